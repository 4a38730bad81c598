"""The actions of Déstorsion, declared: numbers, constructors, parts and written forms follow."""

from tablee.core import dice
from tablee.core.actions import Actions, Part
from tablee.games.destorsion.box import FACES, MAX_SEATS

FORWARD, BACKWARD = 0, 1
KEEP, LOWER, RAISE = 0, 1, 2  # what a double does to a die
NO_TARGET = MAX_SEATS

PAIRS, PAIR_WEIGHT, PAIR_OF = dice.rolls(FACES, 2)
TRIPLES, TRIPLE_WEIGHT, TRIPLE_OF = dice.rolls(FACES, 3)

DIRECTIONS = ("forward", "backward")
DIRECTION = Part("direction", range(2), DIRECTIONS)
CHANGE = Part("change", range(3), ("", "-2", "+2"))

ACTIONS = Actions(__name__)

ROLL, roll, dice_chosen = ACTIONS.block("roll", Part("dice", range(2, 4)))
# One die to a dwarf, one to the Master, and where the third goes (a `Side`).
ASSIGN, assign, dice_assigned = ACTIONS.block(
    "assign",
    Part("dwarf", range(1, FACES + 1)),
    Part("master", range(1, FACES + 1)),
    Part("side", range(3), ("", "dwarf", "master")),
)
DWARF, move_dwarf, dwarf_moved = ACTIONS.block(
    "dwarf", Part("target", range(MAX_SEATS)), DIRECTION, CHANGE, Part("sling", range(2), ("", "sling"))
)
MASTER, move_master, master_moved = ACTIONS.block("master", DIRECTION, CHANGE)
ORDER, order, effect_first = ACTIONS.block("order", Part("b_first", range(2), ("a", "b")))
# Send a dwarf back, or nobody.
EFFECT_A, effect_a, effect_a_target = ACTIONS.block(
    "effect-a", Part("target", range(MAX_SEATS + 1), [*map(str, range(MAX_SEATS)), "none"])
)
# Send a dwarf forward or back, or nobody.
EFFECT_B, effect_b, effect_b_parts = ACTIONS.block(
    "effect-b", Part("target", range(MAX_SEATS)), Part("direction", range(2), ("+3", "-3"))
)
EFFECT_B_NONE, effect_b_none, _ = ACTIONS.block("effect-b none")

DIE, die, die_shown = ACTIONS.block("die", Part("value", range(1, FACES + 1)), chance=True)
TWO_DICE, two_dice, pair_rolled = ACTIONS.block(
    "dice", Part("roll", range(len(PAIRS)), dice.written(FACES, 2)), name="two-dice", chance=True
)
THREE_DICE, three_dice, triple_rolled = ACTIONS.block(
    "dice", Part("roll", range(len(TRIPLES)), dice.written(FACES, 3)), name="three-dice", chance=True
)
