"""Tests of the rules and of the worked examples. `position.do` plays written forms, also those of chance."""

import pytest
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import BadData

from .. import GAME


def given(squares, **options):
    """Return a position with the runners on these squares and seat 0 to act."""
    position = GAME.start(len(squares), options)
    for seat, square in enumerate(squares):
        position.state.square[seat] = square
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_runners_begin_on_the_start(seats):
    """DR-001, DR-002: all runners are on square 0, and seat 0 plays first."""
    position = GAME.start(seats)
    assert list(position.state.square) == [0] * 4
    assert position.to_act == 0


def test_seats_play_in_turn():
    """DR-002: after each turn, the other seat is to act."""
    assert [GAME.start(2).do(*["roll 1", "die 1"] * n).to_act for n in range(4)] == [0, 1, 0, 1]


def test_one_die_or_two():
    """DR-003: one die has 6 outcomes, two have 21; different dice weigh twice as much as equal ones."""
    position = GAME.start(2)
    assert position.choices() == ["roll 1", "roll 2"]
    assert position.copy().do("roll 1").to_act == CHANCE
    assert [weight for _, weight in position.copy().do("roll 1").chance()] == [1] * 6
    weights = {position.write(action): weight for action, weight in position.do("roll 2").chance()}
    assert (weights["dice 3 3"], weights["dice 3 4"], sum(weights.values())) == (1, 2, 36)


def test_ex_01_two_dice_carry_a_runner_forward():
    """DR-004, EX-01: a roll of 3 and 5 moves the runner from the start to square 8."""
    assert GAME.start(2).do("roll 2", "dice 3 5").state.square[0] == 8


def test_ex_02_equal_dice_make_it_stumble():
    """DR-005, EX-02: after a roll of 4 and 4 the runner stays, and the next seat is to act."""
    position = given([0, 5]).do("roll 1", "die 1", "roll 2", "dice 4 4")
    assert position.state.square[1] == 5
    assert position.to_act == 0


@pytest.mark.parametrize(("square", "after"), [(10, 7), (2, 0)])
def test_a_stumble_may_cost_three_squares(square, after):
    """DR-005: the runner goes back no further than the start."""
    assert given([square, 0], doubles="back").do("roll 2", "dice 4 4").state.square[0] == after


def test_the_first_at_the_goal_ends_the_game():
    """DR-004, DR-006, DR-007: the runner moves no further than the goal."""
    position = given([20, 9]).do("roll 2", "dice 3 6")
    assert position.to_act == NOBODY
    assert position.scores() == [24, 9]
    assert position.ranks() == [1, 2]


def test_equal_runners_share_a_place():
    """DR-007: two runners on the same square share first place; the third runner has place 3."""
    assert given([9, 4, 9]).ranks() == [1, 3, 1]


def test_a_track_too_short_is_refused():
    """DR-001: a box with a track of 5 squares is refused."""
    with pytest.raises(BadData, match="12 to 60"):
        GAME.box(data=GAME.data | {"track": {"squares": 5, "stumble": 3}})
