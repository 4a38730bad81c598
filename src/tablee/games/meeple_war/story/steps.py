"""The steps of an action: the answer, then everything that follows without a question, one rule at a time."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.core.frozen import Frozen
from tablee.core.position import Position
from tablee.core.story import Change, Fact
from tablee.games.meeple_war.box import DEADLOCK_ROUNDS, MAX_SEATS, OFF, SITES, Ending, Phase
from tablee.games.meeple_war.rules.choices import only_answer
from tablee.games.meeple_war.rules.common import MUST_ASK, NO_ANSWER
from tablee.games.meeple_war.rules.ending import end_game, rank, score
from tablee.games.meeple_war.rules.improvements import back_to_anchor
from tablee.games.meeple_war.rules.turn import answer, next_step
from tablee.games.meeple_war.story.draft import Draft, Table

Changes = tuple[Change, ...]


class Seen(NamedTuple):
    """The box and the state at one moment, which facts read like a position."""

    frozen: tuple[Frozen, Any]


class Step:
    """One step: the states before and after it, and the answer that was carried out, if any.

    `new` goes on to the next step afterwards, so the events of a step are made before that. Like `Account`, a step
    hands out the changes of facts to events, each once.
    """

    def __init__(self, box: Frozen, old: Draft, new: Draft, action: int | None, *, forced: bool, asked: Phase) -> None:
        self.box, self.action, self.forced = box, action, forced
        self.old: Any = old
        self.new: Any = new
        self.was, self.now = Seen((box, old)), Seen((box, new))
        self.asked = asked  # the question that the action of the whole story answered
        self.me: int = self.old.active
        self.seats: int = self.old.seats
        self._told: dict[Fact, int] = {}  # the values of facts after the changes that events have told so far

    def changed(self, *fields: str) -> bool:
        """Tell whether any of the fields differs."""
        return any(True for field in fields for _ in self._differing(field))

    def take(self, *paths: str | tuple[str | int, ...]) -> Changes:
        """Return the changes still open of several fields, or parts of fields."""
        found: list[Change] = []
        for path in paths:
            start = path if isinstance(path, tuple) else (path,)
            open_ = {fact for fact in self._differing(str(start[0])) if fact[: len(start)] == start}
            open_ |= {fact for fact in self._told if fact[: len(start)] == start}
            for fact in sorted(open_):
                found += self.set(_value(self.new, fact), *fact)
        return tuple(found)

    def _differing(self, field: str) -> Iterator[Fact]:
        """Yield the facts of a field that this step changed."""
        old, new = self.old, self.new
        if not new.has_changed(field, old):
            return
        was, now = getattr(old, field), getattr(new, field)
        if isinstance(now, int):
            yield (field,)
        elif isinstance(now, Table):
            for place in now.differing(was):
                yield (field, *place)
        else:
            for i in range(len(now)):
                if was[i] != now[i]:
                    yield field, i

    def add(self, n: int, *fact: str | int) -> Changes:
        """Return the change of a fact by n. A fact may change several times in a step."""
        return self.set(self.value(*fact) + n, *fact)

    def set(self, value: int, *fact: str | int) -> Changes:
        """Return the change of a fact to a value, or nothing if it has this value."""
        was = self.value(*fact)
        self._told[fact] = value
        return (Change(fact, was, value),) if was != value else ()

    def value(self, *fact: str | int) -> int:
        """Return the value of a fact after the changes that were told so far."""
        return self._told[fact] if fact in self._told else _value(self.old, fact)

    def had_no_choice(self, *asked: Phase) -> bool:
        """Tell whether the rules gave the answer, and the player chose no earlier answer of the same chain."""
        return self.forced and self.asked not in asked

    def paid_points(self, seat: int) -> int:
        """Return how many owed points of a seat were paid with a meeple."""
        return max(0, int(self.old.owed[seat]) - int(self.new.owed[seat]))

    def scores(self) -> list[int]:
        """MW-185: return the points of each seat after the step."""
        out = [0] * MAX_SEATS
        score(self.box, self.new, out)
        return out[: self.seats]

    def ranks(self) -> list[int]:
        """MW-187: return the place of each seat after the step."""
        out = [0] * MAX_SEATS
        rank(self.box, self.new, out)
        return out[: self.seats]


def _value(state: Draft, fact: Fact) -> int:
    """Return the value of a fact."""
    found: Any = getattr(state, str(fact[0]))
    if len(fact) == 1:
        return int(found)
    return int(found[fact[1] if len(fact) == 2 else fact[1:]])


def steps(before: Position, action: int) -> Iterator[Step]:
    """MW-025, MW-026 (R13): carry out an action as `rules.turn.advance` does, and yield every step."""
    box, frozen = before.frozen
    state: Any = Draft(frozen, {}, {})
    asked, began = Phase(state.phase), int(state.round_no)
    never_ends = box.stalemate_rounds == OFF and box.round_limit == OFF
    todo: int | None = action
    while True:
        fields = state.begin()
        if todo is None:
            next_step(box, state)
            if never_ends and state.round_no - began > DEADLOCK_ROUNDS:
                end_game(state, Ending.DEADLOCK)
        elif todo == NO_ANSWER:
            back_to_anchor(state)
        else:
            answer(box, state, todo)
        if todo != NO_ANSWER:
            yield Step(box, state.before(fields), state, todo, forced=todo != action, asked=asked)
        if state.phase == Phase.GAME_OVER:
            return
        todo = None if state.phase == Phase.RUN else int(only_answer(box, state))
        if todo == MUST_ASK:
            return


def terrain(t: int) -> str:
    """Return the ref of a terrain."""
    return f"terrain-{t}"


def building(owner: int, site: int) -> str:
    """Return the ref of a city site."""
    return f"site-{owner}-{site}"


def defenders(state: Any, owner: int, site: int, seats: int) -> list[tuple[int, int]]:
    """Return whose meeples stand on the defences of a building, and how many."""
    held = state.defence[owner, site]
    return [(seat, held[seat]) for seat in range(seats) if held[seat]]


def all_sites(seats: int, first: int) -> list[tuple[int, int]]:
    """Return all city sites, owners clockwise from a seat."""
    return [((first + i) % seats, site) for i in range(seats) for site in range(SITES)]
