"""One game: its records, functions and words, gathered so that everything else can stay general."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.core import data as component_data
from tablee.core import engine
from tablee.core.binder import bind
from tablee.core.data import Option
from tablee.core.errors import BadData, OptionsClash, UnknownOption, WrongSeatCount
from tablee.core.fields import new

if TYPE_CHECKING:
    from tablee.core.drawing.scene import Scene
    from tablee.core.position import Position
    from tablee.core.texts import Say

Records = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Game:
    """What a game package must say of itself; `tablee.core.discovery` hands it out by name."""

    name: str
    title: str
    seats: Sequence[int]  # allowed numbers of players
    rules_version: int  # raised when an old record would replay otherwise
    folder: Path  # where data.toml and texts/ are
    box_dtype: np.dtype[Any]
    state_dtype: np.dtype[Any]  # must have an integer field `seats`
    fill_box: Callable[[Any, Mapping[str, Any]], None]  # (box record, data): writes what is printed
    kernel: tuple[ModuleType, ...]  # modules with the contract's functions; the first that has one gives it
    n_actions: int
    written: Callable[[int], str]  # the written form of an action
    max_choices: int  # no decision or chance event has more
    n_features: int
    ply_limit: int  # no random game is longer
    names: Mapping[str, type[IntEnum]] = field(default_factory=dict)  # state fields shown by name
    board: ModuleType | None = None  # draws: `draw`, `path`
    words: ModuleType | None = None  # speaks: `label`, `told`, `prompt`, `why`; `out_of_turn` if there is such a rule
    text_board: Callable[["Position", int], str] | None = None  # the board for a terminal
    reveals: Callable[["Position", int], bool] = lambda before, action: False  # shows others what was hidden: no undo
    check_options: Callable[[Mapping[str, str | int], int], str] = lambda options, seats: ""  # refusal or ""

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the printed components as data."""
        return component_data.load(self.folder / "data.toml")

    @cached_property
    def options(self) -> dict[str, Option]:
        """Return the table options by name."""
        return component_data.options(self.data)

    @cached_property
    def native(self) -> SimpleNamespace:
        """Return the engine's functions bound to this game and compiled on first use."""
        return bind(engine, self.kernel, compiled=True)

    @cached_property
    def plain(self) -> SimpleNamespace:
        """Return the same functions as plain Python: the debugger, the oracle, the cold start."""
        return bind(engine, self.kernel, compiled=False)

    def engine(self, compiled: bool) -> SimpleNamespace:
        """Return the compiled or the plain engine."""
        return self.native if compiled else self.plain

    def read_options(self, said: Mapping[str, str | int] | None = None) -> dict[str, str | int]:
        """Return every option with its value, the default where nothing was said; refuse what does not exist."""
        for name in said or {}:
            if name not in self.options:
                raise UnknownOption.named(self.title, name, list(self.options))
        return {n: o.read(said[n]) if said and n in said else o.default for n, o in self.options.items()}

    def box(self, options: Mapping[str, str | int] | None = None, data: Mapping[str, Any] | None = None) -> Records:
        """Build the box: the printed components, or a designer's variant of them, and the table options."""
        boxes = new(self.box_dtype)
        try:
            self.fill_box(boxes[0], self.data if data is None else data)
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            if isinstance(error, BadData):
                raise
            raise BadData(f"The components of {self.title} are not complete: {error!r}.") from error
        for name, chosen in self.read_options(options).items():
            option = self.options[name]
            boxes[0][option.field] = option.code(chosen)
        return boxes

    def start(
        self,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        *,
        data: Mapping[str, Any] | None = None,
        compiled: bool = False,
    ) -> "Position":
        """Return the position before anything has happened."""
        from tablee.core.position import Position

        if seats not in self.seats:
            raise WrongSeatCount(self.title, seats, list(self.seats))
        chosen = self.read_options(options)
        if refusal := self.check_options(chosen, seats):
            raise OptionsClash(refusal)
        position = Position(self, self.box(chosen, data), new(self.state_dtype), compiled=compiled)
        position.engine.start(position.boxes, position.states, 0, seats)
        return position

    def say(self, language: str = "en") -> "Say":
        """Return the function that says this game's sentences in a language."""
        from tablee.core.texts import speaker

        return speaker(self.folder, language)

    def draw(self, seen: "Position", seat: int, language: str = "en", *, narrow: bool = False) -> "Scene":
        """Draw what a seat sees; `narrow` is for a phone held upright."""
        if self.board is None:
            raise BadData(f"{self.title} cannot be drawn yet.")
        scene: Scene = self.board.draw(seen, seat, self.say(language), narrow=narrow)
        return scene

    def told(self, before: "Position", action: int, viewer: int, language: str = "en") -> str:
        """Say what an action taken in `before` was, as far as `viewer` may know; nothing, if it may know nothing."""
        if self.words is None:
            return self.forms[action]
        found = self.words.told(before, action, viewer)
        return str(found(self.say(language))) if found else ""

    def reason(self, position: "Position", seat: int, action: int) -> str:
        """Say in English what stands against an illegal action."""
        if self.words is None:
            return ""
        return str(self.words.why(position, seat, action)(self.say("en")))

    def reason_to_wait(self, position: "Position", seat: int, action: int) -> str:
        """Say in English which rule makes a decision another seat's, if it is more than whose turn it is."""
        if self.words is None or not hasattr(self.words, "out_of_turn"):
            return ""
        found = self.words.out_of_turn(position, seat, action)
        return str(found(self.say("en"))) if found else ""

    @cached_property
    def forms(self) -> list[str]:
        """Return the written form of every action, by number."""
        return [self.written(action) for action in range(self.n_actions)]

    @cached_property
    def numbers(self) -> dict[str, list[int]]:
        """Return the actions of every written form (one, except for interjections, which differ by seat)."""
        found: dict[str, list[int]] = {}
        for action, form in enumerate(self.forms):
            found.setdefault(form, []).append(action)
        return found


def box_hash(boxes: Records) -> str:
    """Return a short fingerprint of components and options."""
    return hashlib.sha256(boxes.tobytes()).hexdigest()[:16]
