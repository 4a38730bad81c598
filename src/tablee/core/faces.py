"""What a game shows of itself besides its rules, typed: components, board, words, search settings.

Each face is a dataclass of functions and numbers. What a game must give has no default; what it may give has one, so
that nothing else in the code ever asks whether a module happens to define a name. mypy finds what is missing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from tablee.core.drawing.scene import Scene
    from tablee.core.position import Position
    from tablee.core.texts import Message, Say

Colours = Sequence[tuple[str, str]]  # per seat: fill and ink
Table = Sequence[tuple["Message", list[int]]]  # rows of a result: a label, and a number per seat
SEAT_COLOURS: Colours = tuple((f"@seat{seat}", "@on-seat") for seat in range(5))


# --- defaults --------------------------------------------------------------------------------------------------


def any_options(options: Mapping[str, str | int], seats: int) -> str:
    """Accept any combination of options."""
    return ""


def first_word(piece: str) -> str:
    """Return the part of a piece's id before its first hyphen: `pawn-3` is a pawn."""
    return piece.partition("-")[0]


def text_fields(seen: "Position", seat: int) -> str:
    """List the fields of a position: a board for the terminal that any game has."""
    return "\n".join(f"{name}: {value}" for name, value in seen.to_json().items())


def nothing_more(position: "Position", seat: int, action: int) -> "Message | None":
    """Whose turn it is explains everything."""
    return None


def never(position: "Position", action: int) -> bool:
    """No action has this property."""
    return False


def no_rows(position: "Position") -> Table:
    """Give no further breakdown of the result."""
    return []


def no_rematch(position: "Position") -> "Message | None":
    """Leave every tie as it is."""
    return None


def first_legal(position: "Position") -> int:
    """Answer with the first legal action."""
    return position.legal()[0]


# --- the faces -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Components:
    """The two records of a game and how the box is filled; lives in `box.py`."""

    box: np.dtype[Any]
    state: np.dtype[Any]  # must have the integer fields `seats`, `phase` and `ending`
    fill: Callable[[Any, Mapping[str, Any]], None]  # (box record, data of `data.toml`)
    enum_fields: Mapping[str, type[IntEnum]] = field(default_factory=dict)  # state fields shown by name
    check_options: Callable[[Mapping[str, str | int], int], str] = any_options  # (options, seats): a refusal, or ""


class Draw(Protocol):
    """Draws an observation."""

    def __call__(self, position: "Position", seat: int, say: "Say", *, narrow: bool = False) -> "Scene":
        """Return the scene that a seat sees; `narrow` is for a phone held upright."""


@dataclass(frozen=True)
class Board:
    """How a position is drawn and clicked; lives in `board/`."""

    draw: Draw
    path: Callable[["Position", int], Sequence[str]]  # the drawn things to click for an action, in order
    seat_colours: Colours = SEAT_COLOURS
    family: Callable[[str], str] = first_word  # what a piece is on the table, from its id
    text: Callable[["Position", int], str] = text_fields  # the board for a terminal


class Told(Protocol):
    """Says what happened."""

    def __call__(self, before: "Position", action: int, viewer: int = ...) -> "Message | None":
        """Return the log line of an action taken in `before`, or None if the viewer may know nothing of it."""


@dataclass(frozen=True)
class Words:
    """What a game says; lives in `words.py`. Sentences are in `texts/`."""

    label: Callable[["Position", int], "Message"]  # what an action would do
    told: Told
    prompt: Callable[["Position", int], "Message"]  # (position, viewer): who must do what
    why: Callable[["Position", int, int], "Message"]  # (position, seat, action): why it is illegal
    out_of_turn: Callable[["Position", int, int], "Message | None"] = nothing_more  # why another seat decides this
    ruinous: Callable[["Position", int], bool] = never  # an action to be confirmed even by experts
    sources: Callable[["Position"], Table] = no_rows  # final points by source
    tie_breaks: Callable[["Position"], Table] = no_rows  # what broke a tie
    rematch: Callable[["Position"], "Message | None"] = no_rematch  # after the end: why another game is to be offered


@dataclass(frozen=True)
class SearchSettings:
    """How the search plays a game; lives in `bot.py`."""

    n_features: int  # numbers written by `features`
    playout: int = 30  # decisions played out before `value` is asked
    exploration: float = 0.3  # weight of the confidence bound
    iteration_cap: int | None = None  # a budget in milliseconds ends here: beyond it the game is played no better
    endgame_points_share: float = 0.05  # how much of a result goes by points when endgames are proved
