"""The sections of a report: for each theme, what was found in sentences, charts, tables, and games that show it."""

from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from typing import Any

import numpy as np
import polars as pl
from matplotlib.axes import Axes

from tablee.lab.report import figures
from tablee.lab.report.components import BLIND, Chosen, Used, strength
from tablee.lab.report.content import Cell, Chart, Section, Table
from tablee.lab.report.examples import Example, Examples
from tablee.lab.report.figures import Whisker
from tablee.lab.report.measures import Estimate
from tablee.lab.report.names import Names
from tablee.lab.report.questions import Answer, Inquiry

MOST_ROWS = 15  # rows of a table of components before the rest is folded away
MOST_PAIRS = 8  # actions in the chart about bots that disagree
COUNTERED = 1e-9


class Sections:
    """Writes all sections of a report."""

    def __init__(self, inquiry: Inquiry, names: Names) -> None:
        self.inquiry, self.names, self.say = inquiry, names, names.say
        self.measures, self.manifest = inquiry.measures, inquiry.manifest
        self.examples = Examples(inquiry.measures)
        self.answers = {answer.question: answer for answer in inquiry.answers}

    def all(self) -> list[Section]:
        """Return the sections, in the order of the page."""
        made = [self.seats(), self.length(), self.endings(), self.closeness()]
        if "runaway" in self.answers:
            made.append(self.course())
        if "luck" in self.answers:
            made.append(self.luck())
        if self.inquiry.components:
            made.append(self.components())
        made.append(self.actions())
        if len(self.inquiry.bots) > 1:
            made.append(self.bots())
        return made

    def _section(self, id_: str) -> Section:
        return Section(id_, self.say(f"section-{id_}"))

    def interval(self, estimate: Estimate, unit: str = "percent") -> str:
        """Return an interval in the reader's language."""
        if not isfinite(estimate.low) or not isfinite(estimate.high):
            return self.say("no-interval")
        low, high = (self.names.written(unit, x) for x in (estimate.low, estimate.high))
        return self.say("interval", low=low, high=high)

    def _chart(self, title: str, draw: Callable[[Axes], None], note: str = "", **more: Any) -> Chart:
        return Chart(title, figures.chart(draw, title, **more), note)

    def _whole_percent(self, part: float) -> str:
        return self.names.percent(part, 0)

    # --- the sections, in order --------------------------------------------------------------------------------

    def seats(self) -> Section:
        """Write about the places in the turn order."""
        section, answer, names = self._section("seats"), self.answers["seats"], self.names
        fair, luck = self.measures.fair, self.measures.luck
        section.paragraphs = [
            self.say("seats-text", fair=names.percent(fair), seats=self.manifest.seats),
            self.say("seats-luck", saved=names.percent(self._saved, 0)) if luck else self.say("seats-plain"),
        ]
        if self.measures.rotating:
            section.paragraphs.insert(1, self.say("seats-order"))
        for column in self.inquiry.places:
            section.charts.append(self._seat_chart(column, (fair + answer.low, fair + answer.high)))
            section.tables.append(self._seat_table(column))
        place = answer.args["place"]
        section.examples = self.examples.seats(answer.args["by"], place - 1, answer.estimate.value > 0)
        return section

    def _place(self, column: str, place: int) -> str:
        """Return the name of a place in the turn order, or of a seat; places count from 1."""
        if column == "order":
            return self.say("place", number=place)
        return self.say("seat-number", number=place, name=self.say("seat-name", seat=place - 1))

    def _seat_chart(self, column: str, band: tuple[float, float]) -> Chart:
        fair, luck = self.measures.fair, self.measures.luck
        rows = []
        for place, found in enumerate(self.inquiry.places[column], 1):
            second = (fair + found.raw, fair + found.raw_low, fair + found.raw_high) if luck else None
            spots = fair + found.value, fair + found.low, fair + found.high
            rows.append(Whisker(self._place(column, place), *spots, f"seat{place - 1}", second))
        draw = partial(figures.whiskers, rows=_finite(rows), band=band, number=self._one_percent)
        note = self.say("chart-seats-note-luck" if luck else "chart-seats-note")
        return self._chart(self.say(f"chart-{column}"), draw, note)

    @property
    def _saved(self) -> float:
        """Return the part of the variance that luck adjustment removed, on average over the places."""
        return float(np.mean([found.saved for found in self.inquiry.places["order"]]))

    def _one_percent(self, part: float) -> str:
        return self.names.percent(part, 0 if abs(part * 100 - round(part * 100)) < COUNTERED else 1)

    def _seat_table(self, column: str) -> Table:
        names, fair, luck = self.names, self.measures.fair, self.measures.luck
        heads = [self.say(f"head-{head}") for head in (column, "won", "difference", "interval")]
        rows = []
        for place, found in enumerate(self.inquiry.places[column], 1):
            adjusted = Estimate(found.value, found.low, found.high)
            row = [Cell(self._place(column, place)), Cell(names.percent(fair + found.raw))]
            rows.append([*row, Cell(names.points(found.value)), Cell(self.interval(adjusted, "points"))])
        return Table(heads, rows, note=self.say("table-seats-note") if luck else "")

    def length(self) -> Section:
        """Write about turns, decisions and minutes."""
        section, names, games = self._section("length"), self.names, self.measures.drawn
        limits = self.inquiry.limits
        minutes = games.select(self.inquiry.minutes_expression.alias("m"))["m"].to_numpy()
        answer = self.answers["minutes"]
        section.paragraphs = [
            self.say(
                "length-text",
                turn=names.decimal(limits.turn, 0),
                choice=names.decimal(limits.choice, 0),
                handling=names.decimal(limits.handling, 0),
            )
        ]
        hist = partial(figures.histogram, number=self._number)
        band = (answer.low, answer.high) if isfinite(answer.low) else None
        section.charts = [
            self._chart(
                self.say("chart-minutes"),
                partial(hist, values=minutes, label=self.say("axis-minutes"), band=band, mark=float(minutes.mean())),
                self.say("chart-minutes-note"),
            ),
            self._chart(
                self.say("chart-turns"),
                partial(hist, values=games["turns"].to_numpy(), label=self.say("axis-turns")),
                self.say("chart-turns-note"),
            ),
        ]
        columns = {"turns": games["turns"].to_numpy(), "decisions": games["decisions"].to_numpy(), "minutes": minutes}
        heads = [self.say(f"head-{head}") for head in ("measure", "mean", "p5", "median", "p95", "longest")]
        rows = []
        for name, values in columns.items():
            spots = [values.mean(), *np.quantile(values, [0.05, 0.5, 0.95]), values.max()]
            rows.append([Cell(self.say(f"measure-{name}")), *(Cell(names.decimal(spot, 1)) for spot in spots)])
        section.tables = [Table(heads, rows)]
        section.examples = self.examples.length()
        return section

    def _number(self, number: float) -> str:
        return self.names.decimal(number, 0 if abs(number - round(number)) < COUNTERED else 1)

    def endings(self) -> Section:
        """Write about the ways a game ends."""
        section, names = self._section("endings"), self.names
        stopped = self.answers["unfinished"].estimate
        ended = Estimate(1 - stopped.value, 1 - stopped.high, 1 - stopped.low)
        shares = self.inquiry.ending_shares or {number: ended for number in self.manifest.endings if number > 0}
        section.paragraphs = [self.say("endings-text", count=len(shares), limit=names.whole(self.manifest.limit))]
        order = sorted(shares, key=lambda number: -shares[number].value)
        rows = [(names.ending(self.manifest.endings[number]), shares[number]) for number in order]
        rows.append((self.say("stopped"), stopped))
        heads = [self.say(f"head-{head}") for head in ("ending", "of-games", "interval")]
        cells = [
            [Cell(label), Cell(names.percent(share.value), share.value), Cell(self.interval(share))]
            for label, share in rows
        ]
        section.tables = [Table(heads, cells)]
        section.examples = self.examples.endings(order[::-1])
        return section

    def closeness(self) -> Section:
        """Write about margins and ties."""
        section, names, games = self._section("closeness"), self.names, self.measures.drawn
        margin = games.filter(~pl.col("timed_out"))["margin"].to_numpy()
        limit = self.inquiry.close_margin
        mean = float(margin.mean()) if len(margin) else 0.0
        points = names.decimal(self.measures.winning_points)
        section.paragraphs = [
            self.say("closeness-text", margin=names.decimal(mean), points=points, limit=names.whole(limit))
        ]
        if len(margin):
            draw = partial(figures.histogram, values=margin, number=self._number, label=self.say("axis-margin"))
            draw = partial(draw, band=(min(0.0, float(margin.min())), limit), mark=mean)
            section.charts = [self._chart(self.say("chart-margin"), draw, self.say("chart-margin-note"))]
        section.examples = self.examples.closeness()
        return section

    def course(self) -> Section:
        """Write about lead changes, when the winner was settled, and comebacks."""
        section, names = self._section("course"), self.names
        games = self.measures.drawn.filter((pl.col("winners") == 1) & (pl.col("game") < self.manifest.use_games))
        games = games.filter(pl.col("lowest").is_not_nan())
        changes, settled, lowest = (games[c].to_numpy() for c in ("lead_changes", "settled", "lowest"))
        if not len(games):
            section.paragraphs = [self.say("course-nothing")]
            return section
        section.paragraphs = [
            self.say(
                "course-text",
                changes=names.decimal(float(changes.mean())),
                none=names.percent(float((changes == 0).mean())),
                settled=names.percent(float(np.median(settled)), 0),
                bound=names.percent(self.measures.fair / 2),
                lowest=names.percent(float(np.median(lowest))),
            ),
            self.say("course-estimate"),
        ]
        x = np.linspace(0, 1, 41)
        y = np.searchsorted(np.sort(settled), x, side="right") / len(settled)
        edges = np.linspace(0, 1, 21) * max(self.measures.fair, float(lowest.max()))
        section.charts = [
            self._chart(
                self.say("chart-settled"),
                partial(
                    figures.curve,
                    x=x,
                    y=y,
                    number=self._whole_percent,
                    label=self.say("axis-course"),
                    side=self.say("axis-settled"),
                ),
                self.say("chart-settled-note"),
            ),
            self._chart(
                self.say("chart-lowest"),
                partial(
                    figures.histogram,
                    values=lowest,
                    number=self._whole_percent,
                    label=self.say("axis-lowest"),
                    mark=self.measures.fair / 2,
                    edges=edges.tolist(),
                ),
                self.say("chart-lowest-note", bound=names.percent(self.measures.fair / 2)),
            ),
            self._chart(
                self.say("chart-changes"),
                partial(figures.histogram, values=changes, number=self._number, label=self.say("axis-changes")),
            ),
        ]
        section.examples = self.examples.course()
        return section

    def luck(self) -> Section:
        """Write about luck against decisions."""
        section, answer, names = self._section("luck"), self.answers["luck"], self.names
        share = answer.estimate.value
        section.paragraphs = [
            self.say("luck-text", luck=names.percent(share, 0), rest=names.percent(1 - share, 0)),
            self.say("luck-adjusted"),
        ]
        rows = [(self.say("luck-part"), max(0.0, share)), (self.say("rest-part"), min(1.0, 1 - share))]
        draw = partial(figures.bars, rows=rows, number=self._whole_percent)
        section.charts = [self._chart(self.say("chart-luck"), draw, height=1.3)]
        section.examples = self.examples.luck()
        return section

    # --- components and actions --------------------------------------------------------------------------------

    def components(self) -> Section:
        """Write about every component: use, and how its users fare."""
        section, names = self._section("components"), self.names
        section.paragraphs = [self.say("components-text", games=names.whole(self.manifest.use_games))]
        section.warning = self.say("use-is-not-cause")
        dead, dominant = self.answers["dead"], self.answers["dominant"]
        for question, answer in (("dead", dead), ("dominant", dominant)):
            if answer.args["failed"]:
                failed = [names.in_sentence(self.manifest.components[i]) for i in answer.args["failed"]]
                section.paragraphs.append(self.say(f"components-{question}", names=names.listed(failed, 12)))
        kinds: dict[str, list[Used]] = {}
        for used in self.inquiry.components:
            kinds.setdefault(used.component.kind, []).append(used)
        section.tables = [self._kind_table(kind, rows) for kind, rows in kinds.items()]
        section.examples = self._using(dominant)
        return section

    def _using(self, answer: Answer) -> list[Example]:
        """Return games that show the component that is the furthest off."""
        if "which" not in answer.args:
            return []
        index = answer.args["which"]
        name = self.names.component(self.manifest.components[index])
        return [
            Example(example.number, example.why, example.args | {"name": name})
            for example in self.examples.using(index)
        ]

    def _kind_table(self, kind: str, components: Sequence[Used]) -> Table:
        """Return the components of one kind, those whose users do best first."""
        order = sorted(components, key=_strength, reverse=True)
        heads = [self.say(f"head-{head}") for head in ("component", "used", "won-if-used", "effect", "interval")]
        rows = [self._component_row(used) for used in order]
        return Table(heads, rows[:MOST_ROWS], self.names.group(kind), more=rows[MOST_ROWS:])

    def _component_row(self, used: Used) -> list[Cell]:
        names = self.names
        row = [Cell(names.component(used.component)), Cell(names.percent(used.games.value), used.games.value)]
        if not used.users:
            return [*row, Cell("–"), Cell("–"), Cell(self.say("never-used"))]
        row += [Cell(names.percent(used.rate.value)), Cell(names.points(used.effect.value))]
        return [*row, Cell(self.interval(used.effect, "points"))]

    def actions(self) -> Section:
        """Write about actions that are never or always chosen."""
        section, names, chosen = self._section("actions"), self.names, self.inquiry.chosen
        seeing = [bot for bot in self.inquiry.bots if bot != BLIND]
        if not seeing:
            section.paragraphs = [self.say("actions-blind")]
            return section
        section.paragraphs = [self.say("actions-text", bots=names.listed(seeing))]
        small = sorted((c for c in chosen if not c.large), key=lambda c: c.rate.value)
        some = [*small[:8], *small[-8:]] if len(small) > 16 else small
        section.tables = [self._action_table(some[::-1], self.say("actions-shown", count=len(small)))]
        for question in ("dead-actions", "dominant-actions"):
            if failed := self.answers[question].args["failed"]:
                listed = names.listed([names.action(chosen[i]) for i in failed], 12)
                section.paragraphs.append(self.say(f"{question}-text", names=listed))
        section.examples = self._acting()
        return section

    def _acting(self) -> list[Example]:
        """Return games that show the action that is chosen the most."""
        answer = self.answers["dominant-actions"]
        if "which" not in answer.args:
            return []
        chosen = self.inquiry.chosen[answer.args["which"]]
        index = self._component_of(chosen)
        name = self.names.action(chosen)
        found = self.examples.using(index) if index is not None else []
        return [Example(e.number, "game-action", e.args | {"name": name}) for e in found]

    def _component_of(self, chosen: Chosen) -> int | None:
        """Return the component that an action names, the last one if there are several."""
        block = chosen.block
        parts = self.inquiry.game.actions.parts(chosen.actions[0]).parts
        wanted = {("action", block.name)} if not block.parts else set()
        for part in block.parts:
            kind = block.name if len(block.parts) == 1 else f"{block.name} {part.name}"
            wanted.add((kind, part.words[parts[part.name] - part.values.start] or "-"))
        found = [i for i, c in enumerate(self.manifest.components) if (c.kind, c.name) in wanted]
        return found[-1] if found else None

    def _action_table(self, rows: Sequence[Chosen], note: str) -> Table:
        names = self.names
        heads = [self.say(f"head-{head}") for head in ("action", "possible", "chosen", "interval")]
        cells = [
            [
                Cell(names.action(c)),
                Cell(names.whole(c.offered)),
                Cell(names.percent(c.rate.value), c.rate.value) if isfinite(c.rate.value) else Cell("–"),
                Cell(self.interval(c.rate)),
            ]
            for c in rows
        ]
        return Table(heads, cells, note=note)

    # --- bots --------------------------------------------------------------------------------------------------

    def bots(self) -> Section:
        """Write about the bots: who wins, and where weak and strong ones disagree."""
        section, names, shares = self._section("bots"), self.names, self.inquiry.shares
        ranked = sorted(shares, key=lambda bot: -shares[bot].value)
        best, weakest = ranked[0], ranked[-1]
        section.paragraphs = [self.say("bots-text", best=best, weakest=weakest)]
        rows = [Whisker(bot, e.value, e.low, e.high, "blue") for bot in ranked for e in [shares[bot]]]
        fair = self.measures.fair
        draw = partial(figures.whiskers, rows=_finite(rows), band=None, number=self._one_percent)
        section.charts = [
            self._chart(self.say("chart-bots"), draw, self.say("chart-bots-note", fair=names.percent(fair)))
        ]
        differ = [
            (c, c.by_bot[weakest], c.by_bot[best])
            for c in self.inquiry.chosen
            if not c.large and weakest in c.by_bot and best in c.by_bot
        ]
        differ.sort(key=lambda row: -abs(row[1] - row[2]))
        pairs = [(names.action(c), weak, strong) for c, weak, strong in differ[:MOST_PAIRS]]
        if pairs:
            shown = [(_short(label), weak, strong) for label, weak, strong in pairs]
            draw = partial(figures.pairs, rows=shown, names=(weakest, best), number=self._whole_percent)
            note = self.say("chart-disagree-note")
            section.charts.append(self._chart(self.say("chart-disagree"), draw, note, height=0.7 + 0.28 * len(pairs)))
            heads = [self.say("head-action"), weakest, best, self.say("head-difference")]
            cells = [
                [Cell(label), Cell(names.percent(weak)), Cell(names.percent(strong)), Cell(names.points(strong - weak))]
                for label, weak, strong in pairs
            ]
            section.tables = [Table(heads, cells, self.say("table-disagree"))]
        players = {bot: [p for p, word in enumerate(self.manifest.bots) if word == bot] for bot in ranked}
        section.examples = [
            Example(e.number, e.why, e.args | {"bot": best if e.why == "game-strong" else weakest})
            for e in self.examples.bots(players[best], players[weakest])
        ]
        return section


def _finite(rows: Sequence[Whisker]) -> list[Whisker]:
    """Return the rows with intervals that can be drawn; without an interval, only the estimate is."""
    return [
        row if isfinite(row.low) else Whisker(row.label, row.value, row.value, row.value, row.colour) for row in rows
    ]


def _strength(used: Used) -> float:
    """Return the order of components: by their effect, and last those that nobody used."""
    return strength(used.effect) if used.users else -1e9


def _short(label: str, most: int = 26) -> str:
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"
