"""Phase 4: moving on foot."""

from tablee.games.meeple_war.box import Building, Phase, Stage
from tablee.games.meeple_war.tests.scene import A, B, given


def test_moving_is_optional_and_once():
    """MW-026, MW-062, MW-063, MW-071: groups may split and join.

    A meeple that has arrived cannot move again. The player ends the movement.
    """
    position = given(2)
    t = position.stand(position.at(0, 0), A, 3)
    u = position.at(1, 0)
    position.resume(Stage.MOVES)
    position.move(t, u, 1)
    assert f"from {u}" not in position.choices()
    position.move(t, u, 1)
    assert (position.state.here[t, A], position.state.here[u, A], position.state.ready[t]) == (1, 2, 1)
    position.do("end")
    assert position.to_act == B


def test_buildings_are_entered_by_free_defences():
    """MW-065, MW-068, MW-073, MW-074, MW-075, MW-077, MW-132: a group needs free defences.

    Buildings under construction can be attacked too.
    """
    position = given(2)
    position.build(B, 0, Building.UN, finished=False)
    position.garrison(B, 0, B, 1)
    t = position.stand(position.front(B), A, 3)
    position.resume(Stage.MOVES)
    position.do(f"from {t}", "to-building 1 0")
    assert position.state.ready[t] == 2  # only one defence was free, so the number was not asked for
    assert position.state.defence[B, 0, A] == 1
    position.do(f"from {t}")
    assert not any(form.startswith("to-building") for form in position.choices())


def test_spaces_are_limited_by_the_pile():
    """MW-064, MW-076, MW-078: there are at most as many pending spaces as tiles.

    A pending space may be entered again.
    """
    position = given(2)
    state = position.state
    t = position.stand(position.at(0, -1), A, 3)
    faces = state.pile.copy()
    state.pile[:] = 0
    state.pile[0, 1] = 1
    state.pile_size = 1
    state.phase, state.stage, state.active = 0, Stage.MOVES, A
    state.ready[t] = 3
    state.phase, state.asked = Phase.MOVE_FROM, A
    for form in (f"from {t}", "to-space 0 -2", "amount 1", f"from {t}"):
        position.play(A, position.read(A, form))
    assert position.pending(t, 2)
    spaces = [form for form in position.choices() if form.startswith("to-space")]
    assert spaces == ["to-space 0 -2"]
    assert faces.sum() == 27
