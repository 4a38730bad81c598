"""Who sits where: people take seats by links, change their names, leave, and ask for a seat that is taken.

A seat's link works once. Opening it shows a page, and only a button on that page takes the seat. If the seat is taken,
the page offers to ask for it; whoever holds the seat, or the host, answers.
"""

from tablee.core.contract import NOBODY
from tablee.table import company, tokens
from tablee.table.changes import Changes
from tablee.table.database import Statement
from tablee.table.models import ANY_SEAT, AskRow, EventRow, Kind, SeatRow, Sitting
from tablee.table.naming import clean_name
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.store import Conflict
from tablee.table.waiting import Waiting

MOST_ASKS = 5  # how many requests may be open at a table
ASK_AGAIN = 60.0  # seconds after which somebody who was declined may ask again
FORGET_ASK = "DELETE FROM asks WHERE table_id = ? AND browser = ?"
ADD_ASK = """
    INSERT INTO asks (id, table_id, browser, seat, name, at, declined) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, browser) DO UPDATE SET
        id = excluded.id, seat = excluded.seat, name = excluded.name, at = excluded.at, declined = excluded.declined
"""


class Seating:
    """Gives seats to people, and takes them back."""

    def __init__(self, changes: Changes, waiting: Waiting) -> None:
        self.changes, self.waiting = changes, waiting
        self.world, self.store, self.rooms = changes.world, changes.store, changes.rooms

    async def found(self, token: str) -> tuple[Room, SeatRow]:
        """Return the table and the seat of a link."""
        found = await self.store.seat_of_token(tokens.hashed(token))
        if found is None:
            raise Refusal("used-link", 410)
        return await self.rooms.get(found[0]), found[1]

    async def sit(self, token: str, browser: str, name: str) -> Room:
        """Give a browser the seat of a link, unless the link was used; return the table."""
        room, seat = await self.found(token)
        holder = room.known_as(browser)
        if seat.used:
            if seat.browser == holder:
                return room
            raise Refusal("seat-taken", 409)
        take = "UPDATE seats SET browser = ?, used = ?, name = ? WHERE token = ? AND NOT used"
        called = clean_name(name or seat.name, seat.seat)
        await room.catch_up_if_shared()
        self.check_absent(room, seat.seat, browser)  # they may be back since the host made this link
        handed_over = company.is_anothers(room, seat.seat, browser)
        try:
            await self.changes.make(
                room,
                Statement(take, [(holder, True, called, seat.token)], must_change=True),
                Statement(FORGET_ASK, [(room.id, browser)]),
            )
        except Conflict as error:  # another browser was quicker
            raise Refusal("seat-taken", 409) from error
        if handed_over:
            await self._tell_handover(room, seat.seat)
        await self.waiting.begin_if_complete(room)
        return room

    async def rename(self, room: Room, browser: str, seat: int, name: str) -> None:
        """Give a seat of a browser another name."""
        sql = "UPDATE seats SET name = ? WHERE table_id = ? AND seat = ? AND browser = ?"
        values = (clean_name(name, max(seat, 0)), room.id, seat, room.known_as(browser))
        try:
            await self.changes.make(room, Statement(sql, [values], must_change=True))
        except Conflict as error:
            raise Refusal("not-your-seat", 403) from error

    async def leave(self, room: Room, browser: str) -> None:
        """Free the seats of a browser; their links work again. If the host leaves, somebody else becomes the host."""
        holder = room.known_as(browser)
        others = [seat.browser for seat in room.seats if seat.browser not in (None, holder)]
        if (room.held_by(browser) or room.is_host(browser)) and not others:
            raise Refusal("alone", 409)
        free = "UPDATE seats SET browser = NULL, used = ?, kind = ? WHERE table_id = ? AND browser = ?"
        await self.changes.make(
            room,
            Statement(free, [(False, str(Sitting.FRIEND), room.id, holder)]),
            Statement(
                "UPDATE tables SET host = ? WHERE id = ? AND host = ?", [(next(iter(others), None), room.id, holder)]
            ),
            Statement("DELETE FROM devices WHERE table_id = ? AND stands_for = ?", [(room.id, holder)]),
            Statement("DELETE FROM passes WHERE table_id = ? AND browser = ?", [(room.id, holder)]),
            Statement("DELETE FROM watchers WHERE table_id = ? AND browser = ?", [(room.id, browser)]),
        )
        room.watchers.discard(browser)
        self.changes.presence.tell(room)

    # --- at the door -------------------------------------------------------------------------------------------

    async def ask(self, room: Room, browser: str, seat: int, name: str) -> None:
        """Ask whoever holds a seat, or the host, for a seat; `NOBODY` asks to watch, `ANY_SEAT` for any seat."""
        await room.catch_up_if_shared()
        now = self.world.now()
        open_asks = [ask for ask in room.asks if ask.at > now - company.ASK_SECONDS]
        mine = [ask for ask in open_asks if ask.browser == browser]
        if any(ask.declined and ask.at > now - ASK_AGAIN for ask in mine):
            raise Refusal("declined", 429)
        if sum(ask.browser != browser and not ask.declined for ask in open_asks) >= MOST_ASKS:
            raise Refusal("too-many-asks", 429)
        id_ = self.world.token(8).hex()
        values = (id_, room.id, browser, seat, clean_name(name, max(seat, 0)) if name else "", now, False)
        await self.changes.make(room, Statement(ADD_ASK, [values]))

    async def answer(self, room: Room, browser: str, id_: str, seat: int, agree: bool) -> None:
        """Answer a request at the door. If it is for any seat, `seat` says which one is given."""
        await room.catch_up_if_shared()
        asks = company.asks_for(room, browser, self.world.now())
        ask = next((ask for ask in asks if ask.id == id_), None)
        if ask is None:
            raise Refusal("nothing-asked", 409)
        if not agree:
            sql = "UPDATE asks SET declined = ?, at = ? WHERE id = ?"
            return await self.changes.make(room, Statement(sql, [(True, self.world.now(), id_)]))
        if ask.seat == NOBODY:
            watch = "INSERT INTO watchers (table_id, browser) VALUES (?, ?) ON CONFLICT DO NOTHING"
            granted = Statement(watch, [(room.id, ask.browser)])
        else:
            granted, seat = self._given(room, ask, seat)
            self.check_absent(room, seat, browser)
        handed_over = ask.seat != NOBODY and company.is_anothers(room, seat, browser)
        taken = Statement("DELETE FROM asks WHERE id = ?", [(id_,)], must_change=True)
        try:
            await self.changes.make(room, taken, granted)
        except Conflict as error:  # somebody else has answered first
            raise Refusal("nothing-asked", 409) from error
        if handed_over:
            await self._tell_handover(room, seat)
        await self.waiting.begin_if_complete(room)

    def check_absent(self, room: Room, seat: int, browser: str) -> None:
        """Refuse to give away the seat of another person who is online: else a host could look at a friend's hand."""
        if company.is_anothers(room, seat, browser) and seat in self.changes.presence.online(room):
            raise Refusal("seat-online", 409)

    async def _tell_handover(self, room: Room, seat: int) -> None:
        """Note in the log that somebody else has a seat now; the log of a game that cannot go on is closed."""
        if room.is_over or room.broken or room.row.read_only:
            return
        await room.note(lambda: [EventRow(Kind.HANDOVER, room.match.ply, seat, None, self.world.now())])

    def _given(self, room: Room, ask: AskRow, seat: int) -> tuple[Statement, int]:
        """Return the statement that gives a seat to whoever asks for it, and the seat."""
        seat = seat if ask.seat == ANY_SEAT else ask.seat
        if not 0 <= seat < len(room.seats) or not company.may_be_given(room.seats[seat]):
            raise Refusal("no-such-seat", 404)
        sql = "UPDATE seats SET browser = ?, used = ?, kind = ? WHERE table_id = ? AND seat = ?"
        values = (room.known_as(ask.browser), True, str(Sitting.FRIEND), room.id, seat)
        return Statement(sql, [values], must_change=True), seat

    def state_of(self, room: Room, browser: str) -> str:
        """Return what has become of a browser's request: "asked", "declined", or "out" if there is none."""
        ask = next((ask for ask in room.asks if ask.browser == browser), None)
        if ask is None or ask.at <= self.world.now() - company.ASK_SECONDS:
            return "out"
        return "declined" if ask.declined else "asked"
