"""Bravery, victory points, and the end of the game."""

import pytest

from tablee.games.meeple_war.box import Building, Ending, Node, Stage
from tablee.games.meeple_war.facts.advice import default_answer
from tablee.games.meeple_war.tests.scene import A, B, C, D, given


def test_ex_09_bravery_wraps():
    """MW-181, MW-182, MW-183: seven bravery points give a victory point, and the others stay on the ladder."""
    position = given(2)
    position.keep(A, bravery=5)
    position.stand(position.at(0, 0), B, 4)
    stock = position.state.stock[A]
    position.perform("burn")
    assert (position.state.bravery[A], position.state.mountain[A], position.state.stock[A]) == (2, 1, stock - 1)


def test_ex_10_two_points_at_once():
    """MW-166, MW-182: fourteen bravery points give two victory points."""
    position = given(2)
    position.keep(A, bravery=6)
    position.stand(position.at(0, 0), B, 8)
    position.perform("burn")
    assert (position.state.bravery[A], position.state.mountain[A]) == (0, 2)


def test_ex_11_forts_end_the_game_when_the_turn_starts():
    """MW-023, MW-027, MW-028, MW-031, MW-039, MW-185: forts give the last points.

    The player has 3 points, and forts give 2 + 1 more when the turn starts.
    """
    position = given(2)
    position.keep(A, mountain=3)
    position.stand(position.at(0, 0), A, 2)
    position.stand(position.at(1, 0), A, 3)
    position.resume(Stage.OPEN)
    assert position.is_over
    assert position.state.ending == Ending.SIX_POINTS
    assert position.scores() == [6, 0]
    assert position.ranks() == [1, 2]


@pytest.mark.parametrize(("option", "ranks"), [("most_vp", [2, 1]), ("active_player", [1, 2])])
def test_ex_16_most_points_win(option, ranks):
    """MW-186 (OPT-05): the player who ends the game with 6 points loses to a player with 7."""
    position = given(2, end_winner=option)
    position.build(A, 1, Building.MA)
    position.build(A, 2, Building.CA, node=Node.B)
    position.keep(A, mountain=5, bravery=6)
    position.keep(B, mountain=5)
    position.garrison(A, 1, B, 2)
    position.stand(position.at(0, 0), B, 1)
    position.perform("construct")
    position.state.queued[2] = Node.B
    position.do("building UN", "site 1")
    assert position.is_over
    assert position.scores() == [6, 7]
    assert position.ranks() == ranks


def test_ex_29_an_owed_point():
    """MW-184: an owed point counts at once. The next meeple that returns to its owner fills it."""
    position = given(2)
    state = position.state
    position.garrison(B, 0, A, 5)
    over = position.keep(A, stock=0, warehouse=0, bravery=6)
    position.build(B, 1, Building.MA)
    state.defence[B, 1, A] += 3
    state.mountain[A] += over - 3
    position.stand(position.at(0, 0), B, 1)
    points = position.scores()[A]
    position.perform("burn")
    assert (state.bravery[A], state.owed[A]) == (0, 1)
    assert position.scores()[A] == points + 1
    mountain = state.mountain[A]
    position.perform("convert", seat=B).do("target 1 1 0")
    assert (state.owed[A], state.stock[A], state.mountain[A]) == (0, 0, mountain + 1)


def test_ex_30_the_second_tie_break():
    """MW-187: of two equal players, the one with five meeples outside beats the one with four."""
    position = given(2)
    state = position.state
    for seat in (A, B):
        position.keep(seat, mountain=5, bravery=2)
    state.mountain[A] += 1
    state.mountain[B] += 1
    state.stock[A] -= 1
    state.stock[B] -= 1
    position.stand(position.at(-2, 0), A, 3)
    position.garrison(B, 0, A, 1)
    position.stand(position.at(2, 0), B, 5)
    position.resume(Stage.BONUS)
    assert position.is_over
    assert position.scores() == [6, 6]
    assert position.ranks() == [2, 1]


def test_the_hammer_goes_round():
    """MW-011, MW-019, MW-025, MW-190: the hammer passes clockwise, also to a player without buildings."""
    position = given(3, first_player="random")
    assert [position.write(a) for a, _ in position.chance()] == ["first-player 0", "first-player 1", "first-player 2"]
    position.do("first-player 1")
    assert position.to_act == position.state.active == 1
    position.state.building[2, 0] = position.state.node[2, 0] = -1
    position.state.workers[2], position.state.destroyed[2] = 4, 1
    position.do("worker 0 B")
    assert position.state.active == 0  # seat 2 had its turn, but nothing to decide


def test_points_out_of_turn_ask_their_owner():
    """MW-124, MW-183, MW-189: a defender with an empty stock is asked where to take the meeple from.

    The meeple is needed for the seventh bravery point.
    """
    position = given(2)
    state = position.state
    t = position.stand(position.at(0, 0), B, 3)
    position.stand(t, A, 2)
    over = position.keep(B, stock=0, warehouse=2, bravery=6)
    state.mountain[B] += over - 5
    state.defence[A, 0, B] += 5
    position.build(B, 1, Building.FA, node=Node.A)  # Recycling: the dead go to the warehouse
    position.resume(Stage.COMBAT)
    assert position.to_act == B
    assert position.choices() == ["warehouse", f"source {t}"]
    before = state.mountain[B]
    position.do(f"source {t}")
    assert (state.mountain[B], state.bravery[B], state.warehouse[B]) == (before + 1, 0, 4)


def test_a_shared_place():
    """MW-186, MW-187, MW-188: players equal in everything share a place. Bravery decides before meeples."""
    position = given(4)
    assert position.ranks() == [1, 1, 1, 1]
    position.state.bravery[:4] = [1, 2, 2, 0]
    position.stand(position.at(0, 0), D, 3)
    position.stand(position.at(1, 0), C, 1)
    assert position.ranks() == [3, 2, 1, 4]


def test_only_the_active_player_ends_the_game():
    """MW-023, MW-024: another player's six points end the game only in that player's turn."""
    position = given(2)
    position.keep(B, mountain=6)
    position.do("worker 0 B")
    assert position.is_over
    assert position.state.active == B
    assert position.state.stage != Stage.OPEN


def test_absent_players_do_as_little_as_they_may():
    """MW-057, MW-190: absent players deploy, move and replace nothing.

    The game ends without points.
    """
    position = given(3, stalemate_rounds=6, introductory_game="on")
    while not position.is_over:
        form = position.write(default_answer(position))
        assert not form.startswith(("token", "from", "strike", "village"))
        position.do(form)
    assert position.state.ending == Ending.STALEMATE
    position = given(2)
    position.perform("construct").do("building UN")
    assert position.write(default_answer(position)) == "site 1"
