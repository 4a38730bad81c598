"""Statistics that hold at every look: confidence sequences, luck-adjusted blocks, and what could have been seen.

A confidence sequence covers the true mean at all times at once with probability 1 - alpha. A designer may watch a run
and stop it when the interval says enough; the error rate stays as promised. Two kinds are used:

- `bounded` is for data with known bounds. It bets against every candidate mean (Waudby-Smith and Ramdas, "Estimating
  means of bounded random variables by betting", 2023; here with a mixture of bets of fixed sizes). It is exact.
- `interval` is for data without known bounds, such as ratios. It is the normal mixture of Waudby-Smith et al.,
  "Time-uniform central limit theory", 2021. It is exact in the limit, and used from `FEWEST` data on.
"""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tablee.lab.desk import MOST_LUCK

ALPHA = 0.05  # error rate of everything that one report says, together
FEWEST = 20  # with fewer data, `interval` says nothing
STAKES = 0.9 * 0.5 ** np.arange(9)  # the shares of its capital that a bet may lose
MOST_UNITS = 20_000  # of more data, the means of several are used
EARLY = 16  # a mean that the first part of this many refutes needs no closer look
GRID, STEPS = 32, 12  # points of a grid, then halvings, in the search for the ends of an interval
POWER_Z = 0.8416  # an effect that "could have been seen" is seen with probability 80 %

Numbers = np.ndarray[Any, Any]


class Interval(NamedTuple):
    """The ends of a confidence interval."""

    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Tell whether a value is not in the interval."""
        return value < self.low or value > self.high


# --- confidence sequences --------------------------------------------------------------------------------------


def interval(values: Numbers, alpha: float = ALPHA) -> Interval:
    """Return the interval of the mean of data without known bounds, at the last look."""
    n = len(values)
    if n < FEWEST:
        return Interval(-math.inf, math.inf)
    target = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / n  # narrowest at about this many data
    spread = float(np.std(values, ddof=1))
    grown = n * target + 1
    half = spread * math.sqrt(2 * grown / (n * n * target) * math.log(math.sqrt(grown) / alpha))
    middle = float(np.mean(values))
    return Interval(middle - half, middle + half)


def bounded(values: Numbers, low: float, high: float, alpha: float = ALPHA) -> Interval:
    """Return the interval of the mean of data between `low` and `high`, at the last look.

    It is the intersection of the intervals of all looks, one after each datum.
    """
    if not len(values):
        return Interval(low, high)
    scaled = _in_units((np.asarray(values, float) - low) / (high - low))
    least, most = _end(scaled, alpha), 1 - _end(1 - scaled, alpha)
    return Interval(low + (high - low) * least, low + (high - low) * most)


def evidence(values: Numbers, low: float, high: float, mean: float) -> Numbers:
    """Return the logarithm of the evidence against a mean, after each datum.

    If that is the true mean, it rises to log(1 / alpha) at any look with probability alpha at most.
    """
    scaled, m = (np.asarray(values, float) - low) / (high - low), (mean - low) / (high - low)
    found: Numbers = np.logaddexp(_capital(scaled, m), _capital(1 - scaled, 1 - m)) - math.log(2)
    return found


def _in_units(x: Numbers) -> Numbers:
    """Return the means of equally many consecutive data, so that there are at most `MOST_UNITS`."""
    size = -(-len(x) // MOST_UNITS)
    whole = len(x) // size * size
    found: Numbers = x[:whole].reshape(-1, size).mean(axis=1)
    return found


def _capital(x: Numbers, mean: float) -> Numbers:
    """Return the logarithm of the capital, after each datum, of who bets that the mean is higher than `mean`.

    The capital is spread over small and large bets, so that it grows nearly as with the best of them.
    """
    bets = STAKES / max(mean, 1e-9)
    grown = np.cumsum(np.log1p(bets[:, None] * (x - mean)), axis=1)
    most = grown.max(axis=0)
    found: Numbers = most + np.log(np.exp(grown - most).mean(axis=0))
    return found


def _end(x: Numbers, alpha: float) -> float:
    """Return the lowest mean that bets on a higher one have not refuted.

    The capital falls as the mean rises, or nearly so, since bets depend on the mean. So a coarse grid comes first.
    """
    needed = math.log(2 / alpha)  # each side is refuted with probability alpha / 2

    def refuted(mean: float) -> bool:
        return any(_capital(part, mean).max() >= needed for part in (x[: -(-len(x) // EARLY)], x))

    low, high = 0.0, 1.0
    for cell in range(1, GRID + 1):
        if not refuted(cell / GRID):
            low, high = (cell - 1) / GRID, cell / GRID
            break
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if refuted(middle) else (low, middle)
    return low


def smallest_seen(values: Numbers, ends: Interval) -> float:
    """Return the smallest effect that would have been seen with probability 80 % in as many data."""
    if len(values) < 2:
        return math.inf
    error = float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return (ends.high - ends.low) / 2 + POWER_Z * error


# --- luck ------------------------------------------------------------------------------------------------------

MOST_WEIGHT = 1.0  # the largest share of the luck that is subtracted
MOST_TAKEN = MOST_WEIGHT * MOST_LUCK  # the most that an adjusted result lies below 0 or above 1
DOUBT = 1.0  # as if so much squared luck had been seen for which subtracting all of it was best


def luck_weights(shares: Numbers, luck: Numbers) -> Numbers:
    """Return how much of the luck to subtract in each block: what would have been best in the blocks before it.

    `shares` and `luck` have a row per block. Since the weight is known before a block is played, and luck is zero on
    average whatever happened before, the adjusted results keep their mean.
    """
    apart = shares - shares.mean(axis=1, keepdims=True)
    both, own = (apart * luck).sum(axis=1), (luck * luck).sum(axis=1)
    sums = np.cumsum([both, own], axis=1)
    before = np.concatenate([[[0.0], [0.0]], sums[:, :-1]], axis=1)
    weights: Numbers = np.clip((before[0] + DOUBT) / (before[1] + DOUBT), 0.0, MOST_WEIGHT)
    return weights


def adjusted(shares: Numbers, luck: Numbers) -> Numbers:
    """Return results without luck, a row per block. They are between -`MOST_TAKEN` and 1 + `MOST_TAKEN`."""
    weights = luck_weights(shares, luck)
    found: Numbers = shares - weights[:, None] * luck
    return found


@dataclass(frozen=True)
class Effect:
    """An effect with its interval and what it was computed from."""

    name: str
    value: float
    low: float
    high: float
    raw: float  # the same without luck adjustment
    raw_low: float
    raw_high: float
    smallest: float  # the smallest effect that could have been seen
    saved: float  # part of the variance that luck adjustment removed
    blocks: int

    @property
    def shown(self) -> bool:
        """Tell whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def effect(name: str, shares: Numbers, luck: Numbers | None, column: int, fair: float, alpha: float) -> Effect:
    """Return how much more than its fair share one column got. `shares` and `luck` have a row per block.

    The interval is the luck-adjusted one if there is luck; it has half of `alpha`, and the plain one the other half.
    """
    plain = shares[:, column] - fair
    first = Interval(*bounded(plain, -fair, 1 - fair, alpha if luck is None else alpha / 2))
    found, ends, saved = plain, first, 0.0
    if luck is not None:
        found = adjusted(shares, luck)[:, column] - fair
        ends = bounded(found, -MOST_TAKEN - fair, 1 + MOST_TAKEN - fair, alpha / 2)
        saved = 1 - float(np.var(found)) / max(1e-12, float(np.var(plain)))
    means = float(np.mean(found)) if len(found) else 0.0, float(np.mean(plain)) if len(plain) else 0.0
    return Effect(name, means[0], *ends, means[1], *first, smallest_seen(found, ends), saved, len(plain))
