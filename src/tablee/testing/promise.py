"""`Promise`, a check that every game must pass, and `Broken`, the error that it raises.

A promise is a function that checks a `Game`. Its docstring is the sentence that the game must fulfil. The promise is
kept if the function returns, and broken if it raises: `Broken`, an assertion error from the game's own tests, or any
error from the game's code. `Promise.keep` turns each of these into a `Broken` that names the game, the line in its
sources, and the moves that lead there.
"""

import inspect
import traceback
from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core import record
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.match import Match

QUICK = 5  # a quick check divides the number of plies by this
LEAST_PLIES = 30
SHOWN_FORMS = 40  # actions shown in a message; `Broken.record` contains all of them


class Case(NamedTuple):
    """One run of a promise: a readable name, and the arguments that the function takes besides the game."""

    id: str
    arguments: Mapping[str, Any]


WHOLE = Case("", {})


# --- the match being checked -----------------------------------------------------------------------------------


class Journey(NamedTuple):
    """The match that is being checked, kept so that a failure can be reproduced."""

    match: Match
    seed: int | None  # seed of the random game; None for a recorded game


_journey: ContextVar[Journey | None] = ContextVar("journey", default=None)


def travelling(match: Match, seed: int | None = None) -> None:
    """Remember the match that is being checked. A `Broken` raised later reports the moves of this match."""
    _journey.set(Journey(match, seed))


# --- a broken promise ------------------------------------------------------------------------------------------


class Broken(AssertionError):
    """A promise that a game does not keep. The text says what is wrong and which moves lead there."""

    def __init__(self, game: str, problem: str, *, promise: str = "", case: str = "", where: str = "") -> None:
        self.game, self.problem, self.promise, self.case, self.where = game, problem, promise, case, where
        self.seed: int | None = None
        self.seats: int | None = None
        self.ply: int | None = None
        self.options: dict[str, str | int] = {}
        self.forms: list[str] = []
        self.record = ""  # the moves that lead there, as a record that `tablee replay` reads
        journey = _journey.get()
        if journey is not None:
            self._came_by(journey)
        super().__init__(problem)

    def _came_by(self, journey: Journey) -> None:
        match = journey.match
        self.seed, self.seats, self.ply, self.options = journey.seed, match.seats, match.ply, match.options
        forms = match.game.forms
        self.forms = [f"@{m.seat} {forms[m.action]}" if m.interjected else forms[m.action] for m in match.moves]
        try:
            self.record = record.write(match)
        except Exception:  # a record needs scores, which may be what is broken; `forms` still lists the moves
            self.record = ""

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.problem}"]
        if self.promise:
            lines[0] = f"{self.game}, {self.promise}{f'[{self.case}]' if self.case else ''}: {self.problem}"
        if self.where:
            lines.append(f"  at {self.where}")
        if self.ply is not None:
            seed = "" if self.seed is None else f", seed {self.seed}"
            options = "".join(f", {name}={value}" for name, value in self.options.items())
            lines.append(f"  with {self.seats} seats{options}{seed}, at ply {self.ply}")
        if self.forms:
            skipped = len(self.forms) - SHOWN_FORMS
            shown = ("… " if skipped > 0 else "") + ", ".join(self.forms[-SHOWN_FORMS:])
            lines.append(f"  after {shown}")
        return "\n".join(lines)


def hold(condition: object, game: Game, problem: str) -> None:
    """Raise `Broken` unless the condition is true."""
    if not condition:
        raise Broken(game.name, problem)


def _place(error: BaseException, folder: Path) -> str:
    """Return the innermost line of the game's own sources in the traceback of an error."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if folder in Path(f.filename).parents]
    if not frames:
        return ""
    last = frames[-1]
    return f"{Path(last.filename).relative_to(folder)}, line {last.lineno}, in {last.name}: {last.line}"


def _said(error: BaseException) -> str:
    """Describe an error from the game's code in one line."""
    if isinstance(error, AssertionError):
        return f"an assertion in its tests fails{f': {error}' if str(error) else ''}"
    if isinstance(error, TableeError):
        return str(error)
    return f"{type(error).__name__}: {error}"


# --- a promise -------------------------------------------------------------------------------------------------


def once(game: Game) -> Iterable[Case]:
    """Run a promise once for the whole game."""
    return [WHOLE]


@dataclass(frozen=True)
class Promise:
    """A sentence about games, and the function that checks whether it is true for a given game."""

    function: Callable[..., None]
    over: Callable[[Game], Iterable[Case]] = once
    plies: int = 0  # number of plies in a random game, passed to the function; smaller in a quick check
    compiled: bool = False  # whether the check needs compiled rules
    slow: bool = False  # whether a quick check leaves this promise out
    theme: str = field(default="", init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "theme", self.function.__module__.rpartition(".")[2])

    @property
    def name(self) -> str:
        """Return the name of the function."""
        return self.function.__name__

    @property
    def sentence(self) -> str:
        """Return what is promised: the first paragraph of the function's docstring."""
        return (inspect.getdoc(self.function) or "").partition("\n\n")[0].replace("\n", " ")

    def cases(self, game: Game) -> list[Case]:
        """Return the runs that check a game: one per seat count, option value, language or record, or just one."""
        return list(self.over(game))

    def keep(self, game: Game, case: Case = WHOLE, *, quick: bool = False) -> None:
        """Run one case. Raise `Broken`, and no other error, if the promise is not kept."""
        arguments = dict(case.arguments)
        if self.plies:
            arguments["plies"] = max(min(self.plies, LEAST_PLIES), self.plies // QUICK) if quick else self.plies
        token = _journey.set(None)
        try:
            self.function(game, **arguments)
        except Broken as broken:
            broken.promise, broken.case = self.name, case.id
            if broken.__cause__ is not None and not broken.where:
                broken.where = _place(broken.__cause__, game.folder)
            raise
        except Exception as error:  # an author's code may raise any error
            where = _place(error, game.folder)
            raise Broken(game.name, _said(error), promise=self.name, case=case.id, where=where) from error
        finally:
            _journey.reset(token)

    def __call__(self, game: Game, *, quick: bool = False) -> None:
        """Run every case; raise `Broken` at the first one that is not kept."""
        for case in self.cases(game):
            self.keep(game, case, quick=quick)


def promise(
    over: Callable[[Game], Iterable[Case]] = once, *, plies: int = 0, compiled: bool = False, slow: bool = False
) -> Callable[[Callable[..., None]], Promise]:
    """Return a decorator that turns a function `(game, **case, plies)` into a `Promise`."""

    def made(function: Callable[..., None]) -> Promise:
        return Promise(function, over, plies, compiled, slow)

    return made
