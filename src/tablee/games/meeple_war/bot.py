"""How bots evaluate a position of Meeple War, and the features that describe it for learning."""

from tablee.core.chances import make_chances
from tablee.core.faces import SearchSettings
from tablee.core.rng import below
from tablee.games.meeple_war.actions import (
    DECLINE,
    NONE,
    SITE,
    TERRAIN,
    TO_BUILDING,
    TOKEN,
    TOKEN_AT,
    TUNNEL,
    site_chosen,
)
from tablee.games.meeple_war.box import (
    BUILDINGS,
    EDGES,
    MAX_SEATS,
    SITES,
    TERRAINS,
    UPGRADES,
    Building,
    Kind,
    Phase,
    Side,
)
from tablee.games.meeple_war.rules.bonuses import bonus_of
from tablee.games.meeple_war.rules.common import first_from
from tablee.games.meeple_war.rules.destruction import free_defences
from tablee.games.meeple_war.rules.ending import meeples_out, points
from tablee.games.meeple_war.rules.land import distance

PHASES = len(Phase)
KINDS = len(Kind)
SITE_FEATURES = BUILDINGS + 2 + MAX_SEATS
SEAT_FEATURES = 12 + UPGRADES + SITES * SITE_FEATURES
TERRAIN_FEATURES = KINDS + EDGES + MAX_SEATS
CROWD = 6.0  # scale of the features that count meeples in one place
LONG_TRACK = 8.0  # scale of the features that count spaces of a track
LONG_GAME = 100.0  # scale of the feature that counts rounds
FAR = 9  # the most steps that `strength` counts; a longer distance counts as this one

# Weights of `strength`, in victory points
STEEPNESS = 0.3  # `value` multiplies `strength` by this; if it is larger, bots keep a sure lead instead of winning
BRAVERY = 0.7  # for a full bravery ladder
FLAG = 1.2  # for each flag of a fort under control
FLAG_NEAR = 0.4  # for each flag of a fort that needs one more meeple for control
AT_HAND = 1.0  # for a seat whose points and forts would end the game when its turn starts
SIEGE = 0.1  # for a meeple on an enemy defence
BREACH = 1.4  # times the share of the building's defences that are occupied; added to SIEGE
BONUS = 0.2  # for any other structure under control
OUTSIDE = 0.03  # for a meeple on the map
MARCH = 0.3  # divided by the steps to the nearest enemy building; added to OUTSIDE
RIDE = 0.3  # times `ready`, divided by the steps to the nearest fort not under control; added to OUTSIDE
ASSEMBLED = 0.06  # for a meeple in the warehouse
FINISHED = 1.2  # for a finished building without enemies on it
CATAPULT = 0.9  # added to FINISHED for the Catapult, which attacks at any distance
SQUARE = 0.4  # added to FINISHED for the City Square, which constructs the other buildings
STAY = 0.5  # how often a playout ends the movement instead of moving another group
N_FEATURES = MAX_SEATS * SEAT_FEATURES + TERRAINS * TERRAIN_FEATURES + PHASES + 6


def strength(box, state, p):
    """Estimate what a seat has, controls and threatens, in victory points."""
    scored = float(state.mountain[p]) + state.owed[p]
    total = scored + BRAVERY * state.bravery[p] / box.bravery_per_vp + ASSEMBLED * state.warehouse[p]
    ready = min(1.0, scored / box.vp_to_end)  # forts count more, the closer the seat is to winning
    flags = 0.0
    mine = int(state.occupied[p])
    t = first_from(mine, 0)
    while t >= 0:
        here = int(state.here[t, p])
        march = MARCH / steps_to_enemy(box, state, p, t) + ready * RIDE / steps_to_fort(box, state, p, t)
        total += here * (OUTSIDE + march)
        bonus = bonus_of(state, t)
        if box.fort_flags[bonus] > 0:
            if here >= box.control:
                flags += box.fort_flags[bonus]
            else:
                total += ready * FLAG_NEAR * box.fort_flags[bonus]
        elif here >= box.control and Kind.BLANK < bonus <= Kind.SHIELD:
            total += BONUS
        t = first_from(mine, t + 1)
    if scored + flags >= box.vp_to_end:
        total += AT_HAND
    return total + ready * FLAG * flags + sieges(box, state, p)


def steps_to_enemy(box, state, p, t):
    """Count the steps from a terrain to the nearest enemy building, ignoring forests."""
    nearest = FAR
    i = int(state.seats) - 2
    for owner in range(state.seats):
        if owner != p:
            for site in range(SITES):
                if state.building[owner, site] >= 0:
                    dq = int(box.site_q[i, owner, site]) - int(state.q[t])
                    dr = int(box.site_r[i, owner, site]) - int(state.r[t])
                    nearest = min(nearest, distance(dq, dr))
    return nearest


def steps_to_fort(box, state, p, t):
    """Count the steps from a terrain to the nearest fort that the seat does not control, ignoring forests."""
    nearest = FAR
    for fort in range(state.n_terrains):
        if box.fort_flags[bonus_of(state, fort)] > 0 and state.here[fort, p] < box.control:
            dq = int(state.q[fort]) - int(state.q[t])
            dr = int(state.r[fort]) - int(state.r[t])
            nearest = min(nearest, max(1, distance(dq, dr)))
    return nearest


def sieges(box, state, p):
    """Rate the seat's own buildings, which are worth less when besieged, and its meeples on enemy buildings."""
    total = 0.0
    for owner in range(state.seats):
        for site in range(SITES):
            kind = state.building[owner, site]
            if kind >= 0 and (owner == p or state.defence[owner, site, p] > 0):
                side = int(state.side[owner, site])
                taken = 1.0 - free_defences(box, state, owner, site) / box.defences[kind, side]
                if owner == p:
                    worth = FINISHED + SQUARE * (kind == Building.SQ) + CATAPULT * (kind == Building.CA)
                    total += worth * (1.0 - taken) * (1.0 if side == Side.FINISHED else 0.5)
                else:
                    total += state.defence[owner, site, p] * (SIEGE + BREACH * taken)
    return total


def value(box, state, out):
    """Estimate each seat's chance to win."""
    for p in range(state.seats):
        out[p] = STEEPNESS * strength(box, state, p)
    make_chances(out, state.seats)


def playout_choice(box, state, out, n, rng):
    """Choose an action in a playout.

    The choice prefers to attack buildings, to move whole groups, to build on free sites, and to keep tokens.

    One choice in eight is uniformly random, so that every action is possible.
    """
    any_of = below(rng, n)
    if below(rng, 8) == 0:
        return any_of
    phase = state.phase
    if phase == Phase.MOVE_FROM:
        return n - 1 if below(rng, 1024) < STAY * 1024.0 or is_dull(state, out[any_of]) else any_of
    if phase == Phase.DEPLOY or phase == Phase.REINFORCE_AMOUNT or phase == Phase.MOVE_AMOUNT:
        return n - 1
    if phase == Phase.MOVE_TO:
        for i in range(n):
            if TO_BUILDING <= out[i] < TUNNEL:
                return i
    return below(rng, n) if is_dull(state, out[any_of]) else any_of


def is_dull(state, action):
    """Tell whether an action does nothing, spends a token, or builds over a building."""
    if SITE <= action < TERRAIN:
        return state.building[state.active, site_chosen(action)] >= 0
    return action in (DECLINE, NONE) or TOKEN <= action < TOKEN_AT


def features(box, state, seat, out):
    """Write the position as `seat` sees it: all seats, itself first, then the terrains and the question."""
    me = max(int(seat), 0)
    n = 0
    for i in range(MAX_SEATS):
        if i < state.seats:
            seat_features(box, state, (me + i) % int(state.seats), out, n)
        n += SEAT_FEATURES
    for t in range(TERRAINS):
        if t < state.n_terrains:
            terrain_features(state, me, t, out, n)
        n += TERRAIN_FEATURES
    for phase in range(PHASES):
        out[n + phase] = state.phase == phase
    n += PHASES
    out[n] = state.asked == seat
    out[n + 1] = state.pile_size / TERRAINS
    out[n + 2] = min(1.0, state.round_no / LONG_GAME)
    out[n + 3] = state.weapon
    out[n + 4] = state.nature
    out[n + 5] = state.fort_vp / box.vp_to_end
    return n + 6


def seat_features(box, state, p, out, n):
    """Write the features of one seat: meeples, points, tokens, and each site's building with its worker."""
    out[n] = 1.0
    out[n + 1] = state.stock[p] / box.meeples
    out[n + 2] = state.warehouse[p] / box.meeples
    out[n + 3] = state.mountain[p] / box.vp_to_end
    out[n + 4] = state.owed[p] / box.vp_to_end
    out[n + 5] = state.bravery[p] / box.bravery_per_vp
    out[n + 6] = points(box, state, p) / box.vp_to_end
    out[n + 7] = state.workers[p] / box.workers
    out[n + 8] = state.tree_at[p] < 0
    out[n + 9] = p == state.active
    out[n + 10] = (state.shield >> p) & 1
    out[n + 11] = meeples_out(state, p) / box.meeples
    n += 12
    for kind in range(UPGRADES):
        out[n + kind] = (state.hand[p] >> (kind + 1)) & 1
    n += UPGRADES
    for site in range(SITES):
        b = int(state.building[p, site])
        if b >= 0:
            out[n + b] = 1.0
            out[n + BUILDINGS] = state.side[p, site]
            out[n + BUILDINGS + 1] = (state.node[p, site] + 1) / LONG_TRACK
            for other in range(MAX_SEATS):
                out[n + BUILDINGS + 2 + other] = state.defence[p, site, other] / CROWD
        n += SITE_FEATURES


def terrain_features(state, me, t, out, n):
    """Write the features of one terrain: kind or upgrade, forests, and meeples, those of `me` first."""
    out[n + int(state.upgrade[t] if state.upgrade[t] else state.kind[t])] = 1.0
    n += KINDS
    for edge in range(EDGES):
        out[n + edge] = (state.forest[t] & ~state.cleared[t]) >> edge & 1
    n += EDGES
    for i in range(state.seats):
        out[n + i] = state.here[t, (me + i) % int(state.seats)] / CROWD


SEARCH = SearchSettings(
    N_FEATURES,
    playout=0,  # `value` is called at the end of the turn; longer playouts did not play better
    exploration=0.1,  # low, because a turn has many small decisions and none changes the chances much
    endgame_points_share=0.0,  # endgames have too many actions to solve; a forced win can still be proved
)
