"""The database: its schema and its guarantees, with SQLite and a real PostgreSQL server."""

import asyncio
import random

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine
from table.people import at_table, error_of, events_in, listening, served, view_in
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core.contract import NOBODY
from tablee.core.errors import TableeError
from tablee.table import driver, presence
from tablee.table.database import Statement
from tablee.table.database.schema import HEAD, MIGRATIONS
from tablee.table.live import Listener, Look
from tablee.table.models import METADATA, EventRow, Kind
from tablee.table.rooms import Rooms
from tablee.table.store import Conflict, Store, database_url
from tablee.table.thinker import Answer


def test_the_migrations_lead_to_the_models(tmp_path):
    async def whole():
        store = Store(database_url(None, tmp_path))
        await store.open()
        await store.open()
        await store.close()

    asyncio.run(whole())
    with sa.create_engine(database_url(None, tmp_path), poolclass=sa.NullPool).connect() as db:
        assert compare_metadata(MigrationContext.configure(db), METADATA) == []
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


@at_table
async def test_two_writers_cannot_both_add_the_next_event(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    other = Store(place.services.store.url)
    loaded = await other.load(ann.table)
    elsewhere = EventRow(Kind.PLAY, view["last_step"], view["seat"], view["choices"][-1]["action"], 0.0)
    await other.append(ann.table, len(loaded.events), [elsewhere], {})
    with pytest.raises(Conflict):
        await other.append(ann.table, len(loaded.events), [elsewhere], {})
    answer = await ann.act(view)
    assert error_of(answer) == (409, "stale")
    now = view_in(answer)
    assert now["last_step"] == view["last_step"] + 1
    await other.close()


@at_table
async def test_a_table_is_the_same_after_it_is_loaded_again(place):
    ann = await place.person()
    await ann.new_table(hints=True, options={"rounds": 3})
    view = await ann.view()
    for _ in range(40):
        view = view_in(await ann.act(view, view["choices"][-1]["action"]))
        view = view if view["choices"] else await ann.view()
    held = bytes((await place.room(ann)).match.position)
    place.services.rooms.open.clear()
    assert await ann.view(seat=view["seat"]) == view
    assert bytes((await place.room(ann)).match.position) == held


@at_table
async def test_a_new_table_is_loaded_once_although_others_load_all_tables(place):
    ann, store, rooms = await place.person(), place.services.store, place.services.rooms
    create, keep, kept, others = store.create, rooms.keep, [], []

    async def create_while_others_load(*args):
        await create(*args)
        others.append(asyncio.create_task(rooms.reopen()))
        while not rooms.opening:
            await asyncio.sleep(0)

    store.create = create_while_others_load
    rooms.keep = lambda room: (kept.append(room), keep(room))
    await ann.new_table()
    await asyncio.gather(*others)
    assert kept == [await place.room(ann)]


@at_table
async def test_nothing_is_kept_of_a_table_that_does_not_exist(place):
    ann = await place.person()
    assert (await ann.get("/api/t/0123456789abcdef/view")).status_code == 404
    assert place.services.rooms.opening == {}


@at_table
async def test_a_table_that_does_not_replay_is_frozen_and_kept(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    for _ in range(12):
        view = view_in(await ann.act(view))
        view = view if view["choices"] else await ann.view()
    await place.alter("update events set form = 'dice 6 6 6' where table_id = ? and ply = 8", ann.table)
    place.services.rooms.open.clear()
    frozen = await ann.view()
    assert frozen["status"]
    assert frozen["choices"] == []
    assert error_of(await ann.act(frozen | {"seat": 0}, 0)) == (409, "frozen")
    assert error_of(await ann.undo(frozen | {"seat": 0}, "step")) == (409, "frozen")
    loaded = await place.services.store.load(ann.table)
    assert loaded.table.frozen
    text = (await ann.get(f"/t/{ann.table}/record")).text
    assert len([line for line in text.splitlines() if "# seat" in line or "# chance" in line]) == view["last_step"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [("update snapshots set state = zeroblob(53)", "differs"), ("update tables set box_hash = 'x'", "components")],
)
def test_other_positions_and_other_components_freeze_a_table(tmp_path, change, reason):
    async def whole():
        async with served(tmp_path) as place:
            ann = await place.person()
            await ann.new_table()
            view = await ann.view()
            for _ in range(12):
                view = view_in(await ann.act(view))
                view = view if view["choices"] else await ann.view()
            await place.alter(change)
        async with served(tmp_path) as place:
            await place.services.tasks[0]
            assert reason in (await place.services.store.load(ann.table)).table.frozen

    asyncio.run(whole())


@at_table
async def test_a_table_begun_by_other_rules_is_frozen_and_its_record_can_be_saved(place):
    """The table is frozen even if every action is still legal: nobody agreed to play on by different rules."""
    ann = await place.person()
    await ann.new_table("airain")
    await place.alter("update tables set rules_version = rules_version + 1")
    place.services.rooms.open.clear()
    view = await ann.view()
    assert "frozen" in view["status"]
    assert error_of(await ann.act(view | {"seat": 0}, 0)) == (409, "frozen")
    assert "# frozen: the game was begun with version" in (await ann.get(view["record_url"])).text


def test_a_database_is_named_by_a_url(tmp_path):
    assert database_url("postgres://me@host/x", tmp_path) == "postgresql://me@host/x"
    assert database_url("sqlite:////tmp/x", tmp_path) == "sqlite:////tmp/x"
    assert database_url(None, tmp_path / "new").endswith("tables.sqlite")
    assert (tmp_path / "new").is_dir()
    with pytest.raises(TableeError, match="postgresql://"):
        database_url("nonsense", tmp_path)
    for url, problem in [("nosuch+driver://x", "SQLite or PostgreSQL"), ("sqlite://", "file"), ("://", "read")]:
        with pytest.raises(TableeError, match=problem):
            Store(url)


@pytest.mark.parametrize(
    ("url", "problem"),
    [("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"), ("sqlite:////nosuch/folder/x", "cannot be opened")],
)
def test_a_database_that_cannot_be_opened_is_said_so(url, problem, tmp_path):
    said = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--database", url])
    assert said.exit_code == 1
    assert problem in " ".join(said.output.split())


def test_a_store_of_a_later_version_is_left_alone(tmp_path):
    async def whole():
        store = Store(database_url(None, tmp_path))
        await store.open()
        await store.db.write(Statement("update alembic_version set version_num = '9999'", [()]))
        with pytest.raises(TableeError, match="another version"):
            await store.open()
        await store.close()

    asyncio.run(whole())


# --- PostgreSQL ------------------------------------------------------------------------------------------------


def test_everything_holds_on_postgresql(postgres, tmp_path):
    async def whole():
        async with served(tmp_path, database=postgres) as place:
            ann = await place.person()
            made = await ann.new_table(seats=("me", "friend"))
            bob = await place.friend(made["links"]["1"])
            people = [ann, bob]
            for _ in range(60):
                view = await people[(await ann.view())["to_act"]].view()
                assert (await people[view["seat"]].act(view, view["choices"][-1]["action"])).status_code == 200
            view = await people[(await ann.view())["to_act"]].view()
            answers = await asyncio.gather(*(people[view["seat"]].act(view) for _ in range(4)))
            assert sorted(a.status_code for a in answers) == [200, 409, 409, 409]
            asked = await ann.undo(await ann.view(), "ask")
            assert asked.status_code == 200, asked.text
            if view_in(asked)["undo"]["asked_by"] is not None:
                assert (await bob.undo(await bob.view(), "agree")).status_code == 200
            held = await ann.view()
        async with served(tmp_path, database=postgres) as place:
            ann.http._transport.app = place.app
            assert await ann.view() == held
            async with served(tmp_path, database=postgres) as twin:
                room, double = await place.services.rooms.get(ann.table), await twin.services.rooms.get(ann.table)
                position = room.match.position
                action, actor, ply = position.legal()[0], position.to_act, room.match.ply
                await room.act(actor, ply, action)
                with pytest.raises(TableeError):
                    await double.act(actor, ply, action)
                assert bytes(double.match.position) == bytes(room.match.position)
            engine = create_async_engine(postgres.replace("://", "+asyncpg://"), poolclass=sa.NullPool)
            async with engine.connect() as db:
                found = await db.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), METADATA))
            assert found == []

    asyncio.run(whole())


async def heard(listener, event, where):
    """Wait until a listener gets an event of this kind whose data satisfy `where`; return it."""
    async with asyncio.timeout(60):
        while True:
            for name, data, _ in events_in(await listener.next()):
                if name == event and where(data):
                    return data


def test_two_processes_on_one_postgresql_are_one_table(postgres, tmp_path):
    """Two processes that share a database show the same table, and each announces what happens at the other."""

    async def whole():
        async with served(tmp_path, database=postgres) as place, served(tmp_path, database=postgres) as twin:
            ann = await place.person()
            made = await ann.new_table(seats=("me", "friend"))
            room, double = await place.services.rooms.get(ann.table), await twin.services.rooms.get(ann.table)
            here, there = place.services.live, twin.services.live
            hers, his = Listener(here, room.id, Look(room.seats[0].browser)), Listener(there, room.id, Look("bob"))
            with here.listen(hers), there.listen(his):
                bob = await twin.friend(made["links"]["1"])  # the link is opened at the other process
                await heard(hers, "change", lambda data: room.seats[1].browser is not None)
                his.look = Look(room.seats[1].browser)
                await twin.services.presence.came_or_went(double)
                await heard(hers, "presence", lambda data: data["online"] == [0, 1])
                await heard(his, "presence", lambda data: data["online"] == [0, 1])
                people = [ann, bob]
                for _ in range(30):  # each person acts as soon as the other process has confirmed the last action
                    actor = room.match.position.to_act
                    view = await people[actor].view()
                    done = await people[actor].act(view, view["choices"][-1]["action"])
                    assert done.status_code == 200, done.text
                    last = view_in(done)["last_step"]
                    news = [await heard(who, "change", lambda d, n=last: d["view"]["step"] == n) for who in (hers, his)]
                    assert news[actor]["version"] == view_in(done)["version"]
                assert bytes(room.match.position) == bytes(double.match.position)
                behind = await ann.view()
                await twin.alter("update tables set rematch = 'next'")
                await twin.services.store.notify(room.id)
                await heard(hers, "change", lambda data: data["version"] != behind["version"])
                assert room.row.rematch == "next"
            await place.services.presence.came_or_went(room)
            assert place.services.presence.present(room.id) == {room.seats[1].browser}

    asyncio.run(whole())


def test_nothing_is_missed_that_another_process_stores_at_an_awkward_moment(postgres, tmp_path, monkeypatch):
    """An action that another process stores is found in three cases.

    It is stored before this process listens, while this process opens the table, or so shortly before a request that
    its note has not arrived yet.
    """

    async def act(room):
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])

    async def same(room, double):
        async with asyncio.timeout(60):
            while double.match.ply != room.match.ply:
                await asyncio.sleep(0.02)

    async def whole():
        open_ears, hear, made = asyncio.Event(), Store.notifications, Rooms.build

        async def late(store):
            await open_ears.wait()
            async for news in hear(store):
                yield news

        async def slow(rooms, loaded):
            found = await made(rooms, loaded)
            await act(room)
            return found

        monkeypatch.setattr(Store, "notifications", late)
        async with served(tmp_path, database=postgres) as place, served(tmp_path, database=postgres) as twin:
            ann = await place.person()
            await ann.new_table()
            room = await place.services.rooms.get(ann.table)
            double = await twin.services.rooms.get(ann.table)
            await act(room)
            open_ears.set()
            await same(room, double)

            twin.services.rooms.open.clear()
            monkeypatch.setattr(Rooms, "build", slow)
            double = await twin.services.rooms.get(ann.table)
            await same(room, double)

            told, news_come = twin.services.presence.on_news, asyncio.Event()

            async def later(news):
                await news_come.wait()
                await told(news)

            twin.services.presence.on_news = later
            with listening(twin.services.live, room.id, room.row.host) as listener:
                await act(room)
                with pytest.raises(TableeError):
                    await double.act(NOBODY, room.match.ply, 0)  # the ply is unknown here: load what is stored
                assert double.match.ply == room.match.ply
                news_come.set()
                await heard(listener, "change", lambda data: data["view"]["step"] == room.match.ply)

    asyncio.run(whole())


def test_what_was_missed_while_others_could_not_be_heard_is_taken_over(postgres, tmp_path, monkeypatch):
    """After its connection for notes was lost, a process loads what other processes have stored meanwhile."""
    monkeypatch.setattr(presence, "LISTEN_RETRY", 0.1)

    async def whole():
        async with served(tmp_path, database=postgres) as place, served(tmp_path, database=postgres) as twin:
            ann = await place.person()
            await ann.new_table()
            await place.services.rooms.get(ann.table)
            double = await twin.services.rooms.get(ann.table)
            db = await asyncpg.connect(postgres)
            async with asyncio.timeout(60):
                hearing = "from pg_stat_activity where query like 'LISTEN%'"
                while await db.fetchval(f"select count(*) {hearing}") < 2:
                    await asyncio.sleep(0.05)
                await db.execute(f"select pg_terminate_backend(pid) {hearing}")
            await db.close()
            await ann.act(await ann.view())
            async with asyncio.timeout(60):
                while double.match.ply != (await ann.view())["last_step"]:
                    await asyncio.sleep(0.05)

    asyncio.run(whole())


def test_of_two_processes_one_plays_for_a_bot_and_the_other_takes_over(postgres, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(driver, "LEAD_RETRY", 0.05)
    thought, dice = [], random.Random(1)

    def think(place):
        async def answer(seen, seat, bot, key, repeated):
            thought.append((place, bytes(seen)))
            await asyncio.sleep(0.01)
            return Answer(dice.choice(seen.legal()))

        return answer

    async def until(condition):
        async with asyncio.timeout(60):
            while not condition():
                await asyncio.sleep(0.02)

    async def whole():
        async with served(tmp_path, database=postgres) as twin:
            async with served(tmp_path, database=postgres) as place:
                for one in (place, twin):
                    monkeypatch.setattr(one.services.pool, "think", think(one))
                ann = await place.person()
                await ann.new_table(seats=("bot", "bot"))
                double = await twin.services.rooms.get(ann.table)
                await until(lambda: double.match.ply > 15)
                assert len({state for _, state in thought}) == len(thought), (
                    "both processes asked their bot about the same position"
                )
            left = len(thought)
            await until(lambda: len(thought) > left + 5)

    asyncio.run(whole())
    assert [said for said in caplog.records if said.name.startswith("tablee")] == []
