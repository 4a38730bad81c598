"""The actions of Dice Race. Each declaration gives the first number, a constructor, a reader and the written forms."""

from tablee.core import dice
from tablee.core.actions import Actions, Part

from .box import FACES

PAIRS, PAIR_WEIGHT, _ = dice.rolls(FACES, 2)

ACTIONS = Actions(__name__)

# The actions of seats must be declared before those of chance.
ROLL, roll, dice_chosen = ACTIONS.block("roll", Part("count", range(1, 3)))

DIE, die, die_shown = ACTIONS.block("die", Part("value", range(1, FACES + 1)), chance=True)
DICE, pair, pair_shown = ACTIONS.block("dice", Part("roll", range(len(PAIRS)), dice.written(FACES, 2)), chance=True)
