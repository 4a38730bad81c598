"""The confidence sequences cover at every look, find what is there, and luck adjustment keeps means."""

import math

import numpy as np
import pytest

from tablee.lab.statistics import (
    MOST_WEIGHT,
    adjusted,
    bounded,
    effect,
    evidence,
    interval,
    luck_weights,
    smallest_seen,
)


def test_false_alarms_stay_below_the_error_rate_with_a_look_after_every_datum():
    rng = np.random.default_rng(1)
    runs, looks = 600, 400
    alarms = 0
    for _ in range(runs):
        wins = (rng.random(looks) < 0.25).astype(float)
        alarms += evidence(wins, 0, 1, 0.25).max() >= math.log(1 / 0.05)
    assert alarms <= 0.05 * runs


def test_fixed_intervals_would_fail_where_sequences_hold():
    """Looking at a usual 95 % interval after every datum gives many false alarms, so the test above can fail."""
    rng = np.random.default_rng(2)
    alarms = 0
    for _ in range(200):
        wins = (rng.random(400) < 0.25).astype(float)
        n = np.arange(1, 401)
        mean = np.cumsum(wins) / n
        error = np.sqrt(0.25 * 0.75 / n)
        alarms += bool((abs(mean - 0.25) > 1.96 * error)[10:].any())
    assert alarms > 40


def test_an_interval_holds_the_mean_and_shrinks():
    rng = np.random.default_rng(3)
    data = rng.beta(2, 6, 20_000)
    few, many = bounded(data[:200], 0, 1), bounded(data, 0, 1)
    assert few.low < many.low < 0.25 < many.high < few.high
    assert many.high - many.low < 0.02


def test_bounds_and_scale_do_not_matter():
    rng = np.random.default_rng(4)
    data = rng.random(500)
    low, high = bounded(data, 0, 1)
    assert bounded(10 * data - 5, -5, 5) == pytest.approx((10 * low - 5, 10 * high - 5), abs=1e-4)


def test_an_interval_is_the_set_of_means_that_are_not_refuted():
    rng = np.random.default_rng(5)
    data = (rng.random(800) < 0.3).astype(float)
    low, high = bounded(data, 0, 1, 0.05)
    assert evidence(data, 0, 1, low - 0.01).max() > math.log(1 / 0.05)
    assert evidence(data, 0, 1, high + 0.01).max() > math.log(1 / 0.05)
    assert evidence(data, 0, 1, data.mean()).max() < math.log(1 / 0.05)


def test_no_data_say_nothing():
    assert bounded(np.array([]), -1, 2) == (-1, 2)
    assert interval(np.ones(5)) == (-math.inf, math.inf)
    assert smallest_seen(np.ones(1), bounded(np.ones(1), 0, 1)) == math.inf


def test_the_interval_without_bounds_covers_at_every_look():
    rng = np.random.default_rng(6)
    missed = 0
    for _ in range(200):
        data = rng.exponential(1.0, 400)
        missed += any(interval(data[:n], 0.05).excludes(1.0) for n in range(50, 401, 10))
    assert missed <= 20


def games(blocks, bias, skill, rng):
    """Return shares and luck of blocks of two seats, where luck decides most of the result."""
    luck = rng.normal(0, 0.2, blocks)
    share = np.clip(0.5 + bias + luck + rng.normal(0, skill, blocks), 0, 1)
    return np.stack([share, 1 - share], axis=1), np.stack([luck, -luck], axis=1)


def test_luck_adjustment_keeps_the_mean_and_saves_variance():
    shares, luck = games(20_000, 0.03, 0.05, np.random.default_rng(7))
    after = adjusted(shares, luck)
    assert after[:, 0].mean() == pytest.approx(shares[:, 0].mean(), abs=0.006)
    assert after[:, 0].var() < 0.2 * shares[:, 0].var()


def test_the_weight_of_luck_depends_on_earlier_blocks_only():
    rng = np.random.default_rng(8)
    shares, luck = games(50, 0.0, 0.1, rng)
    before = luck_weights(shares, luck)
    shares[30:], luck[30:] = rng.random((20, 2)), rng.random((20, 2))
    assert (luck_weights(shares, luck)[:31] == before[:31]).all()
    assert before.min() >= 0
    assert before.max() <= MOST_WEIGHT


def test_useless_luck_is_given_up():
    rng = np.random.default_rng(9)
    shares, _ = games(5000, 0.0, 0.1, rng)
    noise = rng.normal(0, 0.3, (5000, 1)) * np.array([1, -1])
    assert luck_weights(shares, noise)[-1] < 0.1


def test_an_effect_is_shown_sooner_without_luck():
    shares, luck = games(700, 0.03, 0.05, np.random.default_rng(10))
    found = effect("seat 0", shares, luck, 0, 0.5, 0.05)
    assert found.shown
    assert found.low < 0.03 < found.high
    assert not found.raw_low > 0
    assert found.saved > 0.5
    assert not effect("seat 0", *games(400, 0.0, 0.05, np.random.default_rng(11)), 0, 0.5, 0.05).shown
