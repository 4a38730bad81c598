"""Requests that must be refused with a clear message and without changing anything."""

import asyncio
import re

import pytest
from table.people import HOST, at_table, error_of, served, stored_state, view_in

from tablee.table.speech import say_in
from tablee.table.tokens import COOKIE, hashed


async def seated(place):
    """Seat two people at a table; return the person to act, the other one, and the view of the person to act."""
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    bob = await place.friend(made["links"]["1"])
    view = await ann.view()
    if view["to_act"] == 0:
        return ann, bob, view
    return bob, ann, await bob.view()


@at_table
async def test_a_stale_ply_is_refused_with_the_present_view(place):
    actor, _, view = await seated(place)
    before = await stored_state(place, view["table"])
    body = {"step": view["last_step"] - 1, "seat": view["seat"], "action": view["choices"][0]["action"]}
    answer = await actor.post(f"/api/t/{view['table']}/act", body)
    assert error_of(answer) == (409, "stale")
    assert view_in(answer) == view
    assert await stored_state(place, view["table"]) == before


@at_table
async def test_a_double_click_counts_once(place):
    actor, _, view = await seated(place)
    answers = await asyncio.gather(*(actor.act(view) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    loaded = await place.services.store.load(view["table"])
    plays = [event.ply for event in loaded.events]
    assert plays == list(range(len(plays)))
    assert sum(event.seat == view["seat"] and event.ply >= view["last_step"] for event in loaded.events) == 1


@at_table
async def test_an_illegal_action_is_refused_with_a_reason(place):
    actor, _, view = await seated(place)
    before = await stored_state(place, view["table"])
    legal = {choice["action"] for choice in view["choices"]}
    game = (await place.services.rooms.get(view["table"])).match.game
    page = (await actor.get(f"/t/{view['table']}/rules")).text
    for action in [*range(game.n_actions), -1, -7, game.n_actions, 10**9, 10**30]:
        if action not in legal:
            answer = await actor.act(view, action)
            assert error_of(answer) == (422, "illegal"), action
            rules = answer.json()["error"]["rules"]
            assert bool(rules) == (0 <= action < game.n_actions), action
            assert all(re.search(rf'data-rules="[^"]*{rule}', page) for rule in rules), rules
    assert await stored_state(place, view["table"]) == before
    assert (await actor.view()) == view


@at_table
async def test_reasons_are_given_in_the_viewers_language(place):
    actor, _, view = await seated(place)
    body = {"step": view["last_step"], "seat": view["seat"], "action": 200}
    said = {
        lang: (await actor.post(f"/api/t/{view['table']}/act?lang={lang}", body)).json()["error"]["message"]
        for lang in ("en", "fr", "es")
    }
    assert len(set(said.values())) == 3
    assert said["en"].startswith(say_in("en")("refused-illegal", why="none"))


@at_table
async def test_nobody_acts_for_another_seat(place):
    actor, other, view = await seated(place)
    before = await stored_state(place, view["table"])
    assert error_of(await other.act(view)) == (403, "not-your-seat")
    own = (await other.view()) | {"choices": view["choices"]}
    assert error_of(await other.act(own)) == (409, "not-your-turn")
    for seat in (-2, -1, 7):
        assert error_of(await actor.act(view, seat=seat)) == (403, "not-your-seat")
    assert error_of(await other.undo(view, "ask")) == (403, "not-your-seat")
    stranger = await place.person()
    assert error_of(await stranger.act(view)) == (403, "no-seat")
    assert error_of(await stranger.get(f"/api/t/{view['table']}/view")) == (403, "no-seat")
    assert error_of(await stranger.get(f"/api/t/{view['table']}/events")) == (403, "no-seat")
    assert "You have no seat at this table yet" in (await stranger.get(f"/t/{view['table']}")).text
    assert (await stranger.get(f"/t/{view['table']}/record")).status_code == 403
    assert await stored_state(place, view["table"]) == before


@at_table
async def test_an_unknown_table_is_not_made_by_asking_for_it(place):
    ann = await place.person()
    for answer in (
        await ann.get("/api/t/nosuch/view"),
        await ann.get("/api/t/nosuch/events"),
        await ann.post("/api/t/nosuch/act", {"step": 0, "seat": 0, "action": 0}),
        await ann.post("/api/t/nosuch/rematch"),
    ):
        assert error_of(answer) == (404, "unknown-table")
    assert (await ann.get("/t/nosuch")).status_code == 404
    assert await place.services.store.open_tables() == []


@at_table
async def test_an_oversized_body_is_refused(place):
    actor, _, view = await seated(place)
    before = await stored_state(place, view["table"])
    for path in (f"/api/t/{view['table']}/act", "/api/replay", "/api/tables"):
        answer = await actor.post(path, {"text": "x" * 70_000})
        assert error_of(answer) == (413, "too-large")

    async def chunks():
        for _ in range(80):
            yield b"x" * 1024

    unannounced = await actor.http.post(
        "/api/replay", content=chunks(), headers={"X-CSRF-Token": actor.csrf, "Content-Type": "application/json"}
    )
    assert error_of(unannounced) == (413, "too-large")
    assert await stored_state(place, view["table"]) == before


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"step": 1}', b'{"step": "x", "seat": 0, "action": 0}',
     b'{"step": 1.5, "seat": 0, "action": 0}', b'{"step": null, "seat": 0, "action": 0}', b"[" * 5000],
)  # fmt: skip
def test_malformed_json_is_refused(tmp_path, body):
    async def whole():
        async with served(tmp_path) as place:
            actor, _, view = await seated(place)
            before = await stored_state(place, view["table"])
            headers = {"X-CSRF-Token": actor.csrf, "Content-Type": "application/json"}
            for what in ("act", "undo"):
                answer = await actor.http.post(f"/api/t/{view['table']}/{what}", content=body, headers=headers)
                assert error_of(answer) == (400, "malformed")
            assert await stored_state(place, view["table"]) == before

    asyncio.run(whole())


@at_table
async def test_requests_from_other_sites_are_refused(place):
    actor, _, view = await seated(place)
    before = await stored_state(place, view["table"])
    body = {"step": view["last_step"], "seat": view["seat"], "action": view["choices"][0]["action"]}
    path = f"/api/t/{view['table']}/act"
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"X-CSRF-Token": ""},
        {"X-CSRF-Token": "0" * 64},
        {"X-CSRF-Token": "é".encode()},
    ):
        answer = await actor.post(path, body, **headers)
        assert error_of(answer) == (403, "foreign"), headers
    without = await actor.http.post(path, json=body)
    assert error_of(without) == (403, "foreign")
    actor.http.cookies.clear()
    assert error_of(await actor.post(path, body)) == (403, "foreign")
    assert await stored_state(place, view["table"]) == before


@at_table
async def test_our_own_pages_are_not_refused(place):
    actor, _, view = await seated(place)
    body = {"step": view["last_step"], "seat": view["seat"], "action": view["choices"][0]["action"]}
    own = {"Origin": HOST, "Sec-Fetch-Site": "same-origin"}
    assert (await actor.post(f"/api/t/{view['table']}/act", body, **own)).status_code == 200


@at_table
async def test_tables_that_cannot_be_are_refused(place):
    """Requests for tables with an unknown game, or with invalid seats or options, are refused."""
    ann = await place.person()
    two = [{"kind": "me"}, {"kind": "screen"}]
    for body, refusal in (
        ({"game": "nosuch", "seats": two}, (404, "unknown-game")),
        ({"game": "destorsion", "seats": []}, (400, "bad-options")),
        ({"game": "destorsion", "seats": two * 5}, (400, "bad-options")),
        ({"game": "destorsion", "seats": two, "options": {"nosuch": 1}}, (400, "bad-options")),
        ({"game": "destorsion", "seats": two, "options": {"rounds": 2}}, (400, "bad-options")),
        ({"game": "destorsion", "seats": [{"kind": "record"}, {"kind": "me"}]}, (400, "bad-seats")),
        ({"game": "destorsion", "seats": [{"kind": "bot", "level": 9}, {"kind": "me"}]}, (400, "bad-seats")),
        ({"game": "destorsion", "seats": "me"}, (400, "malformed")),
        ({"game": "destorsion"}, (400, "malformed")),
    ):
        assert error_of(await ann.post("/api/tables", body)) == refusal
    assert await place.services.store.open_tables() == []


@at_table
async def test_a_setting_that_does_not_exist_is_named(place):
    ann = await place.person()
    two = [{"kind": "me"}, {"kind": "screen"}]
    for game, options, said in (
        ("destorsion", {"rounds": 2}, "“rounds = 2”"),
        ("destorsion", {"nosuch": 1}, "“nosuch”"),
        ("poignee", {"startPlayer": "host chooses", "firstSeat": 3}, "must sit at the table"),
    ):
        answer = await ann.post("/api/tables", {"game": game, "seats": two, "options": options})
        assert said in answer.json()["error"]["message"]


@at_table
async def test_a_record_that_does_not_fit_is_refused_in_the_viewers_language(place):
    ann = await place.person()
    header = "tablee 2\ngame destorsion\nrules 1\nseats 2\n"
    for text, line, said in (
        ("", 1, ""),
        ("no record <b>at all</b>", 1, "no record <b>at all</b>"),
        ("tablee 2\ngame chess\n" + header.partition("game destorsion\n")[2], 2, "game chess"),
        (header + "option nosuch 1\n", 5, "option nosuch 1"),
        (header + "die 3\ndie  99 # odd\n", 6, "die 99 # odd"),
    ):
        for language, word in (("en", "Line"), ("fr", "ligne"), ("es", "línea")):
            answer = await ann.post(f"/api/replay?lang={language}", {"text": text})
            assert error_of(answer) == (422, "bad-record")
            message = answer.json()["error"]["message"]
            assert word in message
            assert str(line) in message
            assert said in message
    assert await place.services.shelf.tables_of(hashed(ann.http.cookies[COOKIE])) == []


def test_too_many_requests_are_refused(tmp_path):
    async def whole():
        async with served(tmp_path, posts_per_minute=5) as place:
            ann = await place.person()
            answers = [await ann.post("/api/qr", {"text": "x"}) for _ in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
            assert error_of(answers[-1]) == (429, "too-many")
            assert (await ann.get("/replay")).status_code == 200

    asyncio.run(whole())


@at_table
async def test_wrong_addresses_and_methods_are_answered(place):
    ann = await place.person()
    assert error_of(await ann.get("/api/nothing")) == (404, "unknown-page")
    assert (await ann.get("/nothing")).status_code == 404
    assert "text/html" in (await ann.get("/nothing")).headers["content-type"]
    assert error_of(await ann.get("/api/tables")) == (405, "no-method")
    for path in (
        "/static/x/../../models.py",
        "/static/x/%2e%2e/models.py",
        "/static/x/%2e%2e%2fmodels.py",
        "/static/x/no",
    ):
        assert (await ann.get(path)).status_code == 404
    assert (await ann.get("/api/t/nosuch/view", step="abc")).status_code == 400


@at_table
async def test_a_failure_of_ours_tells_nothing_and_changes_nothing(place):
    """If the server fails, the response contains no details of the error, and the table stays as it was."""
    actor, _, view = await seated(place)

    async def broken(*_args, **_more):
        raise OSError("disk full at /secret/place")

    kept, place.services.store.append = place.services.store.append, broken
    answer = await actor.act(view)
    assert error_of(answer) == (500, "failed")
    assert "secret" not in answer.text
    place.services.store.append = kept
    assert (await actor.view()) == view
    assert (await actor.act(view)).status_code == 200


@at_table
async def test_every_answer_carries_the_security_headers(place):
    ann = await place.person()
    for path in ("/replay", "/nothing", "/api/t/nosuch/view", "/static/0/palette.css"):
        headers = (await ann.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


@at_table
async def test_names_never_become_markup(place):
    ann = await place.person()
    evil = '<script>alert(1)</script>"\u202e\x00'
    seats = [{"kind": "me", "name": evil}, {"kind": "screen", "name": "   "}]
    made = (await ann.post("/api/tables", {"game": "destorsion", "seats": seats})).json()
    names = (await ann.get(f"/api/t/{made['table']}/people")).json()["names"]
    assert "\x00" not in names[0]
    assert "\u202e" not in names[0]
    assert len(names[0]) <= 24
    assert names[1] == "B"
    for path in ("/", f"/t/{made['table']}"):
        page = (await ann.get(path)).text
        assert "<script>alert" not in page
