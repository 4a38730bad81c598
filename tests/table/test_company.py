"""People at a table: the waiting room, seats and names, requests at the door, restarts and several processes."""

import asyncio

from table.guests import browser_of, do, people, refused, waiting_table
from table.people import HOST, at_table, error_of, heard_by, listening, served

from tablee.table import seating
from tablee.table.tokens import LINK_ID, hashed

# --- the waiting room --------------------------------------------------------------------------------------------


@at_table
async def test_house_rules_and_clocks_begin_with_the_game(place):
    house = {"name": "Six cards", "changes": {"set_up.hand": 6}}
    terms = {"game": "airain", "house": house, "pace": "correspondence", "clock": "game"}
    ann, links = await waiting_table(place, seats=("me", "friend"), **terms)
    room = await place.room(ann)
    assert room.match.variant.name == "Six cards"
    assert not room.clock.runs
    await place.friend(links[1], "Bob")
    assert not room.row.waiting
    assert list(room.match.position.state.hand_size[:2]) == [6, 6]
    assert room.clock.runs


@at_table
async def test_a_table_waits_until_its_seats_are_taken(place):
    ann, links = await waiting_table(place)
    assert (await refused(ann, "act", step=0, seat=0, action=0)) == (409, "waiting")
    assert error_of(await ann.get(f"/api/t/{ann.table}/view")) == (409, "waiting")
    room = await place.room(ann)
    assert room.match.ply == 0
    bob = await place.friend(links[1], "Bob")
    known = await people(bob)
    assert known["names"] == ["P0", "Bob", "P2"]
    assert [seat["free"] for seat in known["waiting"]["seats"]] == [False, False, True]
    cid = await place.friend(links[2], "Cid")
    assert (await people(bob))["waiting"] is None
    assert room.match.ply > 0
    for seat, person in enumerate((ann, bob, cid)):
        assert (await person.view())["you"] == [seat]
    assert (await refused(ann, "begin")) == (409, "begun")
    assert (await refused(ann, "swap", seat=0, to=1)) == (409, "begun")


@at_table
async def test_the_draws_of_a_table_that_waited_are_fair(place):
    """What is drawn at the beginning follows from the secret, as at a table that begins at once."""
    ann, _ = await waiting_table(place, seats=("me", "friend"))
    room = await place.room(ann)
    commitment = room.source.commitment
    await do(ann, "begin")
    view = await ann.view()
    assert view["commitment"] == commitment
    events = (await place.services.store.load(ann.table)).events
    assert [(event.ply, event.action) for event in events] == [
        (ply, move.action) for ply, move in enumerate(room.match.moves)
    ]


@at_table
async def test_tables_without_friends_do_not_wait(place):
    ann = await place.person()
    for seats in (("me", "bot"), ("me", "screen")):
        await ann.new_table(seats=seats, wait=True)
        assert (await ann.view())["last_step"] > 0


@at_table
async def test_the_host_begins_and_bots_take_free_seats(place):
    ann, links = await waiting_table(place)
    await do(ann, "terms", auto_start=False)
    bob = await place.friend(links[1])
    assert (await refused(bob, "begin")) == (403, "not-host")
    assert (await refused(bob, "seat", seat=2, kind="bot")) == (403, "not-host")
    assert (await refused(ann, "seat", seat=1, kind="bot")) == (409, "seat-taken")
    assert (await refused(ann, "seat", seat=0, kind="friend")) == (404, "no-such-seat")
    assert (await refused(ann, "seat", seat=2, kind="bot", level=9)) == (404, "no-such-seat")
    known = await do(ann, "seat", seat=2, kind="bot", level=2)
    assert known["waiting"]["seats"][2] == {"kind": "bot", "level": 2, "free": False}
    assert known["names"][2] == "Ada"
    known = await do(ann, "seat", seat=2, kind="friend")
    assert known["waiting"]["seats"][2]["free"]
    eve = await place.person()
    assert error_of(await eve.post(f"/api{links[2]}", {})) == (410, "used-link")  # the seat has a new link
    cid = await place.friend(known["url"])
    assert (await people(cid))["waiting"]  # the host wants to begin by a click
    await do(ann, "begin")
    assert (await cid.view())["you"] == [2]


@at_table
async def test_people_choose_free_seats_if_they_may(place):
    ann, links = await waiting_table(place, seats=("me", "friend", "friend", "bot"))
    bob = await place.friend(links[1], "Bob")
    assert (await do(bob, "swap", seat=1, to=2))["you"] == [2]
    assert (await do(bob, "swap", seat=2, to=3))["you"] == [3]
    assert (await people(ann))["names"] == ["P0", "P2", "P3", "Bob"]
    assert (await refused(bob, "swap", seat=3, to=0)) == (409, "seat-taken")
    assert (await refused(bob, "swap", seat=0, to=1)) == (403, "not-your-seat")
    assert (await refused(bob, "swap", seat=3, to=9)) == (404, "no-such-seat")
    assert (await do(ann, "swap", seat=0, to=3))["you"] == [3]  # the host may swap with anybody
    await do(ann, "terms", free_seats=False)
    assert (await refused(bob, "swap", seat=0, to=1)) == (403, "fixed-seats")
    [free] = [seat for seat, row in enumerate((await people(ann))["waiting"]["seats"]) if row["free"]]
    assert (await people(ann))["links"][free] == hashed(links[2].rpartition("/")[2])[
        :LINK_ID
    ]  # the host finds its link
    assert (await people(bob))["links"] == []
    cid = await place.friend(links[2], "Cid")  # a link leads to where its seat is now
    assert (await people(cid))["names"] == ["Bob", "Cid", "P3", "P0"]
    assert [(await person.view())["you"] for person in (ann, bob, cid)] == [[3], [0], [1]]


@at_table
async def test_everybody_in_a_waiting_room_hears_of_changes_once(place):
    ann, links = await waiting_table(place)
    room, live = await place.room(ann), place.services.live
    with listening(live, ann.table, browser_of(ann)) as hers:
        place.services.presence.tell(room)
        place.services.presence.tell(room)
        assert [event for event, *_ in heard_by(hers)] == ["presence"]
        await place.friend(links[1], "Bob")
        await asyncio.sleep(0.05)
        [(event, data, _)] = heard_by(hers)
        assert (event, data["names"][1]) == ("presence", "Bob")
        await do(ann, "begin")
        await asyncio.sleep(0.05)
        heard = [(event, data) for event, data, _ in heard_by(hers)]
        assert [event for event, _ in heard] == ["presence", "change"]
        assert heard[0][1]["waiting"] is None


# --- names -------------------------------------------------------------------------------------------------------


@at_table
async def test_names_are_cleaned_and_changed_by_their_owners(place):
    ann, links = await waiting_table(place)
    bob = await place.friend(links[1], "  Bob\u202e\n\ue000 the Great and many more words ")
    assert (await people(ann))["names"][1] == "Bob the Great and many m"
    assert (await do(bob, "name", seat=1, name="<b>Bob</b>"))["names"][1] == "<b>Bob</b>"
    assert (await do(bob, "name", seat=1, name="\u0000 "))["names"][1] == "B"
    assert (await refused(bob, "name", seat=0, name="x")) == (403, "not-your-seat")
    assert (await refused(ann, "name", seat=1, name="x")) == (403, "not-your-seat")


@at_table
async def test_names_are_escaped_on_every_page(place):
    evil = '"><i>&'
    ann, links = await waiting_table(place)
    await do(ann, "name", seat=0, name=evil)
    await do(ann, "terms", name=evil)
    bob = await place.friend(links[1], evil)
    eve = await place.person()
    device = (await do(bob, "device"))["url"].removeprefix(HOST)
    paths = [(eve, links[2]), (eve, links[1]), (eve, f"/t/{ann.table}"), (eve, device), (ann, "/"), (ann, "/tables")]
    for person, path in paths:
        text = (await person.get(path)).text
        assert "<i>" not in text, path
        assert "&lt;i&gt;&amp;" in text, path


# --- at the door -------------------------------------------------------------------------------------------------


@at_table
async def test_a_taken_seat_is_given_by_whoever_holds_it_or_by_the_host(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    for answers in (bob, ann):
        phone = await place.person(ann.table)
        asked = await phone.post(f"/api{links[1]}/ask", {"name": "Bob’s phone"})
        assert asked.json() == {"table": ann.table, "state": "asked"}
        assert (await people(ann))["asks"] == (await people(bob))["asks"]
        [ask] = (await people(answers))["asks"]
        assert (ask["name"], ask["seat"]) == ("Bob’s phone", 1)
        await do(answers, "answer", ask=ask["id"], agree=True)
        assert (await phone.get(f"/api/t/{ann.table}/door")).json() == {"state": "in"}
        assert (await phone.view())["you"] == [1]
        assert error_of(await bob.get(f"/api/t/{ann.table}/view")) == (403, "no-seat")
        bob = phone
    assert (await people(ann))["names"][1] == "Bob"


@at_table
async def test_the_host_gives_away_a_seat_only_while_its_person_is_offline(place):
    """Otherwise a host could look at a friend's hand from a second browser. The log tells everybody about it."""
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    room, live = await place.room(ann), place.services.live
    eve = await place.person(ann.table)
    await do(eve, "door", what="seat")
    [ask] = (await people(ann))["asks"]
    with listening(live, ann.table, browser_of(bob)):
        assert (await refused(ann, "answer", ask=ask["id"], agree=True, seat=1)) == (409, "seat-online")
        assert error_of(await ann.post(f"/api/t/{ann.table}/link", {"seat": 1})) == (409, "seat-online")
        assert (await bob.view())["you"] == [1]
    await do(ann, "answer", ask=ask["id"], agree=True, seat=1)
    assert (await eve.view())["you"] == [1]
    assert [told.kind for told in room.away.told] == ["handover"]
    link = (await ann.post(f"/api/t/{ann.table}/link", {"seat": 1})).json()["url"]
    await place.friend("/s/" + link.rpartition("/")[2], "Bob")
    assert [told.kind for told in room.away.told] == ["handover"] * 2
    assert "offline" in str((await ann.view())["log"])


@at_table
async def test_a_request_is_declined_and_not_repeated_at_once(place):
    ann, links = await waiting_table(place, seats=("me", "friend", "friend"))
    bob, cid = await place.friend(links[1]), await place.friend(links[2])
    eve = await place.person(ann.table)
    await eve.post(f"/api{links[1]}/ask", {})
    [ask] = (await people(bob))["asks"]
    assert (await people(cid))["asks"] == []
    assert (await refused(cid, "answer", ask=ask["id"], agree=True)) == (409, "nothing-asked")
    await do(bob, "answer", ask=ask["id"], agree=False)
    assert (await eve.get(f"/api/t/{ann.table}/door")).json() == {"state": "declined"}
    assert error_of(await eve.post(f"/api{links[1]}/ask", {})) == (429, "declined")
    assert (await refused(ann, "answer", ask=ask["id"], agree=True)) == (409, "nothing-asked")
    for _ in range(seating.MOST_ASKS):
        await do(await place.person(ann.table), "door", what="watch")
    assert (await refused(await place.person(ann.table), "door", what="seat")) == (429, "too-many-asks")


@at_table
async def test_the_address_of_a_table_lets_strangers_ask_or_watch(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    await place.friend(links[1], "Bob")
    eve = await place.person(ann.table)
    page = await eve.get(f"/t/{ann.table}")
    assert page.status_code == 200
    assert "Bob" not in page.text  # only the host's name is told
    assert (await do(eve, "door", what="watch", name="Eve")) == {"state": "asked"}
    [ask] = (await people(ann))["asks"]
    await do(ann, "answer", ask=ask["id"], agree=True)
    assert (await eve.view())["you"] == []
    lost = await place.person(ann.table)  # Bob, who has lost his cookies
    await do(lost, "door", what="seat", name="Bob")
    [ask] = (await people(ann))["asks"]
    assert (await refused(ann, "answer", ask=ask["id"], agree=True, seat=0)) == (404, "no-such-seat")
    await do(ann, "answer", ask=ask["id"], agree=True, seat=1)
    assert (await lost.view())["you"] == [1]
    assert (await refused(lost, "terms", open_watch=True)) == (403, "not-host")
    await do(ann, "terms", open_watch=True)
    fay = await place.person(ann.table)
    assert error_of(await fay.get(f"/api/t/{ann.table}/view")) == (403, "no-seat")  # only a click lets her in
    assert (await do(fay, "door", what="watch")) == {"state": "in"}
    assert (await fay.view())["you"] == []


@at_table
async def test_a_seat_at_the_hosts_screen_is_given_to_somebody_elses(place):
    ann = await place.person()
    await ann.new_table(seats=("me", "screen", "bot"))
    bob = await place.person(ann.table)
    await do(bob, "door", what="seat")
    known = await people(ann)
    assert known["friends"] == [1]
    [ask] = known["asks"]
    assert (await refused(ann, "answer", ask=ask["id"], agree=True, seat=2)) == (404, "no-such-seat")
    await do(ann, "answer", ask=ask["id"], agree=True, seat=1)
    assert [(await person.view())["you"] for person in (ann, bob)] == [[0], [1]]


@at_table
async def test_whoever_loses_a_seat_hears_nothing_more(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    room, live = await place.room(ann), place.services.live
    with listening(live, ann.table, browser_of(bob)) as his:
        eve = await place.person(ann.table)
        await eve.post(f"/api{links[1]}/ask", {})
        [ask] = (await people(bob))["asks"]
        await do(bob, "answer", ask=ask["id"], agree=True)
        await asyncio.sleep(0.05)
        assert [event for event, *_ in heard_by(his)][-1] == "gone"
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
        await asyncio.sleep(0.05)
        assert heard_by(his) == []


# --- restarts and several processes ------------------------------------------------------------------------------


def test_a_waiting_room_and_its_people_survive_a_restart(tmp_path):
    async def whole():
        async with served(tmp_path) as place:
            ann, links = await waiting_table(place)
            bob = await place.friend(links[1], "Bob")
            phone = await place.friend((await do(bob, "device"))["url"])
            eve = await place.person(ann.table)
            await do(eve, "door", what="seat", name="Eve")
            await do(ann, "terms", name="Friday", auto_start=False)
            before = await people(ann)
        async with served(tmp_path) as place:
            for person in (ann, bob, phone, eve):
                person.http._transport.app = place.app
            assert await people(ann) == before
            assert (await people(phone))["you"] == [1]
            [ask] = (await people(ann))["asks"]
            await do(ann, "answer", ask=ask["id"], agree=True, seat=2)
            assert (await eve.get(f"/api/t/{ann.table}/door")).json() == {"state": "in"}
            await do(ann, "begin")
            assert (await eve.view())["you"] == [2]

    asyncio.run(whole())


def test_two_processes_share_waiting_rooms_doors_and_devices(postgres, tmp_path):
    async def until(person, what, wanted):
        async with asyncio.timeout(60):
            while what(await people(person)) != wanted:
                await asyncio.sleep(0.02)

    async def moved(person, place):
        person.http._transport.app = place.app
        return person

    async def whole():
        async with served(tmp_path, database=postgres) as one, served(tmp_path, database=postgres) as two:
            ann, links = await waiting_table(one)
            bob = await two.friend(links[1], "Bob")
            await until(ann, lambda known: known["names"][1], "Bob")
            phone = await one.person(ann.table)
            await phone.post(f"/api{links[1]}/ask", {"name": "Bob’s phone"})
            await until(bob, lambda known: [ask["seat"] for ask in known["asks"]], [1])
            await do(bob, "swap", seat=1, to=2)
            await until(ann, lambda known: known["names"][2], "Bob")
            [ask] = (await people(bob))["asks"]
            assert ask["seat"] == 2  # it is for the seat of the link, wherever that is now
            await do(bob, "answer", ask=ask["id"], agree=False)
            phone = await one.friend((await do(bob, "device"))["url"])
            await until(bob, lambda known: known["devices"], 2)
            eve = await two.person(ann.table)
            await do(eve, "door", what="seat", name="Eve")
            await until(ann, lambda known: len(known["asks"]), 1)
            [ask] = (await people(ann))["asks"]
            room = await two.room(ann)
            with listening(two.services.live, ann.table, browser_of(bob)) as his:
                await do(ann, "answer", ask=ask["id"], agree=True, seat=1)  # the last free seat: the game begins
                await until(bob, lambda known: known["waiting"], None)
                async with asyncio.timeout(60):
                    while "change" not in {event for event, *_ in heard_by(his)}:
                        await asyncio.sleep(0.02)
            assert [(await person.view())["you"] for person in (ann, eve, bob, phone)] == [[0], [1], [2], [2]]
            view = await (await moved(phone, two)).view()
            assert view["you"] == [2]
            for person in (eve, bob):
                await do(person, "leave")
            await until(ann, lambda known: known["may"]["delete"], True)
            with listening(two.services.live, ann.table, browser_of(ann)) as hers:
                await do(ann, "delete")
                async with asyncio.timeout(60):
                    while "gone" not in {event for event, *_ in heard_by(hers)}:
                        await asyncio.sleep(0.02)
            assert room.gone
            assert ann.table not in two.services.rooms.open

    asyncio.run(whole())


@at_table
async def test_two_who_press_at_once_do_not_both_win(place):
    """Seats are given once, a game begins once, and a request is answered once."""
    ann, links = await waiting_table(place)
    bob = await place.friend(links[1])
    swaps = await asyncio.gather(
        bob.post(f"/api/t/{ann.table}/swap", {"seat": 1, "to": 2}),
        ann.post(f"/api/t/{ann.table}/swap", {"seat": 0, "to": 2}),
    )
    assert {answer.status_code for answer in swaps} <= {200, 409}
    seats = (await place.services.store.load(ann.table)).seats
    assert [seat.seat for seat in seats] == [0, 1, 2]
    assert {seat.browser for seat in seats} == {browser_of(ann), browser_of(bob), None}
    begun = await asyncio.gather(*(ann.post(f"/api/t/{ann.table}/begin") for _ in range(3)))
    assert {answer.status_code for answer in begun} <= {200, 409}
    room = await place.room(ann)
    assert len((await place.services.store.load(ann.table)).events) == room.number == room.match.ply
