"""Undoing actions at a table: one's own in one's turn, and further back if the others agree."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tablee.core.contract import CHANCE, NOBODY
from tablee.table.models import EventRow, Kind
from tablee.table.refusals import Overtaken, Refusal
from tablee.table.takebacks import TakeBack, taken_back

if TYPE_CHECKING:
    from tablee.table.room import Room

KINDS = (Kind.UNDO, Kind.ASK, Kind.AGREE, Kind.DECLINE)  # the events that `apply` follows


@dataclass
class Ask:
    """A seat's request that the others agree to an undo back to a ply."""

    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Undone:
    """The last undo: the ply from which it went back, and the seat that undid its own actions.

    The seat is `NOBODY` if the others had to agree.
    """

    ply: int = 0
    seat: int = NOBODY


class Undoing:
    """What may be undone at a table, who is asked, and what was undone. Made again from the stored events."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.ask: Ask | None = None
        self.was_asked = False  # whether anybody has ever asked for an undo
        self.last = Undone()
        self.noted: list[TakeBack] = []  # the take-backs that the log notes

    def apply(self, event: EventRow) -> None:
        """Follow a stored event; an undo shortens the match."""
        if event.kind == Kind.UNDO:
            self._apply_undo(event)
        elif event.kind == Kind.ASK:
            self.ask, self.was_asked = Ask(event.seat, event.ply), True
        elif self.ask and event.kind == Kind.AGREE:
            self.ask.agreed.add(event.seat)
        elif event.kind == Kind.DECLINE:
            self.ask = None

    def _apply_undo(self, event: EventRow) -> None:
        match = self.room.match
        self.last = Undone(match.ply, NOBODY if self.ask else event.seat)
        note = taken_back(match, event.seat, event.ply, agreed=self.ask is not None)
        match.truncate(event.ply)
        self.noted = [known._replace(ply=min(known.ply, event.ply)) for known in self.noted]
        self.noted += [note] if note.seen else []
        self.ask = None

    def turn_start(self, seat: int) -> int:
        """Return the earliest ply to which a seat may undo by itself."""
        match = self.room.match
        return min(match.ply, max(match.turn_start(seat), self.room.row.given))

    def last_own(self, seat: int) -> int | None:
        """Return the ply to which a seat would ask to undo, before its last action; None if it has not acted here."""
        ply = self.room.match.last_own(seat)
        return None if ply is None or ply < self.room.row.given else ply

    def must_agree(self, seat: int) -> set[int]:
        """Return the seats that must agree to an undo by a seat: the people who play from other browsers."""
        seats, plays = self.room.seats, self.room.away.level_of
        own = seats[seat].browser
        return {s.seat for s in seats if s.is_human and s.browser not in (None, own) and not plays(s.seat)}

    def is_overtaken(self, seat: int, ply: int) -> bool:
        """Tell whether, since a ply at which a player was to act, others have acted or undone but this seat has not."""
        match = self.room.match
        if match.ply < ply <= self.last.ply:
            return seat != self.last.seat
        if not 0 <= ply < match.ply or match.moves[ply].seat == CHANCE:
            return False
        return all(move.seat != seat for move in match.moves[ply:])

    def events(self, seat: int, ply: int, what: str, to: int | None) -> list[EventRow]:
        """Return the events of a request: undo a `step` or the `turn`, `ask` the others, `agree` or `decline`."""
        if what in ("step", "turn"):
            target = self.turn_start(seat)
            if target == ply:
                raise Refusal("nothing-to-undo", 409)
            return [self._event(Kind.UNDO, ply - 1 if what == "step" else target, seat)]
        return self._asked(seat, to) if what == "ask" else self._answered(seat, what)

    def _asked(self, seat: int, to: int | None) -> list[EventRow]:
        match, given = self.room.match, self.room.row.given
        target = self.last_own(seat) if to is None else to
        if target is None or not given <= target < match.ply:
            raise Refusal("nothing-to-undo", 409)
        while target >= given and match.moves[target].seat == CHANCE:
            target -= 1  # chance would draw the same again, so go back to the decision before it
        if target < given:
            raise Refusal("nothing-to-undo", 409)
        if target >= self.turn_start(seat):
            return [self._event(Kind.UNDO, target, seat)]
        if self.room.row.for_real:
            raise Refusal("for-real", 409)
        return [self._event(Kind.ASK if self.must_agree(seat) else Kind.UNDO, target, seat)]

    def _answered(self, seat: int, what: str) -> list[EventRow]:
        ask = self.ask
        if ask is None and self.was_asked:  # somebody else has answered first
            raise Overtaken()
        if ask is None or not self.room.seats[seat].is_human or (what == "agree" and seat == ask.seat):
            raise Refusal("nothing-asked", 409)
        if what == "decline":
            return [self._event(Kind.DECLINE, ask.to, seat)]
        events = [self._event(Kind.AGREE, ask.to, seat)]
        if self.must_agree(ask.seat) <= ask.agreed | {seat}:
            events.append(self._event(Kind.UNDO, ask.to, ask.seat))
        return events

    def _event(self, kind: Kind, ply: int, seat: int) -> EventRow:
        return EventRow(kind, ply, seat, None, self.room.world.now())
