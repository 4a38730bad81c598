"""What a bot thinks of a position of Meeple War, and what a learner sees of it."""

import math

from tablee.games.meeple_war.box import MAX_SEATS, SITES, TERRAINS, UPGRADES, Building, Phase, Side
from tablee.games.meeple_war.rules.ending import meeples_out, points, rank

PHASES = len(Phase)
SEAT_FEATURES = 12 + UPGRADES + SITES * 16
TERRAIN_FEATURES = 11 + 6 + MAX_SEATS
STEEPNESS = 0.55  # how much a victory point of lead is worth
ADVANCE = 0.5  # how much more near the end
BRAVERY = 0.6  # of a victory point for a full ladder
OUTSIDE = 0.12  # a meeple on the map or on a defence
ASSEMBLED = 0.05
FINISHED = 0.25  # a building that works
SQUARE = 0.8  # without it nothing is ever built again
N_FEATURES = MAX_SEATS * SEAT_FEATURES + TERRAINS * TERRAIN_FEATURES + PHASES + 6


def strength(box, state, p):
    """Weigh points, bravery, troops and buildings of one seat, in victory points."""
    total = points(box, state, p) + BRAVERY * state.bravery[p] / box.bravery_per_vp
    total += OUTSIDE * meeples_out(state, p) + ASSEMBLED * state.warehouse[p]
    for site in range(SITES):
        if state.building[p, site] >= 0:
            total += FINISHED if state.side[p, site] == Side.FINISHED else FINISHED / 2
            if state.building[p, site] == Building.SQ:
                total += SQUARE
    return total


def value(box, state, out):
    """Estimate each seat's chance to win; the first places share it once the game is over."""
    if state.phase == Phase.GAME_OVER:
        share_first_place(box, state, out)
        return
    most = 0.0
    for p in range(state.seats):
        out[p] = strength(box, state, p)
        most = max(most, out[p])
    steep = STEEPNESS + ADVANCE * min(1.0, most / box.vp_to_end)
    whole = 0.0
    for p in range(state.seats):
        out[p] = math.exp((out[p] - most) * steep)
        whole += out[p]
    for p in range(state.seats):
        out[p] /= whole


def share_first_place(box, state, out):
    """Give each seat in first place an equal part."""
    rank(box, state, out)
    first = 0
    for p in range(state.seats):
        first += out[p] == 1
    for p in range(state.seats):
        out[p] = 1.0 / first if out[p] == 1 else 0.0


def features(box, state, seat, out):
    """Write the table as `seat` sees it, itself first: seats, terrains, the question."""
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
    out[n + 2] = min(1.0, state.round_no / 100.0)
    out[n + 3] = state.weapon
    out[n + 4] = state.nature
    out[n + 5] = state.fort_vp / box.vp_to_end
    return n + 6


def seat_features(box, state, p, out, n):
    """Write one seat: meeples, points, tokens, and each site's building with its worker."""
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
            out[n + 10] = state.side[p, site]
            out[n + 11] = (state.node[p, site] + 1) / 8.0
            for other in range(MAX_SEATS):
                out[n + 12 + other] = state.defence[p, site, other] / 6.0
        n += 16


def terrain_features(state, me, t, out, n):
    """Write one terrain: its kind or upgrade, its forests, and who stands there, `me` first."""
    out[n + int(state.upgrade[t] if state.upgrade[t] else state.kind[t])] = 1.0
    n += 11
    for edge in range(6):
        out[n + edge] = (state.forest[t] & ~state.cleared[t]) >> edge & 1
    n += 6
    for i in range(state.seats):
        out[n + i] = state.here[t, (me + i) % int(state.seats)] / 6.0
