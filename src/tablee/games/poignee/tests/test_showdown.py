"""Tests of showdowns: dice, rerolls, burials and rewards."""

import pytest

from tablee.games.poignee.box import Phase
from tablee.games.poignee.tests.scene import A, B, C, boxed, buried, given


def duel(west: str, east: str, **more):
    """Return a position with a showdown to resolve: seat A controls W, seat B controls E, and it is B's turn."""
    return given(2, active=B, on={"W": west, "E": east}, tokens=(A, B), **more)


def test_we_20_reroll():
    """PM-089, PM-091, PM-094, PM-097, PM-099, PM-100, PM-102, PM-103: the better shooter rerolls and wins."""
    position = duel("deputy", "robber").do("resolve showdown", "die 3", "die 5")
    assert (position.to_act, position.choices()) == (A, ["reroll no", "reroll yes"])
    position.do("reroll yes", "die 6")
    assert buried(position) == "robber"
    assert position.holds("saloon", "madame deputy")
    assert position.draws() == (A, 3)
    assert list(position.state.controller) == [-1, -1]
    assert position.state.active == B


def test_we_21_bad_reroll():
    """PM-092: after a reroll the new value counts, even if it is worse."""
    position = duel("deputy", "robber").do("resolve showdown", "die 3", "die 5", "reroll yes", "die 2")
    assert buried(position) == "deputy"
    assert position.holds("saloon", "madame robber")
    assert position.draws() == (B, 4)


def test_we_22_tie_different_skill():
    """PM-090, PM-095: on equal dice the better shooter wins."""
    position = duel("miner", "builder").do("resolve showdown", "die 4", "die 4", "reroll no")
    assert buried(position) == "builder"
    assert position.draws() == (A, 1)


def test_we_23_double_kill():
    """PM-093, PM-096, PM-098, PM-120: both meeples are buried, and both controllers draw, the active player first."""
    position = given(2, on={"W": "builder", "E": "builder"}, tokens=(A, B), tombs="miner " * 5)
    position.do("resolve showdown", "die 4", "die 4")
    assert buried(position) == "miner miner miner miner miner builder"
    assert boxed(position) == "builder"
    assert position.draws() == (A, 1)
    assert list(position.state.reasons) == [0, 0, 0]
    position.do("draw gold")
    assert position.draws() == (B, 1)
    position.do("draw stone")
    assert position.holds("saloon", "madame")
    assert (list(position.state.reasons), position.state.by_turn) == ([0, 1, 0], A)
    assert position.state.active == B  # the game is not over: the round is finished first


def test_we_24_rulebook_picture():
    """PM-091, PM-100: a better shooter rerolls 2 into 5 against a builder's 4."""
    position = duel("builder", "miner").do("resolve showdown", "die 4", "die 2")
    assert position.to_act == B
    position.do("reroll yes", "die 5")
    assert buried(position) == "builder"
    assert position.holds("saloon", "madame miner")
    assert position.draws() == (B, 1)


@pytest.mark.parametrize(("die", "drawn"), [(6, (C, 2)), (1, (A, 4))])
def test_we_25_naming(die, drawn):
    """PM-041, PM-042, PM-043, PM-088: A's own token is in use, so A must name another player."""
    position = given(3, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1))
    position.do("take B5", "place deputy E")
    assert (position.to_act, position.choices()) == (A, ["name 1", "name 2"])
    position.do("name 2")
    assert list(position.state.controller) == [A, C]
    position.do("resolve showdown", "die 3", "die 2")
    assert position.to_act == C
    position.do("reroll yes", f"die {die}")
    assert position.draws() == drawn


def test_we_29_full_graveyard():
    """PM-098, PM-101, PM-124: if no tomb is free, the loser goes to the box, and the reward is still drawn."""
    position = duel("robber", "deputy", tombs="miner " * 6)
    position.do("resolve showdown", "die 1", "die 6", "reroll no")
    assert boxed(position) == "robber"
    assert position.holds("saloon", "madame deputy")
    assert position.draws() == (B, 3)


def test_a_showdown_needs_two_and_comes_once():
    """PM-055, PM-087, PM-105: a showdown must be resolved in this turn, and only once."""
    position = given(on={"W": "miner", "E": "builder", "D3": "miner"}, tokens=(A, C))
    assert position.choices() == ["resolve D3", "resolve showdown"]
    position.do("resolve D3")
    assert position.choices() == ["resolve showdown"]
    position.do("resolve showdown", "die 6", "die 1", "reroll no", "draw gold")
    assert (position.state.active, position.where()) == (B, [])


def test_a_reroll_keeps_the_old_die_until_the_new_one_falls():
    """PM-091, PM-092: the old die counts until the new one is rolled; both lie there until the reward is drawn."""
    position = given(on={"W": "miner", "E": "builder"}, tokens=(A, C))
    position.do("resolve showdown", "die 2", "die 5", "reroll yes")
    assert list(position.state.dice) == [2, 5]
    assert position.weights() == {f"die {v}": 1 for v in range(1, 7)}
    position.do("die 6")
    assert list(position.state.dice) == [6, 5]
    assert buried(position) == "builder"
    assert list(position.do("draw gold").state.dice) == [0, 0]


def test_equal_shooters_do_not_reroll():
    """PM-093, PM-094: with equal skills, the higher die wins at once."""
    position = given(on={"W": "robber", "E": "robber"}, tokens=(A, C))
    position.do("resolve showdown", "die 2", "die 5")
    assert position.draws() == (C, 3)
    assert position.holds("saloon", "madame robber")


def test_madame_is_never_in_a_showdown():
    """PM-104: if Madame is put on a showdown space, she goes to the saloon instead."""
    position = given(saloon="madame", on={"W": "miner"}, tokens=(B, -1))
    position.do("take saloon", "place madame E")
    assert (position.state.phase, position.state.active) == (Phase.TAKE, B)
    assert position.where() == ["W"]


def test_after_a_double_kill_the_active_player_draws_first():
    """PM-096: even the controller of E draws first in their own turn, which matters if the bag is nearly empty."""
    position = given(2, active=B, on={"W": "deputy", "E": "deputy"}, tokens=(A, B), bag=(5, 0, 0))
    position.do("resolve showdown", "die 1", "die 1")
    assert position.draws() == (B, 4)
    position.do(*["draw gold"] * 5)
    assert list(position.state.gold[:2]) == [1, 4]
    assert buried(position) == "deputy deputy"


@pytest.mark.parametrize(("tombs", "in_tombs", "in_box"), [(4, 6, 0), (5, 6, 1), (6, 6, 2)])
def test_a_double_kill_fills_tombs_then_the_box(tombs, in_tombs, in_box):
    """PM-096, PM-097, PM-098: of two dead meeples, those that find no free tomb go to the box."""
    position = given(2, on={"W": "miner", "E": "miner"}, tokens=(A, B), tombs="builder " * tombs)
    position.do("resolve showdown", "die 3", "die 3")
    assert (len(buried(position).split()), len(boxed(position).split())) == (in_tombs, in_box)


def test_graves_are_kept_in_order_of_burial():
    """PM-097: each loser goes into the next free tomb."""
    position = given(2, on={"W": "robber", "E": "builder"}, tokens=(A, B), tombs="deputy miner")
    position.do("resolve showdown", "die 1", "die 5", "reroll no")
    assert buried(position) == "deputy miner robber"
