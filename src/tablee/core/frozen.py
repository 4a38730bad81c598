"""Records as plain Python values. Boards and words read them much faster than arrays, and caches use them as keys."""

from functools import lru_cache
from operator import index
from typing import Any, Self

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


class Frozen:
    """What a record holds at one moment: each field is an int, a tuple of ints, or a `Grid`. It cannot be changed.

    Two of them are equal if they hold the same, so they can be used as keys of a cache, and so can their fields.
    """

    def __init__(self, dtype: np.dtype[Any], data: bytes) -> None:
        found = dict(zip(dtype.names or (), np.frombuffer(data, dtype, 1).tolist()[0], strict=True))
        numbers = {name: value for name, value in found.items() if value.__class__ is int}
        self.__dict__.update(numbers, data=data, _dtype=dtype, _found=found, _hash=hash(data))

    @classmethod
    @lru_cache(maxsize=1 << 9)
    def of(cls, dtype: np.dtype[Any], data: bytes) -> Self:
        """Return the values of the first record in an array's bytes."""
        return cls(dtype, data)

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__["_found"]
        if name not in found:
            raise AttributeError(f"there is no field {name!r} in this record.{hint(name, tuple(found))}")
        self.__dict__[name] = value = _frozen(found[name])
        return value

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} cannot be set: these are the values that a record had at one moment")

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Frozen) and self._dtype == other._dtype and bool(self.data == other.data)
        )

    def __hash__(self) -> int:
        found: int = self._hash
        return found


def _frozen(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        if value.dtype.names is None:
            value = value.tolist()
        else:
            return tuple(_frozen(item) for item in value)
    if isinstance(value, np.void):
        return Frozen(value.dtype, value.tobytes())
    if not isinstance(value, list):
        return value
    return Grid(map(_frozen, value)) if value and isinstance(value[0], list) else tuple(value)
