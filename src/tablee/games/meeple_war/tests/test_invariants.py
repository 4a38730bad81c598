"""The ledger's invariants after every action: uncompiled over some games, compiled over thousands."""

import random

import numpy as np
import pytest

from tablee.core.binder import bind
from tablee.core.contract import CHANCE
from tablee.core.fields import new
from tablee.core.rng import seed_of
from tablee.games.meeple_war.tests import invariants
from tablee.games.meeple_war.tests.scene import GAME

LONGEST = 20_000


@pytest.mark.parametrize("introductory", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_invariants(seats, introductory):
    """MW-010, MW-067, MW-146, MW-189: counts, workers, tokens, tiles and tracks, with interjections now and then."""
    for seed in range(2):
        dice = random.Random(seed)
        position = GAME.start(seats, {"introductory_game": introductory})
        for _ in range(250):
            if position.is_over:
                break
            before = position.copy()
            seat, actions = position.to_act, position.legal()
            if seat != CHANCE and dice.random() < 0.1:
                other = dice.randrange(seats)
                if out_of_turn := position.interjections(other):
                    seat, actions = other, out_of_turn
            position.play(seat, dice.choice(actions))
            invariants.check(position, before)


@pytest.mark.kernel
def test_thousands_of_games_keep_the_invariants():
    """MW-010, MW-023, MW-189: 2, 3 and 4 seats, standard and introductory, to the end, compiled."""
    native = bind(invariants, GAME.kernel)
    out, weight = np.empty(GAME.max_choices, np.int64), np.empty(GAME.max_choices, np.int64)
    for introductory in ("off", "on"):
        boxes = GAME.box({"introductory_game": introductory})
        for seats in GAME.seats:
            states = new(GAME.state_dtype, 3)
            rng = seed_of(97 + seats)
            assert native.play_checked(boxes, states, seats, 600, rng, out, weight, LONGEST) > 0


@pytest.mark.parametrize(
    ("field", "index", "number"),
    [
        ("stock", 0, 1),
        ("bravery", 1, 3),
        ("workers", 0, 5),
        ("available", 0, 6),
        ("pile_size", None, 11),
        ("supply", None, 12),
        ("n_pending", None, 15),
        ("mines", None, invariants.DERIVED + 3),
    ],
)
def test_a_broken_position_is_found(field, index, number):
    """MW-010: the check itself can fail, and names the invariant."""
    position = GAME.start(2, {"first_player": "seat-0"})
    values = position.state[field]
    if index is None:
        position.state[field] = values + (1 if field != "supply" else -2)
    else:
        position.state[field][index] += 9
    assert invariants.broken_at(position.box, position.state) == number
