"""Phase 1: terrain bonuses, which depend on the terrains that players control when the turn starts."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import ANY_VILLAGE, LIVE, Kind, Phase, Stage
from tablee.games.meeple_war.rules.common import ask, bit, first_from, run
from tablee.games.meeple_war.rules.meeples import place


def controls(box, state, p, t):
    """MW-027: tell whether at least two of a player's meeples stand on a terrain."""
    return state.here[t, p] >= box.control


def bonus_of(state, t):
    """MW-142, MW-143: return the kind of a terrain, or of the upgrade token on it."""
    return state.upgrade[t] if state.upgrade[t] else state.kind[t]


@outlined
def take_snapshot(box, state):
    """MW-028, MW-029, MW-032, MW-038, MW-116 (OPT-07): record who controls what as the turn starts.

    Control is not checked again during the turn, except where an option says so.
    """
    me = int(state.active)
    mine = state.occupied[me]
    t = first_from(mine, 0)
    while t >= 0:
        if controls(box, state, me, t):
            grant(box, state, t)
        t = first_from(mine, t + 1)
    for i in range(state.seats):
        if i != me and box.shield_timing != LIVE and controls_shield(box, state, i):
            state.shield |= bit(i)
    state.stage = Stage.BONUS


def grant(box, state, t):
    """MW-030, MW-031, MW-035, MW-036, MW-039, MW-040: give the active player the bonus of a terrain.

    Each structure counts once. Bonuses of the same kind add up, but several weapon or nature bonuses count as one.
    """
    kind = bonus_of(state, t)
    state.fort_vp += box.fort_flags[kind]
    if kind == Kind.WORKSHOP:
        state.workshops += 1
    elif kind == Kind.VILLAGE:
        state.villages += 1
        if box.village_target != ANY_VILLAGE:
            state.granted |= bit(t)
    elif kind == Kind.DRUID:
        state.nature = 1
    elif kind == Kind.WEAPON:
        state.weapon = 1


@outlined
def controls_shield(box, state, p):
    """MW-037, MW-038: tell whether a player controls a shield forge now."""
    mine = state.occupied[p]
    t = first_from(mine, 0)
    while t >= 0:
        if bonus_of(state, t) == Kind.SHIELD and controls(box, state, p, t):
            return True
        t = first_from(mine, t + 1)
    return False


def next_bonus(state):
    """MW-033, MW-034, MW-041, MW-042: apply all workshops, then ask about a village.

    Workshops assemble meeples while there is stock, and villages deploy them while the warehouse is not empty.
    """
    me = state.active
    while state.workshops > 0:
        state.workshops -= 1
        if state.stock[me] > 0:
            state.stock[me] -= 1
            state.warehouse[me] += 1
    if state.villages > 0 and state.warehouse[me] > 0:
        ask(state, Phase.VILLAGE, me)
    else:
        state.villages = 0
        state.granted = 0
        state.stage = Stage.WORKERS


@outlined
def village_targets(box, state):
    """MW-034 (OPT-10): return the terrains to which a Village bonus can deploy.

    These are the player's front and, depending on the option, the Villages that granted a bonus this turn or all
    Villages.
    """
    found = bit(box.front[state.seats - 2, state.active])
    if box.village_target != ANY_VILLAGE:
        return found | int(state.granted)
    for t in range(state.n_terrains):
        if bonus_of(state, t) == Kind.VILLAGE:
            found |= bit(t)
    return found


def deploy_by_village(box, state, t):
    """MW-034: put one meeple from the warehouse on a terrain."""
    state.villages -= 1
    run(state)
    place(box, state, t, 1)


def decline_village(state):
    """MW-034: decline one Village bonus, which is then lost."""
    state.villages -= 1
    run(state)
