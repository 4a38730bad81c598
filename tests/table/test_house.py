"""Several devices of one person, and house-keeping: leaving, putting away and deleting tables, and lists of them."""

from table.guests import browser_of, do, people, refused, waiting_table
from table.people import HOST, at_table, error_of, heard_by, listening

from tablee.table.database import Query
from tablee.table.devices import PASS_SECONDS

# --- devices -----------------------------------------------------------------------------------------------------


@at_table
async def test_a_person_continues_on_another_device_and_keeps_the_first(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    for person, seat in ((ann, 0), (bob, 1)):
        link = (await do(person, "device"))["url"].removeprefix(HOST)
        stored = repr(await place.services.store.db.read(Query("SELECT * FROM passes", ())))
        assert link.rpartition("/")[2] not in stored
        other = await place.friend(link)
        assert (await other.view())["you"] == (await person.view())["you"] == [seat]
        assert (await other.view())["host"] is (person is ann)
        assert (await people(other))["devices"] == 2
        eve = await place.person()
        assert error_of(await eve.post(f"/api{link}", {})) == (410, "used-pass")
        assert f"/t/{ann.table}" in (await other.get("/tables")).text
        with listening(place.services.live, ann.table, browser_of(other)):
            assert (await people(person))["online"] == [seat]
        view = await other.view()
        if view["choices"]:
            assert (await other.act(view)).status_code == 200


@at_table
async def test_a_device_is_shut_out_again(place):
    ann = await place.person()
    await ann.new_table()
    for keeps in (0, 1):
        phone = await place.friend((await do(ann, "device"))["url"])
        devices = [ann, phone]
        await do(devices[keeps], "only-here")
        assert (await devices[keeps].view())["host"]
        assert error_of(await devices[1 - keeps].get(f"/api/t/{ann.table}/view")) == (403, "no-seat")
        ann = devices[keeps]


@at_table
async def test_a_device_link_is_for_ones_own_seat_and_grows_old(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1])
    link = (await do(ann, "device"))["url"].removeprefix(HOST)
    assert error_of(await bob.post(f"/api{link}", {})) == (409, "seated-already")
    again = (await do(ann, "device"))["url"].removeprefix(HOST)
    eve = await place.person()
    assert error_of(await eve.post(f"/api{link}", {})) == (410, "used-pass")  # a newer link replaces it
    await place.alter("UPDATE passes SET until = until - ?", PASS_SECONDS + 1)
    assert error_of(await eve.post(f"/api{again}", {})) == (410, "used-pass")
    await do(ann, "terms", open_watch=True)
    watcher = await place.person(ann.table)
    await do(watcher, "door", what="watch")
    assert (await refused(watcher, "device")) == (403, "not-your-seat")


@at_table
async def test_a_rematch_knows_all_devices(place):
    ann = await place.person()
    await ann.new_table()
    phone = await place.friend((await do(ann, "device"))["url"])
    room = await place.room(ann)
    while not room.is_over:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    again = (await phone.post(f"/api/t/{ann.table}/rematch")).json()["table"]
    for person in (ann, phone):
        assert (await person.view(again))["you"] == [0, 1]
    place.services.rooms.open.clear()
    assert (await phone.view(again))["you"] == [0, 1]


# --- house-keeping -----------------------------------------------------------------------------------------------


@at_table
async def test_somebody_leaves_and_the_seat_can_be_taken_again(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    await do(bob, "leave")
    assert error_of(await bob.get(f"/api/t/{ann.table}/view")) == (403, "no-seat")
    assert not (await ann.view())["seats"][1]["joined"]
    assert (await refused(ann, "leave")) == (409, "alone")
    cid = await place.friend(links[1], "Cid")
    await do(ann, "leave")  # now Cid is the host
    assert (await cid.view())["host"]
    link = (await do(cid, "link", seat=0))["url"]
    assert (await (await place.friend(link)).view())["you"] == [0]


@at_table
async def test_a_table_is_put_away_by_one_and_deleted_by_the_host(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    await do(ann, "archive", away=True)
    assert f"/t/{ann.table}" not in (await ann.get("/")).text
    assert f"/t/{ann.table}" in (await ann.get("/tables")).text
    assert f"/t/{ann.table}" in (await bob.get("/")).text
    await do(ann, "archive", away=False)
    assert f"/t/{ann.table}" in (await ann.get("/")).text
    assert (await refused(bob, "delete")) == (403, "not-host")
    assert (await refused(ann, "delete")) == (409, "others-sit")
    await do(bob, "leave")
    with listening(place.services.live, ann.table, browser_of(ann)) as hers:
        await do(ann, "delete")
        assert heard_by(hers)[-1][0] == "gone"
    assert (await ann.get(f"/t/{ann.table}")).status_code == 404
    assert await place.services.store.load(ann.table) is None
    assert await place.services.store.open_tables() == []


@at_table
async def test_a_table_that_waits_is_deleted_under_those_who_wait(place):
    ann, links = await waiting_table(place)
    bob = await place.friend(links[1])
    await do(ann, "delete")
    assert (await bob.get(f"/t/{ann.table}")).status_code == 404


@at_table
async def test_my_tables_say_whose_turn_it_is(place):
    ann, links = await waiting_table(place, seats=("me", "friend"), options={})
    assert "1 free seat" in (await ann.get("/tables")).text
    bob = await place.friend(links[1], "Bob")
    views = [await person.view() for person in (ann, bob)]
    actor = views[0]["to_act"]
    pages = [(await person.get("/tables")).text for person in (ann, bob)]
    assert 'data-section="turn"' in pages[actor]
    assert 'data-section="going"' in pages[1 - actor]
    assert f"{['P0', 'Bob'][actor]} is to act" in pages[1 - actor]
    await do(ann, "terms", name="Friday")
    assert "Friday" in (await bob.get("/")).text
    assert (await people(bob))["table_name"] == "Friday"


@at_table
async def test_a_copy_is_marked_and_not_played_under_another_persons_name(place):
    ann, links = await waiting_table(place, seats=("me", "friend"))
    bob = await place.friend(links[1], "Bob")
    await do(ann, "terms", open_watch=True)
    eve = await place.person(ann.table)
    await do(eve, "door", what="watch")
    body = {"step": 1, "bots": 1}
    for person, own in ((bob, "Bob"), (eve, "Eve")):
        made = (await person.post(f"/api/t/{ann.table}/whatif", body | {"seat": 1, "name": "Eve"})).json()
        known = await people(person, made["table"])
        assert known["names"] == ["P0 (bot)", own]
        assert "What if" in (await person.get("/tables")).text
        record = await person.get(f"/t/{made['table']}/record")
        assert "# what if" in record.text
        assert "what-if.game" in record.headers["content-disposition"]
        assert (await person.post("/api/replay", {"text": record.text})).status_code == 201
    assert "# what if" not in (await ann.get(f"/t/{ann.table}/record")).text
