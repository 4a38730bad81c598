"""The coach of a lesson: its card stays closed, keeps still while it is clicked, and leads on to a game."""

import math
import re

import pytest
from browser.people import NO_CONFIRM
from browser.test_lessons import GUIDED, choose, onward, open_lesson
from playwright.sync_api import expect

from tablee.core.discovery import game
from tablee.core.lessons import lessons

LINE = """() => document.querySelector('.coach-tail:not([hidden]) path')
  ?.getAttribute('d').match(/-?[\\d.]+/g).map(Number)"""
SLOW = '{"confirm": "never", "sound": false, "speed": "slow"}'
PHONE = {"width": 390, "height": 844, "touch": True}


def test_the_card_keeps_its_buttons_and_stays_closed(person):
    page = person(preferences=NO_CONFIRM)
    open_lesson(page, "destorsion", "guide")
    onward(page)
    page.evaluate("document.querySelector('#coach .row .main').dataset.kept = 'yes'")
    page.set_viewport_size({"width": 1100, "height": 800})  # the page draws another view of the same moment
    page.set_viewport_size({"width": 560, "height": 900})
    expect(page.locator("#table")).to_have_attribute("data-layout", "stack")
    page.wait_for_timeout(600)
    expect(page.locator("#coach [data-kept]")).to_be_visible()
    page.locator("#coach [data-kept]").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("#table")).not_to_have_attribute("data-layout", "stack")
    page.wait_for_timeout(600)
    expect(page.locator("#coach")).to_be_hidden()
    page.locator("#open-coach").click()
    expect(page.locator("#coach")).to_be_visible()


def test_a_lesson_leads_on_to_a_game(person):
    page = person(preferences=NO_CONFIRM)
    open_lesson(page, "destorsion", "into-the-hollow")
    forms = game("destorsion").forms
    for form in lessons(game("destorsion"))["into-the-hollow"].solution:
        page.locator(f"#choices [data-action='{forms.index(form)}']:enabled").wait_for(state="attached")
        choose(page, forms.index(form))
    page.locator("#coach a", has_text="Play a real game").click()
    expect(page.locator("#setup-destorsion")).to_be_visible()
    page.locator("#setup-destorsion [data-close]").first.click()
    page.reload()
    expect(page.locator("#setup-destorsion")).to_be_hidden()


@pytest.mark.parametrize("name", GUIDED)
def test_on_a_phone_a_guided_game_opens_at_its_top_and_the_line_is_thin(person, name):
    page = person(preferences=NO_CONFIRM, **PHONE)
    open_lesson(page, name, "guide")
    page.wait_for_timeout(800)
    assert page.evaluate("scrollY") == 0
    onward(page)
    x, y, _, ey, x2, y2 = page.evaluate(LINE) or [0] * 6
    assert math.hypot(x - x2, y - y2) <= 8
    assert ey <= page.locator("#dock").bounding_box()["y"]


def test_what_is_suggested_is_in_sight_in_the_list_and_the_list_closes_when_others_act(person):
    page = person(preferences=NO_CONFIRM, **PHONE)
    open_lesson(page, "airain", "guide")
    forms = game("airain").forms
    onward(page)
    choose(page, forms.index("recruit"))
    suggested = page.locator(f"#list .suggested[data-action='{forms.index('draw-row A')}']")
    expect(suggested).to_be_attached()
    page.locator("#coach [data-close]").click()
    page.locator("#list-choices").click()
    room, chosen = page.locator("#list").bounding_box(), suggested.bounding_box()
    assert room["y"] <= chosen["y"] + 1
    assert chosen["y"] + chosen["height"] <= room["y"] + room["height"] + 1
    suggested.click()
    page.locator(f"#choices [data-action='{forms.index('draw-blind')}']:enabled").click()
    expect(page.locator("#dock")).not_to_have_class(re.compile("open"))


def test_the_question_says_what_is_shown_before_it_is_asked(person):
    page = person(preferences=SLOW)
    open_lesson(page, "destorsion", "guide")
    forms = game("destorsion").forms
    for form in ("assign 4 1", "dwarf 0 forward"):
        page.locator(f"#choices [data-action='{forms.index(form)}']:enabled").wait_for(state="attached")
        choose(page, forms.index(form))
    page.locator("#table.mine.staging").wait_for()
    expect(page.locator("#prompt")).to_have_text(
        re.compile("^You are being shown what just happened. Next: You must choose the die")
    )
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_text(re.compile("^You must choose the die"))


PASSED = """async (view) => {
  const { promptOf } = await import('/static/0/question.js');
  return promptOf({ prompt: 'Choose', you: [0], to_act: 0, seat: 0, over: false, choices: [{}], ...view });
}"""


def test_a_turn_that_passed_without_a_decision_is_told(person):
    page = person(preferences=NO_CONFIRM)
    open_lesson(page, "destorsion", "guide")
    turns = [{"seat": seat, "step": step} for seat, step in ((0, 1), (1, 5), (0, 8), (1, 9), (0, 12))]
    told = "Your last turn passed without a decision. Choose"
    assert page.evaluate(PASSED, {"log": turns, "since": 5}) == told
    assert page.evaluate(PASSED, {"log": turns, "since": 9}) == "Choose"  # the viewer acted in the turn of step 8
    assert page.evaluate(PASSED, {"log": turns, "since": 0}) == "Choose"
