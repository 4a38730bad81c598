"""Compare the chances that hints and the bar show with what came of them, and fit the games' `calibration.toml`.

    python benchmarks/calibration.py destorsion --seats 2 --games 2000     play, measure, print and save
    python benchmarks/calibration.py destorsion --seats 2 --games 0        evaluate the games played so far
    python benchmarks/calibration.py airain --seats 4 --rows /tmp/rows     keep the games elsewhere
    python benchmarks/calibration.py poignee --games 0 --write             and write the curves to the game's folder

Equal bots (`--bot`, by default mcts:100) play fresh games against each other. At random decisions of each game the
script notes the estimate of a hint (a search of `--hint` iterations) and that of the bar (`outlook`, as the next seat
sees it), both without calibration. Each has a curve of its own. Every game is kept in `--rows`, so a run may be ended
at any time and resumed.

For both estimates it prints, per tenth of the win share, how often the seat to decide won, with a 95 % interval, and
the Brier score, before and after calibration. Every game is measured with a curve that was fitted to the other half of
the games (even seeds, odd seeds). The summary goes to benchmarks/results/calibration-<date>.json. It also says how long
the games took, how many took more than five times the median, and in how many the repetition rule was needed.
"""

import argparse
import json
import random
from collections.abc import Iterable
from datetime import date
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import tablee
from tablee.search.bots import bot
from tablee.search.calibration import BAR, FILE, HINT, Curve
from tablee.search.ladder import played, wilson
from tablee.search.levels import PATIENCE
from tablee.search.outlook import outlook
from tablee.search.searcher import Plan, Searcher

HERE = Path(__file__).parent
SOURCES = (HINT, BAR)
PER_GAME = 3  # decisions noted per game
TENTHS = 10
LEAST = 400  # a tenth with fewer positions is not judged
LONG = 5  # a game is too long if it takes more than this many times the median
EDGES = (0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01)  # groups of estimates to fit
DOUBT = 20  # positions by which every group is pulled towards what was said
SLOPE = 0.02  # part of a fitted curve that follows what was said, so that it always rises

Row = dict[str, Any]


class Watched:
    """A bot that counts how often a choice was one that the repetition rule forbids."""

    def __init__(self, word: str, seed: int) -> None:
        self.bot, self.repeats = bot(word, seed), 0

    def choose(self, seen, seat, repeated):
        """Return the bot's choice."""
        self.repeats += any(times >= PATIENCE for times in repeated.values())
        return self.bot.choose(seen, seat, repeated)


def play(game, seats: int, word: str, hint: Searcher, seed: int) -> Row:
    """Play one game; return its length, its result and what was estimated at some of its decisions."""
    bots = [Watched(word, seed * 64 + seat) for seat in range(seats)]
    dice, noted, decisions = random.Random(seed), [], 0
    position = game.start(seats, game.simulation_options, compiled=True)
    for now in played(position, bots, seed):
        if now.to_act < 0 or len(now.legal()) < 2:
            continue
        decisions += 1
        place = len(noted) if len(noted) < PER_GAME else dice.randrange(decisions)  # reservoir sampling
        if place < PER_GAME:
            noted[place : place + 1] = [now.copy()]
        if decisions > 4 * game.ply_limit:
            break
    rows = []
    for found in noted:
        seat = found.to_act
        seen = found.seen_by(seat)
        thought = hint.think(seen, seat)
        next_seat = (seat + 1) % seats
        bar = outlook(found.seen_by(next_seat), next_seat).chances
        rows.append({"seat": seat, "hint": list(thought.candidates[0].chances), "bar": bar})
    won = position.values() if position.is_over else [1 / seats] * seats
    repeats = sum(one.repeats for one in bots)
    return {"seed": seed, "decisions": decisions, "repeats": repeats, "won": won, "rows": rows}


def fitted(positions: Iterable[tuple[Row, list[float]]], source: str) -> Curve:
    """Return the rising curve that fits best the seats to decide: means of small groups, joined while they do not rise.

    Every group is pulled towards what was said as if `DOUBT` more positions had agreed with it, and the curve keeps at
    least `SLOPE` of its steepness everywhere.
    """
    pairs = [(row[source][row["seat"]], won[row["seat"]]) for row, won in positions]
    said, came = np.array(pairs).T
    groups = []  # number of positions, sum of what was said, sum of what came
    for low, high in pairwise(EDGES):
        here = (said >= low) & (said < high)
        if n := int(here.sum()):
            middle = said[here].mean()
            groups.append((n + DOUBT, middle * (n + DOUBT), came[here].sum() + middle * DOUBT))
    joined: list[tuple[float, float, float]] = []
    for group in groups:  # pool adjacent violators
        while joined and joined[-1][2] / joined[-1][0] >= group[2] / group[0]:
            group = tuple(a + b for a, b in zip(joined.pop(), group, strict=True))
        joined.append(group)
    points = [(x / n, (1 - SLOPE) * y / n + SLOPE * x / n) for n, x, y in joined]
    inside = [(round(float(x), 4), round(float(y), 4)) for x, y in points if 0.001 < x < 0.999 and 0.0005 < y < 0.9995]
    return Curve(tuple(x for x, _ in inside), tuple(y for _, y in inside))


def reliability(chances: Iterable[float], won: Iterable[float]) -> dict[str, Any]:
    """Return, per tenth of the win share, what was said and what came of it; and the Brier score."""
    said, came = np.array(list(chances)), np.array(list(won))
    tenths = []
    for tenth in range(TENTHS):
        here = np.minimum((said * TENTHS).astype(int), TENTHS - 1) == tenth
        if n := int(here.sum()):
            low, high = wilson(float(came[here].sum()), n)
            row = {"positions": n, "said": said[here].mean(), "came": came[here].mean(), "low": low, "high": high}
            tenths.append({"tenth": tenth, **{k: round(float(x), 4) for k, x in row.items()}})
    worst = max((abs(t["said"] - t["came"]) for t in tenths if t["positions"] >= LEAST), default=None)
    base = float(np.mean((came.mean() - came) ** 2))
    return {
        "positions": len(said),
        "brier": round(float(np.mean((said - came) ** 2)), 4),
        "base_rate": round(base, 4),
        "worst_judged": worst,
        "tenths": tenths,
    }


def evaluated(games: list[Row]) -> dict[str, Any]:
    """Return, for both sources of estimates, the fitted curve and the reliability before and after.

    The curve returned is fitted to all games; the reliability of a game is measured with a curve fitted to the half
    that it does not belong to. Also says how far the numbers that hint and bar show for the same position lie apart.
    """
    lengths = [game["decisions"] for game in games]
    found: dict[str, Any] = {
        "games": len(games),
        "median_decisions": median(lengths),
        "most_decisions": max(lengths),
        "games_too_long": sum(length > LONG * median(lengths) for length in lengths),
        "games_with_repeats": sum(game["repeats"] > 0 for game in games),
    }
    halves: list[list[tuple[Row, list[float]]]] = [[], []]
    for game in games:
        halves[game["seed"] % 2] += [(row, game["won"]) for row in game["rows"]]
    won = [won[row["seat"]] for half in halves for row, won in half]
    shown = {}
    for source in SOURCES:
        whole, *parts = (fitted(some, source) for some in ([*halves[0], *halves[1]], *halves))
        before = [row[source][row["seat"]] for half in halves for row, _ in half]
        after = [
            curve(row[source], row["seat"])[row["seat"]]
            for half, curve in zip(halves, reversed(parts), strict=True)
            for row, _ in half
        ]
        shown[source] = [whole(row[source], row["seat"])[row["seat"]] for half in halves for row, _ in half]
        found[source] = {
            "curve": {"said": whole.said, "came": whole.came},
            "before": reliability(before, won),
            "after": reliability(after, won),
        }
    apart = np.abs(np.subtract(shown[HINT], shown[BAR]))
    found["hint_and_bar_differ"] = {
        "mean": round(float(np.mean(apart)), 4),
        "p99": round(float(np.percentile(apart, 99)), 4),
    }
    return found


def show(found: dict[str, Any]) -> None:
    print({key: x for key, x in found.items() if key not in SOURCES})
    for source in SOURCES:
        part = found[source]
        print(source)
        for when in ("before", "after"):
            told = part[when]
            print(f"  {when}: Brier {told['brier']}, base rate {told['base_rate']}, worst {told['worst_judged']}")
            for t in told["tenths"]:
                print(
                    f"    {t['said']:.3f} said, {t['came']:.3f} came [{t['low']:.3f}, {t['high']:.3f}]", t["positions"]
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000, help="total; those played before are not played again")
    parser.add_argument("--bot", default="mcts:100")
    parser.add_argument("--hint", type=int, default=1000, help="iterations of the search that stands for a hint")
    parser.add_argument("--rows", type=Path, default=HERE.parent / "build" / "calibration")
    parser.add_argument("--write", action="store_true", help=f"write the curves to the game's {FILE}")
    args = parser.parse_args()
    game = tablee.game(args.game)
    args.rows.mkdir(parents=True, exist_ok=True)
    path = args.rows / f"{game.name}-{args.seats}-{args.bot.replace(':', '')}-{args.hint}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    games = [json.loads(line) for line in lines]
    hint = Searcher(Plan(iterations=args.hint))
    for seed in range(len(games) + 1, args.games + 1):
        games.append(play(game, args.seats, args.bot, hint, seed))
        with path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(games[-1]) + "\n")
    found = {"bot": args.bot, "hint_iterations": args.hint, **evaluated(games)}
    show(found)
    summary = HERE / "results" / f"calibration-{date.today().isoformat()}.json"
    whole = json.loads(summary.read_text(encoding="utf-8")) if summary.exists() else {}
    whole.setdefault(game.name, {})[f"{args.seats} seats"] = found
    summary.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    if args.write:
        write(game, whole[game.name])


def write(game, by_seats: dict[str, Any]) -> None:
    """Write the curves of all numbers of seats that were measured today."""
    lines = ["# What bots say and what comes of it. Made by benchmarks/calibration.py; see tablee.search.calibration."]
    for seats, found in sorted(by_seats.items()):
        for source in SOURCES:
            lines += ["", f"[{seats.split()[0]}.{source}]  # {found['games']} games of {found['bot']}"]
            lines += [f"{name} = {list(numbers)}" for name, numbers in found[source]["curve"].items()]
    (game.folder / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
