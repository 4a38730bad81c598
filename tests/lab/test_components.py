"""The effect of components in a report: what a place on a track brings, apart from how far it lies."""

import numpy as np
import pytest

from tablee.core import discovery
from tablee.lab.report.components import along_a_track, strength
from tablee.lab.report.measures import ratio

PLACES, UNITS, ALPHA = 25, 4000, 0.002


def gains(planted=None, bonus=0.0, *, used=PLACES, seed=1):
    """Return wins above expectation and users, by unit, on a track where far places are for those who do well."""
    rng = np.random.default_rng(seed)
    found = []
    for place in range(PLACES):
        users = rng.integers(0, 5, UNITS).astype(float) if place < used else np.zeros(UNITS)
        effect = 0.012 * place + (bonus if place == planted else 0.0)
        found.append((users * effect + np.sqrt(users) * rng.normal(0, 0.4, UNITS), users))
    return found


def first(effects):
    return max(range(len(effects)), key=lambda place: strength(effects[place]))


@pytest.mark.parametrize("planted", [1, 13, 23])
def test_a_better_place_is_first_though_later_ones_win_more(planted):
    made = gains(planted, 0.06)
    assert first([ratio(*one, ALPHA) for one in made]) in (23, 24), "the last ones win most"
    effects = along_a_track(made, ALPHA)
    assert first(effects) == planted
    assert effects[planted].low > 0
    assert effects[planted].low < 0.06 < effects[planted].high


def test_no_place_stands_out_from_a_straight_line():
    effects = along_a_track(gains(), ALPHA)
    assert all(effect.low < 0 < effect.high for effect in effects)
    assert all(abs(effect.value) < 0.03 for effect in effects)


def test_places_without_neighbours_keep_their_own_effect():
    made = gains(used=2)
    effects = along_a_track(made, ALPHA)
    assert effects[0] == ratio(*made[0], ALPHA)
    assert np.isnan(effects[5].value)
    assert along_a_track([], ALPHA) == []


def test_tracks_are_kinds_of_numbered_parts_in_order():
    for name in discovery.names():
        game = discovery.game(name)
        for kind in game.tracks:
            numbers = [int(part) for own, part in game.parts if own == kind]
            assert numbers == list(range(1, len(numbers) + 1))
