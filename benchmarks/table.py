"""Measure the web server from outside, over real sockets, while many tables are played.

    .venv/bin/python benchmarks/table.py --tables 50,200,500 --seconds 30    # people at tables
    .venv/bin/python benchmarks/table.py --tables 200 --bots                 # one of the two seats is a bot's
    .venv/bin/python benchmarks/table.py --tables 200 --postgres             # two server processes, one PostgreSQL
    .venv/bin/python benchmarks/table.py --streams 5000                      # memory of idle event streams
    .venv/bin/python benchmarks/table.py --start                             # cold start, page of a finished game

The server runs in its own process with compiled rules. Each table has two seats, held by two browsers (see
`clients.py`); each browser listens to the table's events. A seat to act thinks for a random time, `--think` seconds on
average, and then sends a random legal choice. The clients run in processes of their own, on the same machine.

A run reports actions per second, the time of an action in ms (from its POST to the last byte of the answer), the size
of answers on the wire with headers, the answers by status, and the processor time of server and clients. Runs are added
to benchmarks/results/table-<date>.json.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from statistics import median
from typing import Any

from clients import Address, Answer, Browser, Lost, Page, come_by, sit_down
from servers import GAMES, Server, facts, keep, prepare, resident, running, spread, wait_until_compiled

from tablee.core import discovery, record
from tablee.core.match import Match
from tablee.core.sources import Seeded

WARM_UP = 5.0  # seconds of play before the measurement begins
AT_ONCE = 8  # how many tables or pages are opened at the same time
TRIES = 10  # how often the opening of a table is tried
BESIDE = 20  # how many idle streams each table has
SHORT = {"meeple_war": {"stalemate_rounds": "6"}}  # random play hardly ever wins this game; the stalemate rule ends it
REPEATS = 3  # how often a start is measured


@dataclass
class Plan:
    """What one client process does."""

    addresses: list[Address]
    games: list[str]  # the game of each table
    think: float
    seconds: float
    seed: int
    bots: bool = False
    alternate: bool = False


@dataclass
class Tally:
    """What the clients of one process have measured; it is filled only while `counts` is true."""

    counts: bool = False
    times: list[float] = field(default_factory=list)
    sizes: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # kind of answer -> game -> bytes
    statuses: Counter[str] = field(default_factory=Counter)
    older: int = 0
    heard: int = 0  # bytes of events
    client_seconds: float = 0.0

    def note(self, kind: str, game: str, answer: Answer) -> None:
        """Count one answer."""
        if not self.counts:
            return
        self.statuses[f"{kind} {answer.status}"] += 1
        if answer.status == 200:
            self.sizes.setdefault(kind, {}).setdefault(game, []).append(answer.wire)
        if kind == "act":
            self.times.append(answer.seconds)

    def add(self, other: "Tally") -> None:
        """Add what another process has measured."""
        self.times += other.times
        self.statuses += other.statuses
        for kind, games in other.sizes.items():
            for game, sizes in games.items():
                self.sizes.setdefault(kind, {}).setdefault(game, []).extend(sizes)
        self.older += other.older
        self.heard += other.heard
        self.client_seconds += other.client_seconds


# --- clients -------------------------------------------------------------------------------------------------------


async def play_seat(page: Page, tally: Tally, dice: random.Random, think: float) -> None:
    """Play one seat until the game is over."""
    while not page.view.over:
        news = page.news
        if not page.view.choices:
            await news.wait()
            continue
        await asyncio.sleep(dice.expovariate(1 / think))
        if not page.view.choices:
            continue
        try:
            if code := await page.act(dice.choice(page.view.choices)):
                tally.statuses[f"refused {code}"] += tally.counts
        except Lost:
            tally.statuses["lost"] += tally.counts
            await asyncio.sleep(1.0)


async def play_table(plan: Plan, game: str, tally: Tally, seats: list[Page], seed: int) -> None:
    """Play at a table, and at a new one whenever a game is over."""
    dice = random.Random(seed)
    while True:
        await asyncio.gather(*(play_seat(page, tally, dice, plan.think) for page in seats))
        for page in seats:
            await page.close()
        seats[:] = await open_one(plan, game, tally, dice)


async def open_one(plan: Plan, game: str, tally: Tally, dice: random.Random) -> list[Page]:
    """Open a table; if the server refuses, count it and try again."""
    for _ in range(TRIES):
        browsers = [Browser(plan.addresses, random.Random(dice.random()), alternate=plan.alternate) for _ in range(2)]
        try:
            return await sit_down(browsers, game, bot=plan.bots, note=tally.note)
        except (Lost, RuntimeError):
            tally.statuses["opening failed"] += 1
            await asyncio.sleep(1.0)
    raise RuntimeError("no table can be opened")


async def at_once(jobs: list[Any]) -> list[Any]:
    """Await many jobs, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def run(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(run(job) for job in jobs))


async def play(plan: Plan, pipe: Pipe) -> None:
    """Open the tables of a plan, say so, wait for the start, play, and send what was measured."""
    tally = Tally()
    dice = random.Random(plan.seed)
    tables: list[list[Page]] = await at_once(
        [open_one(plan, game, tally, random.Random(dice.random())) for game in plan.games]
    )
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    jobs = [
        asyncio.create_task(play_table(plan, game, tally, pages, dice.getrandbits(32)))
        for game, pages in zip(plan.games, tables, strict=True)
    ]
    await asyncio.sleep(WARM_UP)
    heard, spent = sum(page.heard.wire for pages in tables for page in pages), time.process_time()
    tally.counts = True
    await asyncio.sleep(plan.seconds)
    tally.counts = False
    tally.client_seconds = time.process_time() - spent
    tally.heard = max(0, sum(page.heard.wire for pages in tables for page in pages) - heard)
    tally.older = sum(page.older for pages in tables for page in pages)
    failed = [job.exception() for job in jobs if job.done()]
    pipe.send((tally, [repr(error) for error in failed]))
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


def client(plan: Plan, pipe: Pipe) -> None:
    """Run the clients of a plan; the entry point of their process."""
    prepare()
    asyncio.run(play(plan, pipe))


# --- people at tables ----------------------------------------------------------------------------------------------


def measure(args: argparse.Namespace, tables: int) -> dict[str, Any]:
    """Measure one number of tables."""
    run = facts()
    with running(2 if args.postgres else 1, postgres=args.postgres) as (servers, database):
        for server in servers:
            wait_until_compiled(server)
        addresses = [("127.0.0.1", server.port) for server in servers]
        games = [GAMES[i % len(GAMES)] for i in range(tables)]
        context = multiprocessing.get_context("spawn")
        workers, pipes = [], []
        try:
            for number in range(args.clients):
                here, there = context.Pipe()
                mine = games[number :: args.clients]
                plan = Plan(addresses, mine, args.think, args.seconds, args.seed + number, args.bots, args.alternate)
                worker = context.Process(target=client, args=(plan, there), daemon=True)
                worker.start()
                there.close()  # so that the end of the worker is noticed
                workers.append(worker)
                pipes.append(here)
            for pipe in pipes:
                expect(pipe, 600)
            for pipe in pipes:
                pipe.send("go")
            time.sleep(WARM_UP)
            before, stored, began = (
                [server.spent() for server in servers],
                database.spent() if database else 0.0,
                time.time(),
            )
            tally, failed = Tally(), []
            for pipe in pipes:
                one, errors = expect(pipe, args.seconds + 120)
                tally.add(one)
                failed += errors
            took, after = time.time() - began, [server.spent() for server in servers]
            run["load_after"] = round(os.getloadavg()[0], 2)
            memory = [round(resident(server.pid) / 1e6) for server in servers]
            in_database = database.spent() - stored if database else 0.0
        finally:
            for worker in workers:
                worker.join(10)
                worker.kill()
        tracebacks = sum((server.tracebacks() for server in servers), Counter[str]())
    spent = {name: sum(a[name] - b[name] for a, b in zip(after, before, strict=True)) for name in before[0]}
    spent["postgres"] = in_database
    return run | {
        "kind": "play",
        "label": args.label,
        "database": "postgresql, 2 processes" if args.postgres else "sqlite",
        "browsers": "alternate" if args.alternate else "fixed",
        "bots": args.bots,
        "tables": tables,
        "think": args.think,
        "seconds": args.seconds,
        **report(tally, spent, args.seconds, took),
        "server_MB": memory,
        "tracebacks": tracebacks,
        "failed_clients": Counter(failed),
    }


def expect(pipe: Pipe, seconds: float) -> Any:
    if not pipe.poll(seconds):
        raise TimeoutError("the clients did not answer")
    return pipe.recv()


def report(tally: Tally, spent: dict[str, float], seconds: float, took: float) -> dict[str, Any]:
    """Return what is written about a run; `spent` is processor time during `took` seconds."""
    actions = tally.statuses["act 200"] - tally.statuses["refused overtaken"]
    ms_each = 1000 / max(1, actions)
    return {
        "actions_per_second": round(actions / seconds, 1),
        "act_ms": spread(tally.times, 1000),
        "server_ms_per_action": round(spent["server"] * seconds / took * ms_each, 2),
        "postgres_ms_per_action": round(spent["postgres"] * seconds / took * ms_each, 2),
        "client_ms_per_action": round(tally.client_seconds * ms_each, 2),
        "server_load": round(spent["server"] / took, 2),
        "bot_load": round(spent["bots"] / took, 2),
        "statuses": dict(sorted(tally.statuses.items())),
        "5xx": sum(count for status, count in tally.statuses.items() if status.split()[-1].startswith("5")),
        "older_positions": tally.older,
        "event_bytes_per_action": round(tally.heard / max(1, actions)),
        "bytes": {
            kind: {game: spread(list(map(float, sizes)), digits=None) for game, sizes in sorted(games.items())}
            for kind, games in tally.sizes.items()
        },
    }


# --- idle streams --------------------------------------------------------------------------------------------------


def measure_streams(args: argparse.Namespace) -> dict[str, Any]:
    """Measure how much memory an idle event stream takes in the server."""
    run = facts()
    with running() as ((server,), _):
        wait_until_compiled(server)
        addresses = [("127.0.0.1", server.port)]
        before, after, opened = asyncio.run(watch(addresses, args.streams, server))
    return run | {
        "kind": "streams",
        "label": args.label,
        "streams": opened,
        "tables": -(-args.streams // BESIDE),
        "server_MB_before": round(before / 1e6, 1),
        "server_MB_after": round(after / 1e6, 1),
        "kB_per_stream": round((after - before) / opened / 1000, 1),
        "load_after": round(os.getloadavg()[0], 2),
    }


async def watch(addresses: list[Address], streams: int, server: Server) -> tuple[int, int, int]:
    """Open pages that watch tables; return the server's memory before and after, and the number of open streams."""
    dice = random.Random(1)
    host = Browser(addresses, dice)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "screen", "name": "Bob"}]
    made = [await host.open_table(GAMES[i % len(GAMES)], seats) for i in range(-(-streams // BESIDE))]
    pages = [Page(Browser(addresses, dice), made[i // BESIDE]["table"]) for i in range(streams)]

    async def enter(number: int) -> None:
        link = made[number // BESIDE]["watch"]
        await come_by(pages[number].browser, link[link.index("/w/") :])
        await pages[number].refresh()
        pages[number].browser.close()

    async def listen(number: int) -> None:
        await pages[number].open()
        pages[number].browser.close()

    await at_once([enter(number) for number in range(streams)])
    await asyncio.to_thread(server.until_idle)
    before = resident(server.pid)
    await at_once([listen(number) for number in range(streams)])
    await asyncio.sleep(5.0)
    after, opened = resident(server.pid), sum(page.connected.is_set() for page in pages)
    await asyncio.gather(*(page.close() for page in pages))
    return before, after, opened


# --- starts --------------------------------------------------------------------------------------------------------


def finished_game(name: str) -> tuple[str, int]:
    """Return the record of a random game, and its length."""
    dice = random.Random(1)
    match = Match(discovery.game(name), 2, SHORT.get(name, {}), source=Seeded(1), compiled=True)
    match.settle()
    while not match.position.is_over:
        match.play(match.position.to_act, dice.choice(match.position.legal()))
        match.settle()
    return record.write(match), match.ply


async def load_page(address: Address, table: str, browser: Browser) -> float:
    """Return the seconds that the page of a table and its view take."""
    began = time.perf_counter()
    for path in (f"/t/{table}", f"/api/t/{table}/view?narrow=0&lang=en"):
        answer = await browser.ask("GET", path)
        assert answer.status == 200, answer.body[:200]
    return time.perf_counter() - began


def measure_start(args: argparse.Namespace) -> dict[str, Any]:
    """Measure the first page of a server without compiled rules, and pages of finished games not in memory."""
    run = facts()
    first, pages, plies = [], {game: [] for game in GAMES}, {}  # type: ignore[var-annotated]
    for _ in range(REPEATS):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), cache=Path(folder) / "cache")
            try:
                first.append(server.start())
            finally:
                server.kill()
    with running() as ((server,), _):
        address = ("127.0.0.1", server.port)

        async def upload() -> tuple[Browser, dict[str, str]]:
            browser, made = Browser([address], random.Random(1)), {}
            await browser.follow("/replay")
            for game in GAMES:
                text, plies[game] = finished_game(game)
                answer = await browser.ask("POST", "/api/replay", {"text": text})
                assert answer.status == 201, answer.body[:200]
                made[game] = answer.body.decode().partition('"table":"')[2].partition('"')[0]
            browser.close()
            return browser, made

        browser, made = asyncio.run(upload())
        for _ in range(REPEATS):
            server.stop()
            server.start()
            wait_until_compiled(server)
            for game, table in made.items():
                browser.idle.clear()
                pages[game].append(asyncio.run(load_page(address, table, browser)))
    return run | {
        "kind": "start",
        "label": args.label,
        "first_page_ms": round(1000 * median(first)),
        "finished_page_ms": {game: round(1000 * median(found)) for game, found in pages.items()},
        "finished_page_plies": plies,
        "load_after": round(os.getloadavg()[0], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="", help="numbers of tables, separated by commas; one run for each")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds that a seat thinks")
    parser.add_argument("--seconds", type=float, default=30.0, help="length of the measurement")
    parser.add_argument("--bots", action="store_true", help="a bot has the second seat")
    parser.add_argument("--postgres", action="store_true", help="two server processes share a temporary PostgreSQL")
    parser.add_argument("--alternate", action="store_true", help="each request goes to a random server process")
    parser.add_argument("--clients", type=int, default=1, help="number of client processes")
    parser.add_argument("--streams", type=int, default=0, help="measure the memory of this many idle streams")
    parser.add_argument("--start", action="store_true", help="measure a cold start and pages of finished games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--label", default="", help="a word to find the run again in the results")
    args = parser.parse_args()
    if not (args.tables or args.streams or args.start):
        parser.error("say what to measure: --tables, --streams or --start")
    prepare()
    for tables in filter(None, args.tables.split(",")):
        keep("table", measure(args, int(tables)))
    if args.streams:
        keep("table", measure_streams(args))
    if args.start:
        keep("table", measure_start(args))


if __name__ == "__main__":
    main()
