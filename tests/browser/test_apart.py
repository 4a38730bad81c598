"""People who are far apart: a connection that breaks in the middle of a game."""

import pytest
from browser.people import NO_CONFIRM, links, open_game, sit_down
from browser.test_away import to_act
from browser.wire import wire_to
from playwright.sync_api import expect


def record(page):
    """Return the record of a game without hidden information; it has all actions."""
    return page.request.get(f"{page.url}/record").text().splitlines()


def step(page):
    return page.locator("#step").inner_text()


def choose(page):
    """Click the first choice in the list."""
    page.locator("#choices .choice:enabled").first.click()


def say(page, text, *, sent=True):
    """Write a message."""
    page.locator("#open-words").click()
    page.locator("#say input").fill(text)
    page.keyboard.press("Enter")
    if sent:
        expect(page.locator("#messages")).to_contain_text(text)


def only_cuts(person):
    """Forget the browser's own complaints about broken connections, and about a second click that came too late."""
    person.complaints[:] = [said for said in person.complaints if "ERR_" not in said and " 409 " not in said]


def until_mine(pages, page):
    """Let the others act until it is this page's turn."""
    for _ in range(200):
        now, _others = to_act(pages)
        if now is page:
            return
        choose(now)
        now.wait_for_timeout(50)
    raise AssertionError("it never was the turn of this page")


def three(person, wire, *, timers=False):
    """Return three people at a new table, the second one behind a wire. With `timers`, a test can move that page's."""
    ann, cid = person(preferences=NO_CONFIRM), person(preferences=NO_CONFIRM)
    bob = person(preferences=NO_CONFIRM, address=wire.address)
    if timers:
        bob.clock.install()
    open_game(ann, "destorsion", seats=["friend", "friend"])
    second, third = links(ann)
    sit_down(bob, wire.along(second), "Bob")
    sit_down(cid, third, "Cid")
    for page in (ann, bob, cid):
        page.locator("#board > svg").wait_for()
    return ann, bob, cid


LOST = {
    "cut": lambda wire, page: wire.cut(),
    "silent": lambda wire, page: page.clock.fast_forward(45_000),  # nothing tells the page but the silence
    "broken": lambda wire, page: None,
}


@pytest.mark.parametrize("how", LOST)
def test_an_action_whose_answer_is_lost_is_neither_lost_nor_doubled(person, server, how):
    """The server stores an action of Bob, and the connection is lost before he gets the answer."""
    with wire_to(server) as wire:
        ann, bob, cid = pages = three(person, wire, timers=how == "silent")
        until_mine(pages, bob)
        choose(bob)  # what was acknowledged before must stay
        until_mine(pages, bob)
        before, acknowledged = step(bob), record(ann)
        wire.break_next_answer() if how == "broken" else wire.fall_silent()
        choose(bob)
        expect(ann.locator("#step")).not_to_have_text(before)  # the server has it
        stored = record(ann)
        assert stored[: len(acknowledged)] == acknowledged
        LOST[how](wire, bob)
        expect(bob.locator("#toast")).to_contain_text("cannot be reached")
        if how == "silent":
            bob.clock.fast_forward(2000)  # the banner comes a moment later
        expect(bob.locator("#banner")).to_contain_text("Connection lost")
        assert step(bob) == before, "nobody has told this page that the action was stored"
        if how != "silent":  # else the server cannot know it either
            for page in (ann, cid):
                expect(page.locator('#seats [data-seat="1"] [data-offline]')).to_be_visible()
        choose(bob)  # as people do
        say(ann, "where are you?")
        wire.mend()
        expect(bob.locator("#banner")).to_be_hidden()
        expect(bob.locator("#step")).to_have_text(step(ann))
        expect(bob.locator("#unread")).to_have_text("1")
        expect(bob.locator("#table.sending")).to_have_count(0)
        for page in (ann, cid):
            expect(page.locator('#seats [data-seat="1"] [data-offline]')).to_be_hidden()
        assert record(ann) == record(bob) == stored
        (now, _others), before = to_act(pages), step(ann)
        choose(now)  # and the game goes on for everybody
        for page in pages:
            expect(page.locator("#step")).not_to_have_text(before)
        bob.close()
    only_cuts(person)


def test_a_cut_while_somebody_chooses_lets_them_choose_again(person, server):
    """An action and a message that did not reach the server are not shown as if they had."""
    with wire_to(server) as wire:
        ann, bob, _cid = pages = three(person, wire)
        until_mine(pages, bob)
        before, stored = step(bob), record(ann)
        wire.cut()
        choose(bob)
        expect(bob.locator("#toast")).to_contain_text("cannot be reached")
        expect(bob.locator("#step")).to_have_text(before)
        say(bob, "hello?", sent=False)
        expect(bob.locator("#say input")).to_have_value("hello?")
        expect(bob.locator("#messages .message")).to_have_count(0)
        bob.locator("#notes").fill("my plan")
        expect(bob.locator("#notes-kept")).to_have_text("")
        bob.wait_for_timeout(1000)  # notes are stored a moment after the last key
        wire.mend()
        expect(bob.locator("#banner")).to_be_hidden()
        expect(bob.locator("#notes-kept")).to_have_text("Saved")
        assert record(ann) == stored
        bob.locator("#say button").click()
        expect(ann.locator("#unread")).to_have_text("1")
        choose(bob)
        expect(bob.locator("#step")).not_to_have_text(before)
        expect(ann.locator("#step")).to_have_text(step(bob))
        assert record(ann)[: len(stored)] == stored
        bob.close()
    only_cuts(person)


def test_a_message_whose_answer_is_lost_is_not_offered_again(person, server):
    with wire_to(server) as wire:
        ann, bob, _cid = three(person, wire)
        wire.fall_silent()
        say(bob, "hello", sent=False)
        expect(ann.locator("#unread")).to_have_text("1")
        wire.cut()
        expect(bob.locator("#say input")).to_have_value("hello")
        wire.mend()
        expect(bob.locator("#messages .message")).to_have_count(1)
        expect(bob.locator("#say input")).to_have_value("")
        bob.close()
    only_cuts(person)
