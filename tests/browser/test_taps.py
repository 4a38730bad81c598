"""No tap on the board is silent, and none does more than it says: what is meant later, and what is not meant at all."""

import pytest
from browser.people import NO_CONFIRM
from browser.test_lessons import open_lesson
from playwright.sync_api import expect

from tablee.core.discovery import game

POSTED = """window.posted = 0;
const send = window.fetch;
window.fetch = (address, ...more) => {
  if (String(address).includes('/act?')) window.posted += 1;
  return send(address, ...more);
};"""


def opened(person, name, lesson, **how):
    page = person(preferences=NO_CONFIRM, script=POSTED, **how)
    open_lesson(page, name, lesson)
    page.keyboard.press("Escape")
    page.locator("#coach [data-close]").click()
    return page


def centre(page, ref):
    box = page.locator(f'#board [data-ref="{ref}"]').first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def posted(page):
    return page.evaluate("window.posted")


def pending(page):
    return page.locator("#choices .pending").get_attribute("data-action")


def test_a_marked_square_means_the_die_that_leads_there_and_waits_to_be_confirmed(person):
    page = opened(person, "destorsion", "guide")
    forms = game("destorsion").forms
    page.mouse.dblclick(*centre(page, "sq-0-4"))
    page.wait_for_timeout(500)
    assert posted(page) == 0
    assert pending(page) == str(forms.index("assign 4 1"))
    page.mouse.click(*centre(page, "room-4"))  # the Master's 4: the other choice
    assert pending(page) == str(forms.index("assign 1 4"))
    page.locator("#confirm").click(delay=500)
    expect(page.locator(f"#choices [data-action='{forms.index('dwarf 0 forward')}']")).to_be_attached()
    assert posted(page) == 1


def test_what_no_choice_is_about_says_so(person):
    for touch in (False, True):
        page = opened(person, "destorsion", "guide", touch=touch)
        at = centre(page, "sq-0-20")
        page.touchscreen.tap(*at) if touch else page.mouse.click(*at)
        card = page.locator("#card")
        expect(card.locator(".note")).to_contain_text("Asked now")
        expect(card.locator(".note")).to_contain_text(page.locator("#prompt").inner_text())
        expect(card.locator(".title")).to_be_visible()
        assert posted(page) == 0


CHOOSE = """async ([paths, clicks]) => {
  const { Choosing } = await import('/static/0/choosing.js');
  const done = [];
  let double = false;
  const choosing = new Choosing({
    send: ({ action }) => done.push(`send ${action}`),
    changed: () => {},
    mustConfirm: () => false,
    isDouble: () => double,
    astray: (ref, words) => done.push(`${words} ${ref}`),
  });
  choosing.set(paths.map(([path, also], action) => ({ action, path, also })));
  choosing.fresh = -Infinity;  // the question has been there for a while
  for (const click of clicks) {
    double = click.startsWith('again ');
    choosing.press(click.split(' ').at(-1));
  }
  if (choosing.pending && !choosing.sending) done.push(`waits ${choosing.pending.action}`);
  return [...done, choosing.picked.join()];
}"""
MEEPLES = [[["red", "door", "left"], None], [["red", "door", "right"], None], [["blue", "gate"], ["far"]]]


@pytest.mark.parametrize(
    ("clicks", "done"),
    [
        ("red left", ["send 0", "red,door,left"]),  # the door is the only way
        ("left", ["waits 0", "red,door,left"]),
        ("left left", ["waits 0", "red,door,left"]),  # too soon to be a confirmation
        ("door", ["red,door"]),  # two choices, but one way on
        ("red gate", ["pick-first gate", "red,door"]),
        ("far", ["waits 2", "blue,gate"]),
        ("far red", ["red,door"]),  # a choice that waits can be left
        ("far tree", ["not-now tree", "waits 2", "blue,gate"]),
        ("red again:red", ["red,door"]),
        ("red again:left", ["red,door"]),
        ("far again:far", ["waits 2", "blue,gate"]),
        ("red red", [""]),
    ],
)
def test_what_a_click_means(person, clicks, done):
    page = person()
    page.goto("/")
    said = page.evaluate(CHOOSE, [MEEPLES, [click.replace(":", " ") for click in clicks.split()]])
    assert said == done
