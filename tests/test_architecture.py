"""Packages import each other in one direction only. The promises in `tablee.testing` check the files of each game."""

import ast
from pathlib import Path

import pytest

import tablee
from tablee.core.discovery import broken, games, names

SOURCE = Path(tablee.__file__).parent
LAYERS = {  # package -> the packages of Tablée that it may import
    "core": {"core"},
    "search": {"core", "search"},
    "lab": {"core", "search", "lab"},
    "testing": {"core", "search", "testing"},
    "table": {"core", "search", "table"},
    "cli": {"core", "search", "lab", "table", "testing", "cli"},
}
NOT_CODE = {"template"}  # the game that `tablee new-game` copies; it is checked like any other game


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module)
    return found


def layers() -> set[str]:
    return {path.parent.name for path in SOURCE.glob("*/__init__.py")} - {"games"}


def files(layer: str) -> list[Path]:
    return [path for path in (SOURCE / layer).rglob("*.py") if not NOT_CODE & set(path.parts)]


def test_every_package_is_a_layer():
    assert layers() == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_go_one_way(layer):
    assert files(layer)
    for path in files(layer):
        for name in imports(path):
            top, *parts = name.split(".")
            if top != "tablee" or (path.name == "discovery.py" and parts == ["games"]):
                continue  # allowed: discovery imports the package `tablee.games` to list the games in it
            assert next(iter(parts), "") in LAYERS[layer], f"{path.name} imports {name}"


def test_only_discovery_knows_where_games_are():
    """No module outside a game's own folder imports that game."""
    for layer in LAYERS:
        for path in files(layer):
            assert not [name for name in imports(path) if name.startswith("tablee.games.")], path


def test_games_are_found_by_folder():
    assert {p.parent.name for p in (SOURCE / "games").glob("*/__init__.py")} <= set(names())
    assert broken() == {}
    for name, game in games().items():
        assert game.name == name


OUTSIDE = {  # module -> its functions that only table/world.py may use; None means the whole module
    "time": None,
    "random": None,
    "secrets": None,
    "threading": None,
    "subprocess": None,
    "concurrent": None,
    "multiprocessing": None,
    "uuid": None,
    "datetime": None,
    "asyncio": {"sleep", "to_thread", "wait_for", "timeout", "create_subprocess_exec", "create_subprocess_shell"},
}


def test_the_table_reaches_clock_chance_and_processes_through_its_world():
    for path in (SOURCE / "table").rglob("*.py"):
        if path.name == "world.py":
            continue
        foreign = {name.split(".")[0] for name in imports(path)} & {m for m, parts in OUTSIDE.items() if parts is None}
        assert not foreign, f"{path.name} imports {foreign}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in OUTSIDE:
                used = {alias.name for alias in node.names} & (OUTSIDE[node.module] or set())
                assert not used, f"{path.name} imports {used} from {node.module}"
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                parts = OUTSIDE.get(node.value.id) or set()
                assert node.attr not in parts, f"{path.name} uses {node.value.id}.{node.attr}"


ADAPTORS = {"binder.py", "discovery.py"}  # these look up the contract functions and GAME in a game's modules


def test_nothing_asks_a_game_module_whether_it_has_a_name():
    """What a game may leave out has a default in `core/faces.py`, so no code needs `getattr` or `hasattr` on a game."""
    for path in [path for layer in LAYERS for path in files(layer)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("getattr", "hasattr")
            ):
                asked = ast.unparse(node.args[0])
                about_games = any(word in asked for word in ("game", "words", "board", "kernel", "part", "module"))
                assert path.name in ADAPTORS or not about_games, f"{path.name}, line {node.lineno}: {ast.unparse(node)}"
