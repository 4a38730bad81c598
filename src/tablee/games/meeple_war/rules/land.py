"""The map: hexes and their neighbours, forests, distances, and laying a tile."""

import numpy as np

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import (
    BOTH_TILES,
    DIRECTIONS,
    EDGES,
    EMPTY,
    FIRST_PENDING,
    FIRST_SITE,
    MAX_SEATS,
    SITES,
    TERRAIN_PATH,
    TERRAINS,
    Kind,
)
from tablee.games.meeple_war.rules.common import bit

STEP_Q = np.array([q for q, _ in DIRECTIONS], np.int64)
STEP_R = np.array([r for _, r in DIRECTIONS], np.int64)
EDGE_OF = np.full((3, 3), -1, np.int64)  # the edge towards a neighbour, by dq + 1 and dr + 1
for _edge, (_q, _r) in enumerate(DIRECTIONS):
    EDGE_OF[_q + 1, _r + 1] = _edge
ALL_EDGES = (1 << EDGES) - 1


def opposite(edge):
    """Return the number of the same edge as seen from the neighbouring hex."""
    return (int(edge) + 3) % EDGES


def edge_to(dq, dr):
    """MW-066: return the edge shared with the hex at this offset, or -1 if they do not share a side."""
    if -1 <= dq <= 1 and -1 <= dr <= 1:
        return EDGE_OF[dq + 1, dr + 1]
    return -1


def distance(dq, dr):
    """MW-091: return how many spaces away the hex at this offset is."""
    return max(abs(dq), abs(dr), abs(dq + dr))


@outlined
def within(box, state, t, reach):
    """MW-085, MW-091 (OPT-11): return the terrains at distance 1 to `reach`, ignoring forests.

    Depending on the option, the distance is measured over all spaces or along terrains only.
    """
    found = 0
    if box.distance_mode != TERRAIN_PATH:
        q, r = state.q, state.r
        for u in range(state.n_terrains):
            if 1 <= distance(int(q[t]) - int(q[u]), int(r[t]) - int(r[u])) <= reach:
                found |= bit(u)
        return found
    found = bit(t)
    for _ in range(reach):
        grown = found
        for u in range(state.n_terrains):
            if found >> u & 1:
                grown |= neighbours(state, u)
        found = grown
    return found & ~bit(t)


@outlined
def neighbours(state, t):
    """MW-063, MW-066: return the terrains that share a side with this one."""
    found = 0
    link = state.link
    for edge in range(EDGES):
        beyond = link[t, edge]
        if 0 <= beyond < TERRAINS:
            found |= bit(beyond)
    return found


def forest_of(state, t):
    """MW-145: return the edges of a terrain that have forest and no tree token."""
    return int(state.forest[t]) & ~int(state.cleared[t])


@outlined
def is_wooded(state, t, edge):
    """MW-067, MW-144, MW-147: tell whether there is forest on an edge, on either side of the border."""
    if forest_of(state, t) >> edge & 1:
        return True
    beyond = state.link[t, edge]
    return 0 <= beyond < TERRAINS and (forest_of(state, beyond) >> opposite(edge) & 1) != 0


@outlined
def open_neighbours(state, t):
    """MW-163: return the neighbouring terrains with no forest in between."""
    found = 0
    for edge in range(EDGES):
        beyond = state.link[t, edge]
        if 0 <= beyond < TERRAINS and not is_wooded(state, t, edge):
            found |= bit(beyond)
    return found


def rotated(forest, k):
    """MW-118: return the forest edges of a tile turned by k."""
    return (int(forest) << k | int(forest) >> (EDGES - k)) & ALL_EDGES


@outlined
def lay_tile(box, state, q, r, kind, forest):
    """MW-012, MW-111: lay a tile, link it with its neighbours, and return its number."""
    t = int(state.n_terrains)
    state.n_terrains += 1
    state.q[t] = q
    state.r[t] = r
    state.kind[t] = kind
    state.forest[t] = forest
    for edge in range(EDGES):
        state.link[t, edge] = EMPTY
    qs, rs = state.q, state.r
    for u in range(t):
        edge = edge_to(int(qs[u]) - q, int(rs[u]) - r)
        if edge >= 0:
            state.link[t, edge] = u
            state.link[u, opposite(edge)] = t
    link_cities(box, state, t)
    for i in range(state.n_pending):
        edge = edge_to(int(state.pending_q[i]) - q, int(state.pending_r[i]) - r)
        if edge >= 0 and state.pending_n[i] > 0:
            state.link[t, edge] = FIRST_PENDING + i
    if box.tree_clears == BOTH_TILES:
        clear_beside(state, t)
    if forest_of(state, t):
        state.wooded |= bit(t)
    if kind == Kind.BLANK:
        state.plains |= bit(t)
    elif kind == Kind.MINE:
        state.mines |= bit(t)
    return t


def link_cities(box, state, t):
    """MW-015: link a new terrain with the city sites that share a side with it."""
    i = int(state.seats) - 2
    for owner in range(state.seats):
        for site in range(SITES):
            dq = int(box.site_q[i, owner, site]) - int(state.q[t])
            dr = int(box.site_r[i, owner, site]) - int(state.r[t])
            edge = edge_to(dq, dr)
            if edge >= 0:
                state.link[t, edge] = FIRST_SITE + owner * SITES + site


def clear_beside(state, t):
    """MW-147 (OPT-19, R10): clear the edges of a new tile that face a tree on a neighbouring terrain.

    This applies if a tree clears both sides of the border.
    """
    for seat in range(MAX_SEATS):
        if state.tree_at[seat] >= 0:
            u, edge = divmod(int(state.tree_at[seat]), EDGES)
            if state.link[u, edge] == t:
                state.cleared[t] |= bit(opposite(edge))


def open_space(state, q, r):
    """MW-064, MW-076: make an empty space pending, because meeples enter it. Return its number."""
    i = int(state.n_pending)
    state.n_pending += 1
    state.pending_q[i] = q
    state.pending_r[i] = r
    qs, rs = state.q, state.r
    for u in range(state.n_terrains):
        edge = edge_to(q - int(qs[u]), r - int(rs[u]))
        if edge >= 0:
            state.link[u, edge] = FIRST_PENDING + i
    return i
