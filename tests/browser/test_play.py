"""Whole games by clicking: from the lobby to the end screen, alone, in company, in three languages, on a phone."""

import re

import pytest
from browser.people import NO_CONFIRM, links, open_game, play_to_the_end
from playwright.sync_api import expect

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names

DRAWN = [name for name in names() if find_game(name).board]
SHORT = {"meeple_war": {"stalemate_rounds": "6"}}  # people who click at random never win this one


@pytest.mark.parametrize("name", DRAWN)
def test_a_game_is_played_from_the_lobby_to_the_end_screen(person, name):
    page = person(preferences=NO_CONFIRM)
    open_game(page, name, count=find_game(name).seats[0], options=SHORT.get(name))
    play_to_the_end([page])
    expect(page.locator("#scores tfoot .total td")).to_have_count(find_game(name).seats[0])
    expect(page.locator("#dice .verdict.good")).to_be_visible()
    expect(page.locator("#timeline svg")).to_be_visible()


def test_two_people_and_a_bot_play_a_game_and_meet_again(person):
    ann, bob = person(preferences=NO_CONFIRM), person(preferences=NO_CONFIRM)
    first = open_game(ann, "destorsion", seats=["friend", "bot"])
    bob.goto(links(ann)[0])
    expect(bob.locator("#board > svg")).to_be_visible()
    expect(ann.locator('.seat[data-seat="1"] .dot.on')).to_be_visible()
    play_to_the_end([ann, bob])
    assert ann.locator("#scores").inner_text() == bob.locator("#scores").inner_text()
    ann.locator("#rematch").click()
    ann.wait_for_url(lambda url: url != first)
    expect(bob.locator("#rematch")).to_have_text("Join the rematch")
    bob.locator("#rematch").click()
    bob.wait_for_url(lambda url: url.split("?")[0] == ann.url.split("?")[0])
    expect(bob.locator(".seat.you")).to_have_count(1)


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_a_game_is_played_on_a_phone_in_another_language(person, lang):
    page = person(width=360, height=740, lang=lang, preferences=NO_CONFIRM)
    open_game(page, "destorsion", count=2)
    assert page.locator("html").get_attribute("lang") == lang
    play_to_the_end([page])
    said = page.locator("#dice .verdict.good").inner_text()
    assert re.match({"fr": "Vérifié", "es": "Comprobado"}[lang], said)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
