"""Tests of refused actions and the sentences that say why, of variants, and of component data that is refused."""

import copy

import pytest

from tablee.core.errors import BadData, IllegalAction, NotYourTurn, UnknownAction
from tablee.games.airain.tests.scene import ANN, BEN, CLEO, GAME, cards, conquer, declare, given, settle, window

# --- refusals -------------------------------------------------------------------------------------------------


def refused(position, seat, form, words, error=IllegalAction):
    """Assert that an action is refused with these words and changes nothing."""
    held = bytes(position)
    with pytest.raises(error, match=words):
        position.play(seat, position.read(seat, form))
    assert bytes(position) == held


def test_an_impossible_payment_is_refused():
    """GA-046, GA-051: too few cards, too many cards and an incomplete pair are refused."""
    position = given(["AA A A A K H M", ""], provinces="P17 P11")
    refused(position, ANN, "province P11", r"Your hand cannot pay for Écorvil \(4 swordsmen \+ 2 archers\)")
    position.do("province P17")
    refused(position, ANN, "count 1", r"With 1 archer .* do not suffice for Flamerive \(4 archers \+ 2 alike\)")
    refused(position, ANN, "count 4", "You have only 3 archers in hand")
    refused(position, ANN, "pass-war", "Now it is time to choose how many archers to pay for Flamerive")
    many = given(["A A A A H H K", ""], provinces="P17").do("province P17", "count 4", "count 1")
    assert cards(many.state.batch) == "A A A A K H"
    pair = given(["A A A A K K L L", ""], provinces="P17").do("province P17")
    refused(pair, ANN, "count 1", "1 lancer cannot be part of the identical troops of Flamerive")
    idle = given(["A A L L L H H", ""], provinces="P02").do("province P02", "count 2")
    refused(idle, ANN, "count 3", "With 3 lancers some card paid would supply no symbol that counts")


def test_a_card_not_there_is_refused():
    """GA-031, GA-032, GA-062: the card must be in the row, in the hand or in the batch."""
    position = given(["S", "A"], pile="", row="H A A L M").do("recruit")
    refused(position, ANN, "draw-row K", "There is no knight in the troop row")
    refused(position, ANN, "draw-blind", "The draw pile is empty")
    position.do("draw-row H")
    refused(position, ANN, "hero-discard K", "There is no knight in your hand")
    batch = window(given(["", "M M M"], provinces="P07"), "A L", ANN)
    refused(batch, BEN, "take K", "There is no knight on offer")
    refused(
        batch, BEN, "take L", "With that lancer and your hand you can pay for no face-up province for which it counts"
    )
    refused(batch, BEN, "province P07", "A war begins with taking a card")
    refused(batch, BEN, "take H", "is not an action", UnknownAction)
    batch.do("take A")
    refused(batch, BEN, "province P36", r"With the archer and your hand you cannot pay for Salinde \(8 swordsmen")


def test_after_the_end_nothing_is_waited_for():
    """GA-080, GA-083: the refusal does not say that a card is drawn now."""
    position = given(["", ""], pile="", row="", discard="").do("end-game")
    assert position.is_over
    reason = GAME.words.why(position, ANN, position.read(ANN, "recruit"))
    assert (reason(GAME.say("en")), reason.rules) == ("The game is over.", ("GA-080",))


def test_a_war_on_ones_own_discard_is_refused():
    """GA-071: the sentence names the rule; other seats must wait until they are asked."""
    position = window(given(["M M M", "", "M M M"], provinces="P07"), "A", ANN)
    refused(position, ANN, "take A", "Nobody may declare war on their own discard", NotYourTurn)
    refused(position, CLEO, "take A", "asked one by one whether they declare war", NotYourTurn)
    circling = given(["A A L L M M M", "M M M"], provinces="P02 P07 P22", ownTroopBack="forbidden")
    settle(conquer(circling, "P02", "A A L L"))
    declare(circling, "A", "P07", "M M M")
    refused(circling, ANN, "take A", "You discarded that archer earlier in this war")


def test_a_province_not_on_the_row_is_refused():
    """GA-045: the sentence says whether the province is in the pile or already conquered."""
    position = given(["A A L L", ""], provinces="P02", owned={BEN: "P01"})
    refused(position, ANN, "province P03", "Boisroux is not in the province row: it is still in the pile")
    refused(position, ANN, "province P01", "Auréval is not in the province row: Blue has conquered it")


def test_other_refusals_say_why():
    """GA-021, GA-036, GA-039: refused are recruiting or ending at a wrong time, chance actions, and unknown words."""
    position = given(["A A L L", ""], provinces="P02")
    refused(position, ANN, "end-game", "only when fewer than 2 troop cards are left")
    refused(position, ANN, "pass-war", "Now it is time to recruit or conquer")
    refused(position, ANN, "count 2", "Now it is time to recruit or conquer")
    refused(position, ANN, "turn-troop S", "drawn, not chosen")
    refused(position, BEN, "recruit", "seat 0 is to act", NotYourTurn)
    refused(position, ANN, "recruits", "Did you mean 'recruit'", UnknownAction)
    short = given(["A A L L", ""], provinces="P02", pile="", row="S")
    refused(short, ANN, "recruit", "Fewer than 2 troop cards are left")
    short.do("end-game")
    refused(short, ANN, "recruit", "the game is over", NotYourTurn)


# --- a designer's variant -------------------------------------------------------------------------------------


def variant(change):
    """Return the component data changed by `change(data)`."""
    data = copy.deepcopy(GAME.data)
    change(data)
    return data


def test_other_data_make_another_box():
    """GA-004, GA-007: a designer can change numbers without changing code."""
    box = GAME.box(data=variant(lambda data: data["provinces"]["cards"][0]["needs"].update(S=3)))[0]
    assert list(box.fixed[0]) == [3, 2, 0, 0, 0]


def other_names(data):
    """Rename a faction and a province, give the province five points, and draw three cards per recruitment."""
    data["factions"]["names"][0] = "Star"
    for card in data["provinces"]["cards"]:
        card["faction"] = card["faction"].replace("Sun", "Star")
    data["provinces"]["cards"][0] |= {"name": "Œuvrelande", "vp": 5}
    data["recruiting"]["draws"] = 3


def test_a_variant_shows_its_own_names_and_numbers():
    """GA-005, GA-030: names and numbers appear on the board, in sentences and in the terminal, in every language."""
    data = variant(other_names)
    position = GAME.start(2, data=data)
    position.load_json(given(["S S A A", ""], provinces="P01").to_json())
    recruit, conquest = (GAME.words.label(position, action) for action in position.legal())
    assert recruit(GAME.say("en")) == "Recruit 3 troop cards"
    assert conquest(GAME.say("en")) == "Conquer Œuvrelande (Star, 5 points): 2 swordsmen + 2 archers"
    assert conquest(GAME.say("fr")).startswith("Conquérir Œuvrelande (Star, 5 points)")
    assert GAME.draw(position, ANN).pieces["province-P01"].title.startswith("Œuvrelande: a province of Star, 5 points")
    assert "P01 Œuvrelande   Star  5 VP   2 S + 2 A" in GAME.board.text(position, ANN)
    assert (
        GAME.draw(position, ANN, "es")
        .spots["faction-0-1"]
        .title.startswith("Rojo no tiene ninguna provincia de la Luna")
    )


def test_the_most_valuable_provinces_of_a_variant_break_ties():
    """GA-098 (A-17): if there are five-point cards, these break ties instead of the four-point cards."""
    position = GAME.start(2, {"tieBreak": "provinces"}, data=variant(other_names))
    owned = given(["", ""], owned={ANN: "P36 P08", BEN: "P01 P03"}, tieBreak="provinces")
    position.load_json(owned.to_json())
    assert [points for _, points in GAME.words.tie_breaks(position)] == [[2, 2], [0, 1]]
    assert GAME.words.tie_breaks(position)[1][0](GAME.say("en")) == "Provinces of 5 points"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["troops"]["archer"].update(cards=15), "archer has 15 cards"),
        (lambda data: data["troops"]["hero"].update(cards=20, split={"singles": 13, "doubles": 7}), "more cards"),
        (lambda data: data["troops"]["hero"].update(cards=10, split={"singles": 5, "doubles": 5}), "double heroes"),
        (lambda data: data["provinces"]["cards"][2].update(faction="Star"), "P03 belongs to no faction"),
        (lambda data: data["provinces"]["cards"][2].update(id="P99"), "must be called P03"),
        (lambda data: data["provinces"]["cards"][2].update(needs={}), "P03 asks for 0 symbols"),
        (lambda data: data["provinces"].update(cards=[]), "2 to 41 provinces"),
        (lambda data: data["provinces"]["cards"][2].update(name="N" * 33), "1 to 32 bytes"),
        (lambda data: data["set_up"].update(province_row=9), "9 face-up provinces"),
        (lambda data: data["set_up"].update(hand=40), "not enough"),
        (lambda data: data.pop("recruiting"), "not complete"),
    ],
)
def test_unusable_data_are_refused(change, words):
    """GA-004, GA-005: the error message says what is wrong."""
    with pytest.raises(BadData, match=words):
        GAME.box(data=variant(change))
