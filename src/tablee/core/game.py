"""Defines `Game`: everything that the rest of the code needs to know about one game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.core import data as component_data
from tablee.core import engine
from tablee.core.actions import Actions
from tablee.core.binder import bind
from tablee.core.bounds import Bound, read_bounds
from tablee.core.data import About, Option
from tablee.core.drawing.scenery import backdrop
from tablee.core.errors import BadData, OptionsClash, UnknownOption, WrongSeatCount
from tablee.core.faces import Board, Components, SearchSettings, Words, first_legal, never
from tablee.core.fields import new

if TYPE_CHECKING:
    from tablee.core.drawing.scene import Scene
    from tablee.core.position import Position
    from tablee.core.story import Story
    from tablee.core.texts import Say

Records = np.ndarray[Any, Any]
LEAST_BUFFER = 16  # entries in the smallest buffer; scores and places are written into the same buffers as actions


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as its package defines it. `tablee.core.discovery` finds games by name."""

    folder: Path  # files and folders of the game: data.toml, texts/, handbook/, ledger.md, cover.svg, tests/
    title: str
    seats: Sequence[int]  # allowed numbers of players
    rules_version: int  # raised when an old record would replay differently
    components: Components
    actions: Actions
    kernel: tuple[ModuleType, ...]  # modules with the contract's functions; the first definition of each is used
    search: SearchSettings
    board: Board
    words: Words
    story: "Story"  # what happened, worked out from two positions
    parts: Sequence[tuple[str, str]] = ()  # kind and name of each component that `in_use` writes
    tracks: Sequence[str] = ()  # kinds of `parts` that lie in a row, such as squares; the lab compares neighbours
    ply_limit: int = 20_000  # a random game must end within this many decisions
    simulation_options: Mapping[str, str | int] = field(default_factory=dict)  # options that make random games end
    reveals: Callable[["Position", int], bool] = never  # whether an action shows other seats something hidden
    holds: Callable[["Position", int], bool] = never  # whether the table may stop before an action, for interjections
    default_answer: Callable[["Position"], int] = first_legal  # the action that is played for an absent seat

    @property
    def name(self) -> str:
        """Return the name of the game's folder, which is its name in commands, URLs and records."""
        return self.folder.name

    # --- components --------------------------------------------------------------------------------------------

    @property
    def box_dtype(self) -> np.dtype[Any]:
        """Return the layout of the box."""
        return self.components.box

    @property
    def state_dtype(self) -> np.dtype[Any]:
        """Return the layout of the state."""
        return self.components.state

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the contents of `data.toml`."""
        return component_data.load(self.folder / "data.toml")

    @cached_property
    def about(self) -> About:
        """Return the information about the game itself, from `[about]` in `data.toml`."""
        return component_data.about(self.data)

    @cached_property
    def options(self) -> dict[str, Option]:
        """Return the table options by name."""
        return component_data.options(self.data)

    @cached_property
    def bounds(self) -> list[Bound]:
        """Return what a variant may change, from `[vary]` in `data.toml`."""
        return read_bounds(self.data)

    def read_options(self, said: Mapping[str, str | int] | None = None) -> dict[str, str | int]:
        """Return every option with its given or default value. Raises `UnknownOption` for an unknown name or value."""
        for name in said or {}:
            if name not in self.options:
                raise UnknownOption.named(self.title, name, list(self.options))
        return {n: o.read(said[n]) if said and n in said else o.default for n, o in self.options.items()}

    def box(self, options: Mapping[str, str | int] | None = None, data: Mapping[str, Any] | None = None) -> Records:
        """Return a new box with the table options and the components, either the printed ones or a variant (`data`)."""
        boxes = new(self.box_dtype)
        try:
            self.components.fill(boxes[0], self.data if data is None else data)
        except (AttributeError, KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            if isinstance(error, BadData):
                raise
            raise BadData(f"The components of {self.title} are not complete: {error!r}.") from error
        for name, chosen in self.read_options(options).items():
            option = self.options[name]
            boxes[0][option.field] = option.code(chosen)
        return boxes

    def box_hash(self, data: Mapping[str, Any] | None = None) -> str:
        """Return a short hash of the components, without the options."""
        return component_data.fingerprint(self.data if data is None else data)

    # --- rules -------------------------------------------------------------------------------------------------

    @cached_property
    def native(self) -> SimpleNamespace:
        """Return the engine's functions bound to this game and compiled on first use."""
        return bind(engine, self.kernel, compiled=True)

    @cached_property
    def plain(self) -> SimpleNamespace:
        """Return the same functions as plain Python.

        They are used for debugging, for checking the compiled rules, and while the compiled rules are not ready yet.
        """
        return bind(engine, self.kernel, compiled=False)

    def engine(self, compiled: bool) -> SimpleNamespace:
        """Return the compiled or the plain engine."""
        return self.native if compiled else self.plain

    def provides(self, function: str) -> bool:
        """Return whether the game defines a contract function itself instead of using the default."""
        return any(function in vars(part) for part in self.kernel)

    @cached_property
    def hides(self) -> bool:
        """Return whether the game has hidden information."""
        return self.provides("hide")

    def start(
        self,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        *,
        data: Mapping[str, Any] | None = None,
        compiled: bool = False,
    ) -> "Position":
        """Return the first position of a game."""
        from tablee.core.position import Position

        if seats not in self.seats:
            raise WrongSeatCount(self.title, seats, list(self.seats))
        chosen = self.read_options(options)
        if refusal := self.components.check_options(chosen, seats):
            raise OptionsClash(refusal)
        position = Position(self, self.box(chosen, data), new(self.state_dtype), compiled=compiled)
        position.engine.start(position.boxes, position.states, 0, seats)
        return position

    # --- actions -----------------------------------------------------------------------------------------------

    @property
    def n_actions(self) -> int:
        """Return the number of actions in the game, including those of chance."""
        return self.actions.count

    @property
    def buffer_size(self) -> int:
        """Return the length of a buffer that has room for any list of distinct actions, of points or of places."""
        return max(self.n_actions, LEAST_BUFFER)

    @property
    def forms(self) -> list[str]:
        """Return a list of the written forms of all actions. The index is the number of the action."""
        return self.actions.forms

    @cached_property
    def actions_by_form(self) -> dict[str, list[int]]:
        """Map each written form to its actions. Only interjections of different seats share a form."""
        found: dict[str, list[int]] = {}
        for action, form in enumerate(self.forms):
            found.setdefault(form, []).append(action)
        return found

    @cached_property
    def interrupts(self) -> bool:
        """Tell whether the game has actions that need no turn."""
        return any(block.interjection for block in self.actions.blocks)

    @cached_property
    def has_moments(self) -> bool:
        """Tell whether there are moments at which a table may stop for actions that need no turn."""
        return self.interrupts and self.holds is not never

    def is_interjection(self, action: int) -> bool:
        """Tell whether an action needs no turn."""
        return self.actions.block_of(action).interjection

    # --- words and pictures ------------------------------------------------------------------------------------

    def say(self, language: str = "en", *, marks: bool = False) -> "Say":
        """Return the function that makes this game's sentences in a language.

        They name seats by their colours or, with `marks`, by marks that become the players' names (`core.names`).
        """
        from tablee.core.texts import speaker

        return speaker(self.folder, language, marks)

    def draw(self, seen: "Position", seat: int, language: str = "en", *, narrow: bool = False) -> "Scene":
        """Draw what a seat sees; `narrow` is for a phone held upright."""
        return self.drawn(seen, seat, self.say(language), narrow=narrow)

    def drawn(self, seen: "Position", seat: int, say: "Say", *, narrow: bool = False) -> "Scene":
        """Draw what a seat sees, with its scenery, and with texts of `say`."""
        scene = self.board.draw(seen, seat, say, narrow=narrow)
        if self.board.scenery is not None:
            scene.scenery = backdrop(self, self.board.scenery.name(seen.frozen[0], seen.seats, narrow))
        return scene
