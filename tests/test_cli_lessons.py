"""The command for authors of lessons."""

import shutil

from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import record
from tablee.core.discovery import VARIABLE
from tablee.testing.new_game import write_game

RUN = CliRunner()
LESSON = ["lessons", "destorsion", "into-the-hollow"]


def test_lessons_are_listed_with_the_rules_that_none_is_about(tmp_path, monkeypatch):
    listed = RUN.invoke(app, ["lessons", "destorsion"])
    assert listed.exit_code == 0, listed.output
    assert "into-the-hollow" in listed.output
    assert "rules not covered: 0 of 102" in listed.output
    monkeypatch.setenv(VARIABLE, "")
    shutil.rmtree(write_game("taught_race", tmp_path) / "lessons")
    begun = RUN.invoke(app, ["--games", str(tmp_path), "lessons", "taught_race"])
    assert begun.exit_code == 0, begun.output
    assert "TR-001" in begun.output.partition("rules not covered: ")[2]


def test_a_lesson_is_played_and_judged():
    solved = RUN.invoke(app, LESSON)
    assert solved.exit_code == 0, solved.output
    assert "solved:" in solved.output
    assert "DT-044" in solved.output.partition("rules that ran:")[2]
    wrong = RUN.invoke(app, [*LESSON, "--play", "assign 3 4; dwarf 0 forward; master forward"])
    assert wrong.exit_code == 0, wrong.output
    assert "solved:" not in wrong.output
    impossible = RUN.invoke(app, [*LESSON, "--play", "assign 6 6"])
    assert impossible.exit_code == 1
    assert "is not possible now" in impossible.output


def test_moments_are_found_for_a_rule(tmp_path):
    saved = tmp_path / "moment.game"
    found = RUN.invoke(app, ["lessons", "destorsion", "--find", "DT-044", "--save", str(saved)])
    assert found.exit_code == 0, found.output
    ply = int(found.output.partition("ply ")[2].partition(":")[0])
    assert record.replay(saved.read_text(encoding="utf-8")).ply == ply
    assert "No function of XX-999" in RUN.invoke(app, ["lessons", "destorsion", "--find", "XX-999"]).output
