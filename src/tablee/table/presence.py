"""Tracks who is online, and exchanges notes with other server processes that share the same PostgreSQL database.

A note lists the browsers that listen to a table, says who holds there (see `holding`), or says that a table has
changed. The change itself is then read from the database.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from tablee.table import company
from tablee.table.live import Live, event
from tablee.table.models import Sitting
from tablee.table.refusals import Unavailable
from tablee.table.room import Room
from tablee.table.rooms import Rooms
from tablee.table.store import News, Store
from tablee.table.world import World

LISTEN_RETRY = 1.0  # seconds to wait before listening again after the database connection was lost
REPEAT = 20.0  # seconds between two notes to other processes about who is online here
GONE = event("gone", {})  # tells a page that its browser may not be here any more
BELIEVED = 50.0  # seconds after which a note about who is online in another process expires


class Presence:
    """Knows who is online at every table, and learns from other processes what has changed there."""

    def __init__(self, world: World, store: Store, live: Live, rooms: Rooms) -> None:
        self.world, self.store, self.live, self.rooms = world, store, live, rooms
        self.on_chat: Callable[[Room, int], Awaitable[None]]  # called with a message that another process has stored
        self.on_push: Callable[[str], None]  # called with a table where a browser wants to be told of its turn
        self.elsewhere: dict[str, dict[str, tuple[set[str], float]]] = {}  # table -> process -> browsers, expiry

    def present(self, table: str) -> set[str]:
        """Return the browsers that listen to a table, in this process or another."""
        now = self.world.monotonic()
        others = (browsers for browsers, until in self.elsewhere.get(table, {}).values() if now < until)
        return self.live.here(table).union(*others)

    def online(self, room: Room) -> set[int]:
        """Return the seats whose players are online; bots always are."""
        here = {room.known_as(browser) for browser in self.present(room.id)}
        return {seat.seat for seat in room.seats if seat.kind == Sitting.BOT or seat.browser in here}

    def people(self, room: Room, browser: str) -> dict[str, Any]:
        """Return the names of all seats, which seats are online, and what else a browser may know of the company."""
        return self._everybody(room) | company.known_to(room, browser, self.world.now())

    def _everybody(self, room: Room) -> dict[str, Any]:
        """Return what everybody at a table may know of the company."""
        online, names = sorted(self.online(room)), [seat.name for seat in room.seats]
        waiting = company.waiting(room, self.present(room.id)) if room.row.waiting else None
        variant = room.match.variant.name if room.match.variant else ""
        return {"names": names, "online": online, "variant": variant, "waiting": waiting}

    def tell(self, room: Room) -> None:
        """Tell each listener of a table who is there, unless it knows.

        A note is sent only if it differs from the last one, so the number of notes tells nothing about the game.
        """
        everybody, now = self._everybody(room), self.world.now()
        for listener in self.live.listeners.get(room.id, ()):
            browser, said = listener.look.browser, GONE
            if room.admits(browser):
                said = event("presence", everybody | company.known_to(room, browser, now))
            if said != listener.met:
                listener.met = said
                listener.put(said)

    async def came_or_went(self, room: Room) -> None:
        """Tell all listeners of a table who is online, and other processes who is online in this one."""
        room.holding.wake()
        self.tell(room)
        await self.store.notify(room.id, here=sorted(self.live.here(room.id)), asks=True)

    def announce(self, room: Room) -> None:
        """Tell all listeners of a table about a change outside the game: a seat was taken, or there is a rematch."""
        room.cache.clear()
        self.live.announce(room)
        self.tell(room)

    async def nudge(self, room: Room, seat: int, by: int) -> None:
        """Tell the pages of a seat, on all devices of its person, that another seat waits for it."""
        self._show_nudge(room, seat, by)
        await self.store.notify(room.id, nudge=[seat, by])

    def _show_nudge(self, room: Room, seat: int, by: int) -> None:
        if person := room.seats[seat].browser:
            self.live.tell(room, event("nudge", {"seat": seat, "by": by}), person)

    # --- other processes ---------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Receive the notes of other processes until cancelled; after a lost connection, load what was missed."""
        while True:
            try:
                async for news in self.store.notifications():
                    await self.on_news(news)
            except Unavailable:
                pass  # the store says so in the log
            await self.world.sleep(LISTEN_RETRY)

    async def on_news(self, news: News | None) -> None:
        """Handle one note; None means that earlier notes may have been missed."""
        if news is None:
            for known in list(self.rooms.open.values()):
                await self._catch_up(known)
                await known.holding.inquire()
            return
        room = self.rooms.open.get(news.table)
        if news.here is not None:
            until = self.world.monotonic() + BELIEVED
            self.elsewhere.setdefault(news.table, {})[news.by] = set(news.here), until
            if room:
                room.holding.wake()
                self.tell(room)
        if news.holds is not None and room:
            room.holding.hear(news.by, news.holds)
        if news.nudge is not None and room:
            room.away.note_nudge(news.nudge[0])
            self._show_nudge(room, *news.nudge)
        if news.chat is not None and room:
            await self.on_chat(room, news.chat)
        if news.push:
            self.on_push(news.table)
        if news.asks:
            await self._answer(news, room)
        elif room and news.is_change:
            await self._catch_up(room)

    async def _answer(self, news: News, room: Room | None) -> None:
        """Tell a process that asks who is online here and, if it asks for that as well, who holds."""
        here = sorted(self.live.here(news.table))
        if news.holds is not None and room:
            await self.store.notify(news.table, here=here, holds=room.holding.note())
        elif here:
            await self.store.notify(news.table, here=here)

    async def _catch_up(self, room: Room) -> None:
        await room.catch_up()
        self.tell(room)
        if room.gone:
            self.rooms.drop(room)
        else:
            room.changed()

    async def repeat(self) -> None:
        """Tell other processes regularly who is online here, because they drop entries that are not refreshed."""
        while True:
            await self.world.sleep(REPEAT)
            for table in list(self.live.listeners):
                await self.store.notify(table, here=sorted(self.live.here(table)))
