"""Whether a bot acts out of turn: the most promising interjection is compared with doing nothing."""

import re

import numpy as np

from tablee.core.position import Position
from tablee.search.bots import LEVELS
from tablee.search.searcher import Plan, Searcher

LEAST_LEVEL = 3  # bots below it never act out of turn
TIMED = 1000  # iterations of a level whose budget is a time
SEEDS = (1, 2)  # one search each, with the interjection and without: all four share the bot's budget
MARGIN = 0.005  # added to the chance to win by every search; in one scene, level 4, such pairs varied by about 0.003
WORLDS = 4  # re-dealt positions by which interjections of a game with secrets are ranked


def budget_of(word: str) -> int:
    """Return the iterations of one search of a bot, 0 for bots that never act out of turn."""
    level = int(said[1]) if (said := re.fullmatch(r"bot(\d)", word)) else 0
    if level < LEAST_LEVEL:
        return 0
    return (LEVELS[level].plan.iterations or TIMED) // (2 * len(SEEDS))


def interjection(seen: Position, seat: int, word: str, *, compiled: bool = True) -> int | None:
    """Return what a bot does out of turn in a position as its seat sees it, or None.

    Interjections that raise the estimated chance to win are ranked by it. The best is then searched from the seat
    that is to act, with it and without it.
    """
    budget, actor = budget_of(word), seen.to_act
    if not budget or actor < 0 or actor == seat:
        return None
    idle = estimate(seen, seat)
    gains = {action: estimate(after(seen, seat, action), seat) - idle for action in seen.interjections(seat)}
    best = max(gains, key=lambda action: gains[action], default=None)
    if best is None or gains[best] <= 0:
        return None
    for seed in SEEDS:
        world = seen.redealt(seat, seed)
        with_it = _searched(after(world, seat, best), seat, budget, seed, compiled)
        if with_it < _searched(world, seat, budget, seed, compiled) + MARGIN:
            return None
    return best


def after(position: Position, seat: int, action: int) -> Position:
    """Return the position after an interjection."""
    later = position.copy()
    later.play(seat, action)
    return later


def estimate(seen: Position, seat: int) -> float:
    """Return the estimated chance of a seat to win, from what it sees."""
    if not seen.game.hides:
        return seen.values()[seat]
    return float(np.mean([seen.redealt(seat, seed).values()[seat] for seed in range(WORLDS)]))


def _searched(position: Position, seat: int, iterations: int, seed: int, compiled: bool) -> float:
    """Return a seat's chance to win after the best choice of the seat to act, which must have one."""
    position = position.copy()
    while position.to_act >= 0 and len(position.legal()) == 1:
        position.play(position.to_act, position.legal()[0])
    if position.to_act < 0:
        return position.values()[seat]
    thought = Searcher(Plan(iterations=iterations), seed, compiled=compiled).think(position, position.to_act)
    chosen = next(c for c in thought.candidates if c.action == thought.action)
    return chosen.chances[seat]
