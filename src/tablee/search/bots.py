"""The bots: each one chooses a legal action, using only what its seat may know."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from tablee.core.errors import TableeError, one_of
from tablee.core.position import Position
from tablee.core.rng import below, seed_of
from tablee.search.levels import LEVELS, NOTHING_REPEATED, LevelBot, patient_choice
from tablee.search.searcher import TO_THE_END, Plan, Searcher, seed_for
from tablee.search.thought import Thought


class UnknownBot(TableeError):
    """Raised for a bot name that does not exist."""


class Bot(Protocol):
    """Chooses an action from an observation."""

    def think(self, seen: Position, seat: int) -> Thought:
        """Return the chosen action and the candidates considered. `seat` must be the seat to act."""

    def choose(self, seen: Position, seat: int, repeated: Mapping[int, int] = NOTHING_REPEATED) -> int:
        """Return one of the legal actions of `seat`.

        `repeated` holds how often the seat has taken each action in positions that looked the same to it
        (`Match.repeated`).
        """

    def stop(self) -> None:
        """Stop the current search early; it returns its best choice so far. May be called from another thread."""


class RandomBot:
    """Plays uniformly random legal actions. If a position occurs again, it may choose another action."""

    def __init__(self, seed: int = 0) -> None:
        self.seed, self.asked = seed, 0

    def think(self, seen: Position, seat: int) -> Thought:
        """Return a random legal action, with an empty list of candidates."""
        return Thought(seat, self.choose(seen, seat), ())

    def choose(self, seen: Position, seat: int, repeated: Mapping[int, int] = NOTHING_REPEATED) -> int:
        """Return a random legal action."""
        self.asked += 1
        actions = seen.legal()
        return actions[int(below(seed_of(seed_for(seen.seen_by(seat), self.seed) + self.asked), len(actions)))]

    def stop(self) -> None:
        """Do nothing: there is no search to stop."""


class SearchBot:
    """Plays the best choice that a Monte-Carlo tree search finds, unless it was repeated too often."""

    def __init__(self, plan: Plan, seed: int = 0, *, compiled: bool = True) -> None:
        self.searcher = Searcher(plan, seed, compiled=compiled)

    def think(self, seen: Position, seat: int) -> Thought:
        """Return the best choice found and all candidates."""
        return self.searcher.think(seen, seat)

    def choose(self, seen: Position, seat: int, repeated: Mapping[int, int] = NOTHING_REPEATED) -> int:
        """Return the best choice found that has not been repeated too often."""
        return patient_choice(self.think(seen, seat), repeated)

    def stop(self) -> None:
        """Stop the current search early."""
        self.searcher.stop()


# With a single node the search is flat: every choice at the root gets the same number of playouts.
ONE_NODE = Plan(iterations=8, nodes=1, exploration=1e9, breadth=1e9, per_choice=True, by_mean=True)
GREEDY = replace(ONE_NODE, playout=0, turn_end=0)
FLAT = replace(ONE_NODE, iterations=60, playout=TO_THE_END)
MCTS = Plan(ms=1000, reuse=True)


USUAL_LEVEL = 4

NAMES = ("random", "greedy", "flat", "mcts", *(f"bot{level}" for level in LEVELS))
WORD = re.compile(r"(?P<name>[a-z]+[0-9]?)(:(?P<budget>[0-9]+)(?P<ms>ms)?)?")


def bot(word: str, seed: int = 0) -> Bot:
    """Return a new bot. `flat` and `mcts` may have a budget: `mcts:800` (iterations) or `mcts:200ms`.

    `bot1` to `bot5` are difficulty levels; plain `bot` is level 4.
    """
    return maker(word)(seed)


def maker(word: str) -> Callable[[int], Bot]:
    """Return a function that makes a bot of that name from a seed. Raises `UnknownBot`."""
    said = WORD.fullmatch(word)
    name = said["name"] if said else ""
    if name == "bot":
        name = f"bot{USUAL_LEVEL}"
    if said is None or name not in NAMES or (said["budget"] and name not in ("flat", "mcts")):
        raise UnknownBot(
            f"There is no bot called {word!r}. Bots: {one_of(NAMES)}. With a budget: mcts:800, mcts:200ms."
        )
    if name == "random":
        return RandomBot
    if name[:3] == "bot":
        level = LEVELS[int(name[3:])]
        return lambda seed: LevelBot(level, seed)
    plan = {"greedy": GREEDY, "flat": FLAT, "mcts": MCTS}[name]
    if said["budget"]:
        budget = max(1, int(said["budget"]))
        if said["ms"]:
            plan = replace(plan, ms=budget, iterations=None)
        else:
            plan = replace(plan, ms=None, iterations=budget, reuse=False, per_choice=False)
    return lambda seed: SearchBot(plan, seed)
