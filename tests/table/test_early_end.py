"""A game that people end early: what an old proposal may do, and a bot that is thinking then."""

import asyncio

from table.people import view_in
from table.test_away import LIVE, assert_unfinished, do, play, ticks, with_people
from table.test_world import until

from tablee.table.models import Kind
from tablee.table.thinker import Answer


@with_people(pace="live")
async def test_an_old_proposal_does_not_end_a_game_that_was_played_on(place, world, people, room):
    """Who did not answer and played on for long does not lose the game by being away for a moment."""
    seat = await play(people, room)
    other = 1 - seat
    await do(people[other], other, "end")
    seat = await play(people, room, rounds=2)
    other = 1 - seat
    asked = room.away.ask.seat
    await ticks(place, world, LIVE + 10)
    assert room.away.late == [seat]
    assert not room.is_over
    place.services.rooms.open.clear()
    again = await place.services.rooms.get(room.id)
    await place.services.clocks.tick()
    assert not again.is_over, "it is the same after a restart"
    if asked != other:
        await do(people[other], other, "decline")
    assert_unfinished(view_in(await do(people[other], other, "end")))


@with_people(pace="live", friends=2)
async def test_who_proposes_again_keeps_the_answers(place, world, people, room):
    seat = await play(people, room)
    one, two = [s for s in range(3) if s != seat]
    await do(people[one], one, "end")
    view_in(await do(people[two], two, "agree"))
    assert (await do(people[two], two, "end")).json()["error"]["code"] == "overtaken"
    view = view_in(await do(people[one], one, "end"))
    assert (view["away"]["asked_by"], view["away"]["agreed"]) == (one, [two])
    view = view_in(await do(people[seat], seat, "agree"))
    assert view["away"]["ended"] == "agreed"


@with_people(pace="live", friends=2)
async def test_a_game_ends_while_a_bot_is_thinking(place, world, people, room):
    """The bot's answer comes too late, and that is no error of the server."""
    thinking, answer = asyncio.Event(), asyncio.Event()

    async def think(seen, *_):
        thinking.set()
        await answer.wait()
        return Answer(seen.legal()[0])

    place.services.pool.think = think
    seat = await play(people, room)
    one, two = [s for s in range(3) if s != seat]
    await ticks(place, world, LIVE + 1)
    await do(people[one], one, "substitute", other=seat, level=1)
    await thinking.wait()
    task = place.services.driver.tasks[room.id]
    await do(people[one], one, "end")
    await do(people[two], two, "agree")
    assert room.away.ended == "unfinished"
    answer.set()
    await until(task.done)
    assert task.exception() is None
    events = (await place.services.store.load(room.id)).events
    assert events[-1].kind == Kind.END
