"""How bots evaluate positions of Déstorsion and choose actions in playouts, and the features for learning."""

import math

from tablee.core.chances import make_chances
from tablee.core.faces import SearchSettings
from tablee.core.rng import below
from tablee.games.destorsion.actions import (
    BACKWARD,
    DWARF,
    EFFECT_A,
    EFFECT_A_NONE,
    EFFECT_B,
    EFFECT_B_NONE,
    MASTER,
    ORDER,
    dwarf_move_of,
    effect_a_of,
    effect_b_of,
    master_move_of,
)
from tablee.games.destorsion.box import FACES, MAX_SEATS, Phase, Side, Square
from tablee.games.destorsion.rules.turns import vp

# Weights that `value` uses.
LEAD = 0.10  # weight of each point of lead
MOST_LEAD = 8.0  # a larger lead counts no more than this
LEAD_AT_END = 0.10  # weight added to each point of lead when the Master is on his last square
MASTER_REACH = 6.7  # when he is this many squares before it, the added weight is LEAD_AT_END / e
NEAR_EXIT = 0.8  # bonus for a dwarf on the last square before its exit
EXIT_REACH = 3.5  # for a dwarf this many squares before it, the bonus is NEAR_EXIT / e
LYING_COST = 0.12  # subtracted for a lying dwarf, because getting up costs the dwarf move or the slingshot
ARMED_GAIN = 0.02  # bonus for a dwarf that stands on a slingshot
SURE = 1.0  # share of the estimate that goes to a seat whose dice allow a win

SENSE = 0.95  # probability that a playout avoids actions that help another seat
RACE = 0.75  # with more than two seats: probability that such a playout prefers to move its own dwarf

N_PHASES = len(Phase)
N_FEATURES = MAX_SEATS * 7 + 14 + N_PHASES
TOTAL_SCALE = 150.0  # points of a player who leaves in all three rounds
ROUND_SCALE = 3.0


def value(box, state, out):
    """Estimate each seat's chance to win.

    It depends on the way to the exit, and on the lead, which counts more the closer the Master is to leaving.
    """
    soon = math.exp((state.master - box.dungeon_squares) / MASTER_REACH)
    for d in range(state.seats):
        ahead = float(max(-MOST_LEAD, min(MOST_LEAD, lead_of(box, state, d))))
        strength = ahead * (LEAD + LEAD_AT_END * soon) + NEAR_EXIT * math.exp(-way_out(box, state, d) / EXIT_REACH)
        if state.lying[d]:
            strength -= LYING_COST
        elif box.kind[state.sq[d]] == Square.SLINGSHOT:
            strength += ARMED_GAIN
        out[d] = strength
    make_chances(out, state.seats)
    if wins_now(box, state):
        for d in range(state.seats):
            out[d] *= 1.0 - SURE
        out[state.active] += SURE


def total_points(box, state, d):
    """Return a dwarf's points, including those of earlier rounds."""
    return vp(box, state, d) + state.total[d]


def lead_of(box, state, d):
    """Return by how many points a dwarf is ahead of the best other dwarf."""
    best = -1000
    for other in range(state.seats):
        if other != d:
            best = max(best, total_points(box, state, other))
    return total_points(box, state, d) - best


def way_out(box, state, d):
    """Return how many squares a dwarf is away from the last square of its second lap."""
    return box.squares * (2 - state.lap[d]) - state.sq[d]


def wins_now(box, state):
    """Tell whether the dice let the active seat win this turn.

    It wins if its dwarf leaves, or if it leads when the Master leaves.
    """
    if state.phase != Phase.ASSIGN or box.rounds > 1:
        return False
    me = state.active
    way, behind = way_out(box, state, me), -lead_of(box, state, me)
    master_way = box.dungeon_squares - state.master
    for i in range(state.n_dice):
        for j in range(state.n_dice):
            if i != j:
                change = box.double_change if state.dice[i] == state.dice[j] else 0
                steps = (state.dice[i] + change) * (box.slingshot_factor if state.armed else 1)
                bonus = state.dice[3 - i - j] if state.n_dice == 3 else 0
                for helped in range(2):  # the third die goes to the Master (0) or to the dwarf (1)
                    walked = 0 if state.stuck else steps + helped * bonus
                    if walked > way:
                        return True
                    if walked > behind and state.dice[j] + change + (1 - helped) * bonus > master_way:
                        return True
    return False


def playout_choice(box, state, out, n, rng):
    """Choose an action at random, but mostly avoid those that help another seat. Every action is possible.

    With more than two seats, a seat mostly moves its own dwarf rather than another one back. Otherwise four dwarfs
    would hinder each other so much that none of them leaves.
    """
    chosen = below(rng, n)
    if below(rng, 1024) >= SENSE * 1024.0:
        return chosen
    races = state.seats > 2 and below(rng, 1024) < RACE * 1024.0
    second = -1
    for i in range(n):
        index = (chosen + i) % n
        if not helps_another(box, state, out[index]):
            if not (races and hinders_another(state, out[index])):
                return index
            second = index
    return second if second >= 0 else chosen


def hinders_another(state, action):
    """Tell whether an action moves another seat's dwarf."""
    if DWARF <= action < MASTER:
        target, _, _, _ = dwarf_move_of(action)
        return target != state.active
    return False


def helps_another(box, state, action):
    """Tell whether an action moves a figure the way another seat wants, or declines an effect."""
    me = state.active
    if DWARF <= action < MASTER:
        target, direction, _, _ = dwarf_move_of(action)
        return (target == me) == (direction == BACKWARD)
    if MASTER <= action < ORDER:
        direction, _ = master_move_of(action)
        return (lead_of(box, state, me) > 0) == (direction == BACKWARD)
    if EFFECT_A <= action < EFFECT_A_NONE:
        return effect_a_of(action) == me
    if EFFECT_B <= action < EFFECT_B_NONE:
        target, direction = effect_b_of(action)
        return (target == me) == (direction == BACKWARD)
    return action in (EFFECT_A_NONE, EFFECT_B_NONE)


def features(box, state, seat, out):
    """Write 7 numbers per dwarf, the seat's own first, then 14 about the Master, dice and turn, then the phase."""
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
        out[n + 6] = seated * state.total[d] / TOTAL_SCALE
        n += 7
    out[n] = state.master / box.dungeon_squares
    out[n + 1] = state.active == seat
    out[n + 2] = state.stuck
    out[n + 3] = state.armed
    out[n + 4] = state.dwarf_die / FACES
    out[n + 5] = state.master_die / FACES
    out[n + 6] = state.bonus_die / FACES
    out[n + 7] = state.bonus_to == Side.DWARF
    out[n + 8] = state.due_a
    out[n + 9] = state.due_b
    out[n + 10] = state.round_no / ROUND_SCALE
    for i in range(3):
        out[n + 11 + i] = state.dice[i] / FACES
    n += 14
    for phase in range(N_PHASES):
        out[n + phase] = state.phase == phase
    return n + N_PHASES


SEARCH = SearchSettings(
    N_FEATURES,
    playout=0,  # `value` is called as soon as a turn has ended
    endgame_points_share=0.0,  # endgames have too many rolls to be solved; a sure win can still be proved
)
