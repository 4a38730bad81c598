"""Finding the games: every package in `tablee.games` that has a `GAME`. Adding a game edits no other file."""

import pkgutil
from functools import cache
from importlib import import_module

import tablee.games as folder
from tablee.core.errors import UnknownGame
from tablee.core.game import Game


def names() -> list[str]:
    """Return the names of all games, without importing them."""
    return sorted(module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg)


@cache
def _load(name: str) -> Game:
    found = import_module(f"tablee.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def game(name: str) -> Game:
    """Return the game of that name, or refuse with the list of those there are."""
    if name not in names():
        raise UnknownGame(name, names())
    return _load(name)


def games() -> dict[str, Game]:
    """Return every game by name."""
    return {name: _load(name) for name in names()}
