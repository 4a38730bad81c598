"""The rules of Déstorsion: `turns` is the frame, `movement` what is done in it; here is the contract over both."""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.rng import below
from tablee.games.destorsion.actions import (
    ASSIGN,
    DIE,
    DWARF,
    EFFECT_A,
    EFFECT_B,
    MASTER,
    ORDER,
    PAIR_OF,
    PAIR_WEIGHT,
    ROLL,
    THREE_DICE,
    TRIPLE_OF,
    TRIPLE_WEIGHT,
    TWO_DICE,
    die,
    order,
    roll,
)
from tablee.games.destorsion.box import FACES, Phase
from tablee.games.destorsion.rules.movement import (
    assign_dice,
    dice_fall,
    dwarf_value,
    list_assignments,
    list_dwarf_moves,
    list_effect_a,
    list_effect_b,
    list_master_moves,
    move_dwarf_by_dice,
    move_master_by_dice,
    next_effect,
    settle_effect_a,
    settle_effect_b,
)
from tablee.games.destorsion.rules.turns import rank, roll_for_first, score, setup

__all__ = ["apply", "chance", "legal", "rank", "sample", "score", "setup", "to_act"]


def to_act(box, state):
    """DT-010: the active player decides everything; dice are chance."""
    if state.phase == Phase.GAME_END:
        return NOBODY
    if state.phase == Phase.FIRST_PLAYER or state.phase == Phase.ROLL:
        return CHANCE
    return state.active


def legal(box, state, out):
    """DT-013: list what the active player may do in this phase; there is no passing."""
    phase = state.phase
    if phase == Phase.ASSIGN:
        return list_assignments(state, out)
    if phase == Phase.MOVE_DWARF:
        return list_dwarf_moves(box, state, out)
    if phase == Phase.MOVE_MASTER:
        return list_master_moves(box, state, out)
    if phase == Phase.EFFECT_A:
        return list_effect_a(box, state, out)
    if phase == Phase.EFFECT_B:
        return list_effect_b(box, state, out)
    if phase == Phase.DICE_COUNT:
        out[0] = roll(2)
        out[1] = roll(3)
        return 2
    out[0] = order(0)
    out[1] = order(1)
    return 2


def chance(box, state, out, weight):
    """DT-007, DT-014, DT-019: one die, or two or three interchangeable dice with the weight of their orderings."""
    if state.phase == Phase.FIRST_PLAYER:
        for i in range(FACES):
            out[i] = die(i + 1)
            weight[i] = 1
        return FACES
    if state.n_dice == 2:
        for i in range(len(PAIR_WEIGHT)):
            out[i] = TWO_DICE + i
            weight[i] = PAIR_WEIGHT[i]
        return len(PAIR_WEIGHT)
    for i in range(len(TRIPLE_WEIGHT)):
        out[i] = THREE_DICE + i
        weight[i] = TRIPLE_WEIGHT[i]
    return len(TRIPLE_WEIGHT)


def sample(box, state, rng, out, weight):
    """DT-019: as `chance`, by drawing one of the equally likely ordered rolls."""
    if state.phase == Phase.FIRST_PLAYER:
        return die(below(rng, FACES) + 1)
    if state.n_dice == 2:
        return TWO_DICE + PAIR_OF[below(rng, len(PAIR_OF))]
    return THREE_DICE + TRIPLE_OF[below(rng, len(TRIPLE_OF))]


def apply(box, state, action):
    """Carry out one action and all that follows without being asked."""
    if action < ASSIGN:
        state.n_dice = action - ROLL + 2
        state.phase = Phase.ROLL
    elif action < DWARF:
        dice, side = divmod(action - ASSIGN, 3)
        assign_dice(box, state, dice // FACES + 1, dice % FACES + 1, side)
    elif action < MASTER:
        move, sling = divmod(action - DWARF, 2)
        target, move = divmod(move, 6)
        direction, change = divmod(move, 3)
        move_dwarf_by_dice(box, state, target, direction, dwarf_value(box, state, change, sling))
    elif action < ORDER:
        direction, change = divmod(action - MASTER, 3)
        move_master_by_dice(box, state, direction, change)
    elif action < EFFECT_A:
        state.b_first = action - ORDER
        next_effect(box, state)
    elif action < EFFECT_B:
        settle_effect_a(box, state, action - EFFECT_A)
    elif action < DIE:
        target, direction = divmod(action - EFFECT_B, 2)
        settle_effect_b(box, state, target, direction)
    elif action < TWO_DICE:
        roll_for_first(box, state, action - DIE + 1)
    else:
        dice_fall(box, state, action)
