"""Several devices of one person: a one-time link lets another browser stand for the one that holds a seat."""

from tablee.table import tokens
from tablee.table.changes import Changes
from tablee.table.database import Query, Statement
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.store import Conflict

PASS_SECONDS = 900.0  # how long a link for another device works
ADD_DEVICE = """
    INSERT INTO devices (table_id, browser, stands_for) VALUES (?, ?, ?)
    ON CONFLICT (table_id, browser) DO UPDATE SET stands_for = excluded.stands_for
"""


FORGET_OWN_NOTES = """
    DELETE FROM notes WHERE table_id = ? AND browser = ?
        AND seat IN (SELECT seat FROM (SELECT seat FROM notes WHERE table_id = ? AND browser = ?) AS others)
"""  # notes that this device made when it held the seat itself, if the person has others


class Devices:
    """Lets people continue on another device."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self.world, self.store, self.rooms = changes.world, changes.store, changes.rooms

    async def link(self, room: Room, browser: str) -> str:
        """Return the token of a one-time link to the seats of a browser; earlier links stop working."""
        if not room.held_by(browser) and not room.is_host(browser):
            raise Refusal("not-your-seat", 403)
        token, holder, now = tokens.new_token(self.world), room.known_as(browser), self.world.now()
        old = "DELETE FROM passes WHERE until < ? OR (table_id = ? AND browser = ?)"
        new = "INSERT INTO passes (token, table_id, browser, until) VALUES (?, ?, ?, ?)"
        await self.store.db.write(
            Statement(old, [(now, room.id, holder)]),
            Statement(new, [(tokens.hashed(token), room.id, holder, now + PASS_SECONDS)]),
        )
        return token

    async def found(self, token: str) -> tuple[Room, str]:
        """Return the table of a link for another device, and the browser that holds the seats."""
        sql = "SELECT table_id, browser FROM passes WHERE token = ? AND until > ?"
        [rows] = await self.store.db.read(Query(sql, (tokens.hashed(token), self.world.now())))
        if not rows:
            raise Refusal("used-pass", 410)
        return await self.rooms.get(rows[0][0]), rows[0][1]

    async def come(self, token: str, browser: str) -> Room:
        """Let a browser stand for the one that made the link; return the table. The link then stops working."""
        room, holder = await self.found(token)
        if room.known_as(browser) == holder:
            return room
        if room.held_by(browser) or room.is_host(browser):
            raise Refusal("seated-already", 409)
        try:
            await self.changes.make(
                room,
                Statement("DELETE FROM passes WHERE token = ?", [(tokens.hashed(token),)], must_change=True),
                Statement(ADD_DEVICE, [(room.id, browser, holder)]),
            )
        except Conflict as error:  # somebody else was quicker
            raise Refusal("used-pass", 410) from error
        return room

    async def only_here(self, room: Room, browser: str) -> None:
        """Let this browser alone hold its seats: its other devices lose them, and links for devices stop working."""
        holder = room.known_as(browser)
        await self.changes.make(
            room,
            Statement("UPDATE seats SET browser = ? WHERE table_id = ? AND browser = ?", [(browser, room.id, holder)]),
            Statement("UPDATE tables SET host = ? WHERE id = ? AND host = ?", [(browser, room.id, holder)]),
            Statement(FORGET_OWN_NOTES, [(room.id, browser, room.id, holder)] if browser != holder else []),
            Statement("UPDATE notes SET browser = ? WHERE table_id = ? AND browser = ?", [(browser, room.id, holder)]),
            Statement("DELETE FROM devices WHERE table_id = ? AND stands_for = ?", [(room.id, holder)]),
            Statement("DELETE FROM passes WHERE table_id = ? AND browser = ?", [(room.id, holder)]),
        )
