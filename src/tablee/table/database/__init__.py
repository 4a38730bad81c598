"""The databases that a store can use, and what it asks of them. SQL is written with a `?` for each value.

A database that cannot be used raises `Unavailable`, which is a refusal: the request has changed nothing.
"""

import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa

from tablee.core.errors import TableeError
from tablee.table.models import EventRow, SnapshotRow

LOG = logging.getLogger("tablee.store")

Row = Sequence[Any]


class Conflict(TableeError):
    """Another process has stored a change to the table first, so nothing was stored."""


class Query(NamedTuple):
    """A SELECT and its values."""

    sql: str
    values: tuple[Any, ...]


class Statement(NamedTuple):
    """A statement that is run once for each of its rows of values."""

    sql: str
    rows: Sequence[Row]
    must_change: bool = False  # whether it is a conflict if no row is changed


def insert_into(table: sa.Table) -> str:
    """Return the statement that inserts a row, with a value for each column."""
    return f"INSERT INTO {table.name} ({', '.join(table.c.keys())}) VALUES ({', '.join('?' for _ in table.c)})"


class Append(NamedTuple):
    """New events of a table, numbered from `number` on, and the new values in the table's own row."""

    table_id: str
    number: int
    events: Sequence[EventRow]
    head: dict[str, Any]
    snapshot: SnapshotRow | None


class Database(Protocol):
    """A database. All changes of one call are stored together and durably, or not at all."""

    is_shared: bool  # whether other processes may write to the same tables

    async def open(self) -> None:
        """Bring the schema up to date, or create it on first use."""

    async def close(self) -> None:
        """Close all connections, after changes in progress are stored."""

    async def read(self, *queries: Query) -> list[list[Row]]:
        """Return the rows of each query; all queries see the same state of the database."""

    async def write(self, *statements: Statement, note: str = "") -> None:
        """Run statements in one transaction, which also sends a note to other processes."""

    async def append(self, append: Append, note: str = "") -> None:
        """Store new events. This is the change that every action makes, so it has to be fast."""

    def tell(self, note: str) -> None:
        """Send a note to other processes soon. The note is lost if the database cannot be used."""

    def notes(self) -> AsyncGenerator[str | None]:
        """Yield None once listening has begun, then notes, until the connection is lost or cannot be made."""

    def leading(self, table_id: str) -> AbstractAsyncContextManager[bool]:
        """Try to hold the leader lock of a table; yield whether this process has it."""


class Health:
    """Logs one line when the database cannot be used any more, and one when it can be used again."""

    def __init__(self) -> None:
        self.failing: set[str] = set()  # what does not work: "read", "write" or "listen"

    def failed(self, what: str, error: BaseException) -> None:
        """Note that something does not work."""
        if not self.failing:
            LOG.warning("the database cannot be used: %s: %s", type(error).__name__, str(error) or "no reason given")
        self.failing.add(what)

    def worked(self, what: str) -> None:
        """Note that something works; if writing works, everything does."""
        if self.failing:
            self.failing = set() if what == "write" else self.failing - {what}
            if not self.failing:
                LOG.warning("the database can be used again")
