"""Construct: new buildings, and what happens to the buildings they replace."""

from tablee.games.meeple_war.box import Building, Node
from tablee.games.meeple_war.facts.advice import is_ruinous
from tablee.games.meeple_war.tests.scene import A, B, given


def test_ex_15_a_replaced_building_scores_for_the_enemy():
    """MW-024, MW-151, MW-152, MW-153: B gets a sixth point in A's turn. The game ends when B's turn starts."""
    position = given(2)
    state = position.state
    position.build(A, 1, Building.AB)
    position.keep(B, mountain=5)
    position.garrison(A, 1, B, 1)
    position.perform("construct").do("building UN", "site 1")
    assert state.available[A] >> Building.AB & 1
    assert state.mountain[B] == 6
    assert position.is_over  # A had nothing to move, so B's turn began and ended the game
    assert state.active == B
    assert (position.scores(), position.ranks()) == ([0, 6], [2, 1])


def test_a_replaced_building_loses_its_action():
    """MW-061, MW-151, MW-153, MW-154: a building that is replaced, and its worker, can be used again.

    Its queued action is lost. The new worker does not move this turn.
    """
    position = given(2)
    state = position.state
    position.build(A, 1, Building.MA, node=Node.A)
    position.perform("construct")
    state.queued[1] = Node.A
    position.do("building UN", "site 1")
    assert (state.queued[1], state.steps[1], state.node[A, 1]) == (0, 0, 0)
    assert state.available[A] >> Building.MA & 1
    assert (state.warehouse[A], state.workers[A]) == (2, 2)


def test_building_over_the_square_is_marked():
    """MW-155, MW-156, MW-157: building over the City Square is legal but marked as ruinous.

    The player's own converted meeples on the Square go back to stock.
    """
    position = given(2)
    state = position.state
    position.garrison(A, 0, A, 1)
    state.destroyed[A], state.available[A] = 1 << Building.CA, state.available[A] & ~(1 << Building.CA)
    stock = state.stock[A]
    position.perform("construct")
    assert "building CA" not in position.choices()
    assert "building SQ" not in position.choices()
    position.do("building UN")
    marked = {position.write(a): is_ruinous(position, a) for a in position.legal()}
    assert marked == {"site 0": True, "site 1": False, "site 2": False, "site 3": False}
    position.do("site 0")
    assert state.building[A, 0] == Building.UN
    assert state.stock[A] == stock + 1
    assert not is_ruinous(position, position.legal()[0])
