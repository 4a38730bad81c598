"""Access control: which tables a browser may enter, which seats it holds there, and the links that give seats."""

import msgspec

from tablee.core.contract import NOBODY
from tablee.table import tokens
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.rooms import Rooms
from tablee.table.store import Store
from tablee.table.world import World


class Access:
    """Identifies browsers by their cookie, and makes the links to tables."""

    def __init__(self, world: World, store: Store, rooms: Rooms) -> None:
        self.world, self.store, self.rooms = world, store, rooms

    async def enter(self, table: str, browser: str, early: bool = False) -> tuple[Room, tuple[int, ...]]:
        """Return a table and the seats a browser holds there; refuse a browser that has no seat and may not watch.

        Only what is asked `early` is answered while the table waits for people.
        """
        room, held = await self._admitted(table, browser)
        if room.row.waiting and not early:
            await room.catch_up_if_shared()  # another process may have begun the game
            if room.row.waiting:
                raise Refusal("waiting", 409)
        return room, held

    async def _admitted(self, table: str, browser: str) -> tuple[Room, tuple[int, ...]]:
        room = await self.rooms.get(table)
        held = tuple(room.held_by(browser))
        if not held and browser not in room.watchers:
            await room.catch_up_if_shared()  # the browser may have just taken a seat in another process
            held = tuple(room.held_by(browser))
        if held or room.is_host(browser) or browser in room.watchers:
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

    async def watched(self, token: str) -> Room:
        """Return the table of a watch link."""
        table = await self.store.table_of_watch(tokens.hashed(token))
        if table is None:
            raise Refusal("used-link", 410)
        return await self.rooms.get(table)

    async def watch(self, token: str, browser: str) -> str:
        """Allow a browser that has a watch link to watch the table; return the table's id."""
        room = await self.watched(token)
        if not room.held_by(browser):
            await self.store.add_watcher(room.id, browser)
        return room.id

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
