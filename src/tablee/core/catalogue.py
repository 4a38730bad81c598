"""Reads a game's catalogue of components, `lessons/catalogue.toml`: which drawn things to show, by group.

What a thing looks like, is called and does comes from the board's drawing and its title, so it is always that of the
box; the file only chooses. What a sample game does not show is drawn in a position that the file describes, and one
entry can stand for every member of a list of `data.toml`. `docs/lessons.md` describes it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from tablee.core.errors import BadLesson, hint
from tablee.core.game import Game
from tablee.core.lessons import Entry, Start, Texts

ITEM = ("show", "size", "count", "name", "effect", "in", "each", "over")


@dataclass(frozen=True)
class Item:
    """A component: the drawn thing that shows it, and what its title does not say."""

    kind: str  # "piece" or "spot"
    show: str  # its id or ref; `*` stands for anything
    size: float  # of the square of the drawing that is shown
    count: str = ""  # how many there are: a number, or the name of a number or list in `data.toml`
    name: Texts | None = None  # by default, the first line of the title
    effect: Texts | None = None  # by default, the other lines
    over: str = ""  # spots that are drawn over it there, such as forests over a terrain; `*` stands for anything
    start: Start | None = None  # the position in which it is drawn; by default, the first of a sample game that has it


@dataclass(frozen=True)
class Group:
    """Components of one sort."""

    title: Texts
    items: tuple[Item, ...]


@cache
def catalogue(game: Game) -> tuple[Group, ...]:
    """Return the catalogue of a game; it may be empty. Raises `BadLesson` if it cannot be read."""
    path = game.folder / "lessons" / "catalogue.toml"
    if not path.exists():
        return ()
    try:
        whole = Entry(tomllib.loads(path.read_text(encoding="utf-8")), "the catalogue", ("group", "position"))
        listed = whole.get("position", {})
        entry = Entry(listed, "position", tuple(listed))
        positions = {name: entry.start(name) for name in listed}
        return tuple(_group(said, positions, game.data) for said in whole.need("group"))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"lessons/catalogue.toml is not TOML: {error}") from error
    except BadLesson as error:
        raise BadLesson(f"lessons/catalogue.toml: {error}") from error


def _group(said: Any, positions: Mapping[str, Start], data: Mapping[str, Any]) -> Group:
    entry = Entry(said, "group", ("title", "item"))
    return Group(entry.texts("title"), tuple(i for one in entry.need("item") for i in _items(one, positions, data)))


def _items(said: Any, positions: Mapping[str, Start], data: Mapping[str, Any]) -> list[Item]:
    """Return the items of an entry: one, or with `each` one for every member of a list or table of `data.toml`."""
    entry = Entry(said, f"item {said.get('show', '?')}", ITEM)
    kind, _, show = str(entry.need("show")).partition(":")
    if kind not in ("piece", "spot") or not show:
        raise BadLesson(f"{said['show']!r} is neither `piece:ID` nor `spot:REF`")
    named = entry.get("in", "")
    if named and named not in positions:
        raise BadLesson(f"there is no position {named!r}.{hint(named, list(positions))}")
    item = Item(
        kind,
        show,
        float(entry.get("size", 60)),
        str(entry.get("count", "")),
        entry.texts("name") if "name" in said else None,
        entry.texts("effect") if "effect" in said else None,
        str(entry.get("over", "")),
        positions.get(named),
    )
    if "each" not in said:
        return [item]
    members = _value(str(entry.need("each")), data)
    return [_for_member(item, place, str(key)) for place, key in enumerate(members)]


def _for_member(item: Item, place: int, key: str) -> Item:
    """Return an item with `{n}` and `{key}` replaced by the place of a member and by its key."""

    def filled(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {name: filled(one) for name, one in value.items()}
        if isinstance(value, list | tuple):
            return [filled(one) for one in value]
        if not isinstance(value, str):
            return value
        return place if value == "{n}" else value.replace("{n}", str(place)).replace("{key}", key)

    start = item.start and replace(item.start, moves=filled(item.start.moves), change=filled(item.start.change))
    return replace(item, show=filled(item.show), count=filled(item.count), start=start)


def _value(name: str, data: Mapping[str, Any]) -> Any:
    """Return a value of `data.toml`, such as `tiles.stone.count`."""
    value: Any = data
    for key in name.split("."):
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadLesson(f"the catalogue counts {name!r}, which is not in the component data") from None
    return value


def counted(count: str, data: Mapping[str, Any]) -> int | None:
    """Return how many there are of a component: a number, or what `data.toml` has (the length of a list)."""
    if not count:
        return None
    if count.isdigit():
        return int(count)
    value = _value(count, data)
    return len(value) if isinstance(value, list | Mapping) else int(value)
