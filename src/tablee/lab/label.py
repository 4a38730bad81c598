"""The balance label of a variant: how often the first to decide wins, and how long games take compared to printed.

`python -m tablee.lab.label` is the worker process of the web server, which must not import the lab itself. It reads a
`Job` as a line of JSON from stdin and writes a `Label` as a line of JSON every second, until its time is over. Greedy
bots play the same blocks of seeds with the variant and with the printed box. Both intervals hold at every look, and
together with probability 95 % (`lab.statistics.bounded`, with half of the error for each).
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from tablee.core import discovery
from tablee.core.game import Game
from tablee.core.variants import Variant, changed
from tablee.lab.play import Player, Setting
from tablee.lab.run import plan
from tablee.lab.statistics import ALPHA, bounded

BOTS = "greedy"
SEED = 1
LOWEST_PRIORITY = 19
PAUSE = 1.0  # seconds between two lines
MOST_BLOCKS = 100_000


class Job(msgspec.Struct):
    """What to measure, and for how many seconds; compiling the rules is not counted."""

    game: str
    seats: int
    options: dict[str, str | int]
    changes: dict[str, Any]
    seconds: float


class Label(msgspec.Struct):
    """What has been found so far."""

    games: int = 0  # games of the variant
    bots: str = BOTS
    seats: int = 2
    first: tuple[float, float] = (0.0, 1.0)  # interval of the share of the wins of the seat that decides first
    longer: float = 1.0  # decisions in a game of the variant, compared to one of the printed box
    length: int = 0  # 1: games are known to be longer than printed; -1: shorter; 0: not known
    stopped: int = 0  # games that were stopped because they took too many decisions
    done: bool = False


def measured(job: Job, clock: Callable[[], float] = time.monotonic) -> Iterator[Label]:
    """Play blocks of games and yield what they say, about once a second, until the time is over."""
    game = discovery.game(job.game)
    own = player(game, job, changed(game, job.changes, "x"))
    printed = player(game, job, None)
    shares, lengths, label = list[float](), list[tuple[int, int]](), Label(seats=job.seats)
    at, size, end = 0, 1, 0.0
    while not label.done:
        begun = clock()
        blocks = range(at, at + size)
        mine, usual = own.tables(blocks), printed.tables(blocks)
        now = clock()
        end = end or now + job.seconds  # the first block is played once the rules are compiled
        size = max(1, min(2 * size, int(size * PAUSE / max(now - begun, 1e-3))))
        at = blocks.stop
        shares += first_shares(mine["seats"], job.seats)
        lengths += zip(decisions(mine["games"], job.seats), decisions(usual["games"], job.seats), strict=True)
        label.stopped += int(mine["games"]["timed_out"].sum())
        told(label, shares, lengths)
        label.done = now >= end or at >= MOST_BLOCKS
        yield label


def player(game: Game, job: Job, variant: Variant | None) -> Player:
    """Return what plays the games of a box."""
    manifest = plan(
        game, seats=job.seats, bots=[BOTS], seed=SEED, options=job.options, variant=variant, luck=False, use_games=0
    )
    return Player(game, Setting(manifest))


def first_shares(seats: dict[str, Any], count: int) -> list[float]:
    """Return, for each block, the share of the wins of the seats that decided first."""
    first = np.where(seats["order"] == 0, seats["share"], 0.0)
    return [float(share) for share in first.reshape(-1, count * count).sum(axis=1) / count]


def decisions(games: dict[str, Any], count: int) -> list[int]:
    """Return the number of decisions in each block."""
    return [int(sum_) for sum_ in games["decisions"].reshape(-1, count).sum(axis=1)]


def told(label: Label, shares: list[float], lengths: list[tuple[int, int]]) -> None:
    """Write what the blocks say into the label."""
    label.games = len(shares) * label.seats
    low, high = bounded(np.array(shares), 0.0, 1.0, ALPHA / 2)
    label.first = low, high
    both = np.array(lengths, float)
    label.longer = float(both[:, 0].sum() / both[:, 1].sum())
    part = bounded(both[:, 0] / both.sum(axis=1), 0.0, 1.0, ALPHA / 2)  # above a half if the variant takes longer
    label.length = 1 if part.low > 0.5 else -1 if part.high < 0.5 else 0


def main() -> None:
    """Measure what stdin asks for, at the lowest priority."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must go to stderr, not between the lines
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    for label in measured(job):
        out.write(msgspec.json.encode(label) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
