"""Links to the rules: a refusal and every drawn thing lead to the paragraph that explains them."""

import json

from browser.people import NO_CONFIRM, open_game, wait_for_turn
from playwright.sync_api import expect

PRESS = """(thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const at = {clientX: x + width / 2, clientY: y + height / 2, bubbles: true, isPrimary: true, pointerType: 'touch'};
  thing.dispatchEvent(new PointerEvent('pointerdown', at));
  return new Promise((resolve) => setTimeout(() => {
    thing.dispatchEvent(new PointerEvent('pointerup', at));
    thing.dispatchEvent(new MouseEvent('click', at));
    resolve();
  }, 800));
}"""


def told(page, rule):
    """Expect the rules to be open, with a paragraph about a rule marked, in view and focused."""
    expect(page.locator("#rules")).to_be_visible()
    part = page.locator("#rules .told")
    expect(part).to_have_count(1)
    assert rule in part.get_attribute("data-rules").split()
    expect(part).to_be_focused()
    expect(part).to_be_in_viewport()
    return part.inner_text()


def test_a_refusal_leads_to_its_rule(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)

    def spoil(route):
        body = json.loads(route.request.post_data)
        route.continue_(post_data=json.dumps(body | {"action": 0}))  # a roll; but the dice have been rolled

    page.route("**/act?**", spoil)
    with page.expect_response("**/act?**") as answer:
        page.locator("#choices .choice").first.click()
    rules = answer.value.json()["error"]["rules"]
    assert rules in (["DT-020", "DT-010"], ["DT-034", "DT-010"])  # equal dice are assigned already
    link = page.locator("#toast .link")
    expect(link).to_have_text("Read the rule")
    link.click()
    told(page, rules[0])
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()
    person.complaints.clear()  # the browser itself complains about the status 422


def read_on(page, rule):
    """Expect a card that stays, follow its link, and return the text of the paragraph in the rules."""
    card = page.locator("#card.pinned")
    expect(card).to_be_visible()
    expect(card.locator(".rule")).to_be_visible()
    said = card.locator(".rule").inner_text()
    card.locator(".link").first.click()
    text = told(page, rule)
    assert said.split() == text.split()
    return text


def test_what_is_drawn_has_a_card_that_leads_to_its_rule(person):
    """A right click, the menu key, the key `i` and a long press do the same, and choose nothing."""
    page = person(preferences=NO_CONFIRM)
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    before = page.locator("#step").inner_text()
    page.locator("#spot-sq-0-7").click(button="right")
    assert "Hollow" in read_on(page, "DT-044")
    page.locator("#spot-room-10").click(button="right")
    assert "±3" in read_on(page, "DT-076")
    choice = page.locator("#board .lit").first
    rule = choice.get_attribute("data-rules").split()[0]
    for key in ("ContextMenu", "i"):
        choice.focus()
        page.keyboard.press(key)
        read_on(page, rule)
        page.keyboard.press("Escape")
    page.locator("#piece-lap-0").evaluate(PRESS)
    assert "lap marker" in read_on(page, "DT-063")
    choice.evaluate(PRESS)
    read_on(page, rule)
    expect(page.locator("#cancel")).to_be_hidden()
    expect(page.locator("#confirm")).to_be_hidden()
    assert page.locator("#step").inner_text() == before
