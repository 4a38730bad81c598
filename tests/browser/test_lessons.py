"""The guided first games and the lessons in the browser: followed to the end, tried wrongly, left and resumed."""

import pytest
from browser.people import NO_CONFIRM, QUIET
from browser.test_access import violations
from playwright.sync_api import expect

from tablee.core.discovery import game, names
from tablee.core.lessons import lessons

GUIDED = [name for name in names() if lessons(game(name)).guide]
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844, "touch": True}}
MOST_DECISIONS = 400
SEEN = """() => ({
  recap: document.querySelector('#coach:not([hidden]) ul') !== null,
  more: document.querySelector('#coach:not([hidden]) .row .main[data-turn]') !== null,
  try: document.querySelector('#coach:not([hidden]) .try')?.dataset.action,
  mine: document.querySelector('#table.mine #choices .choice:enabled') !== null,
  busy: document.querySelector('#table.sending, #table.staging') !== null,
})"""


def cases():
    """The wide page in English runs always, the other sizes and languages with `make test-full`."""
    for name in GUIDED:
        for size in SIZES:
            for lang in ("en", "fr", "es"):
                usual = size == "wide" and lang == "en"
                yield pytest.param(
                    name, size, lang, id=f"{name}-{size}-{lang}", marks=[] if usual else pytest.mark.full
                )


def open_lesson(page, name, lesson):
    page.goto(f"/learn/{name}")
    page.locator(f'[data-lesson="{lesson}"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#coach")).to_be_visible()


def choose(page, action):
    """Take a choice from the list."""
    page.evaluate("(action) => document.querySelector(`#choices [data-action='${action}']`).click()", action)


def onward(page):
    """Read the coach's cards up to the last; return what they say."""
    said = []
    while page.evaluate(SEEN)["more"]:
        said.append(page.locator("#coach .words").inner_text())
        page.locator("#coach .row .main").click()
    return [*said, page.locator("#coach .words").inner_text()]


def asked(page):
    """Wait until the learner is to act or the game is over; return what the page shows."""
    for _ in range(QUIET * 20):
        seen = page.evaluate(SEEN)
        if (seen["recap"] or seen["more"] or seen["mine"]) and not seen["busy"]:
            page.wait_for_timeout(60)  # the coach's card is shown with the next frame
            return page.evaluate(SEEN)
        page.wait_for_timeout(50)
    raise AssertionError("the table waits for nobody")


def follow(page):
    """Do what the coach suggests, or the first choice if it suggests nothing; return what the coach said."""
    said = set()
    for _ in range(MOST_DECISIONS):
        asked(page)
        said.update(onward(page))
        seen = page.evaluate(SEEN)
        if seen["recap"]:
            return said
        choose(page, seen["try"] or page.locator("#choices .choice").first.get_attribute("data-action"))
    raise AssertionError("the guided game does not end")


@pytest.mark.parametrize(("name", "size", "lang"), list(cases()))
def test_a_guided_first_game_is_followed_to_its_recap(person, name, size, lang):
    learner = person(**SIZES[size], lang=lang, preferences=NO_CONFIRM)
    open_lesson(learner, name, "guide")
    assert learner.locator("html").get_attribute("lang") == lang
    said = follow(learner)
    guide = lessons(game(name)).guide
    assert len(said) >= len(guide.steps)
    assert learner.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    learner.goto(f"/learn/{name}")
    expect(learner.locator(".guide .solved")).to_be_visible()


@pytest.mark.parametrize("name", GUIDED)
def test_a_guided_game_is_not_wider_than_a_phone(person, name):
    for lang in ("en", "fr", "es"):
        learner = person(width=390, height=844, touch=True, lang=lang)
        open_lesson(learner, name, "guide")
        for width in (390, 360):
            learner.set_viewport_size({"width": width, "height": 844})
            assert learner.evaluate("document.documentElement.scrollWidth") <= width
            for needed in ("#open-coach", "#theme", "#coach"):
                box = learner.locator(needed).bounding_box()
                assert 0 <= box["x"] <= box["x"] + box["width"] <= width


def test_a_guided_game_can_be_left_and_resumed_and_other_choices_are_answered(person):
    learner = person(preferences=NO_CONFIRM)
    open_lesson(learner, "destorsion", "guide")
    table = learner.url
    onward(learner)
    suggested = learner.locator("#coach .try").get_attribute("data-action")
    others = [choice.get_attribute("data-action") for choice in learner.locator("#choices .choice").all()]
    choose(learner, next(action for action in others if action != suggested))
    expect(learner.locator("#coach .words")).to_contain_text("the dwarf goes 1")
    learner.goto("/")
    expect(learner.locator(".mine-table .tag")).to_have_text("Lesson")
    learner.locator(".game[data-game=destorsion] .learn").click()
    learner.wait_for_url(table)
    expect(learner.locator("#coach .words")).to_contain_text("the dwarf goes 1")
    assert learner.locator("#commitment").inner_text() == ""


COVERED = """() => {
  const card = document.querySelector('#coach:not([hidden])')?.getBoundingClientRect();
  if (!card) return 0;
  return [...document.querySelectorAll('#board .lit')].map(lit => lit.getBoundingClientRect()).filter(lit =>
    lit.left < card.right && lit.right > card.left && lit.top < card.bottom && lit.bottom > card.top).length;
}"""


def test_the_coach_leaves_free_what_can_be_chosen(person):
    """The card may cover something that is lit only where the board is full of it."""
    learner = person(preferences=NO_CONFIRM)
    open_lesson(learner, "meeple_war", "guide")
    covered = []
    for _ in range(14):
        asked(learner)
        onward(learner)
        learner.wait_for_timeout(60)
        covered.append(learner.evaluate(COVERED))
        seen = learner.evaluate(SEEN)
        choose(learner, seen["try"] or learner.locator("#choices .choice").first.get_attribute("data-action"))
    assert sum(covered) == 0, covered


def test_the_coach_works_by_keyboard_and_speaks_to_screen_readers(person):
    learner = person(preferences=NO_CONFIRM)
    open_lesson(learner, "destorsion", "guide")
    assert learner.locator("#coach .words").get_attribute("aria-live") == "polite"
    assert violations(learner) == []
    learner.locator("#coach .row .main").focus()
    for words in ("This dwarf is yours", "Give the 4 to the dwarf"):
        learner.keyboard.press("Enter")
        expect(learner.locator("#coach .words")).to_contain_text(words)
    assert learner.evaluate("document.activeElement.closest('#coach') !== null")
    learner.keyboard.press("Escape")
    expect(learner.locator("#coach")).to_be_hidden()
    assert learner.evaluate("document.activeElement.id") == "open-coach"
    learner.keyboard.press("Enter")
    expect(learner.locator("#coach")).to_be_visible()
    onward(learner)  # the last card points at something
    assert learner.evaluate("getComputedStyle(document.querySelector('.pointers .edge')).animationName") == "none"


def test_a_lesson_is_tried_wrongly_then_solved_and_marked(person):
    learner = person(preferences=NO_CONFIRM)
    open_lesson(learner, "destorsion", "into-the-hollow")
    task = lessons(game("destorsion"))["into-the-hollow"]
    forms = game("destorsion").forms
    for form in ("assign 3 4", "dwarf 0 forward", "master forward"):
        learner.locator(f"#choices [data-action='{forms.index(form)}']:enabled").wait_for(state="attached")
        choose(learner, forms.index(form))
    expect(learner.locator("#coach .verdict")).to_have_text("Not yet. This is what happened:")
    expect(learner.locator("#choices .choice")).to_have_count(0)
    learner.locator("#coach .row .main").click()
    for form in task.solution:
        learner.locator(f"#choices [data-action='{forms.index(form)}']").wait_for(state="attached")
        choose(learner, forms.index(form))
    expect(learner.locator("#coach .verdict.good")).to_be_visible()
    learner.goto("/learn/destorsion")
    expect(learner.locator("#into-the-hollow .solved")).to_be_visible()
