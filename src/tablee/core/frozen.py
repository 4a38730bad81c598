"""Records as plain Python values. Boards and words read them much faster than arrays, and caches use them as keys."""

from functools import lru_cache
from operator import index
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
    """Fields that are read as attributes and cannot be set. Two such objects are equal if their keys are equal."""

    _key: Any
    _hash: int
    _names: tuple[str, ...]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"there is no field {name!r} here.{hint(name, self._names)}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} cannot be set: these are values that a record had at one moment")

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, type(self)) and bool(self._key == other._key))

    def __hash__(self) -> int:
        return self._hash


class Excerpt(_Values):
    """Some fields of a frozen record."""

    def __init__(self, names: tuple[str, ...], values: tuple[Any, ...]) -> None:
        key = (names, values)
        self.__dict__.update(zip(names, values, strict=True), _key=key, _hash=hash(key), _names=names)


class Frozen(_Values):
    """What a record holds at one moment: each field is an int, a tuple of ints, or a `Grid`."""

    def __init__(self, dtype: np.dtype[Any], data: bytes) -> None:
        names = dtype.names or ()
        found = dict(zip(names, np.frombuffer(data, dtype, 1).tolist()[0], strict=True))
        numbers = {name: value for name, value in found.items() if value.__class__ is int}
        key = (data, dtype)
        self.__dict__.update(numbers, _key=key, _hash=hash(data), _names=names, _found=found, _excerpts={})

    @classmethod
    @lru_cache(maxsize=1 << 9)
    def of(cls, dtype: np.dtype[Any], data: bytes) -> Self:
        """Return the values of the first record in an array's bytes."""
        return cls(dtype, data)

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__["_found"]
        if name not in found:
            return super().__getattr__(name)
        self.__dict__[name] = value = _frozen(found[name])
        return value

    def only(self, *names: str) -> Excerpt:
        """Return an excerpt with some of the fields."""
        kept: dict[tuple[str, ...], Excerpt] = self._excerpts
        if names not in kept:
            kept[names] = Excerpt(names, tuple(getattr(self, name) for name in names))
        return kept[names]


class Part(NamedTuple):
    """The box and some fields of the state: all that a drawing or a fact depends on, as the key of a cache."""

    frozen: tuple[Frozen, Excerpt]


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
