"""What people are told about a question and about each choice, and that it is true."""

import random

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.core.texts import LANGUAGES
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.box import Ending, Phase
from tablee.games.airain.facts import ends_the_game, prospect, without_war
from tablee.games.airain.tests.scene import ANN, BEN, CLEO, GAME, given, settle, window

SAY = GAME.say("en")


def stakes(position, viewer):
    """Return what a viewer is told about the question."""
    said = GAME.words.stakes(position.seen_by(viewer), viewer)
    return said(SAY) if said else None


def more(position, form):
    """Return what the seat to act is told about a choice."""
    seat = position.to_act
    return GAME.words.more(position.seen_by(seat), position.read(seat, form))(SAY)


# --- turns and draws -------------------------------------------------------------------------------------------


def test_a_turn_says_what_the_hand_can_pay_for():
    """GA-020, GA-046: the provinces within reach, or the closest one; nothing to those who wait."""
    position = given(["A A L L", ""], provinces="P02 P07")
    assert stakes(position, ANN) == "Your hand can pay for Argelune."
    assert (stakes(position, BEN), stakes(position, NOBODY)) == (None, None)
    assert more(position, "province P02") == "It brings you 5 points: 1 printed on it and 4 for the majority"
    poor = given(["A A L", ""], provinces="P02")
    assert stakes(poor, ANN) == "No province is within reach; Argelune is closest: 1 symbol short."
    poor.do("recruit")
    assert more(poor, "draw-row L") == "Pays for 1 lancer; with it your hand can pay for Argelune"
    assert more(poor, "draw-row K") == "Pays for 1 knight"
    assert (
        more(poor, "draw-blind") == "Unseen by the others; a hero drawn blind costs you no card (72 cards in the pile)"
    )


def test_the_question_names_only_what_is_possible():
    """GA-020, GA-037, GA-066: a hand that can pay for nothing leaves one thing to do; the others are not told so."""

    def asked(position, viewer):
        return GAME.words.prompt(position.seen_by(viewer), viewer)(SAY)

    rich = given(["A A L L", ""], provinces="P02")
    assert asked(rich, ANN) == "You must recruit or conquer a province"
    poor = given(["A A L", ""], provinces="P02")
    assert asked(poor, ANN) == "You must recruit"
    assert asked(poor, BEN).endswith("must recruit or conquer a province")
    assert asked(given(["", ""], provinces="P02", pile="", row="S"), ANN) == "You must end the game"
    position = window(given(["", "K"], provinces="P07"), "A L", ANN)
    assert asked(position, BEN) == "You must pass"
    assert asked(position, ANN).endswith("must pass, or take a card on offer and declare war")


def test_the_price_of_a_hero():
    """GA-032, GA-043, GA-064: who may use the card, and that nobody can take a hero."""
    position = given(["A A", "K", "L"], row="H S S L M").do("recruit")
    assert more(position, "draw-row H") == "Stands in for any troop; the others may use what you discard for a war"
    settle(position.do("draw-row H"))
    assert stakes(position, ANN) == (
        "Blue and Green, in this order, may take it and declare war with it; a hero cannot be taken."
    )
    assert more(position, "hero-discard A") == "One of 2 in your hand; may be taken for a war"
    assert more(position, "hero-discard H") == "Your only one; cannot be taken for a war"


def test_the_end_is_announced():
    """GA-036, GA-054, GA-080, GA-098: which conquest ends the game, and who would win."""
    last = given(["A A L L", ""], provinces="P02", left=1)
    assert stakes(last, ANN).startswith("The next conquest ends the game, after the war that may follow. Your hand can")
    assert more(last, "province P02").endswith(". The game ends after the war that may follow")
    for owned, wins in (({ANN: "P36"}, "you win with 8 points"), ({BEN: "P36"}, "Blue wins with 8 points")):
        short = given(["", ""], pile="", row="S", owned=owned)
        assert stakes(short, ANN) == f"If the game ends now, {wins}."
        assert more(short, "end-game") == f"As things stand, {wins}"


# --- wars ------------------------------------------------------------------------------------------------------


def test_a_war_says_who_is_asked_and_what_follows():
    """GA-061, GA-063, GA-066, GA-075: who is asked next, and whose turn it is if nobody declares war."""
    position = window(given(["", "M M M", "K"], provinces="P07"), "A L", ANN)
    assert stakes(position, BEN) == (
        "If you pass, Green is asked; if nobody declares war, it is your turn. "
        "With a lancer, your hand can pay for no province."
    )
    assert stakes(position, CLEO) == "You are asked later, if nobody declares war before."
    assert stakes(position, ANN) is None
    assert more(position, "pass-war") == "Then Green is asked"
    assert more(position, "take A") == "With it you can conquer Chênelaye"
    position.do("pass-war")
    assert stakes(position, CLEO) == "With your hand, none of these cards pays for a province: you can only pass."
    assert more(position, "pass-war") == "Then it is Blue’s turn"


def test_the_order_decides_what_a_pass_leads_to():
    """GA-043, GA-080: after the last pass the game ends, or an interrupted recruitment goes on."""
    over = window(given(["", "M M M"], provinces="P07", left=0), "A", ANN)
    assert more(over, "pass-war") == "Then the game ends"
    position = given(["A", "M M M"], provinces="P07", row="H S L M K", heroWarTiming="immediate")
    position.do("recruit", "draw-row H", "turn-troop S", "hero-discard A")
    assert stakes(position, BEN) == "You are the last one asked: if you pass, Red goes on recruiting."


# --- payments --------------------------------------------------------------------------------------------------


def test_a_payment_says_what_is_still_to_pay():
    """GA-046, GA-056, GA-069: the symbols missing now and after each choice, and who may take what is paid."""
    position = given(["AA A A A K H M", "", ""], provinces="P17").do("province P17")
    others = "Blue and Green, in this order, may then take one of the cards you pay, and declare war."
    assert stakes(position, ANN) == f"Still to pay: 2 archers + 2 identical troops. {others}"
    assert more(position, "count 2") == "Then still to pay: 2 identical troops"
    assert more(position, "count 3") == "Then still to pay: 1 identical troop"
    position.do("count 3")
    assert more(position.do("count 0"), "count 1") == "1 card stays in your hand"
    war = window(given(["", "M M M K"], provinces="P07"), "A L", ANN).do("take A")
    assert stakes(war, BEN).startswith("In your payment, the archer must count. Red may then take")


# --- in the course of games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"endTrigger": "cannotReplace"}), (3, {"heroWarTiming": "immediate", "overpay": "free"}), (5, {})],
)
def test_what_is_announced_comes_true(seats, options):
    """GA-043, GA-054, GA-075, GA-080, GA-090: points, the end of the game, and what follows a pass are as announced.

    Everything can be said in every language, and only the seat to act is told about its choices.
    """
    match, dice = Match(GAME, seats, options, source=Seeded(seats), compiled=True), random.Random(4)
    ending, follows = False, None
    while not match.position.is_over:
        before, seat = match.position.copy(), match.position.to_act
        if seat == CHANCE:
            match.sample_chance()
            continue
        if follows is not None:  # everybody has passed, and the row is topped up
            then, turn = follows
            phases = {0: Phase.TURN_START, 1: Phase.DRAW}
            assert (before.state.phase, before.state.active) == (phases[then], turn)
            follows = None
        seen, action = before.seen_by(seat), dice.choice(before.legal())
        say = GAME.say(list(LANGUAGES)[match.ply % 3])
        assert GAME.words.stakes(seen, seat)(say)
        assert all(GAME.words.more(seen, choice)(say) for choice in seen.legal())
        ending = ends_the_game(before)
        owner, points = before.state.owner.copy(), before.scores()
        last = before.state.phase == Phase.WAR_CHOICE and (before.state.asked + 1) % seats == before.state.discarder
        follows = without_war(before) if last and ACTIONS.parts(action).kind == "pass-war" else None
        match.play(seat, action)
        (won,) = (match.position.state.owner != owner).nonzero()
        for province in won:
            assert prospect(before, int(province), seat).points == match.position.scores()[seat] - points[seat]
        if len(won):
            ended = ending
    assert follows is None or follows[0] == 2
    assert match.position.state.ending == Ending.DECLARED or ended
