"""A table in memory. An action is checked, tried out with the chance draws after it, stored, applied and announced."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, ParamSpec, TypeVar

from tablee.core import discovery
from tablee.core.contract import NOBODY
from tablee.core.errors import BadLesson, TableeError
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.sources import Committed
from tablee.table import houses
from tablee.table.away import Away
from tablee.table.clocks import Clock
from tablee.table.holding import Holding
from tablee.table.lessons import taught_at
from tablee.table.models import EventRow, Kind, SeatRow, SnapshotRow, TableRow
from tablee.table.refusals import Illegal, Overtaken, Refusal, Stale, Unavailable, Unsure
from tablee.table.steps import Steps, Stories
from tablee.table.store import Conflict, Loaded, Store
from tablee.table.stream import action_of, play_events, state_version
from tablee.table.undoing import KINDS, Undoing
from tablee.table.world import World

NOTE_ATTEMPTS = 3  # how often to try to store a change that is no action while other processes store something too
P = ParamSpec("P")
T = TypeVar("T")


class Room:
    """A table with its match and its seats; all changes to them go through its methods."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        world: World,
        *,
        compiled: bool = False,
        is_warming: Callable[[str], bool] = lambda game: False,
        elapsed: Callable[[float, float], float] = lambda begin, end: end - begin,
    ) -> None:
        self.store, self.world = store, world
        self.elapsed = elapsed  # for how many seconds a server ran between two moments
        self.compiled = compiled
        self.is_warming = is_warming
        self.lock = asyncio.Lock()
        self.subscribers: Sequence[Callable[[Room], None]] = ()  # called after every change
        self.touched = world.monotonic()  # when somebody last requested this table
        self.watchers: set[str] = set()  # browsers known to be allowed to watch
        self.is_unsure = False  # whether the last change may be stored although it was refused
        self.cache: dict[Any, Any] = {}  # views already made; cleared when something changes
        self.recent: dict[Any, list[Any]] = {}  # (viewer, of the present?) -> its last views; see `views`
        self.steps: dict[int, Steps] = {}
        self.stories: Stories = {}
        self.logs: dict[tuple[int, str], list[Any]] = {}  # (viewer, language) -> its log; see `views`
        self.holding = Holding(self)
        self._load(loaded)

    def _load(self, loaded: Loaded) -> None:
        self.gone = False  # whether the table was deleted
        self._meet(loaded)
        self.source = Committed(self.row.secret) if self.row.secret else None
        self.undoing = Undoing(self)
        self.number = 0  # how many events are stored
        self.broken = ""  # why the game cannot continue, or ""
        self.stored: list[EventRow] = []  # the actions that are not undone, as stored
        game = discovery.game(self.row.game)
        options, variant = json.loads(self.row.options), houses.restored(game, self.row.variant)
        self.match = Match(game, len(self.seats), options, source=self.source, variant=variant, compiled=self.compiled)
        try:
            self.teaching = taught_at(self.match, self.row.lesson)
        except BadLesson as error:
            self.teaching, self.broken = None, f"its lesson cannot be played any more: {error}"
        self.away = Away(self)
        self.clock = Clock(self, self.elapsed)
        self.steps, self.stories, self.logs = {}, {}, {}
        self.cache.clear()
        if self.row.box_hash not in ("", self.match.box_hash):
            self.broken = "the game was played with different components"
        self._replay(loaded.events, loaded.snapshot)
        begun, now = self.row.rules_version, game.rules_version
        if not self.broken and begun != now and not self.is_open_book:
            # A game is played to its end by the rules with which it began.
            self.broken = f"the game was begun with version {begun} of its rules, and this is version {now}"

    def _meet(self, loaded: Loaded) -> None:
        self.row: TableRow = loaded.table
        self.seats: list[SeatRow] = loaded.seats
        self.devices, self.asks = loaded.devices, loaded.asks

    def _replay(self, events: Sequence[EventRow], snapshot: SnapshotRow | None) -> None:
        """Apply stored events up to the first that the current rules do not allow; `broken` then says which."""
        for event in events:
            del self.stored[event.ply if event.kind in (Kind.PLAY, Kind.UNDO) else len(self.stored) :]
            if event.kind == Kind.PLAY:
                self.stored.append(event)
            self.number += 1
            if not self.broken:
                try:
                    self._apply(event)
                    self.clock.follow(event, self.number)
                except (TableeError, IndexError) as error:
                    self.broken = f"action {event.ply} is not possible by the current rules: {error}"
            if snapshot and self.number == snapshot.number and not self.broken:
                known = snapshot.state_version == state_version(self.match.game)  # else the bytes cannot be compared
                if known and bytes(self.match.position) != snapshot.state:
                    self.broken = f"the position after {snapshot.ply} actions differs from the stored one"

    def _apply(self, event: EventRow) -> None:
        if event.kind == Kind.PLAY:
            if event.ply != self.match.ply:
                raise IndexError(event.ply)
            self.match.play(event.seat, action_of(event, self.match.position))
            self.away.note_player(event)
        elif event.kind in KINDS:
            self.undoing.apply(event)
        else:
            self.away.apply(event)

    def use_compiled(self) -> None:
        """Use the compiled rules from now on."""
        self.compiled = True
        self.match.use_compiled()

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Return the table's id, which is part of its URL."""
        return self.row.id

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended, by its rules or early (see `away`)."""
        return self.match.position.is_over or bool(self.away.ended)

    @property
    def is_open_book(self) -> bool:
        """Tell whether hidden information may be shown: after the end, or in an uploaded record."""
        return self.row.read_only or self.is_over

    @property
    def warming(self) -> bool:
        """Tell whether the table has bots that cannot play yet."""
        return any(self.away.level_of(seat.seat) for seat in self.seats) and self.is_warming(self.row.game)

    @property
    def shows_record(self) -> bool:
        """Tell whether the record may be downloaded: not while a game with hidden information is played."""
        if self.teaching and not self.teaching.has_record:
            return False
        return self.is_open_book or bool(self.broken) or not self.match.game.hides

    def known_as(self, browser: str) -> str:
        """Return the browser that holds a person's seats here, for any device of that person."""
        return self.devices.get(browser, browser)

    @property
    def is_done(self) -> bool:
        """Tell whether nobody can act any more: the game is over, or the task of a lesson."""
        return self.is_over or (self.teaching is not None and self.teaching.is_done(self.match))

    @property
    def commitment(self) -> str:
        """Return the commitment of the dice; "" if there is none, as in a lesson, whose dice are prepared."""
        return self.source.commitment if self.source and not self.teaching else ""

    def devices_of(self, holder: str) -> list[str]:
        """Return all browsers of the person whose seats a browser holds."""
        return [holder, *(device for device, known in self.devices.items() if known == holder)]

    def held_by(self, browser: str) -> list[int]:
        """Return the seats a browser holds."""
        known = self.known_as(browser)
        return [seat.seat for seat in self.seats if seat.browser == known]

    def is_host(self, browser: str) -> bool:
        """Tell whether a browser belongs to whoever opened the table."""
        return self.row.host == self.known_as(browser)

    def admits(self, browser: str) -> bool:
        """Tell whether a browser that was admitted may still be here."""
        known = bool(self.held_by(browser)) or self.is_host(browser) or browser in self.watchers
        return known and not self.gone

    def steps_of(self, viewer: int) -> Steps:
        """Return the steps as a viewer sees them, up to date. Call it in `compute`, never in two threads at once."""
        if viewer not in self.steps:
            self.steps[viewer] = Steps(self.match, viewer, self.stories)
        steps = self.steps[viewer]
        steps.update()
        return steps

    def shown_step(self, viewer: int, step: int) -> int:
        """Return the step to show to a page that requests `step`: the last one if that step was undone."""
        steps = self.steps_of(viewer)
        if not 0 <= step <= steps.most:
            raise Refusal("no-such-step", 404)
        return min(step, steps.last)

    def ply_shown(self, viewer: int, step: int | None) -> int:
        """Return the ply of the step to show to a viewer, by default the last."""
        steps = self.steps_of(viewer)
        return steps.ply_at(steps.last if step is None else self.shown_step(viewer, step))

    async def ply_at(self, seat: int, step: int) -> int:
        """Return the ply that a step of a seat stands for."""
        if step != await self.compute(lambda: self.steps_of(seat).last):
            await self.catch_up_if_shared()  # the page may have learnt about that step from another process
        return await self.compute(lambda: self.steps_of(seat).ply_at(step))

    # --- changing ----------------------------------------------------------------------------------------------

    async def act(self, seat: int, ply: int, action: int, by: int = 0) -> None:
        """Carry out an action of a seat and the chance draws after it; all are stored before anybody is told.

        `by` is the level of the bot that plays for the seat, or 0. Seats that hold (see `holding`) are not asked here.
        """
        await to_the_end(self._act(seat, ply, action, by))

    async def note(self, decide: Callable[[], list[EventRow]]) -> None:
        """Store and apply events other than actions; `decide` is called while the table is locked and up to date."""
        await to_the_end(self._note(decide))

    async def undo(self, seat: int, ply: int, what: str, to: int | None = None) -> None:
        """Undo the seat's own actions, ask the others to agree to a longer undo, or answer such a request."""
        await to_the_end(self._undo(seat, ply, what, to))

    async def compute(self, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function that reads this table, while the table is locked against changes.

        With compiled rules this takes about a millisecond, which is less than to wait for a thread. Plain rules are
        slow, so then a thread is used.
        """
        async with self.lock:
            if self.compiled:
                return function(*args, **more)
            return await self.world.in_thread(function, *args, **more)

    def changed(self) -> None:
        """Tell the subscribers about a change: the event streams, and the driver of the bots."""
        self.holding.wake()
        for subscriber in self.subscribers:
            subscriber(self)

    async def moment(self, seat: int, ply: int, action: int) -> Position | None:
        """Return a copy of the position if a seat can take an action there that other seats may delay, else None."""
        async with self.lock:
            await self._catch_up_to(ply)
            position, game = self.match.position, self.match.game
            if self.row.read_only or self.broken or seat != position.to_act or action not in position.legal():
                return None
            if ply != self.match.ply and not self._is_still_open(seat, ply, action):
                return None
            return position.copy() if game.holds(position, action) else None

    async def _act(self, seat: int, ply: int, action: int, by: int) -> None:
        async with self.lock:
            await self._catch_up_to(ply)
            known = self.match.ply
            try:
                await self._try(seat, ply, action, by)
            except Stale:
                if self.match.ply != known or ply != known:
                    raise
                await self._try(seat, ply, action, by)  # another process has stored something that is no action
        self.changed()

    async def _try(self, seat: int, ply: int, action: int, by: int) -> None:
        if self._is_still_open(seat, ply, action):
            ply = self.match.ply
        self._check(seat, ply)
        self._check_player(seat, by)
        if self.is_done:
            raise Refusal("over", 409)
        allowed = self.match.position.allowed(seat)
        if not allowed:
            raise Refusal("not-your-turn", 409)
        if action not in allowed:
            raise Illegal()
        made = self.match.simulate(seat, action)
        now, after = self.world.now(), made.position
        events = play_events(self.match.game, made.moves, ply, now)
        snapshot = None
        if after.to_act != seat:  # the turn has ended
            snapshot = SnapshotRow(
                self.number + len(events), ply + len(events), bytes(after), state_version(self.match.game)
            )
        await self._store(events, ply + len(events), after, snapshot)
        self.match.commit(made)
        self._follow(events)

    def _follow(self, events: Sequence[EventRow]) -> None:
        """Let the clock follow events that were just stored and applied."""
        for number, event in enumerate(events, self.number - len(events) + 1):
            if event.kind == Kind.PLAY:
                self.away.note_player(event)
            self.clock.follow(event, number)

    def _check_player(self, seat: int, by: int) -> None:
        """Refuse an action if somebody else plays for the seat now."""
        if by and self.away.level_of(seat) != by:
            raise Stale()  # the person has come back while the bot was thinking
        if not by and seat in self.away.resigned:
            raise Refusal("resigned", 409)
        if not by and seat in self.away.substitutes:
            raise Refusal("substituted", 409)

    async def _note(self, decide: Callable[[], list[EventRow]]) -> None:
        async with self.lock:
            await self._catch_up_to(NOBODY)
            for attempt in range(NOTE_ATTEMPTS):
                self._check(NOBODY, self.match.ply)
                if not (events := decide()):
                    return
                try:
                    await self._store(events, self.match.ply, self.match.position)
                    break
                except Stale:
                    if attempt == NOTE_ATTEMPTS - 1:
                        raise
            for event in events:
                self._apply(event)
            self._follow(events)
        self.changed()

    def _is_still_open(self, seat: int, ply: int, action: int) -> bool:
        """Tell whether an action sent for an earlier ply is still valid although others have acted since.

        A regular action is valid if others have only acted out of turn and the seat still has the same legal actions.
        An action out of turn is valid if it was possible then and still is.
        """
        now = self.match.position
        if ply > self.match.ply or not self.undoing.is_overtaken(seat, ply) or action not in now.allowed(seat):
            return False
        then = self.match.position_at(ply)
        if self.match.game.is_interjection(action):
            return action in then.interjections(seat)
        interjected = all(move.interjected for move in self.match.moves[ply:])
        return seat == then.to_act and interjected and then.legal() == now.legal()

    async def _undo(self, seat: int, ply: int, what: str, to: int | None) -> None:
        async with self.lock:
            await self._catch_up_to(ply)
            self._check(seat, ply)
            events = self.undoing.events(seat, ply, what, to)
            cut = next((event.ply for event in events if event.kind == Kind.UNDO), ply)
            await self._store(events, cut, self.match.position_at(cut))
            for event in events:
                self._apply(event)
            self._follow(events)
        self.changed()

    def _check(self, seat: int, ply: int) -> None:
        if self.row.read_only:
            raise Refusal("read-only", 409)
        if self.broken:
            raise Refusal("frozen", 409)
        if ply != self.match.ply:
            raise self._outdated(seat, ply)
        if self.is_over and not self.teaching:
            raise Refusal("over", 409)

    async def _store(
        self, events: Sequence[EventRow], ply: int, after: Position, snapshot: SnapshotRow | None = None
    ) -> None:
        """Store events that lead to a ply and a position; callers must change the match only afterwards."""
        over = after.is_over or self.away.ends_with(events)
        head = {"ply": ply, "to_act": NOBODY if over else after.to_act, "over": over}
        try:
            await self.store.append(self.id, self.number, events, head, snapshot)
        except Conflict as error:
            known = self.match.ply
            await self._catch_up()
            raise self._outdated(events[0].seat, known) from error
        except Unsure:
            self.is_unsure = True
            raise
        self.number += len(events)
        self.cache.clear()

    def _outdated(self, seat: int, ply: int) -> Stale:
        return Overtaken() if self.undoing.is_overtaken(seat, ply) else Stale()

    async def catch_up(self) -> None:
        """Load the events that another process has stored."""
        async with self.lock:
            await self._catch_up()

    async def catch_up_if_shared(self) -> None:
        """Load the events that another process has stored, if there can be any and the database can be read."""
        if self.store.is_shared:
            with suppress(Unavailable):
                await self.catch_up()

    async def _catch_up_to(self, ply: int) -> None:
        """Load new events if there may be any.

        A page that names another ply may have learnt about it from another process.
        """
        if self.is_unsure or (ply != self.match.ply and self.store.is_shared):
            await self._catch_up()

    async def _catch_up(self) -> None:
        if loaded := await self.store.load(self.id, since=self.number):
            self._meet(loaded)
            self._replay(loaded.events, loaded.snapshot)
            self.cache.clear()
        self.gone = loaded is None
        self.is_unsure = False


async def to_the_end(change: Coroutine[Any, Any, None]) -> None:
    """Finish a change even if its request is cancelled, so that memory and database stay consistent."""
    await asyncio.shield(asyncio.ensure_future(change))
