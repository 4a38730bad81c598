"""The sources of random numbers for chance: from a seed, from a committed secret, or by the compiled generator."""

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.rng import below, pick, seed_of
from tablee.core.sources import Committed, Seeded, weighted


def test_a_committed_draw_can_be_recomputed_by_anyone():
    source = Committed(b"s" * 32)
    assert source.commitment == hashlib.sha256(b"s" * 32).hexdigest()
    digest = hmac.new(b"s" * 32, b"7:0", hashlib.sha256).digest()
    assert source.below(6, 7) == int.from_bytes(digest, "big") % 6
    assert source.below(6, 7) == source.below(6, 7)


def test_secrets_differ():
    assert Committed().secret != Committed().secret
    assert len(Committed().secret) == 32


@pytest.mark.parametrize("source", [Seeded(1), Committed(b"x")])
def test_draws_are_even_and_in_range(source):
    counts = Counter(source.below(6, ply) for ply in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1800 < count < 2200 for count in counts.values())


@given(st.lists(st.integers(1, 50), min_size=1, max_size=20), st.integers(0, 10_000))
def test_weighted_draws_never_leave_the_list(weights, ply):
    assert 0 <= weighted(Committed(b"w"), weights, ply) < len(weights)


def test_weights_are_kept():
    source = Seeded(3)
    counts = Counter(weighted(source, [1, 2, 7], 0) for _ in range(10_000))
    assert [round(counts[i] / 1000) for i in range(3)] == [1, 2, 7]


@given(st.integers(-(2**70), 2**70))
def test_the_generator_takes_any_seed_and_never_overflows(seed):
    rng = seed_of(seed)
    with np.errstate(all="raise"):
        numbers = [int(below(rng, 7)) for _ in range(50)]
    assert set(numbers) <= set(range(7))
    assert len(set(numbers)) > 1


def test_pick_follows_the_weights():
    rng = seed_of(9)
    weight = np.array([5, 1, 4], np.int64)
    counts = Counter(pick(rng, weight, 3) for _ in range(10_000))
    assert [round(counts[i] / 1000) for i in range(3)] == [5, 1, 4]
