"""The database: SQLite by default, PostgreSQL if a URL names it. Every change to a table is one transaction.

Several server processes may share one PostgreSQL database. A transaction that changes a table also sends a NOTIFY,
which tells the other processes about the change.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.core.errors import TableeError
from tablee.table.models import (
    EVENTS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    WATCHERS,
    EventRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from tablee.table.world import World

HEAD = "0004"  # the newest migration
CHANNEL = "tablee"  # the name of the PostgreSQL channel for NOTIFY and LISTEN
MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(TableeError):
    """Another process has stored a change to the table first, so nothing was stored."""


class News(msgspec.Struct, omit_defaults=True):
    """A note from one process to the others: a table has changed, who is online there, or who holds there."""

    by: str  # the name of the sending process
    table: str
    here: list[str] | None = None  # the browsers online in that process; None if the table has changed
    asks: bool = False  # whether the other processes should answer with a note of the same kind
    holds: list[Any] | None = None  # a `HoldNote` (see `holding`)


class Loaded(msgspec.Struct):
    """The stored data of one table, with all its events or only those from some number on."""

    table: TableRow
    seats: list[SeatRow]
    events: list[EventRow]
    snapshot: SnapshotRow | None  # the newest snapshot of the table, if it has any


def database_url(url: str | None, data: Path) -> str:
    """Return a database URL that names an asynchronous driver; without `url`, it names a file in the data folder."""
    if url is None:
        data.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{data / 'tables.sqlite'}"
    scheme, separator, rest = url.partition("://")
    drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    if not separator:
        raise TableeError(f"The database must be a URL such as postgresql://user@host/name, not {url!r}.")
    return f"{drivers.get(scheme, scheme)}://{rest}"


class Store:
    """Reads and writes tables in the database."""

    def __init__(self, url: str, world: World | None = None) -> None:
        self.url = url
        self.world = world or World()
        self.name = self.world.token(8).hex()  # the name of this process in notes to others
        self.leads: AsyncConnection | None = None  # the connection that holds the leader locks
        self.leads_lock = asyncio.Lock()
        try:
            self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        except ModuleNotFoundError as error:
            raise TableeError(f"The database driver is missing: pip install 'tablee[postgres]' ({error}).") from None
        except sa.exc.ArgumentError as error:
            raise TableeError(f"The database URL cannot be read: {error}.") from None
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date, or create it on first use."""
        shown = self.engine.url.render_as_string(hide_password=True)
        file = Path(self.engine.url.database or "") if self.engine.dialect.name == "sqlite" else None
        if file and not file.parent.is_dir():
            raise TableeError(f"The database {shown} cannot be opened: there is no folder {file.parent}.")
        try:
            async with self._write() as db:
                if not await db.run_sync(_is_current):
                    await db.run_sync(_migrate)
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise TableeError(f"The database {shown} cannot be opened: {error}.") from error
        except CommandError as error:
            raise TableeError(f"The database belongs to another version of Tablée: {error}.") from error

    async def close(self) -> None:
        """Close all connections."""
        await self._lose_locks()
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as db:
            db = await db.execution_options(writes=True)
            async with db.begin():
                yield db

    # --- other processes ---------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Tell whether other processes may write to the same tables."""
        return self.engine.dialect.name == "postgresql"

    async def notify(self, table_id: str, **news: Any) -> None:
        """Send a note to the other processes at once."""
        if self.is_shared:
            async with self._write() as db:
                await self._notify(db, table_id, **news)

    async def _notify(self, db: AsyncConnection, table_id: str, **news: Any) -> None:
        """Send a note to the other processes when the transaction is committed."""
        if self.is_shared:
            said = msgspec.json.encode(News(self.name, table_id, **news)).decode()
            await db.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))

    async def notifications(self) -> AsyncIterator[News | None]:
        """Yield None once listening has begun, then the notes of other processes until the connection is lost."""
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        async with self.engine.connect() as db:
            listener: Any = (await db.get_raw_connection()).driver_connection
            try:
                await listener.add_listener(CHANNEL, lambda *said: heard.put_nowait(said[-1]))
                listener.add_termination_listener(lambda _: heard.put_nowait(None))
                yield None
                while (said := await heard.get()) is not None:
                    news = msgspec.json.decode(said, type=News)
                    if news.by != self.name:
                        yield news
            finally:
                await db.invalidate()

    @asynccontextmanager
    async def leading(self, table_id: str) -> AsyncIterator[bool]:
        """Try to hold the leader lock of a table; yield whether this process has it.

        Only the holder plays for the table's bots. If it dies, the database releases the lock.
        """
        if not self.is_shared:
            yield True
            return
        leads = await self._call_lock(sa.func.pg_try_advisory_lock, table_id)
        try:
            yield leads
        finally:
            if leads:
                await self._call_lock(sa.func.pg_advisory_unlock, table_id)

    async def _call_lock(self, function: Any, table_id: str) -> bool:
        """Call a lock function on the connection for leader locks; if the connection fails, all its locks are lost."""
        async with self.leads_lock:
            try:
                if self.leads is None:
                    self.leads = await self.engine.connect()
                    await self.leads.execution_options(isolation_level="AUTOCOMMIT")
                return bool(await self.leads.scalar(sa.select(function(sa.func.hashtextextended(table_id, 0)))))
            except (OSError, sa.exc.SQLAlchemyError):
                await self._lose_locks()
                return False

    async def _lose_locks(self) -> None:
        held, self.leads = self.leads, None
        if held and not held.closed:
            await held.invalidate()  # a connection that goes back to the pool would keep its locks
            await held.close()

    # --- tables ------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        events: Sequence[EventRow],
        watcher: str | None = None,
        follows: str = "",
    ) -> None:
        """Store a new table with its first events. If `follows` names a table, the new one becomes its only rematch."""
        async with self._write() as db:
            if follows:
                first = (TABLES.c.id == follows) & (TABLES.c.rematch == "")
                if not (await db.execute(sa.update(TABLES).where(first).values(rematch=table.id))).rowcount:
                    raise Conflict(f"Table {follows} already has a rematch.")
                await self._notify(db, follows)
            await db.execute(sa.insert(TABLES), msgspec.to_builtins(table, builtin_types=(bytes,)))
            await db.execute(sa.insert(SEATS), [{"table_id": table.id} | msgspec.to_builtins(s) for s in seats])
            if events:
                await db.execute(sa.insert(EVENTS), _rows(table.id, 0, events))
            if watcher:
                await db.execute(sa.insert(WATCHERS), {"table_id": table.id, "browser": watcher})

    async def append(
        self,
        table_id: str,
        number: int,
        events: Sequence[EventRow],
        head: dict[str, Any],
        snapshot: SnapshotRow | None = None,
    ) -> None:
        """Append events, numbered from `number` on, and write the values in `head` to the table's own row."""
        try:
            async with self._write() as db:
                await db.execute(sa.insert(EVENTS), _rows(table_id, number, events))
                head = head | {"changed": self.world.now()}
                await db.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(**head))
                if snapshot:
                    stored = {"table_id": table_id} | msgspec.structs.asdict(snapshot)
                    await db.execute(sa.insert(SNAPSHOTS), stored)
                await self._notify(db, table_id)
        except IntegrityError as error:
            raise Conflict(f"Another process has already stored event {number} of table {table_id}.") from error

    async def load(self, table_id: str, since: int = 0) -> Loaded | None:
        """Return the stored data of a table, with its events from number `since` on; None if there is no such table."""
        async with self.engine.begin() as db:
            row = (await db.execute(sa.select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
            if row is None:
                return None
            seats = await db.execute(sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            events = await db.execute(
                sa.select(EVENTS.c.kind, EVENTS.c.ply, EVENTS.c.seat, EVENTS.c.action, EVENTS.c.at, EVENTS.c.form)
                .where((EVENTS.c.table_id == table_id) & (EVENTS.c.number >= since))
                .order_by(EVENTS.c.number)
            )
            newest = (
                sa.select(SNAPSHOTS.c.number, SNAPSHOTS.c.ply, SNAPSHOTS.c.state, SNAPSHOTS.c.state_version)
                .where(SNAPSHOTS.c.table_id == table_id)
                .order_by(SNAPSHOTS.c.number.desc())
                .limit(1)
            )
            found = (await db.execute(newest)).first()
            return Loaded(
                TableRow(**row),
                [_seat(s) for s in seats.mappings()],
                [EventRow(*event) for event in events],
                SnapshotRow(*found) if found else None,
            )

    async def freeze(self, table_id: str, reason: str) -> None:
        """Store the reason why a table's game cannot continue, or "" if it can."""
        async with self._write() as db:
            await db.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(frozen=reason))

    async def open_tables(self) -> list[str]:
        """Return the tables whose game is not over, the most recently changed first."""
        async with self.engine.begin() as db:
            found = sa.select(TABLES.c.id).where(~TABLES.c.over, ~TABLES.c.read_only).order_by(TABLES.c.changed.desc())
            return [str(row[0]) for row in await db.execute(found)]

    async def tables_of(self, browser: str, limit: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the tables at which a browser holds a seat, the most recently changed first."""
        async with self.engine.begin() as db:
            mine = sa.select(SEATS.c.table_id).where(SEATS.c.browser == browser)
            rows = await db.execute(
                sa.select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(limit)
            )
            tables = [TableRow(**row) for row in rows.mappings()]
            found = await db.execute(
                sa.select(SEATS).where(SEATS.c.table_id.in_([t.id for t in tables])).order_by(SEATS.c.seat)
            )
            seats: dict[str, list[SeatRow]] = {}
            for row in found.mappings():
                seats.setdefault(row["table_id"], []).append(_seat(row))
            return [(table, seats[table.id]) for table in tables]

    # --- seats -------------------------------------------------------------------------------------------------

    async def seat_of_token(self, token: str) -> tuple[str, SeatRow] | None:
        """Return the table and the seat to which a hashed link token belongs."""
        async with self.engine.begin() as db:
            row = (await db.execute(sa.select(SEATS).where(SEATS.c.token == token))).mappings().first()
            return (row["table_id"], _seat(row)) if row else None

    async def take_seat(self, token: str, browser: str) -> bool:
        """Give a browser the seat to which a hashed link token belongs, unless the link was used before."""
        async with self._write() as db:
            unused = (SEATS.c.token == token) & ~SEATS.c.used
            taken = sa.update(SEATS).where(unused).values(browser=browser, used=True).returning(SEATS.c.table_id)
            table_id = (await db.execute(taken)).scalar()
            if table_id:
                await self._notify(db, table_id)
            return table_id is not None

    async def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Store which browser holds a seat, and the seat's link token."""
        async with self._write() as db:
            here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
            await db.execute(
                sa.update(SEATS).where(here).values(browser=seat.browser, token=seat.token, used=seat.used)
            )
            await self._notify(db, table_id)

    async def table_of_watch(self, token: str) -> str | None:
        """Return the id of the table to which a hashed watch token belongs."""
        async with self.engine.begin() as db:
            return (await db.execute(sa.select(TABLES.c.id).where(TABLES.c.watch == token))).scalar()

    async def set_watch(self, table_id: str, token: str) -> None:
        """Replace a table's watch token."""
        async with self._write() as db:
            await db.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(watch=token))

    async def add_watcher(self, table_id: str, browser: str) -> None:
        """Allow a browser to watch a table."""
        if not await self.is_watching(table_id, browser):
            try:
                async with self._write() as db:
                    await db.execute(sa.insert(WATCHERS), {"table_id": table_id, "browser": browser})
            except IntegrityError:
                pass  # a simultaneous request has added this watcher

    async def is_watching(self, table_id: str, browser: str) -> bool:
        """Tell whether a browser may watch a table."""
        async with self.engine.begin() as db:
            here = (WATCHERS.c.table_id == table_id) & (WATCHERS.c.browser == browser)
            return (await db.execute(sa.select(WATCHERS.c.browser).where(here))).first() is not None


def _rows(table_id: str, number: int, events: Sequence[EventRow]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "number": number + i, **msgspec.structs.asdict(event)} for i, event in enumerate(events)
    ]


def _seat(row: Any) -> SeatRow:
    return SeatRow(**{name: value for name, value in row.items() if name != "table_id"})


# --- SQLite and the schema -------------------------------------------------------------------------------------


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver must not open transactions itself
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """Begin a transaction; a writer takes the write lock at once.

    If it tried to get the lock only at its first write, SQLite could fail immediately instead of waiting.
    """
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _is_current(db: sa.Connection) -> bool:
    if not sa.inspect(db).has_table("alembic_version"):
        return False
    return db.execute(sa.text("select version_num from alembic_version")).scalar() == HEAD


def _migrate(db: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    command.upgrade(config, "head")
