"""Renders the rules for players from a game's `handbook/`, which has one Markdown file per language.

A chapter begins with `## Title {#id phases=a,b}`, where `phases` lists the phases of the game that it explains. Between
`::: parts` and `:::`, each line `- piece:ID SIZE | caption` or `- spot:REF SIZE | caption` shows a picture of one piece
or spot, taken from the game's own drawings. An id may contain a wildcard: `miner-*` shows any miner.
"""

import fnmatch
import re
from functools import cache, lru_cache, partial
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.palette import paint
from tablee.core.drawing.scene import Markup, Scene, el
from tablee.core.game import Game
from tablee.core.handbook import RULES, as_played, with_numbers
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.sources import Seeded
from tablee.table import speech

SHOWN_PLIES = 160  # number of plies of the sample game that is searched for pieces and spots to show
SAMPLE_SEED = 7
USUAL_SIZE = 48
LARGE = 100.0  # pictures of this size or more, such as cards, are shown larger so that their text is readable

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z-]+)(?: phases=(?P<phases>[a-z_,]+))?\}$", re.MULTILINE)
_PARTS = re.compile(r"^::: parts\n(.*?)^:::$", re.MULTILINE | re.DOTALL)
_PART = re.compile(r"^- (?P<kind>piece|spot):(?P<name>\S+)(?: (?P<size>[\d.]+))? \| (?P<caption>.+)$")
_PLACE = re.compile(r'transform="translate\(([-\d.]+) ([-\d.]+)\)"')


class Chapter(NamedTuple):
    """A chapter of the rules, rendered as HTML."""

    id: str
    title: str
    html: str
    phases: list[str]


Options = tuple[tuple[str, str | int], ...]


@lru_cache(maxsize=256)
def chapters(game: Game, language: str, options: Options | None = None) -> list[Chapter]:
    """Return the rules of a game in a language, or an empty list if they are not written yet.

    With `options`, the rules are those of a table with these options. Without `options`, they are those of the default
    options, and the text says which passages depend on an option.
    """
    source = game.folder / "handbook" / f"{language}.md"
    if not source.exists():
        return []
    text = with_numbers(source.read_text(encoding="utf-8"), game.data)
    if options is None:
        defaults = {name: option.default for name, option in game.options.items()}
        text = as_played(text, defaults, partial(_remark, game, language))
    else:
        text = as_played(text, dict(options))
    found = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    return [
        Chapter(
            heading["id"],
            heading["title"],
            _html(text[heading.end() : end], game, language),
            (heading["phases"] or "").split(",") if heading["phases"] else [],
        )
        for heading, end in zip(found, ends, strict=True)
    ]


def _remark(game: Game, language: str, option: str) -> str:
    """Return the remark that a passage depends on an option."""
    return speech.say_in(language)("rules-option", option=game.say(language)(f"option-{option}"))


def _anchored(state: StateCore) -> None:
    """Turn the rule ids at the end of a paragraph into a `data-rules` attribute, which links use as their target.

    This is a rule for the Markdown parser.
    """
    for i, token in enumerate(state.tokens):
        if token.type == "inline" and (found := RULES.findall(token.content)):
            ids = [rule for group in found for rule in re.split(r",? ", group)]
            token.content = RULES.sub("", token.content)
            paragraph = state.tokens[i - 1]
            # In a tight list, the paragraph is hidden and not rendered, so the list item gets the attribute.
            opened = state.tokens[i - 2] if paragraph.hidden else paragraph
            opened.attrSet("data-rules", " ".join(ids))


def _html(text: str, game: Game, language: str) -> str:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.before("inline", "rule_ids", _anchored)
    made, at = [], 0
    for parts in _PARTS.finditer(text):
        made.append(markdown.render(text[at : parts.start()]))
        figures = [_figure(line, game, language, markdown) for line in parts[1].splitlines() if line]
        made.append(f'<ul class="parts">{"".join(figures)}</ul>')
        at = parts.end()
    made.append(markdown.render(text[at:]))
    return "".join(made)


def _figure(line: str, game: Game, language: str, markdown: MarkdownIt) -> str:
    said = _PART.match(line)
    assert said, f"not a line of a parts list: {line}"
    look = _look(game, language, said["kind"], said["name"])
    x, y, size = 0.0, 0.0, float(said["size"] or USUAL_SIZE)
    if said["kind"] == "spot":
        place = _PLACE.search(look)
        assert place, f"{said['name']} has no translate() that gives its place"
        x, y = float(place[1]), float(place[2])
    box = f"{x - size / 2:g} {y - size / 2:g} {size:g} {size:g}"
    picture = paint(el("svg", look, viewBox=box, class_="large" if size >= LARGE else None, aria_hidden="true"), None)
    caption = markdown.renderInline(said["caption"])
    return f"<li><figure>{picture}<figcaption>{caption}</figcaption></figure></li>"


@cache
def _look(game: Game, language: str, kind: str, name: str) -> Markup:
    """Return the drawing of a piece or spot, from the first position of a sample game that shows it."""
    for moment, (position, seat) in enumerate(_moments(game)):
        scene = _scene(game, language, moment, position, seat)
        looks = {p.id: p.look for p in scene.pieces.values()} if kind == "piece" else _spot_looks(scene)
        if found := fnmatch.filter(sorted(looks), name):
            return looks[found[0]]
    raise LookupError(f"{game.name} never draws a {kind} {name}")


def _spot_looks(scene: Scene) -> dict[str, Markup]:
    return {ref: spot.look for ref, spot in scene.spots.items()}


@cache
def _scene(game: Game, language: str, moment: int, position: Position, seat: int) -> Scene:
    return game.draw(position.seen_by(seat), seat, language)


@cache
def _moments(game: Game) -> list[tuple[Position, int]]:
    """Return positions of a sample game, with the seat to act in each."""
    chosen = Seeded(SAMPLE_SEED)
    match = Match(game, game.seats[-1], source=Seeded(SAMPLE_SEED))
    found: list[tuple[Position, int]] = []
    while match.ply < SHOWN_PLIES and match.position.to_act != NOBODY:
        seat = match.position.to_act
        if seat == CHANCE:
            match.sample_chance()
            continue
        found.append((match.position.copy(), seat))
        legal = match.position.legal()
        match.play(seat, legal[chosen.below(len(legal), match.ply)])
    return found
