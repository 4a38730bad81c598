"""The dungeon behind the boards: for every box that a variant can have, and a Master to be feared."""

import re

import pytest

from tablee.core.contract import NOBODY
from tablee.games.destorsion.board import people
from tablee.games.destorsion.board.scenery import draw
from tablee.games.destorsion.tests.scene import GAME, RED, given


@pytest.mark.parametrize("layout", ["wide-2", "wide-3", "wide-4", "narrow-2", "narrow-4"])
def test_every_number_of_squares_has_its_dungeon(layout):
    """DT-001, DT-043: corridors of any length fit in, and none is drawn backwards."""
    for rooms, squares in ((10, 14), (25, 17), (49, 25), (60, 60), (12, 26)):
        drawn = "".join(draw(f"{layout}-{rooms}-{squares}").ground)
        assert not re.search(r'(?:width|height)="-', drawn)
        assert len(re.findall(r'href="#s0-', drawn)) == rooms + 1
        assert len(re.findall(r'href="#s1-', drawn)) == (squares + 1) * int(layout[-1])


@pytest.mark.parametrize("name", ["wide-5-49-25", "wide-2-9-25", "tall-2-49-25", "wide-2-49-25-1", "wide-2-949-25", ""])
def test_other_dungeons_are_not_drawn(name):
    """DT-001: an address with such a name leads nowhere."""
    with pytest.raises(LookupError):
        draw(name)


def test_the_master_is_feared_more_the_nearer_he_is_to_the_exit():
    """DT-070: his look changes with the fifth of the way that he is in, and at last his glow is the largest."""
    looks = [GAME.draw(given([3, 4], master=m), NOBODY).pieces["master"].look for m in (0, 9, 10, 25, 35, 49)]
    assert looks[0] == looks[1]
    assert len(set(looks)) == people.NEAREST + 1
    glows = [look.count('opacity="0.08"') for look in looks]
    assert glows == sorted(glows)
    assert glows[-1] == people.NEAREST


def test_a_lying_dwarf_looks_fallen():
    """DT-044, DT-058: without its hat on, in the hollow if there is one, and with its letter upright."""
    stands, fallen, hollow = (
        GAME.draw(given([sq, 5], lying=[RED] if lies else []), NOBODY).pieces["dwarf-0"]
        for sq, lies in ((10, False), (10, True), (7, True))
    )
    assert len({stands.look, fallen.look, hollow.look}) == 3
    assert (stands.turn, fallen.turn, hollow.turn) == (0, 90, 90)
    for lying in (fallen, hollow):
        assert re.search(r'rotate\(-90\)"><g><path d="[^"]*"[^>]*/><path[^>]*/><text', lying.look)
