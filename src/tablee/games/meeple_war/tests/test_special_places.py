"""Caves, altars and mines."""

import pytest

from tablee.games.meeple_war.box import Kind, Phase, Stage
from tablee.games.meeple_war.tests.scene import A, B, given


@pytest.mark.parametrize("n", range(4))
def test_ex_19_the_tunnel(n):
    """MW-096, MW-102: any of the meeples that entered may take the tunnel. Meeples that took it cannot move again."""
    position = given(2)
    start = position.stand(position.at(-1, 0), A, 3)
    here, there = position.at(-1, 1), position.at(1, -1)
    position.resume(Stage.MOVES).move(start, here, 3)
    assert position.choices() == [f"tunnel {there} {i}" for i in range(4)]
    position.do(f"tunnel {there} {n}")
    assert (position.state.here[here, A], position.state.here[there, A]) == (3 - n, n)
    assert position.to_act == B or f"from {there}" not in position.choices()


@pytest.mark.parametrize("n", range(3))
def test_ex_20_a_mine_held_by_an_enemy(n):
    """MW-092, MW-100: combat comes first. Then the survivors may take the tunnel."""
    position = given(2)
    start = position.stand(position.at(-1, 0), A, 3)
    here, there = position.stand(position.at(-1, 1), B, 1), position.at(1, -1)
    position.resume(Stage.MOVES).move(start, here, 3)
    assert position.state.bravery[A] == 1  # nothing else could move, so the combat followed at once
    assert position.choices() == [f"tunnel {there} {i}" for i in range(3)]
    position.do(f"tunnel {there} {n}")
    assert (position.state.here[here, A], position.state.here[there, A]) == (2 - n, n)


def test_ex_33_three_ends():
    """MW-098: the player is asked how many meeples go to each of the two other ends. The others stay."""
    position = given(3)
    start = position.stand(position.at(-1, 1), A, 3)
    here, north, west = position.at(0, 1), position.at(1, -1), position.at(-1, 0)
    position.resume(Stage.MOVES).move(start, here, 3)
    position.do(f"tunnel {north} 1")
    assert position.choices() == [f"tunnel {west} {i}" for i in range(3)]
    assert position.state.here[here, A] == 3
    position.do(f"tunnel {west} 2")
    assert [position.state.here[t, A] for t in (here, north, west)] == [0, 1, 2]


def test_ex_35_a_claim_survives_its_enemies():
    """MW-089, MW-104: an enemy holds the altar that a meeple enters.

    The altar still takes effect after another altar has killed that enemy.
    """
    position = given(2)
    state = position.state
    y, x = position.lay(0, -2, Kind.ALTAR), position.lay(2, -2, Kind.ALTAR)
    position.lay(1, -2, Kind.WORKSHOP)
    position.stand(y, B, 1)
    near = position.stand(position.at(0, -1), A, 2)
    middle = position.stand(position.at(1, -2), A, 1)
    position.stand(position.at(0, 0), B, 1)
    position.resume(Stage.MOVES)
    position.move(near, y, 2)
    assert state.entrants[y] == 2
    position.move(middle, x)
    position.do(f"strike {y} 1")
    assert state.bravery[A] == 1
    assert position.choices() == [f"strike {position.at(0, 0)} 1", "none"]
    assert (state.here[y, A], state.entrants[y]) == (1, 0)


def test_ex_37_the_placed_meeple_dies_first():
    """MW-105: pinned meeples die before entrants. One of the entrants is then sacrificed."""
    position = given(2)
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    position.stand(altar, B, 1)
    start = position.stand(position.at(0, -1), A, 2)
    position.stand(altar, A, 1)
    state.pinned[altar] = 1
    position.resume(Stage.MOVES)
    position.move(start, altar, 2)
    assert (state.here[altar, A], state.here[altar, B]) == (1, 0)
    assert state.bravery[A] == 1


def test_caves():
    """MW-079, MW-080, MW-081, MW-082, MW-083, MW-099, MW-117: a cave leads to terrains exactly two away, over forest.

    It does not lead to empty spaces or buildings.
    """
    position = given(2)
    cave = position.lay(0, -2, Kind.CAVE)
    wood = position.lay(1, -2, Kind.BLANK, (3, 4, 5))
    altar = position.lay(2, -2, Kind.ALTAR)
    position.stand(cave, A, 1)
    enemy = position.stand(position.at(0, 0), B, 1)
    mine = position.at(1, -1)
    position.resume(Stage.MOVES)
    position.do(f"from {cave}")
    said = [form for form in position.choices() if form.startswith("to-terrain")]
    far = {int(form.split()[1]) for form in said} - {position.at(0, -1)}
    assert far == {altar, enemy, mine, position.at(-1, 0), position.at(-2, 0)}
    assert f"to-terrain {wood}" not in said
    position.do(f"to-terrain {mine}")
    assert position.state.phase == Phase.TUNNEL  # a mine reached by cave also opens the tunnel (MW-099)


def test_altars_strike_once_per_turn():
    """MW-084, MW-088, MW-089, MW-090, MW-091, MW-093, MW-094: altars act on entry.

    Later entries in the same turn cost no sacrifice.
    """
    position = given(2)
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    t = position.stand(position.at(0, -1), A, 3)
    position.stand(altar, A, 1)  # a meeple that is already there triggers nothing
    enemy = position.stand(position.at(0, 0), B, 1)
    position.garrison(A, 0, B, 1)
    position.resume(Stage.MOVES)
    stock = state.stock[A]
    position.move(t, altar, 1)
    assert (state.here[altar, A], state.stock[A]) == (1, stock + 1)
    assert position.choices() == [f"strike {enemy} 1", "none"]
    position.do("none")
    position.move(t, altar, 2)
    assert (state.here[altar, A], state.stock[A]) == (3, stock + 1)


def test_a_mine_leads_to_another_instead_of_a_move():
    """MW-097, MW-098, MW-101, MW-103: a meeple on a mine may move to another end.

    Enemies may stand at that end.
    """
    position = given(2)
    here, there = position.at(-1, 1), position.at(1, -1)
    position.stand(here, A, 2)
    position.stand(there, B, 1)
    position.resume(Stage.MOVES)
    position.move(here, there, 2)
    assert position.state.bravery[A] == 1
    assert position.state.here[there, A] == 1
    assert position.to_act == B  # the tunnel has been used, so nothing more is asked


def test_adjacent_mines_are_entered_on_foot():
    """MW-096, MW-102: a move between adjacent mines is listed once, as a normal move. It does not use the tunnel."""
    position = given(2)
    here, there = position.at(-1, 1), position.lay(-1, 2, Kind.MINE)
    position.stand(here, A, 1)
    position.resume(Stage.MOVES)
    position.do(f"from {here}")
    assert position.choices().count(f"to-terrain {there}") == 1
    position.do(f"to-terrain {there}")
    assert position.state.phase == Phase.TUNNEL


def test_placement_is_no_entry():
    """MW-095: reinforcing an altar or a mine triggers nothing."""
    position = given(2)
    altar = position.lay(0, -2, Kind.ALTAR)
    position.stand(altar, A, 1)
    position.perform("reinforce 3").do("amount 2")
    assert position.state.here[altar, A] == 3
    assert position.state.phase == Phase.MOVE_FROM
