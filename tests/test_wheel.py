"""The wheel contains every data file of the games, and the command `tablee` works without the repository."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tablee.core.discovery import game, names
from tablee.testing.new_game import TEMPLATE

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
NOT_SHIPPED = {"__pycache__", ".pytest_cache"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Build the wheel as `make release` does."""
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode and "No matching distribution" in done.stderr:
        pytest.skip("the build tool cannot be downloaded here")
    assert done.returncode == 0, done.stderr
    return next(folder.glob("tablee-*.whl"))


@pytest.mark.slow
def test_the_wheel_holds_every_file_but_the_code_of_the_games_tests(wheel):
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("tablee/")}
    there = {path.relative_to(SOURCE) for path in (SOURCE / "tablee").rglob("*") if path.is_file()}
    own = {path for path in there if not NOT_SHIPPED & set(path.parts)}
    tests = {path for path in own if path.parts[:2] == ("tablee", "games") and path.parent.name == "tests"}
    assert packed == {path.as_posix() for path in own - tests}
    assert tests
    for name in names():
        assert {
            f"tablee/games/{name}/{file}" for file in ("data.toml", "ledger.md", "cover.svg", "texts/fr.ftl")
        } <= packed
        shown = game(name).about.pictures.record
        assert f"tablee/games/{name}/tests/records/{shown}.game" in packed  # the lobby shows it
    record = TEMPLATE.relative_to(SOURCE) / "tests" / "records" / "finish.game"
    assert record.as_posix() in packed  # `tablee new-game` copies it


@pytest.mark.slow
def test_the_command_works_from_the_wheel_alone(wheel, tmp_path):
    """The wheel is unpacked into a folder that comes first on the import path."""
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    environment = os.environ | {"PYTHONPATH": str(site), "TABLEE_GAMES": ""}

    def tablee(*words):
        command = [sys.executable, "-m", "tablee", *map(str, words)]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    where = [sys.executable, "-c", "import tablee; print(tablee.__file__)"]
    found = subprocess.run(where, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert Path(found.strip()).is_relative_to(site)
    listed = tablee("games")
    assert all(name in listed for name in names())
    saved = tmp_path / "played.game"
    tablee("play", "destorsion", "--seats", "random,random", "--seed", "1", "--save", saved)
    tablee("draw", saved, "--ply", "20", "-o", tmp_path / "board.svg")
    assert "<svg" in (tmp_path / "board.svg").read_text(encoding="utf-8")
    tablee("new-game", "packed_race", "--into", tmp_path)
    assert "5 of 5 promises kept" in tablee("--games", tmp_path, "check", "packed_race", "--only", "ledger")
