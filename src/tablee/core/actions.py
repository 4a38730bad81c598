"""Declaring a game's actions: one line per kind, from which numbers, constructors, parts and written forms follow.

    ACTIONS = Actions(__name__)
    ROLL, roll, rolled = ACTIONS.block("roll", Part("count", range(2, 4)))
    MOVE, move, moved = ACTIONS.block("move", Part("seat", range(4)), Part("way", range(2), ("forward", "back")))
    DIE, die, die_shown = ACTIONS.block("die", Part("value", range(1, 7)), chance=True)

`ROLL` is the first number of the block, `roll(3)` makes an action, `rolled(action)` gives the number back; with several
parts `moved(action)` gives all of them as a tuple. All three compile. `ACTIONS.forms[move(0, 1)]` is "move 0 back".

Actions are dense: blocks follow each other in the order of their declaration, and inside a block the last part counts
fastest. Numbers may change between versions, written forms may not: records and tables store the forms.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

Maker = Callable[..., int]  # (part, ...) -> action
Reader = Callable[[int], Any]  # action -> its part, or a tuple of its parts


class Part:
    """One number inside an action: its name, the range it counts through, and how each value is written.

    `words` gives the written form of each value in order, by default the number itself. An empty word is left out, and
    `words=None` leaves the part out of all written forms (who acts out of turn, for instance).
    """

    def __init__(self, name: str, values: range, words: Sequence[str] | None = ()) -> None:
        if values.step != 1 or not values:
            raise TypeError(f"part {name!r}: values are a range that counts up by one and is not empty")
        if words and len(words) != len(values):
            raise TypeError(f"part {name!r} has {len(values)} values and {len(words)} words")
        self.name, self.values = name, values
        self.words = [""] * len(values) if words is None else list(words) or [str(value) for value in values]


class Block(NamedTuple):
    """The actions of one kind: `kind` is the first word of their written forms."""

    name: str  # of the constructor: distinct, while two blocks may share a written word
    kind: str
    start: int
    parts: tuple[Part, ...]
    chance: bool
    interjection: bool  # may be taken out of turn, and by the seat to act beside its legal actions

    @property
    def size(self) -> int:
        """Return how many actions the block has."""
        return prod(len(part.values) for part in self.parts)

    def forms(self) -> Iterator[str]:
        """Yield the written form of each action of the block, in order."""
        for words in product(*(part.words for part in self.parts)):
            yield " ".join([self.kind, *filter(None, words)])


class Choice(NamedTuple):
    """An action taken apart: the name of its block, and its parts by name."""

    kind: str
    parts: dict[str, int]


class Actions:
    """All actions of a game. Declare the seats' blocks first and those of chance (`chance=True`) after them."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.blocks: list[Block] = []
        self.count = 0

    def block(
        self, kind: str, *parts: Part, name: str = "", chance: bool = False, interjection: bool = False
    ) -> tuple[int, Maker, Reader]:
        """Declare the next block; return its first number, its constructor and the reader of its parts.

        `name` names the constructor where two blocks share the written word `kind`. `interjection` marks actions that
        `interject` lists: they can be taken at any moment.
        """
        block = Block(name or kind, kind, self.count, parts, chance, interjection)
        if any(block.name == other.name for other in self.blocks):
            raise TypeError(f"two blocks of actions are called {block.name!r}")
        if self.blocks and self.blocks[-1].chance and not chance:
            raise TypeError(f"block {kind!r}: the seats' actions come before those of chance")
        self.blocks.append(block)
        self.count += block.size
        return block.start, _maker(block, self.module), _reader(block, self.module)

    @cached_property
    def forms(self) -> list[str]:
        """Return the written form of every action, by number."""
        return [form for block in self.blocks for form in block.forms()]

    def block_of(self, action: int) -> Block:
        """Return the block an action belongs to."""
        if not 0 <= action < self.count:
            raise IndexError(f"there is no action {action}")
        return self._block_by_action[action]

    @cached_property
    def _block_by_action(self) -> list[Block]:
        return [block for block in self.blocks for _ in range(block.size)]

    def parts(self, action: int) -> Choice:
        """Take an action apart: the kind of action and its parts by name."""
        block = self.block_of(action)
        rest, found = action - block.start, dict[str, int]()
        for part in reversed(block.parts):
            rest, place = divmod(rest, len(part.values))
            found[part.name] = place + part.values.start
        return Choice(block.name, {part.name: found[part.name] for part in block.parts})


def _function(name: str, arguments: str, expression: str, doc: str, module: str) -> Any:
    """Return a plain function of one expression: the binder compiles it like any function of the game."""
    space: dict[str, Any] = {"__name__": module}
    exec(compile(f"def {name}({arguments}):\n    return {expression}\n", f"<actions of {module}>", "exec"), space)
    made = space[name]
    made.__doc__ = doc
    return made


def _identifier(block: Block) -> str:
    return "".join(c if c.isalnum() else "_" for c in block.name)


def _maker(block: Block, module: str) -> Maker:
    """`start + ((a - a0) * size_b + (b - b0)) * size_c + (c - c0)`, with the constants folded together."""
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
