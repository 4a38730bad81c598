"""The end of a game: the winner on the board, the result that fits the screen, the chart, and the picture to keep."""

import json
import re
import struct

import pytest
from browser.sizes import NO_STREAM, SCREENS, records_of
from browser.test_access import violations
from playwright.sync_api import expect

ENDED = "() => document.dispatchEvent(new Event('visibilitychange'))"  # the page then asks for the newest view


class LastMove:
    """A page at the table of a recorded game, which shows the game before its last step, and then its end."""

    def __init__(self, page, game, record, lang="en"):
        self.page, self.over = page, False
        path = next(path for path in records_of(game) if path.stem == record)
        page.context.add_init_script(NO_STREAM)
        page.goto("/replay")
        page.locator("#replay textarea").fill(path.read_text(encoding="utf-8"))
        page.locator("#replay button").click()
        page.wait_for_url("**/t/*")
        self.api = re.sub(r"/t/(\w+).*", r"/api/t/\1/view", page.url)
        self.real = page.request.get(f"{self.api}?lang={lang}").json()["view"]
        self.last, self.result = self.real["last_step"], self.real["result"]
        page.route(lambda url: "/view?" in url and "step=" not in url, self.answer)
        page.goto(page.url.split("?")[0])
        page.locator("#board > svg").wait_for()

    def answer(self, route):
        """Answer with the end or, before it has come, with the last step but one."""
        url = route.request.url.split("base=")[0].rstrip("?&")
        answer = self.page.request.get(url if self.over else f"{url}&step={self.last - 1}").json()
        if not self.over:
            answer["view"] |= {"over": False, "result": None, "live": True, "last_step": self.last - 1}
        route.fulfill(body=json.dumps(answer | {"version": f"over: {self.over}", "base": None}))

    def end(self):
        """Let the game end."""
        self.over = True
        self.page.evaluate(ENDED)
        expect(self.page.locator(".triumph")).to_be_visible()


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_winner_is_celebrated_and_the_result_fits(person, screen):
    width, height = SCREENS[screen]
    page = person(width=width, height=height, touch=screen == "phone", motion="no-preference")
    LastMove(page, "meeple_war", "six_points").end()
    assert page.locator(".flake").count() > 20
    assert page.locator(".triumph .words").inner_text() == page.locator("#told").inner_text() == "D wins"
    page.locator(".triumph").click(position={"x": 9, "y": 9})
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator(".triumph")).to_have_count(0)
    assert page.locator("#result .body").evaluate("body => body.scrollHeight <= body.clientHeight")
    for part in ("#scores tbody", "#timeline svg", "#rematch", "#result-picture"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_the_celebration_is_still_with_reduced_motion_and_ends_by_itself(person):
    page = person(motion="reduce")
    LastMove(page, "destorsion", "exit").end()
    assert page.locator(".triumph.still .troop").count()  # the winner's dwarf
    moving = "[...document.querySelectorAll('.triumph *')].filter((one) => one.getAnimations().length).length"
    assert page.evaluate(moving) == 0
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator(".triumph")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end(person, theme):
    page = person(theme=theme)
    LastMove(page, "poignee", "bank").end()
    assert violations(page) == []
    expect(page.locator("#result")).to_be_visible()
    assert violations(page) == []


def test_a_turn_of_the_chart_leads_to_its_moment(person):
    page = person()
    table = LastMove(page, "destorsion", "exit")
    table.end()
    page.keyboard.press("Escape")
    chart = page.get_by_role("slider", name="Points turn by turn")
    steps = table.result["steps"]
    chart.hover()
    expect(page.locator("#timeline .about")).to_contain_text("Turn ")
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    said = ", ".join(f"{name} {points}" for name, points in zip("AB", table.result["timeline"][2], strict=True))
    expect(chart).to_have_attribute("aria-valuetext", f"Turn 2: {said.replace(', ', ' · ')}")
    page.keyboard.press("Enter")
    expect(page.locator("#result")).to_be_hidden()
    expect(page.locator("#step")).to_have_text(f"{steps[2]} / {table.last}")
    page.keyboard.press("End")
    page.locator("#open-result").click()
    box = chart.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    expect(page.locator("#result")).to_be_hidden()
    middle = [f"{step} / {table.last}" for step in steps[3:-1]]
    page.wait_for_function("texts => texts.includes(document.querySelector('#step').textContent)", arg=middle)


def test_a_picture_of_the_final_board_is_saved(person, tmp_path):
    page = person()
    LastMove(page, "poignee", "bank").end()
    page.keyboard.press("Escape")
    asked = []
    page.on("request", lambda request: asked.append(re.sub(r"https?://[^/]+", "", request.url)))
    with page.expect_download() as download:
        page.locator("#result-picture").click()
    others = [url for url in asked if not url.startswith(("/static/", "/scenery/poignee/", "data:", "blob:"))]
    assert others == [], "the picture shows more than the page"
    assert re.fullmatch(r"tablee-poignee-\w+\.png", download.value.suggested_filename)
    kept = tmp_path / "kept.png"
    download.value.save_as(kept)
    content = kept.read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert max(width, height) == 1600
    assert min(width, height) > 700
    assert len(content) > 100_000, "the picture is nearly empty"
    expect(page.locator("#result-picture")).to_be_enabled()
