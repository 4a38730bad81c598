"""Tables of dice that are rolled together and cannot be told apart."""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np

Table = np.ndarray[Any, Any]


def rolls(faces: int, dice: int) -> tuple[Table, Table, Table]:
    """Return every roll of some equal dice, sorted; its weight; and the roll that each ordered throw gives.

    The weight is the number of ordered throws that give the roll, what `chance` has to write. The third table has one
    entry per ordered throw, all equally likely: `sample` draws one of them.
    """
    values = list(combinations_with_replacement(range(1, faces + 1), dice))
    weights = [factorial(dice) // prod(factorial(n) for n in Counter(roll).values()) for roll in values]
    of_throw = np.repeat(np.arange(len(values)), weights)
    return np.array(values, np.int8), np.array(weights, np.int64), of_throw


def written(faces: int, dice: int) -> list[str]:
    """Return how each of those rolls is written: `3 4`."""
    return [" ".join(map(str, roll)) for roll in rolls(faces, dice)[0]]
