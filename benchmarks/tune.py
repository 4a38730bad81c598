"""Self-play between two settings of the search, to tune the numbers in a game's `bot.py` and in `search/`.

    python benchmarks/tune.py destorsion playout=20 --against playout=60 --games 200 --iterations 300
    python benchmarks/tune.py poignee STONE_WORTH=1.4 playout=20 --against playout=20

Words in capitals are constants of the game's `bot.py`, replaced for one side only; the others are fields of
`tablee.search.searcher.Plan`. Prints the share of wins of the first setting with its 95 % interval.
"""

import argparse
import importlib
import sys
import types
from dataclasses import replace
from functools import cache
from pathlib import Path

import tablee
from tablee.core import binder
from tablee.search import searcher, tree
from tablee.search.bots import SearchBot
from tablee.search.ladder import Tally, meet


class TunedBot(SearchBot):
    """A search bot whose game functions come from an altered copy of `bot.py`."""

    def __init__(self, plan, seed, kernel):
        super().__init__(plan, seed)
        self.kernel = kernel

    def think(self, seen, seat):
        """Think with the altered functions."""
        searcher.kernel = lambda game, compiled=True: self.kernel or KERNEL(game)
        return super().think(seen, seat)


KERNEL = searcher.kernel


@cache
def altered(name: str, constants: tuple[tuple[str, float], ...]):
    """Bind the search to a game whose `bot.py` has other constants. They become part of the code: no cache."""
    if not constants:
        return None
    game = tablee.game(name)
    bot = importlib.import_module(f"tablee.games.{name}.bot")
    source = Path(bot.__file__).read_text(encoding="utf-8")
    copied = types.ModuleType(bot.__name__)
    copied.__file__, copied.__spec__ = bot.__file__, bot.__spec__
    exec(compile(source, bot.__file__, "exec"), copied.__dict__)
    for key, number in constants:
        if key not in vars(copied):
            sys.exit(f"{bot.__name__} has no {key}")
        setattr(copied, key, type(getattr(copied, key))(number))
    return bind_altered(game, bot, copied)


def bind_altered(game, bot, copied):
    """Compile with the altered module in the place of the real one."""
    folder = binder.kernel_folder
    binder.kernel_folder = lambda key: None
    sys.modules[bot.__name__] = copied
    try:
        return binder.bind(tree, [copied if part is bot else part for part in game.kernel])
    finally:
        sys.modules[bot.__name__] = bot
        binder.kernel_folder = folder


def setting(name: str, words: list[str], iterations: int):
    """Read NAME=NUMBER words; return what makes bots of that setting."""
    plan, constants = searcher.Plan(iterations=iterations), []
    for word in words:
        key, _, number = word.partition("=")
        if key.isupper():
            constants.append((key, float(number)))
        else:
            kind = float if key in ("exploration", "breadth", "points_share") else int
            plan = replace(plan, **{key: kind(number)})
    kernel = altered(name, tuple(constants))
    return lambda seed: TunedBot(plan, seed, kernel)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("game")
    read.add_argument("setting", nargs="*")
    read.add_argument("--against", nargs="*", default=[])
    read.add_argument("--games", type=int, default=100)
    read.add_argument("--iterations", type=int, default=300)
    read.add_argument("--seed", type=int, default=1)
    said = read.parse_args()
    game = tablee.game(said.game)
    one, other = (setting(said.game, words, said.iterations) for words in (said.setting, said.against))
    tally = Tally()
    for number in range((said.games + 1) // 2):
        for won in meet(game, one, other, said.seed + number):
            tally.add(won)
    low, high = tally.interval
    print(f"{said.game} {' '.join(said.setting)} v {' '.join(said.against)} at {said.iterations}:", end=" ")
    print(f"{tally.share:.3f} [{low:.3f}, {high:.3f}] of {tally.games}")


if __name__ == "__main__":
    main()
