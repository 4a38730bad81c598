"""Luck, worked out again in plain Python from the definition, equals that of the compiled loop."""

import numpy as np
import polars as pl
import pytest

from tablee.core.contract import CHANCE
from tablee.lab import model
from tablee.lab.pilot import seen_in
from tablee.lab.run import load_model, run
from tablee.lab.show import actions_of

pytestmark = pytest.mark.kernel


def shares(game, position, seats, fit):
    """Return the estimated shares of the seats, or those of the result."""
    if position.is_over:
        won = np.array([place == 1 for place in position.ranks()], float)
        return won / won.sum()
    x = model.inputs(*seen_in(game, position.boxes, position.states, seats))
    return model._softmax(model._strengths([fit.inner, fit.bias, fit.outer], x)[0])[0]


def luck_of(results, number):
    """Return the luck of a game of random bots: of every chance event, and of every choice among several."""
    game, manifest, fit = results.game, results.manifest, load_model(results.folder)
    position = game.start(manifest.seats, manifest.options)
    luck = np.zeros(manifest.seats)
    for seat, action in actions_of(results, manifest, number):
        possible = position.chance() if seat == CHANCE else [(a, 1) for a in position.legal()]
        after = []
        for outcome, _ in possible:
            later = position.copy()
            later.play(seat, outcome)
            after.append(shares(game, later, manifest.seats, fit))
        weights = np.array([weight for _, weight in possible], float)
        mean = weights @ np.array(after) / weights.sum()
        luck += after[[outcome for outcome, _ in possible].index(action)] - mean
        position.play(seat, action)
    return luck


def test_luck_is_what_its_definition_says(dice_race):
    results = run(dice_race, seats=2, bots=["random"], games=400, luck=True, jobs=1)
    assert load_model(results.folder)
    for number in (0, 1, 250, 399):
        kept = results.seats.filter(pl.col("game") == number).sort("seat")["luck"].to_numpy()
        assert luck_of(results, number) == pytest.approx(kept, abs=1e-3)
