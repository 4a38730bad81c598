"""A small, fast random number generator (MWC64X). It gives the same numbers in plain and in compiled code.

Its state is one uint64 in an array of length 1. No step overflows 64 bits, so tests of plain code can treat every NumPy
overflow as an error. It is only for simulation and search; tables draw from `tablee.core.sources`.
"""

import numpy as np

MULTIPLIER = np.uint64(4294883355)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)


def random32(rng):
    """Return 32 random bits."""
    x = rng[0]
    low = x & LOW
    high = x >> HALF
    rng[0] = low * MULTIPLIER + high
    return low ^ high


def below(rng, n):
    """Return a random integer in 0 .. n-1, for n up to 2**24; the bias is below n / 2**32."""
    return np.int64((random32(rng) * np.uint64(n)) >> HALF)


def pick(rng, weight, n):
    """Return an index drawn with the given integer weights."""
    total = 0
    for i in range(n):
        total += weight[i]
    ticket = below(rng, total)
    for i in range(n):
        ticket -= weight[i]
        if ticket < 0:
            return i
    return n - 1


def seed_of(number: int):
    """Return a generator with any integer as seed: a one-element array for the functions above."""
    mixed = (number * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    mixed ^= mixed >> 29
    mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed ^= mixed >> 32
    # The high half of the state is the carry and must stay below the multiplier; the low half must not be zero.
    rng = np.empty(1, np.uint64)
    rng[0] = ((mixed >> 33) << 32) | (mixed & 0xFFFFFFFF) | 1
    for _ in range(8):
        random32(rng)
    return rng
