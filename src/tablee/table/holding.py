"""Holds: a seat that may act out of turn can ask the table to wait before certain actions of other seats.

Such an action is called a moment, and `Game.holds` says which actions are moments. A moment is delayed until every seat
that holds has let it proceed or has gone offline, or until the table's time for holds is up. Holds are not stored,
so a restart clears them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tablee.core.contract import NOBODY
from tablee.core.match import Move
from tablee.core.position import Position
from tablee.table.models import Sitting

if TYPE_CHECKING:
    from tablee.table.room import Room


@dataclass
class Stop:
    """An action that waits: whose it is, until when it waits, for which seats, and which seats have let it proceed."""

    actor: int
    until: float
    waits_for: list[int] = field(default_factory=list)
    let_go: set[int] = field(default_factory=set)
    clicks: int = 0  # how many requests wait to take this action; there are several if a person has several pages open


def tokens_shown(position: Position, seat: int) -> bool:
    """Tell whether everybody can see that a seat may act out of turn."""
    return bool(position.seen_by(NOBODY).interjections(seat))


class Holding:
    """The seats that hold at a table, and the action that waits for them, if any."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.asked: set[int] = set()  # the seats that hold
        self.let_go: dict[int, int] = {}  # seat -> the seat whose whole turn it lets proceed
        self.stop: Stop | None = None
        self.number = 0  # counts the changes to the holds that pages must show
        self.news = asyncio.Event()
        self.online: Callable[[Room], set[int]] = lambda room: set()
        self.bots: Callable[[Room, int], Awaitable[None]] | None = None  # lets bots act before the wait for people

    # --- requests of people ------------------------------------------------------------------------------------

    def ask(self, seat: int, *, hold: bool) -> None:
        """Switch the hold of a seat on or off."""
        (self.asked.add if hold else self.asked.discard)(seat)
        self.let_go.pop(seat, None)
        self._show()

    def pass_by(self, seat: int, *, whole_turn: bool) -> None:
        """Let the waiting action proceed, or with `whole_turn` all actions until another seat's turn begins."""
        if self.stop:
            self.stop.let_go.add(seat)
            if whole_turn:
                self.let_go[seat] = self.stop.actor
            self.wake()

    @property
    def waits_for(self) -> list[int]:
        """Return the seats that the table waits for."""
        return self.stop.waits_for if self.stop else []

    @property
    def left(self) -> float:
        """Return for how many more seconds the table waits."""
        return max(0.0, self.stop.until - self.room.world.monotonic()) if self.stop else 0.0

    # --- waiting -----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Make the waiting requests check again for whom they wait: somebody has acted, answered, arrived or left."""
        self.news.set()
        self.news = asyncio.Event()

    def after(self, moves: list[Move]) -> None:
        """When another seat's turn has begun, forget which seats have let the whole turn before it proceed."""
        for move in moves:
            if move.seat >= 0 and not move.interjected:
                self.let_go = {seat: actor for seat, actor in self.let_go.items() if actor == move.seat}

    async def before(self, seat: int, ply: int, action: int) -> None:
        """If this action is a moment, wait until every seat that holds lets it proceed or is offline, or time is up."""
        room = self.room
        asks_bots = self.bots is not None and any(other.kind == Sitting.BOT for other in room.seats)
        if not room.match.game.has_moments or not (self.asked or asks_bots):
            return
        if not await room.moment(seat, ply, action):
            return
        if self.bots is not None:
            await self.bots(room, seat)
        stop = self.stop or Stop(seat, room.world.monotonic() + room.row.hold)
        stop.clicks += 1
        try:
            while position := await room.moment(seat, ply, action):
                left = stop.until - room.world.monotonic()
                waits_for = self._holders(position, stop)
                if left <= 0 or not waits_for:
                    return
                if self.stop is not stop or waits_for != stop.waits_for:
                    self.stop, stop.waits_for = stop, waits_for
                    self._show()
                await room.world.within(left, self.news.wait())
        except TimeoutError:
            return
        finally:
            stop.clicks -= 1
            if self.stop is stop and not stop.clicks:
                self.stop = None
                self._show()

    def _holders(self, position: Position, stop: Stop) -> list[int]:
        """Return the seats to wait for.

        They hold, have not let the action proceed, are online, and everybody can see that they could act.
        """
        open_to = self.asked - {stop.actor} - stop.let_go
        here = open_to & self.online(self.room) - {s for s, actor in self.let_go.items() if actor == stop.actor}
        return sorted(seat for seat in here if tokens_shown(position, seat))

    def _show(self) -> None:
        self.number += 1
        self.room.cache.clear()
        self.room.changed()
