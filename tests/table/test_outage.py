"""A database that cannot be used: requests are refused clearly, nothing is lost or done twice, and play goes on."""

import asyncio
import logging
import os
import random
import resource
import sys

import asyncpg
import pytest
from table.people import error_of, heard_by, listening, served, view_in
from table.real_server import browser, real_server

from tablee.table import driver, presence
from tablee.table.database import postgres as module
from tablee.table.models import EventRow, Kind
from tablee.table.store import News, Store
from tablee.table.thinker import Answer

AGAIN = "the database can be used again"


def said(caplog):
    """Return the lines in the log of the server; nothing else may have logged a warning, and nothing a traceback."""
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [r for r in warnings if r.exc_info or not r.name.startswith("tablee")], warnings
    return [record.getMessage() for record in warnings]


async def until(condition, seconds=60):
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


# --- SQLite ----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process")
def test_a_full_disk_is_said_clearly_and_play_goes_on_when_there_is_room(tmp_path):
    """A limit on the size of files makes every write of the running server fail, as a full disk does."""
    hear, log = os.pipe()
    with os.fdopen(hear, encoding="utf-8") as lines, os.fdopen(log, "wb") as written:
        with real_server(tmp_path, log=written) as server:
            ann = browser(server)
            table = ann.post("/api/tables", json={"game": "destorsion", "seats": [{"kind": "me"}, {"kind": "screen"}]})
            path = f"/api/t/{table.json()['table']}"
            view = view_in(ann.get(f"{path}/view"))
            click = {"step": view["last_step"], "seat": view["seat"], "action": view["choices"][0]["action"]}
            unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1000, unlimited[1]))
            refused = [ann.post(f"{path}/act?lang={lang}", json=click) for lang in ("en", "fr", "es")]
            assert {error_of(answer) for answer in refused} == {(503, "unavailable")}
            messages = [answer.json()["error"]["message"] for answer in refused]
            assert ["Nothing was changed" in messages[0], "Rien" in messages[1], "No se ha" in messages[2]] == [
                True
            ] * 3
            assert view_in(ann.get(f"{path}/view")) == view
            page = ann.post("/api/tables", json={"game": "destorsion", "seats": [{"kind": "me"}, {"kind": "screen"}]})
            assert error_of(page) == (503, "unavailable")
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            after = ann.post(f"{path}/act", json=click)
            assert after.status_code == 200
            server.kill()
            server.start()
            assert view_in(ann.get(f"{path}/view", params={"seat": view_in(after)["seat"]})) == view_in(after)
            server.kill()
            ann.close()
        written.close()
        warnings = [line for line in lines if not line.startswith("Tablée is at")]
    assert len(warnings) == 2, warnings
    assert warnings[0].startswith("the database cannot be used: OperationalError: ")
    assert warnings[1].strip() == AGAIN


# --- PostgreSQL ------------------------------------------------------------------------------------------------


def test_a_stopped_postgresql_is_said_clearly_and_play_goes_on_when_it_is_back(
    postgres_server, tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    monkeypatch.setattr(presence, "LISTEN_RETRY", 0.1)

    async def whole():
        async with served(tmp_path, database=postgres_server.url) as place:
            ann = await place.person()
            made = await ann.new_table(seats=("me", "friend"))
            bob = await place.friend(made["links"]["1"])
            view = await ann.view()
            actor = (ann, bob)[view["to_act"]]
            view = await actor.view()
            room = await place.room(ann)
            with listening(place.services.live, ann.table, room.seats[0].browser) as listener:
                postgres_server.stop()
                await asyncio.sleep(0.5)
                for _ in range(3):
                    assert error_of(await actor.act(view)) == (503, "unavailable")
                assert await actor.view() == view
                await place.services.presence.came_or_went(room)
                assert {event for event, _, _ in heard_by(listener)} == {"presence"}, (
                    "told of an action that is not stored"
                )
                assert (await (await place.person()).get(f"/t/{'0' * 16}")).status_code == 503
                await asyncio.to_thread(postgres_server.start)
                acted = await actor.act(view)
                assert acted.status_code == 200, acted.text
                assert view_in(acted)["last_step"] > view["last_step"]
                loaded = await place.services.store.load(ann.table)
                assert len(loaded.events) == room.number

    asyncio.run(whole())
    lines = said(caplog)
    assert len(lines) == 2, lines
    assert "cannot be used" in lines[0]
    assert lines[1] == AGAIN


def test_bots_wait_for_the_database_and_play_on(postgres_server, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    for part, name in ((driver, "STORE_RETRY"), (driver, "LEAD_RETRY"), (presence, "LISTEN_RETRY")):
        monkeypatch.setattr(part, name, 0.05)
    dice = random.Random(3)

    async def think(seen, *_args):
        await asyncio.sleep(0.01)
        return Answer(dice.choice(seen.legal()))

    async def whole():
        async with served(tmp_path, database=postgres_server.url) as place:
            monkeypatch.setattr(place.services.pool, "think", think)
            ann = await place.person()
            await ann.new_table(seats=("bot", "bot"))
            room = await place.room(ann)
            await until(lambda: room.match.ply > 10)
            postgres_server.stop()
            await asyncio.sleep(0.5)
            stood = room.match.ply
            await asyncio.sleep(0.3)
            assert room.match.ply == stood
            await asyncio.to_thread(postgres_server.start)
            await until(lambda: room.match.ply > stood + 10 or room.is_over)

    asyncio.run(whole())
    assert said(caplog)[-1] == AGAIN
    assert len(said(caplog)) == 2


def test_connections_cut_amid_requests_leave_no_trace(postgres, tmp_path, caplog):
    """Every connection of the server is cut again and again while people play; each action is stored once."""
    cutting = (
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'tester'"
    )

    async def play(person, table, dice, counts):
        view = await person.view(table)
        while counts["go"] and not view["over"]:
            if not view["choices"]:
                view = await person.view(table)
            answer = await person.act(view, dice.choice(view["choices"])["action"], table=table)
            assert answer.status_code in (200, 503), answer.text
            counts[answer.status_code] += 1
            view = view_in(answer) if answer.status_code == 200 else await person.view(table)

    async def whole():
        async with served(tmp_path, database=postgres) as place:
            ann = await place.person()
            tables = [(await ann.new_table())["table"] for _ in range(5)]
            counts = {"go": True, 200: 0, 503: 0}
            playing = [asyncio.ensure_future(play(ann, t, random.Random(t), counts)) for t in tables]
            db = await asyncpg.connect(postgres)
            async with asyncio.timeout(100):
                while counts[200] < 60:
                    await asyncio.sleep(0.3)
                    await db.execute(cutting)
            await db.close()
            counts["go"] = False
            await asyncio.gather(*playing)
            assert counts[503] == 0, "a cut of a moment has reached a person"
            for table in tables:
                room, loaded = place.services.rooms.open[table], await place.services.store.load(table)
                assert [event.ply for event in loaded.events] == list(range(room.match.ply))
                place.services.rooms.open.pop(table)
                assert bytes((await place.services.rooms.get(table)).match.position) == bytes(room.match.position)

    asyncio.run(whole())
    assert said(caplog) == []


class Wire:
    """A TCP proxy in front of PostgreSQL, which can cut a connection right after a change was stored."""

    def __init__(self, url):
        self.port = int(url.rpartition(":")[2].partition("/")[0])
        self.marker = b""  # the answer to the next request that contains this is withheld, and the connection cut
        self.is_down = self.goes_down = False  # `goes_down`: all connections are cut then, and no new ones accepted
        self.open, self.tasks = set(), set()

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.url = f"postgresql://tester@127.0.0.1:{self.server.sockets[0].getsockname()[1]}/postgres"
        return self

    async def __aexit__(self, *_):
        self.server.close()
        self.cut()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def cut(self):
        for writer in self.open:
            writer.close()

    async def accept(self, reader, writer):
        self.tasks.add(asyncio.current_task())
        self.open.add(writer)
        if self.is_down:
            return writer.close()
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self.open.add(back)
        withheld = asyncio.Event()
        await asyncio.gather(
            self.forward(reader, back, withheld), self.answer(there, writer, withheld), return_exceptions=True
        )

    async def forward(self, reader, back, withheld):
        while data := await reader.read(65536):
            if self.marker and self.marker in data:
                self.marker = b""
                withheld.set()
            back.write(data)
        back.close()

    async def answer(self, there, writer, withheld):
        while data := await there.read(65536):
            if withheld.is_set():
                self.is_down = self.goes_down
                self.cut() if self.is_down else writer.close()
                return
            writer.write(data)
        writer.close()


def test_an_action_whose_answer_is_lost_is_stored_once_and_acknowledged(postgres, tmp_path, caplog):
    """The connection is cut after the commit and before the answer: the server finds out that its action is stored."""

    async def whole():
        async with Wire(postgres) as wire, served(tmp_path, database=wire.url) as place:
            ann = await place.person()
            await ann.new_table()
            view = view_in(await ann.act(await ann.view()))
            view = view if view["choices"] else await ann.view()
            wire.marker = ann.table.encode()
            acted = await ann.act(view)
            assert wire.marker == b"", "the connection was not cut"
            assert acted.status_code == 200, acted.text
            loaded = await place.services.store.load(ann.table)
            assert [event.ply for event in loaded.events] == list(range(view_in(acted)["last_step"]))

    asyncio.run(whole())
    assert said(caplog) == []


def test_an_action_whose_fate_is_unknown_is_looked_up_before_the_table_goes_on(postgres, tmp_path, monkeypatch, caplog):
    """The connection is cut after the commit, and the database stays away, so the server cannot look it up."""
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    monkeypatch.setattr(presence, "LISTEN_RETRY", 0.1)

    async def whole(listens):
        async with Wire(postgres) as wire, served(tmp_path, database=wire.url) as place:
            ann = await place.person()
            await ann.new_table()
            view = view_in(await ann.act(await ann.view()))
            view = view if view["choices"] else await ann.view()
            if not listens:
                place.services.tasks[1].cancel()
            wire.marker, wire.goes_down = ann.table.encode(), True
            assert error_of(await ann.act(view)) == (503, "unsure")
            assert error_of(await ann.act(view)) == (503, "unavailable")
            wire.is_down = False
            if listens:  # the listener loads what was missed, and tells the pages
                room = await place.room(ann)
                await until(lambda: room.match.ply > view["last_step"])
            assert error_of(await ann.act(view)) == (409, "stale")
            now = await ann.view()
            assert now["last_step"] > view["last_step"]
            loaded = await place.services.store.load(ann.table)
            assert [event.ply for event in loaded.events] == list(range(now["last_step"]))
            assert (await ann.act(now)).status_code == 200

    asyncio.run(whole(listens=True))
    asyncio.run(whole(listens=False))
    lines = said(caplog)
    assert len(lines) == 4, lines
    assert lines[1] == lines[3] == AGAIN


def test_an_action_that_another_process_has_overtaken_fails_alone(postgres, tmp_path):
    """Of ten actions that are stored together, one conflicts."""

    async def whole():
        async with served(tmp_path, database=postgres) as place, served(tmp_path, database=postgres) as twin:
            ann = await place.person()
            tables = [(await ann.new_table())["table"] for _ in range(10)]
            views = [await ann.view(table) for table in tables]
            for task in place.services.tasks[1:]:
                task.cancel()  # this process does not hear of the others
            double = await twin.services.rooms.get(tables[4])
            await double.act(views[4]["seat"], views[4]["last_step"], views[4]["choices"][-1]["action"])
            answers = await asyncio.gather(*(ann.act(view) for view in views))
            assert [answer.status_code for answer in answers] == [409 if i == 4 else 200 for i in range(10)]
            assert (await ann.view(tables[4]))["last_step"] == double.match.ply

    asyncio.run(whole())


def test_a_mistake_in_one_action_reaches_who_asked_for_it_and_stops_nobody_else(postgres, tmp_path):
    async def whole():
        async with served(tmp_path, database=postgres) as place:
            ann = await place.person()
            tables = [(await ann.new_table())["table"] for _ in range(3)]
            store, event = place.services.store, EventRow(Kind.PLAY, 99, 0, 1, 0.0, "x")
            wrong = [({"nonsense": 1}, event), ({"ply": "x"}, event), ({"ply": 1}, event)]
            async with asyncio.timeout(60):
                changes = [store.append(t, 99, [e], head) for t, (head, e) in zip(tables, wrong, strict=True)]
                done = await asyncio.gather(*changes, return_exceptions=True)
                assert [type(result) for result in done] == [KeyError, asyncpg.DataError, type(None)]

    asyncio.run(whole())


def test_processes_that_start_together_migrate_once(postgres):
    async def whole():
        stores = [Store(postgres) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert [await store.open_tables() for store in stores] == [[]] * 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(whole())


def test_notes_carry_holds_and_are_never_too_long(postgres):
    """PostgreSQL refuses a note of 8000 bytes, but the browsers of very many watchers would fill it."""

    async def whole():
        store, other = Store(postgres), Store(postgres)
        await store.open()
        async with asyncio.timeout(60):
            hears = other.notifications()
            assert await anext(hears) is None
            await store.notify("t", holds=[[1, 2], {"1": 0}])
            held = await anext(hears)
            assert held == News(store.name, "t", holds=[[1, 2], {"1": 0}])
            assert not held.is_change
            await store.notify("t", here=[f"{i:064d}" for i in range(500)])
            assert len((await anext(hears)).here) > 50
            await store.notify("t")
            assert (await anext(hears)).is_change
            await hears.aclose()
        await store.close()
        await other.close()

    asyncio.run(whole())
