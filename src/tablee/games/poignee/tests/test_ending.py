"""Tests of gold bars (step 4 of the turn), the end of the game and the score."""

import pytest

from tablee.games.poignee import rules
from tablee.games.poignee.box import Ending
from tablee.games.poignee.tests.scene import GAME, A, B, C, given


@pytest.mark.parametrize(("option", "gold", "bars", "bank"), [("repeat", 0, 2, 3), ("once", 7, 1, 4)])
def test_we_26_two_bars(option, gold, bars, bank):
    """PM-112, PM-113, PM-114, PM-115: the player buys bars as long as the next price can be paid."""
    position = given(on={"D3": "miner"}, gold=[13], bank=5, goldBarExchange=option)
    position.do("resolve D3")
    state = position.state
    assert (state.gold[A], state.bars[A], state.bank) == (gold, bars, bank)
    assert state.bag_gold == 36 - gold


@pytest.mark.parametrize(("gold", "left", "bars"), [(8, 0, 1), (7, 7, 0)])
def test_we_27_exactly_enough_and_not_enough(gold, left, bars):
    """PM-112: a player who has at least the price of the next bar must buy it."""
    position = given(on={"D3": "miner"}, gold=[gold], bank=2).do("resolve D3")
    assert (position.state.gold[A], position.state.bars[A]) == (left, bars)


@pytest.mark.parametrize(("seller", "turns_left"), [(B, 1), (C, 0)])
def test_we_31_final_round(seller, turns_left):
    """PM-119, PM-122, PM-123: the game ends when the round is finished."""
    gold = [0, 0, 0]
    gold[seller] = 8
    position = given(3, active=seller, on={"D3": "miner"}, gold=gold, bank=1, bars=[5])
    position.do("resolve D3")
    for _ in range(turns_left):
        assert position.to_act == C
        position.do("take saloon", "place madame W")
    assert position.is_over
    assert (position.state.ending, position.state.by_turn) == (Ending.BANK, seller)


def test_we_32_scoring_and_tie():
    """PM-125, PM-126, PM-127, PM-128, PM-129, PM-130: players are compared by points, then by cubes."""
    position = given(
        3,
        tiles={
            "B0": (A, 10), "B1": (A, 5), "B2": (A, 5), "B3": (B, 10), "B4": (B, 5),
            "B5": (C, 10), "B6": (C, 10), "B7": (C, 5),
        },
        gold=[5, 0, 3],
        stone=[1, 4, 6],
        bars=[1, 2, 0],
    )  # fmt: skip
    assert position.scores() == [35, 35, 28]
    assert position.ranks() == [1, 2, 3]


def test_only_the_active_player_exchanges():
    """PM-116, PM-117: other players buy in their own turn; bars are never turned back into gold."""
    position = given(on={"D3": "miner"}, gold=[0, 9], bars=[1], bank=5)
    position.do("resolve D3")
    assert (position.state.gold[B], position.state.bars[B], position.state.bars[A]) == (9, 0, 1)
    position.do("take saloon", "place madame W")
    assert (position.state.gold[B], position.state.bars[B]) == (3, 1)


def test_an_empty_bank_exchanges_nothing():
    """PM-118, PM-124: with no bar left, players keep their gold."""
    position = given(on={"D3": "miner"}, gold=[20], bars=[0, 6], bank=0).do("resolve D3")
    assert (position.state.gold[A], position.state.bars[A]) == (20, 0)


@pytest.mark.parametrize(("bank", "price"), [(6, 6), (5, 6), (4, 7), (3, 7), (2, 8), (1, 8)])
def test_the_cheapest_bar_is_sold_first(bank, price):
    """PM-003, PM-114: the price is nine minus half of the bars left, rounded up."""
    position = given(bank=bank)
    assert rules.ending.price_of_bar(position.box, position.state) == price == 9 - (bank + 1) // 2


def test_the_third_crate_triggers_the_end():
    """PM-121, PM-122, PM-124: the end is triggered after the action that drew the crate; then the round is finished."""
    position = given(2, on={"D2": "robber"}, inside={"B2": "miner"}, bag=(9, 9, 1), exploded=2)
    position.do("resolve D2", "draw crate")
    assert list(position.state.reasons) == [0, 0, 0]
    position.do("draw gold")
    assert list(position.state.reasons) == [0, 0, 1]
    assert (position.to_act, position.state.ending) == (B, Ending.NONE)
    position.do("take saloon", "place madame W")
    assert position.is_over
    assert position.state.ending == Ending.DYNAMITE


def test_every_trigger_is_noted():
    """PM-119, PM-120, PM-121, PM-123: every trigger is recorded; `ending` is the one that came true first."""
    position = given(
        2, on={"W": "miner", "E": "miner", "D3": "miner"}, tokens=(A, B), tombs="miner " * 5, gold=[8], bank=1
    )
    position.do("resolve showdown", "die 3", "die 2", "draw stone", "draw stone", "resolve D3")
    assert list(position.state.reasons) == [1, 1, 0]
    assert (position.state.by_turn, position.state.first_reason) == (A, Ending.GRAVEYARD)
    position.do("take saloon", "place madame W")
    position.end_turn()
    assert (position.state.ending, position.is_over) == (Ending.GRAVEYARD, True)


def test_of_triggers_at_one_moment_the_first_of_the_list_counts():
    """PM-119, PM-120, PM-121: one showdown fills the last tomb, and its reward draws the last crate."""
    position = given(
        2, active=B, on={"W": "builder", "E": "miner"}, tokens=(A, B), tombs="miner " * 5, bag=(5, 5, 1), exploded=2
    )
    position.do("resolve showdown", "die 1", "die 2", "reroll no", "draw crate")
    assert list(position.state.reasons) == [0, 1, 1]
    assert (position.state.ending, position.is_over) == (Ending.GRAVEYARD, True)


@pytest.mark.parametrize(
    ("gold", "stone", "places"),
    [([3, 3, 0], [2, 2, 0], [1, 1, 3]), ([3, 3, 3], [1, 1, 1], [1, 1, 1]), ([3, 3, 3], [1, 2, 1], [2, 1, 2])],
)
def test_full_ties_share_a_place(gold, stone, places):
    """PM-129, PM-130, PM-131: tied players share a place, and the place after it is left out, as in 1, 1, 3."""
    position = given(3, gold=gold, stone=stone)
    assert position.ranks() == places


def test_gold_gained_after_the_last_turn_stays_gold():
    """PM-116, PM-125: after the last turn, no gold is exchanged for a bar."""
    position = given(2, active=B, on={"D6": "miner"}, tiles={"B6": (A, 5)}, gold=[5], bank=1, tombs="miner " * 6)
    position.do("resolve D6", "draw gold", "draw gold")
    assert position.is_over
    assert position.scores()[A] == 7 + 5


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(("option", "offered"), [("shared", False), ("offer rematch", True)])
def test_a_complete_tie_offers_a_rematch(language, option, offered):
    """PM-131: the result offers a rematch only after the end, and only if `finalTie` says so."""
    position = given(2, active=B, tombs="miner " * 6, finalTie=option)
    assert GAME.words.rematch(position) is None
    position.do("take saloon", "place madame W")
    said = GAME.words.rematch(position)
    assert (said is not None) == offered
    if said:
        assert said(GAME.say(language))


def test_a_winner_needs_no_rematch():
    """PM-129, PM-130, PM-131: a tie for second place brings no rematch."""
    position = given(3, active=2, tombs="miner " * 6, gold=[3, 1, 1], finalTie="offer rematch")
    position.do("take saloon", "place madame W")
    assert position.ranks() == [1, 2, 2]
    assert GAME.words.rematch(position) is None
