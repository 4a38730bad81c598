"""Endgames solved by exhaustive expectimax, as an oracle for tests of the search.

From a decision near the end of a two-player game, the positions that can follow are expanded breadth-first up to a
limit. Each position gets a lower and an upper bound on seat 0's result under best play:

- if the game is over, both bounds are the result;
- if the position is not expanded, the bounds are 0 and 1;
- if a seat is to act, each bound is the best for that seat among the positions after its choices;
- if chance is to act, each bound is the mean over the outcomes, weighted by their probabilities.

The bounds are iterated until they no longer change, because positions can repeat. A sequence of moves that repeats
forever counts 0 in the lower bound and 1 in the upper bound. The true value always lies between the two bounds.

A decision is used as an endgame if at least one choice is proved best and at least one is not. A choice is proved best
if its lower bound reaches the upper bounds of all other choices. A search passes if it picks a choice that is proved
best. If its choice is neither proved best nor proved worse, the position after this choice is expanded up to a higher
limit; if the choice is still not proved best, the search fails.

Endgames start with open hands: the cards in hidden hands are copied to the public field `known`. A position is not
expanded if the seat to act does not see everything (a card was drawn face down) or if a seat may act out of turn.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import count, islice

import numpy as np
from random_play import random_match

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.fields import new
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.rng import seed_of
from tablee.search.bots import bot
from tablee.search.ladder import played

MARGIN = 0.001  # a choice within this distance of the best counts as best
EXACT = 1e-9  # iteration stops when no bound changes by more than this; the bounds are valid at every step
NEAR, STEPS = 500, 3  # first limit on the number of positions; its growth factor while no choice is proved best
CLOSER = 200_000  # limit on the number of positions after a choice that is neither proved best nor proved worse
LAST = 12  # how many of the last decisions of a game are considered
Players = Callable[[Game, int], Iterable[Position]]


class Graph:
    """The graph of positions reachable from a first position, expanded up to a limit, with bounds on their results."""

    def __init__(self, first: Position, points_share: float) -> None:
        self.game, self.engine, self.boxes = first.game, first.game.native, first.boxes
        self.points_share, self.rng = points_share, seed_of(1)
        self.hides, self.interjects = self.game.hides, self.game.provides("interject")
        self.states = new(self.game.state_dtype, 3)
        self.raw = memoryview(self.states.view(np.uint8))
        self.size = self.game.state_dtype.itemsize
        self.out, self.weight = (np.zeros(self.game.buffer_size, np.int64) for _ in range(2))
        self.places: dict[bytes, int] = {}  # hash of a position -> its index in `chooser` and `result`
        self.waiting: deque[tuple[int, bytes]] = deque()  # positions to expand, breadth-first
        self.chooser: list[int] = []  # the seat that acts in each position, or CHANCE or NOBODY
        self.result: list[float] = []  # seat 0's result where the game is over, else NaN
        self.parents: list[int] = []  # one entry per expanded action: the index of the position before it,
        self.children: list[int] = []  # the index of the position after it,
        self.chances: list[float] = []  # and its probability, which is 1 for a seat's action
        self.actions: dict[int, int] = {}  # each action in the first position -> the index of the position after it
        self._place(bytes(first))

    def _place(self, state: bytes) -> int:
        key = blake2b(state, digest_size=16).digest()
        if key not in self.places:
            self.places[key] = len(self.places)
            self.raw[: self.size] = state
            actor = self.engine.actor(self.boxes, self.states, 0)
            self.chooser.append(actor)
            self.result.append(self._reward() if actor == NOBODY else np.nan)
            if actor != NOBODY and self._sees_all(actor) and not self._interrupted(actor):
                self.waiting.append((self.places[key], state))
        return self.places[key]

    def _sees_all(self, seat: int) -> bool:
        """Return whether a seat sees everything. If so, dealing what is hidden from it uses no random number."""
        if not self.hides or seat == CHANCE:
            return True
        before = self.rng[0]
        self.raw[2 * self.size :] = self.raw[: self.size]
        self.engine.conceal(self.boxes, self.states, 2, seat)
        self.engine.redeal(self.boxes, self.states, 2, seat, self.rng)
        return bool(self.rng[0] == before)

    def _interrupted(self, actor: int) -> bool:
        """Return whether another seat may act out of turn; a position where this is possible is not expanded."""
        others = [seat for seat in range(2) if seat != actor and self.interjects]
        return any(self.engine.list_interjections(self.boxes, self.states, 0, seat, self.out) for seat in others)

    def _reward(self) -> float:
        ranks, points = np.zeros(2, np.int64), np.zeros(2, np.int64)
        self.engine.places(self.boxes, self.states, 0, ranks)
        self.engine.points(self.boxes, self.states, 0, points)
        points = np.maximum(points, 0) + 1
        won = (ranks[0] == 1) / (ranks == 1).sum()
        return won + self.points_share * (points[0] / points.sum() - won)

    def look(self, limit: int) -> None:
        """Expand positions until there are `limit` of them, or none is left to expand."""
        while self.waiting and len(self.places) < limit:
            place, state = self.waiting.popleft()
            self.raw[: self.size] = state
            if self.chooser[place] == CHANCE:
                n = self.engine.list_chance(self.boxes, self.states, 0, self.out, self.weight)
                chances = self.weight[:n] / self.weight[:n].sum()
            else:
                n = self.engine.list_legal(self.boxes, self.states, 0, self.out)
                chances = np.ones(n)
            for action, chance in zip(self.out[:n].tolist(), chances.tolist(), strict=True):
                self.raw[self.size : 2 * self.size] = state
                self.engine.act(self.boxes, self.states, 1, action)
                child = self._place(bytes(self.raw[self.size : 2 * self.size]))
                self.parents.append(place)
                self.children.append(child)
                self.chances.append(chance)
                if place == 0:
                    self.actions[action] = child

    def bounds(self, seat: int) -> list[tuple[float, float]]:
        """Return the lower and the upper bound on a seat's result, for every position."""
        inner, firsts = np.unique(np.array(self.parents), return_index=True)
        children, chances, chooser = np.array(self.children), np.array(self.chances), np.array(self.chooser)[inner]
        ways = ((chooser == 0, np.maximum), (chooser == 1, np.minimum), (chooser == CHANCE, np.add))
        found = []
        for unknown in (0.0, 1.0):
            worth = np.where(np.isnan(self.result), unknown, self.result)
            change = 1.0
            while change > EXACT:
                steps = worth[children] * chances
                fresh = np.select([where for where, _ in ways], [way.reduceat(steps, firsts) for _, way in ways])
                change = np.abs(fresh - worth[inner]).max()
                worth[inner] = fresh
            found.append(worth if seat == 0 else 1 - worth)
        return [(float(low), float(high)) for low, high in zip(*found[:: 1 - 2 * seat], strict=True)]


class Endgame:
    """A decision with a proved best choice. `bounds` holds, per action, bounds on the result of the seat to act."""

    def __init__(self, position: Position, bounds: dict[int, tuple[float, float]], points_share: float) -> None:
        self.position, self.seat, self.bounds, self.points_share = position, position.to_act, bounds, points_share

    @property
    def best(self) -> set[int]:
        """Return the choices proved best: no other choice can be better by more than `MARGIN`."""
        highest = max(high for _, high in self.bounds.values())
        return {action for action, (low, _) in self.bounds.items() if low >= highest - MARGIN}

    def is_best(self, action: int) -> bool:
        """Return whether a choice is proved best. If this is undecided, first expand more positions after it."""
        if action not in self.best and self.regret(action) <= MARGIN:
            reached = self.position.copy()
            reached.play(self.seat, action)
            graph = Graph(reached, self.points_share)
            graph.look(CLOSER)
            bounds = zip(self.bounds[action], graph.bounds(self.seat)[0], strict=True)
            self.bounds[action] = max(next(bounds)), min(next(bounds))
        return action in self.best

    def regret(self, action: int) -> float:
        """Return a lower bound on how much worse a choice is than the best one; the bound may be negative."""
        return max(low for low, _ in self.bounds.values()) - self.bounds[action][1]


def solved(position: Position, limit: int, points_share: float) -> Endgame | None:
    """Return the decision as an endgame, or None if `limit` positions prove no choice best or all choices equal."""
    graph, size = Graph(position, points_share), 0
    while size < limit and graph.waiting:
        size = min(limit, size * STEPS or NEAR)
        graph.look(size)
        bounds = graph.bounds(position.to_act)
        endgame = Endgame(position, {a: bounds[child] for a, child in graph.actions.items()}, points_share)
        if 0 < len(endgame.best) < len(endgame.bounds):
            return endgame
    return None


# --- positions near the end of games ---------------------------------------------------------------------------


def last_decisions(positions: Iterable[Position]) -> list[Position]:
    """Return the last decisions that have several choices, latest first, with open hands."""
    kept = deque(maxlen=LAST)
    for position in positions:
        if position.to_act >= 0 and len(position.legal()) > 1:
            kept.appendleft(position.copy())
            if "known" in position.game.state_dtype.names:
                kept[0].states["known"] = position.states["hand"]
    return list(kept)


def by_chance(game: Game, seed: int) -> Iterator[Position]:
    """Play a game at random."""
    for match in random_match(game, 2, seed, compiled=True):
        yield match.position


def by_bots(game: Game, seed: int) -> Iterator[Position]:
    """Play a game between two bots."""
    bots = [bot("mcts:100", 2 * seed + seat) for seat in range(2)]
    return played(game.start(2, game.simulation_options, compiled=True), bots, seed)


def sampled(game: Game, wanted: int, limit: int, players: tuple[Players, ...] = (by_chance, by_bots)) -> list[Endgame]:
    """Return `wanted` endgames, at most two per game, from games that each of `players` plays in rotation."""
    share = game.search.endgame_points_share
    found: list[Endgame] = []
    for seed in count():
        near = last_decisions(players[seed % len(players)](game, seed))
        found += islice(filter(None, (solved(position, limit, share) for position in near)), 2)
        if len(found) >= wanted:
            return found[:wanted]
    raise AssertionError
