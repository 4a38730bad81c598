"""The playout policy prefers sensible actions, whatever its weights are."""

from collections import Counter

import numpy as np
import pytest

from tablee.core.rng import seed_of
from tablee.games.destorsion import bot
from tablee.games.destorsion.tests.scene import RED, given


def preferred(position, most):
    """Return the written forms that playouts choose most often."""
    legal = position.legal()
    out, rng = np.array(legal), seed_of(1)
    chosen = Counter(bot.playout_choice(position.box, position.state, out, len(out), rng) for _ in range(2000))
    return {position.write(legal[i]) for i, _ in chosen.most_common(most)}


def test_a_playout_moves_its_own_dwarf_forward_or_another_back():
    """DT-034: a playout prefers these moves to moving its own dwarf back or another dwarf forward."""
    position = given([12, 12], laps=[0, 1], active=RED, dice="2 4").do("assign 2 4")
    assert preferred(position, 2) == {"dwarf 0 forward", "dwarf 1 backward"}


@pytest.mark.parametrize(("squares", "way"), [((20, 10), "forward"), ((10, 20), "backward")])
def test_a_playout_moves_the_master_towards_the_exit_only_when_leading(squares, way):
    """DT-101: a playout knows that the leader wins when the Master leaves."""
    position = given(squares, active=RED, dice="2 4").do("assign 2 4").do("dwarf 0 forward")
    assert preferred(position, 1) == {f"master {way}"}


def test_a_playout_uses_effects_for_itself_or_against_others():
    """DT-075, DT-076: a playout moves another dwarf back by effect A, and its own dwarf forward by effect B."""
    position = given([12, 12], laps=[0, 1], master=6, active=RED, dice="2 4").do("assign 2 4")
    position.do("dwarf 0 forward").do("master forward")
    assert preferred(position, 1) == {"effect-a 1"}
    position.do("effect-a none")
    assert preferred(position, 2) == {"effect-b 0 +3", "effect-b 1 -3"}
