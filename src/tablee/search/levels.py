"""The difficulty levels. A level looks less far than the best bot, and it errs softly, as people do.

A level searches with a small budget. Then it chooses among its candidates with probabilities that fall with what a
candidate loses: the difference between the estimated chances to win of the best candidate and of this one. The
probabilities are such that the expected loss is a given part of what a choice at random would lose. So a level errs
where the choices are close and not where one of them is obvious, and what it gives away is in proportion to what the
game has at stake.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from tablee.core.position import Position
from tablee.core.rng import below, seed_of
from tablee.search.searcher import Plan, Searcher, seed_for
from tablee.search.thought import Candidate, Thought

PATIENCE = 3  # how often, at most, a bot makes the same choice in positions that look the same to it
PRICE = 0.01  # win share that each repetition of a choice costs
NOTHING_REPEATED: Mapping[int, int] = MappingProxyType({})
WON = 0.95  # a search that sees a win expects at least this; the rest depends on points (`Plan.points_share`)
WORLDS = 4  # a win must be one in this many deals of what is hidden
HALVINGS = 40  # steps of the bisection that finds the steepness of a soft choice
FINE = 1 << 30


@dataclass(frozen=True)
class Level:
    """A difficulty level: how far it looks, and how much of its chances it gives away."""

    plan: Plan
    carelessness: float = 0.0  # expected loss of a choice, as a part of what a random candidate would lose
    cap: float = 0.0  # no candidate is chosen whose estimated loss of win share is larger
    most: float = 0.0  # what a choice may lose at most, judged by a far better search
    sees_wins: bool = True  # never misses an action that wins at once, nor a win that its search sees


LEVELS = {
    1: Level(Plan(iterations=40, nodes=1), 0.60, 0.25, 0.50, sees_wins=False),
    2: Level(Plan(iterations=80, nodes=20), 0.30, 0.15, 0.35, sees_wins=False),
    3: Level(Plan(iterations=160, nodes=80), 0.14, 0.10, 0.25),
    4: Level(Plan(iterations=320), 0.05, 0.05, 0.15),
    5: Level(Plan(ms=1000, reuse=True)),
}


class LevelBot:
    """Plays at a difficulty level. It never plays what its game calls ruinous if there is another choice."""

    def __init__(self, level: Level, seed: int = 0, *, compiled: bool = True) -> None:
        self.level, self.seed, self.asked = level, seed, 0
        self.searcher = Searcher(level.plan, seed, compiled=compiled)

    def think(self, seen: Position, seat: int) -> Thought:
        """Return the choice and all candidates that are not ruinous, best first."""
        self.asked += 1  # the choice may be another one if the same position comes again
        seen = Position(seen.game, seen.boxes, seen.states, compiled=self.searcher.compiled).seen_by(seat)
        if self.level.sees_wins and (winning := wins_at_once(seen, seat)):
            won = tuple(float(other == seat) for other in range(seen.seats))
            return Thought(seat, winning[0], tuple(Candidate(action, 0, won) for action in winning))
        thought = self.searcher.think(seen, seat)
        ruinous = seen.game.words.ruinous
        sound = tuple(c for c in thought.candidates if not ruinous(seen, c.action)) or thought.candidates
        if self.level.sees_wins and sound[0].chances[seat] >= WON:
            return replace(thought, action=sound[0].action, candidates=sound)
        rng = seed_of(seed_for(seen, self.seed) - self.asked)
        chosen = softly_chosen(sound, seat, self.level, below(rng, FINE) / FINE)
        return replace(thought, action=chosen.action, candidates=sound)

    def choose(self, seen: Position, seat: int, repeated: Mapping[int, int] = NOTHING_REPEATED) -> int:
        """Return the choice, or the best candidate that has not been repeated too often."""
        return patient_choice(self.think(seen, seat), repeated)

    def stop(self) -> None:
        """Stop the current search early."""
        self.searcher.stop()


def patient_choice(thought: Thought, repeated: Mapping[int, int]) -> int:
    """Return the choice or, if it was made before in positions that looked the same, perhaps another candidate.

    Each time that an action was repeated costs it `PRICE`, so that a bot soon tries something else that is about as
    good. As a last resort, an action that was repeated `PATIENCE` times is not taken again if there is another.
    Otherwise bots that are satisfied with their positions could go in circles for ever.
    """
    if not repeated.get(thought.action):
        return thought.action
    seat = thought.seat
    tried = [c for c in thought.candidates if c.visits or c.action == thought.action]
    fresh = [c for c in tried if repeated.get(c.action, 0) < PATIENCE]
    if fresh:
        return max(fresh, key=lambda c: c.chances[seat] - PRICE * repeated.get(c.action, 0)).action
    others = (c.action for c in thought.candidates if repeated.get(c.action, 0) < PATIENCE)
    return next(others, thought.action)


def wins_at_once(seen: Position, seat: int) -> list[int]:
    """Return the legal actions after which the game is over and the seat has won alone, whatever is hidden."""
    worlds = [seen.redealt(seat, seed) for seed in range(WORLDS)] if seen.game.hides else [seen]
    winning = seen.legal()
    for world in worlds:
        winning = [action for action in winning if world.wins_by(seat, action)]
    return winning


def softly_chosen(candidates: Sequence[Candidate], seat: int, level: Level, ticket: float) -> Candidate:
    """Return one of the candidates, of which the first is the best. `ticket` is a random number from 0 to 1.

    Candidates that the search has not tried are not considered.
    """
    best = candidates[0].chances[seat]
    tried = [(max(0.0, best - c.chances[seat]), c) for c in candidates[1:] if c.visits]
    mean = sum(min(loss, level.cap) for loss, _ in tried) / (1 + len(tried))
    kept = [(0.0, candidates[0]), *(pair for pair in tried if pair[0] <= level.cap)] if level.carelessness else []
    if len(kept) < 2:
        return candidates[0]
    weights = soft_weights([loss for loss, _ in kept], level.carelessness * mean)
    for weight, (_, candidate) in zip(weights, kept, strict=True):
        ticket -= weight
        if ticket < 0:
            return candidate
    return candidates[0]


def soft_weights(losses: Sequence[float], expected: float) -> list[float]:
    """Return probabilities that fall exponentially with the losses, so that the expected loss is at most `expected`.

    If even equal probabilities lose less, they are equal.
    """
    low, high = 0.0, 1e6  # steepness: with 0, all are equally likely; with much, only the best is chosen
    if _expected(losses, low) <= expected:
        return _weights(losses, low)
    for _ in range(HALVINGS):
        middle = (low + high) / 2 if low else high / 2
        low, high = (middle, high) if _expected(losses, middle) > expected else (low, middle)
    return _weights(losses, high)


def _weights(losses: Sequence[float], steepness: float) -> list[float]:
    raw = [math.exp(-steepness * loss) for loss in losses]
    return [weight / sum(raw) for weight in raw]


def _expected(losses: Sequence[float], steepness: float) -> float:
    return sum(weight * loss for weight, loss in zip(_weights(losses, steepness), losses, strict=True))
