"""What a lesson adds to a table: where it begins, what is prepared, how it stands, and what the coach says.

A table's `lesson` is `guide` for the guided first game, or the id of a task (see `tablee.core.lessons`).
"""

import logging
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from tablee.core import coaching
from tablee.core.coaching import Coach, Verdict
from tablee.core.errors import BadLesson
from tablee.core.fields import copy_into
from tablee.core.game import Game
from tablee.core.lessons import Guide, Lesson, Lessons, Texts, lessons, match_of, spoken
from tablee.core.log import lines, steps
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.script import Script
from tablee.core.sources import Source
from tablee.core.texts import Say

GUIDE = "guide"
LONGEST_STORY = 6  # sentences that answer a wrong try
LOG = logging.getLogger("tablee.lessons")


class Teaching:
    """A lesson at a table. Everything it says follows from the moves of the match."""

    def __init__(self, game: Game, name: str) -> None:
        found: Lessons = lessons(game)
        self.game, self.name = game, name
        self.guide: Guide | None = found.guide if name == GUIDE else None
        self.lesson: Lesson | None = None if self.guide else found[name]
        self.shares: dict[tuple[bytes, int], Mapping[int, float]] = {}  # what the search found, by what a seat saw
        self._coach: Coach | None = None
        self._judged: tuple[tuple[Any, ...], Verdict] | None = None

    @property
    def seat(self) -> int:
        """Return the learner's seat."""
        return self._one.seat

    @property
    def _one(self) -> Guide | Lesson:
        one = self.guide or self.lesson
        assert one is not None
        return one

    @cached_property
    def has_record(self) -> bool:
        """Tell whether a record of the table can be replayed: only if it begins with the set-up."""
        return self._one.start.is_set_up

    @property
    def script(self) -> Script:
        """Return what is prepared."""
        return coaching.guided(self.game) if self.guide else self._one.script

    def match(self, source: Source | None) -> Match:
        """Return the match at its beginning."""
        return match_of(self.game, self._one.start, self.script, source)

    def reply(self, match: Match) -> int | None:
        """Return the prepared action of the seat to act, or None if there is none."""
        return self.script.next(match.position, match.moves)

    def waits(self, match: Match) -> bool:
        """Tell whether the other seats of a task wait for the learner. They do only what is prepared."""
        return self.lesson is not None and match.position.to_act != self.seat and self.reply(match) is None

    def is_done(self, match: Match) -> bool:
        """Tell whether a task is over, so that nobody acts any more until it is tried again."""
        return self.lesson is not None and self.verdict(match).state != "open"

    def verdict(self, match: Match) -> Verdict:
        """Return how a task stands."""
        assert self.lesson is not None
        moves = tuple(match.moves)
        if self._judged is None or self._judged[0] != moves:
            self._judged = moves, coaching.judge(self.lesson, match, self._shares)
        return self._judged[1]

    def _shares(self, position: Position, seat: int) -> Mapping[int, float]:
        """Return what the search found before the learner acted; after a restart it is not known any more."""
        known = self.shares.get((bytes(position.seen_by(seat)), seat))
        return dict.fromkeys(position.legal(), 0.0) if known is None else known

    def needs_search(self, match: Match) -> bool:
        """Tell whether the position must be searched before the learner acts."""
        position = match.position
        if self.lesson is None or not self.lesson.uses_search or position.to_act != self.seat:
            return False
        return (bytes(position.seen_by(self.seat)), self.seat) not in self.shares

    def found(self, seen: Position, shares: Mapping[int, float]) -> None:
        """Keep what the search found."""
        self.shares[bytes(seen), self.seat] = shares

    # --- what the page shows -------------------------------------------------------------------------------------

    def view(self, match: Match, language: str, say: Say) -> dict[str, Any]:
        """Return what the page shows of the lesson."""
        if self.guide:
            return self._guided(self.guide, match, language, say)
        assert self.lesson is not None
        return self._task(self.lesson, match, language, say)

    def _guided(self, guide: Guide, match: Match, language: str, say: Say) -> dict[str, Any]:
        if self._coach is None or self._coach.match is not match:
            self._coach = Coach(guide, match)
        said, answered = self._coach.now(), self._coach.answered()
        over = match.position.is_over

        def text(texts: Texts) -> str:
            return spoken(texts, self.game, language, say)

        return {
            "kind": GUIDE,
            "id": GUIDE,
            "steps": [{"id": s.id, "text": text(s.say), "point": list(s.point), "rules": s.rules} for s in said.steps],
            "other": answered.other,
            "answer": text(answered.answer) if answered.answer else "",
            "try": self._choice(match, said.suggested, say),
            "recap": [text(texts) for texts in guide.recap] if over else [],
        }

    def _task(self, lesson: Lesson, match: Match, language: str, say: Say) -> dict[str, Any]:
        verdict = self.verdict(match)
        ids = [one.id for one in lessons(self.game).all]
        later = ids[ids.index(lesson.id) + 1 :]
        used = sum(move.seat == lesson.seat for move in match.moves)

        def text(texts: Texts) -> str:
            return spoken(texts, self.game, language, say)

        return {
            "kind": "task",
            "id": lesson.id,
            "title": text(lesson.title),
            "task": text(lesson.task),
            "point": list(lesson.point),
            "rules": lesson.rules,
            "left": lesson.moves - used,
            "state": verdict.state,
            "said": text(verdict.said) if verdict.said else "",
            "happened": self._happened(match, say) if verdict.state == "failed" else [],
            "try": self._choice(match, self._next_of_solution(lesson, match), say),
            "next": later[0] if later else "",
        }

    def _next_of_solution(self, lesson: Lesson, match: Match) -> int | None:
        """Return the next decision of the solution, if the learner has followed it so far."""
        if not coaching.may_decide(lesson, match.position) or self.verdict(match).state != "open":
            return None
        forms = self._solution
        done = [self.game.forms[move.action] for move in match.moves if move.seat == lesson.seat]
        if forms[: len(done)] != done or len(done) == len(forms):
            return None
        return match.position.read(lesson.seat, forms[len(done)])

    @cached_property
    def _solution(self) -> list[str]:
        assert self.lesson is not None
        return coaching.solution(self.game, self.lesson) or []

    def _happened(self, match: Match, say: Say) -> list[str]:
        """Return what happened in a try, in sentences; of a long story, the end."""
        told = [line.text(say) for step in steps(match, self.seat) for line in lines(step, self.seat)]
        return told[-LONGEST_STORY:]

    def _choice(self, match: Match, action: int | None, say: Say) -> dict[str, Any] | None:
        if action is None:
            return None
        seen = match.position.seen_by(self.seat)
        words, path = self.game.words, self.game.board.path
        return {"action": action, "path": list(path(seen, action)), "label": words.label(seen, action)(say)}


def readable(game: Game) -> Lessons | None:
    """Return the lessons of a game, or None if it has none that can be read; the log says why, once."""
    try:
        found = lessons(game)
    except BadLesson as error:
        LOG.warning("game %s has no lessons: %s", game.name, error)
        return None
    return found if found.all or found.guide else None


def taught_at(match: Match, name: str) -> Teaching | None:
    """Let a new match begin where the lesson `name` begins; return the lesson, or None if `name` is ""."""
    if not name:
        return None
    teaching = Teaching(match.game, name)
    copy_into(match.position.states, 0, teaching.match(None).position.states, 0)
    match.script = teaching.script
    return teaching
