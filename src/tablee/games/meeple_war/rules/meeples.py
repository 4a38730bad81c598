"""Meeples and points: stock, warehouse, Mountain and ladder, and how meeples are lost, taken and placed."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import MAX_SEATS, NO_AFTER_YES, SITES, YES_AFTER_NO, Act, Kind, Phase, Side
from tablee.games.meeple_war.rules.common import ask, clockwise, enemies_of, has, put, remove, run

# --- stock, warehouse and Mountain -----------------------------------------------------------------------------


def fill_owed(state, p):
    """MW-184: while points are owed, move meeples from stock or the warehouse to the Mountain for them."""
    while state.owed[p] > 0 and state.stock[p] + state.warehouse[p] > 0:
        if state.stock[p] > 0:
            state.stock[p] -= 1
        else:
            state.warehouse[p] -= 1
        state.owed[p] -= 1
        state.mountain[p] += 1


@outlined
def to_stock(state, p, n):
    """MW-050, MW-052: return to stock meeples that were not destroyed. Recycling does not apply to them."""
    state.stock[p] += n
    fill_owed(state, p)


def is_recycling(box, state, p):
    """MW-131, MW-168: tell whether a player has a worker on a Recycling space. It counts in every turn."""
    for site in range(SITES):
        b = state.building[p, site]
        if b >= 0 and state.side[p, site] == Side.FINISHED and box.act[b, state.node[p, site]] == Act.RECYCLING:
            return True
    return False


@outlined
def destroy_meeples(box, state, p, n):
    """MW-088, MW-122, MW-131, MW-168: put destroyed meeples in stock, or with Recycling in the warehouse."""
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
    """MW-180, MW-181, MW-182: add bravery points.

    A full ladder gives a victory point, and the remaining points count from 0 again.
    """
    if n <= 0:
        return
    total = int(state.bravery[p]) + n
    state.bravery[p] = total % box.bravery_per_vp
    state.due[p] += total // box.bravery_per_vp
    state.changed = 1


def has_source(state, p):
    """MW-183: tell whether the player has a meeple in stock, in the warehouse or on a terrain."""
    return state.stock[p] > 0 or state.warehouse[p] > 0 or state.occupied[p] != 0


@outlined
def settle_due(state):
    """MW-183, MW-184: find a meeple for each victory point due, the active player first.

    The meeple comes from stock. If stock is empty, the player is asked where to take it from. If the player has no
    meeple to take, the point is owed.
    """
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
    """MW-183: tell whether a victory point still needs a meeple."""
    due = state.due
    for p in range(MAX_SEATS):
        if due[p] > 0:
            return True
    return False


def sources(state, p):
    """MW-183, MW-070, MW-189: return where a player can take a meeple from.

    Bit 0 stands for the warehouse, bit 1 + t for terrain t.
    """
    found = int(state.occupied[p]) << 1
    return found | 1 if state.warehouse[p] > 0 else found


def take_from(box, state, p, chosen):
    """MW-183: take one meeple from the source chosen."""
    if chosen == 0:
        state.warehouse[p] -= 1
    else:
        take_from_terrain(box, state, chosen - 1, p)


# --- which meeple of several on one terrain --------------------------------------------------------------------


@outlined
def lose(state, t, p, n):
    """MW-105: remove from a terrain n meeples that a player loses there.

    Pinned meeples die first, then those that did not enter this turn, then those that came by the tunnel, and last the
    other entrants.
    """
    if n <= 0:
        return
    remove(state, t, p, n)
    if p != state.active:
        return
    pinned = min(n, int(state.pinned[t]))
    state.pinned[t] -= pinned
    state.ready[t] -= min(n - pinned, int(state.ready[t]))
    state.entrants[t] = min(state.entrants[t], state.here[t, p] - state.pinned[t])
    thin_out(state, t, p)


def thin_out(state, t, p):
    """MW-105 (OPT-13): lower the counts of entrants by kind, so that they do not exceed the meeples left.

    The kinds are placed meeples, meeples that took the tunnel, and pinned ones. Placed meeples are lowered last.
    """
    free = int(state.here[t, p]) - int(state.pinned[t])
    state.placed[t] = min(int(state.placed[t]), free)
    state.tunnelled[t] = min(int(state.tunnelled[t]), free - int(state.placed[t]))
    state.pinned_entrants[t] = min(state.pinned_entrants[t], state.pinned[t])


@outlined
def take_from_terrain(box, state, t, p):
    """MW-183: take one meeple from a terrain: one that has moved first, then a ready one, then a pinned one."""
    remove(state, t, p, 1)
    if p != state.active:
        return
    if state.here[t, p] < state.ready[t] + state.pinned[t]:
        if state.ready[t] > 0:
            state.ready[t] -= 1
        else:
            state.pinned[t] -= 1
    thin_out(state, t, p)
    entered = int(state.here[t, p]) - int(state.pinned[t])
    if box.altar_on_placement == YES_AFTER_NO and box.placed_next_to_enemy_pinned == NO_AFTER_YES:
        entered -= int(state.tunnelled[t])  # meeples placed among enemies are ready, but have entered too
    else:
        entered -= int(state.ready[t])
    state.entrants[t] = min(int(state.entrants[t]), entered)


# --- placing ---------------------------------------------------------------------------------------------------


@outlined
def place(box, state, t, n):
    """MW-058, MW-059, MW-060, MW-095: put meeples from the warehouse on a terrain.

    They are pinned if enemies stand there (OPT-23).
    """
    if n <= 0:
        return
    me = int(state.active)
    state.warehouse[me] -= n
    put(state, t, me, n)
    held = has(enemies_of(state, me), t) != 0
    pins = held and box.placed_next_to_enemy_pinned != NO_AFTER_YES
    if pins:
        state.pinned[t] += n
    if box.altar_on_placement == YES_AFTER_NO and is_special(state, t):
        enter_by_placement(state, t, n, held, pins)


def enter_by_placement(state, t, n, held, pins):
    """MW-095, MW-104, MW-105 (OPT-13): treat meeples placed on an altar or a mine as entrants.

    Among enemies they have to wait for the end of the combat.
    """
    if pins:
        state.pinned_entrants[t] += n
        return
    if state.kind[t] == Kind.MINE:
        state.placed[t] += n
    if held:
        state.entrants[t] += n
    else:
        enter(state, t, n, 0)


def is_special(state, t):
    """MW-084, MW-096: tell whether a terrain is an altar or a mine, where entering has an effect."""
    return state.kind[t] == Kind.ALTAR or state.kind[t] == Kind.MINE


def enter(state, t, n, passed):
    """MW-084, MW-096: note that meeples entered a terrain. If it is an altar or a mine, its effect comes next."""
    if is_special(state, t):
        state.entered |= 1 << int(t)
        state.entered_n = n
        state.entered_passed = passed


def supply(box, state, chosen):
    """MW-183: take a meeple from the source that its owner named. Return whether a bravery point needed it."""
    p = int(state.asked)
    take_from(box, state, p, chosen)
    run(state)
    if state.due[p] > 0:
        state.due[p] -= 1
        state.mountain[p] += 1
        return True
    return False
