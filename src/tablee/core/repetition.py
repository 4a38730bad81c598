"""Counts how often an action was taken in positions that looked the same to the seat that took it."""

import hashlib
from collections import Counter

from tablee.core.position import Position


def look(seen: Position, seat: int) -> bytes:
    """Return a hash of what a seat sees. Positions with the same hash look the same to the seat."""
    return hashlib.blake2b(bytes((seat,)) + bytes(seen), digest_size=16).digest()


class Repetitions:
    """Counts actions by the hash (`look`) of the position before them. Bots use it to avoid going in circles."""

    def __init__(self) -> None:
        self._taken: dict[bytes, Counter[int]] = {}

    def add(self, look: bytes, action: int) -> None:
        """Count an action that was taken in a position with this hash."""
        self._taken.setdefault(look, Counter())[action] += 1

    def remove(self, look: bytes, action: int) -> None:
        """Subtract an action that has been undone."""
        taken = self._taken[look]
        taken[action] -= 1
        if not taken[action]:
            del taken[action]
        if not taken:
            del self._taken[look]

    def of(self, look: bytes) -> dict[int, int]:
        """Return how often each action was taken in positions with this hash."""
        return dict(self._taken.get(look, {}))
