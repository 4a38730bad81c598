"""Reading a game's `data.toml`: what is printed on the components, with where each value comes from, and the options.

Every table of values carries `from`: `seed` (stated by the rulebook), `public` (found in a public source) or
`reconstructed` (ours). A `[options.NAME]` table holds `values`, `default` and `rule`, the ruling behind it.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.core.errors import BadData, UnknownOption

ORIGINS = ("seed", "public", "reconstructed")


@dataclass(frozen=True)
class Option:
    """One thing a table may agree on before the game."""

    name: str
    values: tuple[str | int, ...]
    default: str | int
    rule: str
    about: str

    def code(self, value: str | int) -> int:
        """Return the number the box holds: a numeric value itself, a word's place in the list."""
        return value if isinstance(value, int) else self.values.index(value)

    def read(self, said: str | int | bool) -> str | int:
        """Return the value meant by a word or number, or refuse with the list of those there are."""
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
    """Read a component file, or say what is wrong with it."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"The component file {path.name} cannot be read: {error.strerror}.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"The component file {path.name} is not TOML: {error}.") from error


def options(data: Mapping[str, Any]) -> dict[str, Option]:
    """Return the table options a component file declares."""
    return {
        name: Option(name, tuple(o["values"]), o["default"], o["rule"], o["about"])
        for name, o in data.get("options", {}).items()
    }


def untold(data: Mapping[str, Any], told: bool = False, path: str = "") -> Iterator[str]:
    """Yield the path of every value that no enclosing table says the origin of."""
    told = told or "from" in data
    if "from" in data and data["from"] not in ORIGINS:
        yield f"{path}.from"
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if here == "options" or key in ("from", "note"):
            continue
        if isinstance(value, Mapping):
            yield from untold(value, told, here)
        elif isinstance(value, list) and value and all(isinstance(v, Mapping) for v in value):
            for i, v in enumerate(value):
                yield from untold(v, told, f"{here}[{i}]")
        elif not told:
            yield here
