"""The scenery behind a board: loaded after it, always in step with it, and never needed."""

import re

from browser.people import NO_CONFIRM, open_game, wait_for_turn
from playwright.sync_api import expect

PLACES = """() => ['#board > svg', '#board > .scenery > svg'].map((name) => {
  const shown = document.querySelector(name);
  if (!shown) return name;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return [shown.getAttribute('viewBox'), ...[x, y, width, height].map(Math.round)].join(' ');
})"""

OWN = re.compile(r"/scenery/destorsion/\w+-2-")  # of a table with two seats; the lobby shows three


def scenery(page):
    return page.locator("#board > .scenery > svg")


def test_the_scenery_follows_the_board(person):
    """In every layout, after zooming, and in both themes, without being loaded twice."""
    page = person(preferences=NO_CONFIRM)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url) if OWN.search(request.url) else None)
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    for width, height in ((1280, 800), (844, 390), (820, 1180), (390, 844), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        narrow = width < 1000
        expect(scenery(page)).to_have_count(1)
        page.wait_for_function(
            "narrow => document.querySelector('#board > svg').viewBox.baseVal.width < 999 === narrow", arg=narrow
        )
        page.wait_for_function(f"() => {{ const [board, behind] = ({PLACES})(); return board === behind; }}")
    assert len(set(loaded)) == 2
    page.keyboard.press("+")
    page.wait_for_function("() => document.querySelector('#board').classList.contains('zoomed')")
    board, behind = page.evaluate(PLACES)
    assert board == behind
    rock = "getComputedStyle(document.querySelector('#board > .scenery rect')).fill"
    light = page.evaluate(rock)
    page.locator("#theme").click()
    page.wait_for_function(f"light => {rock} !== light", arg=light)
    wanted = loaded[:]
    page.locator("#choices .choice").first.click()
    page.wait_for_timeout(300)
    assert loaded == wanted


def test_a_board_can_be_played_without_its_scenery(person):
    page = person(preferences=NO_CONFIRM)
    page.route(OWN, lambda route: route.abort())
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    step = page.locator("#step").inner_text()
    page.locator("#choices .choice").first.click()
    expect(page.locator("#step")).not_to_have_text(step)
    expect(scenery(page)).to_have_count(0)
    page.close()
    assert 1 <= len(person.complaints) <= 3
    assert all("/scenery/" in said for said in person.complaints)
    person.complaints.clear()
