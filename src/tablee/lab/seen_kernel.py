"""What seats see in many positions at once, and the game's own estimates, to fit an estimate to them."""

from tablee.core.contract import features, value


def see_all(boxes, states, seen, guess):
    """Write the features of every seat in every position, and the game's own estimate of the shares."""
    for i in range(seen.shape[0]):
        value(boxes[0], states[i], guess[i])
        for seat in range(seen.shape[1]):
            features(boxes[0], states[i], seat, seen[i, seat])
