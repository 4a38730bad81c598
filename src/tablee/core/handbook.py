"""Processes the text of a game's `handbook/<language>.md`, the rules for players, before it becomes a page.

The text is Markdown. It may also contain:

- `{score_board.lap_points}`, which is replaced by that number from the game's `data.toml` or from a variant of it;
- `{DT-014 DT-015}` at the end of a paragraph or list item: the ids (in `ledger.md`) of the rules that it explains.
  Readers do not see them. Links use them, and a test checks that every rule is explained;
- `{{picture SOURCE PLY WHAT… | caption}}` on a line of its own: a picture of a position (`tablee.table.illustrations`);
- an overview of a turn before the first chapter;
- a passage from `::: option thirdDie = mandatory` to `:::`, which is shown if the table plays with that value. Several
  values are written `= a | b`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tablee.core.errors import BadData

NUMBER = re.compile(r"\{([a-z_]\w*(?:\.\w+)+)\}")
RULES = re.compile(r"\s*\{([A-Z]{2}-\d{3}(?:,? [A-Z]{2}-\d{3})*)\}")
PICTURE = re.compile(
    r"^\{\{picture (?P<source>\S+) (?P<ply>\d+)(?P<what>(?: [^\s|]+)*) \| (?P<caption>.+)\}\}$", re.MULTILINE
)
OPTION = re.compile(r"^::: option (?P<name>\S+) = (?P<values>.+)\n(?P<text>(?:.*\n)*?):::\n", re.MULTILINE)


class Passage(NamedTuple):
    """A text that is shown only if the table plays with one of these values of an option."""

    option: str
    values: list[str]
    text: str


def with_numbers(text: str, data: Mapping[str, Any]) -> str:
    """Replace placeholders by numbers from the component data. Raises `BadData` if the data has no such number."""

    def number(found: re.Match[str]) -> str:
        value: Any = data
        for key in found[1].split("."):
            try:
                value = value[int(key)] if isinstance(value, list) else value[key]
            except (KeyError, IndexError, ValueError, TypeError):
                raise BadData(f"the handbook contains {found[0]}, which is not in the component data") from None
        return (", ".join(map(str, value)) or "–") if isinstance(value, list) else str(value)

    return NUMBER.sub(number, text)


def paragraphs_only(text: str) -> str:
    """Return the chapters of a handbook without their pictures, and without the overview before them."""
    start = re.search(r"^## ", text, re.MULTILINE)
    return PICTURE.sub("", text[start.start() :] if start else text)


def passages(text: str) -> list[Passage]:
    """Return the parts of a text that depend on options."""
    return [
        Passage(found["name"], [value.strip() for value in found["values"].split("|")], found["text"])
        for found in OPTION.finditer(text)
    ]


def as_played(text: str, options: Mapping[str, str | int], mark: Callable[[str], str] = lambda option: "") -> str:
    """Keep the passages that apply with these options, drop the others. `mark(option)` may return a remark to add."""

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
