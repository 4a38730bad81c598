"""What is prepared for a lesson: outcomes of chance, and actions of the seats that the learner does not play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.conditions import Condition
from tablee.core.contract import CHANCE
from tablee.core.errors import IllegalAction

if TYPE_CHECKING:
    from tablee.core.match import Move
    from tablee.core.position import Position


class Prepared(NamedTuple):
    """An action in written form, and the condition under which it is taken; None if there is no condition."""

    form: str
    when: Condition | None = None


Slot = tuple[str | int, int]  # a kind of event or a seat, and how many of its prepared actions were taken before


@dataclass(frozen=True)
class Script:
    """Prepared actions, in order: of chance by kind of event (the name of the block of actions), of seats by seat.

    They are used up one after another. As soon as an action other than the prepared one was taken, or the prepared one
    is not possible, or its condition does not hold, chance is fair for this kind of event, and the seat plays by
    itself. The same goes for an action without a condition if `line` says that it is meant for another position.
    Which prepared action is next follows from the moves alone, so undo and reload need no care.
    """

    chance: Mapping[str, Sequence[Prepared]] = field(default_factory=dict)
    seats: Mapping[int, Sequence[Prepared]] = field(default_factory=dict)
    line: Mapping[Slot, bytes] = field(default_factory=dict)  # the position for which an action is prepared

    def next(self, position: "Position", moves: "Sequence[Move]") -> int | None:
        """Return the prepared action of the actor (chance or a seat) after these moves, or None if there is none."""
        game, actor = position.game, position.to_act
        of, taken = _same_kind(position, moves)
        waiting = self.chance.get(str(of), ()) if actor == CHANCE else self.seats.get(actor, ())
        n = len(taken)
        if n >= len(waiting) or [game.forms[action] for action in taken] != [one.form for one in waiting[:n]]:
            return None
        prepared = waiting[n]
        if prepared.when:
            if not prepared.when.holds(position.to_json().__getitem__):
                return None
        elif self.line.get((of, n), bytes(position)) != bytes(position):
            return None
        try:
            action = position.read(actor, prepared.form)
        except IllegalAction:
            return None
        return action if action in position.legal() else None


def slot(position: "Position", moves: "Sequence[Move]") -> Slot:
    """Return the place among the prepared actions of the one that would be next."""
    of, taken = _same_kind(position, moves)
    return of, len(taken)


def _same_kind(position: "Position", moves: "Sequence[Move]") -> tuple[str | int, list[int]]:
    """Return the kind of the next event of chance, or the seat to act, and the actions of that kind or seat so far."""
    actions, actor = position.game.actions, position.to_act
    if actor != CHANCE:
        return actor, [move.action for move in moves if move.seat == actor and not move.interjected]
    kind = actions.block_of(position.legal()[0]).name
    return kind, [m.action for m in moves if m.seat == CHANCE and actions.block_of(m.action).name == kind]
