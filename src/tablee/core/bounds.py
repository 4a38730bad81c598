"""What a box file may change, and within which bounds. A game declares it in `[vary]` of its `data.toml`.

    [vary]
    "dungeon_board.squares" = { min = 20, max = 60 }                        # a whole number
    "troops.*.split.doubles" = { min = 0, max = 4 }                         # `*` stands for any key or item
    "bank.prices" = { min = 1, max = 12, length = [1, 12], order = "rising" }   # a list of whole numbers
    "provinces.cards.*.faction" = { of = "factions.names" }                 # a text that is in that list
    "provinces.cards.*.needs" = { keys = ["S", "A"], min = 0, max = 9 }     # a table with some of these keys

A list without `length` keeps its printed number of items. `order` is "rising" (no item is smaller than the one before),
"ascending" (each is larger) or "distinct". Whatever is not declared is the same in every box. What several values must
fulfil together is checked by the game's `fill_box`. No text can be chosen freely: pictures and sentences contain words
of the game's author only, which keeps them safe to compress (see `tablee.table.answers`).
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tablee.core.errors import BadBox, BadData, hint, one_of

Path = tuple[str, ...]

ORDERS: dict[str, Callable[[Sequence[Any]], bool]] = {
    "": lambda items: True,
    "rising": lambda items: all(a <= b for a, b in pairwise(items)),
    "ascending": lambda items: all(a < b for a, b in pairwise(items)),
    "distinct": lambda items: len(set(items)) == len(items),
}
REMARKS = ("from", "note")  # keys that say where a value comes from
LONGEST_SHOWN = 40
KNOWN = ("min", "max", "length", "order", "of", "keys")


@dataclass(frozen=True)
class Bound:
    """What one value, or each value that a pattern with `*` stands for, may be."""

    pattern: Path
    low: int = 0
    high: int = 0
    length: tuple[int, int] | None = None
    order: str = ""
    of: str = ""  # the list in which a text must be
    keys: tuple[str, ...] = ()  # the keys that a table may have

    def covers(self, path: Path) -> bool:
        """Tell whether this bound is about the value at a path."""
        return len(path) == len(self.pattern) and all(
            p in ("*", key) for p, key in zip(self.pattern, path, strict=True)
        )

    @property
    def label(self) -> str:
        """Return the id of the message that explains the value to players: `box-dungeon_board-squares`."""
        return "-".join(["box", *(part for part in self.pattern if part != "*")])

    @property
    def numbers(self) -> str:
        """Return the allowed numbers in words."""
        return str(self.low) if self.low == self.high else f"{self.low} to {self.high}"

    def allowed(self, printed: Any) -> str:
        """Return in words what the value may be."""
        if self.keys:
            return f"some of {', '.join(self.keys)}, each {self.numbers}"
        if self.of:
            return f"one of {self.of}"
        if not isinstance(printed, list):
            return self.numbers
        low, high = self.length or (len(printed), len(printed))
        count = str(low) if low == high else f"{low} to {high}"
        order = f", {self.order}" if self.order else ""
        return f"{count} numbers from {self.numbers}{order}"

    def check(self, path: Path, value: Any, printed: Any, data: Mapping[str, Any]) -> Any:
        """Return a valid value. Raises `BadBox` otherwise; `data` is the whole box, for lists named by `of`."""
        key = ".".join(path)
        if self.keys:
            return self._table(key, value)
        if isinstance(printed, list):
            return self._list(key, value, printed, data)
        return self._one(key, value, data)

    def _one(self, key: str, value: Any, data: Mapping[str, Any]) -> Any:
        if self.of:
            words = at(data, tuple(self.of.split(".")))
            if not isinstance(value, str) or value not in words:
                raise BadBox("word", key, f"{key} must be one of {one_of(words)}, not {shown(value)}.", self)
            return value
        if type(value) is not int:
            raise BadBox("number", key, f"{key} must be a whole number, {self.numbers}, not {shown(value)}.", self)
        if not self.low <= value <= self.high:
            raise BadBox("range", key, f"{key} must be {self.numbers}, not {shown(value)}.", self)
        return value

    def _list(self, key: str, value: Any, printed: list[Any], data: Mapping[str, Any]) -> list[Any]:
        low, high = self.length or (len(printed), len(printed))
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise BadBox("length", key, f"{key} must be {self.allowed(printed)}, not {shown(value)}.", self)
        items = [self._one(f"{key}.{i}", item, data) for i, item in enumerate(value)]
        if not ORDERS[self.order](items):
            raise BadBox("order", key, f"The items of {key} must be {self.order}, not {shown(value)}.", self)
        return items

    def _table(self, key: str, value: Any) -> dict[str, int]:
        if not isinstance(value, Mapping):
            raise BadBox("table", key, f"{key} must be a table with {self.allowed(None)}, not {shown(value)}.", self)
        for word in value:
            if word not in (*self.keys, *REMARKS):
                raise unknown_key(f"{key}.{word}", word, self.keys)
        found = {word: self._one(f"{key}.{word}", value[word], {}) for word in self.keys if word in value}
        return {word: number for word, number in found.items() if number}


def unknown_key(key: str, word: str, known: Sequence[str]) -> BadBox:
    """Return the error for a key that the box does not have."""
    return BadBox("unknown", key, f"There is no key {key!r}.{hint(word, known)} Keys here: {one_of(known)}.")


def read_bounds(data: Mapping[str, Any]) -> list[Bound]:
    """Return what `[vary]` of a component file declares. Raises `BadData` if a declaration is wrong."""
    found = []
    for key, said in data.get("vary", {}).items():
        if not isinstance(said, Mapping) or not set(said) <= set(KNOWN) or said.get("order", "") not in ORDERS:
            raise BadData(
                f"[vary] {key!r} must be a table with {', '.join(KNOWN)}; order is rising, ascending, distinct."
            )
        if not ({"min", "max"} <= set(said) or "of" in said):
            raise BadData(f"[vary] {key!r} needs min and max, or of.")
        low, high = said.get("min", 0), said.get("max", 0)
        length = tuple(said["length"]) if "length" in said else None
        words = tuple(said.get("keys", ()))
        found.append(Bound(tuple(key.split(".")), low, high, length, said.get("order", ""), said.get("of", ""), words))
    return found


def at(data: Any, path: Path) -> Any:
    """Return the value at a path. Raises `LookupError`, `ValueError` or `TypeError` if there is none."""
    for key in path:
        if isinstance(data, list) and str(int(key)) == key and int(key) >= 0:
            data = data[int(key)]
        else:
            data = data[key]  # a list raises `TypeError`
    return data


def clean_text(key: str, value: Any, most: int) -> str:
    """Return a text of one line. Raises `BadBox` if it is empty, too long, or has characters that cannot be shown."""
    if not isinstance(value, str):
        raise BadBox("text", key, f"{key} must be a text, not {shown(value)}.")
    said = unicodedata.normalize("NFC", value)
    if not said.isprintable() or said != re.sub(r"\s+", " ", said).strip() or not 1 <= len(said.encode()) <= most:
        problem = f"{key} must be a text of 1 to {most} bytes on one line, not {shown(value)}."
        raise BadBox("text", key, problem)
    return said


def shown(value: Any) -> str:
    """Return a value as a message shows it: short, and without characters that cannot be shown."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a number with too many digits"
    if isinstance(value, Mapping):
        return "a table"
    text = f"a list of {len(value)}" if isinstance(value, list) and len(value) > 20 else _plain(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(shown(item) if not isinstance(item, list) else "a list" for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return ascii(value[:LONGEST_SHOWN]) if isinstance(value, str) and not value.isprintable() else repr(value)
