"""Before which actions the table may stop, so that seats that hold a token can place it."""

from tablee.games.meeple_war.box import Kind, Stage
from tablee.games.meeple_war.tests.scene import GAME, A, B, given


def moments(position):
    """Return the written forms of the choices before which the table may stop."""
    return [position.write(action) for action in position.legal() if GAME.holds(position, action)]


def test_a_turn_opens():
    """MW-140: the table stops before `begin`, which fixes the bonuses, but not before the player places a token."""
    position = given(2)
    position.hand(A, Kind.WEAPON)
    position.hand(B, Kind.SHIELD)
    position.resume(Stage.OPEN)
    assert "token weapon" in position.choices()
    assert moments(position) == ["begin"]


def test_a_turn_opens_without_a_question():
    """MW-145: if nobody holds an upgrade, the table stops before the action that ends the previous turn."""
    position = given(2)
    position.stand(position.at(0, -1), A, 1)
    position.resume(Stage.MOVES)
    assert "end" in position.choices()
    assert moments(position) == ["end"]


def test_a_combat_and_an_exploration():
    """MW-111, MW-120: the table stops before an action that leads directly to a combat or an exploration."""
    position = given(2)
    position.hand(A, Kind.WEAPON)  # so the next turn opens with a question, and the table can stop there
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
    """MW-140: the table does not stop before a Burn, although meeples die."""
    position = given(2)
    position.hand(A, Kind.WEAPON)
    for at in ((0, 0), (0, -1)):
        position.stand(position.at(*at), B, 1)
    position.perform("burn")
    burning = [action for action in position.legal() if position.write(action).startswith("terrain")]
    assert burning
    assert not any(GAME.holds(position, action) for action in burning)
