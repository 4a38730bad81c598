"""The event streams of tables (server-sent events), which send every change of a table to the open pages.

An event carries what has changed in the page's view. A page whose view has not changed gets no event, so the number of
events tells nothing about what the page may not see.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from tablee.table import answers, views
from tablee.table.room import Room
from tablee.table.world import World

LOG = logging.getLogger("tablee.live")
HEARTBEAT = 15.0  # seconds between two signs of life
LONGEST_QUEUE = 16  # events kept for a slow reader; if there are more, it gets the whole view instead


@dataclass(frozen=True, slots=True)
class Look:
    """How a page looks at a table: its browser, the seat it asks to see, its language and screen format."""

    browser: str
    seat: int | None = None
    language: str = "en"
    narrow: bool = False

    def viewer(self, room: Room) -> views.Viewer:
        """Return the viewer that the page is now."""
        you = tuple(room.held_by(self.browser))
        eyes = views.eyes(room, you, self.seat)
        return views.Viewer(you, eyes, self.language, self.narrow, room.is_host(self.browser))


def event(name: str, data: Any, id_: str = "") -> bytes:
    """Return a server-sent event."""
    named = f"event: {name}\nid: {id_}\n" if id_ else f"event: {name}\n"
    return named.encode() + b"data: " + msgspec.json.encode(data) + b"\n\n"


STILL_HERE = event("beat", 0)


def answer(room: Room, viewer: views.Viewer, view: views.View, base: str) -> dict[str, Any]:
    """Return what a page that holds the version `base` needs to show a view."""
    known = views.recent(room, viewer, base) if base else None
    made = answers.changes(view, known) | {"left": room.holding.left}
    return made | {"clock": clock} if (clock := room.clock.shown()) else made


class Listener:
    """One open event stream. Many are open at the same time, so it is small: `asyncio.Queue` alone takes 4 kB."""

    __slots__ = ("_news", "answering", "ended", "holds", "live", "look", "met", "page", "table", "waiting")

    def __init__(self, live: "Live", table: str, look: Look, page: str = "", holds: str = "") -> None:
        self.live, self.table, self.look = live, table, look
        self.page = page  # a name that the page has given itself
        self.holds = holds  # the version of the view that the page has, or will have when it has read what waits
        self.met = b""  # the last note about who is at the table
        self.answering = 0  # requests of the page whose answers will carry the newest view
        self.waiting: list[bytes] = []  # events that are not sent yet
        self.ended = False
        self._news: asyncio.Future[None] | None = None  # resolved when something waits, or the stream ends

    def put(self, said: bytes) -> None:
        """Queue an event."""
        self.waiting.append(said)
        self._wake()

    def end(self) -> None:
        """End the stream."""
        self.ended = True
        self._wake()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    def is_behind(self) -> bool:
        """Tell whether the page reads too slowly; if so, forget the events it has not read."""
        if len(self.waiting) < LONGEST_QUEUE:
            return False
        self.waiting.clear()
        return True

    async def next(self) -> bytes | None:
        """Wait for the next event, and take it out; None if the stream has ended."""
        while not self.waiting and not self.ended:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        self._news = None
        return None if self.ended else self.waiting.pop(0)


class Live:
    """The open event streams of this process, by table."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.listeners: dict[str, set[Listener]] = {}
        self.pushing: dict[str, asyncio.Task[None]] = {}  # table -> the task that will send its newest views

    def announce(self, room: Room) -> None:
        """Send the newest views of a table to its listeners, soon."""
        if room.id in self.listeners and room.id not in self.pushing:
            task = asyncio.create_task(self._push(room))
            self.pushing[room.id] = task
            task.add_done_callback(lambda done: self._pushed(room, done))

    def _pushed(self, room: Room, task: asyncio.Task[None]) -> None:
        self.pushing.pop(room.id, None)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("table %s: its newest views cannot be sent", room.id, exc_info=error)

    async def _push(self, room: Room) -> None:
        async with room.lock:
            self.pushing.pop(room.id, None)  # a later change needs another push
            if not room.compiled and not room.row.waiting:  # plain rules are slow
                await self.world.in_thread(self._views, room)
            self.push(room)

    def _views(self, room: Room) -> list[views.View]:
        return [views.view(room, listener.look.viewer(room)) for listener in list(self.listeners.get(room.id, ()))]

    def push(self, room: Room) -> None:
        """Queue an event for every listener whose view has changed."""
        said: dict[tuple[views.Viewer, str], bytes] = {}
        for listener in () if room.row.waiting else self.listeners.get(room.id, ()):
            if listener.answering or not room.admits(listener.look.browser):
                continue
            viewer = listener.look.viewer(room)
            view = views.view(room, viewer)
            if view.version == listener.holds:
                continue
            base = "" if listener.is_behind() else listener.holds
            if (viewer, base) not in said:
                said[viewer, base] = event("change", answer(room, viewer, view, base), view.version)
            listener.put(said[viewer, base])
            listener.holds = view.version

    def tell(self, room: Room, said: bytes, person: str | None = None) -> None:
        """Send an event to all who may be at a table, or only to the devices of the person a browser belongs to."""
        for listener in self.listeners.get(room.id, ()):
            browser = listener.look.browser
            if room.admits(browser) and person in (None, room.known_as(browser)):
                listener.put(said)

    async def beat(self) -> None:
        """Send a sign of life to every listener from time to time.

        So no proxy closes a silent connection, and a page finds out that its connection is dead.
        The tables get it one after the other, because thousands of streams at once would delay everything else.
        """
        while True:
            tables = list(self.listeners)
            if not tables:
                await self.world.idle(HEARTBEAT)
            for table in tables:
                await self.world.idle(HEARTBEAT / len(tables))
                for listener in self.listeners.get(table, ()):
                    listener.put(STILL_HERE)

    @contextmanager
    def listen(self, listener: Listener) -> Iterator[Listener]:
        """Send events to a listener during a `with` block."""
        self.listeners.setdefault(listener.table, set()).add(listener)
        try:
            yield listener
        finally:
            here = self.listeners.get(listener.table, set())
            here.discard(listener)
            if not here:
                self.listeners.pop(listener.table, None)

    @contextmanager
    def answering(self, room: Room, page: str) -> Iterator[list[Listener]]:
        """Send a page no events during a `with` block, because the answer to its request will carry the newest view.

        Yields the page's streams, so that the version in the answer can be noted.
        """
        mine = [listener for listener in self.listeners.get(room.id, ()) if page and listener.page == page]
        for listener in mine:
            listener.answering += 1
        try:
            yield mine
        finally:
            for listener in mine:
                listener.answering -= 1
            if mine:
                self.announce(room)  # something else may have changed meanwhile

    def here(self, table: str) -> set[str]:
        """Return the browsers that listen to a table in this process."""
        return {listener.look.browser for listener in self.listeners.get(table, ())}

    def close(self) -> None:
        """End every stream."""
        for here in list(self.listeners.values()):
            for listener in list(here):
                listener.end()
