"""Finds out which seats have been offline for so long that others may let a bot play for them (see `away`)."""

import logging

from tablee.table.presence import Presence
from tablee.table.refusals import Refusal, Unavailable
from tablee.table.room import Room
from tablee.table.rooms import Rooms
from tablee.table.world import World

LOG = logging.getLogger("tablee.absences")


class Absences:
    """Measures for how long the seats to act of tables in memory have been offline."""

    def __init__(self, world: World, rooms: Rooms, presence: Presence, grace: float) -> None:
        self.world, self.rooms, self.presence, self.grace = world, rooms, presence, grace
        self.since: dict[tuple[str, int], float] = {}  # (table, seat) -> since when it is known to be offline

    async def check(self) -> None:
        """Check all tables, and tell the pages of those at which it has changed who is late."""
        now, gone = self.world.monotonic(), {}
        for room in list(self.rooms.open.values()):
            late = set()
            for seat in self._waited_for(room):
                gone[room.id, seat] = begun = self.since.get((room.id, seat), now)
                grace = self.grace if room.away.grace is None else room.away.grace
                if now - begun >= grace:
                    late.add(seat)
            if room.away.offline != late:
                room.away.offline = frozenset(late)
                self.presence.announce(room)
            if room.away.is_agreed:
                await self._settle(room)
        self.since = gone

    async def _settle(self, room: Room) -> None:
        try:
            await room.away.settle()
        except Unavailable:
            raise
        except Refusal as error:
            LOG.debug("table %s: %s", room.id, error)

    def _waited_for(self, room: Room) -> set[int]:
        """Return the seat to act if its person is offline."""
        seat, row = room.match.position.to_act, room.row
        if seat < 0 or room.is_over or row.waiting or row.read_only or room.broken or room.away.level_of(seat):
            return set()
        return set() if seat in self.presence.online(room) else {seat}
