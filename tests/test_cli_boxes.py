"""The command `tablee box`, and `--box` of the commands that play."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import discovery
from tablee.core.discovery import games
from tablee.testing.new_game import write_game

RUNNER = CliRunner()


def run(*words: str) -> tuple[int, str]:
    result = RUNNER.invoke(app, words, env={"COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.exit_code, result.output


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """Return the box of Déstorsion with a shorter dungeon, edited as a designer does it."""
    text = run("box", "destorsion")[1]
    for printed, own in (
        ("squares = 49", "squares = 40"),
        ("return_square = 44", "return_square = 36"),
        (", 40, 45]", ", 40]"),
        ('name = "My Déstorsion"', 'name = "Short"'),
    ):
        assert text.count(printed) == 1
        text = text.replace(printed, own)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", list(games()))
def test_the_written_box_is_as_printed(tmp_path, name):
    code, text = run("box", name)
    assert code == 0
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    code, said = run("box", name, str(file))
    assert code == 0
    assert "as printed" in said


def test_a_box_is_checked_and_its_differences_are_listed(short):
    code, said = run("box", "destorsion", str(short))
    assert code == 0
    assert "Short" in said
    assert "dungeon_board.squares" in said
    assert "49" in said
    assert "40" in said
    assert "lap_points" not in said


def test_play_takes_a_box_and_saves_it_in_the_record(short, tmp_path):
    saved = tmp_path / "short.game"
    code, _ = run(
        "play", "destorsion", "--seats", "random,random", "--seed", "1", "--box", str(short), "--save", str(saved)
    )
    assert code == 0
    assert "change dungeon_board.squares 40" in saved.read_text(encoding="utf-8")
    assert run("replay", str(saved))[0] == 0


def test_trace_takes_a_box(short):
    usual, own = (run("trace", "destorsion", "--seats", "2", *more)[1] for more in ((), ("--box", str(short))))
    assert usual != own
    assert json.loads(own.splitlines()[-1])["over"]


def test_a_ladder_of_a_box_cannot_be_added_to_that_of_another(short, tmp_path):
    words = ("bots", "ladder", "destorsion", "--bots", "random,greedy", "--games", "2", "--save", str(tmp_path))
    assert run(*words, "--box", str(short))[0] == 0
    (file,) = tmp_path.glob("ladder-*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["box"]
    code, said = run(*words, "--resume", str(file))
    assert code == 1
    assert "box" in said
    assert run(*words, "--box", str(short), "--resume", str(file))[0] == 0


def test_a_mistake_in_a_box_is_told_in_one_line(short):
    short.write_text(short.read_text(encoding="utf-8").replace("squares = 40", "squares = 400"), encoding="utf-8")
    line = next(i for i, text in enumerate(short.read_text(encoding="utf-8").splitlines(), 1) if "= 400" in text)
    for words in (("box", "destorsion", str(short)), ("play", "destorsion", "--box", str(short))):
        code, said = run(*words)
        assert code == 1
        assert f"mine.toml, line {line}: dungeon_board.squares must be 10 to 60, not 400." in said


def test_a_variant_that_comes_with_a_game_is_played_by_its_name(tmp_path, monkeypatch):
    write_game("cli_race", tmp_path)
    monkeypatch.setenv(discovery.VARIABLE, "")  # `--games` adds to it
    games = ("--games", str(tmp_path))
    code, said = run(*games, "box", "cli_race", "sprint")
    assert code == 0
    assert "track.squares" in said
    code, said = run(*games, "trace", "cli_race", "--seats", "2", "--box", "sprint")
    assert code == 0
    assert "16" in json.dumps(json.loads(said.splitlines()[-1])["scores"])
    code, said = run(*games, "play", "cli_race", "--seats", "random,random", "--box", "sprnt")
    assert code == 1
    assert "Did you mean 'sprint'?" in said


def test_serve_refuses_a_wrong_box_before_it_starts(short, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text("[dice]\nthird_die_gap = 3\n", encoding="utf-8")
    code, said = run("serve", "--data", str(tmp_path), "--port", "0", "--box", str(short), "--box", str(other))
    assert code == 1
    assert "other.toml: The file does not say its game" in said
