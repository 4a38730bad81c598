"""Server-sent events, presence, reconnecting, and how the server starts and stops."""

import asyncio
import json
import os
import signal
import threading
import time

import pytest
from table.people import at_table
from table.real_server import START, browser, children_of, is_running, real_server

from tablee.table.live import Live, Note
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
        assert bob.get(made["links"]["1"]).status_code == 200
        with ann.stream("GET", f"{path}/events") as opened:
            assert opened.headers["content-type"].startswith("text/event-stream")
            hers = events_of(opened.iter_lines())
            wait_for(hers, "presence", lambda data: data["online"] == [0])
            with bob.stream("GET", f"{path}/events") as his_opened:
                his = events_of(his_opened.iter_lines())
                first, _ = wait_for(his, "change")
                wait_for(hers, "presence", lambda data: data["online"] == [0, 1])
                view = ann.get(f"{path}/view").json()
                assert [seat["online"] for seat in view["seats"]] == [True, True]
                assert view["version"] == first["version"]
                actor = [ann, bob][view["to_act"]]
                mine = actor.get(f"{path}/view").json()
                body = {"ply": mine["ply"], "seat": mine["seat"], "action": mine["choices"][0]["action"]}
                after = actor.post(f"{path}/act", json=body).json()
                for stream in (hers, his):
                    data, id_ = wait_for(stream, "change", lambda data: data["ply"] == after["last_ply"])
                    assert data["version"] == id_ == after["version"]
                    assert data["to_act"] == after["to_act"]
            wait_for(hers, "presence", lambda data: data["online"] == [0])
        with ann.stream("GET", f"{path}/events", headers={"Last-Event-ID": first["version"]}) as again:
            data, _ = wait_for(events_of(again.iter_lines()), "change")
            assert data["version"] == after["version"]
        with ann.stream("GET", f"{path}/events", headers={"Last-Event-ID": after["version"]}) as again:
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
async def test_a_slow_reader_gets_the_newest_and_a_quiet_one_a_sign_of_life(place):
    """A full queue drops the oldest events, and a stream without events sends comments."""
    live = Live(World())
    with live.listen("t", "b") as listener:
        for number in range(200):
            live.tell("t", Note("change", {"n": number}, str(number)))
        stream = listener.stream(heartbeat=0.05)
        heard = [await anext(stream) for _ in range(64)]
        assert b'"n":199' in heard[-1]
        assert (await anext(stream)).startswith(b":")
        assert live.here("t") == {"b"}
        live.close()
        assert [piece async for piece in stream] == []
    assert live.here("t") == set()
    assert live.listeners == {}


@at_table
async def test_news_come_after_the_store_has_them(place):
    """A change is announced only after it is stored."""
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    with place.services.live.listen(ann.table, "b") as listener:
        told = asyncio.ensure_future(listener.notes.get())
        order = []
        append = place.services.store.append

        async def slow(*args, **more):
            await asyncio.sleep(0.05)
            assert not told.done()
            await append(*args, **more)
            order.append("stored")

        place.services.store.append = slow
        await ann.act(view)
        note = await told
        order.append("told")
        assert order == ["stored", "told"]
        assert note.data["ply"] > view["last_ply"]


OPENING = f"""
import sys, webbrowser
webbrowser.open = lambda url: print("opened", url, file=sys.stderr)
{START.replace("int(sys.argv[2]))", "int(sys.argv[2]), browser=True)")}
"""


def test_the_browser_is_opened_when_the_page_is_there(tmp_path):
    log = tmp_path / "log"
    with log.open("wb") as said, real_server(tmp_path, OPENING, said) as server:
        until(lambda: f"opened {server.url}/" in log.read_text(encoding="utf-8"))
