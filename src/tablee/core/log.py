"""The log of a game, by turns. It is made from stories alone: see `tablee.core.story`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import NamedTuple

from tablee.core.contract import NOBODY
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.story import TURN, Event, Story, happened_as_seen
from tablee.core.texts import Message, message

LONGEST_SUMMARY = 10  # events that the summary of a turn mentions at most


@dataclass(frozen=True, slots=True)
class Step:
    """The story of one ply, and the position after it, both as one viewer knows them."""

    ply: int
    events: list[Event]
    seen: Position
    told: dict[tuple[int, int], "Telling"] = field(default_factory=dict)  # (place of an event, viewer) -> what is said


class Line(NamedTuple):
    """An event told in a sentence. `ply` is the action that caused it; for several draws added up, the last one."""

    ply: int
    event: Event
    text: Message


class Telling(NamedTuple):
    """The line of an event, and the event in a few words if the heading of its turn mentions it."""

    line: Line
    brief: Message | None


class Turn(NamedTuple):
    """A turn in the log: whose it is, the ply in which it began, its lines, and what happened in a few words.

    The summary joins what `Words.brief` says of each event, first what the seat did, then the others: the short forms
    of its own events do not name it. If `Words.brief` says nothing at all, the summary joins the sentences.
    """

    seat: int  # NOBODY for what comes before the first turn
    ply: int
    lines: list[Line]
    summary: Message | None  # without the seat's name, which the heading shows; None if there is nothing to tell
    in_sentences: bool = False  # whether the summary is made of whole sentences, which say who did it


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
    told = [_telling(step, event, viewer).line for step, event in _added_up(held)]
    added = sorted(_added_up(held, anywhere=True), key=lambda pair: pair[1].who not in (seat, NOBODY))
    short = [(said.brief, event.big) for step, event in added if (said := _telling(step, event, viewer)).brief]
    parts = short or [(line.text, line.event.big) for line in told]
    return Turn(seat, ply, told, _summary(parts, "listed" if short else "sentences"), in_sentences=not short)


def lines(step: Step, viewer: int) -> list[Line]:
    """Return a line for each event of one ply, such as captions that are shown one after the other."""
    return [_telling(step, event, viewer).line for event in step.events if event.kind != TURN]


def _telling(step: Step, event: Event, viewer: int) -> Telling:
    """Say an event of a step. This is done once, unless the event is a sum of several."""
    place = next((i for i, known in enumerate(step.events) if known is event), -1)
    if (place, viewer) in step.told:
        return step.told[place, viewer]
    words = step.seen.game.words
    line = Line(step.ply, event, words.tell(step.seen, event, viewer))
    said = Telling(line, words.brief(step.seen, event, viewer))
    if place >= 0:
        step.told[place, viewer] = said
    return said


def _added_up(held: Sequence[tuple[Step, Event]], *, anywhere: bool = False) -> list[tuple[Step, Event]]:
    """Add up events of the kinds in `Story.added_up` that differ only in their numbers, or that the game can join.

    Lines add up what follows each other; the summary of a turn adds up what happens anywhere in it.
    """
    made: list[tuple[Step, Event]] = []
    run = 0  # where the present run of events of one kind and seat begins in `made`
    for step, event in held:
        story = step.seen.game.story
        if not anywhere and (not made or (made[-1][1].kind, made[-1][1].who) != (event.kind, event.who)):
            run = len(made)
        for i in range(run, len(made) if event.kind in story.added_up else run):
            if (joined := _joined(story, made[i][1], event)) is not None:
                made[i] = step, joined
                break
        else:
            made.append((step, event))
    return made


def _joined(story: Story, one: Event, other: Event) -> Event | None:
    """Return two events as one, or None if they must stay apart."""
    alike = one.kind == other.kind and one.who == other.who  # mostly not, and quicker to see than the rest
    if alike and replace(one, count=0, changes=()) == replace(other, count=0, changes=()):
        return replace(other, count=one.count + other.count, changes=one.changes + other.changes)
    return story.together(one, other)


def _summary(parts: Sequence[tuple[Message | None, bool]], joint: str) -> Message | None:
    """Join what is said of each event; `parts` also says whether the event is big.

    A heading must stay short: of many events it mentions the big ones and the first of the others.
    """
    chosen = sorted(sorted(range(len(parts)), key=lambda i: (not parts[i][1], i))[:LONGEST_SUMMARY])
    if not chosen:
        return None
    whole = reduce(lambda first, rest: message(joint, first=first, rest=rest), [parts[i][0] for i in chosen])
    return message("and-more", first=whole) if len(chosen) < len(parts) else whole
