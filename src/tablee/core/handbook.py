"""The text of a game's `handbook/<language>.md`, the rules for players, before it becomes a page.

Besides Markdown it may contain:

- `{score_board.lap_points}`: a number of the components, as in the game's `data.toml` or a variant of it;
- `{DT-014 DT-015}` at the end of a paragraph or list item: the rules it explains, by their ids in `ledger.md`. Readers
  do not see them; links lead to them, and a test checks that every rule is explained;
- `::: option thirdDie = mandatory` to `:::`: shown where the table plays with that value (several: `= a | b`).
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tablee.core.errors import BadData

NUMBER = re.compile(r"\{([a-z_]\w*(?:\.\w+)+)\}")
RULES = re.compile(r"\s*\{([A-Z]{2}-\d{3}(?:,? [A-Z]{2}-\d{3})*)\}")
OPTION = re.compile(r"^::: option (?P<name>\S+) = (?P<values>.+)\n(?P<text>(?:.*\n)*?):::\n", re.MULTILINE)


class Passage(NamedTuple):
    """A text that is shown only where the table plays with one of some values of an option."""

    option: str
    values: list[str]
    text: str


def with_numbers(text: str, data: Mapping[str, Any]) -> str:
    """Put the components' numbers into a text; refuse a path that the data does not have."""

    def number(found: re.Match[str]) -> str:
        value: Any = data
        for key in found[1].split("."):
            try:
                value = value[int(key)] if isinstance(value, list) else value[key]
            except (KeyError, IndexError, ValueError, TypeError):
                raise BadData(f"the handbook names {found[0]}, which is not in the component data") from None
        return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

    return NUMBER.sub(number, text)


def passages(text: str) -> list[Passage]:
    """Return the parts of a text that depend on options."""
    return [
        Passage(found["name"], [value.strip() for value in found["values"].split("|")], found["text"])
        for found in OPTION.finditer(text)
    ]


def as_played(text: str, options: Mapping[str, str | int], mark: Callable[[str], str] = lambda option: "") -> str:
    """Keep what these options make true, and drop the rest; `mark(option)` may add a remark to what is kept."""

    def kept(found: re.Match[str]) -> str:
        values = [value.strip() for value in found["values"].split("|")]
        if str(options.get(found["name"])) not in values:
            return ""
        remark = mark(found["name"])
        return found["text"].rstrip("\n") + (f" {remark}" if remark else "") + "\n"

    return OPTION.sub(kept, text)


def explained(text: str) -> set[str]:
    """Return the ids of all rules that a text explains."""
    return {rule for found in RULES.finditer(text) for rule in re.split(r",? ", found[1])}
