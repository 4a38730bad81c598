"""Buildings are destroyed when their defences are full."""

from tablee.games.meeple_war.box import Building, Ending, Stage
from tablee.games.meeple_war.tests.scene import A, B, C, given


def test_ex_13_a_factory_falls():
    """MW-022, MW-065, MW-077, MW-133, MW-134, MW-135, MW-136: each meeple on a full building scores.

    The building never comes back.
    """
    position = given(3)
    state = position.state
    position.build(C, 0, Building.FA)
    position.garrison(C, 0, B, 1)
    t = position.stand(position.front(C), A, 2)
    position.resume(Stage.MOVES)
    position.move(t, "to-building 2 0", 2)
    position.end_moves()
    assert (state.mountain[A], state.mountain[B]) == (2, 1)
    assert (state.building[C, 0], state.workers[C]) == (-1, 4)
    assert state.destroyed[C] == 1 << Building.FA
    assert not state.available[C] >> Building.FA & 1


def test_ex_36_two_buildings_fall_together():
    """MW-022, MW-133, MW-137: the end of the game is checked after both buildings have fallen."""
    position = given(3)
    state = position.state
    position.build(C, 0, Building.CA)
    position.build(C, 1, Building.MA)
    position.keep(A, mountain=4)
    position.keep(B, mountain=3)
    position.garrison(C, 0, A, 2)
    position.garrison(C, 1, A, 1)
    position.garrison(C, 1, B, 3)
    position.resume(Stage.DESTROY)
    assert position.is_over
    assert position.scores() == [7, 6, 0]
    assert position.ranks() == [1, 2, 3]
    assert list(state.building[C]) == [-1, -1, -1, -1]


def test_a_full_square_gives_six_points():
    """MW-023, MW-134, MW-137, MW-189: a Square filled by movement falls at the end of the turn.

    That ends the game.
    """
    position = given(2)
    t = position.stand(position.front(B), A, 6)
    position.resume(Stage.MOVES)
    position.move(t, "to-building 1 0", 6)
    assert position.is_over
    assert position.state.ending == Ending.SIX_POINTS
    assert position.scores() == [6, 0]
