"""Each recorded game contains what its file name says."""

from pathlib import Path

import pytest

from tablee.core import record
from tablee.core.contract import CHANCE
from tablee.games.poignee.box import Ending
from tablee.games.poignee.tests.scene import boxed, buried

RECORDS = Path(__file__).parent / "records"


def replayed(name):
    return record.replay((RECORDS / f"{name}.game").read_text(encoding="utf-8"))


def dead(position):
    return len(buried(position).split()) + len(boxed(position).split())


@pytest.mark.parametrize("ending", [ending for ending in Ending if ending != Ending.NONE])
def test_a_recorded_game_for_each_end_trigger(ending):
    """PM-119, PM-120, PM-121, PM-122: the trigger ended the game, and the last seat of the round had the last turn."""
    match = replayed(ending.name.lower())
    state = match.position.state
    assert state.ending == ending
    assert state.reasons[ending - 1] == 1
    assert (state.active + 1) % match.seats == state.start_seat


def test_a_recorded_double_kill():
    """PM-096: one action buries two meeples, then two different seats draw."""
    text = (RECORDS / "double_kill.game").read_text(encoding="utf-8")
    actions = record.read(text).actions
    kills = []
    match = record.replay(text, plies=0)
    for _, form in actions:
        before = dead(match.position)
        seat = match.position.to_act
        match.play(seat, match.position.read(seat, form))
        if dead(match.position) == before + 2:
            assert seat == CHANCE
            kills.append(list(match.position.state.draw_seat))
    assert kills
    assert all(first != second and min(first, second) >= 0 for first, second in kills)


def test_a_recorded_game_with_options():
    """PM-009: the options of a table are part of its record."""
    match = replayed("options")
    assert match.options["startPlayer"] == "host chooses"
    assert match.position.state.start_seat == 1
    assert match.position.is_over
