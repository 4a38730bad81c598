"""Phase 5: exploring new terrains."""

from tablee.games.meeple_war.box import Kind, Phase, Stage
from tablee.games.meeple_war.tests.scene import A, B, given


def test_ex_17_rotations():
    """MW-113, MW-118: the edge towards the terrain that the explorers came from must be open."""
    position = given(2)
    t = position.stand(position.at(1, 0), A, 1)
    position.lay(2, -1, Kind.WORKSHOP)
    position.stand(position.at(2, -1), A, 1)
    position.resume(Stage.MOVES)
    position.move(position.at(2, -1), "to-space 3 -1")
    position.do("end", "tile blank 012")
    assert position.choices() == ["rotation 0", "rotation 4", "rotation 5"]
    position.do("rotation 4")
    new = position.at(3, -1)
    assert position.state.forest[new] == 0b110001
    assert t != new


def test_ex_18_an_altar_is_explored():
    """MW-085, MW-086, MW-087, MW-114: the explorer is sacrificed. An enemy two spaces away may be struck."""
    position = given(2)
    state = position.state
    t = position.stand(position.at(0, -1), A, 1)
    enemy = position.stand(position.at(0, 0), B, 1)
    position.resume(Stage.MOVES)
    position.move(t, "to-space 0 -2")
    position.end_moves().do("tile altar -")
    assert position.choices() == [f"strike {enemy} 1", "none"]
    position.do(f"strike {enemy} 1")
    assert state.bravery[A] == 1
    assert state.here[position.at(0, -2)].sum() == 0
    assert state.here[enemy].sum() == 0


def test_explorations_come_first_and_one_by_one():
    """MW-110, MW-111, MW-112, MW-113, MW-115: a space is named before its tile is drawn.

    Explorers of a mine may take the tunnel at once.
    """
    position = given(2)
    t = position.stand(position.at(0, -1), A, 2)
    fight = position.stand(position.at(0, 0), B, 1)
    other = position.stand(position.at(1, 0), A, 1)
    position.resume(Stage.MOVES)
    position.move(t, "to-space 0 -2", 1)
    position.move(t, "to-space 1 -2")
    position.move(other, fight)
    position.end_moves()
    assert position.choices() == ["explore 0", "explore 1"]
    position.do("explore 1")
    weights = {position.write(a): w for a, w in position.chance()}
    assert weights["tile workshop -"] == 4
    assert sum(weights.values()) == 27
    position.do("tile mine -")
    assert position.state.phase == Phase.TUNNEL
    position.do(position.choices()[0])
    position.do(position.choices()[0])
    assert position.state.phase == Phase.DRAW  # the last space is not asked about
    assert position.state.bravery[A] == 0  # the combats come later
    position.do("tile village -")
    assert position.state.bravery[A] == 1


def test_explorers_from_two_sides():
    """MW-118: as many edges towards the explorers' terrains as possible must be open."""
    position = given(2)
    west = position.stand(position.at(0, -1), A, 1)
    east = position.stand(position.at(1, -1), A, 1)
    position.resume(Stage.MOVES)
    position.move(west, "to-space 1 -2")
    position.move(east, "to-space 1 -2")
    position.end_moves().do("tile blank 0123")
    assert position.state.forest[position.at(1, -2)] == 0b001111  # only one rotation opens edges 4 and 5
