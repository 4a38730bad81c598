"""Compiles a game in advance. Every function is called once, so that it is compiled or loaded from the cache."""

import numpy as np

from tablee.core.fields import new
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.rng import seed_of
from tablee.core.sources import Seeded
from tablee.search.searcher import Plan, Tree


def has_cache(game: Game) -> bool:
    """Return whether compiled code is cached on this machine. Without a cache, every process compiles the game."""
    return game.native.act.stats.cache_path is not None


def warm(game: Game, *, bots: bool = True, simulation: bool = True) -> None:
    """Compile a game's rules or load them from the cache; by default also the search of the bots and random play."""
    match = Match(game, game.seats[0], source=Seeded(1), compiled=True)
    match.settle()
    position = match.position
    if bots:
        Tree(position, 0, Plan(iterations=1)).grow(0, seed_of(0), np.zeros(1, np.int8))
    if simulation:
        states = new(game.state_dtype, 2)
        out, weight, scratch = (np.zeros(max(game.buffer_size, 16), np.int64) for _ in range(3))
        results = np.zeros((1, 1 + 2 * game.seats[0]), np.int64)
        game.native.start(position.boxes, states, 0, game.seats[0])
        game.native.play_games(position.boxes, states, results, scratch, seed_of(1), out, weight, game.ply_limit)
        position.features(0)
    match.play(position.to_act, position.legal()[0])
    position.redealt(0, 1), position.scores(), position.ranks(), position.values()
    for seat in range(match.seats):
        position.interjections(seat)
