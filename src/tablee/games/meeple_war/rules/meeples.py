"""Meeples and points: stock, warehouse, Mountain, ladder; losing, taking and placing meeples."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import MAX_SEATS, NO_AFTER_YES, SITES, YES_AFTER_NO, Act, Kind, Phase, Side
from tablee.games.meeple_war.rules.common import ask, clockwise, enemies_of, has, put, remove, run

# --- stock, warehouse and Mountain -----------------------------------------------------------------------------


def fill_owed(state, p):
    """MW-184: owed points are filled by the next own meeples that reach stock or warehouse."""
    while state.owed[p] > 0 and state.stock[p] + state.warehouse[p] > 0:
        if state.stock[p] > 0:
            state.stock[p] -= 1
        else:
            state.warehouse[p] -= 1
        state.owed[p] -= 1
        state.mountain[p] += 1


@outlined
def to_stock(state, p, n):
    """MW-050, MW-052: meeples that return without being destroyed go to stock, Recycling or not."""
    state.stock[p] += n
    fill_owed(state, p)


def is_recycling(box, state, p):
    """MW-131, MW-168: whether a worker of the player stands on a Recycling space, in anybody's turn."""
    for site in range(SITES):
        b = state.building[p, site]
        if b >= 0 and state.side[p, site] == Side.FINISHED and box.act[b, state.node[p, site]] == Act.RECYCLING:
            return True
    return False


@outlined
def destroy_meeples(box, state, p, n):
    """MW-088, MW-122, MW-131, MW-168: destroyed meeples go to stock, or to the warehouse under Recycling."""
    if n <= 0:
        return
    if is_recycling(box, state, p):
        state.warehouse[p] += n
    else:
        state.stock[p] += n
    fill_owed(state, p)


# --- bravery ---------------------------------------------------------------------------------------------------


@outlined
def gain_bravery(box, state, p, n):
    """MW-180, MW-181, MW-182: the marker climbs; each lap gives a victory point and goes on from 0."""
    if n <= 0:
        return
    total = int(state.bravery[p]) + n
    state.bravery[p] = total % box.bravery_per_vp
    state.due[p] += total // box.bravery_per_vp
    state.changed = 1


def has_source(state, p):
    """MW-183: whether the player has a meeple in stock, in the warehouse or on a terrain."""
    return state.stock[p] > 0 or state.warehouse[p] > 0 or state.occupied[p] != 0


@outlined
def settle_due(state):
    """MW-183, MW-184: each point takes a meeple from stock, or asks for one, or is owed; active player first."""
    for i in range(state.seats):
        p = clockwise(state, i)
        while state.due[p] > 0:
            if state.stock[p] > 0:
                state.stock[p] -= 1
                state.mountain[p] += 1
            elif has_source(state, p):
                ask(state, Phase.SOURCE, p)
                return
            else:
                state.owed[p] += 1
            state.due[p] -= 1


def is_anything_due(state):
    """MW-183: whether a point still looks for its meeple."""
    due = state.due
    for p in range(MAX_SEATS):
        if due[p] > 0:
            return True
    return False


def sources(state, p):
    """MW-183, MW-070, MW-189: warehouse (bit 0) or a terrain (bit 1 + t); never a space, defence or Mountain."""
    found = int(state.occupied[p]) << 1
    return found | 1 if state.warehouse[p] > 0 else found


def take_from(box, state, p, chosen):
    """MW-183: take one meeple from the source chosen."""
    if chosen == 0:
        state.warehouse[p] -= 1
    else:
        take_from_terrain(box, state, chosen - 1, p)


# --- which of several equal meeples ----------------------------------------------------------------------------


@outlined
def lose(state, t, p, n):
    """MW-105: losses fall first on pinned meeples, then on those that did not enter, last on entrants."""
    if n <= 0:
        return
    remove(state, t, p, n)
    if p != state.active:
        return
    pinned = min(n, int(state.pinned[t]))
    state.pinned[t] -= pinned
    state.ready[t] -= min(n - pinned, int(state.ready[t]))
    state.tunnelled[t] = min(state.tunnelled[t], state.here[t, p] - state.pinned[t])
    state.entrants[t] = min(state.entrants[t], state.here[t, p])


@outlined
def take_from_terrain(box, state, t, p):
    """MW-183: a spent meeple is taken before a ready one, a pinned one last."""
    remove(state, t, p, 1)
    if p != state.active:
        return
    if state.here[t, p] < state.ready[t] + state.pinned[t]:
        if state.ready[t] > 0:
            state.ready[t] -= 1
        else:
            state.pinned[t] -= 1
    entered = state.here[t, p]
    if box.altar_on_placement != YES_AFTER_NO:
        entered -= state.ready[t] + state.pinned[t]
    state.entrants[t] = min(state.entrants[t], entered)
    state.tunnelled[t] = min(state.tunnelled[t], state.here[t, p] - state.pinned[t])


# --- placing ---------------------------------------------------------------------------------------------------


@outlined
def place(box, state, t, n):
    """MW-058, MW-059, MW-060, MW-095: assembled meeples come to a terrain; among enemies they are pinned (OPT-23)."""
    if n <= 0:
        return
    me = int(state.active)
    state.warehouse[me] -= n
    put(state, t, me, n)
    if has(enemies_of(state, me), t) and box.placed_next_to_enemy_pinned != NO_AFTER_YES:
        state.pinned[t] += n
    if box.altar_on_placement == YES_AFTER_NO:
        enter(state, t, n, 0)


def enter(state, t, n, passed):
    """MW-084, MW-096: meeples entered a terrain; if it is an altar or a mine, what follows is looked at next."""
    if state.kind[t] == Kind.ALTAR or state.kind[t] == Kind.MINE:
        state.entered |= 1 << int(t)
        state.entered_n = n
        state.entered_passed = passed


def supply(box, state, chosen):
    """MW-183: a player asked for a meeple has named its source; returns whether it was for a bravery point."""
    p = int(state.asked)
    take_from(box, state, p, chosen)
    run(state)
    if state.due[p] > 0:
        state.due[p] -= 1
        state.mountain[p] += 1
        return True
    return False
