"""Hexes: neighbours, distances, rotations, and a map without a border."""

from hypothesis import given as for_all
from hypothesis import strategies as st

from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import Stage
from tablee.games.meeple_war.rules.land import distance, edge_to, rotated, within
from tablee.games.meeple_war.tests.scene import A, given

offsets = st.integers(-29, 29)


@for_all(offsets, offsets)
def test_neighbours_share_a_side(dq, dr):
    """MW-066: two hexes share a side if and only if their distance is one."""
    assert (edge_to(dq, dr) >= 0) == (distance(dq, dr) == 1)


@for_all(st.integers(0, 63), st.integers(0, 5), st.integers(0, 5))
def test_rotations_add_up(forest, j, k):
    """MW-118: turning a tile by j, then by k, is the same as turning it by j + k."""
    assert rotated(rotated(forest, j), k) == rotated(forest, (j + k) % 6)
    assert int(rotated(forest, k)).bit_count() == forest.bit_count()


def test_the_map_grows_without_an_edge():
    """MW-064, MW-111, MW-112: explorers that walk in a straight line can use up the pile.

    Even the last space can be named by an action.
    """
    position = given(2)
    t = position.stand(position.at(0, 1), A, 1)
    for r in range(2, 29):
        position.state.nature = 1  # so that drawn forests do not block the way
        position.resume(Stage.MOVES)
        position.move(t, f"to-space 0 {r}")
        position.end_moves()
        while position.state.explored >= 0:
            position.do(position.choices()[0])
        t = position.at(0, r)
        if position.state.here[t, A] == 0:  # the explorer died on an altar or took the tunnel
            for u in range(position.state.n_terrains):
                while position.state.here[u, A]:
                    position.state.here[u, A] -= 1
                    position.state.stock[A] += 1
            position.state.occupied[A] = 0
            position.stand(t, A, 1)
    assert position.state.pile_size == 0
    assert position.state.r[: position.state.n_terrains].max() == 28
    assert act.to_space(29, -29) < act.TO_BUILDING


def test_terrains_within_reach():
    """MW-091: four terrains are within two spaces of the front of seat 0."""
    position = given(2)
    near = within(position.box, position.state, position.at(-2, 0), 2)
    assert near == sum(1 << position.at(*h) for h in ((-1, 0), (0, 0), (-1, 1), (0, -1)))
