"""Games are found in Tablée itself, in installed packages and in given folders, even if one of the games is broken."""

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import discovery
from tablee.core.errors import BrokenGame, TableeError, UnknownGame

OWN = ("airain", "destorsion", "meeple_war", "poignee")


def make(folder, name, source):
    game = folder / name
    game.mkdir(parents=True)
    (game / "__init__.py").write_text(source, encoding="utf-8")
    (game / "data.toml").write_text("", encoding="utf-8")
    return game


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("x = 1", "has no GAME"),
        ("GAME = 3", "GAME is a int"),
        ("import nosuchmodule", "No module named 'nosuchmodule'"),
        ("GAME = Game(", "SyntaxError"),
        ("from tablee.games.destorsion import GAME", "its folder is called 'destorsion'"),
    ],
)
def test_a_broken_game_is_named_and_the_others_work(tmp_path, monkeypatch, source, problem):
    name = f"broken_{abs(hash(source))}"
    make(tmp_path, name, source)
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path))
    assert problem in discovery.broken()[name]
    assert set(OWN) <= set(discovery.games())
    with pytest.raises(BrokenGame, match=name):
        discovery.game(name)
    listed = CliRunner().invoke(app, ["games"])
    assert listed.exit_code == 0
    assert "destorsion" in listed.output
    assert name in listed.output


def test_a_name_nobody_knows_is_refused_with_those_there_are():
    with pytest.raises(UnknownGame, match="Did you mean 'airain'"):
        discovery.game("arain")


def test_a_folder_without_games_is_refused(tmp_path):
    with pytest.raises(TableeError, match="There is no game in"):
        discovery.add_folder(tmp_path)


def test_of_two_games_with_one_name_the_packages_own_counts(tmp_path, monkeypatch):
    make(tmp_path, "airain", "GAME = None")
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path))
    assert discovery.game("airain").title
