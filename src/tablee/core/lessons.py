"""Reads a game's lessons: `lessons/*.toml`, a file per chapter of the handbook, and `lessons/first_game.toml`.

Lessons are data: a position, a task, texts in all languages, and conditions (`tablee.core.conditions`) that say when
the task is solved and how wrong tries are answered. `docs/lessons.md` describes the format for authors.
`tablee.core.coaching` plays and judges them.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tablee.core import record
from tablee.core.conditions import Condition
from tablee.core.data import Option
from tablee.core.errors import BadLesson, hint, one_of
from tablee.core.fields import copy_into
from tablee.core.game import Game
from tablee.core.handbook import with_numbers
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.script import Prepared, Script
from tablee.core.sources import Source
from tablee.core.texts import LANGUAGES, Say

FIRST_GAME, INDEX, CATALOGUE = "first_game", "index", "catalogue"  # files that are not a chapter
MOST_RULES = 3  # a lesson or a step is about at most this many rules
_SPACES = re.compile(r"[ \t\n]+")  # no-break spaces stay as they are
_SEAT = re.compile(r"\{seat (\d)\}")

Texts = Mapping[str, str]  # language -> text


@dataclass(frozen=True)
class Start:
    """Where a lesson begins: a recorded game or the set-up, then moves, then changed fields, then more moves."""

    seats: int
    options: Mapping[str, str | int] = field(default_factory=dict)
    record: str = ""  # the name of a game in `lessons/records/`
    ply: int = 0  # how many of its actions are played
    moves: Sequence[str] = ()  # written forms, also of chance
    change: Mapping[str, Any] = field(default_factory=dict)  # fields of the JSON form with other values
    then: Sequence[str] = ()  # written forms, played after the change

    @property
    def is_set_up(self) -> bool:
        """Tell whether the lesson begins with the game itself, so that a record of it can be replayed."""
        return not (self.record or self.moves or self.change or self.then)


@dataclass(frozen=True)
class Answer:
    """What is said if a condition holds."""

    when: Condition
    say: Texts


@dataclass(frozen=True)
class Lesson:
    """A position with a task."""

    id: str
    chapter: str
    rules: tuple[str, ...]  # ids of the rules that it is about
    title: Texts
    task: Texts
    why: Texts  # what it teaches, said when it is solved
    start: Start
    accept: Condition  # the task is solved as soon as this holds
    moves: int  # how many decisions the learner has
    seat: int = 0  # the learner's seat
    wrong: tuple[Answer, ...] = ()  # the task has failed as soon as one of these holds
    solution: tuple[str, ...] = ()  # written forms; a search finds one if none is given
    script: Script = field(default_factory=Script)
    point: tuple[str, ...] = ()  # refs of drawn things that the task is about
    out_of_turn: bool = False  # whether others wait for the learner, who may act out of turn

    @property
    def uses_search(self) -> bool:
        """Tell whether the search judges it."""
        return any("loss" in one.names for one in (self.accept, *(answer.when for answer in self.wrong)))


@dataclass(frozen=True)
class Step:
    """What the coach of a guided first game says, once, as soon as a condition holds."""

    id: str
    when: Condition
    say: Texts
    rules: tuple[str, ...] = ()
    point: tuple[str, ...] = ()  # refs of the drawn things that are meant
    tries: tuple[str, ...] = ()  # suggested actions: patterns of written forms, the first that is possible is shown
    other: Texts | None = None  # said if the learner does something else
    answers: tuple[Answer, ...] = ()  # said instead if their condition holds then


@dataclass(frozen=True)
class Guide:
    """A guided first game."""

    start: Start
    steps: tuple[Step, ...]
    recap: tuple[Texts, ...]  # what one should remember, shown after the end
    seat: int = 0
    level: int = 1  # of the bots
    names: tuple[str, ...] = ()  # of the bots
    script: Script = field(default_factory=Script)


@dataclass(frozen=True)
class Lessons:
    """All lessons of a game, by chapter, in the order of their files and of the handbook."""

    game: Game
    chapters: Mapping[str, tuple[Lesson, ...]] = field(default_factory=dict)
    guide: Guide | None = None
    complete: bool = False  # whether every rule for players must be covered
    pictures: bool = False  # whether every chapter of the handbook must have a picture

    @property
    def all(self) -> list[Lesson]:
        """Return all lessons."""
        return [lesson for chapter in self.chapters.values() for lesson in chapter]

    def __getitem__(self, id_: str) -> Lesson:
        for lesson in self.all:
            if lesson.id == id_:
                return lesson
        raise BadLesson(f"{self.game.title} has no lesson {id_!r}.{hint(id_, [lesson.id for lesson in self.all])}")


# --- positions ---------------------------------------------------------------------------------------------------


def position_of(
    game: Game, start: Start, options: Mapping[str, str | int] | None = None, data: Mapping[str, Any] | None = None
) -> Position:
    """Return the position in which a lesson begins, with other options and component data than the usual if given."""
    if start.record:
        path = game.folder / "lessons" / "records" / f"{start.record}.game"
        if not path.exists():
            raise BadLesson(f"there is no lessons/records/{start.record}.game")
        position = record.replay(path.read_text(encoding="utf-8"), plies=start.ply).position
    else:
        position = game.start(start.seats, {**(options or {}), **start.options}, data=data)
    position.do(*start.moves)
    if start.change:
        said = position.to_json()
        for name, value in start.change.items():
            if name not in said:
                raise BadLesson(f"there is no field {name!r} to change.{hint(name, said)}")
            said[name] = _changed(said[name], value, name)
        position.load_json(said)
    return position.do(*start.then)


def _changed(old: Any, new: Any, name: str) -> Any:
    """Return a value of the JSON form with some of its parts replaced: `{1: 7}` replaces the second entry of a list."""
    if not isinstance(new, Mapping):
        return new
    made = list(old) if isinstance(old, list) else dict(old)
    for key, value in new.items():
        place: Any = int(key) if isinstance(made, list) else key
        try:
            made[place] = _changed(made[place], value, f"{name}.{key}")
        except (IndexError, KeyError) as error:
            raise BadLesson(f"there is no {name}.{key} to change") from error
    return made


def match_of(
    game: Game, start: Start, script: Script, source: Source | None = None, *, compiled: bool = False
) -> Match:
    """Return a match that begins in the position of a lesson. Its history is empty."""
    position = position_of(game, start)
    options = {name: _value(position, option) for name, option in game.options.items()}
    match = Match(game, position.seats, options, source=source, compiled=compiled)
    copy_into(match.position.states, 0, position.states, 0)
    match.script = script
    return match


def _value(position: Position, option: Option) -> str | int:
    """Return the value of an option with which a position is played."""
    code = int(position.boxes[0][option.field])
    return next(value for value in option.values if option.code(value) == code)


# --- texts -------------------------------------------------------------------------------------------------------


def spoken(texts: Texts, game: Game, language: str, say: Say) -> str:
    """Return a text of a lesson in a language, with numbers of the components and names of seats (`{seat 1}`)."""
    text = with_numbers(texts[language], game.data)
    return _SEAT.sub(lambda found: say("seat-name", seat=int(found[1])), text)


# --- reading -----------------------------------------------------------------------------------------------------


@cache
def lessons(game: Game) -> Lessons:
    """Return the lessons of a game; there may be none. Raises `BadLesson`, which names the file and the entry."""
    folder = game.folder / "lessons"
    chapters: dict[str, tuple[Lesson, ...]] = {}
    guide, complete, pictures = None, False, False
    for path in sorted(folder.glob("*.toml")):
        try:
            said = tomllib.loads(path.read_text(encoding="utf-8"))
            if path.stem == FIRST_GAME:
                guide = _guide(said)
            elif path.stem == INDEX:
                index = Entry(said, "index", ("complete", "pictures"))
                complete, pictures = bool(index.get("complete", False)), bool(index.get("pictures", False))
            elif path.stem != CATALOGUE:
                chapter, made = _chapter(said)
                chapters[chapter] = chapters.get(chapter, ()) + made
        except tomllib.TOMLDecodeError as error:
            raise BadLesson(f"lessons/{path.name} is not TOML: {error}") from error
        except BadLesson as error:
            raise BadLesson(f"lessons/{path.name}: {error}") from error
    order = {name: place for place, name in enumerate(chapter_ids(game))}
    listed = sorted(chapters, key=lambda name: order.get(name, len(order)))
    return Lessons(game, {name: chapters[name] for name in listed}, guide, complete, pictures)


def chapter_ids(game: Game) -> list[str]:
    """Return the ids of the chapters of a game's handbook, in order."""
    path: Path = game.folder / "handbook" / "en.md"
    if not path.exists():
        return []
    return re.findall(r"^## .+? \{#([a-z-]+)", path.read_text(encoding="utf-8"), re.MULTILINE)


class Entry:
    """A table of a lesson file. It refuses keys that the format does not have, and says where something is wrong."""

    def __init__(self, said: Any, name: str, keys: Sequence[str]) -> None:
        if not isinstance(said, Mapping):
            raise BadLesson(f"{name} must be a table")
        self.said, self.name = said, name
        for key in said:
            if key not in keys:
                raise BadLesson(f"{name} has no key {key!r}.{hint(key, keys)} Keys: {one_of(keys)}")

    def get(self, key: str, default: Any) -> Any:
        """Return a value, or the default."""
        return self.said.get(key, default)

    def need(self, key: str) -> Any:
        """Return a value that must be there."""
        if key not in self.said:
            raise BadLesson(f"{self.name} has no {key!r}")
        return self.said[key]

    def texts(self, key: str) -> Texts:
        """Return a text, which must be there in every language."""
        return _texts(self.need(key), f"{self.name}, {key}")

    def condition(self, key: str) -> Condition:
        """Return a condition."""
        return Condition(str(self.need(key)))

    def strings(self, key: str) -> tuple[str, ...]:
        """Return a list of texts; a single text stands for a list of one."""
        said = self.get(key, ())
        return (said,) if isinstance(said, str) else tuple(map(str, said))

    def rules(self) -> tuple[str, ...]:
        """Return the ids of at most three rules."""
        found = self.strings("rules")
        if len(found) > MOST_RULES:
            raise BadLesson(f"{self.name} names {len(found)} rules; at most {MOST_RULES} are allowed")
        return found

    def answers(self, key: str) -> tuple[Answer, ...]:
        """Return conditions with what is said."""
        listed = [Entry(said, f"{self.name}, {key}", ("when", "say")) for said in self.get(key, ())]
        return tuple(Answer(entry.condition("when"), entry.texts("say")) for entry in listed)

    def start(self, key: str = "start") -> Start:
        """Return where the lesson begins."""
        keys = ("seats", "options", "record", "ply", "moves", "change", "then")
        entry = Entry(self.need(key), f"{self.name}, {key}", keys)
        return Start(
            seats=0 if "record" in entry.said else int(entry.need("seats")),
            options=entry.get("options", {}),
            record=str(entry.get("record", "")),
            ply=int(entry.get("ply", 0)),
            moves=entry.strings("moves"),
            change=entry.get("change", {}),
            then=entry.strings("then"),
        )

    def script(self) -> Script:
        """Return what is prepared."""
        chance, seats = self.get("chance", {}), self.get("replies", {})
        return Script(
            {kind: self._prepared(said, kind) for kind, said in chance.items()},
            {int(seat): self._prepared(said, seat) for seat, said in seats.items()},
        )

    def _prepared(self, listed: Any, name: str) -> tuple[Prepared, ...]:
        made = []
        for said in listed:
            if isinstance(said, str):
                made.append(Prepared(" ".join(said.split())))
            else:
                entry = Entry(said, f"{self.name}, {name}", ("do", "when"))
                made.append(Prepared(" ".join(entry.need("do").split()), entry.condition("when")))
        return tuple(made)


def _texts(said: Any, name: str) -> Texts:
    if not isinstance(said, Mapping):
        raise BadLesson(f"{name} must give a text for each language: {', '.join(LANGUAGES)}")
    missing = [language for language in LANGUAGES if not said.get(language)]
    if missing:
        raise BadLesson(f"{name} has no text for {', '.join(missing)}")
    return {language: _SPACES.sub(" ", said[language]).strip() for language in LANGUAGES}


LESSON = ("id", "rules", "title", "task", "why", "start", "accept", "moves", "seat", "wrong", "solution", "out_of_turn")
PREPARED = ("chance", "replies")


def _chapter(said: Mapping[str, Any]) -> tuple[str, tuple[Lesson, ...]]:
    whole = Entry(said, "the file", ("chapter", "lesson"))
    chapter = str(whole.need("chapter"))
    return chapter, tuple(_lesson(one, chapter) for one in whole.get("lesson", ()))


def _lesson(said: Any, chapter: str) -> Lesson:
    entry = Entry(said, f"lesson {said.get('id', '?')}", (*LESSON, *PREPARED, "point"))
    return Lesson(
        id=str(entry.need("id")),
        chapter=chapter,
        rules=entry.rules(),
        title=entry.texts("title"),
        task=entry.texts("task"),
        why=entry.texts("why"),
        start=entry.start(),
        accept=entry.condition("accept"),
        moves=int(entry.need("moves")),
        seat=int(entry.get("seat", 0)),
        wrong=entry.answers("wrong"),
        solution=entry.strings("solution"),
        script=entry.script(),
        point=entry.strings("point"),
        out_of_turn=bool(entry.get("out_of_turn", False)),
    )


def _guide(said: Mapping[str, Any]) -> Guide:
    entry = Entry(said, "the guide", ("start", "seat", "level", "names", "step", "recap", *PREPARED))
    return Guide(
        start=entry.start(),
        steps=tuple(_step(one) for one in entry.need("step")),
        recap=tuple(_texts(one, "recap") for one in entry.need("recap")),
        seat=int(entry.get("seat", 0)),
        level=int(entry.get("level", 1)),
        names=entry.strings("names"),
        script=entry.script(),
    )


def _step(said: Any) -> Step:
    keys = ("id", "when", "say", "rules", "point", "try", "other", "answer")
    entry = Entry(said, f"step {said.get('id', '?')}", keys)
    return Step(
        id=str(entry.need("id")),
        when=entry.condition("when"),
        say=entry.texts("say"),
        rules=entry.rules(),
        point=entry.strings("point"),
        tries=entry.strings("try"),
        other=entry.texts("other") if "other" in said else None,
        answers=entry.answers("answer"),
    )
