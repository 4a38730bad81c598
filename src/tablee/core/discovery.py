"""Finds the games in three places: this package, installed packages, and folders named by `TABLEE_GAMES`.

- `tablee/games/<name>/`: the games that come with Tablée;
- the entry-point group `tablee.games` of installed packages: an entry `name = "package.module"` names a game's package;
- the folders in `TABLEE_GAMES` (separated as in PATH; the command line's `--games` adds to it): a game's own folder, or
  a folder of games. These games are imported as `tablee_games.<name>` and must use relative imports.

A game that cannot be imported, or has no valid `GAME`, is skipped, so that the other games still work. `broken()` gives
the reasons. If two games have the same name, the first one is used, in the order above.
"""

import os
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

import tablee.games as own
from tablee.core.errors import BrokenGame, TableeError, UnknownGame
from tablee.core.game import Game
from tablee.core.variants import named

VARIABLE = "TABLEE_GAMES"
GROUP = "tablee.games"
OUTSIDE = "tablee_games"  # games from the folders in `TABLEE_GAMES` are imported as parts of this package


def _in_folder(folder: Path) -> list[Path]:
    """Return this folder if it is the folder of a game, otherwise the folders of games inside it."""
    if (folder / "__init__.py").exists() and (folder / "data.toml").exists():
        return [folder]
    return sorted(p.parent for p in folder.glob("*/__init__.py") if (p.parent / "data.toml").exists())


def _own() -> Iterator[tuple[str, Callable[[], Any]]]:
    for folder in sorted(Path(own.__file__).parent.iterdir()):
        if (folder / "__init__.py").exists():
            yield folder.name, partial(_game_in, f"{own.__name__}.{folder.name}")


def _installed() -> Iterator[tuple[str, Callable[[], Any]]]:
    for point in entry_points(group=GROUP):
        yield point.name, partial(_game_in, point.value)


def _outside() -> Iterator[tuple[str, Callable[[], Any]]]:
    for word in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        for folder in _in_folder(Path(word).expanduser().resolve()):
            yield folder.name, partial(_game_outside, folder)


def _game_in(module: str) -> Any:
    return vars(import_module(module)).get("GAME")


def _game_outside(folder: Path) -> Any:
    parent = sys.modules.get(OUTSIDE)
    if parent is None:
        parent = sys.modules[OUTSIDE] = ModuleType(OUTSIDE, "Games in folders named by TABLEE_GAMES.")
        parent.__path__ = []
    if str(folder.parent) not in parent.__path__:
        parent.__path__.append(str(folder.parent))
    return _game_in(f"{OUTSIDE}.{folder.name}")


def _sound(name: str, load: Callable[[], Any]) -> Game | str:
    """Return a loaded game, or a text that says what is wrong with it."""
    try:
        found = load()
        if found is None:
            return "its package has no GAME"
        if not isinstance(found, Game):
            return f"GAME is a {type(found).__name__}, not a tablee.core.game.Game"
        if found.name != name:
            return f"it is registered as {name!r}, but its folder is called {found.name!r}"
        found.options, found.about, found.box(), named(found)
    except TableeError as error:
        return str(error)
    except Exception as error:  # importing an author's module can raise anything
        return f"{type(error).__name__}: {error}"
    return found


@cache
def _places(variable: str) -> dict[str, Callable[[], Any]]:
    """Return, for each game's name, a function that loads it. Cached for each value of the environment variable."""
    found: dict[str, Callable[[], Any]] = {}
    for source in (_own, _installed, _outside):
        for name, load in source():
            found.setdefault(name, load)
    return dict(sorted(found.items()))


@cache
def _loaded(name: str, variable: str) -> Game | str:
    return _sound(name, _places(variable)[name])


def _all() -> dict[str, Game | str]:
    variable = os.environ.get(VARIABLE, "")
    return {name: _loaded(name, variable) for name in _places(variable)}


def games() -> dict[str, Game]:
    """Return every game by name."""
    return {name: found for name, found in _all().items() if isinstance(found, Game)}


def broken() -> dict[str, str]:
    """Return the names of the games that were skipped, with the reasons."""
    return {name: found for name, found in _all().items() if isinstance(found, str)}


def names() -> list[str]:
    """Return the names of all games."""
    return list(games())


def game(name: str) -> Game:
    """Return the game with this name, without loading others. Raises `UnknownGame` or `BrokenGame`."""
    variable = os.environ.get(VARIABLE, "")
    if name not in _places(variable):
        raise UnknownGame(name, names())
    found = _loaded(name, variable)
    if isinstance(found, str):
        raise BrokenGame(name, found)
    return found


def add_folder(folder: Path) -> None:
    """Look for games in this folder too, in this process and in all processes that it starts."""
    if not _in_folder(folder.expanduser().resolve()):
        raise TableeError(f"There is no game in {folder}. A game's folder contains __init__.py and data.toml.")
    known = [word for word in os.environ.get(VARIABLE, "").split(os.pathsep) if word]
    os.environ[VARIABLE] = os.pathsep.join([*known, str(folder.expanduser().resolve())])
