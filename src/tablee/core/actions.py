"""Declares the actions of a game. One line per kind of action gives its numbers, constructor, reader and written forms.

    ACTIONS = Actions(__name__)
    ROLL, roll, rolled = ACTIONS.block("roll", Part("count", range(2, 4)))
    MOVE, move, moved = ACTIONS.block("move", Part("seat", range(4)), Part("way", range(2), ("forward", "back")))
    DIE, die, die_shown = ACTIONS.block("die", Part("value", range(1, 7)), chance=True)

An action is an integer, and a block is the range of integers for one kind of action. `ROLL` is the first integer of
its block, `roll(3)` returns the action, and `rolled(action)` returns the 3 again. `moved(action)` returns a tuple,
because its block has several parts. Compiled rules can use all of these. `ACTIONS.forms[move(0, 1)]` is "move 0 back".

Blocks follow each other without gaps, in the order of their declaration. Inside a block the last part varies fastest.
The numbers may change between versions, but the written forms must not, because records and tables store them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

Maker = Callable[..., int]  # (part, ...) -> action
Reader = Callable[[int], Any]  # action -> its part, or a tuple of its parts


class Part:
    """A parameter of an action: its name, the range of its values, and how each value is written.

    `words` lists the written form of each value; by default, values are written as numbers. An empty word is left out.
    `words=None` leaves the part out of all written forms, for instance the seat of an out-of-turn action.
    """

    def __init__(self, name: str, values: range, words: Sequence[str] | None = ()) -> None:
        if values.step != 1 or not values:
            raise TypeError(f"part {name!r}: values must be a range that counts up by one and is not empty")
        if words and len(words) != len(values):
            raise TypeError(f"part {name!r} has {len(values)} values and {len(words)} words")
        self.name, self.values = name, values
        self.words = [""] * len(values) if words is None else list(words) or [str(value) for value in values]


class Block(NamedTuple):
    """The actions of one kind. `kind` is the first word of their written forms."""

    name: str  # unique in the game, whereas two blocks may have the same `kind`
    kind: str
    start: int
    parts: tuple[Part, ...]
    chance: bool
    interjection: bool  # whether these actions may be taken out of turn; `interject` lists them

    @property
    def size(self) -> int:
        """Return the number of actions in the block."""
        return prod(len(part.values) for part in self.parts)

    def forms(self) -> Iterator[str]:
        """Yield the written form of each action of the block, in order."""
        for words in product(*(part.words for part in self.parts)):
            yield " ".join([self.kind, *filter(None, words)])


class Choice(NamedTuple):
    """A decoded action: the name of its block, and its parts by name, which must not be changed."""

    kind: str
    parts: dict[str, int]


class Actions:
    """All actions of a game. Declare the blocks for seats first, then the blocks for chance (`chance=True`)."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.blocks: list[Block] = []
        self.count = 0
        self._decoded: dict[int, Choice] = {}

    def block(
        self, kind: str, *parts: Part, name: str = "", chance: bool = False, interjection: bool = False
    ) -> tuple[int, Maker, Reader]:
        """Declare the next block; return its first action, its constructor and the reader of its parts.

        Give `name` if another block has the same `kind`. `interjection` marks actions that `interject` lists and that
        can be taken out of turn.
        """
        block = Block(name or kind, kind, self.count, parts, chance, interjection)
        if any(block.name == other.name for other in self.blocks):
            raise TypeError(f"two blocks of actions are called {block.name!r}")
        if self.blocks and self.blocks[-1].chance and not chance:
            raise TypeError(f"block {kind!r}: the seats' actions must be declared before those of chance")
        self.blocks.append(block)
        self.count += block.size
        return block.start, _maker(block, self.module), _reader(block, self.module)

    @cached_property
    def forms(self) -> list[str]:
        """Return a list of the written forms of all actions. The index is the number of the action."""
        return [form for block in self.blocks for form in block.forms()]

    def block_of(self, action: int) -> Block:
        """Return the block that an action belongs to."""
        if not 0 <= action < self.count:
            raise IndexError(f"there is no action {action}")
        return self._block_by_action[action]

    @cached_property
    def _block_by_action(self) -> list[Block]:
        return [block for block in self.blocks for _ in range(block.size)]

    def parts(self, action: int) -> Choice:
        """Decode an action into the name of its block and its parts by name; each action is decoded once."""
        if action in self._decoded:
            return self._decoded[action]
        block = self.block_of(action)
        rest, found = action - block.start, dict[str, int]()
        for part in reversed(block.parts):
            rest, place = divmod(rest, len(part.values))
            found[part.name] = place + part.values.start
        made = self._decoded[action] = Choice(block.name, {part.name: found[part.name] for part in block.parts})
        return made


def _function(name: str, arguments: str, expression: str, doc: str, module: str) -> Any:
    """Return a new function that evaluates an expression. The binder compiles it like any function of the game."""
    space: dict[str, Any] = {"__name__": module}
    exec(compile(f"def {name}({arguments}):\n    return {expression}\n", f"<actions of {module}>", "exec"), space)
    made = space[name]
    made.__doc__ = doc
    return made


def _identifier(block: Block) -> str:
    return "".join(c if c.isalnum() else "_" for c in block.name)


def _maker(block: Block, module: str) -> Maker:
    """Return the constructor of a block.

    It computes `start + ((a - a0) * size_b + (b - b0)) * size_c + (c - c0)`, with all constants added up in advance.
    """
    offset, terms = block.start, []
    stride = block.size
    for part in block.parts:
        stride //= len(part.values)
        offset -= part.values.start * stride
        terms.append(f"{part.name} * {stride}" if stride > 1 else part.name)
    names = ", ".join(part.name for part in block.parts)
    doc = f"Return the action `{block.kind}{''.join(f' <{part.name}>' for part in block.parts)}`."
    made: Maker = _function(f"make_{_identifier(block)}", names, " + ".join([str(offset), *terms]), doc, module)
    return made


def _reader(block: Block, module: str) -> Reader:
    read, stride = [], block.size
    for place, part in enumerate(block.parts):
        size = len(part.values)
        stride //= size
        term = f"(action - {block.start})"
        if stride > 1:
            term += f" // {stride}"
        if place:
            term = f"{term} % {size}"
        read.append(f"{term} + {part.values.start}" if part.values.start else term)
    inside = "action" if not read else read[0] if len(read) == 1 else ", ".join(read)
    doc = f"Return the parts of the action `{block.kind}`: {', '.join(part.name for part in block.parts) or 'none'}."
    made: Reader = _function(f"parts_of_{_identifier(block)}", "action", inside, doc, module)
    return made
