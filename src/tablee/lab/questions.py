"""Questions about a run, or about two runs with the same seeds, answered with an effect and an interval each."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import polars as pl

from tablee.core.errors import TableeError
from tablee.lab.results import Results
from tablee.lab.statistics import (
    ALPHA,
    MOST_TAKEN,
    Effect,
    Numbers,
    adjusted,
    bounded,
    effect,
    interval,
    smallest_seen,
)

BY = ("seat", "order", "player")


def luck_for(column: str) -> str:
    """Return the column of luck that may be subtracted when results are grouped by a column.

    Luck is zero on average only if the group is known before the draw. A roll for the first turn decides the order of
    play, so its luck is part of what the order is worth.
    """
    return "later_luck" if column == "order" else "luck"


def by_block(results: Results, column: str, values: Iterable[int]) -> tuple[Numbers, Numbers | None]:
    """Return the mean share, and the mean luck if it was computed, of each value of a column in every block.

    Each is a table with a row per block. A value that does not occur in a block counts as a fair share without luck.
    """
    assert column in BY
    seats, luck = results.manifest.seats, luck_for(column)
    table = results.table("seats").group_by("block", column).agg(pl.col("share", luck).cast(pl.Float64).mean())
    found = table.sort("block").collect()
    blocks, place = np.unique(found["block"].to_numpy(), return_inverse=True)
    made = {}
    for name, other in (("share", 1 / seats), (luck, 0.0)):
        cells = np.full((len(blocks), seats), other)
        which = found[column].to_numpy()
        cells[place[which >= 0], which[which >= 0]] = found[name].to_numpy()[which >= 0]
        made[name] = cells[:, list(values)]
    return made["share"], made[luck] if results.manifest.luck else None


def seat_effects(results: Results, column: str = "seat", alpha: float = ALPHA) -> list[Effect]:
    """Return how much more than a fair share every seat got, or every place in the order of play, or every player.

    The error rate `alpha` is shared by all of them.
    """
    seats = results.manifest.seats
    shares, luck = by_block(results, column, range(seats))
    return [effect(f"{column} {i}", shares, luck, i, 1 / seats, alpha / seats) for i in range(seats)]


# --- two runs --------------------------------------------------------------------------------------------------

PER_GAME = {  # what is compared: the mean per game of these columns
    "decisions": pl.col("decisions"),
    "turns": pl.col("turns"),
    "choices per decision": pl.col("choices") / pl.col("decisions").clip(1),
    "shared wins": (pl.col("winners") > 1).cast(pl.Float64),
    "margin": pl.col("margin"),
    "lead changes": pl.col("lead_changes"),
    "settled at": pl.col("settled").fill_nan(None),
    "winner's lowest share": pl.col("lowest").fill_nan(None),
}


@dataclass(frozen=True)
class Difference:
    """How much larger something is in the second run than in the first."""

    name: str
    first: float
    second: float
    low: float
    high: float
    smallest: float  # the smallest difference that could have been seen

    @property
    def value(self) -> float:
        """Return the difference."""
        return self.second - self.first

    @property
    def shown(self) -> bool:
        """Tell whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def compare(first: Results, second: Results, alpha: float = ALPHA) -> list[Difference]:
    """Compare two runs block by block. Their blocks have the same seeds, so much of the luck is the same in both.

    The error rate is shared equally by all questions (Bonferroni), so it holds for all of them together.
    """
    one, two = first.manifest, second.manifest
    for name in ("game", "seats", "seed"):
        if vars(one)[name] != vars(two)[name]:
            raise TableeError(
                f"Only runs with the same {name} can be compared: {first.folder} has {vars(one)[name]!r}, "
                f"{second.folder} has {vars(two)[name]!r}."
            )
    for run in (first, second):
        run.check()
        if not run.done:
            raise TableeError(f"{run.folder} holds no finished games yet.")
    ways = sorted({**one.endings, **two.endings})
    measures = PER_GAME | {
        f"ending {one.endings.get(way, way)}": (pl.col("ending") == way).cast(pl.Float64) for way in ways
    }
    asked: list[tuple[str, Numbers, Numbers, bool]] = []
    for name, column in measures.items():
        pair = _paired(first, second, column)
        if len(pair) and (pair[:, 0].any() or pair[:, 1].any()):
            asked.append((name, pair[:, 0], pair[:, 1], False))
    for by in BY if one.bots != two.bots or len(set(one.bots)) > 1 else BY[:2]:
        asked += _share_questions(first, second, by)
    each = alpha / max(1, len(asked))
    return [_difference(*question, each) for question in asked]


def _paired(first: Results, second: Results, column: pl.Expr) -> Any:
    """Return the block means of a column in both runs, for the blocks that both have."""
    tables = [
        run.table("games").group_by("block").agg(column.mean().cast(pl.Float64).alias("x")) for run in (first, second)
    ]
    joined = tables[0].join(tables[1], on="block").drop_nulls().sort("block").collect()
    return joined.select("x", "x_right").to_numpy()


def _share_questions(first: Results, second: Results, column: str) -> list[tuple[str, Numbers, Numbers, bool]]:
    seats = first.manifest.seats
    parts = [by_block(run, column, range(seats)) for run in (first, second)]
    n = min(len(shares) for shares, _ in parts)
    without = [s[:n] if luck is None else adjusted(s[:n], luck[:n]) for s, luck in parts]
    return [(f"win share of {column} {i + 1}", without[0][:, i], without[1][:, i], True) for i in range(seats)]


def _difference(name: str, one: Numbers, two: Numbers, is_share: bool, alpha: float) -> Difference:
    change = two - one
    most = 1 + 2 * MOST_TAKEN
    ends = bounded(change, -most, most, alpha) if is_share else interval(change, alpha)
    return Difference(name, float(one.mean()), float(two.mean()), *ends, smallest_seen(change, ends))
