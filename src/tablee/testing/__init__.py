"""The contract as promises that any game can be held to, wherever it lies; `tablee check GAME` runs them.

    from tablee.testing import promises
    for promise in promises():
        promise(game)  # raises Broken, which says what is wrong and how to get there again

Nothing here needs pytest. A game's own test-suite can run the same promises: see the template's `tests/test_game.py`.
"""

from functools import cache

from tablee.testing import data, hidden, kernels, ledger, perft, pictures, play, records, words
from tablee.testing.promise import Broken, Case, Promise

__all__ = ["THEMES", "Broken", "Case", "Promise", "promises"]

THEMES = (data, ledger, kernels, play, records, hidden, words, pictures, perft)


@cache
def promises() -> tuple[Promise, ...]:
    """Return every promise, by theme, in the order in which an author wants to hear of them."""
    return tuple(found for theme in THEMES for found in vars(theme).values() if isinstance(found, Promise))
