"""People who are far apart: a connection that breaks in the middle of a game, and messages of Web Push."""

import asyncio
import json
import time
from contextlib import contextmanager
from threading import Thread

import pytest
from browser.conftest import PATIENCE
from browser.people import NO_CONFIRM, links, open_game, sit_down
from browser.test_away import Server, leave, to_act, together
from browser.wire import wire_to
from playwright.sync_api import expect
from table.push_service import PushService


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


# --- Web Push ----------------------------------------------------------------------------------------------------


@contextmanager
def push_service(folder):
    """Run a push service that decrypts and checks all messages, in a thread."""
    service, loop = PushService(folder), asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(service.start(), loop).result(30)

    async def end():
        service.server.close()
        await service.server.wait_closed()

    try:
        yield service
    finally:
        asyncio.run_coroutine_threadsafe(end(), loop).result(30)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()


# In place of the push service that belongs to the browser, which cannot be reached here; everything else is real. The
# browser still has a subscription with the key of an earlier server, as after a new start with an empty database.
FAKE_SERVICE = """(given) => {
  let old = {unsubscribe: async () => { old = null; return true; }};
  PushManager.prototype.getSubscription = async () => old;
  PushManager.prototype.subscribe = async (options) => {
    if (old) throw new DOMException("another key", "InvalidStateError");
    window.subscribed = {key: Array.from(options.applicationServerKey), visible: options.userVisibleOnly};
    return {toJSON: () => given};
  };
}"""


def subscribe(page, address, service):
    """Switch the messages on as people do: refused by the browser, then without a push service, then with one."""
    page.locator("#open-settings").click()
    box, toast = page.locator("#push input"), page.locator("#toast")
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    box.click()
    expect(toast).to_contain_text("does not allow notifications")
    expect(box).not_to_be_checked()
    page.context.grant_permissions(["notifications"], origin=address)
    box.click()
    expect(toast).to_contain_text("could not be set up")
    page.evaluate(FAKE_SERVICE, service.subscription)
    box.check()
    expect(box).to_be_enabled()
    subscribed = page.evaluate("window.subscribed")
    assert (len(subscribed["key"]), subscribed["visible"]) == (65, True)
    page.keyboard.press("Escape")


def until(page, condition):
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(50)


class Worker:
    """The service worker of a page, to which messages are delivered as the browser does."""

    def __init__(self, page, address):
        self.page, self.origin, self.registration = page, f"{address}/", ""
        self.session = page.context.new_cdp_session(page)
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.note)
        self.session.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        [self.worker] = page.context.service_workers
        self.worker.evaluate("""() => {
            self.went = [];
            WindowClient.prototype.focus = async function () { self.went.push(["focus", new URL(this.url).pathname]); };
            Clients.prototype.openWindow = async (url) => { self.went.push(["open", url]); };
        }""")  # without a click of a real person, a browser does neither

    def note(self, event):
        for found in event["registrations"]:
            if found["scopeURL"] == self.origin and not found["isDeleted"]:
                self.registration = found["registrationId"]

    def deliver(self, message):
        body = {"origin": self.origin, "registrationId": self.registration, "data": json.dumps(message)}
        self.session.send("ServiceWorker.deliverPushMessage", body)

    def shown(self):
        """Return the notifications that the browser shows."""
        return self.worker.evaluate("""() => self.registration.getNotifications().then((all) => all.map(
            ({title, body, tag, data, icon, image, actions}) => ({title, body, tag, data, icon, image, actions})))""")

    def until_shown(self, message):
        """Deliver a message until it is shown, because Chromium's tools lose some; return its notification."""

        def found():
            return [shown for shown in self.shown() if shown["tag"] == message["tag"]]

        def is_shown():
            self.deliver(message)
            self.page.wait_for_timeout(300)
            return found()

        until(self.page, is_shown)
        [shown] = found()
        return shown

    def see_page(self, path):
        """Wait until the worker knows that this is the only page that is open."""
        paths = """() => self.clients.matchAll({type: "window", includeUncontrolled: true}).then(
            (all) => all.map(({url}) => new URL(url).pathname))"""
        until(self.page, lambda: self.worker.evaluate(paths) == [path])

    def click(self, tag):
        """Click a notification; return where that leads."""
        return self.worker.evaluate(
            """async (tag) => {
            const [notification] = await self.registration.getNotifications({tag});
            self.went = [];
            self.dispatchEvent(new NotificationEvent("notificationclick", {notification}));
            while (!self.went.length) await new Promise((done) => setTimeout(done, 20));
            return self.went;
        }""",
            tag,
        )


def test_a_subscribed_friend_is_told_of_the_turn_by_the_real_worker(person, tmp_path):
    """From the click in the settings to the notification and a click on it."""
    with push_service(tmp_path) as service:
        server = Server(tmp_path, push_after=0.0, push_hosts=[service.host])
        server.start(SSL_CERT_FILE=str(service.files[0]))
        try:
            pages = together(person, server.address, count=2)
            _page, (friend,) = to_act(pages)
            table = friend.url.removeprefix(server.address)
            subscribe(friend, server.address, service)
            worker = Worker(friend, server.address)
            until_mine(pages, friend)
            until(friend, lambda: service.messages)
            [(message, _, _)] = service.messages  # decrypted and verified
            worker.deliver(message)  # whoever looks at the table needs no notification
            worker.until_shown(message | {"url": "/t/other", "tag": "other"})
            assert {shown["tag"] for shown in worker.shown()} == {"other"}
            assert worker.click("other") == [["open", "/t/other"]]
            friend.goto("/")
            worker.see_page("/")
            shown = worker.until_shown(message)
            assert (shown["title"], shown["body"]) == ("Tablée", "It’s your turn.")
            assert (shown["data"], shown["tag"]) == ({"url": table}, table.removeprefix("/t/"))
            assert not any(shown[more] for more in ("icon", "image", "actions"))
            assert worker.click(message["tag"]) == [["open", table]]
            worker.until_shown(message)
            friend.goto(table)
            worker.see_page(table)
            assert worker.click(message["tag"]) == [["focus", table]]
            leave(pages)
        finally:
            server.kill()
    person.complaints[:] = [said for said in person.complaints if "Push API" not in said]
