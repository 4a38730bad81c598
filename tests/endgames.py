"""Exhaustive expectimax over small endgames: the oracle the search is held to."""

import random

from random_play import random_match

from tablee.core.contract import CHANCE

MARGIN = 1e-6
DEEPEST = 100


class TooLarge(Exception):
    """More positions than allowed."""


class Oracle:
    """Every seat's exact result under best play, each seat maximising its own."""

    def __init__(self, points_share: float, limit: int) -> None:
        self.points_share, self.limit = points_share, limit
        self.known = {}
        self.depth = 0

    def result(self, position):
        key = bytes(position)
        if key not in self.known:
            if len(self.known) >= self.limit or self.depth > DEEPEST:
                raise TooLarge
            self.known[key] = None
            self.depth += 1
            self.known[key] = self._look(position)
            self.depth -= 1
        if self.known[key] is None:
            raise TooLarge  # the position comes round again: no finite tree
        return self.known[key]

    def _look(self, position):
        if position.is_over:
            return reward(position, self.points_share)
        if position.to_act == CHANCE:
            outcomes = position.chance()
            whole = sum(weight for _, weight in outcomes)
            results = [(self.result(after(position, CHANCE, a)), w / whole) for a, w in outcomes]
            return [sum(r[seat] * p for r, p in results) for seat in range(position.seats)]
        return max(self.choices(position).values(), key=lambda result: result[position.to_act])

    def choices(self, position):
        """Return the exact result of every choice."""
        seat = position.to_act
        return {action: self.result(after(position, seat, action)) for action in position.legal()}


def after(position, actor, action):
    reached = position.copy()
    reached.engine.act(reached.boxes, reached.states, 0, action)
    return reached


def reward(position, points_share):
    ranks, points = position.ranks(), [max(0, p) + 1 for p in position.scores()]
    won = [(place == 1) / ranks.count(1) for place in ranks]
    return [w + points_share * (p / sum(points) - w) for w, p in zip(won, points, strict=True)]


def endgames(game, seats, seed, points_share=0.05, limit=3000):
    """Yield decisions near the end of a random game whose whole tree is small, with each choice's exact result."""
    history = [match.position.copy() for match in random_match(game, seats, seed)]
    for position in reversed(history[:-1]):
        if position.to_act == CHANCE:
            continue
        try:
            results = Oracle(points_share, limit).choices(position)
        except TooLarge:
            return
        worth = [result[position.to_act] for result in results.values()]
        if max(worth) - min(worth) > MARGIN:
            yield position, results


def sampled(game, seats, wanted, seed=1, limit=3000):
    """Return so many endgames with something to lose, from as many random games as it takes."""
    found = []
    while len(found) < wanted:
        found += list(endgames(game, seats, seed, limit=limit))[:4]
        seed += 1
    random.Random(seed).shuffle(found)
    return found[:wanted]
