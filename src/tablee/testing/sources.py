"""Read a game's sources: the functions of its kernel, its imports, its docstrings."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

from tablee.core import contract
from tablee.core.game import Game


class Source(NamedTuple):
    """The source of a function: its file and its syntax tree."""

    path: Path
    node: ast.FunctionDef

    def place(self, folder: Path, line: int) -> str:
        """Return a text that says where a line of the function is, relative to the game's folder."""
        return f"{self.path.relative_to(folder)}, line {line}, in {self.node.name}"


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a source file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def kernel_functions(game: Game) -> list[FunctionType]:
    """Return the game's contract functions and all functions of the game that they call, directly or indirectly."""
    roots = {part.__name__.split(".")[0] for part in game.kernel}
    waiting = [
        found
        for part in game.kernel
        for name in (*contract.REQUIRED, *contract.DEFAULTED)
        if isinstance(found := vars(part).get(name), FunctionType)
    ]
    seen: dict[FunctionType, None] = {}
    while waiting:
        function = waiting.pop()
        if function in seen:
            continue
        seen[function] = None
        for name in function.__code__.co_names:
            found = function.__globals__.get(name)
            if isinstance(found, FunctionType) and found.__module__.split(".")[0] in roots:
                waiting.append(found)
    return [f for f in seen if game.folder in Path(f.__code__.co_filename).parents]


@cache
def _functions(path: Path) -> dict[str, list[ast.FunctionDef]]:
    """Return the functions of a file by name."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, []).append(node)
    return found


def kernel_sources(game: Game) -> list[Source]:
    """Return the sources of the kernel's functions, sorted by file and line."""
    found = []
    for function in kernel_functions(game):
        path, line = Path(function.__code__.co_filename), function.__code__.co_firstlineno
        for node in _functions(path).get(function.__name__, ()):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            if first <= line <= (node.end_lineno or node.lineno):
                found.append(Source(path, node))
    return sorted(found, key=lambda source: (source.path, source.node.lineno))


def imports(path: Path, package: str, folder: Path) -> Iterator[str]:
    """Yield the full name of every module that a file of a game imports, and of every name that it imports.

    `package` is the name of the package that the game's `folder` is imported as.
    """
    inside = path.relative_to(folder).parent.parts
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = [*package.split("."), *inside]
                above = above[: len(above) - (node.level - 1)]
                base = ".".join([*above, base] if base else above)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def is_test(path: Path, folder: Path) -> bool:
    """Tell whether a file of a game belongs to its tests."""
    return "tests" in path.relative_to(folder).parts


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the name and docstring of the module, and of each class and function in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (doc := ast.get_docstring(node)):
            yield (path.stem if isinstance(node, ast.Module) else node.name), doc
