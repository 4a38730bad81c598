"""Imports go one way, and kernels stay plain."""

import ast
from pathlib import Path

import pytest

import tablee
from tablee.core.discovery import games, names

SOURCE = Path(tablee.__file__).parent
LAYERS = {  # package -> what of ours it may import
    "core": {"core"},
    "search": {"core", "search"},
    "envs": {"core", "envs"},
    "lab": {"core", "search", "lab"},
    "table": {"core", "search", "table"},
    "cli": {"core", "search", "table", "cli"},
}
KERNEL_MAY_IMPORT = {"math", "numpy"}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module)
    return found


def ours(path: Path) -> set[tuple[str, ...]]:
    return {tuple(name.split(".")[1:]) for name in imports(path) if name.split(".")[0] == "tablee"}


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_go_one_way(layer):
    for path in (SOURCE / layer).rglob("*.py"):
        for parts in ours(path):
            if path.name == "discovery.py" and parts == ("games",):
                continue  # the folder itself, to look into
            assert next(iter(parts), "") in LAYERS[layer], f"{path.name} imports tablee.{'.'.join(parts)}"


def test_a_game_imports_core_and_itself_only(game):
    for path in game.folder.rglob("*.py"):
        for parts in ours(path):
            allowed = not parts or parts[0] == "core" or parts[:2] == ("games", game.name)
            assert allowed, f"{path.name} imports tablee.{'.'.join(parts)}"


def test_rules_are_plain_python(game):
    """No Numba, no clock, no dice, no files, no words inside the rules."""
    rules = [game.folder / "rules.py", *(game.folder / "rules").rglob("*.py")]
    for path in filter(Path.exists, [*rules, game.folder / "bot.py"]):
        foreign = {name.split(".")[0] for name in imports(path)} - {"tablee"}
        assert foreign <= KERNEL_MAY_IMPORT, f"{path.name} imports {foreign}"
        assert not any(parts[-1] in ("board", "position", "match") for parts in ours(path) if parts)


def test_every_game_has_the_same_files(game):
    for name in ("__init__.py", "data.toml", "box.py", "actions.py", "bot.py", "board.py", "tests/invariants.py"):
        assert (game.folder / name).exists(), name
    assert (game.folder / "rules.py").exists() or (game.folder / "rules").is_dir()
    assert (game.folder / "tests" / "records").is_dir()


def test_games_are_found_by_folder():
    assert set(names()) == set(games()) == {p.parent.name for p in (SOURCE / "games").glob("*/__init__.py")}
    for name, game in games().items():
        assert game.name == name


OUTSIDE = {  # module -> its parts that only table/world.py may use; None: all of it
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
