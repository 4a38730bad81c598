"""Scare: who attacks, who defends, whose altar it is, and when the end is looked at."""

from tablee.games.meeple_war.box import Kind, Phase
from tablee.games.meeple_war.tests.scene import (
    ALTAR,
    BLANK,
    SCARE_1,
    SCARE_3,
    A,
    B,
    C,
    at,
    choices,
    do,
    given,
    keep,
    lay,
    move,
    perform,
    stand,
)


def scared_onto(position, n_scared, n_there, seat=A):
    """Scare so many meeples of B from the stone fort onto a wooden fort with meeples of a seat; return that fort."""
    start = stand(position, at(position, 0, 0), B, n_scared)
    fort = stand(position, at(position, 1, 0), seat, n_there)
    perform(position, SCARE_3 if n_scared > 1 else SCARE_1)
    for _ in range(n_scared):
        do(position, f"scare {start} 1 {fort}")
    return fort


def test_nature_control_does_not_drive_anybody_through_a_forest():
    """MW-035, MW-163: forests hold scared meeples back whoever controls a Druid's hut."""
    position = given(2)
    t = stand(position, at(position, 0, -1), B, 1)
    wood = lay(position, 0, -2, BLANK, (4, 5, 0))
    position.state.nature = 1
    position.state.tree_at[:2] = wood * 6 + 4  # no tree is left that could be asked about
    position.state.cleared[wood] = 1 << 4
    perform(position, SCARE_1)
    assert f"scare {t} 1 {at(position, 0, 0)}" in choices(position)
    assert f"scare {t} 1 {wood}" not in choices(position)


def test_scared_meeples_have_no_shield():
    """MW-037, MW-127, MW-165: the owner of the scared meeples attacks; the shield is for defenders."""
    position = given(2)
    position.state.shield = 1 << B
    fort = scared_onto(position, 1, 1)
    assert list(position.state.here[fort, :2]) == [0, 0]


def test_those_scared_upon_have_their_shield():
    """MW-037, MW-127: the resident defends, also in the scarer's turn."""
    position = given(3)
    position.state.shield = 1 << C
    fort = scared_onto(position, 1, 1, seat=C)
    assert list(position.state.here[fort, :3]) == [0, 0, 1]


def test_a_resident_scarer_has_no_weapon():
    """MW-036, MW-128, MW-165: the active player merely stands there and defends: no kill before the first round."""
    position = given(2)
    position.state.weapon = 1
    fort = scared_onto(position, 1, 1)
    assert list(position.state.here[fort, :2]) == [0, 0]
    assert list(position.state.bravery[:2]) == [0, 1]


def test_an_altar_is_used_once_by_each_player():
    """MW-089: B's scared meeple was sacrificed there this turn; A's meeples that enter later still owe theirs."""
    position = given(2)
    state = position.state
    altar = lay(position, 0, -2, ALTAR)
    scared = stand(position, at(position, 0, -1), B, 1)
    start = stand(position, lay(position, 1, -2, Kind.WORKSHOP), A, 2)
    perform(position, SCARE_1)
    do(position, f"scare {scared} 1 {altar}", "none")
    move(position, start, altar, 2)
    assert state.here[altar].sum() == 1


def test_the_end_waits_for_the_last_pick():
    """MW-023, MW-163 (OPT-16, R12): the sixth point is won by the first pick; the other picks are still made."""
    position = given(3, scare_resolution="one_by_one")
    state = position.state
    keep(position, A, mountain=5, bravery=6)
    t = at(position, 0, 0)
    stand(position, t, A, 2)
    state.pinned[t] = 2
    stand(position, t, B, 1)
    scared = stand(position, at(position, 1, 0), C, 2)
    perform(position, SCARE_3)
    do(position, f"scare {scared} 2 {t}")
    assert position.scores()[A] == 6
    assert state.phase == Phase.SCARE_PICK
    do(position, f"scare {scared} 2 {at(position, 2, 0)}")
    assert position.is_over


def test_no_passage_where_scared_meeples_fought():
    """MW-100, MW-164 (OPT-15, R9): the survivor of a combat on the mine stays there."""
    position = given(3, tunnel_when_scared="owner_choice")
    state = position.state
    t = stand(position, at(position, 0, 0), B, 3)
    mine = stand(position, at(position, 0, 1), C, 1)
    perform(position, SCARE_3)
    do(position, *[f"scare {t} 1 {mine}"] * 3)
    assert list(state.here[mine, :3]) == [0, 2, 0]
    assert state.phase != Phase.TUNNEL
