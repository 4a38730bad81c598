"""Binds generic code to the rules of a game, as plain Python or compiled by Numba.

Rules are plain functions and do not import Numba. `bind` copies the functions of a generic module, such as the engine
or the search. In the copies, the game's own functions replace those imported from `tablee.core.contract`. Unless
`compiled` is False, Numba compiles the copies on first use. Generic modules bound to the same game share the compiled
rules. The compiled code is cached on disk in a folder named after a hash of all sources involved and of the compiler
flags, so that stale code is never loaded after a change.
"""

import ast
import gc
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from tablee.core import contract
from tablee.core.errors import KernelError

OURS = "tablee"
GENERIC = ("tablee.core.engine", "tablee.search")  # code that is bound to every game
KEPT_KERNELS = 32  # this many of the newest cache folders are kept, whatever their age
KEPT_DAYS = 7  # other cache folders are removed after this many days without use


def outlined(function: Any) -> Any:
    """Mark a function to be compiled once instead of inlined. Use it for large functions called from several places."""
    function.__dict__["outlined"] = True
    return function


def bind(module: ModuleType, kernel: Iterable[ModuleType] = (), *, compiled: bool = True) -> SimpleNamespace:
    """Return copies of the functions of `module` that call the contract functions defined in the `kernel` modules."""
    kernel = tuple(kernel)
    rules = _rules(kernel, source_key((contract, *kernel))) if compiled else None
    binding = _Binding((module, *kernel), kernel, module.__name__, compiled=compiled, rules=rules)
    own = {name: f for name, f in vars(module).items() if _is_function_of(f, module)}
    return SimpleNamespace(**{name: binding.function(f) for name, f in own.items()})


@cache
def _rules(kernel: tuple[ModuleType, ...], key: str) -> "_Binding":
    """Return the compiled rules of a game, which every generic module bound to it shares. `key` is their `source_key`.

    Without this, the engine and the search would each compile all the rules.
    """
    return _Binding((contract, *kernel), kernel, "", compiled=True)


class _Binding:
    """Copies functions and all that they call, directly or indirectly, each once. `rules` has copied the rules before.

    `modules` are those whose functions may be copied, with all that they import.
    """

    def __init__(
        self,
        modules: tuple[ModuleType, ...],
        kernel: tuple[ModuleType, ...],
        exposed: str,
        *,
        compiled: bool,
        rules: "_Binding | None" = None,
    ) -> None:
        self.roots = {OURS, *(part.__name__.split(".")[0] for part in kernel)}  # packages whose functions are bound
        self.exposed, self.rules = exposed, rules
        self.provided: dict[str, FunctionType] = {}
        for part in reversed(kernel):
            for name in (*contract.REQUIRED, *contract.DEFAULTED):
                if isinstance(found := vars(part).get(name), FunctionType):
                    self.provided[name] = found
        self.spaces: dict[str, dict[str, Any]] = {}
        self.done: dict[FunctionType, Callable[..., Any]] = {}
        self.compiler = _Compiler(modules, exposed) if compiled else None
        self.sources = _closure(modules) if compiled else {}

    def space(self, name: str) -> dict[str, Any]:
        """Return a copy of a module's globals in which bound copies replace the functions of Tablée and of the game."""
        if name not in self.spaces:
            names = self.spaces[name] = dict(vars(sys.modules[name]))
            for key, found in list(names.items()):
                if isinstance(found, FunctionType) and found.__module__.split(".")[0] in self.roots:
                    names[key] = self.function(found)
        return self.spaces[name]

    def function(self, f: FunctionType) -> Callable[..., Any]:
        """Return the bound copy of one function."""
        if f.__module__ == contract.__name__:
            f = self.provided.get(f.__name__, f)
        if self.rules and f.__module__ in self.rules.sources and f.__module__ != self.exposed:
            return self.rules.function(f)
        names = self.space(f.__module__)
        if f not in self.done:
            copy = FunctionType(f.__code__, names, f.__name__, f.__defaults__)
            copy.__doc__, copy.__module__ = f.__doc__, f.__module__
            self.done[f] = self.compiler(f, copy) if self.compiler else copy
        return self.done[f]


class _Compiler:
    """Compiles functions with Numba. Helpers are inlined. Contract functions and generic code are cached on disk."""

    def __init__(self, modules: tuple[ModuleType, ...], exposed: str) -> None:
        import numba

        self.modules = modules  # first the generic module, then the game's modules
        self.exposed = exposed  # the module whose functions Python calls
        self.njit = numba.njit
        self.config = numba.config
        self.key = source_key(modules)
        self.folder = kernel_folder(self.key)

    def __call__(self, f: FunctionType, copy: FunctionType) -> Any:
        copy.__qualname__ = f"{f.__name__}__{self.key}"
        options: dict[str, Any] = {"error_model": "numpy", "nogil": True}
        if f.__module__ != self.exposed:  # Python never calls this function, so it needs no wrappers for such calls
            options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        is_contract = f.__name__ in contract.REQUIRED + contract.DEFAULTED
        is_entry = is_contract or f.__module__ == self.exposed or f.__module__.startswith(GENERIC)
        if not is_entry:
            return self._finished(self.njit(forceinline=not f.__dict__.get("outlined", False), **options)(copy))
        if self.folder is None:
            return self._finished(self.njit(**options)(copy))
        before, self.config.CACHE_DIR = self.config.CACHE_DIR, str(self.folder)
        try:
            return self._finished(_tough(self.njit(cache=True, **options)(copy)))
        except RuntimeError:  # Numba cannot write its cache, so every process compiles again
            return self._finished(self.njit(**options)(copy))
        finally:
            self.config.CACHE_DIR = before

    def _finished(self, dispatcher: Any) -> Any:
        """Make a Numba function compile once for all integer types, and name the author's line in its errors."""
        from numba.core.errors import NumbaError

        compile_for = dispatcher._compile_for_args

        def compile_for_args(*args: Any, **named: Any) -> Any:
            collecting = gc.isenabled()
            gc.disable()  # while compiling, the collector takes a twentieth of the time and finds little
            try:
                return compile_for(*args, **named)
            except (NumbaError, KeyError) as error:  # a KeyError means that a record has no such field
                raise KernelError(self._explanation(error)) from error
            finally:
                if collecting:
                    gc.enable()

        dispatcher._compile_for_args = compile_for_args
        return _widened(dispatcher)

    def _explanation(self, error: Exception) -> str:
        """Turn Numba's error into a message that names the game, file, line, function and problem."""
        if isinstance(error, KeyError):
            problem, place = f"there is no field {error.args[0]!r}.", self._place_of(str(error.args[0]))
        else:
            said = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
            found = _PROBLEM.search(said)
            problem = found[0].strip() if found else next((x for x in said.splitlines() if x.strip()), "it failed.")
            name = re.search(r"name '(\w+)' is not defined", problem)
            places = [(m["file"] or m["at"], int(m["line"] or m["on"])) for m in _PLACE.finditer(said)]
            place = self._place_of(name[1]) if name else places[-1] if places else None
        where = f"{_short(place[0])}, line {place[1]}, in {_function_at(*place)}: " if place else ""
        game = self.modules[-1].__name__.split(".")[-2:][0]
        return f"The rules of {game} do not compile. {where}{problem} See docs/kernels.md for what rules may use."

    def _place_of(self, name: str) -> tuple[str, int] | None:
        """Return the file and line where a name or attribute first occurs in the game's sources."""
        for path in _closure(self.modules).values():
            for node in ast.walk(ast.parse(path.read_bytes())):
                if (isinstance(node, ast.Attribute) and node.attr == name) or (
                    isinstance(node, ast.Name) and node.id == name
                ):
                    return str(path), node.lineno
        return None


_PLACE = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)|at (?P<at>\S+\.py) \((?P<on>\d+)\)')
_PROBLEM = re.compile(
    r"^(?:Unknown attribute|No implementation|Cannot unify|Invalid use|Use of unsupported|Unsupported|"
    r"Undefined|cannot determine|reflected|The use of|Untyped|NameError).*",
    re.MULTILINE | re.IGNORECASE,
)


def _short(file: str) -> str:
    return "/".join(Path(file).parts[-3:])


def _function_at(file: str, line: int) -> str:
    """Return the name of the function that a line belongs to."""
    try:
        tree = ast.parse(Path(file).read_bytes())
    except (OSError, SyntaxError):
        return "?"
    around = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.lineno <= line <= (n.end_lineno or 0)]
    return max(around, key=lambda n: n.lineno).name if around else "?"


def _tough(dispatcher: Any) -> Any:
    """Make a Numba function ignore cache files that cannot be read or written."""
    cache = dispatcher._cache
    load, save = cache.load_overload, cache.save_overload

    def load_overload(*args: Any) -> Any:
        try:
            return load(*args)
        except Exception:  # reading a damaged file can raise any error; the function is compiled again
            return None

    def save_overload(*args: Any) -> None:
        try:
            save(*args)
        except Exception:  # the index is damaged, or the disk is full or read-only; the code is still in memory
            shutil.rmtree(cache.cache_path, ignore_errors=True)

    cache.load_overload, cache.save_overload = load_overload, save_overload
    return dispatcher


def _widened(dispatcher: Any) -> Any:
    """Convert small integers and literals to int64 at every call, so that each function is compiled only once."""
    from numba.core import types as numba_types

    types: Any = numba_types

    inner = getattr(dispatcher, "get_call_template", None)
    if inner is None:  # a Numba version may lack this internal method; then functions are compiled more than once
        return dispatcher

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        if kind == types.uint64:  # the state of a random generator needs all 64 bits unsigned
            return kind
        return types.int64 if isinstance(kind, types.Boolean | types.Integer | types.IntEnumMember) else kind

    dispatcher.get_call_template = lambda args, kws: inner(tuple(wide(a) for a in args), kws)
    return dispatcher


def _is_function_of(found: object, module: ModuleType) -> bool:
    return isinstance(found, FunctionType) and found.__module__ == module.__name__


# --- the cache key ---------------------------------------------------------------------------------------------


def source_key(modules: Iterable[ModuleType]) -> str:
    """Return a hash of the Python and Numba versions, the compiler flags, and the sources of the modules.

    Sources that these modules import, directly or indirectly, are included.
    """
    import numba

    digest = hashlib.sha256()
    config = numba.config
    flags = (numba.__version__, sys.version, config.BOUNDSCHECK, config.OPT, config.DEBUGINFO_DEFAULT)
    digest.update(repr(flags).encode())
    for name, path in sorted(_closure(tuple(modules)).items()):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _closure(modules: tuple[ModuleType, ...]) -> dict[str, Path]:
    """Return the sources of these modules and of all that they import from Tablée and from their own packages."""
    roots = {OURS, *(module.__name__.split(".")[0] for module in modules)}
    found: dict[str, Path] = {}
    waiting = [module.__name__ for module in modules]
    while waiting:
        name = waiting.pop()
        if name in found or name.split(".")[0] not in roots:
            continue
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            continue
        found[name] = Path(spec.origin)
        waiting.extend(_imports(found[name], name, roots))
    return found


def _imports(path: Path, module: str, roots: set[str]) -> Iterator[str]:
    """Yield the modules that a file imports or imports names from."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in _import_statements(path, path.stat().st_mtime_ns):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            base = node.module or ""
            if node.level:
                above = package.rsplit(".", node.level - 1)[0] if node.level > 1 else package
                base = f"{above}.{base}" if base else above
            if base.split(".", maxsplit=1)[0] in roots:
                yield base
                yield from filter(_is_module, (f"{base}.{alias.name}" for alias in node.names))


@cache
def _import_statements(path: Path, changed: int) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Return the import statements of a file that was last changed at this time."""
    statements = _running(ast.parse(path.read_bytes()))
    return tuple(node for node in statements if isinstance(node, ast.Import | ast.ImportFrom))


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every node below this one, except the body of `if TYPE_CHECKING:`, which never runs."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield child
            yield from _running(child)


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


# --- the cache folder ------------------------------------------------------------------------------------------


def cache_root() -> Path:
    """Return the folder for all compiled code: `TABLEE_CACHE` or, by default, one in the user's cache directory."""
    if chosen := os.environ.get("TABLEE_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tablee" / "kernels"


def kernel_folder(key: str) -> Path | None:
    """Return the cache folder for a key, or None if it cannot be written. Removes old cache folders."""
    folder = cache_root() / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
    except OSError:
        return None
    _prune(folder)
    return folder


def _prune(current: Path) -> None:
    """Remove cache folders unused for `KEPT_DAYS`, but keep the newest ones. Several processes may do this at once."""

    def last_used(folder: Path) -> float:
        try:
            return (folder / "used").stat().st_mtime
        except OSError:
            return 0.0

    try:
        others = [entry for entry in current.parent.iterdir() if entry.is_dir() and entry != current]
    except OSError:
        return
    others.sort(key=last_used, reverse=True)
    oldest = time.time() - KEPT_DAYS * 86400
    for folder in others[KEPT_KERNELS:]:
        if last_used(folder) < oldest:
            shutil.rmtree(folder, ignore_errors=True)
