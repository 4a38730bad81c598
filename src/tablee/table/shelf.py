"""The tables of a browser: lists them, puts them away, names and deletes them."""

from typing import NamedTuple

from tablee.table.changes import Changes
from tablee.table.database import Query, Statement
from tablee.table.models import METADATA, SeatRow, TableRow
from tablee.table.naming import LONGEST_TABLE_NAME, clean
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.store import SEAT_COLUMNS, TABLE_COLUMNS, struct

MOST_LISTED = 200
PARTS = [table.name for table in METADATA.tables.values() if "table_id" in table.c]  # what belongs to one table


class Mine(NamedTuple):
    """A table of a browser."""

    table: TableRow
    seats: list[SeatRow]
    holder: str  # the browser that holds the seats of this one
    is_archived: bool


class Shelf:
    """Knows which tables a browser has."""

    def __init__(self, changes: Changes) -> None:
        self.changes, self.store, self.presence = changes, changes.store, changes.presence

    async def tables_of(self, browser: str) -> list[Mine]:
        """Return the tables at which a browser has a seat or is the host, the newest first; not those of tasks.

        Their order does not depend on what happens in the games.
        """
        mine = """FROM tables WHERE (host = ? OR id IN (SELECT table_id FROM seats WHERE browser = ?)
                  OR id IN (SELECT table_id FROM devices WHERE browser = ?)) AND lesson IN ('', 'guide')
                  ORDER BY created DESC, id LIMIT ?"""
        values = (browser, browser, browser, MOST_LISTED)
        found, seats, devices, archived = await self.store.db.read(
            Query(f"SELECT {TABLE_COLUMNS} {mine}", values),
            Query(
                f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN (SELECT id {mine}) ORDER BY seat", values
            ),
            Query("SELECT table_id, stands_for FROM devices WHERE browser = ?", (browser,)),
            Query("SELECT table_id, browser FROM archived WHERE browser = ?", (browser,)),
        )
        holders: dict[str, str] = dict(map(tuple, devices))
        away = {row[0] for row in archived}
        by_table: dict[str, list[SeatRow]] = {}
        for table_id, *seat in seats:
            by_table.setdefault(table_id, []).append(struct(SeatRow, seat))
        listed = []
        for row in found:
            table = struct(TableRow, row)
            holder, people = holders.get(table.id, browser), by_table.get(table.id, [])
            if table.host == holder or any(seat.browser == holder for seat in people):
                listed.append(Mine(table, people, holder, table.id in away))
        return listed

    async def exists(self, table_id: str) -> bool:
        """Tell whether there is a table."""
        [rows] = await self.store.db.read(Query("SELECT id FROM tables WHERE id = ?", (table_id,)))
        return bool(rows)

    async def archive(self, table_id: str, browser: str, away: bool) -> None:
        """Put a table away for a browser, or take it back to the others."""
        put = "INSERT INTO archived (browser, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        take = "DELETE FROM archived WHERE browser = ? AND table_id = ?"
        await self.store.db.write(Statement(put if away else take, [(browser, table_id)]))

    async def set_terms(self, room: Room, name: str | None, open_watch: bool | None) -> None:
        """Give a table another name, or say whether whoever has its address may watch."""
        called = room.row.name if name is None else clean(name, LONGEST_TABLE_NAME)
        watch = room.row.open_watch if open_watch is None else open_watch
        sql = "UPDATE tables SET name = ?, open_watch = ? WHERE id = ?"
        await self.changes.make(room, Statement(sql, [(called, watch, room.id)]))

    async def delete(self, room: Room) -> None:
        """Delete a table with all that belongs to it, unless the game has begun and others sit at it."""
        others = [seat for seat in room.seats if seat.browser not in (None, room.row.host)]
        if others and not room.row.waiting:
            raise Refusal("others-sit", 409)
        parts = [Statement(f"DELETE FROM {part} WHERE table_id = ?", [(room.id,)]) for part in PARTS]
        unfollow = Statement("UPDATE tables SET rematch = '' WHERE rematch = ?", [(room.id,)])
        async with room.lock:  # an action that is being stored comes first
            whole = Statement("DELETE FROM tables WHERE id = ?", [(room.id,)])
            await self.store.db.write(*parts, unfollow, whole, note=self.store.note(room.id))
            room.gone = True
        self.presence.tell(room)
        self.presence.rooms.drop(room)
