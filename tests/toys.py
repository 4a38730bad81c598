"""Tiny games for tests of the search. Each has one decision whose best choice is known."""

from pathlib import Path
from types import ModuleType

import numpy as np

from tablee.core.actions import Actions, Part
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board, Components, SearchSettings, Words
from tablee.core.fields import struct
from tablee.core.game import Game
from tablee.core.rng import below
from tablee.core.story import Story
from tablee.core.texts import message


def toy(state, **rules) -> Game:
    """Return a minimal game for two players, with the given state and rules. It is played uncompiled."""
    module = ModuleType("toy")

    def setup(box, state, seats):
        state.seats = seats

    def score(box, state, out):
        out[:2] = (state.won, 1 - state.won)

    def rank(box, state, out):
        out[:2] = (2 - state.won, 1 + state.won)

    def value(box, state, out):
        out[:2] = 0.5

    for name, function in {"setup": setup, "score": score, "rank": rank, "value": value, **rules}.items():
        setattr(module, name, function)
    actions = Actions(__name__)
    actions.block("action", Part("number", range(8)))
    silent = Words(*[lambda *_: message("nothing")] * 4)
    game = Game(
        folder=Path("toy"),
        title="Toy",
        seats=(2,),
        rules_version=1,
        components=Components(struct(("none", np.int8, 0, "")), state, lambda box, data: None),
        actions=actions,
        kernel=(module,),
        search=SearchSettings(1),
        board=Board(lambda *_, **__: Scene(1, 1, ""), lambda *_: ()),
        words=silent,
        story=Story(lambda before, action, after: []),
        ply_limit=10,
    )
    game.__dict__["options"] = game.__dict__["data"] = {}
    return game


def riddle() -> Game:
    """Seat 0 either guesses a hidden card and wins if it is right, or rolls a die and wins three times in four."""
    state = struct(
        ("seats", np.int8, 0, "always 2"),
        ("phase", np.int8, 0, "0 chance deals, 1 guess, 2 die, 3 over"),
        ("card", np.int8, 0, "1 or 2, hidden from seat 0"),
        ("won", np.int8, 0, "1 if seat 0 won"),
    )

    def to_act(box, state):
        return (CHANCE, 0, CHANCE, NOBODY)[state.phase]

    def legal(box, state, out):
        out[:3] = (0, 1, 2)
        return 3

    def chance(box, state, out, weight):
        out[:2], weight[:2] = ((3, 4), (1, 1)) if state.phase == 0 else ((5, 6), (1, 3))
        return 2

    def apply(box, state, action):
        if action in (3, 4):
            state.card, state.phase = action - 2, 1
        elif action == 2:
            state.phase = 2
        else:
            state.won, state.phase = (action == 6) if action > 4 else (action + 1 == state.card), 3

    def hide(box, state, seat):
        if state.phase == 1 and seat != 1:
            state.card = 0

    def deal(box, state, seat, rng):
        if state.phase == 1 and seat != 1:
            state.card = 1 + below(rng, 2)

    return toy(state, to_act=to_act, legal=legal, chance=chance, apply=apply, hide=hide, deal=deal)


def doors() -> Game:
    """Seat 0 either rolls a die and wins 19 times in 20, or opens one of three doors: one wins, the other two lose."""
    state = struct(
        ("seats", np.int8, 0, "always 2"),
        ("phase", np.int8, 0, "0 die or doors, 1 which door, 2 die, 3 over"),
        ("won", np.int8, 0, "1 if seat 0 won"),
    )

    def to_act(box, state):
        return (0, 0, CHANCE, NOBODY)[state.phase]

    def legal(box, state, out):
        out[:3] = (0, 1, 0) if state.phase == 0 else (2, 3, 4)
        return 2 + state.phase

    def chance(box, state, out, weight):
        out[:2], weight[:2] = (5, 6), (1, 19)
        return 2

    def apply(box, state, action):
        state.won = action in (4, 6)
        state.phase = 2 - action if action < 2 else 3

    return toy(state, to_act=to_act, legal=legal, chance=chance, apply=apply)


def stalling() -> Game:
    """Seat 0 either wins at once or waits. If it waits, seat 1 decides who wins; `value` says that seat 0 will."""
    state = struct(
        ("seats", np.int8, 0, "always 2"),
        ("phase", np.int8, 0, "0 win or wait, 1 seat 1 decides, 2 over"),
        ("won", np.int8, 0, "1 if seat 0 won"),
    )

    def to_act(box, state):
        return (0, 1, NOBODY)[state.phase]

    def legal(box, state, out):
        out[:2] = (0, 1) if state.phase == 0 else (2, 3)
        return 2

    def apply(box, state, action):
        state.won, state.phase = action == 1, 1 if action == 0 else 2

    def value(box, state, out):
        out[:2] = (1, 0)

    return toy(state, to_act=to_act, legal=legal, apply=apply, value=value)


def nodding() -> Game:
    """Seat 0 may force seat 1 to nod first. Then seat 1 decides who wins; `value` expects it to choose itself."""
    state = struct(
        ("seats", np.int8, 0, "always 2"),
        ("phase", np.int8, 0, "0 ask or not, 1 seat 1 nods, 2 seat 1 decides, 3 over"),
        ("nodded", np.int8, 0, "1 if seat 1 nodded, which lowers the value for seat 0"),
        ("won", np.int8, 0, "1 if seat 0 won"),
    )

    def to_act(box, state):
        return (0, 1, 1, NOBODY)[state.phase]

    def legal(box, state, out):
        out[:2] = ((0, 1), (2, 2), (3, 4))[state.phase]
        return 1 if state.phase == 1 else 2

    def apply(box, state, action):
        state.phase = (1, 2, 2, 3, 3)[action]
        state.nodded, state.won = action == 2, action == 3

    def value(box, state, out):
        out[:2] = (0.1, 0.9) if state.nodded else (0.2, 0.8)

    return toy(state, to_act=to_act, legal=legal, apply=apply, value=value)
