"""Perft: count the sequences of a given number of actions from a position. Chance outcomes count as actions.

A mistake in the legal actions almost always changes one of these counts. A game keeps them in `tests/perft.txt`:

    start 2 rounds=3 after: die 6; die 2
    perft 1 21
    perft 2 42

`start` gives the number of seats, the options, and the written forms of actions to play first, separated by `;`. Counts
up to `PLAIN_LIMIT` are checked with the plain and the compiled rules, larger ones with the compiled rules only. Actions
out of turn are not counted.
"""

import shlex
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import TableeError
from tablee.core.fields import copy_into, new
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.testing.promise import Broken, hold, promise

FILE = "tests/perft.txt"
PLAIN_LIMIT = 500  # larger counts are too slow in plain Python


def count(position: Position, depth: int) -> int:
    """Return the number of sequences of `depth` actions from a position."""
    if depth < 1:
        return 1
    game, engine, boxes = position.game, position.engine, position.boxes
    states = new(game.state_dtype, depth + 1)
    copy_into(states, 0, position.states, 0)
    out, weight = (np.zeros(game.buffer_size, np.int64) for _ in range(2))

    def listed(level: int) -> list[int]:
        actor = engine.actor(boxes, states, level)
        if actor == NOBODY:
            return []
        if actor == CHANCE:
            n = engine.list_chance(boxes, states, level, out, weight)
        else:
            n = engine.list_legal(boxes, states, level, out)
        found: list[int] = out[:n].tolist()
        return found

    def lines(level: int) -> int:
        actions = listed(level)
        if level == depth - 1:
            return len(actions)
        total = 0
        for action in actions:
            engine.copy_slot(states, level + 1, level)
            engine.act(boxes, states, level + 1, action)
            total += lines(level + 1)
        return total

    return lines(0)


@dataclass
class Start:
    """A position to count from, and the expected count for each depth."""

    seats: int
    options: dict[str, str | int] = field(default_factory=dict)
    after: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def position(self, game: Game, *, compiled: bool) -> Position:
        """Return the position to count from."""
        return game.start(self.seats, self.options, compiled=compiled).do(*self.after)

    def __str__(self) -> str:
        options = "".join(f" {shlex.quote(f'{name}={value}')}" for name, value in self.options.items())
        after = f" after: {'; '.join(self.after)}" if self.after else ""
        lines = [f"start {self.seats}{options}{after}"]
        return "\n".join(lines + [f"perft {depth} {lines_}" for depth, lines_ in sorted(self.counts.items())])


def read(text: str) -> list[Start]:
    """Read a perft file. If it is malformed, the error gives the number of the first wrong line."""
    starts: list[Start] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        key, _, rest = line.partition(" ")
        try:
            if key == "start":
                head, _, after = rest.partition("after:")
                seats, *options = shlex.split(head)
                chosen: dict[str, str | int] = {
                    name: value for name, _, value in (word.partition("=") for word in options)
                }
                starts.append(Start(int(seats), chosen, [form.strip() for form in after.split(";") if form.strip()]))
            elif key == "perft":
                depth, lines = map(int, rest.split())
                starts[-1].counts[depth] = lines
            elif line:
                raise ValueError
        except (ValueError, IndexError):
            wanted = "`start SEATS [NAME=VALUE ...] [after: form; form ...]`, or `perft DEPTH COUNT` below such a line"
            raise TableeError(f"{FILE}, line {number}: a line must be {wanted}.") from None
    return starts


def starts(game: Game) -> list[Start]:
    """Return the positions and counts in a game's perft file."""
    path: Path = game.folder / FILE
    wanted = f"save the output of `tablee perft {game.name}` there"
    hold(path.exists(), game, f"there is no {FILE}: {wanted}")
    found = read(path.read_text(encoding="utf-8"))
    hold(any(start.counts for start in found), game, f"{FILE} contains no count: {wanted}")
    return found


def _check(game: Game, *, compiled: bool) -> None:
    for start in starts(game):
        position = start.position(game, compiled=compiled)
        for depth, lines in start.counts.items():
            if compiled or lines <= PLAIN_LIMIT:
                found = count(position, depth)
                if found != lines:
                    how = "compiled" if compiled else "plain"
                    where = str(start).partition("\n")[0]
                    raise Broken(game.name, f"{FILE}, {where}: perft {depth} is {found} ({how}), not {lines}")


@promise()
def perft_counts_are_kept(game: Game) -> None:
    """The plain rules reproduce the smaller counts in `tests/perft.txt`."""
    _check(game, compiled=False)


@promise(compiled=True)
def perft_counts_are_kept_compiled(game: Game) -> None:
    """The compiled rules reproduce all counts in `tests/perft.txt`."""
    _check(game, compiled=True)
