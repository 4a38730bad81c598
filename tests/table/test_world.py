"""Tests of timing and randomness, with a fake clock, seeded random numbers and fake bots instead of real ones."""

import asyncio
import random
import sys

from table.people import Place, listening, settings

from tablee.table import bots, driver, presence, rooms
from tablee.table.app import make_app
from tablee.table.store import News
from tablee.table.thinker import Answer
from tablee.table.world import World

PATIENCE = 120  # real seconds after which a test that waits for the fake clock fails


class FakeWorld(World):
    """A world with seeded random numbers and a fake clock. `sleep` moves the clock forward and returns at once."""

    def __init__(self, seed=1):
        self.clock, self.random, self.slept = 1000.0, random.Random(seed), []

    def now(self):
        return self.clock

    def monotonic(self):
        return self.clock

    async def sleep(self, seconds):
        self.slept.append(seconds)
        self.clock += seconds
        await asyncio.sleep(0)

    def token(self, size):
        return self.random.randbytes(size)

    def choice(self, options):
        return self.random.choice(options)


def in_world(tmp_path, test, world=None, **more):
    """Run an asynchronous test with an application that uses a fake world; return that world."""
    world = world or FakeWorld()

    async def whole():
        app = make_app(settings(tmp_path, **more), world)
        async with app.lifespan(), asyncio.timeout(PATIENCE):
            await test(Place(app), world)

    asyncio.run(whole())
    return world


async def until(condition):
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_bot_takes_as_long_as_its_pause_by_the_tables_clock(tmp_path):
    """With a pause of 7 seconds, the driver sleeps 5 seconds after 2 of thinking, and none after 9."""

    async def test(place, world):
        thoughts = iter([2.0, 9.0])

        async def think(seen, *_args):
            world.clock += next(thoughts, 0.0)
            if len(world.slept) >= 2:
                place.services.driver.is_stopped = True
            return Answer(seen.legal()[0])

        place.services.pool.think = think
        ann = await place.person()
        await ann.new_table(seats=("bot", "bot"))
        room = await place.room(ann)
        await until(lambda: len(world.slept) >= 3)
        at = [event.at for event in (await place.services.store.load(room.id)).events if event.seat >= 0]
        assert at[:2] == [1007.0, 1016.0]
        await place.services.driver.close()

    world = in_world(tmp_path, test, bot_pause=7.0)
    assert world.slept[:3] == [5.0, 0.0, 7.0]


def test_a_table_leaves_the_memory_when_its_time_has_come(tmp_path):
    """Tables over the limit are dropped from memory once they are idle and nobody listens to them."""

    async def test(place, world):
        ann = await place.person()
        first = (await ann.new_table())["table"]
        kept = place.services.rooms
        world.clock += rooms.IDLE - 1
        second = (await ann.new_table())["table"]
        assert {first, second} == set(kept.open)  # over the limit, but not yet idle
        world.clock += 2
        third = (await ann.new_table())["table"]
        assert {second, third} == set(kept.open)
        world.clock += rooms.IDLE + 1
        with listening(place.services.live, second, "somebody"):
            await ann.new_table()
            assert second in kept.open  # a listener keeps it in memory
        assert (await ann.view(first))["table"] == first  # a dropped table is loaded again

    in_world(tmp_path, test, rooms=1)


def test_another_process_is_believed_for_a_while(tmp_path):
    """What another process says about who is online expires after a while."""

    async def test(place, world):
        here = place.services.presence
        await here.on_news(News("other", "t", here=["b"]))
        assert here.present("t") == {"b"}
        world.clock += presence.BELIEVED + 1
        assert here.present("t") == set()

    in_world(tmp_path, test)


def test_who_does_not_lead_asks_for_the_lock_at_intervals(tmp_path):
    """A process that does not get the leader lock tries again at fixed intervals."""

    async def test(place, world):
        lost = iter([False, False, True])

        class Leading:
            async def __aenter__(self):
                return next(lost, True)

            async def __aexit__(self, *_):
                pass

        async def think(seen, *_args):
            place.services.driver.is_stopped = True
            await asyncio.Event().wait()

        place.services.store.leading = lambda table: Leading()
        place.services.pool.think = think
        ann = await place.person()
        await ann.new_table(seats=("bot", "bot"))
        await until(lambda: place.services.driver.is_stopped)
        await place.services.driver.close()

    world = in_world(tmp_path, test)
    assert world.slept == [driver.LEAD_RETRY, driver.LEAD_RETRY]


def test_the_same_randomness_gives_the_same_table(tmp_path):
    """With the same seed, a table gets the same id, links, dice secret and random moves for bots that do not answer."""
    found = []

    async def test(place, world):
        async def silent(*_args):
            raise bots.NoAnswer("gone")

        place.services.pool.think = silent
        ann = await place.person()
        made = await ann.new_table(seats=("bot", "bot", "friend"))
        room = await place.room(ann)
        await until(lambda: room.match.position.to_act == 2)
        found.append((made["table"], made["links"], room.row.secret, list(room.match.moves)))

    for run in range(2):
        in_world(tmp_path / str(run), test, FakeWorld(seed=5))
    assert found[0] == found[1]
    in_world(tmp_path / "other", test, FakeWorld(seed=6))
    assert found[2] != found[0]


def test_a_process_that_writes_more_than_is_read_ends(tmp_path):
    async def whole():
        world = World()
        process = await world.spawn(sys.executable, "-c", "print('[' * 9_999_999)", pipes=True)
        assert await process.stdout.read(1) == b"["
        await asyncio.sleep(0.5)  # now asyncio has paused the pipe, because nobody reads
        async with asyncio.timeout(PATIENCE):
            await world.end(process)
        assert process.returncode is not None

    asyncio.run(whole())
