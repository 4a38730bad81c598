"""The actions of Déstorsion. Their numbers, constructors, readers and written forms follow from these declarations.

Each block gives its first number, a constructor and a reader: `roll(3)` is an action, `dice_count_of(roll(3))` is 3.
"""

from tablee.core import dice
from tablee.core.actions import Actions, Part
from tablee.games.destorsion.box import FACES, MAX_SEATS

FORWARD, BACKWARD = 0, 1
DIRECTIONS = ("forward", "backward")
KEEP, LOWER, RAISE = 0, 1, 2  # what a player does with one die of a double
A_FIRST, B_FIRST = 0, 1

PAIRS, PAIR_WEIGHT, PAIR_OF_THROW = dice.rolls(FACES, 2)
TRIPLES, TRIPLE_WEIGHT, TRIPLE_OF_THROW = dice.rolls(FACES, 3)

TARGET = Part("target", range(MAX_SEATS))
DIRECTION = Part("direction", range(2), DIRECTIONS)
CHANGE = Part("change", range(3), ("", "-2", "+2"))
VALUES = range(1, FACES + 1)

ACTIONS = Actions(__name__)

# The decisions of the active player, in the order of a turn. `side` tells to which movement the third die is added.
ROLL, roll, dice_count_of = ACTIONS.block("roll", Part("dice", range(2, 4)))
ASSIGN, assign, assignment_of = ACTIONS.block(
    "assign", Part("dwarf", VALUES), Part("master", VALUES), Part("side", range(3), ("", "dwarf", "master"))
)
DWARF, move_dwarf, dwarf_move_of = ACTIONS.block(
    "dwarf", TARGET, DIRECTION, CHANGE, Part("sling", range(2), ("", "sling"))
)
MASTER, move_master, master_move_of = ACTIONS.block("master", DIRECTION, CHANGE)
ORDER, order, order_of = ACTIONS.block("order", Part("first", range(2), ("a", "b")))
EFFECT_A, effect_a, effect_a_of = ACTIONS.block("effect-a", TARGET)
EFFECT_A_NONE, effect_a_none, _ = ACTIONS.block("effect-a none")
EFFECT_B, effect_b, effect_b_of = ACTIONS.block("effect-b", TARGET, Part("direction", range(2), ("+3", "-3")))
EFFECT_B_NONE, effect_b_none, _ = ACTIONS.block("effect-b none")

# The outcomes of chance. A roll of several dice is given by its index in PAIRS or TRIPLES.
DIE, die, die_of = ACTIONS.block("die", Part("value", VALUES), chance=True)
TWO_DICE, two_dice, pair_of = ACTIONS.block(
    "dice", Part("roll", range(len(PAIRS)), dice.written(FACES, 2)), name="two-dice", chance=True
)
THREE_DICE, three_dice, triple_of = ACTIONS.block(
    "dice", Part("roll", range(len(TRIPLES)), dice.written(FACES, 3)), name="three-dice", chance=True
)
