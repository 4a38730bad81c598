"""Showdowns: dice, rerolls, burials and rewards."""

from tablee.games.poignee.box import MAX_BOXED, NEITHER, NO_MEEPLE, SHOWDOWN, Phase, Space
from tablee.games.poignee.rules.drawing import owe_draws
from tablee.games.poignee.rules.resolving import draw_or_finish


def begin_showdown(state):
    """PM-087, PM-088, PM-089: the controllers of W and E roll one die each, W first."""
    state.acting = SHOWDOWN
    state.phase = Phase.ROLL


def better_shooter(box, state):
    """PM-090, PM-093 (A-08): return 0 for W or 1 for E, by skill; NEITHER if the skills are equal."""
    west = box.skill[state.space[Space.W]]
    east = box.skill[state.space[Space.E]]
    if west == east:
        return NEITHER
    return 0 if west > east else 1


def roll_die(box, state, value):
    """PM-089, PM-091, PM-093: after the second die, offer the better shooter a reroll or, with equal skills, settle."""
    if state.dice[0] == 0:
        state.dice[0] = value
        return
    state.dice[1] = value
    if better_shooter(box, state) == NEITHER:
        settle_showdown(box, state)
    else:
        state.phase = Phase.REROLL


def answer_reroll(box, state, yes):
    """PM-091: roll the better shooter's die again, or settle the showdown; the reroll is offered only once."""
    if yes:
        state.phase = Phase.ROLL_AGAIN
    else:
        settle_showdown(box, state)


def roll_die_again(box, state, value):
    """PM-092 (A-30): the new value replaces the old one, even if it is worse."""
    state.dice[better_shooter(box, state)] = value
    settle_showdown(box, state)


def winner_of_showdown(box, state):
    """PM-094, PM-095, PM-096: return who wins by die, then by skill: 0 for W, 1 for E; NEITHER if both are equal."""
    if state.dice[0] == state.dice[1]:
        return better_shooter(box, state)
    return 0 if state.dice[0] > state.dice[1] else 1


def settle_showdown(box, state):
    """PM-097, PM-099, PM-100, PM-101, PM-102, PM-103 (A-10): bury the loser, reward the winner's controller.

    The dice lie on the table until the reward has been drawn.
    """
    won = winner_of_showdown(box, state)
    if won == NEITHER:
        double_kill(box, state)
    else:
        loser = state.space[Space.E - won]
        bury(box, state, loser)
        state.saloon[state.space[Space.W + won]] += 1
        owe_draws(state, state.controller[won], box.reward[loser])
    for i in range(2):
        state.space[Space.W + i] = NO_MEEPLE
        state.controller[i] = -1
    draw_or_finish(box, state)


def double_kill(box, state):
    """PM-096 (A-09, A-11, A-33): both meeples are buried; both controllers are rewarded, the active player first."""
    kind = state.space[Space.W]
    bury(box, state, kind)
    bury(box, state, state.space[Space.E])
    other = state.controller[0] if state.controller[1] == state.active else state.controller[1]
    owe_draws(state, state.active, box.reward[kind])
    owe_draws(state, other, box.reward[kind])


def bury(box, state, kind):
    """PM-097, PM-098: put a meeple into the first free tomb, or into the box if no tomb is free."""
    for tomb in range(box.tombs):
        if state.graveyard[tomb] == NO_MEEPLE:
            state.graveyard[tomb] = kind
            return
    for slot in range(MAX_BOXED):
        if state.boxed[slot] == NO_MEEPLE:
            state.boxed[slot] = kind
            return
