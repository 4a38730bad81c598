"""Where meeples may go next, so that their pieces are seen to go: a picture says under what names it expects them.

Piece ids: the first meeple of a seat on a terrain is `troop-SEAT-TERRAIN`, with the count of all; those behind it are
`band-SEAT-TERRAIN-K`. On a space that waits for its tile the place is `pN` instead of a terrain. A meeple on a building
is `defender-OWNER-SITE-SEAT-K`.
"""

from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import EMPTY, FIRST_PENDING, FIRST_SITE, MAX_SCARED, SITES, TERRAINS, Phase, Scared
from tablee.games.meeple_war.losses import beyond
from tablee.games.meeple_war.rules.building_actions import most_placed
from tablee.games.meeple_war.rules.movement import ways_from

WAREHOUSE, STOCK = -11, -12  # where a trip may start, besides the places of `link`


class Trip(NamedTuple):
    """So many meeples of a seat, at most, may go from one place to another, both as `link` has them."""

    seat: int
    start: int
    end: int
    most: int
    before: int = 0  # so many others arrive there first


def band(seat: int, place: int | str, k: int) -> str:
    """Return the id of the k-th meeple of a seat in a place."""
    return f"band-{seat}-{place}-{k:02}" if k else f"troop-{seat}-{place}"


def defender(owner: int, site: int, seat: int, k: int) -> str:
    """Return the id of the k-th meeple of a seat on a building."""
    return f"defender-{owner}-{site}-{seat}-{k}"


def names_ahead(position: Position) -> dict[str, tuple[int, int, int]]:
    """Return the ids that meeples may have next: of which seat, from where, and the how manieth to leave.

    If several places could send one under the same name, it cannot be foretold which one goes.
    """
    found: dict[str, tuple[int, int, int]] = {}
    unclear = set()
    for trip in trips(position):
        for i in range(trip.most):
            name, start = name_at(position, trip, i), (trip.seat, trip.start, i)
            if found.setdefault(name, start)[:2] != start[:2]:
                unclear.add(name)
    return {name: start for name, start in found.items() if name not in unclear}


def name_at(position: Position, trip: Trip, i: int) -> str:
    """Return the id that the i-th meeple to arrive at the end of a trip has there."""
    state, seat, end = position.state, trip.seat, trip.end
    i += trip.before
    if 0 <= end < TERRAINS:
        return band(seat, end, int(state.here[end, seat]) + i)
    if FIRST_SITE <= end < FIRST_PENDING:
        owner, site = divmod(end - FIRST_SITE, SITES)
        return defender(owner, site, seat, int(state.defence[owner, site, seat]) + i)
    if end == EMPTY:
        return band(seat, f"p{int(state.n_pending)}", i)
    return band(seat, f"p{end - FIRST_PENDING}", int(state.pending_n[end - FIRST_PENDING]) + i)


def trips(position: Position) -> list[Trip]:
    """Return where meeples may go by the answer to the question at hand, or to the tile that is laid under them."""
    return _asked(position) + _explorations(position)


def _explorations(position: Position) -> list[Trip]:
    state, new = position.state, int(position.state.n_terrains)
    waiting = [i for i in range(int(state.n_pending)) if state.pending_n[i]]
    spaces = [int(state.explored)] if state.explored >= 0 else waiting
    if len(spaces) != 1 or new == TERRAINS:  # several wait: nobody knows which one is next
        return []
    return [Trip(int(state.active), FIRST_PENDING + i, new, int(state.pending_n[i])) for i in spaces]


def _asked(position: Position) -> list[Trip]:
    state, phase, me = position.state, Phase(position.state.phase), int(position.state.active)
    if phase in (Phase.MOVE_TO, Phase.MOVE_AMOUNT):
        t = int(state.move_from)
        return [Trip(me, t, end, int(state.ready[t])) for end in _ends(position, t, int(state.move_way))]
    if phase == Phase.MOVE_FROM:  # a single meeple with a single way goes at once
        lone = (state.ready == 1).nonzero()[0].tolist()
        ways = [(t, _ends(position, t, -1)) for t in lone]
        return [Trip(me, t, ends[0], 1) for t, ends in ways if len(ends) == 1]
    if phase in (Phase.DEPLOY, Phase.REINFORCE_AMOUNT):
        end = int(position.box.front[position.seats - 2, me] if phase == Phase.DEPLOY else state.chosen)
        return [Trip(me, WAREHOUSE, end, most_placed(state))]
    if phase in (Phase.STEALTH, Phase.VILLAGE):
        return [Trip(me, WAREHOUSE, parts[0], 1) for parts in _legal(position, (act.TERRAIN, act.VILLAGE))]
    if phase == Phase.BOMBARD and state.stock[me]:
        targets = _legal(position, (act.TARGET,))
        return [Trip(me, STOCK, FIRST_SITE + SITES * owner + site, 1) for owner, site in targets]
    if phase == Phase.SCARE_PICK:
        return _scares(position)
    if phase == Phase.TUNNEL:
        t, passing = int(state.tunnel), state.passing.tolist()
        ends = [end for end in range(int(state.n_terrains)) if int(state.mines) >> end & 1 and end != t]
        return [Trip(int(state.asked), t, end, passing[end] or int(state.tunnel_left)) for end in ends]
    return []


def _legal(position: Position, blocks: tuple[int, ...]) -> list[list[int]]:
    """Return the parts of the choices of some kinds."""
    split = [act.parts_of(action) for action in position.legal() if action >= act.TOKEN_AT]
    return [parts for block, parts in split if block in blocks]


def _scares(position: Position) -> list[Trip]:
    """Return where picked meeples will go, and those that may be picked."""
    state = position.state
    picked = [i for i in range(MAX_SCARED) if state.scared[i] == Scared.PICKED]
    sent = [(int(state.scared_owner[i]), int(state.scared_to[i])) for i in picked]
    found = []
    for n, (i, (owner, to)) in enumerate(zip(picked, sent, strict=True)):
        found.append(Trip(owner, int(state.scared_from[i]), to, 1, sent[:n].count((owner, to))))
    for t, owner, to in _legal(position, (act.SCARE,)):
        found.append(Trip(owner, t, to, 1, sent.count((owner, to))))
    return found


def _ends(position: Position, t: int, way: int) -> list[int]:
    """Return what lies at the end of a way from a terrain, or of every way, as `link` has it."""
    if way >= 0:
        return [beyond(position, t, way)]
    ways = int(ways_from(position.box, position.state, t, False))
    return [beyond(position, t, way) for way in range(ways.bit_length()) if ways >> way & 1]
