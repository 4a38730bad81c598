"""The event streams of tables (server-sent events), which tell open pages about every change."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from tablee.table.room import Room
from tablee.table.world import World

HEARTBEAT = 15.0  # after this many seconds without an event, a comment keeps the connection open
LONGEST_QUEUE = 64  # events kept for a slow reader; if there are more, the oldest is dropped


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


def change_note(room: Room) -> Note:
    """Return the event that tells pages which version of a table is the newest."""
    version, match = room.version, room.match
    held = room.holding.waits_for
    return Note(
        "change", {"version": version, "ply": match.ply, "to_act": match.position.to_act, "held": held}, version
    )


class Listener:
    """One open event stream."""

    def __init__(self, live: "Live", table: str, browser: str) -> None:
        self.live, self.table, self.browser = live, table, browser
        self.notes: asyncio.Queue[Note | None] = asyncio.Queue(LONGEST_QUEUE)

    def __enter__(self) -> "Listener":
        self.live.listeners.setdefault(self.table, set()).add(self)
        return self

    def __exit__(self, *_: object) -> None:
        here = self.live.listeners.get(self.table, set())
        here.discard(self)
        if not here:
            self.live.listeners.pop(self.table, None)

    def put(self, note: Note | None) -> None:
        """Queue a note, and drop the oldest one if the queue is full; None ends the stream."""
        if self.notes.full():
            self.notes.get_nowait()
        self.notes.put_nowait(note)

    async def stream(self, heartbeat: float = HEARTBEAT) -> AsyncIterator[bytes]:
        """Yield the notes as they come, and a comment every `heartbeat` seconds without one."""
        while True:
            note: Note | None = None
            try:
                note = await self.live.world.within(heartbeat, self.notes.get())
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if note is None:
                return
            yield note.encoded()


class Live:
    """The open event streams of this process, by table."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.listeners: dict[str, set[Listener]] = {}

    def announce(self, room: Room) -> None:
        """Tell all listeners of a table its newest version; pages then request their view of it."""
        note = change_note(room)
        room.announced = note.id
        self.tell(room.id, note)

    def tell(self, table: str, note: Note) -> None:
        """Send a note to all listeners of a table."""
        for listener in self.listeners.get(table, ()):
            listener.put(note)

    def listen(self, table: str, browser: str) -> Listener:
        """Return a new listener, to be used in a `with` block."""
        return Listener(self, table, browser)

    def here(self, table: str) -> set[str]:
        """Return the browsers that listen to a table in this process."""
        return {listener.browser for listener in self.listeners.get(table, ())}

    def close(self) -> None:
        """End every stream."""
        for here in list(self.listeners.values()):
            for listener in list(here):
                listener.put(None)
