"""The actions of Déstorsion: dense numbers, named constructors, written forms.

A block of numbers per kind, seats' first, chance's after. Inside a block the parts count like the digits of a
number, the last one fastest; the constructors below are the only place that knows.
"""

from itertools import combinations_with_replacement
from math import factorial

import numpy as np

from tablee.games.destorsion.box import FACES

FORWARD, BACKWARD = 0, 1
KEEP, LOWER, RAISE = 0, 1, 2  # what a double does to a die
NO_TARGET = 4

PAIRS = np.array(list(combinations_with_replacement(range(1, FACES + 1), 2)), np.int8)
TRIPLES = np.array(list(combinations_with_replacement(range(1, FACES + 1), 3)), np.int8)


def _orderings(values: np.ndarray) -> int:
    """Count the ordered rolls that give these values."""
    ways = factorial(len(values))
    for count in np.unique(values, return_counts=True)[1]:
        ways //= factorial(int(count))
    return ways


PAIR_WEIGHT = np.array([_orderings(pair) for pair in PAIRS], np.int64)
TRIPLE_WEIGHT = np.array([_orderings(triple) for triple in TRIPLES], np.int64)

# Every ordered roll of two or three dice -> its place in PAIRS or TRIPLES.
PAIR_OF = np.repeat(np.arange(len(PAIRS)), PAIR_WEIGHT)
TRIPLE_OF = np.repeat(np.arange(len(TRIPLES)), TRIPLE_WEIGHT)

ROLL = 0  # 2: two dice, three dice
ASSIGN = ROLL + 2  # 6 x 6 x 3: dwarf die, Master die, Side of the third die
DWARF = ASSIGN + FACES * FACES * 3  # 4 x 2 x 3 x 2: target, direction, change, slingshot
MASTER = DWARF + 4 * 2 * 3 * 2  # 2 x 3: direction, change
ORDER = MASTER + 2 * 3  # 2: effect A first, effect B first
EFFECT_A = ORDER + 2  # 5: target, or none
EFFECT_B = EFFECT_A + 5  # 4 x 2 + 1: target and direction, or none
DIE = EFFECT_B + 9  # chance, 6: a die for the first player
TWO_DICE = DIE + FACES  # chance, 21
THREE_DICE = TWO_DICE + len(PAIRS)  # chance, 56
N_ACTIONS = THREE_DICE + len(TRIPLES)

MAX_CHOICES = len(TRIPLES)


def roll(n_dice):
    """Roll two or three dice."""
    return ROLL + n_dice - 2


def assign(dwarf_die, master_die, side):
    """Give one die to a dwarf, one to the Master, and the third to a side."""
    return ASSIGN + ((dwarf_die - 1) * FACES + master_die - 1) * 3 + side


def move_dwarf(target, direction, change, sling):
    """Move a dwarf."""
    return DWARF + ((target * 2 + direction) * 3 + change) * 2 + sling


def move_master(direction, change):
    """Move the Master."""
    return MASTER + direction * 3 + change


def order(b_first):
    """Settle effect A or effect B first."""
    return ORDER + b_first


def effect_a(target):
    """Send a dwarf back, or `NO_TARGET`."""
    return EFFECT_A + target


def effect_b(target, direction):
    """Send a dwarf back or forward, or `NO_TARGET` (then forward)."""
    return EFFECT_B + target * 2 + direction


def die(value):
    """Chance: one die for the first player."""
    return DIE + value - 1


CHANGES = ("", " -2", " +2")
DIRECTIONS = ("forward", "backward")
SIDES = ("", " dwarf", " master")


def written(action: int) -> str:
    """Return the written form of an action."""
    if action < ASSIGN:
        return f"roll {action - ROLL + 2}"
    if action < DWARF:
        dice, side = divmod(action - ASSIGN, 3)
        return f"assign {dice // FACES + 1} {dice % FACES + 1}{SIDES[side]}"
    if action < MASTER:
        rest, sling = divmod(action - DWARF, 2)
        rest, change = divmod(rest, 3)
        target, direction = divmod(rest, 2)
        return f"dwarf {target} {DIRECTIONS[direction]}{CHANGES[change]}{' sling' if sling else ''}"
    if action < ORDER:
        direction, change = divmod(action - MASTER, 3)
        return f"master {DIRECTIONS[direction]}{CHANGES[change]}"
    if action < EFFECT_A:
        return f"order {'ab'[action - ORDER]}"
    if action < EFFECT_B:
        target = action - EFFECT_A
        return "effect-a none" if target == NO_TARGET else f"effect-a {target}"
    if action < DIE:
        target, direction = divmod(action - EFFECT_B, 2)
        return "effect-b none" if target == NO_TARGET else f"effect-b {target} {'-3' if direction else '+3'}"
    if action < TWO_DICE:
        return f"die {action - DIE + 1}"
    if action < THREE_DICE:
        values = PAIRS[action - TWO_DICE]
    else:
        values = TRIPLES[action - THREE_DICE]
    return "dice " + " ".join(map(str, values))
