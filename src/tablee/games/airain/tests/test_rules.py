"""Tests of rules that no worked example shows, and of the options."""

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import NotYourTurn, WrongSeatCount
from tablee.games.airain.box import PAIRINGS, Ending, Phase
from tablee.games.airain.rules.ending import majority_bonus, most_of_each
from tablee.games.airain.tests.scene import (
    ANN,
    BEN,
    CLEO,
    DAN,
    GAME,
    cards,
    conquer,
    declare,
    given,
    is_payment,
    number,
    pass_all,
    settle,
    window,
)

# --- components and set-up ------------------------------------------------------------------------------------


def test_the_deck():
    """GA-003, GA-004: 80 cards have 92 symbols; each troop has 12 single and 2 double cards, heroes have 8 and 2."""
    deck = GAME.box()[0].deck
    assert list(deck) == [2, 12] * 5 + [2, 8]
    assert sum(deck) == 80
    assert sum(n * (2 - card % 2) for card, n in enumerate(deck)) == 92


def test_the_provinces():
    """GA-005, GA-006, GA-007, GA-008: 41 cards of four factions have 94 points; each needs 2 x points + 2 symbols."""
    box = GAME.box()[0]
    assert box.provinces == 41
    assert (box.fixed.sum(axis=1) + box.choice == 2 * box.points + 2).all()
    assert [sum(box.faction == f) for f in range(4)] == [11, 10, 10, 10]
    assert [sum(box.points[box.faction == f]) for f in range(4)] == [25, 22, 23, 24]
    assert [sum(box.choice == n) for n in (0, 2, 3)] == [16, 10, 15]
    assert list(box.fixed.sum(axis=0)) == [41] * 5
    assert [sum(box.points == n) for n in (1, 2, 3, 4)] == [10, 15, 10, 6]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up(seats):
    """GA-010, GA-011, GA-012, GA-013, GA-082: each hand and each row gets five cards; 36 provinces are left."""
    position = GAME.start(seats)
    for seat in range(seats):
        for _ in range(5):
            assert position.state.hand_size[seat] < 5
            position.play(CHANCE, position.legal()[-1])  # deals a hero as long as the pile has one
        assert position.state.hand_size[seat] == 5
    position.do(*["turn-troop S"] * 5)
    assert [weight for _, weight in position.chance()] == [1] * 41
    position.do(*[f"turn-province P0{i}" for i in range(1, 6)])
    assert [position.write(a) for a, _ in position.chance()] == [f"first-player {s}" for s in range(seats)]
    assert [weight for _, weight in position.chance()] == [1] * seats
    position.do(f"first-player {seats - 1}")
    state = position.state
    assert (state.phase, position.to_act, state.pile_size) == (Phase.TURN_START, seats - 1, 75 - 5 * seats)
    assert (sum(state.troop_row), sum(state.province_row >= 0), sum(state.discard_pile)) == (5, 5, 0)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_players(seats):
    """GA-010 (A-01): only two to five players can play."""
    with pytest.raises(WrongSeatCount, match="2 to 5 players"):
        GAME.start(seats)


def test_cards_come_by_what_is_left_in_the_pile():
    """GA-004, GA-031: a type's weight is the number of its cards in the pile; types without cards are not listed."""
    position = given(["M", "A"], pile="S S S K H", row="A L L M M").do("recruit", "draw-blind")
    assert {position.write(a): w for a, w in position.chance()} == {
        "blind-draw S": 3,
        "blind-draw K": 1,
        "blind-draw H": 1,
    }


# --- the turn and recruiting ----------------------------------------------------------------------------------


def test_one_action_per_turn_and_no_passing():
    """GA-020, GA-021, GA-045: recruit or conquer one province; after a conquest the turn is over."""
    position = given(["A A L L A A L L", ""], provinces="P02 P12")
    assert position.choices() == ["recruit", "province P02", "province P12"]
    conquer(position, "P02", "A A L L")
    pass_all(position)
    assert position.to_act == BEN


def test_out_of_turn_one_conquers_only_by_war():
    """GA-022: a seat not on turn is asked only when a discard opens a war window."""
    position = given(["M", "A A L L"], provinces="P02")
    with pytest.raises(NotYourTurn, match="seat 0 is to act"):
        position.play(BEN, position.read(BEN, "province P02"))
    position.do("recruit", "draw-row S", "turn-troop S", "draw-row A", "turn-troop A")
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, BEN)


def test_there_is_no_hand_limit():
    """GA-023: a player with thirty cards may still recruit."""
    hand = "S " * 10 + "A " * 10 + "L " * 10
    position = given([hand, "M"], row="M M K K H").do("recruit", "draw-row M")
    assert position.state.hand_size[ANN] == 31


def test_the_two_draws_are_independent():
    """GA-030, GA-031, GA-035: each draw is blind or from the row; the row is topped up in between."""
    position = given(["M", "A"], row="S A L M K").do("recruit", "draw-row S")
    assert (position.to_act, position.state.phase) == (CHANCE, Phase.TURN_TROOP)
    position.do("turn-troop H")
    assert position.choices() == ["draw-blind", *(f"draw-row {t}" for t in ("A", "L", "M", "K", "H"))]
    position.do("draw-blind", "blind-draw KK")
    assert cards(position.state.hand[ANN]) == "S M KK"
    assert position.to_act == BEN


def test_the_second_draw_of_a_shortage_is_possible():
    """GA-036: two cards of the row are enough for two draws."""
    position = given(["M", ""], pile="", row="S A").do("recruit")
    assert position.choices() == ["draw-row S", "draw-row A"]
    position.do("draw-row S")
    assert position.choices() == ["draw-row A"]
    position.do("draw-row A")
    assert (position.to_act, sum(position.state.troop_row)) == (BEN, 0)


def test_any_card_may_be_discarded_for_a_hero():
    """GA-032, GA-041: even the hero just taken may be discarded; a double hero also costs only one card."""
    position = given(["S S MM", "A"], row="HH S A L M").do("recruit", "draw-row HH", "turn-troop S")
    assert position.choices() == ["hero-discard S", "hero-discard MM", "hero-discard HH"]


def test_a_hero_alone_can_be_discarded():
    """GA-041, GA-060: the hero is the only card in hand; a batch of only heroes opens no window."""
    position = given(["", "S S S S"], provinces="P16 P06", row="H S A L M")
    position.do("recruit", "draw-row H", "turn-troop S")
    assert position.choices() == ["hero-discard H"]
    position.do("hero-discard H", "draw-blind", "blind-draw S")
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, BEN)
    assert cards(position.state.discard_pile) == "H"


def test_the_batch_is_not_reshuffled():
    """GA-040: cards that can be taken in a war are not yet part of the discard pile."""
    position = given(["S S", ""], pile="A", row="H S S A L")
    position.do("recruit", "draw-row H", "turn-troop A", "hero-discard S")
    assert (position.state.pile_size, cards(position.state.batch)) == (0, "S")
    assert "draw-blind" not in position.choices()


def test_the_game_may_be_ended_though_a_conquest_is_possible():
    """GA-002, GA-037, GA-083, GA-084: the game ends at once, and cards in hand score nothing."""
    position = given(["A A L L", ""], provinces="P02", pile="", row="S", owned={ANN: "P01", BEN: "P36"})
    position.do("end-game")
    assert (position.to_act, position.state.ending) == (NOBODY, Ending.DECLARED)
    assert position.scores() == [5, 8]
    assert position.ranks() == [2, 1]


# --- conquering -----------------------------------------------------------------------------------------------


def test_a_conquered_province_stays_and_is_replaced():
    """GA-052, GA-053: its conqueror keeps it; its replacement can be conquered in the war that follows."""
    position = conquer(given(["A A L L", "M M M"], provinces="P02"), "P02", "A A L L")
    assert position.to_act == CHANCE
    position.do("turn-province P07")
    assert position.state.owner[number("P02")] == ANN
    assert position.choices() == ["pass-war", "take A"]
    assert position.do("take A").choices() == ["province P07"]


def test_without_a_replacement_the_row_stays_short():
    """GA-054, GA-081: no province is turned up, but the war window opens."""
    position = given(["A A L L", "M M M"], provinces="P02 P07", left=0, endTrigger="cannotReplace")
    conquer(position, "P02", "A A L L")
    assert (position.state.phase, position.to_act) == (Phase.WAR_CHOICE, BEN)
    assert sum(position.state.province_row >= 0) == 4


def test_nothing_is_optimised_for_the_player():
    """GA-046, GA-047, GA-048: a player may pay with heroes and keep matching troops in hand."""
    position = given(["A A L L H H H H", ""], provinces="P02")
    conquer(position, "P02", "H H H H")
    assert cards(position.state.hand[ANN]) == "A A L L"


def test_a_choice_group_of_heroes():
    """GA-008, GA-048 (A-28): heroes alone may fill a choice group."""
    assert is_payment("A H H H", "P07")
    assert is_payment("H H H H", "P07")
    assert not is_payment("A H H", "P07")


def test_double_cards_give_no_change():
    """GA-050, GA-051: one symbol of a double card may be wasted, but not a whole card."""
    assert is_payment("SS AA", "P01")
    assert is_payment("SS S A A", "P01")
    assert not is_payment("SS S S A A", "P01")
    assert is_payment("SS S S A A", "P01", overpay="free")


# --- wars -----------------------------------------------------------------------------------------------------


def test_the_rest_of_the_batch_is_out_of_reach():
    """GA-062, GA-067, GA-069: one card is taken, the others are discarded before the next step."""
    position = given(["A A L L", "M M M", "L L L"], provinces="P02 P07 P08")
    settle(conquer(position, "P02", "A A L L"))
    position.do("take A", "province P07")
    state = position.state
    assert cards(state.discard_pile) == "A L L"
    settle(position)
    assert cards(state.batch) == "A M M M"
    assert position.to_act == CLEO
    assert position.choices() == ["pass-war"]


def test_several_provinces_in_one_war():
    """GA-068, GA-072, GA-073: each declaration conquers one province, under all rules of a conquest."""
    position = given(["A A L L M M M", "K K K L L L"], provinces="P02 P07 P10 P09")
    settle(conquer(position, "P02", "A A L L"))
    declare(position, "A", "P07", "K K K")
    declare(position, "K", "P10", "M M M")
    declare(position, "M", "P09", "L L L")
    owner = position.state.owner
    assert [owner[number(p)] for p in ("P02", "P07", "P10", "P09")] == [ANN, BEN, ANN, BEN]
    assert position.to_act == ANN
    position.do("pass-war")
    assert settle(position).state.phase == Phase.TURN_START
    assert position.to_act == ANN


def test_the_taken_card_must_count():
    """GA-065, GA-066: it is not enough that the hand can pay without the card."""
    position = window(given(["", "M M K K A"], provinces="P04"), "A A", ANN)
    assert position.choices() == ["pass-war"]
    free = window(given(["", "M M K K A"], provinces="P04", overpay="free"), "A A", ANN)
    assert free.choices() == ["pass-war"]
    helped = window(given(["", "M M K K A"], provinces="P04"), "K", ANN)
    assert helped.choices() == ["pass-war", "take K"]


def test_with_no_war_the_next_seat_plays():
    """GA-074, GA-076: the seat to the left of the active player plays next."""
    position = given(["A A L L", "", "", ""], provinces="P02")
    conquer(position, "P02", "A A L L")
    pass_all(position)
    assert position.to_act == BEN
    last = given(["", "", "", "A A L L"], provinces="P02", active=DAN)
    conquer(last, "P02", "A A L L")
    pass_all(last)
    assert last.to_act == ANN


def test_no_window_without_a_province():
    """GA-060, GA-081: when the last face-up province is conquered, the war ends."""
    position = given(["A A L L", "M M M"], provinces="P02", only=True, left=0, endTrigger="cannotReplace")
    settle(position.do("province P02"))
    assert (position.to_act, position.state.ending) == (NOBODY, Ending.CANNOT_REPLACE)


# --- the end --------------------------------------------------------------------------------------------------


def test_an_empty_pile_ends_only_after_a_conquest():
    """GA-080: the pile is checked only at the end of a conquest or war."""
    position = given(["M", "A", "L"], left=0)
    position.do("recruit", "draw-blind", "blind-draw S", "draw-blind", "blind-draw S")
    assert position.to_act == BEN


def test_a_faction_nobody_owns_gives_nothing():
    """GA-097: nobody gets the majority bonus with zero cards."""
    position = given(["", ""], owned={ANN: "P01"})
    most = most_of_each(position.box, position.state)
    assert majority_bonus(position.box, 0, most) == 0
    assert position.scores() == [5, 0]


def test_equal_seats_share_a_place():
    """GA-098 (A-29): for instance, the places are 1, 2, 2, 4."""
    owned = {ANN: "P36", BEN: "P01", CLEO: "P05", DAN: ""}
    position = given(["", "", "", ""], owned=owned)
    assert position.scores() == [8, 5, 5, 0]
    assert position.ranks() == [1, 2, 2, 4]
    assert [round(v, 3) for v in finished(position).values()] == [1, 0, 0, 0]


def finished(position):
    """Return the position as if the game had ended there."""
    position.state.phase, position.state.ending = Phase.GAME_END, Ending.DECLARED
    return position


# --- options --------------------------------------------------------------------------------------------------


def test_row_refill_at_the_end_of_the_recruitment():
    """GA-035 (A-05): the row is topped up only after both draws, but an empty pile is reshuffled at once."""
    position = given(["M", "A"], row="H S A L M", rowRefill="endOfRecruit")
    position.do("recruit", "draw-row S")
    assert position.choices() == ["draw-blind", *(f"draw-row {t}" for t in ("A", "L", "M", "H"))]
    position.do("draw-row H")
    assert (position.state.phase, sum(position.state.troop_row)) == (Phase.HERO_DISCARD, 3)
    position.do("hero-discard H")
    assert (position.state.phase, sum(position.state.troop_row)) == (Phase.TURN_TROOP, 3)
    settle(position)
    assert (position.to_act, sum(position.state.troop_row)) == (BEN, 5)
    drained = given(["M", ""], pile="S", discard="A A A", row="L L L M M", rowRefill="endOfRecruit")
    drained.do("recruit", "draw-blind", "blind-draw S")
    assert (drained.state.pile_size, drained.state.phase) == (3, Phase.DRAW)


def test_a_hero_discard_at_once_open_to_war():
    """GA-043 (A-08): a conquest ends the recruitment, and the second draw is forfeited."""
    position = given(["M K", "A", "S S K M"], provinces="P05", row="H S S A L", heroWarTiming="immediate")
    position.do("recruit", "draw-row H", "turn-troop K", "hero-discard K")
    assert (position.state.phase, position.to_act) == (Phase.WAR_CHOICE, BEN)
    quiet = position.copy()
    position.do("pass-war")
    declare(position, "K", "P05", "S S K")
    pass_all(position)
    assert (position.state.phase, position.to_act, position.state.hand_size[ANN]) == (Phase.TURN_START, ANN, 2)
    quiet.do("pass-war", "pass-war")
    assert cards(quiet.state.discard_pile) == "K"
    assert (quiet.state.phase, quiet.to_act, quiet.state.discarder) == (Phase.DRAW, ANN, -1)
    quiet.do("draw-blind", "blind-draw S")
    assert (quiet.state.phase, quiet.to_act) == (Phase.TURN_START, BEN)


def test_an_early_window_ends_the_wait_for_the_row():
    """GA-035, GA-043 (A-05, A-08): the row is topped up when the window opens, and after each draw from then on."""
    options = {"rowRefill": "endOfRecruit", "heroWarTiming": "immediate"}
    position = given(["S S", "A"], row="H S A L M", **options)
    position.do("recruit", "draw-row H", "hero-discard S")
    assert position.state.phase == Phase.TURN_TROOP
    position.do("turn-troop K")
    assert (position.state.phase, position.to_act) == (Phase.WAR_CHOICE, BEN)
    position.do("pass-war", "draw-row K")
    assert position.state.phase == Phase.TURN_TROOP
    unseen = given(["S S", "A"], row="H S A L M", **options)
    unseen.do("recruit", "draw-row H", "hero-discard H")
    assert (unseen.state.phase, sum(unseen.state.troop_row)) == (Phase.DRAW, 4)


def test_a_double_hero_for_one_kind():
    """GA-049 (A-09): a double hero counts as two symbols of one kind, or as one symbol of any kind."""
    assert is_payment("S A L M K HH HH H", "P41")
    assert not is_payment("S A L M K HH HH H", "P41", doubleHero="sameTroop")
    assert is_payment("A HH HH", "P02", doubleHero="sameTroop")
    assert is_payment("A L L HH", "P02", doubleHero="sameTroop")
    assert is_payment("HH HH", "P02", doubleHero="sameTroop")
    assert is_payment("A L L HH HH", "P02", doubleHero="sameTroop", overpay="free")
    assert len(PAIRINGS) == 1 + 5 + 15 + 35 + 70


def test_free_overpaying_still_needs_the_taken_card():
    """GA-065 (A-10): the kind of the card taken must be required, or be the kind chosen for the choice group."""
    position = window(given(["", "M K K K L"], provinces="P09", overpay="free"), "A", ANN)
    assert position.choices() == ["pass-war"]
    able = window(given(["", "M H H L"], provinces="P09", overpay="free"), "A", ANN)
    assert able.choices() == ["pass-war", "take A"]


def test_the_game_goes_on_until_a_replacement_fails():
    """GA-054, GA-080 (A-11): another turn begins while the pile is empty but the row is full."""
    for trigger, ending in (("pileEmpty", Ending.PILE_EMPTY), ("cannotReplace", Ending.NONE)):
        position = given(["A A L L", "M M M M K K K"], provinces="P02 P14", left=1, endTrigger=trigger)
        conquer(position, "P02", "A A L L")
        pass_all(position)
        assert position.state.ending == ending
    assert position.to_act == BEN
    position = given(["", "M M M M K K"], provinces="P14", left=0, active=BEN, endTrigger="cannotReplace")
    conquer(position, "P14", "M M M M K K")
    pass_all(position)
    assert position.state.ending == Ending.CANNOT_REPLACE


def test_ties_broken_by_provinces():
    """GA-098 (A-17): the number of provinces decides, then that of four-point cards; else the victory is shared."""
    for setting, places in (("shared", [1, 1]), ("provinces", [2, 1])):
        position = given(["", ""], owned={ANN: "P36", BEN: "P01 P05 P13"}, tieBreak=setting)
        assert position.scores() == [8, 8]
        assert position.ranks() == places
        assert finished(position).values() == [2 - p if places != [1, 1] else 0.5 for p in places]


def test_four_point_cards_break_the_next_tie():
    """GA-098 (A-17): points and numbers of provinces are equal, but only one seat has a four-point card."""
    owned = {ANN: "P37 P05", BEN: "P29 P13"}
    position = given(["", ""], owned=owned, tieBreak="provinces")
    assert position.scores() == [9, 9]
    assert position.ranks() == [1, 2]
    assert given(["", ""], owned=owned).ranks() == [1, 1]


def test_the_circling_card_is_remembered():
    """GA-070 (A-18): seats that discarded the card may not take it back until the war ends."""
    hands = ["A A L L M M M", "M M M", "M M M"]
    position = given(hands, provinces="P02 P07 P22 P12", ownTroopBack="forbidden")
    settle(conquer(position, "P02", "A A L L"))
    declare(position, "A", "P07", "M M M")
    state = position.state
    assert (state.circling, state.circled_by) == (3, 1 << ANN)
    pass_all(position)
    assert (state.circling, state.circled_by) == (-1, 0)


def test_of_several_equal_cards_a_fresh_one_is_taken():
    """GA-070 (A-18): only the last discarder counts as having discarded the card taken."""
    hands = ["A A L L K K K", "A A A K K M M M", "S S H"]
    position = given(hands, provinces="P02 P17 P01 P07", ownTroopBack="forbidden")
    settle(conquer(position, "P02", "A A L L"))
    declare(position, "A", "P17", "A A A K K")
    declare(position, "A", "P01", "S S H")
    assert position.state.circled_by == 1 << BEN
    assert (position.to_act, "take A" in position.choices()) == (ANN, True)
    position.do("pass-war")
    assert (position.to_act, "take A" in position.choices()) == (BEN, False)
