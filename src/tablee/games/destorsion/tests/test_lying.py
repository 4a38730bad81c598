"""A dwarf laid down is drawn lying until its owner's turn is over, and the texts say what lying costs."""

import re

import pytest

from tablee.games.destorsion.board import path
from tablee.games.destorsion.board.text import text_board
from tablee.games.destorsion.board.tray import uses_of_dice
from tablee.games.destorsion.tests.scene import BLUE, GAME, RED, given, next_turn, told
from tablee.games.destorsion.words import label, prompt, why
from tablee.games.destorsion.words.questions import stakes

LANGUAGES = ("en", "fr", "es")
HOLLOW = {"en": "up from its hollow", "fr": "se redresse dans son creux", "es": "se levanta de su hoyo"}
LAID = {
    "en": "cannot use the slingshot this turn",
    "fr": "ne peut pas se servir du lance-pierre ce tour-ci",
    "es": "no puede usar el tirachinas este turno",
}


def lies(position, d):
    return GAME.draw(position, RED).pieces[f"dwarf-{d}"].turn == 90


def title(position, d, language="en"):
    return GAME.draw(position, RED, language).pieces[f"dwarf-{d}"].title


def said(position, form, language="en"):
    return label(position, position.read(position.to_act, form))(GAME.say(language))


def asked(position, language="en", viewer=RED):
    """Return the prompt and what is said below it."""
    said = (prompt(position, viewer), stakes(position, viewer))
    return " ".join(text(GAME.say(language)) for text in said if text)


@pytest.mark.parametrize("square", [7, 10])
def test_a_dwarf_laid_down_lies_through_its_owners_turn(square):
    """DT-044, DT-045, DT-049, DT-056, DT-058, DT-059: a dwarf is drawn lying.

    This holds from the turn in which it was laid down until its owner's turn is over.
    """
    position = given([2, square - 3], active=RED, dice="3 5").do("assign 3 5", "dwarf 1 forward", "master forward")
    assert position.state.active == BLUE
    assert lies(position, BLUE)  # before the dice are rolled
    assert " b" in text_board(position, BLUE).splitlines()[-1]
    position.do("dice 1 2")
    while position.state.active == BLUE:
        assert lies(position, BLUE)
        forms = position.choices()
        position.do(next((form for form in forms if "dwarf 0" in form or form.endswith("none")), forms[0]))
    assert not lies(position, BLUE)


def test_a_dwarf_that_is_moved_gets_up():
    """DT-048, DT-051, DT-058: a die moves a dwarf lying on a slingshot; an effect moves a dwarf lying in a hollow."""
    laid = given([10, 5], lying=[RED], dice="3 5").do("assign 3 5")
    assert lies(laid, RED)
    assert not lies(laid.do("dwarf 0 forward"), RED)
    stuck = given([13, 5], lying=[RED], master=18, dice="1 2").do("assign 1 2", "master forward", "effect-a none")
    assert lies(stuck, RED)
    assert not lies(stuck.do("effect-b 0 +3"), RED)
    assert not lies(given([10, 5]), RED)
    assert not lies(given([7, 5]), RED)


def test_a_dwarf_brought_onto_a_slingshot_this_turn_is_not_shown_lying():
    """DT-053, DT-057: a dwarf that its owner moved stays standing."""
    position = given([4, 5], dice="5 6").do("assign 6 5", "dwarf 0 forward")
    assert position.state.sq[RED] == 10
    assert not lies(position, RED)
    assert not lies(next_turn(position), RED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_in_a_hollow_is_explained(language):
    """DT-023, DT-046, DT-047: question, choices, dice, log and cards say which die is lost and why."""
    position = given([7, 20], lying=[RED])
    assert HOLLOW[language] in asked(position, language)  # the question is how many dice to roll
    position.do("roll 3")
    position.do("dice 1 2 6")
    assert HOLLOW[language] in asked(position, language)
    assert title(position, RED, language) != title(given([7, 20]), RED, language)
    labels = {said(position, form, language) for form in position.choices()}
    assert len(labels) == 12
    third = {
        "en": "1 and 6 are lost",
        "fr": "1 et 6 sont perdus",
        "es": "el 1 y el 6 se pierden",
    }
    assert third[language] in said(position, "assign 1 2 dwarf", language)
    lost = {"en": "1 is lost", "fr": "1 est perdu", "es": "el 1 se pierde"}
    assert lost[language] in said(position, "assign 1 2 master", language)
    waste = {"en": "Waste the third die", "fr": "Gaspiller le troisième dé", "es": "Desperdiciar el tercer dado"}
    assert GAME.draw(position, RED, language).spots["side-dwarf"].title.startswith(waste[language])
    gone = {"en": "the 1 and the 6 are lost", "fr": "le 1 et le 6 sont perdus", "es": "el 1 y el 6 se pierden"}
    assert gone[language] in told(position, "assign 1 2 dwarf", language=language)
    position.do("assign 1 2 dwarf")
    assert [use for _, use in uses_of_dice(position)] == ["lost", "master", "bonus-lost"]
    assert HOLLOW[language] in asked(position, language)
    assert HOLLOW[language] in GAME.draw(position, RED, language).pieces["die-2-of-0"].title


def test_in_a_hollow_the_masters_die_is_the_one_to_click():
    """DT-047: the other die is lost, so the player is not asked for it."""
    position = given([7, 20], lying=[RED], dice="2 5 6")
    assert "choose the Master’s die" in asked(position)
    assert path(position, position.read(RED, "assign 2 5 dwarf")) == ("die-1", "die-0", "side-dwarf")
    two = given([7, 8], lying=[RED], dice="2 5")
    assert path(two, two.read(RED, "assign 2 5")) == ("die-1",)
    assert said(two, "assign 2 5") == "5 for the Master; 2 is lost"
    assert path(given([7, 8], dice="2 5"), two.read(RED, "assign 2 5")) == ("die-0",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lying", [[], [RED]])
def test_the_buttons_for_the_third_die_fit_on_a_phone(language, lying):
    """DT-022, DT-023: the buttons fit whether the die helps the dwarf or is wasted."""
    scene = GAME.draw(given([7, 20], lying=lying, dice="1 2 6"), RED, language, narrow=True)
    x, width = re.search(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', scene.spots["side-master"][0]).groups()
    assert float(x) + float(width) <= scene.width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_slingshot_is_explained(language):
    """DT-056, DT-058, DT-059: the question, the refusal and the card say why doubling is not offered."""
    position = given([10, 8], lying=[RED], dice="3 4")
    assert LAID[language] in asked(position, language)
    position.do("assign 3 4")
    assert LAID[language] in asked(position, language)
    assert LAID[language].lower() in title(position, RED, language).lower()
    refused = why(position, RED, position.read(RED, "dwarf 0 forward sling"))
    assert refused.id == "why-sling-laid"
    position.do("dwarf 1 forward")
    assert LAID[language] not in asked(position, language)  # the slingshot no longer matters


@pytest.mark.parametrize("square", [7, 10])
def test_the_tooltip_says_whether_it_costs_this_turn_or_the_next(square):
    """DT-045, DT-058: lying costs the active player something this turn.

    It costs other players something in their next turn.
    """
    now = {7: "takes the whole turn", 10: "this turn"}
    assert now[square] in title(given([square, 5], lying=[RED]), RED)
    assert "owner’s next turn" in title(given([5, square], lying=[BLUE]), BLUE)
