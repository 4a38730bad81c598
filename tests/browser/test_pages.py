"""Features of the pages.

They include languages, the keyboard, confirming a choice, showing earlier plies, undo, invitation links, the signals
that it is your turn (title, icon, sound, notification), lost connections, hints, and uploading the record of a game.
"""

import re
import time
from random import Random

import pytest
from browser.people import NO_CONFIRM, QUIET, act, links, lit, open_game, play_to_the_end, sit_down, wait_for_turn
from playwright.sync_api import expect
from table.real_server import START, real_server

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names

DRAWN = names()


def test_a_newcomer_plays_within_three_clicks(person):
    page = person()
    page.goto("/")
    page.locator('[data-open="setup-destorsion"]').click()
    page.locator('#setup-destorsion button[type="submit"]').click()
    page.locator("#board > svg").wait_for()


@pytest.mark.parametrize("name", DRAWN)
def test_everything_fits_on_one_screen(person, name):
    page = person()
    open_game(page, name, count=find_game(name).seats[-1])
    wait_for_turn(page)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1280, 800]


@pytest.mark.parametrize("name", DRAWN)
def test_nothing_is_wider_than_a_phone(person, name):
    page = person(width=360, height=740)
    for address in ("/", f"/rules/{name}"):
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") == 360, address
    open_game(page, name)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_language_changes_at_any_time(person):
    page = person()
    open_game(page, "destorsion")
    wait_for_turn(page)
    assert page.locator("#choices-title").inner_text() == "Choices"
    for lang, word in (("fr", "Choix"), ("es", "Opciones")):
        page.locator("#lang").select_option(lang)
        expect(page.locator("#choices-title")).to_have_text(word)
        wait_for_turn(page)


def test_a_choice_that_is_final_wants_a_second_click_and_escape_cancels(person):
    page = person(preferences='{"confirm": "always", "sound": false}')
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    before = page.locator("#step").inner_text()
    first = page.locator("#choices .choice").first
    first.click()
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    assert page.locator("#step").inner_text() == before
    first.click()
    page.wait_for_timeout(500)  # a click that comes at once would be the second one of a double click
    page.locator("#confirm").click()
    expect(page.locator("#step")).not_to_have_text(before)


def test_a_choice_is_made_by_keyboard_alone(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    before = page.locator("#step").inner_text()
    page.evaluate("document.querySelector('#board .lit').focus()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.classList.contains('lit')")
    page.keyboard.press("Enter")
    for key in ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"] * 2:  # to the next click, if there is one
        if page.evaluate("!document.querySelector('#board .picked') || document.querySelector('#table.sending')"):
            break
        if page.locator("#menu").is_visible():
            page.keyboard.press("Enter")
            break
        if page.evaluate("document.activeElement.classList.contains('picked')"):
            page.keyboard.press(key)
        else:
            page.keyboard.press("Enter")
    expect(page.locator("#step")).not_to_have_text(before)


def test_history_is_stepped_through_and_has_addresses(person):
    page = person(preferences=NO_CONFIRM)
    address = open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    last = int(page.locator("#step").inner_text().split("/")[1])
    assert last > 2
    page.keyboard.press("Home")
    expect(page.locator("#step")).to_have_text(f"0 / {last}")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#step")).to_have_text(f"1 / {last}")
    assert page.url == f"{address}?step=1"
    assert page.locator("#choices .choice").count() == 0
    page.reload()
    expect(page.locator("#step")).to_have_text(f"1 / {last}")
    page.keyboard.press("End")
    expect(page.locator("#step")).to_have_text(f"{last} / {last}")
    assert page.url == address
    expect(page.locator("#choices .choice").first).to_be_visible()


def test_on_a_phone_the_board_stays_in_sight_while_one_looks_back(person):
    page = person(width=360, height=740, preferences=NO_CONFIRM)
    address = open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    page.goto(f"{address}?step=1")
    page.locator("#log .here").wait_for()
    assert page.evaluate("scrollY") == 0


def test_an_own_step_is_undone(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    before = page.locator("#step").inner_text()
    prompt = page.locator("#prompt").inner_text()
    page.locator("#choices .choice").first.click()
    expect(page.locator("#prompt")).not_to_have_text(prompt)
    page.locator("#undo").click()
    expect(page.locator("#prompt")).to_have_text(prompt)
    assert page.locator("#step").inner_text() == before


def test_an_undo_on_a_tablet_keeps_the_layout_of_the_picture(person):
    """A tablet held upright is wider than a phone but gets the same narrow picture."""
    page = person(width=820, height=1180, preferences=NO_CONFIRM)
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    before = page.locator("#board > svg").get_attribute("viewBox")
    prompt = page.locator("#prompt").inner_text()
    page.locator("#choices .choice").first.click()
    expect(page.locator("#prompt")).not_to_have_text(prompt)
    with page.expect_response("**/undo?*") as undone:
        page.locator("#undo").click()
    assert undone.value.json()["picture"].get("box", before) == before
    expect(page.locator("#prompt")).to_have_text(prompt)
    assert page.locator("#board > svg").get_attribute("viewBox") == before


def test_what_is_looked_at_while_it_is_taken_back_gives_way_to_the_present(person):
    """If the ply that a watcher looks at is undone, the watcher's page shows the last ply."""
    page, eve = person(preferences=NO_CONFIRM), person()
    open_game(page, "destorsion", preset="screen", count=2)
    page.locator("#open-share").click()
    (watch_link,) = links(page)
    eve.goto(watch_link)
    wait_for_turn(page)
    for _ in range(60):
        if page.locator("#restart").is_enabled():
            break
        before = page.locator("#step").inner_text()
        page.locator("#choices .choice:enabled").first.click()
        expect(page.locator("#step")).not_to_have_text(before)
    last = int(page.locator("#step").inner_text().split("/")[1])
    expect(eve.locator("#step")).to_have_text(f"{last} / {last}")
    eve.keyboard.press("ArrowLeft")
    expect(eve.locator("#step")).to_have_text(f"{last - 1} / {last}")
    page.locator("#restart").dblclick()  # the second click must be ignored
    expect(page.locator("#restart")).to_be_disabled()
    now = page.locator("#step").inner_text()
    assert int(now.split("/")[1]) < last - 1
    expect(eve.locator("#step")).to_have_text(now)
    assert "step=" not in eve.url
    expect(eve.locator("#toast")).to_be_hidden()


def test_a_piece_keeps_its_element_when_it_moves(person):
    page = person(preferences=NO_CONFIRM, motion="no-preference")
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    page.evaluate("window.master = document.querySelector('#piece-master')")
    page.evaluate("window.moved = 0")
    page.evaluate("addEventListener('transitionrun', (e) => { window.moved += e.propertyName === 'transform'; })")
    place = page.evaluate("window.master.style.transform")
    rng, limit = Random(3), time.monotonic() + QUIET
    while page.evaluate("window.master.style.transform") == place:
        assert time.monotonic() < limit, "the Master did not move"
        if act(page, rng.random()) == "nothing":
            page.wait_for_timeout(50)
    assert page.evaluate("window.master === document.querySelector('#piece-master')")
    page.wait_for_function("() => window.moved > 0")


@pytest.mark.parametrize("name", ["airain", "destorsion"])
def test_a_friend_joins_by_link_and_a_watcher_only_watches(person, name):
    ann, bob, eve = person(), person(), person()
    open_game(ann, name, seats=["friend"])
    sit_down(bob, links(ann)[0])
    expect(bob.locator(".seat.you")).to_have_count(1)
    ann.locator("#open-share").click()
    eve.goto(links(ann)[-1])
    expect(eve.locator("#board > svg")).to_be_visible()
    expect(eve.locator("#seats .seat")).to_have_count(2)
    expect(eve.locator(".seat.you")).to_have_count(0)
    assert lit(eve) == []
    expect(eve.locator("#undo")).to_be_hidden()
    # In a game with hidden information, a watcher may not continue from a position at a new table.
    assert eve.locator("#what-if").is_visible() == (not find_game(name).hides)


def test_a_used_link_is_no_longer_offered(person):
    ann, bob = person(), person()
    open_game(ann, "destorsion", seats=["friend"])
    [seat_link] = links(ann)
    ann.locator("#begin").click()
    ann.locator("#share[open]").wait_for()
    assert links(ann)[0] == seat_link  # the game begins with a free seat, so its link is offered at once
    expect(ann.locator(".seat").nth(1)).to_contain_text("free seat")
    sit_down(bob, seat_link)
    expect(ann.locator(".seat").nth(1)).not_to_contain_text("free seat")
    ann.locator("#open-share").click()
    [watch_link] = links(ann)
    assert "/w/" in watch_link
    bob.goto("about:blank")  # a new link for a friend's seat needs that the friend is offline
    expect(ann.locator('#seats [data-seat="1"] .dot.off')).to_be_visible()
    ann.locator("#open-share").click()
    ann.locator("#links button", has_text="New link").first.click()
    expect(ann.locator("#links input")).to_have_count(2)
    assert seat_link not in links(ann)


def test_a_name_is_kept_whoever_else_plays(person):
    page = person()
    page.goto("/")
    page.locator('[data-open="setup-destorsion"]').click()
    sheet = page.locator("#setup-destorsion")
    mine = sheet.locator('[name="name"]').first
    expect(mine).to_have_value("Player 1")
    sheet.locator('[name="kind"]').nth(1).select_option("friend")
    expect(mine).to_have_value("Player 1")
    mine.fill("Ann")
    sheet.locator('[name="kind"]').nth(1).select_option("bot")
    expect(mine).to_have_value("Ann")
    sheet.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.locator('[data-open="setup-destorsion"]').click()
    expect(mine).to_have_value("Ann")


def test_a_link_is_shown_as_a_code_to_scan(person):
    page = person()
    open_game(page, "destorsion", seats=["friend"])
    page.locator(".gathered button", has_text="QR").first.click()
    expect(page.locator(".qr svg")).to_be_visible()


def pass_the_turn(pages, rng):
    """Play for the person to act until it is the other's turn; return the page of the first, then that of the other."""
    pages[0].locator(".seat.turn").wait_for()
    first = 0 if pages[0].locator('.seat.turn[data-seat="0"]').count() else 1
    mover, other = pages[first], pages[1 - first]
    limit = time.monotonic() + QUIET
    while not other.locator("#table.mine #choices .choice").count():
        assert time.monotonic() < limit, "the turn did not end"
        if act(mover, rng.random()) == "nothing":
            mover.wait_for_timeout(30)
    mover.locator(f'.seat.turn[data-seat="{1 - first}"]').wait_for()
    return mover, other


WATCHED_SIGNALS = """
window.knocks = 0; window.notes = []; window.away = false;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...how) {
  if (this.buffer.duration === 0.34) window.knocks += 1; // the knock, and no other sound
  start.apply(this, how);
};
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title) { window.notes.push(title); }
  addEventListener() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


def test_it_is_your_turn_is_told_to_whoever_is_to_act(person):
    """When a turn begins, only the person to act gets the changed title and icon, the sound and the notification."""
    sounding = '{"confirm": "never", "sound": true, "speed": "once"}'
    ann, bob = (person(preferences=sounding, script=WATCHED_SIGNALS) for _ in range(2))
    open_game(ann, "destorsion", seats=["friend"])
    sit_down(bob, links(ann)[0])
    rng = Random(5)
    mover, other = pass_the_turn([ann, bob], rng)
    assert other.title().startswith("● Your turn")
    assert "favicon-turn" in other.locator("#favicon").get_attribute("href")
    assert not mover.title().startswith("●")
    assert "favicon-turn" not in mover.locator("#favicon").get_attribute("href")
    assert [page.evaluate("window.knocks") for page in (mover, other)] == [0, 1]
    assert other.evaluate("window.notes") == []  # notifications are off by default
    mover.locator("#open-settings").click()
    mover.locator('#settings [name="notify"]').check()
    mover.keyboard.press("Escape")
    mover.evaluate("window.away = true")
    assert pass_the_turn([ann, bob], rng) == (other, mover)
    assert mover.evaluate("window.notes") == ["Your turn — Déstorsion"]
    assert [page.evaluate("window.knocks") for page in (mover, other)] == [1, 1]


def test_more_is_taken_back_by_consent(person):
    ann, bob = person(preferences=NO_CONFIRM), person(preferences=NO_CONFIRM)
    open_game(ann, "destorsion", seats=["friend"])
    sit_down(bob, links(ann)[0])
    mover, other = pass_the_turn([ann, bob], Random(6))
    before = other.locator("#step").inner_text()
    for answer in ("decline", "agree"):
        mover.locator("#ask").click()
        expect(mover.locator("#consent")).to_be_visible()
        expect(mover.locator("#consent button").first).to_be_hidden()
        other.locator(f'#consent [data-undo="{answer}"]').click()
        expect(mover.locator("#consent")).to_be_hidden()
        if answer == "decline":
            assert mover.locator("#step").inner_text() == before
    for page in (mover, other):
        expect(page.locator("#step")).not_to_have_text(before)
    expect(mover.locator("#choices .choice").first).to_be_visible()
    expect(other.locator("#choices .choice")).to_have_count(0)


def test_an_open_page_goes_on_after_the_server_has_been_killed(person, tmp_path):
    with real_server(tmp_path) as server:
        page = person(preferences=NO_CONFIRM, address=server.url)
        open_game(page, "destorsion", preset="screen")
        page.locator("#choices .choice").first.click()
        expect(page.locator("#choices .choice:enabled").first).to_be_visible()
        before = page.locator("#step").inner_text()
        server.kill()
        expect(page.locator("#banner")).to_be_visible()
        page.locator("#choices .choice").first.click()
        expect(page.locator("#toast")).to_be_visible()
        server.start()
        expect(page.locator("#banner")).to_be_hidden()
        assert page.locator("#step").inner_text() == before
        page.locator("#choices .choice:enabled").first.click()
        expect(page.locator("#step")).not_to_have_text(before)
        page.close()
    person.complaints.clear()  # the browser itself complains about the broken connection


def test_a_lost_connection_is_told_and_found_again(person):
    page = person()
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    page.context.set_offline(True)
    expect(page.locator("#banner")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#banner")).to_be_hidden()
    page.close()
    person.complaints.clear()  # the browser itself complains about the broken connection


def test_a_finished_game_is_checked_replayed_and_played_again(person, tmp_path):
    page = person(preferences=NO_CONFIRM)
    address = open_game(page, "destorsion", count=2)
    play_to_the_end([page])
    expect(page.locator("#dice .verdict.good")).to_be_visible()
    page.locator("#result-share").click()
    with page.expect_download() as download:
        page.locator("#record").click()
    record = tmp_path / "a.game"
    download.value.save_as(record)
    page.goto("/replay")
    page.locator('input[type="file"]').set_input_files(record)
    page.locator('#replay button[type="submit"]').click()
    page.wait_for_url("**/t/*?step=0")
    expect(page.locator("#board > svg")).to_be_visible()
    expect(page.locator("#log .row").first).to_be_in_viewport()
    expect(page.locator("#seats .dot")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#step")).to_have_text(re.compile("^1 / "))
    page.locator("#what-if").click()
    page.wait_for_url(lambda url: "step=" not in url)
    expect(page.locator(".seat.you")).to_have_count(1)
    expect(page).to_have_title(re.compile("What if"))  # also while it is one's turn
    page.goto(address)
    page.locator("#open-result").click()
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: url != address and "/t/" in url)
    expect(page.locator("#board > svg")).to_be_visible()


def test_people_at_one_screen_pass_it_behind_a_curtain(person):
    page = person(preferences=NO_CONFIRM)
    page.goto("/")
    page.locator('[data-open="setup-airain"]').click()
    sheet = page.locator("#setup-airain")
    sheet.locator('[name="preset"][value="screen"]').check(force=True)
    sheet.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    rng, passed = Random(2), 0
    for _ in range(400):
        page.locator("#curtain[open], #pass-on:not([hidden]), #board .lit").first.wait_for(state="attached")
        if page.locator("#curtain[open]").count():
            passed += 1
            assert page.locator("#board > svg").count() == 0
            assert page.locator("#choices .choice, #log .row").count() == 0
        if passed == 4:
            return
        act(page, rng.random())
    raise AssertionError("the screen did not change hands often enough")


def test_a_hint_shows_advice_and_chances(person):
    page = person()
    open_game(page, "destorsion", count=3, hints=True)
    wait_for_turn(page)
    page.locator("#hint").click()
    expect(page.locator("#status")).to_contain_text("Advice")
    expect(page.locator("#chances span")).to_have_count(3)


COMPILE_WHEN_TOLD = """
import os, runpy, sys, time
server = os.getppid()
while "--warm" in sys.argv and not os.path.exists("go") and os.getppid() == server:
    time.sleep(0.05)
runpy.run_module("tablee.table.thinker", run_name="__main__")
"""
WAITING = f"""
import os, sys
from tablee.table import bots
bots.COMMAND = (sys.executable, "-c", {COMPILE_WHEN_TOLD!r})
os.chdir(sys.argv[1])
{START.replace("warm=False", "warm=True")}
"""  # a server that does not compile games until a file named `go` exists


def test_a_hint_asked_while_the_bots_warm_up_comes_when_they_are_ready(person, tmp_path):
    with real_server(tmp_path, WAITING) as server:
        page = person(address=server.url)
        open_game(page, "destorsion", preset="screen", count=2, hints=True)
        wait_for_turn(page)
        page.locator("#hint").click()
        expect(page.locator("#status")).to_contain_text("warming up")
        (tmp_path / "go").touch()
        expect(page.locator("#status")).to_contain_text("Advice", timeout=QUIET * 1000)
        expect(page.locator("#chances span")).to_have_count(2)
        page.close()


def test_the_map_can_be_brought_nearer_and_moved(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "meeple_war", count=2)
    wait_for_turn(page)

    def box():
        return [float(number) for number in page.locator("#board > svg").get_attribute("viewBox").split()]

    whole, asked = box(), page.locator("#step").inner_text()
    page.keyboard.press("+")
    near = box()
    assert near[2] < whole[2]
    middle = page.locator("#board > svg").bounding_box()
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 80, y, steps=4)
    page.mouse.up()
    assert box()[0] > near[0]
    assert box()[2] == near[2]
    assert page.locator("#step").inner_text() == asked  # the end of a drag must not count as a click
    page.keyboard.press("0")
    assert box() == whole
