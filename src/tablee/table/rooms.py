"""The tables in memory. A table is loaded when somebody requests it, and dropped when nobody uses it any more."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from tablee.core import discovery
from tablee.core.errors import TableeError
from tablee.search.warm import has_cache, warm
from tablee.table.refusals import Refusal, Unavailable
from tablee.table.room import Room
from tablee.table.store import Loaded, Store
from tablee.table.world import World

LOG = logging.getLogger("tablee.rooms")
IDLE = 60.0  # a table may be dropped from memory after this many seconds without a request

Subscriber = Callable[[Room], None]


class Rooms:
    """The tables that this process has in memory, by id."""

    def __init__(self, world: World, store: Store, limit: int, is_warming: Callable[[str], bool]) -> None:
        self.world, self.store, self.limit = world, store, limit
        self.is_warming = is_warming  # tells whether the bots of a game cannot play yet
        self.open: dict[str, Room] = {}
        self.compiled: set[str] = set()  # games whose compiled rules this process uses
        self.opening: dict[str, asyncio.Lock] = {}
        self.on_open: Subscriber = lambda room: None
        self.on_change: tuple[Subscriber, ...] = ()
        self.online: Callable[[Room], set[int]] = lambda room: set()  # returns the seats whose players are online
        self.ask_bots: Callable[[Room, int], Awaitable[None]] | None = None  # lets bots act before another seat does
        self.elapsed: Callable[[float, float], float] = lambda begin, end: end - begin
        self.in_use: Callable[[Room], bool] = lambda room: False  # a table in use is never dropped

    async def get(self, table: str) -> Room:
        """Return a table, from memory or from the database."""
        if table not in self.open:
            async with self._alone(table):
                if table not in self.open:
                    await self._open(table)
        room = self.open[table]
        room.touched = self.world.monotonic()
        return room

    async def add(self, loaded: Loaded) -> Room:
        """Return a table that was just stored. `reopen` may see it in the database, and load it, at the same time."""
        table = loaded.table.id
        async with self._alone(table):
            if table not in self.open:
                self.keep(await self.build(loaded))
        return self.open[table]

    @asynccontextmanager
    async def _alone(self, table: str) -> AsyncIterator[None]:
        """Put a table into memory while nobody else does."""
        try:
            async with self.opening.setdefault(table, asyncio.Lock()):
                yield
        finally:
            self.opening.pop(table, None)  # also if there is no such table

    async def _open(self, table: str) -> None:
        loaded = await self.store.load(table)
        if loaded is None:
            raise Refusal("unknown-table", 404)
        try:
            room = await self.build(loaded)
        except TableeError as error:  # not even its first position can be set up
            await self.store.freeze(table, str(error))
            raise Refusal("frozen", 409) from error
        if room.broken != room.row.frozen:
            await self.store.freeze(table, room.broken)
            LOG.warning("table %s: %s", table, room.broken or "can be played again")
        if table in self.open:
            return  # somebody who waited while another attempt failed was quicker
        self.keep(room)
        if self.store.is_shared:
            await room.catch_up()  # notes that came before `keep` were ignored, so load what they announced
            await room.holding.inquire()

    async def build(self, loaded: Loaded) -> Room:
        """Return a table made from its stored data."""
        compiled = loaded.table.game in self.compiled
        return await self.world.in_thread(
            Room,
            loaded,
            self.store,
            self.world,
            compiled=compiled,
            is_warming=self.is_warming,
            elapsed=self.elapsed,
        )

    def keep(self, room: Room) -> None:
        """Keep a table in memory and let its bots play; drop other tables if there are too many."""
        room.subscribers = self.on_change
        room.holding.online, room.holding.bots = self.online, self.ask_bots
        self.open[room.id] = room
        if room.row.game in self.compiled and not room.compiled:
            room.use_compiled()
        self.evict()
        self.on_open(room)

    def drop(self, room: Room) -> None:
        """Forget a table that was deleted."""
        if self.open.get(room.id) is room:
            del self.open[room.id]

    def evict(self) -> None:
        """Drop the least recently used tables beyond the limit, unless they are in use."""
        spare = len(self.open) - self.limit
        if spare <= 0:
            return
        now = self.world.monotonic()
        for room in sorted(self.open.values(), key=lambda r: r.touched)[:spare]:
            if now - room.touched > IDLE and not room.lock.locked() and not self.in_use(room):
                del self.open[room.id]

    def of_game(self, game: str) -> list[Room]:
        """Return the tables in memory at which a game is played."""
        return [room for room in self.open.values() if room.row.game == game]

    def bot_seats(self) -> int:
        """Return how many bots sit at tables in memory that are still being played."""
        seated = ((room, sum(room.away.level_of(s.seat) > 0 for s in room.seats)) for room in self.open.values())
        return sum(bots for room, bots in seated if bots and not room.is_over)

    async def reopen(self) -> None:
        """Load every table whose game is not over, so that the log shows at once which of them cannot continue."""
        for table in await self.store.open_tables():
            try:
                await self.get(table)
            except Unavailable:
                raise
            except TableeError as error:
                LOG.warning("table %s: %s", table, error)

    async def use_compiled(self, game: str) -> None:
        """Use the compiled rules of a game from now on, if another process has put them into the cache."""
        try:
            found = discovery.game(game)
            if not has_cache(found):
                return  # using the plain Python rules is faster than compiling in this process
            await self.world.in_thread(warm, found, bots=False, simulation=False)
        except Exception:
            LOG.exception("the compiled rules of %s cannot be loaded; its plain Python rules stay in use", game)
            return
        self.compiled.add(game)
        for room in self.of_game(game):
            room.use_compiled()
