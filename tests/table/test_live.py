"""Server-sent events, presence, reconnecting, and how the server starts and stops."""

import asyncio
import json
import os
import random
import signal
import threading
import time

import pytest
from table.people import applied, at_table, events_in, heard_by, listening, view_in
from table.real_server import START, browser, children_of, is_running, real_server

from tablee.table.live import LONGEST_QUEUE, Listener, Look
from tablee.table.world import World


def events_of(lines):
    """Parse the lines of an event stream; yield (event, data, id)."""
    event = data = id_ = ""
    for line in lines:
        if line.startswith("event:"):
            event = line[6:].strip()
        elif line.startswith("data:"):
            data = line[5:].strip()
        elif line.startswith("id:"):
            id_ = line[3:].strip()
        elif not line and event:
            yield event, json.loads(data), id_
            event = data = ""


def wait_for(stream, wanted, where=lambda data: True):
    for event, data, id_ in stream:
        if event == wanted and where(data):
            return data, id_
    raise AssertionError("the stream ended")


def close(*people):
    for person in people:
        person.close()


def test_people_hear_of_each_other_and_of_every_change(tmp_path):
    with real_server(tmp_path) as server:
        ann, bob = browser(server), browser(server)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = ann.post("/api/tables", json={"game": "destorsion", "seats": seats}).json()
        path = f"/api/t/{made['table']}"
        token = made["links"]["1"].rpartition("/")[2]
        assert bob.post(f"/api/s/{token}", json={"name": "Bob"}).status_code == 200
        with ann.stream("GET", f"{path}/events") as opened:
            assert opened.headers["content-type"].startswith("text/event-stream")
            hers = events_of(opened.iter_lines())
            wait_for(hers, "presence", lambda data: data["online"] == [0])
            with bob.stream("GET", f"{path}/events") as his_opened:
                his = events_of(his_opened.iter_lines())
                first, _ = wait_for(his, "change")
                wait_for(hers, "presence", lambda data: data["online"] == [0, 1])
                assert ann.get(f"{path}/people").json()["online"] == [0, 1]
                seen = [applied(wait_for(hers, "change")[0]), applied(first)]
                assert [view["version"] for view in seen] == [
                    view_in(p.get(f"{path}/view"))["version"] for p in (ann, bob)
                ]
                actor = seen[0]["to_act"]
                mine = seen[actor]
                body = {"step": mine["step"], "seat": mine["seat"], "action": mine["choices"][0]["action"]}
                after = view_in([ann, bob][actor].post(f"{path}/act", json=body))
                for seat, stream in enumerate((hers, his)):
                    data, id_ = wait_for(stream, "change")
                    assert data["version"] == id_
                    assert data["base"] == seen[seat]["version"]
                    seen[seat] = applied(data, seen[seat])
                    whole = view_in([ann, bob][seat].get(f"{path}/view"))
                    assert seen[seat] == whole
                assert seen[actor] == after
            wait_for(hers, "presence", lambda data: data["online"] == [0])
        with ann.stream("GET", f"{path}/events", headers={"Last-Event-ID": "unknown"}) as again:
            data, _ = wait_for(events_of(again.iter_lines()), "change")
            assert data["version"] == seen[0]["version"]
            assert data["base"] is None
        with ann.stream("GET", f"{path}/events", headers={"Last-Event-ID": seen[0]["version"]}) as again:
            assert next(events_of(again.iter_lines()))[0] == "presence"
        close(ann, bob)


def test_the_server_ends_when_it_is_asked_to_even_while_somebody_listens(tmp_path):
    with real_server(tmp_path) as server:
        ann = browser(server)
        made = ann.post("/api/tables", json={"game": "destorsion", "seats": [{"kind": "me"}, {"kind": "screen"}]})
        with ann.stream("GET", f"/api/t/{made.json()['table']}/events") as opened:
            wait_for(events_of(opened.iter_lines()), "change")
            ended = threading.Event()
            threading.Thread(target=lambda: (server.stop(), ended.set())).start()
            assert ended.wait(60)
        close(ann)


COMPILING = f"""
import sys
from tablee.table import bots, services
bots.COMMAND, services.WARM_AFTER = (sys.executable, "-c", "import time; time.sleep(300)"), 0.0
{START.replace("warm=False", "warm=True")}
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_ended_while_it_compiles_ends_quietly(tmp_path, how):
    """The signal goes to the whole process group, as with Ctrl-C or a service manager."""
    log = tmp_path / "log"
    with log.open("wb") as said, real_server(tmp_path, COMPILING, said) as server:
        compiling = until(lambda: children_of(server.process.pid))
        os.killpg(server.process.pid, how)
        server.process.wait(30)
        until(lambda: not any(map(is_running, compiling)))
    lines = log.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1, lines  # only the line with the address


def until(found, seconds=60.0):
    """Call a function until its result is true; return this result."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        if answer := found():
            return answer
        time.sleep(0.05)
    raise AssertionError("the condition did not become true in time")


@at_table
async def test_a_slow_reader_gets_the_whole_view_instead_of_all_changes(place):
    ann = await place.person()
    await ann.new_table()
    room = await place.room(ann)
    live, dice = place.services.live, random.Random(1)
    with listening(live, ann.table, room.seats[0].browser) as listener:
        for _ in range(3 * LONGEST_QUEUE):
            position = room.match.position
            await room.act(position.to_act, room.match.ply, dice.choice(position.legal()))
            await asyncio.sleep(0.01)
        assert len(listener.waiting) <= LONGEST_QUEUE
        heard = [data for event, data, _ in heard_by(listener) if event == "change"]
        assert heard[0]["base"] is None
        view = None
        for data in heard:
            view = applied(data, view)
        assert view["version"] == (await ann.view())["version"]
        assert live.here(ann.table) == {room.seats[0].browser}
        live.close()
        assert await listener.next() is None
    assert live.here(ann.table) == set()
    assert live.listeners == {}


@at_table
async def test_a_quiet_stream_sends_a_sign_of_life(place):
    live = place.services.live
    with listening(live, "t", "b") as listener:
        live.world = Hurried()
        beating = asyncio.create_task(live.beat())
        assert events_in(await listener.next()) == [("beat", 0, "")]
        beating.cancel()


class Hurried(World):
    """A world in which housekeeping goes on without a pause."""

    async def idle(self, seconds):
        await asyncio.sleep(0)


@at_table
async def test_news_come_after_the_store_has_them(place):
    """A change is announced only after it is stored."""
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    room = await place.room(ann)
    listener = Listener(place.services.live, ann.table, Look(room.seats[0].browser), holds=view["version"])
    with place.services.live.listen(listener):
        told = asyncio.ensure_future(listener.next())
        order = []
        append = place.services.store.append

        async def slow(*args, **more):
            await asyncio.sleep(0.05)
            assert not told.done()
            await append(*args, **more)
            order.append("stored")

        place.services.store.append = slow
        await ann.act(view)
        ((event, data, _),) = events_in(await told)
        order.append("told")
        assert order == ["stored", "told"]
        assert event == "change"
        assert applied(data, view)["last_step"] > view["last_step"]


@at_table
async def test_a_page_gets_a_change_once_in_the_answer_to_its_own_request(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    room, live = await place.room(ann), place.services.live
    own = Listener(live, ann.table, Look(room.seats[0].browser), "mine", view["version"])
    other = Listener(live, ann.table, Look(room.seats[0].browser), "other", view["version"])
    with live.listen(own), live.listen(other):
        body = {"step": view["step"], "seat": view["seat"], "action": view["choices"][0]["action"]}
        answer = await ann.post(f"/api/t/{ann.table}/act", body | {"page": "mine", "base": view["version"]})
        await asyncio.sleep(0.05)
        after = applied(answer.json(), view)
        assert after["last_step"] > view["last_step"]
        assert [event for event, _, _ in heard_by(own)] == []
        assert [data["version"] for _, data, _ in heard_by(other)] == [after["version"]]
        await room.undo(view["seat"], room.match.ply, "ask")
        await asyncio.sleep(0.05)
        assert [applied(data, after)["version"] for _, data, _ in heard_by(own)] == [view["version"]]


OPENING = f"""
import sys, webbrowser
webbrowser.open = lambda url: print("opened", url, file=sys.stderr)
{START.replace("int(sys.argv[2]))", "int(sys.argv[2]), browser=True)")}
"""


def test_the_browser_is_opened_when_the_page_is_there(tmp_path):
    log = tmp_path / "log"
    with log.open("wb") as said, real_server(tmp_path, OPENING, said) as server:
        until(lambda: f"opened {server.url}/" in log.read_text(encoding="utf-8"))
