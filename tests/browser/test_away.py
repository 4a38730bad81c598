"""People at several browsers: clocks over a restart, substitutes, resigning, words, and no connection."""

import json
import os
import signal
import subprocess
import sys
import time
from queue import Queue
from threading import Thread

import httpx
import pytest
from browser.conftest import PATIENCE, _address
from browser.people import NO_CONFIRM, act, links, sit_down
from playwright.sync_api import expect

SCRIPT = """
import json, sys
from pathlib import Path
from tablee.table import clocks
from tablee.table.serve import serve
from tablee.table.settings import Settings
data, port, more = sys.argv[1:]
clocks.PACES["live"] = {"decision": 6.0, "game": 600.0}
serve(Settings(data=Path(data), bot_pause=0.0, warm=False, **json.loads(more)), "127.0.0.1", int(port))
"""  # like `tablee serve`, but the live pace is short


class Server:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder, **more):
        self.folder, self.more, self.port, self.address = folder, more, 0, ""

    def start(self, **environment):
        command = [sys.executable, "-c", SCRIPT, str(self.folder), str(self.port), json.dumps(self.more)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        self.process = subprocess.Popen(command, env=os.environ | environment, **pipes)
        said = Queue()
        Thread(target=lambda out: [said.put(line) for line in out], args=[self.process.stdout], daemon=True).start()
        self.address = _address(said).rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        return self

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        self.process.stdout.close()


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    """Run a server whose live pace is short, and where people are late soon."""
    server = Server(tmp_path_factory.mktemp("away"), grace=1.0, push_after=0.0).start()
    yield server
    server.kill()


def open_table(page, game="destorsion", count=3, pace="", address=""):
    """Open a table for friends; return the links."""
    page.goto(f"{address}/")
    page.locator(f'[data-open="setup-{game}"]').click()
    sheet = page.locator(f"#setup-{game}")
    sheet.locator('[name="preset"][value="friends"]').check(force=True)
    sheet.locator(f'[name="count"][value="{count}"]').check(force=True)
    sheet.locator('[name="pace"]').select_option(pace)
    sheet.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    return links(page)


def together(person, address, count=3, **more):
    """Return the pages of people at a new table, the host's first."""
    ann = person(address=address, preferences=NO_CONFIRM)
    found = open_table(ann, count=count, **more)
    pages = [ann]
    for link in found[: count - 1]:
        pages.append(person(address=address, preferences=NO_CONFIRM))
        sit_down(pages[-1], link)
    for page in pages:
        page.locator("#board > svg").wait_for()
    return pages


def mine(page):
    return page.locator("#table.mine:not(.sending)").count() > 0


def to_act(pages):
    """Wait until all pages agree who is to act; return that person's page and the others."""
    before = None
    for _ in range(600):
        found = [page for page in pages if mine(page)]
        if len(found) == 1 and found == before:
            return found[0], [other for other in pages if other is not found[0]]
        before = found
        pages[0].wait_for_timeout(150)
    raise AssertionError("nobody is to act")


def play_round(pages):
    """Click until everybody has acted."""
    waiting = set(pages)
    for _ in range(300):
        page, _others = to_act(pages)
        if act(page, 0) == "something":
            waiting.discard(page)
        page.wait_for_timeout(30)
        if not waiting:
            return to_act(pages)
    raise AssertionError("somebody never acted")


def test_a_late_friend_is_nudged_replaced_and_comes_back(person, short):
    """The time is up: a friend nudges, lets a bot play, and the person takes the seat back. Then all agree to end."""
    pages = together(person, short.address, pace="live/decision")
    late, (one, two) = play_round(pages)
    expect(one.locator("[data-clock].runs")).to_have_count(1)
    expect(one.locator("#late")).to_be_visible()
    expect(two.locator("#late p")).to_contain_text("the time is up")
    expect(late.locator("#late")).to_be_hidden()
    one.locator("#late-nudge").click()
    expect(late.locator("#toast")).to_contain_text("is waiting for you")
    two.locator("#late-level").select_option("1")
    two.locator("#late-bot").click()
    expect(late.locator("#substituted")).to_be_visible()
    expect(late.locator("#choices .choice")).to_have_count(0)
    expect(one.locator("#log")).to_contain_text("play for")
    late.locator("#take-back").click()
    expect(late.locator("#substituted")).to_be_hidden()
    one.locator("#open-settings").click()
    one.locator("#end-propose").click()
    expect(one.locator("#end-propose")).to_contain_text("really?")
    one.locator("#end-propose").click()
    expect(one.locator("#end-ask p")).to_contain_text("The others are asked")
    two.locator('[data-end="agree"]').click()
    late.locator('[data-end="agree"]').click()  # in time: the own time is anew
    expect(one.locator("#prompt")).to_contain_text("ended by agreement")
    expect(two.locator("#result")).to_be_visible()


def test_a_phone_shows_the_running_clock_beside_the_question(person, short):
    pages = together(person, short.address, count=2, pace="live/game")
    page, _others = play_round(pages)
    expect(page.locator("#card-clock")).to_be_hidden()  # a wide page shows the players
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#card-clock")).to_be_in_viewport()
    text = "document.querySelector('{}').textContent"
    assert page.evaluate(f"{text.format('#card-clock')} === {text.format('[data-clock].runs')}")


def test_an_absent_friend_without_a_clock_is_late_after_a_while(person, short):
    pages = together(person, short.address, count=2)
    gone, (here,) = to_act(pages)
    gone.close()
    expect(here.locator("#late p")).to_contain_text("away for a while")
    expect(here.locator("#seats .away.late")).to_have_count(1)
    here.locator("#late-end").click()
    expect(here.locator("#late output")).to_contain_text("nobody has won")
    here.locator("#late-end").click()
    expect(here.locator("#result-title")).to_have_text("Unfinished")
    expect(here.locator("#scores .place")).to_have_count(0)


def test_resigning_asks_twice_and_ends_a_game_for_two(person, short):
    ann, bob = together(person, short.address, count=2)
    bob.locator("#open-settings").click()
    expect(bob.locator("#resign-sure")).to_be_hidden()
    bob.locator("#resign").click()
    bob.locator("#resign-sure").click()
    expect(ann.locator("#result-title")).to_have_text("You have won!")
    expect(ann.locator("#seats .away.gone")).to_have_text("has resigned")


def leave(pages):
    """Close pages before their server goes, so that they do not complain."""
    for page in pages:
        page.close()


def clock(page):
    """Return the seconds that the running clock shows."""
    minutes, seconds = page.locator("[data-clock].runs").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_clocks_stand_still_while_the_server_is_down(person, tmp_path):
    """The server is killed for a while, with a real loss of connection; nothing is lost, and no time."""
    server = Server(tmp_path).start()
    try:
        pages = together(person, server.address, count=2, pace="live/game")
        page, (other,) = play_round(pages)
        page.wait_for_timeout(1500)
        before = clock(page)
        server.kill()
        expect(page.locator("#banner")).to_be_visible()
        down = 8
        page.wait_for_timeout(down * 1000)
        server.start()
        up = time.monotonic()
        for shown in (page, other):
            expect(shown.locator("#banner")).to_be_hidden(timeout=PATIENCE * 1000)
            for _ in range(50):  # a page learns a moment after the connection is back what the clock shows
                if clock(shown) >= before - (time.monotonic() - up) - 5:
                    break
                shown.wait_for_timeout(100)
            else:
                raise AssertionError("the clock ran while the server was down")
        assert act(page, 0) == "something"
        leave(pages)
        person.complaints[:] = [said for said in person.complaints if "ERR_" not in said]
    finally:
        server.kill()


def test_words_reach_the_others_as_text_and_can_be_muted_and_switched_off(person, short):
    ann, bob, eve = together(person, short.address)
    ann.locator("#open-words").click()
    ann.locator("#say input").fill("<img src=x onerror=alert(1)> hello")
    ann.locator("#say button").click()
    expect(bob.locator("#unread")).to_have_text("1")
    expect(bob.locator("#words-told")).to_contain_text("<img src=x onerror=alert(1)> hello")
    bob.locator("#open-words").click()
    expect(bob.locator("#messages p")).to_have_text("<img src=x onerror=alert(1)> hello")
    expect(bob.locator("#unread")).to_be_hidden()
    bob.locator('[data-reaction="thanks"]').click()
    expect(ann.locator("#messages .reaction p")).to_have_text("Thank you")
    expect(eve.locator("#unread")).to_have_text("2")
    eve.locator("#open-words").click()
    eve.locator(".mutes summary").click()
    eve.get_by_role("button", name="Mute Player 1").click()
    expect(eve.locator("#messages .message")).to_have_count(1)
    eve.locator("#notes").fill("my plan")
    expect(eve.locator("#notes-kept")).to_have_text("Saved")
    eve.reload()
    eve.locator("#open-words").click()
    expect(eve.locator("#notes")).to_have_value("my plan")
    expect(eve.locator("#messages .message")).to_have_count(1)
    ann.locator("#close-words").click()
    ann.locator("#open-settings").click()
    ann.locator("#chat-switch input").uncheck()
    expect(bob.locator("#chat-part")).to_be_hidden()
    expect(bob.locator("#chat-off")).to_be_visible()


def test_without_https_the_page_says_why_there_is_no_push(person, short):
    page = person(address=short.address)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', {get: () => false})")
    sit_down(person(address=short.address), open_table(page, count=2)[0])
    page.locator("#open-settings").click()
    expect(page.locator("#push-more")).to_contain_text("HTTPS")
    expect(page.locator("#push input")).to_be_disabled()


CONTROLLED = """navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller
  || new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done))).then(() => null)"""


def test_without_a_connection_the_app_says_so_and_keeps_no_table(person, short):
    page = person(address=short.address)
    page.goto("/")
    page.evaluate(CONTROLLED)
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    sit_down(person(address=short.address), open_table(page, count=2)[0])
    page.locator("#board > svg").wait_for()
    page.wait_for_timeout(500)
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((c) => c.keys()))))"
        ".then((all) => all.flat().map((request) => new URL(request.url).pathname))"
    )
    assert "/offline" in kept
    assert not [path for path in kept if path != "/offline" and not path.startswith("/static/")]
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("No connection")
    page.context.set_offline(False)
    page.locator("main .button").click()
    page.locator("#board > svg").wait_for()
    person.complaints[:] = [said for said in person.complaints if "ERR_INTERNET_DISCONNECTED" not in said]


def test_a_server_without_cookies_gives_the_manifest(short):
    """Browsers may ask for the manifest without cookies."""
    assert httpx.get(f"{short.address}/manifest.webmanifest").status_code == 200
