"""Flat Monte-Carlo: try every choice equally often, play on at random, keep the one that won most."""

from tablee.core.contract import apply, deal, rank
from tablee.core.engine import playout


def flat(boxes, states, seat, actions, wins, rounds, rng, out, weight, limit):
    """Play `rounds` random games after each of `actions` from what `seat` sees in slot 0, in slot 1.

    Each game starts from a fresh guess at what is hidden. `wins` (float64) gains one point per game won, shared
    between equal winners; a game past `limit` decisions counts for nobody.
    """
    seats = states[0].seats
    for _ in range(rounds):
        for k in range(len(actions)):
            states[1] = states[0]
            deal(boxes[0], states[1], seat, rng)
            apply(boxes[0], states[1], actions[k])
            if playout(boxes, states, 1, rng, out, weight, limit) < 0:
                continue
            rank(boxes[0], states[1], out)
            if out[seat] == 1:
                first = 0
                for other in range(seats):
                    first += out[other] == 1
                wins[k] += 1.0 / first
