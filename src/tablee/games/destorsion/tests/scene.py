"""Helpers that set up positions of Déstorsion for tests."""

from collections.abc import Sequence

import tablee
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.log import Step, lines
from tablee.core.names import named
from tablee.core.position import Position
from tablee.core.story import Event, happened
from tablee.games.destorsion.rules import turns

RED, BLUE, GREEN, YELLOW = range(4)
GAME = tablee.game("destorsion")
NAMES = ("Ada", "Bo", "Cléo", "Dan")


def given(
    squares: Sequence[int],
    *,
    laps: Sequence[int] = (),
    lying: Sequence[int] = (),
    master: int = 11,
    active: int = RED,
    dice: str = "",
    **options: str | int,
) -> Position:
    """Return a position at the start of a turn, or after the roll if `dice` are given.

    `laps` lists the seats that have their lap marker, and `lying` those whose dwarf lies.
    """
    position = GAME.start(len(squares), options)
    state = position.state
    for d, square in enumerate(squares):
        state.sq[d] = square
        state.lap[d] = d in laps
        state.lying[d] = d in lying
        state.contender[d] = 0
    state.master = master
    state.starter = state.active = active
    turns.begin_turn(position.box, state)
    if dice:
        if position.to_act != CHANCE:
            position.do(f"roll {len(dice.split())}")
        position.do(f"dice {dice}")
    return position


def can(position: Position, form: str) -> bool:
    """Tell whether an action, given by its written form, is legal."""
    return form in position.choices()


def points(position: Position, d: int) -> int:
    """Return a dwarf's victory points."""
    return turns.vp(position.box, position.state, d)


def next_turn(position: Position) -> Position:
    """Finish the turn, declining effects, until chance rolls the next dice."""
    while position.to_act not in (CHANCE, NOBODY):
        form = next((f for f in position.choices() if f.endswith("none")), position.choices()[0])
        position.do(form)
    return position


def story(position: Position, form: str) -> list[Event]:
    """Return what happens if an action is taken; the position does not change."""
    action, after = position.read(position.to_act, form), position.copy()
    after.play(after.to_act, action)
    return happened(position, position.to_act, action, after, NOBODY)


def sentences(position: Position, form: str, viewer: int = NOBODY, language: str = "en") -> list[str]:
    """Return what a viewer is told if an action is taken."""
    step = Step(0, story(position, form), position.copy().do(form))
    return [named(line.text(GAME.say(language)), NAMES, language) for line in lines(step, viewer)]


def told(position: Position, form: str, viewer: int = NOBODY, language: str = "en") -> str:
    """Return the same as one text."""
    return ". ".join(sentences(position, form, viewer, language))
