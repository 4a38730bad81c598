"""Variants of a game: boxes with other numbers than the printed ones, as designers write them and tables play them.

A box file is TOML with the keys of the game's `data.toml`; what it leaves out is as printed. `[variant]` names it:

    [variant]
    game = "destorsion"
    name = "Short dungeon"

    [dungeon_board]
    squares = 40

`load` reads such a file, and `changed` makes a variant from single values, as a form or a game record gives them.
`[vary]` in `data.toml` says what may differ (see `tablee.core.bounds`). All errors are `BadBox`, with key and line.
The box files in the folder `variants/` of a game come with it; they are known by the names of their files.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.core import toml_lines
from tablee.core.bounds import REMARKS, Bound, at, clean_text, shown, unknown_key
from tablee.core.data import fingerprint
from tablee.core.errors import BadBox, BadData, hint, one_of

if TYPE_CHECKING:
    from tablee.core.game import Game

LARGEST_FILE = 64 * 1024  # bytes; the largest data.toml of our games has 14 kB
LONGEST_NAME = 40  # bytes
FOLDER = "variants"  # of a game: the box files that come with it
NOT_IN_BOX = ("about", "options", "vary")  # tables of data.toml that `box_text` leaves out


@dataclass(frozen=True)
class Difference:
    """A value that differs from the printed one."""

    key: str
    printed: Any
    own: Any


@dataclass(frozen=True, eq=False)
class Variant:
    """A box that differs from the printed one, with the name that its author gave it."""

    game: "Game"
    name: str
    data: Mapping[str, Any]  # all components, as `Game.box` takes them
    differences: tuple[Difference, ...]

    @cached_property
    def hash(self) -> str:
        """Return the hash of the components. Two boxes with the same components have the same hash."""
        return fingerprint(self.data)

    @property
    def changes(self) -> dict[str, Any]:
        """Return the changed values by key; `changed` makes the same variant of them."""
        return {difference.key: difference.own for difference in self.differences}

    def named(self, name: str) -> "Variant":
        """Return the same box with another name."""
        return replace(self, name=clean_text("variant.name", name, LONGEST_NAME))


# --- reading ---------------------------------------------------------------------------------------------------


def load(game: "Game", path: Path) -> Variant:
    """Read a box file of a game. Raises `BadBox`, which names the file, the line and the key."""
    try:
        return read(game, read_text(path), name=path.stem)
    except BadBox as error:
        raise error.in_file(path.name) from error


@cache
def named(game: "Game") -> dict[str, Variant]:
    """Return the variants that come with a game, by name. Raises `BadBox` if one of their files is wrong."""
    return {path.stem: load(game, path) for path in sorted((game.folder / FOLDER).glob("*.toml"))}


def find(game: "Game", said: Path) -> Variant:
    """Return the variant that a box file describes, or the one of this name that comes with the game."""
    known, word = named(game), str(said)
    if word in known and not said.is_file():
        return known[word]
    if known and not said.exists():
        named_too = f"{hint(word, known)} Variants that come with the game: {one_of(known)}."
        raise BadBox("file", "", f"There is no file {word!r}.{named_too}")
    return load(game, said)


def game_of(path: Path) -> str:
    """Return the name of the game that a box file says it is for. Raises `BadBox` if it does not say so."""
    try:
        said = parse(read_text(path)).get("variant")
        if not isinstance(said, Mapping) or not isinstance(said.get("game"), str):
            raise BadBox("no-game", "variant.game", 'The file does not say its game: [variant] game = "…".')
        return str(said["game"])
    except BadBox as error:
        raise error.in_file(path.name) from error


def read_text(path: Path) -> str:
    """Return the text of a box file. Raises `BadBox` if it cannot be read or is too large."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadBox("file", "", f"It cannot be read: {error.strerror}.") from error
    if len(content) > LARGEST_FILE:
        raise BadBox("size", "", f"It is larger than {LARGEST_FILE // 1024} kB.")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise BadBox("toml", "", "It is not a text file in UTF-8.") from error


def parse(text: str) -> dict[str, Any]:
    """Return the contents of a box file as plain values. Raises `BadBox` if it is not TOML."""
    if len(text.encode(errors="replace")) > LARGEST_FILE:
        raise BadBox("size", "", f"It is larger than {LARGEST_FILE // 1024} kB.")
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BadBox("toml", "", "It is nested too deeply.") from None
    except ValueError as error:  # not TOML, or a number with thousands of digits
        if found := re.search(r" \(at line (\d+), column \d+\)$", str(error)):
            why = f"It is not TOML: {str(error)[: found.start()]}."
            raise BadBox("toml", "", why, line=int(found[1])) from None
        if "end of document" in str(error):
            raise BadBox("toml", "", f"It is not TOML: {error}.", line=text.count("\n") + 1) from None
        if found := re.search(r"[\d_]{4000}", text):
            line = text.count("\n", 0, found.start()) + 1
            raise BadBox("toml", "", "A number has too many digits.", line=line) from None
        raise BadBox("toml", "", f"It is not TOML: {error}.") from None


def read(game: "Game", text: str, *, name: str = "") -> Variant:
    """Read the text of a box file. `name` is used if the file gives none."""
    said, changes = parse(text), dict[str, Any]()
    try:
        own_name = _read_names(game, said.pop("variant", {}), name)
        changes.update(_changes(game, game.data, said, ()))
        return changed(game, changes, own_name)
    except BadBox as error:
        raise error.at_line(_line_of(error, text, changes)) from None


def _line_of(error: BadBox, text: str, changes: Mapping[str, Any]) -> int:
    """Return the line at which a mistake is made. It may be about a value that the file does not even contain."""
    places = toml_lines.keys(text.removeprefix("\ufeff"))
    path = tuple(error.key.split("."))
    if error.problem == "clash" and path not in places:
        path = max((tuple(key.split(".")) for key in changes), key=lambda near: _shared(near, path), default=())
    while path and path not in places:
        path = path[:-1]
    return places[path].line if path else 0


def _shared(one: toml_lines.Path, other: toml_lines.Path) -> int:
    """Return how many keys two paths share before they part."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _read_names(game: "Game", said: Any, name: str) -> str:
    """Return the name that `[variant]` gives. Raises `BadBox` if it is for another game."""
    if not isinstance(said, Mapping):
        raise BadBox("table", "variant", f"variant must be a table, not {shown(said)}.")
    for key in said:
        if key not in ("game", "name"):
            raise unknown_key(f"variant.{key}", key, ["game", "name"])
    if said.get("game", game.name) != game.name:
        raise BadBox("game", "variant.game", f"This is a box of {shown(said['game'])}, not of {game.name!r}.")
    return clean_text("variant.name", said["name"], LONGEST_NAME) if "name" in said else name


def _changes(game: "Game", printed: Any, said: Any, path: toml_lines.Path) -> Iterator[tuple[str, Any]]:
    """Yield every value that a file changes, by its key. Raises `BadBox` at what may not be changed."""
    key = ".".join(path)
    if bound(game, path):
        yield key, said
    elif isinstance(printed, Mapping) and isinstance(said, Mapping):
        for word, inner in said.items():
            if word in REMARKS and isinstance(inner, str):
                continue
            if word not in printed:
                raise unknown_key(".".join([*path, word]), word, [k for k in printed if k not in REMARKS])
            yield from _changes(game, printed[word], inner, (*path, word))
    elif isinstance(printed, list) and isinstance(said, list):
        if len(said) != len(printed):
            raise BadBox("count", key, f"{key} must have {len(printed)} items, as printed, not {len(said)}.")
        for i, inner in enumerate(said):
            yield from _changes(game, printed[i], inner, (*path, str(i)))
    elif type(said) is not type(printed) or said != printed:
        raise fixed(key, printed)


def fixed(key: str, printed: Any) -> BadBox:
    """Return the error for a change of a value that is the same in every box."""
    return BadBox("fixed", key, f"{key} cannot be changed; it is {shown(printed)} in every box.")


def bound(game: "Game", path: toml_lines.Path) -> Bound | None:
    """Return what the value at a path may be, or None if it is the same in every box."""
    return next((found for found in game.bounds if found.covers(path)), None)


def changed(game: "Game", changes: Mapping[str, Any], name: str) -> Variant:
    """Return the variant that differs from the printed box in these values. Raises `BadBox`."""
    known = {".".join(path): (path, printed, limits) for path, printed, limits in values(game)}
    for key in changes:
        if key not in known:
            raise _not_changeable(game, key, list(known))
    data, differences = deepcopy(game.data), []
    for key, (path, printed, limits) in known.items():  # in the order of data.toml, whatever the order of `changes`
        if key in changes:
            own, usual = limits.check(path, changes[key], printed, data), without_remarks(printed)
            if own != usual:
                _set(data, path, own)
                differences.append(Difference(key, usual, own))
    clean = clean_text("variant.name", name, LONGEST_NAME) if differences else ""
    try:
        game.box(data=data)
    except BadBox:
        raise
    except BadData as error:
        raise BadBox("clash", error.key, str(error)) from error
    return Variant(game, clean, data, tuple(differences))


def _not_changeable(game: "Game", key: str, known: list[str]) -> BadBox:
    """Return the error for a key that is fixed, or that does not exist."""
    try:
        return fixed(key, at(game.data, tuple(key.split("."))))
    except (KeyError, IndexError, ValueError, TypeError):
        return unknown_key(key, key, known)


def values(game: "Game") -> Iterator[tuple[toml_lines.Path, Any, Bound]]:
    """Yield every value that may be changed, with its path and its bound, in the order of `data.toml`."""
    yield from _values(game, game.data, ())


def _values(game: "Game", data: Any, path: toml_lines.Path) -> Iterator[tuple[toml_lines.Path, Any, Bound]]:
    if found := bound(game, path):
        yield path, data, found
    elif isinstance(data, Mapping):
        for key, inner in data.items():
            if path or key not in NOT_IN_BOX:
                yield from _values(game, inner, (*path, key))
    elif isinstance(data, list):
        for i, inner in enumerate(data):
            yield from _values(game, inner, (*path, str(i)))


def item_of(game: "Game", path: toml_lines.Path, limits: Bound) -> dict[str, str]:
    """Return what `*` stands for in a path, as the message `box-item` takes it: a printed name or the key, and more.

    `part` is what a second `*` stands for, or "".
    """
    found = []
    for i, (key, word) in enumerate(zip(path, limits.pattern, strict=True)):
        if word == "*":
            item = at(game.data, path[: i + 1])
            found.append(str(item["name"]) if isinstance(item, Mapping) and "name" in item else key)
    return {"item": found[0], "part": " ".join(found[1:])} if found else {}


def without_remarks(value: Any) -> Any:
    """Return a value without the keys that say where it comes from."""
    return {k: v for k, v in value.items() if k not in REMARKS} if isinstance(value, Mapping) else value


def _set(data: dict[str, Any], path: toml_lines.Path, value: Any) -> None:
    *outer, last = path
    table = at(data, tuple(outer))
    table[int(last) if isinstance(table, list) else last] = value


# --- writing ---------------------------------------------------------------------------------------------------


def box_text(game: "Game", name: str = "") -> str:
    """Return the printed box as a file to edit: the game's `data.toml` without options, with what may be changed."""
    text = (game.folder / "data.toml").read_text(encoding="utf-8")
    width = max((len(".".join(found.pattern)) for found in game.bounds), default=0)
    rows = [f"#   {'.'.join(b.pattern):<{width}}  {b.allowed(_example(game, b))}" for b in game.bounds]
    if named(game):
        rows += [f"# Variants that come with the game: {', '.join(named(game))}. See `tablee box {game.name} NAME`."]
    head = [
        f"# A box of {game.title}. Change its numbers, then play with `--box FILE`.",
        "# Values that you delete are as printed. These may be changed (* stands for any name or number):",
        *rows,
        "",
        "[variant]",
        f'game = "{game.name}"',
        f'name = "{name or f"My {game.title}"}"',
        "",
    ]
    return "\n".join(head) + "\n" + _components(text)


def _example(game: "Game", limits: Bound) -> Any:
    return next((printed for path, printed, found in values(game) if found is limits), None)


def _components(text: str) -> str:
    """Return the tables of a component file that describe the components, with the comments before them."""
    kept, block, keep = [], list[str](), True
    for line in text.splitlines():
        if found := re.match(r"\[+\s*\"?([\w-]+)", line):
            keep = found[1] not in NOT_IN_BOX
            kept += block if keep else []
            block = []
        if line.startswith("#") or not line.strip():
            block.append(line)  # belongs to the table that follows
        elif keep:
            kept += [*block, line]
            block = []
        else:
            block = []
    return "\n".join(kept).strip("\n") + "\n"
