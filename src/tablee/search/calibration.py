"""Turns the estimates of searches into chances that one can believe, by a map fitted to the results of games.

A game's `calibration.toml` holds rising curves for each number of seats: what was `said` of the seat to decide, and
what `came` of it. Its chance is read off the curve, and the other seats share the rest in proportion to their
estimates. A curve is about the seat to decide because a search is partial to it: among its choices the search prefers
those that it overestimates. The bar has a curve of its own, because its searches are smaller than those of a hint.
`benchmarks/calibration.py` measures and fits. Bots choose by the estimates themselves; only what people are shown is
calibrated.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np

from tablee.core.position import Position

FILE = "calibration.toml"
HINT, BAR = "hint", "bar"  # what shows chances, and the names of the curves


@dataclass(frozen=True)
class Curve:
    """A map from estimated to believable chances: straight lines from (0, 0) through points to (1, 1)."""

    said: tuple[float, ...] = ()
    came: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        for numbers in (self.said, self.came):
            whole = (0.0, *numbers, 1.0)
            if any(a >= b for a, b in pairwise(whole)):
                raise ValueError(f"a curve must rise from 0 to 1: {numbers}")
        if len(self.said) != len(self.came):
            raise ValueError("a curve needs as many points that came as were said")

    def __call__(self, chances: Sequence[float], decider: int) -> list[float]:
        """Return the chances of all seats as they should be shown, when the seat `decider` is to decide."""
        shown = float(np.interp(chances[decider], (0.0, *self.said, 1.0), (0.0, *self.came, 1.0)))
        others = sum(chances) - chances[decider]
        scale = (1 - shown) / others if others > 0 else 0.0
        return [shown if seat == decider else chance * scale for seat, chance in enumerate(chances)]


def calibrated(position: Position, chances: Sequence[float], decider: int, shown_in: str) -> list[float]:
    """Return every seat's chance to win as people are shown it, from the estimates of a search for `decider`.

    `shown_in` is `HINT` or `BAR`. If nobody is to decide any more, the chances are the result and stay as they are.
    """
    if decider < 0:
        return list(chances)
    return curves(position.game.folder).get((position.seats, shown_in), Curve())(chances, decider)


@cache
def curves(folder: Path) -> dict[tuple[int, str], Curve]:
    """Return a game's curves by the number of seats and by what shows them. Without a file, estimates are unchanged."""
    path = folder / FILE
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {
        (int(seats), source): Curve(tuple(curve["said"]), tuple(curve["came"]))
        for seats, sources in found.items()
        for source, curve in sources.items()
    }
