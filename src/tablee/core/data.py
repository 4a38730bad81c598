"""Reads a game's `data.toml`: what is printed on the components, the origin of each value, and the table options.

The key `from` of a table gives the origin of its values: `seed` (the rulebook), `public` (another public source) or
`reconstructed` (our own work). A table `[options.NAME]` declares an option with its `values`, its `default`, a
description (`about`) and the id of the ruling behind it (`rule`). `[about]` describes the game itself. `[vary]` says
what a variant may change (see `tablee.core.bounds`).
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tablee.core.errors import BadData, UnknownOption, hint, one_of

ORIGINS = ("seed", "public", "reconstructed")


NOT_PRINTED = ("about", "options", "vary", "from", "note")  # keys that do not describe the components


@dataclass(frozen=True)
class Pictures:
    """What `make pictures` draws: a recorded game, and the plies to show as its opening and its middle."""

    record: str
    opening: int
    middle: int
    lobby: tuple[float, ...] = ()  # the part of the wide picture that the lobby shows: x, y, width, height; () is all


@dataclass(frozen=True)
class About:
    """Information about the game itself, from `[about]`. Every field is optional."""

    minutes: int | None = None  # how long a game takes, in minutes
    summary: str = ""  # one line for a list of games
    credit: str = ""  # author and publisher
    pictures: Pictures | None = None


@dataclass(frozen=True)
class Option:
    """A rule variant that the players at a table choose before the game."""

    name: str
    values: tuple[str | int, ...]
    default: str | int
    rule: str
    about: str

    def code(self, value: str | int) -> int:
        """Return the number stored in the box: the value itself if it is a number, otherwise its index in `values`."""
        return value if isinstance(value, int) else self.values.index(value)

    def read(self, said: str | int | bool) -> str | int:
        """Return the value that a word or number stands for. Raises `UnknownOption` if there is no such value."""
        for value in self.values:
            if str(value) == str(said):
                return value
        raise UnknownOption.value(self.name, said, self.values)

    @property
    def field(self) -> str:
        """Return the name of the box field: `thirdDie` becomes `third_die`, `OPT-04` becomes `opt_04`."""
        snake = "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(self.name))
        return self.name.lower().replace("-", "_") if self.name.isupper() or "-" in self.name else snake


def load(path: Path) -> dict[str, Any]:
    """Read a component file. Raises `BadData` if it cannot be read or is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"The component file {path.name} cannot be read: {error.strerror}.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"The component file {path.name} is not TOML: {error}.") from error


def options(data: Mapping[str, Any]) -> dict[str, Option]:
    """Return the table options that a component file declares."""
    found = {}
    for name, said in data.get("options", {}).items():
        if missing := [key for key in ("values", "default", "rule", "about") if key not in said]:
            raise BadData(f"[options.{name}] lacks these keys: {one_of(missing)}.")
        found[name] = Option(name, tuple(said["values"]), said["default"], said["rule"], said["about"])
    return found


def about(data: Mapping[str, Any]) -> About:
    """Return the contents of `[about]`. Raises `BadData` if there is an unknown key."""
    said = {key: value for key, value in data.get("about", {}).items() if key not in ("from", "note")}
    known = [part.name for part in fields(About)]
    for key in said:
        if key not in known:
            raise BadData(f"[about] has no key {key!r}.{hint(key, known)} Keys: {one_of(known)}.")
    try:
        pictures = Pictures(**said.pop("pictures")) if "pictures" in said else None
    except TypeError as error:
        raise BadData(f"[about.pictures] must have the keys record, opening and middle: {error}.") from error
    return About(**said, pictures=pictures)


def fingerprint(data: Mapping[str, Any]) -> str:
    """Return a short hash of the component data. Comments, the order of keys and origins do not change it."""
    return hashlib.sha256(json.dumps(_printed(data), sort_keys=True).encode()).hexdigest()[:16]


def _printed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _printed(inner) for key, inner in value.items() if key not in NOT_PRINTED}
    return [_printed(inner) for inner in value] if isinstance(value, list) else value


def values_without_origin(data: Mapping[str, Any], has_origin: bool = False, path: str = "") -> Iterator[str]:
    """Yield the path of every value that has no origin, because no table around it has `from`, or an invalid one."""
    has_origin = has_origin or "from" in data
    if "from" in data and data["from"] not in ORIGINS:
        yield f"{path}.from"
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if here in ("about", "options", "vary") or key in ("from", "note"):
            continue
        if isinstance(value, Mapping):
            yield from values_without_origin(value, has_origin, here)
        elif isinstance(value, list) and value and all(isinstance(v, Mapping) for v in value):
            for i, v in enumerate(value):
                yield from values_without_origin(v, has_origin, f"{here}[{i}]")
        elif not has_origin:
            yield here
