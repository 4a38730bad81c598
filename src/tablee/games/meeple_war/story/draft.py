"""A state as plain Python values that the rules can change: they run on it several times as fast as on a record.

A draft notes what each field was before it was changed. So the state before a step is known without a copy of it.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from math import prod
from typing import Any

from tablee.core.frozen import Frozen, Grid

Notes = dict[str, Any]  # what fields were before they were changed, by name


class Cells(list[int]):
    """A field with one dimension. As with arrays, `cells[:] = 0` sets every cell."""

    __slots__ = ("name", "notes")

    def __init__(self, values: Iterable[int], name: str, notes: Notes) -> None:
        super().__init__(values)
        self.name, self.notes = name, notes

    def __setitem__(self, at: Any, value: Any) -> None:
        if self.name not in self.notes:
            self.notes[self.name] = list(self)
        list.__setitem__(self, at, [value] * len(self) if at.__class__ is slice else value)


class Table:
    """A field with two or three dimensions, read and set like an array. A row that is read is a copy."""

    __slots__ = ("cells", "name", "notes", "strides", "widths")

    def __init__(self, cells: list[int], widths: tuple[int, ...], name: str, notes: Notes) -> None:
        self.cells, self.widths, self.name, self.notes = cells, widths, name, notes
        self.strides = tuple(prod(widths[i + 1 :]) for i in range(len(widths)))

    @classmethod
    def of(cls, grid: Any, name: str, notes: Notes) -> "Table":
        """Return a table with the values of a grid."""
        widths = []
        while isinstance(grid[0], tuple):
            widths.append(len(grid[0]))
            grid = tuple(chain.from_iterable(grid))
        return cls(list(grid), (len(grid) // prod(widths), *widths), name, notes)

    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is not tuple:
            at = (at,)
        start = 0
        for i, stride in zip(at, self.strides, strict=False):
            start += i * stride
        if len(at) == len(self.strides):
            return self.cells[start]
        return self.cells[start : start + self.strides[len(at) - 1]]

    def __setitem__(self, at: tuple[int, ...], value: int) -> None:
        if self.name not in self.notes:
            self.notes[self.name] = Table(self.cells.copy(), self.widths, self.name, self.notes)
        start = 0
        for i, stride in zip(at, self.strides, strict=True):
            start += i * stride
        self.cells[start] = value

    def differing(self, other: "Table") -> Iterator[tuple[int, ...]]:
        """Yield the places at which another table has other values."""
        for k, (mine, theirs) in enumerate(zip(self.cells, other.cells, strict=True)):
            if mine != theirs:
                yield tuple(k // stride % width for width, stride in zip(self.widths, self.strides, strict=True))


class Draft:
    """The fields of a state as attributes: ints, `Cells` and `Tables`. They are made when they are first read."""

    def __init__(self, frozen: Frozen, fields: Notes, notes: Notes) -> None:
        self.__dict__.update(fields, _frozen=frozen, _notes=notes)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._frozen, name)
        if value.__class__ is tuple:
            value = Cells(value, name, self._notes)
        elif isinstance(value, Grid):
            value = Table.of(value, name, self._notes)
        self.__dict__[name] = value
        return value

    def begin(self) -> Notes:
        """Forget the notes, and return the fields as they are now; those with several cells may still change."""
        self._notes.clear()
        return dict(self.__dict__)

    def before(self, fields: Notes) -> "Draft":
        """Return the state as it was when `begin` returned these fields."""
        return Draft(self._frozen, fields | self._notes, {})

    def has_changed(self, name: str, old: "Draft") -> bool:
        """Tell whether a field may differ from what it was; a field with several cells was at least written to."""
        value = self.__dict__.get(name)
        return name in self._notes or (isinstance(value, int) and value != getattr(old, name))
