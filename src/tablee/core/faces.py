"""What a game provides besides its rules, called its faces: components, board, words and search settings.

Each face is a dataclass of functions and numbers. Required fields have no default, optional ones do. So no other code
has to check whether a game defines something, and mypy reports what is missing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from tablee.core.drawing.scene import Scene
    from tablee.core.frozen import Frozen
    from tablee.core.position import Position
    from tablee.core.story import Event
    from tablee.core.texts import Message, Say

Colours = Sequence[tuple[str, str]]  # for each seat: the fill colour and the text colour
Table = Sequence[tuple["Message", list[int]]]  # rows that explain a result: a label, and a number for each seat
SEAT_COLOURS: Colours = tuple((f"@seat{seat}", "@on-seat") for seat in range(5))


# --- defaults --------------------------------------------------------------------------------------------------


def any_options(options: Mapping[str, str | int], seats: int) -> str:
    """Accept any combination of options."""
    return ""


def first_word(piece: str) -> str:
    """Return the part of a piece's id before its first hyphen: `pawn-3` is a pawn."""
    return piece.partition("-")[0]


def text_fields(seen: "Position", seat: int) -> str:
    """Return the fields of a position as text. This is the default board for the terminal."""
    return "\n".join(f"{name}: {value}" for name, value in seen.to_json().items())


def nothing_more(position: "Position", seat: int, action: int) -> "Message | None":
    """Add nothing to the message that says whose turn it is."""
    return None


def no_stakes(position: "Position", viewer: int) -> "Message | None":
    """Say nothing about what depends on the question."""
    return None


def no_more(position: "Position", action: int) -> "Message | None":
    """Say no more about a choice than its label."""
    return None


def not_brief(seen: "Position", event: "Event", viewer: int) -> "Message | None":
    """Have no short form for an event."""
    return None


def no_others(position: "Position", action: int) -> Sequence[str]:
    """Name nothing else to click."""
    return ()


def never(position: "Position", action: int) -> bool:
    """Return False for every action."""
    return False


def no_rows(position: "Position") -> Table:
    """Return an empty table: no rows explain the result."""
    return []


def no_rematch(position: "Position") -> "Message | None":
    """Never propose another game."""
    return None


def first_legal(position: "Position") -> int:
    """Return the first legal action."""
    return position.legal()[0]


# --- the faces -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Components:
    """The layouts of box and state, and the function that fills the box. Defined in a game's `box.py`."""

    box: np.dtype[Any]
    state: np.dtype[Any]  # must have the integer fields `seats`, `phase` and `ending`
    fill: Callable[[Any, Mapping[str, Any]], None]  # (box record, contents of `data.toml`)
    enum_fields: Mapping[str, type[IntEnum]] = field(default_factory=dict)  # state fields shown by name
    check_options: Callable[[Mapping[str, str | int], int], str] = any_options  # (options, seats) -> an error, or ""


class Draw(Protocol):
    """A function that draws a position as a seat sees it."""

    def __call__(self, position: "Position", seat: int, say: "Say", *, narrow: bool = False) -> "Scene":
        """Return the scene that a seat sees; `narrow` is for a phone held upright."""


@dataclass(frozen=True)
class Scenery:
    """What is drawn behind the board and does not depend on the position. Defined in a game's `board/`."""

    name: Callable[["Frozen", int, bool], str]  # (box, seats, narrow) -> the name of the drawing for this layout
    draw: Callable[[str], "Scene"]  # (name) -> a scene with nothing but a background; LookupError for unknown names


@dataclass(frozen=True)
class Board:
    """How a position is drawn, and what to click for each action. Defined in a game's `board/`."""

    draw: Draw
    path: Callable[["Position", int], Sequence[str]]  # refs of the things to click for an action, in order
    seat_colours: Colours = SEAT_COLOURS
    family: Callable[[str], str] = first_word  # returns the family of a piece, such as `pawn`, from its id
    text: Callable[["Position", int], str] = text_fields  # the board for a terminal
    scenery: Scenery | None = None
    also: Callable[["Position", int], Sequence[str]] = no_others  # refs of what shows an outcome: clicking it means it
    tone: Mapping[str, str] = field(default_factory=dict)  # colours that pages take from it; see `palette.TONED`


@dataclass(frozen=True)
class Words:
    """The messages of a game. Defined in its `words.py`; the sentences themselves are in `texts/`."""

    label: Callable[["Position", int], "Message"]  # (position, action): what the action would do
    prompt: Callable[["Position", int], "Message"]  # (position, viewer): who must do what
    why: Callable[["Position", int, int], "Message"]  # (position, seat, action): why the action is illegal
    tell: Callable[["Position", "Event", int], "Message"]  # (seen after, event, viewer): what happened
    brief: Callable[["Position", "Event", int], "Message | None"] = not_brief  # the same in a few words, for headings
    out_of_turn: Callable[["Position", int, int], "Message | None"] = nothing_more  # why it is another seat's turn
    stakes: Callable[["Position", int], "Message | None"] = no_stakes  # (position, viewer): what depends on it
    more: Callable[["Position", int], "Message | None"] = no_more  # (position, action): a second line below its label
    idle: Callable[["Position", int], bool] = never  # whether an only choice has no effect and needs no click
    ruinous: Callable[["Position", int], bool] = never  # whether the action is a blunder to be confirmed
    sources: Callable[["Position"], Table] = no_rows  # where the final points come from
    tie_breaks: Callable[["Position"], Table] = no_rows  # the numbers that broke a tie
    rematch: Callable[["Position"], "Message | None"] = no_rematch  # after the end: why to offer another game


@dataclass(frozen=True)
class SearchSettings:
    """The settings of the search for a game. Defined in its `bot.py`."""

    n_features: int  # how many numbers `features` writes
    playout: int = 30  # playout decisions before `value` is called
    exploration: float = 0.3  # weight of the confidence bound
    iteration_cap: int | None = None  # a search with a time budget stops after this many iterations
    endgame_points_share: float = 0.05  # weight of points in a result when tests solve endgames exactly
