"""Special places: altars and the mine tunnel, and what happens when meeples enter them."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.actions import NONE, strike
from tablee.games.meeple_war.box import MAX_SCARED, NO_AFTER_YES, PER_ALTAR, Act, Kind, Phase, Scared, Stage
from tablee.games.meeple_war.rules.common import (
    ask,
    bit,
    clockwise,
    enemies_of,
    first_from,
    has,
    put,
    run,
    withdraw,
)
from tablee.games.meeple_war.rules.land import within
from tablee.games.meeple_war.rules.meeples import destroy_meeples, gain_bravery, lose, to_stock
from tablee.games.meeple_war.rules.scare import is_waiting, pass_scared


@outlined
def follow_up(box, state):
    """MW-084, MW-092, MW-093, MW-094, MW-096, MW-099, MW-100, MW-104, MW-114, MW-115: handle the next terrain entered.

    If enemies stand on an altar or a mine, its effect waits until the combat is over, and the entrants keep their claim
    to it.
    """
    me = int(state.active)
    t = first_from(state.entered, 0)
    n = int(state.entered_n)
    may_pass = n - int(state.entered_passed)
    state.entered &= ~bit(t)
    if state.entered == 0:
        state.entered_n = 0
        state.entered_passed = 0
    if has(enemies_of(state, me), t):
        state.entrants[t] += n if state.kind[t] == Kind.ALTAR else may_pass
    elif state.kind[t] == Kind.ALTAR:
        sacrifice(box, state, t, me)
    elif state.stage != Stage.EXPLORE or box.tunnel_on_exploration != NO_AFTER_YES:
        ask_passage(state, t, me, may_pass)


# --- altars ----------------------------------------------------------------------------------------------------


@outlined
def sacrifice(box, state, t, p):
    """MW-084, MW-086, MW-088, MW-089 (OPT-20): destroy one meeple that entered an altar, unless the altar is used up.

    Then the player may strike an enemy meeple within range.
    """
    if is_altar_used(box, state, t, p):
        return
    state.altar_used[p] |= bit(t)
    withdraw(state, t, p, 1)
    forget_scared(state, t, p)
    if box.recycle_own_sacrifice == NO_AFTER_YES:
        to_stock(state, p, 1)
    else:
        destroy_meeples(box, state, p, 1)
    if within(box, state, t, box.altar_range) & enemies_of(state, p):
        state.altar = t
        ask(state, Phase.ALTAR, p)


def is_altar_used(box, state, t, p):
    """MW-089 (OPT-28): tell whether an altar takes no more sacrifices this turn.

    The limit is one per player or, with the option, one in all.
    """
    if box.altar_limit != PER_ALTAR:
        return has(state.altar_used[p], t) != 0
    for other in range(state.seats):
        if has(state.altar_used[other], t):
            return True
    return False


def forget_scared(state, t, p):
    """MW-163 (OPT-16): stop counting a scared meeple on a terrain after it has been sacrificed."""
    for i in range(MAX_SCARED):
        if is_waiting(state, i) and state.scared_to[i] == t and state.scared_owner[i] == p:
            state.scared[i] = Scared.DEAD
            return


def list_strikes(box, state, out):
    """MW-085, MW-086, MW-090, MW-091: list the enemy meeples on terrains within range, and `none`."""
    n = 0
    reach = within(box, state, state.altar, box.altar_range)
    for t in range(state.n_terrains):
        if has(reach, t):
            for i in range(state.seats):
                owner = clockwise(state, i)
                if owner != state.asked and state.here[t, owner] > 0:
                    out[n] = strike(t, owner)
                    n += 1
    out[n] = NONE
    return n + 1


def strike_down(box, state, t, owner):
    """MW-085, MW-087: destroy the meeple struck, for one bravery point."""
    lose(state, t, owner, 1)
    destroy_meeples(box, state, owner, 1)
    gain_bravery(box, state, int(state.asked), 1)
    spare(state)


def spare(state):
    """MW-086: end the strike, whether it was made or declined."""
    state.altar = -1
    run(state)


# --- the mine tunnel -------------------------------------------------------------------------------------------


@outlined
def ask_passage(state, t, p, n):
    """MW-096, MW-098, MW-102: ask how many meeples go to each of the other mine ends.

    With only one mine on the map there is no tunnel.
    """
    others = int(state.mines) & ~bit(t)
    if n > 0 and others != 0:
        state.tunnel = t
        state.tunnel_left = n
        state.tunnel_end = first_from(others, 0)
        ask(state, Phase.TUNNEL, p)


def send_through(box, state, n):
    """MW-096, MW-098: note that n meeples go to this end, then ask about the next end while meeples are left."""
    state.passing[state.tunnel_end] = n
    state.tunnel_left -= n
    others = int(state.mines) & ~bit(state.tunnel)
    state.tunnel_end = first_from(others, state.tunnel_end + 1)
    if state.tunnel_left == 0 or state.tunnel_end < 0:
        pass_tunnel(box, state)


@outlined
def pass_tunnel(box, state):
    """MW-096, MW-101, MW-102, MW-103: move all passing meeples together. Enemies and forests do not stop them."""
    t = int(state.tunnel)
    p = int(state.asked)
    state.tunnel = -1
    state.tunnel_end = -1
    state.tunnel_left = 0
    run(state)
    for u in range(state.n_terrains):
        n = int(state.passing[u])
        if n > 0:
            state.passing[u] = 0
            withdraw(state, t, p, n)
            put(state, u, p, n)
            if state.acting == Act.SCARE:
                pass_scared(state, t, u, p, n)
            elif state.stage < Stage.MOVES:
                state.placed[t] -= n
                come_out(box, state, u, n)


def come_out(box, state, u, n):
    """MW-059, MW-102 (OPT-13, R8): let placed meeples that took the tunnel move in phase 4, but not by tunnel.

    They may not move if enemies stand where they came out.
    """
    if has(enemies_of(state, int(state.active)), u) and box.placed_next_to_enemy_pinned != NO_AFTER_YES:
        state.pinned[u] += n
    else:
        state.tunnelled[u] += n
