"""What a bot thinks of a position of Dice Race, and what a learner sees of it."""

from tablee.core.chances import make_chances
from tablee.core.faces import SearchSettings

from .box import MAX_SEATS, Phase

N_FEATURES = 2 * MAX_SEATS + 1
STEP = 0.25  # what a square of lead is worth: the odds of winning grow by e for every four
TURN = 3.0  # squares that being next is worth


def value(box, state, out):
    """Estimate each seat's chance to win: who is ahead, and whose turn it is."""
    for seat in range(state.seats):
        ahead = state.square[seat] + (TURN if seat == state.active else 0.0)
        out[seat] = STEP * ahead
    make_chances(out, state.seats)


def features(box, state, seat, out):
    """Write the race as `seat` sees it, itself first: how far each runner is, and whose turn it is."""
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
