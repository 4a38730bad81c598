"""Reports of real runs: records that replay, the command, and a game that no line of the report knows."""

import base64
import json
import re

import polars as pl
import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import discovery, record
from tablee.lab import report
from tablee.lab.results import Results
from tablee.lab.run import run
from tablee.lab.schema import FORMAT

from lab.conftest import TEMPLATE  # isort: skip

pytestmark = pytest.mark.kernel
LINK = re.compile(r'href="data:text/plain;charset=utf-8;base64,([^"]*)" download="dice_race-(\d+)\.game"')


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> Results:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(discovery.VARIABLE, str(TEMPLATE))
        folder = tmp_path_factory.mktemp("lab") / "results"
        return run("dice_race", seats=3, bots=["greedy", "greedy", "random"], games=600, jobs=1, folder=folder)


@pytest.fixture(scope="module")
def page(played) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(discovery.VARIABLE, str(TEMPLATE))
        return report.html(played)


def test_a_game_made_by_new_game_gets_every_section(page):
    sections = re.findall(r'<section id="([a-z]+)"', page)
    wanted = ["seats", "length", "endings", "closeness", "course", "luck", "components", "actions", "bots", "method"]
    assert sections == wanted


def test_records_in_the_page_replay_to_the_results_of_their_rows(page, played):
    links = LINK.findall(page)
    assert len(links) >= 20
    points = played.seats.sort("game", "seat").group_by("game", maintain_order=True).agg(pl.col("points"))
    expected = dict(zip(points["game"], points["points"], strict=True))
    for data, number in dict(links).items():
        match = record.replay(base64.b64decode(data).decode())
        assert match.position.scores() == expected[int(number)].to_list()


def test_the_command_writes_the_page(played, tmp_path):
    file = tmp_path / "page.html"
    done = CliRunner().invoke(app, ["lab", "report", str(played.folder), "-o", str(file), "--lang", "es"])
    assert done.exit_code == 0, done.output
    assert '<html lang="es">' in file.read_text(encoding="utf-8")


def refused(folder, *more: str) -> str:
    done = CliRunner().invoke(app, ["lab", "report", str(folder), *more])
    assert done.exit_code == 1
    return " ".join(done.output.split())


def test_bad_folders_are_refused(tmp_path, played):
    assert "is not a results folder: it has no manifest.json" in refused(tmp_path / "missing")
    assert "is not a results folder: it has no manifest.json" in refused(tmp_path)
    (tmp_path / "manifest.json").write_text("{", encoding="utf-8")
    assert "manifest.json cannot be read" in refused(tmp_path)
    said = json.loads((played.folder / "manifest.json").read_text(encoding="utf-8"))
    (tmp_path / "manifest.json").write_text(json.dumps(said | {"format": FORMAT + 1}), encoding="utf-8")
    assert f"has format {FORMAT + 1}; this version reads format {FORMAT}" in refused(tmp_path)
    assert "There is no language 'de'" in refused(played.folder, "--lang", "de")
