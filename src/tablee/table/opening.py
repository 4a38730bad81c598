"""Creates tables: for a new game, a rematch, a position copied from another table, or an uploaded record."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from tablee.core import discovery, record
from tablee.core.coaching import guided
from tablee.core.errors import (
    BadLesson,
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
from tablee.table import houses
from tablee.table.clocks import DECISION, PACES
from tablee.table.houses import House
from tablee.table.lessons import Teaching
from tablee.table.models import LEVELS, SeatRow, Sitting, TableRow
from tablee.table.naming import bot_for, clean, clean_name
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.services import Services
from tablee.table.speech import say_in
from tablee.table.store import Conflict, Loaded
from tablee.table.stream import play_events
from tablee.table.tokens import hashed, new_token
from tablee.table.world import World

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


@dataclass(frozen=True)
class Terms:
    """How a table is played: with hints, for real, how long it waits for holds, at which pace, and with a chat."""

    hints: bool = False
    hold: float | None = None  # None: the server's setting
    for_real: bool = False
    copy_of: str = ""  # the id of the table that a "what if" copies
    waits: bool = False  # whether people gather before the game begins (see `waiting`)
    lesson: str = ""  # the lesson that is played (see `lessons`)
    pace: str = ""  # a key of `clocks.PACES`, or ""
    clock: str = DECISION
    chat: bool = True


def offered() -> dict[str, Game]:
    """Return the games that can be played on this server."""
    return discovery.games()


def game_named(name: str) -> Game:
    """Return a game that can be played on this server, or raise a `Refusal`."""
    found = offered().get(name)
    if found is None:
        raise Refusal("unknown-game", 404)
    return found


async def new_table(
    services: Services,
    browser: str,
    name: str,
    options: Mapping[str, str | int],
    places: Sequence[Place],
    terms: Terms,
    house: House | None = None,
) -> Opened:
    """Set up a new game, with the printed box or by house rules, and store its table."""
    game = game_named(name)
    variant = house.variant(game) if house else None
    if terms.pace and terms.clock not in PACES.get(terms.pace, {}):
        raise Refusal("bad-options", problem="unknown", said=clean(terms.pace, LONGEST_QUOTE))
    for place in places:
        if place.kind not in (Sitting.ME, Sitting.FRIEND, Sitting.SCREEN, Sitting.BOT):
            raise Refusal("bad-seats")
        if place.kind == Sitting.BOT and place.level not in LEVELS:
            raise Refusal("bad-seats")
    try:
        match = Match(game, len(places), options, source=new_dice(services.world), variant=variant)
    except WrongSeatCount as error:
        raise Refusal("bad-options", problem="seats", low=game.seats[0], high=game.seats[-1]) from error
    except UnknownOption as error:
        raise Refusal("bad-options", problem="unknown", said=error.said) from error
    except OptionsClash as error:
        raise Refusal("bad-options", problem="clash") from error
    opened = [_seat(services.world, seat, place, browser) for seat, place in enumerate(places)]
    tokens = {seat.seat: token for seat, token in opened if token}
    return await _store(services, match, [seat for seat, _ in opened], browser, tokens, terms)


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
            match = _played(room.match.game, len(room.seats), room.match, (), new_dice(services.world))
            seats = [msgspec.structs.replace(seat, token=None, used=False) for seat in room.seats]
            with suppress(Conflict):  # another process has stored a rematch first
                row = room.row
                terms = Terms(row.hints, row.hold, row.for_real, pace=row.pace, clock=row.clock, chat=row.chat)
                await _store(services, match, seats, row.host, {}, terms, follows=room.id, devices=room.devices)
    await room.catch_up()
    services.presence.announce(room)
    return await services.rooms.get(room.row.rematch)


async def what_if(services: Services, room: Room, browser: str, ply: int, level: int, seat: int, name: str) -> Opened:
    """Open a new table at a position of another one: one seat is for the requesting person, the others for bots.

    `ply` is the number of actions after which the new table continues. Bots that play in place of people are marked as
    such, and somebody who takes another person's seat plays there under their own name.
    """
    game = room.match.game
    if game.hides and not room.is_open_book:
        raise Refusal("hidden", 403)
    if level not in LEVELS:
        raise Refusal("bad-seats")
    position = room.match.position_at(ply)
    if position.is_over or (room.teaching and not room.teaching.has_record):
        raise Refusal("over", 409)
    if not 0 <= seat < len(room.seats):
        seat = max(position.to_act, 0)
    match = _played(game, len(room.seats), room.match, room.match.moves[:ply], new_dice(services.world))
    own = room.seats[seat].name if seat in room.held_by(browser) else clean_name(name, seat)
    rows = [
        SeatRow(seat=s.seat, kind=Sitting.ME, name=own, browser=browser)
        if s.seat == seat
        else SeatRow(
            seat=s.seat, kind=Sitting.BOT, name=s.name if s.kind == Sitting.BOT else bot_for(s.name), level=level
        )
        for s in room.seats
    ]
    return await _store(services, match, rows, browser, {}, Terms(hints=True, copy_of=room.id))


async def taught(services: Services, browser: str, name: str, lesson: str, you: str) -> Room:
    """Return the table of a lesson, or of the guided first game: the one this browser has, or a new one."""
    game = game_named(name)
    try:
        teaching = Teaching(game, lesson)
    except BadLesson as error:
        raise Refusal("unknown-page", 404) from error
    row = await services.store.table_of_lesson(browser, name, lesson)
    if row and not (row.over and teaching.guide) and row.box_hash == game.box_hash():
        room = await services.rooms.get(row.id)
        if not room.broken:
            return room
    if teaching.guide:
        await services.world.in_thread(guided, game)  # plays the whole guided game, once
    match = teaching.match(new_dice(services.world) if teaching.guide else None)
    level, names = (teaching.guide.level, list(teaching.guide.names)) if teaching.guide else (1, [])
    names += say_in("en")("bot-names").split(", ")[1:]
    seats = []
    for seat in range(match.seats):
        if seat == teaching.seat:
            seats.append(SeatRow(seat=seat, kind=Sitting.ME, name=clean_name(you, seat), browser=browser))
        else:
            seats.append(SeatRow(seat=seat, kind=Sitting.BOT, name=clean_name(names.pop(0), seat), level=level))
    terms = Terms(hints=teaching.guide is not None, lesson=lesson)
    return (await _store(services, match, seats, browser, {}, terms)).room


async def uploaded(services: Services, browser: str, text: str) -> Opened:
    """Open an uploaded record as a read-only table."""
    try:
        read = await services.world.in_thread(record.read, text)
        replayed = await services.world.in_thread(record.replay, read)
    except TableeError as error:
        raise _bad_record(text, error) from error
    game_named(replayed.game.name)
    match = await services.world.in_thread(_played, replayed.game, replayed.seats, replayed, replayed.moves, None)
    names = [clean_name(read.names.get(seat, ""), seat) for seat in range(match.seats)]
    seats = [SeatRow(seat=seat, kind=Sitting.RECORD, name=name) for seat, name in enumerate(names)]
    return await _store(services, match, seats, browser, {}, Terms(hints=True))


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
    """Return a match with the options and the box of another one, in which these moves are played."""
    match = Match(game, seats, like.options, source=source, variant=like.variant)
    for move in moves:
        match.play(move.seat, move.action)
    return match


async def _store(
    services: Services,
    match: Match,
    seats: list[SeatRow],
    browser: str,
    tokens: dict[int, str],
    terms: Terms,
    follows: str = "",
    devices: Mapping[str, str] | None = None,
) -> Opened:
    """Make the chance draws that come before the first decision, and store the match as a new table."""
    world = services.world
    given, watch, now = match.ply, new_token(world), world.now()
    source = match.source
    if source is not None and not terms.waits:
        match.settle()
    row = TableRow(
        id=world.token(8).hex(),
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=json.dumps(match.options),
        box_hash=match.box_hash,
        variant=houses.stored(match.variant),
        secret=source.secret if isinstance(source, Committed) else None,
        given=given,
        hints=terms.hints,
        hold=min(max(services.settings.hold if terms.hold is None else terms.hold, 0.0), LONGEST_HOLD),
        for_real=terms.for_real,
        copy_of=terms.copy_of,
        waiting=terms.waits,
        lesson=terms.lesson,
        pace=terms.pace,
        clock=terms.clock if terms.pace else "",
        chat=terms.chat,
        read_only=source is None and not terms.lesson,
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
    known = dict(devices or {})
    await services.store.create(row, seats, events, None if holds else browser, follows, known)
    room = await services.rooms.add(Loaded(row, seats, events, None, known))
    return Opened(room, watch, tokens)
