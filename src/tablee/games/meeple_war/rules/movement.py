"""Phase 4: moving groups of meeples on foot, by caves and through the mine tunnel."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.actions import terrain_entered, to_building, to_space, to_terrain
from tablee.games.meeple_war.box import (
    EDGES,
    EMPTY,
    FIRST_PENDING,
    FIRST_SITE,
    IMMEDIATE,
    ONE_OR_TWO,
    SITES,
    TERRAINS,
    Kind,
    Phase,
    Stage,
)
from tablee.games.meeple_war.rules.common import ask, bit, enemies_of, first_from, has, put, remove, run
from tablee.games.meeple_war.rules.destruction import destroy_building, free_defences
from tablee.games.meeple_war.rules.land import STEP_Q, STEP_R, is_wooded, open_space, opposite, within
from tablee.games.meeple_war.rules.meeples import enter


def begin_moves(state):
    """MW-059, MW-060, MW-062: make every meeple on a terrain ready to move once, unless it is pinned."""
    me = state.active
    mine = state.occupied[me]
    t = first_from(mine, 0)
    while t >= 0:
        state.ready[t] = state.here[t, me] - state.pinned[t]
        state.placed[t] = 0
        t = first_from(mine, t + 1)
    state.stage = Stage.MOVES


def has_ready(state):
    """MW-062: tell whether any meeple may still move."""
    ready = state.ready
    for t in range(state.n_terrains):
        if ready[t] > 0:
            return True
    return False


@outlined
def movable_from(box, state):
    """MW-062: return the terrains with a ready meeple that has somewhere to go."""
    found = 0
    mine = state.occupied[state.active]
    t = first_from(mine, 0)
    while t >= 0:
        if state.ready[t] > 0 and ways_from(box, state, t, True) != 0:
            found |= bit(t)
        t = first_from(mine, t + 1)
    return found


@outlined
def ways_from(box, state, t, any_will_do):
    """MW-063, MW-064, MW-065, MW-066, MW-067: return the ways out of a terrain.

    A way is the number of an edge that can be crossed, or 6 + terrain for a cave or tunnel. With `any_will_do` the
    search stops at the first way found.
    """
    found = 0
    by_ground = 0
    link = state.link
    forests = state.wooded != 0 and not state.nature
    for edge in range(EDGES):
        beyond = int(link[t, edge])
        if not is_way(box, state, beyond) or (forests and is_wooded(state, t, edge)):
            continue
        found |= bit(edge)
        if any_will_do:
            return found
        if 0 <= beyond < TERRAINS:
            by_ground |= bit(beyond)
    if state.kind[t] == Kind.CAVE:
        found |= (cave_ways(box, state, t) & ~by_ground) << EDGES
    elif state.kind[t] == Kind.MINE:
        found |= (tunnel_ways(state, t) & ~by_ground) << EDGES
    return found


def is_way(box, state, beyond):
    """MW-063, MW-064, MW-065, MW-068, MW-072, MW-073, MW-074, MW-075, MW-078: tell if `beyond` can be entered.

    `beyond` is numbered as in the state's `link`. Meeples can always enter a terrain. They can enter an empty space
    while the pile has a tile for it, and an enemy building while it has an empty defence. Players never enter their own
    buildings, and nobody enters an empty site of a city.
    """
    if beyond == EMPTY:
        return state.n_pending < state.pile_size
    if beyond < FIRST_SITE or beyond >= FIRST_PENDING:
        return True
    owner, site = divmod(beyond - FIRST_SITE, SITES)
    return owner != state.active and state.building[owner, site] >= 0 and free_defences(box, state, owner, site) > 0


def cave_ways(box, state, t):
    """MW-079, MW-080, MW-081, MW-082, MW-083, MW-117 (OPT-12): return the terrains that a cave leads to.

    They are two away or, with the option, also one away. Forests do not matter.
    """
    far = within(box, state, t, box.cave_distance)
    if box.cave_range == ONE_OR_TWO:
        return far
    return far & ~within(box, state, t, box.cave_distance - 1)


def tunnel_ways(state, t):
    """MW-097, MW-098, MW-102: return the other mine ends, if no enemies stand on this one.

    Only meeples that have not used the tunnel this turn may go there.
    """
    if state.ready[t] <= state.tunnelled[t] or has(enemies_of(state, state.active), t):
        return 0
    return int(state.mines) & ~bit(t)


def way_action(state, t, way):
    """Return the action that names a way."""
    if way >= EDGES:
        return to_terrain(way - EDGES)
    beyond = int(state.link[t, way])
    if 0 <= beyond < TERRAINS:
        return to_terrain(beyond)
    if FIRST_SITE <= beyond < FIRST_PENDING:
        return to_building((beyond - FIRST_SITE) // SITES, (beyond - FIRST_SITE) % SITES)
    return to_space(int(state.q[t]) + STEP_Q[way], int(state.r[t]) + STEP_R[way])


def way_named(box, state, action):
    """Return the way that an action names: an edge if one leads there, otherwise a cave or tunnel."""
    t = int(state.move_from)
    ways = ways_from(box, state, t, False)
    for edge in range(EDGES):
        if has(ways, edge) and way_action(state, t, edge) == action:
            return edge
    return EDGES + terrain_entered(action)


def choose_start(state, t):
    """MW-062: note which terrain the group leaves, then ask where it goes."""
    state.move_from = t
    ask(state, Phase.MOVE_TO, state.active)


def choose_way(box, state, action):
    """MW-062: note where the group goes, then ask how many meeples move."""
    state.move_way = way_named(box, state, action)
    ask(state, Phase.MOVE_AMOUNT, state.active)


def is_passage(state, t, way):
    """MW-097: tell whether a way leads through the tunnel."""
    return way >= EDGES and state.kind[t] == Kind.MINE


def largest_group(box, state):
    """MW-062, MW-065, MW-071, MW-102: return how many meeples can go the way chosen.

    These are the ready ones, limited by the free defences and by the tunnel passages already used.
    """
    t = int(state.move_from)
    way = int(state.move_way)
    if is_passage(state, t, way):
        return int(state.ready[t]) - int(state.tunnelled[t])
    most = int(state.ready[t])
    if way < EDGES:
        beyond = int(state.link[t, way])
        if FIRST_SITE <= beyond < FIRST_PENDING:
            owner, site = divmod(beyond - FIRST_SITE, SITES)
            most = min(most, free_defences(box, state, owner, site))
    return most


@outlined
def move_group(box, state, n):
    """MW-062, MW-063, MW-064, MW-065, MW-072, MW-079, MW-097: move n meeples along the way chosen."""
    me = int(state.active)
    t = int(state.move_from)
    way = int(state.move_way)
    passed = 0
    if not is_passage(state, t, way):
        passed = min(n, int(state.tunnelled[t]))
        state.tunnelled[t] -= passed
    state.ready[t] -= n
    remove(state, t, me, n)
    state.entrants[t] = min(state.entrants[t], state.here[t, me] - state.pinned[t] - state.tunnelled[t])
    state.move_from = -1
    state.move_way = -1
    run(state)
    if way >= EDGES:
        put(state, way - EDGES, me, n)
        if state.kind[t] == Kind.CAVE:
            enter(state, way - EDGES, n, passed)
        return
    beyond = int(state.link[t, way])
    if 0 <= beyond < TERRAINS:
        put(state, beyond, me, n)
        enter(state, beyond, n, passed)
    elif FIRST_SITE <= beyond < FIRST_PENDING:
        attack_building(box, state, beyond - FIRST_SITE, n)
    else:
        enter_space(state, t, way, n, passed)


def attack_building(box, state, at, n):
    """MW-065, MW-070, MW-132, MW-137 (OPT-22): put meeples on defences, where they stay.

    A building that is full falls in phase 5 or, with the option, at once.
    """
    owner, site = divmod(at, SITES)
    state.defence[owner, site, state.active] += n
    state.changed = 1
    if box.destruction_by_movement == IMMEDIATE and free_defences(box, state, owner, site) == 0:
        destroy_building(state, owner, site)


def enter_space(state, t, way, n, passed):
    """MW-064, MW-076, MW-102, MW-111: put meeples on an empty space, and note from where they came."""
    i = int(state.link[t, way]) - FIRST_PENDING
    if i < 0:
        i = open_space(state, int(state.q[t]) + STEP_Q[way], int(state.r[t]) + STEP_R[way])
    state.pending_n[i] += n
    state.pending_passed[i] += passed
    state.pending_from[i] |= bit(opposite(way))


def end_moves(state):
    """MW-062, MW-110: end the movement and go on to the explorations."""
    state.stage = Stage.EXPLORE
    run(state)
