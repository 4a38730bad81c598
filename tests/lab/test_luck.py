"""Luck, worked out again in plain Python from the definition, equals that of the compiled loop."""

import numpy as np
import polars as pl
import pytest

from tablee.core import discovery
from tablee.core.contract import CHANCE
from tablee.lab import model
from tablee.lab.pilot import seen_in
from tablee.lab.questions import seat_effects
from tablee.lab.run import load_model, run
from tablee.lab.show import actions_of
from tablee.testing.new_game import write_game

pytestmark = pytest.mark.kernel


def shares(game, position, seats, fit):
    """Return the estimated shares of the seats, or those of the result."""
    if position.is_over:
        won = np.array([place == 1 for place in position.ranks()], float)
        return won / won.sum()
    x = model.inputs(*seen_in(game, position.boxes, position.states, seats))
    return model._softmax(model._strengths([fit.inner, fit.bias, fit.outer], x)[0])[0]


def luck_of(results, number):
    """Return the luck of a game of random bots: of every chance event, and of every choice among several.

    The second array has only what came after a seat's first decision.
    """
    game, manifest, fit = results.game, results.manifest, load_model(results.folder)
    position = game.start(manifest.seats, manifest.options)
    luck, since, begun = np.zeros(manifest.seats), np.zeros(manifest.seats), np.zeros(manifest.seats)
    for seat, action in actions_of(results, manifest, number):
        possible = position.chance() if seat == CHANCE else [(a, 1) for a in position.legal()]
        after = []
        for outcome, _ in possible:
            later = position.copy()
            later.play(seat, outcome)
            after.append(shares(game, later, manifest.seats, fit))
        weights = np.array([weight for _, weight in possible], float)
        mean = weights @ np.array(after) / weights.sum()
        if seat != CHANCE:
            begun[seat] = 1
        gained = after[[outcome for outcome, _ in possible].index(action)] - mean
        luck += gained
        since += gained * begun
        position.play(seat, action)
    return luck, since


@pytest.fixture
def first_wins(tmp_path, monkeypatch):
    """Return a race in which a die decides who begins, and the first roll that is no double reaches the goal."""
    folder = write_game("first_wins", tmp_path)
    rules = folder / "rules.py"
    text = rules.read_text(encoding="utf-8")
    for old, new in (
        (
            "    state.seats = seats\n",
            "    state.seats = seats\n    state.asked = 1\n    state.phase = Phase.ROLL\n    state.active = -1\n",
        ),
        (
            "    state.dice[1] = second\n",
            "    state.dice[1] = second\n    if state.active < 0:\n"
            "        state.active = first % state.seats\n        state.phase = Phase.CHOOSE\n        return\n",
        ),
        ("min(state.square[me] + steps, box.squares)", "box.squares"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    rules.write_text(text, encoding="utf-8")
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path))
    return discovery.game("first_wins")


def test_luck_is_what_its_definition_says(dice_race):
    results = run(dice_race, seats=2, bots=["random"], games=400, luck=True, jobs=1)
    assert load_model(results.folder)
    for number in (0, 1, 250, 399):
        kept = results.seats.filter(pl.col("game") == number).sort("seat")
        for name, found in zip(("luck", "later_luck"), luck_of(results, number), strict=True):
            assert found == pytest.approx(kept[name].to_numpy(), abs=1e-3)


def test_the_luck_of_beginning_is_not_taken_off_what_beginning_is_worth(first_wins):
    """Who begins mostly wins. So most of the luck is in the draw for it, and it is what the first place is worth."""
    results = run(first_wins, seats=2, bots=["random"], games=1000, luck=True, jobs=1)
    first, _ = seat_effects(results, "order")
    assert first.raw > 0.35
    assert first.value == pytest.approx(first.raw, abs=0.03)
    seat, _ = seat_effects(results, "seat")
    assert seat.value == pytest.approx(0, abs=0.03)
    assert seat.saved > 0.5
