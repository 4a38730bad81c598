"""Telling people that something has changed: channels by table, and who is there.

`Channels` is the small interface; `LocalChannels` serves one process. Several processes on one PostgreSQL need another
implementation, over LISTEN and NOTIFY, and nothing else.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Protocol

import msgspec

HEARTBEAT = 15.0
WAITING = 64  # a reader this far behind is told only the newest


class Channels(Protocol):
    """Carries small notes to everybody who listens at a table."""

    def tell(self, table: str, note: "Note") -> None:
        """Pass a note on to all listeners."""

    def listen(self, table: str, browser: str) -> "Listener":
        """Return a new listener, to be used in a `with` block."""

    def present(self, table: str) -> set[str]:
        """Return the browsers that listen."""


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

    def __init__(self, channels: "LocalChannels", table: str, browser: str) -> None:
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


class LocalChannels:
    """Channels within one process."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}

    def tell(self, table: str, note: Note) -> None:
        """Pass a note on to all listeners of a table."""
        for listener in self.listeners.get(table, ()):
            listener.put(note)

    def listen(self, table: str, browser: str) -> Listener:
        """Return a new listener."""
        return Listener(self, table, browser)

    def present(self, table: str) -> set[str]:
        """Return the browsers that listen at a table."""
        return {listener.browser for listener in self.listeners.get(table, ())}

    def close(self) -> None:
        """End every stream."""
        for here in list(self.listeners.values()):
            for listener in list(here):
                listener.put(None)
