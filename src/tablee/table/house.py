"""All tables: opening them from the store, making new ones, letting bots play, telling who listens."""

import asyncio
import logging
import random
import time

from sqlalchemy.exc import SQLAlchemyError

from tablee.core import discovery
from tablee.core.contract import NOBODY
from tablee.core.errors import TableeError
from tablee.table import thinker, tokens, views
from tablee.table.bots import BotPool, NoAnswer
from tablee.table.live import Channels, Note
from tablee.table.models import SeatRow, Sitting
from tablee.table.refusals import Refusal, Stale
from tablee.table.room import Room
from tablee.table.settings import Settings
from tablee.table.store import Loaded, News, Store, database_url

LOG = logging.getLogger("tablee.house")
IDLE = 60.0  # seconds after which a table may leave the memory
WARM_AFTER = 1.0  # seconds
LEAD_AGAIN = 2.0  # seconds after which it is asked again whether another process plays for the bots of a table
HEAR_AGAIN = 1.0  # seconds after a lost connection to the other processes
SAY_AGAIN = 20.0  # seconds after which the other processes are told again who listens here


class House:
    """Every table of this server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(database_url(settings.database, settings.data))
        self.channels = Channels()
        self.pool = BotPool(settings.workers, warm=settings.warm)
        self.pool.on_ready = self._ready
        self.rooms: dict[str, Room] = {}
        self.compiled: set[str] = set()  # games whose rules are played compiled here
        self.loading: set[asyncio.Task[None]] = set()
        self.opening: dict[str, asyncio.Lock] = {}
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.is_closing = False

    async def open(self, games: list[str]) -> None:
        """Get ready to serve; open tables are replayed and kernels compiled meanwhile."""
        await self.store.open()
        self.tasks = [asyncio.create_task(self._sweep(games))]
        if self.store.is_shared:
            self.tasks += [asyncio.create_task(self._hear()), asyncio.create_task(self._say_who_is_here())]

    async def close(self) -> None:
        """Stop everything."""
        self.is_closing = True
        self.channels.close()
        for task in [*self.driving.values(), *self.loading, *self.tasks]:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:
                pass  # a lap that is under way goes to its end
        await self.pool.close()
        await self.store.close()

    async def _sweep(self, games: list[str]) -> None:
        """Compile the games nobody waits for yet; the first page has been served by then.

        Then replay every open table, so that one the rules no longer fit is known before anybody moves there.
        """
        if self.settings.warm:
            await asyncio.sleep(WARM_AFTER)
        for game in games:
            self.pool.need(game, first=False)
        for game in games:
            await self.pool.until_ready(game, first=False)
        await asyncio.gather(*self.loading)
        for table in await self.store.open_tables():
            try:
                await self.room(table)
            except TableeError as error:
                LOG.warning("table %s: %s", table, error)

    # --- other processes ---------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        """Take over what other processes store, and whatever was stored before they could be heard."""
        while True:
            try:
                async for news in self.store.hear():
                    await self._heard(news)
            except (OSError, SQLAlchemyError) as error:
                LOG.warning("other processes cannot be heard: %s", error)
            await asyncio.sleep(HEAR_AGAIN)

    async def _heard(self, news: News | None) -> None:
        if news is None:
            for known in list(self.rooms.values()):
                await self._catch_up(known)
            return
        room = self.rooms.get(news.table)
        if news.here is not None:
            self.channels.present_elsewhere(news.table, news.by, news.here)
            if room:
                self.channels.tell(room.id, self.presence(room))
            if news.asks and self.channels.here(news.table):
                await self.store.tell(news.table, here=sorted(self.channels.here(news.table)))
        elif room:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        await room.catch_up()
        if views.version(room, self.warming(room)) != room.announced:
            self.changed(room)

    async def _say_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(SAY_AGAIN)
            for table in list(self.channels.listeners):
                await self.store.tell(table, here=sorted(self.channels.here(table)))

    async def came_or_went(self, room: Room) -> None:
        """Tell everybody who is there now."""
        self.channels.tell(room.id, self.presence(room))
        await self.store.tell(room.id, here=sorted(self.channels.here(room.id)), asks=True)

    # --- rooms -------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """Return a table, from memory or from the store."""
        if table not in self.rooms:
            async with self.opening.setdefault(table, asyncio.Lock()):
                if table not in self.rooms:
                    await self._open(table)
            self.opening.pop(table, None)
        room = self.rooms[table]
        room.touched = time.monotonic()
        return room

    async def _open(self, table: str) -> None:
        loaded = await self.store.load(table)
        if loaded is None:
            raise Refusal("unknown-table", 404)
        try:
            room = await self.made(loaded)
        except TableeError as error:  # not even its first position can be made
            await self.store.freeze(table, str(error))
            raise Refusal("frozen", 409) from error
        if room.broken != room.row.frozen:
            await self.store.freeze(table, room.broken)
            LOG.warning("table %s: %s", table, room.broken or "goes on")
        self.adopt(room)
        if self.store.is_shared:
            await room.catch_up()  # news that came since it was loaded had no room to go to

    async def made(self, loaded: Loaded) -> Room:
        """Return a table made of what is stored of it."""
        compiled = loaded.table.game in self.compiled
        return await asyncio.to_thread(Room, loaded, self.store, compiled=compiled)

    def adopt(self, room: Room) -> None:
        """Take a table in, and let its bots play."""
        room.on_change = self.changed
        self.rooms[room.id] = room
        if room.row.game in self.compiled and not room.compiled:
            room.use_compiled()
        self._make_space()
        self.drive(room)

    def _make_space(self) -> None:
        spare = len(self.rooms) - self.settings.rooms
        if spare <= 0:
            return
        for room in sorted(self.rooms.values(), key=lambda r: r.touched)[:spare]:
            busy = room.lock.locked() or room.id in self.driving or self.channels.present(room.id)
            if not busy and time.monotonic() - room.touched > IDLE:
                del self.rooms[room.id]

    # --- telling -----------------------------------------------------------------------------------------------

    def warming(self, room: Room) -> bool:
        """Tell whether a table has bots that cannot play yet."""
        has_bots = any(seat.kind == Sitting.BOT for seat in room.seats)
        return has_bots and self.pool.is_warming(room.row.game)

    def note(self, room: Room) -> Note:
        """Return the news of a table's present state."""
        version = views.version(room, self.warming(room))
        data = {"version": version, "ply": room.match.ply, "to_act": room.match.position.to_act}
        return Note("change", data, version)

    def presence(self, room: Room) -> Note:
        """Return who is there."""
        return Note("presence", {"online": sorted(self.online(room))})

    def online(self, room: Room) -> set[int]:
        """Return the seats whose people are there; bots always are."""
        here = self.channels.present(room.id)
        return {seat.seat for seat in room.seats if seat.kind == Sitting.BOT or seat.browser in here}

    def announce(self, room: Room) -> None:
        """Tell everybody at a table how it stands now."""
        note = self.note(room)
        room.announced = note.id
        self.channels.tell(room.id, note)

    def changed(self, room: Room) -> None:
        """Tell everybody at a table that it has changed, and let the bots play."""
        self.announce(room)
        self.drive(room)

    def _ready(self, game: str, kept: bool) -> None:
        if kept:
            task = asyncio.create_task(self.load(game))
            self.loading.add(task)
            task.add_done_callback(self.loading.discard)
        for room in self.rooms.values():
            if room.row.game == game:
                self.announce(room)

    async def load(self, game: str) -> None:
        """Play a game by its compiled rules from now on; they have been compiled in another process."""
        try:
            if not await asyncio.to_thread(thinker.load, discovery.game(game)):
                return  # nothing is kept on this machine: plain rules are quicker than compiling here
        except Exception:
            LOG.exception("the compiled rules of %s cannot be loaded; the plain ones are played on", game)
            return
        self.compiled.add(game)
        for room in self.rooms.values():
            if room.row.game == game:
                room.use_compiled()

    # --- bots --------------------------------------------------------------------------------------------------

    def _bot_to_act(self, room: Room) -> SeatRow | None:
        actor = room.match.position.to_act
        if actor < 0 or room.row.read_only or room.broken:
            return None
        return room.seats[actor] if room.seats[actor].kind == Sitting.BOT else None

    def drive(self, room: Room) -> None:
        """Let the bots of a table play until a person is to act."""
        if self._bot_to_act(room) and room.id not in self.driving and not self.is_closing:
            task = asyncio.create_task(self._drive(room))
            self.driving[room.id] = task
            task.add_done_callback(lambda done: self._driven(room, done))

    def _driven(self, room: Room, task: asyncio.Task[None]) -> None:
        del self.driving[room.id]
        if not task.cancelled() and (error := task.exception()):
            LOG.error("table %s: its bots have stopped", room.id, exc_info=error)

    async def _drive(self, room: Room) -> None:
        """Play for the bots of a table; of several processes only one does, and another goes on if that one dies."""
        await self.pool.until_ready(room.row.game)
        while self._bot_to_act(room):
            async with self.store.leading(room.id) as leads:
                if leads:
                    await self._play_bots(room)
            if not leads:
                await asyncio.sleep(LEAD_AGAIN)
                await room.catch_up()

    async def _play_bots(self, room: Room) -> None:
        while seat := self._bot_to_act(room):
            began, ply = time.monotonic(), room.match.ply
            seen = room.match.position.seen_by(seat.seat)
            try:
                action = (await self.pool.think(seen, seat.seat, f"bot{seat.level}", room.id)).action
            except NoAnswer as error:
                LOG.warning("table %s: the bot gave no answer (%s); any legal action is taken", room.id, error)
                action = random.choice(seen.legal())
            await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - began)))
            try:
                await room.act(seat.seat, ply, action)
            except Refusal as refusal:
                if not isinstance(refusal, Stale):  # else somebody or an undo came in between: think again
                    raise

    # --- who may do what ---------------------------------------------------------------------------------------

    async def enter(self, table: str, browser: str | None) -> tuple[Room, tuple[int, ...]]:
        """Return a table and the seats a browser holds there; refuse who neither sits nor watches."""
        room = await self.room(table)
        held = tuple(room.held_by(browser))
        if held or browser == room.row.host or browser in room.watchers:
            return room, held
        if browser is None or not await self.store.is_watching(table, browser):
            raise Refusal("no-seat", 403)
        room.watchers.add(browser)
        return room, held

    async def sit(self, token: str, browser: str) -> str:
        """Give a seat to whoever has its link, once; later it only leads the same browser there. Return the table."""
        hashed = tokens.hashed(token)
        taken = await self.store.take_seat(hashed, browser)
        found = await self.store.seat_of_token(hashed)
        if found is None or found[1].browser != browser:
            raise Refusal("used-link", 410)
        room = await self.room(found[0])
        if taken:
            room.seats[found[1].seat] = found[1]
            self.refreshed(room)
        return room.id

    async def watch(self, token: str, browser: str) -> str:
        """Let whoever has the watch link watch; return the table."""
        table = await self.store.table_of_watch(tokens.hashed(token))
        if table is None:
            raise Refusal("used-link", 410)
        await self.store.add_watcher(table, browser)
        return table

    async def new_link(self, room: Room, seat: int) -> str:
        """Return a new token for a seat, or for watching; the old one is no longer good."""
        token = tokens.new_token()
        if seat == NOBODY:
            room.row.watch = tokens.hashed(token)
            await self.store.set_watch(room.id, room.row.watch)
            return token
        if not 0 <= seat < len(room.seats) or not room.seats[seat].is_human:
            raise Refusal("no-such-seat", 404)
        room.seats[seat].token, room.seats[seat].used = tokens.hashed(token), False
        await self.store.set_seat(room.id, room.seats[seat])
        return token

    def refreshed(self, room: Room) -> None:
        """Tell everybody of something new beside the game: who has come, or a rematch."""
        room.cache.clear()
        self.announce(room)
        self.channels.tell(room.id, self.presence(room))
