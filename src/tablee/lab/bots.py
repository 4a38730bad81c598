"""Bots for the lab: the same names as everywhere, as records for the compiled loop."""

from dataclasses import replace
from typing import Any

import numpy as np

from tablee.core.errors import TableeError
from tablee.core.fields import new
from tablee.core.game import Game
from tablee.search import mcts_kernel
from tablee.search.bots import RandomBot, SearchBot, maker
from tablee.search.searcher import Plan, kernel_plan

USUAL = "greedy"


def plan_of(word: str) -> Plan | None:
    """Return the search plan of a bot, or None for random actions.

    Raises `TableeError` for difficulty levels, which are made for people, and for bots with a time budget, whose games
    cannot be made again.
    """
    bot = maker(word)(0)
    if isinstance(bot, RandomBot):
        return None
    if not isinstance(bot, SearchBot):
        raise TableeError(
            f"{word!r} is a difficulty level for people and errs on purpose. Use random, greedy, flat:60 or mcts:200."
        )
    plan = bot.searcher.plan
    if plan.iterations is None:
        raise TableeError(
            f"{word!r} thinks by the clock, so its games could not be made again. Give it a number of iterations, "
            "such as mcts:800."
        )
    return replace(plan, reuse=False)


def seated(bots: list[str], seats: int) -> list[str]:
    """Return a bot for every seat: one word stands for all of them. Raises `TableeError` for a wrong number."""
    for word in bots:
        plan_of(word)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise TableeError(f"There are {seats} seats: name one bot for all of them, or {seats}, not {len(bots)}.")
    return bots


def seat_at(desk: Any, game: Game, bots: list[str]) -> tuple[Any, int]:
    """Write the bots into the desk; return a PLAN record for every bot, and the nodes that the largest tree needs."""
    plans, room = new(mcts_kernel.PLAN, len(bots)), 1
    for i, word in enumerate(bots):
        plan = plan_of(word)
        if plan is None:
            desk["is_random"][i] = 1
            continue
        desk["iterations"][i] = plan.iterations
        desk["per_choice"][i], desk["by_mean"][i] = plan.per_choice, plan.by_mean
        plans[i] = (0, *kernel_plan(game, plan))
        room = max(room, plan.room)
    return plans, room


def cost(bots: list[str]) -> float:
    """Return about how many times longer a game of these bots takes than a random one."""
    plans = [plan_of(word) for word in bots]
    return float(np.mean([1.0 if p is None else 4.0 * (p.iterations or 1) * (8 if p.per_choice else 1) for p in plans]))


def for_pilot(bots: list[str]) -> list[str]:
    """Return quick bots whose games are like those of the given bots: a search of some depth becomes a greedy bot."""
    return [word if word in ("random", "greedy") else USUAL for word in bots]
