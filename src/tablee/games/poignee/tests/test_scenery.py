"""The street behind the board: twelve buildings one can tell apart, doors that open, and a sky that turns."""

import pytest

from tablee.games.poignee.board import facades
from tablee.games.poignee.board.layout import layout_of
from tablee.games.poignee.board.scenery import draw
from tablee.games.poignee.board.sky import LAST, stage
from tablee.games.poignee.box import BUILDINGS
from tablee.games.poignee.tests.scene import GAME, A, given


@pytest.mark.parametrize("part", ["wall", "roof", "prop"])
def test_no_two_buildings_look_alike(part):
    """Walls, roofs and the things on the boardwalk all differ, so that nobody depends on one of them."""
    assert len({getattr(front, part) for front in facades.FRONTS}) == BUILDINGS


@pytest.mark.parametrize("name", ["wide", "narrow"])
def test_the_street_has_every_building(name):
    drawn = "".join(draw(name).ground)
    for front in facades.FRONTS:
        assert drawn.count(f'href="#{front.prop}"') == 1
        assert f'id="{front.prop}"' in drawn


@pytest.mark.parametrize("name", ["wide-2", "high", ""])
def test_other_streets_are_not_drawn(name):
    with pytest.raises(LookupError):
        draw(name)


def test_roofs_stay_in_the_picture():
    """Roofs run from left to right above their buildings, and none is cut off."""
    for narrow in (False, True):
        for b, plot in enumerate(layout_of(4, narrow).plots):
            line = facades.roof_line(plot, b, narrow)
            assert min(y for _, y in line) > 1
            assert line[0][0] == plot.body.x
            assert line[-1][0] == pytest.approx(plot.body.right)


@pytest.mark.parametrize("narrow", [False, True])
def test_a_door_is_open_while_a_meeple_stands_in_it(narrow):
    position = given(on={"D4": "miner"})
    spots = GAME.draw(position.seen_by(A), A, narrow=narrow).spots
    closed, opened = (spots[door].look.count("Q") for door in ("D3", "D4"))  # leaves are round on top
    assert closed == 2
    assert opened == 0


def test_the_sky_turns_as_the_end_comes_nearer():
    """PM-119, PM-120, PM-121: each of the three triggers makes it later, and the last round is the latest hour."""
    assert stage(given()) == 0
    hours = [stage(given(bank=left, bars=[6 - left, 0])) for left in range(6, 0, -1)]
    assert hours == sorted(hours)
    assert hours[-1] == LAST - 1
    assert stage(given(tombs="miner robber")) > 0
    assert stage(given(exploded=2)) > 0
    noon, later = (GAME.draw(given(exploded=n).seen_by(A), A).ground for n in (0, 2))
    assert noon != later
