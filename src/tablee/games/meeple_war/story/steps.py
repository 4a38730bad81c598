"""The steps of an action: the answer, then everything that follows without a question, one rule at a time."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from tablee.core.position import Position
from tablee.core.story import Account, Change, value_of
from tablee.games.meeple_war.box import DEADLOCK_ROUNDS, OFF, SITES, Ending, Phase
from tablee.games.meeple_war.rules.choices import only_answer
from tablee.games.meeple_war.rules.common import MUST_ASK, NO_ANSWER
from tablee.games.meeple_war.rules.ending import end_game
from tablee.games.meeple_war.rules.improvements import back_to_anchor
from tablee.games.meeple_war.rules.turn import answer, next_step

Changes = tuple[Change, ...]


class Step:
    """One step: the positions before and after it, and the answer that was carried out, if any.

    `now` goes on to the next step afterwards, so the events of a step are made before that.
    """

    def __init__(self, was: Position, now: Position, action: int | None, *, forced: bool, asked: Phase) -> None:
        self.was, self.now, self.action, self.forced = was, now, action, forced
        self.asked = asked  # the question that the action of the whole story answered
        self.box, self.old, self.new = was.box, was.state, now.state
        self.me: int = was.state.active
        self._values: dict[tuple[str | int, ...], int] = {}

    @cached_property
    def account(self) -> Account:
        """Return the changes of this step."""
        return Account(self.was, self.now)

    def changed(self, *fields: str) -> bool:
        """Tell whether any of the fields differs."""
        old, new = self.was.states[0], self.now.states[0]
        return any(old[field].tobytes() != new[field].tobytes() for field in fields)

    def take(self, *paths: str | tuple[str | int, ...]) -> Changes:
        """Return the changes of several fields, or parts of fields."""
        parts = (path if isinstance(path, tuple) else (path,) for path in paths)
        return tuple(change for part in parts for change in self.account.take(*part))

    def add(self, n: int, *fact: str | int) -> Changes:
        """Return the change of a fact by n. A fact may change several times in a step."""
        self._values[fact] = self.value(*fact) + n
        return self.account.set(self._values[fact], *fact)

    def value(self, *fact: str | int) -> int:
        """Return the value of a fact after the changes made by `add` so far."""
        return self._values.get(fact, value_of(self.was, fact))

    def had_no_choice(self, *asked: Phase) -> bool:
        """Tell whether the rules gave the answer, and the player chose no earlier answer of the same chain."""
        return self.forced and self.asked not in asked

    def paid_points(self, seat: int) -> int:
        """Return how many owed points of a seat were paid with a meeple."""
        return max(0, int(self.old.owed[seat]) - int(self.new.owed[seat]))


def steps(before: Position, action: int) -> Iterator[Step]:
    """MW-025, MW-026 (R13): carry out an action as `rules.turn.advance` does, and yield every step."""
    now = before.copy()
    box, state = now.box, now.state
    asked, began = Phase(state.phase), int(state.round_no)
    never_ends = box.stalemate_rounds == OFF and box.round_limit == OFF
    todo: int | None = action
    while True:
        was = now.copy()
        if todo is None:
            next_step(box, state)
            if never_ends and state.round_no - began > DEADLOCK_ROUNDS:
                end_game(state, Ending.DEADLOCK)
        elif todo == NO_ANSWER:
            back_to_anchor(state)
        else:
            answer(box, state, todo)
        if todo != NO_ANSWER:
            yield Step(was, now, todo, forced=todo != action, asked=asked)
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
    held = state.defence[owner, site].tolist()
    return [(seat, held[seat]) for seat in range(seats) if held[seat]]


def all_sites(seats: int, first: int) -> list[tuple[int, int]]:
    """Return all city sites, owners clockwise from a seat."""
    return [((first + i) % seats, site) for i in range(seats) for site in range(SITES)]
