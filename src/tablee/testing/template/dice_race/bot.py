"""What a bot needs for Dice Race: an estimate of the chances to win, features for learning, and search settings."""

from tablee.core.chances import make_chances
from tablee.core.faces import SearchSettings

from .box import MAX_SEATS, Phase

N_FEATURES = 2 * MAX_SEATS + 1
STEP = 0.25  # weight of a square: every four squares multiply the odds of winning by e
TURN = 3.0  # having the turn is worth this many squares


def value(box, state, out):
    """Estimate each seat's chance to win from its square and from whose turn it is."""
    for seat in range(state.seats):
        ahead = state.square[seat] + (TURN if seat == state.active else 0.0)
        out[seat] = STEP * ahead
    make_chances(out, state.seats)


def features(box, state, seat, out):
    """Write how far each runner has come and whether it has the turn, starting with the runner of `seat`."""
    n = 0
    for i in range(MAX_SEATS):
        other = (max(seat, 0) + i) % state.seats
        seated = i < state.seats
        out[n] = seated * state.square[other] / box.squares
        out[n + 1] = seated * (other == state.active)
        n += 2
    out[n] = state.phase == Phase.ROLL
    return n + 1


SEARCH = SearchSettings(N_FEATURES, playout=20)
