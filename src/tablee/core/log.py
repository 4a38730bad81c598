"""The log of a game, by turns. It is made from stories alone: see `tablee.core.story`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import NamedTuple

from tablee.core.contract import NOBODY
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.story import TURN, Event, happened, happened_as_seen
from tablee.core.texts import Message, message

LONGEST_SUMMARY = 10  # events that the summary of a turn mentions at most


@dataclass(frozen=True, slots=True)
class Step:
    """The story of one ply, and the position after it, both as one viewer knows them."""

    ply: int
    events: list[Event]
    seen: Position
    told: dict[tuple[int, int], "Telling"] = field(default_factory=dict)  # (place of an event, viewer) -> what is said


class Telling(NamedTuple):
    """An event in a sentence, and in a few words if the heading of its turn mentions it."""

    text: Message
    brief: Message | None


class Line(NamedTuple):
    """An event told in a sentence. `ply` is the action that caused it; for several draws added up, the last one."""

    ply: int
    event: Event
    text: Message


class Turn(NamedTuple):
    """A turn in the log: whose it is, the ply in which it began, its lines, and what happened in a few words."""

    seat: int  # NOBODY for what comes before the first turn
    ply: int
    lines: list[Line]
    summary: Message | None  # without the seat's name, which the heading shows; None if there is nothing to tell


def steps(match: Match, viewer: int, since: int = 0) -> list[Step]:
    """Return the story of every ply since `since`. Viewers of a game without hidden information get the same."""
    made = []
    before = match.position_at(since).seen_by(viewer)
    for ply in range(since, match.ply):
        move, after = match.moves[ply], match.position_at(ply + 1).seen_by(viewer)
        made.append(Step(ply, happened_as_seen(before, move.seat, move.action, after, viewer), after))
        before = after
    return made


def turns(story: Iterable[Step], viewer: int) -> list[Turn]:
    """Return the log of a story for a viewer. A turn begins in the middle of a ply if its event does."""
    made: list[Turn] = []
    seat, ply = NOBODY, 0
    held: list[tuple[Step, Event]] = []
    for step in story:
        for event in step.events:
            if event.kind != TURN:
                held.append((step, event))
                continue
            if held or seat != NOBODY:
                made.append(_turn(seat, ply, held, viewer))
            seat, ply, held = event.who, step.ply, []
    return [*made, _turn(seat, ply, held, viewer)] if held or seat != NOBODY else made


def _turn(seat: int, ply: int, held: list[tuple[Step, Event]], viewer: int) -> Turn:
    added = _added_up(held)
    told = [_line(step, event, viewer) for step, event in added]
    return Turn(seat, ply, told, _summary(_added_up(held, anywhere=True), told, viewer))


def lines(step: Step, viewer: int) -> list[Line]:
    """Return a line for each event of one ply, such as captions that are shown one after the other."""
    return [_line(step, event, viewer) for event in step.events if event.kind != TURN]


def _line(step: Step, event: Event, viewer: int) -> Line:
    return Line(step.ply, event, _telling(step, event, viewer).text)


def _telling(step: Step, event: Event, viewer: int) -> Telling:
    """Say an event of a step. This is done once, unless the event is a sum of several."""
    place = next((i for i, known in enumerate(step.events) if known is event), -1)
    if (place, viewer) in step.told:
        return step.told[place, viewer]
    words = step.seen.game.words
    assert words.tell is not None, f"{step.seen.game.name} has a story, but no Words.tell"
    said = Telling(words.tell(step.seen, event, viewer), words.brief(step.seen, event, viewer))
    if place >= 0:
        step.told[place, viewer] = said
    return said


def _added_up(held: Sequence[tuple[Step, Event]], *, anywhere: bool = False) -> list[tuple[Step, Event]]:
    """Add up events of the kinds in `Story.added_up` that differ only in their numbers.

    Lines add up what follows each other; the summary of a turn adds up what happens anywhere in it.
    """
    made: list[tuple[Step, Event]] = []
    run = 0  # where the present run of events of one kind and seat begins in `made`
    for step, event in held:
        story = step.seen.game.story
        if not anywhere and (not made or (made[-1][1].kind, made[-1][1].who) != (event.kind, event.who)):
            run = len(made)
        bare = replace(event, count=0, changes=())
        for i in range(run, len(made) if story and event.kind in story.added_up else run):
            if replace(made[i][1], count=0, changes=()) == bare:
                count, changes = made[i][1].count + event.count, made[i][1].changes + event.changes
                made[i] = step, replace(event, count=count, changes=changes)
                break
        else:
            made.append((step, event))
    return made


def _summary(added: list[tuple[Step, Event]], told: list[Line], viewer: int) -> Message | None:
    """Join what `Words.brief` says of each event; if it says nothing at all, join the sentences.

    A heading must stay short: of many events it mentions the big ones and the first of the others.
    """
    short = [(_telling(step, event, viewer).brief, event.big) for step, event in added]
    parts = [(text, big) for text, big in short if text is not None] or [(line.text, line.event.big) for line in told]
    chosen = sorted(sorted(range(len(parts)), key=lambda i: (not parts[i][1], i))[:LONGEST_SUMMARY])
    whole = _together([parts[i][0] for i in chosen], "listed")
    return message("and-more", first=whole) if len(chosen) < len(parts) else whole


def _together(parts: list[Message], how: str) -> Message | None:
    return reduce(lambda first, rest: message(how, first=first, rest=rest), parts) if parts else None


def one_line(before: Position, action: int, viewer: int) -> Message | None:
    """Return everything that an action of the seat to act causes as one text, or None if there is nothing to tell."""
    after = before.copy()
    after.engine.act(after.boxes, after.states, 0, action)
    step = Step(0, happened(before, before.to_act, action, after, viewer), after.seen_by(viewer))
    return _together([line.text for line in lines(step, viewer)], "sentences")
