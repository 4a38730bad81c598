"""Phase 3: the thirteen building actions (Scare has a chapter of its own)."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import (
    ALWAYS,
    SITES,
    YES_AFTER_NO,
    Act,
    Building,
    Phase,
    Side,
)
from tablee.games.meeple_war.rules.common import ask, bit, clockwise, count, enemies_of, first_from, run
from tablee.games.meeple_war.rules.destruction import destroy_building, free_defences
from tablee.games.meeple_war.rules.land import neighbours
from tablee.games.meeple_war.rules.meeples import (
    destroy_meeples,
    gain_bravery,
    has_source,
    lose,
    place,
    to_stock,
)
from tablee.games.meeple_war.rules.scare import begin_scare, n_movable
from tablee.games.meeple_war.rules.setup import clear_action
from tablee.games.meeple_war.rules.workers import is_at_fork, step_worker

# --- the queue -------------------------------------------------------------------------------------------------


@outlined
def queued_sites(state):
    """MW-053, MW-054: the sites whose action is still to be performed, in any order the player likes."""
    found = 0
    queued = state.queued
    for site in range(SITES):
        if queued[site] > 0:
            found |= bit(site)
    return found


@outlined
def begin_action(box, state, site):
    """MW-056, MW-057 (OPT-18): an action without effect is lost; others are performed, unless declining is allowed."""
    b = state.building[state.active, site]
    node = state.queued[site]
    state.queued[site] = 0
    run(state)
    act = box.act[b, node]
    if not has_effect(box, state, act):
        return
    state.acting = act
    state.act_x = box.act_x[b, node]
    if box.actions_may_be_declined == YES_AFTER_NO:
        ask(state, Phase.PERFORM, state.active)
    else:
        perform(box, state)


@outlined
def has_effect(box, state, act):
    """MW-056: whether the action could do anything now."""
    me = int(state.active)
    if act == Act.CONSTRUCT:
        return state.available[me] != 0
    if act == Act.ASSEMBLE:
        return state.stock[me] > 0
    if act == Act.DEPLOY or act == Act.REINFORCE:
        return state.warehouse[me] > 0
    if act == Act.FLYING:
        return state.warehouse[me] > 0 and state.occupied[me] != 0
    if act == Act.STEALTH:
        return state.warehouse[me] > 0 and stealth_targets(state) != 0
    if act == Act.SCARE:
        return n_movable(state) > 0
    if act == Act.BURN:
        return enemies_of(state, me) != 0
    if act == Act.BOMBARD:
        return has_source(state, me) and bombard_targets(box, state) != 0
    if act == Act.CONVERT:
        return has_source(state, me) and convert_targets(state) > 0
    if act == Act.PRODUCTIVITY:
        return productive_sites(state) != 0
    return state.supply != 0


@outlined
def perform(box, state):
    """MW-053: ask the first question of the current action, or carry it out if it has none."""
    act = state.acting
    me = int(state.active)
    if act == Act.CONSTRUCT:
        ask(state, Phase.BUILDING, me)
    elif act == Act.ASSEMBLE:
        assemble(state)
    elif act == Act.DEPLOY:
        ask(state, Phase.DEPLOY, me)
    elif act == Act.REINFORCE:
        ask(state, Phase.REINFORCE, me)
    elif act == Act.FLYING:
        begin_flying(box, state)
    elif act == Act.STEALTH:
        ask(state, Phase.STEALTH, me)
    elif act == Act.SCARE:
        begin_scare(box, state)
    elif act == Act.BURN:
        ask(state, Phase.BURN, me)
    elif act == Act.BOMBARD:
        ask(state, Phase.BOMBARD, me)
    elif act == Act.CONVERT:
        ask(state, Phase.CONVERT, me)
    elif act == Act.PRODUCTIVITY:
        ask(state, Phase.PRODUCTIVITY, me)
    else:
        ask(state, Phase.UPGRADE, me)


@outlined
def end_action(state):
    """MW-053: the action is done; reset its fields."""
    clear_action(state)
    run(state)


# --- Construct -------------------------------------------------------------------------------------------------


def choose_building(state, kind):
    """MW-150, MW-156: an available building; destroyed ones are gone, and the one replaced is not available yet."""
    state.chosen = kind
    ask(state, Phase.SITE, state.active)


def building_sites(box, state):
    """MW-151, MW-155 (OPT-25): any of the four sites, occupied or not, unless the Square is protected."""
    found = (1 << SITES) - 1
    if box.protect_city_square == YES_AFTER_NO:
        for site in range(SITES):
            if state.building[state.active, site] == Building.SQ:
                found &= ~bit(site)
    return found


@outlined
def construct(state, site):
    """MW-045, MW-150, MW-154: construction side up on the site, with a worker that does not move this turn."""
    me = int(state.active)
    if state.building[me, site] >= 0:
        clear_site(state, me, site)
    kind = state.chosen
    state.available[me] &= ~bit(kind)
    state.building[me, site] = kind
    state.side[me, site] = Side.CONSTRUCTION
    state.node[me, site] = 0
    state.workers[me] -= 1
    state.changed = 1
    end_action(state)


def clear_site(state, me, site):
    """MW-022, MW-061, MW-151, MW-152, MW-153, MW-157: the old building and its worker come back, its action is lost.

    Enemy meeples on it go to their owners' Mountains, own ones to stock.
    """
    for owner in range(state.seats):
        n = int(state.defence[me, site, owner])
        state.defence[me, site, owner] = 0
        if owner == me:
            to_stock(state, me, n)
        else:
            state.mountain[owner] += n
    state.available[me] |= bit(state.building[me, site])
    state.workers[me] += 1
    state.queued[site] = 0
    state.steps[site] = 0


# --- Assemble, Deploy, Reinforce, Flying troops, Stealth flyer -------------------------------------------------


def assemble(state):
    """MW-158: so many meeples from stock to the warehouse, or as many as there are."""
    me = state.active
    n = min(state.act_x, state.stock[me])
    state.stock[me] -= n
    state.warehouse[me] += n
    end_action(state)


def most_placed(state):
    """MW-159, MW-160: up to X, and no more than are assembled."""
    return min(int(state.act_x), int(state.warehouse[state.active]))


def deploy(box, state, n):
    """MW-159: up to X meeples on the front."""
    end_action(state)
    place(box, state, int(box.front[state.seats - 2, state.active]), n)


def reinforce_targets(box, state):
    """MW-160 (OPT-09): a terrain with an own meeple; the front if there is none, or always (option)."""
    found = int(state.occupied[state.active])
    if found == 0 or box.reinforce_at_gate == ALWAYS:
        found |= bit(box.front[state.seats - 2, state.active])
    return found


def reinforce_on(state, t):
    """MW-160: the terrain is named; how many follows."""
    state.chosen = t
    ask(state, Phase.REINFORCE_AMOUNT, state.active)


def reinforce(box, state, n):
    """MW-160: up to X meeples, all on the same terrain."""
    t = int(state.chosen)
    end_action(state)
    place(box, state, t, n)


def begin_flying(box, state):
    """MW-161: one meeple for every terrain with own meeples; if they are short, the player picks the terrains."""
    me = state.active
    terrains = count(int(state.occupied[me]))
    if state.warehouse[me] >= terrains:
        state.picked = state.occupied[me]
        fly(box, state)
    else:
        state.left = state.warehouse[me]
        ask(state, Phase.FLYING, me)


def flying_targets(state):
    """MW-161: the terrains with own meeples not yet picked."""
    return int(state.occupied[state.active]) & ~int(state.picked)


def pick_for_flying(box, state, t):
    """MW-161: one more terrain; the meeples fly once the last is picked."""
    state.picked |= bit(t)
    state.left -= 1
    if state.left == 0:
        fly(box, state)


def fly(box, state):
    """MW-161: one meeple on each terrain picked."""
    picked = int(state.picked)
    end_action(state)
    t = first_from(picked, 0)
    while t >= 0:
        place(box, state, t, 1)
        t = first_from(picked, t + 1)


@outlined
def stealth_targets(state):
    """MW-162: the terrains next to a terrain with an enemy meeple."""
    enemies = enemies_of(state, state.active)
    found = 0
    t = first_from(enemies, 0)
    while t >= 0:
        found |= neighbours(state, t)
        t = first_from(enemies, t + 1)
    return found


def fly_stealthily(box, state, t):
    """MW-162: one meeple from the warehouse."""
    end_action(state)
    place(box, state, t, 1)


# --- Burn, Bombard, Convert ------------------------------------------------------------------------------------


def burn(box, state, t):
    """MW-166, MW-180: all meeples of all others on a terrain are destroyed, one bravery point each; own ones stay."""
    me = int(state.active)
    burnt = 0
    for owner in range(state.seats):
        n = int(state.here[t, owner])
        if owner != me and n > 0:
            lose(state, t, owner, n)
            destroy_meeples(box, state, owner, n)
            burnt += n
    gain_bravery(box, state, me, burnt)
    end_action(state)


@outlined
def bombard_targets(box, state):
    """MW-075, MW-167: enemy buildings, finished or not, with an empty defence; 4 x place clockwise + site."""
    found = 0
    for i in range(1, state.seats):
        owner = clockwise(state, i)
        for site in range(SITES):
            if state.building[owner, site] >= 0 and free_defences(box, state, owner, site) > 0:
                found |= bit(i * SITES + site)
    return found


def aim(box, state, owner, site):
    """MW-167, MW-169: the target is named; the meeple comes from stock, or its owner says from where."""
    state.chosen = owner * SITES + site
    me = int(state.active)
    if state.stock[me] > 0:
        state.stock[me] -= 1
        hit(box, state)
    else:
        ask(state, Phase.SOURCE, me)


@outlined
def hit(box, state):
    """MW-167, MW-169: the meeple arrives on the defence."""
    if state.acting == Act.BOMBARD:
        bombard(box, state)
    else:
        convert(state)


def bombard(box, state):
    """MW-137, MW-167: one meeple on an empty defence, at any distance; a building filled so falls at once."""
    owner, site = divmod(int(state.chosen), SITES)
    state.defence[owner, site, state.active] += 1
    state.changed = 1
    end_action(state)
    if free_defences(box, state, owner, site) == 0:
        destroy_building(state, owner, site)


def is_convertible(state, owner, site, meeple):
    """MW-169: another player's meeple stands on a defence of any building, own or enemy."""
    return meeple != state.active and state.defence[owner, site, meeple] > 0


@outlined
def convert_targets(state):
    """MW-169: how many (building, owner of a meeple) there are to choose from."""
    n = 0
    for owner in range(state.seats):
        for site in range(SITES):
            for meeple in range(state.seats):
                n += is_convertible(state, owner, site, meeple)
    return n


def aim_conversion(box, state, owner, site, meeple):
    """MW-169: building and meeple are named."""
    state.convert = meeple
    aim(box, state, owner, site)


def convert(state):
    """MW-069, MW-169: an own meeple takes the place of another player's, who gets theirs back in stock."""
    owner, site = divmod(int(state.chosen), SITES)
    meeple = int(state.convert)
    state.defence[owner, site, meeple] -= 1
    state.defence[owner, site, state.active] += 1
    state.changed = 1
    end_action(state)
    to_stock(state, meeple, 1)


# --- Productivity and Terrain upgrade --------------------------------------------------------------------------


@outlined
def productive_sites(state):
    """MW-154, MW-170: workers that moved this turn, have moved once only, and are still on their building."""
    found = 0
    for site in range(SITES):
        if state.steps[site] == 1 and state.building[state.active, site] >= 0:
            found |= bit(site)
    return found


def choose_productive(box, state, site):
    """MW-170: the worker is named; at a fork the branch follows."""
    state.site = site
    if is_at_fork(box, state, site):
        ask(state, Phase.PRODUCTIVITY_FORK, state.active)
    else:
        step_again(box, state, -1)


def step_again(box, state, node):
    """MW-170, MW-171: a second space, with all that follows, an action reached included."""
    site = int(state.site)
    end_action(state)
    step_worker(box, state, site, node)


def take_upgrade(state, kind):
    """MW-172: one of the tokens left, to be used at any moment."""
    state.supply &= ~bit(kind)
    state.hand[state.active] |= bit(kind)
    state.changed = 1
    end_action(state)
