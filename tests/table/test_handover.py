"""Somebody else gets a seat, or a person has several devices: what goes with the seat, what stays with the person."""

import httpx
import pytest
from table.guests import browser_of, do, people, waiting_table
from table.people import HOST, at_table, error_of, heard_by, listening, stored_state
from table.test_away import do as away_do
from table.test_away import play, seated

from tablee.core import record
from tablee.table.models import Kind
from tablee.table.records import text_of


async def notes_of(person, seat):
    return (await person.get(f"/api/t/{person.table}/notes/{seat}")).json()["text"]


async def note(person, seat, text):
    await do(person, "notes", seat=seat, text=text)


async def give(host, seat, to):
    """Let somebody at the door have a seat."""
    await do(to, "door", what="seat")
    [ask] = (await people(host))["asks"]
    await do(host, "answer", ask=ask["id"], agree=True, seat=seat)


@at_table
async def test_private_notes_stay_with_the_person(place):
    """Whoever gets the seat of a friend who is offline sees and spoils nothing of what the friend has noted."""
    (ann, bob), _ = await seated(place)
    await note(bob, 1, "my plan")
    eve = await place.person(ann.table)
    await give(ann, 1, eve)
    assert await notes_of(eve, 1) == ""
    await note(eve, 1, "another plan")
    await give(ann, 1, bob)
    assert await notes_of(bob, 1) == "my plan"
    phone = await place.friend((await do(bob, "device"))["url"])
    assert await notes_of(phone, 1) == "my plan"
    await do(phone, "only-here")
    assert await notes_of(phone, 1) == "my plan"
    await note(phone, 1, "a better plan")
    await give(ann, 1, eve)
    assert await notes_of(eve, 1) == "another plan"
    await do(ann, "only-here")  # changes nothing if there is no other device
    assert await notes_of(ann, 0) == ""


@at_table
async def test_notes_of_two_devices_do_not_get_mixed_up(place):
    """A device that held the seat itself before continues with the notes of the person for whom it stands."""
    (ann, bob), _ = await seated(place)
    phone = await place.person(ann.table)
    await give(ann, 1, phone)
    await note(phone, 1, "old")
    await give(ann, 1, bob)
    await note(bob, 1, "new")
    link = (await do(bob, "device"))["url"].removeprefix(HOST)
    await phone.post(f"/api{link}")
    await do(phone, "only-here")
    assert await notes_of(phone, 1) == "new"


@at_table
async def test_whoever_has_lost_a_seat_reads_no_more_messages(place):
    """The stream of a page stays open for a moment, or longer if its program wishes so."""
    (ann, bob), room = await seated(place)
    live = place.services.live
    with listening(live, room.id, browser_of(bob)) as his, listening(live, room.id, browser_of(ann)) as hers:
        eve = await place.person(ann.table)
        link = await place.services.access.new_link(room, 1)
        await eve.post(f"/api/s/{link}/ask", {})
        await do(bob, "leave")
        heard_by(his)
        await do(ann, "words", seat=0, text="Bob has gone")
        assert [name for name, *_ in heard_by(hers)][-1] == "words"
        assert heard_by(his) == []


@at_table
async def test_a_new_link_takes_a_seat_only_while_its_person_is_still_offline(place):
    """Else a host could make a link while a friend is offline, and look at the friend's hand later."""
    ann, links = await waiting_table(place, seats=("me", "friend"), game="airain")
    bob = await place.friend(links[1], "Bob")
    link = (await do(ann, "link", seat=1))["url"].removeprefix(HOST)
    eve = await place.person(ann.table)
    await eve.open(link)
    with listening(place.services.live, ann.table, browser_of(bob)):
        assert error_of(await eve.post(f"/api{link}", {})) == (409, "seat-online")
        assert (await bob.view())["you"] == [1]
    assert (await eve.post(f"/api{link}", {})).status_code == 200
    assert (await eve.view())["you"] == [1]


@at_table
async def test_a_record_notes_which_actions_another_person_took(place):
    people_, room = await seated(place)
    await play(people_, room)
    before = room.match.ply
    await give(people_[0], 1, await place.person(room.id))
    await play(people_, room)
    noted = [line for line in text_of(room).splitlines() if "# person" in line]
    assert len(noted) == sum(move.seat == 1 for move in room.match.moves[before:])
    assert all(line.endswith("# person 2 at this seat") for line in noted)
    assert len(noted) > 0
    assert record.replay(record.read(text_of(room))).ply == room.match.ply


@pytest.mark.parametrize("by", ["door", "link"])
def test_a_seat_of_a_finished_game_can_be_given_too(tmp_path, by):
    """There is no log any more that could tell of it."""

    @at_table
    async def test(place):
        (ann, bob), room = await seated(place)
        await away_do(bob, 1, "resign")
        assert room.is_over
        phone = await place.person(ann.table)  # Bob's, who has lost his cookies and wants a rematch
        if by == "door":
            await give(ann, 1, phone)
        else:
            link = (await do(ann, "link", seat=1))["url"].removeprefix(HOST)
            assert (await phone.post(f"/api{link}", {})).status_code == 200
        assert (await phone.view())["you"] == [1]
        assert (await phone.post(f"/api/t/{room.id}/rematch")).status_code == 201
        assert Kind.HANDOVER not in {event.kind for event in (await place.services.store.load(room.id)).events}

    test(tmp_path)


@at_table
async def test_a_nudge_reaches_all_devices_of_its_person_and_nobody_for_a_free_seat(place):
    people_, room = await seated(place)
    seat = await play(people_, room)
    late, other = people_[seat], people_[1 - seat]
    phone = await place.friend((await do(late, "device"))["url"])
    live = place.services.live
    with (
        listening(live, room.id, browser_of(late)) as one,
        listening(live, room.id, browser_of(phone)) as two,
        listening(live, room.id, browser_of(other)) as three,
    ):
        room.away.offline = frozenset([seat])  # late
        await away_do(other, 1 - seat, "nudge", other=seat)
        nudges = [[data for name, data, _ in heard_by(ear) if name == "nudge"] for ear in (one, two, three)]
        assert nudges == [[{"seat": seat, "by": 1 - seat}]] * 2 + [[]]
        room.seats[seat].browser = None
        await place.services.presence.nudge(room, seat, 1 - seat)
        assert [name for name, *_ in heard_by(three)] == []


@at_table
async def test_programs_that_make_previews_may_ask_for_the_head_only(place):
    """They keep no cookies. To look at a link, in whichever way, uses nothing up and tells no secret of it."""
    ann, links = await waiting_table(place, seats=("me", "friend", "friend"))
    bob = await place.friend(links[1], "Bob")
    device = (await do(bob, "device"))["url"].removeprefix(HOST)
    watch = (await do(ann, "link", seat=-2))["url"].removeprefix(HOST)
    before = await stored_state(place, ann.table)
    for path in (links[1], links[2], device, watch, f"/t/{ann.table}", "/preview/destorsion.png"):
        for _ in range(2):
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app=place.app), base_url=HOST) as program:
                whole = await program.get(path)
                program.cookies.clear()
                head = await program.head(path)
            assert (whole.status_code, head.status_code) == (200, 200), path
            assert head.headers["content-type"] == whole.headers["content-type"]
            if not path.startswith("/preview"):
                assert 'property="og:title"' in whole.text
                assert path.rpartition("/")[2] not in whole.text or path.startswith("/t/")
    assert await stored_state(place, ann.table) == before
    assert (await ann.http.head(f"/api/t/{ann.table}/view")).status_code == 405
    phone = await place.friend(device)
    assert (await people(phone))["you"] == [1]
    assert (await people(await place.friend(links[2])))["you"] == [2]
