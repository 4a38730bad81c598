"""Puts a report together and writes it as one page of HTML that needs nothing else."""

import base64
import shlex
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from tablee.core import variants
from tablee.core.drawing.palette import DARK, LIGHT
from tablee.lab.report.content import Section
from tablee.lab.report.examples import Example, Records, href, points_of
from tablee.lab.report.names import Names
from tablee.lab.report.questions import ERROR_RATE, Answer, Inquiry, Verdict
from tablee.lab.report.sections import Sections
from tablee.lab.schema import MODEL

HERE = Path(__file__).parent
FONTS = HERE.parents[1] / "table" / "static"  # the typefaces of the table's pages
FACES = (
    ("Tablee Sans", 400, "sans-regular"),
    ("Tablee Sans", 600, "sans-semibold"),
    ("Tablee Serif", 600, "serif-semibold"),
)
STRIP_WIDTH, STRIP_HEIGHT = 240, 30
COLOURS = {Verdict.PASS: "good", Verdict.FAIL: "bad"}
MOST_DIFFERENCES = 12  # changed values that the page lists


@dataclass(frozen=True)
class Row:
    """A question on the first page."""

    verdict: Verdict
    section: str
    question: str
    answer: str
    threshold: str
    strip: Markup
    figures: str


class Page:
    """What the template shows."""

    def __init__(self, inquiry: Inquiry, names: Names, records: Records, folder: Path) -> None:
        self.inquiry, self.names, self.say, self.folder = inquiry, names, names.say, folder
        self.measures, self.manifest = inquiry.measures, inquiry.manifest
        self.language, self.name = names.language, self.manifest.game
        self.records = records
        self._hrefs: dict[int, str] = {}

    # --- the head ----------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Return the title of the game, with the variant's name."""
        title = self.names.title()
        return self.say("title-variant", title=title, variant=self.manifest.variant) if self.manifest.variant else title

    @property
    def lead(self) -> str:
        """Say in two sentences what came out."""
        said = [answer.verdict for answer in self.inquiry.answers]
        failed = [a for a in self.inquiry.answers if a.verdict == Verdict.FAIL]
        counts = {v.name.lower(): said.count(v) for v in (Verdict.PASS, Verdict.FAIL, Verdict.NOT_SHOWN)}
        text = self.say("lead", questions=len(said), **{name: counts[name] for name in counts})
        if failed:
            topics = [self.say(f"topic-{answer.question}") for answer in failed]
            text += " " + self.say("lead-failed", topics=self.names.listed(topics, 12))
        if not self.measures.results.complete:
            games, asked = (self.names.whole(n) for n in (self.measures.size[0], self.manifest.games))
            text += " " + self.say("lead-incomplete", games=games, asked=asked)
        return text

    @property
    def terms(self) -> list[tuple[str, str]]:
        """Return what was played."""
        say, names, manifest = self.say, self.names, self.manifest
        games, blocks = self.measures.size
        made = [
            (say("term-games"), names.whole(games)),
            (say("term-blocks"), say("blocks-of", blocks=names.whole(blocks), seats=manifest.seats)),
            (say("term-seats"), str(manifest.seats)),
            (say("term-bots"), self.bots),
            (say("term-box"), self.box),
        ]
        if options := self.options:
            made.append((say("term-options"), options))
        made.append((say("term-made"), f"{manifest.made[:10]} · Tablée {manifest.tablee}".strip(" ·")))
        return made

    @property
    def bots(self) -> str:
        """Return the bots with how many seats each has."""
        words = self.manifest.bots
        return ", ".join(f"{words.count(bot)} × {bot}" for bot in self.inquiry.bots)

    @property
    def box(self) -> str:
        """Return the name of the components."""
        return self.say("box-variant" if self.manifest.data is not None else "box-printed")

    @property
    def options(self) -> str:
        """Return the table options that differ from their defaults."""
        known = self.inquiry.game.options
        changed = {n: v for n, v in self.manifest.options.items() if n in known and v != known[n].default}
        return ", ".join(f"{name} = {value}" for name, value in changed.items())

    @property
    def tally(self) -> list[tuple[Verdict, int]]:
        """Return how many questions got each verdict."""
        said = [answer.verdict for answer in self.inquiry.answers]
        return [(v, said.count(v)) for v in (Verdict.PASS, Verdict.FAIL, Verdict.NOT_SHOWN)]

    # --- verdicts ----------------------------------------------------------------------------------------------

    @property
    def verdicts(self) -> list[Row]:
        """Return a row for each question."""
        return [self._row(answer) for answer in self.inquiry.answers]

    def _row(self, answer: Answer) -> Row:
        name, args = answer.question, self._args(answer)
        return Row(
            answer.verdict,
            answer.section,
            self.say(f"question-{name}"),
            self.say(f"answer-{name}", **args),
            self.say(f"threshold-{name}", **args),
            self._strip(answer),
            self._figures(answer),
        )

    def _args(self, answer: Answer) -> dict[str, Any]:
        """Return the arguments of the sentences about an answer, as texts."""
        names, estimate = self.names, answer.estimate
        args: dict[str, Any] = {"verdict": str(answer.verdict), "value": names.written(answer.unit, estimate.value)}
        args |= {"size": names.points(estimate.value, sign=False), "up": "yes" if estimate.value > 0 else "no"}
        args["gain"] = names.points(estimate.value, sign=estimate.value < 0)
        for edge, limit in (("low", answer.low), ("high", answer.high)):
            shown = names.points(limit, sign=False) if answer.unit == "points" else names.written(answer.unit, limit)
            args[edge] = shown
        for name, value in answer.args.items():
            if name in ("rate", "fair", "bound"):
                args[name] = names.percent(value)
            elif name in ("margin", "limit", "decisions", "box"):
                args[name] = names.whole(value)
            elif name == "ending":
                args[name] = names.ending(self.manifest.endings[value])
            else:
                args[name] = value
        if answer.section in ("components", "actions"):
            args |= self._thing_args(answer)
        if answer.question == "close":
            args["part"] = names.percent(self.inquiry.limits.close_margin, 0)
        if answer.question == "minutes":
            args["part"] = names.percent(self.inquiry.limits.minutes, 0)
        return args

    def _thing_args(self, answer: Answer) -> dict[str, Any]:
        """Return the names of the components or actions that an answer is about."""
        names = self.names

        def called(index: int) -> str:
            if answer.section == "components":
                return names.in_sentence(self.manifest.components[index])
            return names.action(self.inquiry.chosen[index])

        failed = answer.args["failed"]
        return {
            "which": called(answer.args["which"]) if "which" in answer.args else "–",
            "known": "yes" if "which" in answer.args and isfinite(answer.estimate.value) else "no",
            "failed": len(failed),
            "names": names.listed([called(index) for index in failed]) if failed else "",
            "doubtful": len(answer.args["doubtful"]),
            "count": answer.args.get("count", 0),
        }

    def _figures(self, answer: Answer) -> str:
        """Return the effect, its interval and the smallest effect that could have been seen."""
        names, estimate, unit = self.names, answer.estimate, answer.unit
        if not isfinite(estimate.low) or not isfinite(estimate.high) or not isfinite(estimate.value):
            return self.say("figures-none")
        value, low, high = (names.written(unit, x) for x in (estimate.value, estimate.low, estimate.high))
        seen = estimate.smallest
        seen *= 1 if unit == "minutes" else 100
        least = names.decimal(seen, 1 if seen > 0.05 else 2)
        return self.say("figures", value=value, low=low, high=high, least=least, unit=unit)

    def _strip(self, answer: Answer) -> Markup:
        """Draw the interval against the values that pass."""
        estimate = answer.estimate
        if not isfinite(estimate.low) or not isfinite(estimate.high):
            return Markup("")
        edges = [x for x in (answer.low, answer.high) if isfinite(x)]
        spots = [estimate.low, estimate.high, estimate.value, *edges]
        if answer.unit == "percent":
            spots.append(0.0)
        first, last = min(spots), max(spots)
        room = (last - first or 1.0) * 0.12
        first, last = first - (0 if answer.unit == "percent" and first == 0 else room), last + room

        def x(value: float) -> float:
            inside = min(max(value, first), last)
            return round((inside - first) / (last - first) * STRIP_WIDTH, 1)

        tone = COLOURS.get(answer.verdict, "muted")
        parts = [
            _bar(0, STRIP_WIDTH, "line", 0.38),
            _bar(x(answer.low), x(answer.high), "good", 0.26) if edges else "",
            f'<path d="M{x(estimate.low)} 11H{x(estimate.high)}" stroke="var(--{tone})" stroke-width="3.5" '
            'stroke-linecap="round"/>',
            f'<circle cx="{x(estimate.value)}" cy="11" r="5" fill="var(--{tone})"/>',
        ]
        for edge in edges:
            where = x(edge)
            anchor = "start" if where < 24 else "end" if where > STRIP_WIDTH - 24 else "middle"
            shown = self.names.written(answer.unit, edge)
            parts.append(f'<path d="M{where} 2V20" stroke="var(--edge)" stroke-width="1.2"/>')
            parts.append(f'<text x="{where}" y="31" text-anchor="{anchor}">{shown}</text>')
        label = self._figures(answer)
        view = f"0 0 {STRIP_WIDTH} {STRIP_HEIGHT + 3}"
        return Markup(f'<svg viewBox="{view}" role="img" aria-label="{label}">{"".join(parts)}</svg>')

    @property
    def error_rate(self) -> str:
        """Say how the error rate is kept over all questions."""
        each = self.names.percent(self.inquiry.alpha, 2)
        sure, rate = (self.names.percent(x, 0) for x in (1 - ERROR_RATE, ERROR_RATE))
        return self.say("error-rate", sure=sure, rate=rate, questions=len(self.inquiry.answers), each=each)

    # --- sections ----------------------------------------------------------------------------------------------

    @cached_property
    def sections(self) -> list[Section]:
        """Return the sections."""
        return Sections(self.inquiry, self.names).all()

    def games(self, section: Section) -> list[dict[str, str]]:
        """Return the games that show what a section says, with their records."""
        return [self._game(example) for example in section.examples]

    def _game(self, example: Example) -> dict[str, str]:
        names = self.names
        args = dict(example.args)
        value = args.get("value")
        if example.why == "game-ending":
            args["value"] = names.ending(self.manifest.endings[int(args["value"])])
        elif isinstance(value, float):
            part = names.points(value) if "luck" in example.why else names.percent(value)
            args["value"] = part
        elif value is not None:
            args["count"] = value
            args["value"] = names.whole(value)
        if "seat" in args:
            args["seat"] = self.say("seat-name", seat=args["seat"])
        if "share" in args:
            args["won"] = "yes" if args.pop("share") == 1 else "no"
        if example.number not in self._hrefs:
            self._hrefs[example.number] = self._href(example.number)
        return {
            "number": str(example.number),
            "shown": names.whole(example.number),
            "why": self.say(example.why, **args),
            "href": self._hrefs[example.number],
            "command": f"tablee lab show {shlex.quote(str(self.folder))}",
        }

    def _href(self, number: int) -> str:
        """Return the address of the record of a game; empty if the game, made again, does not end as in its row.

        That happens if another version of the program plays the same seeds differently.
        """
        record = self.records(number)
        return href(record) if points_of(record) == self.measures.points(number) else ""

    # --- method ------------------------------------------------------------------------------------------------

    @property
    def method(self) -> list[str]:
        """Return how the games were played and judged, a sentence or two for each point."""
        manifest, say = self.manifest, self.say
        lines = [
            say("method-blocks", seats=manifest.seats),
            say("method-bots", bots=self.bots),
            say("method-verdicts"),
            say("method-intervals"),
            self.error_rate,
        ]
        lines.append(say("method-luck" if manifest.luck else "method-no-luck"))
        fitted = (self.measures.results.folder / MODEL).exists()
        lines.append(say("method-estimate-fitted" if fitted else "method-estimate-own"))
        lines.append(say("method-thresholds"))
        if manifest.changes:
            own = variants.changed(self.inquiry.game, manifest.changes, manifest.variant)
            changed = [f"{found.key}: {found.printed} → {found.own}" for found in own.differences]
            shown = "; ".join(changed[:MOST_DIFFERENCES]) + ("; …" if len(changed) > MOST_DIFFERENCES else "")
            lines.append(say("method-variant", changes=shown))
        return lines

    @property
    def glossary(self) -> list[tuple[str, str]]:
        """Return words that the page uses in a special sense, with their meanings."""
        words = ["share", "interval", "least", "points", "adjusted", "effect", "settled"]
        return [(self.say(f"word-{word}"), self.say(f"means-{word}")) for word in words]

    @property
    def commands(self) -> list[str]:
        """Return the commands that make this run and this page again."""
        manifest, folder = self.manifest, shlex.quote(str(self.folder))
        run = f"tablee lab run {manifest.game} --seats {manifest.seats} --bots {','.join(manifest.bots)}"
        run += f" --games {manifest.games} --seed {manifest.seed}"
        defaults = self.inquiry.game.options
        run += "".join(
            f" --option {n}={v}" for n, v in manifest.options.items() if n in defaults and v != defaults[n].default
        )
        if manifest.data is not None:
            run += f" --box {shlex.quote(manifest.variant or 'mine')}.toml"
        return [f"{run} -o {folder}", f"tablee lab report {folder} -o report.html --lang {self.language}"]

    @property
    def css(self) -> Markup:
        """Return the style of the page, with colours and fonts."""
        colours = "".join(f"--{name}: light-dark({light}, {DARK[name]});" for name, light in LIGHT.items())
        faces = "".join(_face(*face) for face in FACES)
        style = (HERE / "style.css").read_text(encoding="utf-8")
        return Markup(f"{faces}:root{{color-scheme: light dark;{colours}}}\n{style}")

    def html(self) -> str:
        """Return the page."""
        loader = jinja2.FileSystemLoader(HERE)
        environment = jinja2.Environment(loader=loader, autoescape=True, undefined=jinja2.StrictUndefined)
        return environment.get_template("page.html.j2").render(page=self, say=self.say)


def _bar(start: float, end: float, colour: str, opacity: float) -> str:
    size = f'x="{start}" y="4" width="{end - start:.1f}" height="14" rx="3"'
    return f'<rect {size} fill="var(--{colour})" opacity="{opacity}"/>'


def _face(family: str, weight: int, file: str) -> str:
    font = base64.b64encode((FONTS / f"{file}.woff2").read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{font}) format('woff2')"
    return f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source};}}\n"
