"""Measure the speed of the rules: compiled batches, single steps from Python, start-up with and without a cache.

    make bench                      all games
    python benchmarks/speed.py destorsion

Compare ratios, not absolute numbers: the same run also times the uncompiled rules and a fixed plain-Python loop.
Results go to benchmarks/results/speed-<date>.json.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import tablee
from tablee.core.discovery import names
from tablee.core.fields import new
from tablee.core.rng import seed_of

ROUNDS = 5
SECONDS = 0.6
RESULTS = Path(__file__).parent / "results"
FIRST_CALL = """
import time; t = time.perf_counter()
import numpy as np, tablee
from tablee.core.fields import new
from tablee.core.rng import seed_of
game = tablee.game("{name}"); imported = time.perf_counter() - t
seats = game.seats[-1]
boxes, states = game.box(game.simulation_options), new(game.state_dtype, 2)
out, weight, scratch = (np.zeros(max(game.buffer_size, 8), np.int64) for _ in range(3))
game.native.start(boxes, states, 0, seats)
results = np.zeros((1, 1 + 2 * seats), np.int64)
game.native.play_games(boxes, states, results, scratch, seed_of(1), out, weight, game.ply_limit)
print(imported, time.perf_counter() - t)
"""


class Bench:
    """Measures one game with as many players as it allows, at most four."""

    def __init__(self, name: str) -> None:
        self.game = tablee.game(name)
        self.seats = min(4, self.game.seats[-1])
        self.boxes = self.game.box(self.game.simulation_options)
        self.states = new(self.game.state_dtype, 2)
        self.out, self.weight, self.scratch = (np.zeros(max(self.game.buffer_size, 8), np.int64) for _ in range(3))
        self.game.plain.start(self.boxes, self.states, 0, self.seats)
        self.rng = seed_of(1)

    def batch(self, engine, games: int) -> tuple[int, float]:
        """Play random games with the compiled or the plain engine; return decisions and seconds."""
        results = np.zeros((games, 1 + 2 * self.seats), np.int64)
        began = time.perf_counter()
        decisions = engine.play_games(
            self.boxes, self.states, results, self.scratch, self.rng, self.out, self.weight, self.game.ply_limit
        )
        return int(decisions), time.perf_counter() - began

    def native(self) -> float:
        """Return decisions per second in compiled batches, on one thread."""
        games = 1
        while (timed := self.batch(self.game.native, games))[1] < SECONDS:
            games = max(games + 1, int(games * 1.2 * SECONDS / max(timed[1], SECONDS / 50)))
        return timed[0] / timed[1]

    def plain(self) -> float:
        """Return decisions per second of the uncompiled rules."""
        decisions = seconds = 0.0
        while seconds < SECONDS:
            done = self.batch(self.game.plain, 1)
            decisions, seconds = decisions + done[0], seconds + done[1]
        return decisions / seconds

    def stepping(self) -> float:
        """Return decisions per second with one `step` call per decision and actions chosen in Python."""
        native, states, out = self.game.native, self.states, self.out
        rng, boxes, weight = self.rng, self.boxes, self.weight
        step, pick = native.step, np.random.default_rng(1).integers(0, 1 << 30, 1 << 16).tolist()
        decisions, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            native.copy_slot(states, 1, 0)
            native.settle(boxes, states, 1, rng, out, weight)
            n = native.list_legal(boxes, states, 1, out)
            while n:
                n = step(boxes, states, 1, out[pick[decisions & 0xFFFF] % n], rng, out, weight)
                decisions += 1
        return decisions / (time.perf_counter() - began)

    def copies(self) -> float:
        """Return nanoseconds per state copy, including the call from Python."""
        began = time.perf_counter()
        for _ in range(100_000):
            self.game.native.copy_slot(self.states, 1, 0)
        return (time.perf_counter() - began) / 100_000 * 1e9


def yardstick() -> float:
    """Return the speed of a fixed plain-Python loop, in million steps per second, as a reference for this machine."""
    x, began = 12345, time.perf_counter()
    for _ in range(1_000_000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return 1 / (time.perf_counter() - began)


def first_call(name: str) -> dict[str, float]:
    """Return how many seconds the import takes, and the first compiled result with an empty and with a full cache."""
    with tempfile.TemporaryDirectory() as cache:
        runs = []
        for _ in range(3):
            done = subprocess.run(
                [sys.executable, "-c", FIRST_CALL.format(name=name)],
                env=os.environ | {"TABLEE_CACHE": cache},
                capture_output=True,
                text=True,
                check=True,
            )
            runs.append([float(x) for x in done.stdout.split()])
    return {"import": min(r[0] for r in runs), "cold": runs[0][1], "warm": min(r[1] for r in runs[1:])}


def measure(name: str) -> dict[str, float]:
    """Measure one game in interleaved rounds; return the medians."""
    bench = Bench(name)
    bench.native(), bench.stepping()
    rows = [(bench.native(), bench.stepping(), bench.plain(), yardstick(), bench.copies()) for _ in range(ROUNDS)]
    native, stepping, plain, loop, copy = (statistics.median(column) for column in zip(*rows, strict=True))
    return {
        "seats": bench.seats,
        "native_decisions_per_s": native,
        "stepping_decisions_per_s": stepping,
        "plain_decisions_per_s": plain,
        "native_over_plain": native / plain,
        "python_loop_millions_per_s": loop,
        "state_bytes": bench.game.state_dtype.itemsize,
        "copy_ns": copy,
        **{f"start_{key}_s": value for key, value in first_call(name).items()},
    }


def main() -> None:
    out = Console()
    found = {name: measure(name) for name in sys.argv[1:] or names()}
    table = Table(
        "game", "seats", "native M/s", "stepping M/s", "plain M/s", "native/plain", "copy ns", "cold s", "warm s"
    )
    for name, row in found.items():
        table.add_row(
            name,
            str(row["seats"]),
            f"{row['native_decisions_per_s'] / 1e6:.1f}",
            f"{row['stepping_decisions_per_s'] / 1e6:.2f}",
            f"{row['plain_decisions_per_s'] / 1e6:.4f}",
            f"{row['native_over_plain']:.0f}",
            f"{row['copy_ns']:.0f}",
            f"{row['start_cold_s']:.1f}",
            f"{row['start_warm_s']:.2f}",
        )
    out.print(table)
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"speed-{date.today().isoformat()}.json"
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    path.write_text(json.dumps({"machine": machine, "games": found}, indent=2) + "\n", encoding="utf-8")
    out.print(f"Written to {path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}")


if __name__ == "__main__":
    main()
