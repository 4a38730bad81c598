"""Errors that a user can cause. Their messages are shown to the user. This is the class hierarchy:

TableeError
├── UnknownGame          there is no such game
├── BrokenGame           the game exists but cannot be used
├── KernelError          the rules cannot be compiled
├── UnknownLanguage      there is no such language
├── WrongSeatCount       the game does not support this number of players
├── UnknownOption        there is no such table option, or it has no such value
├── OptionsClash         the options cannot be combined
├── BadData              a component file is incomplete or wrong
│   └── BadBox           a box file or house rules cannot be used (with the key and the line)
├── BadLesson            a lesson cannot be read or played
├── IllegalAction        the action is not possible in this position
│   ├── NotYourTurn      another seat or chance is to act, or the game is over
│   └── UnknownAction    the game has no such action
├── MalformedRecord      a game record cannot be read (with the line number)
├── MalformedPosition    a JSON position does not fit the game
└── NothingToUndo        the last action cannot be undone
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.core.bounds import Bound

SHOWN_CHOICES = 12


class TableeError(ValueError):
    """Base class of all errors that a user can cause."""


def one_of(names: Iterable[object]) -> str:
    """Join names by commas for a message. A long list is shortened."""
    words = [str(name) for name in names]
    if len(words) > SHOWN_CHOICES:
        rest = len(words) - SHOWN_CHOICES
        return ", ".join(words[:SHOWN_CHOICES]) + f" and {rest} more"
    return ", ".join(words) if words else "nothing"


def hint(word: str, known: Iterable[str] | None) -> str:
    """Return a suggestion for a mistyped word, or an empty string."""
    close = get_close_matches(word, list(known or ()), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


class UnknownGame(TableeError):
    """There is no such game."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no game called {name!r}.{hint(name, known)} Games: {one_of(known)}.")


class BrokenGame(TableeError):
    """The game exists but cannot be used."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"The game {name!r} cannot be used: {problem.rstrip('.')}.")


class KernelError(TableeError):
    """A rule cannot be compiled. The message names the game, file, line and function."""


class UnknownLanguage(TableeError):
    """There is no such language."""

    def __init__(self, language: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no language {language!r}. Languages: {one_of(known)}.")


class WrongSeatCount(TableeError):
    """The game does not support this number of players."""

    def __init__(self, game: str, seats: object, allowed: Sequence[int]) -> None:
        super().__init__(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {seats}.")


class UnknownOption(TableeError):
    """There is no such table option, or it has no such value. `said` is what the user wrote."""

    def __init__(self, why: str, said: str) -> None:
        super().__init__(why)
        self.said = said

    @classmethod
    def named(cls, game: str, name: str, known: Sequence[str]) -> "UnknownOption":
        """Return the error for an option that does not exist."""
        return cls(f"{game} has no option {name!r}.{hint(name, known)} Options: {one_of(known)}.", name)

    @classmethod
    def value(cls, name: str, value: object, known: Sequence[object]) -> "UnknownOption":
        """Return the error for a value that the option does not have."""
        return cls(f"Option {name!r} cannot be {value!r}. Values: {one_of(known)}.", f"{name} = {value}")


class OptionsClash(TableeError):
    """The options cannot be combined."""


class BadData(TableeError):
    """A component file is incomplete or wrong. `key` names the value that a designer should look at."""

    def __init__(self, why: str, key: str = "") -> None:
        super().__init__(why)
        self.key = key


class BadBox(BadData):
    """A box file or house rules cannot be used.

    `problem` is a word for the kind of mistake, for pages that say it in other languages. `limits` are the allowed
    numbers, if the mistake is about numbers.
    """

    def __init__(self, problem: str, key: str, why: str, limits: "Bound | None" = None, *, line: int = 0) -> None:
        super().__init__(why, key)
        self.problem, self.why, self.limits, self.line, self.file = problem, why, limits, line, ""

    def at_line(self, line: int) -> "BadBox":
        """Return this error with the number of the line in the file."""
        self.line = line
        return self

    def in_file(self, file: str) -> "BadBox":
        """Return this error with the name of the file."""
        self.file = file
        return self

    def __str__(self) -> str:
        places = [self.file] if self.file else []
        places += [f"line {self.line}" if self.file else f"Line {self.line}"] if self.line else []
        return f"{', '.join(places)}: {self.why}" if places else self.why


class BadLesson(TableeError):
    """A lesson cannot be read or played."""


class IllegalAction(TableeError):
    """The action is not possible in this position. Nothing was changed."""

    rules: tuple[str, ...] = ()  # the ids of the rules that forbid the action

    def __init__(self, said: str, legal: Sequence[str], why: str = "", rules: tuple[str, ...] = ()) -> None:
        self.legal, self.rules = list(legal), rules
        reason = f" {why}" if why else ""
        super().__init__(f"{said!r} is not possible now.{reason} Possible: {one_of(legal)}.")


class NotYourTurn(IllegalAction):
    """Another seat or chance is to act, or the game is over."""

    def __init__(self, seat: str, actor: str, why: str = "", rules: tuple[str, ...] = ()) -> None:
        self.legal, self.rules = [], rules
        reason = f" {why}" if why else ""
        TableeError.__init__(self, f"It is not the turn of {seat}: {actor}.{reason}")


class UnknownAction(IllegalAction):
    """The game has no such action."""

    def __init__(self, said: object, game: str, known: Sequence[str] = ()) -> None:
        self.legal = list(known)
        meant = hint(str(said), known)
        shown = f" Possible now: {one_of(known)}." if known else ""
        TableeError.__init__(self, f"{said!r} is not an action of {game}.{meant}{shown}")


class MalformedRecord(TableeError):
    """A game record cannot be read."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {problem}")


class MalformedPosition(TableeError):
    """A JSON position does not fit the game."""


class NothingToUndo(TableeError):
    """The last action cannot be undone."""
