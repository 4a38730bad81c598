"""Holds: a seat that may act out of turn can ask the table to wait before certain actions of other seats.

Such an action is called a moment, and `Game.holds` says which actions are moments. A moment is delayed until every seat
that holds has let it proceed or has gone offline, or until the table's time for holds is up. Holds are not stored,
so a restart clears them.

If several processes serve a table, each of them knows the wishes of all seats, and the one that serves the action
waits. A note to the others contains all wishes, so a lost note does no harm; of two wishes of a seat the later counts.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import astuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.table.refusals import Unavailable

if TYPE_CHECKING:
    from tablee.table.room import Room

LOG = logging.getLogger("tablee.holding")
ANSWERS = 0.5  # seconds after which a process that has opened a table has been told who holds and who is online there


@dataclass
class Stop:
    """An action that waits: whose it is, until when, for which seats, and how many events were stored when it began."""

    actor: int
    until: float
    number: int
    waits_for: list[int] = field(default_factory=list)
    clicks: int = 0  # how many requests wait to take this action; there are several if a person has several pages open


class Wish(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has asked for. The later one of two wishes, with the larger `order`, counts."""

    seat: int
    order: int
    holds: bool
    passed: int = -1  # lets an action proceed that has begun to wait when at most this many events were stored
    turn: int = NOBODY  # lets all actions of this seat proceed until another seat's turn begins
    ply: int = 0  # the ply at which `turn` was said


class HoldNote(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others about a table: all wishes it knows, and the action that waits there, if any."""

    order: int  # a later note of the same process has a larger number
    wishes: list[Wish]
    actor: int = NOBODY  # whose action waits in that process
    number: int = 0
    waits_for: list[int] = []
    left: float = 0.0


def tokens_shown(position: Position, seat: int) -> bool:
    """Tell whether everybody can see that a seat may act out of turn."""
    return bool(position.seen_by(NOBODY).interjections(seat))


class Holding:
    """The seats that hold at a table, and the actions that wait for them, if any."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.wishes: dict[int, Wish] = {}  # this and `elsewhere` are replaced, not changed: threads read them
        self.stop: Stop | None = None  # the action that waits in this process
        self.elsewhere: dict[str, tuple[int, Stop]] = {}  # process -> its last note, and the action that waits there
        self.asked_at = room.world.monotonic()  # when this process asked the others who holds
        self.sent = 0
        self.sending: set[asyncio.Task[None]] = set()
        self.news = asyncio.Event()
        self.online: Callable[[Room], set[int]] = lambda room: set()
        self.bots: Callable[[Room, int], Awaitable[None]] | None = None  # lets bots act before the wait for people

    # --- requests of people ------------------------------------------------------------------------------------

    def ask(self, seat: int, *, hold: bool) -> None:
        """Switch the hold of a seat on or off."""
        self._wish(seat, holds=hold)

    def pass_by(self, seat: int, *, whole_turn: bool) -> None:
        """Let the waiting action proceed, or with `whole_turn` all actions until another seat's turn begins."""
        if stops := self._stops():
            passed = max(self.room.number, *(stop.number for stop in stops))
            turn = stops[0].actor if whole_turn else NOBODY
            self._wish(seat, holds=seat in self.asked, passed=passed, turn=turn, ply=self.room.match.ply)

    def _wish(self, seat: int, **said: Any) -> None:
        known = self.wishes.get(seat)
        self.wishes = self.wishes | {seat: Wish(seat, known.order + 1 if known else 1, **said)}
        self._show()

    @property
    def asked(self) -> set[int]:
        """Return the seats that hold."""
        return {seat for seat, wish in self.wishes.items() if wish.holds}

    @property
    def waits_for(self) -> list[int]:
        """Return the seats that the table waits for."""
        return sorted({seat for stop in self._stops() for seat in stop.waits_for})

    @property
    def left(self) -> float:
        """Return for how many more seconds the table waits."""
        return max((stop.until - self.room.world.monotonic() for stop in self._stops()), default=0.0)

    @property
    def version(self) -> str:
        """Return a string that changes whenever pages must show something else about holds. All processes agree."""
        order = sum(wish.order for wish in self.wishes.values())
        return f"h{order}{''.join(f'-{seat}' for seat in self.waits_for)}" if order else ""

    def _stops(self) -> list[Stop]:
        """Return the actions that wait, here and in other processes."""
        now = self.room.world.monotonic()
        others = [stop for _, stop in self.elsewhere.values() if stop.waits_for and stop.until > now]
        return [self.stop, *others] if self.stop else others

    # --- other processes ---------------------------------------------------------------------------------------

    @property
    def is_informed(self) -> bool:
        """Tell whether this process knows who holds, because the others have had time to tell it."""
        return not self.room.store.is_shared or self.room.world.monotonic() >= self.asked_at + ANSWERS

    async def inquire(self) -> None:
        """Ask the other processes who holds, and who is online there."""
        if self.room.store.is_shared and self.room.match.game.has_moments:
            self.asked_at = self.room.world.monotonic()
            await self.tell(asks=True)

    def note(self) -> list[Any]:
        """Return what this process knows, as a `HoldNote` for the others."""
        self.sent += 1
        note = HoldNote(self.sent, list(self.wishes.values()))
        if stop := self.stop:
            left = stop.until - self.room.world.monotonic()
            note = HoldNote(self.sent, note.wishes, stop.actor, stop.number, stop.waits_for, left)
        said: list[Any] = msgspec.to_builtins(note)
        return said

    async def tell(self, *, asks: bool = False) -> None:
        """Tell the other processes what this one knows."""
        try:
            await self.room.store.notify(self.room.id, holds=self.note(), asks=asks)
        except Unavailable as error:
            LOG.warning("table %s: other processes cannot be told who holds: %s", self.room.id, error)

    def hear(self, process: str, said: list[Any]) -> None:
        """Take over what another process knows."""
        note, known = msgspec.convert(said, HoldNote), self.version
        for wish in note.wishes:
            mine = self.wishes.get(wish.seat)
            if mine is None or astuple(mine) < astuple(wish):  # of two with the same order, all choose the same one
                self.wishes = self.wishes | {wish.seat: wish}
        if note.order > self.elsewhere.get(process, (0, None))[0]:
            until = self.room.world.monotonic() + note.left
            stop = Stop(note.actor, until, note.number, note.waits_for)
            self.elsewhere = self.elsewhere | {process: (note.order, stop)}
        if self.version != known:
            self._show(tell=False)

    # --- waiting -----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Make the waiting requests check again for whom they wait: somebody has acted, answered, arrived or left."""
        self.news.set()
        self.news = asyncio.Event()

    async def before(self, seat: int, ply: int, action: int) -> None:
        """If this action is a moment, wait until every seat that holds lets it proceed or is offline, or time is up."""
        room = self.room
        asks_bots = self.bots is not None and any(room.away.level_of(other.seat) for other in room.seats)
        if not room.match.game.has_moments or not (self.asked or asks_bots or not self.is_informed):
            return
        if not await room.moment(seat, ply, action):
            return
        while not self.is_informed:
            await room.world.sleep(max(0.0, self.asked_at + ANSWERS - room.world.monotonic()))
        if self.bots is not None:
            await self.bots(room, seat)
        stop = self.stop or Stop(seat, room.world.monotonic() + room.row.hold, room.number)
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
        here = self.asked & self.online(self.room) - {stop.actor}
        return sorted(seat for seat in here if not self._lets_go(seat, stop) and tokens_shown(position, seat))

    def _lets_go(self, seat: int, stop: Stop) -> bool:
        """Tell whether a seat lets this action proceed: just this one, or the whole turn to which it belongs."""
        wish, moves = self.wishes[seat], self.room.match.moves
        same_turn = all(move.interjected or move.seat in (stop.actor, CHANCE) for move in moves[wish.ply :])
        return wish.passed >= stop.number or (wish.turn == stop.actor and wish.ply <= len(moves) and same_turn)

    def _show(self, *, tell: bool = True) -> None:
        """Tell the pages, and unless the change came from there, the other processes."""
        self.room.cache.clear()
        self.room.changed()
        if tell and self.room.store.is_shared:
            task = asyncio.ensure_future(self.tell())
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)
