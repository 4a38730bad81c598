"""Measures the lab: speed and memory, false alarms, how soon a planted seat effect is found, planted components.

    python benchmarks/lab.py speed                     a million random games of Déstorsion, and one process against two
    python benchmarks/lab.py seats [--game airain]     false alarms, and a planted seat effect
    python benchmarks/lab.py components                a province worth more, and a single square that doubles

Results are written to benchmarks/results/lab-<what>-<game>.json.
"""

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from tablee.core import discovery, variants
from tablee.lab.report.components import along_a_track, strength
from tablee.lab.report.measures import Estimate, ratio
from tablee.lab.results import Results, read_manifest
from tablee.lab.run import run, shard_range
from tablee.lab.schema import file_of
from tablee.lab.statistics import ALPHA, MOST_TAKEN, adjusted, evidence

RESULTS = Path(__file__).parent / "results"
BIAS = 0.02  # the planted effect: two points of win share for seat 0


def memory_of(parent: int) -> float:
    """Return the megabytes that a process and its descendants use; what they share is counted once."""
    kilobytes, children = 0, [parent]
    for process in children:  # grows while it is read
        try:
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
            kilobytes += int(rollup.partition("\nPss:")[2].split()[0])
            children += map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
        except (OSError, IndexError):
            continue  # it has just ended
    return kilobytes / 1024


def cpu_seconds() -> float:
    """Return the processor time of the commands that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def timed(words: list[str]) -> dict[str, Any]:
    """Carry out a command of Tablée; return the seconds it took, and the most memory it used by each quarter."""
    begun, seen, cpu = time.perf_counter(), list[tuple[float, float]](), cpu_seconds()
    process = subprocess.Popen([sys.executable, "-m", "tablee", *words], stdout=subprocess.DEVNULL)
    while process.poll() is None:
        seen.append((time.perf_counter() - begun, memory_of(process.pid)))
        time.sleep(0.1)
    wall = time.perf_counter() - begun
    if process.returncode:
        raise SystemExit(f"{' '.join(words)} failed")
    quarters = [max((mb for at, mb in seen if q <= 4 * at / wall < q + 1), default=0.0) for q in range(4)]
    return {
        "wall": round(wall, 2),
        "cpu": round(cpu_seconds() - cpu, 2),
        "load_after": round(os.getloadavg()[0], 2),
        "peak_mb": round(max(quarters), 1),
        "peak_mb_by_quarter": [round(q, 1) for q in quarters],
    }


def speed(games: int) -> dict[str, Any]:
    """Play random games of Déstorsion with four seats by one process and by two, then make a report of 100,000."""
    found: dict[str, Any] = {"games": games, "load_before": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as name:
        folder = Path(name)

        def play(where: str, games: int, jobs: int) -> list[str]:
            words = ["lab", "run", "destorsion", "--seats", "4", "--bots", "random", "--games", str(games)]
            return [*words, "--jobs", str(jobs), "-o", str(folder / where)]

        timed(play("warm", 4000, 1))  # compile
        for jobs in (2, 1):
            found[f"jobs_{jobs}"] = timed(play(f"by-{jobs}", games, jobs)) | {"games_per_s": 0}
            found[f"jobs_{jobs}"]["games_per_s"] = round(games / found[f"jobs_{jobs}"]["wall"])
        rows = Results(folder / "by-2").table("seats").select(pl.len()).collect().item()
        found |= {"seat_rows": rows, "two_against_one": found["jobs_1"]["wall"] / found["jobs_2"]["wall"]}
        timed(play("hundred", 100_000, 2))
        found["report_100000"] = timed(["lab", "report", str(folder / "hundred"), "-o", str(folder / "page.html")])
    return found


def random_source() -> Any:
    """Return the generator of a measurement, the same each time."""
    return np.random.default_rng(1)


# --- seats -----------------------------------------------------------------------------------------------------


def pool(folder: Path) -> tuple[Any, Any]:
    """Return shares and luck by block, rotation and seat."""
    found = Results(folder)
    table = found.table("seats").sort("game", "seat").select("share", "luck").collect()
    shape = -1, found.manifest.seats, found.manifest.seats
    return tuple(table[name].to_numpy().astype(float).reshape(shape) for name in ("share", "luck"))


def alarm(values: Any, low: float, high: float, fair: float, alpha: float) -> int:
    """Return after how many data an effect is named; 0 if it never is."""
    found = evidence(values, low, high, fair) >= math.log(1 / alpha)
    return int(found.argmax()) + 1 if found.any() else 0


def false_alarms(shares: Any, luck: Any, runs: int, blocks: int, rng: Any) -> dict[str, Any]:
    """Permute the seats of every block; count the runs in which any seat is named, with a look after every block."""
    seats = shares.shape[2]
    by_block, luck_by_block = shares.mean(1), luck.mean(1)
    named = {"plain": 0, "adjusted": 0}
    for _ in range(runs):
        drawn = rng.integers(len(by_block), size=blocks)
        order = rng.permuted(np.tile(np.arange(seats), (blocks, 1)), axis=1)
        x, y = (np.take_along_axis(a[drawn], order, 1) for a in (by_block, luck_by_block))
        z, c = adjusted(x, y), MOST_TAKEN
        each = ALPHA / seats
        named["plain"] += any(alarm(x[:, s], 0, 1, 1 / seats, each) for s in range(seats))
        named["adjusted"] += any(alarm(z[:, s], -c, 1 + c, 1 / seats, each) for s in range(seats))
    return {"runs": runs, "blocks": blocks, "any_seat_named": named}


def planted(shares: Any, rng: Any) -> Any:
    """Return the shares if seat 0 is given the win of some games that it did not win, so that it gains `BIAS`."""
    given = rng.random(shares.shape[:2]) < BIAS / (1 - shares[..., 0].mean())
    won = np.zeros(shares.shape[2])
    won[0] = 1.0
    return np.where(given[..., None], won, shares)


def games_needed(shares: Any, luck: Any, runs: int, rng: Any) -> dict[str, Any]:
    """Return how many games it takes to name the planted seat, by single games and by blocks, with and without luck."""
    seats, fair = shares.shape[2], 1 / shares.shape[2]
    needed: dict[str, list[float]] = {"single games": [], "blocks": [], "single games, luck": [], "blocks, luck": []}
    shares = shares - shares.mean((0, 1)) + fair  # the game's own seat effect is taken out
    means = luck.mean((0, 1))  # zero, but not exactly so among the games of the pool
    luck, c = luck - means, MOST_TAKEN + float(np.abs(means).max())
    low, high = shares.min(), shares.max() + BIAS
    for _ in range(runs):
        drawn = rng.integers(len(shares), size=60_000 // seats)
        x, y = planted(shares[drawn], rng), luck[drawn]
        first = rng.integers(seats, size=len(drawn))
        one, its_luck = (a[np.arange(len(drawn)), first] for a in (x, y))
        data = {
            "single games": (np.concatenate([one[:, 0], x[:, 0, 0]]), low, high, 1),
            "blocks": (x.mean(1)[:, 0], low, high, seats),
            "single games, luck": (adjusted(one, its_luck)[:, 0], low - c, high + c, 1),
            "blocks, luck": (adjusted(x.mean(1), y.mean(1))[:, 0], low - c, high + c, seats),
        }
        for name, (values, least, most, games) in data.items():
            found = alarm(values, least, most, fair, ALPHA / seats)
            needed[name].append(found * games if found else math.inf)
    medians = {name: float(np.median(found)) for name, found in needed.items()}
    return {"runs": runs, "median_games": medians, "ratio": medians["blocks, luck"] / medians["single games"]}


def seats(game: str, seats: int, bots: str, games: int, folder: Path | None) -> dict[str, Any]:
    if folder is None:
        folder = Path(tempfile.mkdtemp(prefix="tablee-bench-")) / "run"
        run(game, seats=seats, bots=[bots], games=games, folder=folder, use_games=0, luck=True)
    shares, luck = pool(folder)
    bots, rng = ", ".join(dict.fromkeys(read_manifest(folder).bots)), random_source()
    variance = {
        "single games": float(shares.var((0, 1)).mean()),
        "blocks, per game": float(shares.mean(1).var(0).mean() * shares.shape[2]),
        "single games, luck": float(adjusted(shares[:, 0], luck[:, 0]).var(0).mean()),
        "blocks, luck, per game": float(adjusted(shares.mean(1), luck.mean(1)).var(0).mean() * shares.shape[2]),
    }
    return {
        "game": game,
        "seats": shares.shape[2],
        "bots": bots,
        "pool_games": shares.shape[0] * shares.shape[1],
        "variance": variance,
        "null": false_alarms(shares, luck, 1000, 500, rng),
        "planted": games_needed(shares, luck, 100, rng),
    }


# --- components ------------------------------------------------------------------------------------------------


def worth_more(game: Any) -> tuple[Any, str]:
    """Return the box of Les Guerres d'Airain with one province worth 3 points more, and the province."""
    cards = game.data["provinces"]["cards"]
    variant = variants.changed(game, {"provinces.cards.12.vp": cards[11]["vp"] + 3}, "Planted")
    own = variant.data["provinces"]["cards"]
    return variant, next(card["id"] for card, printed in zip(own, cards, strict=True) if card["vp"] != printed["vp"])


def one_doubling_square(game: Any) -> tuple[Any, str]:
    """Return the box of Déstorsion in which a single square doubles the die, and that square."""
    return variants.changed(game, {"score_board.slingshots.squares": [14]}, "Planted"), "14"


PLANTED = {"airain": (worth_more, "province"), "destorsion": (one_doubling_square, "square")}
PER_RUN, RUNS = 20_000, 100


def sums_by_block(found: Results, listed: list[int]) -> tuple[Any, Any]:
    """Return wins above expectation, and users, of each component (rows) in each block that was played (columns)."""
    seats, sums, counts = found.manifest.seats, [], []
    for shard in found.done:
        blocks = shard_range(found.manifest, shard)
        kept = pl.read_parquet(file_of(found.folder, "uses", shard)).filter(pl.col("component").is_in(listed))
        where = np.searchsorted(listed, kept["component"].to_numpy()), kept["game"].to_numpy() // seats - blocks.start
        gain = (kept["share"] - kept["expected"]).to_numpy().astype(float)
        for parts, values in ((sums, gain), (counts, np.ones(len(gain)))):
            parts.append(np.zeros((len(listed), len(blocks))))
            np.add.at(parts[-1], where, values)
    return np.concatenate(sums, axis=1), np.concatenate(counts, axis=1)


def ranked(sums: Any, counts: Any, track: bool) -> list[tuple[int, Estimate]]:
    """Return the components that were used, as a report sorts them, with their effects."""
    used = [i for i in range(len(counts)) if counts[i].any()]
    gains, each = [(sums[i], counts[i]) for i in used], ALPHA / max(1, len(used))
    effects = along_a_track(gains, each) if track else [ratio(won, users, each) for won, users in gains]
    return sorted(zip(used, effects, strict=True), key=lambda row: -strength(row[1]))


def firsts(orders: list[list[tuple[int, Estimate]]], names: list[str], planted: str) -> dict[str, Any]:
    """Say how often the planted component was first, and by how much the lower end of its interval led or lagged."""
    first = [names[order[0][0]] for order in orders]
    leads = []
    for order in orders:
        own = next(strength(effect) for i, effect in order if names[i] == planted)
        leads.append(own - max(strength(effect) for i, effect in order if names[i] != planted))
    return {
        "runs": len(orders),
        "planted_first": first.count(planted),
        "named_first": {name: first.count(name) for name in dict.fromkeys(first)},
        "lead_over_the_next": {"mean": float(np.mean(leads)), "spread": float(np.std(leads)), "least": min(leads)},
    }


def components(name: str, bots: str, games: int, folder: Path | None) -> dict[str, Any]:
    """Rank components of which one is planted, in runs without a common game, and in runs drawn from all games.

    The runs of the second kind are drawn block by block with replacement, so they have games in common.
    """
    game = discovery.game(name)
    change, kind = PLANTED[name]
    variant, planted = change(game)
    if folder is None:
        folder = Path(tempfile.mkdtemp(prefix="tablee-bench-")) / "run"
        run(game, seats=4, bots=[bots], games=games, variant=variant, use_games=games, luck=False, folder=folder)
    found = Results(folder)
    if found.manifest.changes != variant.changes:
        raise SystemExit(f"{folder} was played with other components.")
    named = {i: c.name for i, c in enumerate(found.manifest.components) if c.kind == kind}
    sums, counts = sums_by_block(found, list(named))
    names, size, blocks, rng = list(named.values()), PER_RUN // found.manifest.seats, sums.shape[1], random_source()
    apart = [np.arange(first, first + size) for first in range(0, blocks - size + 1, size)][:RUNS]
    drawn = [rng.integers(blocks, size=size) for _ in range(RUNS)]
    orders = [[ranked(sums[:, own], counts[:, own], kind in game.tracks) for own in runs] for runs in (apart, drawn)]
    whole = ranked(sums, counts, kind in game.tracks)
    return {
        "game": name,
        "bots": found.manifest.bots[0],
        "planted": f"{kind} {planted}",
        "changes": variant.changes,
        "pool_games": blocks * found.manifest.seats,
        "games_per_run": PER_RUN,
        "separate_runs": firsts(orders[0], names, planted),
        "drawn_runs": firsts(orders[1], names, planted),
        "first_over_all_games": {names[i]: [e.value, e.low, e.high] for i, e in whole[:5]},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("speed", "seats", "components"))
    parser.add_argument("--game", default="destorsion")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--results", type=Path, help="use this results folder instead of playing")
    asked = parser.parse_args()
    if asked.what == "speed":
        found = speed(asked.games or 1_000_000)
    elif asked.what == "seats":
        found = seats(asked.game, asked.seats, asked.bots, asked.games or 40_000, asked.results)
    else:
        found = components(asked.game, asked.bots, asked.games or 400_000, asked.results)
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(found, indent=2)
    (RESULTS / f"lab-{asked.what}-{asked.game}.json").write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
