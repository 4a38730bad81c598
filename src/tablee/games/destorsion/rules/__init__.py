"""The rules of Déstorsion: `turns` begins and ends rounds and turns, `movement` has what a player does in a turn.

This module combines both into the functions that `tablee.core.contract` requires.
"""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.rng import below
from tablee.games.destorsion.actions import (
    A_FIRST,
    ASSIGN,
    B_FIRST,
    DIE,
    DWARF,
    EFFECT_A,
    EFFECT_A_NONE,
    EFFECT_B,
    EFFECT_B_NONE,
    MASTER,
    ORDER,
    PAIR_OF_THROW,
    PAIR_WEIGHT,
    THREE_DICE,
    TRIPLE_OF_THROW,
    TRIPLE_WEIGHT,
    TWO_DICE,
    assignment_of,
    dice_count_of,
    die,
    die_of,
    dwarf_move_of,
    effect_a_of,
    effect_b_of,
    master_move_of,
    order,
    order_of,
    pair_of,
    roll,
    three_dice,
    triple_of,
    two_dice,
)
from tablee.games.destorsion.box import FACES, Phase
from tablee.games.destorsion.rules.movement import (
    assign_dice,
    choose_order,
    decline_effect_a,
    decline_effect_b,
    dwarf_value,
    list_assignments,
    list_dwarf_moves,
    list_effect_a,
    list_effect_b,
    list_master_moves,
    move_dwarf_by_dice,
    move_master_by_dice,
    settle_effect_a,
    settle_effect_b,
    three_dice_fall,
    two_dice_fall,
)
from tablee.games.destorsion.rules.turns import choose_dice, rank, roll_for_first, score, setup

__all__ = ["apply", "chance", "legal", "rank", "sample", "score", "setup", "to_act"]


def to_act(box, state):
    """DT-010: return the active player, who makes every decision of a turn, or chance for dice."""
    if state.phase == Phase.GAME_END:
        return NOBODY
    if state.phase == Phase.FIRST_PLAYER or state.phase == Phase.ROLL:
        return CHANCE
    return state.active


def legal(box, state, out):
    """DT-013: list what the active player may do in this phase. Passing is not possible."""
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
    out[0] = order(A_FIRST)
    out[1] = order(B_FIRST)
    return 2


def chance(box, state, out, weight):
    """DT-007, DT-014, DT-019: list the rolls of one, two or three dice.

    The weight of a roll is the number of ordered throws that give it.
    """
    if state.phase == Phase.FIRST_PLAYER:
        for i in range(FACES):
            out[i] = die(i + 1)
            weight[i] = 1
        return FACES
    if state.n_dice == 2:
        for i in range(len(PAIR_WEIGHT)):
            out[i] = two_dice(i)
            weight[i] = PAIR_WEIGHT[i]
        return len(PAIR_WEIGHT)
    for i in range(len(TRIPLE_WEIGHT)):
        out[i] = three_dice(i)
        weight[i] = TRIPLE_WEIGHT[i]
    return len(TRIPLE_WEIGHT)


def sample(box, state, rng, out, weight):
    """DT-019: draw a roll with the same odds as `chance`, but faster, by picking an ordered throw."""
    if state.phase == Phase.FIRST_PLAYER:
        return die(below(rng, FACES) + 1)
    if state.n_dice == 2:
        return two_dice(PAIR_OF_THROW[below(rng, len(PAIR_OF_THROW))])
    return three_dice(TRIPLE_OF_THROW[below(rng, len(TRIPLE_OF_THROW))])


def apply(box, state, action):
    """DT-010: carry out one action and everything that follows without a decision."""
    if action < ASSIGN:
        choose_dice(state, dice_count_of(action))
    elif action < DWARF:
        dwarf_die, master_die, side = assignment_of(action)
        assign_dice(box, state, dwarf_die, master_die, side)
    elif action < MASTER:
        target, direction, change, sling = dwarf_move_of(action)
        move_dwarf_by_dice(box, state, target, direction, dwarf_value(box, state, change, sling))
    elif action < ORDER:
        direction, change = master_move_of(action)
        move_master_by_dice(box, state, direction, change)
    elif action < EFFECT_A:
        choose_order(box, state, order_of(action))
    elif action < EFFECT_A_NONE:
        settle_effect_a(box, state, effect_a_of(action))
    elif action < EFFECT_B:
        decline_effect_a(box, state)
    elif action < EFFECT_B_NONE:
        target, direction = effect_b_of(action)
        settle_effect_b(box, state, target, direction)
    elif action < DIE:
        decline_effect_b(box, state)
    elif action < TWO_DICE:
        roll_for_first(box, state, die_of(action))
    elif action < THREE_DICE:
        two_dice_fall(box, state, pair_of(action))
    else:
        three_dice_fall(state, triple_of(action))
