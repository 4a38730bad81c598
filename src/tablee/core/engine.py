"""The contract's functions at array level, and random play: what Python calls.

Passing a record from the interpreter to compiled code costs ten times as much as an array and an index, so every
function takes arrays of records and the index of a slot, and `step` does a whole decision in one call.
Bound to a game by `tablee.core.binder`, compiled or not; the source is the same.
"""

from tablee.core.contract import (
    CHANCE,
    NOBODY,
    apply,
    chance,
    deal,
    features,
    hide,
    interject,
    legal,
    rank,
    sample,
    score,
    setup,
    to_act,
    value,
)
from tablee.core.rng import below


def start(boxes, states, i, seats):
    """Set up slot `i`, which must be zeroed, for `seats` players."""
    setup(boxes[0], states[i], seats)


def actor(boxes, states, i):
    """Return who acts in slot `i`."""
    return to_act(boxes[0], states[i])


def list_legal(boxes, states, i, out):
    """List the legal actions of the seat to act in slot `i`."""
    return legal(boxes[0], states[i], out)


def list_chance(boxes, states, i, out, weight):
    """List the chance outcomes of slot `i` with their weights."""
    return chance(boxes[0], states[i], out, weight)


def list_interjections(boxes, states, i, seat, out):
    """List what `seat` may do out of turn in slot `i`."""
    return interject(boxes[0], states[i], seat, out)


def act(boxes, states, i, action):
    """Carry out one action in slot `i`, unchecked."""
    apply(boxes[0], states[i], action)


def points(boxes, states, i, out):
    """Write the points of slot `i`."""
    score(boxes[0], states[i], out)


def places(boxes, states, i, out):
    """Write the places of slot `i`."""
    rank(boxes[0], states[i], out)


def conceal(boxes, states, i, seat):
    """Reduce slot `i` to what `seat` may know."""
    hide(boxes[0], states[i], seat)


def redeal(boxes, states, i, seat, rng):
    """Fill what is hidden in slot `i` with a random guess."""
    deal(boxes[0], states[i], seat, rng)


def estimate(boxes, states, i, out):
    """Write each seat's estimated chance to win in slot `i`."""
    value(boxes[0], states[i], out)


def observe(boxes, states, i, seat, out):
    """Write what `seat` sees of slot `i` as numbers; return how many."""
    return features(boxes[0], states[i], seat, out)


def settle(boxes, states, i, rng, out, weight):
    """Let chance act in slot `i` until a seat must decide or the game is over; return how many draws."""
    state = states[i]
    draws = 0
    while to_act(boxes[0], state) == CHANCE:
        apply(boxes[0], state, sample(boxes[0], state, rng, out, weight))
        draws += 1
    return draws


def step(boxes, states, i, action, rng, out, weight):
    """Apply a seat's action, let chance act, list what is legal next; return how many, 0 when the game is over."""
    state = states[i]
    apply(boxes[0], state, action)
    actor = to_act(boxes[0], state)
    while actor == CHANCE:
        apply(boxes[0], state, sample(boxes[0], state, rng, out, weight))
        actor = to_act(boxes[0], state)
    if actor == NOBODY:
        return 0
    return legal(boxes[0], state, out)


def playout(boxes, states, i, rng, out, weight, limit):
    """Play slot `i` to its end with uniformly random actions; return the number of decisions, or -1 past `limit`."""
    state = states[i]
    decisions = 0
    while decisions < limit:
        actor = to_act(boxes[0], state)
        if actor == NOBODY:
            return decisions
        if actor == CHANCE:
            apply(boxes[0], state, sample(boxes[0], state, rng, out, weight))
        else:
            n = legal(boxes[0], state, out)
            apply(boxes[0], state, out[below(rng, n)])
            decisions += 1
    return -1


def play_games(boxes, states, results, scratch, rng, out, weight, limit):
    """Play one random game per row of `results` from the position in slot 0, in slot 1.

    A row receives the number of decisions, then each seat's points, then each seat's place (int64).
    Returns the decisions of all games together; a game past `limit` counts -1 in its row and stops the run.
    """
    seats = (results.shape[1] - 1) // 2
    total = 0
    for game in range(results.shape[0]):
        states[1] = states[0]
        decisions = playout(boxes, states, 1, rng, out, weight, limit)
        results[game, 0] = decisions
        if decisions < 0:
            return total
        total += decisions
        score(boxes[0], states[1], scratch)
        for seat in range(seats):
            results[game, 1 + seat] = scratch[seat]
        rank(boxes[0], states[1], scratch)
        for seat in range(seats):
            results[game, 1 + seats + seat] = scratch[seat]
    return total


def copy_slot(states, i, j):
    """Copy slot `j` over slot `i`."""
    states[i] = states[j]
