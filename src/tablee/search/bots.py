"""The bots a seat can be given: each chooses among the legal actions from what its seat may know."""

import time
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Protocol

import numpy as np

from tablee.core.binder import bind
from tablee.core.errors import TableeError, one_of
from tablee.core.fields import copy_into, new
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.rng import below, seed_of
from tablee.search import flat


class UnknownBot(TableeError):
    """No such bot."""


class Bot(Protocol):
    """Chooses an action from an observation."""

    def choose(self, seen: Position, seat: int) -> int:
        """Return one of the legal actions of `seat`, which is to act, given only what it sees."""


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seed_of(seed)

    def choose(self, seen: Position, seat: int) -> int:
        """Return a random legal action."""
        actions = seen.legal()
        return actions[int(below(self.rng, len(actions)))]


@cache
def _flat(game: Game) -> SimpleNamespace:
    return bind(flat, game.kernel)


class FlatBot:
    """Flat Monte-Carlo with a time budget."""

    def __init__(self, seed: int = 0, seconds: float = 0.3) -> None:
        self.rng = seed_of(seed)
        self.seconds = seconds

    def choose(self, seen: Position, seat: int) -> int:
        """Return the action whose random continuations win most often."""
        game = seen.game
        actions = np.array(seen.legal(), np.int64)
        if len(actions) == 1:
            return int(actions[0])
        states = new(game.state_dtype, 2)
        copy_into(states, 0, seen.states, 0)
        wins = np.zeros(len(actions))
        out, weight = (np.zeros(game.max_choices, np.int64) for _ in range(2))
        run = _flat(game).flat
        run(seen.boxes, states, seat, actions, wins, 1, self.rng, out, weight, game.ply_limit)
        until, rounds = time.perf_counter() + self.seconds, 1
        while (began := time.perf_counter()) < until:
            run(seen.boxes, states, seat, actions, wins, rounds, self.rng, out, weight, game.ply_limit)
            if time.perf_counter() - began < self.seconds / 20:
                rounds *= 2
        return int(actions[int(np.argmax(wins))])


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "flat": FlatBot}


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot of that name; plain `bot` is the best there is."""
    if name == "bot":
        name = "flat"
    if name not in BOTS:
        raise UnknownBot(f"There is no bot called {name!r}. Bots: {one_of(BOTS)}.")
    return BOTS[name](seed)
