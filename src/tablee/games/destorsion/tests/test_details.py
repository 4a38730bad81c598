"""Details that the worked examples do not cover, and what board and texts show."""

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import BadData, IllegalAction
from tablee.games.destorsion.board import path
from tablee.games.destorsion.board.spots import previews
from tablee.games.destorsion.box import Phase
from tablee.games.destorsion.facts import Landing, landing, points_of
from tablee.games.destorsion.tests.scene import BLUE, GAME, GREEN, RED, YELLOW, can, given
from tablee.games.destorsion.words import label
from tablee.games.destorsion.words.questions import more


def last_step_of_a_round(dice, assignment, **options):
    """Return a game of three rounds whose first round has just ended, because the Red dwarf left."""
    position = given([25, 3, 7], laps=[RED], lying=[GREEN], master=11, dice=dice, rounds=3, **options)
    return position.do(assignment, "dwarf 0 forward")


def test_a_new_round_begins_with_nothing_of_the_old():
    """DT-005, DT-111: the state does not depend on how the last round ended.

    All dwarfs stand on the start spot.
    """
    one, other = last_step_of_a_round("1 2", "assign 1 2"), last_step_of_a_round("4 5", "assign 4 5")
    assert bytes(one) == bytes(other)
    state = one.state
    assert list(state.lying) == list(state.sq) == list(state.lap) == list(state.moved) == [0, 0, 0, 0]
    assert (state.n_dice, state.dwarf_die, state.starter, state.active) == (0, 0, -1, -1)


def test_a_new_turn_begins_with_nothing_of_the_old():
    """DT-010: equal positions have equal bytes, whatever was played before."""
    by_third = given([5, 17, 3], master=11, dice="2 3 4")
    by_third.do("assign 2 3 dwarf", "dwarf 0 forward", "master forward")
    by_two = given([6, 17, 3], master=13, dice="1 5")
    by_two.do("assign 5 1", "dwarf 0 forward", "master forward")
    assert bytes(by_third) == bytes(by_two)


def test_rotate_from_the_first_round_on():
    """DT-009, DT-111: the player to the left of the first starter begins round 2."""
    assert last_step_of_a_round("1 2", "assign 1 2", roundStart="rotate").state.active == BLUE


def test_a_dwarf_that_got_up_on_a_slingshot_is_not_armed():
    """DT-058: a dwarf that got up cannot use its slingshot this turn."""
    assert not given([16, 5], lying=[RED]).state.armed
    assert given([16, 5]).state.armed


def test_after_a_tie_at_49_postures_are_decided():
    """DT-044, DT-095, DT-103: after a tie at the exit, the turn ends like any other."""
    position = given([5, 5, 9], laps=[RED, BLUE], master=47, active=GREEN, dice="4 5")
    position.do("assign 4 5", "dwarf 2 forward", "master forward")
    assert (position.state.master, position.state.sq[GREEN], position.state.lying[GREEN]) == (44, 13, 1)


def test_a_tie_of_seats_that_are_not_neighbours():
    """DT-103: Red and Green share the lead, and Blue sits between them."""
    position = given([20, 9, 20, 12], master=48, active=YELLOW, dice="1 2")
    position.do("assign 1 2", "dwarf 3 forward", "master forward")
    assert position.state.master == 44


def test_points_and_places_while_a_round_is_running():
    """DT-002, DT-115: points of earlier rounds are added to those on the board."""
    position = given([5, 20, 3], rounds=3)
    position.state.total[:3] = (40, 10, 10)
    assert position.scores() == [45, 30, 13]
    assert position.ranks() == [1, 2, 3]


def test_the_third_die_makes_no_double():
    """DT-027: only the two assigned dice are compared."""
    position = given([0, 12], dice="3 3 4").do("assign 3 4 dwarf")
    assert position.choices() == ["dwarf 0 forward", "dwarf 1 forward", "dwarf 1 backward"]


def test_an_automatic_slingshot_on_a_double():
    """DT-024, DT-053: every change of the double is offered, always with the slingshot."""
    position = given([10, 10], dice="4 4", slingshot="automatic")
    own = [form for form in position.choices() if form.startswith("dwarf 0")]
    assert len(own) == 3
    assert all(form.endswith("sling") for form in own)


def test_the_third_die_helps_the_master_of_a_stuck_player():
    """DT-023, DT-031: the third die is added to the Master's movement."""
    position = given([7, 20], lying=[RED], master=11, dice="1 2 6").do("assign 1 2 master", "master forward")
    assert position.state.master == 19


def test_a_stuck_player_may_send_their_own_dwarf_back():
    """DT-048, DT-080: being stuck has no influence on effects."""
    position = given([13, 5], lying=[RED], master=13, dice="1 2").do("assign 1 2", "master forward")
    assert can(position, "effect-a 0")
    assert position.do("effect-a 0").state.sq[RED] == 10


def test_the_order_is_asked_on_tens_only_and_always():
    """DT-079: the order of effects is asked on tens, but not on fives.

    It is asked even if no dwarf can be sent back.
    """
    fives = given([9, 9], master=13, dice="1 2", effectOrder="free").do(
        "assign 1 2", "dwarf 0 forward", "master forward"
    )
    assert fives.state.phase == Phase.EFFECT_A
    tens = given([0, 0], master=18, dice="1 2", effectOrder="free").do(
        "assign 1 2", "dwarf 0 forward", "master forward"
    )
    assert tens.choices() == ["order a", "order b"]


def test_a_dwarf_that_left_keeps_its_last_square():
    """DT-068, DT-112: the state keeps that square, but the points are those for leaving."""
    position = given([22, 4], laps=[RED], master=48, dice="2 6").do("assign 2 6", "dwarf 0 forward sling")
    assert (position.state.sq[RED], position.state.leaver, position.to_act) == (22, RED, NOBODY)
    assert [points_of(position, d) for d in (RED, BLUE)] == position.scores() == [50, 4]


def test_the_picture_shows_where_dice_would_take_the_dwarf_and_the_master():
    """DT-020, DT-034: before the dice are assigned, the picture marks the squares that each die reaches.

    Afterwards it marks the square that each legal move reaches.
    """
    position = given([3, 14], master=35, dice="4 6")
    assert previews(position) == {"sq-0-7": (4,), "sq-0-9": (6,), "room-39": (4,), "room-41": (6,)}
    position.do("assign 4 6")
    assert previews(position).keys() == {"sq-0-7", "sq-1-18", "sq-1-10"}
    assert "--glow" in GAME.draw(position, RED).spots["sq-0-7"][0]
    position.do("dwarf 0 forward")
    assert previews(position).keys() == {"room-41", "room-29"}


def test_the_leaver_need_not_be_the_winner():
    """DT-112, DT-115: with three rounds the totals decide. The picture still shows who left."""
    position = given([24, 3], laps=[RED], dice="2 3", rounds=3)
    position.state.round_no = 3
    position.state.total[:2] = (0, 100)
    position.do("assign 2 3")
    move = position.read(RED, "dwarf 0 forward")
    assert path(position, move) == ("sq-0-exit",)
    position.do("dwarf 0 forward")
    assert (position.state.leaver, position.state.winner) == (RED, BLUE)
    pieces = GAME.draw(position, RED).pieces
    assert pieces["dwarf-0"].x > pieces["dwarf-1"].x + 300


def test_the_master_leaving_in_the_variant_is_shown_as_leaving():
    """DT-113: the Master is shown at the exit although the next round begins."""
    position = given([5, 5, 20], laps=[RED, BLUE], master=48, dice="1 2", rounds=3)
    position.do("assign 1 2", "dwarf 2 forward")
    assert landing(position, position.read(RED, "master forward")).out


def test_a_tie_at_the_exit_is_labelled_as_passing_it():
    """DT-103: the label says that the Master passes the exit, not that he returns."""
    position = given([20, 21], master=48, dice="1 2").do("assign 1 2", "dwarf 0 forward")
    move = position.read(RED, "master forward")
    assert label(position, move)(GAME.say("en")) == "The Master forward and beyond the exit"
    assert more(position, move)(GAME.say("en")) == "shared lead: he goes back to square 44"


def test_forward_past_the_last_square_is_labelled_differently_from_backward():
    """DT-062: both moves end on the same square, one lap apart."""
    position = given([22, 15], laps=[BLUE], master=11, dice="3 5 5").do("assign 5 5 dwarf")
    backward, forward = (position.read(RED, form) for form in ("dwarf 0 backward", "dwarf 0 forward +2 sling"))
    assert path(position, backward) == path(position, forward)
    say = GAME.say("en")
    assert label(position, backward)(say) == "Your dwarf back to square\u00a014"
    assert label(position, forward)(say) == "Your dwarf forward to square\u00a014"


def variant(table, **changed):
    """Return the components with some numbers in one table of the data changed."""
    return GAME.data | {table: GAME.data[table] | changed}


@pytest.mark.parametrize(
    ("language", "marker", "moved"),
    [
        ("en", "Lap marker of Red: 40 points", "gets the lap marker, 40 points"),
        ("fr", "Marqueur 1 tour de Rouge\u00a0: 40 points", "il reçoit son marqueur 1 tour, 40 points"),
        ("es", "Marcador de vuelta de Rojo: 40 puntos", "recibe su marcador de vuelta, 40 puntos"),
    ],
)
def test_a_variant_shows_its_own_numbers(language, marker, moved):
    """DT-062, DT-063: texts use the track length and the lap points of the variant."""
    position = GAME.start(2, data=variant("score_board", squares=30, lap_points=40)).do("die 6", "die 1")
    position.state.sq[RED] = 28
    position.do("dice 2 5", "assign 5 2")
    move = position.read(RED, "dwarf 0 forward")
    assert landing(position, move) == Landing(3, gets_marker=True)
    assert more(position, move)(GAME.say(language)) == moved
    piece = GAME.draw(position.do("dwarf 0 forward"), RED, language).pieces["lap-0"]
    first, rest = piece.title.split("\n")
    assert first == marker
    assert "30" in rest
    assert ">40<" in piece.look


def test_a_slingshot_that_does_not_double_says_what_it_does():
    """DT-053: the refusal names the factor of the variant."""
    position = GAME.start(2, {"slingshot": "automatic"}, data=variant("dice", slingshot_factor=1)).do("die 6", "die 1")
    position.state.armed = 1
    position.do("dice 2 5", "assign 5 2")
    with pytest.raises(IllegalAction, match="multiplies the die by 1"):
        position.do("dwarf 0 forward")


@pytest.mark.parametrize(
    ("table", "key", "value", "problem"),
    [
        ("dice", "slingshot_factor", 4, "score_board.squares must be 38 to 60, not 25"),
        ("dice", "double_change", 1, "double_change must be 2"),
        ("dungeon_board", "return_square", 60, "return_square must be 1 to 49"),
        ("dungeon_board", "effect_step", 30, "must be"),
        ("score_board", "first_lap_floor", 40, "first_lap_floor must be 1 to 25"),
        ("score_board", "exit_points", 200, "exit_points must be 0 to 127"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(table, key, value, problem):
    """DT-025, DT-037, DT-062: the message names the value that does not fit."""
    with pytest.raises(BadData, match=problem):
        GAME.start(2, data=variant(table, **{key: value}))


@pytest.mark.parametrize(
    ("position", "said", "reason"),
    [
        (lambda: given([7, 20], lying=[RED], master=11, dice="1 1"), "dwarf 0 forward", "gets up from its hollow"),
        (lambda: given([7, 8]), "roll 3", "2 dice are rolled now"),
        (lambda: given([7, 8]), "dice 1 2 3", "2 dice are rolled now"),
    ],
)
def test_a_refusal_explains_the_rule(position, said, reason):
    """DT-015, DT-046: the message says why the rules forbid the action, not only whose turn it is."""
    scene = position()
    actor = scene.to_act
    with pytest.raises(IllegalAction, match=reason):
        scene.play(actor, scene.read(actor, said))


def test_nobody_acts_after_the_end():
    """DT-100: the message says that the game is over."""
    position = given([22, 4], laps=[RED], dice="2 6").do("assign 2 6", "dwarf 0 forward sling")
    with pytest.raises(IllegalAction, match="the game is over"):
        position.play(BLUE, position.read(BLUE, "roll 2"))
    assert position.to_act != CHANCE
