"""The database schema: tables, seats, watchers, and one append-only stream of events for each table.

The events of a table are numbered from 0, and (table, number) is unique, so two writers can never both add the next
event. A `play` event is an action at a ply. An `undo` event truncates the game to a ply; the undone actions stay in the
stream. `ask`, `agree` and `decline` belong to an undo that other players must agree to. Applying all events in order
gives the current state of the table.
"""

from enum import StrEnum

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


class Kind(StrEnum):
    """The kind of an event."""

    PLAY = "play"
    UNDO = "undo"
    ASK = "ask"
    AGREE = "agree"
    DECLINE = "decline"


class Sitting(StrEnum):
    """Who has a seat: the table's creator, a friend, somebody who shares the creator's screen, or a bot.

    `RECORD` marks a seat in an uploaded record; nobody has such a seat.
    """

    ME = "me"
    FRIEND = "friend"
    SCREEN = "screen"
    BOT = "bot"
    RECORD = "record"


HUMAN = (Sitting.ME, Sitting.FRIEND, Sitting.SCREEN)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("box_hash", String(64), nullable=False),  # hash of the game's components; "" if unknown
    Column("secret", LargeBinary, nullable=True),  # all draws are computed from it; null for an uploaded record
    Column("given", Integer, nullable=False),  # number of plies copied from another table; they cannot be undone
    Column("hints", Boolean, nullable=False),
    Column("read_only", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the creator's browser
    Column("watch", String(64), nullable=False, unique=True),  # hash of the watch token
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_act", SmallInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("frozen", Text, nullable=False),  # why the game cannot continue, or ""
    Column("rematch", String(32), nullable=False, server_default=""),  # id of the rematch's table, or ""
    Column("hold", Float, nullable=False, server_default="20"),  # seconds to wait for holds (see `holding`); 0: no wait
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", SmallInteger, nullable=False),
    Column("token", String(64), nullable=True, unique=True),  # hash of the link's token
    Column("used", Boolean, nullable=False, server_default=false()),  # a used link works only for the seat's browser
    Column("browser", String(64), nullable=True, index=True),  # hash of the browser that holds the seat
)
WATCHERS = Table(
    "watchers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("browser", String(64), primary_key=True),
)
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("ply", Integer, nullable=False),  # play: the ply of the action; undo, ask: the ply to go back to
    Column("seat", SmallInteger, nullable=False),
    Column("action", BigInteger, nullable=True),  # the action's number when it was stored; later versions may renumber
    Column("at", Float, nullable=False),
    Column("form", Text, nullable=True),  # the action's written form; it takes precedence over the number
)
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # how many events lead to this position
    Column("ply", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("state_version", String(32), nullable=False, server_default=""),  # hash of the state's layout
)
Index("ix_tables_open", TABLES.c.over, TABLES.c.changed)


class TableRow(msgspec.Struct, kw_only=True):
    """One table as stored."""

    id: str
    game: str
    rules_version: int
    options: str
    box_hash: str
    secret: bytes | None
    given: int = 0
    hints: bool = False
    read_only: bool = False
    host: str
    watch: str
    created: float
    changed: float
    ply: int = 0
    to_act: int = 0
    over: bool = False
    frozen: str = ""
    rematch: str = ""
    hold: float = 20.0


class SeatRow(msgspec.Struct, kw_only=True):
    """One seat as stored."""

    seat: int
    kind: str
    name: str
    level: int = 0
    token: str | None = None
    used: bool = False
    browser: str | None = None

    @property
    def is_human(self) -> bool:
        """Tell whether the seat is for a person."""
        return self.kind in HUMAN


class EventRow(msgspec.Struct):
    """One event as stored, without its number."""

    kind: str
    ply: int
    seat: int
    action: int | None
    at: float
    form: str | None = None


class SnapshotRow(msgspec.Struct):
    """One snapshot as stored: the bytes of the position after the first `number` events."""

    number: int
    ply: int
    state: bytes
    state_version: str
