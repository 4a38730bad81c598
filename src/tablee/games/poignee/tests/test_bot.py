"""What a bot and a learner see."""

import pytest

from tablee.games.poignee.box import Phase
from tablee.games.poignee.tests.scene import GAME, A, B, C, given


def test_the_estimate_follows_points_and_ends_with_the_places():
    """PM-129, PM-131: chances sum to 1; winners of a finished game share it."""
    ahead = given(3, gold=[5, 0, 1]).values()
    assert sum(ahead) == pytest.approx(1)
    assert ahead[A] > ahead[C] > ahead[B]
    over = given(3, gold=[5, 5, 1])
    over.state.phase = Phase.GAME_OVER
    assert over.values() == [0.5, 0.5, 0.0]


def test_features_fill_their_vector_from_the_viewers_side():
    """PM-002: as many numbers as announced; each player sees itself first."""
    position = given(3, gold=[4, 0, 1], tiles={"B0": (A, 5)})
    out = position.features(A)
    assert len(out) == GAME.n_features == position.engine.observe(position.boxes, position.states, 0, A, out)
    assert position.features(A)[1] > position.features(C)[1] > position.features(B)[1]
