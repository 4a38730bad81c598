"""Joins the scripts and style sheets of a page into one file each, so that a page needs few requests.

Our scripts are plain modules without a build step. They are joined when the server first needs them: each module
becomes a function that returns what it exports, and its imports are taken from the results of other functions. This
relies on how Prettier formats `import` and `export`; anything else raises `ValueError`.
"""

import re
from functools import cache, lru_cache
from pathlib import Path

from tablee.core import discovery
from tablee.core.drawing.palette import tone_css

STATIC = Path(__file__).parent / "static"
COMMON_STYLES = ("palette.css", "motion.css", "base.css")
BUNDLES = {
    "table.bundle.js": ("page.js", "table.js"),
    "lobby.bundle.js": ("page.js", "lobby.js", "learn.js"),
    "boards.bundle.js": ("boards.js",),
    "learn.bundle.js": ("page.js", "learn.js"),
    "replay.bundle.js": ("page.js", "replay.js"),
    "text.bundle.js": ("page.js",),
    "door.bundle.js": ("page.js", "door.js"),
    "waiting.bundle.js": ("page.js", "waiting.js"),
    "tables.bundle.js": ("page.js", "tables.js"),
    "table.bundle.css": (
        *COMMON_STYLES,
        "table.css",
        "board.css",
        "panes.css",
        "stage.css",
        "coach.css",
        "triumph.css",
        "sheets.css",
        "words.css",
        "rules.css",
        "keeping.css",
        "small.css",
    ),
    "lobby.bundle.css": (*COMMON_STYLES, "lobby.css", "mine.css"),
    "gather.bundle.css": (*COMMON_STYLES, "sheets.css", "rules.css", "keeping.css", "mine.css", "gather.css"),
    "text.bundle.css": (*COMMON_STYLES, "rules.css"),
    "learn.bundle.css": (*COMMON_STYLES, "rules.css", "learn.css"),
}

IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"\./([\w.]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
NOTHING = "export {};\n"
COMMENT = re.compile(r"^[ \t]*/\*\*.*?\*/\n", re.MULTILINE | re.DOTALL)
CSS_COMMENT = re.compile(r"/\*.*?\*/\n?", re.DOTALL)
QUOTES = ('"', "'", "`")
LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


@lru_cache(maxsize=32)
def bundled(name: str, version: str) -> bytes | None:
    """Return a bundle by name, or None if there is no such bundle; `version` stands for the content of all files."""
    parts = BUNDLES.get(name)
    if parts is None:
        return None
    return (_styles(parts) if name.endswith(".css") else joined(parts)).encode()


def _styles(names: tuple[str, ...]) -> str:
    """Return style sheets as one; the games' tones come last, because they replace colours of the palette."""
    return "".join(CSS_COMMENT.sub("", (STATIC / name).read_text(encoding="utf-8")) for name in names) + tones()


@cache
def tones() -> str:
    """Return the colours that pages take from each game, as CSS."""
    return "".join(tone_css(game.name, game.board.tone) for game in map(discovery.game, discovery.names()))


def joined(entries: tuple[str, ...], folder: Path = STATIC) -> str:
    """Return one script that does what the given modules do, in this order, with the modules that they import."""
    done: dict[str, str] = {}
    for entry in entries:
        _add(entry, folder, done, ())
    return "".join(done.values())


def _add(name: str, folder: Path, done: dict[str, str], importers: tuple[str, ...]) -> None:
    if name in importers:
        raise ValueError(f"{' imports '.join((*importers, name))}: modules must not import each other in a circle")
    if name in done:
        return
    source = "".join(map(_bare, COMMENT.sub("", (folder / name).read_text(encoding="utf-8")).splitlines(keepends=True)))
    for _, imported in IMPORT.findall(source):
        _add(imported, folder, done, (*importers, name))
    exported = EXPORT.findall(source)
    body = EXPORT.sub("", IMPORT.sub(_taken, source.replace(NOTHING, "")))
    if odd := LEFT.search(body):
        raise ValueError(f"{name}: {odd.group()!r} cannot be bundled")
    done[name] = f"const {_variable(name)} = (() => {{\n{body}return {{ {', '.join(exported)} }};\n}})();\n"


def _taken(found: re.Match[str]) -> str:
    """Return the statement that replaces an import."""
    names, module = found.groups()
    if names is None:
        return ""  # the module has run already
    return f"const {{{names.replace(' as ', ': ')}}} = {_variable(module)};\n"


def _bare(line: str) -> str:
    """Return a line without its indentation and comment: a tenth of what a page has to load."""
    code, _, comment = line.partition("// ")
    if not comment or any(code.count(quote) % 2 for quote in QUOTES):  # none, or in a string
        return line.lstrip(" ")
    return code.strip() and f"{code.strip()}\n"


def _variable(name: str) -> str:
    return "module_" + re.sub(r"\W", "_", name)
