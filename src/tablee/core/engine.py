"""The functions that Python code calls: the contract's functions on arrays of records, and random play.

It takes ten times as long to pass a record from the interpreter to compiled code as to pass an array and an index. So
every function takes arrays of records and an index `i`, which is called a slot. `step` does all the work of a decision
in one call. `tablee.core.binder` binds these functions to a game, compiled or not.
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
    """Set up slot `i`, which must be all zeros, for `seats` players."""
    setup(boxes[0], states[i], seats)


def actor(boxes, states, i):
    """Return the seat to act in slot `i`, `CHANCE` or `NOBODY`."""
    return to_act(boxes[0], states[i])


def list_legal(boxes, states, i, out):
    """Write the legal actions of the seat to act in slot `i`; return how many."""
    return legal(boxes[0], states[i], out)


def list_chance(boxes, states, i, out, weight):
    """Write the chance outcomes in slot `i` and their weights; return how many."""
    return chance(boxes[0], states[i], out, weight)


def list_interjections(boxes, states, i, seat, out):
    """Write the actions that `seat` may take in slot `i` besides its legal ones; return how many."""
    return interject(boxes[0], states[i], seat, out)


def act(boxes, states, i, action):
    """Carry out one action in slot `i` without checking that it is legal."""
    apply(boxes[0], states[i], action)


def points(boxes, states, i, out):
    """Write each seat's points in slot `i`."""
    score(boxes[0], states[i], out)


def places(boxes, states, i, out):
    """Write each seat's place in slot `i`."""
    rank(boxes[0], states[i], out)


def conceal(boxes, states, i, seat):
    """Erase from slot `i` what `seat` may not know."""
    hide(boxes[0], states[i], seat)


def redeal(boxes, states, i, seat, rng):
    """Fill in what is hidden from `seat` in slot `i`, at random."""
    deal(boxes[0], states[i], seat, rng)


def estimate(boxes, states, i, out):
    """Write each seat's estimated chance to win in slot `i`."""
    value(boxes[0], states[i], out)


def observe(boxes, states, i, seat, out):
    """Write what `seat` sees in slot `i` as numbers for machine learning; return how many."""
    return features(boxes[0], states[i], seat, out)


def settle(boxes, states, i, rng, out, weight):
    """Let chance act in slot `i` until a seat must decide or the game is over; return the number of draws."""
    state = states[i]
    draws = 0
    while to_act(boxes[0], state) == CHANCE:
        apply(boxes[0], state, sample(boxes[0], state, rng, out, weight))
        draws += 1
    return draws


def step(boxes, states, i, action, rng, out, weight):
    """Apply a seat's action, let chance act, and write the next legal actions; return how many (0: game over)."""
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
    """Play slot `i` to the end with uniformly random actions; return the number of decisions, -1 if above `limit`."""
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
    """Play one random game for each row of `results`. Every game starts from slot 0 and is played in slot 1.

    A row receives the number of decisions, then each seat's points, then each seat's place (int64). If a game
    does not end within `limit` decisions, its row gets -1 and no further game is played. Returns the total number of
    decisions.
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
