"""The invariants hold after every action: in short uncompiled games and in thousands of compiled ones."""

import random

import numpy as np
import pytest

from tablee.core.binder import bind
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.fields import new
from tablee.games.meeple_war.tests import invariants
from tablee.games.meeple_war.tests.scene import GAME

BOXES = 40  # number of tables, each with its own options
GAMES = 20  # games played at each table
LONGEST = 4_000  # the most plies of a game, since a random game without a round limit may never end
OUT_OF_TURN = 0.05


def any_options(dice):
    """Return a value for every option, in half of the cases the default. The first player is random."""
    return {
        name: option.default if name == "first_player" or dice.random() < 0.5 else dice.choice(option.values)
        for name, option in GAME.options.items()
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_invariants(seats):
    """MW-010, MW-067, MW-146, MW-189: random games with random options and some interjections keep all invariants."""
    for seed in range(3):
        dice = random.Random(10 * seed + seats)
        position = GAME.start(seats, any_options(dice))
        for _ in range(150):
            if position.is_over:
                break
            before = position.copy()
            seat, actions = position.to_act, position.legal()
            if seat != CHANCE and dice.random() < OUT_OF_TURN:
                other = dice.randrange(seats)
                if out_of_turn := position.interjections(other):
                    seat, actions = other, out_of_turn
            position.play(seat, dice.choice(actions))
            invariants.check(position, before)


@pytest.mark.kernel
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thousands_of_games_keep_the_invariants(seats):
    """MW-010, MW-023, MW-189: compiled games keep the invariants.

    The tables are the standard game, the introductory game, and random options.
    """
    checks, dice = bind(invariants, GAME.kernel), random.Random(97 + seats)
    tables = [{}, {"introductory_game": "on"}, *(any_options(dice) for _ in range(BOXES))]
    for options in tables:
        boxes = GAME.box(options)
        for _ in range(GAMES):
            assert play_checked(checks, boxes, seats, dice), options


def play_checked(checks, boxes, seats, dice):
    """Play a random compiled game, check every position, and return the number of plies."""
    rules, states = GAME.native, new(GAME.state_dtype, 2)  # the previous position and the present one
    out, weight = np.empty(GAME.buffer_size, np.int64), np.empty(GAME.buffer_size, np.int64)
    rules.start(boxes, states, 1, seats)
    for ply in range(LONGEST):
        actor, n = rules.actor(boxes, states, 1), 0
        if actor == NOBODY:
            return ply
        if actor == CHANCE:
            n = rules.list_chance(boxes, states, 1, out, weight)
        elif dice.random() < OUT_OF_TURN:
            n = rules.list_interjections(boxes, states, 1, dice.randrange(seats), out)
        n = n or rules.list_legal(boxes, states, 1, out)
        rules.copy_slot(states, 0, 1)
        rules.act(boxes, states, 1, int(out[dice.randrange(n)]))
        broken = checks.broken(boxes, states)
        assert broken == invariants.HOLDS, f"invariant {broken} does not hold after ply {ply}"
    return LONGEST


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
    """MW-010: the check fails for a broken position and names the invariant."""
    position = GAME.start(2, {"first_player": "seat-0", "pile_backs": "hidden"})
    values = position.state[field]
    if index is None:
        position.state[field] = values + (1 if field != "supply" else -2)
    else:
        position.state[field][index] += 9
    assert invariants.broken_at(position.box, position.state) == number
