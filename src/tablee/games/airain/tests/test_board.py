"""Tests of board and words: what a viewer must see, what must stay hidden, and the sentences in three languages."""

import random
import re

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.core.texts import LANGUAGES
from tablee.games.airain.board.layout import lay_out
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import ALIKE, prospect, slots
from tablee.games.airain.tests.scene import (
    ANN,
    BEN,
    CLEO,
    DAN,
    GAME,
    conquer,
    declare,
    given,
    number,
    settle,
    short_of_troops,
    window,
)
from tablee.games.airain.words.titles import brought

PAYABLE = "Your hand can pay for it"


def random_positions(seats, seed, plies):
    """Yield the number of actions so far and the position, throughout a random game."""
    match, dice = Match(GAME, seats, source=Seeded(seed)), random.Random(seed)
    while match.ply < plies and not match.position.is_over:
        yield match.ply, match.position
        if match.position.to_act == CHANCE:
            match.sample_chance()
        else:
            match.play(match.position.to_act, dice.choice(match.position.legal()))


def drawn(position, seat, *, narrow=False):
    """Return what a seat sees."""
    return GAME.draw(position.seen_by(seat), seat, narrow=narrow)


def first_line(thing):
    """Return the first line of a title: what the thing is and whose."""
    return thing.title.split("\n")[0]


def reach(position, seat):
    """Return what is said about each province of the first two and the viewer's hand."""
    tabs = [piece.title for id_, piece in drawn(position, seat).pieces.items() if id_ in ("short-0", "short-1")]
    return {title.split(",")[0]: title.split("\n")[1] for title in tabs}


def pieces(scene, word):
    """Return the pieces whose titles begin with a word."""
    return {id_: piece for id_, piece in scene.pieces.items() if piece.title.startswith(word)}


# --- what the picture shows -----------------------------------------------------------------------------------


def test_the_opening_is_laid_out():
    """GA-010, GA-011, GA-012: a viewer sees five provinces, the row and their own hand by type, but no other hand."""
    position = given(["S S A", "K"], provinces="P01 P02 P03 P04 P05")
    seen = drawn(position, ANN).structure()
    assert seen["size"] == (1280, 800)
    assert list(seen["pieces"]) == [
        f"card-{name}" for name in ("01h-00", "01h-01", "01r-00", "03h-00", "03r-00", "05r-00", "07r-00", "09r-00")
    ] + [f"province-P0{n}" for n in range(1, 6)] + [f"short-{place}" for place in range(5)]
    tops = {seen["pieces"][f"province-P0{n}"][1] for n in range(1, 6)}
    assert len(tops) == 1
    assert set(seen["spots"]) == {
        "discard-pile", "no-batch", "province-pile", "recruit", "troop-pile",
        "hand-A", "hand-S", "hand-count", "turn-0",
        *(f"{name}-{seat}" for name in ("hand-size", "score", "sets") for seat in (ANN, BEN)),
        *(f"faction-{seat}-{faction}" for seat in (ANN, BEN) for faction in range(4)),
    }  # fmt: skip


def test_a_province_says_what_it_is_and_what_a_hand_is_short_of():
    """GA-005, GA-046: a province shows what the viewer's own hand lacks; a spectator sees no shortage."""
    position = given(["A A A H", ""], provinces="P17 P02 P41")
    titles = {id_: piece.title for id_, piece in drawn(position, ANN).pieces.items()}
    asks = [
        "Flamerive: a province of the Sun, 2 points",
        "Asks for 4 archers + 2 identical troops of your choice",
    ]
    assert titles["province-P17"].split("\n") == [
        *asks,
        "It brings you 6 points: 2 printed on it and 4 for the majority",
    ]
    assert reach(position, ANN) == {
        "Argelune": "Your hand is 1 symbol short",
        "Flamerive": "Your hand is 2 symbols short",
    }
    position.do("recruit", "draw-row L")
    assert reach(position, ANN)["Argelune"] == PAYABLE
    assert not any(id_.startswith("short") for id_ in drawn(position, NOBODY).pieces)
    assert drawn(position, NOBODY).pieces["province-P17"].title.split("\n") == asks


def test_a_province_says_what_it_would_bring():
    """GA-090, GA-092, GA-095, GA-096: points by source, and who would lose a majority."""
    owned = {ANN: "P01 P03 P04 P10", BEN: "P06 P14", CLEO: "P18 P22"}
    position = given(["", "", ""], provinces="P02 P07", owned=owned)
    say = GAME.say("en")
    assert (
        brought(position, number("P02"), ANN)(say) == "It brings you 5 points: 1 printed on it and 4 for the majority"
    )
    assert brought(position, number("P02"), BEN)(say) == "It brings you 1 point; Green loses 4"
    assert brought(position, number("P07"), BEN)(say).startswith("It brings you 5 points")
    owned = {ANN: "P01 P03 P04", BEN: "P06"}
    first = given(["", ""], provinces="P02", owned=owned)
    assert brought(first, number("P02"), ANN)(say) == (
        "It brings you 8 points: 1 printed on it, 3 for complete sets and 4 for the majority"
    )
    for viewer in range(3):  # what is promised is what a conquest then brings
        for province in ("P02", "P07"):
            won = position.copy()
            won.state.owner[number(province)] = viewer
            gained = won.scores()[viewer] - position.scores()[viewer]
            assert prospect(position, number(province), viewer).points == gained


def test_in_a_war_the_shortage_counts_a_card_on_offer():
    """GA-065: the seat asked counts the best card on offer, or the card taken."""
    position = window(given(["", "M M M", "M M M"], provinces="P07"), "A L", ANN)
    assert reach(position, BEN)["Chênelaye"] == PAYABLE
    assert reach(position, CLEO)["Chênelaye"] == "Your hand is 1 symbol short"


def test_a_card_taken_from_the_row_glides_to_the_hand():
    """GA-031: a hand piece of the same kind replaces the row piece. A blind draw does not move row pieces."""
    position = given(["S", ""], row="S S A L M").do("recruit")
    before = drawn(position, ANN)
    position.do("draw-row S")
    taken = drawn(position, ANN).pieces
    (gone,), (come,) = before.pieces.keys() - taken.keys(), taken.keys() - before.pieces.keys()
    assert [first_line(before.pieces[gone]), first_line(taken[come])] == [
        "Troop row: swordsman",
        "Your hand: swordsman",
    ]
    assert before.pieces[gone].kind == taken[come].kind != ""
    position.do("turn-troop S")
    after = drawn(position, ANN).pieces
    position.do("draw-blind", "blind-draw S")
    last = drawn(position, ANN).pieces
    assert {id_ for id_ in after if "Troop row" in after[id_].title} == {
        id_ for id_ in last if "Troop row" in last[id_].title
    }
    assert len(pieces(drawn(position, ANN), "Your hand: swordsman")) == 3


def test_cards_paid_glide_from_the_hand_to_the_payment_and_the_batch():
    """GA-046, GA-069: cards not publicly known keep their pieces from the hand to the batch."""
    position = given(["A A A A K K L L", "M"], provinces="P17", row="S S M M H")
    hand = set(pieces(drawn(position, ANN), "Your hand: archer"))
    position.do("province P17")
    assert position.state.phase == Phase.PAYMENT
    paid = set(pieces(drawn(position, ANN), "Your payment: archer"))
    assert len(paid) == 4
    assert paid == hand
    position.do("count 0")
    settle(position)
    assert paid == set(pieces(drawn(position, ANN), "On offer: archer"))
    province = drawn(position, BEN).pieces["province-P17"]
    assert province.title == "Flamerive: a province of the Sun, 2 points\nConquered by Red"


@pytest.mark.parametrize("row", ["S S M M H", "A S M M H"])
def test_known_cards_paid_glide_to_the_batch_and_never_to_the_row(row):
    """GA-031, GA-046: pieces stay the same from hand to payment; in the batch, new pieces of that kind replace them."""
    position = given(["A A A A K K L L", "M"], provinces="P17", row=row)
    position.state.known[ANN, 3] = 4
    hand, shown = (set(pieces(drawn(position, ANN), where)) for where in ("Your hand: archer", "Troop row: archer"))
    position.do("province P17")
    paid = set(pieces(drawn(position, ANN), "Your payment: archer"))
    assert len(paid) == 4
    assert paid == hand
    assert set(pieces(drawn(position, ANN), "Troop row: archer")) == shown
    kinds = {piece.kind for piece in pieces(drawn(position, ANN), "Your payment: archer").values()}
    settle(position.do("count 0"))
    offered = pieces(drawn(position, ANN), "On offer: archer")
    assert len(offered) == len(paid)
    assert {piece.kind for piece in offered.values()} == kinds
    assert not paid & drawn(position, ANN).pieces.keys()
    assert not paid & set(pieces(drawn(position, ANN), "Troop row"))


def test_the_batch_on_offer_and_the_card_taken():
    """GA-062, GA-064: each of several equal cards can be clicked; a hero's title says that it cannot be taken."""
    position = window(given(["", "M M M"], provinces="P07"), "A A H", ANN)
    scene = drawn(position, BEN)
    assert scene.spots["batch-A"].title.startswith("On offer: archer")
    assert len(pieces(scene, "On offer: archer")) == 2
    (hero,) = pieces(scene, "On offer: hero").values()
    assert hero.title.endswith("A hero cannot be taken.")
    assert pieces(scene, "On offer: archer, discarded by Red")
    assert GAME.board.path(position, position.read(BEN, "take A")) == ("batch-A",)
    position.do("take A")
    scene = drawn(position, BEN)
    (taken,) = pieces(scene, "Taken for your war: archer").values()
    assert taken.ref == "batch-A"
    assert not pieces(scene, "On offer")
    assert len(pieces(drawn(position, ANN), "On offer: archer")) == 2


def test_the_order_of_a_war_is_shown():
    """GA-063: the board shows who has passed, who decides and who comes later, but not the discarder."""
    position = window(given(["", "", "", ""], provinces="P07"), "A", BEN).do("pass-war")
    said = {ref: first_line(spot) for ref, spot in drawn(position, NOBODY).spots.items() if ref.startswith("order")}
    assert said == {
        f"order-{CLEO}": "Green does not declare war",
        f"order-{DAN}": "Yellow is deciding whether to declare war",
        f"order-{ANN}": "Red is asked later, if nobody declares war before",
    }


def test_the_symbols_still_missing_are_shown():
    """GA-046, GA-047, GA-056: troops fill symbols of their kind, then the choice group; heroes fill the rest."""
    position = given(["AA A A A K H M", ""], provinces="P17").do("province P17")
    assert slots(position) == [(1, "paid")] * 2 + [(1, "missing")] * 2 + [(ALIKE, "missing")] * 2
    position.do("count 3")
    assert slots(position) == [(1, "paid")] * 4 + [(ALIKE, "paid"), (ALIKE, "missing")]
    position.state.paid[11] = 1
    assert slots(position)[-1] == (ALIKE, "hero")


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_a_payment_is_made_with_buttons(narrow):
    """GA-046: there is a button for every possible number of cards, and the cards it is about are marked."""
    position = given(["AA A A A K H M", ""], provinces="P17").do("province P17")
    scene = drawn(position, ANN, narrow=narrow)
    assert {ref for ref in scene.spots if ref.startswith("pay")} == {"pay-2", "pay-3"}
    assert scene.spots["pay-3"].title == "Pay 3 archers"
    marked = {id_ for id_, piece in pieces(scene, "Your hand").items() if "var(--glow)" in piece.look}
    assert marked == set(pieces(scene, "Your hand: archer"))


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_equal_cards_are_one_thing_to_click(narrow):
    """GA-003, GA-032: each type in the hand has a place of its own, also a double card that is partly covered."""
    position = given(["AA A A A K H M", ""], row="H S S S S").do("recruit", "draw-row H")
    settle(position)
    spots = drawn(position, ANN, narrow=narrow).spots
    assert {ref for ref in spots if ref.startswith("hand-") and ref != "hand-count" and "size" not in ref} == {
        f"hand-{name}" for name in ("AA", "A", "K", "H", "M")
    }
    boxes = [
        re.search(r'x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', spots[f"hand-{n}"].look) for n in ("AA", "A")
    ]
    double, single = ([float(number) for number in box.groups()] for box in boxes)
    assert double[1] + double[3] == pytest.approx(single[1])  # the double card is seen above the single ones


def test_points_are_shown_by_source():
    """GA-090, GA-092, GA-095: printed points, sets and majorities are those of the scoring example."""
    owned = {ANN: "P01 P02 P03 P04 P05 P06 P07 P08 P36", BEN: "P10 P37 P39 P41", CLEO: "P09 P11 P12 P13 P14 P18"}
    position = given(["", "", ""], owned=owned)
    spots = drawn(position, NOBODY).spots
    assert spots[f"score-{ANN}"].title.split("\n") == [
        "Red has 36 points",
        "12 printed on provinces, 8 for complete sets, 16 for majorities",
    ]
    assert first_line(spots[f"sets-{ANN}"]) == "Red has 2 complete sets of the four factions: 8 points"
    assert spots[f"faction-{CLEO}-1"].title.endswith("Nobody has more: 4 bonus points.")
    assert first_line(spots[f"faction-{BEN}-3"]) == "Blue has no province of the Tide"


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_every_hand_fits_into_its_zone(narrow):
    """GA-023: there is no hand limit, so even very large hands must fit."""
    dice = random.Random(3)
    copies = {"SS": 2, "S": 11, "AA": 2, "A": 11, "K": 11, "KK": 2, "H": 8, "M": 11}
    deck = [name for name, n in copies.items() for _ in range(n)]
    for size in (0, 1, 5, 9, 14, 20, 30, 45):
        position = given([" ".join(dice.sample(deck, size)), ""], row="L L LL LL MM")
        scene = drawn(position, ANN, narrow=narrow)
        cards = [piece for id_, piece in scene.pieces.items() if piece.title.startswith("Your hand")]
        assert len(cards) == size
        zone = lay_out(position, ANN, position.frozen[1].hand[ANN], narrow).hand
        for piece in cards:
            assert zone.x < piece.x < zone.right
            assert zone.y < piece.y < zone.bottom
        assert len({(piece.x, piece.y) for piece in cards}) == size


# --- hidden information ---------------------------------------------------------------------------------------


def everything(position, viewer, narrow=False):
    """Return all that a viewer gets from a true position: picture, prompt, stakes and choices."""
    say = GAME.say("en")
    seen = position.seen_by(viewer)
    got = [GAME.board.draw(position, viewer, say, narrow=narrow).svg(), GAME.words.prompt(position, viewer)(say)]
    stakes = GAME.words.stakes(seen, viewer)
    got.append(stakes(say) if stakes else "")
    if position.to_act == viewer:
        for action in position.legal():
            got += [GAME.words.label(position, action)(say), *GAME.board.path(position, action)]
            got.append(GAME.words.more(seen, action)(say))
    return got


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 7)])
def test_positions_that_differ_in_hidden_cards_look_and_read_the_same(seats, seed):
    """GA-010, GA-031: what a viewer gets does not depend on the cards in other hands and in the pile."""
    for ply, position in random_positions(seats, seed, 400):
        open_chain = position.state.phase in (Phase.PAYMENT, Phase.WAR_PROVINCE)
        if ply % 53 and not (open_chain and ply % 7 == 0):
            continue
        for viewer in (*range(seats), NOBODY):
            world, narrow = position.redealt(viewer, ply), ply % 2 == 1
            assert everything(world, viewer, narrow) == everything(position, viewer, narrow)


def test_no_hidden_card_is_a_piece():
    """GA-010: neither ids nor titles of a seat's picture contain cards that the seat does not see."""
    position = given(["S S", "K K MM", "H"], row="A A A L L")
    for viewer in (ANN, NOBODY):
        scene = drawn(position, viewer)
        assert not any(id_.startswith(("card-06", "card-09", "card-11")) for id_ in scene.pieces)
        assert "knight" not in " ".join(piece.title for id_, piece in scene.pieces.items() if id_.startswith("card"))
        assert first_line(scene.spots[f"hand-size-{BEN}"]) == "Blue holds 3 cards"


def test_an_open_declaration_is_not_revealed():
    """GA-065: others see only that the seat is still deciding."""
    position = window(given(["", "M M M K", "A"], provinces="P07"), "A A", ANN)
    before = [everything(position, viewer) for viewer in (ANN, CLEO, NOBODY)]
    own = everything(position, BEN)
    position.do("take A")
    assert [everything(position, viewer) for viewer in (ANN, CLEO, NOBODY)] == before
    assert everything(position, BEN) != own


# --- sentences ------------------------------------------------------------------------------------------------


def test_a_payment_is_shown_while_the_row_is_topped_up():
    """GA-035, GA-065: with an empty pile, the cards not taken fill the row before the province is conquered."""
    short = short_of_troops()
    short.do("take A", "province P07")
    assert short.to_act == CHANCE
    assert len(pieces(drawn(short, BEN), "Your payment: mage")) == 3


def test_choices_and_prompts_are_plain_words():
    """GA-020, GA-032: labels and prompts are sentences in each of the three languages."""
    position = given(["A A L L", ""], provinces="P02", row="H A A L M")
    labels = [
        [GAME.words.label(position, action)(GAME.say(language)) for action in position.legal()]
        for language in LANGUAGES
    ]
    assert labels == [
        ["Recruit 2 troop cards", "Conquer Argelune (Moon, 1 point): 2 archers + 2 lancers"],
        ["Recruter 2 cartes troupe", "Conquérir Argelune (Lune, 1 point)\u00a0: 2 archers + 2 lanciers"],
        ["Reclutar 2 cartas de tropa", "Conquistar Argelune (Luna, 1 punto): 2 arqueros + 2 lanceros"],
    ]
    position.do("recruit")
    hero = position.read(ANN, "draw-row H")
    assert GAME.words.label(position, hero)(GAME.say("fr")) == "Prendre le héros face visible, puis défausser une carte"
    said = [GAME.words.prompt(position, viewer)(GAME.say(language)) for viewer, language in ((0, "en"), (1, "es"))]
    assert said == ["You must draw a troop card (1 of 2)", "Rojo debe tomar una carta de tropa (1 de 2)"]


def test_the_end_names_the_winners():
    """GA-083, GA-098: one player wins, or several share the victory."""
    position = given(["", ""], pile="", row="S", owned={ANN: "P01", BEN: "P03"}).do("end-game")
    assert GAME.words.prompt(position, NOBODY)(GAME.say("en")) == (
        "Red and Blue share the victory with 5 points: there were not enough troops left to draw"
    )
    alone = given(["", ""], pile="", row="S", owned={BEN: "P36"}).do("end-game")
    assert GAME.words.prompt(alone, ANN)(GAME.say("es")).startswith("Gana Azul con 8 puntos")
    assert GAME.words.prompt(alone, BEN)(GAME.say("es")).startswith("Ganas con 8 puntos")
    assert "recruit" not in drawn(alone, ANN).spots


def test_a_declared_payment_is_the_next_batch():
    """GA-069: the payment of a declaration is drawn as the next batch."""
    position = settle(conquer(given(["A A L L M M M", "M M M"], provinces="P02 P07"), "P02", "A A L L"))
    declare(position, "A", "P07", "M M M")
    assert len(pieces(drawn(position, ANN), "On offer: mage")) == 3
    assert position.to_act == ANN
