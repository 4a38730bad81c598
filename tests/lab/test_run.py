"""Runs: rows that depend on nothing but the manifest, resuming, single games made again, refusals, comparisons."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal
from typer.testing import CliRunner

import tablee.testing
from tablee.cli import app
from tablee.cli.common import out
from tablee.core import record, variants
from tablee.core.errors import TableeError
from tablee.lab import results as results_module
from tablee.lab.desk import MOST_LUCK
from tablee.lab.play import components_of
from tablee.lab.questions import compare, seat_effects
from tablee.lab.results import Results
from tablee.lab.run import RunFailed, carry_out, load_model, plan, run
from tablee.lab.schema import TABLES, file_of
from tablee.lab.show import record_of

pytestmark = pytest.mark.kernel


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Return a run of greedy bots with luck and decisions."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEE_GAMES", _template())
        return run(
            "dice_race",
            seats=3,
            bots=["greedy", "random", "random"],
            games=1200,
            decisions=True,
            jobs=1,
            folder=tmp_path_factory.mktemp("lab") / "kept",
        )


def _template():
    return str(Path(tablee.testing.__file__).parent / "template")


def test_the_tables_have_the_columns_of_the_schema(kept):
    for name, columns in TABLES.items():
        assert dict(kept.table(name).collect_schema()) == columns, name
    games, seats = kept.games, kept.seats
    assert len(games) == kept.manifest.games == 1200
    assert len(seats) == 3600
    assert games["game"].to_list() == list(range(1200))
    assert (games["block"] * 3 + games["rotation"] == games["game"]).all()
    assert ((seats["player"] + seats["rotation"]) % 3 == seats["seat"]).all()
    assert seats.group_by("game").agg(pl.col("share").sum())["share"].is_between(0.999, 1.001).all()
    assert games["decisions"].sum() == seats["decisions"].sum() == len(kept.table("decisions").collect())
    winners = seats.filter(pl.col("place") == 1).group_by("game").len().sort("game")
    assert (winners["len"] == games["winners"]).all()
    assert (games["settled"].is_between(0, 1)).all()
    assert {kept.manifest.endings[e] for e in games["ending"].unique()} <= set(kept.manifest.endings.values())


def test_luck_is_zero_on_average_sums_to_zero_and_is_bounded(kept):
    seats = kept.seats
    assert seats.group_by("game").agg(pl.col("luck").sum())["luck"].abs().max() < 1e-4
    assert seats["luck"].abs().max() <= MOST_LUCK + 1e-6
    for _, own in seats.group_by("seat"):
        luck = own["luck"].to_numpy()
        assert abs(luck.mean()) < 4 * luck.std() / np.sqrt(len(luck))
    assert np.corrcoef(seats["share"], seats["luck"])[0, 1] > 0.6  # in a dice race, luck decides


def test_the_fitted_estimate_is_better_than_the_games_own(kept):
    fit = load_model(kept.folder)
    assert fit is not None
    assert fit.after < fit.before


def test_an_estimate_is_fitted_only_if_something_needs_it():
    wanted = {"seats": 2, "bots": ["random"], "games": 400, "jobs": 1}
    assert load_model(run("dice_race", luck=False, use_games=0, **wanted).folder) is None
    assert load_model(run("dice_race", luck=False, use_games=2, **wanted).folder) is not None
    assert load_model(run("dice_race", luck=True, use_games=0, **wanted).folder) is not None


def test_uses_count_what_actions_name(kept, dice_race):
    listed = components_of(dice_race)
    rows = kept.uses.group_by("component").agg(pl.col("count").sum()).sort("component")
    chosen = kept.table("decisions").group_by("action").len().sort("action").collect()
    assert [(listed[c].kind, listed[c].name) for c in rows["component"]] == [("roll", "1"), ("roll", "2")]
    assert rows["count"].to_list() == chosen["len"].to_list()
    tally = kept.actions.group_by("action").agg(pl.col("chosen", "offered").sum()).sort("action")
    assert tally["chosen"].to_list() == chosen["len"].to_list()
    assert kept.uses["expected"].is_between(0, 1).all()


def test_rows_do_not_depend_on_shards_processes_or_luck(kept, tmp_path):
    other = run(
        "dice_race",
        seats=3,
        bots=["greedy", "random", "random"],
        games=90,
        jobs=2,
        luck=False,
        use_games=0,
        folder=tmp_path / "other",
    )
    columns = ["game", "decisions", "plies", "winner", "margin"]
    assert_frame_equal(other.games.select(columns), kept.games.select(columns).head(90))


def test_a_run_that_was_cut_short_is_completed_to_the_same_rows(kept, tmp_path):
    manifest = kept.manifest
    folder = tmp_path / "cut"
    carry_out(folder, manifest, jobs=1)
    for shard in (1, 3):
        file_of(folder, "games", shard).unlink()
    file_of(folder, "seats", 3).unlink()
    (folder / "games" / ".000003.parquet.77").write_bytes(b"half")
    cut = Results(folder)
    assert not cut.complete
    assert len(cut.games) < 1200  # what is there can be read
    told = []
    again = carry_out(folder, manifest, jobs=1, progress=told.append)
    assert sum(told) == 1200
    assert again.complete
    assert not list((folder / "games").glob(".*"))
    for name in TABLES:
        assert_frame_equal(again.table(name).collect(), kept.table(name).collect())


def test_a_killed_run_leaves_what_a_resume_completes(kept, tmp_path):
    folder = tmp_path / "killed"
    words = ["lab", "run", "dice_race", "--seats", "3", "--bots", "random", "--games", "60000", "-o", str(folder)]
    command = [sys.executable, "-c", "from tablee.cli import app; app()", *words, "--details", "0", "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 300
        while not list(folder.glob("games/0*.parquet")):
            assert process.poll() is None or list(folder.glob("games/0*.parquet"))
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    before = len(Results(folder).games)
    assert before > 0
    result = CliRunner().invoke(app, [*words, "--details", "0", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    whole = run("dice_race", seats=3, bots=["random"], games=60000, use_games=0, jobs=1)
    assert_frame_equal(Results(folder).games, whole.games)


def test_a_full_disk_stops_the_run_and_keeps_what_is_there(kept, tmp_path, monkeypatch):
    folder, manifest = tmp_path / "full", kept.manifest
    written = []

    def write(path, *args, **kwargs):
        if len(written) > 20:
            raise OSError(28, "No space left on device")
        written.append(path)
        return real(path, *args, **kwargs)

    real = pl.DataFrame.write_parquet
    monkeypatch.setattr(pl.DataFrame, "write_parquet", write)
    with pytest.raises(RunFailed, match=r"No space left on device.*Run the same command again"):
        carry_out(folder, manifest, jobs=1)
    assert 0 < len(Results(folder).done) < manifest.shards
    monkeypatch.undo()
    monkeypatch.setenv("TABLEE_GAMES", _template())
    assert_frame_equal(carry_out(folder, manifest, jobs=1).games, kept.games)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (pl.exceptions.ComputeError("parquet: underlying IO error: No space left on device (os error 28)"), "No space"),
        (BrokenProcessPool("A process was terminated abruptly."), "a process that played was ended"),
        (OSError(13, "Permission denied"), "Permission denied"),
    ],
)
def test_why_a_run_stopped_is_told_in_a_few_words(kept, tmp_path, monkeypatch, error, said):
    def stopped(*args):
        raise error

    monkeypatch.setattr("tablee.lab.run.play_shard", stopped)
    with pytest.raises(RunFailed, match=rf"^The run stopped: {said}[^.]*\. 0 of \d+ shards are complete"):
        carry_out(tmp_path / "stopped", kept.manifest, jobs=1)


def test_a_disk_that_is_full_before_the_first_shard_is_an_error_too(kept, tmp_path, monkeypatch):
    def write(path, content):
        if path.suffix == ".npz":
            raise OSError(28, "No space left on device")
        real(path, content)

    real = results_module.write_whole
    monkeypatch.setattr("tablee.lab.run.write_whole", write)
    with pytest.raises(RunFailed, match=r"model\.npz cannot be written: No space left on device"):
        carry_out(tmp_path / "full", kept.manifest, jobs=1)
    monkeypatch.undo()
    monkeypatch.setenv("TABLEE_GAMES", _template())
    assert_frame_equal(carry_out(tmp_path / "full", kept.manifest, jobs=1).games, kept.games)


def test_any_game_is_made_again_as_a_record(kept):
    for number in (0, 7, 1199):
        text = record_of(kept, number)
        match = record.replay(text)
        row = kept.games.row(number, named=True)
        assert match.ply == row["plies"]
        points = kept.seats.filter(pl.col("game") == number).sort("seat")["points"].to_list()
        assert match.position.scores() == points
    assert "player 1 greedy" in record_of(kept, 1)  # rotation 1: player 0 sits in seat 1
    with pytest.raises(TableeError, match="games 0 to 1199"):
        record_of(kept, 1200)


def test_the_first_seat_of_a_race_is_found_to_be_better_off():
    found = seat_effects(run("dice_race", seats=3, bots=["greedy"], games=3000, jobs=1))
    assert found[0].low > 0
    assert found[2].high < 0
    assert found[0].saved > 0.3


def test_two_boxes_are_compared_with_the_same_seeds(dice_race):
    longer = variants.changed(dice_race, {"track.squares": 30}, "Longer")
    one = run(dice_race, seats=2, bots=["random"], games=2000, jobs=1)
    two = run(dice_race, seats=2, bots=["random"], games=2000, variant=longer, jobs=1)
    found = {difference.name: difference for difference in compare(one, two)}
    assert found["decisions"].shown
    assert found["decisions"].low > 0
    assert not found["win share of seat 1"].shown
    assert found["win share of seat 1"].smallest > 0
    same = compare(one, one)
    assert not any(difference.shown for difference in same)
    assert record.replay(record_of(two, 5)).variant.name == "Longer"
    with pytest.raises(TableeError, match="same seats"):
        compare(one, run(dice_race, seats=3, bots=["random"], games=30, jobs=1))


def test_what_cannot_be_run_is_refused(dice_race, tmp_path):
    for wanted, why in (
        ({"bots": ["mcts"]}, "thinks by the clock"),
        ({"bots": ["nobody"]}, "no bot called"),
        ({"bots": ["random", "random"], "seats": 3}, "name one bot for all"),
        ({"seats": 9}, "9"),
        ({"games": 0}, "at least one game"),
        ({"options": {"nothing": 1}}, "nothing"),
    ):
        with pytest.raises(TableeError, match=why):
            plan(dice_race, **wanted)
    with pytest.raises(TableeError, match=r"no manifest\.json"):
        Results(tmp_path)
    (tmp_path / "manifest.json").write_text("{}")
    with pytest.raises(TableeError, match="cannot be read"):
        Results(tmp_path)
    full = tmp_path / "full"
    full.mkdir()
    (full / "letter.txt").write_text("dear")
    with pytest.raises(TableeError, match="not empty"):
        carry_out(full, plan(dice_race, games=3), jobs=1)
    carry_out(tmp_path / "small", plan(dice_race, games=3), jobs=1)
    with pytest.raises(TableeError, match="holds another run: its seed is 0, not 1"):
        carry_out(tmp_path / "small", plan(dice_race, games=3, seed=1), jobs=1)


def test_the_commands(kept, tmp_path, monkeypatch):
    monkeypatch.setattr(out, "width", 140)  # no cell is wrapped
    runner = CliRunner()
    shown = runner.invoke(app, ["lab", "show", str(kept.folder), "--game", "5"])
    assert shown.exit_code == 0
    assert record.replay(shown.stdout).seats == 3
    saved = runner.invoke(app, ["lab", "show", str(kept.folder), "--game", "5", "-o", str(tmp_path / "five.txt")])
    assert saved.exit_code == 0
    assert (tmp_path / "five.txt").read_text() == shown.stdout
    words = ["lab", "run", "dice_race", "--games", "40", "--bots", "random", "-o", str(tmp_path / "new"), "--jobs", "1"]
    ran = runner.invoke(app, words)
    assert ran.exit_code == 0, ran.output
    assert "turn order 1" in ran.output
    compared = runner.invoke(app, ["lab", "compare", *[str(tmp_path / "new")] * 2])
    assert compared.exit_code == 0, compared.output
    assert "no difference shown" in compared.output
    wrong = runner.invoke(app, ["lab", "run", "dice_race", "--bots", "mcts", "-o", str(tmp_path / "x")])
    assert wrong.exit_code == 1
    assert "by the clock" in wrong.output
    assert results_module.LAST in TABLES
