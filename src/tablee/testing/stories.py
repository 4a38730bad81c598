"""Promises about stories: every change is told, and nothing else is."""

import random
from collections.abc import Iterator
from pathlib import Path

from tablee.core.contract import NOBODY
from tablee.core.game import Game
from tablee.core.log import Step, turns
from tablee.core.match import Match, Move
from tablee.core.names import FIRST_MARK, mark
from tablee.core.position import Position
from tablee.core.story import SOUNDS, TURN, Change, Event, Fact, differences, happened, happened_as_seen, value_of
from tablee.core.texts import LANGUAGES
from tablee.testing.ledger import rules
from tablee.testing.promise import Broken, Case, hold, promise, travelling
from tablee.testing.rooms import every_record, replayed
from tablee.testing.walks import (
    Options,
    every_option,
    every_seat_count,
    option_settings,
    random_match,
    seats_for,
)
from tablee.testing.words import speaker

GAMES = 36  # random games over all seat counts and option values together, but at least one for each
LOOKALIKES = 5  # other actions per ply whose stories are compared
FEWEST_WORDS = 3  # in the reason why a field is no fact
MOST_BOOKKEEPING = 0.75  # the largest share of a state's fields that may be no facts
LAST_MARK = FIRST_MARK + 0xFF


# --- cases -----------------------------------------------------------------------------------------------------


def every_setting(game: Game) -> Iterator[Case]:
    """Run a promise with each number of players and with each option value."""
    for case in every_seat_count(game):
        yield Case(case.id, {"setting": {}, **case.arguments})
    for case in every_option(game):
        yield Case(case.id, {"seats": seats_for(game, case.arguments["setting"]), **case.arguments})


# --- what is told ----------------------------------------------------------------------------------------------


class Ply:
    """One action of a random game, with the true positions and with what each viewer sees."""

    def __init__(self, match: Match, earlier: "Ply | None") -> None:
        self.move: Move = match.moves[-1]
        self.number = match.ply - 1
        self.before, self.after = match.before(self.number), match.position
        self._was: dict[int, Position] = earlier._now if earlier else {}
        self._now: dict[int, Position] = {}

    def seen(self, viewer: int) -> tuple[Position, Position]:
        """Return what a viewer sees before and after the action. A position is hidden once for each viewer."""
        if viewer not in self._was:
            self._was[viewer] = self.before.seen_by(viewer)
        if viewer not in self._now:
            self._now[viewer] = self.after.seen_by(viewer)
        return self._was[viewer], self._now[viewer]

    def story(self, viewer: int) -> list[Event]:
        """Return the story of the action as a viewer knows it."""
        before, after = self.seen(viewer)
        return happened_as_seen(before, self.move.seat, self.move.action, after, viewer)


def plies_of(
    game: Game, seats: int, seed: int, setting: Options, plies: int, *, compiled: bool = False
) -> Iterator[Ply]:
    """Yield the actions of a random game."""
    ply = None
    for match in random_match(game, seats, seed, setting, plies=plies, compiled=compiled):
        if match.ply:
            ply = Ply(match, ply)
            yield ply


def viewers(game: Game, seats: int) -> tuple[int, ...]:
    """Return everybody who may see a different story: all seats and a spectator if anything is hidden."""
    return (*range(seats), NOBODY) if game.hides else (NOBODY,)


def whom(viewer: int) -> str:
    """Name a viewer in a message."""
    return "a spectator" if viewer == NOBODY else f"seat {viewer}"


def account_for(game: Game, ply: Ply, viewer: int) -> None:
    """Raise `Broken` unless the events of an action change exactly the facts that the action changed."""
    before, after = ply.seen(viewer)
    form = game.forms[ply.move.action]
    now: dict[Fact, int] = {}
    for event in ply.story(viewer):
        for change in event.changes:
            current = now.get(change.fact, _value(game, before, event, change))
            hold(
                change.was == current != change.now,
                game,
                f"after {form!r} the event {event.kind!r} claims, to {whom(viewer)}, that {_name(change.fact)} goes "
                f"from {change.was} to {change.now}, but it was {current}",
            )
            now[change.fact] = change.now
    wanted = differences(before, after)
    silent = [f"{_name(f)} ({was} to {end})" for f, (was, end) in wanted.items() if now.get(f, was) != end]
    hold(not silent, game, f"after {form!r} no event tells {whom(viewer)} of {', '.join(silent[:6])}")
    wrong = [
        f"{_name(f)} is {value_of(after, f)}" for f, end in now.items() if f not in wanted and end != value_of(after, f)
    ]
    hold(not wrong, game, f"after {form!r} the events end with other facts than the position: {', '.join(wrong[:6])}")


def _value(game: Game, before: Position, event: Event, change: Change) -> int:
    try:
        found = value_of(before, change.fact)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise Broken(game.name, f"the event {event.kind!r} names {change.fact}, which is no fact") from error
    field = change.fact[0]
    hold(field not in game.story.bookkeeping, game, f"the event {event.kind!r} names {field!r}, which is bookkeeping")
    return found


def _name(fact: Fact) -> str:
    """Return a fact as it would be written in code: `sq[2]`."""
    return f"{fact[0]}" + "".join(f"[{part}]" for part in fact[1:])


@promise(every_setting, plies=400)
def every_change_is_told(game: Game, seats: int, setting: Options, plies: int) -> None:
    """The events of every action change exactly the facts that the action changes, in every viewer's eyes."""
    for seed in range(max(1, GAMES // len(list(every_setting(game))))):
        for ply in plies_of(game, seats, seed, setting, plies):
            for viewer in viewers(game, seats):
                account_for(game, ply, viewer)


@promise(every_record)
def recorded_games_are_told(game: Game, path: Path | None) -> None:
    """In recorded games, which show what is rare, the events change exactly the facts that the actions change."""
    played = replayed(game, path)
    match, ply = Match(game, played.seats, played.options), None
    travelling(match)
    for move in played.moves:
        match.play(move.seat, move.action)
        ply = Ply(match, ply)
        for viewer in viewers(game, match.seats):
            account_for(game, ply, viewer)


def many_games_are_told(game: Game, games: int) -> None:
    """Play whole random games, over all seat counts and option values, and check that every change is told.

    This is no promise, because hundreds of games take minutes. It uses the compiled rules.
    """
    cases = [case.arguments for case in every_setting(game)]
    for seed in range(games if cases else 0):
        case = cases[seed % len(cases)]
        for ply in plies_of(game, case["seats"], 1000 + seed, case["setting"], game.ply_limit, compiled=True):
            for viewer in viewers(game, case["seats"]):
                account_for(game, ply, viewer)


@promise(every_setting, plies=120)
def a_story_depends_on_what_is_seen(game: Game, seats: int, setting: Options, plies: int) -> None:
    """Two actions, or two hidden worlds, that look the same to a viewer have the same story for that viewer."""
    for ply in plies_of(game, seats, 17, setting, plies):
        for viewer in viewers(game, seats):
            told: dict[bytes, list[Event]] = {bytes(ply.after.seen_by(viewer)): ply.story(viewer)}
            for before, action in _lookalikes(game, ply, viewer):
                after = before.copy()
                after.engine.act(after.boxes, after.states, 0, action)
                events = happened(before, ply.move.seat, action, after, viewer)
                known = told.setdefault(bytes(after.seen_by(viewer)), events)
                hold(
                    known == events,
                    game,
                    f"{game.forms[ply.move.action]!r} and {game.forms[action]!r} look the same to {whom(viewer)}, but "
                    f"the stories differ: {[e.kind for e in known]} and {[e.kind for e in events]}, or their details",
                )


def _lookalikes(game: Game, ply: Ply, viewer: int) -> Iterator[tuple[Position, int]]:
    """Yield positions that look like the one before an action, and actions that could have been taken there."""
    yield ply.before, ply.move.action
    if not game.hides:
        return
    if ply.move.seat != viewer and not ply.move.interjected:
        actions = ply.before.legal()
        chosen = random.Random(ply.number).sample(actions, min(LOOKALIKES, len(actions)))
        yield from ((ply.before, action) for action in chosen)
    world = ply.before.redealt(viewer, ply.number)
    if world.to_act == ply.before.to_act and ply.move.action in world.allowed(ply.move.seat):
        yield world, ply.move.action


# --- how it is told --------------------------------------------------------------------------------------------


@promise(plies=200)
def stories_can_be_said(game: Game, plies: int) -> None:
    """Every event can be told to everybody, in every language. Sentences name seats by marks, and the reader "you"."""
    speakers = [speaker(game, language) for language in LANGUAGES]
    for setting in ({}, *option_settings(game)):
        seats = seats_for(game, setting)
        for ply in plies_of(game, seats, 23, setting, plies):
            for viewer in {*viewers(game, seats), ply.number % seats}:
                step = Step(ply.number, ply.story(viewer), ply.seen(viewer)[1])
                for turn in turns([step], viewer):
                    for line in turn.lines:
                        for say in speakers:
                            _sound(game, line.event, line.text(say), seats, viewer)
                    if turn.summary is not None:
                        for say in speakers:
                            _sound(game, None, turn.summary(say), seats, viewer)


def _sound(game: Game, event: Event | None, text: str, seats: int, viewer: int) -> None:
    """Raise `Broken` if a sentence is empty, names an unknown seat, or names its reader."""
    of = f"the sentence of {event.kind!r}" if event else "a summary"
    hold(text.strip(), game, f"{of} is empty")
    hold(text == " ".join(text.split(" ")) and "  " not in text, game, f"{of} has superfluous spaces: {text!r}")
    odd = [c for c in text if FIRST_MARK + seats <= ord(c) <= LAST_MARK]
    hold(not odd, game, f"{of} names a seat that nobody sits on: {text!r}")
    hold(viewer < 0 or mark(viewer) not in text, game, f'{of} names its reader instead of saying "you": {text!r}')


@promise(plies=260)
def events_name_rules_and_drawn_things(game: Game, plies: int) -> None:
    """Events name rules of the ledger, seats of the table, and places and pieces that the board draws."""
    known = set(rules(game))
    for setting in ({}, *option_settings(game)):
        seats = seats_for(game, setting)
        for ply in plies_of(game, seats, 29, setting, plies):
            drawn: set[str] = set()
            for event in ply.story(NOBODY):
                odd = sorted(set(event.why) - known)
                hold(not odd, game, f"the event {event.kind!r} names {', '.join(odd)}, which is not in the ledger")
                for seat in (event.who, event.whom):
                    hold(NOBODY <= seat < seats, game, f"the event {event.kind!r} names seat {seat}")
                hold(event.kind != TURN or event.who >= 0, game, "an event begins a turn of nobody")
                hold(event.who >= 0 or not event.forced, game, f"the event {event.kind!r} forces nobody")
                refs = {event.start, event.end} - {""}
                if refs and not drawn:
                    drawn = _refs(ply.before) | _refs(ply.after)
                lost = sorted(refs - drawn)
                hold(not lost, game, f"the event {event.kind!r} points at {', '.join(lost)}, which is not drawn")


def _refs(position: Position) -> set[str]:
    return position.game.draw(position.seen_by(NOBODY), NOBODY).refs()


@promise(plies=260)
def what_is_seen_to_happen_is_told(game: Game, plies: int) -> None:
    """Whenever a piece on the board moves, appears or vanishes, or points change, the story has an event."""
    for seed in (37, 38):
        seats = game.seats[-1]
        for ply in plies_of(game, seats, seed, {}, plies):
            if ply.story(NOBODY):
                continue
            form = game.forms[ply.move.action]
            points = ply.before.scores(), ply.after.scores()
            hold(
                points[0] == points[1], game, f"{form!r} changes the points from {points[0]} to {points[1]} in silence"
            )
            was, now = (_pieces(position) for position in (ply.before, ply.after))
            moved = sorted(id_ for id_ in was.keys() | now.keys() if was.get(id_) != now.get(id_))
            hold(not moved, game, f"{form!r} is seen to change {', '.join(moved[:6])}, but no event tells of it")


def _pieces(position: Position) -> dict[str, tuple[float, float, float]]:
    """Return where the board draws each piece for a spectator."""
    found: dict[str, tuple[float, float, float]] = position.game.draw(position.seen_by(NOBODY), NOBODY).structure()[
        "pieces"
    ]
    return found


@promise()
def bookkeeping_is_explained(game: Game) -> None:
    """`Story.bookkeeping` lists fields of the state that are no facts, each with a reason, and not most of them."""
    fields, listed = game.state_dtype.names or (), game.story.bookkeeping
    odd = sorted(set(listed) - set(fields))
    hold(not odd, game, f"`Story.bookkeeping` lists {', '.join(odd)}, which the state does not have")
    bare = sorted(name for name, reason in listed.items() if len(reason.split()) < FEWEST_WORDS)
    hold(not bare, game, f"`Story.bookkeeping` gives no reason for {', '.join(bare)}")
    most = len(fields) * MOST_BOOKKEEPING
    hold(
        len(listed) <= most, game, f"`Story.bookkeeping` lists {len(listed)} of {len(fields)} fields, which is too many"
    )


@promise(plies=400)
def sounds_are_known_and_heard(game: Game, plies: int) -> None:
    """`Story.sounds` names sounds that exist, and every big event makes one.

    The end of a game has a sound of its own.
    """
    sounds = game.story.sounds
    odd = sorted(set(sounds.values()) - set(SOUNDS))
    hold(not odd, game, f"`Story.sounds` names {', '.join(odd)}; the sounds are {', '.join(SOUNDS)}")
    for seed in (41, 42):
        for ply in plies_of(game, game.seats[-1], seed, {}, plies):
            over = ply.after.is_over
            mute = [event.kind for event in ply.story(NOBODY) if event.big and not over and not game.story.sound(event)]
            hold(not mute, game, f"the big event {', '.join(mute)} makes no sound; give it one in `Story.sounds`")
