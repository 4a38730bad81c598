"""Tests of what the bot's `value` and playout policy must get right with any weights."""

from collections import Counter

import numpy as np
import pytest

import tablee
from tablee.core.contract import CHANCE
from tablee.core.rng import seed_of
from tablee.core.sources import Seeded
from tablee.games.airain import bot
from tablee.games.airain.box import Phase

P01_CARDS = {1: 2, 3: 2}  # card type -> number: two single swordsmen and two single archers pay for P01


@pytest.fixture
def position():
    """Return a game of two at the first decision, with empty hands; P01 is the only cheap province in the row."""
    position, source = tablee.game("airain").start(2), Seeded(1)
    ply = 0
    while position.to_act == CHANCE:
        position.sample_chance(source, ply)
        ply += 1
    state = position.states[0]
    state["hand"][:] = 0
    state["province_row"][:5] = (0, 35, 36, 37, 38)
    return position


def give(position, seat, cards):
    for card, n in cards.items():
        position.states[0]["hand"][seat, card] = n


def test_cards_in_hand_raise_the_chance(position):
    give(position, 0, {7: 2})
    assert position.values()[0] > 0.5


def test_a_hand_that_pays_a_province_beats_as_many_other_cards(position):
    give(position, 0, P01_CARDS)
    give(position, 1, {5: 2, 7: 2})
    assert position.values()[0] > 0.5


def test_a_batch_helps_the_seat_that_may_still_declare_war(position):
    give(position, 0, {1: 2, 3: 1})
    give(position, 1, {1: 2, 3: 1})
    assert position.values()[0] == pytest.approx(0.5)
    state = position.states[0]
    state["phase"], state["discarder"], state["asked"], state["batch"][3] = Phase.WAR_CHOICE, 1, 0, 1
    assert position.values()[0] > 0.5


def test_three_factions_beat_as_many_provinces_of_one(position):
    position.states[0]["province_row"][0] = 9
    owner = position.states[0]["owner"]
    owner[[5, 6, 7]] = 0  # seat 0 owns three provinces worth one point each
    owner[[0, 4, 8]] = 1
    assert position.values()[0] > 0.5


def test_chances_sum_to_one(position):
    assert sum(position.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("cards", "count"), [({0: 1, 1: 2, 3: 2}, "0"), ({1: 2, 3: 2, 11: 1}, "2")])
def test_a_playout_pays_with_single_cards_and_spares_the_rest(position, cards, count):
    """GA-046: the province asks for two swordsmen and two archers; a double swordsman or a hero could pay, too."""
    give(position, position.to_act, cards)
    legal = position.do("province P01").legal()
    out, rng = np.array(legal), seed_of(1)
    chosen = Counter(bot.playout_choice(position.box, position.state, out, len(out), rng) for _ in range(500))
    assert set(chosen) == set(range(len(out)))
    preferred, times = chosen.most_common(1)[0]
    assert times > 400
    assert position.write(legal[preferred]).split()[-1] == count
