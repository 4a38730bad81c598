"""Tests of hiding what a seat may not know (hands, pile, payment under way, forced pass) and of re-dealing it."""

import random
from itertools import pairwise

import numpy as np
import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.games.airain.box import Phase, Then
from tablee.games.airain.tests.invariants import check
from tablee.games.airain.tests.scene import ANN, BEN, CLEO, GAME, cards, conquer, given, settle, window


def views(position, *but):
    """Return, as bytes, what a spectator and every seat except `but` see of a position."""
    return [bytes(position.seen_by(seat)) for seat in (*range(position.seats), NOBODY) if seat not in but]


def test_hands_and_pile_are_counts_to_others():
    """GA-010, GA-031: others see sizes, not cards; a seat sees its own hand."""
    position = given(["S S", "A K"])
    seen = position.seen_by(ANN)
    assert cards(seen.state.hand[ANN]) == "S S"
    assert cards(seen.state.hand[BEN]) == ""
    assert list(seen.state.hand_size[:2]) == [2, 2]
    assert (cards(seen.state.troop_pile), seen.state.pile_size) == ("", position.state.pile_size)
    assert cards(position.seen_by(NOBODY).state.hand[ANN]) == ""


def test_a_blind_draw_is_known_to_its_drawer_only():
    """GA-031, GA-033: what the others get does not depend on the card drawn."""
    drawn = [given(["M", "A", "L"]).do("recruit", "draw-blind", f"blind-draw {t}") for t in ("S", "KK", "H")]
    assert len({tuple(views(position, ANN)) for position in drawn}) == 1
    assert len({bytes(position.seen_by(ANN)) for position in drawn}) == 3


def test_a_card_from_the_row_stays_known_until_it_leaves_the_hand():
    """GA-031, GA-032, GA-046: a card of that type that is discarded is assumed to be the publicly known card."""
    position = given(["A A L L", "M"], provinces="P02", row="A S L M H")
    position.do("recruit", "draw-row A", "turn-troop S", "draw-row H", "turn-troop S")
    state = position.state
    assert cards(state.known[ANN]) == "A H"
    assert cards(position.seen_by(BEN).state.known[ANN]) == "A H"
    for seed in range(20):
        dealt = position.redealt(BEN, seed).state.hand[ANN]
        assert (dealt >= state.known[ANN]).all()
    position.do("hero-discard A")
    assert cards(state.known[ANN]) == "H"
    assert cards(state.hand[ANN]) == "A A L L H"


def test_a_payment_takes_known_cards_first():
    """GA-046: one of the two archers paid was known, and no archer is known afterwards."""
    position = given(["A A A L L", "M"], provinces="P02")
    position.state.known[ANN, 3] = 1
    conquer(position, "P02", "A A L L")
    assert cards(position.state.known[ANN]) == ""
    assert cards(position.state.hand[ANN]) == "A"


def test_an_open_conquest_cannot_be_seen():
    """GA-045, GA-046: until the last step, the others see only that the seat is still deciding."""
    position = given(["AA A A A K H M", "S", "S"], provinces="P17")
    before = views(position, ANN)
    position.do("province P17")
    assert position.state.phase == Phase.PAYMENT
    assert views(position, ANN) == before
    position.do("count 2")
    assert views(position, ANN) == before
    assert position.seen_by(ANN).legal() == position.legal()
    seen = position.seen_by(BEN)
    assert (seen.state.phase, seen.state.province, sum(seen.state.paid)) == (Phase.TURN_START, -1, 0)
    position.do("count 0")
    assert position.state.phase == Phase.TURN_PROVINCE
    assert views(position, ANN) != before
    assert cards(position.seen_by(BEN).state.batch) == "AA A A K H"


def test_an_open_declaration_cannot_be_seen():
    """GA-062, GA-065: the others do not even see which card is to be taken."""
    position = window(given(["", "M M M K K K", ""], provinces="P07"), "A", ANN)
    before = views(position, BEN)
    for form in ("take A", "province P07"):
        position.do(form)
        assert views(position, BEN) == before
    assert position.seen_by(CLEO).state.phase == Phase.WAR_CHOICE
    position.do(position.choices()[0])
    assert views(position, BEN) != before


def test_a_forced_pass_looks_like_a_chosen_one():
    """GA-061, GA-066: what the others get does not depend on whether the seat had a choice."""
    able = window(given(["", "M M M", ""], provinces="P07"), "A", ANN)
    unable = window(given(["", "S L M", ""], provinces="P07"), "A", ANN)
    assert (len(able.choices()), len(unable.choices())) == (2, 1)
    assert views(able, BEN) == views(unable, BEN)
    for position in (able, unable):
        position.do("pass-war")
    assert views(able, BEN) == views(unable, BEN)
    assert able.to_act == unable.to_act == CLEO


def test_what_was_declared_is_public_while_the_row_is_filled():
    """GA-067, GA-069: the batch is the card taken and still belongs to its discarder; the payment is public."""
    position = given(["A A L L", "M M M", ""], provinces="P02 P07", pile="", row="S S S")
    settle(conquer(position, "P02", "A A L L"))
    position.do("take A", "province P07")
    state = position.state
    assert (state.phase, state.then, state.discarder) == (Phase.TURN_TROOP, Then.CONQUEST, ANN)
    assert (cards(state.batch), cards(state.hand[BEN])) == ("A", "M M M")
    seen = position.seen_by(ANN)
    assert (cards(seen.state.paid), cards(seen.state.known[BEN])) == ("A M M M", "M M M")
    settle(position)
    assert (cards(state.known[BEN]), cards(state.batch), state.discarder) == ("", "A M M M", BEN)


def test_hidden_cards_do_not_affect_what_the_others_get():
    """GA-010: two positions that differ only in hidden cards give the same bytes."""
    first = given(["S A L", "M M M", "K"], provinces="P07")
    second = given(["S A L", "K K H", "M"], provinces="P07")
    assert bytes(first.seen_by(ANN)) == bytes(second.seen_by(ANN))
    assert bytes(first.seen_by(NOBODY)) == bytes(second.seen_by(NOBODY))


@pytest.mark.parametrize("seats", [2, 5])
def test_re_dealing_agrees_with_all_that_is_known(seats):
    """GA-004, GA-010: sizes, known cards, own hand and legal actions agree at every tenth action of a game."""
    match = Match(GAME, seats, source=Seeded(seats))
    dice = random.Random(seats)
    while not match.position.is_over:
        position = match.position
        if match.ply % 10 == 0:
            for seat in (*range(seats), NOBODY):
                dealt = position.redealt(seat, match.ply)
                check(dealt, None)
                assert bytes(dealt.seen_by(seat)) == bytes(position.seen_by(seat))
                assert position.to_act == CHANCE or dealt.to_act == position.to_act
                if seat == position.to_act:
                    assert dealt.legal() == position.legal()
        if position.to_act == CHANCE:
            match.sample_chance()
        else:
            match.play(position.to_act, dice.choice(position.legal()))


def test_every_unseen_card_is_as_likely_as_any_other():
    """GA-004: re-dealing a hand has the same probabilities as drawing it from all cards not seen."""
    position = given(["S " * 12, "A K"], row="A A A A A")
    unseen = position.box.deck - position.state.hand[ANN] - position.state.troop_row
    found = np.zeros(12)
    n = 1500
    for seed in range(n):
        found += position.redealt(ANN, seed).state.hand[BEN]
    expected = 2.0 * n * unseen.astype(float) / unseen.sum()
    squares = ((found - expected) ** 2 / np.maximum(expected, 1)).sum()
    assert squares < 35  # a chi-square test with eleven degrees of freedom; the seeds are fixed
    assert found[1] == 0


def test_a_redealt_game_can_be_played_on():
    """GA-010: a re-dealt position is a position like any other."""
    match = Match(GAME, 4, source=Seeded(9))
    match.settle()
    dice = random.Random(9)
    for _ in range(120):
        match.play(match.position.to_act, dice.choice(match.position.legal()))
        match.settle()
    line = [match.position.redealt(ANN, 3)]
    for _ in range(60):
        position = line[-1].copy()
        position.play(position.to_act, dice.choice(position.legal()))
        line.append(position)
    for before, after in pairwise(line):
        check(after, before)
