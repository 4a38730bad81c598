"""Stores tables in a database: SQLite by default, PostgreSQL if a URL names it.

Every change to a table is one transaction. Several server processes may share one PostgreSQL database; a transaction
that changes a table also sends them a note about the change.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, aclosing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError

from tablee.core.errors import TableeError
from tablee.table.database import Append, Conflict, Database, Health, Query, Statement, insert_into
from tablee.table.database.sqlite import Sqlite
from tablee.table.models import (
    DEVICES,
    EVENTS,
    SEATS,
    TABLES,
    WATCHERS,
    AskRow,
    EventRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from tablee.table.world import World

__all__ = ["Conflict", "Loaded", "News", "Store", "database_url"]
LONGEST_NOTE = 7900  # PostgreSQL refuses notes of 8000 bytes
TABLE_COLUMNS = ", ".join(TableRow.__struct_fields__)
ASK_COLUMNS = ", ".join(AskRow.__struct_fields__)
SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)
INSERT_TABLE, INSERT_SEAT = insert_into(TABLES), insert_into(SEATS)
INSERT_EVENT, INSERT_WATCHER = insert_into(EVENTS), insert_into(WATCHERS)
INSERT_DEVICE = insert_into(DEVICES)
T = TypeVar("T", TableRow, SeatRow, AskRow)


class News(msgspec.Struct, omit_defaults=True):
    """A note from one process to the others: a table has changed, or something else that `here` or `holds` says."""

    by: str  # the name of the sending process
    table: str
    here: list[str] | None = None  # the browsers online in that process
    asks: bool = False  # whether the other processes should answer with a note of the same kind
    holds: list[Any] | None = None  # a `HoldNote` (see `holding`)
    nudge: list[int] | None = None  # the seat that is nudged, and by which seat
    chat: int | None = None  # the number of a message that somebody has written
    push: bool = False  # whether a browser wants to be told when it is its turn

    @property
    def is_change(self) -> bool:
        """Tell whether the note says that the table has changed."""
        return all(news is None for news in (self.here, self.holds, self.nudge, self.chat)) and not self.push


class Loaded(msgspec.Struct):
    """The stored data of one table, with all its events or only those from some number on."""

    table: TableRow
    seats: list[SeatRow]
    events: list[EventRow]
    snapshot: SnapshotRow | None  # the newest snapshot of the table, if it has any
    devices: dict[str, str] = {}  # browser -> the browser for which it stands at this table
    asks: list[AskRow] = []


def database_url(url: str | None, data: Path) -> str:
    """Return the URL of a database; without `url`, it names a file in the data folder."""
    if url is None:
        data.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{data / 'tables.sqlite'}"
    scheme, separator, rest = url.partition("://")
    if not separator:
        raise TableeError(f"The database must be a URL such as postgresql://user@host/name, not {url!r}.")
    return f"{'postgresql' if scheme == 'postgres' else scheme}://{rest}"


def _database(url: str, world: World) -> Database:
    """Return the database that a URL names."""
    try:
        named = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise TableeError(f"The database URL cannot be read: {error}.") from None
    match named.get_backend_name():
        case "sqlite":
            if not named.database:
                raise TableeError("The database URL must name a file, such as sqlite:////home/me/tables.sqlite.")
            return Sqlite(Path(named.database), world, Health())
        case "postgresql":
            try:
                from tablee.table.database.postgres import Postgres
            except ModuleNotFoundError as error:
                raise TableeError(
                    f"The database driver is missing: pip install 'tablee[postgres]' ({error})."
                ) from None
            dsn = named.set(drivername="postgresql").render_as_string(hide_password=False)
            return Postgres(dsn, world, Health())
    raise TableeError(f"The database must be SQLite or PostgreSQL, not {named.drivername}.")


class Store:
    """Reads and writes tables in the database."""

    def __init__(self, url: str, world: World | None = None) -> None:
        self.url = url
        self.world = world or World()
        self.name = self.world.token(8).hex()  # the name of this process in notes to others
        self.db = _database(url, self.world)

    async def open(self) -> None:
        """Bring the schema up to date, or create it on first use."""
        shown = sa.make_url(self.url).render_as_string(hide_password=True)
        if isinstance(self.db, Sqlite) and not self.db.file.parent.is_dir():
            raise TableeError(f"The database {shown} cannot be opened: there is no folder {self.db.file.parent}.")
        try:
            await self.db.open()
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise TableeError(f"The database {shown} cannot be opened: {error}.") from error
        except CommandError as error:
            raise TableeError(f"The database belongs to another version of Tablée: {error}.") from error

    async def close(self) -> None:
        """Store what waits, and close all connections."""
        await self.db.close()

    # --- other processes ---------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Tell whether other processes may write to the same tables."""
        return self.db.is_shared

    async def notify(self, table_id: str, **news: Any) -> None:
        """Send a note to the other processes soon; nobody waits for it, and it is lost if the database is down."""
        self.db.tell(self.note(table_id, **news))

    def note(self, table_id: str, **news: Any) -> str:
        """Return a note for the other processes."""
        note = News(self.name, table_id, **news)
        while len(said := msgspec.json.encode(note)) > LONGEST_NOTE and note.here:
            note.here = note.here[: len(note.here) // 2]  # very many people watch; some of them are not counted
        return said.decode()

    async def notifications(self) -> AsyncIterator[News | None]:
        """Yield None once listening has begun, then the notes of other processes until the connection is lost."""
        async with aclosing(self.db.notes()) as notes:
            async for said in notes:
                news = None if said is None else msgspec.json.decode(said, type=News)
                if news is None or news.by != self.name:
                    yield news

    def leading(self, table_id: str) -> AbstractAsyncContextManager[bool]:
        """Try to hold the leader lock of a table; yield whether this process has it.

        Only the holder plays for the table's bots. If it dies, the database releases the lock.
        """
        return self.db.leading(table_id)

    # --- tables ------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        events: Sequence[EventRow],
        watcher: str | None = None,
        follows: str = "",
        devices: Mapping[str, str] | None = None,
    ) -> None:
        """Store a new table with its first events. If `follows` names a table, the new one becomes its only rematch."""
        statements = [
            Statement(INSERT_TABLE, [_values(TABLES, table)]),
            Statement(INSERT_SEAT, [_values(SEATS, seat, table_id=table.id) for seat in seats]),
            Statement(INSERT_EVENT, [_values(EVENTS, e, table_id=table.id, number=i) for i, e in enumerate(events)]),
        ]
        if devices:
            statements.append(Statement(INSERT_DEVICE, [(table.id, *device) for device in devices.items()]))
        if watcher:
            statements.append(Statement(INSERT_WATCHER, [(table.id, watcher)]))
        if follows:
            first = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''"
            statements.insert(0, Statement(first, [(table.id, follows)], must_change=True))
        await self.db.write(*statements, note=self.note(follows) if follows else "")

    async def balance(self, key: str) -> str | None:
        """Return the balance label that is kept under a key, as JSON; None if there is none."""
        [rows] = await self.db.read(Query("SELECT label FROM balance WHERE key = ?", (key,)))
        return str(rows[0][0]) if rows else None

    async def keep_balance(self, key: str, label: str) -> None:
        """Keep a balance label. If another process has kept one first, that one stays."""
        said = "INSERT INTO balance (key, label) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
        await self.db.write(Statement(said, [(key, label)]))

    async def append(
        self,
        table_id: str,
        number: int,
        events: Sequence[EventRow],
        head: dict[str, Any],
        snapshot: SnapshotRow | None = None,
    ) -> None:
        """Append events, numbered from `number` on, and write the values in `head` to the table's own row."""
        head = head | {"changed": self.world.now()}
        try:
            await self.db.append(Append(table_id, number, events, head, snapshot), self.note(table_id))
        except Conflict as error:
            raise Conflict(f"Another process has already stored event {number} of table {table_id}.") from error

    async def load(self, table_id: str, since: int = 0) -> Loaded | None:
        """Return the stored data of a table, with its events from number `since` on; None if there is no such table."""
        events = "SELECT kind, ply, seat, action, at, form FROM events WHERE table_id = ? AND number >= ?"
        newest = (
            "SELECT number, ply, state, state_version FROM snapshots WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        )
        asks = f"SELECT {ASK_COLUMNS} FROM asks WHERE table_id = ? ORDER BY at, id"
        rows, seats, added, snapshots, devices, asked = await self.db.read(
            Query(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)),
            Query(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)),
            Query(f"{events} ORDER BY number", (table_id, since)),
            Query(newest, (table_id,)),
            Query("SELECT browser, stands_for FROM devices WHERE table_id = ?", (table_id,)),
            Query(asks, (table_id,)),
        )
        if not rows:
            return None
        return Loaded(
            struct(TableRow, rows[0]),
            [struct(SeatRow, seat) for seat in seats],
            [EventRow(*event) for event in added],
            SnapshotRow(*snapshots[0]) if snapshots else None,
            dict(map(tuple, devices)),
            [struct(AskRow, ask) for ask in asked],
        )

    async def freeze(self, table_id: str, reason: str) -> None:
        """Store the reason why a table's game cannot continue, or "" if it can."""
        await self.db.write(Statement("UPDATE tables SET frozen = ? WHERE id = ?", [(reason, table_id)]))

    async def set_chat(self, table_id: str, on: bool) -> None:
        """Store whether people may chat at a table."""
        write = Statement("UPDATE tables SET chat = ? WHERE id = ?", [(on, table_id)])
        await self.db.write(write, note=self.note(table_id))

    async def open_tables(self) -> list[str]:
        """Return the tables whose game is not over, the most recently changed first."""
        sql = "SELECT id FROM tables WHERE NOT over AND NOT read_only ORDER BY changed DESC"
        [rows] = await self.db.read(Query(sql, ()))
        return [row[0] for row in rows]

    async def table_of_lesson(self, browser: str, game: str, lesson: str) -> TableRow | None:
        """Return the newest table of a lesson at which a browser holds a seat."""
        held = "id IN (SELECT table_id FROM seats WHERE browser = ?) AND game = ? AND lesson = ?"
        query = f"SELECT {TABLE_COLUMNS} FROM tables WHERE {held} ORDER BY created DESC LIMIT 1"
        [rows] = await self.db.read(Query(query, (browser, game, lesson)))
        return struct(TableRow, rows[0]) if rows else None

    # --- seats -------------------------------------------------------------------------------------------------

    async def seat_of_token(self, token: str) -> tuple[str, SeatRow] | None:
        """Return the table and the seat to which a hashed link token belongs."""
        [rows] = await self.db.read(Query(f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE token = ?", (token,)))
        return (rows[0][0], struct(SeatRow, rows[0][1:])) if rows else None

    async def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Store which browser holds a seat, and the seat's link token."""
        sql = "UPDATE seats SET browser = ?, token = ?, used = ? WHERE table_id = ? AND seat = ?"
        values = (seat.browser, seat.token, seat.used, table_id, seat.seat)
        await self.db.write(Statement(sql, [values]), note=self.note(table_id))

    async def table_of_watch(self, token: str) -> str | None:
        """Return the id of the table to which a hashed watch token belongs."""
        [rows] = await self.db.read(Query("SELECT id FROM tables WHERE watch = ?", (token,)))
        return rows[0][0] if rows else None

    async def set_watch(self, table_id: str, token: str) -> None:
        """Replace a table's watch token."""
        await self.db.write(Statement("UPDATE tables SET watch = ? WHERE id = ?", [(token, table_id)]))

    async def add_watcher(self, table_id: str, browser: str) -> None:
        """Allow a browser to watch a table."""
        if not await self.is_watching(table_id, browser):
            await self.db.write(Statement(f"{INSERT_WATCHER} ON CONFLICT DO NOTHING", [(table_id, browser)]))

    async def is_watching(self, table_id: str, browser: str) -> bool:
        """Tell whether a browser may watch a table."""
        sql = "SELECT browser FROM watchers WHERE table_id = ? AND browser = ?"
        [rows] = await self.db.read(Query(sql, (table_id, browser)))
        return bool(rows)


def _values(table: sa.Table, row: msgspec.Struct, **more: Any) -> tuple[Any, ...]:
    """Return the values of a row in the order of the table's columns."""
    values = more | msgspec.structs.asdict(row)
    return tuple(values[column.name] for column in table.c)


def struct(kind: type[T], row: Sequence[Any]) -> T:
    """Return a row as a struct; SQLite has no booleans, so they are converted."""
    return msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind, strict=False)
