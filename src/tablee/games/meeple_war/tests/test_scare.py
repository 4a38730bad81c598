"""Scare: who attacks, who defends, who uses the altar, and when the end is checked."""

import pytest

from tablee.games.meeple_war.box import Ending, Kind, Phase
from tablee.games.meeple_war.tests.scene import GAME, A, B, C, given


def scared_onto(position, n_scared, n_there, seat=A):
    """Scare n meeples of B from the stone fort onto a wooden fort held by a seat; return that fort."""
    start = position.stand(position.at(0, 0), B, n_scared)
    fort = position.stand(position.at(1, 0), seat, n_there)
    position.perform("scare 3" if n_scared > 1 else "scare 1")
    for _ in range(n_scared):
        position.do(f"scare {start} 1 {fort}")
    return fort


def test_nature_control_does_not_drive_anybody_through_a_forest():
    """MW-035, MW-163: scared meeples cannot cross forests, even with a Druid's hut."""
    position = given(2)
    t = position.stand(position.at(0, -1), B, 1)
    wood = position.lay(0, -2, Kind.BLANK, (4, 5, 0))
    position.state.nature = 1
    position.state.tree_at[:2] = wood * 6 + 4  # both trees are placed, so nobody is asked about them
    position.state.cleared[wood] = 1 << 4
    position.perform("scare 1")
    assert f"scare {t} 1 {position.at(0, 0)}" in position.choices()
    assert f"scare {t} 1 {wood}" not in position.choices()


def test_scared_meeples_have_no_shield():
    """MW-037, MW-127, MW-165: the owner of scared meeples attacks, but only defenders have a shield."""
    position = given(2)
    position.state.shield = 1 << B
    fort = scared_onto(position, 1, 1)
    assert list(position.state.here[fort, :2]) == [0, 0]


def test_those_scared_upon_have_their_shield():
    """MW-037, MW-127: a resident defends with the shield, also in the turn of the player who scares."""
    position = given(3)
    position.state.shield = 1 << C
    fort = scared_onto(position, 1, 1, seat=C)
    assert list(position.state.here[fort, :3]) == [0, 0, 1]


def test_a_resident_scarer_has_no_weapon():
    """MW-036, MW-128, MW-165: an active player who only defends cannot use the weapon."""
    position = given(2)
    position.state.weapon = 1
    fort = scared_onto(position, 1, 1)
    assert list(position.state.here[fort, :2]) == [0, 0]
    assert list(position.state.bravery[:2]) == [0, 1]


def test_an_altar_is_used_once_by_each_player():
    """MW-089: an altar takes a sacrifice from A although it took one from B this turn.

    A must still sacrifice one of the meeples that enter later.
    """
    position = given(2)
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    scared = position.stand(position.at(0, -1), B, 1)
    start = position.stand(position.lay(1, -2, Kind.WORKSHOP), A, 2)
    position.perform("scare 1")
    position.do(f"scare {scared} 1 {altar}", "none")
    position.move(start, altar, 2)
    assert state.here[altar].sum() == 1


def test_the_end_does_not_wait_for_the_last_pick():
    """MW-023, MW-163 (OPT-16, R12): the first pick brings the sixth point, so the other picks are dropped."""
    position = given(3, scare_resolution="one_by_one")
    state = position.state
    position.keep(A, mountain=5, bravery=6)
    t = position.at(0, 0)
    position.stand(t, A, 2)
    state.pinned[t] = 2
    position.stand(t, B, 1)
    scared = position.stand(position.at(1, 0), C, 2)
    position.perform("scare 3")
    position.do(f"scare {scared} 2 {t}")
    assert position.scores()[A] == 6
    assert position.is_over


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.kernel)])
def test_the_end_comes_between_two_combats_of_a_scare(compiled):
    """MW-023, MW-164: the first combat brings the sixth point, so the second is not fought."""
    position = given(3)
    state = position.state
    position.keep(A, mountain=5, bravery=6)
    first, start, second = position.at(-1, 0), position.at(0, 0), position.at(1, 0)
    position.stand(first, A, 2)
    state.pinned[first] = 2
    position.stand(second, C, 1)
    position.stand(start, B, 3)
    position.perform("scare 3").do(*[f"scare {start} 1 {first}"] * 2, f"scare {start} 1 {second}")
    assert position.choices() == [f"resolve {t}" for t in sorted((first, second))]
    position.engine = GAME.engine(compiled)
    position.do(f"resolve {first}")
    assert position.is_over
    assert (state.ending, position.scores()[A]) == (Ending.SIX_POINTS, 6)
    assert list(state.here[second, :3]) == [0, 1, 1]  # the second combat was not fought


def test_no_passage_where_scared_meeples_fought():
    """MW-100, MW-164 (OPT-15, R9): a scared meeple that fought on the mine cannot take the tunnel."""
    position = given(3, tunnel_when_scared="owner_choice")
    state = position.state
    t = position.stand(position.at(0, 0), B, 3)
    mine = position.stand(position.at(0, 1), C, 1)
    position.perform("scare 3")
    position.do(*[f"scare {t} 1 {mine}"] * 3)
    assert list(state.here[mine, :3]) == [0, 2, 0]
    assert state.phase != Phase.TUNNEL


def test_ex_22_scared_into_a_combat():
    """MW-163, MW-164, MW-165, MW-180: the owner of the scared meeples attacks and scores."""
    position = given(3)
    state = position.state
    t = position.stand(position.at(1, 0), B, 2)
    u = position.stand(position.at(0, 0), C, 3)
    third = position.stand(position.at(0, -2), B, 1)
    position.perform("scare 3")
    position.do(f"scare {t} 1 {u}", f"scare {t} 1 {u}")
    assert state.here[t, B] == 2  # nothing changes before the last pick
    position.do(f"scare {third} 1 {position.at(0, -1)}")
    assert (state.here[u, B], state.here[u, C]) == (0, 1)
    assert (state.bravery[A], state.bravery[B], state.bravery[C]) == (0, 2, 1)
    assert state.here[position.at(0, -1), B] == 1


def test_ex_23_scared_onto_an_altar():
    """MW-164, MW-165: the owner of the scared meeple chooses the altar's victim out of turn, and scores."""
    position = given(2)
    altar = position.lay(0, -2, Kind.ALTAR)
    t = position.stand(position.at(0, -1), B, 1)
    mine = position.stand(position.at(1, -1), A, 1)
    position.lay(1, -2, Kind.WORKSHOP)
    near = position.stand(position.at(1, -2), A, 1)
    position.perform("scare 1")
    position.do(f"scare {t} 1 {altar}")
    assert position.to_act == B
    assert position.choices() == [f"strike {mine} 0", f"strike {near} 0", "none"]
    position.do(f"strike {near} 0")
    assert position.state.bravery[B] == 1
    assert (position.state.here[altar].sum(), position.state.here[near, A]) == (0, 0)
    assert position.to_act == A


def test_ex_34_fewer_meeples_than_the_scare():
    """MW-056, MW-163: two meeples can be scared, so the third pick is lost."""
    position = given(2)
    position.stand(position.at(0, 0), B, 1)
    position.stand(position.at(1, 0), B, 1)
    position.perform("scare 3")
    assert position.state.left == 2
    position.do(position.choices()[0])
    position.do(position.choices()[0])
    assert position.state.acting == 0


def test_scared_arrivals_die_last():
    """MW-105, MW-164: meeples that were there before die before the scared ones. One scared meeple is sacrificed."""
    position = given(2)
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    position.stand(altar, A, 1)
    state.pinned[altar] = 0
    t = position.stand(position.at(0, -1), B, 2)
    position.stand(position.at(-1, 0), A, 1)
    position.perform("scare 3")
    position.do(f"scare {t} 1 {altar}", f"scare {t} 1 {altar}")
    assert state.bravery[B] == 1  # B counts as the attacker and scores one point per kill
    assert position.to_act == B  # one survivor was sacrificed, and B chooses whom the altar strikes
    assert state.here[altar].sum() == 0
    assert state.phase == Phase.ALTAR
