"""What is said about a question: what depends on it, and where each choice would lead."""

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.names import named
from tablee.games.destorsion.tests.scene import BLUE, GAME, NAMES, RED, given
from tablee.games.destorsion.words.questions import more, stakes
from tablee.testing.walks import option_settings, random_match

LANGUAGES = ("en", "fr", "es")


def asked(position, viewer=RED, language="en"):
    said = stakes(position, viewer)
    return named(said(GAME.say(language)), NAMES, language) if said else ""


def about(position, form, language="en"):
    said = more(position, position.read(position.to_act, form))
    return said(GAME.say(language)) if said else ""


def test_the_gap_is_told_before_dice_are_chosen():
    """DT-015: the player who is asked reads how far behind they are. Nobody else is told what depends on it."""
    position = given([2, 20])
    assert asked(position).startswith("You are 18 points behind Bo.")
    assert asked(position, BLUE) == asked(position, NOBODY) == ""


def test_where_each_die_would_lead():
    """DT-030, DT-031, DT-075: squares with something on them say what."""
    position = given([7, 12], master=9, dice="3 6")
    assert about(position, "assign 6 3") == "Your dwarf: 13 (hollow) · Master: 12, or back to 6"
    assert about(position, "assign 3 6") == "Your dwarf: 10 (slingshot) · Master: 15 (−3), or back to 3"
    both = given([12, 20], master=4, dice="5 6")
    assert (
        about(both, "assign 5 6") == "Your dwarf: 17, or back to 10 (slingshot) · Master: 10 (−3 and ±3), or back to 1"
    )


def test_going_back_is_offered_only_where_it_is_possible():
    """DT-036, DT-072: neither a dwarf nor the Master can go back at first, later he can, and dwarfs beyond 10 too."""
    ends = {(0, 0): "another dwarf.", (3, 5): "another dwarf, or take the Master back.", (3, 12): "or go back."}
    for (master, square), end in ends.items():
        assert asked(given([square, 2], master=master, dice="5 6")).endswith(end)


@pytest.mark.parametrize(
    ("squares", "said"), [([3, 20], "forward or backward by 5"), ([3, 4], "(on the first lap only beyond square 10)")]
)
def test_backward_is_named_only_where_it_is_possible(squares, said):
    """DT-036: on the first lap dice take back only a dwarf beyond square 10."""
    position = given(squares, dice="5 6")
    position.play(RED, position.read(RED, "assign 5 6"))
    assert said in asked(position)


def test_the_third_die_is_added_where_it_goes():
    """DT-022, DT-030, DT-053: a slingshot multiplies the die, not the third one."""
    position = given([4, 20], dice="1 2 6")
    assert (
        about(position, "assign 2 1 dwarf") == "Your dwarf: 12, 14 by slingshot · Master: 12, or back to 10 (−3 and ±3)"
    )
    assert about(position, "assign 2 1 master") == "Your dwarf: 6, 8 by slingshot · Master: 18, or back to 4"
    always = given([4, 20], dice="1 2 6", slingshot="automatic")
    assert about(always, "assign 2 1 dwarf").startswith("Your dwarf: 14 · Master")


def test_a_lost_die_leads_nowhere():
    """DT-047: only the Master's squares are told."""
    position = given([7, 12], lying=[RED], master=9, dice="3 6")
    assert about(position, "assign 3 6") == "Master: 15 (−3), or back to 3"
    assert "one die is lost" in asked(position)


def test_a_double_says_what_the_die_may_become():
    """DT-024, DT-025: below 1 is not offered."""
    assert "the 4 may become 2 or 6" in asked(given([2, 8], dice="4 4"))
    assert "the 2 may become 4." in asked(given([2, 8], dice="2 2"))
    assert about(given([2, 8], dice="4 4"), "dwarf 0 forward +2") == "die raised to 6"
    assert "may become" not in asked(given([2, 8], dice="3 4").do("assign 3 4"))


def test_what_follows_where_a_dwarf_stops():
    """DT-044, DT-056, DT-057, DT-063, DT-068: the own dwarf stays standing on a slingshot, another one does not."""
    position = given([6, 6], dice="1 4").do("assign 4 1")
    assert about(position, "dwarf 0 forward") == "a slingshot: it stays standing"
    assert about(position, "dwarf 1 forward") == "a slingshot: it will be laid down"
    assert about(given([3, 9], dice="1 4").do("assign 4 1"), "dwarf 0 forward") == "a hollow: it will lie down"
    assert about(given([3, 24], dice="1 4").do("assign 4 1"), "dwarf 1 forward") == "gets the lap marker, 25 points"
    leaving = given([24, 20], laps=[RED], dice="1 4").do("assign 4 1")
    assert about(leaving, "dwarf 0 forward") == "you win"


@pytest.mark.parametrize(
    ("squares", "rounds", "said"),
    [
        ([12, 18], 1, "If he goes beyond the exit now, Blue wins."),
        ([21, 18], 1, "If he goes beyond the exit now, you win."),
        ([17, 18], 1, "he returns to square 44, because the lead is shared"),
        ([12, 18], 3, "If he goes beyond the exit, the round is over."),
    ],
)
def test_what_follows_if_the_master_leaves(squares, rounds, said):
    """DT-101, DT-103, DT-113: the question says it when he is near enough, and the choice says it."""
    position = given(squares, master=48, dice="1 2", rounds=rounds).do("assign 1 2", "dwarf 0 forward")
    assert said in asked(position)
    assert about(position, "master forward")
    assert "exit" not in asked(given(squares, master=40, dice="1 2").do("assign 1 2", "dwarf 0 forward"))


def test_moves_with_the_same_end_read_the_same():
    """DT-024, DT-037: a page offers choices with the same label once; however the die is changed, the result is one."""
    position = given([11, 8], dice="4 4")
    forms = ("dwarf 0 backward", "dwarf 0 backward -2", "dwarf 0 backward +2")
    labels = {GAME.words.label(position, position.read(RED, form))(GAME.say("en")) for form in forms}
    assert labels == {"Your dwarf back to square\u00a010"}
    assert len({bytes(position.copy().do(form)) for form in forms}) == 1
    assert about(position, "dwarf 0 backward") == "the farthest it can go back; a slingshot: it stays standing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_explained(language):
    """DT-010: in random games with every option, the texts exist and have no superfluous spaces."""
    say = GAME.say(language)
    for setting in ({}, *option_settings(GAME)):
        for match in random_match(GAME, 3, 5, setting, plies=120):
            position = match.position
            if position.to_act in (CHANCE, NOBODY):
                continue
            said = [stakes(position, position.to_act), *(more(position, action) for action in position.legal())]
            assert said[0] is not None
            for text in (text(say) for text in said if text):
                assert text == " ".join(text.split(" ")).strip()
