"""Rules of Déstorsion that no worked example covers, the table options, and refusals."""

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import (
    BadData,
    IllegalAction,
    NotYourTurn,
    UnknownAction,
    UnknownOption,
    WrongSeatCount,
)
from tablee.games.destorsion.box import Ending, Phase
from tablee.games.destorsion.rules import turns
from tablee.games.destorsion.tests.scene import BLUE, GAME, GREEN, RED, YELLOW, can, given, next_turn, points

# --- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_beside_square_1(seats):
    """DT-001, DT-002, DT-004, DT-005, DT-006: all figures start beside square 1.

    Dwarfs stand, and nobody has a lap marker or points.
    """
    position = GAME.start(seats)
    state = position.state
    assert list(state.sq) == list(state.lap) == list(state.lying) == [0, 0, 0, 0]
    assert state.master == 0
    assert position.scores() == [0] * seats
    given([0] * seats, master=0, dice="2 6").do("assign 2 6", f"dwarf {seats - 1} forward")
    moved = given([0] * seats, master=0, dice="3 6").do("assign 3 6", "dwarf 1 forward")
    assert (moved.state.sq[BLUE], moved.state.master) == (3, 6)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats):
    """DT-001: the game is for two to four players."""
    with pytest.raises(WrongSeatCount, match="2 to 4 players"):
        GAME.start(seats)


def test_the_highest_die_starts_and_ties_roll_again():
    """DT-007, DT-008: only the tied seats roll again, in seat order."""
    position = GAME.start(4).do("die 3", "die 6", "die 1", "die 6")
    assert position.to_act == CHANCE
    assert list(position.state.contender) == [0, 1, 0, 1]
    position.do("die 2", "die 2", "die 5", "die 4")
    assert (position.state.active, position.state.starter) == (BLUE, BLUE)
    assert GAME.start(3).do("die 1", "die 4", "die 6").state.active == GREEN


def test_turns_pass_to_the_left():
    """DT-009: after the last seat comes the first seat again."""
    position = given([0, 0, 0], active=GREEN, master=11, dice="1 2")
    next_turn(position)
    assert position.state.active == RED


# --- dice ------------------------------------------------------------------------------------------------------


def test_dice_are_interchangeable():
    """DT-019: there are 21 rolls of two dice and 56 of three, weighted by their orderings."""
    two = given([0, 0])
    assert len(two.chance()) == 21
    assert sum(weight for _, weight in two.chance()) == 36
    three = given([0, 12]).do("roll 3")
    assert len(three.chance()) == 56
    assert sum(weight for _, weight in three.chance()) == 216
    weights = {three.write(action): weight for action, weight in three.chance()}
    assert (weights["dice 2 2 2"], weights["dice 2 2 3"], weights["dice 1 2 3"]) == (1, 3, 6)


def test_the_gap_is_measured_before_rolling():
    """DT-018: the number of dice does not change once it is chosen."""
    position = given([0, 12]).do("roll 2")
    assert position.state.n_dice == 2
    assert [a for a, _ in position.chance()] == [a for a, _ in given([0, 0]).chance()]


def test_equal_dice_leave_one_assignment_which_is_not_asked():
    """DT-020: after two equal dice the dwarf move comes next."""
    assert given([0, 0], dice="4 4").state.phase == Phase.MOVE_DWARF
    assert given([0, 0], dice="3 4").choices() == ["assign 3 4", "assign 4 3"]


def test_the_third_die_cannot_be_left_out():
    """DT-023: the third die must be added to one side, but a stuck player may waste it."""
    assert given([0, 12], dice="5 5 5").choices() == ["assign 5 5 dwarf", "assign 5 5 master"]
    stuck = given([7, 20], lying=[RED], master=11, dice="1 2 4").do("assign 1 2 dwarf", "master forward")
    assert stuck.state.master == 13


# --- moving ----------------------------------------------------------------------------------------------------


def test_both_movements_are_compulsory():
    """DT-013: a player cannot pass, neither with the dwarf nor with the Master."""
    position = given([0, 0], dice="1 2").do("assign 1 2")
    assert position.choices() == ["dwarf 0 forward", "dwarf 1 forward"]
    position.do("dwarf 0 forward")
    assert position.choices() == ["master forward", "master backward"]


def test_a_player_may_double_a_backward_move_of_their_own_dwarf():
    """DT-035, DT-053: the move stops at the floor like any other."""
    position = given([16, 0], dice="2 4").do("assign 4 2")
    assert position.copy().do("dwarf 0 backward").state.sq[RED] == 12
    assert position.do("dwarf 0 backward sling").state.sq[RED] == 10


def test_dwarfs_do_not_meet():
    """DT-043: each dwarf moves on its own board."""
    position = given([8, 12, 12], dice="4 6").do("assign 4 6", "dwarf 0 forward")
    assert list(position.state.sq[:3]) == [12, 12, 12]


def test_passing_over_a_square_does_nothing():
    """DT-052, DT-061: only the square where a dwarf stops counts."""
    position = given([6, 0], master=11, dice="2 5").do("assign 5 2", "dwarf 0 forward", "master forward")
    assert (position.state.sq[RED], position.state.lying[RED]) == (11, 0)


def test_stopping_on_25_is_not_passing_it():
    """DT-064: the dwarf does not get its lap marker yet."""
    position = given([20, 20], dice="1 5").do("assign 5 1", "dwarf 0 forward")
    assert (position.state.sq[RED], position.state.lap[RED], points(position, RED)) == (25, 0, 25)


def test_an_opponent_may_be_advanced_out_of_the_dungeon():
    """DT-012, DT-068: the owner wins, whoever moved the dwarf."""
    position = given([20, 24], laps=[RED, BLUE], dice="1 5").do("assign 5 1", "dwarf 1 forward")
    assert (position.state.winner, position.ranks()) == (BLUE, [2, 1])


# --- effects ---------------------------------------------------------------------------------------------------


def test_effects_may_be_declined_one_by_one():
    """DT-077, DT-080: the player may decline effect A and effect B separately.

    Any dwarf may be chosen, also the active player's.
    """
    position = given([12, 12], master=28, dice="1 2").do("assign 1 2", "dwarf 0 forward", "master forward")
    assert position.choices() == ["effect-a 0", "effect-a 1", "effect-a none"]
    position.do("effect-a none")
    assert len(position.choices()) == 5
    position.do("effect-b none")
    assert position.state.active == BLUE


def test_a_fives_square_has_one_effect():
    """DT-075, DT-076: only multiples of ten have effect B."""
    position = given([12, 12], master=13, dice="1 2").do("assign 1 2", "dwarf 0 forward", "master forward")
    position.do("effect-a 1")
    assert position.state.active == BLUE


def test_an_effect_without_a_target_is_not_asked():
    """DT-082: no dwarf is beyond square 1, so none can be sent back."""
    position = given([0, 0], master=13, dice="1 2").do("assign 1 2", "dwarf 0 forward", "master forward")
    assert (position.state.master, position.state.active) == (15, BLUE)


def test_effects_are_not_doubled_and_trigger_nothing():
    """DT-060, DT-084: an effect moves three squares even from a slingshot. Then the turn ends."""
    position = given([10, 12], master=28, dice="1 2").do("assign 1 2", "dwarf 1 forward", "master forward")
    position.do("effect-a none", "effect-b 0 +3")
    assert position.state.sq[RED] == 13
    assert position.state.active == BLUE


def test_dwarfs_not_moved_keep_their_posture():
    """DT-094: Green's dwarf stays lying while others play."""
    position = given([3, 3, 16], lying=[GREEN], dice="1 2").do("assign 1 2", "dwarf 0 forward", "master forward")
    assert position.state.lying[GREEN]


def test_another_players_dwarf_moved_away_and_back_to_its_slingshot_lies():
    """DT-092, DT-095: a dwarf counts as moved even if it ends on the same square."""
    position = given([3, 3, 16], master=28, dice="1 2")
    position.do("assign 1 2", "dwarf 0 forward", "master forward", "effect-a 2", "effect-b 2 +3")
    assert (position.state.sq[GREEN], position.state.lying[GREEN]) == (16, 1)


# --- the end ---------------------------------------------------------------------------------------------------


def test_the_final_position_is_kept():
    """DT-101: the Master's square is beyond the exit, and the dwarfs keep their squares."""
    position = given([20, 4], master=48, dice="3 6").do("assign 3 6", "dwarf 0 forward", "master forward")
    assert (position.state.master, position.state.ending) == (54, Ending.MASTER)
    assert position.scores() == [23, 4]


def test_places_are_shared_below_the_winner():
    """DT-101: the places are 1, 2, 2, 4."""
    position = given([24, 10, 10, 3], master=48, dice="1 2").do("assign 1 2", "dwarf 0 forward", "master forward")
    assert position.ranks() == [1, 2, 2, 4]


def variant_after_two_rounds(total, **options):
    position = given([25, 3, 3], laps=[RED], master=11, dice="1 2", rounds=3, **options)
    position.state.round_no = 2
    position.state.total[:3] = total
    return position


def test_a_tie_after_the_last_round_plays_another():
    """DT-116: extra rounds are played until one player leads.

    All players take part, and the points are added.
    """
    position = variant_after_two_rounds([0, 0, 0])
    position.state.round_no = 3
    position.state.total[:3] = (10, 57, 0)
    position.do("assign 1 2", "dwarf 0 forward")
    assert (position.state.round_no, list(position.state.total[:3])) == (4, [60, 60, 3])
    assert position.state.phase == Phase.FIRST_PLAYER
    position.do("die 1", "die 2", "die 5")
    state = position.state
    state.sq[BLUE], state.lap[BLUE] = 25, 1
    position.do("dice 1 2", "assign 1 2", "dwarf 1 forward")
    assert (position.to_act, position.scores(), position.ranks()) == (NOBODY, [60, 110, 3], [2, 1, 3])


def test_the_variant_does_not_end_before_its_third_round():
    """DT-111, DT-115: all rounds are played even if nobody can catch up with the leader."""
    position = variant_after_two_rounds([200, 0, 0])
    position.do("assign 1 2", "dwarf 0 forward")
    assert position.state.round_no == 3
    assert position.to_act == CHANCE


# --- options ---------------------------------------------------------------------------------------------------


def test_option_third_die_mandatory():
    """DT-015: the third die is rolled without asking."""
    assert given([0, 12], thirdDie="mandatory").state.n_dice == 3
    assert given([0, 12]).to_act == RED


def test_option_slingshot_automatic():
    """DT-053: the die must be doubled for a player's own dwarf on a slingshot. Other dwarfs move as usual."""
    position = given([10, 10], dice="1 2", slingshot="automatic").do("assign 1 2")
    assert position.choices() == ["dwarf 0 forward sling", "dwarf 1 forward"]


def test_option_effect_order_free_and_leaving_first():
    """DT-069, DT-079: if effect B comes first and a dwarf leaves, A is not applied."""
    position = given([24, 24], laps=[RED], master=29, dice="1 3", effectOrder="free")
    position.do("assign 3 1", "dwarf 1 forward", "master forward", "order b", "effect-b 0 +3")
    assert position.to_act == NOBODY


def test_option_round_start_rotate():
    """DT-111: the player to the left of the last starter begins."""
    position = variant_after_two_rounds([0, 0, 0], roundStart="rotate")
    position.state.starter = GREEN
    position.do("assign 1 2", "dwarf 0 forward")
    assert (position.state.starter, position.state.active) == (RED, RED)


@pytest.mark.parametrize(("total", "rolling"), [([0, 10, 20], []), ([0, 50, 47], [RED, GREEN])])
def test_option_round_start_lowest(total, rolling):
    """DT-008, DT-111: the player with the lowest total starts. Tied players roll."""
    position = variant_after_two_rounds(total, roundStart="lowest")
    position.do("assign 1 2", "dwarf 0 forward")
    if rolling:
        assert [d for d in range(3) if position.state.contender[d]] == rolling
    else:
        assert position.state.active == BLUE


# --- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "before", "said", "reason"),
    [
        ("3 4", "assign 3 4", "dwarf 0 backward", "not beyond square 10"),
        ("3 4", "assign 3 4", "dwarf 1 forward +2", "Only two equal dice"),
        ("3 4", "assign 3 4", "dwarf 3 forward", "no dwarf 3"),
        ("2 2", "", "dwarf 1 forward -2", "below 1"),
        ("3 4", "assign 3 4", "dwarf 0 forward sling", "did not start this turn"),
        ("3 4", "assign 3 4", "dwarf 1 forward sling", "own dwarf"),
        ("3 4", "", "assign 3 5", "The dice show 3, 4"),
        ("3 4", "", "master forward", "time to choose the die"),
        ("2 2", "dwarf 0 forward", "master backward", "cannot go below square 1"),
        ("3 4", "", "dice 1 1", "rolled, not chosen"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_changes_nothing(dice, before, said, reason):
    """DT-013, DT-025, DT-036, DT-054, DT-072: the message gives the reason and the legal actions."""
    position = _turn(dice).do(*filter(None, [before]))
    held = bytes(position)
    with pytest.raises(IllegalAction, match=reason) as refused:
        position.do(said)
    assert bytes(position) == held
    assert refused.value.legal == position.choices()


def _turn(dice):
    position = given([5, 24, 12], master=1)
    position.do("roll 2", f"dice {dice}")
    return position


def test_an_effect_on_a_dwarf_on_square_1_is_refused():
    """DT-082: the message names the square."""
    position = given([1, 12], master=13, dice="1 2")
    position.do("assign 1 2", "dwarf 1 forward", "master forward")
    with pytest.raises(IllegalAction, match="cannot be sent back from square 1"):
        position.do("effect-a 0")


def test_a_slingshot_that_must_be_used():
    """DT-053: with slingshot = automatic, a move without doubling is refused."""
    position = given([10, 10], dice="1 2", slingshot="automatic").do("assign 1 2")
    with pytest.raises(IllegalAction, match="always doubles"):
        position.do("dwarf 0 forward")


def test_others_must_wait():
    """DT-009: only the active player may act. A misspelt action is refused with a suggestion."""
    position = given([0, 0], dice="1 2")
    with pytest.raises(NotYourTurn, match=r"seat 1.*seat 0 is to act"):
        position.play(BLUE, position.read(BLUE, "assign 1 2"))
    with pytest.raises(UnknownAction, match="Did you mean 'assign 1 2'"):
        position.read(RED, "asign 1 2")
    with pytest.raises(UnknownAction):
        position.play(RED, 9999)


def test_unknown_options_are_refused():
    """DT-110: the message suggests a name, or lists the values."""
    with pytest.raises(UnknownOption, match="Did you mean 'thirdDie'"):
        GAME.start(2, {"thirdDice": "optional"})
    with pytest.raises(UnknownOption, match="Values: 1, 3"):
        GAME.start(2, {"rounds": 2})


def test_a_variant_board_is_data():
    """DT-044: a variant can change the layout of the boards without changing code."""
    data = {
        **GAME.data,
        "score_board": {**GAME.data["score_board"], "hollows": {"squares": [8], "from": "seed"}},
    }
    position = GAME.start(2, data=data)
    assert position.box.kind[8] == 1
    assert position.box.kind[7] == 0
    broken = {**data, "score_board": {**data["score_board"], "hollows": {"squares": [10], "from": "seed"}}}
    with pytest.raises(BadData, match="Square 10"):
        GAME.start(2, data=broken)
    with pytest.raises(BadData, match="not complete"):
        GAME.start(2, data={"score_board": {}})


def test_the_yellow_dwarf_plays_too():
    """DT-012: the fourth seat plays like the others."""
    position = given([0, 0, 0, 9], active=YELLOW, dice="1 2").do("assign 1 2")
    assert can(position, "dwarf 3 forward")
    assert turns.vp(position.box, position.state, YELLOW) == 9
