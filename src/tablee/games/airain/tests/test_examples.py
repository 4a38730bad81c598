"""The worked examples of the ledger, under their ids."""

import pytest

from tablee.core import record
from tablee.core.contract import NOBODY
from tablee.games.airain.box import Ending, Phase
from tablee.games.airain.rules.ending import factions_of, majority_bonus, most_of_each, printed_points, set_bonus
from tablee.games.airain.rules.payment import LANE
from tablee.games.airain.tests.scene import (
    ANN,
    BEN,
    BLUE,
    CLEO,
    GAME,
    GREEN,
    RED,
    YELLOW,
    cards,
    conquer,
    declare,
    given,
    is_payment,
    number,
    pass_all,
    payments,
    settle,
    window,
)


def test_ex_01_a_payment():
    """GA-003, GA-045, GA-046, GA-047, GA-064: double cards and a hero can pay; the hero cannot be taken."""
    position = conquer(given(["S S SS A H M", "A A A"], provinces="P11 P07"), "P11", "S S SS A H")
    assert cards(position.state.hand[ANN]) == "M"
    assert position.state.owner[number("P11")] == ANN
    settle(position)
    assert position.to_act == BEN
    assert position.choices() == ["pass-war", "take A"]


@pytest.mark.parametrize(("paid", "legal"), [("MM M M K K", True), ("MM M M K", False), ("MM M M K H", True)])
def test_ex_02_card_anatomy(paid, legal):
    """GA-005, GA-007, GA-046, GA-047: the province asks for four mages and two knights."""
    assert is_payment(paid, "P14") == legal


def war_chain():
    """Return the start of EX-03: the seats are Blue, Green, Red and Yellow, and it is Green's turn."""
    hands = ["K K K K K KK L L", "A A L L", "A A A M M M K K", "A A A K K"]
    return given(hands, provinces="P02 P17 P40 P05 P24", active=GREEN)


def test_ex_03_the_war_chain():
    """GA-053, GA-055, GA-061, GA-062, GA-063, GA-067, GA-069, GA-074, GA-075: Green plays after the war."""
    position = conquer(war_chain(), "P02", "A A L L")
    state = position.state
    position.do("turn-province P07")
    assert (state.discarder, state.asked) == (GREEN, RED)
    assert "take A" in position.choices()
    position.do("pass-war")
    assert state.asked == YELLOW
    declare(position, "A", "P17", "A A A K K")
    assert cards(state.discard_pile) == "A L L"
    assert sum(state.province_row >= 0) == 5
    assert (state.discarder, state.asked) == (YELLOW, BLUE)
    declare(position, "K", "P40", "K K K K K KK L L")
    assert cards(state.discard_pile) == "A A A A A L L K"
    assert (sum(state.batch), state.discarder, state.asked) == (9, BLUE, GREEN)
    position.do("pass-war")
    assert state.asked == RED
    position.do("pass-war")
    assert state.asked == YELLOW
    position.do("pass-war")
    assert sum(state.discard_pile) == 17
    assert (state.phase, position.to_act) == (Phase.TURN_START, GREEN)
    assert [state.owner[number(p)] for p in ("P02", "P17", "P40")] == [GREEN, YELLOW, BLUE]


def test_ex_03_is_stored_as_a_record():
    """GA-063, GA-075: the record plays the same war, from the first card dealt."""
    path = GAME.folder / "tests" / "records" / "war_chain.game"
    match = record.replay(path.read_text(encoding="utf-8"))
    state = match.position.state
    assert (state.phase, match.position.to_act) == (Phase.TURN_START, GREEN)
    assert [state.owner[number(p)] for p in ("P02", "P17", "P40")] == [GREEN, YELLOW, BLUE]
    forms = [match.game.forms[move.action] for move in match.moves if move.seat >= 0]
    assert forms[-5:] == ["take K", "province P40", "pass-war", "pass-war", "pass-war"]
    assert [move.seat for move in match.moves[-3:]] == [GREEN, RED, YELLOW]


def test_ex_04_priority_counts_from_the_last_discarder():
    """GA-063 (A-19): after Yellow's conquest Blue comes before Red, though both could declare."""
    position = settle(conquer(war_chain(), "P02", "A A L L"))
    position.do("pass-war")
    declare(position, "A", "P17", "A A A K K")
    assert position.to_act == BLUE
    assert "take K" in position.choices()
    position.do("pass-war", "pass-war")
    assert position.to_act == RED
    assert len(position.choices()) > 1


def test_ex_05_a_double_stays_in_play():
    """GA-069, GA-070, GA-072, GA-077: a double card taken counts twice and can be taken again."""
    position = given(["SS A A M M M", "S S K K", "L L L"], provinces="P01 P16 P06")
    settle(conquer(position, "P01", "SS A A"))
    declare(position, "SS", "P16", "S S K K")
    assert position.to_act == CLEO
    assert "take SS" in position.choices()
    position.do("pass-war")
    assert position.to_act == ANN
    assert "take SS" in position.choices()


def test_ex_06_nobody_wars_on_their_own_discard():
    """GA-061, GA-071, GA-072, GA-075: the discarder is not asked, but may take part later in the war."""
    position = conquer(given(["A A A L L L L M M M", "M M M"], provinces="P02 P08 P07"), "P02", "A A L L")
    settle(position)
    assert position.to_act == BEN
    declare(position, "L", "P08", "M M M")
    assert position.to_act == ANN
    assert {"take L", "take M"} <= set(position.choices())
    position.do("pass-war")
    settle(position)
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, ANN)


def test_ex_07_heroes_only():
    """GA-048, GA-060, GA-064: two double heroes pay alone; no card can be taken, so no war window opens."""
    position = conquer(given(["HH HH", "S S S S"], provinces="P06 P16"), "P06", "HH HH")
    settle(position)
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, BEN)
    assert cards(position.state.discard_pile) == "HH HH"


def test_ex_08_a_row_hero_and_a_war():
    """GA-030, GA-032, GA-034, GA-035, GA-043, GA-061, GA-075: a window opens after the second draw; Ben is skipped."""
    position = given(["M K", "A", "S S K M"], provinces="P05", row="H S S A L")
    position.do("recruit", "draw-row H", "turn-troop K")
    assert position.state.phase == Phase.HERO_DISCARD
    position.do("hero-discard K", "draw-blind", "blind-draw A")
    assert (cards(position.state.batch), position.to_act) == ("K", BEN)
    position.do("pass-war")
    assert position.to_act == CLEO
    declare(position, "K", "P05", "S S K")
    assert position.state.owner[number("P05")] == CLEO
    pass_all(position)
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, ANN)


def test_ex_09_a_blind_hero():
    """GA-031, GA-033: a hero drawn blind costs no discard and opens no war window."""
    position = given(["M", "A", "S"]).do("recruit", "draw-blind", "blind-draw HH", "draw-blind", "blind-draw S")
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, BEN)
    assert cards(position.state.hand[ANN]) == "S M HH"


def test_ex_10_two_row_heroes():
    """GA-032, GA-034, GA-041, GA-042, GA-043, GA-064: each hero costs a discard, and one window opens for both."""
    position = given(["S S A L M", "S L L L"], provinces="P06 P08", row="H H A A L")
    position.do("recruit", "draw-row H", "turn-troop M", "hero-discard S")
    assert position.state.phase == Phase.DRAW
    position.do("draw-row H", "turn-troop M", "hero-discard H")
    assert (position.state.hand_size[ANN], cards(position.state.batch)) == (5, "S H")
    assert (position.state.phase, position.choices()) == (Phase.WAR_CHOICE, ["pass-war", "take S"])
    position.do("pass-war")
    assert (position.state.phase, position.to_act) == (Phase.TURN_START, BEN)


def test_ex_11_a_reshuffle():
    """GA-040: the discard pile becomes the pile as soon as the pile is empty."""
    position = given(["M", "A"], pile="S", discard="S S S S A A A A L L L L")
    position.do("recruit", "draw-blind", "blind-draw S")
    assert (position.state.pile_size, sum(position.state.discard_pile)) == (12, 0)
    assert "draw-blind" in position.choices()


def test_ex_12_the_row_is_filled_across_a_reshuffle():
    """GA-035, GA-040: the five cards paid are reshuffled, and two of them are turned up into the row."""
    position = given(["SS S S A A", ""], provinces="P11", pile="", row="L L L")
    conquer(position, "P11", "SS S S A A")
    pass_all(position)
    state = position.state
    assert (state.pile_size, sum(state.troop_row), sum(state.discard_pile)) == (3, 5, 0)


@pytest.mark.parametrize(
    ("row", "hand", "offered"),
    [
        ("S", "A A L L", ["end-game", "province P02"]),
        ("S", "A A L", ["end-game"]),
        ("S S", "A A L L", ["recruit", "province P02"]),
    ],
)
def test_ex_13_a_shortage(row, hand, offered):
    """GA-036, GA-037, GA-038, GA-039: the game can be ended only if fewer than two cards are left to draw."""
    position = given([hand, ""], provinces="P02", pile="", row=row)
    assert position.choices() == offered


def test_ex_14_the_last_province():
    """GA-053, GA-080, GA-082: the last card of the pile is the replacement; the game ends after the window."""
    position = given(["A A L L", "A A A A"], provinces="P02 P07", left=1)
    conquer(position, "P02", "A A L L")
    settle(position)
    assert sum(position.state.province_row >= 0) == 5
    assert (position.state.phase, position.to_act) == (Phase.WAR_CHOICE, BEN)
    assert "take A" in position.choices()
    pass_all(position)
    assert (position.to_act, position.state.ending) == (NOBODY, Ending.PILE_EMPTY)


def test_ex_15_a_war_past_the_end():
    """GA-054, GA-080, GA-081: the row shrinks to 4 and then to 3 provinces; no new turn starts."""
    position = given(["A A A A L L M", "A A A"], provinces="P02 P07 P09", left=1)
    settle(conquer(position, "P02", "A A L L"))
    declare(position, "A", "P07", "A A A")
    assert sum(position.state.province_row >= 0) == 4
    declare(position, "A", "P09", "M A A")
    assert sum(position.state.province_row >= 0) == 3
    pass_all(position)
    assert (position.to_act, position.state.ending) == (NOBODY, Ending.PILE_EMPTY)


@pytest.mark.parametrize(("paid", "legal"), [("A A A A A A", True), ("A A A A H K", True), ("A A A A S K", False)])
def test_ex_16_the_choice_group(paid, legal):
    """GA-008, GA-047, GA-056: the two troops of the group are of one kind, which may be the kind required anyway."""
    assert is_payment(paid, "P17") == legal


def test_ex_17_overpaying():
    """GA-050, GA-051 (A-10): a double card may pay for one missing symbol, but every card must supply a symbol."""
    assert is_payment("M KK KK", "P09")
    assert not is_payment("M K K K L", "P09")
    assert is_payment("M K K K L", "P09", overpay="free")


def test_ex_18_a_double_hero():
    """GA-049 (A-09): a double hero may stand for two kinds by default, but not with sameTroop."""
    assert is_payment("A L HH", "P02")
    assert not is_payment("A L HH", "P02", doubleHero="sameTroop")


def test_ex_19_a_seat_that_cannot_declare():
    """GA-065, GA-066: if the archer on offer would not count for any province, the seat can only pass."""
    hands = ["", "", "M M M M"]
    held = given(hands, provinces="P11 P14 P30 P36 P40")
    window(held, "A A", ANN).do("pass-war")
    assert (held.to_act, held.choices()) == (CLEO, ["pass-war"])
    able = given(hands, provinces="P11 P14 P30 P07 P40")
    window(able, "A A", ANN).do("pass-war")
    assert able.choices() == ["pass-war", "take A"]
    assert able.do("take A").choices() == ["province P07"]
    declare_forced = able.do("province P07")
    settle(declare_forced)
    assert cards(declare_forced.state.batch) == "A M M M"


def test_ex_20_scoring():
    """GA-001, GA-090, GA-091, GA-092, GA-095, GA-096, GA-098: add up printed points, sets and majorities."""
    owned = {
        ANN: "P01 P02 P03 P04 P05 P06 P07 P08 P36",
        BEN: "P10 P37 P39 P41",
        CLEO: "P09 P11 P12 P13 P14 P18",
    }
    position = given(["", "", ""], owned=owned)
    box, state = position.box, position.state
    most = most_of_each(box, state)
    lanes = [factions_of(box, state, seat) for seat in range(3)]
    assert [printed_points(box, state, seat) for seat in range(3)] == [12, 13, 11]
    assert lanes == [packed(2, 2, 2, 3), packed(2, 1, 1, 0), packed(2, 2, 1, 1)]
    assert [set_bonus(box, mine) for mine in lanes] == [8, 0, 3]
    assert [majority_bonus(box, mine, most) for mine in lanes] == [16, 4, 8]
    assert position.scores() == [36, 17, 22]
    assert position.ranks() == [1, 3, 2]


def packed(*numbers):
    """Return numbers packed into lanes."""
    return sum(n << LANE * i for i, n in enumerate(numbers))


@pytest.mark.parametrize(("owned", "bonus"), [((5, 5, 5, 5), 23), ((4, 4, 4, 3), 15), ((9, 9, 1, 0), 0)])
def test_ex_21_the_set_table(owned, bonus):
    """GA-092, GA-093, GA-094: the faction with the fewest cards decides; more than four sets score as four."""
    assert set_bonus(given(["", ""]).box, packed(*owned)) == bonus


def test_ex_22_a_payment_chain():
    """GA-046, GA-051: five payments are possible, each with one sequence of counts (a chain)."""
    position = given(["AA A A A K H M", ""], provinces="P17").do("province P17")
    assert position.choices() == ["count 2", "count 3"]  # the count of AA is forced, so only the count of A is asked
    assert sorted(payments(position)) == sorted(
        ["AA A A K H", "AA A A M H", "AA A A A H", "AA A A A K H", "AA A A A M H"]
    )
    position.do("count 2")
    assert position.choices() == ["count 0", "count 1"]
    assert position.state.cursor == 7  # the next count is that of single mages
    position.do("count 0")
    assert cards(position.state.batch) == "AA A A K H"


def test_ex_23_one_payment_one_chain():
    """GA-047, GA-051, GA-056: a payment with heroes is one payment, even if they could stand for five kinds."""
    position = given(["A A A A H H K", ""], provinces="P17").do("province P17")
    assert position.choices() == ["count 3", "count 4"]
    found = list(payments(position))
    assert found.count("A A A A H H") == 1
    assert "A A A A K H H" not in found
    position.do("count 4")
    assert position.choices() == ["count 0", "count 1"]
    position.do("count 0")
    assert cards(position.state.batch) == "A A A A H H"


def test_ex_24_a_war_chain():
    """GA-062, GA-065, GA-066: when card and province are chosen, all counts are forced; a small hand can only pass."""
    position = window(given(["", "", "S S K M"], provinces="P05"), "K", ANN).do("pass-war", "take K", "province P05")
    settle(position)
    assert cards(position.state.batch) == "S S K K"
    assert cards(position.state.hand[CLEO]) == "M"
    short = window(given(["", "", "S K M"], provinces="P05 P10"), "K", ANN).do("pass-war")
    assert short.choices() == ["pass-war"]


def test_ex_25_a_shortage_and_a_conquest():
    """GA-036, GA-037, GA-040: the cards paid for a conquest become the new pile, which ends the shortage."""
    position = given(["A A L L", ""], provinces="P02", pile="", row="S")
    assert position.choices() == ["end-game", "province P02"]
    conquer(position, "P02", "A A L L")
    pass_all(position)
    state = position.state
    assert (sum(state.troop_row), state.pile_size, sum(state.discard_pile)) == (5, 0, 0)
    assert (position.to_act, position.choices()[0]) == (BEN, "recruit")


def test_ex_26_ones_own_troop_back():
    """GA-070, GA-072 (A-18): a player's own card may be taken back; with `forbidden`, only if there are two of it."""
    hands = ["A A L L M M M A A A", "M M M A A A K K"]
    for setting, offered in (("allowed", ["take A", "take M"]), ("forbidden", ["take M"])):
        position = given(hands, provinces="P02 P07 P09 P17", ownTroopBack=setting)
        settle(conquer(position, "P02", "A A L L"))
        again = declare(position.copy(), "A", "P17", "A A A K K")
        assert "take A" in again.choices()
        declare(position, "A", "P07", "M M M")
        assert position.to_act == ANN
        assert position.choices()[1:] == offered


def test_ex_27_a_paired_double_hero():
    """GA-049 (A-09): a double hero may stand for two lancers under both settings."""
    for setting in ("independent", "sameTroop"):
        assert is_payment("A A HH", "P02", doubleHero=setting)
