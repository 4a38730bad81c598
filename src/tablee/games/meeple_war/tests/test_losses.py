"""Which meeple dies, is taken, moves or takes the tunnel, if a player has several on one terrain."""

import pytest

from tablee.games.meeple_war.box import Building, Kind, Node, Phase, Stage
from tablee.games.meeple_war.rules.meeples import lose
from tablee.games.meeple_war.tests.scene import A, B, given


def without_stock(position, seat, warehouse):
    """Empty a seat's stock. The meeples go onto the enemy's City Square and the Mountain."""
    over = position.keep(seat, stock=0, warehouse=warehouse)
    position.state.defence[1 - seat, 0, seat] = 5
    position.state.mountain[seat] = over - 5


def ends(position):
    """Return the two mine ends of the map for two players, west and east."""
    return position.at(-1, 1), position.at(1, -1)


# --- losses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Kind.ALTAR, Kind.MINE])
def test_the_pinned_die_before_entrants(kind):
    """MW-092, MW-100, MW-105: a pinned meeple dies before one that moved in.

    The one that moved in then uses the altar or the tunnel.
    """
    position = given(2)
    state = position.state
    place = position.lay(0, -2, kind)
    position.stand(place, B, 1)
    position.stand(place, A, 1)
    state.pinned[place] = 1
    start = position.stand(position.at(0, -1), A, 1)
    position.resume(Stage.MOVES).move(start, place)
    if kind == Kind.ALTAR:
        assert state.here[place].sum() == 0  # the pinned meeple died in combat, the entrant was sacrificed
    else:
        west, east = ends(position)
        assert position.choices() == [f"tunnel {east} 0", f"tunnel {east} 1"]
        position.do(f"tunnel {east} 0")
        assert position.choices() == [f"tunnel {west} 0", f"tunnel {west} 1"]


def test_an_altar_held_by_enemies_spares_those_that_did_not_enter():
    """MW-092, MW-105: an altar needs a surviving meeple that entered it this turn."""
    position = given(2)
    altar = position.lay(0, -2, Kind.ALTAR)
    position.stand(altar, B, 1)
    position.stand(altar, A, 2)
    position.state.pinned[altar] = 2
    position.resume(Stage.MOVES)
    assert position.state.here[altar, A] == 1


def test_passers_die_before_other_entrants():
    """MW-100, MW-102, MW-105: of two meeples, the one that came by the tunnel dies.

    The one that came on foot may still take the tunnel.
    """
    position = given(2)
    west, east = ends(position)
    position.stand(east, B, 1)
    position.stand(west, A, 1)
    near = position.stand(position.at(1, 0), A, 1)
    position.resume(Stage.MOVES)
    position.move(west, east)
    position.move(near, east)
    assert position.state.here[east, A] == 1
    assert position.choices() == [f"tunnel {west} 0", f"tunnel {west} 1"]


def test_a_strike_falls_on_the_pinned_first():
    """MW-059, MW-105: the enemy's altar kills the pinned meeple, not the free one."""
    position = given(2)
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    scared = position.stand(position.at(0, -1), B, 1)
    t = position.stand(position.at(0, 0), A, 2)
    state.pinned[t] = 1
    position.perform("scare 1")
    position.do(f"scare {scared} 1 {altar}", f"strike {t} 0")
    assert (state.here[t, A], state.pinned[t], state.ready[t]) == (1, 0, 1)


@pytest.mark.parametrize(("lost", "left"), [(1, (2, 1, 1)), (2, (1, 1, 0)), (3, (0, 0, 0))])
def test_those_placed_on_a_mine_die_last(lost, left):
    """MW-105 (OPT-13): a resident dies first, then the meeple that came by the tunnel.

    The meeple placed on the mine dies last.
    """
    position = given(2, altar_on_placement="yes")
    state, (_, east) = position.state, ends(position)
    position.stand(east, A, 3)
    state.placed[east], state.tunnelled[east] = 1, 1
    lose(state, east, A, lost)
    assert (state.here[east, A], state.placed[east], state.tunnelled[east]) == left


def test_who_was_placed_may_still_pass_when_passers_are_dead():
    """MW-097, MW-102, MW-105 (OPT-13, R8): two strikes kill a resident and the meeple that came by the tunnel.

    The meeple that was placed may still take the tunnel.
    """
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    altars = [position.lay(0, -2, Kind.ALTAR), position.lay(2, -2, Kind.ALTAR)]
    between = position.stand(position.lay(1, -2, Kind.WORKSHOP), B, 2)
    for t in (west, east):
        position.stand(t, A, 1)
    scarers = position.build(A, 1, Building.BS, node=Node.B)
    position.perform("flying")
    state.queued[scarers] = Node.B
    position.do(f"tunnel {west} 0", f"tunnel {east} 1")
    for altar in altars:
        position.do(f"scare {between} 1 {altar}")
    position.do(f"resolve {altars[0]}", f"strike {east} 0", f"strike {east} 0")
    position.do(f"from {east}")
    assert f"to-terrain {west}" in position.choices()


def test_a_passer_that_was_pinned_dies_before_a_claim():
    """MW-059, MW-104, MW-105 (OPT-13): of two pinned meeples, the one placed on the mine survives.

    Enemies held the mine, so the survivor may take the tunnel after the combat.
    """
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    position.stand(east, B, 1)
    position.stand(west, A, 1)
    position.stand(east, A, 1)
    state.pinned[east], state.pinned_entrants[east] = 1, 1
    position.keep(A, warehouse=1)
    position.perform("flying").do(f"terrain {west}", f"tunnel {east} 1")
    assert (state.pinned[east], state.pinned_entrants[east]) == (2, 1)
    position.end_moves()
    assert (state.here[east, A], state.bravery[A]) == (1, 1)
    assert position.choices() == [f"tunnel {west} 0", f"tunnel {west} 1"]


def test_a_pinned_claim_dies_before_a_passer():
    """MW-102, MW-105 (OPT-13): the pinned meeple dies. The survivor came by the tunnel and cannot take it again."""
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    position.stand(east, B, 1)
    near = position.stand(position.at(0, -1), B, 1)
    position.stand(west, A, 1)
    position.keep(A, warehouse=1)
    position.perform("stealth").do(f"terrain {east}")
    assert (state.pinned[east], state.pinned_entrants[east]) == (1, 1)
    position.move(west, east)
    assert state.here[east, A] == 1
    assert state.phase == Phase.FORK  # nothing was asked, and it is B's turn
    assert state.here[near, B] == 1


@pytest.mark.parametrize("pinned", ["yes", "no"])
def test_a_claim_waits_though_an_altar_has_killed_the_enemies(pinned):
    """MW-095, MW-104 (OPT-13): meeples placed on a mine among enemies may take the tunnel.

    Another altar has killed these enemies before the mine takes effect.
    """
    position = given(2, altar_on_placement="yes", placed_next_to_enemy_pinned=pinned)
    state = position.state
    _, east = ends(position)
    altar = position.stand(position.lay(0, -2, Kind.ALTAR), A, 1)
    mine = position.stand(position.lay(1, -2, Kind.MINE), A, 1)  # its effect comes after that of the altar
    position.stand(mine, B, 1)
    state.pinned[mine] = int(pinned == "yes")
    position.perform("flying").do(f"strike {mine} 1")
    assert position.choices() == [f"from {altar}", *([f"from {mine}"] if pinned == "no" else []), "end"]
    position.do("end")
    assert position.choices() == [f"tunnel {east} 0", f"tunnel {east} 1"]


# --- sources ---------------------------------------------------------------------------------------------------


def test_a_pinned_meeple_is_taken_last():
    """MW-059, MW-183: Bombard takes the free meeple of a terrain, not the pinned one."""
    position = given(2)
    state = position.state
    t = position.stand(position.at(0, 0), A, 2)
    other = position.stand(position.at(1, 0), A, 1)
    state.pinned[t] = 1
    without_stock(position, A, warehouse=1)
    position.build(B, 1, Building.MA)
    position.perform("bombard").do("target 1 1", f"source {t}")
    assert (state.here[t, A], state.pinned[t], state.ready[t]) == (1, 1, 0)
    assert f"from {other}" in position.choices()


@pytest.mark.parametrize(("pinned", "ready"), [(0, 1), (1, 0)])
def test_spent_then_ready_then_pinned_meeples_are_taken(pinned, ready):
    """MW-059, MW-062, MW-183: a player who needs a meeple for a victory point loses a spent one first.

    If there is none, a ready meeple is taken, and a pinned one last.
    """
    position = given(2)
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    near, middle, far = (position.at(*h) for h in ((0, -1), (0, 0), (-1, 0)))
    enemy = position.stand(position.at(1, -1), B, 1)
    for t in (near, middle, middle if pinned else far):
        position.stand(t, A, 1)
    position.stand(position.front(A), A, 1)  # a meeple that can move, so that the turn does not end
    state.pinned[middle] = pinned
    position.build(A, 1, Building.FA, node=Node.A)  # Recycling puts the sacrificed meeple in the warehouse
    without_stock(position, A, warehouse=0)
    state.bravery[A] = 6
    position.resume(Stage.MOVES)
    if not pinned:
        position.move(far, middle)
    position.move(near, altar)
    position.do(f"strike {enemy} 1")
    position.do(f"source {middle}")
    assert (state.here[middle, A], state.ready[middle], state.pinned[middle]) == (1, ready, pinned)


# --- one passage a turn ----------------------------------------------------------------------------------------


def passed_east(position):
    """Move a meeple that A places on the west mine through the tunnel to the east mine; return both."""
    west, east = ends(position)
    position.stand(west, A, 1)
    position.stand(east, A, 1)
    position.keep(A, warehouse=1)
    position.perform("flying").do(f"terrain {west}", f"tunnel {east} 1")
    return west, east


def test_only_who_has_not_passed_takes_the_tunnel():
    """MW-097, MW-102 (OPT-13, R8): of two meeples on the mine only one may take the tunnel.

    So the number is not asked for.
    """
    position = given(2, altar_on_placement="yes")
    west, east = passed_east(position)
    position.do(f"from {east}", f"to-terrain {west}")
    assert (position.state.here[west, A], position.state.here[east, A]) == (2, 1)
    position.do(f"from {east}")
    assert f"to-terrain {west}" not in position.choices()


def test_who_has_passed_walks_first():
    """MW-102 (OPT-13, R8): the meeple that walks away is the one that took the tunnel. The other may still take it."""
    position = given(2, altar_on_placement="yes")
    west, east = passed_east(position)
    position.move(east, position.at(0, 0), 1)
    position.do(f"from {east}")
    assert f"to-terrain {west}" in position.choices()


@pytest.mark.parametrize("held", [False, True])
def test_of_a_group_that_walks_into_a_mine_only_some_may_pass(held):
    """MW-096, MW-100, MW-102 (OPT-13, R8): only the meeple that has not used the tunnel may take it.

    This holds on entering an empty mine and after a combat.
    """
    position = given(2, altar_on_placement="yes")
    third = position.lay(1, -2, Kind.MINE)
    if held:
        position.stand(third, B, 1)
        position.state.weapon = 1  # the weapon kills the enemy, so both meeples survive
    _, east = passed_east(position)
    position.move(east, third, 2)
    position.end_moves()
    assert position.state.here[third, A] == 2
    assert position.choices() == [f"tunnel {east} {n}" for n in range(2)]


def test_a_passage_onto_enemies_pins():
    """MW-059, MW-101 (OPT-13, R8): a meeple that leaves a tunnel among enemies before phase 4 cannot move on.

    Combat follows.
    """
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    position.stand(west, A, 1)
    position.stand(east, B, 2)
    position.keep(A, warehouse=1)
    position.perform("reinforce 3").do("amount 1", f"tunnel {east} 1")
    assert (state.pinned[east], state.tunnelled[east]) == (1, 0)
    assert position.choices() == [f"from {west}", "end"]


def test_enemies_bar_the_tunnel():
    """MW-097 (OPT-23): a meeple placed on a mine among enemies may walk away, but not take the tunnel."""
    position = given(2, placed_next_to_enemy_pinned="no")
    west, east = ends(position)
    position.stand(east, B, 1)
    position.stand(position.at(0, 0), B, 1)
    position.keep(A, warehouse=1)
    position.perform("stealth").do(f"terrain {east}")
    position.do(f"from {east}")
    assert f"to-terrain {position.at(0, 0)}" in position.choices()
    assert f"to-terrain {west}" not in position.choices()
