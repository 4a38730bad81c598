"""People who come and go: waiting rooms, seats on several devices, requests at the door, previews, and my tables."""

import re

import httpx
import pytest
from browser.people import NO_CONFIRM, links, open_game, sit_down
from browser.test_access import violations
from browser.wire import wire_to
from playwright.sync_api import expect


def answer(page, word):
    """Answer somebody at the door."""
    page.locator("#asks button", has_text=re.compile(f"^{word}$")).click()


def test_friends_are_invited_in_four_clicks_and_sit_down_with_one_tap(person):
    ann, bob = person(), person(width=390, height=844, touch=True)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goto("/")
    ann.locator('[data-open="setup-destorsion"]').click()
    sheet = ann.locator("#setup-destorsion")
    sheet.locator('[name="count"][value="2"]').check(force=True)  # not needed to invite; it makes the test shorter
    sheet.locator('.preset:has([value="friends"])').click()
    sheet.locator('button[type="submit"]').click()
    ann.locator(".gathered button", has_text="Copy").click()
    bob.goto(ann.evaluate("navigator.clipboard.readText()"))
    bob.locator("#door .main").tap()
    for page in (ann, bob):
        page.locator("#board > svg").wait_for()


def test_three_people_gather_choose_seats_and_begin(person):
    ann, bob, cid = person(), person(), person()
    open_game(ann, "destorsion", seats=["friend", "friend", "bot"])
    first, second = links(ann)
    ann.locator("#auto-start").uncheck()
    ann.locator(".gathered select").focus()
    sit_down(bob, first, "Bob")
    expect(ann.locator(".gathered").nth(1)).to_contain_text("Bob")
    expect(ann.locator(".gathered").nth(1).locator(".dot.on")).to_be_visible()
    expect(ann.locator(".gathered select")).to_be_focused()  # what the host does is not disturbed
    bob.locator(".gathered").nth(2).locator("button", has_text="Sit here").click()
    expect(ann.locator(".gathered").nth(2)).to_contain_text("Bob")
    assert links(ann) == [second]  # the host still knows the link of the free seat, which is another seat now
    bob.locator("#own-names input").fill("Robert")
    bob.keyboard.press("Enter")
    expect(ann.locator(".gathered").nth(2)).to_contain_text("Robert")
    sit_down(cid, second, "Cid")
    expect(ann.locator("#waiting-state")).to_contain_text("Everybody is here")
    expect(cid.locator("#begin")).to_be_hidden()
    expect(cid.locator("#waiting-state")).to_contain_text("begins the game")
    assert ann.locator(".gathered.free").count() == 0
    ann.locator("#begin").click()
    for page, seat in ((ann, 0), (bob, 2), (cid, 1)):
        expect(page.locator(f'.seat.you[data-seat="{seat}"]')).to_be_visible()
        expect(page.locator('.seat[data-seat="2"]')).to_contain_text("Robert")
    bob.goto("/")
    bob.locator('[data-open="setup-destorsion"]').click()
    expect(bob.locator('#setup-destorsion [name="name"]').first).to_have_value("Robert")  # kept in the browser
    bob.goto(first)  # the link leads back to the own seat
    expect(bob.locator(".seat.you")).to_be_visible()


def test_a_waiting_room_goes_on_after_the_connection_was_cut(person, server):
    with wire_to(server) as wire:
        ann, bob = person(), person(address=wire.address)
        open_game(ann, "destorsion", seats=["friend", "friend"])
        sit_down(bob, wire.along(links(ann)[0]), "Bob")
        expect(ann.locator(".gathered").nth(1).locator(".dot.on")).to_be_visible()
        wire.cut()
        expect(bob.locator("#banner")).to_be_visible()
        expect(ann.locator(".gathered").nth(1).locator(".dot.off")).to_be_visible()
        ann.locator(".gathered.free button", has_text="Bot instead").click()
        ann.locator("#board > svg").wait_for()
        wire.mend()
        bob.locator("#board > svg").wait_for()  # what was missed is made up for
        expect(bob.locator(".seat.you")).to_be_visible()
        bob.close()
    person.complaints.clear()  # the browser itself complains about the broken connection


@pytest.mark.parametrize("by", ["holder", "host"])
def test_a_seat_opened_elsewhere_is_taken_over_by_consent(person, server, by):
    with wire_to(server) as wire, wire_to(server) as bobs:
        ann, bob = person(), person(address=bobs.address)
        phone = person(width=390, height=844, address=wire.address)
        open_game(ann, "destorsion", seats=["friend"])
        link = links(ann)[0]
        sit_down(bob, bobs.along(link), "Bob")
        bob.locator("#board > svg").wait_for()
        phone.goto(wire.along(link))
        expect(phone.locator("h1")).to_contain_text("Somebody sits here already")
        phone.locator("#door .main").click()
        expect(phone.locator("#state")).to_contain_text("Asked")
        wire.cut()  # the answer comes while the phone has no connection
        if by == "host":  # who can give a friend's seat away only while the friend is offline
            bobs.cut()
            expect(ann.locator('#seats [data-seat="1"] .dot.off')).to_be_visible()
        answer(bob if by == "holder" else ann, "Yes")
        bobs.mend()  # the page that was not told finds out
        expect(bob.locator("h1")).to_contain_text("You have no seat at this table yet")
        wire.mend()
        expect(phone.locator('.seat.you[data-seat="1"]')).to_be_visible()
        phone.close()
    person.complaints.clear()  # the browser itself complains about the broken connection


def test_the_address_in_the_bar_offers_to_ask_or_to_watch(person):
    ann, eve, fay = person(), person(), person()
    address = open_game(ann, "airain", preset="screen", count=2)
    ann.locator("#curtain button").click()
    ann.locator("#board > svg").wait_for()
    eve.goto(address)
    eve.locator('[name="name"]').fill("Eve")
    eve.locator("button", has_text="Ask to watch").click()
    expect(ann.locator("#asks")).to_contain_text("Eve asks to watch")
    answer(ann, "No")
    expect(eve.locator("#state")).to_contain_text("no")
    ann.locator("#open-keeping").click()
    ann.locator("#keeping-watch").check()
    ann.locator("#keeping [data-close]").click()
    fay.goto(address)
    fay.locator("button", has_text=re.compile("^Watch$")).click()
    fay.locator("#board > svg").wait_for()
    expect(fay.locator(".seat.you")).to_have_count(0)


def test_the_host_continues_on_a_phone_and_both_devices_have_the_seat(person):
    ann, phone, bob = person(preferences=NO_CONFIRM), person(width=390, height=844, preferences=NO_CONFIRM), person()
    address = open_game(ann, "destorsion", seats=["friend"])
    sit_down(bob, links(ann)[0], "Bob")
    ann.locator("#board > svg").wait_for()
    ann.locator("#open-keeping").click()
    ann.locator("#device-make").click()
    link = ann.locator("#device-link input").input_value()
    expect(ann.locator("#device-link .qr svg")).to_be_visible()
    sit_down(phone, link)
    assert phone.url == address
    for page in (ann, phone):
        expect(page.locator('.seat.you[data-seat="0"]')).to_be_visible()
    ann.locator("#keeping [data-close]").click()
    for _ in range(60):  # both devices see the same turn, and either may act
        if ann.locator("#table.mine").count():
            break
        bob.locator("#choices .choice:enabled").first.click()
        bob.wait_for_timeout(100)
    before = ann.locator("#step").inner_text()
    expect(phone.locator("#step")).to_have_text(before)
    if phone.locator("#list-choices").is_visible():  # three choices and more are shown when asked for
        phone.locator("#list-choices").click()
    phone.locator("#choices .choice:enabled").first.click(force=True)
    expect(phone.locator("#step")).not_to_have_text(before)
    expect(ann.locator("#step")).to_have_text(phone.locator("#step").inner_text())
    ann.locator("#open-keeping").click()
    ann.locator("#device-only").click()
    expect(phone.locator("h1")).to_contain_text("You have no seat at this table yet")
    expect(ann.locator("#device-others")).to_be_hidden()


SHARE = """
window.shared = [];
Object.defineProperty(navigator, "share", {value: async (what) => { window.shared.push(what); }});
"""


def test_a_phone_shares_links_by_the_system(person):
    page = person(width=390, height=844, touch=True, script=SHARE)
    open_game(page, "destorsion", seats=["friend"])
    page.locator(".gathered button", has_text="Share").tap()
    assert page.evaluate("window.shared") == [{"text": "Play Déstorsion with me", "url": links(page)[0]}]


IN_APP = """
Object.defineProperty(navigator, "userAgent", {get: () => "Mozilla/5.0 (Linux; Android 15; wv) Chrome/140 Mobile"});
"""


def test_in_the_browser_of_another_app_the_page_says_so_and_takes_nothing(person):
    ann, bob = person(), person(width=390, height=844, script=IN_APP)
    bob.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_game(ann, "destorsion", seats=["friend"])
    link = links(ann)[0]
    bob.goto(link)
    expect(bob.locator("#in-app p")).to_contain_text("inside another app")
    bob.locator("#in-app button").click()
    assert bob.evaluate("navigator.clipboard.readText()") == link
    expect(ann.locator(".gathered.free")).to_have_count(1)
    usual = person()
    usual.goto(link)
    expect(usual.locator("#in-app")).to_be_hidden()
    sit_down(usual, link)
    usual.locator("#board > svg").wait_for()


def test_a_preview_tells_game_host_and_picture_and_takes_nothing(person):
    """A program that makes previews keeps no cookies and runs no scripts."""
    ann, bob = person(), person()
    ann.goto("/")
    ann.evaluate("localStorage.setItem('tablee.name', 'Ann & Co')")
    address = open_game(ann, "destorsion", seats=["friend"])
    link = links(ann)[0]
    for url, title in (
        (link, "Ann &amp; Co invites you to play Déstorsion"),
        (address, "Déstorsion at Ann &amp; Co’s table"),
    ):
        found = httpx.get(url, headers={"Accept-Language": "en"}, follow_redirects=True)
        assert found.status_code == 200
        told = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', found.text))
        assert told["title"] == title
        assert link.rpartition("/")[2] not in found.text
        picture = httpx.get(told["image"])
        assert picture.headers["content-type"] == "image/png"
        assert (int.from_bytes(picture.content[16:20]), int.from_bytes(picture.content[20:24])) == (1200, 630)
    expect(ann.locator(".gathered.free")).to_have_count(1)
    sit_down(bob, link)
    bob.locator("#board > svg").wait_for()


def test_my_tables_are_seen_at_a_glance_and_kept_in_order(person):
    ann, bob = person(), person()
    open_game(ann, "destorsion", seats=["friend"])
    sit_down(bob, links(ann)[0], "Bob")
    ann.locator("#board > svg").wait_for()
    ann.locator("#open-keeping").click()
    ann.locator("#keeping-name").fill("Friday")
    ann.keyboard.press("Tab")
    expect(bob.locator(".top .where")).to_have_text("Friday")
    open_game(ann, "airain", seats=["friend"])
    ann.goto("/tables")
    expect(ann.locator('[data-section="waiting"] .mine-table')).to_contain_text("1 free seat")
    expect(ann.locator('[data-section="turn"], [data-section="going"]').locator(".mine-table")).to_contain_text(
        "Friday"
    )
    waiting = ann.locator('[data-section="waiting"]')
    waiting.locator("button", has_text="Put away").click()
    expect(ann.locator('[data-section="away"] .mine-table')).to_have_count(1)
    expect(waiting).to_have_count(0)
    delete = ann.locator('[data-section="away"] [data-deed="delete"]')
    delete.click()
    expect(delete).to_contain_text("really")
    delete.click()
    expect(ann.locator(".mine-table")).to_have_count(1)
    ann.locator('[data-deed="leave"]').click()
    ann.locator('[data-deed="leave"]').click()
    expect(ann.locator(".mine-table")).to_have_count(0)
    expect(bob.locator('.seat[data-seat="0"]')).to_contain_text("free seat")


@pytest.mark.parametrize(("width", "theme"), [(390, "dark"), (1280, "light")])
def test_axe_finds_nothing_serious_where_people_gather(person, theme, width):
    ann, bob, eve = (person(theme=theme, width=width, height=844) for _ in range(3))
    address = open_game(ann, "destorsion", seats=["friend", "friend"])
    link = links(ann)[0]
    bob.goto(link)
    assert violations(bob) == []
    sit_down(bob, link)
    eve.goto(link)
    eve.locator("#door .main").click()
    ann.locator("#asks .consent").wait_for()
    assert violations(eve) == []
    assert violations(ann) == []
    assert ann.evaluate("document.documentElement.scrollWidth") == width
    ann.locator("#open-keeping").click()
    ann.locator("#device-make").click()
    ann.locator("#device-link .qr").wait_for()
    assert violations(ann) == []
    for page, path in ((eve, address), (ann, "/tables")):
        page.goto(path)
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") == width
