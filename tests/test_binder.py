"""The binder: plain and compiled rules, the cache of compiled code, and error messages about rules."""

import os
import subprocess
import sys
import time
from pathlib import Path

import kernel_mistakes
import numba
import pytest

import tablee
from tablee.core import binder, engine
from tablee.core.contract import Unbound, setup
from tablee.core.errors import KernelError
from tablee.core.fields import new, struct

GAME = tablee.game("destorsion")
PLAY = """
import numpy as np, tablee
from tablee.core.fields import new
from tablee.core.rng import seed_of
game = tablee.game("destorsion")
boxes, states = game.box(), new(game.state_dtype, 1)
game.native.start(boxes, states, 0, 2)
print(game.native.actor(boxes, states, 0), game.native.actor.stats.cache_hits.total())
"""


def run(cache: Path, **env: str) -> subprocess.CompletedProcess[str]:
    whole = os.environ | {"TABLEE_CACHE": str(cache)} | env
    return subprocess.run(
        [sys.executable, "-c", PLAY], env=whole, capture_output=True, text=True, timeout=240, check=False
    )


def test_an_unbound_contract_function_says_so():
    with pytest.raises(Unbound, match="setup"):
        setup(None, None, 2)


def test_binding_puts_the_games_functions_in_place():
    bound = binder.bind(engine, GAME.kernel, compiled=False)
    states = new(GAME.state_dtype)
    bound.start(GAME.box(), states, 0, 3)
    assert states[0].seats == 3
    with pytest.raises(Unbound):
        engine.start(GAME.box(), states, 0, 3)


def test_the_key_covers_every_source_file_and_the_flags(monkeypatch):
    files = binder._closure((engine, *GAME.kernel))
    for name in ("core.engine", "core.rng", "core.contract", "games.destorsion.box", "games.destorsion.actions",
                 "games.destorsion.rules", "games.destorsion.rules.turns", "games.destorsion.bot"):  # fmt: skip
        assert f"tablee.{name}" in files
    assert not any("board" in name or "position" in name for name in files)
    before = binder.source_key((engine, *GAME.kernel))
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1 - (numba.config.BOUNDSCHECK or 0))
    assert binder.source_key((engine, *GAME.kernel)) != before


@pytest.mark.kernel
def test_the_cache_is_used_and_survives_damage(tmp_path):
    assert run(tmp_path).stdout.split() == ["-1", "0"]
    assert run(tmp_path).stdout.split() == ["-1", "1"]
    files = list(tmp_path.rglob("*.nb?"))
    assert files
    for path in files:
        path.write_bytes(path.read_bytes()[: len(path.read_bytes()) // 2])
    hurt = run(tmp_path)
    assert hurt.stdout.split() == ["-1", "0"], hurt.stderr
    healed = run(tmp_path)
    assert healed.stdout.split()[0] == "-1"


@pytest.mark.kernel
def test_an_unwritable_cache_costs_only_time(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(blocked).stdout.split() == ["-1", "0"]


def kernels(folder: Path, name: str, n: int, days_ago: int) -> set[str]:
    """Make `n` kernel folders last used `days_ago` days ago, number 0 most recently; return their names."""
    for number in range(n):
        used = time.time() - 86400 * days_ago - number
        os.utime(binder.kernel_folder(f"{name}{number}") / "used", (used, used))
    return {f"{name}{number}" for number in range(n)}


def test_kernels_long_unused_are_forgotten_but_for_the_newest(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    old = kernels(tmp_path, "old", binder.KEPT_KERNELS + 2, days_ago=binder.KEPT_DAYS + 1)
    binder.kernel_folder("new")
    assert {folder.name for folder in tmp_path.iterdir()} == {"new"} | old - {
        f"old{binder.KEPT_KERNELS}",
        f"old{binder.KEPT_KERNELS + 1}",
    }


def test_kernels_in_use_stay_however_many_they_are(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    recent = kernels(tmp_path, "recent", 2 * binder.KEPT_KERNELS, days_ago=binder.KEPT_DAYS - 1)
    binder.kernel_folder("new")
    assert {folder.name for folder in tmp_path.iterdir()} == {"new"} | recent


def test_a_field_that_records_already_have_is_refused():
    with pytest.raises(TypeError, match="'round'"):
        struct(("round", "i1", 0, "taken by numpy"))


@pytest.mark.kernel
@pytest.mark.parametrize(
    ("mistake", "line", "problem"),
    [("misspelt", 5, "activ"), ("a_file", 9, "open"), ("undefined", 13, "nosuchname")],
)
def test_a_rule_that_does_not_compile_is_named_with_its_place(mistake, line, problem):
    rule = binder.bind(kernel_mistakes, GAME.kernel, compiled=True)
    with pytest.raises(KernelError) as refused:
        getattr(rule, mistake)(GAME.box()[0], new(GAME.state_dtype)[0])
    said = str(refused.value)
    assert f"kernel_mistakes.py, line {line}, in {mistake}" in said
    assert problem in said
    assert "destorsion" in said


def test_a_misspelt_field_is_named_with_the_nearest_one():
    state = new(GAME.state_dtype)[0]
    with pytest.raises(AttributeError, match=r"no field 'activ'.*Did you mean 'active'"):
        _ = state.activ
    with pytest.raises(AttributeError, match=r"no field 'activ'.*Did you mean 'active'"):
        state.activ = 1


def test_numbers_read_as_ints_and_do_not_overflow_in_between():
    position = GAME.start(2)
    assert type(position.state.seats) is int
    assert type(position.state.sq[0]) is int
    assert type(position.box.squares) is int
    states = new(GAME.state_dtype)
    states[0].seats = 100
    assert states[0].seats + states[0].seats == 200
    with pytest.raises(OverflowError):
        states[0].seats = 200


def test_what_is_read_of_a_position_follows_its_changes():
    """Views of arrays are kept, single numbers of the state are not; a number set in the box is read as it was set."""
    position = GAME.start(2)
    squares, phase = position.state.sq, position.state.phase
    position.do("die 6", "die 2", "dice 3 4", "assign 3 4")
    assert position.state.phase != phase
    before = squares[0]
    position.state.sq[0] = before + 1
    assert squares[0] == position.states[0].sq[0] == before + 1
    assert position.box.squares == 25
    position.box.squares = 26
    assert position.box.squares == position.boxes[0].squares == 26
    with pytest.raises(AttributeError, match=r"no field 'squars'.*Did you mean 'squares'"):
        _ = position.box.squars
