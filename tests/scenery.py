"""A plain scenery for tests, or none, in the place of that of a game."""

from contextlib import contextmanager
from dataclasses import replace

from tablee.core.drawing.scene import Scene, el, element
from tablee.core.drawing.scenery import backdrop
from tablee.core.faces import Scenery
from tablee.core.game import Game


def _name(box, seats, narrow):
    return f"{'narrow' if narrow else 'wide'}-{seats}"


@contextmanager
def sky_behind(game: Game, colour="@#bcd9e6/#20303f"):
    """Give a game a scenery: a sky, and a sun of the same size for every layout."""

    def draw(name):
        layout, _, seats = name.partition("-")
        if layout not in ("wide", "narrow"):
            raise LookupError(name)
        board = game.board.draw(game.start(int(seats or 2)), 0, game.say("en"), narrow=layout == "narrow")
        scene = Scene(board.width, board.height, "")
        sky = el("linearGradient", el("stop", stop_color=colour), id="sky")
        fill = el("rect", width=board.width, height=board.height, fill="url(#sky)")
        sun = element("circle", id="sun", cx=50, cy=50, r=20, fill="@gold")
        scene.background(el("defs", sky, sun), fill, el("use", href="#sun"))
        return scene

    with _instead(game, Scenery(_name, draw)):
        yield


def nothing_behind(game: Game):
    """Take a game's scenery away."""
    return _instead(game, None)


@contextmanager
def _instead(game, scenery):
    usual = game.board
    object.__setattr__(game, "board", replace(usual, scenery=scenery))
    backdrop.cache_clear()
    try:
        yield
    finally:
        object.__setattr__(game, "board", usual)
        backdrop.cache_clear()
