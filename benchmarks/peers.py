"""Search speed beside OpenSpiel's own searches on its nearest games, in one run, one thread, rounds interleaved.

    make bench-peers                set-up and all pairings
    python benchmarks/peers.py poignee

OpenSpiel plays by its C++ `MCTSBot`, or `ISMCTSBot` where hands are hidden, with one random playout to the end of the
game per iteration. Ours is the search the bots use, measured in three ways:

to the end     one playout to the end of the game per iteration; our games are longer, so decisions per second
               (iterations times the mean length of a random game from there, on both sides) stand beside
equal length   playouts of as many decisions as OpenSpiel's game has on average, then `value`
as it plays    cut off by `value` where the game's bot says so, exploring as much as it does

Positions are decisions with a choice, met at the same places of a random game. Seconds are processor time. Results
go to benchmarks/results/peers-<date>.json.
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

PAIRINGS = (  # our game, seats, OpenSpiel's nearest game
    ("destorsion", 2, "maedn(players=2)"),
    ("destorsion", 4, "maedn(players=4)"),
    ("airain", 4, "hearts"),
    ("airain", 2, "gin_rummy"),
    ("poignee", 2, "oware"),
    ("meeple_war", 2, "backgammon"),
)
ROUNDS = 7
SECONDS = 0.3
CHOICES = (1, 8, 20)  # the how manieth decision with a choice of a random game is searched
OPENING = ("hearts",)  # only the first: OpenSpiel 2.0.2's ISMCTS crashes in the middle of these
LENGTHS = 20  # random games played to know their length
EXPLORATION = 1.0
RESULTS = Path(__file__).parent / "results"
Search = Callable[[Any, int], None]  # a position, so many iterations


class Ours:
    """One of our games: positions, and the search on them."""

    def __init__(self, name: str, seats: int) -> None:
        self.game, self.dice = tablee.game(name), random.Random(1)
        self.positions = [self.at_choice(seats, number) for number in CHOICES]
        self.length = statistics.mean(self.decisions_left(p) for p in self.positions for _ in range(LENGTHS))

    def at_choice(self, seats: int, number: int) -> Position:
        """Play at random until so many decisions with a choice have come."""
        position, source, met = self.game.start(seats, compiled=True), Seeded(1), 0
        for ply in range(self.game.ply_limit):
            if position.to_act == CHANCE:
                position.draw(source, ply)
                continue
            actions = position.legal()
            met += len(actions) > 1
            if met == number:
                break
            position.play(position.to_act, self.dice.choice(actions))
        return position

    def decisions_left(self, position: Position) -> int:
        """Play one random game to its end; return its decisions."""
        position, source, decisions = position.copy(), Seeded(self.dice.randrange(1 << 30)), 0
        while not position.is_over:
            if position.to_act == CHANCE:
                position.draw(source, decisions)
            else:
                position.play(position.to_act, self.dice.choice(position.legal()))
                decisions += 1
        return decisions

    def search(self, shape: dict[str, Any]) -> Search:
        """Return a search of such a shape."""

        def think(position: Position, iterations: int) -> None:
            Searcher(Plan(iterations=iterations, **shape)).think(position, position.to_act)

        return think


class Theirs:
    """One of OpenSpiel's games: states, and its search on them."""

    def __init__(self, name: str) -> None:
        self.game, self.dice = pyspiel.load_game(name), random.Random(1)
        self.hidden = self.game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self.positions = [self.at_choice(number) for number in (CHOICES[:1] if name in OPENING else CHOICES)]
        self.length = statistics.mean(self.decisions_left(s) for s in self.positions for _ in range(LENGTHS))

    def step(self, state: Any) -> bool:
        """Play one random action of whoever acts; tell whether that was a player."""
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.dice.choices(actions, odds)[0])
            return False
        state.apply_action(self.dice.choice(state.legal_actions()))
        return True

    def at_choice(self, number: int) -> Any:
        """Play at random until so many decisions with a choice have come."""
        state, met = self.game.new_initial_state(), 0
        while True:
            met += not state.is_chance_node() and len(state.legal_actions()) > 1
            if met == number:
                return state
            self.step(state)

    def decisions_left(self, state: Any) -> int:
        """Play one random game to its end; return its decisions."""
        state, decisions = state.clone(), 0
        while not state.is_terminal():
            decisions += self.step(state)
        return decisions

    def search(self, state: Any, iterations: int) -> None:
        """Do so many iterations."""
        playouts = pyspiel.RandomRolloutEvaluator(1, 1)
        if self.hidden:
            pyspiel.ISMCTSBot(1, playouts, EXPLORATION, iterations).step(state)
        else:
            pyspiel.MCTSBot(self.game, playouts, EXPLORATION, iterations, 1000, False, 1, False).mcts_search(state)


@dataclass
class Side:
    """A search with as many iterations as take a good part of a second."""

    search: Search
    positions: list[Any]
    iterations: int = 50

    def settle(self) -> None:
        """Find how many iterations are worth timing."""
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
    """Measure one pairing."""
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
