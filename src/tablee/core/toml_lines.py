"""Finds the line and the comment of every key in a TOML text, so that messages can point at them.

`tomllib` gives values without their places. `keys` reads the same text again; the text must already have been accepted
by `tomllib`, so this module does not look for mistakes.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

Path = tuple[str, ...]  # ("provinces", "cards", "0", "vp"): items of lists are counted from 0

TOKEN = re.compile(
    r"""(?P<comment>\#[^\n]*)
      | (?P<string>\"{3}(?:\\[\s\S]|[^\\])*?\"{3,5} | '{3}[\s\S]*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*')
      | (?P<line>\n) | (?P<mark>[\[\]{}=,]) | (?P<blank>[^\S\n]+) | (?P<bare>[^\s\[\]{}=,\#"']+)""",
    re.VERBOSE,
)
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


class Key(NamedTuple):
    """Where a key is written: the number of its line, and the comment at the end of that line."""

    line: int
    comment: str


class Token(NamedTuple):
    """A piece of the text, and the number of the line on which it begins."""

    kind: str
    text: str
    line: int


def keys(text: str) -> dict[Path, Key]:
    """Return where each key, each table and each item of a list is written. The first place of a table counts."""
    tokens = list(_tokens(text.replace("\r\n", "\n")))
    comments = {token.line: token.text.lstrip("#").strip() for token in tokens if token.kind == "comment"}
    found = _Reader([token for token in tokens if token.kind not in ("comment", "blank")]).read()
    return {path: Key(line, comments.get(line, "")) for path, line in found.items()}


def _tokens(text: str) -> Iterator[Token]:
    line = 1
    for found in TOKEN.finditer(text):
        yield Token(found.lastgroup or "", found[0], line)
        line += found[0].count("\n")


class _Reader:
    """Reads tokens from left to right and notes the line of every key."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens, self.at = tokens, 0
        self.found: dict[Path, int] = {}
        self.items: dict[Path, int] = {}  # arrays of tables -> how many tables they have so far

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self.at < len(self.tokens):
            if self._skip("\n"):
                continue
            line = self.tokens[self.at].line
            if self._skip("["):
                many = self._skip("[")
                table = self._table(self._key(), many)
                self._note(table, line)
                while self._skip("]"):
                    pass
            else:
                self._pair(table)
        return self.found

    def _table(self, named: Path, many: bool) -> Path:
        """Return the path of a table. A name of an array of tables stands for the last of them."""
        path: Path = ()
        for i, word in enumerate(named):
            path = (*path, word)
            if many and i == len(named) - 1:
                self.items[path] = self.items.get(path, 0) + 1
            if path in self.items:
                path = (*path, str(self.items[path] - 1))
        return path

    def _pair(self, table: Path) -> None:
        line = self.tokens[self.at].line
        path = (*table, *self._key())
        self._skip("=")
        self._note(path, line)
        self._value(path)

    def _note(self, path: Path, line: int) -> None:
        for length in range(1, len(path) + 1):
            self.found.setdefault(path[:length], line)

    def _key(self) -> Path:
        """Read a key, which may be dotted. A bare token may hold several parts: `a.b`."""
        words: list[str] = []
        while self.at < len(self.tokens) and self.tokens[self.at].kind in ("bare", "string"):
            token = self.tokens[self.at]
            words += [_unquoted(token.text)] if token.kind == "string" else [w for w in token.text.split(".") if w]
            self.at += 1
        return tuple(words)

    def _value(self, path: Path) -> None:
        if self._skip("["):
            number = 0
            while not self._skip("]"):
                if self._skip("\n") or self._skip(","):
                    continue
                item = (*path, str(number))
                self._note(item, self.tokens[self.at].line)
                self._value(item)
                number += 1
        elif self._skip("{"):
            while not self._skip("}"):
                if not (self._skip("\n") or self._skip(",")):
                    self._pair(path)
        else:
            while self.at < len(self.tokens) and self.tokens[self.at].kind in ("bare", "string"):
                self.at += 1  # a date and time may be two tokens

    def _skip(self, text: str) -> bool:
        """Step over the next token if it is this one."""
        if self.at < len(self.tokens) and self.tokens[self.at].text == text:
            self.at += 1
            return True
        return False


def _unquoted(text: str) -> str:
    if text[0] == "'":
        return text[1:-1]
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[0]), text[1:-1])
