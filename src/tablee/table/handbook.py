"""Renders the rules for players from a game's `handbook/`, which has one Markdown file per language.

A chapter begins with `## Title {#id phases=a,b}`, where `phases` lists the phases of the game that it explains. Between
`::: parts` and `:::`, each line `- piece:ID SIZE | caption` or `- spot:REF SIZE | caption` shows a picture of one piece
or spot, taken from the game's own drawings. An id may contain a wildcard: `miner-*` shows any miner. A line
`{{picture …}}` shows a whole position (see `illustrations`). What stands before the first chapter is the overview of a
turn.
"""

import fnmatch
import re
from functools import lru_cache, partial
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.palette import paint
from tablee.core.drawing.scene import Markup, Piece, Scene, Spot, el
from tablee.core.game import Game
from tablee.core.handbook import PICTURE, RULES, as_played, with_numbers
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.sources import Seeded
from tablee.core.variants import Variant
from tablee.table import speech
from tablee.table.illustrations import figure, place_of

SHOWN_PLIES = 160  # number of plies of the sample game that is searched for pieces and spots to show
SAMPLE_SEED = 7
USUAL_SIZE = 48
LARGE = 100.0  # pictures of this size or more, such as cards, are shown larger so that their text is readable

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z-]+)(?: phases=(?P<phases>[a-z_,]+))?\}$", re.MULTILINE)
_PARTS = re.compile(r"^::: parts\n(.*?)^:::$", re.MULTILINE | re.DOTALL)
_PART = re.compile(r"^- (?P<kind>piece|spot):(?P<name>\S+)(?: (?P<size>[\d.]+))? \| (?P<caption>.+)$")


class Chapter(NamedTuple):
    """A chapter of the rules, rendered as HTML."""

    id: str
    title: str
    html: str
    phases: list[str]


Options = tuple[tuple[str, str | int], ...]


@lru_cache(maxsize=256)
def chapters(
    game: Game, language: str, options: Options | None = None, variant: Variant | None = None
) -> list[Chapter]:
    """Return the rules of a game in a language, or an empty list if they are not written yet.

    With `options`, the rules are those of a table with these options. Without `options`, they are those of the default
    options, and the text says which passages depend on an option. Numbers and pictures are those of the variant if
    there is one.
    """
    text = _text(game, language, options, variant)
    found = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    return [
        Chapter(
            heading["id"],
            heading["title"],
            _html(text[heading.end() : end], game, language, variant),
            (heading["phases"] or "").split(",") if heading["phases"] else [],
        )
        for heading, end in zip(found, ends, strict=True)
    ]


@lru_cache(maxsize=256)
def overview(game: Game, language: str, options: Options | None = None, variant: Variant | None = None) -> str:
    """Return the overview of a turn as HTML: what the handbook says before its first chapter; it may be empty."""
    text = _text(game, language, options, variant)
    first = _HEADING.search(text)
    return _html(text[: first.start()], game, language, variant) if first else ""


def _text(game: Game, language: str, options: Options | None, variant: Variant | None) -> str:
    """Return the text of the handbook with numbers, and with the passages for these options."""
    source = game.folder / "handbook" / f"{language}.md"
    if not source.exists():
        return ""
    text = with_numbers(source.read_text(encoding="utf-8"), variant.data if variant else game.data)
    if options is not None:
        return as_played(text, dict(options))
    defaults = {name: option.default for name, option in game.options.items()}
    return as_played(text, defaults, partial(_remark, game, language))


def rule_ids(chapter: Chapter) -> list[str]:
    """Return the ids of the rules that the paragraphs of a chapter explain, as written in the page."""
    return re.findall(r'data-rules="([^"]*)"', chapter.html)


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


def _html(text: str, game: Game, language: str, variant: Variant | None) -> str:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.before("inline", "rule_ids", _anchored)
    made, at = [], 0
    for found in sorted([*_PARTS.finditer(text), *PICTURE.finditer(text)], key=lambda one: one.start()):
        made.append(markdown.render(text[at : found.start()]))
        if found.re is PICTURE:
            made.append(figure(game, language, found, markdown.renderInline(found["caption"])))
        else:
            figures = [_figure(line, game, language, markdown, variant) for line in found[1].splitlines() if line]
            made.append(f'<ul class="parts">{"".join(figures)}</ul>')
        at = found.end()
    made.append(markdown.render(text[at:]))
    return "".join(made)


def _figure(line: str, game: Game, language: str, markdown: MarkdownIt, variant: Variant | None) -> str:
    said = _PART.match(line)
    assert said, f"not a line of a parts list: {line}"
    look, behind = shown(*drawn(game, language, said["kind"], said["name"], variant=variant))
    size = float(said["size"] or USUAL_SIZE)
    x, y = place_of(look) if said["kind"] == "spot" else (0.0, 0.0)
    box = f"{x - size / 2:g} {y - size / 2:g} {size:g} {size:g}"
    picture = paint(
        el("svg", *behind, look, viewBox=box, class_="large" if size >= LARGE else None, aria_hidden="true"), None
    )
    caption = markdown.renderInline(said["caption"])
    return f"<li><figure>{picture}<figcaption>{caption}</figcaption></figure></li>"


@lru_cache(maxsize=1 << 12)
def drawn(
    game: Game, language: str, kind: str, name: str, options: Options = (), variant: Variant | None = None
) -> tuple[Scene, Spot | Piece]:
    """Return a piece or spot, and the first scene of a sample game that shows it.

    A variant may not have such a piece; then it is drawn as printed.
    """
    for moment, (position, seat) in enumerate(_moments(game, options, variant)):
        scene = _scene(game, language, moment, position, seat)
        if found := found_in(scene, kind, name):
            return scene, found
    if variant:
        return drawn(game, language, kind, name, options)
    raise LookupError(f"{game.name} never draws a {kind} {name}")


def shown(scene: Scene, thing: Spot | Piece) -> tuple[Markup, list[Markup]]:
    """Return what a piece or spot looks like, and what lies behind a spot."""
    return thing.look, [scene.scenery.use] if scene.scenery and isinstance(thing, Spot) else []


def found_in(scene: Scene, kind: str, name: str) -> Spot | Piece | None:
    """Return the first piece or spot of a scene with this name, in which `*` stands for anything, or None."""
    things: dict[str, Spot | Piece] = {}
    things.update({p.id: p for p in scene.pieces.values()} if kind == "piece" else scene.spots)
    found = fnmatch.filter(sorted(things), name)
    return things[found[0]] if found else None


@lru_cache(maxsize=1 << 10)
def _scene(game: Game, language: str, moment: int, position: Position, seat: int) -> Scene:
    return game.draw(position.seen_by(seat), seat, language)


@lru_cache(maxsize=64)
def _moments(game: Game, options: Options, variant: Variant | None) -> list[tuple[Position, int]]:
    """Return positions of a sample game, with the seat to act in each."""
    chosen = Seeded(SAMPLE_SEED)
    seats = next(
        n for n in reversed(game.seats) if not game.components.check_options(game.read_options(dict(options)), n)
    )
    match = Match(game, seats, dict(options), source=Seeded(SAMPLE_SEED), variant=variant)
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
