"""The database schema: tables, seats, watchers, and one append-only stream of events for each table.

The events of a table are numbered from 0, and (table, number) is unique, so two writers can never both add the next
event. A `play` event is an action at a ply. An `undo` event truncates the game to a ply; the undone actions stay in the
stream. `ask`, `agree` and `decline` belong to an undo that other players must agree to. The other kinds say who plays
for a seat, whose time is up, and how a game ended before its rules end it (see `away`). Applying all events in order
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
    UniqueConstraint,
    false,
    true,
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
    FLAG = "flag"  # the seat's time is up
    SUBSTITUTE = "substitute"  # a bot plays for the seat; `action` is its level, `form` the seat that asked for it
    RETURN = "return"  # the seat's person plays again
    RESIGN = "resign"
    END_ASK = "end-ask"  # the seat proposes to end the game now
    END_AGREE = "end-agree"
    END_DECLINE = "end-decline"
    END = "end"  # the game has ended by agreement
    HANDOVER = "handover"  # somebody else got the seat of a person who was offline


class Sitting(StrEnum):
    """Who has a seat: the table's creator, a friend, somebody who shares the creator's screen, or a bot.

    `RECORD` marks a seat in an uploaded record; nobody has such a seat.
    """

    ME = "me"
    FRIEND = "friend"
    SCREEN = "screen"
    BOT = "bot"
    RECORD = "record"


LEVELS = range(1, 6)  # the strengths of bots
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
    Column("for_real", Boolean, nullable=False, server_default=false()),  # no take-backs past a draw or another seat
    Column("copy_of", String(32), nullable=False, server_default=""),  # id of the table that a "what if" copies, or ""
    Column("variant", Text, nullable=False, server_default=""),  # JSON: name and changes of its box; "": as printed
    Column("name", String(64), nullable=False, server_default=""),  # what its host calls the table, or ""
    Column("waiting", Boolean, nullable=False, server_default=false()),  # whether people still gather (see `waiting`)
    Column("auto_start", Boolean, nullable=False, server_default=true()),  # begins when all seats are taken
    Column("free_seats", Boolean, nullable=False, server_default=true()),  # people may choose their seats
    Column("open_watch", Boolean, nullable=False, server_default=false()),  # whoever has the address may watch
    Column("lesson", String(64), nullable=False, server_default=""),  # id of a lesson, `guide` (see `lessons`), or ""
    Column("pace", String(16), nullable=False, server_default=""),  # how fast people are to play (see `clocks`), or ""
    Column("clock", String(16), nullable=False, server_default=""),  # what the time is for: a decision, or the game
    Column("chat", Boolean, nullable=False, server_default=true()),  # whether people may chat
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
BALANCE = Table(
    "balance",
    METADATA,
    Column("key", String(64), primary_key=True),  # hash of the game, the box, the seats and the options
    Column("label", Text, nullable=False),  # JSON: what bots found out about them
)
DEVICES = Table(  # browsers that stand for another one at a table: further devices of the same person
    "devices",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("browser", String(64), primary_key=True),
    Column("stands_for", String(64), nullable=False),  # the browser that holds the seats
)
PASSES = Table(  # one-time links by which a person continues on another device
    "passes",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the link's token
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("browser", String(64), nullable=False),  # the browser that holds the seats
    Column("until", Float, nullable=False),
)
ASKS = Table(  # people at the door who ask for a seat, or to watch
    "asks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("browser", String(64), nullable=False),
    Column("seat", SmallInteger, nullable=False),  # a seat, `ANY_SEAT`, or `NOBODY` for watching
    Column("name", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "browser", name="uq_asks_table_id"),
)
ARCHIVED = Table(  # tables that a browser has put away
    "archived",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)
Index("ix_tables_host", TABLES.c.host)
Index("ix_devices_browser", DEVICES.c.browser)
UPTIMES = Table(  # when server processes ran; no clock runs at other times (see `clocks`)
    "uptimes",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("begun", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
MESSAGES = Table(
    "messages",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # "text", or "reaction": then the text is the name of a reaction
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
NOTES = Table(  # what people have noted for themselves
    "notes",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("browser", String(64), primary_key=True),  # hash of the browser that held the seat then
    Column("text", Text, nullable=False),
)
SUBSCRIPTIONS = Table(  # where to send a note that it is a browser's turn (see `push`)
    "subscriptions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("browser", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("told", Integer, nullable=False, server_default="0"),  # the number of the event of which it was last told
)
KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
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
    for_real: bool = False
    copy_of: str = ""
    variant: str = ""
    name: str = ""
    waiting: bool = False
    auto_start: bool = True
    free_seats: bool = True
    open_watch: bool = False
    lesson: str = ""
    pace: str = ""
    clock: str = ""
    chat: bool = True

    @property
    def is_copy(self) -> bool:
        """Tell whether the table is a "what if": it continues from a position of another table."""
        return bool(self.copy_of) or (self.given > 0 and not self.read_only)


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


ANY_SEAT = -1  # in a request for a seat: whichever the host gives


class AskRow(msgspec.Struct):
    """A request for a seat or to watch, as stored."""

    id: str
    browser: str
    seat: int
    name: str
    at: float
    declined: bool = False
