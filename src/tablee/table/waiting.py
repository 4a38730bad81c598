"""The waiting room: people gather at a table, choose seats, and the host begins the game.

Nothing is drawn before the game begins, so there is nothing that people could see before they have chosen their seats.
"""

import json

from tablee.core.match import Match
from tablee.table import company
from tablee.table.changes import Changes
from tablee.table.database import Statement, insert_into
from tablee.table.models import EVENTS, LEVELS, EventRow, Sitting
from tablee.table.naming import clean_name
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.store import Conflict
from tablee.table.stream import play_events
from tablee.table.tokens import hashed, new_token

BEGIN = "UPDATE tables SET waiting = ?, ply = ?, to_act = ?, over = ?, changed = ? WHERE id = ? AND waiting"
STILL_WAITS = "UPDATE tables SET changed = ? WHERE id = ? AND waiting"
MOVE = "UPDATE seats SET seat = ? WHERE table_id = ? AND seat = ?"
MOVE_ASKS = "UPDATE asks SET seat = ? - seat WHERE table_id = ? AND seat IN (?, ?)"  # the sum of both seats is given
NO_SEAT = -1  # where a seat is kept for a moment while two change places


class Waiting:
    """Changes tables that have not begun."""

    def __init__(self, changes: Changes) -> None:
        self.changes, self.world = changes, changes.world

    async def _change(self, room: Room, *statements: Statement) -> None:
        """Store a change, unless the game has begun meanwhile."""
        still = Statement(STILL_WAITS, [(self.world.now(), room.id)], must_change=True)
        try:
            await self.changes.make(room, still, *statements)
        except Conflict as error:
            await room.catch_up()
            raise Refusal("overtaken" if room.row.waiting else "begun", 409) from error

    async def swap(self, room: Room, seat: int, to: int, browser: str) -> None:
        """Let two seats change places, with their people and links. People may move their own seat to a free place."""
        if not (0 <= seat < len(room.seats) and 0 <= to < len(room.seats)) or seat == to:
            raise Refusal("no-such-seat", 404)
        if not room.is_host(browser):
            if seat not in room.held_by(browser):
                raise Refusal("not-your-seat", 403)
            if not room.row.free_seats:
                raise Refusal("fixed-seats", 403)
            if not company.is_free(room, to) and room.seats[to].kind != Sitting.BOT:
                raise Refusal("seat-taken", 409)
        same = "UPDATE seats SET seat = ? WHERE table_id = ? AND seat = ? AND COALESCE(browser, '') = ?"
        held = [room.seats[s].browser or "" for s in (seat, to)]
        await self._change(
            room,
            Statement(same, [(NO_SEAT, room.id, seat, held[0])], must_change=True),
            Statement(same, [(seat, room.id, to, held[1])], must_change=True),
            Statement(MOVE, [(to, room.id, NO_SEAT)]),
            Statement(MOVE_ASKS, [(seat + to, room.id, seat, to)]),
        )

    async def give_to_bot(self, room: Room, seat: int, level: int, name: str) -> None:
        """Let a bot have a free seat, or another strength if it has the seat already."""
        if not 0 <= seat < len(room.seats) or level not in LEVELS:
            raise Refusal("no-such-seat", 404)
        is_bot = room.seats[seat].kind == Sitting.BOT
        if not is_bot and not company.is_free(room, seat):
            raise Refusal("seat-taken", 409)
        sql = """UPDATE seats SET kind = ?, level = ?, name = ?, token = NULL, used = ?
                 WHERE table_id = ? AND seat = ? AND browser IS NULL"""
        called = room.seats[seat].name if is_bot else clean_name(name, seat)
        values = (str(Sitting.BOT), level, called, False, room.id, seat)
        await self._change(room, Statement(sql, [values], must_change=True))
        await self.begin_if_complete(room)

    async def give_to_friend(self, room: Room, seat: int, name: str) -> str:
        """Free a seat of a bot or of a friend; return the token of its new link."""
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind not in (Sitting.BOT, Sitting.FRIEND):
            raise Refusal("no-such-seat", 404)
        if seat in room.held_by(room.row.host):
            raise Refusal("no-such-seat", 404)
        token = new_token(self.world)
        sql = """UPDATE seats SET kind = ?, level = 0, name = ?, token = ?, used = ?, browser = NULL
                 WHERE table_id = ? AND seat = ?"""
        values = (str(Sitting.FRIEND), clean_name(name, seat), hashed(token), False, room.id, seat)
        await self._change(room, Statement(sql, [values], must_change=True))
        return token

    async def set_terms(self, room: Room, auto_start: bool, free_seats: bool) -> None:
        """Set whether the game begins when all seats are taken, and whether people may choose their seats."""
        sql = "UPDATE tables SET auto_start = ?, free_seats = ? WHERE id = ?"
        await self._change(room, Statement(sql, [(auto_start, free_seats, room.id)]))

    # --- beginning ---------------------------------------------------------------------------------------------

    async def begin_if_complete(self, room: Room) -> None:
        """Begin the game if all seats are taken and the host wishes it so."""
        taken = not any(company.is_free(room, seat.seat) for seat in room.seats)
        if room.row.waiting and room.row.auto_start and taken:
            await self.begin(room)

    async def begin(self, room: Room) -> None:
        """Begin the game: make the draws before the first decision. Free seats can still be taken afterwards."""
        match, events = await self.world.in_thread(first_events, room, self.world.now())
        ended = match.position.is_over
        head = (False, match.ply, match.position.to_act, ended, self.world.now(), room.id)
        rows = [(room.id, i, e.kind, e.ply, e.seat, e.action, e.at, e.form) for i, e in enumerate(events)]
        try:
            await self.changes.make(
                room, Statement(BEGIN, [head], must_change=True), Statement(insert_into(EVENTS), rows)
            )
        except Conflict:  # somebody else has begun it
            await room.catch_up()
        room.changed()


def first_events(room: Room, now: float) -> tuple[Match, list[EventRow]]:
    """Return the match after the draws that come before the first decision, and these draws as events."""
    played = room.match
    match = Match(
        played.game, len(room.seats), json.loads(room.row.options), source=room.source, variant=played.variant
    )
    match.settle()
    return match, play_events(match.game, match.moves, 0, now)
