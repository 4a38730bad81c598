"""The bots: each one chooses a legal action, using only what its seat may know."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Protocol

from tablee.core.errors import TableeError, one_of
from tablee.core.position import Position
from tablee.core.rng import below, seed_of
from tablee.search.searcher import TO_THE_END, Plan, Searcher, seed_for
from tablee.search.thought import Candidate, Thought

PATIENCE = 3  # how often, at most, a bot makes the same choice in positions that look the same to it
NOTHING_REPEATED: Mapping[int, int] = MappingProxyType({})


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
    """Plays by Monte-Carlo tree search. With probability `slips` it plays a random legal action instead.

    An action that was taken `PATIENCE` times in positions that looked the same is not taken again if there is another.
    Otherwise bots that are satisfied with their positions could go in circles for ever.
    """

    def __init__(self, plan: Plan, seed: int = 0, slips: float = 0.0, *, compiled: bool = True) -> None:
        self.searcher = Searcher(plan, seed, compiled=compiled)
        self.seed, self.slips, self.asked = seed, slips, 0

    def think(self, seen: Position, seat: int) -> Thought:
        """Return the best choice found and all candidates. After a slip, the random action is the only candidate."""
        if self.slips:
            self.asked += 1
            seen = seen.seen_by(seat)
            rng = seed_of(seed_for(seen, self.seed) - self.asked)
            if below(rng, 1 << 16) < self.slips * (1 << 16):
                actions = seen.legal()
                action = actions[int(below(rng, len(actions)))]
                return Thought(seat, action, (Candidate(action, 0, tuple(seen.values())),))
        return self.searcher.think(seen, seat)

    def choose(self, seen: Position, seat: int, repeated: Mapping[int, int] = NOTHING_REPEATED) -> int:
        """Return the best choice found that has not been repeated too often."""
        thought = self.think(seen, seat)
        ranked = (thought.action, *(c.action for c in thought.candidates))
        return next((a for a in ranked if repeated.get(a, 0) < PATIENCE), thought.action)

    def stop(self) -> None:
        """Stop the current search early."""
        self.searcher.stop()


# With a single node the search is flat: every choice at the root gets the same number of playouts.
ONE_NODE = Plan(iterations=8, nodes=1, exploration=1e9, breadth=1e9, per_choice=True, by_mean=True)
GREEDY = replace(ONE_NODE, playout=0, turn_end=0)
FLAT = replace(ONE_NODE, iterations=60, playout=TO_THE_END)
MCTS = Plan(ms=1000, reuse=True)


@dataclass(frozen=True)
class Level:
    """A difficulty level: a search plan, and the probability of a random move (a slip)."""

    plan: Plan
    slips: float


LEVELS = {
    1: Level(Plan(iterations=25), 0.75),
    2: Level(Plan(iterations=50), 0.45),
    3: Level(Plan(iterations=100), 0.28),
    4: Level(Plan(iterations=300), 0.09),
    5: Level(Plan(ms=1000, reuse=True), 0.0),
}
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
        return lambda seed: SearchBot(level.plan, seed, level.slips)
    plan = {"greedy": GREEDY, "flat": FLAT, "mcts": MCTS}[name]
    if said["budget"]:
        budget = max(1, int(said["budget"]))
        if said["ms"]:
            plan = replace(plan, ms=budget, iterations=None)
        else:
            plan = replace(plan, ms=None, iterations=budget, reuse=False, per_choice=False)
    return lambda seed: SearchBot(plan, seed)
