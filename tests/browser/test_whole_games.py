"""Whole games by touch alone and by keyboard alone, in all languages; nothing else is needed to play."""

from itertools import cycle

import pytest
from browser.people import NO_CONFIRM, open_game, play_to_the_end, tap, type_
from browser.test_access import violations
from playwright.sync_api import expect

from tablee.core.discovery import names

SHORT = {"meeple_war": {"stalemate_rounds": "6"}}  # random choices never win this game, so let a stalemate end it
TRIES = {"meeple_war": 80}  # after this many random choices, always take the first, to end the game sooner
QUICK = "destorsion"  # the game that `make test` plays
LANGUAGES = ["en", "fr", "es"]


def games(first):
    """Return the games with a language for each, the quick one unmarked; `first` is the index of the first language."""
    spread = cycle(LANGUAGES[first:] + LANGUAGES[:first])
    return [
        pytest.param(name, next(spread), marks=() if name == QUICK else pytest.mark.full, id=name) for name in names()
    ]


def finished(page, lang):
    """Expect the result of a game between two people at one screen."""
    assert page.locator("html").get_attribute("lang") == lang
    expect(page.locator("#scores tfoot .total td")).to_have_count(2)
    expect(page.locator("#dice .verdict.good")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(("name", "lang"), games(1))
def test_a_whole_game_is_played_by_touch_alone(person, name, lang):
    page = person(width=390, height=844, touch=True, lang=lang, preferences=NO_CONFIRM)
    open_game(page, name, preset="screen", count=2, options=SHORT.get(name))
    play_to_the_end([page], tries=TRIES.get(name, 2000), act=tap)
    finished(page, lang)


@pytest.mark.parametrize(("name", "lang"), games(2))
def test_a_whole_game_is_played_by_keyboard_alone(person, name, lang):
    page = person(lang=lang, preferences=NO_CONFIRM)
    open_game(page, name, preset="screen", count=2, options=SHORT.get(name))
    play_to_the_end([page], tries=TRIES.get(name, 2000), act=type_)
    finished(page, lang)
