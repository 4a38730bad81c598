"""Changes to a table besides its game: they are stored, then loaded and told, like the changes of other processes."""

from collections.abc import Sequence

from tablee.table.database import Statement
from tablee.table.presence import Presence
from tablee.table.refusals import Unsure
from tablee.table.room import Room, to_the_end
from tablee.table.rooms import Rooms
from tablee.table.store import Store
from tablee.table.world import World


class Changes:
    """Stores changes of seats, devices and requests, and tells everybody at the table."""

    def __init__(self, world: World, store: Store, rooms: Rooms, presence: Presence) -> None:
        self.world, self.store, self.rooms, self.presence = world, store, rooms, presence

    async def make(self, room: Room, *statements: Statement) -> None:
        """Store a change in one transaction, and tell everybody about it; raise `Conflict` if another came first."""
        await to_the_end(self._make(room, statements))

    async def _make(self, room: Room, statements: Sequence[Statement]) -> None:
        try:
            await self.store.db.write(*statements, note=self.store.note(room.id))
        except Unsure:
            room.is_unsure = True
            raise
        await room.catch_up()
        self.presence.announce(room)
