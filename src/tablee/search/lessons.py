"""Judges decisions of lessons by search: the win share after each legal action."""

from collections.abc import Mapping

from tablee.core.coaching import Shares
from tablee.core.position import Position
from tablee.search.searcher import Plan, Searcher

ITERATIONS = 3000  # per legal action; enough that a point or two of win share is no accident


def by_search(iterations: int = ITERATIONS) -> Shares:
    """Return a function that gives a seat's win share after each of its legal actions. Positions are searched once."""
    known: dict[tuple[bytes, int], dict[int, float]] = {}

    def shares(position: Position, seat: int) -> Mapping[int, float]:
        seen = position.seen_by(seat)
        key = bytes(seen), seat
        if key not in known:
            thought = Searcher(Plan(iterations=iterations, per_choice=True)).think(seen, seat)
            known[key] = {candidate.action: candidate.chances[seat] for candidate in thought.candidates}
        return known[key]

    return shares
