"""SQLite: one connection writes, in a thread of its own, and a few others read.

SQLite allows one writer at a time, and a commit waits for the disk. So changes queue up, and the thread commits all
that wait in one transaction. Each is acknowledged after this commit. A savepoint lets one change fail alone.
"""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple
from urllib.parse import quote

import sqlalchemy as sa

from tablee.table.database import Append, Conflict, Health, Query, Row, Statement, insert_into
from tablee.table.database.schema import upgrade
from tablee.table.models import EVENTS, SNAPSHOTS
from tablee.table.refusals import Unavailable
from tablee.table.world import World

BUSY = 4.0  # how many seconds to wait for another program that holds the file; then the change is refused
LARGEST = 200  # how many changes are committed together at most
READERS = 4  # how many connections for reading are kept open
INSERT_EVENT, INSERT_SNAPSHOT = insert_into(EVENTS), insert_into(SNAPSHOTS)
MISTAKES = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE)  # errors that are not the database's


class Job(NamedTuple):
    """Statements that wait to be committed, and the future to resolve afterwards."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]


class Sqlite:
    """An SQLite file. It serves a single server process."""

    is_shared = False

    def __init__(self, file: Path, world: World, health: Health) -> None:
        self.file, self.world, self.health = file, world, health
        self.readers: list[sqlite3.Connection] = []  # connections that nobody uses at the moment
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()  # None ends the thread
        self.join: Callable[[], None] | None = None  # waits for the end of the thread
        self.writer: sqlite3.Connection | None = None  # only the thread uses it
        self.identity: tuple[int, int] | None = None  # device and inode of the file

    async def open(self) -> None:
        """Bring the schema up to date, or create the file on first use."""
        await self.world.in_thread(self._upgrade)

    def _upgrade(self) -> None:
        engine = sa.create_engine("sqlite://", creator=lambda: self._connect("rwc"), poolclass=sa.NullPool)
        sa.event.listen(engine, "begin", lambda db: db.exec_driver_sql("BEGIN IMMEDIATE"))
        with engine.begin() as db:
            upgrade(db)

    async def close(self) -> None:
        """Commit what waits, and close all connections."""
        if self.join:
            self.jobs.put(None)
            await self.world.in_thread(self.join)
            self.join = None
        while self.readers:
            self.readers.pop().close()

    def _connect(self, mode: str = "rw") -> sqlite3.Connection:
        """Open the file. With the mode "rw" it must exist, so a lost file is never replaced by an empty one."""
        uri = f"file:{quote(str(self.file.absolute()))}?mode={mode}"
        db = sqlite3.connect(uri, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False)
        try:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                db.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            db.close()
            raise
        return db

    # --- reading -----------------------------------------------------------------------------------------------

    async def read(self, *queries: Query) -> list[list[Row]]:
        """Return the rows of each query, all from the same moment."""
        try:
            found = await self.world.in_thread(self._read, queries)
        except (sqlite3.Error, OSError) as error:
            if not _is_outage(error):
                raise
            self.health.failed("read", error)
            raise Unavailable() from error
        self.health.worked("read")
        return found

    def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        try:
            db = self.readers.pop()
        except IndexError:
            db = self._connect()
        try:
            db.execute("BEGIN")
            found: list[list[Row]] = [db.execute(query.sql, query.values).fetchall() for query in queries]
            db.execute("COMMIT")
        except BaseException:
            db.close()
            raise
        if len(self.readers) < READERS:
            self.readers.append(db)
        else:
            db.close()
        return found

    # --- writing -----------------------------------------------------------------------------------------------

    async def write(self, *statements: Statement, note: str = "") -> None:
        """Queue statements, and wait until they are committed."""
        if self.join is None:
            self.join = self.world.start_thread(self._run, "tablee-writer")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(statements, done))
        await done

    async def append(self, append: Append, note: str = "") -> None:
        """Store new events."""
        table, snapshot = append.table_id, append.snapshot
        columns = ", ".join(f"{name} = ?" for name in append.head)
        statements = [
            Statement(
                INSERT_EVENT,
                [
                    (table, number, e.kind, e.ply, e.seat, e.action, e.at, e.form)
                    for number, e in enumerate(append.events, append.number)
                ],
            ),
            Statement(f"UPDATE tables SET {columns} WHERE id = ?", [(*append.head.values(), table)]),
        ]
        if snapshot:
            row = (table, snapshot.number, snapshot.ply, snapshot.state, snapshot.state_version)
            statements.append(Statement(INSERT_SNAPSHOT, [row]))
        await self.write(*statements)

    def _run(self) -> None:
        """Commit what waits until told to end. This runs in the thread."""
        ended = False
        while not ended:
            found = [self.jobs.get()]
            while len(found) < LARGEST and not self.jobs.empty():
                found.append(self.jobs.get())
            ended = None in found
            if batch := [job for job in found if job]:
                errors, outage = self._commit(batch)
                with suppress(RuntimeError):  # the loop is closed, so nobody waits any more
                    batch[0].done.get_loop().call_soon_threadsafe(self._settle, batch, errors, outage)
        self._disconnect()

    def _settle(self, batch: list[Job], errors: list[Exception | None], outage: Exception | None) -> None:
        """Tell everybody who waits for these changes what became of them."""
        if outage:
            self.health.failed("write", outage)
        else:
            self.health.worked("write")
        for job, error in zip(batch, errors, strict=True):
            if job.done.done():
                continue  # nobody waits any more
            if error:
                job.done.set_exception(error)
            else:
                job.done.set_result(None)

    def _commit(self, batch: list[Job]) -> tuple[list[Exception | None], Exception | None]:
        """Run changes and commit them; return what went wrong with each, and why the database cannot be used."""
        try:
            db = self._connected()
            db.execute("BEGIN IMMEDIATE")
            errors = [_attempt(db, job.statements) for job in batch]
            db.execute("COMMIT")
            return errors, None
        except Exception as error:  # the database cannot be used; SQLite has undone the transaction
            self._disconnect()
            return [Unavailable() for _ in batch], error

    def _connected(self) -> sqlite3.Connection:
        """Return the connection that writes, and check that its file has not been removed or replaced.

        SQLite would go on writing to a removed file, and everything in it would be lost.
        """
        found = os.stat(self.file)
        identity = found.st_dev, found.st_ino
        if self.identity is None:
            self.identity = identity
        if self.identity != identity:
            raise FileNotFoundError(f"{self.file} was replaced while the server ran; restart the server")
        if self.writer is None:
            self.writer = self._connect()
        return self.writer

    def _disconnect(self) -> None:
        if self.writer:
            with suppress(sqlite3.Error):
                self.writer.close()  # this also undoes an open transaction
        self.writer = None

    # --- other processes: there are none ---------------------------------------------------------------------------

    def tell(self, note: str) -> None:
        """Do nothing."""

    async def notes(self) -> AsyncGenerator[str | None]:
        """Yield nothing but the sign that listening has begun."""
        yield None

    @asynccontextmanager
    async def leading(self, table_id: str) -> AsyncIterator[bool]:
        """Yield True: this process leads at every table."""
        yield True


def _attempt(db: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    """Run the statements of one change, or none of them; return what went wrong."""
    db.execute("SAVEPOINT change")
    try:
        for statement in statements:
            changed = db.executemany(statement.sql, statement.rows).rowcount
            if statement.must_change and changed < 1:
                raise Conflict("another change came first")
    except Exception as error:
        if isinstance(error, sqlite3.Error) and _is_outage(error):
            raise
        db.execute("ROLLBACK TO change")
        db.execute("RELEASE change")
        return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    db.execute("RELEASE change")
    return None


def _is_outage(error: Exception) -> bool:
    """Tell whether the database cannot be used, rather than that a statement is wrong or in conflict with another."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, OSError)
    return code & 0xFF not in (*MISTAKES, sqlite3.SQLITE_CONSTRAINT)
