"""One game: its records, functions and words, gathered so that everything else can stay general."""

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
from tablee.core.data import About, Option
from tablee.core.errors import BadData, OptionsClash, UnknownOption, WrongSeatCount
from tablee.core.faces import Board, Components, SearchSettings, Words, first_legal, never
from tablee.core.fields import new

if TYPE_CHECKING:
    from tablee.core.drawing.scene import Scene
    from tablee.core.position import Position
    from tablee.core.texts import Say

Records = np.ndarray[Any, Any]
LEAST_BUFFER = 16  # entries; scores and places are written into the same buffers


@dataclass(frozen=True, eq=False)
class Game:
    """What a game package says of itself; `tablee.core.discovery` hands it out by name."""

    folder: Path  # its rooms: data.toml, texts/, handbook/, ledger.md, cover.svg, tests/
    title: str
    seats: Sequence[int]  # allowed numbers of players
    rules_version: int  # raised when an old record would replay otherwise
    components: Components
    actions: Actions
    kernel: tuple[ModuleType, ...]  # modules with the contract's functions; the first that has one gives it
    search: SearchSettings
    board: Board
    words: Words
    ply_limit: int = 20_000  # no random game is longer
    simulation_options: Mapping[str, str | int] = field(default_factory=dict)  # keep random play from going on for ever
    reveals: Callable[["Position", int], bool] = never  # the action shows others something hidden: no undo
    holds: Callable[["Position", int], bool] = never  # before this action the table may stop for interjections
    default_answer: Callable[["Position"], int] = first_legal  # given for a seat that is absent

    @property
    def name(self) -> str:
        """Return the game's name in commands, addresses and records: that of its folder."""
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
        """Return the printed components as data."""
        return component_data.load(self.folder / "data.toml")

    @cached_property
    def about(self) -> About:
        """Return what the data says of the game itself, not of its components."""
        return component_data.about(self.data)

    @cached_property
    def options(self) -> dict[str, Option]:
        """Return the table options by name."""
        return component_data.options(self.data)

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
        """Return a short fingerprint of the components; options are not part of it."""
        return component_data.fingerprint(self.data if data is None else data)

    # --- rules -------------------------------------------------------------------------------------------------

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

    def provides(self, function: str) -> bool:
        """Tell whether the game has its own version of a contract function, or leaves it at its default."""
        return any(function in vars(part) for part in self.kernel)

    @cached_property
    def hides(self) -> bool:
        """Tell whether the game has anything to hide at all."""
        return self.provides("hide")

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
        if refusal := self.components.check_options(chosen, seats):
            raise OptionsClash(refusal)
        position = Position(self, self.box(chosen, data), new(self.state_dtype), compiled=compiled)
        position.engine.start(position.boxes, position.states, 0, seats)
        return position

    # --- actions -----------------------------------------------------------------------------------------------

    @property
    def n_actions(self) -> int:
        """Return how many actions the game has, chance's included."""
        return self.actions.count

    @property
    def buffer_size(self) -> int:
        """Return how long a buffer must be so that no list of distinct actions, points or places overruns it."""
        return max(self.n_actions, LEAST_BUFFER)

    @property
    def forms(self) -> list[str]:
        """Return the written form of every action, by number."""
        return self.actions.forms

    @cached_property
    def actions_by_form(self) -> dict[str, list[int]]:
        """Return the actions of every written form (one, except for interjections, which differ by seat)."""
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

    def say(self, language: str = "en") -> "Say":
        """Return the function that says this game's sentences in a language."""
        from tablee.core.texts import speaker

        return speaker(self.folder, language)

    def draw(self, seen: "Position", seat: int, language: str = "en", *, narrow: bool = False) -> "Scene":
        """Draw what a seat sees; `narrow` is for a phone held upright."""
        return self.board.draw(seen, seat, self.say(language), narrow=narrow)

    def told(self, before: "Position", action: int, viewer: int, language: str = "en") -> str:
        """Say what an action taken in `before` was, as far as `viewer` may know; nothing, if it may know nothing."""
        found = self.words.told(before, action, viewer)
        return found(self.say(language)) if found else ""

    def reason(self, position: "Position", seat: int, action: int) -> str:
        """Say in English what stands against an illegal action."""
        return self.words.why(position, seat, action)(self.say("en"))

    def reason_to_wait(self, position: "Position", seat: int, action: int) -> str:
        """Say in English which rule makes a decision another seat's, if it is more than whose turn it is."""
        found = self.words.out_of_turn(position, seat, action)
        return found(self.say("en")) if found else ""
