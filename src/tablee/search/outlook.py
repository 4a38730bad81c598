"""Every seat's chance to win, as one seat sees it, whoever is to act: what the bar of chances shows."""

from collections import Counter
from typing import NamedTuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.core.sources import Seeded
from tablee.search.searcher import Plan, Searcher

WORLDS = 16  # positions that agree with what the seat knows
ITERATIONS = 960  # of all searches together


class Outlook(NamedTuple):
    """Every seat's estimated chance to win, and the seat that decides next, or `NOBODY`."""

    chances: list[float]
    decider: int


def outlook(seen: Position, seat: int, *, compiled: bool = True) -> Outlook:
    """Return every seat's chance to win if the seat to act plays well, from what `seat` sees.

    What is hidden from `seat`, and what chance does before somebody decides, is drawn several times. A search in each
    of these positions uses only what the seat to act sees there.
    """
    worlds = WORLDS if seen.game.hides or seen.to_act == CHANCE else 1
    sums, deciders = [0.0] * seen.seats, Counter[int]()
    for seed in range(worlds):
        chances, decider = _searched(seen.redealt(seat, seed), ITERATIONS // worlds, seed, compiled)
        sums = [total + chance for total, chance in zip(sums, chances, strict=True)]
        deciders[decider] += 1
    return Outlook([total / worlds for total in sums], max(deciders, key=lambda one: deciders[one]))


def _searched(position: Position, iterations: int, seed: int, compiled: bool) -> Outlook:
    """Return every seat's chance to win if the next seat that has a choice takes its best one."""
    source, ply = Seeded(seed), 0
    while position.to_act == CHANCE or len(position.legal()) == 1:
        if position.to_act == CHANCE:
            position.sample_chance(source, ply)
        else:
            position.play(position.to_act, position.legal()[0])
        ply += 1
    if position.is_over:
        return Outlook(position.values(), NOBODY)
    thought = Searcher(Plan(iterations=iterations), seed, compiled=compiled).think(position, position.to_act)
    return Outlook(list(thought.candidates[0].chances), position.to_act)
