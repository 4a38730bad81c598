"""Measures what a report tells about a run: estimates with always-valid intervals, from data per unit.

A unit is a block, or several consecutive blocks of a very long run, so that memory stays bounded. Every estimate is a
sum over units divided by another sum. Its interval is the confidence sequence of the mean of the estimate's linear
terms, one per unit (`ratio`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, nan
from typing import Any

import numpy as np
import polars as pl

from tablee.lab import statistics
from tablee.lab.questions import luck_for
from tablee.lab.results import Results
from tablee.lab.schema import file_of

MOST_UNITS = 20_000
MOST_DRAWN = 200_000  # games of which histograms are drawn

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Estimate:
    """An estimate with its interval. Without an interval, it is from -infinity to infinity."""

    value: float
    low: float
    high: float
    smallest: float = inf  # the smallest difference that could have been seen

    def shifted(self, by: float) -> "Estimate":
        """Return the estimate of the value plus `by`."""
        return Estimate(self.value + by, self.low + by, self.high + by, self.smallest)


NOTHING = Estimate(nan, -inf, inf)


def ratio(numerator: Numbers, denominator: Numbers, alpha: float) -> Estimate:
    """Estimate the sum of one array over units divided by that of another."""
    total = float(denominator.sum())
    if total <= 0:
        return NOTHING
    value = float(numerator.sum()) / total
    if np.count_nonzero(denominator) < statistics.FEWEST:
        return Estimate(value, -inf, inf)
    return mean(linear(numerator, denominator), alpha)


def linear(numerator: Numbers, denominator: Numbers) -> Numbers:
    """Return the linear terms of a ratio of sums, one per unit. Their mean is the ratio."""
    value = float(numerator.sum()) / float(denominator.sum())
    terms: Numbers = value + (numerator - value * denominator) / denominator.mean()
    return terms


def mean(terms: Numbers, alpha: float) -> Estimate:
    """Estimate the mean of terms without known bounds."""
    ends = statistics.interval(terms, alpha)
    return Estimate(float(terms.mean()), *ends, statistics.smallest_seen(terms, ends))


def share(numerator: Numbers, denominator: Numbers, alpha: float) -> Estimate:
    """Estimate a share of games or decisions, from 0 to 1.

    If every unit has as many of them, the interval is exact. Otherwise one unit with all and one with none is added, so
    that it stays honest if nothing or all was counted.
    """
    total = float(denominator.sum())
    if total <= 0:
        return NOTHING
    value = float(numerator.sum()) / total
    if np.all(denominator[:-1] == denominator[0]) and denominator[-1] <= denominator[0]:
        parts = numerator[denominator > 0] / denominator[denominator > 0]
        ends = statistics.bounded(parts, 0.0, 1.0, alpha)
        return Estimate(value, min(value, ends.low), max(value, ends.high), statistics.smallest_seen(parts, ends))
    unit = total / np.count_nonzero(denominator)
    both = ratio(np.append(numerator, [unit, 0]), np.append(denominator, [unit, unit]), alpha)
    return Estimate(value, max(0.0, min(value, both.low)), min(1.0, max(value, both.high)), both.smallest)


def explained(both: Numbers, one: Numbers, other: Numbers, alpha: float) -> Estimate:
    """Estimate which part of the variance of one thing another explains, from sums of products and squares."""
    a, b, c = (float(sums.mean()) for sums in (both, one, other))
    if b <= 0 or c <= 0 or len(both) < statistics.FEWEST:
        return NOTHING
    value = a * a / (b * c)
    slope = 2 * (both - a) / a if a else 0 * both
    terms = value * (1 + slope - (one - b) / b - (other - c) / c)  # linear in what each unit adds
    ends = statistics.interval(terms, alpha)
    return Estimate(value, *ends, statistics.smallest_seen(terms, ends))


class Measures:
    """The data of a run by units, each table read once."""

    def __init__(self, results: Results) -> None:
        self.results, self.manifest = results, results.manifest
        self.per_unit = -(-max(1, self.manifest.blocks) // MOST_UNITS)
        self.fair = 1 / self.manifest.seats

    def _unit(self, block: pl.Expr) -> pl.Expr:
        return (block // self.per_unit).alias("unit")

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return the number of games, and of blocks, that were played."""
        found = self.results.table("games").select(pl.len(), pl.col("block").n_unique().alias("blocks")).collect()
        return int(found["len"][0]), int(found["blocks"][0])

    # --- games -------------------------------------------------------------------------------------------------

    @cached_property
    def drawn(self) -> pl.DataFrame:
        """Return the columns that are drawn, of the first games."""
        columns = ["game", "turns", "decisions", "forced", "margin", "lead_changes", "settled", "lowest", "winners"]
        return self.results.table("games").select(*columns, "ending", "plies", "timed_out").head(MOST_DRAWN).collect()

    def games(self, **columns: pl.Expr) -> dict[str, Numbers]:
        """Return the sum of each expression over the games of every unit."""
        sums = [expression.cast(pl.Float64).sum().alias(name) for name, expression in columns.items()]
        lazy = self.results.table("games").group_by(self._unit(pl.col("block"))).agg(pl.len(), *sums)
        return _arrays(lazy.sort("unit").collect())

    # --- seats -------------------------------------------------------------------------------------------------

    @cached_property
    def luck(self) -> bool:
        """Tell whether the run computed luck."""
        return self.manifest.luck

    @cached_property
    def rotating(self) -> bool:
        """Tell whether chance or the rules decide who begins, so that the order of play is not that of the seats."""
        found = self.results.table("seats").select((pl.col("seat") != pl.col("order")).any()).collect()
        return bool(found.item())

    def by_place(self, column: str) -> tuple[Numbers, Numbers | None]:
        """Return the mean share of the win, and the mean luck if known, for every unit and value of a column.

        The column is `order` (the place in the turn order) or `seat`.
        """
        n = self.manifest.seats
        means = [
            pl.col(name).filter(pl.col(column) == place).cast(pl.Float64).mean().alias(f"{name} {place}")
            for name in ("share", luck_for(column))
            for place in range(n)
        ]
        frame = self.results.table("seats").group_by(self._unit(pl.col("block"))).agg(*means).sort("unit").collect()
        found = frame.drop("unit").drop_nulls().to_numpy()
        return found[:, :n], found[:, n:] if self.luck else None

    def by_player(self, players: Sequence[int]) -> tuple[Numbers, Numbers]:
        """Return, for every unit, the sum of the shares of some players, and how many seats they had."""
        where = pl.col("player").is_in(list(players))
        sums = [pl.col("share").filter(where).cast(pl.Float64).sum(), where.cast(pl.Float64).sum().alias("n")]
        found = _arrays(
            self.results.table("seats").group_by(self._unit(pl.col("block"))).agg(*sums).sort("unit").collect()
        )
        return found["share"], found["n"]

    def luck_sums(self) -> dict[str, Numbers]:
        """Return, for every unit, the sums of squares of results and of luck, and of their products."""
        share, luck = pl.col("share").cast(pl.Float64) - self.fair, pl.col("luck").cast(pl.Float64).fill_nan(0)
        sums = [(share**2).sum().alias("results"), (luck**2).sum().alias("luck"), (share * luck).sum().alias("both")]
        lazy = self.results.table("seats").group_by(self._unit(pl.col("block"))).agg(*sums)
        return _arrays(lazy.sort("unit").collect())

    @cached_property
    def winning_points(self) -> float:
        """Return the mean points of the winners."""
        lazy = self.results.table("seats").filter(pl.col("place") == 1).select(pl.col("points").mean())
        return float(lazy.collect().item() or 0)

    def points(self, number: int) -> list[int]:
        """Return the final points of a game, by seat."""
        shard = number // self.manifest.seats // self.manifest.shard_blocks
        rows = pl.scan_parquet(file_of(self.results.folder, "seats", shard)).filter(pl.col("game") == number)
        found = rows.sort("seat").select("points").collect()
        return [int(points) for points in found["points"]]

    # --- components and actions --------------------------------------------------------------------------------

    @cached_property
    def uses(self) -> pl.DataFrame:
        """Return, for every component and unit in which it was used, the users, their results and the games."""
        block = pl.col("game") // self.manifest.seats
        lazy = (
            self.results.table("uses")
            .group_by("component", self._unit(block))
            .agg(
                pl.len().cast(pl.Float64).alias("users"),
                pl.col("game").n_unique().cast(pl.Float64).alias("games"),
                pl.col("count").cast(pl.Float64).sum(),
                pl.col("share").cast(pl.Float64).sum(),
                pl.col("expected").cast(pl.Float64).sum(),
            )
        )
        return lazy.collect(engine="streaming").sort("component", "unit")

    @cached_property
    def actions(self) -> pl.DataFrame:
        """Return how often each bot could choose and chose each action."""
        return self.results.actions


def _arrays(frame: pl.DataFrame) -> dict[str, Numbers]:
    return {name: frame[name].to_numpy() for name in frame.columns}
