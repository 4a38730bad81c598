"""What a bot thinks of a position of Déstorsion, and what a learner sees of it."""

import math

from tablee.games.destorsion.box import MAX_SEATS, Phase, Square
from tablee.games.destorsion.rules.turns import vp

N_FEATURES = MAX_SEATS * 7 + 24
PLAYOUT = 0  # decisions the search plays at random before it asks `value`, at the end of a turn

STEEPNESS = 0.10  # how much a point of lead is worth far from the end
URGENCY = 0.35  # how much more near the end
LYING_COST = 4.0  # points: a turn is lost, or a slingshot is
ARMED_GAIN = 2.5


def value(box, state, out):
    """Estimate each seat's chance to win: a lead counts more the nearer somebody, or the Master, is to the exit."""
    if state.phase == Phase.GAME_END:
        for d in range(state.seats):
            out[d] = 1.0 if d == state.winner else 0.0
        return
    way = 2.0 * box.squares
    progress = state.master / box.dungeon_squares
    for d in range(state.seats):
        progress = max(progress, vp(box, state, d) / way)
    steep = STEEPNESS + URGENCY * progress * progress * progress
    top = -1000.0
    for d in range(state.seats):
        strength = float(vp(box, state, d) + state.total[d])
        kind = box.kind[state.sq[d]]
        if state.lying[d]:
            strength -= LYING_COST
        elif kind == Square.SLINGSHOT:
            strength += ARMED_GAIN
        out[d] = strength * steep
        top = max(top, out[d])
    whole = 0.0
    for d in range(state.seats):
        out[d] = math.exp(out[d] - top)
        whole += out[d]
    for d in range(state.seats):
        out[d] /= whole


def features(box, state, seat, out):
    """Write the race as `seat` sees it, itself first: per dwarf where and how, then Master, dice and phase."""
    n = 0
    for i in range(MAX_SEATS):
        d = (max(seat, 0) + i) % state.seats
        seated = i < state.seats
        kind = box.kind[state.sq[d]]
        out[n] = seated
        out[n + 1] = seated * state.sq[d] / box.squares
        out[n + 2] = seated * state.lap[d]
        out[n + 3] = seated * state.lying[d]
        out[n + 4] = seated * state.moved[d]
        out[n + 5] = seated * (kind == Square.SLINGSHOT)
        out[n + 6] = seated * state.total[d] / 150.0
        n += 7
    out[n] = state.master / box.dungeon_squares
    out[n + 1] = state.active == seat
    out[n + 2] = state.stuck
    out[n + 3] = state.armed
    out[n + 4] = state.dwarf_die / 6.0
    out[n + 5] = state.master_die / 6.0
    out[n + 6] = state.bonus_die / 6.0
    out[n + 7] = state.bonus_to == 1
    out[n + 8] = state.due_a
    out[n + 9] = state.due_b
    out[n + 10] = state.round_no / 3.0
    for i in range(3):
        out[n + 11 + i] = state.dice[i] / 6.0
    n += 14
    for phase in range(10):
        out[n + phase] = state.phase == phase
    return n + 10
