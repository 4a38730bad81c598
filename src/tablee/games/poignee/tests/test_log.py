"""Tests of what the log says about showdowns, dynamite and the end, and what the result says about a complete tie."""

import pytest

from tablee.games.poignee.tests.scene import GAME, A, B, given

LANGUAGES = {"en": ("buried", "the box"), "fr": ("Cimetière", "la boîte"), "es": ("cementerio", "la caja")}


def lines(position, *forms, language="en"):
    """Take actions, and return what the log says about them."""
    said = []
    for form in forms:
        said.append(GAME.told(position, position.read(position.to_act, form), A, language))
        position.do(form)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("tombs", "grave", "box"), [(5, True, False), (6, False, True)])
def test_a_loser_without_a_tomb_goes_to_the_box(language, tombs, grave, box):
    """PM-097, PM-098: the log says whether the loser goes to a tomb or to the box."""
    position = given(2, on={"W": "miner", "E": "miner"}, tokens=(A, B), tombs="builder " * tombs)
    said = lines(position, "resolve showdown", "die 3", "die 2", language=language)[-1]
    buried, boxed = LANGUAGES[language]
    assert (buried in said, boxed in said) == (grave, box)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("tombs", "grave", "box"), [(4, True, False), (5, True, True), (6, False, True)])
def test_a_double_kill_may_find_one_tomb_or_none(language, tombs, grave, box):
    """PM-096, PM-098: with only one tomb left, the log mentions both the graveyard and the box."""
    position = given(2, on={"W": "miner", "E": "miner"}, tokens=(A, B), tombs="builder " * tombs)
    said = lines(position, "resolve showdown", "die 3", "die 3", language=language)[-1]
    buried, boxed = LANGUAGES[language]
    assert (buried in said, boxed in said) == (grave, box)


@pytest.mark.parametrize(("option", "twice"), [("perCrate", True), ("perAction", False)])
def test_the_log_counts_explosions_not_crates(option, twice):
    """PM-111: with `multiDynamite = perAction`, two crates drawn by one action cause one explosion."""
    position = given(2, on={"D2": "robber"}, inside={"B2": "miner"}, stone=[8, 4], bag=(5, 6, 2), multiDynamite=option)
    said = lines(position, "resolve D2", "draw crate", "draw crate")[-1]
    assert "The dynamite explodes" in said
    assert ("2 times" in said) == twice
    assert list(position.state.stone[:2]) == ([2, 1] if twice else [4, 2])


@pytest.mark.parametrize("bag", [(9, 9, 0), (0, 0, 0)])
@pytest.mark.parametrize(("west", "east", "winner"), [(5, 2, "Orange"), (2, 5, "Green"), (3, 3, "")])
@pytest.mark.parametrize("waiting", [{}, {"D3": "miner"}])
@pytest.mark.parametrize("active", [A, B])
@pytest.mark.parametrize("kind", ["miner", "deputy"])
def test_the_log_names_the_winner_of_equal_shooters(bag, west, east, winner, waiting, active, kind):
    """PM-086, PM-093, PM-094, PM-096: the dice decide, even if the bag is empty and no reward can be drawn.

    It does not matter whose turn it is, or who controls which space.
    """
    for tokens, named in (((A, B), winner), ((B, A), {"Orange": "Green", "Green": "Orange", "": ""}[winner])):
        position = given(2, active=active, on={"W": kind, "E": kind} | waiting, tokens=tokens, bag=bag)
        said = lines(position, "resolve showdown", f"die {west}", f"die {east}")[-1]
        assert (f"{named} wins the showdown" if named else "Both fall") in said
        for other in {"Orange", "Green"} - {named}:
            assert f"{other} wins" not in said


def test_the_log_says_which_trigger_came_first():
    """PM-119, PM-120: the log names only the first trigger, when it comes true; the result names the same one."""
    position = given(
        2, on={"W": "miner", "E": "miner", "D3": "miner"}, tokens=(A, B), tombs="miner " * 5, gold=[8], bank=1
    )
    said = lines(position, "resolve showdown", "die 3", "die 2", "draw stone", "draw stone", "resolve D3")
    assert "The graveyard is full" in said[-2]
    assert "last round" not in said[-1]
    position.do("take saloon", "place madame W").end_turn()
    assert "(graveyard)" in GAME.board.text(position, A)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("option", "offered"), [("shared", False), ("offer rematch", True)])
def test_a_complete_tie_offers_a_rematch(language, option, offered):
    """PM-131: the result offers a rematch only after the end, and only if `finalTie` says so."""
    position = given(2, active=B, tombs="miner " * 6, finalTie=option)
    assert GAME.words.rematch(position) is None
    position.do("take saloon", "place madame W")
    said = GAME.words.rematch(position)
    assert (said is not None) == offered
    if said:
        assert said(GAME.say(language))


def test_a_winner_needs_no_rematch():
    """PM-129, PM-130, PM-131: a tie for second place brings no rematch."""
    position = given(3, active=2, tombs="miner " * 6, gold=[3, 1, 1], finalTie="offer rematch")
    position.do("take saloon", "place madame W")
    assert position.ranks() == [1, 2, 2]
    assert GAME.words.rematch(position) is None
