"""Before which actions the table may stop for those who hold a token."""

from tablee.games.meeple_war.box import Kind, Stage
from tablee.games.meeple_war.tests.scene import GAME, A, B, given


def moments(position):
    """Return the written forms of the choices before which the table may stop."""
    return [position.write(action) for action in position.legal() if GAME.holds(position, action)]


def test_a_turn_opens():
    """MW-140: before the snapshot of the bonuses, not before an own token."""
    position = given(2)
    position.hand(A, Kind.WEAPON)
    position.hand(B, Kind.SHIELD)
    position.resume(Stage.OPEN)
    assert "token weapon" in position.choices()
    assert moments(position) == ["begin"]


def test_a_turn_opens_without_a_question():
    """MW-145: where only trees are left, the table stops before the action that ends the turn before."""
    position = given(2)
    position.stand(position.at(0, -1), A, 1)
    position.resume(Stage.MOVES)
    assert "end" in position.choices()
    assert moments(position) == ["end"]


def test_a_combat_and_an_exploration():
    """MW-111, MW-120: before the action that leads there without a further question."""
    position = given(2)
    position.hand(A, Kind.WEAPON)  # the next turn opens with a question of its own
    position.stand(position.at(0, -1), A, 2)
    position.resume(Stage.MOVES)
    assert moments(position) == []
    fight = position.copy()
    fight.stand(fight.at(0, -1), B, 1)
    assert moments(fight) == ["end"]
    position.move(position.at(0, -1), "to-space 0 -2", 1)
    assert moments(position) == ["end"]
    position.do("end")
    assert position.to_act < 0


def test_a_burn_is_no_combat():
    """MW-140: meeples die, but the table does not stop."""
    position = given(2)
    position.hand(A, Kind.WEAPON)
    for at in ((0, 0), (0, -1)):
        position.stand(position.at(*at), B, 1)
    position.perform("burn")
    burning = [action for action in position.legal() if position.write(action).startswith("terrain")]
    assert burning
    assert not any(GAME.holds(position, action) for action in burning)
