"""What the story tells, also of steps that nobody decides, and what it keeps from those who may not know it.

The promises check that the events account for every change. These tests check what they say.
"""

import random
import re

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.log import steps, turns
from tablee.core.match import Match
from tablee.core.names import named
from tablee.core.sources import Seeded
from tablee.core.story import differences, happened, happened_as_seen, value_of
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.box import TYPE_NAMES, TYPES
from tablee.games.airain.tests.scene import (
    ANN,
    BEN,
    CLEO,
    GAME,
    NAMES,
    conquer,
    counts,
    given,
    sentences,
    settle,
    short_of_troops,
    story,
    window,
)

LANGUAGES = ("en", "fr", "es")


def kinds(position, form, viewer=NOBODY):
    return [event.kind for event in story(position, form, viewer)]


def event_of(kind, position, form, viewer=NOBODY):
    """Return the only event of a kind that an action causes."""
    (found,) = [event for event in story(position, form, viewer) if event.kind == kind]
    return found


def is_accounted_for(position, form, viewer):
    """Tell whether the events of an action change exactly the facts that it changes; for cases rare in random games."""
    after = position.copy().do(form).seen_by(viewer)
    now = {}
    for event in story(position, form, viewer):
        for fact, was, value in event.changes:
            assert now.get(fact, value_of(position.seen_by(viewer), fact)) == was != value
            now[fact] = value
    differ = differences(position.seen_by(viewer), after)
    return {fact: end for fact, (_, end) in differ.items()}.items() <= now.items() and all(
        value_of(after, fact) == value for fact, value in now.items()
    )


# --- what is hidden --------------------------------------------------------------------------------------------


def test_a_card_drawn_or_dealt_is_named_to_its_owner_only():
    """GA-010, GA-031: the others are told that there is one more card in the hand."""
    dealing, drawing = GAME.start(3), given(["S", "A", "L"]).do("recruit", "draw-blind")
    for position, outcome in ((dealing, "deal"), (drawing, "blind-draw")):
        forms = [f"{outcome} {name}" for name in TYPE_NAMES]
        for viewer in (BEN, CLEO, NOBODY):
            assert len({tuple(sentences(position, form, viewer)) for form in forms}) == 1
        assert len({tuple(sentences(position, form, ANN)) for form in forms}) == TYPES
    assert sentences(drawing, "blind-draw AA", ANN) == [
        "You draw a double archer from the pile, unseen by the others: 2 cards in hand"
    ]
    assert sentences(drawing, "blind-draw AA", BEN) == [
        "Ann draws 1 card from the pile, unseen by the others: 2 cards in hand"
    ]
    assert sentences(dealing, "deal H", BEN, "fr") == ["Ann reçoit 1 carte face cachée"]


@pytest.mark.parametrize("seed", range(2))
def test_a_payment_is_told_once_it_is_complete(seed):
    """GA-046, GA-065: nothing is told while others see nothing; then all are told the same."""
    match, dice, told = Match(GAME, 3, source=Seeded(seed)), random.Random(seed), 0
    while match.ply < 600 and not match.position.is_over:
        before, seat = match.position.copy(), match.position.to_act
        if seat == CHANCE:
            match.sample_chance()
            continue
        action = dice.choice(before.legal())
        match.play(seat, action)
        if ACTIONS.parts(action).kind not in ("take", "province", "count"):
            continue
        seen = [happened(before, seat, action, match.position, viewer) for viewer in (*range(3), NOBODY)]
        unseen = bytes(match.position.seen_by(NOBODY)) == bytes(before.seen_by(NOBODY))
        assert [not events for events in seen] == [unseen] * 4
        assert len({tuple((e.kind, e.who, str(e.details)) for e in events) for events in seen}) == 1
        told += not unseen
    assert told > 10


def test_a_forced_pass_looks_like_any_other_to_the_others():
    """GA-061, GA-066: only the seat asked is told that it cannot declare war."""
    unable = window(given(["", "K", "A"], provinces="P07"), "A A", ANN)
    able = window(given(["", "M M M", "A"], provinces="P07"), "A A", ANN)
    for viewer in (ANN, CLEO, NOBODY):
        assert sentences(unable, "pass-war", viewer) == sentences(able, "pass-war", viewer)
        assert not event_of("pass", unable, "pass-war", viewer).forced
    assert sentences(unable, "pass-war", CLEO) == ["Ben does not declare war"]
    assert sentences(able, "pass-war", BEN) == ["You do not declare war"]
    assert sentences(unable, "pass-war", BEN, "fr") == [
        "Vous ne pouvez pas déclarer la guerre\u00a0: avec votre main, "
        "aucune de ces cartes ne permet de payer une province"
    ]


# --- recruiting ------------------------------------------------------------------------------------------------


def test_recruiting_is_told_card_by_card():
    """GA-030, GA-031, GA-035: which card comes from where, and that there was no other choice."""
    position = given(["S S", "A"], row="A A L M K")
    assert sentences(position, "recruit", BEN) == ["Ann recruits 2 troop cards"]
    assert sentences(position, "recruit", ANN) == ["You can pay for no province, so you must recruit 2 troop cards"]
    position.do("recruit")
    taken = event_of("take", position, "draw-row A")
    assert (taken.who, taken.start, taken.end, taken.forced) == (ANN, "row-A", "hand-size-0", False)
    assert event_of("take", position, "draw-row A", ANN).end == "hand-A"
    assert sentences(position, "draw-row A") == ["Ann takes an archer from the row: 3 cards in hand"]
    position.do("draw-row A")
    assert sentences(position, "turn-troop HH") == ["New in the troop row: a double hero"]
    only = given(["S", "A"], row="L L", pile="").do("recruit")
    assert sentences(only, "draw-row L") == ["Ann takes a lancer from the row, the only choice left: 2 cards in hand"]


def test_a_hero_from_the_row_has_its_price():
    """GA-032, GA-034, GA-043: the discard is told, and who may want the card."""
    position = given(["M", "A", "L"], row="H A L M K").do("recruit")
    assert sentences(position, "draw-row H", ANN, "es") == [
        "Tomas un héroe de la hilera: 2 cartas en la mano, de las que hay que descartar una a cambio del héroe"
    ]
    position.do("draw-row H", "turn-troop S")
    assert sentences(position, "hero-discard M") == ["Ann discards a mage for the hero taken from the row"]
    position.do("hero-discard M", "draw-row S")
    assert sentences(position, "turn-troop S", BEN)[1:] == [
        "On offer for a war, discarded by Ann: a mage; asked in this order: you and Cleo"
    ]
    position.do("turn-troop S", "pass-war")
    assert kinds(position, "pass-war") == ["pass", "no-war", "turn"]
    assert sentences(position, "pass-war", CLEO)[1] == "Nobody declares war; to the discard pile: a mage"


@pytest.mark.parametrize(("kept", "price"), [("H", "H"), ("H", "HH"), ("HH", "H"), ("HH", "HH")])
@pytest.mark.parametrize("pile", ["", "S S S"])
def test_a_hero_as_the_price_of_a_hero_brings_no_war(kept, price, pile):
    """GA-041, GA-064: heroes go to the discard pile at once; which one is told even if they are shuffled."""
    position = given([f"{price} M", "A", "L"], row=f"{kept} A", pile=pile)
    position.do("recruit", "draw-row A")
    settle(position)
    position.do(f"draw-row {kept}")
    settle(position)
    for viewer in (ANN, BEN, NOBODY):
        (discard,) = [e for e in story(position, f"hero-discard {price}", viewer) if e.kind == "discard"]
        assert TYPE_NAMES[discard.details["card"]] == price
        assert is_accounted_for(position, f"hero-discard {price}", viewer)
        assert kinds(position, f"hero-discard {price}", viewer)[:2] == ["discard", "no-war"]
    assert (
        "No war, because heroes cannot be taken; to the discard pile: a"
        in sentences(position, f"hero-discard {price}")[1]
    )


def test_a_reshuffle_is_told():
    """GA-040: the discard pile becomes the draw pile."""
    position = given(["S", "A"], pile="K", discard="M M L").do("recruit", "draw-blind")
    assert sentences(position, "blind-draw K")[1:] == [
        "The draw pile is empty: the 3 cards of the discard pile are shuffled and become the new draw pile"
    ]
    shuffled = event_of("reshuffle", position, "blind-draw K")
    assert (shuffled.count, shuffled.start, shuffled.end, shuffled.forced) == (3, "discard-pile", "troop-pile", False)


# --- conquests -------------------------------------------------------------------------------------------------

CONQUEST = {
    "en": "conquers Flamerive (Sun, 2 points) with a double archer, 3 archers, a knight and a hero; "
    "1 card left in hand",
    "fr": "conquiert Flamerive (Soleil, 2 points) avec un archer double, 3 archers, un chevalier et un héros\u202f; "
    "il reste 1 carte en main",
    "es": "conquista Flamerive (Sol, 2 puntos) con un arquero doble, 3 arqueros, un caballero y un héroe; "
    "queda 1 carta en la mano",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conquest_is_told_with_its_payment_and_points(language):
    """GA-046, GA-052, GA-095: the province, the cards, and the points by source."""
    position = given(["AA A A A K H M", ""], provinces="P17").do("province P17", "count 3", "count 0")
    told = sentences(position, "count 1", BEN, language)
    assert told[0] == f"Ann {CONQUEST[language]}"
    assert kinds(position, "count 1") == ["conquer", "majority", "points"]


def test_a_conquest_is_big_and_never_forced():
    """GA-020, GA-045: whoever conquers might have recruited, even if the last step of a payment has one answer."""
    position = given(["A A L L", ""], provinces="P02")
    assert sentences(position, "province P02", ANN)[0] == (
        "You conquer Argelune (Moon, 1 point) with 2 archers and 2 lancers; no card left in hand"
    )
    war = window(given(["", "M M M"], provinces="P07"), "A L", ANN).do("take A")
    assert len(war.legal()) == 1
    for events in (story(position, "province P02", ANN), story(war, "province P07", BEN)):
        assert {event.kind for event in events if event.big} <= {"war", "conquer"}
        (conquest,) = [event for event in events if event.kind == "conquer"]
        assert conquest.big
        assert not any(event.forced for event in events if event.kind in ("war", "conquer", "majority", "points"))


def test_bonuses_are_told_to_those_who_get_and_lose_them():
    """GA-092, GA-095, GA-096: a complete set, a majority, a shared one, and a lost one."""
    owned = {ANN: "P01 P03 P04", BEN: "P06"}
    position = given(["A A L L", ""], provinces="P02", owned=owned)
    assert sentences(position, "province P02", BEN)[1:] == [
        "Ann now has a province of each faction: 3 points",
        "Majority of the Moon: with 1 province, Ann draws level with you and gets 4 points too",
        "Points now: Ann 23 (+8)",
    ]
    position = given(["A A L L", ""], provinces="P02", owned={ANN: "P06", BEN: "P10"})
    lost = event_of("lost", position, "province P02")
    assert (lost.who, lost.whom, lost.big, lost.end) == (BEN, ANN, False, "faction-1-1")
    assert sentences(position, "province P02", BEN)[1:] == [
        "Majority of the Moon: with 2 provinces, Ann overtakes you, and you lose 4 points",
        "Points now: Ann 6 (+1), you 1 (−4)",
    ]
    assert sentences(position, "province P02", ANN, "fr")[1] == (
        "Majorité de la Lune\u00a0: avec 2 provinces, vous dépassez Ben, qui perd 4 points"
    )


# --- wars ------------------------------------------------------------------------------------------------------

WAR = {
    "en": [
        "War for Chênelaye! Ben takes the archer discarded by you",
        "What was not taken goes to the discard pile: a lancer",
        "Ben conquers Chênelaye (Oak, 1 point) with the archer just taken and, from hand, 3 mages; "
        "no card left in hand",
    ],
    "fr": [
        "Guerre pour Chênelaye\u202f! Ben prend l’archer défaussé par vous",
        "Ce qui n’a pas été pris va à la défausse\u00a0: un lancier",
        "Ben conquiert Chênelaye (Chêne, 1 point) avec l’archer tout juste pris et, de la main, 3 magiciens\u202f; "
        "plus aucune carte en main",
    ],
    "es": [
        "¡Guerra por Chênelaye! Ben toma el arquero descartado por ti",
        "Lo que no se ha tomado va al descarte: un lancero",
        "Ben conquista Chênelaye (Roble, 1 punto) con el arquero recién tomado y, de la mano, 3 magos; "
        "no queda ninguna carta en la mano",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_war_is_told_with_the_card_taken(language):
    """GA-062, GA-065, GA-067: who takes what from whom, where the rest goes, and what is conquered."""
    position = window(given(["", "M M M"], provinces="P07"), "A L", ANN)
    assert story(position, "take A", BEN) == []
    position.do("take A")
    assert sentences(position, "province P07", ANN, language)[:3] == WAR[language]
    war = event_of("war", position, "province P07")
    assert (war.who, war.whom, war.big, war.start, war.end) == (BEN, ANN, True, "batch-A", "province-P07")


def test_a_war_while_the_row_is_topped_up():
    """GA-035, GA-062: war is declared, the row filled, then the province conquered; everybody knows the card taken."""
    position = short_of_troops("A A").do("take A")
    assert kinds(position, "province P07") == ["war", "leftover", "reshuffle"]
    position.do("province P07")
    for viewer in (ANN, BEN, CLEO, NOBODY):
        assert is_accounted_for(position, "turn-troop A", viewer)
        (conquest,) = [e for e in story(position, "turn-troop A", viewer) if e.kind == "conquer"]
        assert (conquest.who, conquest.details["card"]) == (BEN, TYPE_NAMES.index("A"))
        assert conquest.details["cards"] == counts("M M M").tolist()


def test_a_card_taken_that_others_cannot_tell():
    """GA-040, GA-062: both kinds are in the payment, and the other card is shuffled into the empty pile at once."""
    position = short_of_troops("A M", row="S S S L L").do("take A")
    assert all(is_accounted_for(position, "province P07", viewer) for viewer in (ANN, BEN, CLEO, NOBODY))
    assert sentences(position, "province P07", BEN)[0] == (
        "War for Chênelaye! You are the first in turn order to declare it, and take the archer discarded by Ann"
    )
    assert sentences(position, "province P07", CLEO)[:4] == [
        "War for Chênelaye! Ben is the first in turn order to declare it, and takes one of the cards discarded by Ann",
        "What was not taken goes to the discard pile: 1 card",
        "The draw pile is empty: the last card of the discard pile becomes the new draw pile",
        "Ben conquers Chênelaye (Oak, 1 point) with an archer and 3 mages, one of them just taken; "
        "no card left in hand",
    ]


def test_play_goes_on_after_the_last_discarder():
    """GA-075: the turn order is explained when a seat is skipped or plays twice."""
    position = window(given(["", "", ""], provinces="P07"), "A", BEN)
    position.do("pass-war")
    assert sentences(position, "pass-war", CLEO)[-1] == (
        "Ben discarded last, so play goes on to their left: the next turn is yours"
    )
    usual = window(given(["", "", ""], provinces="P07"), "A", ANN).do("pass-war")
    assert kinds(usual, "pass-war") == ["pass", "no-war", "turn"]


def test_a_forfeited_draw_is_told():
    """GA-043, GA-075 (A-08): with heroWarTiming = immediate, a conquest ends the recruitment."""
    position = given(["A", "M M M"], provinces="P07", row="H A L M K", heroWarTiming="immediate")
    position.do("recruit", "draw-row H", "turn-troop S", "hero-discard A", "take A")
    assert sentences(position, "province P07", ANN)[-1] == "The conquest ends your recruitment: you lose a draw"


# --- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trigger", "said"),
    [
        ("pileEmpty", "the game ends as soon as nobody declares war any more"),
        ("cannotReplace", "the next conquest cannot be replaced and ends the game"),
    ],
)
def test_the_last_province_is_a_big_moment(trigger, said):
    """GA-080 (A-11): everybody is told how the game will end."""
    position = conquer(given(["A A L L", ""], provinces="P02", left=1, endTrigger=trigger), "P02", "A A L L")
    form = position.choices()[0]
    assert event_of("last", position, form).big
    assert sentences(position, form)[1] == f"The province pile is empty: {said}"


def test_the_end_names_points_and_winners():
    """GA-083, GA-090, GA-098: who ended the game and why, the points by source, and who wins."""
    shared = given(["", ""], pile="", row="S", owned={ANN: "P01", BEN: "P03"})
    assert sentences(shared, "end-game", ANN) == [
        "You can neither recruit nor conquer a province: you must end the game",
        "Final points: you 5 (1 for provinces, 0 for sets, 4 for majorities); "
        "Ben 5 (1 for provinces, 0 for sets, 4 for majorities)",
        "A shared victory with 5 points: you and Ben",
    ]
    assert sentences(shared, "end-game", BEN)[0] == (
        "Ann ends the game, because fewer than 2 troop cards are left to draw"
    )
    tied = given(["", ""], pile="", row="S", owned={ANN: "P01 P05", BEN: "P11"}, tieBreak="provinces")
    assert sentences(tied, "end-game", BEN)[-1].startswith(
        "Ann wins with 6 points, ahead of others with as many points"
    )


def test_the_shortage_is_told_at_the_start_of_a_turn():
    """GA-036: the next player is told why there is no recruiting."""
    position = given(["A", "K"], row="S S S", pile="").do("recruit", "draw-row S")
    assert sentences(position, "draw-row S", BEN)[-1] == (
        "Fewer than 2 troop cards are left to draw: you cannot recruit, but only conquer a province or end the game"
    )


@pytest.mark.parametrize("viewer", [ANN, BEN, NOBODY])
def test_the_last_face_up_province_and_its_war(viewer):
    """GA-081: with no province left nobody is asked; the cards go to the discard pile, and the game is over."""
    position = given(["", "M M M", "S"], provinces="P07", only=True, left=0)
    window(position, "A M", ANN).do("take A")
    assert is_accounted_for(position, "province P07", viewer)
    told = kinds(position, "province P07", viewer)
    assert told[:3] == ["war", "leftover", "conquer"]
    assert told[-5:] == ["not-replaced", "no-war", "end", "result", "win"]


@pytest.mark.parametrize("viewer", [ANN, BEN, NOBODY])
def test_heroes_that_pay_for_the_last_province_and_are_shuffled(viewer):
    """GA-040, GA-064: others see only how many cards were paid, because these are in the pile at once."""
    position = given(["HH HH", "S", ""], provinces="P06", left=0, pile="")
    assert is_accounted_for(position, "province P06", viewer)
    told = sentences(position, "province P06", viewer)
    cards, how = ("2 double heroes", "with") if viewer == ANN else ("2 cards", "by discarding")
    assert f"{how} {cards}; no card left in hand" in told[0]
    assert f"No war, because heroes cannot be taken; to the discard pile: {cards}" in told
    assert kinds(position, "province P06", viewer)[-4:] == ["reshuffle", "end", "result", "win"]


# --- the log ---------------------------------------------------------------------------------------------------


def test_the_heading_of_a_turn():
    """GA-020, GA-075: what was recruited and conquered, and by whom in a war."""
    match = Match(GAME, 2, source=Seeded(1))
    dice = random.Random(3)
    while not match.position.is_over and match.ply < 900:
        if match.position.to_act == CHANCE:
            match.sample_chance()
        else:
            match.play(match.position.to_act, dice.choice(match.position.legal()))
    headings = [named(t.summary(GAME.say("en")), NAMES) for t in turns(steps(match, ANN), ANN) if t.summary]
    assert any(re.match(r"conquered \S+ \(\+\d+\)", text) for text in headings)
    assert any(re.fullmatch(r"took .+ and .+ from the row", text) for text in headings)
    assert any(re.fullmatch(r"drew .+ and .+", text) for text in headings)
    assert not any(text.count("took") > 1 or text.count("drew") > 1 for text in headings)
    assert any("war: you conquered" in text for text in headings)
    assert any("war: Ben conquered" in text for text in headings)
    assert any(text == "drew 2 cards from the pile" for text in headings)


def test_draws_of_a_turn_are_told_together():
    """GA-010, GA-031: cards that follow each other are one line, to the owner by name and to the others by number."""
    match = Match(GAME, 2)
    for form in ("deal A", "deal A", "deal SS", "deal H", "deal K"):
        match.play(CHANCE, match.position.read(CHANCE, form))
    for viewer, said in (
        (ANN, "You are dealt a double swordsman, 2 archers, a knight and a hero"),
        (BEN, "Ann is dealt 5 cards, unseen by the others"),
    ):
        (turn,) = turns(steps(match, viewer), viewer)
        assert [named(line.text(GAME.say("en")), NAMES) for line in turn.lines] == [said]
        assert sum(len(line.event.changes) for line in turn.lines) > 5


# --- what events point at --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"heroWarTiming": "immediate"}), (5, {"rowRefill": "endOfRecruit", "overpay": "free"})],
)
def test_events_point_at_what_their_viewer_sees(seats, options):
    """The places that an event names are in the picture before or after it, for everybody, in both pictures."""
    match, dice = Match(GAME, seats, options, source=Seeded(seats), compiled=True), random.Random(seats)
    viewers = (*range(seats), NOBODY)
    seen = {viewer: match.position.seen_by(viewer) for viewer in viewers}
    pointed = set()
    while not match.position.is_over and match.ply < 420:
        seat = match.position.to_act
        action = dice.choice(match.position.legal())
        match.play(seat, action)
        for viewer in viewers:
            before, after = seen[viewer], match.position.seen_by(viewer)
            events = happened_as_seen(before, seat, action, after, viewer)
            refs = {(event.kind, ref) for event in events for ref in (event.start, event.end) if ref}
            for narrow in (False, True) if refs else ():
                drawn = set().union(
                    *(GAME.draw(position, viewer, narrow=narrow).refs() for position in (before, after))
                )
                assert [ref for ref in refs if ref[1] not in drawn] == [], (match.ply, viewer, narrow)
            pointed |= {kind for kind, _ in refs}
            seen[viewer] = after
    assert {"take", "draw", "discard", "war", "conquer", "leftover", "offer", "pass", "points", "majority"} <= pointed
