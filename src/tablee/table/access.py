"""Access control: which tables a browser may enter, which seats it holds there, and the links that give seats."""

import msgspec

from tablee.core.contract import NOBODY
from tablee.table import tokens
from tablee.table.presence import Presence
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.rooms import Rooms
from tablee.table.store import Store
from tablee.table.world import World


class Access:
    """Identifies browsers by their cookie, and gives a seat to the browser that follows the seat's link."""

    def __init__(self, world: World, store: Store, rooms: Rooms, presence: Presence) -> None:
        self.world, self.store, self.rooms, self.presence = world, store, rooms, presence

    async def enter(self, table: str, browser: str) -> tuple[Room, tuple[int, ...]]:
        """Return a table and the seats a browser holds there; refuse a browser that has no seat and may not watch."""
        room = await self.rooms.get(table)
        held = tuple(room.held_by(browser))
        if not held and browser not in room.watchers:
            await room.catch_up_if_shared()  # the browser may have just taken a seat in another process
            held = tuple(room.held_by(browser))
        if held or browser == room.row.host or browser in room.watchers:
            return room, held
        if not await self.store.is_watching(table, browser):
            raise Refusal("no-seat", 403)
        room.watchers.add(browser)
        return room, held

    async def enter_as(self, table: str, browser: str, seat: int) -> tuple[Room, tuple[int, ...]]:
        """Return a table and the seats a browser holds there; refuse unless the given seat is one of them."""
        room, held = await self.enter(table, browser)
        if seat not in held:
            raise Refusal("not-your-seat", 403)
        return room, held

    async def sit(self, token: str, browser: str) -> str:
        """Give a seat to the first browser that follows its link; return the table's id."""
        hashed = tokens.hashed(token)
        taken = await self.store.take_seat(hashed, browser)
        found = await self.store.seat_of_token(hashed)
        if found is None or found[1].browser != browser:
            raise Refusal("used-link", 410)
        room = await self.rooms.get(found[0])
        if taken:
            room.seats[found[1].seat] = found[1]
            self.presence.announce(room)
        return room.id

    async def watch(self, token: str, browser: str) -> str:
        """Allow a browser that follows a watch link to watch the table; return the table's id."""
        table = await self.store.table_of_watch(tokens.hashed(token))
        if table is None:
            raise Refusal("used-link", 410)
        await self.store.add_watcher(table, browser)
        return table

    async def new_link(self, room: Room, seat: int) -> str:
        """Return a new token for a seat's link (`NOBODY`: for the watch link); the old link stops working."""
        token = tokens.new_token(self.world)
        if seat == NOBODY:
            await self.store.set_watch(room.id, tokens.hashed(token))
            room.row.watch = tokens.hashed(token)
            return token
        if not 0 <= seat < len(room.seats) or not room.seats[seat].is_human:
            raise Refusal("no-such-seat", 404)
        renewed = msgspec.structs.replace(room.seats[seat], token=tokens.hashed(token), used=False)
        await self.store.set_seat(room.id, renewed)
        room.seats[seat] = renewed
        return token
