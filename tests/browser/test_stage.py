"""What others do is shown step by step: captions in order, skipping, acting meanwhile, showing again, undo."""

import re
import time
from itertools import groupby

from browser.people import NO_CONFIRM, QUIET, act, links, open_game, sit_down, wait_for_turn
from browser.sizes import records_of
from playwright.sync_api import expect

PREFERENCES = '{{"confirm": "never", "sound": false, "speed": "{}"}}'
RECORDER = """
window.told = []; window.arrows = 0; window.moving = 0;
new MutationObserver(() => {
  const caption = document.querySelector('.caption');
  if (!caption || caption.hidden || !document.querySelector('#table').classList.contains('staging')) return;
  const lines = [...caption.querySelectorAll('p')].map((line) => line.textContent.replace(/ \\(forced\\)$/, ''));
  if (lines.length && lines.join() !== window.told.at(-1)?.join()) window.told.push(lines);
  window.arrows = Math.max(window.arrows, document.querySelectorAll('#board .stage .arrow').length);
  window.moving = Math.max(window.moving, document.getAnimations().length);
}).observe(document, { subtree: true, childList: true, attributes: true });
window.acted = [];  // whether something was being shown, each time an action was sent
const send = window.fetch;
window.fetch = (address, ...more) => {
  if (String(address).includes('/act?')) window.acted.push(Boolean(document.querySelector('#table.staging')));
  return send(address, ...more);
};
"""
STORY = """async () => {
  const api = `/api/t/${document.body.dataset.table}`;
  const { view, log } = await (await fetch(`${api}/view`)).json();
  const { names } = await (await fetch(`${api}/people`)).json();
  const steps = new Map();
  for (const line of log.add.flatMap((turn) => turn.lines)) {
    if (line.step < view.since) continue;
    const text = line.text.replace(/[\\ue000-\\ue0ff]/g, (mark) => names[mark.charCodeAt(0) - 0xe000]);
    steps.set(line.step, [...(steps.get(line.step) ?? []), text]);
  }
  return [...steps].sort((a, b) => a[0] - b[0]).flatMap(([, lines]) => lines);
}"""
AGAIN = """() => new Promise((done) => {
  const table = document.querySelector('#table'), begun = performance.now();
  let shown = false;
  new MutationObserver(() => {
    const shows = table.classList.contains('staging');
    if (shown && !shows) done(performance.now() - begun);
    shown ||= shows;
  }).observe(table, { attributes: true });
  document.querySelector('#again').click();
})"""  # for how many milliseconds everything is shown again
TOLD = "window.told.flat()"  # a step of many lines is told in several captions
STAGED = "#table.mine.staging .caption"


def once(lines):
    """Leave out repeated neighbours: equal captions that follow each other cannot be told apart on the page."""
    return [line for line, _ in groupby(lines)]


def end_own_turn(page):
    """Take the first choices until the others have acted, and what they did is being shown."""
    wait_for_turn(page)
    page.keyboard.press("Escape")  # others may have begun
    for _ in range(60):
        before = page.locator("#step").inner_text()
        page.evaluate("window.told = []")
        page.locator("#choices .choice:enabled").first.click()
        expect(page.locator("#step")).not_to_have_text(before)
        if page.evaluate("window.told.length") or not page.locator("#table.mine").count():
            return
    raise AssertionError("the turn does not end")


def staged(page):
    """End turns until what others did is being shown on one's own turn; a slow machine may miss it."""
    for _ in range(10):
        end_own_turn(page)
        wait_for_turn(page)
        if page.locator(STAGED).count():
            return
    raise AssertionError("nothing is staged")


def test_a_turn_of_a_bot_is_told_step_by_step_and_again(person):
    page = person(preferences=PREFERENCES.format("fast"), script=RECORDER, motion="no-preference")
    open_game(page, "destorsion", count=2)
    end_own_turn(page)
    page.wait_for_function("() => window.told.length > 0")
    page.locator("#table.mine:not(.staging)").wait_for()
    story = page.evaluate(STORY)
    assert len(story) > 2
    assert once(page.evaluate(TOLD)) == once(story)
    assert page.evaluate("window.arrows > 0 && window.moving > 0")
    page.evaluate("window.told = []")
    page.locator("#again").click()
    page.wait_for_function("() => window.told.length > 0")
    page.locator("#table.mine:not(.staging)").wait_for()
    assert once(page.evaluate(TOLD)) == once(story)
    page.locator('#log .fold[aria-expanded="false"]').last.click()
    page.locator("#log .line a").first.click()  # a line of the log shows its moment
    expect(page.locator("#table.past .caption")).to_contain_text(page.locator("#log .here a").first.inner_text())
    page.keyboard.press("End")
    expect(page.locator(".caption")).to_be_hidden()


def test_a_long_round_is_shown_again_within_ten_seconds_even_slowly(person):
    page = person(preferences=PREFERENCES.format("slow"), script=RECORDER)
    open_game(page, "airain", count=5)
    end_own_turn(page)
    wait_for_turn(page)
    page.keyboard.press("Escape")
    expect(page.locator("#table")).not_to_have_class(re.compile("staging"))
    assert 5000 < page.evaluate(AGAIN) < 11_000  # and the machine may be busy


def test_all_lines_of_an_earlier_step_are_in_sight(person):
    page = person(preferences=NO_CONFIRM)
    record = next(path for path in records_of("poignee") if path.stem == "dynamite")
    page.goto("/replay")
    page.locator("textarea").fill(record.read_text(encoding="utf-8"))
    page.locator('#replay button[type="submit"]').click()
    page.wait_for_url("**/t/*?step=0")
    for step in (56, 172):  # a duel, and an explosion
        page.goto(re.sub(r"\d+$", str(step), page.url))
        page.locator("#log .here").first.wait_for()
        assert page.locator("#log .here").count() > 2
        for line in page.locator("#log .here").all():
            expect(line).to_be_in_viewport(ratio=0.95)


def test_nothing_is_staged_if_one_wants_everything_at_once(person):
    page = person(preferences=NO_CONFIRM, script=RECORDER)
    open_game(page, "destorsion", count=2)
    for _ in range(30):
        wait_for_turn(page)
        if "Ada" in page.locator("#told").inner_text():  # screen readers are told nevertheless
            break
        before = page.locator("#step").inner_text()
        page.locator("#choices .choice:enabled").first.click()
        expect(page.locator("#step")).not_to_have_text(before)
    else:
        raise AssertionError("nobody was told what Ada did")
    assert page.evaluate("window.told") == []
    expect(page.locator(".caption")).to_be_hidden()
    expect(page.locator("#latest")).not_to_be_empty()


def test_nobody_has_to_wait_for_the_stage(person):
    page = person(preferences=PREFERENCES.format("slow"), script=RECORDER)
    open_game(page, "destorsion", count=2)
    for skip in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.keyboard.press("Space"),
        lambda: page.locator(".caption .button").click(),
        lambda: page.locator(".caption .words").click(),
    ):
        staged(page)
        skip()
        expect(page.locator(".caption")).to_be_hidden()
        expect(page.locator("#table")).not_to_have_class(re.compile("staging"))
        expect(page.locator(".seat.turn.you")).to_be_visible()
    for choose in (
        page.locator("#choices .choice").first.click,
        lambda: act(page, 0.4),  # a click on the board, as soon as something that can be chosen is drawn
    ):
        staged(page)
        before = page.locator("#step").inner_text()
        page.evaluate("window.acted = []")
        for _ in range(1000):
            if page.evaluate("window.acted.length"):
                break
            choose()  # it counts, and others may have to follow
            page.wait_for_timeout(30)
        assert page.evaluate("window.acted[0]") is False
        expect(page.locator("#step")).not_to_have_text(before)
    end_own_turn(page)
    page.wait_for_function("() => window.arrows > 0")
    assert page.evaluate("window.moving") == 0  # the same information without motion


def test_the_stage_gives_way_when_its_steps_are_gone(person):
    ann, bob = person(preferences=NO_CONFIRM), person(preferences=PREFERENCES.format("slow"))
    open_game(ann, "destorsion", seats=["friend"])
    sit_down(bob, links(ann)[0])
    bob.locator("#board > svg").wait_for()
    bob.locator("#choices .choice, #no-choices:not([hidden])").first.wait_for(state="attached")
    for _ in range(60):
        if not bob.locator("#table.mine").count():
            break
        before = bob.locator("#step").inner_text()
        bob.locator("#choices .choice:enabled").first.click()
        expect(bob.locator("#step")).not_to_have_text(before)
    mover, other = ann, bob
    mover.locator("#table.mine").wait_for()
    before = mover.locator("#step").inner_text()
    mover.locator("#choices .choice:enabled").first.click()
    other.locator("#table.staging .caption").wait_for()
    mover.locator("#undo").click()
    expect(mover.locator("#step")).to_have_text(before)
    expect(other.locator("#step")).to_have_text(before)
    assert other.locator("#table.staging").count() == 0
    expect(other.locator(".caption")).to_be_hidden()
    # A step that the server no longer has: it answers with the present.
    other.route("**/view?*step=*", lambda route: route.continue_(url=re.sub(r"step=\d+&?", "", route.request.url)))
    other.evaluate("document.querySelector('#again').click()")
    expect(other.locator("#table")).not_to_have_class(re.compile("staging"))
    expect(other.locator("#step")).to_have_text(before)


def test_whoever_gets_the_screen_sees_what_happened_meanwhile(person):
    page = person(preferences=PREFERENCES.format("fast"), script=RECORDER)
    open_game(page, "airain", preset="screen", count=2)
    passed = clicks = 0  # how often somebody got the screen, and clicked
    limit = time.monotonic() + QUIET
    while passed < 3:
        assert time.monotonic() < limit, "the screen does not change hands"
        if page.locator("#curtain[open]").count():
            page.evaluate("window.told = []")
            page.locator("#curtain button").click()
            page.locator("#choices .choice").first.wait_for(state="attached")
            passed += 1
        elif act(page, (clicks * 0.37) % 1) == "something":
            clicks += 1
        else:
            page.wait_for_timeout(30)
    page.wait_for_function("() => window.told.flat().some((line) => /^Player [12]/.test(line))")
