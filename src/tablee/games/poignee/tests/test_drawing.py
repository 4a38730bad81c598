"""Tests of drawing from the bag, piece by piece, and of the dynamite."""

import pytest

from tablee.games.poignee.box import Phase, Side
from tablee.games.poignee.tests.scene import A, B, C, given


def test_we_18_explosion():
    """PM-083, PM-084, PM-085, PM-106, PM-107, PM-109: after all draws, everybody loses half of their stone."""
    position = given(3, on={"D2": "robber", "D3": "miner"}, inside={"B2": "2 miner"}, stone=[1, 5, 1], bag=(30, 11, 1))
    position.do("resolve D2", "draw gold", "draw stone", "draw crate")
    assert list(position.state.stone[:3]) == [2, 5, 1]
    position.do("draw stone")
    assert list(position.state.stone[:3]) == [2, 3, 1]
    assert position.bag() == (29, 11 - 2 + 3, 0)
    assert (position.state.crates_exploded, position.state.crates_drawn) == (1, 0)


@pytest.mark.parametrize(("option", "left"), [("perCrate", [1, 2]), ("perAction", [1, 4])])
def test_we_19_two_crates_in_one_action(option, left):
    """PM-107, PM-111: `multiDynamite` decides whether each crate explodes or the action has one explosion."""
    position = given(
        2,
        saloon="",
        on={"D2": "madame"},
        inside={"B2": "2 builder"},
        stone=[2, 7],
        bag=(30, 9, 2),
        multiDynamite=option,
    )
    position.do("resolve D2", "draw crate", "draw crate")
    assert list(position.state.stone[:2]) == left
    assert position.state.crates_exploded == 2


def test_we_30_short_bag():
    """PM-085, PM-086: draws from an empty bag are lost, and the crate explodes after the action."""
    position = given(tiles={"B6": (B, 10)}, on={"D6": "miner", "D3": "miner"}, stone=[4, 1], bag=(1, 1, 1))
    position.do("resolve D6", "draw gold", "draw crate")
    assert position.draws() == (B, 2)
    position.do("draw stone")
    assert position.state.phase == Phase.RESOLVE
    assert (position.state.gold[B], list(position.state.stone[:2])) == (1, [2, 1])
    assert position.bag() == (0, 3, 0)


def test_we_34_piece_by_piece():
    """PM-082, PM-084, PM-085: the weights are the numbers of pieces left in the bag; the explosion comes last."""
    position = given(on={"D2": "robber"}, inside={"B2": "2 miner"}, stone=[0, 6], bag=(30, 12, 1))
    position.do("resolve D2")
    assert position.weights() == {"draw gold": 30, "draw stone": 12, "draw crate": 1}
    position.do("draw gold", "draw gold", "draw crate")
    assert position.weights() == {"draw gold": 28, "draw stone": 12}
    assert (position.state.stone[B], position.state.crates_drawn) == (6, 1)
    position.do("draw gold")
    assert (position.state.stone[B], position.state.crates_drawn) == (3, 0)


def test_we_35_crate_in_another_players_draw():
    """PM-072, PM-106, PM-110: the explosion affects everybody, no matter who drew the crate."""
    position = given(4, tiles={"B6": (C, 5)}, on={"D6": "miner", "D7": "miner"}, stone=[4, 0, 1, 3], bag=(20, 10, 1))
    position.do("resolve D6", "draw stone")
    assert position.state.stone[C] == 2
    position.do("draw crate")
    assert list(position.state.stone) == [2, 0, 1, 2]
    assert position.bag() == (20, 13, 0)
    assert (position.to_act, position.choices()) == (A, ["resolve D7"])


def test_an_empty_bag_gives_nothing_but_the_action_takes_place():
    """PM-076, PM-086: the robbers go to jail even if nothing can be drawn."""
    position = given(on={"D4": "deputy"}, inside={"B4": "2 robber"}, bag=(0, 0, 0))
    position.do("resolve D4")
    assert (position.state.jail, position.state.active) == (2, B)


def test_stone_returned_by_an_explosion_can_be_drawn_again():
    """PM-106: the stone lost in an explosion goes into the bag and can be drawn again in the same turn."""
    position = given(
        2,
        on={"D2": "robber", "D3": "robber"},
        inside={"B2": "miner", "B3": "miner"},
        stone=[0, 6],
        bag=(1, 0, 1),
    )
    position.do("resolve D2", "draw gold", "draw crate", "resolve D3")
    assert position.weights() == {"draw stone": 3}


def test_an_explosion_takes_only_stone():
    """PM-108, PM-109: gold, bars, tiles and meeples stay; the crate never comes back."""
    position = given(
        on={"D2": "robber", "D3": "miner"},
        inside={"B2": "miner"},
        tiles={"B5": (B, 10)},
        gold=[0, 5],
        stone=[0, 9],
        bars=[0, 2],
        bank=4,
        bag=(9, 9, 1),
        crates_jail=2,
    )
    position.do("resolve D2", "draw crate", "draw gold")
    state = position.state
    assert (state.gold[B], state.stone[B], state.bars[B], state.side[5]) == (5, 5, 2, Side.UPGRADED)
    assert position.holds("B2", "miner robber")
    assert (state.crates_jail, state.crates_bag, state.crates_exploded) == (2, 0, 1)
