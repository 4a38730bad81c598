"""Strength of the bots against the bars set for them; results go to benchmarks/results/strength-<game>-<date>.json.

    python benchmarks/strength.py destorsion                  everything, a few minutes to an hour
    python benchmarks/strength.py poignee --only curve,punctual --games 40
    python benchmarks/strength.py airain --only bars --ms 100
    python benchmarks/strength.py poignee --only bars --against random --games 60

bars      mcts against random and greedy at two seats, and against three random bots at four; kept after every game,
          so that a measurement broken off, or one with more --games, goes on from there
curve     the share won against greedy, and against a quarter, with 12, 50, 200, 800 and 3200 iterations
punctual  how far a move exceeds its budget of milliseconds, at worst
endgames  how often the best move of a small endgame is found, against bounds of exhaustive expectimax
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import tablee
from tablee.core.contract import CHANCE
from tablee.core.sources import Seeded
from tablee.search.bots import bot, maker
from tablee.search.ladder import Tally, against_field, meet
from tablee.search.searcher import TO_THE_END, Plan, Searcher

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))
from endgames import sampled  # noqa: E402

LIMIT = 3_000  # positions that must suffice to prove a best move
BUDGET = Plan(iterations=100_000)
FIELDS = {"random": ("random", 2), "greedy": ("greedy", 2), "three random": ("random", 4)}  # whom, and how many seats

Found = dict[str, Any]


def told(tally: Tally) -> dict[str, float]:
    low, high = tally.interval
    return {"share": round(tally.share, 6), "low": round(low, 4), "high": round(high, 4), "games": tally.games}


def duel(game, one: str, other: str, games: int) -> dict[str, float]:
    tally = Tally()
    for seed in range(games // 2):
        for won in meet(game, maker(one), maker(other), seed + 1):
            tally.add(won)
    print(f"  {one} v {other}: {told(tally)}", flush=True)
    return told(tally)


def bars(game, said, begun) -> Iterator[Found]:
    hero, found = f"mcts:{said.ms}ms", dict(begun)
    for other in said.against.split(","):
        row = found.get(other, {"share": 0, "games": 0})
        tally = Tally(row["share"] * row["games"], row["games"])
        for so_far in against_field(game, hero, *FIELDS[other], said.games, tally=tally):
            found[other] = told(so_far)
            print(f"  {hero} v {other}: {found[other]}", flush=True)
            yield found


def curve(game, said, begun) -> Iterator[Found]:
    words = [f"mcts:{n}" for n in (12, 50, 200, 800, 3200)]
    found = {}
    for word in words:
        found[word] = duel(game, word, "greedy", said.games)
        yield found
    for less, more in pairwise(words):
        found[f"{more} v {less}"] = duel(game, more, less, said.games)
        yield found


def punctual(game, said, begun) -> Iterator[Found]:
    """Play with budgets of 10 to 1000 ms at the fewest and the most seats; yield the worst excess.

    By the clock, and in processor time: on a busy machine the clock also counts the waiting for a processor.
    """
    found = {}
    for seats in (game.seats[0], game.seats[-1]):
        position, source, dice = game.start(seats, compiled=True), Seeded(1), random.Random(1)
        bots = {(ms, seat): bot(f"mcts:{ms}ms", 1) for ms in (10, 50, 300, 1000) for seat in range(seats)}
        bots[10, 0].searcher.prepared(position_to_decide(position, source), 0)  # loads what is compiled
        worst, own, moves = 0.0, 0.0, 0
        while not position.is_over and moves < 150:
            actor = position.to_act
            if actor == CHANCE:
                position.draw(source, moves)
                continue
            ms = dice.choice((10, 50, 300, 1000))
            seen = position.seen_by(actor)
            began, used = time.perf_counter(), time.process_time()
            action = bots[ms, actor].choose(seen, actor)
            worst = max(worst, (time.perf_counter() - began) * 1000 - ms)
            own = max(own, (time.process_time() - used) * 1000 - ms)
            position.play(actor, action)
            moves += 1
        row = {"worst_excess_ms": round(worst, 1), "worst_excess_processor_ms": round(own, 1), "moves": moves}
        print(f"  {seats} seats: {row}", flush=True)
        found[f"{seats} seats"] = row
        yield found


def position_to_decide(position, source):
    while position.to_act == CHANCE:
        position.draw(source, 0)
    return position


def endgames(game, said, begun) -> Iterator[Found]:
    """Tell how many best moves are found as the bots search, and with playouts to the end."""
    positions, found = sampled(game, said.games, LIMIT), {}
    for name, plan in (("as played", BUDGET), ("to the end", replace(BUDGET, playout=TO_THE_END))):
        searcher, best, regret = Searcher(plan), 0, 0.0
        for endgame in positions:
            action = searcher.think(endgame.position, endgame.seat).action
            best += endgame.is_best(action)
            regret = max(regret, endgame.regret(action))
        found[name] = {"best": best, "positions": len(positions), "worst_regret": round(regret, 5)}
        print(f"  {name}: {best} of {len(positions)} best, worst regret {regret:.4f}", flush=True)
        yield found


PARTS = {"bars": bars, "curve": curve, "punctual": punctual, "endgames": endgames}


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("game")
    read.add_argument("--only", default="bars,curve,punctual")
    read.add_argument("--games", type=int, default=100)
    read.add_argument("--against", default=",".join(FIELDS), help="whom to meet, of random,greedy,three random")
    read.add_argument("--ms", type=int, default=1000)
    said = read.parse_args()
    for words, known in ((said.only, PARTS), (said.against, FIELDS)):
        if unknown := set(words.split(",")) - set(known):
            read.error(f"{', '.join(unknown)}: not one of {', '.join(known)}")
    game = tablee.game(said.game)
    print(game.title)
    path = HERE / "results" / f"strength-{game.name}-{date.today().isoformat()}.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    path.parent.mkdir(exist_ok=True)
    found["machine"] = {"python": platform.python_version(), "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    for name in said.only.split(","):
        part = name if name != "bars" else f"bars at {said.ms} ms"
        for so_far in PARTS[name](game, said, found.get(part, {})):
            found[part] = so_far
            path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
