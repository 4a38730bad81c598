"""The catalogue of a game's components: a page made from the board's own drawings and titles (`core.catalogue`)."""

import fnmatch
import re
from functools import lru_cache
from typing import NamedTuple

from tablee.core.catalogue import Item, catalogue, counted
from tablee.core.contract import NOBODY
from tablee.core.drawing.palette import paint
from tablee.core.drawing.scene import Markup, Piece, Scene, Spot, el
from tablee.core.game import Game
from tablee.core.lessons import position_of, spoken
from tablee.core.variants import Variant
from tablee.table import handbook
from tablee.table.handbook import LARGE, Options, drawn, found_in
from tablee.table.illustrations import place_of

_COLON = re.compile("[\u00a0 ]?: ")


class Shown(NamedTuple):
    """A component as the page shows it."""

    picture: str
    large: bool
    name: str
    number: int | None
    effect: list[str]
    chapter: str  # the chapter of the rules that explains it, or ""


class Shelf(NamedTuple):
    """A group of components."""

    title: str
    items: list[Shown]


@lru_cache(maxsize=128)
def shelves(game: Game, language: str, options: Options | None = None, variant: Variant | None = None) -> list[Shelf]:
    """Return the catalogue of a game in a language, with the options and the box of a table or the usual ones."""
    say = game.say(language)
    return [
        Shelf(
            spoken(group.title, game, language, say),
            [_shown(game, language, options, variant, item) for item in group.items],
        )
        for group in catalogue(game)
    ]


def _shown(game: Game, language: str, options: Options | None, variant: Variant | None, item: Item) -> Shown:
    scene, thing, over = _found(game, language, options, variant, item)
    look, behind = handbook.shown(scene, thing)
    say = game.say(language)
    name, rest, lines = _title(thing.title)
    told = [rest, *lines] if item.start and rest else lines or [rest]
    x, y = place_of(thing.look) if item.kind == "spot" else (0.0, 0.0)
    half = item.size / 2
    box = f"{x - half:g} {y - half:g} {item.size:g} {item.size:g}"
    return Shown(
        paint(el("svg", *behind, look, *over, viewBox=box, aria_hidden="true"), None),
        item.size >= LARGE,
        spoken(item.name, game, language, say) if item.name else name,
        counted(item.count, variant.data if variant else game.data),
        [spoken(item.effect, game, language, say)] if item.effect else told,
        _chapter(game, language, thing.rules, options),
    )


def _found(
    game: Game, language: str, options: Options | None, variant: Variant | None, item: Item
) -> tuple[Scene, Spot | Piece, list[Markup]]:
    """Return a component, the scene that shows it, and what is drawn over it."""
    if item.start is None:
        return *drawn(game, language, item.kind, item.show, options or (), variant), []
    position = position_of(game, item.start, dict(options or ()), variant.data if variant else None)
    scene = game.draw(position.seen_by(NOBODY), NOBODY, language)
    found = found_in(scene, item.kind, item.show)
    if found is None:
        raise LookupError(f"{game.name} does not draw {item.kind}:{item.show} in the position of its catalogue")
    return scene, found, [scene.spots[ref].look for ref in fnmatch.filter(sorted(scene.spots), item.over)]


def _title(title: str) -> tuple[str, str, list[str]]:
    """Return the name in a title, what stands behind it after a colon (how it is right now), and the other lines."""
    first, *lines = title.split("\n")
    name, *rest = _COLON.split(first, 1)
    return name, (rest[0][:1].upper() + rest[0][1:]) if rest else "", lines


def _chapter(game: Game, language: str, rules: tuple[str, ...], options: Options | None) -> str:
    """Return the id of the chapter that explains the first of some rules, or ""."""
    for chapter in handbook.chapters(game, language, options):
        if rules and any(rules[0] in ids.split(" ") for ids in handbook.rule_ids(chapter)):
            return chapter.id
    return ""
