"""Links, cookies and watching: who gets a seat, and who may do what."""

import asyncio

from table.people import HOST, at_table, error_of

from tablee.table.tokens import COOKIE, csrf_is_right, csrf_token, hashed, is_token, new_token
from tablee.table.world import World


@at_table
async def test_a_link_gives_its_seat_once(place):
    ann = await place.person()
    link = (await ann.new_table(seats=("me", "friend")))["links"]["1"]
    assert not (await ann.view())["seats"][1]["joined"]
    bob = await place.friend(link)
    assert (await bob.view())["you"] == [1]
    assert (await ann.view())["seats"][1]["joined"]
    eve = await place.person()
    path = link.removeprefix(HOST)
    assert "Somebody sits here already" in (await eve.open(path)).text
    assert error_of(await eve.post(f"/api{path}", {"name": "Eve"})) == (409, "seat-taken")
    assert (await eve.get(f"/api/t/{ann.table}/view")).status_code == 403
    assert (await bob.view())["you"] == [1]
    again = await bob.get(link.removeprefix(HOST))  # the seat's own browser may follow the link again
    assert (again.status_code, again.url.path) == (200, f"/t/{ann.table}")


@at_table
async def test_looking_at_a_link_without_coming_to_the_table_does_not_use_it_up(place):
    ann = await place.person()
    link = (await ann.new_table(seats=("me", "friend")))["links"]["1"].removeprefix(HOST)
    preview = await place.person()
    assert (await preview.get(link)).status_code == 200
    bob = await place.friend(link)
    assert (await bob.view())["you"] == [1]
    assert (await preview.get(f"/api/t/{ann.table}/view")).status_code == 403


@at_table
async def test_only_hashes_are_stored(place):
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    loaded = repr(await place.services.store.load(ann.table))
    for secret in (made["links"]["1"], made["watch"]):
        token = secret.rpartition("/")[2]
        assert token not in loaded
        assert hashed(token) in loaded
    cookie = ann.http.cookies[COOKIE]
    assert cookie not in loaded
    assert is_token(cookie)


@at_table
async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(place):
    person = await place.person()
    person.http.cookies.clear()
    said = (await person.get("/replay")).headers["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    again = await person.get("/replay")
    assert "set-cookie" not in again.headers
    for answer in (await person.get("/static/0/palette.css"), await person.get("/api/t/x/view")):
        assert "set-cookie" not in answer.headers


@at_table
async def test_the_host_can_issue_a_new_link_which_replaces_the_old(place):
    ann = await place.person()
    old = (await ann.new_table(seats=("me", "friend", "bot")))["links"]["1"].removeprefix(HOST)
    path = f"/api/t/{ann.table}/link"
    new = (await ann.post(path, {"seat": 1})).json()
    assert new["qr"].startswith("<svg")
    eve = await place.person()
    assert (await eve.get(old)).status_code == 410
    bob = await place.friend(new["url"])
    assert (await bob.view())["you"] == [1]
    assert error_of(await bob.post(path, {"seat": 1})) == (403, "not-host")
    assert error_of(await ann.post(path, {"seat": 2})) == (404, "no-such-seat")
    assert error_of(await ann.post(path, {"seat": 9})) == (404, "no-such-seat")
    moved = await place.friend((await ann.post(path, {"seat": 1})).json()["url"])
    assert (await moved.view())["you"] == [1]
    assert (await bob.get(f"/api/t/{ann.table}/view")).status_code == 403


@at_table
async def test_a_new_link_waits_for_whoever_it_is_for_while_the_seat_is_still_held(place):
    """The browser that holds a seat keeps it until another browser follows the seat's new link."""
    ann = await place.person()
    link = (await ann.new_table(seats=("me", "friend")))["links"]["1"]
    bob = await place.friend(link)
    new = (await ann.post(f"/api/t/{ann.table}/link", {"seat": 1})).json()["url"]
    assert (await bob.get(f"/t/{ann.table}")).status_code == 200  # the old browser still has the seat
    assert (await bob.view())["you"] == [1]
    phone = await place.friend(new)
    assert (await phone.view())["you"] == [1]
    assert (await bob.get(f"/api/t/{ann.table}/view")).status_code == 403
    assert error_of(await bob.post(f"/api{new.removeprefix(HOST)}", {})) == (409, "seat-taken")


@at_table
async def test_a_link_followed_by_two_at_once_gives_its_seat_to_one(place):
    ann = await place.person()
    link = (await ann.new_table(seats=("me", "friend")))["links"]["1"].removeprefix(HOST)
    people = [await place.person() for _ in range(4)]
    answers = await asyncio.gather(*(person.post(f"/api{link}", {}) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    first = people[[a.status_code for a in answers].index(200)]
    twice = await asyncio.gather(*(first.post(f"/api{link}", {}) for _ in range(2)))
    assert [answer.status_code for answer in twice] == [200, 200]


@at_table
async def test_only_a_page_of_ours_takes_a_seat(place):
    """Whoever fetches a link, with cookies or without, by GET or by a POST without the page's token, takes nothing."""
    ann = await place.person()
    link = (await ann.new_table(seats=("me", "friend")))["links"]["1"].removeprefix(HOST)
    for _ in range(3):
        program = await place.person()
        program.http.cookies.clear()
        assert (await program.http.get(link)).status_code == 200
        assert (await program.http.head(link)).status_code in (200, 405)
        assert error_of(await program.http.post(f"/api{link}", json={})) == (403, "foreign")
    assert not (await ann.view())["seats"][1]["joined"]
    assert (await (await place.friend(link)).view(ann.table))["you"] == [1]


@at_table
async def test_watchers_see_what_everybody_may_see_and_do_nothing(place):
    ann = await place.person()
    made = await ann.new_table(hints=True)
    watchers = [await place.friend(made["watch"]) for _ in range(2)]
    for watcher in watchers:
        view = await watcher.view()
        assert (view["you"], view["seat"], view["choices"]) == ([], -2, [])
        assert (await watcher.view(seat=0))["seat"] == -2
        assert error_of(await watcher.act(await ann.view(), seat=0)) == (403, "not-your-seat")
        assert error_of(await watcher.post(f"/api/t/{ann.table}/rematch")) == (403, "not-your-seat")
        assert error_of(await watcher.post(f"/api/t/{ann.table}/link", {"seat": 0})) == (403, "not-host")
    fresh = (await ann.post(f"/api/t/{ann.table}/link", {"seat": -2})).json()["url"]
    assert (await (await place.person()).get(made["watch"].removeprefix(HOST))).status_code == 410
    await place.friend(fresh)
    assert (await watchers[0].view())["seat"] == -2


@at_table
async def test_the_lobby_lists_my_tables_only(place):
    ann, bob = await place.person(), await place.person()
    await ann.new_table()
    assert f"/t/{ann.table}" in (await ann.get("/")).text
    assert f"/t/{ann.table}" not in (await bob.get("/")).text


@at_table
async def test_addresses_can_be_put_under_another_name(place):
    """Links start with the public URL of the settings, if there is one."""
    object.__setattr__(place.services.settings, "url", "https://play.example/")
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    assert made["links"]["1"].startswith("https://play.example/s/")
    assert made["qr"]["1"].startswith("<svg")
    assert "style=" not in made["qr"]["1"]


def test_tokens_have_128_bits_and_pages_prove_they_know_the_cookie():
    tokens = {new_token(World()) for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(is_token(token) and len(token) >= 22 for token in tokens)
    assert not any(map(is_token, (None, "", "x", "é" * 22, "a" * 23)))
    one, other = new_token(World()), new_token(World())
    assert csrf_is_right(one, csrf_token(one))
    assert not csrf_is_right(one, csrf_token(other))
