"""PostgreSQL, which several server processes may share.

Every change sends a NOTIFY in its own transaction. PostgreSQL commits such transactions strictly one after the other,
each with its own wait for the disk. So the actions that wait in this process are stored together, by one statement.
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, NamedTuple, TypeVar

import asyncpg
import sqlalchemy as sa
from asyncpg import exceptions as errors
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.table.database import Append, Conflict, Health, Query, Row, Statement
from tablee.table.database.schema import upgrade
from tablee.table.models import EVENTS, SNAPSHOTS, TABLES
from tablee.table.refusals import Unavailable, Unsure
from tablee.table.world import World

T = TypeVar("T")
CHANNEL = "tablee"  # the name of the channel for NOTIFY and LISTEN
CONNECTIONS = 4  # how many connections to use for reading and for rare changes
LARGEST = 200  # how many actions are stored together at most
PATIENCE = 2.0  # for how many seconds to try again before the first refusal of an outage
OUTAGE_PATIENCE = 0.2  # the same during an outage that is known
FIRST_WAIT, LONGEST_WAIT = 0.02, 0.5  # seconds between two attempts
CONNECT = 3.0  # how many seconds a connection may take to be made
ANSWER = 10.0  # how many seconds the database may take to answer
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
CUT_OFF = (  # failures after which it is not known what the database has done
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    errors.PostgresConnectionError,
    errors.OperatorInterventionError,
)
PASSING = (*CUT_OFF, errors.TransactionRollbackError, errors.TooManyConnectionsError)  # may be over in a moment
OWN_FAULTS = (errors.IntegrityConstraintViolationError, errors.DataError)  # of a change, not of the database


class Job(NamedTuple):
    """Events that wait to be stored, the note to send with them, and the future to resolve afterwards."""

    append: Append
    note: str
    done: asyncio.Future[None]


class Attempts:
    """Counts the time to try again."""

    def __init__(self, world: World, health: Health) -> None:
        self.world, self.wait = world, FIRST_WAIT
        self.until = world.monotonic() + (OUTAGE_PATIENCE if health.failing else PATIENCE)

    async def again(self, error: Exception) -> bool:
        """Wait a moment after an error; return whether to try again."""
        if not isinstance(error, PASSING) or self.world.monotonic() >= self.until:
            return False
        await self.world.sleep(self.wait)
        self.wait = min(2 * self.wait, LONGEST_WAIT)
        return True


class Postgres:
    """A PostgreSQL database."""

    is_shared = True

    def __init__(self, dsn: str, world: World, health: Health) -> None:
        self.dsn, self.world, self.health = dsn, world, health
        self.pool: Any = None  # connections for reading and for rare changes
        self.writer: Any = None  # the connection that stores events
        self.leads: Any = None  # the connection that holds the leader locks
        self.leads_lock = asyncio.Lock()
        self.jobs: deque[Job] = deque()
        self.told: list[str] = []  # notes to send with the next batch
        self.storing: asyncio.Task[None] | None = None
        self.heard: asyncio.Queue[str | None] | None = None  # notes of all processes; None ends listening

    async def open(self) -> None:
        """Bring the schema up to date, or create it on first use."""
        engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, poolclass=sa.NullPool)
        async with engine.begin() as db:
            await db.run_sync(upgrade)

    async def close(self) -> None:
        """Store what waits, and close all connections."""
        if self.storing:
            await self.storing
        if self.pool:
            self.pool.terminate()
        if self.writer:
            self.writer.terminate()
        self._lose_locks()
        self.pool = self.writer = None

    async def _connect(self, *_: Any, **more: Any) -> Any:
        return await asyncpg.connect(self.dsn, timeout=CONNECT, command_timeout=ANSWER, **more)

    # --- reading and rare changes ------------------------------------------------------------------------------

    async def read(self, *queries: Query) -> list[list[Row]]:
        """Return the rows of each query, in one round trip and from the same moment."""
        sql = _folded(tuple(query.sql for query in queries))
        values = [value for query in queries for value in query.values]

        async def fetch(db: Any) -> list[list[Row]]:
            return list(await db.fetchrow(sql, *values))

        return await self._with_connection("read", fetch)

    async def write(self, *statements: Statement, note: str = "") -> None:
        """Run statements in one transaction."""
        committing = False

        async def run(db: Any) -> None:
            nonlocal committing
            transaction = db.transaction()
            await transaction.start()
            try:
                for statement in statements:
                    if not statement.must_change:
                        await db.executemany(_numbered(statement.sql), statement.rows)
                        continue
                    for row in statement.rows:
                        if (await db.execute(_numbered(statement.sql), *row)).endswith(" 0"):
                            raise Conflict("another change came first")
                if note:
                    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
            except BaseException:
                if not db.is_closed():
                    await transaction.rollback()
                raise
            committing = True
            await transaction.commit()
            committing = False

        try:
            await self._with_connection("write", run, lambda: not committing)
        except errors.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except Unavailable as error:
            if committing:
                raise self._unsure() from error
            raise

    async def _with_connection(
        self, what: str, use: Callable[[Any], Awaitable[T]], is_safe: Callable[[], bool] = lambda: True
    ) -> T:
        """Call `use` with a connection; after a failure that may pass, try again if it is safe to do so."""
        attempts = Attempts(self.world, self.health)
        while True:
            try:
                if self.pool is None:
                    self.pool = asyncpg.create_pool(
                        min_size=0, max_size=CONNECTIONS, connect=self._connect, reset=_leave_alone
                    )
                await self.pool
                async with self.pool.acquire(timeout=ANSWER) as db:
                    found = await use(db)
            except OWN_FAULTS:
                raise
            except FAILURES as error:
                if not is_safe() or not await attempts.again(error):
                    self.health.failed(what, error)
                    raise Unavailable() from error
            else:
                self.health.worked(what)
                return found

    # --- storing events ----------------------------------------------------------------------------------------

    async def append(self, append: Append, note: str = "") -> None:
        """Queue new events, and wait until they are stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.append(Job(append, note, done))
        self._wake()
        await done

    def tell(self, note: str) -> None:
        """Queue a note; nobody waits until it is sent."""
        self.told.append(note)
        self._wake()

    def _wake(self) -> None:
        if self.storing is None:
            self.storing = asyncio.create_task(self._store_all())

    async def _store_all(self) -> None:
        """Store what waits until nothing does."""
        try:
            while self.jobs or self.told:
                batch, notes, self.told = self._batch(), self.told, []
                try:
                    await self._store(batch, notes)
                except Exception as error:  # a mistake in the program: whoever waits must hear of it
                    for job in batch:
                        _resolve(job, error)
        finally:
            self.storing = None

    def _batch(self) -> list[Job]:
        """Take the jobs that one statement can store: of different tables, with the same columns to set.

        They are in the order of their tables, so that two processes cannot wait for each other.
        """
        batch: dict[str, Job] = {}
        while self.jobs and len(batch) < LARGEST:
            job, first = self.jobs[0].append, next(iter(batch.values()), self.jobs[0]).append
            if job.table_id in batch or job.head.keys() != first.head.keys():
                break
            batch[job.table_id] = self.jobs.popleft()
        return [batch[table] for table in sorted(batch)]

    async def _store(self, batch: list[Job], notes: list[str], is_unsure: bool = False) -> None:
        """Store jobs and send notes. If one of several jobs cannot be stored, each is tried alone.

        `is_unsure` tells whether an earlier attempt was cut off, so that the jobs may be stored already.
        """
        attempts = Attempts(self.world, self.health)
        while True:
            try:
                writer = await self._connected()
                try:
                    await _insert(writer, [job.append for job in batch], [*notes, *(job.note for job in batch)])
                except CUT_OFF:
                    is_unsure = True
                    writer.terminate()
                    raise
            except OWN_FAULTS as error:
                if len(batch) == 1:
                    return await self._settle_fault(batch[0], error, is_unsure)
                self.told[:0] = notes if batch else []
                for job in batch:
                    await self._store([job], [], is_unsure)
                return
            except FAILURES as error:
                if not await attempts.again(error):
                    self.health.failed("write", error)
                    for job in batch:
                        _resolve(job, self._unsure() if is_unsure else Unavailable())
                    return
            else:
                self.health.worked("write")
                for job in batch:
                    _resolve(job)
                return

    async def _connected(self) -> Any:
        """Return the connection that stores events."""
        if self.writer is None or self.writer.is_closed():
            self.writer = await self._connect()
        return self.writer

    async def _settle_fault(self, job: Job, error: Exception, is_unsure: bool) -> None:
        """Resolve a job that cannot be stored.

        If its events exist already, they may be its own, stored by an attempt that was cut off.
        """
        if not isinstance(error, errors.IntegrityConstraintViolationError):
            return _resolve(job, error)
        append, ours = job.append, False
        if is_unsure:
            try:
                sql = "SELECT kind, ply, seat, action, at, form FROM events WHERE table_id = ? AND number >= ?"
                [rows] = await self.read(Query(f"{sql} ORDER BY number", (append.table_id, append.number)))
            except Unavailable:
                return _resolve(job, self._unsure())
            stored = [(e.kind, e.ply, e.seat, e.action, e.at, e.form) for e in append.events]
            ours = [tuple(row) for row in rows[: len(stored)]] == stored
        _resolve(job, None if ours else Conflict(str(error)))

    def _unsure(self) -> Unsure:
        """Return the refusal for a change that may be stored or not, and load what is stored as soon as possible."""
        if self.heard:
            self.heard.put_nowait(None)
        return Unsure()

    # --- other processes ---------------------------------------------------------------------------------------

    async def notes(self) -> AsyncGenerator[str | None]:
        """Yield None once listening has begun, then notes, until the connection is lost or cannot be made."""
        attempts, db = Attempts(self.world, self.health), None
        while db is None:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            try:
                db = await self._listen(heard)
            except FAILURES as error:
                if not await attempts.again(error):
                    self.health.failed("listen", error)
                    return
        try:
            self.heard = heard
            self.health.worked("listen")
            yield None
            while (note := await heard.get()) is not None:
                yield note
        finally:
            self.heard = None
            db.terminate()

    async def _listen(self, heard: asyncio.Queue[str | None]) -> Any:
        """Return a connection that puts notes into a queue, and None when it is lost."""
        db = await self._connect()
        try:
            db.add_termination_listener(lambda _: heard.put_nowait(None))
            await db.add_listener(CHANNEL, lambda *said: heard.put_nowait(said[-1]))
        except BaseException:
            db.terminate()
            raise
        return db

    @asynccontextmanager
    async def leading(self, table_id: str) -> AsyncIterator[bool]:
        """Try to hold the leader lock of a table; if this process dies, the database releases the lock."""
        leads = await self._call_lock("pg_try_advisory_lock", table_id)
        try:
            yield leads
        finally:
            if leads:
                await self._call_lock("pg_advisory_unlock", table_id)

    async def _call_lock(self, function: str, table_id: str) -> bool:
        """Call a lock function on the connection for leader locks; if the connection fails, all its locks are lost."""
        async with self.leads_lock:
            try:
                if self.leads is None or self.leads.is_closed():
                    self.leads = await self._connect()
                return bool(await self.leads.fetchval(f"SELECT {function}(hashtextextended($1, 0))", table_id))
            except FAILURES:
                self._lose_locks()
                return False

    def _lose_locks(self) -> None:
        if self.leads:
            self.leads.terminate()
        self.leads = None


def _resolve(job: Job, error: Exception | None = None) -> None:
    if job.done.done():
        return  # nobody waits any more
    if error:
        job.done.set_exception(error)
    else:
        job.done.set_result(None)


async def _leave_alone(_: Any) -> None:
    """Do not reset a connection that goes back to the pool: that would be another round trip."""


# --- SQL -------------------------------------------------------------------------------------------------------


@cache
def _numbered(sql: str, first: int = 1) -> str:
    """Return a statement with $1, $2 … instead of question marks."""
    head, *parts = sql.split("?")
    return head + "".join(f"${number}{part}" for number, part in enumerate(parts, first))


@cache
def _folded(queries: tuple[str, ...]) -> str:
    """Return one SELECT that gives the rows of each query as an array."""
    arrays, first = [], 1
    for sql in queries:
        arrays.append(f"ARRAY(SELECT found FROM ({_numbered(sql, first)}) AS found)")
        first += sql.count("?")
    return f"SELECT {', '.join(arrays)}"


@cache
def _insert_sql(head: tuple[str, ...]) -> str:
    """Return the statement that stores the events, heads and snapshots of several tables, and sends notes.

    Its values are arrays, one for each column. `head` names the columns to set in the row of each table.
    """
    heads = ["id", *head]
    columns = [*EVENTS.c, *SNAPSHOTS.c, *(TABLES.c[name] for name in heads)]
    types = [column.type.compile(postgresql.dialect()) for column in columns]
    arrays = [f"${number}::{kind}[]" for number, kind in enumerate(types, 1)]
    n, m = len(EVENTS.c), len(EVENTS.c) + len(SNAPSHOTS.c)
    return f"""
        WITH stored AS (
            INSERT INTO events ({", ".join(EVENTS.c.keys())}) SELECT * FROM unnest({", ".join(arrays[:n])})
        ), kept AS (
            INSERT INTO snapshots ({", ".join(SNAPSHOTS.c.keys())}) SELECT * FROM unnest({", ".join(arrays[n:m])})
        ), moved AS (
            UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in head)}
            FROM unnest({", ".join(arrays[m:])}) AS new ({", ".join(heads)}) WHERE tables.id = new.id
        )
        SELECT pg_notify('{CHANNEL}', note) FROM unnest(${len(arrays) + 1}::text[]) AS note"""


async def _insert(db: Any, appends: Sequence[Append], notes: list[str]) -> None:
    """Store the events of several tables and send notes, in one round trip and one transaction."""
    if not appends:
        await db.fetch(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest($1::text[]) AS note", notes)
        return
    events, snapshots, heads, names = [], [], [], tuple(appends[0].head)
    for table, number, added, head, snapshot in appends:
        events += [(table, i, e.kind, e.ply, e.seat, e.action, e.at, e.form) for i, e in enumerate(added, number)]
        heads.append((table, *(head[name] for name in names)))
        if snapshot:
            snapshots.append((table, snapshot.number, snapshot.ply, snapshot.state, snapshot.state_version))
    columns = [*_columns(events, len(EVENTS.c)), *_columns(snapshots, len(SNAPSHOTS.c)), *_columns(heads, 0)]
    await db.fetch(_insert_sql(names), *columns, notes)


def _columns(rows: Sequence[Row], width: int) -> list[list[Any]]:
    """Return the columns of rows."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
