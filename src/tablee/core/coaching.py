"""Plays and judges lessons (`tablee.core.lessons`): facts for their conditions, verdicts, and what the coach says."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import Any, Literal, NamedTuple

from tablee.core.contract import CHANCE
from tablee.core.errors import BadLesson
from tablee.core.game import Game
from tablee.core.lessons import Guide, Lesson, Step, Texts, lessons, match_of
from tablee.core.log import steps as stories
from tablee.core.match import Match, Move
from tablee.core.position import Position
from tablee.core.script import Script, Slot, slot
from tablee.core.story import Event

MOST_NODES = 20_000  # how many decisions a search for a solution tries

Shares = Callable[[Position, int], Mapping[int, float]]  # (position, seat) -> win share after each legal action, 0 to 1


# --- facts -------------------------------------------------------------------------------------------------------


class Facts:
    """What conditions can ask about a match, as the learner sees it. `facts("sq")` is the value of a name."""

    def __init__(
        self,
        match: Match,
        seat: int,
        shares: Shares | None = None,
        told: list[tuple[int, Event]] | None = None,  # the events of each ply, if they are known already
    ) -> None:
        self.match, self.seat, self.shares = match, seat, shares
        self._known = told

    def __call__(self, name: str) -> Any:
        """Return the value of a name. Raises `KeyError` with all known names if there is none."""
        if name in self._own:
            return self._own[name]()
        if name in self.now:
            return self.now[name]
        raise KeyError([*self._own, *self.now])

    @cached_property
    def _own(self) -> Mapping[str, Callable[[], Any]]:
        position = self.match.position
        return {
            "me": lambda: self.seat,
            "now": lambda: self.now,
            "start": lambda: self.start,
            "to_act": lambda: position.to_act,
            "over": lambda: position.is_over,
            "points": self._seen.scores,
            "places": position.ranks,
            "loss": lambda: self.loss,
            "happened": lambda: self.happened,
            "latest": lambda: self.latest,
            "played": lambda: self.played,
            "can": lambda: self.can,
        }

    @cached_property
    def _seen(self) -> Position:
        return self.match.position.seen_by(self.seat)

    @cached_property
    def now(self) -> Mapping[str, Any]:
        """Return the JSON form of the position as the learner sees it."""
        return self._seen.to_json()

    @cached_property
    def start(self) -> Mapping[str, Any]:
        """Return the JSON form of the position in which the match began."""
        return self.match.position_at(0).seen_by(self.seat).to_json()

    @cached_property
    def _told(self) -> list[tuple[int, Event]]:
        if self._known is not None:
            return self._known
        return [(step.ply, event) for step in stories(self.match, self.seat) for event in step.events]

    @cached_property
    def _decisions(self) -> list[str]:
        return [self.match.game.forms[move.action] for move in self.match.moves if move.seat == self.seat]

    @cached_property
    def _choices(self) -> list[str]:
        return [self.match.game.forms[action] for action in self.match.position.allowed(self.seat)]

    def happened(self, kind: str, **values: Any) -> int:
        """Return how many events of a kind have been told, with these values of their fields or details."""
        return sum(event.kind == kind and _has(event, values) for _, event in self._told)

    def latest(self, kind: str, **values: Any) -> int:
        """Return the same of what was told since the learner's last decision, which is included."""
        since = self.match.last_own(self.seat) or 0
        return sum(event.kind == kind and _has(event, values) for ply, event in self._told if ply >= since)

    def played(self, pattern: str) -> int:
        """Return how many of the learner's decisions have a written form that matches a pattern."""
        return sum(fnmatchcase(form, pattern) for form in self._decisions)

    def can(self, pattern: str) -> bool:
        """Tell whether a choice of the learner has a written form that matches a pattern."""
        return any(fnmatchcase(form, pattern) for form in self._choices)

    @cached_property
    def loss(self) -> float:
        """Return how many points of win share (of 100) the learner's decisions have given away."""
        if self.shares is None:
            raise BadLesson("`loss` needs the search, which is not available here")
        lost = 0.0
        for ply, move in enumerate(self.match.moves):
            if move.seat == self.seat and not move.interjected:
                found = self.shares(self.match.position_at(ply), self.seat)
                lost += max(found.values()) - found[move.action]
        return 100 * lost


def _has(event: Event, values: Mapping[str, Any]) -> bool:
    """Tell whether an event has these values. A name is a field of the event or one of its details."""
    told = {**event.to_json(), "why": event.why, **event.details}
    return all(told.get(name) == value for name, value in values.items())


# --- tasks -------------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """How a task stands, and what is said about it: an answer to a wrong try, or what a solved task teaches."""

    state: Literal["open", "solved", "failed"]
    said: Texts | None = None


OPEN = Verdict("open")


def judge(lesson: Lesson, match: Match, shares: Shares | None = None) -> Verdict:
    """Return how a task stands after the moves of a match.

    It is over when it is solved, when a wrong try is answered, when the learner has no decision left, or when it is
    the turn of chance or of another seat and nothing is prepared for it. With `out_of_turn` another seat waits instead
    while the learner may act out of turn.
    """
    if not match.moves:
        return OPEN
    facts = Facts(match, lesson.seat, shares)
    if lesson.accept.holds(facts):
        return Verdict("solved", lesson.why)
    for answer in lesson.wrong:
        if answer.when.holds(facts):
            return Verdict("failed", answer.say)
    position = match.position
    used = sum(move.seat == lesson.seat for move in match.moves)
    if lesson.script.next(position, match.moves) is not None:
        return OPEN
    over = used >= lesson.moves or not may_decide(lesson, position)
    return Verdict("failed") if over else OPEN


def may_decide(lesson: Lesson, position: Position) -> bool:
    """Tell whether the learner is to act, or may act out of turn while another seat waits."""
    seat = lesson.seat
    return position.to_act == seat or (lesson.out_of_turn and position.interjections(seat) != [])


def opened(game: Game, lesson: Lesson, *, compiled: bool = False) -> Match:
    """Return the match of a task at its beginning. Its chance is prepared, and nothing else decides it."""
    match = match_of(game, lesson.start, lesson.script, compiled=compiled)
    if match.position.to_act == CHANCE:
        raise BadLesson(f"lesson {lesson.id} begins with an event of chance; play it in `then`")
    if not may_decide(lesson, match.position):
        raise BadLesson(f"lesson {lesson.id} begins when seat {match.position.to_act} is to act; play that in `then`")
    if match.position.to_act != lesson.seat and lesson.script.next(match.position, []) is not None:
        raise BadLesson(f"lesson {lesson.id}: the first reply needs a `when` that tells that the learner has acted")
    return match


def take(lesson: Lesson, match: Match, action: int, shares: Shares | None = None) -> Verdict:
    """Let the learner act, then chance and the other seats as far as they are prepared; return how the task stands."""
    seat = lesson.seat
    match.commit(match.simulate(seat, action))
    verdict = judge(lesson, match, shares)
    while verdict.state == "open" and match.position.to_act != seat:
        reply = lesson.script.next(match.position, match.moves)
        if reply is None:
            break
        match.commit(match.simulate(match.position.to_act, reply))
        verdict = judge(lesson, match, shares)
    return verdict


def solution(game: Game, lesson: Lesson, shares: Shares | None = None) -> list[str] | None:
    """Return decisions that solve a task in its number of moves: the author's, or the first that a search finds."""
    if lesson.solution:
        return list(lesson.solution)
    for depth in range(1, lesson.moves + 1):
        tried = _Tried()
        found = _search(lesson, opened(game, lesson), depth, tried, shares)
        if found is not None:
            return [game.forms[action] for action in found]
        if tried.count >= MOST_NODES:
            break
    return None


@dataclass
class _Tried:
    count: int = 0


def _search(lesson: Lesson, match: Match, depth: int, tried: _Tried, shares: Shares | None) -> list[int] | None:
    for action in match.position.allowed(lesson.seat):
        tried.count += 1
        if tried.count > MOST_NODES:
            return None
        ply = match.ply
        verdict = take(lesson, match, action, shares)
        if verdict.state == "solved":
            return [action]
        if verdict.state == "open" and depth > 1:
            rest = _search(lesson, match, depth - 1, tried, shares)
            if rest is not None:
                return [action, *rest]
        match.truncate(ply)
    return None


# --- the coach of a guided first game ------------------------------------------------------------------------------


class Saying(NamedTuple):
    """What the coach says at a ply: steps that are shown for the first time, and an answer to the last decision."""

    steps: tuple[Step, ...] = ()
    answer: Texts | None = None  # the author's answer to a decision that was not suggested
    other: bool = False  # whether the last decision was another one than was suggested
    suggested: int | None = None  # the action that is suggested now
    pattern: tuple[str, int] | None = None  # its step, and the place in the step's list of suggestions


class Coach:
    """Follows a guided game. What it says follows from the moves alone, so that one can leave, resume and undo."""

    def __init__(self, guide: Guide, match: Match) -> None:
        self.guide, self.match = guide, match
        self._said: list[Saying] = []  # by ply
        self._moves: list[Move] = []  # the moves after which these were said
        self._told: list[list[Event]] = []  # the story of each of these moves

    def now(self) -> Saying:
        """Return what the coach says after the last move."""
        return self.all()[-1]

    def all(self) -> list[Saying]:
        """Return what the coach has said at each ply."""
        moves = self.match.moves
        same = 0
        while same < min(len(self._moves), len(moves)) and self._moves[same] == moves[same]:
            same += 1
        del self._said[same + 1 :], self._told[same:]
        self._moves = list(moves)
        if len(self._said) <= len(moves):
            then = up_to(self.match, len(self._said))
            self._said.append(self._at(then))
            for move in moves[then.ply :]:
                then.play(move.seat, move.action)
                self._said.append(self._at(then))
        return self._said

    def answered(self) -> Saying:
        """Return what the coach says about the learner's last decision."""
        last = self.match.last_own(self.guide.seat)
        return Saying() if last is None else self.all()[last + 1]

    def _at(self, then: Match) -> Saying:
        guide, ply = self.guide, then.ply
        self._told += [step.events for step in stories(then, guide.seat, len(self._told))]
        facts = Facts(then, guide.seat, told=[(i, event) for i, events in enumerate(self._told) for event in events])
        answer, other = self._answer(ply, then, facts)
        if then.position.to_act != guide.seat and not then.position.is_over:
            return Saying((), answer, other)
        shown = {step.id for said in self._said for step in said.steps}
        due = [step for step in guide.steps if step.id not in shown and step.when.holds(facts)]
        steps = tuple(step for step in due if not step.tries or facts.can(step.tries[0]))
        return Saying(steps, answer, other, *self._suggested(then, steps))

    def _suggested(self, then: Match, fresh: Sequence[Step]) -> tuple[int | None, tuple[str, int] | None]:
        """Return the action to suggest, and where it comes from: the newest step that has suggestions.

        Each suggestion of a step is made for one decision.
        """
        steps = [step for said in self._said for step in said.steps if step.tries] + [s for s in fresh if s.tries]
        if not steps or then.position.is_over:
            return None, None
        step, forms = steps[-1], then.game.forms
        used = {
            said.pattern for said, move in zip(self._said, then.moves, strict=False) if move.seat == self.guide.seat
        }
        for place, pattern in enumerate(step.tries):
            if (step.id, place) not in used:
                for action in then.position.allowed(self.guide.seat):
                    if fnmatchcase(forms[action], pattern):
                        return action, (step.id, place)
        return None, None

    def _answer(self, ply: int, then: Match, facts: Facts) -> tuple[Texts | None, bool]:
        """Return the answer to the learner's decision just before `ply`, if it was not the suggested one."""
        if not ply or then.moves[-1].seat != self.guide.seat:
            return None, False
        before = self._said[ply - 1]
        if before.pattern is None or before.suggested == then.moves[-1].action:
            return None, False
        step = next(step for step in self.guide.steps if step.id == before.pattern[0])
        return next((a.say for a in step.answers if a.when.holds(facts)), step.other), True


@cache
def guided(game: Game) -> Script:
    """Return what is prepared for the guided first game, each for the position that the coach's suggestions lead to.

    What comes after a decision that the coach leaves open is prepared for every position.
    """
    guide = lessons(game).guide
    assert guide is not None
    match, line = match_of(game, guide.start, guide.script), dict[Slot, bytes]()
    coach = Coach(guide, match)
    while not match.position.is_over:
        position, legal = match.position, match.position.legal()
        if position.to_act == guide.seat:
            action = coach.now().suggested
        else:
            action = guide.script.next(position, match.moves)
            if action is not None:
                line[slot(position, match.moves)] = bytes(position)
        if action is None and len(legal) > 1:
            break
        match.play(position.to_act, legal[0] if action is None else action)
    return replace(guide.script, line=line)


def up_to(match: Match, ply: int) -> Match:
    """Return a copy of a match as it was after `ply` moves, also if it did not begin with the set-up."""
    made = Match(match.game, match.seats, match.options, compiled=match.position.compiled)
    made.position = match.position_at(0)
    made.script = match.script
    for move in match.moves[:ply]:
        made.play(move.seat, move.action)
    return made
