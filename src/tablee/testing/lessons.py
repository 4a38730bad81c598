"""Promises about lessons (`lessons/`): they can be solved, not by accident, and they cover the rules for players."""

import random
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from tablee.core import handbook
from tablee.core.coaching import OPEN, Coach, Shares, Verdict, guided, opened, solution, take
from tablee.core.errors import BadLesson, IllegalAction
from tablee.core.game import Game
from tablee.core.lessons import Guide, Lesson, Lessons, chapter_ids, lessons, match_of, spoken
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.sources import Seeded
from tablee.core.texts import LANGUAGES
from tablee.search.lessons import by_search
from tablee.testing.ledger import ID, rules
from tablee.testing.promise import Broken, Case, hold, promise, travelling
from tablee.testing.rooms import invariants
from tablee.testing.sources import kernel_functions
from tablee.testing.walks import every_language
from tablee.testing.words import MISSPACED

RUNS = 90  # random tries of each task
LUCKY = 1 / 3  # the largest share of random tries that may solve a task
GUIDED = 5  # guided games played: what nobody suggests is decided at random
MOST_SENTENCES = 2  # that the coach says at once
LONGEST_GUIDE = 4000  # plies
_SENTENCE = re.compile(r"[.!?…]+[»”\")]*(?=\s|$)")

Ran = set[str]  # ids of the rules whose functions have run


# --- which rules run -----------------------------------------------------------------------------------------------


@cache
def _ids(game: Game) -> dict[CodeType, frozenset[str]]:
    """Map the code of each rule function of a game, and of the function that fills the box, to its rule ids."""
    found = {function.__code__: function.__doc__ for function in kernel_functions(game)}
    fill = game.components.fill
    assert isinstance(fill, FunctionType)
    found[fill.__code__] = fill.__doc__
    return {code: frozenset(ID.findall(doc or "")) for code, doc in found.items()}


class Tracing:
    """Collects the rules whose functions run while it is on. Only plain rules can be seen, not compiled ones."""

    def __init__(self, game: Game) -> None:
        self.known, self.ran = _ids(game), set[str]()

    def __enter__(self) -> "Tracing":
        sys.setprofile(self._called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self.ran |= self.known.get(frame.f_code, frozenset())


def rules_run(match: Match, begin: int = 0, end: int | None = None) -> Ran:
    """Return the rules whose functions run if some moves of a match are played again: listed, applied and scored."""
    position = match.position_at(begin)
    position = Position(match.game, position.boxes, position.states)  # with plain rules
    with Tracing(match.game) as tracing:
        for move in match.moves[begin:end]:
            position.legal()
            position.play(move.seat, move.action)
        position.legal(), position.scores(), position.ranks()
    return tracing.ran


# --- playing -------------------------------------------------------------------------------------------------------


def shares_for(lesson: Lesson) -> Shares | None:
    """Return what judges a lesson by search, or None if conditions alone judge it."""
    return by_search() if lesson.uses_search else None


def play_solution(game: Game, lesson: Lesson) -> tuple[Match, Ran]:
    """Play a solution of a lesson; return the match, and the rules whose functions ran. Raises `Broken`."""
    shares = shares_for(lesson)
    forms = solution(game, lesson, shares)
    hold(forms, game, f"lesson {lesson.id}: no solution in {lesson.moves} moves was found; write one as `solution`")
    assert forms is not None
    hold(len(forms) <= lesson.moves, game, f"lesson {lesson.id}: its solution takes more than {lesson.moves} moves")
    match = opened(game, lesson)
    travelling(match)
    state = "open"
    for form in forms:
        hold(state == "open", game, f"lesson {lesson.id}: it is {state} before its solution plays {form!r}")
        allowed = match.position.allowed(lesson.seat)
        try:
            action = match.position.read(lesson.seat, form)
        except IllegalAction as error:
            raise Broken(game.name, f"lesson {lesson.id}: {error}") from error
        possible = ", ".join(game.forms[a] for a in allowed)
        hold(action in allowed, game, f"lesson {lesson.id}: {form!r} is not possible; possible: {possible}")
        state = take(lesson, match, action, shares).state
    hold(state == "solved", game, f"lesson {lesson.id}: after its solution it is {state}")
    return match, rules_run(match)


def random_tries(game: Game, lesson: Lesson, runs: int = RUNS) -> float:
    """Return the share of random tries that solve a task. A task of one decision is tried with every choice."""
    shares, dice = shares_for(lesson), random.Random(lesson.id)
    match = opened(game, lesson)
    if lesson.moves == 1:
        choices = match.position.allowed(lesson.seat)
        tried = [_tried(lesson, match, [action], dice, shares) for action in choices]
    else:
        tried = [_tried(lesson, match, [], dice, shares) for _ in range(runs)]
    return sum(verdict.state == "solved" for verdict in tried) / len(tried)


def _tried(lesson: Lesson, match: Match, first: list[int], dice: random.Random, shares: Shares | None) -> Verdict:
    """Try a task from its beginning, with these first decisions and then random ones; return the verdict."""
    match.truncate(0)
    verdict = OPEN
    while verdict.state == "open":
        action = first.pop(0) if first else dice.choice(match.position.allowed(lesson.seat))
        verdict = take(lesson, match, action, shares)
    return verdict


def guided_games(game: Game, guide: Guide) -> Iterator[tuple[Match, Coach]]:
    """Play guided games by following the suggestions; yield each match and its coach."""
    for seed in range(GUIDED):
        dice = random.Random(seed)
        script = guided(game)
        match = match_of(game, guide.start, script, Seeded(seed))
        coach = Coach(guide, match)
        travelling(match, seed)
        match.settle()
        while not match.position.is_over and match.ply < LONGEST_GUIDE:
            actor, position = match.position.to_act, match.position
            action = coach.now().suggested if actor == guide.seat else script.next(position, match.moves)
            match.play(actor, dice.choice(position.legal()) if action is None else action)
            match.settle()
        yield match, coach


def rules_around(game: Game, guide: Guide, match: Match, coach: Coach) -> dict[str, Ran]:
    """Return the rules that run around each step: from the steps before it, or the set-up, to the steps after it."""
    plies = [ply for ply, said in enumerate(coach.all()) if said.steps]
    found: dict[str, Ran] = {}
    for place, ply in enumerate(plies):
        begin = plies[place - 1] if place else 0
        end = plies[place + 1] if place + 1 < len(plies) else match.ply
        ran = rules_run(match, begin, end)
        if not place:
            with Tracing(game) as tracing:
                match_of(game, guide.start, guide.script)
            ran |= tracing.ran
        found |= {step.id: ran for step in coach.all()[ply].steps}
    return found


# --- promises ------------------------------------------------------------------------------------------------------


def every_lesson(game: Game) -> Iterator[Case]:
    """Run a promise for each lesson; if the lessons cannot be read, run it once, so that it reports why."""
    try:
        found = lessons(game)
    except BadLesson:
        yield Case("", {"lesson": None})
        return
    for lesson in found.all:
        yield Case(lesson.id, {"lesson": lesson})


def _read(game: Game, lesson: Lesson | None) -> Lesson:
    lessons(game)
    assert lesson is not None
    return lesson


@promise()
def lessons_can_be_read(game: Game) -> None:
    """The lessons can be read: every text exists in three languages, ids are unique, chapters and rules exist."""
    found, known = lessons(game), set(rules(game))
    ids = [lesson.id for lesson in found.all]
    hold(len(set(ids)) == len(ids), game, f"two lessons have the same id: {', '.join(sorted(ids))}")
    steps = list(found.guide.steps) if found.guide else []
    named = [step.id for step in steps]
    hold(len(set(named)) == len(named), game, f"two steps of the guide have the same id: {', '.join(sorted(named))}")
    for chapter in found.chapters:
        hold(chapter in chapter_ids(game), game, f"the handbook has no chapter {chapter!r}")
    for lesson in found.all:
        hold(re.fullmatch(r"[a-z0-9-]+", lesson.id), game, f"lesson {lesson.id!r}: an id has only a-z, 0-9 and -")
        hold(lesson.rules, game, f"lesson {lesson.id} names no rule")
    about = {lesson.id: lesson.rules for lesson in found.all} | {f"step {step.id}": step.rules for step in steps}
    for name, listed in about.items():
        odd = [rule for rule in listed if rule not in known]
        hold(not odd, game, f"{name} names {', '.join(odd)}, which is not in the ledger")
    for language in LANGUAGES:
        _texts_have_their_numbers(game, found, language)


def _texts_have_their_numbers(game: Game, found: Lessons, language: str) -> None:
    say = game.say(language)
    said = [texts for lesson in found.all for texts in (lesson.title, lesson.task, lesson.why)]
    said += [answer.say for lesson in found.all for answer in lesson.wrong]
    if found.guide:
        said += [step.say for step in found.guide.steps] + list(found.guide.recap)
        said += [answer.say for step in found.guide.steps for answer in step.answers]
    for texts in said:
        text = spoken(texts, game, language, say)
        hold("{" not in text, game, f"a text of a lesson contains {{: {text}")
        if language == "fr":
            hold(not MISSPACED.search(text), game, f"the punctuation of a French text is not spaced well: {text}")


@promise(every_lesson)
def lessons_can_be_solved(game: Game, lesson: Lesson | None) -> None:
    """Every lesson begins in a position that keeps the invariants and is solved in its number of moves.

    The functions that implement its rules run while its solution is played.
    """
    lesson = _read(game, lesson)
    start = opened(game, lesson)
    travelling(start)
    try:
        invariants(game)(start.position, None)
    except AssertionError as error:
        raise Broken(game.name, f"lesson {lesson.id} begins in a position that cannot occur: {error!r}") from error
    _, ran = play_solution(game, lesson)
    silent = [rule for rule in lesson.rules if rule not in ran]
    hold(not silent, game, f"lesson {lesson.id}: no function of {', '.join(silent)} runs in its solution")


@promise(every_lesson)
def lessons_are_no_lottery(game: Game, lesson: Lesson | None) -> None:
    """Random play solves a lesson at most a third of the time."""
    lesson = _read(game, lesson)
    share = random_tries(game, lesson)
    hold(share <= LUCKY, game, f"lesson {lesson.id}: random play solves it in {share:.0%} of all tries")


@promise(every_lesson)
def wrong_tries_can_happen(game: Game, lesson: Lesson | None) -> None:
    """Each answer to a wrong try is given in some line of play (random tries find it)."""
    lesson = _read(game, lesson)
    open_ = set(range(len(lesson.wrong)))
    shares, dice = shares_for(lesson), random.Random(lesson.id)
    match = opened(game, lesson)
    for _ in range(RUNS * 10):
        if not open_:
            return
        said = _tried(lesson, match, [], dice, shares).said
        open_ -= {place for place, answer in enumerate(lesson.wrong) if answer.say is said}
    never = ", ".join(repr(lesson.wrong[place].when.text) for place in sorted(open_))
    hold(not open_, game, f"lesson {lesson.id}: no random try was answered by {never}")


@promise()
def the_guided_game_is_short_of_words(game: Game) -> None:
    """The coach says at most two sentences at once."""
    guide = lessons(game).guide
    for step in guide.steps if guide else ():
        for texts in (step.say, *(answer.say for answer in step.answers), *((step.other,) if step.other else ())):
            for language, text in texts.items():
                n = len(_SENTENCE.findall(text))
                hold(n <= MOST_SENTENCES, game, f"step {step.id} says {n} sentences in {language}: {text}")


@promise()
def the_guided_game_reaches_every_step(game: Game) -> None:
    """Who follows the suggestions of the guided first game gets to its end and meets every step.

    Its suggestions are possible, its pointers are drawn, and the functions that implement a step's rules run between
    the step before it and the step after it.
    """
    guide = lessons(game).guide
    if guide is None:
        return
    waiting = {step.id: step for step in guide.steps}
    for match, coach in guided_games(game, guide):
        ran = rules_around(game, guide, match, coach)
        hold(match.position.is_over, game, f"the guided game is not over after {LONGEST_GUIDE} plies")
        for ply, said in enumerate(coach.all()):
            for step in said.steps:
                if step.id in waiting:
                    _pointers_are_drawn(game, match, guide, ply, step.id, step.point)
                    silent = [rule for rule in step.rules if rule not in ran[step.id]]
                    hold(not silent, game, f"step {step.id}: no function of {', '.join(silent)} runs around it")
                    del waiting[step.id]
        if not waiting:
            return
    hold(not waiting, game, f"the guided game never shows {', '.join(waiting)}")


def _pointers_are_drawn(game: Game, match: Match, guide: Guide, ply: int, name: str, point: tuple[str, ...]) -> None:
    seen = match.position_at(ply).seen_by(guide.seat)
    for narrow in (False, True):
        scene = game.draw(seen, guide.seat, narrow=narrow)
        drawn = {*scene.spots, *(piece.ref for piece in scene.pieces.values())}  # the page finds things by ref
        odd = [ref for ref in point if ref not in drawn]
        hold(not odd, game, f"step {name} points at {', '.join(odd)}, which is not drawn then; drawn: {sorted(drawn)}")


def concerning_players(game: Game) -> set[str]:
    """Return the rules that the handbook explains in every language, but those that are not for players."""
    texts = [(game.folder / "handbook" / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    explained = set.intersection(*(handbook.explained(text) for text in texts))
    path: Path = game.folder / "handbook" / "not_for_players.toml"
    left_out = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return explained - set(left_out)


def uncovered(game: Game) -> list[str]:
    """Return the rules for players that are not the point of any lesson or guided step."""
    found = lessons(game)
    steps = found.guide.steps if found.guide else ()
    covered = {rule for lesson in found.all for rule in lesson.rules}
    covered |= {rule for step in steps for rule in step.rules}
    return sorted(concerning_players(game) - covered)


@promise()
def lessons_cover_the_rules(game: Game) -> None:
    """Every rule that concerns players is the point of a lesson or a guided step, if `index.toml` says `complete`."""
    if not lessons(game).complete:
        return
    missing = uncovered(game)
    hold(not missing, game, f"no lesson or guided step is about {', '.join(missing)}")
    empty = [chapter for chapter in chapter_ids(game) if chapter not in lessons(game).chapters]
    explained = [chapter for chapter in empty if _has_rules(game, chapter)]
    hold(not explained, game, f"there is no lesson for the chapters {', '.join(explained)}")


@promise(every_language)
def the_handbook_has_pictures(game: Game, language: str) -> None:
    """Every chapter of the handbook has a picture and an overview is on top, if `index.toml` says `pictures`."""
    if not lessons(game).pictures:
        return
    text = (game.folder / "handbook" / f"{language}.md").read_text(encoding="utf-8")
    overview, *parts = re.split(r"^## .+? \{#([a-z-]+).*$", text, flags=re.MULTILINE)
    hold(overview.strip(), game, f"handbook/{language}.md has no overview of a turn before its first chapter")
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        hold(handbook.PICTURE.search(body), game, f"handbook/{language}.md has no picture in the chapter {name}")


def _has_rules(game: Game, chapter: str) -> bool:
    """Tell whether a chapter of the handbook explains a rule that no other chapter explains."""
    text = (game.folder / "handbook" / "en.md").read_text(encoding="utf-8")
    parts = re.split(r"^## .+? \{#([a-z-]+).*$", text, flags=re.MULTILINE)
    told = {name: handbook.explained(body) for name, body in zip(parts[1::2], parts[2::2], strict=True)}
    others = set().union(*(ids for name, ids in told.items() if name != chapter))
    return bool(told.get(chapter, set()) - others)
