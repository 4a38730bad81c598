"""The lobby shows the real boards, and some moves of a recorded game on them."""

import pytest

PLACES = """() => [...document.querySelectorAll('.game .live')].map((board) =>
  [...board.querySelectorAll('.piece[id]')].map((piece) => `${piece.id} ${piece.style.transform}`).join())"""
CONNECTION = "Object.defineProperty(navigator, 'connection', { value: { saveData: %s, effectiveType: '%s' } })"
FOCUSABLE = (
    "() => document.querySelectorAll('.game .picture [tabindex], .game .picture a, .game .picture button').length"
)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_boards_are_shown_and_moves_are_made_on_them(person, motion):
    page = person(motion=motion, width=1920, height=1080, script=CONNECTION % ("false", "4g"))
    page.goto("/")
    assert page.locator(".game .picture > svg").count() == 4, "covers come first"
    page.wait_for_function("() => document.querySelectorAll('.game .live .scenery > svg').length === 4")
    first = page.evaluate(PLACES)
    assert all(len(places) > 20 for places in first)
    assert page.evaluate(FOCUSABLE) == 0
    if motion == "reduce":
        page.wait_for_timeout(3000)
        assert page.evaluate(PLACES) == first
    else:
        page.wait_for_function(f"(first) => ({PLACES})().every((board, i) => board !== first[i])", arg=first)


@pytest.mark.parametrize("connection", [("true", "4g"), ("false", "3g")])
def test_the_boards_are_not_loaded_where_data_is_to_be_saved(person, connection):
    page = person(script=CONNECTION % connection)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_timeout(2500)
    assert [url for url in asked if "boards" in url] == []
