"""Sources of random numbers: a fast seeded generator for simulation, and a committed secret for real tables."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from tablee.core.rng import below, seed_of

DIGEST_BITS = 256


class Source(Protocol):
    """A source of random integers. `ply` is the index of the action in the game record."""

    def below(self, n: int, ply: int) -> int:
        """Return a uniformly random number from 0 to n-1."""


class Seeded:
    """A fast repeatable generator, for simulation and tests."""

    def __init__(self, seed: int) -> None:
        self.rng = seed_of(seed)

    def below(self, n: int, ply: int) -> int:
        """Return the next random number from 0 to n-1, whatever the ply."""
        return int(below(self.rng, n))


class Committed:
    """A source that anyone can check after the game. A draw is the HMAC-SHA-256 of its ply; the key is a secret.

    The secret is fixed before the game. Its hash, the `commitment`, is shown before the first move, and the secret
    itself after the last.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(DIGEST_BITS // 8) if secret is None else secret

    @property
    def commitment(self) -> str:
        """Return the hash that commits the table to its secret without revealing it."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: int, ply: int) -> int:
        """Return the number for this ply; the same ply always gives the same number.

        A digest at or above the largest multiple of n is rejected, and the next one is tried. Otherwise small numbers
        would be more likely.
        """
        limit = (1 << DIGEST_BITS) // n * n
        attempt = 0
        while True:
            message = f"{ply}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if number < limit:
                return number % n
            attempt += 1


def weighted(source: Source, weights: Sequence[int], ply: int) -> int:
    """Return an index drawn with integer weights."""
    ticket = source.below(sum(weights), ply)
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("the number drawn is less than the sum of the weights")
