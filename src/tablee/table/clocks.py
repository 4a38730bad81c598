"""Clocks: how much time a seat has to decide, for tables at which people have agreed on a pace.

A clock is computed from the stored events, so it survives restarts, and all processes agree. It follows only what
everybody can see: it moves on when spectators see something new, never with a decision that is hidden from them. So
neither what a clock shows nor when its time is up tells anything about what is hidden.

Time counts only while a server runs that can store actions. `Uptime` stores when that was. If a server dies, up to
`BEAT` seconds of its last moments are not counted, in favour of whoever was to act.
"""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.table.database import Query, Statement
from tablee.table.models import EventRow, Kind
from tablee.table.refusals import Refusal, Unavailable

if TYPE_CHECKING:
    from tablee.table.room import Room
    from tablee.table.rooms import Rooms
    from tablee.table.store import Store
    from tablee.table.world import World

LOG = logging.getLogger("tablee.clocks")
MINUTE, DAY = 60.0, 86400.0
DECISION, GAME = "decision", "game"
PACES = {  # pace -> what the time is for -> seconds
    "live": {DECISION: 90.0, GAME: 20 * MINUTE},
    "relaxed": {DECISION: 10 * MINUTE, GAME: 60 * MINUTE},
    "correspondence": {DECISION: 2 * DAY, GAME: 14 * DAY},
}
BEAT = 5.0  # seconds after which a running server stores that it still runs
LONGEST_BEAT = 3 * BEAT  # after a longer pause the server was suspended, or could not store anything
TICK = 1.0  # seconds between two checks whose time is up


class Interval(NamedTuple):
    """A time during which a server ran, in seconds since 1970."""

    begun: float
    until: float


def merged(intervals: Iterable[Interval]) -> list[Interval]:
    """Return the union of intervals, in order."""
    made: list[Interval] = []
    for interval in sorted(intervals):
        if made and interval.begun <= made[-1].until:
            made[-1] = Interval(made[-1].begun, max(made[-1].until, interval.until))
        else:
            made.append(interval)
    return made


class Uptime:
    """When servers ran that use this database, as far as it is stored, and this one until now."""

    def __init__(self, world: "World", store: "Store") -> None:
        self.world, self.store = world, store
        self.known: list[Interval] = []  # what is stored, merged
        self.own: Interval | None = None  # since when this process runs, and until when that is stored

    async def load(self) -> None:
        """Read when servers ran."""
        [rows] = await self.store.db.read(Query("SELECT begun, until FROM uptimes", ()))
        self.known = merged(Interval(*row) for row in rows)

    async def forget(self) -> None:
        """Forget the times before every game with a clock that is still played, because they are read often."""
        oldest = "SELECT MIN(created) FROM tables WHERE pace <> '' AND NOT over"
        old = f"DELETE FROM uptimes WHERE until < COALESCE(({oldest}), ?)"
        await self.store.db.write(Statement(old, [(self.world.now(),)]))

    async def beat(self) -> None:
        """Store that this process runs, unless it was stored a moment ago."""
        now = self.world.now()
        own = self.own
        if own is None or not 0.0 <= now - own.until <= LONGEST_BEAT:
            insert = "INSERT INTO uptimes (process, begun, until) VALUES (?, ?, ?)"
            await self.store.db.write(Statement(insert, [(self.store.name, now, now)]))
            own = Interval(now, now)
        elif now - own.until >= BEAT:
            extend = "UPDATE uptimes SET until = ? WHERE process = ? AND begun = ?"
            await self.store.db.write(Statement(extend, [(now, self.store.name, own.begun)]))
            own = Interval(own.begun, now)
        else:
            return
        self.own, self.known = own, merged([*self.known, own])
        await self.load()  # other processes have stored when they ran

    def between(self, begin: float, end: float) -> float:
        """Return for how many seconds between two moments a server ran."""
        first = max(0, bisect_right(self.known, begin, key=lambda interval: interval.begun) - 1)
        ran = [interval for interval in self.known[first:] if interval.begun < end]
        return sum(max(0.0, min(i.until, end) - max(i.begun, begin)) for i in [*ran, self._unstored()])

    def _unstored(self) -> Interval:
        """Return the time since the last beat, during which this process ran too; empty if that is too long ago."""
        now = self.world.now()
        if self.own is None or not 0.0 <= now - self.own.until <= LONGEST_BEAT:
            return Interval(0.0, 0.0)
        return Interval(max(self.own.until, self.known[-1].until), now)


class Clock:
    """The clock of one table. `follow` every stored event, in order, after the match has changed."""

    def __init__(self, room: "Room", elapsed: Callable[[float, float], float]) -> None:
        self.room, self.elapsed = room, elapsed
        self.per = room.row.clock
        self.seconds = PACES.get(room.row.pace, {}).get(self.per, 0.0)  # 0: there is no clock
        self.runner = NOBODY  # the seat whose time runs
        self.since = room.row.created  # when it began, or was last charged
        self.spent = [0.0] * len(room.seats)
        self.flagged: set[int] = set()  # the seats whose time is up
        self.turn = 0  # how many events were stored when another seat became the one to act
        self._actor = NOBODY
        self._started: set[int] = set()  # the seats that have acted
        self._look = b""
        self._is_new = False  # whether spectators have seen something since the clock moved on
        self._steps = [0]  # for each number of plies, how many steps spectators have seen
        self._most = 0
        if self.seconds:
            self._move_on(self.since, room.match.position.to_act, again=False)

    def follow(self, event: EventRow, number: int) -> None:
        """Take over one event; `number` events are stored with it."""
        after = event.ply + (event.kind == Kind.PLAY)
        if event.kind == Kind.PLAY and after < self.room.match.ply:
            actor = CHANCE  # chance has acted at once
        else:
            actor = self.room.match.position.to_act
        if actor not in (CHANCE, self._actor):
            self._actor, self.turn = actor, number
        if not self.seconds:
            return
        if event.kind == Kind.FLAG:
            self.flagged.add(event.seat)
        elif event.kind in (Kind.PLAY, Kind.UNDO):
            self._follow_match(event, after, actor)
        elif event.kind in (Kind.SUBSTITUTE, Kind.RETURN, Kind.RESIGN, Kind.END):
            self._move_on(event.at, actor, again=event.kind == Kind.RETURN)

    def _follow_match(self, event: EventRow, after: int, actor: int) -> None:
        match = self.room.match
        look = bytes(match.position_at(after).seen_by(NOBODY)) if match.game.hides else b""
        is_new = not match.game.hides or look != self._look
        self._look = look
        if event.kind == Kind.UNDO:
            del self._steps[after + 1 :]
        else:
            self._steps.append(self._steps[-1] + is_new)
            self._started.add(event.seat)
        self._is_new = self._is_new or is_new
        if self._is_new and actor != CHANCE:
            again = self._steps[-1] <= self._most  # a step that was taken back gives no new time
            self._most, self._is_new = max(self._most, self._steps[-1]), False
            self._move_on(event.at, actor, again=again)

    def _move_on(self, at: float, actor: int, *, again: bool) -> None:
        """Let the time of the seat that is now to act run; for a new decision it may have its time anew."""
        before = self.runner
        if before >= 0:
            self.spent[before] += self.elapsed(self.since, at)
        self.since, self.runner = at, actor if self._has_clock(actor) else NOBODY
        if self.per == DECISION and self.runner >= 0 and not (again and self.runner == before):
            self.spent[self.runner] = 0.0
            self.flagged.discard(self.runner)

    def _has_clock(self, seat: int) -> bool:
        """Tell whether a seat's time runs while it is to act.

        Where minutes count, the time of a seat begins to run with its second decision, because people come late.
        """
        room = self.room
        if seat < 0 or room.is_over or room.row.waiting or room.away.level_of(seat):
            return False
        return seat in self._started or self.seconds >= DAY

    def left(self, seat: int) -> float:
        """Return how many seconds a seat has left."""
        used = self.spent[seat]
        if seat == self.runner:
            used += self.elapsed(self.since, self.room.world.now())
        return max(0.0, self.seconds - used)

    @property
    def runs(self) -> bool:
        """Tell whether somebody's time runs."""
        return bool(self.seconds) and self.runner >= 0 and not self.room.broken

    @property
    def is_up(self) -> bool:
        """Tell whether somebody's time is up and this is not stored yet."""
        return self.runs and self.runner not in self.flagged and self.left(self.runner) <= 0

    def shown(self) -> dict[str, object] | None:
        """Return what pages show: whose time runs, and how many seconds each seat has left. None if there is no clock.

        This is not part of a view, because it changes all the time.
        """
        if not self.seconds:
            return None
        return {"runs": self.runner, "left": [round(self.left(seat), 1) for seat in range(len(self.spent))]}


class Clocks:
    """Stores that the server runs, and whose time is up, for all tables in memory."""

    def __init__(self, world: "World", uptime: Uptime, rooms: "Rooms") -> None:
        self.world, self.uptime, self.rooms = world, uptime, rooms
        self.checking = asyncio.Lock()
        self.also: Callable[[], Awaitable[None]] | None = None  # called with every check

    async def run(self) -> None:
        """Check regularly, until cancelled."""
        while True:
            await self.world.idle(TICK)
            try:
                await self.tick()
            except Unavailable:
                continue  # the store says so in the log, and this time does not count
            except Exception:
                LOG.exception("the clocks could not be checked")

    async def tick(self) -> None:
        """Check once. If several processes find that a seat's time is up, one of them stores it."""
        async with self.checking:
            await self._tick()

    async def _tick(self) -> None:
        running = [room for room in self.rooms.open.values() if room.clock.runs]
        if running:
            await self.uptime.beat()
        for room in running:
            if room.clock.is_up:
                try:
                    await room.away.flag()
                except Unavailable:
                    raise
                except Refusal as error:
                    LOG.debug("table %s: %s", room.id, error)
        if self.also:
            await self.also()
