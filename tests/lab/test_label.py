"""The balance label of a variant."""

import json
import subprocess
import sys
from itertools import count

import pytest

from tablee.lab import label
from tablee.lab.label import Job, measured

pytestmark = [pytest.mark.kernel, pytest.mark.slow]
TINY = {"dungeon_board.squares": 12, "dungeon_board.return_square": 9, "dungeon_board.effect_a": [5],
        "dungeon_board.effect_b": [10]}  # fmt: skip


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch):
    monkeypatch.setattr(label, "BOTS", "random")


def last(job: Job):
    """Return the label at the end; the clock goes on by a second whenever somebody looks at it."""
    seconds = count()
    return list(measured(job, lambda: float(next(seconds))))[-1]


def test_a_much_shorter_game_is_known_to_be_shorter():
    found = last(Job("destorsion", 2, {}, TINY, 200.0))
    assert found.done
    assert found.games >= 200
    assert found.length == -1
    assert found.longer < 0.7
    assert found.first[0] < found.first[1]
    assert found == last(Job("destorsion", 2, {}, TINY, 200.0)), "the same games each time"


def test_the_printed_box_is_as_long_as_itself():
    found = last(Job("destorsion", 3, {"rounds": 1}, {}, 60.0))
    assert (found.length, found.longer) == (0, 1.0)
    assert found.first[0] <= 1 / 3 <= found.first[1]


def test_the_worker_tells_in_lines_and_ends():
    job = {"game": "destorsion", "seats": 2, "options": {}, "changes": TINY, "seconds": 0.0}
    command = [sys.executable, "-m", "tablee.lab.label"]
    done = subprocess.run(command, input=json.dumps(job) + "\n", capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[-1]["done"]
    assert lines[-1]["bots"] == "greedy"
    assert lines[-1]["games"] >= 2
