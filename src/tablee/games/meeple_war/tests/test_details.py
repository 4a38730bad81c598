"""Details that the worked examples do not reach: order of points, the end, tie-breaks, and rare options."""

import pytest

from tablee.games.meeple_war.advice import default_answer
from tablee.games.meeple_war.box import Building, Ending, Kind, Node, Phase, Stage
from tablee.games.meeple_war.tests.scene import (
    ALTAR,
    BURN,
    FLYING,
    PRODUCTIVITY,
    SCARE_3,
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


def test_a_sacrificed_scared_meeple_does_not_shield_another():
    """MW-163 (OPT-16): one by one, the residents of the altar are still to be scared."""
    position = given(2, scare_resolution="one_by_one")
    altar = lay(position, 0, -2, ALTAR)
    stand(position, altar, B, 2)
    origin = stand(position, at(position, 0, -1), B, 1)
    perform(position, SCARE_3)
    do(position, f"scare {origin} 1 {altar}")
    assert list(position.state.here[altar]) == [0, 0, 0, 0]  # one sacrificed, two chased off: all three picks were made


def test_a_meeple_uses_one_passage_a_turn_exploring_or_not():
    """MW-102 (OPT-13): who came through the tunnel after being placed cannot pass again where it explores a mine."""
    position = given(2, altar_on_placement="yes")
    mine, other = at(position, 1, -1), at(position, -1, 1)
    stand(position, mine, A, 1)
    perform(position, FLYING)
    do(position, f"tunnel {other} 1", f"from {other}", "to-space -1 2")
    end_moves(position)
    do(position, "tile mine -")
    assert position.state.phase != Phase.TUNNEL
    assert not any(form.startswith("tunnel") for form in choices(position))


def test_an_action_is_finished_before_the_end_is_looked_at():
    """MW-023, MW-086 (OPT-13): the second altar has its sacrifice though the sixth point is reached at the first."""
    position = given(2, altar_on_placement="yes")
    first, second = lay(position, 0, -2, ALTAR), lay(position, 0, 2, ALTAR)
    keep(position, A, mountain=5, bravery=6)
    stand(position, first, A, 1)
    stand(position, second, A, 1)
    victim = stand(position, at(position, 0, 0), B, 2)
    perform(position, FLYING)
    do(position, f"strike {victim} 1")
    assert position.state.phase == Phase.ALTAR
    assert position.state.here[second][A] == 1
    do(position, "none")
    assert position.is_over


def test_an_absent_player_declines():
    """MW-051 (OPT-18): the default answer does as little as the rules allow."""
    position = given(2, actions_may_be_declined="yes")
    stand(position, at(position, 0, 0), B, 1)
    perform(position, BURN)
    assert position.write(default_answer(position)) == "decline"


# --- points and the end ----------------------------------------------------------------------------------------


def test_the_active_player_finds_its_meeple_first():
    """MW-124, MW-183: two players reach seven in one combat; the active one is asked first, whatever its seat."""
    position = given(2)
    state = position.state
    t = stand(position, at(position, 0, 0), A, 2)
    stand(position, t, B, 3)
    for seat in (A, B):
        build(position, seat, 1, Building.FA, node=Node.A)  # Recycling: the dead go to the warehouse
        over = keep(position, seat, stock=0, warehouse=1, bravery=6)
        state.defence[1 - seat, 0, seat], state.mountain[seat] = 5, over - 5
        stand(position, front(position, seat), seat, 1)
    resume(position, Stage.COMBAT, seat=B)
    assert position.to_act == B
    do(position, "warehouse")
    assert position.to_act == A


@pytest.mark.parametrize("node", [Node.S, Node.A])
def test_a_destroyed_meeple_fills_an_owed_point(node):
    """MW-131, MW-184: it goes to the Mountain, whether stock or warehouse would have been its place."""
    position = given(2)
    state = position.state
    stand(position, at(position, 0, 0), A, 1)
    build(position, A, 1, Building.FA, node=node)
    over = keep(position, A, stock=0, warehouse=0)
    state.defence[B, 0, A], state.mountain[A], state.owed[A] = 5, over - 5, 1
    mountain = over - 5
    perform(position, BURN, seat=B)
    assert (state.owed[A], state.mountain[A]) == (0, mountain + 1)
    assert (state.stock[A], state.warehouse[A]) == (0, 0)


def test_recycling_needs_a_finished_factory():
    """MW-007, MW-131, MW-168: a worker on the first step of the construction track recycles nothing."""
    position = given(2)
    build(position, A, 1, Building.FA, finished=False, node=1)
    stand(position, at(position, 0, 0), A, 3)
    held = int(position.state.stock[A]), int(position.state.warehouse[A])
    perform(position, BURN, seat=B)
    assert (position.state.stock[A], position.state.warehouse[A]) == (held[0] + 3, held[1])


def test_productivity_leaves_a_queued_action_where_it_is():
    """MW-053, MW-170: the worker moves on from its action space; the action it reached is still performed."""
    position = given(2)
    state = position.state
    build(position, A, 1, Building.MA, node=Node.A)
    perform(position, PRODUCTIVITY)
    state.queued[1] = Node.A
    do(position, "productivity 1")
    assert state.node[A, 1] == Node.S
    assert state.warehouse[A] == 4  # Assemble 2 was performed after all


def test_the_end_comes_between_a_combat_and_its_altar():
    """MW-023, MW-092: the sixth point is won in the combat; nobody is sacrificed any more."""
    position = given(2)
    state = position.state
    altar = stand(position, lay(position, 0, -2, ALTAR), B, 1)
    start = stand(position, at(position, 0, -1), A, 2)
    keep(position, A, mountain=5, bravery=6)
    move(resume(position, Stage.MOVES), start, altar, 2)
    assert position.is_over
    assert state.here[altar, A] == 1


def test_explorers_on_their_way_count_in_a_tie():
    """MW-187: the game ends in phase 4 at six points each; two explorers outweigh one meeple on a terrain."""
    position = given(2)
    altar = lay(position, 0, -2, ALTAR)
    start = stand(position, at(position, 0, -1), A, 3)
    enemy = stand(position, at(position, 0, 0), B, 2)
    keep(position, A, mountain=5, bravery=6)
    keep(position, B, mountain=6, bravery=0)
    resume(position, Stage.MOVES)
    move(position, start, "to-space 1 -2", 2)
    move(position, start, altar)
    do(position, f"strike {enemy} 1")
    assert position.is_over
    assert position.scores() == [6, 6]
    assert position.ranks() == [1, 2]


@pytest.mark.parametrize("option", [{"fort_vp_of_others": "live_control"}, {"end_winner": "active_player"}])
def test_a_stalemate_knows_no_forts_and_no_active_player(option):
    """MW-186 (OPT-05, OPT-06, OPT-24): ranked by points and bravery alone, forts counting for nobody."""
    position = given(2, stalemate_rounds=6, **option)
    state = position.state
    for seat in (A, B):
        state.building[seat, 0] = state.node[seat, 0] = -1
        state.side[seat, 0] = 0
        state.workers[seat], state.destroyed[seat] = 4, 1
    stand(position, at(position, 0, 0), B, 2)
    keep(position, B, mountain=1)
    resume(position, Stage.MOVES)
    while not position.is_over:
        do(position, "end")
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
def test_what_an_option_makes_idle_is_not_kept(option, field):
    """MW-034, MW-038, MW-186 (OPT-07, OPT-10, OPT-24): the field is set by default, and stays 0 with the option."""
    for options, kept in (({}, True), (option, False)):
        position = given(2, **options)
        stand(position, lay(position, 0, -2, Kind.VILLAGE), A, 2)
        stand(position, lay(position, 0, 2, Kind.SHIELD), B, 2)
        resume(position, Stage.OPEN)
        assert position.state.phase == Phase.VILLAGE
        if field == "changed":
            do(position, "decline", "worker 0 A", "building UN", "site 1")
            assert position.state.phase == Phase.MOVE_FROM
        assert bool(position.state[field]) == kept
