"""The writer of SQLite: it commits together what waits, and lets one change fail alone."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import asynccontextmanager

import pytest
from table.people import at_table, error_of, listening, view_in

from tablee.table.database import Conflict, Statement, sqlite
from tablee.table.models import EventRow, Kind, SeatRow, SnapshotRow, TableRow
from tablee.table.refusals import Unavailable
from tablee.table.store import Store, database_url


def new_table(name):
    common = {"game": "x", "rules_version": 1, "options": "{}", "box_hash": "", "secret": b"", "host": ""}
    return TableRow(id=name, watch=name, created=0.0, changed=0.0, **common)


def plays(first, count=1):
    return [EventRow(Kind.PLAY, first + i, 0, 7, 1.5, "draw") for i in range(count)]


@asynccontextmanager
async def opened(folder, tables=("t",)):
    store = Store(database_url(None, folder))
    await store.open()
    for table in tables:
        await store.create(new_table(table), [SeatRow(seat=0, kind="me", name="A")], [])
    try:
        yield store
    finally:
        await store.close()


def rows(folder, sql):
    """Read the file as another program would."""
    db = sqlite3.connect(folder / "tables.sqlite")
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


@pytest.fixture
def batches(monkeypatch):
    """Return a list that gets the size of every transaction."""
    sizes, commit = [], sqlite.Sqlite._commit

    def counted(self, batch):
        sizes.append(len(batch))
        return commit(self, batch)

    monkeypatch.setattr(sqlite.Sqlite, "_commit", counted)
    return sizes


def test_what_waits_is_committed_together_and_acknowledged_afterwards(tmp_path, batches):
    tables = [f"t{i}" for i in range(20)]

    async def play(store, table):
        for number in range(5):
            after = number + 1
            await store.append(table, number, plays(number), {"ply": after}, SnapshotRow(after, after, b"state", ""))
            found = rows(tmp_path, f"select count(*), max(ply) from events where table_id = '{table}'")
            assert found == [(after, number)], "acknowledged before it was stored"

    async def whole():
        async with opened(tmp_path, tables) as store:
            batches.clear()
            await asyncio.gather(*(play(store, table) for table in tables))

    asyncio.run(whole())
    assert sum(batches) == 100
    assert len(batches) < 80, batches
    assert rows(tmp_path, "select distinct ply from tables") == [(5,)]
    assert rows(tmp_path, "select count(*) from snapshots") == [(100,)]


def test_a_change_that_fails_is_undone_alone(tmp_path, batches):
    """One change conflicts at its second event, one is no SQL at all, and one has a number that is too large."""
    tables = [f"t{i}" for i in range(6)]

    async def whole():
        async with opened(tmp_path, tables) as store:
            await store.append("t3", 1, plays(1), {})
            batches.clear()
            changes = [store.append(table, 0, plays(0, 2), {"ply": 2}) for table in tables]
            changes.append(store.db.write(Statement("update tables set ply = 9", [()]), Statement("nonsense", [()])))
            changes.append(store.freeze("t0", 2**70))
            done = await asyncio.gather(*changes, return_exceptions=True)
            assert [type(result) for result in done[:6]] == [Conflict if i == 3 else type(None) for i in range(6)]
            assert [type(result) for result in done[6:]] == [sqlite3.OperationalError, OverflowError]
            await store.append("t3", 0, plays(0), {})

    asyncio.run(whole())
    assert max(batches) > 1, "nothing was committed together"
    assert rows(tmp_path, "select id, ply from tables where ply <> 2") == [("t3", 0)]
    assert rows(tmp_path, "select number from events where table_id = 't3' order by number") == [(0,), (1,)]


def test_what_waits_is_stored_before_the_store_closes(tmp_path):
    async def whole():
        async with opened(tmp_path) as store:
            for number in range(30):
                waiting = asyncio.ensure_future(store.append("t", number, plays(number), {}))
                await asyncio.sleep(0)
                waiting.cancel()  # whoever asked for it is gone

    asyncio.run(whole())
    assert rows(tmp_path, "select count(*) from events") == [(30,)]


def test_the_rows_that_are_read_come_from_one_moment(tmp_path):
    """Events that are appended while a table is loaded are seen together with their head, or not at all."""

    async def whole():
        async with opened(tmp_path) as store:

            async def play():
                for number in range(150):
                    await store.append("t", number, plays(number), {"ply": number + 1})

            playing = asyncio.ensure_future(play())
            while not playing.done():
                loaded = await store.load("t")
                assert loaded.table.ply == len(loaded.events)
            await playing

    asyncio.run(whole())


@at_table
async def test_a_program_that_holds_the_file_for_a_moment_only_delays(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    other = sqlite3.connect(place.services.store.db.file, isolation_level=None)
    other.execute("begin immediate")
    acting = asyncio.ensure_future(ann.act(view))
    await asyncio.sleep(0.5)
    assert not acting.done()
    other.execute("rollback")
    other.close()
    assert (await acting).status_code == 200


def test_a_program_that_keeps_the_file_is_an_outage_that_ends_by_itself(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(sqlite, "BUSY", 0.2)

    async def test(place):
        ann = await place.person()
        await ann.new_table()
        view = await ann.view()
        room = await place.room(ann)
        with listening(place.services.live, ann.table, room.seats[0].browser) as listener:
            other = sqlite3.connect(place.services.store.db.file, isolation_level=None)
            other.execute("begin immediate")
            for _ in range(2):
                assert error_of(await ann.act(view)) == (503, "unavailable")
            link = await ann.post(f"/api/t/{ann.table}/link", {"seat": 0})
            assert error_of(link) == (503, "unavailable")
            assert (await place.room(ann)).seats[0].token is None
            assert error_of(await ann.post("/api/tables", table_of_two())) == (503, "unavailable")
            assert await ann.view() == view
            assert not listener.waiting, "somebody was told of an action that is not stored"
            other.execute("rollback")
            other.close()
            assert (await ann.act(view)).status_code == 200
            assert listener.waiting

    at_table(test)(tmp_path)
    assert said(caplog) == ["the database cannot be used: OperationalError: database is locked", AGAIN]


def table_of_two():
    return {"game": "destorsion", "seats": [{"kind": "me"}, {"kind": "screen"}]}


AGAIN = "the database can be used again"


def said(caplog):
    """Return the lines in the log of the server; none of them may have a traceback."""
    lines = [record for record in caplog.records if record.name.startswith("tablee")]
    assert not any(record.exc_info for record in lines)
    return [record.getMessage() for record in lines]


def test_a_lost_file_is_not_written_to_and_is_used_again_when_it_is_back(tmp_path, caplog):
    """SQLite itself would go on writing to a removed file."""

    async def test(place):
        ann = await place.person()
        await ann.new_table()
        view = view_in(await ann.act(await ann.view()))
        view = view if view["choices"] else await ann.view()
        file = place.services.store.db.file
        away = file.with_name("away")
        file.rename(away)
        assert error_of(await ann.act(view)) == (503, "unavailable")
        assert not file.exists()
        shutil.copy(away, file)  # looks the same, but is another file
        assert error_of(await ann.act(view)) == (503, "unavailable")
        os.remove(file)
        away.rename(file)
        assert (await ann.act(view)).status_code == 200

    at_table(test)(tmp_path)
    lines = said(caplog)
    assert len(lines) == 2
    assert "No such file" in lines[0]
    assert lines[1] == AGAIN


def test_a_file_that_cannot_be_read_is_refused_and_not_replaced(tmp_path, caplog):
    async def whole():
        async with opened(tmp_path) as store:
            store.db.readers.clear()
            file = store.db.file
            file.rename(file.with_name("away"))
            with pytest.raises(Unavailable):
                await store.load("t")
            assert not file.exists()
            file.with_name("away").rename(file)
            assert await store.load("t")

    asyncio.run(whole())
    assert said(caplog) == ["the database cannot be used: OperationalError: unable to open database file", AGAIN]


@at_table
async def test_an_action_reads_nothing_from_the_database(place):
    """People and watchers act, look and undo at a table in memory without a query; a watcher is looked up once."""
    ann = await place.person()
    made = await ann.new_table(seats=("me", "screen"))
    guest = await place.friend(made["watch"])
    await guest.view(ann.table)
    view, asked = await ann.view(), []
    read = place.services.store.db.read

    async def counted(*queries):
        asked.extend(queries)
        return await read(*queries)

    place.services.store.db.read = counted
    for _ in range(5):
        view = view_in(await ann.act(view))
        view = view if view["choices"] else await ann.view()
        await guest.view(ann.table)
    if view["undo"]["step"]:
        assert (await ann.undo(view, "step")).status_code == 200
    assert asked == []
