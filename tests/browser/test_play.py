"""Whole games in the browser, from the lobby to the result: two people, one of them with a phone, and a bot."""

from itertools import cycle

import pytest
from browser.people import NO_CONFIRM, links, open_game, play_to_the_end, sit_down
from playwright.sync_api import expect

from tablee.core.discovery import names

LANGUAGES = dict(zip(names(), cycle(["fr", "es"]), strict=False))  # the language of the person with the phone
VERIFIED = {"en": "Verified", "fr": "Vérifié", "es": "Comprobado"}
USUAL = "destorsion"
SHORT = {"meeple_war": {"stalemate_rounds": "6"}}  # random clicks never win this game, so let a stalemate end it
TRIES = {"meeple_war": 80}  # after this many random clicks, always click the first thing, to end the game sooner


GAMES = [pytest.param(name, marks=[] if name == USUAL else pytest.mark.full, id=name) for name in names()]


@pytest.mark.parametrize("name", GAMES)
def test_two_people_and_a_bot_play_from_the_lobby_to_the_end_screen_and_meet_again(person, name):
    ann, bob = (
        person(preferences=NO_CONFIRM),
        person(width=360, height=740, lang=LANGUAGES[name], preferences=NO_CONFIRM),
    )
    first = open_game(ann, name, seats=["friend", "bot"], options=SHORT.get(name))
    sit_down(bob, links(ann)[0])
    expect(bob.locator("#board > svg")).to_be_visible()
    expect(ann.locator('.seat[data-seat="1"] .dot.on')).to_be_visible()
    play_to_the_end([ann, bob], tries=TRIES.get(name, 2000))
    for page, lang in ((ann, "en"), (bob, LANGUAGES[name])):
        assert page.locator("html").get_attribute("lang") == lang
        expect(page.locator("#scores tfoot .total td")).to_have_count(3)
        expect(page.locator("#dice .verdict.good")).to_contain_text(VERIFIED[lang])
        expect(page.locator("#timeline svg")).to_be_visible()
    totals = [page.locator("#scores tfoot .total td").all_inner_texts() for page in (ann, bob)]
    assert totals[0] == totals[1]
    assert bob.evaluate("document.documentElement.scrollWidth") == 360
    ann.locator("#rematch").click()
    ann.wait_for_url(lambda url: url != first)
    bob.locator("#rematch").click()
    bob.wait_for_url(lambda url: url.split("?")[0] == ann.url.split("?")[0])
    expect(bob.locator(".seat.you")).to_have_count(1)
