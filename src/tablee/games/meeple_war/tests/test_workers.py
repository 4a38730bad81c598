"""Phase 2: workers advance, and buildings under construction are finished."""

from tablee.games.meeple_war.box import Building, Node, Phase, Side, Stage
from tablee.games.meeple_war.tests.scene import A, B, given


def test_ex_02_a_university_is_built():
    """MW-043, MW-046, MW-049, MW-051, MW-150, MW-154, MW-159: a University is built.

    It takes four turns until its worker reaches Productivity.
    """
    position = given(2).do("worker 0 A", "building UN", "site 1")
    state = position.state
    assert (state.building[A, 1], state.side[A, 1], state.node[A, 1]) == (Building.UN, Side.CONSTRUCTION, 0)
    position.do("worker 0 C", "amount 1", "end")  # this is B's turn; nothing is asked in A's second turn
    assert (state.round_no, position.to_act) == (2, B)
    assert (state.node[A, 0], state.side[A, 1], state.node[A, 1]) == (Node.S, Side.CONSTRUCTION, 1)
    position.do("end")
    assert position.choices() == ["worker 0 A", "worker 0 B", "worker 0 C"]
    position.do("worker 0 C")
    assert (state.side[A, 1], state.node[A, 1], state.queued[1]) == (Side.FINISHED, Node.S, 0)
    assert position.choices() == ["amount 0", "amount 1", "amount 2"]
    position.do("amount 2", "end")
    assert state.here[position.front(A), A] == 2
    position.do("worker 0 B", "end")
    assert (state.round_no, position.to_act) == (4, A)
    assert position.choices() == ["worker 1 A", "worker 1 m1"]


def test_ex_14_a_finished_building_sends_attackers_home():
    """MW-049, MW-050, MW-052: when a building is finished, the meeples on it return to stock and give no points."""
    position = given(2)
    position.build(A, 1, Building.UN, finished=False, node=1)
    position.garrison(A, 1, B, 1)
    stock = position.state.stock[B]
    position.resume(Stage.WORKERS).do("worker 0 B")
    assert position.state.side[A, 1] == Side.FINISHED
    assert (position.state.stock[B], position.state.mountain[B]) == (stock + 1, 0)
    assert position.state.defence[A, 1].sum() == 0


def test_ex_28_productivity_reaches_an_action():
    """MW-053, MW-170, MW-171: the second step takes the worker to Bombard, which is performed this turn."""
    position = given(2)
    position.build(A, 1, Building.CA, node=Node.M1)
    position.build(A, 2, Building.UN)
    position.resume(Stage.WORKERS)
    position.do("worker 0 B", "worker 2 A")
    position.do("action 2", "productivity 1")
    assert position.choices() == ["worker 1 A", "worker 1 m3"]
    position.do("worker 1 A")
    assert position.choices() == ["action 0", "action 1"]
    position.do("action 1")
    assert position.state.defence[B, 0, A] == 1


def test_workers_never_rest():
    """MW-044, MW-045, MW-047, MW-048: a branch is chosen when the worker leaves the fork.

    From an end space, the worker goes to the start.
    """
    position = given(2)
    position.build(A, 1, Building.LG)
    walked = []
    for square, guild in (("worker 0 B", "worker 1 m1"), ((), ()), ("worker 0 B", ()), ((), ())):
        position.state.node[B, 0] = Node.S
        position.resume(Stage.WORKERS)
        for form in filter(None, (square, guild)):
            assert form in position.choices()
            position.do(form)
        walked.append(Node(position.state.node[A, 1]).name)
    assert walked == ["M1", "M2", "B", "S"]


def test_productivity_leaves_the_new_and_the_twice_moved_alone():
    """MW-154, MW-170: only workers that moved exactly once this turn can be chosen."""
    position = given(2)
    position.build(A, 1, Building.MA, node=Node.M1)
    position.build(A, 2, Building.CA, finished=False, node=1)
    position.perform("productivity")
    position.state.steps[2] = 0
    assert position.choices() == ["productivity 0", "productivity 1", "productivity 3"]
    position.do("productivity 1")
    assert position.state.phase == Phase.DEPLOY  # the worker reached Deploy 4, which is performed (MW-171)
