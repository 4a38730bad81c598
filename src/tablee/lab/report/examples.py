"""Chooses saved games that show what a report says, and makes their records."""

import base64
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import polars as pl

from tablee.lab.report.measures import Measures

EACH = 3  # games for each finding


@dataclass(frozen=True)
class Example:
    """A game that shows something: its number, and the message that says what it shows."""

    number: int
    why: str
    args: dict[str, Any]


def href(record: str) -> str:
    """Return the address of a record that is part of the page."""
    return "data:text/plain;charset=utf-8;base64," + base64.b64encode(record.encode()).decode()


def points_of(record: str) -> list[int]:
    """Return the final points that a record notes."""
    ends = [line for line in record.splitlines() if line.startswith("end ")]
    return [int(word) for word in ends[-1].split()[1:]] if ends else []


class Examples:
    """Finds games in the results. Among equals, the first game is taken."""

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self.finished = measures.results.table("games").filter(~pl.col("timed_out"))

    def _first(self, lazy: pl.LazyFrame, by: str | pl.Expr, *, descending: bool = False, most: int = 1) -> pl.DataFrame:
        return lazy.sort([by, "game"], descending=[descending, False]).head(most).collect()

    def _pick(self, why: str, lazy: pl.LazyFrame, by: str | pl.Expr, column: str, **more: Any) -> list[Example]:
        """Return the first game of an order, told with one of its columns."""
        rows = self._first(lazy, by, **more).rows(named=True)
        return [Example(row["game"], why, {"value": row[column]}) for row in rows]

    def seats(self, column: str, place: int, better: bool) -> list[Example]:
        """Return games that the better place won, or the worse place lost, by the most points."""
        seats = self.measures.results.table("seats").filter(pl.col(column) == place)
        sole = self.finished.filter(pl.col("winners") == 1).select("game", "margin")
        joined = seats.filter(pl.col("share") == (1 if better else 0)).join(sole, on="game")
        why = "game-place-won" if better else "game-place-lost"
        rows = self._first(joined, "margin", descending=True, most=EACH).rows(named=True)
        return [Example(row["game"], why, {"value": row["margin"], "by": column, "place": place + 1}) for row in rows]

    def length(self) -> list[Example]:
        """Return the shortest game, a usual one and the longest."""
        median = float(self.measures.drawn["decisions"].median() or 0)  # type: ignore[arg-type]
        games = self.finished
        return [
            *self._pick("game-shortest", games, "decisions", "decisions"),
            *self._pick("game-usual", games, (pl.col("decisions") - median).abs(), "decisions"),
            *self._pick("game-longest", games, "decisions", "decisions", descending=True),
        ]

    def endings(self, endings: list[int]) -> list[Example]:
        """Return a game for each of the first endings; several of the same if there are few endings."""
        found: list[Example] = []
        for ending in endings[:EACH]:
            most = EACH if len(endings) == 1 else 2 if len(endings) == 2 and ending == endings[0] else 1
            games = self.finished.filter(pl.col("ending") == ending)
            found += self._pick("game-ending", games, "game", "ending", most=most)
        return found

    def closeness(self) -> list[Example]:
        """Return the game with the smallest margin, a tie if there is one, and the game with the largest margin."""
        sole = self.finished.filter(pl.col("winners") == 1)
        ties = self._pick("game-tie", self.finished.filter(pl.col("winners") > 1), "game", "winners")
        tight = self._pick("game-tight", sole.filter(pl.col("margin") >= 0), "margin", "margin", most=1 if ties else 2)
        return [*tight, *ties, *self._pick("game-clear", sole, "margin", "margin", descending=True)]

    def course(self) -> list[Example]:
        """Return the greatest comeback, the game with the most changes of the lead, and the earliest settled."""
        followed = pl.col("game") < self.measures.manifest.use_games
        sole = self.finished.filter((pl.col("winner") >= 0) & followed & pl.col("lowest").is_not_nan())
        return [
            *self._pick("game-comeback", sole, "lowest", "lowest"),
            *self._pick("game-changes", sole, "lead_changes", "lead_changes", descending=True),
            *self._pick("game-settled", sole, "settled", "settled"),
        ]

    def luck(self) -> list[Example]:
        """Return the luckiest winner, the unluckiest winner, and the luckiest loser."""
        seats = self.measures.results.table("seats").filter(pl.col("luck").is_not_nan())
        won, lost = seats.filter(pl.col("share") == 1), seats.filter(pl.col("share") == 0)
        return [
            *self._pick("game-lucky-winner", won, "luck", "luck", descending=True),
            *self._pick("game-unlucky-winner", won, "luck", "luck"),
            *self._pick("game-lucky-loser", lost, "luck", "luck", descending=True),
        ]

    def using(self, component: int) -> list[Example]:
        """Return games in which one seat used a component most; those that it won come first."""
        uses = self.measures.results.table("uses").filter(pl.col("component") == component)
        rows = uses.sort(["share", "count", "game"], descending=[True, True, False]).head(EACH).collect()
        return [
            Example(row["game"], "game-used", {"count": row["count"], "seat": row["seat"], "share": row["share"]})
            for row in rows.unique("game", maintain_order=True).rows(named=True)
        ]

    def bots(self, best: list[int], worst: list[int]) -> list[Example]:
        """Return the clearest wins of the best bot, and one of the weakest bot."""
        sole = self.finished.filter(pl.col("winners") == 1).select("game", "margin")
        won = self.measures.results.table("seats").filter(pl.col("share") == 1).join(sole, on="game")
        strong, weak = (won.filter(pl.col("player").is_in(players)) for players in (best, worst))
        return [
            *self._pick("game-strong", strong, "margin", "margin", descending=True, most=EACH - 1),
            *self._pick("game-upset", weak, "margin", "margin", descending=True),
        ]


Records = Callable[[int], str]  # makes the record of a game from its number
