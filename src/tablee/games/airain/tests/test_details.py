"""Tests of details that the worked examples do not cover."""

import copy

import numpy as np
import pytest

from tablee.core.contract import CHANCE
from tablee.core.errors import BadData
from tablee.core.match import Match
from tablee.games.airain.box import Ending, Phase
from tablee.games.airain.tests.scene import ANN, BEN, CLEO, GAME, cards, conquer, declare, given, settle, window


def test_everybody_who_discarded_the_circling_card_is_barred():
    """GA-070 (A-18): a card that was taken twice in a row has been discarded by two seats, and both are barred."""
    hands = ["A A L L K K K", "M M M K K K A A A", "S S H"]
    position = given(hands, provinces="P02 P07 P01 P22 P17", ownTroopBack="forbidden")
    settle(conquer(position, "P02", "A A L L"))
    declare(position, "A", "P07", "M M M")
    declare(position, "A", "P01", "S S H")
    assert position.state.circled_by == (1 << ANN) | (1 << BEN)
    assert (position.to_act, position.choices()) == (ANN, ["pass-war"])
    position.do("pass-war")
    assert (position.to_act, position.choices()) == (BEN, ["pass-war"])


def test_the_row_is_topped_up_before_the_end():
    """GA-054, GA-080: cards are still turned up into the row after the last decision of the game."""
    position = given(["A A L L", ""], provinces="P02 P07", pile="", row="S S S", left=1)
    conquer(position, "P02", "A A L L")
    while position.state.phase != Phase.GAME_END:
        if position.to_act == CHANCE:
            position.play(CHANCE, position.legal()[0])
        else:
            position.do("pass-war")
    assert position.state.ending == Ending.PILE_EMPTY
    assert (sum(position.state.troop_row), position.state.pile_size) == (5, 2)
    assert (position.state.conquered, position.state.discarder) == (0, -1)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("timing", ["immediate", "afterRecruit"])
def test_the_row_is_topped_up_before_a_hero_nobody_can_take_is_discarded(timing, compiled):
    """GA-035, GA-040, GA-043 (A-05, A-08): after the last draw the row is topped up first, though no war window opens.

    Here the pile runs out while the row is topped up, so the new pile does not contain that hero.
    """
    options = {"rowRefill": "endOfRecruit", "heroWarTiming": timing}
    position = given(["", ""], row="S A H M K", pile="L", discard="S A", compiled=compiled, **options)
    position.do("recruit", "draw-row A", "draw-row H", "hero-discard H")
    assert (position.to_act, position.choices()) == (CHANCE, ["turn-troop L"])
    assert cards(position.state.batch) == "H"
    position.play(CHANCE, position.legal()[0])
    assert position.choices() == ["turn-troop S", "turn-troop A"]
    position.play(CHANCE, position.legal()[0])
    state = position.state
    assert (state.phase, state.active) == (Phase.TURN_START, BEN)
    assert (cards(state.troop_row), cards(state.troop_pile), cards(state.discard_pile)) == ("S S L M K", "A", "H")


def test_the_row_waits_for_the_last_draw_when_the_first_hero_opens_no_war():
    """GA-035, GA-043 (A-05, A-08): a hero discarded after the first draw opens no window and no card is turned up."""
    position = given(["", ""], row="S A H M K", rowRefill="endOfRecruit", heroWarTiming="immediate")
    position.do("recruit", "draw-row H", "hero-discard H")
    assert (position.to_act, position.state.phase) == (ANN, Phase.DRAW)
    assert (cards(position.state.troop_row), cards(position.state.discard_pile)) == ("S A M K", "H")


def test_re_dealing_is_even_for_every_seat():
    """GA-004: each unseen card is equally likely to be in any other hand; the batch is not re-dealt."""
    position = given(["S " * 8, "A K", "M M L", "A S"], row="A A A A A")
    window(position, "K K", BEN)
    unseen = (position.box.deck - position.state.hand[ANN] - position.state.troop_row - position.state.batch).astype(
        float
    )
    n = 1200
    for seat in (BEN, CLEO, 3):
        found = np.zeros(12)
        for seed in range(n):
            found += position.redealt(ANN, seed).state.hand[seat]
        expected = position.state.hand_size[seat] * n * unseen / unseen.sum()
        squares = ((found - expected) ** 2 / np.maximum(expected, 1)).sum()
        assert squares < 40, seat


def test_a_hero_discard_cannot_be_undone():
    """GA-032: others have seen the card, so the discard cannot be undone even if the same player acts next."""
    match = Match(GAME, 2)
    match.position = given(["S A", "K"], row="H A L M K")
    match.play(ANN, match.position.read(ANN, "recruit"))
    assert match.can_undo(ANN)
    match.play(ANN, match.position.read(ANN, "draw-row H"))
    while match.position.to_act == CHANCE:
        match.play(CHANCE, match.position.legal()[0])
    match.play(ANN, match.position.read(ANN, "hero-discard S"))
    assert match.position.to_act == ANN
    assert not match.can_undo(ANN)


def test_undo_does_not_reveal_a_payment_under_way():
    """GA-065: whether a seat can undo does not depend on a declaration that another seat has begun."""
    match = Match(GAME, 3)
    match.position = window(given(["", "", "A A L L"], provinces="P02"), "A A L L", ANN)
    match.play(BEN, match.position.read(BEN, "pass-war"))
    before = match.can_undo(BEN)
    match.play(CLEO, match.position.read(CLEO, "take A"))
    assert match.can_undo(BEN) == before


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data["troops"]["archer"]["split"].update(singles=15, doubles=-1), "archer"),
        (lambda data: data["provinces"]["cards"][0].update(vp=-3), "worth 0 to"),
        (lambda data: data["provinces"]["cards"][0].update(needs={"S": 2, "H": 2}), "asks for H"),
        (lambda data: data["victory_points"].update(sets=7), "set bonuses"),
        (lambda data: data["recruiting"].update(draws=100), "recruitment"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(change, problem):
    """GA-004, GA-005, GA-092: the error message says what is wrong."""
    data = copy.deepcopy(GAME.data)
    change(data)
    with pytest.raises(BadData, match=problem):
        GAME.start(2, data=data)
