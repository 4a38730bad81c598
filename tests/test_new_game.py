"""`tablee new-game`: the game it writes can be checked, replayed, drawn and played without changing the repository."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import discovery, engine, record
from tablee.core.binder import source_key
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.search.bots import SearchBot
from tablee.search.searcher import Plan
from tablee.testing import promises
from tablee.testing.new_game import TEMPLATE, rule_prefix, write_game

ROOT = Path(__file__).parent.parent


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    return result.exit_code, " ".join(result.output.split())


def repository() -> str:
    """Return the changed files according to `git status`, or an empty string outside a git repository."""
    words = ["git", "-C", str(ROOT), "status", "--porcelain"]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


@pytest.fixture
def outside(monkeypatch):
    """Restore the search path for games after the test."""
    monkeypatch.setenv(discovery.VARIABLE, "")


@pytest.fixture
def made(tmp_path, outside):
    """Return a new game made from the template. After the test, check that the repository is unchanged."""
    before = repository()
    code, said = run("new-game", "river_race", "--into", str(tmp_path))
    assert code == 0
    folder = tmp_path / "river_race"
    assert f"tablee --games {folder} play river_race" in said
    discovery.add_folder(tmp_path)
    yield discovery.game("river_race")
    assert repository() == before


def test_a_new_game_has_its_own_name_everywhere(made):
    assert made.title == "River Race"
    for path in made.folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            text = path.read_text(encoding="utf-8")
            assert not any(old in text for old in ("dice_race", "Dice Race", "dice-race", "DR-0")), path
    assert "**RR-001**" in (made.folder / "ledger.md").read_text(encoding="utf-8")


def test_a_new_game_keeps_every_promise(made):
    """Promises about compiled rules are left out here; `test_the_template_passes_a_whole_check` checks them."""
    for promise in promises():
        if not promise.compiled:
            promise(made, quick=True)


def test_a_new_game_is_replayed_and_drawn(made, tmp_path):
    path = made.folder / "tests" / "records" / "finish.game"
    games = ("--games", str(made.folder))
    assert "the game is over" in run(*games, "replay", str(path))[1]
    svg = tmp_path / "board.svg"
    assert run(*games, "draw", str(path), "--ply", "4", "-o", str(svg))[0] == 0
    assert "Roll two dice" in svg.read_text(encoding="utf-8")


def test_bots_play_a_new_game(made):
    match = Match(made, 3, source=Seeded(1))
    bots = [SearchBot(Plan(iterations=20), seat, compiled=False) for seat in range(3)]
    for _ in range(4):
        match.settle()
        seat = match.position.to_act
        match.play(seat, bots[seat].choose(match.position.seen_by(seat), seat))
    assert record.replay(record.write(match)).ply == match.ply


def test_a_new_game_can_be_an_installed_package(tmp_path, monkeypatch):
    """Discovery finds an installed game by its entry point in the group `tablee.games`; nothing else is needed."""
    site = tmp_path / "site"
    folder = write_game("lake_race", site)
    metadata = site / "tablee_lake_race-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tablee-lake-race\nVersion: 0.1.0\n")
    (metadata / "entry_points.txt").write_text("[tablee.games]\nlake_race = lake_race\n")
    words = [sys.executable, "-m", "tablee", "replay", str(folder / "tests" / "records" / "finish.game")]
    source = str(Path(discovery.__file__).parents[2])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(site), source])}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert "Lake Race" in done.stdout, done.stderr


@pytest.mark.slow
def test_the_tests_of_a_new_game_pass_by_themselves(tmp_path):
    """The tests are run as an author runs them: in the folder of the game, without our pytest configuration."""
    folder = write_game("hill_race", tmp_path)
    source = str(Path(discovery.__file__).parents[2])
    words = [sys.executable, "-m", "pytest", str(folder), "-q", "-k", "not compiled and not end and not sound"]
    done = subprocess.run(
        words, cwd=folder, env=os.environ | {"PYTHONPATH": source}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "%]" in done.stdout


@pytest.mark.kernel
@pytest.mark.slow
def test_the_template_passes_a_whole_check(outside):
    code, said = run("--games", str(TEMPLATE), "check", "dice_race")
    assert code == 0, said
    assert "broken" not in said


@pytest.mark.parametrize("name", ["River", "river-race", "2_races", "race_", "class", "", "../race"])
def test_a_name_must_be_snake_case(tmp_path, name):
    code, said = run("new-game", "--into", str(tmp_path), "--", name)
    assert code == 1
    assert "snake_case" in said
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(tmp_path):
    (tmp_path / "river_race").mkdir()
    code, said = run("new-game", "river_race", "--into", str(tmp_path))
    assert code == 1
    assert "already there" in said
    assert list((tmp_path / "river_race").iterdir()) == []


def test_rules_get_two_letters():
    assert [rule_prefix(name) for name in ("river_race", "chess", "a", "go_2", "excellent")] == [
        "RR",
        "CH",
        "AX",
        "GO",
        "XX",
    ]


def test_a_folder_without_games_is_refused(tmp_path, outside):
    code, said = run("--games", str(tmp_path), "games")
    assert code == 1
    assert "no game in" in said


def test_edited_rules_outside_the_package_are_compiled_again(made):
    """The cache key includes the game's own source files, wherever they are, even files imported relatively."""
    keys = {source_key((engine, *made.kernel))}
    for name in ("rules.py", "box.py", "actions.py"):
        path = made.folder / name
        path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
        keys.add(source_key((engine, *made.kernel)))
    assert len(keys) == 4
