"""Holding: a seat that may act out of turn asks the table to stop before the moments that matter to it.

The game says which actions are such moments (`Game.holds`). The action that is about to be taken waits until everybody
who holds has let it go, has left, or has had their time. Nothing of this is stored: after a restart nobody holds.
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
    """The table waits before an action: whose, until when, for whom, and who has let it go."""

    actor: int
    until: float
    waits_for: list[int] = field(default_factory=list)
    let_go: set[int] = field(default_factory=set)
    clicks: int = 0  # requests that wait; a second page of the same person may send one, too


def tokens_shown(position: Position, seat: int) -> bool:
    """Tell whether everybody can see that a seat may act out of turn."""
    return bool(position.seen_by(NOBODY).interjections(seat))


class Holding:
    """Who holds at a table, and what it waits for."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.asked: set[int] = set()  # the seats that hold
        self.let_go: dict[int, int] = {}  # by seat: the seat whose turn it has let go
        self.stop: Stop | None = None
        self.number = 0  # of changes that can be seen
        self.news = asyncio.Event()
        self.online: Callable[[Room], set[int]] = lambda room: set()
        self.bots: Callable[[Room, int], Awaitable[None]] | None = None  # asks them, before people are asked

    # --- what people say ---------------------------------------------------------------------------------------

    def ask(self, seat: int, *, hold: bool) -> None:
        """Let a seat hold from now on, or no longer."""
        (self.asked.add if hold else self.asked.discard)(seat)
        self.let_go.pop(seat, None)
        self._show()

    def pass_by(self, seat: int, *, whole_turn: bool) -> None:
        """Let the action go that the table waits before, or everything until somebody else's turn."""
        if self.stop:
            self.stop.let_go.add(seat)
            if whole_turn:
                self.let_go[seat] = self.stop.actor
            self.wake()

    @property
    def waits_for(self) -> list[int]:
        """Return the seats the table waits for."""
        return self.stop.waits_for if self.stop else []

    @property
    def left(self) -> float:
        """Return how many seconds they have left."""
        return max(0.0, self.stop.until - self.room.world.monotonic()) if self.stop else 0.0

    # --- what happens ------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Look again whom the table waits for: somebody has acted, answered, come or gone."""
        self.news.set()
        self.news = asyncio.Event()

    def after(self, moves: list[Move]) -> None:
        """Forget which turn was let go once somebody else has a turn."""
        for move in moves:
            if move.seat >= 0 and not move.interjected:
                self.let_go = {seat: actor for seat, actor in self.let_go.items() if actor == move.seat}

    async def before(self, seat: int, ply: int, action: int) -> None:
        """Wait, if this action is a moment, until nobody who holds is to be waited for."""
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
        """Return the seats to wait for: they hold, have not let go, are there, and everybody sees they could act."""
        open_to = self.asked - {stop.actor} - stop.let_go
        here = open_to & self.online(self.room) - {s for s, actor in self.let_go.items() if actor == stop.actor}
        return sorted(seat for seat in here if tokens_shown(position, seat))

    def _show(self) -> None:
        self.number += 1
        self.room.cache.clear()
        self.room.changed()
