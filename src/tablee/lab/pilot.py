"""Plays a pilot before a run, and fits the estimate of win shares to it."""

from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tablee.core.binder import bind
from tablee.core.game import Game
from tablee.lab import bots as bot_records
from tablee.lab import seen_kernel
from tablee.lab.model import Fit, fit, inputs
from tablee.lab.play import Player, Setting
from tablee.lab.schema import Manifest

FEWEST, MOST = 400, 4000  # games of a pilot
SHARE = 2  # a pilot has this part of the run's games, if that is within these bounds
POSITIONS = 48  # positions kept of each game
OTHER_SEED = 0x9107  # mixed into the seed, so that the pilot's games are not those of the run


def pilot_games(games: int, seats: int) -> int:
    """Return how many games a pilot has; 0 for a run that is too short to be worth one."""
    wanted = min(MOST, max(FEWEST, games // SHARE)) if games >= FEWEST else 0
    return -(-wanted // seats) * seats


def fitted(game: Game, manifest: Manifest) -> Fit | None:
    """Return the estimate for a run, fitted to a pilot by quick bots; None for a short run or if nothing needs it."""
    games = pilot_games(manifest.games, manifest.seats)
    if not games or not (manifest.luck or manifest.use_games):
        return None
    bots = bot_records.for_pilot(manifest.bots)
    own = replace(manifest, bots=bots, seed=manifest.seed ^ OTHER_SEED, luck=False, use_games=0, decisions=False)
    player = Player(game, Setting(own, positions=POSITIONS))
    kept, results, game_of = [], [], []
    for books in player.batches(range(games // manifest.seats)):
        n = int(player.desks[0]["n_games"])
        counts = books.games["kept"][:n]
        rows = np.concatenate([row * POSITIONS + np.arange(count) for row, count in enumerate(counts)])
        kept.append(books.positions[rows])
        results.append(books.results[rows])
        game_of.append(np.repeat(books.games["game"][:n], counts))
    states = np.concatenate(kept)
    seen, own_guess = seen_in(game, player.start.boxes, states, manifest.seats)
    return fit(inputs(seen, own_guess), np.concatenate(results), np.concatenate(game_of))


def seen_in(game: Game, boxes: Any, states: Any, seats: int) -> tuple[Any, Any]:
    """Return the features of every seat in every position, and the game's own estimates."""
    seen = np.zeros((len(states), seats, game.search.n_features), np.float32)
    guess = np.zeros((len(states), seats))
    functions(game).see_all(boxes, states, seen, guess)
    return seen, guess.astype(np.float32)


@cache
def functions(game: Game) -> SimpleNamespace:
    """Return the functions of `seen_kernel`, compiled for a game."""
    return bind(seen_kernel, game.kernel)
