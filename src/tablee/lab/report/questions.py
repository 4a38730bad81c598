"""The questions of a report, their thresholds, and the rule that turns an interval into a verdict.

All intervals of one report hold together with probability 1 - `ERROR_RATE`, however often and whenever somebody looks:
the error rate is divided equally among the questions, and a question divides its part equally among its intervals.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import inf, isnan
from typing import Any

import polars as pl

from tablee.core.game import Game
from tablee.lab import statistics
from tablee.lab.report.components import Chosen, Used, chosen_actions, measured, used_components
from tablee.lab.report.measures import NOTHING, Estimate, Measures, explained, ratio, share

ERROR_RATE = statistics.ALPHA


@dataclass(frozen=True)
class Thresholds:
    """What passes. These are defaults for a family game; every page shows the ones it was made with."""

    seats: float = 0.03  # the chance to win at each place in the turn order differs from a fair share by at most this
    minutes: float = 0.25  # the mean length differs from the time on the box by at most this part of it
    long: float = 0.05  # at most this share of the games lasts more than twice as long as the median
    unfinished: float = 0.005  # at most this share of the games does not end
    endings: float = 0.01  # each way to end happens in at least this share of the games
    ties: float = 0.05  # at most this share of the games has several winners
    close: float = 0.25  # at least this share of the games is close ...
    close_margin: float = 0.10  # ... which means a margin of at most this part of the winners' mean points
    runaway: float = 0.50  # at most this share of the games is settled in the first half
    comebacks: float = 0.10  # in at least this share, the winner once had less than half of a fair chance
    luck: float = 0.75  # chance explains at most this share of the variance of results
    dead: float = 0.01  # each component is used in at least this share of the games
    dominant: float = 0.10  # nobody who uses a component wins more than this above expectation
    dead_action: float = 0.005  # each action is chosen at least this often where it is one of several
    dominant_action: float = 0.95  # and at most this often
    skill: float = 0.05  # the best bot wins at least this much more than a fair share
    turn: float = 15.0  # seconds that a turn takes ...
    choice: float = 5.0  # ... with so many more for each decision among several choices ...
    handling: float = 2.0  # ... and for each roll, draw or forced decision


class Verdict(StrEnum):
    """What a report says about a question. `TOLD` is for information without a threshold."""

    PASS = "pass"
    FAIL = "fail"
    NOT_SHOWN = "not-shown"
    TOLD = "told"


@dataclass(frozen=True)
class Answer:
    """The answer to a question: the verdict, and the estimate that decided it."""

    question: str
    section: str
    verdict: Verdict
    estimate: Estimate
    low: float = -inf  # the estimate passes from here ...
    high: float = inf  # ... to here
    unit: str = "percent"  # how the numbers are written: percent, points (of a hundred) or minutes
    args: Mapping[str, Any] = field(default_factory=dict)  # for the sentences


def verdict(estimate: Estimate, low: float, high: float) -> Verdict:
    """Pass if the whole interval passes, fail if nothing of it does."""
    if estimate.low >= low and estimate.high <= high:
        return Verdict.PASS
    return Verdict.FAIL if estimate.high < low or estimate.low > high else Verdict.NOT_SHOWN


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the verdict over several things that must all pass."""
    found = set(verdicts)
    return next((v for v in (Verdict.FAIL, Verdict.NOT_SHOWN, Verdict.PASS) if v in found), Verdict.NOT_SHOWN)


class Inquiry:
    """Asks all questions about a run. What sections need besides the answers is kept in fields."""

    def __init__(self, measures: Measures, game: Game, limits: Thresholds) -> None:
        self.measures, self.manifest, self.game, self.limits = measures, measures.manifest, game, limits
        self.bots = sorted(set(self.manifest.bots), key=self.manifest.bots.index)
        asked: list[Callable[[], Answer]] = [self.seats, self.minutes, self.long, self.unfinished]
        asked += [self.endings] if len(self._endings()) > 1 else []
        asked += [self.ties, self.close]
        asked += [self.runaway, self.comebacks] if self.manifest.use_games else []
        asked += [self.luck] if measures.luck else []
        asked += [self.dead, self.dominant] if self.manifest.use_games and measured(measures, game) else []
        asked += [self.dead_actions, self.dominant_actions]
        asked += [self.skill] if len(self.bots) > 1 else []
        self.alpha = ERROR_RATE / len(asked)
        self.places: dict[str, list[statistics.Effect]] = {}  # by place in the turn order, and perhaps by seat
        self.ending_shares: dict[int, Estimate] = {}
        self.components: list[Used] = []
        self.chosen: list[Chosen] = []
        self.shares: dict[str, Estimate] = {}  # by bot
        self.answers = [ask() for ask in asked]

    def _share(self, question: str, section: str, *, low: float = -inf, high: float = inf, **more: Any) -> Answer:
        """Answer a question about a share of games. `of` and `among` are expressions over games."""
        of, among = more.pop("of"), more.pop("among", pl.col("game") >= 0)
        sums = self.measures.games(of=of & among, among=among)
        found = share(sums["of"], sums["among"], self.alpha)
        return Answer(question, section, verdict(found, low, high), found, low, high, args=more)

    # --- seats -------------------------------------------------------------------------------------------------

    def seats(self) -> Answer:
        """Ask whether every place in the turn order has the same chance."""
        n, fair, limit = self.manifest.seats, self.measures.fair, self.limits.seats
        columns = ("order", "seat") if self.measures.rotating else ("order",)
        for column in columns:
            shares, luck = self.measures.by_place(column)
            alpha = self.alpha / n / len(columns)
            self.places[column] = [statistics.effect(str(i), shares, luck, i, fair, alpha) for i in range(n)]
        found = {
            (column, i): Estimate(one.value, one.low, one.high, one.smallest)
            for column, effects in self.places.items()
            for i, one in enumerate(effects)
        }
        said = {place: verdict(one, -limit, limit) for place, one in found.items()}
        rank = {Verdict.FAIL: 2, Verdict.NOT_SHOWN: 1, Verdict.PASS: 0}
        place = max(found, key=lambda place: (rank[said[place]], abs(found[place].value)))
        args = {"by": place[0], "place": place[1] + 1, "rate": fair + found[place].value, "fair": fair}
        return Answer("seats", "seats", worst(said.values()), found[place], -limit, limit, "points", args)

    # --- length ------------------------------------------------------------------------------------------------

    @property
    def minutes_expression(self) -> pl.Expr:
        """Return the estimated minutes of a game."""
        free, times = pl.col("decisions") - pl.col("forced"), self.limits
        seconds = pl.col("turns") * times.turn + free * times.choice + (pl.col("plies") - free) * times.handling
        return seconds / 60

    def minutes(self) -> Answer:
        """Ask whether a game takes as long as the box says."""
        sums = self.measures.games(minutes=self.minutes_expression)
        found = ratio(sums["minutes"], sums["len"], self.alpha)
        said, part = self.game.about.minutes, self.limits.minutes
        if said is None:
            return Answer("minutes", "length", Verdict.TOLD, found, unit="minutes", args={"box": 0})
        low, high = said * (1 - part), said * (1 + part)
        return Answer("minutes", "length", verdict(found, low, high), found, low, high, "minutes", {"box": said})

    def long(self) -> Answer:
        """Ask whether some games last far longer than usual."""
        median = float(self.measures.drawn["decisions"].median() or 0)  # type: ignore[arg-type]
        of = pl.col("decisions") > 2 * median
        return self._share("long", "length", of=of, high=self.limits.long, decisions=2 * median)

    # --- the end -----------------------------------------------------------------------------------------------

    def _endings(self) -> list[int]:
        """Return the ways to end, by number, without the one that stands for a game that goes on."""
        return [number for number in self.manifest.endings if number > 0]

    def unfinished(self) -> Answer:
        """Ask whether every game ends."""
        limit = self.manifest.limit
        return self._share("unfinished", "endings", of=pl.col("timed_out"), high=self.limits.unfinished, limit=limit)

    def endings(self) -> Answer:
        """Ask whether each way to end happens."""
        alpha = self.alpha / len(self._endings())
        sums = self.measures.games(**{str(e): pl.col("ending") == e for e in self._endings()})
        self.ending_shares = {e: share(sums[str(e)], sums["len"], alpha) for e in self._endings()}
        rarest = min(self.ending_shares, key=lambda e: self.ending_shares[e].value)
        low = self.limits.endings
        said = worst(verdict(share, low, inf) for share in self.ending_shares.values())
        return Answer("endings", "endings", said, self.ending_shares[rarest], low, args={"ending": rarest})

    # --- closeness and the course of a game --------------------------------------------------------------------

    def ties(self) -> Answer:
        """Ask how often the win is shared."""
        return self._share("ties", "closeness", of=pl.col("winners") > 1, high=self.limits.ties)

    @property
    def close_margin(self) -> float:
        """Return the largest margin of a close game, in points."""
        return float(max(1, round(self.limits.close_margin * abs(self.measures.winning_points))))

    def close(self) -> Answer:
        """Ask how often the game is close."""
        margin = self.close_margin
        of, among = pl.col("margin") <= margin, ~pl.col("timed_out")
        return self._share("close", "closeness", of=of, among=among, low=self.limits.close, margin=margin)

    @property
    def _followed(self) -> pl.Expr:
        """Tell whether a game has a single winner and was followed in detail."""
        return (pl.col("winner") >= 0) & (pl.col("game") < self.manifest.use_games)

    def runaway(self) -> Answer:
        """Ask how often the winner is settled in the first half."""
        of, among = pl.col("settled") < 0.5, self._followed
        return self._share("runaway", "course", of=of, among=among, high=self.limits.runaway)

    def comebacks(self) -> Answer:
        """Ask how often somebody wins who once had less than half of a fair chance."""
        bound = self.measures.fair / 2
        of, among = pl.col("lowest").fill_nan(1) < bound, self._followed
        return self._share("comebacks", "course", of=of, among=among, low=self.limits.comebacks, bound=bound)

    # --- luck and skill ----------------------------------------------------------------------------------------

    def luck(self) -> Answer:
        """Ask how much of the result is luck."""
        sums = self.measures.luck_sums()
        found = explained(sums["both"], sums["results"], sums["luck"], self.alpha)
        return Answer("luck", "luck", verdict(found, -inf, self.limits.luck), found, high=self.limits.luck)

    def skill(self) -> Answer:
        """Ask whether better bots win more often."""
        fair, alpha = self.measures.fair, self.alpha / len(self.bots)
        for bot in self.bots:
            players = [player for player, word in enumerate(self.manifest.bots) if word == bot]
            self.shares[bot] = ratio(*self.measures.by_player(players), alpha)
        best = max(self.shares, key=lambda bot: self.shares[bot].value)
        found, low = self.shares[best].shifted(-fair), self.limits.skill
        args = {"bot": best, "rate": self.shares[best].value, "fair": fair}
        return Answer("skill", "bots", verdict(found, low, inf), found, low, unit="points", args=args)

    # --- components and actions --------------------------------------------------------------------------------

    def dead(self) -> Answer:
        """Ask whether each component is used."""
        self.components = used_components(self.measures, self.game, self.alpha)
        return _all_pass("dead", "components", {c.index: c.games for c in self.components}, low=self.limits.dead)

    def dominant(self) -> Answer:
        """Ask whether a component wins the game for those who use it."""
        effects = {c.index: c.effect for c in self.components if c.users}
        return _all_pass("dominant", "components", effects, high=self.limits.dominant, unit="points")

    def dead_actions(self) -> Answer:
        """Ask whether some action is never chosen though it is possible."""
        self.chosen = chosen_actions(self.measures, self.game, self.alpha)
        rates = {i: c.rate for i, c in enumerate(self.chosen) if not c.large or c.rate.value == 0}
        return _all_pass("dead-actions", "actions", rates, low=self.limits.dead_action)

    def dominant_actions(self) -> Answer:
        """Ask whether some action is always chosen though there is another."""
        rates = {i: c.rate for i, c in enumerate(self.chosen) if not c.large}
        return _all_pass("dominant-actions", "actions", rates, high=self.limits.dominant_action)


def _all_pass(
    question: str,
    section: str,
    found: Mapping[int, Estimate],
    *,
    low: float = -inf,
    high: float = inf,
    unit: str = "percent",
) -> Answer:
    """Answer a question that every thing must pass, by the thing that is surest to be the furthest off."""
    if not found:
        return Answer(question, section, Verdict.NOT_SHOWN, NOTHING, low, high, unit, {"failed": [], "doubtful": 0})
    said = {thing: verdict(estimate, low, high) for thing, estimate in found.items()}
    known = {thing: estimate for thing, estimate in found.items() if not isnan(estimate.value)} or found
    upwards = high < inf
    order = sorted(known, key=lambda thing: -known[thing].low if upwards else known[thing].high)
    failed = [thing for thing in order if said[thing] == Verdict.FAIL]
    doubtful = [thing for thing in order if said[thing] == Verdict.NOT_SHOWN]
    which = (failed or doubtful or order)[0]
    args = {"which": which, "failed": failed, "doubtful": doubtful, "count": len(found)}
    return Answer(question, section, worst(said.values()), found[which], low, high, unit, args)
