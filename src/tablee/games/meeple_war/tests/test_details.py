"""Details of rare options that the worked examples do not reach."""

from tablee.games.meeple_war.advice import default_answer
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.tests.scene import (
    ALTAR,
    BURN,
    FLYING,
    SCARE_3,
    A,
    B,
    at,
    choices,
    do,
    end_moves,
    given,
    keep,
    lay,
    perform,
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
