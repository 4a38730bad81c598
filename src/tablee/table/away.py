"""People who are away: their time is up, a bot plays for them, they resign, or the others agree to end the game.

One ruling for all games: whoever resigns is last, below everybody who resigns later. If at most one seat is left, or no
person is, the game ends. Otherwise the seat is played on, with the game's own default answers for absent players if it
has any (ledger of Meeple War, DP-19), else by a bot.

A bot may only play for a person who is late: whose time is up or, where no clock runs for the person, who has been
offline for some time. The seat stays the person's own, who may play on at any time.

The game ends if everybody who is not away agrees. If somebody was away and did not agree, it ends unfinished: nobody
has a place, so nobody wins or loses against somebody who is not there.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.core.contract import NOBODY
from tablee.core.faces import first_legal
from tablee.core.names import person
from tablee.core.texts import Say
from tablee.table.clocks import DECISION, PACES
from tablee.table.models import EventRow, Kind, Sitting
from tablee.table.refusals import Overtaken, Refusal
from tablee.table.steps import Steps
from tablee.table.takebacks import add_line

if TYPE_CHECKING:
    from tablee.table.room import Room

LEVELS = range(1, 6)
LEVEL_FOR_RESIGNED = 3
UNFINISHED = 1  # the `action` of an end to which somebody who is away has not agreed
NUDGE_EVERY = 30.0  # seconds after which a seat may be nudged again
ASK_AGAIN = 60.0  # seconds after which a seat may propose again to end the game to somebody who has declined
TOLD = (Kind.FLAG, Kind.SUBSTITUTE, Kind.RETURN, Kind.RESIGN, Kind.END, Kind.HANDOVER)  # kinds that the log tells


class Told(NamedTuple):
    """Something that the log tells: what happened to which seat at which ply, and who did it, with which bot."""

    kind: str
    ply: int
    seat: int
    by: int
    level: int


class Declined(NamedTuple):
    """Whose proposal to end the game somebody has declined, who did, and when."""

    asker: int
    by: int
    at: float


@dataclass
class EndAsk:
    """A seat's proposal to end the game now."""

    seat: int
    agreed: set[int] = field(default_factory=set)
    turn: int = 0  # see `Clock.turn`


class Away:
    """Who plays for the seats of a table, and whether it ended early. All of this follows from the stored events."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.substitutes: dict[int, int] = {}  # seat -> the level of the bot that plays for its person
        self.resigned: list[int] = []  # in this order
        self.ask: EndAsk | None = None
        self.declined: Declined | None = None  # the last proposal that was declined
        self.ended = ""  # how the game ended before its rules end it: "agreed", "unfinished", "resigned" or ""
        self.told: list[Told] = []
        self.players: dict[int, str] = {}  # ply -> who took the action, if it was not the seat's first person or bot
        self.offline: frozenset[int] = frozenset()  # the seats that were offline for long enough; see `Absences`
        self.nudged: dict[int, float] = {}  # seat -> when

    # --- reading -----------------------------------------------------------------------------------------------

    def level_of(self, seat: int) -> int:
        """Return the level of the bot that plays for a seat, or 0 if a person does."""
        row = self.room.seats[seat]
        if row.kind == Sitting.BOT:
            return row.level
        if seat in self.resigned:
            return LEVEL_FOR_RESIGNED
        return self.substitutes.get(seat, 0)

    def answers_by_default(self, seat: int) -> bool:
        """Tell whether a seat gets the default answers that its game has for absent players."""
        return seat in self.resigned and self.room.match.game.default_answer is not first_legal

    def is_person(self, seat: int) -> bool:
        """Tell whether a seat belongs to a person who has not resigned."""
        return self.room.seats[seat].is_human and seat not in self.resigned

    @property
    def late(self) -> list[int]:
        """Return the seats for which others may let a bot play."""
        room, seat = self.room, self.room.match.position.to_act
        if seat < 0 or room.is_over or not self.is_person(seat) or self.level_of(seat):
            return []
        runs = room.clock.runner == seat
        return [seat] if seat in (room.clock.flagged if runs else self.offline) else []

    @property
    def grace(self) -> float | None:
        """Return for how many seconds a seat to act must be offline to be late; None: the server's setting."""
        return PACES[self.room.row.pace][DECISION] if self.room.row.pace in PACES else None

    def ranks(self) -> list[int]:
        """Return the places: first everybody who has not resigned, by the rules of the game. [] if it is unfinished."""
        if self.ended == "unfinished":
            return []
        ranks, resigned = self.room.match.position.ranks(), self.resigned
        if not resigned:
            return ranks
        playing = [rank for seat, rank in enumerate(ranks) if seat not in resigned]
        made = [1 + sum(other < rank for other in playing) for rank in ranks]
        for i, seat in enumerate(resigned):
            made[seat] = len(ranks) - i
        return made

    def must_agree(self, seat: int) -> set[int]:
        """Return the seats that must agree to a proposal of a seat: the people at other browsers who are not away."""
        away = {*self.late, *self.substitutes}
        return {s for s in self._others(seat) if s not in away and self.room.seats[s].browser}

    def _others(self, seat: int) -> set[int]:
        """Return the seats of people who are not at the browser of a seat, also if nobody has taken them."""
        own = self.room.seats[seat].browser
        return {s.seat for s in self.room.seats if s.browser != own and self.is_person(s.seat)}

    @property
    def is_agreed(self) -> bool:
        """Tell whether everybody who must agree to the open proposal has done so.

        If another seat has come to act since it was made, people have played on, and it must be made again.
        """
        ask = self.ask
        if ask is None or self.room.is_over or ask.turn != self.room.clock.turn:
            return False
        return self.must_agree(ask.seat) <= ask.agreed

    # --- changing ----------------------------------------------------------------------------------------------

    def apply(self, event: EventRow) -> None:
        """Take over a stored event."""
        by, seat = int(event.form or event.seat), event.seat
        match event.kind:
            case Kind.SUBSTITUTE:
                self.substitutes = self.substitutes | {seat: event.action or 1}
            case Kind.RETURN:
                self.substitutes = {other: level for other, level in self.substitutes.items() if other != seat}
            case Kind.RESIGN:
                self.resigned = [*self.resigned, seat]
                self.substitutes = {other: level for other, level in self.substitutes.items() if other != seat}
                self.ended = "" if self._plays_on(self.resigned) else "resigned"
            case Kind.END_ASK:
                self.ask = EndAsk(seat, self._agreed_with(seat), self.room.clock.turn)
            case Kind.END_AGREE:
                if self.ask:
                    self.ask.agreed.add(seat)
            case Kind.END_DECLINE:
                self.declined = Declined(self.ask.seat, seat, event.at) if self.ask else None
                self.ask = None
            case Kind.END:
                self.ask, self.ended = None, "unfinished" if event.action == UNFINISHED else "agreed"
        if event.kind in TOLD:
            self.told.append(Told(event.kind, event.ply, seat, by, event.action or 0))

    def _plays_on(self, resigned: Sequence[int]) -> bool:
        """Tell whether somebody is left to play on after some seats have resigned."""
        left = [seat for seat in self.room.seats if seat.seat not in resigned]
        return len(left) > 1 and any(seat.is_human for seat in left)

    def ends_with(self, events: Sequence[EventRow]) -> bool:
        """Tell whether the game has ended early after some more events."""
        resigned = [*self.resigned, *(event.seat for event in events if event.kind == Kind.RESIGN)]
        agreed = any(event.kind == Kind.END for event in events)
        return bool(self.ended) or agreed or (len(resigned) > len(self.resigned) and not self._plays_on(resigned))

    def note_player(self, event: EventRow) -> None:
        """Note for the record who takes an action, if it is not the person or bot that had the seat first."""
        self.players.pop(event.ply, None)
        if event.seat in self.resigned:
            by_default = self.answers_by_default(event.seat)
            self.players[event.ply] = "resigned: " + ("default answer" if by_default else f"bot{LEVEL_FOR_RESIGNED}")
        elif level := self.substitutes.get(event.seat, 0):
            self.players[event.ply] = f"substitute: bot{level}"
        elif others := sum(told.kind == Kind.HANDOVER and told.seat == event.seat for told in self.told):
            self.players[event.ply] = f"person {others + 1} at this seat"

    async def flag(self) -> None:
        """Store that the time of the seat to act is up."""

        def decide() -> list[EventRow]:
            seat = self.room.clock.runner
            return [self._event(Kind.FLAG, seat)] if self.room.clock.is_up else []

        await self.room.note(decide)

    async def settle(self) -> None:
        """End the game if all who must agree have agreed: somebody who has not answered may be away by now."""
        await self.room.note(lambda: [self._end(self.ask)] if self.ask and self.is_agreed else [])

    async def do(self, seat: int, what: str, other: int = NOBODY, level: int = 0) -> None:
        """Do what a person at a seat asks for."""
        decide: dict[str, Callable[[], list[EventRow]]] = {
            "substitute": lambda: self._substitute(seat, other, level),
            "return": lambda: self._return(seat),
            "resign": lambda: self._resign(seat),
            "end": lambda: self._propose(seat),
            "agree": lambda: self._answer(seat, agrees=True),
            "decline": lambda: self._answer(seat, agrees=False),
        }
        await self.room.note(decide[what])

    def nudge(self, seat: int) -> None:
        """Note that a seat is nudged, or refuse it: it must be late, and not be nudged too often."""
        now = self.room.world.monotonic()
        if seat not in self.late:
            raise Refusal("not-late", 409)
        if now - self.nudged.get(seat, -NUDGE_EVERY) < NUDGE_EVERY:
            raise Refusal("nudged", 429)
        self.note_nudge(seat)

    def note_nudge(self, seat: int) -> None:
        """Note that a seat was nudged now, in this process or another."""
        self.nudged[seat] = self.room.world.monotonic()

    def _substitute(self, by: int, seat: int, level: int) -> list[EventRow]:
        if level not in LEVELS:
            raise Refusal("bad-seats")
        if seat in self.substitutes:
            raise Overtaken()  # somebody else was quicker
        if seat not in self.late:
            raise Refusal("not-late", 409)
        return [self._event(Kind.SUBSTITUTE, seat, level, by)]

    def _return(self, seat: int) -> list[EventRow]:
        return [self._event(Kind.RETURN, seat)] if seat in self.substitutes else []

    def _resign(self, seat: int) -> list[EventRow]:
        if not self.is_person(seat):
            raise Refusal("resigned", 409)
        return [self._event(Kind.RESIGN, seat)]

    def _propose(self, seat: int) -> list[EventRow]:
        if self.ask and self.ask.seat != seat:
            raise Overtaken()  # somebody else was quicker
        if not self.is_person(seat):
            raise Refusal("resigned", 409)
        if self._is_declined(seat):
            raise Refusal("declined", 429)
        asked, agreed = self._event(Kind.END_ASK, seat), self._agreed_with(seat)
        return [asked, self._end(EndAsk(seat, agreed))] if self.must_agree(seat) <= agreed else [asked]

    def _is_declined(self, seat: int) -> bool:
        """Tell whether somebody who must agree to a proposal of a seat has declined one a moment ago."""
        said = self.declined
        if said is None or said.asker != seat or said.by not in self.must_agree(seat):
            return False
        return self.room.world.now() - said.at < ASK_AGAIN

    def _agreed_with(self, seat: int) -> set[int]:
        """Return the seats that have agreed to a proposal of a seat that is still open."""
        return self.ask.agreed if self.ask and self.ask.seat == seat else set()

    def _answer(self, seat: int, *, agrees: bool) -> list[EventRow]:
        ask = self.ask
        if ask is None:
            raise Overtaken()  # somebody else has answered first
        if not self.is_person(seat) or (agrees and seat == ask.seat):
            raise Refusal("nothing-asked", 409)
        if not agrees:
            return [self._event(Kind.END_DECLINE, seat)]
        events = [self._event(Kind.END_AGREE, seat)]
        if self.must_agree(ask.seat) <= ask.agreed | {seat}:
            events.append(self._end(EndAsk(ask.seat, ask.agreed | {seat})))
        return events

    def _end(self, ask: EndAsk) -> EventRow:
        """Return the event that ends the game; it is unfinished if somebody has not agreed, who is away."""
        missing = self._others(ask.seat) - ask.agreed
        return self._event(Kind.END, ask.seat, UNFINISHED if missing else None)

    def _event(self, kind: Kind, seat: int, level: int | None = None, by: int | None = None) -> EventRow:
        room = self.room
        return EventRow(kind, room.match.ply, seat, level, room.world.now(), None if by is None else str(by))

    # --- views -------------------------------------------------------------------------------------------------

    def shown(self) -> dict[str, Any]:
        """Return what pages show, the same for everybody."""
        return {
            "late": self.late,
            "flagged": sorted(self.room.clock.flagged),
            "substitutes": {str(seat): level for seat, level in self.substitutes.items()},
            "resigned": self.resigned,
            "asked_by": self.ask.seat if self.ask else None,
            "agreed": sorted(self.ask.agreed) if self.ask else [],
            "ended": self.ended,
        }

    def with_notes(self, log: list[Any], steps: Steps, viewer: int, say: Say) -> list[Any]:
        """Return a viewer's log with a line for everything that happened here."""
        made = list(log)
        for told in self.told:
            who, by = person(told.seat, viewer), person(told.by, viewer)
            text = say(f"log-{told.kind}", who=who, by=by, level=told.level)
            step = steps.step_at(min(told.ply, len(steps.match.moves)))
            made = add_line(made, step, {"kind": told.kind, "who": told.seat, "text": text})
        return made
