"""Accessibility: axe finds no serious violations on any page, in both themes, with wide and narrow screens."""

from pathlib import Path

import pytest
from browser.people import open_game, wait_for_turn

from tablee.core.catalogue import catalogue
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.lessons import lessons

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
DRAWN = names()


def violations(page):
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (v["id"], [node["html"][:160] for node in v["nodes"]][:3])
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_serious_on_the_quiet_pages(person, theme, width):
    page = person(width=width, theme=theme)
    taught = [name for name in DRAWN if lessons(find_game(name)).all]
    shown = [name for name in DRAWN if catalogue(find_game(name))]
    teaching = (*(f"/learn/{name}" for name in taught), *(f"/catalogue/{name}" for name in shown))
    for address in ("/", *(f"/rules/{name}" for name in DRAWN), *teaching, "/replay"):
        page.goto(address)
        assert violations(page) == [], address
    page.goto("/")
    page.locator("[data-open]").first.click()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", DRAWN)
def test_axe_finds_nothing_serious_at_a_table(person, name, theme):
    page = person(theme=theme)
    open_game(page, name, count=find_game(name).seats[0])
    wait_for_turn(page)
    assert violations(page) == []
    for opener in ("#open-share", "#open-settings"):
        page.locator(opener).click()
        assert violations(page) == [], opener
        page.keyboard.press("Escape")
    page.locator("#open-rules").click()
    assert violations(page) == []
