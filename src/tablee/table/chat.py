"""What people write at a table: messages and quick reactions for everybody, and notes for themselves.

Texts are stored apart from the game's events, and sent apart from views, because a text that somebody chose must not
be compressed together with a secret (see `answers`). A record contains them only if somebody asks for that.
"""

from typing import Any

import msgspec

from tablee.table.database import Query, Statement
from tablee.table.live import Live, event
from tablee.table.naming import clean
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.store import Conflict, Store
from tablee.table.world import World

REACTIONS = ("hello", "well-played", "thanks", "oops", "thinking", "wow", "good-game")
LONGEST_TEXT = 300
LONGEST_NOTES = 4000
MOST, WITHIN = 5, 10.0  # how many messages a seat may send within how many seconds
SHOWN = 100  # how many messages a page gets when it opens
KEPT = 500  # how many messages of a table are kept
ATTEMPTS = 40  # each failure means that another message was stored; so many cannot be under way at one table
COLUMNS = "number, seat, kind, text, at"


class Message(msgspec.Struct):
    """A message as stored."""

    number: int
    seat: int
    kind: str
    text: str
    at: float


class Chat:
    """Stores messages and notes, and sends messages to the open pages."""

    def __init__(self, world: World, store: Store, live: Live) -> None:
        self.world, self.store, self.live = world, store, live

    async def messages(self, table: str, most: int = SHOWN) -> list[Message]:
        """Return the last messages of a table."""
        sql = f"SELECT {COLUMNS} FROM messages WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        [rows] = await self.store.db.read(Query(sql, (table, most)))
        return [Message(*row) for row in reversed(rows)]

    async def say(self, room: Room, seat: int, kind: str, said: str) -> None:
        """Store a message of a seat, and send it to everybody."""
        if not room.row.chat:
            raise Refusal("chat-off", 403)
        text = said if kind == "reaction" else clean(said, LONGEST_TEXT)
        if not text or (kind == "reaction" and text not in REACTIONS):
            raise Refusal("empty-text")
        for attempt in range(ATTEMPTS):
            try:
                message = Message(await self._next(room.id, seat), seat, kind, text, self.world.now())
                await self._store(room.id, message)
                break
            except Conflict:  # another message got this number
                if attempt == ATTEMPTS - 1:
                    raise Refusal("too-many", 429) from None
        self._show(room, message)
        await self.store.notify(room.id, chat=message.number)

    async def _next(self, table: str, seat: int) -> int:
        """Return the number of the next message, unless the seat has sent too many."""
        last, recent = await self.store.db.read(
            Query("SELECT number FROM messages WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,)),
            Query(
                "SELECT number FROM messages WHERE table_id = ? AND seat = ? AND at > ?",
                (table, seat, self.world.now() - WITHIN),
            ),
        )
        if len(recent) >= MOST:
            raise Refusal("too-many", 429)
        return 1 + int(last[0][0]) if last else 0

    async def _store(self, table: str, message: Message) -> None:
        insert = f"INSERT INTO messages (table_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
        forget = "DELETE FROM messages WHERE table_id = ? AND number <= ?"
        await self.store.db.write(
            Statement(insert, [(table, *msgspec.structs.astuple(message))]),
            Statement(forget, [(table, message.number - KEPT)]),
        )

    def _show(self, room: Room, message: Message) -> None:
        self.live.tell(room, event("words", message))

    async def hear(self, room: Room, number: int) -> None:
        """Send a message that another process has stored to the pages that are open here."""
        if room.id in self.live.listeners:
            sql = f"SELECT {COLUMNS} FROM messages WHERE table_id = ? AND number = ?"
            [rows] = await self.store.db.read(Query(sql, (room.id, number)))
            for row in rows:
                self._show(room, Message(*row))

    async def switch(self, room: Room, on: bool) -> None:
        """Switch the chat of a table on or off."""
        await self.store.set_chat(room.id, on)
        room.row.chat = on

    # --- notes -------------------------------------------------------------------------------------------------

    async def notes(self, room: Room, seat: int, browser: str) -> str:
        """Return what a person has noted at a seat. If somebody else gets the seat, they see nothing of it."""
        sql = "SELECT text FROM notes WHERE table_id = ? AND seat = ? AND browser = ?"
        [rows] = await self.store.db.read(Query(sql, (room.id, seat, room.known_as(browser))))
        return str(rows[0][0]) if rows else ""

    async def set_notes(self, room: Room, seat: int, browser: str, text: str) -> None:
        """Store what a person notes at a seat, in place of what they noted before."""
        if len(text) > LONGEST_NOTES:
            raise Refusal("too-large", 413)
        plain = "".join(c for c in text if c.isprintable() or c == "\n")
        whose = room.id, seat, room.known_as(browser)
        await self.store.db.write(
            Statement("DELETE FROM notes WHERE table_id = ? AND seat = ? AND browser = ?", [whose]),
            Statement("INSERT INTO notes (table_id, seat, browser, text) VALUES (?, ?, ?, ?)", [(*whose, plain)]),
        )


def remarks(messages: list[Message], names: list[str]) -> list[str]:
    """Return messages as remarks for a record."""
    return [f"# {names[m.seat]}: {m.text if m.kind == 'text' else f'[{m.text}]'}" for m in messages]


def shown(messages: list[Message]) -> list[dict[str, Any]]:
    """Return messages as JSON data."""
    made: list[dict[str, Any]] = msgspec.to_builtins(messages)
    return made
