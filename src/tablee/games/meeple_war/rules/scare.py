"""Scare: the active player moves enemy meeples. In what follows, the owner of these meeples decides and scores."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.actions import scare
from tablee.games.meeple_war.box import (
    MAX_SCARED,
    ONE_BY_ONE,
    OWNER_CHOICE,
    Battle,
    Kind,
    Phase,
    Scared,
)
from tablee.games.meeple_war.rules.common import (
    MUST_ASK,
    ask,
    bit,
    clockwise,
    enemies_of,
    first_from,
    has,
    is_single,
    put,
    remove,
    run,
    shared,
)
from tablee.games.meeple_war.rules.land import open_neighbours
from tablee.games.meeple_war.rules.setup import clear_scared


@outlined
def n_scareable(state, t, owner):
    """MW-163: return how many of a player's meeples on a terrain this action has not picked or moved yet."""
    n = int(state.here[t, owner])
    scared = state.scared
    for i in range(MAX_SCARED):
        if scared[i] == Scared.NONE:
            break
        if state.scared_owner[i] == owner and scared[i] != Scared.DEAD:
            at = state.scared_from[i] if state.scared[i] == Scared.PICKED else state.scared_to[i]
            if at == t:
                n -= 1
    return max(n, 0)


@outlined
def n_movable(state):
    """MW-163: return how many enemy meeples have a neighbouring terrain with no forest in between."""
    me = int(state.active)
    enemies = enemies_of(state, me)
    n = 0
    t = first_from(enemies, 0)
    while t >= 0:
        if open_neighbours(state, t) != 0:
            for owner in range(state.seats):
                if owner != me:
                    n += n_scareable(state, t, owner)
        t = first_from(enemies, t + 1)
    return n


def begin_scare(box, state):
    """MW-163 (OPT-16): set the number of picks: X, or fewer if fewer meeples can move.

    If meeples are scared one by one, `next_pick` checks before each pick whether any can move.
    """
    state.left = state.act_x
    if box.scare_resolution != ONE_BY_ONE:
        state.left = min(int(state.act_x), n_movable(state))
    run(state)


def next_pick(box, state):
    """MW-163, MW-164: ask for the next pick or the next destination of a Scare, or end it."""
    if state.left > 0 and box.scare_resolution != ONE_BY_ONE:
        ask(state, Phase.SCARE_PICK, state.active)
    elif unresolved(box, state) != 0:
        ask(state, Phase.SCARE_RESOLVE, state.active)
    elif state.left > 0 and n_movable(state) > 0:
        ask(state, Phase.SCARE_PICK, state.active)
    else:
        clear_scared(state)
        state.left = 0
        state.acting = 0
        state.act_x = 0


@outlined
def list_picks(state, out):
    """MW-163: list the possible picks: a terrain, an owner of meeples on it, and a neighbouring terrain."""
    n = 0
    enemies = enemies_of(state, state.active)
    t = first_from(enemies, 0)
    while t >= 0:
        ways = open_neighbours(state, t)
        for i in range(1, state.seats):
            owner = clockwise(state, i)
            if n_scareable(state, t, owner) > 0:
                to = first_from(ways, 0)
                while to >= 0:
                    out[n] = scare(t, owner, to)
                    n += 1
                    to = first_from(ways, to + 1)
        t = first_from(enemies, t + 1)
    return n


@outlined
def only_pick(state):
    """MW-163: return the pick if there is exactly one."""
    enemies = enemies_of(state, state.active)
    found = MUST_ASK
    t = first_from(enemies, 0)
    while t >= 0:
        ways = open_neighbours(state, t)
        for i in range(1, state.seats):
            owner = clockwise(state, i)
            if ways != 0 and n_scareable(state, t, owner) > 0:
                if found != MUST_ASK or not is_single(ways):
                    return MUST_ASK
                found = scare(t, owner, first_from(ways, 0))
        t = first_from(enemies, t + 1)
    return found


def pick(box, state, t, owner, to):
    """MW-163 (OPT-16): pick one meeple.

    All picked meeples move after the last pick or, with the option, each at once.
    """
    i = 0
    while state.scared[i] != Scared.NONE:
        i += 1
    state.scared[i] = Scared.PICKED
    state.scared_owner[i] = owner
    state.scared_from[i] = t
    state.scared_to[i] = to
    state.left -= 1
    if state.left == 0 or box.scare_resolution == ONE_BY_ONE:
        chase(state)
    run(state)


def chase(state):
    """MW-163: move the meeples picked, all together."""
    for i in range(MAX_SCARED):
        if state.scared[i] == Scared.PICKED:
            remove(state, state.scared_from[i], state.scared_owner[i], 1)
            put(state, state.scared_to[i], state.scared_owner[i], 1)
            state.scared[i] = Scared.ARRIVED


def is_waiting(state, i):
    """MW-164: tell whether a scared meeple has moved, and its destination has not been resolved yet."""
    return state.scared[i] == Scared.ARRIVED or state.scared[i] == Scared.PASSED


@outlined
def unresolved(box, state):
    """MW-164 (OPT-15, R5, R9): return the destinations to resolve.

    These are shared terrains, altars, and mines where arrivals may still take the tunnel.
    """
    fights = shared(state)
    found = 0
    for i in range(MAX_SCARED):
        t = int(state.scared_to[i])
        if is_waiting(state, i):
            passes = box.tunnel_when_scared == OWNER_CHOICE and state.scared[i] == Scared.ARRIVED
            if has(fights, t) or state.kind[t] == Kind.ALTAR:
                found |= bit(t)
            elif passes and may_pass_scared(box, state, t, state.scared_owner[i]) > 0:
                found |= bit(t)
    return found


def is_at_large(state, i):
    """MW-163: tell whether a picked meeple has moved and was not sacrificed."""
    return state.scared[i] >= Scared.ARRIVED and state.scared[i] != Scared.DEAD


@outlined
def arrivals(state, t, owner):
    """MW-105: return how many of a player's meeples that were scared onto a terrain are alive.

    The other meeples of that player on the terrain die before them.
    """
    n = 0
    for i in range(MAX_SCARED):
        here = is_at_large(state, i) and state.scared_to[i] == t
        if here and state.scared_owner[i] == owner:
            n += 1
    return min(n, int(state.here[t, owner]))


@outlined
def waiting_owner(state, t):
    """MW-164: return the owner of scared meeples not yet resolved on a terrain, or -1."""
    for i in range(state.seats):
        owner = clockwise(state, i)
        if arrivals(state, t, owner) > 0:
            for pick_no in range(MAX_SCARED):
                here = is_waiting(state, pick_no) and state.scared_to[pick_no] == t
                if here and state.scared_owner[pick_no] == owner:
                    return owner
    return -1


@outlined
def may_pass_scared(box, state, t, owner):
    """MW-164 (OPT-15, R9): return how many scared meeples may use the tunnel.

    There are none without the option, or if a combat took place on the mine.
    """
    mines = int(state.mines)
    if box.tunnel_when_scared != OWNER_CHOICE or state.fought or not has(mines, t) or is_single(mines):
        return 0
    n = 0
    for i in range(MAX_SCARED):
        if state.scared[i] == Scared.ARRIVED and state.scared_to[i] == t and state.scared_owner[i] == owner:
            n += 1
    return min(n, int(state.here[t, owner]))


@outlined
def close_destination(state, t):
    """MW-164: mark all meeples scared onto a terrain as resolved."""
    for i in range(MAX_SCARED):
        if is_at_large(state, i) and state.scared_to[i] == t:
            state.scared[i] = Scared.RESOLVED
    state.battle = -1
    state.battle_step = Battle.NONE
    state.fought = 0


@outlined
def pass_scared(state, t, u, owner, n):
    """MW-164 (OPT-15, R9): move scared meeples through the tunnel to another mine.

    If enemies stand there, that mine becomes one more destination to resolve.
    """
    for i in range(MAX_SCARED):
        if n > 0 and is_at_large(state, i) and state.scared_to[i] == t and state.scared_owner[i] == owner:
            state.scared_to[i] = u
            state.scared[i] = Scared.PASSED
            n -= 1
