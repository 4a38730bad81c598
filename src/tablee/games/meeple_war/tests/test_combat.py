"""Phase 5: combats, and every cell of the ledger's table of losses."""

import pytest

from tablee.games.meeple_war.box import Stage
from tablee.games.meeple_war.tests.scene import A, B, C, given


def fought(a, b, *, weapon=0, shield=0, **options):
    """Return the position after `a` attackers of A have met `b` defenders of B on the stone fort."""
    position = given(2, **options)
    t = position.stand(position.at(0, 0), B, b)
    position.stand(t, A, a)
    position.state.weapon, position.state.shield = weapon, shield << B
    position.resume(Stage.COMBAT)
    return position, t


def result(position, t):
    """Return the survivors and the bravery of A and B."""
    state = position.state
    return state.here[t, A], state.here[t, B], state.bravery[A], state.bravery[B]


def test_ex_03_three_against_two():
    """MW-120, MW-121, MW-122, MW-123, MW-124: one attacker survives; the dead return to stock."""
    position, t = fought(3, 2)
    assert result(position, t) == (1, 0, 2, 1)
    assert (position.state.stock[A], position.state.stock[B]) == (10 - 3 + 2, 10)


def test_ex_04_one_against_one():
    """MW-124, MW-125: both meeples die. A defender gets no bravery for a single kill."""
    assert result(*fought(1, 1)) == (0, 0, 1, 0)


def test_ex_05_a_shield():
    """MW-037, MW-127: the defender's first loss is skipped."""
    assert result(*fought(2, 1, shield=1)) == (0, 0, 1, 1)


def test_ex_06_a_weapon():
    """MW-036, MW-128: one defender dies before the first round."""
    assert result(*fought(2, 2, weapon=1)) == (1, 0, 2, 0)


def test_ex_07_a_weapon_against_a_shield():
    """MW-130: the shield does not stop the weapon."""
    assert result(*fought(2, 2, weapon=1, shield=1)) == (0, 0, 2, 1)


def test_ex_08_a_weapon_kills_the_last_defender():
    """MW-129: no round is fought after the weapon has killed the last defender."""
    assert result(*fought(1, 1, weapon=1)) == (1, 0, 1, 0)


LOSSES = [  # attackers, defenders, then survivors and bravery: without forges, with weapon, with shield, with both
    (1, 1, "0/0, 1/0", "1/0, 1/0", "0/1, 0/0", "1/0, 1/0"),
    (2, 1, "1/0, 1/0", "2/0, 1/0", "0/0, 1/1", "2/0, 1/0"),
    (1, 2, "0/1, 1/0", "0/0, 2/0", "0/2, 0/0", "0/1, 1/0"),
    (2, 2, "0/0, 2/1", "1/0, 2/0", "0/1, 1/1", "0/0, 2/1"),
    (3, 2, "1/0, 2/1", "2/0, 2/0", "0/0, 2/1", "1/0, 2/1"),
    (3, 3, "0/0, 3/1", "1/0, 3/1", "0/1, 2/1", "0/0, 3/1"),
    (2, 4, "0/2, 2/1", "0/1, 3/1", "0/3, 1/1", "0/2, 2/1"),
    (5, 3, "2/0, 3/1", "3/0, 3/1", "1/0, 3/2", "2/0, 3/1"),
]


@pytest.mark.parametrize(
    ("a", "b", "weapon", "shield", "expected"),
    [
        (a, b, weapon, shield, cells[weapon + 2 * shield])
        for a, b, *cells in LOSSES
        for weapon in (0, 1)
        for shield in (0, 1)
    ],
)
def test_the_table_of_losses(a, b, weapon, shield, expected):
    """MW-121, MW-123, MW-124, MW-127, MW-128, MW-129, MW-130: combats end as in the ledger.

    The test checks every cell of the ledger's table.
    """
    standing_a, standing_b, brave_a, brave_b = result(*fought(a, b, weapon=weapon, shield=shield))
    assert f"{standing_a}/{standing_b}, {brave_a}/{brave_b}" == expected


def test_combats_are_ordered_by_the_active_player():
    """MW-120, MW-126: the active player chooses the next combat. The last combat is not asked about."""
    position = given(2)
    places = [position.at(q, 0) for q in (0, 1)]
    for t in places:
        position.stand(t, A, 1)
        position.stand(t, B, 1)
    position.resume(Stage.COMBAT)
    assert position.choices() == [f"resolve {t}" for t in places]
    position.do(f"resolve {places[1]}")
    assert position.state.bravery[A] == 2


def test_three_armies_meet_through_scare():
    """MW-121, MW-128, MW-164, MW-165, MW-180: all three armies fight.

    Scared meeples and pinned ones attack. The active player chooses the weapon's victim.
    """
    position = given(3)
    state = position.state
    t = position.at(0, 0)
    position.stand(t, B, 2)
    position.stand(t, A, 2)
    state.pinned[t] = 2
    c = position.stand(position.at(1, 0), C, 1)
    state.weapon = 1
    position.perform("scare 1")
    position.do(f"scare {c} 2 {t}")
    assert position.choices() == ["victim 1", "victim 2"]
    position.do("victim 1")
    # A has 2 meeples, B and C have 1: one round kills one of each, and A keeps one
    assert list(state.here[t, :3]) == [1, 0, 0]
    assert list(state.bravery[:3]) == [3, 1, 3]  # B defends: 2 kills make 1 point; C attacks: 3 kills make 3
