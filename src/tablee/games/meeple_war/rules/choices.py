"""The legal answers to every question. A question with a single answer is answered without asking.

The options of most questions are a set of small numbers: sites, terrains, amounts. `options` returns this set, and
`option_action` returns the action for a member. Lists are in ascending order. The answers to other questions are
listed by functions in the modules of their rules.
"""

from tablee.core.binder import outlined
from tablee.games.meeple_war.actions import (
    BEGIN,
    DECLINE,
    END,
    PASS,
    PERFORM,
    WAREHOUSE,
    amount,
    back,
    building,
    explore,
    first_player,
    move_from,
    on_site,
    productivity,
    resolve,
    rotation,
    site_action,
    source,
    target,
    target_meeple,
    terrain,
    tile,
    tunnel,
    upgrade,
    victim,
    village,
    worker,
)
from tablee.games.meeple_war.box import SITES, TERRAINS, Act, Phase
from tablee.games.meeple_war.rules.bonuses import village_targets
from tablee.games.meeple_war.rules.building_actions import (
    bombard_targets,
    building_sites,
    convert_targets,
    flying_targets,
    is_convertible,
    most_placed,
    productive_sites,
    queued_sites,
    reinforce_targets,
    stealth_targets,
)
from tablee.games.meeple_war.rules.combat import battlefields, weapon_victims
from tablee.games.meeple_war.rules.common import MUST_ASK, clockwise, enemies_of, first_from, is_single
from tablee.games.meeple_war.rules.exploration import back_drawn, rotations, unexplored
from tablee.games.meeple_war.rules.improvements import (
    anyone_may_upgrade,
    list_asked,
    list_places,
    list_tokens,
    may_place_tree,
    may_place_upgrade,
    only_place,
)
from tablee.games.meeple_war.rules.meeples import sources
from tablee.games.meeple_war.rules.movement import has_ready, largest_group, movable_from, way_action, ways_from
from tablee.games.meeple_war.rules.scare import list_picks, only_pick, unresolved
from tablee.games.meeple_war.rules.special_places import list_strikes
from tablee.games.meeple_war.rules.workers import successors_of


def up_to(n):
    """Return the set 0 .. n."""
    return (2 << int(n)) - 1


@outlined
def options(box, state):
    """MW-054, MW-057, MW-126: return the options of the present question as a set of numbers, if they are numbers."""
    phase = state.phase
    me = state.active
    if phase == Phase.FORK or phase == Phase.PRODUCTIVITY_FORK:
        return successors_of(box, state, state.site)
    if phase == Phase.MOVE_TO:
        return ways_from(box, state, state.move_from, False)
    if phase == Phase.MOVE_AMOUNT:
        return up_to(largest_group(box, state)) & ~1
    if phase == Phase.TUNNEL:
        return up_to(state.tunnel_left)
    if phase == Phase.EXPLORE:
        return unexplored(state)
    if phase == Phase.ROTATE:
        return rotations(box, state)
    if phase == Phase.COMBAT:
        return battlefields(state)
    if phase == Phase.SOURCE:
        return sources(state, state.asked)
    if phase == Phase.VILLAGE:
        return village_targets(box, state) | 1 << TERRAINS
    if phase == Phase.QUEUE:
        return queued_sites(state)
    if phase == Phase.VICTIM:
        return weapon_victims(state)
    if phase == Phase.SCARE_RESOLVE:
        return unresolved(box, state)
    return action_options(box, state, phase, me)


def action_options(box, state, phase, me):
    """MW-150, MW-158, MW-159, MW-160, MW-161, MW-162, MW-166, MW-167, MW-170, MW-172: return the options in an action.

    The result is a set of numbers, as in `options`.
    """
    if phase == Phase.BUILDING:
        return int(state.available[me])
    if phase == Phase.SITE:
        return building_sites(box, state)
    if phase == Phase.DEPLOY or phase == Phase.REINFORCE_AMOUNT:
        return up_to(most_placed(state))
    if phase == Phase.REINFORCE:
        return reinforce_targets(box, state)
    if phase == Phase.FLYING:
        return flying_targets(state)
    if phase == Phase.STEALTH:
        return stealth_targets(state)
    if phase == Phase.BURN:
        return enemies_of(state, me)
    if phase == Phase.BOMBARD:
        return bombard_targets(box, state)
    if phase == Phase.PRODUCTIVITY:
        return productive_sites(state)
    if phase == Phase.UPGRADE:
        return int(state.supply)
    return 3  # options 0 and 1: perform or decline


@outlined
def option_action(state, i):
    """Return the action of one option."""
    phase = state.phase
    if phase == Phase.FORK or phase == Phase.PRODUCTIVITY_FORK:
        return worker(int(state.site), i)
    if phase == Phase.MOVE_TO:
        return way_action(state, state.move_from, i)
    if phase == Phase.TUNNEL:
        return tunnel(int(state.tunnel_end), i)
    if phase == Phase.EXPLORE:
        return explore(i)
    if phase == Phase.ROTATE:
        return rotation(i)
    if phase == Phase.COMBAT or phase == Phase.SCARE_RESOLVE:
        return resolve(i)
    if phase == Phase.SOURCE:
        return source(i - 1) if i > 0 else WAREHOUSE
    if phase == Phase.VILLAGE:
        return village(i) if i < TERRAINS else DECLINE
    if phase == Phase.QUEUE:
        return site_action(i)
    if phase == Phase.VICTIM:
        return victim(clockwise(state, i))
    if phase == Phase.BUILDING:
        return building(i)
    if phase == Phase.SITE:
        return on_site(i)
    if phase == Phase.BOMBARD:
        return target(clockwise(state, i // SITES), i % SITES)
    if phase == Phase.PRODUCTIVITY:
        return productivity(i)
    if phase == Phase.UPGRADE:
        return upgrade(i)
    if phase == Phase.PERFORM:
        return PERFORM if i == 0 else DECLINE
    if phase == Phase.DEPLOY or phase == Phase.REINFORCE_AMOUNT or phase == Phase.MOVE_AMOUNT:
        return amount(i)
    return terrain(i)


@outlined
def list_options(box, state, out):
    """List the options of a question whose options are numbers."""
    members = options(box, state)
    n = 0
    i = first_from(members, 0)
    while i >= 0:
        out[n] = option_action(state, i)
        n += 1
        i = first_from(members, i + 1)
    return n


def list_moves(box, state, out):
    """MW-062, MW-140, MW-145: list the terrains to move from, the tokens to place, and the end of the movement."""
    starts = movable_from(box, state)
    n = 0
    t = first_from(starts, 0)
    while t >= 0:
        out[n] = move_from(t)
        n += 1
        t = first_from(starts, t + 1)
    n = list_tokens(state, state.asked, True, out, n)
    out[n] = END
    return n + 1


def list_conversions(state, out):
    """MW-169: list buildings with the owners of meeples on them, clockwise from the active player."""
    n = 0
    for i in range(state.seats):
        owner = clockwise(state, i)
        for site in range(SITES):
            for j in range(1, state.seats):
                if is_convertible(state, owner, site, clockwise(state, j)):
                    out[n] = target_meeple(owner, site, clockwise(state, j))
                    n += 1
    return n


def only_conversion(state):
    """MW-169: return the conversion if there is exactly one."""
    if convert_targets(state) > 1:
        return MUST_ASK
    for owner in range(state.seats):
        for site in range(SITES):
            for meeple in range(state.seats):
                if is_convertible(state, owner, site, meeple):
                    return target_meeple(owner, site, meeple)
    return MUST_ASK


# --- questions that are asked even with a single option, if a token could be placed ----------------------------


def only_opening(state):
    """MW-140: return the start of the turn as the only answer, unless some seat has an upgrade to place."""
    return MUST_ASK if anyone_may_upgrade(state) else BEGIN


def only_queued(box, state):
    """MW-054, MW-145: return the action if only one is queued.

    The player is asked all the same if the action is Scare and a tree could clear a forest first.
    """
    sites = queued_sites(state)
    if not is_single(sites):
        return MUST_ASK
    site = first_from(sites, 0)
    act = box.act[state.building[state.active, site], state.queued[site]]
    if act == Act.SCARE and may_place_tree(state, state.active):
        return MUST_ASK
    return site_action(site)


def only_move(box, state):
    """MW-062, MW-145: return the end of the movement if nothing can move and no tree could open a way."""
    if movable_from(box, state) != 0 or (has_ready(state) and may_place_tree(state, state.active)):
        return MUST_ASK
    return END


# --- chance ----------------------------------------------------------------------------------------------------


@outlined
def list_backs(box, state, out, weight):
    """MW-009, MW-013 (OPT-01): list the backs that the next tile may have, weighted by the unseen tiles."""
    n = 0
    for which in range(2):
        total = 0
        for face in range(box.n_types):
            total += int(state.pile[face, which])
        if total > 0:
            out[n] = back(which)
            weight[n] = total
            n += 1
    return n


def only_back(box, state):
    """MW-009: return the back of the next tile, if only one is possible."""
    found = -1
    for face in range(box.n_types):
        for which in range(2):
            if state.pile[face, which] > 0:
                if found >= 0 and found != which:
                    return MUST_ASK
                found = which
    return back(found)


@outlined
def list_tiles(box, state, out, weight):
    """MW-013, MW-111: list the tiles that can be drawn. Every unseen tile is equally likely."""
    n = 0
    column = back_drawn(box, state)
    for face in range(box.n_types):
        if state.pile[face, column] > 0:
            out[n] = tile(int(box.type_kind[face]), int(box.type_forest[face]))
            weight[n] = state.pile[face, column]
            n += 1
    return n


def only_tile(box, state):
    """MW-111: return the face of the next tile, if only one is possible."""
    found = MUST_ASK
    column = back_drawn(box, state)
    for face in range(box.n_types):
        if state.pile[face, column] > 0:
            if found != MUST_ASK:
                return MUST_ASK
            found = tile(int(box.type_kind[face]), int(box.type_forest[face]))
    return found


# --- all questions ---------------------------------------------------------------------------------------------


@outlined
def only_answer(box, state):
    """Return the only answer to a question, `MUST_ASK` if there are several, or `NO_ANSWER` if there is none."""
    phase = state.phase
    if phase == Phase.MOVE_FROM:
        return only_move(box, state)
    if phase == Phase.QUEUE:
        return only_queued(box, state)
    if phase == Phase.OPEN:
        return only_opening(state)
    if phase == Phase.OPEN_ASKED:
        return MUST_ASK if may_place_upgrade(state, state.asked) else PASS
    if phase == Phase.TOKEN_PLACE:
        return only_place(state)
    if phase == Phase.SCARE_PICK:
        return only_pick(state)
    if phase == Phase.CONVERT:
        return only_conversion(state)
    if phase == Phase.BACK:
        return only_back(box, state)
    if phase == Phase.DRAW:
        return only_tile(box, state)
    if phase == Phase.ALTAR or phase == Phase.FIRST_PLAYER or phase == Phase.FORK or phase == Phase.TUNNEL:
        return MUST_ASK
    members = options(box, state)
    return option_action(state, first_from(members, 0)) if is_single(members) else MUST_ASK


def list_answers(box, state, out):
    """List the legal answers of the seat that is asked."""
    phase = state.phase
    if phase == Phase.MOVE_FROM:
        return list_moves(box, state, out)
    if phase == Phase.SCARE_PICK:
        return list_picks(state, out)
    if phase == Phase.ALTAR:
        return list_strikes(box, state, out)
    if phase == Phase.CONVERT:
        return list_conversions(state, out)
    if phase == Phase.TOKEN_PLACE:
        return list_places(state, out)
    if phase == Phase.OPEN_ASKED:
        return list_asked(state, out)
    if phase == Phase.OPEN:
        out[0] = BEGIN
        return list_tokens(state, state.asked, True, out, 1)
    n = list_options(box, state, out)
    if phase == Phase.QUEUE:
        n = list_tokens(state, state.asked, True, out, n)
    return n


def list_draws(box, state, out, weight):
    """List the outcomes of chance with their weights."""
    if state.phase == Phase.DRAW:
        return list_tiles(box, state, out, weight)
    if state.phase == Phase.BACK:
        return list_backs(box, state, out, weight)
    for seat in range(state.seats):
        out[seat] = first_player(seat)
        weight[seat] = 1
    return state.seats
