"""Running the search kernel from Python: memory, budgets, threads, reuse of the tree between moves."""

import hashlib
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tablee.core.binder import bind
from tablee.core.fields import copy_into, new
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.rng import below, seed_of
from tablee.search import mcts_kernel
from tablee.search import tree_memory as memory
from tablee.search.thought import Candidate, Thought

DEEPEST = 256  # decisions a line in the tree may have
SLICE = 0.004  # seconds between two looks at the clock
TO_THE_END = 1 << 40
NODES_PER_MS = 400
FULL = 0.5  # a tree fuller than this is not used again


@dataclass(frozen=True)
class Plan:
    """What to do with the kernel: a budget in iterations or milliseconds, and the shape of the search."""

    iterations: int | None = None
    ms: float | None = None
    playout: int | None = None  # decisions before `value` is asked; None: as the game says
    turn_end: int = 200  # decisions a playout may go on to reach the end of a turn
    exploration: float | None = None  # weight of the confidence bound; None: as the game says
    breadth: float = 16.0
    points_share: float = 0.05
    nodes: int = 1 << 19  # room; a full tree is searched on without growing
    threads: int = 1
    reuse: bool = False  # keep the tree for the next move; the move then depends on the moves before
    per_choice: bool = False  # the iterations are for each legal choice
    by_mean: bool = False  # choose what did best, not what was tried most: for searches of equal shares

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.ms is None):
            raise ValueError("a budget is a number of iterations or of milliseconds, one of the two")

    @property
    def room(self) -> int:
        """Return how many nodes a tree may get: no more than the budget can fill, in a few moves if it is kept."""
        budget = NODES_PER_MS * self.ms if self.ms is not None else self.iterations or 1
        return max(1, min(self.nodes, int(budget) * (4 if self.reuse else 1)))


@cache
def kernel(game: Game, compiled: bool = True) -> SimpleNamespace:
    """Return the search kernel bound to a game."""
    return bind(mcts_kernel, game.kernel, compiled=compiled)


def iteration_cap(game: Game) -> int:
    """Return after how many iterations a budget of milliseconds ends early, and no tree is kept for the next move."""
    return TO_THE_END if game.search.iteration_cap is None else game.search.iteration_cap


def kernel_plan(game: Game, plan: Plan) -> tuple[float, ...]:
    """Return a plan as the kernel wants it, without the iterations."""
    playout = game.search.playout if plan.playout is None else plan.playout
    exploration = game.search.exploration if plan.exploration is None else plan.exploration
    return min(playout, game.ply_limit), plan.turn_end, exploration, plan.breadth, plan.points_share


def allocated(game: Game, seats: int, room: int) -> memory.Memory:
    """Make an empty tree with room for so many nodes."""
    words = np.zeros(-(-game.state_dtype.itemsize // 8), np.uint64)
    edges = room + game.buffer_size
    return memory.Memory(
        nodes=new(memory.NODE, room),
        edges=new(memory.EDGE, edges),
        worth=np.zeros((edges, seats)),
        slots=np.full(1 << (2 * room - 1).bit_length(), memory.NONE, np.int32),
        used=new(memory.USED),
        seen=words.view(np.uint8)[: game.state_dtype.itemsize].view(game.state_dtype),
        words=words,
        path=np.zeros(DEEPEST, np.int64),
        untried=np.zeros(game.n_actions, np.int8),
        result=np.zeros(seats),
    )


class Tree:
    """The memory of one search: one thread, one game, one seat's view."""

    def __init__(self, seen: Position, seat: int, plan: Plan, *, compiled: bool = True) -> None:
        game = seen.game
        self.game, self.seat, self.boxes = game, seat, seen.boxes
        self.run: Callable[..., int] = kernel(game, compiled).grow
        self.states = new(game.state_dtype, 2)
        self.plan = new(mcts_kernel.PLAN)
        self.plan[0] = (0, *kernel_plan(game, plan))
        self.out, self.weight = (np.zeros(game.buffer_size, np.int64) for _ in range(2))
        self.memory = allocated(game, seen.seats, min(plan.room, iteration_cap(game)) if plan.ms else plan.room)
        self.look_from(seen)

    def fits(self, seen: Position, seat: int) -> bool:
        """Tell whether this tree can serve another search: same box, same seat, room left."""
        return (
            self.seat == seat
            and len(self.memory.result) == seen.seats
            and (self.boxes is seen.boxes or self.boxes.tobytes() == seen.boxes.tobytes())
            and self.memory.used[0].nodes < FULL * len(self.memory.nodes)
        )

    def look_from(self, seen: Position) -> None:
        """Make what the seat sees now the root."""
        copy_into(self.states, 0, seen.states, 0)
        copy_into(self.memory.seen, 0, seen.states, 0)
        self.key = memory.hash_of(self.memory.words)

    def grow(self, iterations: int, rng: Any, stop: Any) -> int:
        """Do so many iterations, fewer if stopped; return how many."""
        self.plan["iterations"] = iterations
        fixed = self.boxes, self.states, self.seat, self.plan, self.memory
        return int(self.run(*fixed, rng, self.out, self.weight, stop))

    def root(self) -> dict[int, tuple[int, Any]]:
        """Return the visits and the sums of results of every choice tried at the root."""
        nodes, edges, worth, slots, *_ = self.memory
        found: dict[int, tuple[int, Any]] = {}
        node = slots[memory.find(self.memory, self.key)]
        edge = memory.NONE if node == memory.NONE else nodes["first"][node]
        while edge != memory.NONE:
            if visits := int(edges["visits"][edge]):
                found[int(edges["action"][edge])] = visits, worth[edge].copy()
            edge = edges["following"][edge]
        return found

    def is_settled(self, left: float) -> bool:
        """Tell whether the most visited choice cannot be overtaken in so many iterations, or none are left."""
        visits = sorted((visits for visits, _ in self.root().values()), reverse=True)
        return left <= 0 or (len(visits) > 1 and visits[0] - visits[1] > left)


class Searcher:
    """A search that can be asked for one decision after another, and be told to stop."""

    def __init__(self, plan: Plan, seed: int = 0, *, compiled: bool = True) -> None:
        self.plan, self.seed, self.compiled = plan, seed, compiled
        self.stopped = np.zeros(1, np.int8)
        self.trees: list[Tree] = []

    def stop(self) -> None:
        """End the search under way, from another thread; it answers with what it has."""
        self.stopped[0] = 1

    def think(self, seen: Position, seat: int) -> Thought:
        """Search from what `seat`, which is to act, sees; return the choices considered, best first."""
        seen = seen.seen_by(seat)  # changes nothing in an observation; keeps a bot honest that was handed more
        self.stopped[0] = 0
        legal = seen.legal()
        if len(legal) == 1:
            return Thought(seat, legal[0], (Candidate(legal[0], 0, tuple(seen.values())),))
        trees = self.prepared(seen, seat)
        began = time.perf_counter()
        mixed = seed_for(seen, self.seed)
        rngs = [seed_of(mixed + thread) for thread in range(len(trees))]
        wanted = (self.plan.iterations or 0) * (len(legal) if self.plan.per_choice else 1)
        share = math.ceil(wanted / len(trees))
        if len(trees) == 1:
            done = [self._work(trees[0], rngs[0], share, began)]
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                done = list(pool.map(lambda grown, rng: self._work(grown, rng, share, began), trees, rngs))
        candidates = merged(trees, legal, seen.values())
        if self.plan.by_mean:
            luck = {c.action: int(below(rngs[0], 1 << 20)) for c in candidates}
            candidates = tuple(sorted(candidates, key=lambda c: (-c.chances[seat], luck[c.action])))
        depth = max(int(grown.memory.used[0].depth) for grown in trees)
        if not self.plan.reuse or iteration_cap(seen.game) < TO_THE_END:
            self.trees = []
        return Thought(seat, candidates[0].action, candidates, sum(done), time.perf_counter() - began, depth)

    def prepared(self, seen: Position, seat: int) -> list[Tree]:
        """Return the trees to grow, those of the last move if they fit, with the kernel compiled."""
        if not (self.trees and all(grown.fits(seen, seat) for grown in self.trees)):
            self.trees = [Tree(seen, seat, self.plan, compiled=self.compiled) for _ in range(self.plan.threads)]
            self.trees[0].grow(0, seed_of(0), self.stopped)
        for grown in self.trees:
            grown.look_from(seen)
        return self.trees

    def _work(self, grown: Tree, rng: Any, iterations: int, began: float) -> int:
        """Grow one tree until its share of the budget is used up."""
        if self.plan.ms is None:
            return grown.grow(iterations, rng, self.stopped)
        until, most = began + self.plan.ms / 1000, iteration_cap(grown.game) // self.plan.threads
        done, step = 0, 8
        while (now := time.perf_counter()) < until and not self.stopped[0]:
            done += grown.grow(step, rng, self.stopped)
            later = time.perf_counter()
            speed = step / max(later - now, 1e-6)
            if grown.is_settled(min(most - done, speed * (until - later))):
                break
            step = max(1, min(2 * step, most - done, int(speed * min(SLICE, until - later))))
        return done


def seed_for(seen: Position, seed: int) -> int:
    """Mix a seed with what is seen: equal questions to equal seeds get equal answers."""
    return seed * 1_000_003 ^ int.from_bytes(hashlib.blake2b(bytes(seen), digest_size=8).digest())


def merged(trees: list[Tree], legal: list[int], guess: list[float]) -> tuple[Candidate, ...]:
    """Add up what the trees found at their roots; every legal choice is listed, the most visited first.

    What was not tried gets the mean of all, or a guess where nothing was.
    """
    visits = dict.fromkeys(legal, 0)
    seats = len(trees[0].memory.result)
    sums = {action: np.zeros(seats) for action in legal}
    for part in trees:
        for action, (count, worth) in part.root().items():
            if action in visits:
                visits[action] += count
                sums[action] += worth
    tried = sum(visits.values())
    average = np.sum(list(sums.values()), axis=0) / tried if tried else guess
    seat = trees[0].seat
    listed = [
        Candidate(a, visits[a], tuple(float(x) for x in (sums[a] / visits[a] if visits[a] else average))) for a in legal
    ]
    listed.sort(key=lambda c: (-c.visits, -c.chances[seat], c.action))
    return tuple(listed)
