"""Phase 3: the building actions, except Construct and Scare."""

import pytest

from tablee.games.meeple_war.box import Building, Kind, Node, Phase, Stage
from tablee.games.meeple_war.tests.scene import A, B, C, given


def test_ex_21_deployed_among_enemies():
    """MW-059, MW-072: two meeples deployed among enemies are pinned, and one survives the combat."""
    position = given(2)
    t = position.stand(position.front(A), B, 1)
    position.perform("deploy 2")
    before = position.copy()
    position.do("amount 2")
    assert (position.state.here[t, A], position.state.here[t, B], position.state.bravery[A]) == (1, 0, 1)
    assert before.state.warehouse[A] == 2


def test_ex_24_recycling():
    """MW-131, MW-168: meeples burnt in another player's turn go to the warehouse."""
    position = given(2)
    position.build(A, 1, Building.FA, node=Node.A)
    position.stand(position.at(0, 0), A, 3)
    position.perform("burn", seat=B)
    assert (position.state.warehouse[A], position.state.bravery[B]) == (5, 3)


def test_ex_25_flying_troops_run_short():
    """MW-161: if the warehouse holds too few meeples, the player picks the terrains."""
    position = given(2)
    places = [position.stand(position.at(q, 0), A, 1) for q in (-2, -1, 0, 1)]
    position.perform("flying")
    assert position.choices() == [f"terrain {t}" for t in places]
    position.do(f"terrain {places[1]}", f"terrain {places[3]}")
    assert [position.state.here[t, A] for t in places] == [1, 2, 1, 2]
    assert position.state.warehouse[A] == 0


@pytest.mark.parametrize("source", ["warehouse", "terrain"])
def test_ex_26_a_bombard_from_an_empty_stock(source):
    """MW-137, MW-167, MW-183: the meeple comes from the warehouse or a terrain.

    The Catapult is full and is destroyed at once.
    """
    position = given(3)
    state = position.state
    position.build(B, 1, Building.CA)
    position.garrison(B, 1, C, 1)
    t = position.stand(position.at(0, 0), A, 2)
    over = position.keep(A, stock=0, warehouse=1)
    position.garrison(C, 0, A, 0)
    state.defence[C, 0, A] += min(over, 5)
    state.mountain[A] += over - min(over, 5)
    points = state.mountain[A]
    position.perform("bombard")
    position.do("target 1 1")
    assert position.choices() == ["warehouse", f"source {t}"]
    position.do("warehouse" if source == "warehouse" else f"source {t}")
    assert state.building[B, 1] == -1
    assert (state.mountain[A], state.mountain[C]) == (points + 1, 1)
    assert (state.warehouse[A], state.here[t, A]) == ((0, 2) if source == "warehouse" else (1, 1))


def test_ex_27_a_conversion():
    """MW-069, MW-070, MW-134, MW-169: the victory point for the defence goes to the player who converted it."""
    position = given(2)
    state = position.state
    position.garrison(A, 0, B, 5)
    stocks = state.stock[A], state.stock[B]
    position.perform("convert")
    assert (state.defence[A, 0, B], state.defence[A, 0, A]) == (4, 1)
    assert (state.stock[A], state.stock[B]) == (stocks[0] - 1, stocks[1] + 1)
    position.perform("bombard", seat=B).do("target 0 0")
    assert (state.mountain[A], state.mountain[B]) == (1, 5)
    assert state.building[A, 0] == -1


def test_actions_in_any_order():
    """MW-054, MW-056, MW-057: queued actions are performed in any order. An action without effect is lost."""
    position = given(2)
    position.build(A, 1, Building.AB, node=Node.A)
    position.keep(A, warehouse=0)
    position.perform("deploy 2")
    assert position.state.queued.sum() == 0  # the warehouse was empty
    position.perform("assemble 2")
    assert position.state.warehouse[A] == 2
    position.keep(A, warehouse=1)
    position.perform("deploy 2")
    assert position.choices() == ["amount 0", "amount 1"]


def test_assemble_takes_what_there_is():
    """MW-056, MW-158: Assemble moves fewer meeples if stock is short."""
    position = given(2)
    over = position.keep(A, stock=1, warehouse=0)
    position.build(B, 1, Building.MA)
    position.state.mountain[A] += over - 8
    position.state.defence[B, :2, A] += (5, 3)
    position.perform("assemble 2")
    assert (position.state.stock[A], position.state.warehouse[A]) == (0, 1)


def test_reinforce():
    """MW-058, MW-160: meeples go to one terrain with a meeple of the player, or to the front if there is none."""
    position = given(2)
    position.perform("reinforce 3")
    assert position.choices() == ["amount 0", "amount 1", "amount 2"]  # only the front is possible, so it is not asked
    assert position.state.chosen == position.front(A)
    t = position.stand(position.at(0, 0), A, 1)
    u = position.stand(position.at(1, 0), A, 1)
    position.perform("reinforce 3")
    assert position.choices() == [f"terrain {t}", f"terrain {u}"]
    position.do(f"terrain {u}", "amount 2")
    assert (position.state.here[u, A], position.state.warehouse[A]) == (3, 0)
    assert f"from {u}" in position.choices()  # a meeple placed away from enemies may move (MW-060)


def test_flying_troops_reach_everywhere():
    """MW-060, MW-161: each terrain with meeples of the player gets one more.

    No question is asked if the warehouse holds enough.
    """
    position = given(2)
    for q in (-1, 1):
        position.stand(position.at(q, 0), A, 1)
    position.perform("flying")
    assert position.state.phase == Phase.MOVE_FROM
    assert [position.state.here[position.at(q, 0), A] for q in (-1, 0, 1)] == [2, 0, 2]
    assert position.state.ready.sum() == 4


def test_a_stealth_flyer():
    """MW-162: a Stealth flyer goes to any terrain next to an enemy, whoever stands there."""
    position = given(2)
    enemy = position.stand(position.at(2, 0), B, 1)
    position.perform("stealth")
    assert position.state.here[position.at(1, 0), A] == 1  # the only neighbouring terrain is not asked about
    position.stand(position.at(1, 0), B, 1)
    position.perform("stealth")
    assert f"terrain {enemy}" in position.choices()
    position.do(f"terrain {enemy}")
    assert position.state.pinned[enemy] == 1


def test_burn_spares_the_own():
    """MW-166, MW-180: Burn kills the meeples of all other players, and the player's own stay."""
    position = given(3)
    t = position.stand(position.at(0, 0), B, 2)
    position.stand(t, A, 1)
    position.stand(position.at(1, 0), C, 1)
    position.perform("burn").do(f"terrain {t}")
    assert list(position.state.here[t, :3]) == [1, 0, 0]
    assert position.state.bravery[A] == 2


def test_upgrade_tokens_are_taken_and_placed():
    """MW-140, MW-141, MW-144, MW-146, MW-172: a player takes one of the tokens left.

    It stays for good on a blank that has no upgrade.
    """
    position = given(2)
    state = position.state
    wood = position.lay(0, -2, Kind.BLANK, (0, 1, 2))
    position.perform("upgrade").do("upgrade village")
    assert state.hand[A] == 1 << Kind.VILLAGE
    position.stand(wood, A, 1)
    position.resume(Stage.MOVES)
    position.do("token village")
    blanks = [t for t in range(state.n_terrains) if state.kind[t] == Kind.BLANK]
    assert position.choices() == [f"token-at {t}" for t in blanks]
    position.do(f"token-at {wood}")
    assert (state.upgrade[wood], state.forest[wood], state.hand[A]) == (Kind.VILLAGE, 0b111, 0)
    position.perform("upgrade")
    assert "upgrade village" not in position.choices()


def test_conversions_name_building_and_owner():
    """MW-169: meeples of other players can be converted on any building."""
    position = given(3)
    position.garrison(A, 0, B, 1)
    position.garrison(B, 0, C, 1)
    position.garrison(B, 0, A, 1)
    position.perform("convert")
    assert position.choices() == ["target 0 0 1", "target 1 0 2"]


def test_bombards_reach_any_enemy_building():
    """MW-167: targets are listed by owner, clockwise. They may be unfinished."""
    position = given(3)
    position.build(B, 2, Building.AB, finished=False)
    position.perform("bombard")
    assert position.choices() == ["target 1 0", "target 1 2", "target 2 0"]
