"""Setup: the deal, the start player, the corner tiles."""

import pytest

from tablee.core.contract import CHANCE
from tablee.core.errors import WrongSeatCount
from tablee.games.poignee.box import Meeple, Phase
from tablee.games.poignee.tests.scene import DEAL, GAME, A, B, C, D, boxed, buried, fresh, given, start


def test_we_01_corner_order_four_players():
    """PM-009, PM-010, PM-011, PM-012, PM-014, PM-015: the start player places last and plays first."""
    position = fresh(4)
    asked = []
    for corner in ("B5", "B0", "B11"):
        asked.append(position.to_act)
        position.do(f"corner {corner}")
    assert asked == [D, C, B]
    assert position.to_act == A
    assert position.choices() == ["corner B6"]
    position.do("corner B6")
    assert (position.to_act, position.state.phase) == (A, Phase.TAKE)
    assert list(position.state.tiles) == [7, 7, 7, 7]
    assert [position.state.owner[b] for b in (0, 5, 6, 11)] == [C, D, A, B]


def test_we_02_unused_corner():
    """PM-013, PM-057, PM-058: a corner nobody chose is built like any building."""
    position = given(2, tiles={"B0": (B, 5), "B6": (A, 5)}, on={"D11": "builder"}, gold=[1], stone=[3], bag=(20, 8, 0))
    position.do("resolve D11", "build yes")
    assert position.state.owner[11] == A
    assert (position.state.gold[A], position.state.stone[A]) == (1, 0)
    assert position.bag() == (20, 11, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_its_place(seats):
    """PM-001, PM-002, PM-003, PM-004, PM-005, PM-007, PM-008: the set-up is the same for any number of players."""
    position = start(seats)
    state, box = position.state, position.box
    assert list(state.tiles) == [8] * seats + [0] * (4 - seats)
    assert (state.bank, list(box.price[:6])) == (6, [6, 6, 7, 7, 8, 8])
    assert (state.crates_jail, state.jail, state.crates_exploded) == (3, 0, 0)
    assert position.holds("saloon", "madame")
    assert position.bag() == (36, 18, 0)
    assert position.where() == []
    assert (buried(position), boxed(position)) == ("", "")
    assert sum(state.gold) == sum(state.stone) == sum(state.bars) == 0
    assert position.scores() == [0] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats):
    """PM-001: only two to four players can play."""
    with pytest.raises(WrongSeatCount, match="2 to 4 players"):
        GAME.start(seats)


def test_three_meeples_are_dealt_into_each_building():
    """PM-006: a kind's weight is the number of its meeples not yet dealt; buildings are filled one by one."""
    position = start(3)
    left = [21, 6, 5, 4]
    for i, kind in enumerate(reversed(DEAL)):
        expected = {f"deal {Meeple(k).name.lower()}": n for k, n in enumerate(left) if n}
        assert position.to_act == CHANCE
        assert position.weights() == expected
        assert position.state.inside.sum() == i
        position.do(f"deal {Meeple(kind).name.lower()}")
        left[kind] -= 1
        assert position.state.inside[i // 3].sum() == i % 3 + 1
    assert [sum(inside) for inside in position.state.inside] == [3] * 12
    assert list(position.state.inside.sum(axis=0)) == [21, 6, 5, 4, 0]


@pytest.mark.parametrize(("seats", "order"), [(2, [B, A]), (3, [C, B, A]), (4, [D, C, B, A])])
def test_corners_are_placed_counterclockwise_each_on_its_own(seats, order):
    """PM-010, PM-011, PM-012, PM-013, PM-014: the seats have 4, 3, 2 and 1 choices; corners nobody chose stay free."""
    position = fresh(seats)
    for turn, seat in enumerate(order):
        assert position.to_act == seat
        assert len(position.choices()) == 4 - turn
        assert set(position.choices()) <= {"corner B0", "corner B5", "corner B6", "corner B11"}
        position.do(position.choices()[0])
    assert sum(owner < 0 for owner in position.state.owner[[0, 5, 6, 11]]) == 4 - seats
    assert position.scores() == [5] * seats
    assert sum(position.state.gold) == 0
    assert position.bag() == (36, 18, 0)


def test_the_start_player_is_drawn():
    """PM-009, PM-010, PM-015: each seat is equally likely to start; the seat to its right places the first tile."""
    position = fresh(3, startPlayer="random")
    assert position.weights() == {"start 0": 1, "start 1": 1, "start 2": 1}
    position.do("start 1")
    asked = []
    for corner in ("B0", "B5", "B6"):
        asked.append(position.to_act)
        position.do(f"corner {corner}")
    assert asked == [A, C, B]
    assert (position.to_act, position.state.phase) == (B, Phase.TAKE)
    position.do("take saloon", "place madame W")
    assert position.to_act == C
