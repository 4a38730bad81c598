"""Tune the constants of a game's `bot.py` and of the search by self-play.

    python benchmarks/tune.py airain mcts:100,playout=20 mcts:100,PAYABLE=0.3 --games 200
    python benchmarks/tune.py airain mcts:200 random --seats 4
    python benchmarks/tune.py airain mcts:60 --climb PAYABLE ONE_SHORT --games 150 --minutes 10
    python benchmarks/tune.py airain mcts:100 --fit SYMBOL_WORTH BEHIND --games 400

A setting is `random`, `greedy` or `mcts:ITERATIONS`, followed by changes: a field of the search's `Plan`, or a float
constant at the top level of the game's `bot.py`. The first setting plays against each of the others, in rotating
seats. Its share of the wins is printed with a 95 % confidence interval.

`--climb` is hill climbing: it changes one to three constants at random and keeps a change that wins the match.
`--fit` plays a setting against itself and prints the constants with which `value` predicts the winners best. Use them
only as a start for `--climb`: what winners have in common is not always what makes them win.

The game is compiled once, with the constants read from the box, so that changing them needs no recompilation.
"""

import argparse
import ast
import importlib
import math
import random
import sys
import time
import types
from dataclasses import replace
from pathlib import Path

import arena
import numpy as np

import tablee
from tablee.core import binder, engine
from tablee.core.fields import new
from tablee.core.rng import seed_of
from tablee.search import mcts_kernel, searcher
from tablee.search.bots import GREEDY, MCTS
from tablee.search.ladder import Tally

KINDS = {"random": arena.RANDOM, "mcts": arena.MCTS, "greedy": arena.GREEDY}


class FromBox(ast.NodeTransformer):
    """Replaces constants in a function by fields of its argument `box`."""

    def __init__(self, names):
        self.names = names

    def visit_Name(self, node):  # noqa: D102
        if node.id not in self.names or isinstance(node.ctx, ast.Store):
            return node
        return ast.Attribute(ast.Name("box", ast.Load()), node.id, ast.Load())


def tunable(name: str):
    """Return a copy of a game with the constants of its `bot.py` in the box, and the arena and engine bound to it."""
    game = tablee.game(name)
    bot = importlib.import_module(f"tablee.games.{name}.bot")
    code = ast.parse(Path(bot.__file__).read_text(encoding="utf-8"))
    constants = {
        line.targets[0].id: line.value.value
        for line in code.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, float)
    }
    copied = types.ModuleType(bot.__name__)
    copied.__file__, copied.__spec__ = bot.__file__, bot.__spec__
    exec(compile(ast.fix_missing_locations(FromBox(constants).visit(code)), bot.__file__, "exec"), copied.__dict__)

    def fill_box(box, data):
        game.components.fill(box, data)
        for key, number in constants.items():
            box[key] = number

    dtype = np.dtype((np.record, np.dtype([*game.box_dtype.descr, *((key, "<f8") for key in constants)])))
    kernel = tuple(copied if part is bot else part for part in game.kernel)
    sys.modules[bot.__name__] = copied
    try:  # `mcts_kernel` is listed so that its sources are part of the cache key
        bound = binder.bind(arena, (*kernel, mcts_kernel)), binder.bind(engine, kernel)
    finally:
        sys.modules[bot.__name__] = bot
    components = replace(game.components, box=dtype, fill=fill_box)
    return replace(game, components=components, kernel=kernel), *bound


class Side:
    """One setting: the kind of bot, its search plan, and a box with its constants."""

    def __init__(self, game, words: str):
        head, *changes = words.split(",")
        name, _, budget = head.partition(":")
        self.kind, self.box = KINDS[name], game.box(game.simulation_options)
        self.plan = replace(GREEDY if name == "greedy" else MCTS, ms=None, iterations=int(budget or 8))
        for change in changes:
            key, _, number = change.partition("=")
            if key in (self.box.dtype.names or ()):
                self.box[0][key] = float(number)
            elif hasattr(self.plan, key):
                self.plan = replace(self.plan, **{key: type(getattr(self.plan, key) or 0.0)(float(number))})
            else:
                sys.exit(f"There is no constant or plan field called {key}.")
        self.row = (self.plan.iterations, *searcher.kernel_plan(game, self.plan))


class Table:
    """Plays matches between settings of one game."""

    def __init__(self, name: str):
        self.game, self.arena, self.engine = tunable(name)

    def play(self, sides: list[Side], seating: list[int], seed: int, keep: int = 0, every: int = 5):
        """Play one game; return each seat's share of the win and up to `keep` positions."""
        game, seats = self.game, len(seating)
        boxes = np.concatenate([game.box(game.simulation_options), *(side.box for side in sides)])
        plans = new(mcts_kernel.PLAN, len(sides))
        for i, side in enumerate(sides):
            plans[i] = side.row
        room = max(side.plan.iterations for side in sides)
        trees = searcher.allocated(game, seats, room), searcher.allocated(game, seats, 1)
        out, weight = (np.zeros(max(game.buffer_size, seats), np.int64) for _ in range(2))
        kept = new(game.state_dtype, keep)
        kinds, seating = np.array([side.kind for side in sides]), np.array(seating)
        fixed = boxes, new(game.state_dtype, 3), seating, plans, kinds, trees, seed_of(seed), out, weight
        n = self.arena.play_game(*fixed, np.zeros(1, np.int8), kept, every, 4 * game.ply_limit)
        first = out[:seats] == 1 if n >= 0 else np.ones(seats, bool)
        return first / first.sum(), kept[: max(0, n)]

    def match(self, one: str, other: str, games: int, seats: int = 2, seed: int = 1) -> Tally:
        """Play one setting against another in all other seats, rotating the first one's seat."""
        tally, sides = Tally(), [Side(self.game, one), Side(self.game, other)]
        for number in range(games):
            at = number % seats
            shares, _ = self.play(sides, [int(seat != at) for seat in range(seats)], seed * 1_000_003 + number // seats)
            tally.add(shares[at])
        return tally


# --- hill climbing ---------------------------------------------------------------------------------------------


def climb(table: Table, setting: str, names: list[str], games: int, minutes: float, seed: int) -> None:
    """Print every change tried and its result, and at the end the best constants found."""
    dice, until = random.Random(seed), time.time() + 60 * minutes
    best = {name: float(Side(table.game, setting).box[0][name]) for name in names}
    while time.time() < until:
        seed += 1
        tried = dict(best)
        for name in dice.sample(names, min(len(names), dice.choice((1, 1, 2, 3)))):
            tried[name] *= math.exp(dice.choice((-1, 1)) * dice.choice((0.35, 0.7, 1.1)))
        one, other = (",".join([setting, *(f"{n}={x}" for n, x in d.items())]) for d in (tried, best))
        tally = table.match(one, other, games // 5, seed=seed)
        if tally.share >= 0.5:
            tally = table.match(one, other, games, seed=-seed)
        better = tally.games == games and tally.share > 0.5 + 0.65 / math.sqrt(games)
        changed = {name: round(tried[name], 4) for name in names if tried[name] != best[name]}
        print(f"{'better' if better else '     -'} {tally.share:.3f} of {tally.games} {changed}", flush=True)
        best = tried if better else best
    print("\n".join(f"{name} = {number:.4g}" for name, number in best.items()))


# --- fitting `value` to game results ---------------------------------------------------------------------------


def log_chances(table: Table, boxes, states, won):
    """Return the log of the chance that `value` gives each seat in each position."""
    found, out = np.full(won.shape, -np.inf), np.zeros(won.shape[1])
    for i, seats in enumerate(states["seats"]):
        table.engine.estimate(boxes, states, i, out[:seats])
        found[i, :seats] = np.log(np.maximum(out[:seats], 1e-9))
    return found


def fit(table: Table, setting: str, names: list[str], games: int, seats: int, seed: int, rounds: int = 12) -> None:
    """Print the maximum-likelihood constants, found by Fisher scoring with numeric derivatives."""
    side, samples, shares = Side(table.game, setting), [], []
    for number in range(games):
        share, kept = table.play([side], [0] * seats, seed * 1_000_003 + number, keep=400)
        samples.append(kept)
        shares += [share] * len(kept)
    won, states = np.array(shares), np.concatenate(samples)
    boxes = side.box
    for _ in range(rounds):
        logs = log_chances(table, boxes, states, won)
        print(
            f"loss {-(won * logs).sum() / len(won):.5f}", {n: round(float(boxes[0][n]), 4) for n in names}, flush=True
        )
        slopes = np.zeros((len(names), *logs.shape))
        for k, name in enumerate(names):
            nearby, step = boxes.copy(), 1e-4 * max(1.0, abs(boxes[0][name]))
            nearby[0][name] += step
            slopes[k] = (log_chances(table, nearby, states, won) - logs) / step
        information = np.einsum("kis,lis,is->kl", slopes, slopes, np.exp(logs)) + 1e-9 * np.eye(len(names))
        for name, by in zip(names, np.linalg.solve(information, (slopes * won).sum(axis=(1, 2))), strict=True):
            boxes[0][name] += 0.7 * by
    print("\n".join(f"{name} = {boxes[0][name]:.4g}" for name in names))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", help="two or more to compare, one for --climb or --fit")
    parser.add_argument("--climb", nargs="*", default=[])
    parser.add_argument("--fit", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table, one = Table(args.game), args.settings[0]
    if args.climb:
        climb(table, one, args.climb, args.games, args.minutes, args.seed)
    elif args.fit:
        fit(table, one, args.fit, args.games, args.seats, args.seed)
    else:
        for other in args.settings[1:]:
            tally = table.match(one, other, args.games, args.seats, args.seed)
            low, high = tally.interval
            print(f"{one} v {other}, {args.seats} seats: {tally.share:.3f} [{low:.3f}, {high:.3f}] of {tally.games}")


if __name__ == "__main__":
    main()
