"""Turns numbers for the strength of each seat into chances to win. This is the last step of every game's `value`."""

import math


def make_chances(out, seats):
    """Replace the strengths in `out` by chances that sum to 1 (softmax). A lead of 1 makes a win e times as likely."""
    top = out[0]
    for seat in range(seats):
        top = max(top, out[seat])
    whole = 0.0
    for seat in range(seats):
        out[seat] = math.exp(out[seat] - top)
        whole += out[seat]
    for seat in range(seats):
        out[seat] /= whole
