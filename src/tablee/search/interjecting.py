"""Decides whether a bot acts out of turn, by comparing the most promising interjection with doing nothing."""

import re

import numpy as np

from tablee.core.position import Position
from tablee.search.levels import LEVELS
from tablee.search.searcher import Plan, Searcher

LEAST_LEVEL = 3  # bots below this level never act out of turn
TIMED = 16_000  # budget in iterations for a level whose own budget is in milliseconds
LEAST = 100  # minimum number of iterations of one search; with fewer, the result says nothing
PAIRS = 8  # pairs of searches, one with the interjection and one without; together they use the bot's budget
CLEARLY = 2.0  # the mean gain of the pairs must be more than this many standard errors
WORLDS = 4  # in a game with hidden information, an estimate is the mean over this many re-dealt positions


def budget_of(word: str) -> int:
    """Return the number of iterations of one search for this bot, or 0 if the bot never acts out of turn."""
    level = int(said[1]) if (said := re.fullmatch(r"bot(\d)", word)) else 0
    if level < LEAST_LEVEL:
        return 0
    return max(LEAST, (LEVELS[level].plan.iterations or TIMED) // (2 * PAIRS))


def interjection(seen: Position, seat: int, word: str, *, compiled: bool = True) -> int | None:
    """Return the action that a bot takes out of turn in a position as its seat sees it, or None.

    The interjection that most raises the estimated chance to win is tested by several pairs of searches. In each pair,
    one search starts after the interjection and the other without it, both at the decision of the seat to act.
    """
    budget, actor = budget_of(word), seen.to_act
    if not budget or actor < 0 or actor == seat:
        return None
    idle = estimate(seen, seat)
    gains = {action: estimate(after(seen, seat, action), seat) - idle for action in seen.interjections(seat)}
    best = max(gains, key=lambda action: gains[action], default=None)
    if best is None or gains[best] <= 0:
        return None
    pairs = [_pair(seen.redealt(seat, seed), seat, best, budget, seed, compiled) for seed in range(1, PAIRS + 1)]
    error = float(np.std(pairs, ddof=1)) / PAIRS**0.5
    return best if np.mean(pairs) > CLEARLY * error else None


def _pair(world: Position, seat: int, action: int, budget: int, seed: int, compiled: bool) -> float:
    """Return how much an interjection raises a seat's chance to win, by one search with it and one without."""
    with_it = _searched(after(world, seat, action), seat, budget, seed, compiled)
    return with_it - _searched(world, seat, budget, seed, compiled)


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
    """Return a seat's chance to win if the seat to act takes its best choice. Forced moves are played first."""
    position = position.copy()
    while position.to_act >= 0 and len(position.legal()) == 1:
        position.play(position.to_act, position.legal()[0])
    if position.to_act < 0:
        return position.values()[seat]
    thought = Searcher(Plan(iterations=iterations), seed, compiled=compiled).think(position, position.to_act)
    chosen = next(c for c in thought.candidates if c.action == thought.action)
    return chosen.chances[seat]
