"""Phase 5, first step: explore the pending spaces one after another."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import EDGES, ORDINARY_BACK, VISIBLE, Phase, Stage
from tablee.games.meeple_war.rules.common import ask, bit, count, put, run
from tablee.games.meeple_war.rules.land import lay_tile, rotated
from tablee.games.meeple_war.rules.meeples import enter


@outlined
def unexplored(state):
    """MW-111, MW-112: return the pending spaces on which explorers wait."""
    found = 0
    for i in range(state.n_pending):
        if state.pending_n[i] > 0:
            found |= bit(i)
    return found


def next_exploration(state):
    """MW-110, MW-112: ask which space is explored next, or go on to the combats."""
    if unexplored(state) != 0:
        ask(state, Phase.EXPLORE, state.active)
        return
    for i in range(state.n_pending):
        state.pending_q[i] = 0
        state.pending_r[i] = 0
        state.pending_from[i] = 0
        state.pending_passed[i] = 0
    state.n_pending = 0
    state.stage = Stage.COMBAT


def name_space(state, i):
    """MW-112: note which space is explored. The tile is drawn afterwards."""
    state.explored = i
    ask(state, Phase.DRAW, -1)


def back_drawn(box, state):
    """MW-009 (OPT-01): return the column of `pile` from which the next tile comes."""
    return int(state.top_back) if box.pile_backs == VISIBLE else ORDINARY_BACK


def draw_tile(box, state, face):
    """MW-111, MW-113 (OPT-01, R3): draw a tile, face up.

    With visible backs, the back of the next tile is shown at once.
    """
    state.pile[face, back_drawn(box, state)] -= 1
    state.pile_size -= 1
    state.drawn = face
    state.top_back = -1
    state.changed = 1
    if box.pile_backs == VISIBLE and state.pile_size > 0:
        ask(state, Phase.BACK, -1)
    else:
        ask(state, Phase.ROTATE, state.active)


@outlined
def rotations(box, state):
    """MW-113, MW-118, MW-119: return the rotations that are allowed.

    They leave as many edges as possible open towards the terrains that the explorers came from. Of rotations that look
    the same, only one is returned.
    """
    forest = int(box.type_forest[state.drawn])
    origins = int(state.pending_from[state.explored])
    if forest == 0:
        return 1
    most = 0
    for k in range(EDGES):
        most = max(most, count(origins & ~rotated(forest, k)))
    found = 0
    for k in range(EDGES):
        turned = rotated(forest, k)
        seen = False
        for smaller in range(k):
            seen = seen or rotated(forest, smaller) == turned
        if not seen and count(origins & ~turned) == most:
            found |= bit(k)
    return found


def lay_explored(box, state, k):
    """MW-102, MW-111, MW-114, MW-115, MW-116, MW-117: lay the tile under the explorers, who thereby enter it."""
    i = int(state.explored)
    face = int(state.drawn)
    n = int(state.pending_n[i])
    passed = int(state.pending_passed[i])
    state.explored = -1
    state.drawn = -1
    state.pending_n[i] = 0
    state.pending_passed[i] = 0
    run(state)
    forest = rotated(box.type_forest[face], k)
    t = lay_tile(box, state, int(state.pending_q[i]), int(state.pending_r[i]), box.type_kind[face], forest)
    put(state, t, int(state.active), n)
    enter(state, t, n, passed)
