"""Records as plain Python values. Boards and words read them much faster than arrays, and caches use them as keys."""

from functools import lru_cache
from operator import index
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from tablee.core.errors import hint


class Grid(tuple[Any, ...]):
    """The tuples of a field with several dimensions, read like an array: `grid[row]` or `grid[row, column]`."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is not tuple:
            return tuple.__getitem__(self, at)
        found: Any = self
        for i in at:
            found = found[index(i)]  # a slice is refused here: it would leave the next index to the wrong dimension
        return found


class _Values:
    """Fields that are read as attributes and cannot be set.

    `of` returns the same object for the same values, as long as it is in use. So such objects are compared by identity,
    which is quick, and a cache can have them as keys.
    """

    _names: tuple[str, ...]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"there is no field {name!r} here.{hint(name, self._names)}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} cannot be set: these are values that a record had at one moment")


class Excerpt(_Values):
    """Some fields of a frozen record."""

    def __init__(self, names: tuple[str, ...], values: tuple[Any, ...]) -> None:
        self.__dict__.update(zip(names, values, strict=True), _names=names)

    @classmethod
    @lru_cache(maxsize=1 << 12)
    def of(cls, names: tuple[str, ...], values: tuple[Any, ...]) -> Self:
        """Return the excerpt with these fields."""
        return cls(names, values)


class Frozen(_Values):
    """What a record holds at one moment: each field is an int, a tuple of ints, or a `Grid`."""

    _found: dict[str, Any]
    _excerpts: dict[tuple[str, ...], Excerpt]

    def __init__(self, dtype: np.dtype[Any], data: bytes) -> None:
        names = dtype.names or ()
        found = dict(zip(names, np.frombuffer(data, dtype, 1).tolist()[0], strict=True))
        numbers = {name: value for name, value in found.items() if value.__class__ is int}
        self.__dict__.update(numbers, _names=names, _found=found, _excerpts={})

    @classmethod
    @lru_cache(maxsize=1 << 8)
    def of(cls, dtype: np.dtype[Any], data: bytes) -> Self:
        """Return the values of the first record in an array's bytes."""
        return cls(dtype, data)

    def __getattr__(self, name: str) -> Any:
        if name not in self._found:
            return super().__getattr__(name)
        self.__dict__[name] = value = _frozen(self._found[name])
        return value

    def thawed(self) -> SimpleNamespace:
        """Return a copy that plain rules may change; fields with one dimension are lists."""
        fields = {name: getattr(self, name) for name in self._names}
        return SimpleNamespace(**{k: list(v) if v.__class__ is tuple else v for k, v in fields.items()})

    def only(self, *names: str) -> Excerpt:
        """Return an excerpt with some of the fields."""
        kept = self._excerpts
        if names not in kept:
            kept[names] = Excerpt.of(names, tuple(getattr(self, name) for name in names))
        return kept[names]


class Part(NamedTuple):
    """The box and some fields of the state: all that a drawing or a fact depends on, as the key of a cache."""

    frozen: tuple[Frozen, Excerpt]

    def only(self, *fields: str) -> "Part":
        """Return a smaller part, with some of these fields."""
        box, state = self.frozen
        return Part((box, Excerpt.of(fields, tuple(getattr(state, name) for name in fields))))


class Readable(Protocol):
    """A position, or a part of it."""

    @property
    def frozen(self) -> tuple[Any, Any]:
        """Return the values of box and state."""


def _frozen(value: Any) -> Any:
    if isinstance(value, np.void):
        return Frozen(value.dtype, value.tobytes())
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.names:
        return (tuple if value.ndim == 1 else Grid)(map(_frozen, value))
    return _nested(value.tolist(), value.ndim)


def _nested(items: list[Any], depth: int) -> tuple[Any, ...]:
    return tuple(items) if depth == 1 else Grid(_nested(item, depth - 1) for item in items)
