"""Checks that every game must pass, called promises. `tablee check GAME` runs them, wherever the game is installed.

    from tablee.testing import promises
    for promise in promises():
        promise(game)  # raises Broken, which says what is wrong and which moves lead there

Nothing here needs pytest. A game's own tests can run the same promises: see `tests/test_promises.py` of the template.
"""

from functools import cache

from tablee.testing import (
    data,
    hidden,
    kernels,
    ledger,
    lessons,
    links,
    perft,
    pictures,
    play,
    records,
    scenery,
    stories,
    variants,
    words,
)
from tablee.testing.promise import Broken, Case, Promise

__all__ = ["THEMES", "Broken", "Case", "Promise", "promises"]

THEMES = (
    data,
    ledger,
    kernels,
    play,
    variants,
    records,
    hidden,
    words,
    links,
    stories,
    lessons,
    pictures,
    scenery,
    perft,
)


@cache
def promises() -> tuple[Promise, ...]:
    """Return all promises, grouped by theme, in the order in which `tablee check` runs them."""
    return tuple(found for theme in THEMES for found in vars(theme).values() if isinstance(found, Promise))
