"""The worked examples of the rules, each named after its id."""

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.games.destorsion.box import Ending, Phase
from tablee.games.destorsion.rules import turns
from tablee.games.destorsion.tests.scene import BLUE, GREEN, RED, can, given, next_turn, points


def test_ex_01_a_basic_turn():
    """DT-010, DT-011, DT-012, DT-014, DT-034, DT-070, DT-093: one die moves a dwarf, the other the Master."""
    position = given([0, 18], master=11, dice="3 4").do("assign 4 3", "dwarf 1 backward", "master forward")
    state = position.state
    assert (state.sq[BLUE], state.lying[BLUE], points(position, BLUE)) == (14, 0, 14)
    assert state.master == 14
    assert state.active == BLUE
    assert position.to_act == CHANCE


@pytest.mark.parametrize(("assignment", "to"), [("assign 3 4", 5), ("assign 4 3", 6)])
def test_ex_02_no_way_back_before_square_10(assignment, to):
    """DT-036: a dwarf on square 2 can only be moved forward."""
    position = given([0, 2], dice="3 4").do(assignment)
    assert not can(position, "dwarf 1 backward")
    assert position.do("dwarf 1 forward").state.sq[BLUE] == to


@pytest.mark.parametrize("assignment", ["assign 3 4", "assign 4 3"])
@pytest.mark.parametrize(("mover", "lying"), [(RED, 1), (BLUE, 0)])
def test_ex_03_a_long_way_back_stops_at_10(assignment, mover, lying):
    """DT-037, DT-038, DT-056, DT-057: a backward move that stops early at square 10 is legal.

    A dwarf that another player moves onto a slingshot is laid down.
    """
    position = given([0, 12], active=mover, dice="3 4").do(assignment, "dwarf 1 backward")
    assert position.state.sq[BLUE] == 10
    assert next_turn(position).state.lying[BLUE] == (lying and position.state.active != BLUE)
    if mover == RED:
        assert position.state.active == BLUE  # Blue's dwarf stood up again and cannot use the slingshot this turn
        assert not position.state.armed


@pytest.mark.parametrize(
    ("target", "form", "to"),
    [(RED, "dwarf 0 forward sling", 18), (RED, "dwarf 0 forward", 14), (BLUE, "dwarf 1 forward", 14)],
)
def test_ex_04_the_slingshot(target, form, to):
    """DT-053, DT-054: doubling is optional, and only for the player's own dwarf."""
    position = given([10, 10], dice="3 4").do("assign 4 3")
    assert not can(position, "dwarf 1 forward sling")
    assert position.do(form).state.sq[target] == to


def test_ex_05_the_first_pass():
    """DT-002, DT-057, DT-062, DT-063, DT-065: after square 25 comes square 1, and the dwarf gets its lap marker."""
    position = given([24, 3], dice="2 5").do("assign 5 2", "dwarf 0 forward")
    state = position.state
    assert (state.sq[RED], state.lap[RED], points(position, RED)) == (4, 1, 29)
    position.do("master forward")
    assert not state.lying[RED]
    position.do("roll 3", "dice 1 2 3", "assign 1 3 dwarf", "dwarf 1 forward", "master forward")
    assert state.active == RED
    assert state.armed


def test_ex_06_double_one_die_raised():
    """DT-024, DT-031: the two dice are changed independently."""
    position = given([3, 0], master=17, dice="5 5").do("dwarf 0 forward +2", "master backward")
    assert position.state.sq[RED] == 10
    assert position.state.lying[RED] == 0
    assert position.state.master == 12
    assert position.state.active == BLUE


@pytest.mark.parametrize(("die", "values"), [(2, {2, 4}), (1, {1, 3}), (6, {4, 6, 8}), (3, {1, 3, 5})])
def test_ex_07_what_a_double_may_become(die, values):
    """DT-024, DT-025, DT-026: a die may exceed 6, but not fall below 1.

    Both dice are changed independently.
    """
    position = given([0, 0], master=0, dice=f"{die} {die}")
    reached = set()
    for form in [f for f in position.choices() if f.startswith("dwarf 0 forward")]:
        moved = position.copy().do(form)
        dwarf = moved.state.sq[RED]
        for change in [f for f in moved.choices() if f.startswith("master forward")]:
            reached.add((dwarf, moved.copy().do(change).state.master))
    assert reached == {(dwarf, master) for dwarf in values for master in values}


def test_ex_08_double_and_slingshot():
    """DT-030, DT-055: the change comes before the doubling."""
    position = given([4, 0], dice="5 5").do("dwarf 0 forward +2 sling")
    assert position.state.sq[RED] == 18


@pytest.mark.parametrize(("start", "to"), [(21, 10), (24, 13)])
def test_ex_09_the_third_die_simple(start, to):
    """DT-015, DT-017, DT-021, DT-022, DT-033: the third die may be added to the move of any dwarf."""
    position = given([9, start], dice="2 5 6")
    position.do("assign 6 2 dwarf", "dwarf 1 backward")
    assert position.state.sq[BLUE] == to
    position.do("master forward")
    assert position.state.master == 13
    assert position.state.stuck == (to == 13)  # on 13 Blue's dwarf lay in a hollow and has just got up


def test_ex_09_a_gap_of_11_gives_two_dice():
    """DT-014, DT-015: the third die is not offered."""
    position = given([9, 20])
    assert position.to_act == CHANCE
    assert position.state.n_dice == 2


def test_ex_10_the_third_die_complex():
    """DT-028, DT-030, DT-031, DT-032: a double, a slingshot and the third die together."""
    position = given([10, 24], dice="3 3 4")
    position.do("assign 3 3 dwarf", "dwarf 0 forward +2 sling")
    assert position.state.sq[RED] == 24
    position.do("master forward -2")
    assert position.state.master == 12


def test_ex_11_a_multiple_of_five():
    """DT-044, DT-073, DT-075, DT-091: a dwarf moved back into a hollow lies at the end of the turn."""
    position = given([0, 17, 0], master=14, dice="1 6").do("assign 1 6", "dwarf 1 backward", "master forward")
    assert position.state.sq[BLUE] == 16
    assert position.state.master == 20
    before = points(position, BLUE)
    position.do("effect-a 1")
    assert (position.state.sq[BLUE], points(position, BLUE)) == (13, before - 3)
    position.do("effect-b none")
    assert position.state.stuck  # it is Blue's turn, and Blue's dwarf has just got up
    position = given([0, 4, 16], master=16, dice="1 4").do("assign 1 4", "dwarf 1 forward", "master forward")
    position.do("effect-a 2", "effect-b none")
    assert position.state.lying[GREEN]


def test_ex_12_a_multiple_of_ten_sends_a_players_own_dwarf_forward():
    """DT-057, DT-076, DT-078, DT-092: a dwarf stays standing if its owner moves it onto a slingshot.

    It may use the slingshot next turn.
    """
    position = given([13, 16], master=14, dice="1 6").do("assign 1 6", "dwarf 1 forward", "master forward")
    position.do("effect-a 1", "effect-b 0 +3")
    assert position.state.sq[RED] == 16
    assert not position.state.lying[RED]
    next_turn(position.do("dice 2 4", "assign 2 4", "dwarf 1 forward"))
    assert position.state.active == RED
    assert position.state.armed


def test_ex_13_leaving_by_an_effect():
    """DT-068, DT-069, DT-083, DT-100: a dwarf that goes beyond 25 for the second time wins at once."""
    position = given([10, 24], laps=[RED, BLUE], master=19, dice="3 3 4")
    position.do("assign 3 3 dwarf", "dwarf 0 forward +2 sling", "master forward -2")
    assert (position.state.sq[RED], position.state.master) == (24, 20)
    position.do("effect-a none", "effect-b 0 +3")
    assert position.to_act == NOBODY
    assert position.state.ending == Ending.EXIT
    assert position.ranks() == [1, 2]


def test_ex_14_stuck_in_a_hollow():
    """DT-045, DT-046, DT-047, DT-048, DT-049, DT-050: a stuck player's dice move no dwarf.

    The Master and his effects work as usual.
    """
    position = given([13, 5], lying=[RED], master=14, dice="2 6")
    assert position.state.lying[RED] == 0
    position.do("assign 2 6")
    assert position.state.phase == Phase.MOVE_MASTER
    position.do("master forward", "effect-a none")
    assert position.state.master == 20
    moved = position.copy().do("effect-b 0 +3")
    assert (moved.state.sq[RED], moved.state.lying[RED]) == (16, 0)
    position.do("effect-b none")
    assert (position.state.sq[RED], position.state.lying[RED]) == (13, 0)
    next_turn(position.do("dice 1 2", "assign 1 2", "dwarf 1 forward"))
    assert (position.state.active, position.state.stuck) == (RED, 0)
    position.do("dice 1 2", "assign 1 2")
    assert can(position, "dwarf 0 forward")


def test_ex_15_a_double_while_stuck():
    """DT-029: the lost die still makes a double."""
    position = given([7, 0], lying=[RED], master=11, dice="4 4")
    reached = {position.copy().do(f).state.master for f in position.choices() if "forward" in f}
    assert reached == {13, 15, 17}


def test_ex_16_lying_on_a_slingshot():
    """DT-058, DT-059: the dwarf gets up and may move, but without doubling.

    If it stays there, it may double next turn.
    """
    position = given([16, 5], lying=[RED], master=11, dice="1 5").do("assign 5 1")
    assert not can(position, "dwarf 0 forward sling")
    assert position.copy().do("dwarf 0 forward").state.sq[RED] == 21
    position.do("dwarf 1 forward", "master forward")
    assert (position.state.sq[RED], position.state.lying[RED]) == (16, 0)
    next_turn(position.do("dice 1 2", "assign 1 2", "dwarf 1 forward"))
    assert position.state.armed
    position.do("dice 1 2", "assign 1 2")
    assert can(position, "dwarf 0 forward sling")


def test_ex_17_help_from_others():
    """DT-051, DT-056: a lying dwarf that another player moves stands up."""
    position = given([0, 7, 0], lying=[BLUE], master=11, dice="3 4")
    helped = position.copy().do("assign 4 3", "dwarf 1 forward", "master forward")
    assert (helped.state.sq[BLUE], helped.state.lying[BLUE], helped.state.stuck) == (11, 0, 0)
    position = given([0, 7, 0], lying=[BLUE], master=11, active=GREEN, dice="3 4")
    slung = position.do("assign 3 4", "dwarf 1 forward", "master backward")
    assert (slung.state.sq[BLUE], slung.state.lying[BLUE], slung.state.active) == (10, 1, RED)


def test_ex_18_the_floor_of_the_second_lap():
    """DT-039, DT-040, DT-041, DT-067: a dwarf stops at square 1 and cannot be moved back from there."""
    position = given([20, 3], laps=[BLUE], dice="1 5").do("assign 5 1", "dwarf 1 backward")
    assert (position.state.sq[BLUE], points(position, BLUE)) == (1, 26)
    position = given([20, 1], laps=[BLUE], dice="1 5").do("assign 5 1")
    assert not can(position, "dwarf 1 backward")


def test_ex_19_effects_pass_the_floor_of_ten():
    """DT-042, DT-081, DT-082: effects stop only at square 1, and a dwarf there cannot be sent back."""
    position = given([0, 11, 2], master=14, dice="1 3").do("assign 3 1", "dwarf 0 forward", "master forward")
    assert position.copy().do("effect-a 2").state.sq[GREEN] == 1
    position.do("effect-a 1")
    assert position.state.sq[BLUE] == 8
    position.do("dice 1 3", "assign 1 3")
    assert not can(position, "dwarf 1 backward")
    for square in (0, 1):
        low = given([5, square], master=14, dice="1 3").do("assign 3 1", "dwarf 0 forward", "master forward")
        assert not can(low, "effect-a 1")


def test_ex_20_the_floor_of_the_master():
    """DT-004, DT-071, DT-072: the Master never goes back below square 1."""
    position = given([0, 0], master=3, dice="2 5").do("assign 2 5", "dwarf 0 forward", "master backward")
    assert position.state.master == 1
    for master in (0, 1):
        double = given([0, 0], master=master, dice="3 3").do("dwarf 0 forward")
        assert double.choices() == ["master forward", "master forward -2", "master forward +2"]


def test_ex_21_the_master_going_back():
    """DT-074: the direction does not matter for the effect."""
    position = given([5, 5], master=13, dice="2 3").do("assign 2 3", "dwarf 0 forward", "master backward")
    assert position.state.master == 10
    assert can(position, "effect-a 1")
    position.do("effect-a none")
    assert can(position, "effect-b 1 +3")


def test_ex_22_past_49():
    """DT-003, DT-101, DT-102: beyond 49 the sole leader wins; on 49 the game goes on."""
    start = given([6, 3, 12], laps=[RED, BLUE], master=46, dice="3 4")
    won = start.copy().do("assign 3 4", "dwarf 2 forward", "master forward")
    assert (won.to_act, won.state.ending, won.ranks()) == (NOBODY, Ending.MASTER, [1, 2, 3])
    on = start.do("assign 4 3", "dwarf 2 forward", "master forward")
    assert on.state.master == 49
    assert on.to_act != NOBODY


def test_ex_23_a_tie_at_the_exit():
    """DT-103, DT-104, DT-105: each time, the Master goes back to 44 without an effect."""
    position = given([5, 5, 11], laps=[RED, BLUE], master=47, active=GREEN, dice="1 5")
    position.do("assign 1 5", "dwarf 2 forward", "master forward")
    assert (position.state.master, position.state.active) == (44, RED)
    assert position.to_act == CHANCE
    position.state.master = 47
    position.do("dice 1 5", "assign 1 5", "dwarf 2 forward", "master forward")
    assert (position.state.master, position.state.active) == (44, BLUE)


def test_ex_24_the_gap_across_laps():
    """DT-016: the gap includes the lap markers of both players."""
    position = given([24, 11], laps=[BLUE])
    assert position.choices() == ["roll 2", "roll 3"]


def test_ex_25_two_effects_on_one_dwarf():
    """DT-078, DT-095: a dwarf moved away and back counts as moved."""
    start = given([0, 5, 19], lying=[GREEN], master=29, dice="1 3")
    start.do("assign 3 1", "dwarf 0 forward", "master forward")
    assert start.state.master == 30
    twice = start.copy().do("effect-a 2", "effect-b 2 -3")
    assert (twice.state.sq[GREEN], twice.state.lying[GREEN]) == (13, 1)
    back = start.do("effect-a 2", "effect-b 2 +3")
    assert (back.state.sq[GREEN], back.state.lying[GREEN]) == (19, 1)


def test_ex_26_the_first_pass_by_an_effect():
    """DT-066, DT-083: an effect can move a dwarf beyond 25 just like a die."""
    position = given([24, 0], master=38, dice="2 3").do("assign 3 2", "dwarf 1 forward", "master forward")
    position.do("effect-a none", "effect-b 0 +3")
    assert (position.state.sq[RED], position.state.lap[RED], points(position, RED)) == (2, 1, 27)


def test_ex_27_the_exit_comes_before_the_master():
    """DT-069, DT-100: the Master is not moved after a dwarf has left."""
    position = given([22, 4], laps=[RED], master=48, dice="2 6").do("assign 2 6", "dwarf 0 forward sling")
    assert position.to_act == NOBODY
    assert (position.state.master, position.state.ending) == (48, Ending.EXIT)
    assert position.ranks() == [1, 2]


def set_round(position, squares, laps, master):
    state = position.state
    for d, square in enumerate(squares):
        state.sq[d], state.lap[d] = square, d in laps
    state.master, state.active = master, RED
    for d in range(position.seats):
        state.contender[d] = 0
    turns.begin_turn(position.box, state)
    if position.to_act != CHANCE:
        position.do("roll 2")


def test_ex_28_three_rounds():
    """DT-110, DT-111, DT-112, DT-113, DT-114, DT-115: the points of three rounds are added."""
    position = given([25, 12, 14], laps=[RED, BLUE], master=11, dice="1 2", rounds=3)
    position.do("assign 1 2", "dwarf 0 forward")
    assert list(position.state.total[:3]) == [50, 37, 14]
    assert (position.state.round_no, position.state.phase) == (2, Phase.FIRST_PLAYER)
    set_round(position, [5, 5, 21], [RED, BLUE], 48)
    position.do("dice 1 2", "assign 1 2", "dwarf 2 forward", "master forward")
    assert list(position.state.total[:3]) == [80, 67, 36]
    assert position.state.round_no == 3
    set_round(position, [9, 25, 16], [BLUE, GREEN], 11)
    position.do("dice 1 2", "assign 1 2", "dwarf 1 forward")
    assert position.scores() == [89, 117, 77]
    assert position.ranks() == [2, 1, 3]
    assert position.to_act == NOBODY


def test_ex_29_no_way_back_over_the_line():
    """DT-063, DT-066, DT-067, DT-082: the dwarf keeps its marker and cannot be moved back from square 1."""
    position = given([13, 24], master=13, dice="2 5")
    pushed = position.copy().do("assign 5 2", "dwarf 1 forward", "master forward")
    assert (pushed.state.sq[BLUE], points(pushed, BLUE)) == (4, 29)
    pushed.do("effect-a 1")
    assert (pushed.state.sq[BLUE], points(pushed, BLUE)) == (1, 26)
    position = given([13, 24], master=10, dice="2 5")
    position.do("assign 2 5", "dwarf 1 forward", "master forward")
    assert position.state.sq[BLUE] == 1
    assert not can(position, "effect-a 1")


def test_ex_30_the_order_of_effects():
    """DT-079: effect A is applied before B, unless the table lets the player choose."""
    start = {"squares": [5, 2], "master": 29, "dice": "1 3"}
    position = given(**start).do("assign 3 1", "dwarf 0 forward", "master forward")
    assert position.do("effect-a 1").state.sq[BLUE] == 1
    assert position.do("effect-b 1 +3").state.sq[BLUE] == 4
    free = given(**start, effectOrder="free").do("assign 3 1", "dwarf 0 forward", "master forward")
    assert free.choices() == ["order a", "order b"]
    assert free.do("order b", "effect-b 1 +3").state.sq[BLUE] == 5
    assert free.do("effect-a 1").state.sq[BLUE] == 2


def test_ex_31_the_choices_of_one_roll():
    """DT-020, DT-021, DT-022, DT-027: equal options are listed once.

    There are 21 dwarf moves after a double, otherwise 7.
    """
    position = given([10, 24, 5, 12], dice="3 3 4")
    assert sorted(position.choices()) == sorted(
        f"assign {dice} {side}" for dice in ("3 3", "3 4", "4 3") for side in ("dwarf", "master")
    )
    assert len(position.copy().do("assign 3 3 master").legal()) == 21
    assert len(position.copy().do("assign 4 3 master").legal()) == 7


@pytest.mark.parametrize(("rounds", "over"), [(1, True), (3, False)])
def test_ex_32_points_do_not_decide(rounds, over):
    """DT-068, DT-112: the dwarf that leaves wins, although one on square 25 has as many points."""
    position = given([24, 25], laps=[RED, BLUE], dice="2 3", rounds=rounds)
    position.do("assign 2 3", "dwarf 0 forward")
    assert list(position.state.total[:2]) == [50, 50]
    assert (position.to_act == NOBODY) == over
    if over:
        assert position.scores() == [50, 50]
        assert position.ranks() == [1, 2]
