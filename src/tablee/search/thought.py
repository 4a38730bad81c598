"""What a bot considered, as data: the web table shows it as a hint, analysis as a list."""

from dataclasses import dataclass
from typing import Any

from tablee.core.game import Game


@dataclass(frozen=True)
class Candidate:
    """One choice: how often it was tried, and each seat's chance to win after it (the chances sum to 1)."""

    action: int
    visits: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """The choice made and the choices considered, best first."""

    seat: int
    action: int
    candidates: tuple[Candidate, ...]
    iterations: int = 0
    seconds: float = 0.0
    depth: int = 0  # how many decisions ahead the longest line looks

    def to_json(self, game: Game, best: int = 5) -> dict[str, Any]:
        """Return the choice and the few best candidates in written form."""
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
