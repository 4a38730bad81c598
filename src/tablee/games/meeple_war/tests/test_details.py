"""Details that the worked examples do not cover: the order of points, the end, tie-breaks, and rare options."""

import pytest

from tablee.games.meeple_war.box import Building, Ending, Kind, Node, Phase, Stage
from tablee.games.meeple_war.facts.advice import default_answer
from tablee.games.meeple_war.tests.scene import A, B, given


def test_a_sacrificed_scared_meeple_does_not_shield_another():
    """MW-163 (OPT-16): with `one_by_one`, residents of the altar can still be scared."""
    position = given(2, scare_resolution="one_by_one")
    altar = position.lay(0, -2, Kind.ALTAR)
    position.stand(altar, B, 2)
    origin = position.stand(position.at(0, -1), B, 1)
    position.perform("scare 3")
    position.do(f"scare {origin} 1 {altar}")
    assert list(position.state.here[altar]) == [0, 0, 0, 0]  # one was sacrificed, two were scared away


def test_a_meeple_uses_one_passage_a_turn_exploring_or_not():
    """MW-102 (OPT-13): a placed meeple that took the tunnel cannot take it again.

    Here it explores a mine in the same turn.
    """
    position = given(2, altar_on_placement="yes")
    mine, other = position.at(1, -1), position.at(-1, 1)
    position.stand(mine, A, 1)
    position.perform("flying")
    position.do(f"tunnel {other} 1", f"from {other}", "to-space -1 2")
    position.end_moves()
    position.do("tile mine -")
    assert position.state.phase != Phase.TUNNEL
    assert not any(form.startswith("tunnel") for form in position.choices())


def test_an_action_is_finished_before_the_end_is_looked_at():
    """MW-023, MW-086 (OPT-13): the second altar still takes its sacrifice.

    The sixth point was already reached at the first altar.
    """
    position = given(2, altar_on_placement="yes")
    first, second = position.lay(0, -2, Kind.ALTAR), position.lay(0, 2, Kind.ALTAR)
    position.keep(A, mountain=5, bravery=6)
    position.stand(first, A, 1)
    position.stand(second, A, 1)
    victim = position.stand(position.at(0, 0), B, 2)
    position.perform("flying")
    position.do(f"strike {victim} 1")
    assert position.state.phase == Phase.ALTAR
    assert position.state.here[second][A] == 1
    position.do("none")
    assert position.is_over


def test_an_absent_player_declines():
    """MW-057 (OPT-18): the default answer declines the action."""
    position = given(2, actions_may_be_declined="yes")
    position.stand(position.at(0, 0), B, 1)
    position.perform("burn")
    assert position.write(default_answer(position)) == "decline"


# --- points and the end ----------------------------------------------------------------------------------------


def test_the_active_player_finds_its_meeple_first():
    """MW-124, MW-183: two players reach seven bravery points in one combat.

    The active player is asked first, whatever the seat numbers are.
    """
    position = given(2)
    state = position.state
    t = position.stand(position.at(0, 0), A, 2)
    position.stand(t, B, 3)
    for seat in (A, B):
        position.build(seat, 1, Building.FA, node=Node.A)  # Recycling: the dead go to the warehouse
        over = position.keep(seat, stock=0, warehouse=1, bravery=6)
        state.defence[1 - seat, 0, seat], state.mountain[seat] = 5, over - 5
        position.stand(position.front(seat), seat, 1)
    position.resume(Stage.COMBAT, seat=B)
    assert position.to_act == B
    position.do("warehouse")
    assert position.to_act == A


@pytest.mark.parametrize("node", [Node.S, Node.A])
def test_a_destroyed_meeple_fills_an_owed_point(node):
    """MW-131, MW-184: a destroyed meeple goes to the Mountain for an owed point, not to stock or warehouse."""
    position = given(2)
    state = position.state
    position.stand(position.at(0, 0), A, 1)
    position.build(A, 1, Building.FA, node=node)
    over = position.keep(A, stock=0, warehouse=0)
    state.defence[B, 0, A], state.mountain[A], state.owed[A] = 5, over - 5, 1
    mountain = over - 5
    position.perform("burn", seat=B)
    assert (state.owed[A], state.mountain[A]) == (0, mountain + 1)
    assert (state.stock[A], state.warehouse[A]) == (0, 0)


def test_recycling_needs_a_finished_factory():
    """MW-007, MW-131, MW-168: a worker on the first step of the construction track does not recycle."""
    position = given(2)
    position.build(A, 1, Building.FA, finished=False, node=1)
    position.stand(position.at(0, 0), A, 3)
    held = position.state.stock[A], position.state.warehouse[A]
    position.perform("burn", seat=B)
    assert (position.state.stock[A], position.state.warehouse[A]) == (held[0] + 3, held[1])


def test_productivity_leaves_a_queued_action_where_it_is():
    """MW-053, MW-170: a worker moved on by Productivity keeps its queued action."""
    position = given(2)
    state = position.state
    position.build(A, 1, Building.MA, node=Node.A)
    position.perform("productivity")
    state.queued[1] = Node.A
    position.do("productivity 1")
    assert state.node[A, 1] == Node.S
    assert state.warehouse[A] == 4  # Assemble 2 was still performed


def test_the_end_comes_between_a_combat_and_its_altar():
    """MW-023, MW-092: a combat brings the sixth point, so nobody is sacrificed after it."""
    position = given(2)
    state = position.state
    altar = position.stand(position.lay(0, -2, Kind.ALTAR), B, 1)
    start = position.stand(position.at(0, -1), A, 2)
    position.keep(A, mountain=5, bravery=6)
    position.resume(Stage.MOVES).move(start, altar, 2)
    assert position.is_over
    assert state.here[altar, A] == 1


def test_explorers_on_their_way_count_in_a_tie():
    """MW-187: two explorers count more than one meeple on a terrain.

    The game ends in phase 4 with six points each.
    """
    position = given(2)
    altar = position.lay(0, -2, Kind.ALTAR)
    start = position.stand(position.at(0, -1), A, 3)
    enemy = position.stand(position.at(0, 0), B, 2)
    position.keep(A, mountain=5, bravery=6)
    position.keep(B, mountain=6, bravery=0)
    position.resume(Stage.MOVES)
    position.move(start, "to-space 1 -2", 2)
    position.move(start, altar)
    position.do(f"strike {enemy} 1")
    assert position.is_over
    assert position.scores() == [6, 6]
    assert position.ranks() == [1, 2]


@pytest.mark.parametrize("option", [{"fort_vp_of_others": "live_control"}, {"end_winner": "active_player"}])
def test_a_stalemate_knows_no_forts_and_no_active_player(option):
    """MW-186 (OPT-05, OPT-06, OPT-24): a stalemate is ranked by points, then bravery.

    Forts do not count, and the active player has no advantage.
    """
    position = given(2, stalemate_rounds=6, **option)
    state = position.state
    for seat in (A, B):
        state.building[seat, 0] = state.node[seat, 0] = -1
        state.side[seat, 0] = 0
        state.workers[seat], state.destroyed[seat] = 4, 1
    position.stand(position.at(0, 0), B, 2)
    position.keep(B, mountain=1)
    position.resume(Stage.MOVES)
    while not position.is_over:
        position.do("end")
    assert state.ending == Ending.STALEMATE
    assert state.active == A
    assert position.scores() == [0, 1]
    assert position.ranks() == [2, 1]


# --- equal positions, equal bytes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "field"),
    [
        ({"stalemate_rounds": "off"}, "changed"),
        ({"shield_timing": "live"}, "shield"),
        ({"village_target": "any_village"}, "granted"),
    ],
)
def test_fields_that_an_option_makes_unused_stay_0(option, field):
    """MW-034, MW-038, MW-186 (OPT-07, OPT-10, OPT-24): the option keeps a field at 0 that is otherwise set."""
    for options, kept in (({}, True), (option, False)):
        position = given(2, **{"stalemate_rounds": 12, **options})
        position.stand(position.lay(0, -2, Kind.VILLAGE), A, 2)
        position.stand(position.lay(0, 2, Kind.SHIELD), B, 2)
        position.resume(Stage.OPEN)
        assert position.state.phase == Phase.VILLAGE
        if field == "changed":
            position.do("decline", "worker 0 A", "building UN", "site 1")
            assert position.state.phase == Phase.MOVE_FROM
        assert bool(position.state[field]) == kept
