"""Turns strengths into chances to win: the last step of every game's `value`."""

import math


def make_chances(out, seats):
    """Turn strengths into chances that sum to 1 (softmax): a lead of 1 makes a seat e times as likely to win."""
    top = out[0]
    for seat in range(seats):
        top = max(top, out[seat])
    whole = 0.0
    for seat in range(seats):
        out[seat] = math.exp(out[seat] - top)
        whole += out[seat]
    for seat in range(seats):
        out[seat] /= whole
