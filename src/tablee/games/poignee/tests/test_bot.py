"""Tests of the value estimate, the features and the playout policy."""

from collections import Counter

import numpy as np
import pytest

from tablee.core.rng import seed_of
from tablee.games.poignee import bot
from tablee.games.poignee.box import Phase
from tablee.games.poignee.tests.scene import GAME, A, B, C, given


def test_the_estimate_follows_points_and_ends_with_the_places():
    """PM-129, PM-131: the chances to win add up to 1; after the game the winners share them equally."""
    ahead = given(3, gold=[5, 0, 1]).values()
    assert sum(ahead) == pytest.approx(1)
    assert ahead[A] > ahead[C] > ahead[B]
    over = given(3, gold=[5, 5, 1])
    over.state.phase = Phase.GAME_OVER
    assert over.values() == [0.5, 0.5, 0.0]


def test_features_fill_their_vector_from_the_viewers_side():
    """Exactly `n_features` numbers are written, beginning with those of the viewer."""
    position = given(3, gold=[4, 0, 1], tiles={"B0": (A, 5)})
    out = position.features(A)
    assert len(out) == GAME.search.n_features == position.engine.observe(position.boxes, position.states, 0, A, out)
    assert position.features(A)[1] > position.features(C)[1] > position.features(B)[1]


def preferred(position):
    """Return the action that playouts choose most often, in its written form."""
    legal = position.legal()
    out, rng = np.array(legal), seed_of(1)
    chosen = Counter(bot.playout_choice(position.box, position.state, out, len(out), rng) for _ in range(500))
    return position.write(legal[chosen.most_common(1)[0][0]])


@pytest.mark.parametrize(
    ("inside", "best"),
    [
        ({"B0": "2 miner"}, "place robber D0"),
        ({"B2": "2 robber"}, "place deputy D2"),
        ({"B2": "builder"}, "place madame D2"),
    ],
)
def test_a_playout_puts_meeples_where_they_bring_most(inside, best):
    """PM-073, PM-075, PM-077: a robber draws for miners inside, a deputy for robbers, Madame for builders."""
    position = given(2, saloon="", inside={"B1": "robber deputy madame", **inside}).do("take B1")
    assert preferred(position) == best


@pytest.mark.parametrize(("mine", "best"), [("B0", "place miner D0"), ("B2", "place miner D2")])
def test_a_playout_sends_miners_to_the_own_tile(mine, best):
    """PM-069: the owner of a tile draws for a miner, so a playout prefers its own tile."""
    tiles = {building: (A if building == mine else B, 5) for building in ("B0", "B2")}
    assert preferred(given(2, inside={"B1": "miner builder"}, tiles=tiles).do("take B1")) == best


@pytest.mark.parametrize(("tokens", "kind"), [((-1, -1), "W"), ((-1, A), "D1"), ((-1, B), "W")])
def test_a_playout_shoots_for_itself(tokens, kind):
    """PM-040, PM-041: a meeple that another player would control is not put on a showdown space."""
    on = {"E": "miner"} if max(tokens) >= 0 else {}
    position = given(2, inside={"B0": "builder"}, on=on, tokens=tokens).do("take B0")
    assert preferred(position) == f"place builder {kind}"


def test_a_playout_builds_and_rolls_a_lost_shot_again():
    """PM-057, PM-091: a playout builds, and rerolls only if it would lose otherwise."""
    rich = given(2, on={"D1": "builder"}, gold=[9, 0], stone=[9, 0]).do("resolve D1")
    assert preferred(rich) == "build yes"
    for dice, answer in (((2, 5), "reroll yes"), ((5, 2), "reroll no")):
        duel = given(2, on={"W": "deputy", "E": "builder"}, tokens=(A, B)).do("resolve showdown")
        for value in dice:
            duel.do(f"die {value}")
        assert preferred(duel) == answer
