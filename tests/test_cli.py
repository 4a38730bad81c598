"""The commands of `tablee`, and their error messages."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli import app
from tablee.cli.terminal import told
from tablee.core.discovery import VARIABLE, names
from tablee.core.match import Match
from tablee.testing.new_game import TEMPLATE, write_game

RUNNER = CliRunner()
RECORD = tablee.game("destorsion").folder / "tests" / "records" / "exit.game"


def run(*words: str, stdin: str = "") -> tuple[int, str]:
    result = RUNNER.invoke(app, words, input=stdin, env={"COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.exit_code, result.output


@pytest.mark.parametrize("word", ["--help", "games"])
def test_light_commands_load_neither_the_web_framework_nor_the_database(word):
    words = [sys.executable, "-X", "importtime", "-m", "tablee", word]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=True)
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "tablee.cli" in loaded
    assert not {name for name in loaded if name.split(".")[0] in ("litestar", "sqlalchemy", "uvicorn")}


def test_games_lists_every_game_and_option():
    code, said = run("games")
    assert code == 0
    for name in names():
        game = tablee.game(name)
        assert game.title in said
        assert all(option in said for option in game.options)


@pytest.mark.parametrize("name", names())
def test_trace_prints_one_object_per_ply(name):
    game = tablee.game(name)
    code, said = run("trace", name, "--seats", str(game.seats[0]), "--seed", "5")
    assert code == 0
    *lines, last = map(json.loads, said.splitlines())
    for ply, line in enumerate(lines):
        assert line["ply"] == ply
        assert line["action"] in line["legal"]
        assert len(set(line["legal"])) == len(line["legal"])
        assert set(line["position"]) == set(game.state_dtype.names)
    assert last["over"]
    assert len(last["scores"]) == len(last["ranks"]) == game.seats[0]
    assert run("trace", name, "--seats", str(game.seats[0]), "--seed", "5")[1] == said
    short = run("trace", name, "--seats", str(game.seats[0]), "--seed", "5", "--plies", "3")[1].splitlines()
    assert short[:3] == said.splitlines()[:3]
    assert len(short) == 4


def test_trace_takes_options_and_refuses_wrong_ones():
    code, said = run("trace", "destorsion", "--seats", "3", "-o", "rounds=3", "--plies", "1")
    assert code == 0
    for words, problem in [
        (("nosuch", "--seats", "2"), "no game called 'nosuch'"),
        (("destorsion", "--seats", "9"), "2 to 4 players"),
        (("destorsion", "--seats", "2", "-o", "rounds"), "NAME=VALUE"),
        (("destorsion", "--seats", "2", "-o", "rounds=2"), "Values: 1, 3"),
    ]:
        code, said = run("trace", *words)
        assert code == 1
        assert problem in " ".join(said.split())


def test_replay_shows_where_a_record_leads(tmp_path):
    code, said = run("replay", str(RECORD))
    assert code == 0
    assert "the game is over" in said
    assert "place 1" in said
    code, said = run("replay", str(RECORD), "--json", "--ply", "10")
    assert json.loads(said)["seats"] == 2
    assert run("replay", str(tmp_path / "nothing"))[0] == 1
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "not a text file" in run("replay", str(binary))[1]


def test_a_game_can_be_played_in_the_terminal(tmp_path):
    saved = tmp_path / "played.game"
    words = ("play", "destorsion", "--seats", "me,random", "--seed", "3", "--save", str(saved))
    code, said = run(*words, stdin="1\n" * 2000)
    assert code == 0
    assert "1. seat" in said
    assert "the game is over" in run("replay", str(saved))[1]


def test_the_terminal_tells_what_happened():
    """The log names seats by their colours and the reader "you"; a new turn has a heading."""
    match = Match(tablee.game("destorsion"), 2)
    forms = ("die 6", "die 2", "dice 2 5", "assign 5 2", "dwarf 0 forward")
    for form in forms:
        actor = match.position.to_act
        match.play(actor, match.position.read(actor, form))
    assert told(match, 3, 1) == [
        "Red gives the 5 to a dwarf and the 2 to the Master",
        "Red’s dwarf goes forward 5: start → 5",
        "The Master can only go forward 2: start → 2",
        "--- Blue",
    ]
    assert told(match, 0, 0)[2:5] == ["You begin", "--- Red", "You roll 2 and 5"]


def test_wrong_words_in_the_terminal_are_answered(tmp_path):
    code, said = run("play", "destorsion", "--seats", "me,me", "--seed", "3", stdin="99\nnonsense\nu\nh\nb\n1\nU\nq\n")
    assert code == 0
    said = " ".join(said.split())
    assert "You must choose the die" in said
    assert "There is no choice 99" in said
    assert "'nonsense' is not an action" in said
    assert "Only your own last action" in said
    assert "Undone." in said
    assert "left unfinished" in said


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "destorsion", "--seats", "3"), "for instance me,bot,bot"),
        (("play", "destorsion", "--seats", "me,,bot"), "a list of players"),
        (("play", "destorsion", "--seats", "me,nosuch"), "no bot called 'nosuch'"),
        (("play", "destorsion", "--seats", "human,bot"), "Write me"),
        (("bots", "ladder", "destorsion", "--bots", "random"), "two or more different bots"),
        (("bots", "ladder", "destorsion", "--bots", "random,random"), "two or more different bots"),
        (("bots", "ladder", "destorsion", "--bots", "random,greedy", "--save", str(RECORD)), "cannot be created"),
        (("serve", "--data", str(RECORD)), "cannot be created"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_begins(words, problem):
    code, said = run(*words)
    assert code == 1
    assert problem in " ".join(said.split())


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "70000"),
        ("trace", "destorsion", "--seats", "2", "--plies", "-1"),
        ("replay", str(RECORD), "--ply", "-1"),
        ("bots", "ladder", "destorsion", "--games", "0"),
        ("bots", "ladder", "destorsion", "--jobs", "0"),
    ],
)
def test_numbers_out_of_range_are_refused(words):
    code, said = run(*words)
    assert code == 2
    assert words[-2] in said


def test_the_end_of_input_leaves_the_game():
    assert run("play", "destorsion", "--seats", "me,random", stdin="")[0] == 0


def test_an_interrupted_game_is_kept(tmp_path, monkeypatch):
    def interrupted(match, words, out, **_):
        match.settle()
        raise KeyboardInterrupt

    monkeypatch.setattr("tablee.cli.play.play_in_terminal", interrupted)
    saved = tmp_path / "left.game"
    code, said = run("play", "destorsion", "--seed", "3", "--save", str(saved))
    assert code == 0
    assert "left unfinished" in said
    assert "is to act" in run("replay", str(saved))[1]


def test_a_position_can_be_drawn(tmp_path):
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    assert run("draw", str(RECORD), "--ply", "20", "-o", str(svg), "--language", "fr", "--theme", "dark")[0] == 0
    assert "Plateau donjon" in svg.read_text(encoding="utf-8")
    assert run("draw", str(RECORD), "-o", str(png), "--narrow")[0] == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    for words, problem in [
        (("-o", "board.gif"), "a .svg or a .png file"),
        (("-o", str(svg), "--theme", "pink"), "Themes: light, dark"),
        (("-o", str(svg), "--language", "de"), "Languages: en, fr, es"),
        (("-o", str(svg), "--seat", "7"), "no seat 7"),
    ]:
        code, said = run("draw", str(RECORD), *words)
        assert code == 1
        assert problem in " ".join(said.split())


# --- commands for authors of games -----------------------------------------------------------------------------


def test_check_says_what_is_kept(monkeypatch):
    monkeypatch.setenv(VARIABLE, "")
    code, said = run("--games", str(TEMPLATE), "check", "dice_race", "--quick", "--only", "ledger")
    assert code == 0
    assert said.count("kept") == 6  # once for each of five promises, and once in the summary in the last line
    assert "Dice Race: 5 of 5 promises kept" in said


def test_check_says_what_is_broken_and_saves_how_to_get_there(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, "")
    rules = write_game("clumsy_race", tmp_path) / "rules.py"
    rules.write_text(
        rules.read_text(encoding="utf-8").replace("out[1] = roll(2)", "out[1] = roll(1)"), encoding="utf-8"
    )
    saved = tmp_path / "saved"
    words = ("--games", str(tmp_path), "check", "clumsy_race", "--quick", "--only", "random_play", "--save", str(saved))
    code, said = run(*words)
    assert code == 1
    assert "broken In random play every listed action" in " ".join(said.split())
    assert "`legal` lists an action twice: roll 1" in said
    assert "0 of 1 promises kept" in said
    assert "twice" in (saved / "clumsy_race-random_play_keeps_the_invariants.game").read_text(encoding="utf-8")


def test_check_refuses_unknown_promises_and_games():
    assert "Themes: data, ledger" in " ".join(run("check", "destorsion", "--only", "nonsense")[1].split())
    assert "no game called" in run("check", "nosuch")[1]


def test_perft_prints_what_a_file_keeps():
    words = (
        "perft",
        "destorsion",
        "--seats",
        "2",
        "--depth",
        "3",
        "--plain",
        "-o",
        "rounds=3",
        "--after",
        "die 6; die 2",
    )
    code, said = run(*words)
    assert code == 0
    assert said.splitlines() == ["start 2 rounds=3 after: die 6; die 2", "perft 1 21", "perft 2 62", "perft 3 148"]


def test_snapshots_and_pictures_are_written(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, "")
    kept = write_game("painted_race", tmp_path) / "tests" / "pictures.txt"
    text = kept.read_text(encoding="utf-8")
    kept.unlink()
    games = ("--games", str(tmp_path))
    assert run(*games, "snapshots", "painted_race")[0] == 0
    assert kept.read_text(encoding="utf-8") == text
    assert run(*games, "pictures", "painted_race", "--into", str(tmp_path / "drawn"))[0] == 0
    assert sorted(path.name for path in (tmp_path / "drawn").iterdir()) == [
        "painted_race-end.png", "painted_race-opening.png", "painted_race.png",
    ]  # fmt: skip


def test_migrate_rewrites_old_records_in_place(tmp_path):
    """Format 1 computed the fingerprint of the box differently, and left out options that had their default value."""
    new = RECORD.read_text(encoding="utf-8")
    lines = [line for line in new.splitlines() if not line.startswith("option ")]
    lines = [line.replace("tablee 2", "tablee 1") if line.startswith("tablee") else line for line in lines]
    lines = ["box 0123456789abcdef" if line.startswith("box") else line for line in lines]
    old, current, broken = (tmp_path / name for name in ("old.game", "current.game", "broken.game"))
    old.write_text("\n".join(lines) + "\n", encoding="utf-8")
    current.write_text(new, encoding="utf-8")
    assert "tablee migrate" in run("replay", str(old))[1]
    code, said = run("migrate", str(old), str(current))
    assert code == 0
    assert "old.game: rewritten" in said.replace("\n", "")
    assert "current.game: up to date" in said.replace("\n", "")
    assert old.read_text(encoding="utf-8") == current.read_text(encoding="utf-8") == new
    broken.write_text("\n".join(lines).replace("die 6", "die 9") + "\n", encoding="utf-8")
    held = broken.read_bytes()
    code, said = run("migrate", str(broken))
    assert code == 1
    assert "is left as it is" in " ".join(said.split())
    assert broken.read_bytes() == held
