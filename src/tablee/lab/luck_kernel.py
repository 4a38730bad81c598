"""Estimated shares of the win, and the luck of chance events: how much each outcome changed them."""

import math

import numpy as np

from tablee.core.binder import outlined
from tablee.core.contract import NOBODY, apply, features, legal, rank, to_act, value
from tablee.lab.desk import LOG_SCALE, MOST_LUCK

LONGEST_TURN = 8  # decisions that are foreseen after an outcome
SAME = 1e-9  # estimates that differ by less are equal
LEAST_SHARE = 1e-4  # the logarithm of the game's own estimate is taken of no smaller number


@outlined
def estimate(box, state, desk, result, places):
    """Write the estimated share of each seat, or its share of the win if the game is over."""
    if to_act(box, state) == NOBODY:
        shares_of(box, state, desk, result, places)
        return
    value(box, state, result)
    if not desk.with_model:
        return
    top = -1e30
    for seat in range(desk.seats):
        result[seat] = strength(box, state, seat, desk, result[seat])
        top = max(top, result[seat])
    whole = 0.0
    for seat in range(desk.seats):
        result[seat] = math.exp(result[seat] - top)
        whole += result[seat]
    for seat in range(desk.seats):
        result[seat] /= whole


def strength(box, state, seat, desk, own):
    """Return the strength of one seat by the fitted estimate; `own` is the game's own estimate of its share."""
    n = features(box, state, seat, desk.seen)
    desk.seen[n] = own
    desk.seen[n + 1] = LOG_SCALE * math.log(max(LEAST_SHARE, own))
    width = desk.inner.shape[1]
    for j in range(width):
        desk.hidden[j] = desk.bias[j]
    for i in range(desk.inner.shape[0]):
        x = desk.seen[i]
        if x != 0.0:
            for j in range(width):
                desk.hidden[j] += x * desk.inner[i, j]
    found = desk.hidden[0] * desk.outer[0]
    for j in range(1, width):
        found += max(np.float32(0.0), desk.hidden[j]) * desk.outer[j]
    return found


def shares_of(box, state, desk, result, places):
    """Write each seat's share of the win of a finished game, and its place."""
    rank(box, state, places)
    winners = 0
    for seat in range(desk.seats):
        winners += places[seat] == 1
    for seat in range(desk.seats):
        result[seat] = 1.0 / winners if places[seat] == 1 else 0.0


@outlined
def best_actions(box, states, desk, i, actor, actions, places):
    """Write the actions that a greedy bot likes best in slot `i` into `tied`; return how many there are."""
    n = legal(box, states[i], actions)
    desk.tied[0] = actions[0]
    ties = 1
    highest = -1.0
    for k in range(n if n > 1 else 0):
        states[3] = states[i]
        apply(box, states[3], actions[k])
        worth = worth_for(box, states[3], desk, actor, places)
        if worth > highest + SAME:
            highest = worth
            ties = 0
        if worth > highest - SAME and ties < len(desk.tied):
            desk.tied[ties] = actions[k]
            ties += 1
    return ties


def finish_turn(box, states, desk, actor, actions, places):
    """Let `actor` finish its turn in slot 2 as a greedy bot would, by the game's own estimate."""
    for _ in range(LONGEST_TURN):
        if to_act(box, states[2]) != actor:
            return
        best_actions(box, states, desk, 2, actor, actions, places)
        apply(box, states[2], desk.tied[0])


@outlined
def foresee(box, states, desk, actions, places):
    """Write the estimated shares after the turn that begins in slot 4, averaged over equally good first choices.

    What a roll of the dice is worth shows when they have been used. A random bot is not foreseen in this way.
    """
    actor = to_act(box, states[4])
    states[2] = states[4]
    if actor < 0 or desk.is_random[desk.at[actor].player]:
        estimate(box, states[2], desk, desk.guess, places)
        return
    ties = best_actions(box, states, desk, 4, actor, actions, places)
    for seat in range(desk.seats):
        desk.sums[seat] = 0.0
    for k in range(ties):
        if k:
            best_actions(box, states, desk, 4, actor, actions, places)
        action = desk.tied[k]
        states[2] = states[4]
        apply(box, states[2], action)
        finish_turn(box, states, desk, actor, actions, places)
        estimate(box, states[2], desk, desk.guess, places)
        for seat in range(desk.seats):
            desk.sums[seat] += desk.guess[seat]
    for seat in range(desk.seats):
        desk.guess[seat] = desk.sums[seat] / ties


def worth_for(box, state, desk, actor, scratch):
    """Return the estimated share of a seat after the forced moves that come next; a won game is worth most."""
    following = to_act(box, state)
    for _ in range(LONGEST_TURN):
        if following < 0 or legal(box, state, scratch) > 1:
            break
        apply(box, state, scratch[0])
        following = to_act(box, state)
    if following == NOBODY:
        shares_of(box, state, desk, desk.guess, scratch)
        return 2.0 * desk.guess[actor]
    value(box, state, desk.guess)
    return desk.guess[actor]


@outlined
def weighed(box, states, desk, n, out, weight, places, actions):
    """Estimate the shares after each of `n` outcomes and the turn that follows; return by how much to scale the luck.

    The factor depends only on what was known before the draw, so the mean luck stays zero. It is 1 unless some outcome
    would lift a seat's luck, or its later luck, above `MOST_LUCK`, or below its negative.
    """
    total = 0
    for seat in range(desk.seats):
        desk.average[seat] = 0.0
    for i in range(n):
        states[4] = states[1]
        apply(box, states[4], out[i])
        foresee(box, states, desk, actions, places)
        total += weight[i]
        for seat in range(desk.seats):
            desk.worth[i, seat] = desk.guess[seat]
            desk.average[seat] += desk.guess[seat] * weight[i]
    scale = 1.0
    for seat in range(desk.seats):
        desk.average[seat] /= total
        for i in range(n):
            change = desk.worth[i, seat] - desk.average[seat]
            scale = within(desk.at[seat].luck, change, scale)
            if desk.at[seat].order >= 0:
                scale = within(desk.at[seat].later_luck, change, scale)
    return scale


def within(luck, change, scale):
    """Return by how much to scale a change at most, so that the luck stays within its bounds."""
    if luck + change * scale > MOST_LUCK:
        return max(0.0, (MOST_LUCK - luck) / change)
    if luck + change * scale < -MOST_LUCK:
        return max(0.0, (-MOST_LUCK - luck) / change)
    return scale


def add_luck(desk, n, out, action, scale):
    """Add the luck of the outcome that was drawn."""
    for i in range(n):
        if out[i] == action:
            for seat in range(desk.seats):
                gained = scale * (desk.worth[i, seat] - desk.average[seat])
                desk.at[seat].luck += gained
                if desk.at[seat].order >= 0:
                    desk.at[seat].later_luck += gained
            return
