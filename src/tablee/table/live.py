"""Telling people that something has changed: channels by table, and who is there.

Channels reach the listeners of one process; what other processes do comes in through `Store.hear` and is told on.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec

HEARTBEAT = 15.0
BELIEVED = 50.0  # seconds for which another process is believed about who listens there
WAITING = 64  # a reader this far behind is told only the newest


class Note(msgspec.Struct, frozen=True):
    """One event of the stream."""

    event: str
    data: dict[str, Any]
    id: str = ""

    def encoded(self) -> bytes:
        """Return the note as a server-sent event."""
        lines = [f"event: {self.event}"]
        if self.id:
            lines.append(f"id: {self.id}")
        lines.append(f"data: {msgspec.json.encode(self.data).decode()}")
        return ("\n".join(lines) + "\n\n").encode()


class Listener:
    """One open stream."""

    def __init__(self, channels: "Channels", table: str, browser: str) -> None:
        self.channels, self.table, self.browser = channels, table, browser
        self.notes: asyncio.Queue[Note | None] = asyncio.Queue(WAITING)

    def __enter__(self) -> "Listener":
        self.channels.listeners.setdefault(self.table, set()).add(self)
        return self

    def __exit__(self, *_: object) -> None:
        here = self.channels.listeners.get(self.table, set())
        here.discard(self)
        if not here:
            self.channels.listeners.pop(self.table, None)

    def put(self, note: Note | None) -> None:
        """Leave a note, in place of the oldest if there are too many."""
        if self.notes.full():
            self.notes.get_nowait()
        self.notes.put_nowait(note)

    async def stream(self, heartbeat: float = HEARTBEAT) -> AsyncIterator[bytes]:
        """Yield the notes as they come, and a sign of life when none comes."""
        while True:
            note: Note | None = None
            try:
                note = await asyncio.wait_for(self.notes.get(), heartbeat)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if note is None:
                return
            yield note.encoded()


class Channels:
    """Carries small notes to everybody who listens at a table."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere: dict[str, dict[str, tuple[set[str], float]]] = {}  # table -> process -> browsers, until when

    def tell(self, table: str, note: Note) -> None:
        """Pass a note on to all listeners of a table."""
        for listener in self.listeners.get(table, ()):
            listener.put(note)

    def listen(self, table: str, browser: str) -> Listener:
        """Return a new listener."""
        return Listener(self, table, browser)

    def present(self, table: str) -> set[str]:
        """Return the browsers that listen at a table, here or at another process."""
        now = time.monotonic()
        others = (browsers for browsers, until in self.elsewhere.get(table, {}).values() if now < until)
        return self.here(table).union(*others)

    def here(self, table: str) -> set[str]:
        """Return the browsers that listen at a table in this process."""
        return {listener.browser for listener in self.listeners.get(table, ())}

    def present_elsewhere(self, table: str, process: str, browsers: list[str]) -> None:
        """Note who listens at another process; unless it says so again, only for a while."""
        self.elsewhere.setdefault(table, {})[process] = set(browsers), time.monotonic() + BELIEVED

    def close(self) -> None:
        """End every stream."""
        for here in list(self.listeners.values()):
            for listener in list(here):
                listener.put(None)
