"""Where each meeple is drawn, and under which id.

Meeples of one kind are interchangeable, so ids can be chosen freely. The browser animates a piece that keeps its id;
ids are therefore chosen so that only the meeples that really move change their place in the picture:

- A meeple is named after the place it is in: `miner-B3-1` is the second miner of building B3.
- During a sowing, meeples in the hand and on the doors keep the name of the place they were taken from; the first one
  placed has the lowest number. After the sowing, a meeple on a door has the name it will have inside the building.
- While a deputy acts, the robbers inside are already named after the jail; while Madame acts, the builders inside are
  named after the saloon. Once both dice are rolled, each shooter is named after the tomb or the saloon it will go to.

Some meeples do change their id when they move, such as the last one of a hand. Then exactly one id of that kind
disappears and one appears, and the browser animates the move from one to the other.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Scene, group, layer
from tablee.core.frozen import Frozen, Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.actions import BUILDING_NAMES, LOCATION_NAMES, SPACE_NAMES
from tablee.games.poignee.board.figures import duel_frame, meeple
from tablee.games.poignee.board.layout import Layout, box_row, fit, hand_chips, saloon_floor, tombs, where
from tablee.games.poignee.board.legend import KIND_RULES, about_kind
from tablee.games.poignee.box import BUILDINGS, MEEPLES, NEITHER, SHOWDOWN, SPACES, Direction, Meeple, Space
from tablee.games.poignee.facts import SOWING, boxed, buried, is_showdown_due, kind_name, winner_by_dice

HAND = "hand"
PLACE_RULES = {  # the rules that explain a meeple that cannot act, by its place
    "W": ("PM-056",),
    "E": ("PM-056",),
    "showdown": ("PM-087", "PM-055"),
    "graveyard": ("PM-097", "PM-098"),
}


class Standing(NamedTuple):
    """A meeple in the picture: its id, kind, centre, size, and the name of the place it is in."""

    id: str
    kind: int
    x: float
    y: float
    size: float
    place: str


def named(kind: int, place: str, i: int) -> str:
    """Return the id of the i-th meeple of a kind that belongs to a place."""
    return kind_name(kind) if kind == Meeple.MADAME else f"{kind_name(kind)}-{place}-{i}"


def draw_meeples(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw every meeple in the town."""
    for crowd in _crowds(position, layout):
        if crowd:
            _draw_crowd(scene, position.frozen[0], crowd, say)


@layer
def _draw_crowd(scene: Scene, box: Frozen, crowd: tuple[Standing, ...], say: Say) -> None:
    """Draw meeples. A click on one counts for the place below it, but for the two of a showdown, which are framed."""
    for standing in crowd:
        kind = kind_name(standing.kind)
        look = meeple(standing.kind, standing.size)
        title = say("meeple-title", place=_place_name(standing.place, say), **about_kind(box, standing.kind))
        rules = PLACE_RULES.get(standing.place, KIND_RULES[Meeple(standing.kind)])
        ref = ""
        if standing.place == "showdown":
            ref, look = standing.place, group(duel_frame(standing.size * 0.62), look)
        scene.piece(standing.id, standing.x, standing.y, look, title, ref=ref, kind=kind, rules=rules, manner="walks")


def _place_name(place: str, say: Say) -> str:
    if place in LOCATION_NAMES:
        return say("place-name", place=LOCATION_NAMES.index(place))
    if place in SPACE_NAMES[:BUILDINGS]:
        return say("door-name", place=SPACE_NAMES.index(place))
    return say("spot-name", spot=place.lower())


def everybody(position: Position, layout: Layout) -> Iterator[Standing]:
    """Yield every meeple in the town."""
    for crowd in _crowds(position, layout):
        yield from crowd


def _crowds(position: Position, layout: Layout) -> Iterator[tuple[Standing, ...]]:
    """Yield the meeples of each place."""
    yield from _indoors(position, layout)
    yield tuple(_on_the_street(position, layout))
    yield tuple(_in_hand(position, layout))
    yield from _buried(position.only("graveyard", "boxed"), layout)


# --- in the locations ------------------------------------------------------------------------------------------


def _indoors(position: Position, layout: Layout) -> Iterator[tuple[Standing, ...]]:
    state = position.frozen[1]
    most = 36 if layout.narrow else 31
    for b, name in enumerate(BUILDING_NAMES):
        leaving: Leaving | None = None
        if state.acting == b and state.space[b] == Meeple.DEPUTY:
            leaving = Leaving(Meeple.ROBBER, "jail", state.jail)
        elif state.acting == b and state.space[b] == Meeple.MADAME:
            leaving = Leaving(Meeple.BUILDER, "saloon", state.saloon[Meeple.BUILDER])
        yield _inside(state.inside[b], leaving, layout.plots[b].inside, most, name)
    yield _inside(state.saloon, None, saloon_floor(layout), most + 6, "saloon")
    robbers = tuple(state.jail * (kind == Meeple.ROBBER) for kind in range(MEEPLES))
    yield _inside(robbers, None, layout.cell.inset(6), most + 4, "jail")


class Leaving(NamedTuple):
    """The meeples of a kind are about to leave for a place, in which there are some of their kind already."""

    kind: int
    place: str
    already: int


@lru_cache(maxsize=1 << 12)
def _inside(
    counts: tuple[int, ...], leaving: Leaving | None, room: Rect, most: float, place: str
) -> tuple[Standing, ...]:
    """Return the meeples in a room, by kind; those about to leave are named after their next place."""
    ids = []
    for kind, count in enumerate(counts):
        after, first = leaving[1:] if leaving and leaving.kind == kind else (place, 0)
        ids += [(named(kind, after, first + i), kind) for i in range(count)]
    return _in_rows(ids, room, most, place)


def _in_rows(ids: list[tuple[str, int]], room: Rect, most: float, place: str) -> tuple[Standing, ...]:
    size, places = fit(len(ids), room, most)
    return tuple(Standing(id_, kind, x, y, size, place) for (id_, kind), (x, y) in zip(ids, places, strict=True))


# --- on the street ---------------------------------------------------------------------------------------------


def _on_the_street(position: Position, layout: Layout) -> Iterator[Standing]:
    state = position.frozen[1]
    due = is_showdown_due(position)
    sown = _sown(position)
    for space in range(SPACES):
        kind = state.space[space]
        if kind == Meeple.NONE:
            continue
        size = layout.duel * 1.4 if space >= Space.W else layout.door
        place = "showdown" if due and space >= Space.W else SPACE_NAMES[space]
        id_ = sown[space] if space in sown else _name_on(position, space, kind)
        yield Standing(id_, kind, *where(layout, space), size, place)


def _sown(position: Position) -> dict[int, str]:
    """Return the ids of the meeples on the doors during a sowing, named after the place they were taken from."""
    box, state = position.frozen
    if state.phase not in SOWING or state.last < 0:
        return {}
    back = 0 if state.direction == Direction.COUNTERCLOCKWISE else 1  # row of `neighbour` that leads back
    way, space = [], state.last
    for _ in range(state.visited):
        way.append(space)
        space = box.neighbour[back, space]
    names: dict[int, str] = {}
    placed = [0] * MEEPLES
    for space in reversed(way):
        kind = state.space[space]
        if space < Space.W and kind != Meeple.NONE:
            names[space] = named(kind, LOCATION_NAMES[state.origin], placed[kind])
            placed[kind] += 1
    return names


def _name_on(position: Position, space: int, kind: int) -> str:
    state = position.frozen[1]
    if space < Space.W:
        return named(kind, BUILDING_NAMES[space], state.inside[space, kind])
    if state.acting != SHOWDOWN or min(state.dice) == 0:
        return named(kind, SPACE_NAMES[space], 0)
    won = winner_by_dice(position)
    if won == space - Space.W:
        return named(kind, "saloon", state.saloon[kind])
    dead = len(buried(position)) + len(boxed(position))
    return named(kind, "tomb", dead + (1 if won == NEITHER and space == Space.E else 0))


# --- in the hand and under the ground --------------------------------------------------------------------------


def _in_hand(position: Position, layout: Layout) -> Iterator[Standing]:
    state = position.frozen[1]
    if state.phase not in SOWING:
        return
    out = [state.space[space] for space in _sown(position)]
    origin = LOCATION_NAMES[state.origin]
    for kind, chip in hand_chips(layout, tuple(state.hand)).items():
        first = out.count(kind)
        ids = [(named(kind, origin, first + i), kind) for i in range(state.hand[kind])]
        yield from _in_rows(ids, chip.meeples, 54, HAND)


@lru_cache(maxsize=1 << 10)
def _buried(position: Part, layout: Layout) -> tuple[tuple[Standing, ...], ...]:
    width, places = tombs(layout, position.frozen[0].tombs)
    lying = buried(position)
    in_tombs = [
        Standing(named(kind, "tomb", i), kind, x, y + width * 0.1, width * 0.85, "graveyard")
        for i, (kind, (x, y)) in enumerate(zip(lying, places, strict=False))
    ]
    ids = [(named(kind, "tomb", len(lying) + i), kind) for i, kind in enumerate(boxed(position))]
    return tuple(in_tombs), _in_rows(ids, box_row(layout), 26, "graveyard")
