"""Several processes that share PostgreSQL: substitutes, clocks, proposals, chat and Web Push work across them."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

from table.guests import do as send
from table.people import Place, error_of, listening, settings, view_in
from table.push_service import PushService
from table.test_away import LIVE, StillWorld, do, first_choices, play, seated
from table.test_push import subscribe
from table.test_shared_holding import all_listen, until
from table.test_words import say, texts

from tablee.table import clocks, driver
from tablee.table.app import make_app
from tablee.table.clocks import BEAT
from tablee.table.models import Kind
from tablee.table.thinker import Answer

HOUR = 3600.0


@asynccontextmanager
async def processes(tmp_path, database, world, count=2, **more):
    """Run several applications on one database; only the test lets their clocks check."""
    async with AsyncExitStack() as stack, asyncio.timeout(120):
        places = []
        for _ in range(count):
            app = make_app(settings(tmp_path, database=database, **more), world)
            await stack.enter_async_context(app.lifespan())
            places.append(Place(app))
            first_choices(places[-1])
        await all_listen(database, count)
        yield places


def move(person, place):
    """Let a person's requests go to another process from now on."""
    person.http._transport.app = place.app


async def tick(*places):
    for place in places:
        await place.services.clocks.tick()


def test_a_substitute_is_called_in_one_process_and_sent_away_in_another(postgres, tmp_path, monkeypatch):
    """Whichever process has the leader lock plays for the absent; who returns elsewhere is not overtaken by its bot."""
    monkeypatch.setattr(clocks, "TICK", HOUR)
    monkeypatch.setattr(driver, "LEAD_RETRY", 0.05)
    world, thought = StillWorld(), []
    thinking, answer = asyncio.Event(), asyncio.Event()

    async def whole():
        async with processes(tmp_path, postgres, world, grace=30.0) as (one, two):
            people, room = await seated(one)
            double = await two.services.rooms.get(room.id)
            seat = await play(people, room)
            await double.catch_up()
            late, other = people[seat], people[1 - seat]
            move(other, two)
            with (
                listening(two.services.live, room.id, room.seats[1 - seat].browser),
                listening(one.services.live, room.id, room.seats[seat].browser),
            ):
                await one.services.presence.came_or_went(room)
                await until(lambda: seat in two.services.presence.online(double))
                world.clock += 100.0
                await tick(one, two)
                assert room.away.late == double.away.late == [], "the person is online in the other process"
            await one.services.presence.came_or_went(room)
            await until(lambda: seat not in two.services.presence.online(double))
            await tick(one, two)
            world.clock += 31.0
            await tick(one, two)
            assert room.away.late == double.away.late == [seat]

            async def think(seen, *_):
                thought.append(bytes(seen))
                thinking.set()
                await answer.wait()
                return Answer(seen.legal()[0])

            for place in (one, two):
                place.services.pool.think = think
            asked = [do(other, 1 - seat, "substitute", other=seat, level=level) for level in (2, 4)]
            codes = sorted((await asyncio.gather(*asked)), key=lambda said: "error" in said.json())
            assert codes[1].json()["error"]["code"] == "overtaken", "one substitute is enough"
            await thinking.wait()
            await until(lambda: room.away.substitutes == double.away.substitutes != {})
            ply = room.match.ply
            view_in(await do(late, seat, "return"))  # in the first process, while either one thinks
            answer.set()
            await until(lambda: not double.away.substitutes)
            await until(lambda: not one.services.driver.tasks and not two.services.driver.tasks)
            assert room.match.ply == double.match.ply == ply
            assert len(thought) == 1, "both processes asked their bot"
            view = await late.view()
            assert (await late.act(view)).status_code == 200
            await until(lambda: double.match.ply == room.match.ply)
            assert double.away.players == room.away.players == {}

    asyncio.run(whole())


def test_a_substitute_plays_on_when_its_process_ends(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr(clocks, "TICK", HOUR)
    monkeypatch.setattr(driver, "LEAD_RETRY", 0.05)
    world = StillWorld()

    async def whole():
        async with processes(tmp_path, postgres, world, 1) as [two]:
            async with processes(tmp_path, postgres, world, 1) as [one]:
                people, room = await seated(one, friends=2)
                double = await two.services.rooms.get(room.id)
                seat = await play(people, room)
                by = (seat + 1) % 3
                one.services.driver.wake = lambda room: None  # it ends before its bot has played
                room.away.offline = frozenset([seat])
                await do(people[by], by, "substitute", other=seat, level=1)
            await until(lambda: double.match.position.to_act != seat)
            assert set(double.away.players.values()) == {"substitute: bot1"}

    asyncio.run(whole())


def test_a_clock_runs_as_long_as_one_process_does(postgres, tmp_path, monkeypatch):
    """Two processes, then one, then none: only while none ran does the clock stand still."""
    monkeypatch.setattr(clocks, "TICK", HOUR)
    world = StillWorld()
    found = {}

    async def pass_time(seconds, *places):
        await tick(*places)
        while seconds > 0:
            world.clock += min(BEAT, seconds)
            seconds -= BEAT
            await tick(*places)

    async def whole():
        async with processes(tmp_path, postgres, world, 1) as [two]:
            async with processes(tmp_path, postgres, world, 1) as [one]:
                people, room = await seated(one, pace="live")
                double = await two.services.rooms.get(room.id)
                seat = await play(people, room)
                await double.catch_up()
                await pass_time(20, one, two)
                assert room.clock.left(seat) == double.clock.left(seat) == LIVE - 20
                found.update(table=room.id, seat=seat)
            await pass_time(20, two)
            assert double.clock.left(seat) == LIVE - 40
        world.clock += HOUR
        async with processes(tmp_path, postgres, world) as (one, two):
            rooms = [await place.services.rooms.get(found["table"]) for place in (one, two)]
            assert [room.clock.left(found["seat"]) for room in rooms] == [LIVE - 40] * 2
            await pass_time(20, one, two)
            assert [room.clock.left(found["seat"]) for room in rooms] == [LIVE - 60] * 2
            await pass_time(31, one, two)
            await until(lambda: all(room.clock.flagged == {found["seat"]} for room in rooms))
            events = (await one.services.store.load(found["table"])).events
            assert [event.kind for event in events].count(Kind.FLAG) == 1

    asyncio.run(whole())


def test_people_of_several_processes_agree_to_end_and_nudge_not_too_often(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr(clocks, "TICK", HOUR)
    world = StillWorld()

    async def whole():
        async with processes(tmp_path, postgres, world) as (one, two):
            people, room = await seated(one, friends=2)
            double = await two.services.rooms.get(room.id)
            seat = await play(people, room)
            first, second = [s for s in range(3) if s != seat]
            await double.catch_up()
            move(people[second], two)
            for known in (room, double):
                known.away.offline = frozenset([seat])
            assert (await do(people[first], first, "nudge", other=seat)).status_code == 200
            await until(lambda: seat in double.away.nudged)
            assert error_of(await do(people[second], second, "nudge", other=seat)) == (429, "nudged")
            for known in (room, double):
                known.away.offline = frozenset()
            await do(people[first], first, "end")
            await until(lambda: double.away.ask)
            view_in(await do(people[second], second, "agree"))
            await until(lambda: room.away.ask and room.away.ask.agreed == {second})
            view = view_in(await do(people[seat], seat, "agree"))
            assert view["away"]["ended"] == "agreed"
            await until(lambda: double.is_over)
            assert double.away.shown() == room.away.shown()

    asyncio.run(whole())


def test_people_of_several_processes_chat(postgres, tmp_path):
    """Messages get different numbers, the rate is limited across processes, and everybody hears everything once."""

    async def whole():
        async with processes(tmp_path, postgres, StillWorld()) as (one, two):
            people, room = await seated(one, friends=2)
            await two.services.rooms.get(room.id)
            move(people[1], two)
            await asyncio.gather(*(say(people[i % 2], i % 2, f"{i}") for i in range(8)))
            said = await texts(people[0])
            assert sorted(text for _, _, text in said) == [str(i) for i in range(8)]
            assert await texts(people[1]) == said
            move(people[1], one)
            answers = await asyncio.gather(*(say(people[1], 1, "more") for _ in range(4)))
            assert [answer.status_code for answer in answers].count(200) == 1, "the others are too many"
            await send(people[0], "chat", on=False)
            move(people[2], two)
            await until(lambda: not two.services.rooms.open[room.id].row.chat)
            assert error_of(await say(people[2], 2, "x")) == (403, "chat-off")

    asyncio.run(whole())


def test_of_several_processes_one_tells_a_browser_of_its_turn(postgres, tmp_path, monkeypatch):
    """The browser subscribes in one process, somebody acts in the other, and both start again afterwards."""
    service = PushService(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(service.files[0]))
    world = StillWorld()

    async def whole():
        await service.start()
        more = {"push_after": 0.2, "push_hosts": (service.host,)}
        try:
            async with processes(tmp_path, postgres, world, **more) as (one, two):
                people, room = await seated(one)
                double = await two.services.rooms.get(room.id)
                seat = room.match.position.to_act
                move(people[1 - seat], two)
                await subscribe(people[1 - seat], service)
                await until(lambda: room.id in one.services.push.tables)
                while room.match.position.to_act == seat:
                    await room.act(seat, room.match.ply, room.match.position.legal()[0])
                await until(lambda: double.match.ply == room.match.ply)
                two.services.push.wake(double)  # as if it had the table open for another reason
                await until(lambda: service.messages)
                await until(lambda: not one.services.push.tasks and not two.services.push.tasks)
            async with processes(tmp_path, postgres, world, **more) as both:
                for place in both:
                    place.services.push.wake(await place.services.rooms.get(room.id))
                await until(lambda: not any(place.services.push.tasks for place in both))
            assert len(service.messages) == 1
            assert service.messages[0][0]["url"] == f"/t/{room.id}"
        finally:
            service.server.close()
            await service.server.wait_closed()

    asyncio.run(whole())
