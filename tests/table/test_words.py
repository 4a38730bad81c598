"""What people write at a table: messages, reactions, the switch, and private notes."""

import asyncio
import contextlib

import pytest
from table.people import Place, at_table, error_of, heard_by, listening, settings
from table.test_away import StillWorld, seated
from table.test_shared_holding import all_listen, until
from table.test_world import in_world

from tablee.core import record
from tablee.table import chat
from tablee.table.app import make_app


async def say(person, seat, text, kind="text"):
    return await person.post(f"/api/t/{person.table}/words", {"seat": seat, "text": text, "kind": kind})


async def texts(person):
    answer = await person.get(f"/api/t/{person.table}/words")
    assert "content-encoding" not in answer.headers
    return [(m["seat"], m["kind"], m["text"]) for m in answer.json()["messages"]]


@at_table
async def test_everybody_at_the_table_reads_a_message_once(place):
    people, room = await seated(place)
    with contextlib.ExitStack() as stack:
        ears = [stack.enter_context(listening(place.services.live, room.id, seat.browser)) for seat in room.seats]
        assert (await say(people[0], 0, "  Hello\n<b>you</b>\x07 ")).status_code == 200
        assert (await say(people[1], 1, "thanks", "reaction")).status_code == 200
        for ear in ears:
            heard = [data for name, data, _ in heard_by(ear) if name == "words"]
            assert [(m["number"], m["seat"], m["text"]) for m in heard] == [(0, 0, "Hello<b>you</b>"), (1, 1, "thanks")]
    assert await texts(people[1]) == [(0, "text", "Hello<b>you</b>"), (1, "reaction", "thanks")]
    assert len((await place.services.store.load(room.id)).events) == room.number, "messages are no events of the game"


@at_table
async def test_a_message_must_be_short_and_say_something(place):
    people, _ = await seated(place)
    assert error_of(await say(people[0], 0, " \n\x00\ue000 ")) == (400, "empty-text")
    assert error_of(await say(people[0], 0, "curse", "reaction")) == (400, "empty-text")
    assert error_of(await say(people[0], 0, "x", "picture")) == (400, "malformed")
    await say(people[0], 0, "long " * 200)
    [(_, _, text)] = await texts(people[0])
    assert len(text) <= chat.LONGEST_TEXT


@at_table
async def test_only_a_seat_may_write_and_only_those_who_may_enter_may_read(place):
    people, room = await seated(place)
    stranger = await place.person(room.id)
    link = (await people[0].post(f"/api/t/{room.id}/link", {"seat": -2})).json()["url"]
    watcher = await place.friend(link)
    assert (await say(people[0], 1, "in your name")).status_code == 403
    assert (await say(watcher, 0, "hello")).status_code == 403
    assert (await say(stranger, 0, "hello")).status_code == 403
    assert (await stranger.get(f"/api/t/{room.id}/words")).status_code == 403
    assert await texts(watcher) == []


def test_nobody_may_write_too_much(tmp_path):
    async def test(place, world):
        people, _ = await seated(place)
        for i in range(chat.MOST):
            assert (await say(people[0], 0, str(i))).status_code == 200
        assert error_of(await say(people[0], 0, "more")) == (429, "too-many")
        assert (await say(people[1], 1, "I may")).status_code == 200
        world.clock += chat.WITHIN + 1
        assert (await say(people[0], 0, "more")).status_code == 200

    in_world(tmp_path, test)


@at_table
async def test_old_messages_are_forgotten(place):
    people, room = await seated(place)
    for text in ("first", "second"):
        await say(people[0], 0, text)
    await place.alter("UPDATE messages SET number = ? WHERE table_id = ? AND number = 1", chat.KEPT - 1, room.id)
    await say(people[0], 0, "third")
    assert [m.text for m in await place.services.chat.messages(room.id, 9999)] == ["second", "third"]


@at_table
async def test_the_host_switches_the_chat_off_and_on(place):
    people, room = await seated(place)
    await say(people[1], 1, "rude")
    switch = f"/api/t/{room.id}/chat"
    assert error_of(await people[1].post(switch, {"on": False})) == (403, "not-host")
    assert (await people[0].view())["chat"]
    assert (await people[0].post(switch, {"on": False})).status_code == 200
    assert not (await people[1].view())["chat"]
    assert error_of(await say(people[1], 1, "rude")) == (403, "chat-off")
    assert await texts(people[0]) == []
    place.services.rooms.open.clear()
    assert not (await people[1].view())["chat"]
    await people[0].post(switch, {"on": True})
    assert len(await texts(people[0])) == 1


@at_table
async def test_a_table_may_be_opened_without_a_chat(place):
    people, _ = await seated(place, chat=False)
    assert error_of(await say(people[0], 0, "hello")) == (403, "chat-off")


@at_table
async def test_a_record_has_the_chat_only_if_it_is_asked_for(place):
    people, room = await seated(place)
    await say(people[0], 0, "end 5 # 3")
    await say(people[1], 1, "wow", "reaction")
    plain = (await people[0].get(f"/t/{room.id}/record")).text
    assert "# 3" not in plain
    text = (await people[0].get(f"/t/{room.id}/record", words=1)).text
    assert text == plain + "# P0: end 5 # 3\n# P1: [wow]\n"
    assert record.replay(text).ply == room.match.ply


@at_table
async def test_notes_are_for_the_seat_alone(place):
    people, room = await seated(place)
    notes = f"/api/t/{room.id}/notes"
    assert (await people[0].get(f"{notes}/0")).json() == {"text": ""}
    for text in ("first", "my plan:\n<i>win</i>\x00"):
        assert (await people[0].post(notes, {"seat": 0, "text": text})).status_code == 200
    assert (await people[0].get(f"{notes}/0")).json() == {"text": "my plan:\n<i>win</i>"}
    assert (await people[1].get(f"{notes}/0")).status_code == 403
    assert (await people[1].get(f"{notes}/1")).json() == {"text": ""}
    assert (await people[1].post(notes, {"seat": 0, "text": "spoilt"})).status_code == 403
    assert error_of(await people[0].post(notes, {"seat": 0, "text": "x" * 5000})) == (413, "too-large")


@pytest.mark.parametrize("name", ["airain", "destorsion"])
def test_words_come_neither_with_a_view_nor_with_a_page(tmp_path, name):
    """What is compressed beside secrets contains no text that somebody chose (decision 0016)."""

    async def test(place, world):
        people, room = await seated(place, name)
        await say(people[0], 0, "abracadabra")
        await people[1].post(f"/api/t/{room.id}/notes", {"seat": 1, "text": "abracadabra"})
        for path in (f"/t/{room.id}", f"/api/t/{room.id}/view", f"/api/t/{room.id}/people"):
            assert "abracadabra" not in (await people[1].get(path)).text

    in_world(tmp_path, test)


def test_processes_tell_each_other_of_messages_nudges_and_the_switch(postgres, tmp_path):
    async def whole():
        world = StillWorld()
        apps = [make_app(settings(tmp_path, database=postgres), world) for _ in range(2)]
        async with apps[0].lifespan(), apps[1].lifespan(), asyncio.timeout(60):
            place, twin = map(Place, apps)
            await all_listen(postgres, 2)
            people, room = await seated(place)
            seat = room.match.position.to_act
            await twin.services.rooms.get(room.id)
            with listening(twin.services.live, room.id, room.seats[seat].browser) as ear:
                await asyncio.gather(*(say(people[i], i, f"from {i}") for i in range(2)))
                room.away.offline = frozenset([seat])  # late
                nudge = {"seat": 1 - seat, "what": "nudge", "other": seat}
                await people[1 - seat].post(f"/api/t/{room.id}/away", nudge)
                await people[0].post(f"/api/t/{room.id}/chat", {"on": False})
                heard = []

                def all_came():
                    heard.extend(heard_by(ear))
                    views = [data["view"] for name, data, _ in heard if name == "change"]
                    return any(view.get("chat") is False for view in views)

                await until(all_came)
                assert sorted(m["text"] for name, m, _ in heard if name == "words") == ["from 0", "from 1"]
                assert [m for name, m, _ in heard if name == "nudge"] == [{"seat": seat, "by": 1 - seat}]

    asyncio.run(whole())
