"""Collects the events of one action."""

from typing import Any

from tablee.core.position import Position
from tablee.core.story import Account, Change, Event, Fact, value_of
from tablee.games.poignee.box import NOTHING


class Telling:
    """The events of one action, while they are collected in order."""

    def __init__(self, before: Position, after: Position) -> None:
        self.before, self.after, self.box = before, after, before.box
        self.account = Account(before, after)
        self.now: dict[Fact, int] = {}  # the present values of numbers that may change several times in an action
        self.who: int = before.state.active
        self.made: list[Event] = []

    def add(self, kind: str, who: int | None = None, **more: Any) -> None:
        """Add an event, by default one of the active player."""
        self.made.append(Event(kind, self.who if who is None else who, **more))

    def take(self, *fields: str) -> tuple[Change, ...]:
        """Return the changes of several fields."""
        return tuple(change for field in fields for change in self.account.take(field))

    def count(self, *fact: str | int) -> int:
        """Return the present value of a number, after the events told so far."""
        return self.now.get(fact, value_of(self.before, fact))

    def by(self, more: int, *fact: str | int) -> tuple[Change, ...]:
        """Return the change of a number by `more`."""
        self.now[fact] = self.count(*fact) + more
        return self.account.set(self.now[fact], *fact)

    @property
    def resolved(self) -> bool:
        """Tell whether the action completed the resolution of a meeple or of the showdown."""
        return bool(self.after.state.acting == NOTHING)
