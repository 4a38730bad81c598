"""The result of a search, as data. The web page shows it as a hint or as a list of candidate moves."""

import math
from dataclasses import dataclass
from typing import Any

from tablee.core.game import Game

CLEAR = 1.96  # standard errors by which one choice must be better than another to be called better


@dataclass(frozen=True)
class Candidate:
    """A legal action, its number of visits, and each seat's chance to win after it. The chances sum to 1."""

    action: int
    visits: int
    chances: tuple[float, ...]


def are_about_equal(best: Candidate, other: Candidate, seat: int) -> bool:
    """Tell whether a candidate is better for a seat than another by no more than the noise of the search.

    The results of the iterations are between 0 and 1. So a mean of p has a standard error of at most sqrt(p (1 - p) /
    visits).
    """
    first, second = best.chances[seat], other.chances[seat]
    variance = sum(p * (1 - p) / max(1, c.visits) for p, c in ((first, best), (second, other)))
    return first - second <= CLEAR * math.sqrt(variance)


@dataclass(frozen=True)
class Thought:
    """The chosen action and all candidates, best first."""

    seat: int
    action: int
    candidates: tuple[Candidate, ...]
    iterations: int = 0
    seconds: float = 0.0
    depth: int = 0  # decisions in the longest line of the tree

    def to_json(self, game: Game, best: int = 5) -> dict[str, Any]:
        """Return the search result with actions in written form, with only the first `best` candidates."""
        return {
            "seat": self.seat,
            "choice": game.forms[self.action],
            "iterations": self.iterations,
            "seconds": round(self.seconds, 4),
            "depth": self.depth,
            "candidates": [
                {
                    "action": game.forms[c.action],
                    "visits": c.visits,
                    "chances": [round(chance, 4) for chance in c.chances],
                }
                for c in self.candidates[:best]
            ],
        }
