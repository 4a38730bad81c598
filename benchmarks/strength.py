"""Measure the strength of the search bot. Results go to benchmarks/results/strength-<game>-<date>.json.

    python benchmarks/strength.py destorsion                  bars, curve and punctual; takes minutes to an hour
    python benchmarks/strength.py poignee --only curve,punctual --games 40
    python benchmarks/strength.py airain --only bars --ms 100
    python benchmarks/strength.py poignee --only bars --against random --games 60

bars      mcts against random and greedy with two players, and against three random bots with four. Results are
          saved after every game: run it again on the same day to resume, or with more --games to extend.
curve     mcts with 12, 50, 200, 800 and 3200 iterations: share of wins against greedy and against the next lower number
punctual  how far a move exceeds its time budget at worst, in milliseconds
levels    what levels 1 to 4 lose per decision, in win share, judged by a search with 20 times the budget of level 4. In
          games between levels, every level is asked at random decisions, and one search judges all answers. Resumable
          like bars; --games counts decisions.
endgames  how often the best move of a small endgame is found, according to exhaustive expectimax
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
from tablee.search.ladder import SURE, Tally, against_field, meet, played
from tablee.search.levels import LEVELS, LevelBot, wins_at_once
from tablee.search.searcher import TO_THE_END, Plan, Searcher

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))
from endgames import sampled  # noqa: E402

LIMIT = 3_000  # positions the expectimax may expand per endgame
BUDGET = Plan(iterations=100_000)
JUDGED = 20  # a level is judged by a search with this many times its iterations
WIDE = 3.0  # the judge explores this many times as much as a bot, to see what the poorer choices are worth
ASKED = 0.1  # probability that the levels are asked at a decision
FIELDS = {"random": ("random", 2), "greedy": ("greedy", 2), "three random": ("random", 4)}  # name -> opponent, seats

Found = dict[str, Any]


def summary(tally: Tally) -> dict[str, float]:
    low, high = tally.interval
    return {"share": round(tally.share, 6), "low": round(low, 4), "high": round(high, 4), "games": tally.games}


def duel(game, one: str, other: str, games: int) -> dict[str, float]:
    tally = Tally()
    for seed in range(games // 2):
        for won in meet(game, maker(one), maker(other), seed + 1):
            tally.add(won)
    print(f"  {one} v {other}: {summary(tally)}", flush=True)
    return summary(tally)


def bars(game, args, saved) -> Iterator[Found]:
    hero, found = f"mcts:{args.ms}ms", dict(saved)
    for other in args.against.split(","):
        row = found.get(other, {"share": 0, "games": 0})
        tally = Tally(row["share"] * row["games"], row["games"])
        for so_far in against_field(game, hero, *FIELDS[other], args.games, tally=tally):
            found[other] = summary(so_far)
            print(f"  {hero} v {other}: {found[other]}", flush=True)
            yield found


def curve(game, args, saved) -> Iterator[Found]:
    words = [f"mcts:{n}" for n in (12, 50, 200, 800, 3200)]
    found = {}
    for word in words:
        found[word] = duel(game, word, "greedy", args.games)
        yield found
    for less, more in pairwise(words):
        found[f"{more} v {less}"] = duel(game, more, less, args.games)
        yield found


def punctual(game, args, saved) -> Iterator[Found]:
    """Play with budgets of 10 to 1000 ms, with the fewest and the most players; yield the worst excess.

    Measures wall-clock time and processor time. On a busy machine, wall-clock time includes waiting for a processor.
    """
    found = {}
    for seats in (game.seats[0], game.seats[-1]):
        position, source, dice = game.start(seats, game.simulation_options, compiled=True), Seeded(1), random.Random(1)
        bots = {(ms, seat): bot(f"mcts:{ms}ms", 1) for ms in (10, 50, 300, 1000) for seat in range(seats)}
        bots[10, 0].searcher.prepared(position_to_decide(position, source), 0)  # load the compiled kernel before timing
        worst, own, moves = 0.0, 0.0, 0
        while not position.is_over and moves < 150:
            actor = position.to_act
            if actor == CHANCE:
                position.sample_chance(source, moves)
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
        position.sample_chance(source, 0)
    return position


def endgames(game, args, saved) -> Iterator[Found]:
    """Count the best moves found, by the search as the bots use it and with playouts to the end of the game."""
    positions, found = sampled(game, args.games, LIMIT), {}
    for name, plan in (("as played", BUDGET), ("to the end", replace(BUDGET, playout=TO_THE_END))):
        searcher, best, regret = Searcher(plan), 0, 0.0
        for endgame in positions:
            action = searcher.think(endgame.position, endgame.seat).action
            best += endgame.is_best(action)
            regret = max(regret, endgame.regret(action))
        found[name] = {"best": best, "positions": len(positions), "worst_regret": round(regret, 5)}
        print(f"  {name}: {best} of {len(positions)} best, worst regret {regret:.4f}", flush=True)
        yield found


def levels(game, args, saved) -> Iterator[Found]:
    """Let all levels answer at random decisions of games between levels; yield what their answers lose."""
    asked = {str(n): level for n, level in LEVELS.items() if level.plan.iterations}
    budget = JUDGED * max(level.plan.iterations for level in asked.values())
    # A wide search, so that the judge looks at every choice and not only at the best ones
    judge = Searcher(Plan(iterations=budget, breadth=1e9, exploration=WIDE * game.search.exploration))
    names = ("decisions", "sum", "squares", "most", "above_cap", "ruinous", "wins_missed")
    found = dict(saved) or {"games": 0, "judge": budget, **{n: dict.fromkeys(names, 0) for n in asked}}
    while found["1"]["decisions"] < args.games:
        found["games"] += 1
        seed, dice = found["games"], random.Random(found["games"])
        position = game.start(2, game.simulation_options, compiled=True)
        bots = [LevelBot(dice.choice(list(asked.values())), seed * 64 + seat) for seat in range(2)]
        for now in played(position, bots, seed):
            if now.to_act >= 0 and len(now.legal()) > 1 and dice.random() < ASKED:
                seen, seat = now.seen_by(now.to_act), now.to_act
                thought = judge.think(seen, seat)
                judged = {c.action: c.chances[seat] for c in thought.candidates}
                winning = wins_at_once(seen, seat)
                for n, level in asked.items():
                    action = LevelBot(level, seed).choose(seen, seat)
                    note(found[n], level, max(0.0, judged[thought.action] - judged[action]))
                    found[n]["ruinous"] += game.words.ruinous(seen, action)
                    found[n]["wins_missed"] += bool(winning) and action not in winning
        print(f"  {game.name}, {found['games']} games", {n: found[n]["mean"] for n in asked}, flush=True)
        yield found


def note(row: Found, level, loss: float) -> None:
    """Add one decision to what is known about a level."""
    row["decisions"] += 1
    row["sum"] = round(row["sum"] + loss, 6)
    row["squares"] = round(row["squares"] + loss * loss, 6)
    row["most"] = round(max(row["most"], loss), 4)
    row["above_cap"] += loss > level.most
    mean = row["sum"] / row["decisions"]
    spread = max(0.0, row["squares"] / row["decisions"] - mean * mean)
    row["mean"] = round(mean, 5)
    row["interval"] = round(SURE * (spread / row["decisions"]) ** 0.5, 5)


PARTS = {"bars": bars, "curve": curve, "punctual": punctual, "levels": levels, "endgames": endgames}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--only", default="bars,curve,punctual")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", default=",".join(FIELDS), help="opponents for bars: random,greedy,three random")
    parser.add_argument("--ms", type=int, default=1000)
    args = parser.parse_args()
    for words, known in ((args.only, PARTS), (args.against, FIELDS)):
        if unknown := set(words.split(",")) - set(known):
            parser.error(f"{', '.join(unknown)}: not one of {', '.join(known)}")
    game = tablee.game(args.game)
    print(game.title)
    path = HERE / "results" / f"strength-{game.name}-{date.today().isoformat()}.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    path.parent.mkdir(exist_ok=True)
    found["machine"] = {"python": platform.python_version(), "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    for name in args.only.split(","):
        part = name if name != "bars" else f"bars at {args.ms} ms"
        for so_far in PARTS[name](game, args, found.get(part, {})):
            found[part] = so_far
            path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
