"""Creates the parts of the server and connects them to each other."""

import asyncio

from tablee.table.absences import Absences
from tablee.table.access import Access
from tablee.table.balance import Balance
from tablee.table.bots import BotPool
from tablee.table.changes import Changes
from tablee.table.chat import Chat
from tablee.table.checker import Checker
from tablee.table.clocks import Clocks, Uptime
from tablee.table.devices import Devices
from tablee.table.driver import Driver
from tablee.table.live import Live
from tablee.table.presence import Presence
from tablee.table.push import Push
from tablee.table.refusals import Unavailable
from tablee.table.room import Room
from tablee.table.rooms import Rooms
from tablee.table.seating import Seating
from tablee.table.settings import Settings
from tablee.table.shelf import Shelf
from tablee.table.store import Store, database_url
from tablee.table.waiting import Waiting
from tablee.table.world import World

REOPEN_RETRY = 2.0  # seconds to wait before loading the open tables again, if the database cannot be used
WARM_AFTER = 1.0  # seconds to wait before compiling games, so that the first page is served quickly


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings, world: World | None = None) -> None:
        self.settings = settings
        self.world = world or World()
        self.store = Store(database_url(settings.database, settings.data), self.world)
        self.pool = BotPool(self.world, settings.workers, warm=settings.warm)
        self.rooms = Rooms(self.world, self.store, settings.rooms, self.pool.is_warming)
        self.live = Live(self.world)
        self.presence = Presence(self.world, self.store, self.live, self.rooms)
        self.driver = Driver(self.world, self.store, self.pool, settings.bot_pause)
        self.checker = Checker(self.world)
        self.balance = Balance(self.world, self.store)
        self.access = Access(self.world, self.store, self.rooms)
        changes = Changes(self.world, self.store, self.rooms, self.presence)
        self.waiting, self.devices, self.shelf = Waiting(changes), Devices(changes), Shelf(changes)
        self.seating = Seating(changes, self.waiting)
        self.uptime = Uptime(self.world, self.store)
        self.clocks = Clocks(self.world, self.uptime, self.rooms)
        self.absences = Absences(self.world, self.rooms, self.presence, settings.grace)
        self.clocks.also = self.absences.check
        self.rooms.elapsed = self.uptime.between
        self.chat = Chat(self.world, self.store, self.live)
        self.push = Push(self.world, self.store, settings)
        self.presence.on_chat, self.presence.on_push = self.chat.hear, self.push.tables.add
        self.rooms.on_open = self._on_open
        self.rooms.on_change = self.live.announce, self.driver.wake, self.push.wake
        self.rooms.online = self.presence.online
        self.rooms.ask_bots = self.driver.interject
        self.rooms.in_use = self._is_in_use
        self.pool.bot_seats = self.rooms.bot_seats
        self.pool.on_ready = self._on_ready
        self.loading: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, games: list[str]) -> None:
        """Open the database, then compile the games and load the open tables in the background."""
        await self.store.open()
        await self.uptime.forget()
        await self.uptime.load()
        await self.push.load()
        running = self._warm_up(games), self.live.beat(), self.clocks.run()
        self.tasks = [asyncio.create_task(task) for task in running]
        if self.store.is_shared:
            self.tasks += [asyncio.create_task(self.presence.listen()), asyncio.create_task(self.presence.repeat())]

    async def close(self) -> None:
        """Stop everything, after actions in progress are finished."""
        self.live.close()
        await self.driver.close()
        await self.push.close()
        for task in [*self.loading, *self.tasks]:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        for room in self.rooms.open.values():
            async with room.lock:
                pass
        await self.balance.close()
        await self.pool.close()
        await self.store.close()

    async def _warm_up(self, games: list[str]) -> None:
        if self.settings.warm:
            await self.world.sleep(WARM_AFTER)
        for game in games:
            self.pool.need(game, first=False)
        for game in games:
            await self.pool.until_ready(game, first=False)
        await asyncio.gather(*self.loading)
        await self._reopen()
        if self.settings.warm and self.settings.warm_labels:
            await self.balance.warm_up(games)

    async def _reopen(self) -> None:
        """Load the open tables, as soon as the database can be used."""
        while True:
            try:
                return await self.rooms.reopen()
            except Unavailable:
                await self.world.sleep(REOPEN_RETRY)

    def _on_open(self, room: Room) -> None:
        self.driver.wake(room)
        self.push.wake(room)

    def _on_ready(self, game: str, compiled: bool) -> None:
        """Announce at the tables of a game that its bots can play; if it was compiled, load the compiled rules."""
        if compiled:
            task = asyncio.create_task(self.rooms.use_compiled(game))
            self.loading.add(task)
            task.add_done_callback(self.loading.discard)
        for room in self.rooms.of_game(game):
            self.live.announce(room)

    def _is_in_use(self, room: Room) -> bool:
        return room.id in self.driver.tasks or room.clock.runs or bool(self.presence.present(room.id))
