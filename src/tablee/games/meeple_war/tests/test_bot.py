"""Properties of `value` and the playout policy that must hold whatever the weights are."""

import numpy as np
import pytest

import tablee
from tablee.core.contract import CHANCE
from tablee.core.rng import seed_of
from tablee.core.sources import Seeded
from tablee.games.meeple_war import bot
from tablee.games.meeple_war.actions import on_site
from tablee.games.meeple_war.box import Kind, Phase
from tablee.games.meeple_war.rules.common import put


@pytest.fixture
def position():
    """Return a game of two seats at the first decision."""
    position = tablee.game("meeple_war").start(2)
    while position.to_act == CHANCE:
        position.sample_chance(Seeded(1), 0)
    return position


def test_both_seats_begin_alike(position):
    assert position.values() == pytest.approx([0.5, 0.5])


def test_a_fort_under_control_beats_the_same_meeples_at_the_own_gate(position):
    state = position.states[0]
    stone = list(state["kind"]).index(Kind.STONE)
    put(state, stone, 0, 2)
    put(state, int(position.box["front"][0, 1]), 1, 2)
    assert position.values()[0] > 0.5


def test_the_last_free_defence_is_worth_more_than_the_first(position):
    chances = []
    for n in range(7):
        position.states[0]["defence"][1, 0, 0] = n
        chances.append(position.values()[0])
    gains = np.diff(chances[:6])
    assert (gains > 0).all()
    assert chances[5] > 0.5


def test_losing_the_square_costs_more_than_losing_another_building(position):
    state = position.states[0]
    state["building"][:, 1], state["side"][:, 1] = 2, 1
    state["building"][0, 1] = -1
    without_another = position.values()[0]
    state["building"][0, 1], state["building"][0, 0] = 2, -1
    assert position.values()[0] < without_another < 0.5


def test_a_playout_seldom_builds_over_the_square_but_may(position):
    state = position.states[0]
    state["phase"] = Phase.SITE
    out, rng = np.array([on_site(0), on_site(1), on_site(2), on_site(3)]), seed_of(1)
    chosen = [bot.playout_choice(position.box, state, out, 4, rng) for _ in range(2000)]
    assert 0 < chosen.count(0) < min(chosen.count(site) for site in (1, 2, 3)) / 2
