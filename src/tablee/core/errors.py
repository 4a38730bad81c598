"""Errors that a user can cause, as a tree; their texts are shown to that user.

TableeError
├── UnknownGame          no such game
├── BrokenGame           there is such a game, and it cannot be used
├── KernelError          rules that cannot be compiled
├── UnknownLanguage      no such language
├── WrongSeatCount       the game does not support this number of players
├── UnknownOption        no such table option, or no such value of it
├── OptionsClash         options that cannot be combined
├── BadData              a component file that is incomplete or wrong
├── IllegalAction        not possible in this position
│   ├── NotYourTurn      another seat, or chance, or nobody is to act
│   └── UnknownAction    not an action of this game at all
├── MalformedRecord      a game record that cannot be read (has a line number)
├── MalformedPosition    a JSON position that does not fit the game
└── NothingToUndo        the last action cannot be undone
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

SHOWN_CHOICES = 12


class TableeError(ValueError):
    """Root of the tree."""


def one_of(names: Iterable[object]) -> str:
    """Join alternatives for a sentence, shortening a long list."""
    words = [str(name) for name in names]
    if len(words) > SHOWN_CHOICES:
        rest = len(words) - SHOWN_CHOICES
        return ", ".join(words[:SHOWN_CHOICES]) + f" and {rest} more"
    return ", ".join(words) if words else "nothing"


def hint(word: str, known: Iterable[str] | None) -> str:
    """Suggest what a mistyped word may have meant."""
    close = get_close_matches(word, list(known or ()), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


class UnknownGame(TableeError):
    """No such game."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no game called {name!r}.{hint(name, known)} Games: {one_of(known)}.")


class BrokenGame(TableeError):
    """There is such a game, and something is wrong with it."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"The game {name!r} cannot be used: {problem.rstrip('.')}.")


class KernelError(TableeError):
    """A rule that cannot be compiled; the text names game, file, line and function."""


class UnknownLanguage(TableeError):
    """No such language."""

    def __init__(self, language: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no language {language!r}. Languages: {one_of(known)}.")


class WrongSeatCount(TableeError):
    """The game does not support this number of players."""

    def __init__(self, game: str, seats: object, allowed: Sequence[int]) -> None:
        super().__init__(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {seats}.")


class UnknownOption(TableeError):
    """No such table option, or no such value of it; `said` is what was asked for."""

    def __init__(self, why: str, said: str) -> None:
        super().__init__(why)
        self.said = said

    @classmethod
    def named(cls, game: str, name: str, known: Sequence[str]) -> "UnknownOption":
        """The option does not exist."""
        return cls(f"{game} has no option {name!r}.{hint(name, known)} Options: {one_of(known)}.", name)

    @classmethod
    def value(cls, name: str, value: object, known: Sequence[object]) -> "UnknownOption":
        """The option exists, the value does not."""
        return cls(f"Option {name!r} cannot be {value!r}. Values: {one_of(known)}.", f"{name} = {value}")


class OptionsClash(TableeError):
    """Options that cannot be combined."""


class BadData(TableeError):
    """A component file that is incomplete or wrong."""


class IllegalAction(TableeError):
    """Not possible in this position; nothing was changed."""

    def __init__(self, said: str, legal: Sequence[str], why: str = "") -> None:
        self.legal = list(legal)
        reason = f" {why}" if why else ""
        super().__init__(f"{said!r} is not possible now.{reason} Possible: {one_of(legal)}.")


class NotYourTurn(IllegalAction):
    """Another seat, or chance, or nobody is to act."""

    def __init__(self, seat: str, actor: str, why: str = "") -> None:
        self.legal = []
        reason = f" {why}" if why else ""
        TableeError.__init__(self, f"It is not for {seat} to act: {actor}.{reason}")


class UnknownAction(IllegalAction):
    """Not an action of this game at all."""

    def __init__(self, said: object, game: str, known: Sequence[str] = ()) -> None:
        self.legal = list(known)
        meant = hint(str(said), known)
        shown = f" Possible now: {one_of(known)}." if known else ""
        TableeError.__init__(self, f"{said!r} is not an action of {game}.{meant}{shown}")


class MalformedRecord(TableeError):
    """A game record that cannot be read."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {problem}")


class MalformedPosition(TableeError):
    """A JSON position that does not fit the game."""


class NothingToUndo(TableeError):
    """The last action cannot be undone."""
