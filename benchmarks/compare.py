"""Compare the speed of this checkout with another. Both are timed alternately in one run.

    python benchmarks/compare.py ../other-checkout                # all games
    python benchmarks/compare.py ../other-checkout airain poignee

Each checkout has a worker process, and only one of them measures at a time. The measurements are random games in
compiled batches, random games with one `step` call from Python per decision, search iterations, random play with the
uncompiled rules, and drawing a view after every action. Alternating cancels most of the machine's noise. Medians and
their ratio go to benchmarks/results/compare-<date>.json.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

ROUNDS = 9
SECONDS = 0.4
HERE = Path(__file__).resolve().parent.parent
MEASURES = ("batch", "stepping", "search", "plain", "view")


class Worker:
    """Takes the measurements. Runs in a process that imports Tablée from the checkout to measure."""

    def __init__(self, name: str) -> None:
        import numpy as np  # noqa: PLC0415

        import tablee  # noqa: PLC0415
        from tablee.core.fields import new  # noqa: PLC0415
        from tablee.core.rng import seed_of  # noqa: PLC0415
        from tablee.search.searcher import Plan, Searcher  # noqa: PLC0415

        self.game = tablee.game(name)
        self.seats = min(4, self.game.seats[-1])
        self.np, self.rng = np, seed_of(1)
        # In old checkouts this option is 12 by default. It is set here so that both checkouts play by the same rules.
        bounded = {"stalemate_rounds": 12} if "stalemate_rounds" in self.game.options else {}
        self.boxes, self.states = self.game.box(bounded), new(self.game.state_dtype, 2)
        size = max(self.game.n_actions, 16)
        self.out, self.weight, self.scratch = (np.zeros(size, np.int64) for _ in range(3))
        self.game.plain.start(self.boxes, self.states, 0, self.seats)
        self.position, dice = self.game.start(2, compiled=True), np.random.default_rng(1)
        while len(self.position.legal()) < 2 or self.position.to_act < 0:
            actions = self.position.legal()
            self.position.play(self.position.to_act, actions[int(dice.integers(len(actions)))])
        self.searcher = Searcher(Plan(iterations=300), 1)
        self.games = 1

    def timed(self, once) -> float:
        """Call a function repeatedly; return the sum of its return values per second."""
        done, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < SECONDS:
            done += once()
        return done / spent

    def play(self, engine, games: int) -> int:
        """Play random games; return the number of decisions."""
        results = self.np.zeros((games, 1 + 2 * self.seats), self.np.int64)
        fixed = self.boxes, self.states, results, self.scratch, self.rng, self.out, self.weight
        return int(engine.play_games(*fixed, self.game.ply_limit))

    def batch(self) -> float:
        """Return decisions per second in compiled batches."""
        return self.timed(lambda: self.play(self.game.native, 20))

    def stepping(self) -> float:
        """Return decisions per second with one call from Python per decision."""
        native, pick = self.game.native, self.np.random.default_rng(1).integers(0, 1 << 30, 1 << 16).tolist()

        def one_game() -> int:
            native.copy_slot(self.states, 1, 0)
            native.settle(self.boxes, self.states, 1, self.rng, self.out, self.weight)
            n, decisions = native.list_legal(self.boxes, self.states, 1, self.out), 0
            while n:
                action = self.out[pick[decisions & 0xFFFF] % n]
                n = native.step(self.boxes, self.states, 1, action, self.rng, self.out, self.weight)
                decisions += 1
            return decisions

        return self.timed(one_game)

    def search(self) -> float:
        """Return search iterations per second."""
        seen = self.position.seen_by(self.position.to_act)
        return self.timed(lambda: self.searcher.think(seen, self.position.to_act).iterations)

    def plain(self) -> float:
        """Return plies per second with the uncompiled rules."""
        position, dice = self.game.start(self.seats), self.np.random.default_rng(7)

        def some_plies() -> int:
            nonlocal position
            for _ in range(20):
                if position.is_over:
                    position = self.game.start(self.seats)
                actions = position.legal()
                position.play(position.to_act, actions[int(dice.integers(len(actions)))])
            return 20

        return self.timed(some_plies)

    def view(self) -> float:
        """Return views drawn per second in the course of random games, one after every action."""
        position, dice = self.game.start(self.seats, compiled=True), self.np.random.default_rng(7)

        def one_action() -> bool:
            nonlocal position
            if position.is_over:
                position = self.game.start(self.seats, compiled=True)
            actions = position.legal()
            position.play(position.to_act, actions[int(dice.integers(len(actions)))])
            seat = max(position.to_act, 0)
            return bool(self.game.draw(position.seen_by(seat), seat).svg(None))

        return self.timed(one_action)


def work(name: str) -> None:
    """Read the names of measurements from stdin, one per line, and print each result."""
    worker = Worker(name)
    for line in sys.stdin:
        print({m: getattr(worker, m) for m in MEASURES}[line.strip()](), flush=True)


class Side:
    """A checkout and its worker process."""

    def __init__(self, checkout: Path, name: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work", name],
            env=os.environ | {"PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, measure: str) -> float:
        """Request a measurement and return its result."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(measure + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """Stop the worker process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def compare(other: Path, name: str) -> dict[str, dict[str, float]]:
    """Measure one game alternately in both checkouts; return the medians and the median of the ratios."""
    sides = Side(other, name), Side(HERE, name)
    found = {}
    for measure in MEASURES:
        for side in sides:
            side.ask(measure)  # the first result is dropped, because it includes compiling and loading
        rounds = [[side.ask(measure) for side in sides] for _ in range(ROUNDS)]
        before, after = (statistics.median(column) for column in zip(*rounds, strict=True))
        ratio = statistics.median(now / then for then, now in rounds)
        found[measure] = {"before": before, "after": after, "ratio": ratio}
        print(f"{name:<12} {measure:<9} {before:>14,.0f} {after:>14,.0f}   x{ratio:.3f}", flush=True)
    for side in sides:
        side.close()
    return found


def main() -> None:
    """Run the comparison for the games given on the command line, or for all."""
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2])
        return
    other = Path(sys.argv[1]).resolve()
    names = sys.argv[2:] or sorted(p.parent.name for p in (HERE / "src/tablee/games").glob("*/data.toml"))
    found = {name: compare(other, name) for name in names}
    path = HERE / "benchmarks" / "results" / f"compare-{date.today().isoformat()}.json"
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
