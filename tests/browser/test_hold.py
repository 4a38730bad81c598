"""Holds in the browser: one person holds, and the other's action waits until the first lets it proceed."""

from random import Random

from browser.people import NO_CONFIRM, links, open_game, sit_down
from playwright.sync_api import expect

LOOK = "fetch(`/api/t/${document.body.dataset.table}/view`).then(async (answer) => (await answer.json()).view)"
CLICK = """async ({step, seat, action}) => {
  const token = document.querySelector('meta[name="csrf"]').content;
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': token};
  const body = JSON.stringify({step, seat, action});
  const sent = fetch(`/api/t/${document.body.dataset.table}/act`, {method: 'POST', headers, body});
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 500))]);
}"""


def test_the_table_stops_for_a_holder_and_tells_the_others(person):
    ann, bob = person(preferences=NO_CONFIRM), person(preferences=NO_CONFIRM)
    open_game(ann, "meeple_war", seats=["friend"])
    sit_down(bob, links(ann)[0])
    expect(ann.locator('.seat[data-seat="1"] .dot.on')).to_be_visible()
    dice, holds = Random(3), False
    for _ in range(2500):  # until a hold is possible, which depends on the dice
        view = ann.evaluate(LOOK)
        if view["hold"]["waits_for"]:
            break
        if not holds and bob.evaluate(LOOK)["hold"]["may"]:
            bob.locator("#hold-ask input").check()
            expect(bob.locator("#hold-ask input")).to_be_checked()
            holds = True
        actor = (ann, bob)[view["to_act"]]
        view = actor.evaluate(LOOK)
        if not view["choices"]:
            continue  # the table has begun to wait since ann looked
        choice = dice.choice(view["choices"])
        actor.evaluate(CLICK, {"step": view["step"], "seat": view["seat"], "action": choice["action"]})
    expect(ann.locator("#hold p")).to_have_text("Waiting for Player 2")
    expect(ann.locator("#hold .row")).to_be_hidden()
    expect(ann.locator("#choices .choice")).to_have_count(0)
    expect(bob.locator("#hold output")).to_contain_text(" s")
    bob.locator('[data-hold="act"]').click()
    expect(bob.locator("#interjections .choice").first).to_be_focused()
    bob.locator('[data-hold="let-go"]').click()
    for page in (ann, bob):
        expect(page.locator("#hold")).to_be_hidden()
    assert ann.evaluate(LOOK)["step"] > view["step"]
