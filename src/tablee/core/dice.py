"""Tables for rolling several identical dice."""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np

Table = np.ndarray[Any, Any]


def rolls(faces: int, dice: int) -> tuple[Table, Table, Table]:
    """Return three tables: all rolls of identical dice, the weight of each roll, and the roll of each ordered throw.

    A roll lists its values in ascending order. Its weight is the number of ordered throws that give it; `chance` writes
    these weights. The third table has one entry per ordered throw. As all throws are equally likely, `sample` can draw
    one of them.
    """
    values = list(combinations_with_replacement(range(1, faces + 1), dice))
    weights = [factorial(dice) // prod(factorial(n) for n in Counter(roll).values()) for roll in values]
    of_throw = np.repeat(np.arange(len(values)), weights)
    return np.array(values, np.int8), np.array(weights, np.int64), of_throw


def written(faces: int, dice: int) -> list[str]:
    """Return the written form, such as `3 4`, of each roll that `rolls` lists."""
    return [" ".join(map(str, roll)) for roll in rolls(faces, dice)[0]]
