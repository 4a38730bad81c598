"""The story of a game: what each action changed, as a list of plain events. Everything that is told is made from it.

A game defines one `Story`. Its function `events(before, action, after)` compares two positions and returns what
happened, in order. Log lines, captions, arrows, sounds and summaries are made from these events and from nothing else.

- **Facts.** Every field of the state is a fact: `("sq", 2)` is the square of dwarf 2. Fields that only serve the
  rules, such as the question being asked, are listed in `Story.bookkeeping`, each with the reason why it is no news.
- **Every event accounts for the facts that it changes.** A promise of `tablee.testing` applies the changes of all
  events to the facts before the action, in order, and expects the facts after it. So nothing happens silently. Each
  change must be a real one: an event cannot claim what was already so.
- **One viewer's eyes.** `events` gets both positions as one viewer sees them. In a game with hidden information it
  also gets the action only if the viewer took it, otherwise None. So a story cannot tell what its viewer may not know.

`Account` helps to write `events`: it hands out the changes between two positions, each once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tablee.core.contract import NOBODY

if TYPE_CHECKING:
    from tablee.core.position import Position

Fact = tuple[str | int, ...]  # a field of the state, and the place in it: ("sq", 2)

# The sounds that events can make; `synth.js` of the table makes them. The end of the game has sounds of its own.
SOUNDS = ("step", "thud", "card", "dice", "coins", "clash", "shot", "blast", "build", "horn", "bell", "fall")
TURN = "turn"  # the kind of the event that begins a turn of the seat `who`; the log makes a heading of it


class Change(NamedTuple):
    """A fact that an event changes."""

    fact: Fact
    was: int
    now: int


@dataclass(frozen=True)
class Event:
    """Something that happened, in plain data. `Words.tell` says it in a sentence.

    `start` and `end` are refs of spots or pieces that the board draws before or after the action, for arrows and
    highlights. If a thing has no place of its own, the ref of the piece itself serves.
    """

    kind: str  # what happened: a word of the game, such as "move" or "fall"
    who: int = NOBODY  # the seat that did it, or that it happened to; CHANCE or NOBODY if it was no seat
    whom: int = NOBODY  # the other seat concerned, such as the owner of the piece that was moved
    what: str = ""  # the kind of piece or component
    count: int = 0  # how many, or how far
    start: str = ""  # from where
    end: str = ""  # to where
    why: tuple[str, ...] = ()  # ids of the rules that made it happen
    forced: bool = False  # whether the seat `who` did it without a choice; `happened` sets it for an only choice
    big: bool = False  # a moment that everybody should notice
    changes: tuple[Change, ...] = ()  # the facts that it changes
    details: Mapping[str, Any] = field(default_factory=dict)  # whatever else the sentence needs: numbers and words

    def to_json(self) -> dict[str, Any]:
        """Return the event as JSON data for the page, without what only the sentence and the tests need."""
        return {
            "kind": self.kind,
            "who": self.who,
            "whom": self.whom,
            "what": self.what,
            "count": self.count,
            "from": self.start,
            "to": self.end,
            "why": list(self.why),
            "forced": self.forced,
            "big": self.big,
        }


def turn(who: int, changes: tuple[Change, ...] = ()) -> Event:
    """Return the event that begins a turn. What follows in the story, also of the same action, belongs to the turn."""
    return Event(TURN, who, changes=changes)


def never_together(one: Event, other: Event) -> Event | None:
    """Keep two events apart."""
    return None


@dataclass(frozen=True)
class Story:
    """How a game tells what happened. Defined in its `story.py`."""

    events: Callable[["Position", int | None, "Position"], Sequence[Event]]  # (seen before, action, seen after)
    bookkeeping: Mapping[str, str] = field(default_factory=dict)  # state fields that are no facts, and why
    added_up: frozenset[str] = frozenset()  # kinds of events that the log adds up: three draws of one are "draws 3"
    together: Callable[[Event, Event], Event | None] = never_together  # two such events that differ more as one
    never_forced: frozenset[str] = frozenset()  # kinds that are not called forced when they tell of an only choice
    sounds: Mapping[str, str] = field(default_factory=dict)  # the sound of an event by its kind, or by "kind/what"

    def sound(self, event: Event) -> str:
        """Return the sound that an event makes, or ""."""
        return self.sounds.get(f"{event.kind}/{event.what}") or self.sounds.get(event.kind, "")


# --- facts -----------------------------------------------------------------------------------------------------


def differences(before: "Position", after: "Position") -> dict[Fact, tuple[int, int]]:
    """Return every fact that differs between two positions, with both values."""
    hidden = before.game.story.bookkeeping
    found: dict[Fact, tuple[int, int]] = {}
    was, now = bytes(before), bytes(after)
    for name, start, end in _places(before.game.state_dtype):
        if was[start:end] != now[start:end] and name not in hidden:
            _compare((name,), before.states[0][name], after.states[0][name], found)
    return found


@lru_cache(maxsize=1 << 6)
def _places(dtype: np.dtype[Any]) -> tuple[tuple[str, int, int], ...]:
    """Return where each field is in the bytes of a record."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return tuple((name, fields[name][1], fields[name][1] + fields[name][0].itemsize) for name in dtype.names or ())


def _compare(fact: Fact, was: Any, now: Any, found: dict[Fact, tuple[int, int]]) -> None:
    """Add the facts at and below `fact` that differ: numbers, records, and lists or arrays of them."""
    if isinstance(was, np.void):
        for name in was.dtype.names or ():
            _compare((*fact, name), was[name], now[name], found)
        return
    if isinstance(was, np.ndarray) and not was.dtype.names:
        was, now = was.tolist(), now.tolist()  # plain lists are compared much faster
    if isinstance(was, list | np.ndarray):
        for i, (one, other) in enumerate(zip(was, now, strict=True)):
            if one != other:
                _compare((*fact, i), one, other, found)
    elif was != now:
        found[fact] = int(was), int(now)


class Account:
    """Hands out the changes between two positions to events, each change once.

        account = Account(before, after)
        Event("move", who, changes=account.take("sq", who))

    `take` returns the changes of a field, or of a part of it, up to its value in `after`. `set` returns the change to
    a value in between, for a fact that changes twice in one action; `take` then goes on from there.
    """

    def __init__(self, before: "Position", after: "Position") -> None:
        self._before = before
        differ = differences(before, after)
        self._now = {fact: was for fact, (was, _) in differ.items()}
        self._end = {fact: now for fact, (_, now) in differ.items()}

    def take(self, *path: str | int) -> tuple[Change, ...]:
        """Return the changes still open of the facts whose names begin with `path`, such as `"sq"` or `"sq", 2`."""
        return tuple(
            self._step(fact, self._end[fact])
            for fact, now in list(self._now.items())
            if fact[: len(path)] == path and now != self._end[fact]
        )

    def set(self, value: int, *fact: str | int) -> tuple[Change, ...]:
        """Return the change of one fact to a value, or nothing if it has this value."""
        if fact not in self._now:
            self._now[fact] = self._end[fact] = value_of(self._before, fact)
        return (self._step(fact, value),) if self._now[fact] != value else ()

    def _step(self, fact: Fact, value: int) -> Change:
        made = Change(fact, self._now[fact], value)
        self._now[fact] = value
        return made


def value_of(position: "Position", fact: Fact) -> int:
    """Return the value of a fact."""
    found: Any = position.states[0]
    for part in fact:
        found = found[part]
    return int(found)


# --- what happened ---------------------------------------------------------------------------------------------


def happened(before: "Position", seat: int, action: int, after: "Position", viewer: int) -> list[Event]:
    """Return the story of an action that a seat, or chance, took in `before`, as a viewer may know it.

    The positions are the true ones.
    """
    return happened_as_seen(before.seen_by(viewer), seat, action, after.seen_by(viewer), viewer)


def happened_as_seen(before: "Position", seat: int, action: int, after: "Position", viewer: int) -> list[Event]:
    """Return the same from positions in which everything hidden from the viewer is already erased.

    The first event tells what a seat did, and what follows from it is nobody's choice. So only the first can be forced
    because the seat had no other action.
    """
    game = before.game
    knows = not game.hides or seat == viewer
    events = list(game.story.events(before, action if knows else None, after))
    first = next((i for i, event in enumerate(events) if event.kind != TURN), None)
    if first is None or not knows or events[first].who != seat or events[first].kind in game.story.never_forced:
        return events
    if seat >= 0 and seat == before.to_act and len(before.legal()) == 1:
        events[first] = replace(events[first], forced=True)
    return events
