"""Self-play to tune the numbers in a game's `bot.py` and in `search/`.

    python benchmarks/tune.py destorsion playout=20 --against playout=60 --games 200 --iterations 300
    python benchmarks/tune.py poignee STONE_WORTH=1.4 playout=20 --against playout=20
    python benchmarks/tune.py airain --fit CARD_WORTH HERO_WORTH --games 400 --seats 2 4

Words in capitals are the constants of the game's `bot.py` that are written with a decimal point; the others are fields of
`tablee.search.searcher.Plan`. Two settings play each other, and the share of wins of the first is printed with its 95 %
interval. `--fit` plays games of the bot against itself instead and prints the constants under which `value` foretells the
winners best.

The game is compiled once, with its constants read from the box: any number of settings can then be tried.
"""

import argparse
import ast
import importlib
import sys
import types
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np

import tablee
from tablee.core import binder
from tablee.core.contract import CHANCE
from tablee.core.fields import copy_into, new
from tablee.core.sources import Seeded
from tablee.search import searcher, tree
from tablee.search.bots import SearchBot
from tablee.search.ladder import Tally, meet


class FromBox(ast.NodeTransformer):
    """Makes functions read constants from the box they are handed."""

    def __init__(self, names):
        self.names = names

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        return node

    def visit_Name(self, node):
        if node.id not in self.names or isinstance(node.ctx, ast.Store):
            return node
        return ast.Attribute(ast.Name("box", ast.Load()), node.id, ast.Load())


def constants_of(source: str) -> dict[str, float]:
    """Return the constants of a module that are written as decimal numbers."""
    return {
        line.targets[0].id: line.value.value
        for line in ast.parse(source).body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, float)
    }


@cache
def loosened(name: str):
    """Return a game like the named one whose bot reads its constants from the box, with that bot's search kernel."""
    game = tablee.game(name)
    bot = importlib.import_module(f"tablee.games.{name}.bot")
    source = Path(bot.__file__).read_text(encoding="utf-8")
    constants = constants_of(source)
    copied = types.ModuleType(bot.__name__)
    copied.__file__, copied.__spec__ = bot.__file__, bot.__spec__
    altered = ast.fix_missing_locations(FromBox(constants).visit(ast.parse(source)))
    exec(compile(altered, bot.__file__, "exec"), copied.__dict__)

    def fill_box(box, data):
        game.fill_box(box, data)
        for key, number in constants.items():
            box[key] = number

    fields = [*game.box_dtype.descr, *((key, "<f8") for key in constants)]
    box_dtype = np.dtype((np.record, np.dtype(fields)))
    kernel = tuple(copied if part is bot else part for part in game.kernel)
    loose = replace(game, box_dtype=box_dtype, fill_box=fill_box, kernel=kernel)
    sys.modules[bot.__name__] = copied
    try:
        return loose, loose.native and binder.bind(tree, kernel)
    finally:
        sys.modules[bot.__name__] = bot


class TunedBot(SearchBot):
    """A search bot that reads the constants of its game from a box of its own."""

    def __init__(self, plan, seed, boxes):
        super().__init__(plan, seed)
        self.boxes = boxes

    def think(self, seen, seat):
        """Think with these constants."""
        seen = seen.copy()
        seen.boxes = self.boxes
        return super().think(seen, seat)


def setting(game, words: list[str], iterations: int):
    """Read NAME=NUMBER words; return what makes bots of that setting."""
    plan, boxes = searcher.Plan(iterations=iterations), game.box()
    for word in words:
        key, _, number = word.partition("=")
        if key.isupper() and key in game.box_dtype.names:
            boxes[0][key] = float(number)
        elif key in ("exploration", "breadth", "points_share"):
            plan = replace(plan, **{key: float(number)})
        elif key in ("iterations", "playout", "turn_end"):
            plan = replace(plan, **{key: int(number)})
        else:
            sys.exit(f"There is no {key} to tune.")
    return lambda seed: TunedBot(plan, seed, boxes)


# --- fitting `value` to the winners ----------------------------------------------------------------------------


def recorded(game, make, seats: int, seed: int, every: int = 3):
    """Play a game of the bot against itself; return some positions where a seat begins to decide, and the shares won."""
    position, source = game.start(seats, compiled=True), Seeded(seed)
    bots = [make(seed * 64 + seat) for seat in range(seats)]
    kept, last, ply, turns = [], None, 0, 0
    while not position.is_over:
        actor = position.to_act
        if actor == CHANCE:
            position.draw(source, ply)
        else:
            if actor != last:
                turns += 1
                if turns % every == 0:
                    kept.append(position.copy().states)
            last = actor
            position.play(actor, bots[actor].choose(position.seen_by(actor), actor))
        ply += 1
    ranks = position.ranks()
    return kept, [(place == 1) / ranks.count(1) for place in ranks]


def foretold(game, boxes, states, seats):
    """Return the logarithms of the chances that `value` gives each seat in each position."""
    found, out = np.empty((len(states), max(seats))), np.zeros(max(seats))
    found.fill(-np.inf)
    for i, n in enumerate(seats):
        game.native.estimate(boxes, states, i, out[:n])
        found[i, :n] = np.log(np.maximum(out[:n], 1e-9))
    return found


def fit(game, names: list[str], samples, rounds: int = 12, caution: float = 1e-3):
    """Print the constants of greatest likelihood (Fisher scoring with numeric slopes)."""
    states = new(game.state_dtype, len(samples))
    for i, (kept, _) in enumerate(samples):
        copy_into(states, i, kept, 0)
    seats = [len(shares) for _, shares in samples]
    won = np.zeros((len(samples), max(seats)))
    for i, (_, shares) in enumerate(samples):
        won[i, : seats[i]] = shares
    boxes = game.box()
    lost = 0.0
    for turn in range(rounds):
        logs = foretold(game, boxes, states, seats)
        chances, seated = np.exp(logs), np.isfinite(logs)
        lost = -(won[seated] * logs[seated]).sum() / len(samples)
        print(f"  {turn}: loss {lost:.5f} ", {n: round(float(boxes[0][n]), 4) for n in names}, flush=True)
        slopes = np.zeros((len(names), *logs.shape))
        for k, name in enumerate(names):
            nearby = boxes.copy()
            step = 1e-4 * max(1.0, abs(boxes[0][name]))
            nearby[0][name] += step
            slopes[k][seated] = (foretold(game, nearby, states, seats)[seated] - logs[seated]) / step
        slope = (slopes * won).sum(axis=(1, 2))
        bend = np.einsum("kis,lis,is->kl", slopes, slopes, chances)
        bend += caution * np.diag(np.diag(bend)) + 1e-9 * np.eye(len(names))
        for name, by in zip(names, np.linalg.solve(bend, slope), strict=True):
            boxes[0][name] += 0.7 * by
    error = 1.96 * np.sqrt(np.diag(np.linalg.inv(bend)))
    for name, half in zip(names, error, strict=True):
        print(f"{name} = {boxes[0][name]:.4f}  (± {half:.4f}, were the positions independent)")


# --- the command -----------------------------------------------------------------------------------------------


def compare(game, said) -> None:
    one, other = (setting(game, words, said.iterations) for words in (said.setting, said.against))
    tally = Tally()
    for number in range((said.games + 1) // 2):
        for won in meet(game, one, other, said.seed + number):
            tally.add(won)
    low, high = tally.interval
    print(f"{said.game} {' '.join(said.setting)} v {' '.join(said.against)} at {said.iterations}:", end=" ")
    print(f"{tally.share:.3f} [{low:.3f}, {high:.3f}] of {tally.games}")


def fit_to_games(game, said) -> None:
    make = setting(game, said.setting, said.iterations)
    samples = []
    for number in range(said.games):
        kept, shares = recorded(game, make, said.seats[number % len(said.seats)], said.seed + number)
        samples += [(states, shares) for states in kept]
    print(f"{said.game}: {len(samples)} positions of {said.games} games at {said.iterations}")
    fit(game, said.fit, samples)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("game")
    read.add_argument("setting", nargs="*")
    read.add_argument("--against", nargs="*", default=[])
    read.add_argument("--fit", nargs="*", default=[])
    read.add_argument("--games", type=int, default=100)
    read.add_argument("--iterations", type=int, default=300)
    read.add_argument("--seats", type=int, nargs="*", default=[2])
    read.add_argument("--seed", type=int, default=1)
    said = read.parse_args()
    game, kernel = loosened(said.game)
    searcher.kernel = lambda _, compiled=True: kernel
    (fit_to_games if said.fit else compare)(game, said)


if __name__ == "__main__":
    main()
