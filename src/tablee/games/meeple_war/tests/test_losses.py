"""Which of several equal meeples dies, is taken, moves or passes: what is told apart on one terrain."""

import pytest

from tablee.games.meeple_war.box import Building, Kind, Node, Phase, Stage
from tablee.games.meeple_war.rules.meeples import lose
from tablee.games.meeple_war.tests.scene import (
    ALTAR,
    BOMBARD,
    FLYING,
    MINE,
    REINFORCE,
    SCARE_1,
    STEALTH,
    A,
    B,
    at,
    build,
    choices,
    do,
    end_moves,
    front,
    given,
    keep,
    lay,
    move,
    perform,
    resume,
    stand,
)


def without_stock(position, seat, warehouse):
    """Leave a seat nothing in stock; what it had more stands on the enemy's Square or on the Mountain."""
    over = keep(position, seat, stock=0, warehouse=warehouse)
    position.state.defence[1 - seat, 0, seat] = 5
    position.state.mountain[seat] = over - 5


def ends(position):
    """Return the two mine ends of the map for two players, west and east."""
    return at(position, -1, 1), at(position, 1, -1)


# --- losses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [ALTAR, MINE])
def test_the_pinned_die_before_entrants(kind):
    """MW-092, MW-100, MW-105: of one placed and one that moved in, the latter survives and has its altar or tunnel."""
    position = given(2)
    state = position.state
    place = lay(position, 0, -2, kind)
    stand(position, place, B, 1)
    stand(position, place, A, 1)
    state.pinned[place] = 1
    start = stand(position, at(position, 0, -1), A, 1)
    move(resume(position, Stage.MOVES), start, place)
    if kind == ALTAR:
        assert state.here[place].sum() == 0  # the pinned one died, the entrant was sacrificed
    else:
        west, east = ends(position)
        assert choices(position) == [f"tunnel {east} 0", f"tunnel {east} 1"]
        do(position, f"tunnel {east} 0")
        assert choices(position) == [f"tunnel {west} 0", f"tunnel {west} 1"]


def test_an_altar_held_by_enemies_spares_those_that_did_not_enter():
    """MW-092, MW-105: without a surviving entrant nothing happens on the altar."""
    position = given(2)
    altar = lay(position, 0, -2, ALTAR)
    stand(position, altar, B, 1)
    stand(position, altar, A, 2)
    position.state.pinned[altar] = 2
    resume(position, Stage.MOVES)
    assert position.state.here[altar, A] == 1


def test_passers_die_before_other_entrants():
    """MW-100, MW-102, MW-105: one came by the tunnel, one on foot; the survivor is the one that may still pass."""
    position = given(2)
    west, east = ends(position)
    stand(position, east, B, 1)
    stand(position, west, A, 1)
    near = stand(position, at(position, 1, 0), A, 1)
    resume(position, Stage.MOVES)
    move(position, west, east)
    move(position, near, east)
    assert position.state.here[east, A] == 1
    assert choices(position) == [f"tunnel {west} 0", f"tunnel {west} 1"]


def test_a_strike_falls_on_the_pinned_first():
    """MW-059, MW-105: of one pinned and one free meeple the enemy's altar takes the pinned one."""
    position = given(2)
    state = position.state
    altar = lay(position, 0, -2, ALTAR)
    scared = stand(position, at(position, 0, -1), B, 1)
    t = stand(position, at(position, 0, 0), A, 2)
    state.pinned[t] = 1
    perform(position, SCARE_1)
    do(position, f"scare {scared} 1 {altar}", f"strike {t} 0")
    assert (state.here[t, A], state.pinned[t], state.ready[t]) == (1, 0, 1)


@pytest.mark.parametrize(("lost", "left"), [(1, (2, 1, 1)), (2, (1, 1, 0)), (3, (0, 0, 0))])
def test_those_placed_on_a_mine_die_last(lost, left):
    """MW-105 (OPT-13): a resident first, then the one that came by the tunnel, last the one placed."""
    position = given(2, altar_on_placement="yes")
    state, (_, east) = position.state, ends(position)
    stand(position, east, A, 3)
    state.placed[east], state.tunnelled[east] = 1, 1
    lose(state, east, A, lost)
    assert (state.here[east, A], state.placed[east], state.tunnelled[east]) == left


def test_who_was_placed_may_still_pass_when_passers_are_dead():
    """MW-097, MW-102, MW-105 (OPT-13, R8): two strikes take a resident and the passer; the last one passes."""
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    altars = [lay(position, 0, -2, ALTAR), lay(position, 2, -2, ALTAR)]
    between = stand(position, lay(position, 1, -2, Kind.WORKSHOP), B, 2)
    for t in (west, east):
        stand(position, t, A, 1)
    scarers = build(position, A, 1, Building.BS, node=Node.B)
    perform(position, FLYING)
    state.queued[scarers] = Node.B
    do(position, f"tunnel {west} 0", f"tunnel {east} 1")
    for altar in altars:
        do(position, f"scare {between} 1 {altar}")
    do(position, f"resolve {altars[0]}", f"strike {east} 0", f"strike {east} 0")
    do(position, f"from {east}")
    assert f"to-terrain {west}" in choices(position)


def test_a_passer_that_was_pinned_dies_before_a_claim():
    """MW-059, MW-104, MW-105 (OPT-13): both are pinned; the one placed on the enemies' mine survives and may pass."""
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    stand(position, east, B, 1)
    stand(position, west, A, 1)
    stand(position, east, A, 1)
    state.pinned[east], state.pinned_entrants[east] = 1, 1
    keep(position, A, warehouse=1)
    do(perform(position, FLYING), f"terrain {west}", f"tunnel {east} 1")
    assert (state.pinned[east], state.pinned_entrants[east]) == (2, 1)
    end_moves(position)
    assert (state.here[east, A], state.bravery[A]) == (1, 1)
    assert choices(position) == [f"tunnel {west} 0", f"tunnel {west} 1"]


def test_a_pinned_claim_dies_before_a_passer():
    """MW-102, MW-105 (OPT-13): the pinned one dies; the survivor came by the tunnel and does not pass again."""
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    stand(position, east, B, 1)
    near = stand(position, at(position, 0, -1), B, 1)
    stand(position, west, A, 1)
    keep(position, A, warehouse=1)
    do(perform(position, STEALTH), f"terrain {east}")
    assert (state.pinned[east], state.pinned_entrants[east]) == (1, 1)
    move(position, west, east)
    assert state.here[east, A] == 1
    assert state.phase == Phase.FORK  # nothing to ask: it is B's turn
    assert state.here[near, B] == 1


@pytest.mark.parametrize("pinned", ["yes", "no"])
def test_a_claim_waits_though_an_altar_has_killed_the_enemies(pinned):
    """MW-095, MW-104 (OPT-13): placed among enemies; another altar kills them before the mine is looked at."""
    position = given(2, altar_on_placement="yes", placed_next_to_enemy_pinned=pinned)
    state = position.state
    _, east = ends(position)
    altar = stand(position, lay(position, 0, -2, ALTAR), A, 1)
    mine = stand(position, lay(position, 1, -2, MINE), A, 1)  # looked at after the altar
    stand(position, mine, B, 1)
    state.pinned[mine] = int(pinned == "yes")
    do(perform(position, FLYING), f"strike {mine} 1")
    assert choices(position) == [f"from {altar}", *([f"from {mine}"] if pinned == "no" else []), "end"]
    do(position, "end")
    assert choices(position) == [f"tunnel {east} 0", f"tunnel {east} 1"]


# --- sources ---------------------------------------------------------------------------------------------------


def test_a_pinned_meeple_is_taken_last():
    """MW-059, MW-183: of one pinned and one free meeple the free one supplies the bombard."""
    position = given(2)
    state = position.state
    t = stand(position, at(position, 0, 0), A, 2)
    other = stand(position, at(position, 1, 0), A, 1)
    state.pinned[t] = 1
    without_stock(position, A, warehouse=1)
    build(position, B, 1, Building.MA)
    do(perform(position, BOMBARD), "target 1 1", f"source {t}")
    assert (state.here[t, A], state.pinned[t], state.ready[t]) == (1, 1, 0)
    assert f"from {other}" in choices(position)


@pytest.mark.parametrize(("pinned", "ready"), [(0, 1), (1, 0)])
def test_spent_then_ready_then_pinned_meeples_are_taken(pinned, ready):
    """MW-059, MW-062, MW-183: a spent meeple supplies the point before a ready one, a ready one before a pinned one."""
    position = given(2)
    state = position.state
    altar = lay(position, 0, -2, ALTAR)
    near, middle, far = (at(position, *h) for h in ((0, -1), (0, 0), (-1, 0)))
    enemy = stand(position, at(position, 1, -1), B, 1)
    for t in (near, middle, middle if pinned else far):
        stand(position, t, A, 1)
    stand(position, front(position, A), A, 1)  # keeps the turn open
    state.pinned[middle] = pinned
    build(position, A, 1, Building.FA, node=Node.A)  # Recycling: the sacrificed one is in the warehouse
    without_stock(position, A, warehouse=0)
    state.bravery[A] = 6
    resume(position, Stage.MOVES)
    if not pinned:
        move(position, far, middle)
    move(position, near, altar)
    do(position, f"strike {enemy} 1")
    do(position, f"source {middle}")
    assert (state.here[middle, A], state.ready[middle], state.pinned[middle]) == (1, ready, pinned)


# --- one passage a turn ----------------------------------------------------------------------------------------


def passed_east(position):
    """Return west and east mine, A having placed one meeple west that came out east, beside one that was there."""
    west, east = ends(position)
    stand(position, west, A, 1)
    stand(position, east, A, 1)
    keep(position, A, warehouse=1)
    do(perform(position, FLYING), f"terrain {west}", f"tunnel {east} 1")
    return west, east


def test_only_who_has_not_passed_takes_the_tunnel():
    """MW-097, MW-102 (OPT-13, R8): of two on the mine, one may pass: it needs no asking how many."""
    position = given(2, altar_on_placement="yes")
    west, east = passed_east(position)
    do(position, f"from {east}", f"to-terrain {west}")
    assert (position.state.here[west, A], position.state.here[east, A]) == (2, 1)
    do(position, f"from {east}")
    assert f"to-terrain {west}" not in choices(position)


def test_who_has_passed_walks_first():
    """MW-102 (OPT-13, R8): one of the two walks away; the other may still take the tunnel."""
    position = given(2, altar_on_placement="yes")
    west, east = passed_east(position)
    move(position, east, at(position, 0, 0), 1)
    do(position, f"from {east}")
    assert f"to-terrain {west}" in choices(position)


@pytest.mark.parametrize("held", [False, True])
def test_of_a_group_that_walks_into_a_mine_only_some_may_pass(held):
    """MW-096, MW-100, MW-102 (OPT-13, R8): at once, or after the combat, the one that has not passed yet."""
    position = given(2, altar_on_placement="yes")
    third = lay(position, 1, -2, MINE)
    if held:
        stand(position, third, B, 1)
        position.state.weapon = 1  # kills it, and both survive
    _, east = passed_east(position)
    move(position, east, third, 2)
    end_moves(position)
    assert position.state.here[third, A] == 2
    assert choices(position) == [f"tunnel {east} {n}" for n in range(2)]


def test_a_passage_onto_enemies_pins():
    """MW-059, MW-101 (OPT-13, R8): who comes out among enemies before phase 4 stays there; combat follows."""
    position = given(2, altar_on_placement="yes")
    state = position.state
    west, east = ends(position)
    stand(position, west, A, 1)
    stand(position, east, B, 2)
    keep(position, A, warehouse=1)
    do(perform(position, REINFORCE), "amount 1", f"tunnel {east} 1")
    assert (state.pinned[east], state.tunnelled[east]) == (1, 0)
    assert choices(position) == [f"from {west}", "end"]


def test_enemies_bar_the_tunnel():
    """MW-097 (OPT-23): who was placed on a mine among enemies and may move walks away, not through the tunnel."""
    position = given(2, placed_next_to_enemy_pinned="no")
    west, east = ends(position)
    stand(position, east, B, 1)
    stand(position, at(position, 0, 0), B, 1)
    keep(position, A, warehouse=1)
    do(perform(position, STEALTH), f"terrain {east}")
    do(position, f"from {east}")
    assert f"to-terrain {at(position, 0, 0)}" in choices(position)
    assert f"to-terrain {west}" not in choices(position)
