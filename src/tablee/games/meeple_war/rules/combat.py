"""Phase 5, second step: combat, with weapon and shield forges and any number of armies."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import (
    AS_DEFENDER,
    LIVE,
    SCARED_OWNER_ONLY,
    YES_AFTER_NO,
    Act,
    Battle,
    Kind,
    Phase,
    Stage,
)
from tablee.games.meeple_war.rules.bonuses import controls_shield
from tablee.games.meeple_war.rules.common import (
    ask,
    bit,
    clockwise,
    enemies_of,
    has,
    run,
    shared,
)
from tablee.games.meeple_war.rules.meeples import destroy_meeples, gain_bravery, lose
from tablee.games.meeple_war.rules.scare import (
    arrivals,
    close_destination,
    may_pass_scared,
    waiting_owner,
)
from tablee.games.meeple_war.rules.special_places import ask_passage, sacrifice

# --- which combat ----------------------------------------------------------------------------------------------


def battlefields(state):
    """MW-104, MW-120: return the terrains where a combat or its consequences are due.

    These are terrains that several players share, and altars or mines that meeples entered among enemies who are gone
    by now.
    """
    found = shared(state)
    entrants, pinned = state.entrants, state.pinned_entrants
    for t in range(state.n_terrains):
        if entrants[t] > 0 or pinned[t] > 0:
            found |= bit(t)
    return found


def next_battle(state):
    """MW-110, MW-126: ask the active player which combat is next, or go on to the destruction of buildings."""
    if battlefields(state) != 0:
        ask(state, Phase.COMBAT, state.active)
    else:
        state.stage = Stage.DESTROY


def begin_battle(state, t):
    """MW-126, MW-164: begin the combat on a terrain, which may be a destination of scared meeples."""
    state.battle = t
    state.battle_step = Battle.FIGHT
    run(state)


def go_on_with_battle(box, state):
    """MW-092, MW-100, MW-128, MW-129: do the next step of a combat: weapon and rounds, then the altar or tunnel."""
    t = int(state.battle)
    if state.battle_step == Battle.FOLLOW_UP:
        if state.acting == Act.SCARE:
            after_scare(box, state, t)
        else:
            after_combat(state, t)
    elif not has(shared(state), t):
        state.battle_step = Battle.FOLLOW_UP
    elif state.weapon and has(attackers(state, t), state.active):
        ask(state, Phase.VICTIM, state.active)
    else:
        fight(box, state, -1)


# --- roles, weapon and shield ----------------------------------------------------------------------------------


@outlined
def attackers(state, t):
    """MW-036, MW-165, MW-180: return the attackers: the active player, or in a Scare the owners of scared meeples.

    In a Scare the active player attacks too if any of their meeples on the terrain are pinned.
    """
    if state.acting != Act.SCARE:
        return bit(state.active)
    found = 0
    for p in range(state.seats):
        if p == state.active:
            if state.pinned[t] > 0:
                found |= bit(p)
        elif arrivals(state, t, p) > 0:
            found |= bit(p)
    return found


def weapon_victims(state):
    """MW-128: return the owners of enemy meeples present, as a set of places clockwise from the active player."""
    found = 0
    for i in range(1, state.seats):
        if state.here[state.battle, clockwise(state, i)] > 0:
            found |= bit(i)
    return found


def has_shield(box, state, p):
    """MW-037, MW-038, MW-127 (OPT-07, R11): tell whether a player is shielded.

    Control counts at the start of the turn or, with the option, when the combat begins.
    """
    if box.shield_timing == LIVE:
        return p != state.active and controls_shield(box, state, p)
    return has(state.shield, p) != 0


def shielded(box, state, t, attacking):
    """MW-127: return the defenders present whose first loss is skipped."""
    found = 0
    for p in range(state.seats):
        if state.here[t, p] > 0 and not has(attacking, p) and has_shield(box, state, p):
            found |= bit(p)
    return found


# --- the combat ------------------------------------------------------------------------------------------------


@outlined
def fight(box, state, victim):
    """MW-120, MW-121, MW-127, MW-128, MW-129, MW-130 (OPT-08, R7): fight a combat.

    The weapon kills first. Then rounds are fought until meeples of at most one player are left.
    """
    t = int(state.battle)
    attacking = attackers(state, t)
    shields = shielded(box, state, t, attacking)
    if victim >= 0:
        if box.shield_blocks_weapon == YES_AFTER_NO and has(shields, victim):
            shields &= ~bit(victim)
        else:
            state.dead[victim] += 1
    while still_standing(state, t) > 1:
        for p in range(state.seats):
            if state.here[t, p] > state.dead[p] and not has(shields, p):
                state.dead[p] += 1
        shields = 0
    bury(box, state, t)
    share_bravery(box, state, attacking)
    state.fought = 1
    state.battle_step = Battle.FOLLOW_UP
    run(state)


def still_standing(state, t):
    """MW-121: return how many players still have meeples in the combat."""
    n = 0
    for p in range(state.seats):
        if state.here[t, p] > state.dead[p]:
            n += 1
    return n


@outlined
def bury(box, state, t):
    """MW-105, MW-122, MW-131: remove the losses from the terrain."""
    for p in range(state.seats):
        n = int(state.dead[p])
        if n > 0:
            lose(state, t, p, n)
            destroy_meeples(box, state, p, n)


@outlined
def share_bravery(box, state, attacking):
    """MW-123, MW-124, MW-125, MW-165, MW-180 (OPT-17, R14): give bravery for the enemies killed.

    An attacker scores one point per enemy, a defender one per pair of enemies. With options, the defenders of
    a Scare score nothing, or only the owners of scared meeples score.
    """
    scaring = state.acting == Act.SCARE
    killed = 0
    for p in range(state.seats):
        killed += int(state.dead[p])
    for i in range(state.seats):
        p = clockwise(state, i)
        if state.here[state.battle, p] + state.dead[p] == 0:
            continue
        enemies = killed - int(state.dead[p])
        if scaring and p == state.active and box.scare_resident_scores == SCARED_OWNER_ONLY:
            continue
        if has(attacking, p):
            gain_bravery(box, state, p, enemies)
        elif not scaring or box.scare_resident_scores == AS_DEFENDER:
            gain_bravery(box, state, p, enemies // int(box.defender_kills))
    for p in range(state.seats):
        state.dead[p] = 0


# --- what follows ----------------------------------------------------------------------------------------------


def after_combat(state, t):
    """MW-092, MW-100, MW-104: let surviving entrants use the altar or tunnel, as if they had entered now."""
    me = int(state.active)
    n = int(state.entrants[t]) + int(state.pinned_entrants[t])
    state.entrants[t] = 0
    state.pinned_entrants[t] = 0
    state.battle = -1
    state.battle_step = Battle.NONE
    state.fought = 0
    if n > 0 and not has(enemies_of(state, me), t):
        state.entered = bit(t)
        state.entered_n = n


def after_scare(box, state, t):
    """MW-164, MW-165 (OPT-15): let the altar or tunnel act on surviving scared meeples.

    Their owner makes the decisions and scores.
    """
    owner = waiting_owner(state, t)
    n = 0
    if owner >= 0:
        n = may_pass_scared(box, state, t, owner)
        if state.kind[t] == Kind.ALTAR:
            sacrifice(box, state, t, owner)
    close_destination(state, t)
    if n > 0:
        ask_passage(state, t, owner, n)
