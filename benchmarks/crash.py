"""Kill the server at random moments while tables are played, and check that it keeps everything it acknowledged.

    .venv/bin/python benchmarks/crash.py --rounds 10
    .venv/bin/python benchmarks/crash.py --rounds 10 --postgres        # kills one of two processes; the other goes on
    .venv/bin/python benchmarks/crash.py --rounds 100 --away           # with clocks, chat and substitutes

In each round people play fast at tables of all games, a server process gets kill -9 and is started again, and every
table must go on. Then the play pauses, and the stored events are compared with what the server told the clients:

- lost: actions that were acknowledged but are not stored
- doubled: stored actions that nobody sent, that were refused, or that are stored twice
- stuck: tables at which no action was acknowledged after the kill
- older: views that show an older position than the same browser saw before, whichever process sent them
- changed: tables whose older events are not what they were in the round before
- ran: with `--away`, tables whose clocks ran while no server did; messages, substitutes and returns count as actions

An action without an answer may be stored or not. Nobody undoes anything. Results are added to
benchmarks/results/crash-<date>.json; the exit code is 1 if anything of the above, or an answer 5xx, was found.
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import absent
from clients import Address, Answer, Browser, Lost, Page, Unreachable, sit_down
from servers import GAMES, Postgres, Server, facts, keep, prepare, running

PATIENCE = 40.0  # seconds after the restart within which every table must go on, on a quiet machine
EVENTS = "select kind, ply, seat, action from events where table_id = {} order by number"
MESSAGES = "select text from messages where table_id = {} order by number"
WRONG = ("lost", "doubled", "stuck", "older", "changed", "ran", "5xx")


class Fate(Enum):
    """What became of an action, as far as its client knows."""

    UNKNOWN = "unknown"
    ACKNOWLEDGED = "acknowledged"
    REFUSED = "refused"
    NOT_SENT = "not sent"


@dataclass
class Sent:
    """An action that a client sent, or tried to send."""

    action: int
    fate: Fate = Fate.UNKNOWN


class Stored(NamedTuple):
    """An event in the database."""

    kind: str
    ply: int
    seat: int
    action: int | None


def compare(sent: Sequence[Sent], stored: Sequence[int]) -> tuple[int, int]:
    """Return how many acknowledged actions are not stored, and how many stored ones nobody was told about.

    Both lists are in order. They are aligned so that the sum of both numbers is as small as possible.
    """
    row = [(n, 0, n) for n in range(len(stored), -1, -1)]  # (sum, lost, doubled) from stored[j] on
    for one in reversed(sent):
        lost = int(one.fate is Fate.ACKNOWLEDGED)
        above, row = row, [(0, 0, 0)] * (len(stored) + 1)
        for j in range(len(stored), -1, -1):
            ways = [_plus(above[j], lost, 0)]
            if j < len(stored):
                ways.append(_plus(row[j + 1], 0, 1))
                if one.action == stored[j] and one.fate in (Fate.ACKNOWLEDGED, Fate.UNKNOWN):
                    ways.append(above[j + 1])
            row[j] = min(ways)
    return row[0][1:]


def _plus(cost: tuple[int, int, int], lost: int, doubled: int) -> tuple[int, int, int]:
    return cost[0] + lost + doubled, cost[1] + lost, cost[2] + doubled


# --- people --------------------------------------------------------------------------------------------------------


@dataclass
class Seat:
    """A person at a table: the page, and what was sent since the last check."""

    page: Page
    number: int
    sent: list[Sent] = field(default_factory=list)
    is_busy: bool = False
    is_writing: bool = False  # whether a message or the like is under way
    is_away: bool = False

    async def play(self, may: asyncio.Event, think: float, dice: random.Random) -> None:
        """Play fast until the game is over, while it is allowed; without an answer, look again and go on."""
        while not self.page.view.over:
            await may.wait()
            if not self.page.view.choices or self.is_away:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.page.news.wait(), 1.0)
                continue
            await asyncio.sleep(dice.expovariate(1 / think))
            if may.is_set() and self.page.view.choices and not self.is_away:
                await self._act(dice)

    async def _act(self, dice: random.Random) -> None:
        choice = dice.choice(self.page.view.choices)
        self.is_busy = True
        self.sent.append(Sent(choice.action))
        try:
            code = await self.page.act(choice)
            if code != "failed":  # after an answer 500 nobody knows
                self.sent[-1].fate = Fate.REFUSED if code else Fate.ACKNOWLEDGED
        except Lost as lost:
            if isinstance(lost, Unreachable):
                self.sent[-1].fate = Fate.NOT_SENT
            await asyncio.sleep(0.1)
            with suppress(Lost):
                await self.page.refresh()
        finally:
            self.is_busy = False

    @property
    def acknowledged(self) -> int:
        """Return how many actions were acknowledged since the last check."""
        return sum(one.fate is Fate.ACKNOWLEDGED for one in self.sent)


@dataclass
class Table:
    """A table, its people, and the events that were stored at the last check."""

    game: str
    seats: list[Seat]
    stored: list[Stored] = field(default_factory=list)
    at_kill: int = 0  # acknowledged actions since the last check, at the moment of the kill
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    habits: absent.Habits = field(default_factory=absent.Habits)
    has_clock: bool = False

    @property
    def is_over(self) -> bool:
        """Tell whether somebody was shown the end of the game."""
        return any(seat.page.view.over for seat in self.seats)

    @property
    def acknowledged(self) -> int:
        """Return how many actions were acknowledged since the last check."""
        return sum(seat.acknowledged for seat in self.seats)

    @property
    def goes_on(self) -> bool:
        """Tell whether an action was acknowledged after the kill, or the game is over."""
        return self.is_over or self.acknowledged > self.at_kill

    async def close(self) -> None:
        """Send everybody away."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for seat in self.seats:
            await seat.page.close()


# --- the rounds ----------------------------------------------------------------------------------------------------


class Trial:
    """Servers that are killed, and the tables at which people play meanwhile."""

    def __init__(self, servers: list[Server], database: Postgres | None, args: argparse.Namespace) -> None:
        self.servers, self.database, self.args = servers, database, args
        self.addresses: list[Address] = [("127.0.0.1", server.port) for server in servers]
        self.dice = random.Random(args.seed)
        self.may = asyncio.Event()
        self.tables: list[Table] = []
        self.found: Counter[str] = Counter()
        self.details: list[str] = []
        self.waited: list[float] = []  # for each round, the seconds from the restart until every table went on

    def note(self, kind: str, game: str, answer: Answer) -> None:
        """Count the answers by status."""
        self.found[f"{kind} {answer.status}"] += 1
        self.found["5xx"] += answer.status >= 500

    async def seat_people(self) -> None:
        """Replace the tables whose game is over by new ones."""
        for table in [table for table in self.tables if table.is_over]:
            self.tables.remove(table)
            await table.close()
        while len(self.tables) < self.args.tables:
            game = GAMES[self.found["tables"] % len(GAMES)]
            has_clock = self.args.away and self.found["tables"] // len(GAMES) % 2 == 0
            self.found["tables"] += 1
            browsers = [Browser(self.addresses, self.dice, alternate=self.args.alternate) for _ in range(2)]
            terms = absent.PACED if has_clock else {}
            pages = await sit_down(browsers, game, terms=terms, note=self.note, retry=0.2)
            table = Table(game, [Seat(page, number) for number, page in enumerate(pages)], has_clock=has_clock)
            table.stored = await self.read(pages[0].table)
            table.tasks = [
                asyncio.create_task(seat.play(self.may, self.args.think, random.Random(self.dice.random())))
                for seat in table.seats
            ]
            if self.args.away:
                self.add_habits(table)
            self.tables.append(table)

    def add_habits(self, table: Table) -> None:
        """Let people chat and, at tables without a clock, leave and return."""
        dice = random.Random(self.dice.random())
        table.tasks += [asyncio.create_task(absent.chat(table, seat, self.may, dice)) for seat in table.seats]
        if not table.has_clock:
            table.tasks.append(asyncio.create_task(absent.leave(table, self.may, dice)))

    async def round(self) -> None:
        """Let people play, kill a server process, start it again, and check everything."""
        await self.seat_people()
        for table in self.tables:
            for seat in table.seats:
                seat.page.browser.at = self.dice.randrange(len(self.addresses))
        self.may.set()
        await asyncio.sleep(self.dice.uniform(0.5, 2.5))
        server = self.dice.choice(self.servers)
        clocks = [table for table in self.tables if table.has_clock and not table.is_over]
        for table in clocks:
            table.habits.before = await absent.read_clocks(table)
        await asyncio.to_thread(server.kill)
        killed = time.monotonic()
        for table in self.tables:
            table.at_kill = table.acknowledged
        if len(self.servers) > 1:  # the other process serves everybody for a while
            await asyncio.sleep(self.dice.uniform(0.0, 1.5))
        elif self.args.away:
            await asyncio.sleep(self.dice.uniform(1.0, 3.0))  # no clock may run meanwhile
        started = time.monotonic() if len(self.servers) == 1 else killed  # the other process has gone on
        await asyncio.to_thread(server.start)
        back = time.monotonic()
        while not all(table.goes_on for table in self.tables) and time.monotonic() < back + self.args.patience:
            await asyncio.sleep(0.05)
        self.waited.append(round(time.monotonic() - back, 1))
        for table in clocks:
            await self.check_clocks(table, killed, started)
        self.may.clear()
        while any(seat.is_busy or seat.is_writing for table in self.tables for seat in table.seats):
            await asyncio.sleep(0.02)
        for table in self.tables:
            await self.check(table)

    async def check_clocks(self, table: Table, killed: float, started: float) -> None:
        """Compare the clocks of a table with those before the kill."""
        before, after = table.habits.before, await absent.read_clocks(table)
        if before and after:
            self.found["clocks"] += 1
            slack = absent.SLACK + (absent.NEWS if len(self.servers) > 1 else 0.0)
            if absent.ran_while_down(before, after, killed, started, slack):
                self.found["ran"] += 1
                moved = round(before.left - after.left, 1)
                self.details.append(f"round {self.found['rounds']}: clocks moved by {moved} s, {before} {after}")

    async def check_habits(self, table: Table, now: list[Stored]) -> Counter[str]:
        """Compare the stored messages, substitutes and returns of a table with what its people asked for."""
        texts = [row[0] for row in await self.query(MESSAGES, table.seats[0].page.table)]
        stored = [f"{event.kind} {event.seat}" for event in now if event.kind in ("substitute", "return")]
        habits = table.habits
        found = [absent.compare_words(habits.said, texts), absent.compare_changes(habits.changes, stored)]
        self.found["messages"] += len(texts) - habits.stored
        habits.stored = len(texts)
        self.found["substitutes"] += habits.stops
        habits.stops = 0
        return Counter(lost=sum(lost for lost, _ in found), doubled=sum(doubled for _, doubled in found))

    async def check(self, table: Table) -> None:
        """Compare what is stored for a table with what its people sent."""
        name = table.seats[0].page.table
        now = await self.read(name)
        known = len(table.stored)
        played = [event for event in absent.people_only(now)[known:] if event is not None]
        plies = [event.ply for event in now if event.kind == "play"]
        wrong = Counter(stuck=int(not table.goes_on))
        wrong["changed"] = int(now[:known] != table.stored or plies != list(range(len(plies))))
        for seat in table.seats:
            stored = [event.action for event in played if event.kind == "play" and event.seat == seat.number]
            lost, doubled = compare(seat.sent, [action for action in stored if action is not None])
            wrong.update(lost=lost, doubled=doubled, older=seat.page.older)
            for one in seat.sent:
                self.found[one.fate.value] += 1
            seat.page.older = 0
            seat.sent.clear()
        table.stored = now
        if table.habits.said or table.habits.changes:
            wrong.update(await self.check_habits(table, now))
        self.found.update(wrong)
        if wrong.total():
            said = ", ".join(f"{name} {count}" for name, count in wrong.items() if count)
            self.details.append(f"round {self.found['rounds']}, {table.game} {name}: {said}")

    async def read(self, table: str) -> list[Stored]:
        """Return the stored events of a table."""
        return [Stored(*row) for row in await self.query(EVENTS, table)]

    async def query(self, sql: str, table: str) -> list[Any]:
        """Return the rows of a query about a table."""
        if self.database is None:
            file = Path(self.servers[0].settings["data"]) / "tables.sqlite"
            db = sqlite3.connect(file, timeout=30)
            try:
                return list(db.execute(sql.format("?"), (table,)))
            finally:
                db.close()
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  only runs with PostgreSQL need it

        connection = await asyncpg.connect(self.database.url)
        try:
            return list(await connection.fetch(sql.format("$1"), table))
        finally:
            await connection.close()

    async def run(self) -> None:
        """Run all rounds; stop early if the time is up."""
        until = time.monotonic() + self.args.minutes * 60
        try:
            while self.found["rounds"] < self.args.rounds and time.monotonic() < until:
                self.found["rounds"] += 1
                await self.round()
                print(f"round {self.found['rounds']}: {dict(self.found)}", flush=True)
        finally:
            for table in self.tables:
                await table.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--think", type=float, default=0.05, help="mean seconds that a seat thinks")
    parser.add_argument("--postgres", action="store_true", help="two server processes share a temporary PostgreSQL")
    parser.add_argument("--alternate", action="store_true", help="each request goes to a random server process")
    parser.add_argument("--away", action="store_true", help="people also chat, leave and return, and some have clocks")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after this time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds within which tables must go on")
    parser.add_argument("--label", default="", help="a word to find the run again in the results")
    args = parser.parse_args()
    prepare()
    run = facts() | {"kind": "crash", "label": args.label, "tables_at_once": args.tables, "think": args.think}
    run |= {"away": args.away, "patience": args.patience}
    run |= {"database": "postgresql, 2 processes" if args.postgres else "sqlite", "alternate": args.alternate}
    # The compiled rules would only be in use some seconds after each start.
    more = {"grace": absent.GRACE} if args.away else {}
    with running(2 if args.postgres else 1, postgres=args.postgres, warm=False, **more) as (servers, database):
        trial = Trial(servers, database, args)
        asyncio.run(trial.run())
        tracebacks: Any = sum((server.tracebacks() for server in servers), Counter[str]())
    found = {name: trial.found[name] for name in ("rounds", "acknowledged", *WRONG)} | dict(trial.found)
    waited = f"{median(trial.waited)} in the median, {max(trial.waited)} at most"
    keep(
        "crash",
        run
        | {"found": found, "seconds_until_all_go_on": waited, "details": trial.details[:40], "tracebacks": tracebacks},
    )
    sys.exit(any(trial.found[name] for name in WRONG))


if __name__ == "__main__":
    main()
