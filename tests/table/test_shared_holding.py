"""Holds at a table that several processes serve: all of them know who holds, and the one serving an action waits."""

import asyncio
from contextlib import asynccontextmanager

import asyncpg
import msgspec
import pytest
from table.people import listening, served
from table.test_holding import Stage, staged

from tablee.table import holding
from tablee.table.holding import HoldNote, Wish


async def until(condition, seconds=15.0):
    """Wait until a condition is true; less long than a hold, so that a hold that ends by itself is no success."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def all_listen(url, count):
    """Wait until so many processes receive notes."""
    db = await asyncpg.connect(url)
    async with asyncio.timeout(60):
        while await db.fetchval("select count(*) from pg_stat_activity where query like 'LISTEN%'") < count:
            await asyncio.sleep(0.05)
    await db.close()


@asynccontextmanager
async def apart(tmp_path, database):
    """Serve a table by two processes: the seat to act uses the first one, and the seat that may hold the second."""
    async with served(tmp_path, database=database) as place, served(tmp_path, database=database) as twin:
        await all_listen(database, 2)
        stage = await Stage(place, None).prepare()
        stage.people[stage.holder].http._transport.app = twin.app
        double = await twin.services.rooms.get(stage.room.id)
        with listening(twin.services.live, double.id, double.seats[stage.holder].browser):
            await twin.services.presence.came_or_went(double)
            await until(lambda: stage.holder in place.services.presence.online(stage.room))
            yield stage, double


@pytest.mark.parametrize("what", ["let-go", "let-go-turn", "off"])
def test_a_hold_is_honoured_by_the_process_that_serves_the_action(postgres, tmp_path, what):
    async def whole():
        async with apart(tmp_path, postgres) as (stage, double):
            room, holder = stage.room, stage.holder
            await stage.hold()
            await until(lambda: room.holding.asked == {holder})
            ply, sent = room.match.ply, await stage.click()
            await until(lambda: room.holding.waits_for == double.holding.waits_for == [holder])
            assert not sent.done()
            assert room.holding.version == double.holding.version
            views = await stage.views()
            assert [view["hold"]["waits_for"] for view in views] == [[holder]] * 3
            assert all(10 < view["hold"]["left"] <= room.row.hold for view in views)
            await stage.hold(what)
            async with asyncio.timeout(15):
                assert (await sent).status_code == 200
            assert room.match.moves[ply] == (stage.actor, stage.action, False)
            await until(lambda: double.match.ply == room.match.ply and double.holding.waits_for == [])
            assert room.holding.version == double.holding.version
            if what == "let-go-turn":
                stop = holding.Stop(stage.actor, 0.0, room.number)
                assert room.holding._lets_go(holder, stop)
                assert double.holding._lets_go(holder, stop)

    asyncio.run(whole())


def test_a_process_that_opens_the_table_later_is_told_who_holds(postgres, tmp_path):
    async def whole():
        async with apart(tmp_path, postgres) as (stage, double):
            await stage.hold()
            async with served(tmp_path, database=postgres) as third:
                await all_listen(postgres, 3)
                stage.people[stage.actor].http._transport.app = third.app
                sent = await stage.click()
                await until(lambda: double.holding.waits_for == [stage.holder])
                room = third.services.rooms.open[stage.room.id]
                assert room.holding.stop is not None
                assert not sent.done()
                await stage.hold("let-go")
                async with asyncio.timeout(15):
                    assert (await sent).status_code == 200

    asyncio.run(whole())


def test_a_process_that_is_alone_does_not_wait_long(postgres, tmp_path, monkeypatch):
    """Nobody answers who holds, so the first action that could be held is delayed for a moment only."""
    monkeypatch.setattr(holding, "ANSWERS", 0.2)

    async def whole():
        async with served(tmp_path, database=postgres) as place:
            stage = await Stage(place, None).prepare()
            place.services.rooms.open.clear()
            async with asyncio.timeout(10):
                assert (await (await stage.click())).status_code == 200

    asyncio.run(whole())


@staged
async def test_the_later_wish_counts_whatever_the_order_of_the_notes(stage):
    """An old note that arrives late changes nothing, and repeats are harmless."""

    def note(order, *wishes, **more):
        return msgspec.to_builtins(HoldNote(order, list(wishes), **more))

    here, holder = stage.room.holding, stage.holder
    here.hear("b", note(2, Wish(holder, 2, True), actor=stage.actor, waits_for=[holder], left=9.0))
    assert (here.asked, here.waits_for) == ({holder}, [holder])
    shown = here.version
    here.hear("b", note(1, Wish(holder, 1, False)))
    here.hear("c", note(1, Wish(holder, 1, False)))
    assert (here.asked, here.waits_for, here.version) == ({holder}, [holder], shown)
    here.ask(holder, hold=False)
    assert (here.asked, here.wishes[holder].order) == (set(), 3)
    await stage.world.later(9.0)
    assert here.waits_for == []  # the other process is gone, or would have told
