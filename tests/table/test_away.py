"""People who are away, tested with a fake clock: clocks, substitutes, resigning, and agreeing to end the game."""

import asyncio
import contextlib
import json

import pytest
from table.people import Place, applied, error_of, heard_by, listening, settings, view_in
from table.test_world import PATIENCE, FakeWorld, in_world, until

from tablee.core import record
from tablee.table import clocks
from tablee.table.app import make_app
from tablee.table.clocks import BEAT, PACES, Interval, Uptime, merged
from tablee.table.database import Query
from tablee.table.models import EventRow, Kind
from tablee.table.thinker import Answer

LIVE = PACES["live"]["decision"]
BANK = PACES["live"]["game"]


class StillWorld(FakeWorld):
    """A fake world whose clock only the test moves."""

    async def sleep(self, seconds):
        await asyncio.sleep(seconds)


async def ticks(place, world, seconds):
    """Let time pass, as the loop of the clocks sees it."""
    await place.services.clocks.tick()
    while seconds > 0:
        world.clock += min(BEAT, seconds)
        seconds -= BEAT
        await place.services.clocks.tick()


def first_choices(place):
    """Let the bots take the first legal action, without worker processes."""

    async def think(seen, *_):
        return Answer(seen.legal()[0])

    place.services.pool.think = think


async def seated(place, game="destorsion", friends=1, **more):
    """Return people at a new table, the host first."""
    ann = await place.person()
    made = await ann.new_table(game, seats=("me", *["friend"] * friends), **more)
    people = [ann] + [await place.friend(made["links"][str(seat)]) for seat in range(1, friends + 1)]
    return people, await place.room(ann)


async def do(person, seat, what, table=None, **more):
    return await person.post(f"/api/t/{table or person.table}/away", {"seat": seat, "what": what} | more)


async def play(people, room, rounds=1):
    """Play until every seat has acted so many times more; return the seat to act."""
    acted = dict.fromkeys(range(len(people)), 0)
    for _ in range(400):
        seat = room.match.position.to_act
        if min(acted.values()) >= rounds:
            return seat
        acted[seat] += 1
        await room.act(seat, room.match.ply, room.match.position.legal()[-1])
    raise AssertionError("nobody came to act")


async def clock_of(person):
    return (await person.get(f"/api/t/{person.table}/view")).json().get("clock")


def with_people(game="destorsion", friends=1, grace=120.0, **more):
    """Run a test with people at a table in a fake world."""

    def wrap(test):
        def run(tmp_path):
            async def body(place, world):
                first_choices(place)
                people, room = await seated(place, game, friends, **more)
                await test(place, world, people, room)

            in_world(tmp_path, body, grace=grace)

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return wrap


# --- clocks ------------------------------------------------------------------------------------------------------


@with_people()
async def test_without_a_pace_there_is_no_clock(place, world, people, room):
    await play(people, room)
    await ticks(place, world, 10 * LIVE)
    answer = (await people[0].get(f"/api/t/{room.id}/view")).json()
    assert "clock" not in answer
    assert answer["view"]["pace"] is None
    assert place.services.uptime.own is None  # nothing is stored regularly
    assert all(event.kind == Kind.PLAY for event in (await place.services.store.load(room.id)).events)


@with_people(pace="live")
async def test_a_decision_has_its_time_anew_and_a_seat_begins_with_its_second(place, world, people, room):
    await ticks(place, world, 4 * LIVE)
    assert await clock_of(people[0]) == {"runs": -2, "left": [LIVE, LIVE]}, "nobody has acted yet"
    seat = await play(people, room)
    await ticks(place, world, 30)
    clock = await clock_of(people[0])
    assert clock["runs"] == seat
    assert clock["left"][seat] == LIVE - 30
    assert clock["left"][1 - seat] == LIVE
    assert await clock_of(people[1]) == clock
    await room.act(seat, room.match.ply, room.match.position.legal()[0])
    clock = await clock_of(people[0])
    assert clock["left"][clock["runs"]] == LIVE


@with_people(pace="live", clock="game")
async def test_the_time_for_a_game_is_not_given_anew(place, world, people, room):
    seat = await play(people, room)
    spent = {0: 0, 1: 0}
    for seconds in (20, 35, 50):
        seat = room.match.position.to_act
        spent[seat] += seconds
        await ticks(place, world, seconds)
        await room.act(seat, room.match.ply, room.match.position.legal()[-1])
    assert (await clock_of(people[0]))["left"] == [BANK - spent[0], BANK - spent[1]]


@with_people(pace="live")
async def test_taking_back_gives_no_new_time(place, world, people, room):
    """A decision that was taken back and made again continues with the time that was left."""
    for _ in range(60):
        seat = await play(people, room)
        view = await people[seat].view()
        await ticks(place, world, 30)
        assert (await people[seat].act(view)).status_code == 200
        view = await people[seat].view()
        if view["undo"]["step"]:
            break
    await ticks(place, world, 20)
    assert (await people[seat].undo(view, "step")).status_code == 200
    assert room.clock.left(seat) == LIVE - 20
    view = await people[seat].view()
    assert (await people[seat].act(view)).status_code == 200
    assert room.clock.left(seat) == LIVE - 20


@with_people(pace="live")
async def test_time_is_up_once_and_everybody_is_told(place, world, people, room):
    seat = await play(people, room)
    with listening(place.services.live, room.id, room.seats[1 - seat].browser) as listener:
        await ticks(place, world, LIVE - 1)
        assert not room.clock.flagged
        await ticks(place, world, 2)
        await until(lambda: heard_by(listener))
    for _ in range(3):
        await ticks(place, world, 60)
    events = (await place.services.store.load(room.id)).events
    assert [event.seat for event in events if event.kind == Kind.FLAG] == [seat]
    for person in people:
        view = await person.view()
        assert view["away"]["late"] == view["away"]["flagged"] == [seat]
        assert any(line["kind"] == "flag" for turn in view["log"] for line in turn["lines"])
    view = await people[seat].view()
    assert (await people[seat].act(view)).status_code == 200, "whose time is up may still act"
    assert room.away.late == []


def test_no_clock_runs_while_the_server_is_down(tmp_path):
    world, found = FakeWorld(), {}

    async def first(place, _world):
        people, room = await seated(place, pace="live", clock="game")
        seat = await play(people, room)
        await ticks(place, world, 100)
        found.update(id=room.id, seat=seat, left=room.clock.left(seat), person=people[0])

    async def second(place, _world):
        room = await place.services.rooms.get(found["id"])
        assert room.clock.runner == found["seat"]
        assert room.clock.left(found["seat"]) == found["left"] == BANK - 100
        await place.services.clocks.tick()
        await ticks(place, world, 10)
        assert room.clock.left(found["seat"]) == BANK - 110
        assert not room.clock.flagged

    in_world(tmp_path, first, world)
    world.clock += 50_000.0
    in_world(tmp_path, second, world)


@with_people(pace="live", clock="game")
async def test_no_clock_runs_while_nothing_can_be_stored(place, world, people, room):
    """The same holds for a computer that was suspended: its server notices that much time has passed at once."""
    seat = await play(people, room)
    await ticks(place, world, 10)
    world.clock += 3600.0
    assert room.clock.left(seat) == BANK - 10
    await place.services.clocks.tick()
    await ticks(place, world, 5)
    assert room.clock.left(seat) == BANK - 15


def test_times_are_stored_in_few_rows_and_forgotten_after_the_games(tmp_path):
    """A bot that acts in between is no reason for another row: every process reads all of them every few seconds."""
    world, tables = FakeWorld(), []

    async def rows(place):
        [found] = await place.services.store.db.read(Query("SELECT begun, until FROM uptimes", ()))
        return found

    async def first(place, _world):
        for _ in range(2):
            people, room = await seated(place, pace="live", clock="game")
            tables.append((people[0].table, room))
            seat = await play(people, room)
            for runner in (seat, -1, seat, -1, seat):
                room.clock.runner = runner
                await ticks(place, world, 2 * BEAT)
            assert len(await rows(place)) == len(tables)
            world.clock += 3600.0

    async def second(place, _world):
        assert len(await rows(place)) == 2
        room = await place.services.rooms.get(tables[0][0])
        await room.note(lambda: [EventRow(Kind.END, room.match.ply, 0, None, world.now())])

    async def third(place, _world):
        assert len(await rows(place)) == 1, "the first game is over"
        room = await place.services.rooms.get(tables[1][0])
        assert room.clock.left(room.clock.runner) < BANK

    for test in (first, second, third):
        in_world(tmp_path, test, world)


def test_times_are_measured_on_the_union_of_intervals():
    """Two processes overlap, then both are down."""
    assert merged([Interval(5, 9), Interval(0, 6), Interval(20, 30)]) == [(0, 9), (20, 30)]
    uptime = Uptime(FakeWorld(), None)
    uptime.known = merged([Interval(0, 9), Interval(20, 30), Interval(40, 50)])
    cases = [(0, 9, 9), (3, 25, 11), (9, 20, 0), (-5, 60, 29), (25, 45, 10), (45, 46, 1), (55, 60, 0)]
    for begin, end, ran in cases:
        assert uptime.between(begin, end) == ran, (begin, end)


@pytest.mark.parametrize("more", [{"pace": "hasty"}, {"pace": "live", "clock": "moon"}])
def test_an_unknown_pace_is_refused(tmp_path, more):
    async def test(place, world):
        ann = await place.person()
        seats = [{"kind": "me"}, {"kind": "bot"}]
        answer = await ann.post("/api/tables", {"game": "destorsion", "seats": seats} | more)
        assert error_of(answer) == (400, "bad-options")

    in_world(tmp_path, test)


def test_of_several_processes_one_says_that_time_is_up(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr(clocks, "TICK", 3600.0)  # only the test lets the processes check

    async def whole():
        world = StillWorld()
        apps = [make_app(settings(tmp_path, database=postgres), world) for _ in range(2)]
        async with apps[0].lifespan(), apps[1].lifespan(), asyncio.timeout(PATIENCE):
            place, twin = map(Place, apps)
            people, room = await seated(place, friends=2, pace="live")
            double = await twin.services.rooms.get(room.id)
            seat = await play(people, room)
            await double.catch_up()
            for _ in range(int(LIVE / BEAT) + 2):
                for services in (place.services, twin.services):
                    await services.uptime.beat()
                world.clock += BEAT
            assert room.clock.is_up
            assert double.clock.is_up
            await asyncio.gather(place.services.clocks.tick(), twin.services.clocks.tick())
            events = (await place.services.store.load(room.id)).events
            assert [event.seat for event in events if event.kind == Kind.FLAG] == [seat]
            await double.catch_up()
            await room.catch_up()
            assert room.clock.flagged == double.clock.flagged == {seat}
            # An action is not refused because another process has just stored something that is no action.
            await double.away.do((seat + 1) % 3, "end")
            room.number = len(events)
            await room.act(seat, room.match.ply, room.match.position.legal()[0])
            assert room.away.ask.seat == (seat + 1) % 3

    asyncio.run(whole())


# --- substitutes -------------------------------------------------------------------------------------------------


@with_people(pace="live")
async def test_a_bot_plays_for_a_late_person_until_they_return(place, world, people, room):
    seat = await play(people, room)
    other = 1 - seat
    assert error_of(await do(people[other], other, "substitute", other=seat, level=2)) == (409, "not-late")
    await ticks(place, world, LIVE + 1)
    assert error_of(await do(people[other], other, "substitute", other=seat, level=9)) == (400, "bad-seats")
    ply = room.match.ply
    view = view_in(await do(people[other], other, "substitute", other=seat, level=2))
    assert view["away"]["substitutes"] == {str(seat): 2}
    await until(lambda: room.match.position.to_act == other or room.is_over)
    assert room.match.ply > ply
    mine = await people[seat].view()
    assert mine["choices"] == mine["interjections"] == []
    answer = await people[seat].act(mine, action=0)
    assert error_of(answer) == (409, "substituted")
    view = view_in(await do(people[seat], seat, "return"))
    assert view["away"]["substitutes"] == {}
    lines = [line["kind"] for turn in view["log"] for line in turn["lines"]]
    assert [kind for kind in lines if kind in ("flag", "substitute", "return")] == ["flag", "substitute", "return"]
    text = (await people[0].get(f"/t/{room.id}/record")).text
    assert text.count("# substitute: bot2") == sum(m.seat == seat for m in room.match.moves[ply : room.match.ply])
    assert record.replay(text).moves == room.match.moves
    before = room.away.players
    place.services.rooms.open.clear()
    again = await place.services.rooms.get(room.id)
    assert again.away.players == before
    assert (again.away.substitutes, again.clock.runner) == ({}, room.clock.runner)


@with_people(pace="live")
async def test_a_bot_that_was_still_thinking_does_not_play_after_the_return(place, world, people, room):
    seat = await play(people, room)
    thinking, answer = asyncio.Event(), asyncio.Event()

    async def think(seen, *_):
        thinking.set()
        await answer.wait()
        return Answer(seen.legal()[0])

    place.services.pool.think = think
    await ticks(place, world, LIVE + 1)
    await do(people[1 - seat], 1 - seat, "substitute", other=seat, level=1)
    await thinking.wait()
    ply = room.match.ply
    await do(people[seat], seat, "return")
    answer.set()
    await until(lambda: room.id not in place.services.driver.tasks)
    assert room.match.ply == ply
    view = await people[seat].view()
    assert (await people[seat].act(view)).status_code == 200


@with_people(grace=30.0)
async def test_without_a_clock_somebody_is_late_who_is_offline_for_long(place, world, people, room):
    seat = await play(people, room)
    services, other = place.services, 1 - seat
    with listening(services.live, room.id, room.seats[seat].browser):
        await ticks(place, world, 100)
        assert room.away.late == []
        with listening(services.live, room.id, room.seats[other].browser) as listener:
            heard_by(listener)
    await ticks(place, world, 29)
    assert room.away.late == []
    await ticks(place, world, 6)
    assert room.away.late == [seat]
    assert (await people[other].view())["away"]["late"] == [seat]
    with listening(services.live, room.id, room.seats[seat].browser):
        await services.clocks.tick()
        assert room.away.late == []


@with_people(pace="live", friends=2)
async def test_a_nudge_reaches_its_seat_only_and_not_too_often(place, world, people, room):
    seat = await play(people, room)
    other, third = [s for s in range(3) if s != seat]
    live = place.services.live
    with contextlib.ExitStack() as stack:
        ears = [stack.enter_context(listening(live, room.id, room.seats[s].browser)) for s in range(3)]
        assert error_of(await do(people[seat], seat, "nudge", other=other)) == (409, "not-late")
        assert error_of(await do(people[other], other, "nudge", other=seat)) == (409, "not-late")
        await ticks(place, world, LIVE + 1)
        assert (await do(people[other], other, "nudge", other=seat)).status_code == 200
        heard = [[data for name, data, _ in heard_by(ear) if name == "nudge"] for ear in ears]
        assert heard[seat] == [{"seat": seat, "by": other}]
        assert heard[other] == heard[third] == []
    assert error_of(await do(people[third], third, "nudge", other=seat)) == (429, "nudged")
    world.clock += 30
    assert (await do(people[third], third, "nudge", other=seat)).status_code == 200


@with_people()
async def test_only_the_browser_of_a_seat_may_speak_for_it(place, world, people, room):
    stranger = await place.person(room.id)
    for person, seat in ((people[0], 1), (people[1], 0), (stranger, 0)):
        for what in ("resign", "end", "return", "agree", "nudge", "substitute"):
            assert (await do(person, seat, what, room.id, other=0)).status_code == 403
    assert (await do(people[0], 0, "remove", other=1)).status_code == 400
    assert len((await place.services.store.load(room.id)).events) == room.number


# --- the end -----------------------------------------------------------------------------------------------------


@with_people()
async def test_if_one_is_left_the_game_ends_and_everything_may_be_seen(place, world, people, room):
    await play(people, room)
    view = view_in(await do(people[0], 0, "resign"))
    assert (view["over"], view["to_act"], view["choices"]) == (True, -2, [])
    assert view["result"]["ranks"] == [2, 1]
    assert [seat["place"] for seat in view["seats"]] == [2, 1]
    assert view["secret"]
    assert view["prompt"] == "The game has ended, because the others have resigned."
    assert error_of(await people[1].act(await people[1].view(), action=0)) == (409, "over")
    [mine] = await place.services.shelf.tables_of(room.seats[1].browser)
    assert mine.table.over
    text = (await people[0].get(f"/t/{room.id}/record")).text
    assert "# ended early: resigned, places 2 1" in text
    assert record.replay(text).ply == room.match.ply
    assert (await people[1].post(f"/api/t/{room.id}/rematch")).status_code == 201


@with_people(friends=2)
async def test_whoever_resigns_first_is_last_and_a_bot_plays_on(place, world, people, room):
    seat = await play(people, room)
    ply = room.match.ply
    others = [s for s in range(3) if s != seat]
    await do(people[seat], seat, "resign")
    assert not room.is_over
    await until(lambda: room.match.position.to_act != seat)
    assert set(room.away.players.values()) == {"resigned: bot3"}
    assert min(room.away.players) == ply
    assert error_of(await do(people[seat], seat, "resign")) == (409, "resigned")
    assert error_of(await do(people[seat], seat, "end")) == (409, "resigned")
    view = view_in(await do(people[others[0]], others[0], "resign"))
    ranks = view["result"]["ranks"]
    assert (ranks[seat], ranks[others[0]], ranks[others[1]]) == (3, 2, 1)


@with_people("meeple_war", friends=2)
async def test_a_game_with_default_answers_uses_them(place, world, people, room):
    """DP-19: in Meeple War the seat of whoever has resigned gets the default answers, and no bot is asked."""

    async def think(*_):
        raise AssertionError("no bot is needed")

    place.services.pool.think = think
    seat = room.match.position.to_act
    await do(people[seat], seat, "resign")
    await until(lambda: room.match.position.to_act != seat)
    assert set(room.away.players.values()) == {"resigned: default answer"}


def test_a_person_among_bots_who_resigns_ends_the_game(tmp_path):
    async def test(place, world):
        first_choices(place)
        ann = await place.person()
        await ann.new_table(seats=("me", "bot", "bot"))
        view = view_in(await do(ann, 0, "resign"))
        assert view["over"]
        assert view["result"]["ranks"][0] == 3

    in_world(tmp_path, test)


@with_people(friends=2, pace="live")
async def test_the_game_ends_if_everybody_who_is_there_agrees(place, world, people, room):
    seat = await play(people, room)
    others = [s for s in range(3) if s != seat]
    view = view_in(await do(people[others[0]], others[0], "end"))
    assert view["away"]["asked_by"] == others[0]
    assert error_of(await do(people[others[0]], others[0], "agree")) == (409, "nothing-asked")
    view = view_in(await do(people[others[1]], others[1], "agree"))
    assert (view["over"], view["away"]["agreed"]) == (False, [others[1]])
    view_in(await do(people[seat], seat, "decline"))
    assert room.away.ask is None
    assert (await do(people[seat], seat, "agree")).json()["error"]["code"] == "overtaken"
    await ticks(place, world, LIVE + 1)  # nobody needs to wait for somebody who is late
    view_in(await do(people[others[0]], others[0], "end"))
    view = view_in(await do(people[others[1]], others[1], "agree"))
    assert view["over"]
    assert_unfinished(view)
    text = (await people[0].get(f"/t/{room.id}/record")).text
    assert text.endswith("# ended early: unfinished\n")
    assert record.replay(text).ply == room.match.ply
    place.services.rooms.open.clear()
    again = await place.services.rooms.get(room.id)
    assert again.is_over
    assert again.away.shown() == room.away.shown()


def assert_unfinished(view):
    """Nobody wins or loses against somebody who is not there."""
    assert view["away"]["ended"] == "unfinished"
    assert view["result"]["ranks"] == []
    assert [seat["place"] for seat in view["seats"]] == [None] * len(view["seats"])
    assert view["prompt"] == "The game was ended early, because somebody was away. Nobody has won."


@with_people()
async def test_an_end_to_which_all_agree_has_the_places_of_the_moment(place, world, people, room):
    seat = await play(people, room)
    standing = room.match.position.ranks()
    await do(people[seat], seat, "end")
    assert not room.is_over
    view = view_in(await do(people[1 - seat], 1 - seat, "agree"))
    assert (view["over"], view["away"]["ended"], view["result"]["ranks"]) == (True, "agreed", standing)
    assert view["prompt"] == "The game was ended by agreement."


@with_people(grace=30.0)
async def test_one_of_two_ends_the_game_without_the_other_only_as_unfinished(place, world, people, room):
    seat = await play(people, room)
    other = 1 - seat
    await do(people[other], other, "end")
    assert not room.is_over, "the person is not late yet, and is asked"
    await do(people[other], other, "decline")
    await ticks(place, world, 35)
    assert room.away.late == [seat]
    view = view_in(await do(people[other], other, "end"))
    assert_unfinished(view)
    assert "unfinished, because somebody is away" in str(view["log"])


@with_people()
async def test_a_proposal_that_was_declined_is_not_repeated_at_once(place, world, people, room):
    """Else somebody could ask until the other gives in."""
    await do(people[0], 0, "end")
    await do(people[1], 1, "decline")
    assert error_of(await do(people[0], 0, "end")) == (429, "declined")
    place.services.rooms.open.clear()
    assert error_of(await do(people[0], 0, "end")) == (429, "declined"), "a restart does not help"
    await do(people[1], 1, "end")  # the other one may propose it
    await do(people[1], 1, "decline")  # and think better of it
    await do(people[1], 1, "end")
    await do(people[0], 0, "decline")
    world.clock += 61
    view = view_in(await do(people[1], 1, "end"))
    assert view["away"]["asked_by"] == 1


@with_people(friends=2, pace="live")
async def test_an_open_proposal_ends_the_game_when_the_last_who_was_asked_is_late(place, world, people, room):
    seat = await play(people, room)
    one, two = [s for s in range(3) if s != seat]
    await do(people[one], one, "end")
    await do(people[two], two, "agree")
    await ticks(place, world, LIVE - 5)
    assert not room.is_over
    await ticks(place, world, 10)
    assert room.away.ended == "unfinished"
    await ticks(place, world, 10)
    kinds = [event.kind for event in (await place.services.store.load(room.id)).events]
    assert kinds.count(Kind.END) == 1


def test_somebody_among_bots_ends_the_game_with_places(tmp_path):
    async def test(place, world):
        first_choices(place)
        ann = await place.person()
        await ann.new_table(seats=("me", "bot"))
        view = view_in(await do(ann, 0, "end"))
        assert (view["away"]["ended"], sorted(set(view["result"]["ranks"]))[0]) == ("agreed", 1)

    in_world(tmp_path, test)


@with_people("airain")
async def test_after_an_early_end_hidden_things_may_be_seen(place, world, people, room):
    assert (await people[0].get(f"/t/{room.id}/record")).status_code == 403
    await do(people[0], 0, "resign")
    assert (await people[0].get(f"/t/{room.id}/record")).status_code == 200
    answer = await people[1].get(f"/api/t/{room.id}/view", seat=0)
    assert applied(json.loads(answer.content))["seat"] == 0
