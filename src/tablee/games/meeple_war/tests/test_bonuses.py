"""Phase 1: the bonuses of controlled terrains, and how long they last."""

from tablee.games.meeple_war.box import Kind, Phase, Stage
from tablee.games.meeple_war.tests.scene import A, B, given


def test_ex_12_fort_points_last_the_turn():
    """MW-029, MW-032, MW-040: a player who leaves a fort keeps its points until the end of the turn."""
    position = given(2)
    position.keep(A, mountain=4, bravery=6)
    fort = position.stand(position.at(-1, 0), A, 2)
    position.stand(position.at(0, -1), B, 1)
    position.resume(Stage.OPEN)
    position.do("worker 0 B")
    assert position.scores()[A] == 5
    position.move(fort, position.at(0, -1), 2)
    position.end_moves()
    assert position.is_over
    assert position.scores()[A] == 6


def test_bonuses_add_up_and_come_in_order():
    """MW-030, MW-031, MW-033, MW-034, MW-041, MW-042, MW-058: workshops come first.

    After them, each village asks a question.
    """
    position = given(2)
    state = position.state
    works = [position.lay(0, -2, Kind.WORKSHOP), position.lay(1, -2, Kind.WORKSHOP)]
    towns = [position.lay(0, 2, Kind.VILLAGE), position.lay(-1, 2, Kind.VILLAGE)]
    position.lay(1, 1, Kind.VILLAGE)
    for t in (*works, *towns):
        position.stand(t, A, 2)
    position.keep(A, stock=1, warehouse=0, mountain=3)
    position.resume(Stage.OPEN)
    assert (state.stock[A], state.warehouse[A]) == (0, 1)  # the second workshop had no meeple left in stock
    assert position.choices() == [f"village {t}" for t in sorted([position.front(A), *towns])] + ["decline"]
    position.do(f"village {towns[0]}")
    assert state.here[towns[0], A] == 3
    assert state.phase == Phase.FORK  # the second bonus is lost, because the warehouse is empty


def test_a_village_may_be_declined():
    """MW-034: each Village bonus can be declined and is then lost."""
    position = given(2)
    t = position.lay(0, -2, Kind.VILLAGE)
    u = position.lay(1, -2, Kind.VILLAGE)
    position.stand(t, A, 2)
    position.stand(u, A, 2)
    position.resume(Stage.OPEN).do("decline")
    assert position.state.phase == Phase.VILLAGE
    position.do("decline")
    assert position.state.phase == Phase.FORK
    assert position.state.warehouse[A] == 2


def test_a_druid_opens_forests():
    """MW-035, MW-067, MW-119, MW-144: the player's meeples cross forests this turn.

    A tile that is laid still needs an open edge.
    """
    position = given(2)
    x = position.lay(0, -2, Kind.BLANK, (0, 1, 2))
    hut = position.lay(1, -2, Kind.DRUID)
    position.stand(x, A, 1)
    position.resume(Stage.MOVES)
    position.do(f"from {x}")
    assert f"to-terrain {hut}" not in position.choices()
    assert f"to-space {1} {-3}" not in position.choices()
    position.stand(hut, A, 2)
    position.resume(Stage.OPEN).do("worker 0 B", f"from {x}")
    assert f"to-terrain {hut}" in position.choices()
    position.do("to-space 1 -3", "end", "tile blank 0123")
    assert position.choices() == ["rotation 0", "rotation 5"]  # edge 4, towards the origin, is open


def test_one_meeple_controls_nothing():
    """MW-027, MW-116, MW-143: control takes two meeples. An upgraded blank counts as the kind on its token."""
    position = given(2)
    t = position.stand(position.front(A), A, 1)
    position.state.upgrade[t] = Kind.VILLAGE
    position.state.plains &= ~(1 << t)
    position.state.supply &= ~(1 << Kind.VILLAGE)
    position.resume(Stage.OPEN)
    assert position.state.phase == Phase.FORK
    position.stand(t, A, 1)
    position.resume(Stage.OPEN)
    assert position.choices() == [f"village {t}", "decline"]
