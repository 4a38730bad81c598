"""From strengths to chances: the last step of every game's `value`."""

import math


def make_chances(out, seats):
    """Turn the strengths of `seats` seats into chances that sum to 1: a lead of one counts e times as much."""
    top = out[0]
    for seat in range(seats):
        top = max(top, out[seat])
    whole = 0.0
    for seat in range(seats):
        out[seat] = math.exp(out[seat] - top)
        whole += out[seat]
    for seat in range(seats):
        out[seat] /= whole
