"""Compare search speed with OpenSpiel's searches on similar games. All searches run on one thread, in turns.

    make bench-peers                        install OpenSpiel, run all pairings
    python benchmarks/peers.py poignee

OpenSpiel uses its C++ `MCTSBot`, or `ISMCTSBot` for hidden information, with one random playout to the end of the game
per iteration. Our search is measured in three ways:

to the end     one playout to the end of the game per iteration. Our games are longer, so decisions per second are
               reported too: iterations per second times the mean length of a random game from that position.
equal length   playouts as long as the mean playout of the OpenSpiel game, then `value`
as it plays    the playout length and exploration weight of the game's bot

Each search starts from a decision with at least two choices, reached after the same number of such decisions in a
random game. Times are processor times. Results go to benchmarks/results/peers-<date>.json.
"""

import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import tablee
from tablee.core.contract import CHANCE
from tablee.core.position import Position
from tablee.core.sources import Seeded
from tablee.search.searcher import TO_THE_END, Plan, Searcher

PAIRINGS = (  # our game, seats, the most similar OpenSpiel game
    ("destorsion", 2, "maedn(players=2)"),
    ("destorsion", 4, "maedn(players=4)"),
    ("airain", 4, "hearts"),
    ("airain", 2, "gin_rummy"),
    ("poignee", 2, "oware"),
    ("meeple_war", 2, "backgammon"),
)
ROUNDS = 7
SECONDS = 0.3
CHOICES = (1, 8, 20)  # search at the 1st, 8th and 20th decision with a choice
OPENING = ("hearts",)  # searched only at the 1st decision: OpenSpiel 2.0.2's ISMCTS crashes later
LENGTHS = 20  # random games per position, to measure their mean length
EXPLORATION = 1.0
RESULTS = Path(__file__).parent / "results"
Search = Callable[[Any, int], None]  # (position, iterations)


class Ours:
    """One of our games: the positions to search, and the search."""

    def __init__(self, name: str, seats: int) -> None:
        self.game, self.dice = tablee.game(name), random.Random(1)
        self.positions = [self.at_choice(seats, number) for number in CHOICES]
        self.length = statistics.mean(self.decisions_left(p) for p in self.positions for _ in range(LENGTHS))

    def at_choice(self, seats: int, number: int) -> Position:
        """Play at random up to the `number`-th decision with at least two choices."""
        position, source, met = self.game.start(seats, self.game.simulation_options, compiled=True), Seeded(1), 0
        for ply in range(self.game.ply_limit):
            if position.to_act == CHANCE:
                position.sample_chance(source, ply)
                continue
            actions = position.legal()
            met += len(actions) > 1
            if met == number:
                break
            position.play(position.to_act, self.dice.choice(actions))
        return position

    def decisions_left(self, position: Position) -> int:
        """Play at random to the end; return the number of decisions."""
        position, source, decisions = position.copy(), Seeded(self.dice.randrange(1 << 30)), 0
        while not position.is_over:
            if position.to_act == CHANCE:
                position.sample_chance(source, decisions)
            else:
                position.play(position.to_act, self.dice.choice(position.legal()))
                decisions += 1
        return decisions

    def search(self, shape: dict[str, Any]) -> Search:
        """Return a search function; `shape` holds fields of its `Plan`."""

        def think(position: Position, iterations: int) -> None:
            Searcher(Plan(iterations=iterations, **shape)).think(position, position.to_act)

        return think


class Theirs:
    """An OpenSpiel game: the states to search, and OpenSpiel's search."""

    def __init__(self, name: str) -> None:
        self.game, self.dice = pyspiel.load_game(name), random.Random(1)
        self.hidden = self.game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self.positions = [self.at_choice(number) for number in (CHOICES[:1] if name in OPENING else CHOICES)]
        self.length = statistics.mean(self.decisions_left(s) for s in self.positions for _ in range(LENGTHS))

    def step(self, state: Any) -> bool:
        """Play one random action, of a player or of chance; return whether it was a player's."""
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.dice.choices(actions, odds)[0])
            return False
        state.apply_action(self.dice.choice(state.legal_actions()))
        return True

    def at_choice(self, number: int) -> Any:
        """Play at random up to the `number`-th decision with at least two choices."""
        state, met = self.game.new_initial_state(), 0
        while True:
            met += not state.is_chance_node() and len(state.legal_actions()) > 1
            if met == number:
                return state
            self.step(state)

    def decisions_left(self, state: Any) -> int:
        """Play at random to the end; return the number of decisions."""
        state, decisions = state.clone(), 0
        while not state.is_terminal():
            decisions += self.step(state)
        return decisions

    def search(self, state: Any, iterations: int) -> None:
        """Search a state with the given number of iterations."""
        playouts = pyspiel.RandomRolloutEvaluator(1, 1)
        if self.hidden:
            pyspiel.ISMCTSBot(1, playouts, EXPLORATION, iterations).step(state)
        else:
            pyspiel.MCTSBot(self.game, playouts, EXPLORATION, iterations, 1000, False, 1, False).mcts_search(state)


@dataclass
class Side:
    """A search to be timed, with a number of iterations that takes about `SECONDS`."""

    search: Search
    positions: list[Any]
    iterations: int = 50

    def settle(self) -> None:
        """Increase `iterations` until one search takes at least half of `SECONDS`."""
        self.seconds(self.positions[0])
        while (taken := self.seconds(self.positions[0])) < SECONDS / 2:
            self.iterations = int(self.iterations * min(10, SECONDS / max(taken, 1e-3))) + 1

    def seconds(self, position: Any) -> float:
        """Return the processor time of one search."""
        began = time.process_time()
        self.search(position, self.iterations)
        return time.process_time() - began

    def speed(self) -> float:
        """Return iterations per second over all positions."""
        return len(self.positions) * self.iterations / sum(self.seconds(p) for p in self.positions)


def compare(name: str, seats: int, theirs_name: str) -> dict[str, Any]:
    """Measure one pairing; return medians over all rounds."""
    ours, theirs = Ours(name, seats), Theirs(theirs_name)
    like_theirs = {"exploration": EXPLORATION}
    shapes: tuple[dict[str, Any], ...] = (
        like_theirs | {"playout": TO_THE_END},
        like_theirs | {"playout": round(theirs.length), "turn_end": 0},
        {},
    )
    sides = [Side(theirs.search, theirs.positions)]
    sides += [Side(ours.search(shape), ours.positions) for shape in shapes]
    for side in sides:
        side.settle()
    rounds = [[side.speed() for side in sides] for _ in range(ROUNDS)]
    peer, to_the_end, equal_length, as_it_plays = (statistics.median(column) for column in zip(*rounds, strict=True))
    return {
        "ours": f"{name}, {seats} seats",
        "theirs": f"{theirs_name}, {'ISMCTSBot' if theirs.hidden else 'MCTSBot'}",
        "iterations_per_s": {
            "theirs": peer,
            "to the end": to_the_end,
            "equal length": equal_length,
            "as it plays": as_it_plays,
        },
        "playout_decisions": {"theirs": theirs.length, "ours": ours.length},
        "decisions_per_s": {"theirs": peer * theirs.length, "ours": to_the_end * ours.length},
    }


def main() -> None:
    found = [compare(*pairing) for pairing in PAIRINGS if pairing[0] in (sys.argv[1:] or [p[0] for p in PAIRINGS])]
    table = Table("ours", "OpenSpiel", "iterations/s:", "to the end", "equal length", "as it plays", "decisions/s")
    for row in found:
        peer, *speeds = row["iterations_per_s"].values()
        decisions = row["decisions_per_s"]
        cells = (f"{speed:,.0f} (x {speed / peer:.1f})" for speed in speeds)
        played = f"{decisions['ours'] / 1e6:.2f} M (x {decisions['ours'] / decisions['theirs']:.1f})"
        table.add_row(row["ours"], row["theirs"], f"{peer:,.0f}", *cells, played)
    Console(width=140).print(table)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    machine |= {"load": os.getloadavg()[0], "open_spiel": version("open_spiel")}
    path = RESULTS / f"peers-{date.today().isoformat()}.json"
    path.write_text(json.dumps({"machine": machine, "pairings": found}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
