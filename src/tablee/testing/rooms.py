"""Find what a game's author wrote for its tests: invariants, recorded games, and positions to draw.

The modules are imported as part of the game's own package, so that their relative imports work.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tablee.core import record
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.testing.promise import Broken, Case, travelling

Check = Callable[[Position, Position | None], None]


@cache
def package_of(game: Game) -> str:
    """Return the name of the package that a game's folder is imported as."""
    parts = game.kernel[0].__name__.split(".")
    for n in range(len(parts), 0, -1):
        name = ".".join(parts[:n])
        module = sys.modules.get(name)
        if module is not None and Path(module.__file__ or "").parent == game.folder:
            if Path(module.__file__ or "").name == "__init__.py":
                return name
    raise Broken(game.name, f"its kernel {game.kernel[0].__name__} is not part of a package in {game.folder}")


def own_module(game: Game, name: str, wanted: str) -> ModuleType:
    """Import `tests/<name>.py` of a game. If it is missing, the error says what to write in it: `wanted`."""
    path = game.folder / "tests" / f"{name}.py"
    if not path.exists():
        raise Broken(game.name, f"there is no tests/{name}.py: {wanted}")
    return import_module(f"{package_of(game)}.tests.{name}")


def invariants(game: Game) -> Check:
    """Return the function `check(position, before)` from the game's `tests/invariants.py`."""
    wanted = "write a function `check(position, before)` that asserts what holds in every position"
    found: Check | None = vars(own_module(game, "invariants", wanted)).get("check")
    if found is None:
        raise Broken(game.name, f"tests/invariants.py has no `check`: {wanted}")
    return found


def record_files(game: Game) -> list[Path]:
    """Return the files of the recorded games; there may be none."""
    return sorted((game.folder / "tests" / "records").glob("*.game"))


def records(game: Game) -> list[Path]:
    """Return the files of the recorded games. Raise `Broken` if there are none."""
    found = record_files(game)
    if not found:
        wanted = "play one with `tablee play GAME --save FILE`, and say in a comment (#) what it shows"
        raise Broken(game.name, f"there is no recorded game in tests/records: {wanted}")
    return found


def every_record(game: Game) -> Iterator[Case]:
    """Run a promise on each recorded game. If there are none, run it once, so that it reports that they are missing."""
    found = record_files(game)
    for path in found:
        yield Case(path.stem, {"path": path})
    if not found:
        yield Case("", {"path": None})


@cache
def _replayed(path: Path, changed: float) -> Match:
    return record.replay(path.read_text(encoding="utf-8"))


def replayed(game: Game, path: Path | None) -> Match:
    """Replay a recorded game and return the match. Raise `Broken` if the record does not replay."""
    if path is None:
        records(game)
    assert path is not None
    try:
        match = _replayed(path, path.stat().st_mtime)
    except TableeError as error:
        raise Broken(game.name, f"tests/records/{path.name} does not replay. {error}") from error
    if match.game.name != game.name:
        raise Broken(game.name, f"tests/records/{path.name} is a record of {match.game.name}")
    travelling(match)
    return match


def moments(game: Game) -> Mapping[str, Position]:
    """Return positions for phases that no recorded game reaches, by the name of the phase; there may be none."""
    if not (game.folder / "tests" / "moments.py").exists():
        return {}
    found: Mapping[str, Position] = own_module(game, "moments", "").moments()
    return found


def passing_phases(game: Game) -> frozenset[str]:
    """Return the phases in which no seat ever decides, listed in `PASSING` of the game's `tests/moments.py`."""
    if not (game.folder / "tests" / "moments.py").exists():
        return frozenset()
    return frozenset(vars(own_module(game, "moments", "")).get("PASSING", ()))
