"""Declares the two records of a game, box and state, with one documented field per line."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.core.errors import hint

TAKEN = frozenset(dir(np.void))  # attributes of every record; a field must not have such a name
_get, _set = np.void.__getitem__, np.void.__setitem__


class Numbers(np.ndarray[Any, Any]):
    """An array field as boards and words read it: a single item is a plain Python int."""

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is int and self.ndim == 1 and self.dtype.names is None:
            return self.item(index)  # the usual case, several times as fast as the one below
        found = super().__getitem__(index)
        return found.item() if isinstance(found, np.generic) and not isinstance(found, np.void) else found

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        """Keep the result of a computation readable in the same way; a single number becomes an int."""
        return array.item() if return_scalar else array.view(Numbers)


class Reading:
    """A record as boards and words read it: every number is a plain Python int. Setting a field changes the record.

    Views of array fields are made once and kept; they show the record as it is at any time. Of a `fixed` record, one
    that nobody changes behind this object's back, single numbers are kept too.
    """

    def __init__(self, record: Any, *, fixed: bool = False) -> None:
        self.__dict__.update(_record=record, _fixed=fixed)

    def __getattr__(self, name: str) -> Any:
        try:
            found = _get(self._record, name)
        except (IndexError, ValueError):
            known = self._record.dtype.names
            raise AttributeError(f"there is no field {name!r} in this record.{hint(name, known)}") from None
        if isinstance(found, np.ndarray):
            self.__dict__[name] = found = found.view(Numbers)
            return found
        value = found if isinstance(found, np.void) else found.item()
        if self._fixed:
            self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._record, name, value)
        self.__dict__.pop(name, None)

    def __getitem__(self, name: str) -> Any:
        return self._record[name]

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, name, value)

    @property
    def dtype(self) -> np.dtype[Any]:
        """Return the layout of the record."""
        found: np.dtype[Any] = self._record.dtype
        return found


class Struct(np.void):  # type: ignore[misc]  # the stubs call np.void final, but numpy.record inherits from it
    """A record whose fields can be read and set as attributes. `struct` makes a subclass for each layout."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:  # only called if the layout has no such field
        raise AttributeError(f"there is no field {name!r} in this record.{hint(name, self.dtype.names)}")

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            object.__setattr__(self, name, value)
        except AttributeError:
            raise AttributeError(f"there is no field {name!r} in this record.{hint(name, self.dtype.names)}") from None


def _scalar(name: str) -> property:
    """Return a property that reads a single number as a Python int, which cannot overflow in computations."""
    return property(lambda self: _get(self, name).item(), lambda self, value: _set(self, name, value))


def _array(name: str) -> property:
    return property(lambda self: _get(self, name), lambda self, value: _set(self, name, value))


def _layout(plain: np.dtype[Any]) -> np.dtype[Any]:
    """Return a dtype whose records have a property for every field."""
    fields: Mapping[str, Any] = plain.fields or {}
    made: dict[str, Any] = {
        name: (_array if kind.shape or kind.names else _scalar)(name) for name, (kind, *_) in fields.items()
    }
    made["__slots__"] = ()
    return np.dtype((type("Struct", (Struct,), made), plain), metadata=dict(plain.metadata or {}))


class Field(NamedTuple):
    """One field of a record: its name, number type and shape, and a text with its meaning and range."""

    name: str
    kind: Any
    shape: int | tuple[int, ...]
    meaning: str


def struct(*fields: Field | tuple[str, Any, int | tuple[int, ...], str]) -> np.dtype[Any]:
    """Return a record dtype whose fields can be used as attributes, in plain and in compiled code.

    A shape of 0 stands for a single number. `meanings` returns the meaning of each field.
    """
    made = [Field(*field) for field in fields]
    for field in made:
        if field.name in TAKEN:
            raise TypeError(f"field {field.name!r} is an attribute of every NumPy record; choose another name")
    spec = [(f.name, f.kind) if f.shape == 0 else (f.name, f.kind, f.shape) for f in made]
    plain = np.dtype(spec, metadata={f.name: f.meaning for f in made})
    return _layout(plain)


def meanings(dtype: np.dtype[Any]) -> dict[str, str]:
    """Return the declared meaning of each field of a record."""
    return dict(dtype.metadata or {})


def new(dtype: np.dtype[Any], n: int = 1) -> np.ndarray[Any, Any]:
    """Return an array of `n` records that are all zeros."""
    return np.zeros(n, dtype)


def copy_into(target: np.ndarray[Any, Any], i: int, source: np.ndarray[Any, Any], j: int) -> None:
    """Copy record `j` of `source` over record `i` of `target`, as bytes. Plain assignment is several times slower."""
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
