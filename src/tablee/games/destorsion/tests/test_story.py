"""What the story tells, also of steps that nobody decides: forced moves, lying down, getting up, the end of rounds.

The promises check that the events account for every change. These tests check what they say.
"""

import pytest

from tablee.core import record
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.log import steps, turns
from tablee.core.match import Match
from tablee.core.names import named
from tablee.games.destorsion.tests.scene import BLUE, GAME, GREEN, NAMES, RED, given, sentences, story

LANGUAGES = ("en", "fr", "es")


def kinds(position, form):
    return [event.kind for event in story(position, form)]


def event_of(kind, position, form):
    """Return the only event of a kind that an action causes."""
    (found,) = [event for event in story(position, form) if event.kind == kind]
    return found


# --- dice ------------------------------------------------------------------------------------------------------


def test_the_roll_for_the_first_turn():
    """DT-007, DT-008: each die is told, then who begins, or who rolls again."""
    position = GAME.start(3).do("die 6")
    assert sentences(position, "die 2") == ["Bo rolls 2 for the first turn"]
    position.do("die 2")
    assert sentences(position, "die 5", GREEN) == ["You roll 5 for the first turn", "Ada begins"]
    assert sentences(position, "die 6", GREEN)[-1] == "Tie for the highest roll; to roll again: Ada and you"
    again = position.do("die 6")
    assert kinds(again.do("die 1"), "die 3") == ["die", "first", "turn"]


def test_a_third_die_is_told():
    """DT-015, DT-022: the player takes three dice and adds the third to one of the two moves."""
    position = given([2, 20])
    assert sentences(position, "roll 3") == ["Ada takes 3 dice"]
    position.do("roll 3")
    assert sentences(position, "dice 1 4 6") == ["Ada rolls 1, 4 and 6"]
    position.do("dice 1 4 6")
    assert sentences(position, "assign 1 4 master") == ["Ada gives 1 to a dwarf and 4 + 6 to the Master"]
    assert sentences(position, "assign 1 4 dwarf", RED) == ["You give 1 + 6 to a dwarf and 4 to the Master"]


def test_equal_dice_are_assigned_without_a_question():
    """DT-011, DT-024: the forced assignment is told, and how a die is changed."""
    position = given([5, 8], master=20)
    assert event_of("assign", position, "dice 3 3").forced
    assert sentences(position, "dice 3 3") == [
        "Ada rolls 3 and 3",
        "A double: 3 for a dwarf and 3 for the Master; each may be changed by 2",
    ]
    position.do("dice 3 3")
    assert sentences(position, "dwarf 1 forward +2") == ["Ada moves Bo’s dwarf forward 5 (die raised by 2): 8 → 13"]
    position.do("dwarf 1 forward +2")
    assert sentences(position, "master backward -2")[0] == "Ada moves the Master back 1 (die lowered by 2): 20 → 19"


# --- moves -----------------------------------------------------------------------------------------------------

OWN = {
    "en": ("Your dwarf goes forward 4: 12 → 16", "Ada’s dwarf goes forward 4: 12 → 16"),
    "fr": ("Votre nain avance de 4\u00a0: 12 → 16", "Le nain d’Ada avance de 4\u00a0: 12 → 16"),
    "es": ("Tu enano avanza 4: 12 → 16", "El enano de Ada avanza 4: 12 → 16"),
}
OTHER = {
    "en": ("You move Bo’s dwarf back 4: 18 → 14", "Ada moves your dwarf back 4: 18 → 14"),
    "fr": (
        "Vous déplacez le nain de Bo, qui recule de 4\u00a0: 18 → 14",
        "Ada déplace votre nain, qui recule de 4\u00a0: 18 → 14",
    ),
    "es": ("Mueves al enano de Bo, que retrocede 4: 18 → 14", "Ada mueve a tu enano, que retrocede 4: 18 → 14"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_moves_whose_dwarf_from_where_to_where(language):
    """DT-012, DT-034: the reader is "you", as the player and as the owner of the dwarf."""
    position = given([12, 18], dice="3 4").do("assign 4 3")
    mine, theirs = (sentences(position, "dwarf 0 forward", viewer, language) for viewer in (RED, BLUE))
    assert (mine, theirs) == ([OWN[language][0]], [OWN[language][1]])
    mine, theirs = (sentences(position, "dwarf 1 backward", viewer, language) for viewer in (RED, BLUE))
    assert (mine, theirs) == ([OTHER[language][0]], [OTHER[language][1]])
    event = event_of("move", position, "dwarf 1 backward")
    assert (event.who, event.whom, event.start, event.end) == (RED, BLUE, "sq-1-18", "sq-1-14")


def test_a_move_that_is_cut_short_says_so():
    """DT-037, DT-071: the number of squares is the real one."""
    position = given([12, 18], master=3, dice="4 5").do("assign 5 4")
    assert sentences(position, "dwarf 0 backward") == ["Ada’s dwarf goes back 2, as far as possible: 12 → 10"]
    position.do("dwarf 0 forward")
    assert sentences(position, "master backward")[0] == "Ada moves the Master back 2, as far as possible: 3 → 1"


def test_a_slingshot_and_a_lap_are_told():
    """DT-053, DT-063: the dwarf gets its marker in an event of its own."""
    position = given([22, 18], dice="3 4").do("assign 4 3")
    assert sentences(position, "dwarf 0 forward sling") == [
        "Ada’s dwarf goes forward 8 with the slingshot: 22 → 5",
        "Ada’s dwarf goes beyond square 25 and gets the lap marker: 25 points",
    ]


def test_a_lying_dwarf_that_is_moved_gets_up():
    """DT-051, DT-058: the move says so."""
    position = given([3, 7], lying=[BLUE], dice="3 4").do("assign 4 3")
    assert sentences(position, "dwarf 1 forward") == ["Ada moves Bo’s dwarf, which gets up, forward 4: 7 → 11"]


def test_effects_are_told():
    """DT-075, DT-076, DT-077: what the square of the Master allows, and what is done with it."""
    position = given([11, 18], master=18, dice="1 2", effectOrder="free").do("assign 1 2", "dwarf 0 forward")
    assert sentences(position, "master forward") == [
        "Ada moves the Master forward 2: 18 → 20; on this square a dwarf may be sent back 3, and one back or forward 3"
    ]
    position.do("master forward")
    assert sentences(position, "order b") == ["Ada chooses to send a dwarf back or forward first"]
    position.do("order b")
    assert sentences(position, "effect-b 0 +3") == ["Ada’s dwarf goes forward 3 by the Master’s effect: 12 → 15"]
    position.do("effect-b none")
    assert sentences(position, "effect-a 1", BLUE) == ["By the Master’s effect Ada sends your dwarf back 3: 18 → 15"]
    assert sentences(position, "effect-a none", RED) == ["You move no dwarf by the Master’s effect"]


# --- what nobody decides ---------------------------------------------------------------------------------------


def test_a_forced_move_of_the_master_is_told():
    """DT-072: from the start spot or square 1 he can only go forward, so the player is not asked."""
    position = given([0, 0], master=0, dice="2 3").do("assign 2 3")
    events = story(position, "dwarf 0 forward")
    assert [(event.kind, event.forced) for event in events] == [("move", False), ("master", True), ("turn", False)]
    assert (events[0].start, events[1].start, events[1].end) == ("sq-0-0", "room-0", "room-3")
    assert sentences(position, "dwarf 0 forward") == [
        "Ada’s dwarf goes forward 2: start → 2",
        "The Master can only go forward 3: start → 3",
    ]


def test_a_stuck_player_whose_master_has_one_way():
    """DT-047, DT-072, DT-094: one choice assigns the dice, moves the Master and ends the turn."""
    position = given([7, 9], lying=[RED], master=1, dice="2 3")
    assert kinds(position, "assign 2 3") == ["assign", "master", "stands", "turn"]
    assert sentences(position, "assign 2 3", RED) == [
        "You give the 3 to the Master; the 2 is lost, because the dwarf is getting up",
        "The Master can only go forward 3: 1 → 4",
        "Your dwarf is standing again",
    ]


def test_an_effect_without_a_target_is_told():
    """DT-082: no dwarf can be sent back, so the player is not asked, and the turn is over."""
    position = given([0, 0], master=12, dice="1 3").do("assign 1 3", "dwarf 0 forward")
    assert kinds(position, "master forward") == ["master", "no-target", "turn"]
    assert sentences(position, "master forward")[1] == "No dwarf can be sent back, so the effect is lost"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lying_down_and_getting_up_are_told(language):
    """DT-044, DT-045, DT-046: in one action a dwarf lies down and its owner's turn begins."""
    position = given([2, 4], dice="3 5").do("assign 3 5", "dwarf 1 forward")
    events = story(position, "master forward")
    assert [event.kind for event in events] == ["master", "lie", "turn", "rise"]
    assert [event.big for event in events] == [False, True, False, False]
    assert events[1].changes == ((("lying", BLUE), 0, 1),)
    assert (("lying", BLUE), 1, 0) in events[3].changes
    down = {
        "en": "Your dwarf lies down in the hollow of square 7",
        "fr": "Votre nain se couche dans le creux de la case 7",
        "es": "Tu enano se tumba en el hoyo de la casilla 7",
    }
    assert sentences(position, "master forward", BLUE, language)[1] == down[language]


def test_a_dwarf_laid_down_on_a_slingshot():
    """DT-056, DT-058, DT-059: it was moved by another player; getting up costs the slingshot."""
    position = given([2, 7], dice="3 5").do("assign 3 5", "dwarf 1 forward")
    assert sentences(position, "master forward")[1:] == [
        "Bo’s dwarf, moved by another player, is laid down on the slingshot of square 10",
        "Bo’s dwarf is getting up on the slingshot and cannot use it this turn",
    ]
    position.do("master forward", "dice 1 2", "assign 1 2", "dwarf 0 forward")
    assert sentences(position, "master forward")[1] == "Bo’s dwarf is standing again"


# --- the end ---------------------------------------------------------------------------------------------------


def test_the_master_near_the_exit_is_a_big_moment():
    """DT-101: it is big when he comes so near that one die can take him out, and when he is out."""
    near = given([12, 18], master=42, dice="1 2").do("assign 1 2", "dwarf 0 forward")
    assert event_of("master", near, "master forward").big
    assert not event_of("master", near, "master backward").big
    assert not event_of(
        "master", given([12, 18], master=45, dice="1 2").do("assign 1 2", "dwarf 0 forward"), "master forward"
    ).big
    out = given([12, 18], master=48, dice="1 2").do("assign 1 2", "dwarf 0 forward")
    assert [(event.kind, event.big) for event in story(out, "master forward")] == [("master", True), ("win", True)]
    assert sentences(out, "master forward", BLUE)[-1] == "The Master is out: you lead with 18 points and win"


def test_a_dwarf_that_leaves_wins():
    """DT-068, DT-100: whoever moved it."""
    position = given([12, 24], laps=[BLUE], dice="1 4").do("assign 4 1")
    assert sentences(position, "dwarf 1 forward") == [
        "Ada moves Bo’s dwarf forward 4: 24 → exit",
        "Bo’s dwarf leaves the dungeon",
        "Bo wins",
    ]
    assert event_of("win", position, "dwarf 1 forward").who == BLUE


def test_a_tie_sends_the_master_back():
    """DT-103: two changes of the same fact in one action."""
    position = given([20, 20, 9], master=44, active=GREEN, dice="2 6").do("assign 2 6", "dwarf 2 forward")
    master, tie, _ = story(position, "master forward")
    assert [change for event in (master, tie) for change in event.changes] == [
        (("master",), 44, 50),
        (("master",), 50, 44),
    ]
    assert (
        sentences(position, "master forward", RED)[1]
        == "Tie for the lead (you and Bo): the Master goes back to square 44"
    )


@pytest.mark.parametrize(
    ("start", "follow"), [("roll", []), ("rotate", ["first", "turn"]), ("lowest", ["first", "turn"])]
)
def test_a_new_round_begins(start, follow):
    """DT-111, DT-112: the points are told, the figures go back, and a roll or an option decides who begins."""
    position = given([24, 12], laps=[RED], rounds=3, roundStart=start, dice="2 3").do("assign 2 3")
    assert kinds(position, "dwarf 0 forward") == ["move", "out", "round", "new-round", *follow]


# --- the log ---------------------------------------------------------------------------------------------------


def played(*forms, seats=2):
    match = Match(GAME, seats)
    for form in forms:
        actor = match.position.to_act
        match.play(actor, match.position.read(actor, form))
    return match


FIRST_TURN = (
    "die 6",
    "die 2",
    "dice 2 5",
    "assign 5 2",
    "dwarf 0 forward",
    "dice 1 6",
    "assign 6 1",
    "dwarf 0 forward",
)
HEADINGS = {
    "en": [
        "you 6, Bo 2, you begin",
        "rolled 2 and 5, dwarf start → 5, Master start → 2",
        "rolled 1 and 6, your dwarf 5 → 11",
    ],
    "fr": [
        "vous 6, Bo 2, vous commencez",
        "dés 2 et 5, nain départ → 5, Maître départ → 2",
        "dés 1 et 6, votre nain 5 → 11",
    ],
    "es": [
        "tú 6, Bo 2, empiezas tú",
        "dados 2 y 5, enano inicio → 5, Señor inicio → 2",
        "dados 1 y 6, tu enano 5 → 11",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_a_heading_for_every_turn(language):
    """DT-009, DT-010: the heading sums the turn up; what comes before the first turn has no seat."""
    log = turns(steps(played(*FIRST_TURN), RED), RED)
    assert [turn.seat for turn in log] == [NOBODY, RED, BLUE]
    assert [named(turn.summary(GAME.say(language)), NAMES, language) for turn in log] == HEADINGS[language]
    assert [[line.event.kind for line in turn.lines] for turn in log] == [
        ["die", "die", "first"],
        ["roll", "assign", "move", "master"],
        ["roll", "assign", "move"],
    ]


@pytest.mark.parametrize("path", sorted((GAME.folder / "tests" / "records").glob("*.game")), ids=lambda path: path.stem)
def test_the_log_of_a_record_covers_the_whole_game(path):
    """DT-009, DT-010: every turn of a recorded game is in the log, and the last line says who won."""
    match = record.replay(path.read_text(encoding="utf-8"))
    log = turns(steps(match, NOBODY), NOBODY)
    assert all(turn.summary for turn in log)
    assert log[-1].lines[-1].event.kind == "win"
    rolls = sum(GAME.forms[move.action].startswith("dice") for move in match.moves if move.seat == CHANCE)
    assert sum(turn.seat != NOBODY for turn in log) == rolls
