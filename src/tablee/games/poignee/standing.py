"""Which piece is where. The pieces of a kind are alike, so their ids are chosen to make a move one piece's move.

A meeple is named after a place: `miner-B3-1` is the second miner of building B3. While a handful is sown its meeples
keep the names of the place they were taken from, in the hand and on the doors: the first to be placed has the lowest
number. When all are sown, those on the doors take the names they will have inside. Robbers under arrest already bear
the jail's names, builders being lured the saloon's, and shooters, once the dice lie, the tomb's or the saloon's. Thus
nothing moves but what did; and what takes another name on its way, as the last of the hand does, is the only one of its
kind to go where one of its kind comes.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.poignee.actions import PLACE
from tablee.games.poignee.box import BUILDINGS, MEEPLES, SHOWDOWN, SPACES, Direction, Location, Meeple, Phase, Space
from tablee.games.poignee.figures import Rect
from tablee.games.poignee.layout import Layout, Point, fit
from tablee.games.poignee.rules.resolving import showdown_is_due
from tablee.games.poignee.rules.showdown import winner_of_showdown

HAND = "hand"
SOWING = (Phase.SOW, Phase.NAME_CONTROLLER)


class Standing(NamedTuple):
    """A meeple: its id, kind, place on the picture, and the name of that place."""

    id: str
    kind: int
    x: float
    y: float
    size: float
    place: str

    @property
    def ref(self) -> str:
        """Return what a click on it means: a click on where it stands; in the hand, a click on its kind."""
        return f"hand-{word(self.kind)}" if self.place == HAND else self.place


def word(kind: int) -> str:
    """Return the kind of a meeple as texts and ids name it."""
    return Meeple(kind).name.lower()


def named(kind: int, place: str, i: int) -> str:
    """Return the id of the i-th meeple of a kind at home in a place."""
    return word(kind) if kind == Meeple.MADAME else f"{word(kind)}-{place}-{i}"


def next_spaces(position: Position) -> list[int]:
    """Return where the next meeple of the hand may go."""
    if position.state.phase != Phase.SOW:
        return []
    return sorted({(action - PLACE) % SPACES for action in position.legal()})


def everybody(position: Position, layout: Layout) -> Iterator[Standing]:
    """Return every meeple in the town."""
    yield from _indoors(position, layout)
    yield from _on_the_street(position, layout)
    yield from _in_hand(position, layout)
    yield from _buried(position, layout)


# --- in the locations ------------------------------------------------------------------------------------------


def _indoors(position: Position, layout: Layout) -> Iterator[Standing]:
    state = position.state
    most = 32 if layout.narrow else 30
    for b in range(BUILDINGS):
        ids = [(named(k, f"B{b}", i), k) for k in range(MEEPLES) for i in range(int(state.inside[b, k]))]
        if state.acting == b:
            ids = [(_bound(position, b, id_, k), k) for id_, k in ids]
        yield from _in_rows(ids, layout.plots[b].inside, most, f"B{b}")
    ids = [(named(k, "saloon", i), k) for k in range(MEEPLES) for i in range(int(state.saloon[k]))]
    yield from _in_rows(ids, saloon_floor(layout), most + 6, "saloon")
    ids = [(named(Meeple.ROBBER, "jail", i), int(Meeple.ROBBER)) for i in range(int(state.jail))]
    yield from _in_rows(ids, layout.cell.inset(6), most + 4, "jail")


def saloon_floor(layout: Layout) -> Rect:
    """Return where meeples stand in the saloon."""
    head, counter = (36, 52) if layout.narrow else (34, 66)
    room = layout.saloon
    return Rect(room.x + 8, room.y + head, room.width - 16, room.height - head - counter)


def _bound(position: Position, b: int, id_: str, kind: int) -> str:
    """Return the id of a meeple inside a building while another acts on it: robbers to jail, builders to the saloon."""
    state, i = position.state, int(id_.rpartition("-")[2]) if kind != Meeple.MADAME else 0
    if state.space[b] == Meeple.DEPUTY and kind == Meeple.ROBBER:
        return named(kind, "jail", int(state.jail) + i)
    if state.space[b] == Meeple.MADAME and kind == Meeple.BUILDER:
        return named(kind, "saloon", int(state.saloon[kind]) + i)
    return id_


def _in_rows(ids: list[tuple[str, int]], room: Rect, most: float, place: str) -> Iterator[Standing]:
    size, places = fit(len(ids), room, most)
    for (id_, kind), (x, y) in zip(ids, places, strict=True):
        yield Standing(id_, kind, x, y, size, place)


# --- on the street ---------------------------------------------------------------------------------------------


def where(layout: Layout, space: int) -> Point:
    """Return the middle of a space."""
    return layout.showdown[space - Space.W] if space >= Space.W else layout.plots[space].door


def _on_the_street(position: Position, layout: Layout) -> Iterator[Standing]:
    state = position.state
    due = showdown_is_due(state)
    sown = _sown(position)
    for space in range(SPACES):
        kind = int(state.space[space])
        if kind < 0:
            continue
        size = layout.door * (1.05 if space >= Space.W else 0.86)
        place = "showdown" if due and space >= Space.W else Space(space).name
        id_ = sown[space] if space in sown else _name_on(position, space, kind)
        yield Standing(id_, kind, *where(layout, space), size, place)


def _sown(position: Position) -> dict[int, str]:
    """Return the names of the meeples on the doors while the sowing lasts: those of where they come from."""
    state = position.state
    if state.phase not in SOWING or state.last < 0:
        return {}
    back = 0 if state.direction == Direction.COUNTERCLOCKWISE else 1  # the neighbours on the other side
    way, space = [], int(state.last)
    for _ in range(int(state.visited)):
        way.append(space)
        space = int(position.box.neighbour[back, space])
    names: dict[int, str] = {}
    placed = [0] * MEEPLES
    for space in reversed(way):
        kind = int(state.space[space])
        if space < Space.W and kind >= 0:
            names[space] = named(kind, _origin(position), placed[kind])
            placed[kind] += 1
    return names


def _origin(position: Position) -> str:
    origin = Location(position.state.origin)
    return origin.name if origin < BUILDINGS else origin.name.lower()


def _name_on(position: Position, space: int, kind: int) -> str:
    state = position.state
    if space < Space.W:
        return named(kind, f"B{space}", int(state.inside[space, kind]))
    if state.acting != SHOWDOWN or min(state.dice) == 0:
        return named(kind, Space(space).name, 0)
    won = winner_of_showdown(position.box, state)
    if won == space - Space.W:
        return named(kind, "saloon", int(state.saloon[kind]))
    return named(kind, "tomb", _buried_so_far(position) + (1 if won < 0 and space == Space.E else 0))


def _buried_so_far(position: Position) -> int:
    return sum(1 for kind in (*position.state.graveyard, *position.state.boxed) if kind >= 0)


# --- in the hand and under the ground --------------------------------------------------------------------------


def _in_hand(position: Position, layout: Layout) -> Iterator[Standing]:
    state = position.state
    if state.phase not in SOWING:
        return
    out = [int(state.space[space]) for space in _sown(position)]
    ids: list[tuple[str, int]] = []
    for kind in range(MEEPLES):
        first = out.count(kind)
        ids += [(named(kind, _origin(position), first + i), kind) for i in range(int(state.hand[kind]))]
    size, places = fit(len(ids), layout.work.inset(4), 56 if layout.narrow else 52, 1.1)
    indent = min((x for x, _ in places), default=0.0) - layout.work.x - size * 0.6
    for (id_, kind), (x, y) in zip(ids, places, strict=True):
        yield Standing(id_, kind, x - indent, y, size, HAND)


def tombs(position: Position, layout: Layout) -> tuple[float, list[Point]]:
    """Return width and places of the tombs."""
    n, across = int(position.box.tombs), layout.tombs_across
    rows = -(-n // across)
    yard, head = layout.graveyard, 40.0
    step_x, step_y = (yard.width - 16) / across, min(74.0, (yard.height - head - 44) / rows)
    places = [
        (yard.x + 8 + (i % across + 0.5) * step_x, yard.y + head + (i // across + 0.5) * step_y) for i in range(n)
    ]
    return min(step_x - 6, step_y * 0.72), places


def box_row(layout: Layout) -> Rect:
    """Return the row below the tombs, for meeples that found none."""
    yard = layout.graveyard
    return Rect(yard.x + 8, yard.y + yard.height - 40, yard.width - 16, 34)


def _buried(position: Position, layout: Layout) -> Iterator[Standing]:
    state = position.state
    width, places = tombs(position, layout)
    lying = [int(kind) for kind in state.graveyard if kind >= 0]
    for i, kind in enumerate(lying):
        x, y = places[i]
        yield Standing(named(kind, "tomb", i), kind, x, y + width * 0.1, width * 0.8, "graveyard")
    left = [int(kind) for kind in state.boxed if kind >= 0]
    ids = [(named(kind, "tomb", len(lying) + i), kind) for i, kind in enumerate(left)]
    yield from _in_rows(ids, box_row(layout), 26, "graveyard")
