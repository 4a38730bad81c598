"""Creates tables: for a new game, a rematch, a position copied from another table, or an uploaded record."""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from tablee.core import discovery, record
from tablee.core.drawing.shapes import SEAT_LETTERS
from tablee.core.errors import (
    IllegalAction,
    MalformedRecord,
    OptionsClash,
    TableeError,
    UnknownGame,
    UnknownOption,
    WrongSeatCount,
)
from tablee.core.game import Game
from tablee.core.match import Match, Move
from tablee.core.sources import DIGEST_BITS, Committed
from tablee.table.models import SeatRow, Sitting, TableRow
from tablee.table.refusals import Refusal
from tablee.table.room import Room, play_events
from tablee.table.services import Services
from tablee.table.store import Conflict, Loaded
from tablee.table.tokens import hashed, new_token
from tablee.table.world import World

LEVELS = range(1, 6)
LONGEST_NAME = 24
LONGEST_HOLD = 120.0  # the most seconds for which a table may be set to wait for seats that hold
LONGEST_QUOTE = 60
PROBLEMS = {UnknownGame: "game", UnknownOption: "option", IllegalAction: "action"}  # error in a record -> its code


class Place(msgspec.Struct):
    """Who is to have a seat, as requested by a page."""

    kind: str
    name: str = ""
    level: int = 3


@dataclass
class Opened:
    """A new table and the tokens of its links. The database stores only hashes of these tokens."""

    room: Room
    watch: str
    tokens: dict[int, str] = field(default_factory=dict)


def offered() -> dict[str, Game]:
    """Return the games that can be played on this server."""
    return discovery.games()


def game_named(name: str) -> Game:
    """Return a game that can be played on this server, or raise a `Refusal`."""
    found = offered().get(name)
    if found is None:
        raise Refusal("unknown-game", 404)
    return found


def clean_name(said: str, seat: int) -> str:
    """Return a name that can be shown: without control characters, not too long, and never empty."""
    return clean(said, LONGEST_NAME) or SEAT_LETTERS[seat]


def clean(said: str, longest: int) -> str:
    """Return a text as one line without control characters, cut to the length `longest`."""
    plain = "".join(c for c in unicodedata.normalize("NFC", said) if c.isprintable())
    return " ".join(plain.split())[:longest].strip()


async def new_table(
    services: Services,
    browser: str,
    name: str,
    options: Mapping[str, str | int],
    places: Sequence[Place],
    hints: bool,
    hold: float | None = None,
) -> Opened:
    """Set up a new game and store its table."""
    game = game_named(name)
    for place in places:
        if place.kind not in (Sitting.ME, Sitting.FRIEND, Sitting.SCREEN, Sitting.BOT):
            raise Refusal("bad-seats")
        if place.kind == Sitting.BOT and place.level not in LEVELS:
            raise Refusal("bad-seats")
    try:
        match = Match(game, len(places), options, source=new_dice(services.world))
    except WrongSeatCount as error:
        raise Refusal("bad-options", problem="seats", low=game.seats[0], high=game.seats[-1]) from error
    except UnknownOption as error:
        raise Refusal("bad-options", problem="unknown", said=error.said) from error
    except OptionsClash as error:
        raise Refusal("bad-options", problem="clash") from error
    opened = [_seat(services.world, seat, place, browser) for seat, place in enumerate(places)]
    tokens = {seat.seat: token for seat, token in opened if token}
    return await _store(services, match, [seat for seat, _ in opened], browser, tokens, hints=hints, hold=hold)


def _seat(world: World, seat: int, place: Place, browser: str) -> tuple[SeatRow, str]:
    token = new_token(world) if place.kind == Sitting.FRIEND else ""
    own = place.kind in (Sitting.ME, Sitting.SCREEN)
    row = SeatRow(
        seat=seat,
        kind=str(place.kind),
        name=clean_name(place.name, seat),
        level=place.level if place.kind == Sitting.BOT else 0,
        token=hashed(token) if token else None,
        browser=browser if own else None,
    )
    return row, token


async def rematch(services: Services, room: Room, browser: str) -> Room:
    """Return the table for a rematch with the same people; open it if nobody has asked for it before."""
    if not room.is_over or room.row.read_only:
        raise Refusal("not-over", 409)
    async with room.lock:
        if not room.row.rematch:
            match = Match(room.match.game, len(room.seats), room.match.options, source=new_dice(services.world))
            seats = [msgspec.structs.replace(seat, token=None, used=False) for seat in room.seats]
            with suppress(Conflict):  # another process has stored a rematch first
                row = room.row
                await _store(services, match, seats, row.host, {}, hints=row.hints, hold=row.hold, follows=room.id)
    await room.catch_up()
    services.presence.announce(room)
    return await services.rooms.get(room.row.rematch)


async def what_if(services: Services, room: Room, browser: str, ply: int, level: int, seat: int) -> Opened:
    """Open a new table at a position of another one: one seat is for the requesting person, the others for bots.

    `ply` is the number of actions after which the new table continues.
    """
    game = room.match.game
    if game.hides and not room.is_open_book:
        raise Refusal("hidden", 403)
    if level not in LEVELS:
        raise Refusal("bad-seats")
    position = room.match.position_at(ply)
    if position.is_over:
        raise Refusal("over", 409)
    if not 0 <= seat < len(room.seats):
        seat = max(position.to_act, 0)
    match = _played(game, len(room.seats), room.match, room.match.moves[:ply], new_dice(services.world))
    rows = [
        SeatRow(seat=s.seat, kind=Sitting.ME, name=s.name, browser=browser)
        if s.seat == seat
        else SeatRow(seat=s.seat, kind=Sitting.BOT, name=s.name, level=level)
        for s in room.seats
    ]
    return await _store(services, match, rows, browser, {}, hints=True)


async def uploaded(services: Services, browser: str, text: str) -> Opened:
    """Open an uploaded record as a read-only table."""
    try:
        replayed = await services.world.in_thread(record.replay, text)
    except TableeError as error:
        raise _bad_record(text, error) from error
    game_named(replayed.game.name)
    match = await services.world.in_thread(_played, replayed.game, replayed.seats, replayed, replayed.moves, None)
    seats = [SeatRow(seat=seat, kind=Sitting.RECORD, name=SEAT_LETTERS[seat]) for seat in range(match.seats)]
    return await _store(services, match, seats, browser, {}, hints=True)


def new_dice(world: World) -> Committed:
    """Return a source of random draws with a new secret."""
    return Committed(world.token(DIGEST_BITS // 8))


def _bad_record(text: str, error: TableeError) -> Refusal:
    """Return the refusal of a record, with the number and text of the wrong line and a code for what is wrong."""
    line = error.line if isinstance(error, MalformedRecord) else 1
    said = " ".join(text.splitlines()[line - 1 : line])
    problem = next((word for kind, word in PROBLEMS.items() if isinstance(error.__cause__, kind)), "line")
    return Refusal("bad-record", 422, problem=problem, line=line, said=clean(said, LONGEST_QUOTE))


def _played(game: Game, seats: int, like: Match, moves: Sequence[Move], source: Committed | None) -> Match:
    match = Match(game, seats, like.options, source=source)
    for move in moves:
        match.play(move.seat, move.action)
    return match


async def _store(
    services: Services,
    match: Match,
    seats: list[SeatRow],
    browser: str,
    tokens: dict[int, str],
    *,
    hints: bool,
    hold: float | None = None,
    follows: str = "",
) -> Opened:
    """Make the chance draws that come before the first decision, and store the match as a new table."""
    world = services.world
    given, watch, now = match.ply, new_token(world), world.now()
    source = match.source
    if source is not None:
        match.settle()
    row = TableRow(
        id=world.token(8).hex(),
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=json.dumps(match.options),
        box_hash=match.box_hash,
        secret=source.secret if isinstance(source, Committed) else None,
        given=given,
        hints=hints,
        hold=min(max(services.settings.hold if hold is None else hold, 0.0), LONGEST_HOLD),
        read_only=source is None,
        host=browser,
        watch=hashed(watch),
        created=now,
        changed=now,
        ply=match.ply,
        to_act=match.position.to_act,
        over=match.position.is_over,
    )
    events = play_events(match.game, match.moves, 0, now)
    holds = any(seat.browser == browser for seat in seats)
    await services.store.create(row, seats, events, None if holds else browser, follows)
    room = await services.rooms.build(Loaded(row, seats, events, None))
    services.rooms.keep(room)
    return Opened(room, watch, tokens)
