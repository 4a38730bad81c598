"""Declaring the two records of a game, box and state, one documented field per line."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

TAKEN = frozenset(dir(np.void))  # every record has these itself: compiled code would see the field, Python would not


class Record(np.void):  # type: ignore[misc]  # the stubs call it final; numpy.record inherits it too
    """A record whose fields read and write as attributes; `numpy.record` does the same three times slower."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (IndexError, ValueError):
            raise AttributeError(f"no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class Field(NamedTuple):
    """One field of a record: name, number type, shape, and what it means with its range."""

    name: str
    kind: Any
    shape: int | tuple[int, ...]
    meaning: str


def record(*fields: Field | tuple[str, Any, int | tuple[int, ...], str]) -> np.dtype[Any]:
    """Build a record dtype whose fields read as attributes, compiled or not.

    A shape of 0 is a single number. `meanings` gives back what each field means.
    """
    made = [Field(*field) for field in fields]
    for field in made:
        if field.name in TAKEN:
            raise TypeError(f"field {field.name!r} is an attribute of every record; choose another name")
    spec = [(f.name, f.kind) if f.shape == 0 else (f.name, f.kind, f.shape) for f in made]
    plain = np.dtype(spec)
    return np.dtype((Record, plain), metadata={f.name: f.meaning for f in made})


def meanings(dtype: np.dtype[Any]) -> dict[str, str]:
    """Return what each field of a record means, as declared."""
    return dict(dtype.metadata or {})


def new(dtype: np.dtype[Any], n: int = 1) -> np.ndarray[Any, Any]:
    """Make an array of `n` zeroed records."""
    return np.zeros(n, dtype)


def copy_into(target: np.ndarray[Any, Any], i: int, source: np.ndarray[Any, Any], j: int) -> None:
    """Copy one record, byte for byte, the fast way (plain assignment is several times slower)."""
    size = target.dtype.itemsize
    target.view(np.uint8)[i * size : (i + 1) * size] = source.view(np.uint8)[j * size : (j + 1) * size]


def to_json(value: Any) -> Any:
    """Turn a record, array or number into plain lists, dicts and ints."""
    if isinstance(value, np.void):
        names: Sequence[str] = value.dtype.names or ()
        return {name: to_json(value[name]) for name in names}
    if isinstance(value, np.ndarray):
        if value.dtype.names:
            return [to_json(item) for item in value]
        return value.tolist()
    return value.item() if isinstance(value, np.generic) else value
