"""Compare statistics of thousands of random games, played by the compiled rules, with those of an independent model."""

from collections import Counter
from random import Random
from statistics import mean, median

import numpy as np
import pytest

from tablee.core.fields import new
from tablee.core.rng import seed_of
from tablee.games.poignee.actions import ACTIONS, YES, resolve
from tablee.games.poignee.box import SHOWDOWN, Ending
from tablee.games.poignee.tests.scene import GAME

GAMES = 3000
KIND = [ACTIONS.parts(action).kind for action in range(ACTIONS.count)]
OFFERS = ("build", "upgrade")


def random_games(games: int, seats: int, eager: bool = False) -> dict[str, list[float]]:
    """Play random games and return what was counted in each; if `eager`, accept every offered build and upgrade."""
    boxes, states = GAME.box(), new(GAME.state_dtype, 2)
    out, weight = np.empty(GAME.buffer_size, np.int64), np.empty(GAME.buffer_size, np.int64)
    rng, random, native = seed_of(seats), Random(seats).random, GAME.native
    native.start(boxes, states, 0, seats)
    found: dict[str, list[float]] = {
        key: [] for key in ("decisions", "turns", "showdowns", "namings", "points", "ending")
    }
    for _ in range(games):
        native.copy_slot(states, 1, 0)
        native.settle(boxes, states, 1, rng, out, weight)
        n = native.list_legal(boxes, states, 1, out)
        taken: Counter[int] = Counter()
        while n:
            action = int(out[int(random() * n)])
            if eager and KIND[action] in OFFERS:
                action = int(out[YES])
            taken[action] += 1
            n = native.step(boxes, states, 1, action, rng, out, weight)
        native.points(boxes, states, 1, out)
        found["decisions"].append(taken.total())
        kinds = Counter(KIND[action] for action in taken.elements())
        found["turns"].append(kinds["take"])
        found["showdowns"].append(taken[resolve(SHOWDOWN)])
        found["namings"].append(kinds["name"])
        found["points"].append(mean(out[:seats].tolist()))
        found["ending"].append(int(states[1]["ending"]))
    return found


@pytest.mark.parametrize(("seats", "points", "namings"), [(2, 35, 0), (3, 25, 1.5), (4, 20, 1.0)])
def test_random_play_gives_the_expected_figures(seats, points, namings):
    """PM-015, PM-041, PM-087, PM-119, PM-120, PM-121, PM-122, PM-129: compare turns, endings, scores, showdowns.

    With two players no controller is named.
    """
    found = random_games(GAMES, seats)
    assert 32 <= median(found["turns"]) <= 33
    assert mean(found["points"]) == pytest.approx(points, abs=1)
    assert mean(found["showdowns"]) == pytest.approx(5.7, abs=0.2)
    assert mean(found["decisions"]) == pytest.approx(260, abs=12)
    assert mean(found["namings"]) == pytest.approx(namings, abs=0.1)
    endings = Counter(found["ending"])
    assert 0.97 <= endings[Ending.GRAVEYARD] / GAMES <= 0.99
    assert endings[Ending.BANK] > 0
    assert endings[Ending.DYNAMITE] > 0
    assert endings[Ending.NONE] == 0
    assert all(turns % seats == 0 for turns in found["turns"])


@pytest.mark.parametrize(("seats", "points"), [(2, 38), (3, 27), (4, 22)])
def test_building_whenever_possible_gives_more(seats, points):
    """PM-053, PM-057, PM-061, PM-127: scores are higher if every offered build and upgrade is accepted."""
    assert mean(random_games(GAMES, seats, eager=True)["points"]) == pytest.approx(points, abs=1)
