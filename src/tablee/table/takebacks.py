"""Take-backs that the log notes for everybody: those past a draw, or past an action of another seat.

After such a take-back chance draws the same again, so somebody may have looked ahead. A note is made for each viewer
from what that viewer saw, so it tells nothing about hidden decisions. Notes are made again from the stored events when
a table is loaded, and stay even if the game goes back further.
"""

from typing import Any, NamedTuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.match import Match
from tablee.core.names import person
from tablee.core.texts import Say
from tablee.table.steps import Steps

KIND = "undo"  # the kind of a note among the lines of the log


class Seen(NamedTuple):
    """What a viewer saw of a take-back: how many steps went, and whether a draw was among them."""

    steps: int
    draw: bool


class TakeBack(NamedTuple):
    """A take-back: to which ply, by which seat, whether others agreed, and what each viewer saw of it."""

    ply: int
    seat: int
    agreed: bool
    seen: dict[int, Seen]  # only viewers who saw more go than actions of the seat


def taken_back(match: Match, seat: int, ply: int, agreed: bool) -> TakeBack:
    """Return a take-back by a seat to a ply. The match still has the actions that go."""
    hides = match.game.hides
    viewers = (NOBODY, *range(match.seats)) if hides else (NOBODY,)
    found = {viewer: seen for viewer in viewers if (seen := _seen(match, seat, ply, viewer))}
    return TakeBack(ply, seat, agreed, found)


def _seen(match: Match, seat: int, start: int, viewer: int) -> Seen | None:
    """Return what a viewer saw go, or None if it was nothing but actions of the seat."""
    steps, draw, foreign = 0, False, False
    for ply in range(start, match.ply):
        move, before = match.moves[ply], match.before(ply).seen_by(viewer)
        if match.game.hides and move.seat != viewer:
            if bytes(before) == bytes(match.position_at(ply + 1).seen_by(viewer)):
                continue  # the viewer has seen nothing of this action
        steps += 1
        actor = move.seat if move.interjected else before.to_act
        draw, foreign = draw or actor == CHANCE, foreign or actor != seat
    return Seen(steps, draw) if foreign else None


def with_notes(log: list[dict[str, Any]], notes: list[TakeBack], steps: Steps, viewer: int, say: Say) -> list[Any]:
    """Return the log of a viewer with a line for every take-back that it saw."""
    made = list(log)
    for note in notes:
        seen = note.seen.get(viewer) or (None if steps.match.game.hides else note.seen.get(NOBODY))
        if seen is None:
            continue
        step = steps.step_at(min(note.ply, len(steps.match.moves)))
        text = say(
            "undo-noted",
            who=person(note.seat, viewer),
            count=seen.steps,
            past="draw" if seen.draw else "others",
            agreed="yes" if note.agreed else "no",
        )
        made = add_line(made, step, {"kind": KIND, "who": note.seat, "text": text})
    return made


def add_line(log: list[Any], step: int, line: dict[str, Any]) -> list[Any]:
    """Return a log with a line about something that happened at a step but is no action."""
    line = line | {"step": max(step - 1, 0)}
    at = max((i for i, turn in enumerate(log) if turn["step"] < step), default=-1)
    if at < 0:
        return [{"seat": NOBODY, "step": 0, "summary": "", "lines": [line]}, *log]
    lines = log[at]["lines"]
    place = sum(known["step"] < step for known in lines)
    return [*log[:at], log[at] | {"lines": [*lines[:place], line, *lines[place:]]}, *log[at + 1 :]]
