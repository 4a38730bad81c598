"""Runs the search kernel from Python, with its memory, budgets and threads, and reuses trees between moves."""

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

DEEPEST = 256  # maximum depth of the tree, in decisions
SLICE = 0.004  # seconds between two checks of the clock
TO_THE_END = 1 << 40  # a playout length or an iteration count that is never reached
NODES_PER_MS = 400  # upper estimate of the nodes added per millisecond, to choose the size of a tree
FULL = 0.5  # a tree with more than this share of its nodes in use is not kept for the next move


@dataclass(frozen=True)
class Plan:
    """Settings of a search: a budget in iterations or in milliseconds, and parameters of the kernel."""

    iterations: int | None = None
    ms: float | None = None
    playout: int | None = None  # playout decisions before `value` is called; None: the game's setting
    turn_end: int = 200  # limit on extra playout decisions that finish the turn; `value` is only valid between turns
    exploration: float | None = None  # weight of the confidence bound; None: the game's setting
    breadth: float = 16.0  # number of choices tried from the start; it grows up to sqrt(breadth * visits)
    points_share: float = 0.05  # part of a result that depends on points instead of places
    nodes: int = 1 << 19  # maximum size of the tree; a full tree is still searched but no longer grows
    threads: int = 1
    reuse: bool = False  # keep the tree for the next move; a choice then depends on earlier searches
    per_choice: bool = False  # `iterations` is the number for each legal choice, not the total
    by_mean: bool = False  # choose the best mean instead of the most visits, for flat searches

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.ms is None):
            raise ValueError("a plan needs exactly one budget: `iterations` or `ms`")

    @property
    def room(self) -> int:
        """Return the number of nodes to allocate: what the budget can fill, times four if the tree is reused."""
        budget = NODES_PER_MS * self.ms if self.ms is not None else self.iterations or 1
        return max(1, min(self.nodes, int(budget) * (4 if self.reuse else 1)))


@cache
def search_functions(game: Game, compiled: bool = True) -> SimpleNamespace:
    """Return the search kernel bound to a game. Cached."""
    return bind(mcts_kernel, game.kernel, compiled=compiled)


def iteration_cap(game: Game) -> int:
    """Return the game's limit on iterations for budgets in milliseconds; `TO_THE_END` if it sets none."""
    return TO_THE_END if game.search.iteration_cap is None else game.search.iteration_cap


def kernel_plan(game: Game, plan: Plan) -> tuple[float, ...]:
    """Return those fields of the kernel's plan that follow `iterations`. The game's settings are the defaults."""
    playout = game.search.playout if plan.playout is None else plan.playout
    exploration = game.search.exploration if plan.exploration is None else plan.exploration
    return min(playout, game.ply_limit), plan.turn_end, exploration, plan.breadth, plan.points_share


def allocated(game: Game, seats: int, room: int) -> memory.Memory:
    """Return an empty tree with memory for `room` nodes."""
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
    """A search tree of one seat in one game, used by one thread."""

    def __init__(self, seen: Position, seat: int, plan: Plan, *, compiled: bool = True) -> None:
        game = seen.game
        self.game, self.seat, self.boxes = game, seat, seen.boxes
        self.run: Callable[..., int] = search_functions(game, compiled).grow
        self.states = new(game.state_dtype, 2)
        self.plan = new(mcts_kernel.PLAN)
        self.plan[0] = (0, *kernel_plan(game, plan))
        self.out, self.weight = (np.zeros(game.buffer_size, np.int64) for _ in range(2))
        self.memory = allocated(game, seen.seats, min(plan.room, iteration_cap(game)) if plan.ms else plan.room)
        self.look_from(seen)

    def fits(self, seen: Position, seat: int) -> bool:
        """Return whether the tree can be reused: same seat, same box, enough free nodes."""
        return (
            self.seat == seat
            and len(self.memory.result) == seen.seats
            and (self.boxes is seen.boxes or self.boxes.tobytes() == seen.boxes.tobytes())
            and self.memory.used[0].nodes < FULL * len(self.memory.nodes)
        )

    def look_from(self, seen: Position) -> None:
        """Set the root to the given observation."""
        copy_into(self.states, 0, seen.states, 0)
        copy_into(self.memory.seen, 0, seen.states, 0)
        self.key = memory.hash_of(self.memory.words)

    def grow(self, iterations: int, rng: Any, stop: Any) -> int:
        """Run iterations, fewer if stopped; return how many were run."""
        self.plan["iterations"] = iterations
        fixed = self.boxes, self.states, self.seat, self.plan, self.memory
        return int(self.run(*fixed, rng, self.out, self.weight, stop))

    def root(self) -> dict[int, tuple[int, Any]]:
        """Return the visits and the summed results of every action tried at the root."""
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
        """Return whether the remaining iterations cannot change which choice has the most visits."""
        visits = sorted((visits for visits, _ in self.root().values()), reverse=True)
        return left <= 0 or (len(visits) > 1 and visits[0] - visits[1] > left)


class Searcher:
    """Searches one decision after another. `stop` ends a search early."""

    def __init__(self, plan: Plan, seed: int = 0, *, compiled: bool = True) -> None:
        self.plan, self.seed, self.compiled = plan, seed, compiled
        self.stopped = np.zeros(1, np.int8)
        self.trees: list[Tree] = []

    def stop(self) -> None:
        """Stop the current search early; it returns its best choice so far. May be called from another thread."""
        self.stopped[0] = 1

    def think(self, seen: Position, seat: int) -> Thought:
        """Search for the best action of `seat`, which must be the seat to act. Uses only what that seat sees."""
        seen = seen.seen_by(seat)  # no effect on an observation; a caller may have passed the full position
        self.stopped[0] = 0
        legal = seen.legal()
        if len(legal) == 1:
            return Thought(seat, legal[0], (Candidate(legal[0], 0, tuple(seen.values())),))
        trees = self.prepared(seen, seat)
        started = time.perf_counter()
        mixed = seed_for(seen, self.seed)
        rngs = [seed_of(mixed + thread) for thread in range(len(trees))]
        wanted = (self.plan.iterations or 0) * (len(legal) if self.plan.per_choice else 1)
        share = math.ceil(wanted / len(trees))
        if len(trees) == 1:
            done = [self._work(trees[0], rngs[0], share, started)]
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                done = list(pool.map(lambda tree, rng: self._work(tree, rng, share, started), trees, rngs))
        candidates = merged(trees, legal, seen.values())
        if self.plan.by_mean:
            tie_breaks = {c.action: int(below(rngs[0], 1 << 20)) for c in candidates}
            candidates = tuple(sorted(candidates, key=lambda c: (-c.chances[seat], tie_breaks[c.action])))
        depth = max(int(tree.memory.used[0].depth) for tree in trees)
        if not self.plan.reuse or iteration_cap(seen.game) < TO_THE_END:
            self.trees = []  # a game with an iteration cap plays worse with a reused tree (decision 0009)
        return Thought(seat, candidates[0].action, candidates, sum(done), time.perf_counter() - started, depth)

    def prepared(self, seen: Position, seat: int) -> list[Tree]:
        """Return one tree per thread, rooted at the observation. Trees of the last move are reused if they fit."""
        if not (self.trees and all(tree.fits(seen, seat) for tree in self.trees)):
            self.trees = [Tree(seen, seat, self.plan, compiled=self.compiled) for _ in range(self.plan.threads)]
            self.trees[0].grow(0, seed_of(0), self.stopped)  # compile the kernel before the clock starts
        for tree in self.trees:
            tree.look_from(seen)
        return self.trees

    def _work(self, tree: Tree, rng: Any, iterations: int, started: float) -> int:
        """Grow one tree until the budget is used up; return how many iterations were run."""
        if self.plan.ms is None:
            return tree.grow(iterations, rng, self.stopped)
        deadline, cap = started + self.plan.ms / 1000, iteration_cap(tree.game) // self.plan.threads
        done, step = 0, 8
        while not self.stopped[0]:  # the first step is always run: on a busy machine a thread may start too late
            before = time.perf_counter()
            done += tree.grow(step, rng, self.stopped)
            now = time.perf_counter()
            speed = step / max(now - before, 1e-6)
            if now >= deadline or tree.is_settled(min(cap - done, speed * (deadline - now))):
                break
            step = max(1, min(2 * step, cap - done, int(speed * min(SLICE, deadline - now))))
        return done


def seed_for(seen: Position, seed: int) -> int:
    """Mix a seed with the bytes of an observation, so that equal inputs give equal random numbers."""
    return seed * 1_000_003 ^ int.from_bytes(hashlib.blake2b(bytes(seen), digest_size=8).digest())


def merged(trees: list[Tree], legal: list[int], guess: list[float]) -> tuple[Candidate, ...]:
    """Add up the root statistics of all trees; return every legal action as a candidate, most visited first.

    An action without visits gets the mean chances of all visited actions, or `guess` if no action was visited.
    """
    visits = dict.fromkeys(legal, 0)
    seats = len(trees[0].memory.result)
    sums = {action: np.zeros(seats) for action in legal}
    for tree in trees:
        for action, (count, worth) in tree.root().items():
            if action in visits:
                visits[action] += count
                sums[action] += worth
    tried = sum(visits.values())
    mean = np.sum(list(sums.values()), axis=0) / tried if tried else guess
    seat = trees[0].seat
    listed = [
        Candidate(a, visits[a], tuple(float(x) for x in (sums[a] / visits[a] if visits[a] else mean))) for a in legal
    ]
    listed.sort(key=lambda c: (-c.visits, -c.chances[seat], c.action))
    return tuple(listed)
