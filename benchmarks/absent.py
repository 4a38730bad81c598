"""What people do besides playing while `crash.py` kills servers: they chat, leave, are replaced by a bot, and return.

Every second table has a clock. There, the time that the seats have left is read before a kill and after the restart.
"""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from clients import Lost, Unreachable

from tablee.table.chat import KEPT

if TYPE_CHECKING:
    from crash import Seat, Table

PACED = {"pace": "live", "clock": "game"}
GRACE = 0.2  # seconds; the setting of the server
CHAT = 2.0  # mean seconds between two messages of a seat
LATE = 20.0  # seconds after which nobody waits any more that a bot may play
SLACK = 0.6  # seconds; the requests that read the clocks take time themselves
ABREAST = 10  # how many messages of both seats may be stored in another order than they were sent
NEWS = 5.0  # seconds within which a process that has just started learns when the others ran; till then it counts less


@dataclass
class Done:
    """What somebody asked the server for besides actions: a message, or a substitute or return."""

    what: str
    acknowledged: bool = False
    sent: bool = True


class Clocks(NamedTuple):
    """How many seconds all seats of a table have left together, and when the request was sent and answered."""

    left: float
    asked: float
    answered: float


@dataclass
class Habits:
    """What the people of a table have done besides playing since it was opened."""

    said: list[Done] = field(default_factory=list)
    changes: list[Done] = field(default_factory=list)
    before: Clocks | None = None
    stops: int = 0  # how often a bot played for somebody
    stored: int = 0  # messages that were stored at the last check


async def ask(seat: "Seat", path: str, body: dict[str, Any], done: Done) -> bool:
    """Send a request, and note what became of it."""
    try:
        answer = await seat.page.browser.ask("POST", f"/api/t/{seat.page.table}/{path}?narrow=0&lang=en", body)
    except Lost as lost:
        done.sent = not isinstance(lost, Unreachable)
        await asyncio.sleep(0.2)
        return False
    done.acknowledged = answer.status == 200
    done.sent = answer.status == 200 or answer.status >= 500
    return done.acknowledged


async def look(seat: "Seat") -> dict[str, Any] | None:
    """Return a whole view, with the clocks."""
    with suppress(Lost):
        answer = await seat.page.browser.ask("GET", f"/api/t/{seat.page.table}/view?narrow=0&lang=en")
        if answer.status == 200:
            made: dict[str, Any] = msgspec.json.decode(answer.body)
            return made
    return None


async def chat(table: "Table", seat: "Seat", may: asyncio.Event, dice: random.Random) -> None:
    """Write a message now and then."""
    while not seat.page.view.over:
        await may.wait()
        await asyncio.sleep(dice.expovariate(1 / CHAT))
        if may.is_set():
            seat.is_writing = True
            done = Done(f"{seat.number}:{len(table.habits.said)}")
            table.habits.said.append(done)
            await ask(seat, "words", {"seat": seat.number, "text": done.what}, done)
            seat.is_writing = False


async def leave(table: "Table", may: asyncio.Event, dice: random.Random) -> None:
    """Let one person after the other leave for a while; the other one lets a bot play meanwhile."""
    while not table.is_over:
        await may.wait()
        await asyncio.sleep(dice.uniform(0.5, 2.0))
        away, here = dice.sample(table.seats, 2)
        await away.page.leave()
        away.is_away = True
        try:
            if await until_late(here, away.number) and may.is_set():
                await change(table, here, "substitute", away.number)
                await asyncio.sleep(dice.uniform(0.0, 1.0))
                while not table.is_over and not await change(table, away, "return", away.number):
                    pass
        finally:
            await come_back(away)


async def come_back(seat: "Seat") -> None:
    """Open the page of a person again; the server may just be down."""
    until = time.monotonic() + LATE
    while time.monotonic() < until:
        try:
            await seat.page.open()
            break
        except (Lost, TimeoutError):
            await seat.page.leave()
            await asyncio.sleep(0.2)
    seat.is_away = False


async def until_late(seat: "Seat", other: int) -> bool:
    """Wait until a bot may play for another seat."""
    until = time.monotonic() + LATE
    while time.monotonic() < until and not seat.page.view.over:
        view = await look(seat)
        if view and other in view["view"]["away"]["late"]:
            return True
        await asyncio.sleep(0.3)
    return False


async def change(table: "Table", seat: "Seat", what: str, other: int) -> bool:
    """Let a bot play for a seat, or let its person play again."""
    done = Done(f"{what} {other}")
    seat.is_writing = True
    table.habits.changes.append(done)
    body = {"seat": seat.number, "what": what, "other": other, "level": 1}
    try:
        if await ask(seat, "away", body, done) and what == "substitute":
            table.habits.stops += 1
    finally:
        seat.is_writing = False
    return done.acknowledged


async def read_clocks(table: "Table") -> Clocks | None:
    """Return what the clocks of a table show."""
    asked = time.monotonic()
    view = await look(table.seats[0])
    if not view or "clock" not in view:
        return None
    return Clocks(sum(view["clock"]["left"]), asked, time.monotonic())


def ran_while_down(before: Clocks, after: Clocks, killed: float, started: float, slack: float = SLACK) -> bool:
    """Tell whether clocks have moved by more time than the server was up; only one of the clocks runs at a time."""
    up = max(0.0, killed - before.asked) + max(0.0, after.answered - started)
    return before.left - after.left > up + slack


def compare_words(said: list[Done], stored: list[str]) -> tuple[int, int]:
    """Return how many acknowledged messages are not stored, and how many are stored that should not be."""
    lost = sum(done.acknowledged and done.what not in stored for done in said[_first_kept(said, stored) :])
    possible = [done.what for done in said if done.sent]
    return lost, sum(text not in possible for text in stored) + len(stored) - len(set(stored))


def _first_kept(said: list[Done], stored: list[str]) -> int:
    """Return from which message on all must be stored: a table keeps only its newest messages."""
    if len(stored) < KEPT:
        return 0
    first = next((n for n, done in enumerate(said) if done.what == stored[0]), 0)
    return first + ABREAST


def compare_changes(changes: list[Done], stored: list[str]) -> tuple[int, int]:
    """Return the same for substitutes and returns. A return that is asked for twice is stored once."""
    lost = doubled = 0
    for what in {done.what for done in changes} | set(stored):
        asked = [done for done in changes if done.what == what]
        if what.startswith("substitute"):
            lost += max(0, sum(done.acknowledged for done in asked) - stored.count(what))
        doubled += max(0, stored.count(what) - sum(done.sent for done in asked))
    return lost, doubled


def people_only(events: list[Any]) -> list[Any]:
    """Return the events without the actions of bots that play for somebody."""
    kept, substitutes = [], set()
    for event in events:
        if event.kind == "substitute":
            substitutes.add(event.seat)
        elif event.kind == "return":
            substitutes.discard(event.seat)
        kept.append(None if event.kind == "play" and event.seat in substitutes else event)
    return kept
