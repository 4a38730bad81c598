"""Phase 3: the building actions. Scare, the longest of them, is in `scare`."""

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
    """MW-053, MW-054: return the sites whose action is still to be performed. The player chooses the order."""
    found = 0
    queued = state.queued
    for site in range(SITES):
        if queued[site] > 0:
            found |= bit(site)
    return found


@outlined
def begin_action(box, state, site):
    """MW-056, MW-057 (OPT-18): begin the action of a site.

    An action without effect is lost. Any other action must be performed, unless the table lets players decline actions.
    """
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
    """MW-056: tell whether an action could change anything now."""
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
    """MW-053: ask the first question of the current action, or carry it out if it asks nothing."""
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
    """MW-053: reset the fields of an action that is finished."""
    clear_action(state)
    run(state)


# --- Construct -------------------------------------------------------------------------------------------------


def choose_building(state, kind):
    """MW-150, MW-156: note which available building will be constructed.

    Destroyed buildings are never available. The building that is about to be replaced is not available yet.
    """
    state.chosen = kind
    ask(state, Phase.SITE, state.active)


def building_sites(box, state):
    """MW-151, MW-155 (OPT-25): return the sites that can be built on: all four, except a protected City Square."""
    found = (1 << SITES) - 1
    if box.protect_city_square == YES_AFTER_NO:
        for site in range(SITES):
            if state.building[state.active, site] == Building.SQ:
                found &= ~bit(site)
    return found


@outlined
def construct(state, site):
    """MW-045, MW-150, MW-154: put a building on a site, construction side up. Its worker does not move this turn."""
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
    """MW-022, MW-061, MW-151, MW-152, MW-153, MW-157: remove a building that is replaced.

    The building becomes available again, its worker returns to stock, and its queued action is lost. Enemy meeples on
    it go to their owners' Mountains, the player's own meeples to stock.
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
    """MW-158: move X meeples from stock to the warehouse, or all if there are fewer."""
    me = state.active
    n = min(state.act_x, state.stock[me])
    state.stock[me] -= n
    state.warehouse[me] += n
    end_action(state)


def most_placed(state):
    """MW-159, MW-160: return how many meeples can be placed: X, or fewer if the warehouse holds fewer."""
    return min(int(state.act_x), int(state.warehouse[state.active]))


def deploy(box, state, n):
    """MW-159: put n meeples on the terrain in front of the player's gate."""
    end_action(state)
    place(box, state, int(box.front[state.seats - 2, state.active]), n)


def reinforce_targets(box, state):
    """MW-160 (OPT-09): return the terrains that can be reinforced: those with meeples of the player.

    The terrain in front of the gate can be reinforced if there is no such terrain, or always, depending on the option.
    """
    found = int(state.occupied[state.active])
    if found == 0 or box.reinforce_at_gate == ALWAYS:
        found |= bit(box.front[state.seats - 2, state.active])
    return found


def reinforce_on(state, t):
    """MW-160: note which terrain is reinforced, then ask for the number of meeples."""
    state.chosen = t
    ask(state, Phase.REINFORCE_AMOUNT, state.active)


def reinforce(box, state, n):
    """MW-160: put n meeples on the terrain chosen."""
    t = int(state.chosen)
    end_action(state)
    place(box, state, t, n)


def begin_flying(box, state):
    """MW-161: put a meeple on each terrain with meeples of the player.

    If the warehouse holds too few, ask the player to choose the terrains.
    """
    me = state.active
    terrains = count(int(state.occupied[me]))
    if state.warehouse[me] >= terrains:
        state.picked = state.occupied[me]
        fly(box, state)
    else:
        state.left = state.warehouse[me]
        ask(state, Phase.FLYING, me)


def flying_targets(state):
    """MW-161: return the terrains with meeples of the player that have not been picked yet."""
    return int(state.occupied[state.active]) & ~int(state.picked)


def pick_for_flying(box, state, t):
    """MW-161: pick one more terrain. The meeples are placed after the last pick."""
    state.picked |= bit(t)
    state.left -= 1
    if state.left == 0:
        fly(box, state)


def fly(box, state):
    """MW-161: put one meeple on each of the terrains picked."""
    picked = int(state.picked)
    end_action(state)
    t = first_from(picked, 0)
    while t >= 0:
        place(box, state, t, 1)
        t = first_from(picked, t + 1)


@outlined
def stealth_targets(state):
    """MW-162: return the terrains next to a terrain with an enemy meeple."""
    enemies = enemies_of(state, state.active)
    found = 0
    t = first_from(enemies, 0)
    while t >= 0:
        found |= neighbours(state, t)
        t = first_from(enemies, t + 1)
    return found


def fly_stealthily(box, state, t):
    """MW-162: put one meeple from the warehouse on a terrain."""
    end_action(state)
    place(box, state, t, 1)


# --- Burn, Bombard, Convert ------------------------------------------------------------------------------------


def burn(box, state, t):
    """MW-166, MW-180: destroy all enemy meeples on a terrain, for one bravery point each."""
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
    """MW-075, MW-167: return the enemy buildings that have an empty defence, finished or not.

    A building is numbered 4 x i + site, if its owner is the i-th seat clockwise from the active player.
    """
    found = 0
    for i in range(1, state.seats):
        owner = clockwise(state, i)
        for site in range(SITES):
            if state.building[owner, site] >= 0 and free_defences(box, state, owner, site) > 0:
                found |= bit(i * SITES + site)
    return found


def aim(box, state, owner, site):
    """MW-167, MW-169: note which building is bombarded.

    The meeple comes from stock. If stock is empty, the active player is asked where to take the meeple from.
    """
    state.chosen = owner * SITES + site
    me = int(state.active)
    if state.stock[me] > 0:
        state.stock[me] -= 1
        hit(box, state)
    else:
        ask(state, Phase.SOURCE, me)


@outlined
def hit(box, state):
    """MW-167, MW-169: put the meeple of a Bombard or Convert on the defence."""
    if state.acting == Act.BOMBARD:
        bombard(box, state)
    else:
        convert(state)


def bombard(box, state):
    """MW-137, MW-167: put one meeple on an empty defence, at any distance.

    If that fills the building, it is destroyed at once.
    """
    owner, site = divmod(int(state.chosen), SITES)
    state.defence[owner, site, state.active] += 1
    state.changed = 1
    end_action(state)
    if free_defences(box, state, owner, site) == 0:
        destroy_building(state, owner, site)


def is_convertible(state, owner, site, meeple):
    """MW-169: tell whether a meeple of another player stands on this building."""
    return meeple != state.active and state.defence[owner, site, meeple] > 0


@outlined
def convert_targets(state):
    """MW-169: return how many pairs of a building and an owner of a meeple can be chosen."""
    n = 0
    for owner in range(state.seats):
        for site in range(SITES):
            for meeple in range(state.seats):
                n += is_convertible(state, owner, site, meeple)
    return n


def aim_conversion(box, state, owner, site, meeple):
    """MW-169: note which meeple on which building is converted."""
    state.convert = meeple
    aim(box, state, owner, site)


def convert(state):
    """MW-069, MW-169: put a meeple in the place of another player's, which returns to its owner's stock."""
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
    """MW-154, MW-170: return the sites whose workers moved exactly once this turn and are still on their building."""
    found = 0
    for site in range(SITES):
        if state.steps[site] == 1 and state.building[state.active, site] >= 0:
            found |= bit(site)
    return found


def choose_productive(box, state, site):
    """MW-170: note which worker moves again, and ask for the branch if it is at a fork."""
    state.site = site
    if is_at_fork(box, state, site):
        ask(state, Phase.PRODUCTIVITY_FORK, state.active)
    else:
        step_again(box, state, -1)


def step_again(box, state, node):
    """MW-170, MW-171: move the worker a second space. If it reaches an action, that action is performed this turn."""
    site = int(state.site)
    end_action(state)
    step_worker(box, state, site, node)


def take_upgrade(state, kind):
    """MW-172: take one of the upgrade tokens left. The player may place it at any time."""
    state.supply &= ~bit(kind)
    state.hand[state.active] |= bit(kind)
    state.changed = 1
    end_action(state)
