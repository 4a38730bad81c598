"""Each promise reports a game that breaks it. The template's game is changed to break one promise at a time."""

import re
from itertools import count

import numpy as np
import pytest
from spoilt import BREAKS, REMOVED, Spoilt

from tablee.core import discovery
from tablee.core.drawing.scene import Scene
from tablee.core.errors import TableeError
from tablee.core.fields import new
from tablee.testing import Broken, promises
from tablee.testing import perft as perft_theme
from tablee.testing.new_game import write_game
from tablee.testing.pictures import jumps

BY_NAME = {promise.name: promise for promise in promises()}
NUMBERS = count(1)


ELSEWHERE = {"every_function_is_compiled_once"}  # promises not in `BREAKS`; other tests below break them


def spoil(tmp_path, monkeypatch, *changes: Spoilt):
    """Write a game from the template, change it and return it. Its name is new, because imported modules are cached."""
    name = f"spoilt{next(NUMBERS)}"
    folder = write_game(name, tmp_path)
    for change in changes:
        path = folder / change.file
        if change.old is None:
            path.unlink()
            continue
        text = path.read_text(encoding="utf-8")
        old, made = (part.replace("DR-", "SP-") for part in (change.old, change.new))
        assert old in text, f"{change.file} has no {old!r}"
        path.write_text(text.replace(old, made), encoding="utf-8")
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path))
    return discovery.game(name)


def test_every_promise_is_broken_here():
    assert set(BREAKS) | ELSEWHERE == set(BY_NAME)


def test_every_promise_is_a_sentence():
    for promise in promises():
        assert promise.sentence.endswith("."), promise.name
        assert promise.theme


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[pytest.mark.kernel, pytest.mark.slow] if BY_NAME[n].compiled else []) for n in BREAKS],
)
def test_a_promise_can_be_broken(name, tmp_path, monkeypatch):
    change = BREAKS[name]
    game = spoil(tmp_path, monkeypatch, change)
    with pytest.raises(Broken) as broken:
        BY_NAME[name](game, quick=True)
    said = str(broken.value)
    assert re.search(change.said.replace("DR-", "SP-"), said), said
    assert said.startswith(f"{game.name}, {name}")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            "(Change(('square', seat), was + 1, now),)",
            r"claims, to a spectator, that square\[0\] goes from 1 to \d, but it was 0",
        ),
        ("(Change(('square', seat), was, was),)", r"goes from (\d+) to \1, but it was \1"),
        ("(Change(('square', seat), was, -5),)", r"no event tells .* of square|the events end with other facts"),
        (
            "(*account.take('square', seat), Change(('seats',), 2, 5))",
            r"end with other facts than the position: seats is 2",
        ),
        ("(*account.take('square', seat), Change(('phase',), 1, 0))", "names 'phase', which is bookkeeping"),
        ("(*account.take('square', seat), Change(('sqare', 0), 1, 0))", r"names \('sqare', 0\), which is no fact"),
    ],
)
def test_a_story_cannot_claim_what_did_not_happen(tmp_path, monkeypatch, changes, said):
    game = spoil(
        tmp_path,
        monkeypatch,
        Spoilt("story.py", 'changes=account.take("square", seat)', f"changes={changes}", ""),
        Spoilt("story.py", "import Account,", "import Account, Change,", ""),
    )
    with pytest.raises(Broken, match=said):
        BY_NAME["every_change_is_told"](game)


# --- mistakes authors make -------------------------------------------------------------------------------------


def test_a_misspelt_field_is_named_with_its_place_and_a_hint(tmp_path, monkeypatch):
    change = Spoilt("rules.py", "state.square[me] = min(state.square[me]", "state.square[me] = min(state.sqare[me]", "")
    game = spoil(tmp_path, monkeypatch, change)
    with pytest.raises(Broken) as broken:
        BY_NAME["random_play_keeps_the_invariants"](game, quick=True)
    said = str(broken.value)
    assert "there is no field 'sqare' in this record. Did you mean 'square'?" in said
    assert re.search(r"at rules\.py, line \d+, in run: state\.square\[me\] = min", said)
    assert "seed 1, at ply" in said


@pytest.mark.kernel
@pytest.mark.slow
def test_what_numba_refuses_is_named_with_its_place(tmp_path, monkeypatch):
    """The mistake is in a branch that plain play never reaches, so only the compiler finds it."""
    old = "    me = state.active\n    if"
    game = spoil(
        tmp_path, monkeypatch, Spoilt("rules.py", old, old.replace("if", "if me > 9:\n        nobody(me)\n    if"), "")
    )
    with pytest.raises(Broken) as broken:
        BY_NAME["compiled_equals_plain"](game, quick=True)
    said = str(broken.value)
    assert f"The rules of {game.name} do not compile." in said
    assert "rules.py, line" in said
    assert "in stumble: NameError: name 'nobody' is not defined" in said


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("[1, 2][0]", "a list"),
        ("len({1})", "a set"),
        ("len('a')", "a string"),
        ("len(f'{count}')", "an f-string"),
        ("sum(i for i in range(2))", "a generator expression"),
        ("len([i for i in range(2)])", "a list comprehension"),
        ("len(list(range(2)))", "a list"),
        ("(lambda: 1)()", "a lambda"),
    ],
)
def test_what_does_not_compile_is_found_in_the_source(tmp_path, monkeypatch, line, what):
    game = spoil(tmp_path, monkeypatch, Spoilt("rules.py", "state.asked = count", f"state.asked = {line}", ""))
    with pytest.raises(Broken, match=f"in choose_dice uses {what}"):
        BY_NAME["rules_use_only_what_compiles"](game)


@pytest.mark.parametrize(
    "statement", ["raise ValueError", "try:\n        count += 1\n    finally:\n        count -= 1"]
)
def test_statements_that_do_not_compile_are_found(tmp_path, monkeypatch, statement):
    change = Spoilt("rules.py", "    state.asked = count", f"    state.asked = count\n    {statement}", "")
    with pytest.raises(Broken, match=f"in choose_dice uses {statement[:3]}"):
        BY_NAME["rules_use_only_what_compiles"](spoil(tmp_path, monkeypatch, change))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("recorded_games_replay", "no recorded game in tests/records: play one with `tablee play GAME --save FILE`"),
        ("pictures_are_built_as_before", "no recorded game"),
        ("what_moves_is_seen_to_move", "no recorded game"),
    ],
)
def test_a_game_without_records_is_told_to_write_some(tmp_path, monkeypatch, name, said):
    game = spoil(tmp_path, monkeypatch, Spoilt("tests/records/finish.game", REMOVED, "", ""))
    with pytest.raises(Broken, match=said):
        BY_NAME[name](game)


def test_a_game_without_perft_is_told_to_write_some(tmp_path, monkeypatch):
    game = spoil(tmp_path, monkeypatch, Spoilt("tests/perft.txt", REMOVED, "", ""))
    with pytest.raises(Broken, match="save the output of `tablee perft spoilt"):
        BY_NAME["perft_counts_are_kept"](game)


def test_what_is_broken_can_be_repeated(tmp_path, monkeypatch):
    change = BREAKS["every_option_value_keeps_the_invariants"]
    game = spoil(tmp_path, monkeypatch, change)
    with pytest.raises(Broken) as broken:
        BY_NAME["every_option_value_keeps_the_invariants"](game)
    found = broken.value
    assert (found.seats, found.seed, found.options) == (4, 11, {"doubles": "back"})
    assert len(found.forms) == found.ply
    again = game.start(found.seats, found.options).do(*found.forms)
    assert min(again.state.square) < 0
    assert found.record.startswith("tablee 2")


@pytest.mark.kernel
@pytest.mark.slow
def test_a_function_compiled_twice_is_noticed(tmp_path, monkeypatch):
    game = spoil(tmp_path, monkeypatch)
    states = new(game.state_dtype)
    game.native.start(game.box(), states, np.int8(0), 2)
    with pytest.raises(Broken, match="start is compiled for 2 combinations of types"):
        BY_NAME["every_function_is_compiled_once"](game)


NOT_AS_PLAYED = "\n\n::: option doubles = back\nOnly here. {DR-005}\n:::\n::: option doubles = stay\n"


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        (
            "every_named_rule_is_explained",
            [Spoilt("board.py", '"DR-003", "DR-005"', '"DR-003", "DR-099"', "")],
            "names SP-099, which is not in the ledger",
        ),
        (
            "drawn_things_name_their_rules",
            [
                Spoilt(f"handbook/{language}.md", " {DR-005}\n\n::: option doubles = stay\n", NOT_AS_PLAYED, "")
                for language in ("en", "fr", "es")
            ],
            "piece die-0 names SP-005, which the handbook does not explain with these options",
        ),
        (
            "the_handbook_explains_every_rule",
            [Spoilt("handbook/en.md", " {DR-005}\n\n::: option doubles = stay\n", NOT_AS_PLAYED, "")],
            r"handbook/en\.md does not explain SP-005",
        ),
    ],
)
def test_a_rule_that_the_table_is_not_told_is_noticed(tmp_path, monkeypatch, name, changes, said):
    game = spoil(tmp_path, monkeypatch, *changes)
    with pytest.raises(Broken, match=said):
        BY_NAME[name](game)


# --- parts of the promises -------------------------------------------------------------------------------------


def test_a_jump_is_noticed():
    here, there, alike, likewise = (Scene(9, 9, "") for _ in range(4))
    here.piece("pawn-0", 1, 1, "", "pawn")
    there.piece("pawn-1", 5, 5, "", "pawn")
    alike.piece("pawn-0", 1, 1, "", "pawn", kind="pawn")
    likewise.piece("pawn-1", 5, 5, "", "pawn", kind="pawn")
    assert jumps(here, there) == jumps(alike, there) == {"pawn"}
    assert jumps(alike, likewise) == set()


def test_perft_files_are_read_as_they_are_written():
    text = "start 3 'pace=very slow' rounds=3 after: die 6; die 2\nperft 1 4\nperft 2 9"
    (start,) = perft_theme.read(f"# a remark\n\n{text}\n")
    assert (start.seats, start.options, start.after) == (3, {"pace": "very slow", "rounds": "3"}, ["die 6", "die 2"])
    assert str(start) == text


@pytest.mark.parametrize("text", ["perft 1 2", "start two", "start 2\nperft 1", "begin 2"])
def test_a_malformed_perft_file_is_refused_with_its_line(text):
    with pytest.raises(TableeError, match=f"line {len(text.splitlines())}: a line must be `start SEATS"):
        perft_theme.read(text)
