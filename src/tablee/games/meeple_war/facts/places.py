"""Where things are: hexes of the map, what lies beyond an edge, and the spaces of action tracks."""

from functools import lru_cache
from typing import NamedTuple

from tablee.core.frozen import Part, Readable
from tablee.core.position import Position
from tablee.games.meeple_war.box import (
    DIRECTIONS,
    EDGES,
    FIRST_PENDING,
    FIRST_SITE,
    NODES,
    SITES,
    TERRAINS,
    Act,
    Kind,
    Node,
)
from tablee.games.meeple_war.rules.land import edge_to, rotated

Hex = tuple[int, int]

FORTS = (Kind.WOODEN, Kind.STONE)
STRUCTURES = (*FORTS, Kind.WORKSHOP, Kind.VILLAGE, Kind.DRUID, Kind.WEAPON, Kind.SHIELD)  # what can be controlled


# --- the map ---------------------------------------------------------------------------------------------------


def kind_of(position: Readable, t: int) -> int:
    """MW-142: return the Kind of a terrain, or of the upgrade token on it."""
    state = position.frozen[1]
    kind: int = state.upgrade[t] or state.kind[t]
    return kind


def neighbour(where: Hex, edge: int) -> Hex:
    """Return the hex beyond an edge."""
    return where[0] + DIRECTIONS[edge][0], where[1] + DIRECTIONS[edge][1]


def edge_between(start: Hex, end: Hex) -> int:
    """Return the edge that a hex shares with another hex, or -1 if they share none."""
    return int(edge_to(end[0] - start[0], end[1] - start[1]))


def terrain_hex(position: Readable, t: int) -> Hex:
    """Return the hex of a terrain."""
    state = position.frozen[1]
    return state.q[t], state.r[t]


def terrains(position: Readable) -> list[Hex]:
    """Return the hexes of the terrains, by number."""
    state = position.frozen[1]
    n = state.n_terrains
    return list(zip(state.q[:n], state.r[:n], strict=True))


def site_hex(position: Readable, owner: int, site: int) -> Hex:
    """Return the hex of a city site."""
    box, state = position.frozen
    players = state.seats - 2
    return box.site_q[players, owner, site], box.site_r[players, owner, site]


def cities(position: Readable) -> list[Hex]:
    """Return the hexes of all city sites."""
    return [site_hex(position, owner, site) for owner in range(position.frozen[1].seats) for site in range(SITES)]


def pending_hex(position: Readable, i: int) -> Hex:
    """Return the hex of a pending space."""
    state = position.frozen[1]
    return state.pending_q[i], state.pending_r[i]


def waiting(position: Readable) -> dict[Hex, int]:
    """Return the pending spaces on which explorers wait, by hex."""
    state = position.frozen[1]
    return {pending_hex(position, i): i for i in range(state.n_pending) if state.pending_n[i]}


def shores(position: Position) -> tuple[Hex, ...]:
    """Return the empty hexes next to terrains, including those being explored."""
    state = position.frozen[1]
    if not state.pile_size and not any(state.pending_n):
        return ()
    return _coast(position.only("seats", "n_terrains", "q", "r"))


@lru_cache(maxsize=1 << 9)
def _coast(land: Part) -> tuple[Hex, ...]:
    hexes = terrains(land)
    taken = {*hexes, *cities(land)}
    beside = (neighbour(where, edge) for where in hexes for edge in range(EDGES))
    return tuple(sorted({where for where in beside if where not in taken}))


def front(position: Readable, seat: int) -> int:
    """MW-015: return the terrain in front of a seat's gate."""
    box, state = position.frozen
    number: int = box.front[state.seats - 2, seat]
    return number


def beyond(position: Readable, t: int, way: int) -> int:
    """Return what a way from a terrain leads to, as numbered in the state's `link`."""
    number: int = way - EDGES if way >= EDGES else position.frozen[1].link[t, way]
    return number


def is_terrain(end: int) -> bool:
    """Tell whether a number in `link` stands for a terrain."""
    return 0 <= end < TERRAINS


def site_of(end: int) -> tuple[int, int] | None:
    """Return the owner and the site that a number in `link` stands for, or None if it is not a city site."""
    return divmod(end - FIRST_SITE, SITES) if FIRST_SITE <= end < FIRST_PENDING else None


def link_to_site(owner: int, site: int) -> int:
    """Return the number that a city site has in `link`."""
    return FIRST_SITE + SITES * owner + site


def edges_in(mask: int) -> list[int]:
    """Return the edges in a bit mask."""
    return [edge for edge in range(EDGES) if mask >> edge & 1]


def drawn_forest(position: Position, k: int) -> int:
    """MW-118: return the forest edges of the drawn tile if it is turned by k."""
    box, state = position.frozen
    return int(rotated(box.type_forest[state.drawn], k))


# --- buildings and tracks --------------------------------------------------------------------------------------


class Site(NamedTuple):
    """What stands on a site of a city; `kind` is negative if nothing does."""

    kind: int
    side: int
    node: int
    defence: tuple[int, ...]


City = tuple[Site, ...]


def built_in(position: Position) -> tuple[City, ...]:
    """Return what stands on the sites of each city."""
    state = position.frozen[1]
    fields = zip(state.building, state.side, state.node, state.defence, strict=True)
    return tuple(tuple(map(Site, *rows)) for _, rows in zip(range(state.seats), fields, strict=False))


def defences(position: Readable, owner: int, site: int) -> tuple[int, int]:
    """MW-007: return how many defences of a building are occupied, and how many there are."""
    box, state = position.frozen
    room = box.defences[state.building[owner, site], state.side[owner, site]]
    return sum(state.defence[owner, site]), room


def next_end(position: Readable, kind: int, node: int) -> tuple[int, int]:
    """MW-055: return the next end space of a building's track, and how many steps away it is."""
    box, steps = position.frozen[0], 0
    while box.act[kind, node] == Act.NONE:
        node = next(n for n in range(NODES) if box.successors[kind, node] >> n & 1)
        steps += 1
    return node, steps


def routes(position: Readable, kind: int) -> list[list[int]]:
    """MW-047: return the routes through a building's action track, from the start to each end space."""
    box = position.frozen[0]
    following, acts = box.successors[kind], box.act[kind]
    found: list[list[int]] = []
    open_routes: list[list[int]] = [[Node.S]]
    while open_routes:
        route = open_routes.pop(0)
        for node in range(NODES):
            if following[route[-1]] >> node & 1:
                (found if acts[node] != Act.NONE else open_routes).append([*route, node])
    return sorted(found, key=lambda route: (len(route), route))
