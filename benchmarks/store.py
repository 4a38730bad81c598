"""Measure the store alone: how many durable actions a second, and how much processor time each takes.

    .venv/bin/python benchmarks/store.py [--database URL] [--tasks 50] [--seconds 6] [--think 0.0]

Each task appends actions to a table of its own, one after the other, as the server does for one table. `--think` is the
time in seconds between two actions of a task. Without a URL, the database is an SQLite file in a temporary folder.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tablee.table.models import EventRow, Kind, SeatRow, SnapshotRow, TableRow
from tablee.table.store import Store, database_url

STATE = bytes(range(256)) * 3  # as large as the position of a game


def new_table(name: str) -> TableRow:
    return TableRow(
        id=name,
        game="x",
        rules_version=1,
        options="{}",
        box_hash="",
        secret=b"",
        host="",
        watch=name,
        created=0,
        changed=0,
    )


async def play(store: Store, table: str, dice: random.Random, until: float, think: float) -> list[float]:
    """Append actions to a table until a time; return how long each took."""
    number, took = 0, []
    while (began := time.perf_counter()) < until:
        events = [
            EventRow(Kind.PLAY, number + i, 0, 123, 1.7e9, "place miner D4") for i in range(dice.choice((1, 1, 3)))
        ]
        after = number + len(events)
        snapshot = SnapshotRow(after, after, STATE, "0" * 32) if dice.random() < 0.4 else None
        await store.append(table, number, events, {"ply": after, "to_act": 0, "over": False}, snapshot)
        number = after
        took.append(time.perf_counter() - began)
        if think:
            await asyncio.sleep(think * 2 * dice.random())
    return took


async def measure(database: str | None, tasks: int, seconds: float, think: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(database_url(database, Path(folder)))
        await store.open()
        names = [f"{store.name[:8]}{i}" for i in range(tasks)]
        for name in names:
            await store.create(new_table(name), [SeatRow(seat=0, kind="me", name="A")], [])
        busy, began = time.process_time(), time.perf_counter()
        plays = [play(store, name, random.Random(i), began + seconds, think) for i, name in enumerate(names)]
        took = sorted(t for times in await asyncio.gather(*plays) for t in times)
        spent, cpu, n = time.perf_counter() - began, time.process_time() - busy, len(took)
        await store.close()
        print(
            f"{n / spent:.0f} actions/s, {1000 * cpu / n:.3f} ms of processor time each, "
            f"p50 {1000 * took[n // 2]:.1f} ms, p99 {1000 * took[n * 99 // 100]:.1f} ms"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="URL of a PostgreSQL database; by default an SQLite file is used")
    parser.add_argument("--tasks", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--think", type=float, default=0.0)
    args = parser.parse_args()
    asyncio.run(measure(args.database, args.tasks, args.seconds, args.think))
