"""Whole games through the server's API, from a new table to the result."""

import asyncio
import random

from table.people import at_table, error_of, is_fair, stored_state, view_in

from tablee.core import record


async def play_out(person, view, dice, limit=3000):
    """Take random choices for all seats of a person until the game is over."""
    for _ in range(limit):
        if view["over"]:
            return view
        if not view["choices"]:
            view = await person.view(seat=view["to_act"])
        answer = await person.act(view, dice.choice(view["choices"])["action"])
        assert answer.status_code == 200, answer.text
        view = view_in(answer)
    raise AssertionError("the game does not end")


@at_table
async def test_a_game_is_played_to_its_end_screen(place):
    ann = await place.person()
    made = await ann.new_table(seats=("me", "screen", "screen"))
    assert set(made) >= {"table", "links", "watch"}
    view = await ann.view()
    assert view["you"] == [0, 1, 2]
    assert view["seat"] == view["to_act"]
    assert view["choices"]
    assert view["secret"] is None
    assert view["picture"]["pieces"]
    commitment = view["commitment"]
    view = await play_out(ann, view, random.Random(1))
    assert view["over"]
    assert sorted(view["result"]["ranks"])[0] == 1
    assert view["result"]["sources"]
    assert len(view["result"]["timeline"]) > 2
    assert await is_fair(ann, view)
    assert view["commitment"] == commitment
    text = (await ann.get(view["record_url"])).text
    match = record.replay(text)
    assert match.position.scores() == view["result"]["scores"]
    draws = (await ann.get(f"/api/t/{view['table']}/dice")).json()
    assert draws["secret"] == view["secret"]
    assert draws["draws"]


@at_table
async def test_a_view_says_who_must_do_what_and_lights_only_what_is_legal(place):
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    bob = await place.friend(made["links"]["1"])
    views = [await ann.view(), await bob.view()]
    actor = views[0]["to_act"]
    room = await place.room(ann)
    legal = room.match.position.legal()
    assert [c["action"] for c in views[actor]["choices"]] == legal
    assert views[1 - actor]["choices"] == []
    assert all(c["label"] and c["path"] for c in views[actor]["choices"])
    assert views[actor]["prompt"] != views[1 - actor]["prompt"]
    assert [s["is_you"] for s in views[1]["seats"]] == [False, True]
    assert views[0]["since"] == 0


@at_table
async def test_the_past_can_be_looked_at_but_not_played(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    first = view
    for _ in range(6):
        view = view_in(await ann.act(view))
        view = view if view["choices"] else await ann.view()
    back = await ann.view(step=first["last_step"], seat=first["seat"])
    assert back["picture"] == first["picture"]
    assert back["step"] == first["step"] < back["last_step"]
    assert back["choices"] == []
    assert [line["step"] for line in back["log"]] == sorted({line["step"] for line in back["log"]})
    assert (await ann.get(f"/api/t/{ann.table}/view", step=9999)).status_code == 404


def said_in(view):
    """Return all sentences of the log."""
    return [line["text"] for turn in view["log"] for line in turn["lines"]]


@at_table
async def test_every_viewer_reads_the_log_in_their_own_language(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view(lang="en")
    for _ in range(4):
        view = view_in(await ann.act(view))
        view = view if view["choices"] else await ann.view()
    said = {lang: said_in(await ann.view(lang=lang)) for lang in ("en", "fr", "es")}
    assert len({tuple(lines) for lines in said.values()}) == 3
    by_header = await ann.http.get(f"/api/t/{ann.table}/view", headers={"Accept-Language": "de, fr;q=0.8, en;q=0.5"})
    assert said_in(view_in(by_header)) == said["fr"]
    ann.http.cookies.set("lang", "es")
    assert said_in(await ann.view()) == said["es"]


@at_table
async def test_equal_viewers_share_a_view_until_something_changes(place):
    ann = await place.person()
    await ann.new_table()
    room = await place.room(ann)
    view = await ann.view()
    drawn = len(room.cache)
    assert await ann.view() == view
    assert len(room.cache) == drawn
    after = view_in(await ann.act(view))
    assert after["version"] != view["version"]


@at_table
async def test_a_rematch_seats_the_same_people(place):
    ann = await place.person()
    made = await ann.new_table(seats=("me", "screen"))
    early = await ann.post(f"/api/t/{made['table']}/rematch")
    assert early.status_code == 409
    await play_out(ann, await ann.view(), random.Random(3))
    again = [(await ann.post(f"/api/t/{made['table']}/rematch")).json()["table"] for _ in range(2)]
    assert again[0] == again[1] != made["table"]
    place.services.rooms.open.clear()  # as after a restart
    assert (await ann.view(made["table"]))["rematch"] == again[0]
    assert (await ann.view(again[0]))["you"] == [0, 1]


@at_table
async def test_a_position_can_be_taken_over_against_bots(place):
    ann = await place.person()
    await ann.new_table()
    view = await ann.view()
    for _ in range(8):
        view = view_in(await ann.act(view))
        view = view if view["choices"] else await ann.view()
    before = await stored_state(place, ann.table)
    place.services.driver.is_stopped = True
    made = await ann.post(f"/api/t/{ann.table}/whatif", {"step": view["last_step"], "bots": 2, "seat": view["seat"]})
    assert made.status_code == 201, made.text
    new = await ann.view(made.json()["table"])
    assert new["picture"] == view["picture"]
    assert [s["kind"] for s in new["seats"]].count("bot") == 1
    assert new["commitment"] != view["commitment"]
    assert (view["is_copy"], new["is_copy"]) == (False, True)
    page, real = [(await ann.get(f"/t/{table}")).text for table in (new["table"], ann.table)]
    assert "What if</span>" in page
    assert f'href="/t/{ann.table}"' in page
    assert "What if</span>" not in real
    assert (await ann.get("/")).text.count("What if</span>") == 1, "the lobby tells the copy from the real game"
    door, other = [(await (await place.person()).get(f"/t/{table}")).text for table in (new["table"], ann.table)]
    assert 'property="og:title" content="What if — ' in door, "a preview of its address tells it too"
    assert "What if</span>" in door
    assert "What if" not in other
    assert await stored_state(place, ann.table) == before
    assert (await ann.post(f"/api/t/{ann.table}/whatif", {"step": 999, "bots": 2})).status_code == 404


@at_table
async def test_a_reopened_record_shows_the_names_of_its_players(place):
    ann = await place.person()
    await ann.new_table()
    text = (await ann.get(f"/t/{ann.table}/record")).text
    for said, names in ((text, ["P0", "P1"]), (text.replace("player 1 P1\n", ""), ["P0", "B"])):
        made = await ann.post("/api/replay", {"text": said})
        assert (await ann.get(f"/api/t/{made.json()['table']}/people")).json()["names"] == names


@at_table
async def test_a_record_is_uploaded_and_stepped_through(place):
    ann = await place.person()
    await ann.new_table()
    view = await play_out(ann, await ann.view(), random.Random(4))
    text = (await ann.get(view["record_url"])).text
    bob = await place.person()
    made = await bob.post("/api/replay", {"text": text})
    assert made.status_code == 201, made.text
    bob.table = made.json()["table"]
    seen = await bob.view(step=10, seat=1)
    assert (seen["live"], seen["you"], seen["seat"]) == (False, [], 1)
    assert seen["last_step"] == view["last_step"]
    bad = await bob.post("/api/replay", {"text": text.replace("\nend ", "\nroll 7\n\nend ")})
    assert bad.status_code == 422
    assert "Line" in bad.json()["error"]["message"]


async def until(place, ann, found):
    """Play random games of Meeple War until `found(position)` is true; return the room and the result of `found`."""
    dice = random.Random(3)
    for _ in range(20):
        await ann.new_table("meeple_war")
        room = await place.room(ann)
        position = room.match.position
        while not room.is_over:
            if seen := found(position):
                return room, seen
            await room.act(position.to_act, room.match.ply, dice.choice(position.legal()))
    raise AssertionError("no such position was found")


@at_table
async def test_an_action_out_of_turn_is_not_stale_because_others_have_acted(place):
    def a_token_that_can_wait(position):
        actor, legal = position.to_act, position.legal()
        for token in position.interjections(1 - actor):
            after = position.copy()
            after.play(actor, legal[0])
            if after.to_act == actor and token in after.interjections(1 - actor):
                return token
        return None

    ann = await place.person()
    room, token = await until(place, ann, a_token_that_can_wait)
    ply, actor = room.match.ply, room.match.position.to_act
    await room.act(actor, ply, room.match.position.legal()[0])
    body = {"step": ply, "seat": 1 - actor, "action": token}  # chosen before the other seat acted
    path = f"/api/t/{ann.table}/act"
    assert error_of(await ann.post(path, body | {"step": -1})) == (409, "stale")
    assert (await ann.post(path, body)).status_code == 200
    assert room.match.moves[-1] == (1 - actor, token, True)
    assert error_of(await ann.post(path, body)) == (409, "stale")


def token_finder(same):
    """Return a function that finds a token to place out of turn.

    Placing it keeps the choices of the seat to act if `same` is true, and changes them otherwise.
    """

    def found(position):
        for token in position.interjections(1 - position.to_act):
            after = position.copy()
            after.play(1 - position.to_act, token)
            if same == (after.to_act == position.to_act and after.legal() == position.legal()):
                return token
        return None

    return found


async def place_token(place, person, same):
    """Place a token out of turn after the seat to act has seen its choices.

    Return the room, the ply before the token, the seat to act, an action of that seat, and the token.
    """
    room, token = await until(place, person, token_finder(same=same))
    ply, actor, answer = room.match.ply, room.match.position.to_act, room.match.position.legal()[0]
    await room.act(1 - actor, ply, token)
    return room, ply, actor, answer, token


@at_table
async def test_an_answer_counts_as_long_as_the_question_is_the_same(place):
    ann = await place.person()
    room, ply, actor, answer, token = await place_token(place, ann, same=True)
    body = {"step": ply, "seat": actor, "action": answer}
    taken = await ann.post(f"/api/t/{ann.table}/act", body)
    assert taken.status_code == 200, taken.text
    assert room.match.moves[ply : ply + 2] == [(1 - actor, token, True), (actor, answer, False)]
    assert error_of(await ann.post(f"/api/t/{ann.table}/act", body)) == (409, "stale")


@at_table
async def test_an_answer_to_a_question_that_others_have_changed_is_no_error_but_refused(place):
    ann = await place.person()
    room, ply, actor, answer, _ = await place_token(place, ann, same=False)
    before = await stored_state(place, ann.table)
    body = {"step": ply, "seat": actor, "action": answer}
    refused = await ann.post(f"/api/t/{ann.table}/act", body)
    assert error_of(refused) == (200, "overtaken")
    assert view_in(refused)["last_step"] == room.match.ply
    undo = await ann.post(f"/api/t/{ann.table}/undo", {"step": ply, "seat": actor, "what": "step"})
    assert error_of(undo) == (200, "overtaken")
    assert await stored_state(place, ann.table) == before


@at_table
async def test_people_at_one_screen_are_shown_the_choices_of_whoever_is_next(place):
    ann = await place.person()
    await ann.new_table(seats=("me", "screen"))
    view, seen = await ann.view(), set()
    while seen != {0, 1}:
        seen.add(view["seat"])
        view = view_in(await ann.act(view))
        assert view["seat"] == view["to_act"]
        assert view["choices"]


@at_table
async def test_steps_are_counted_only_while_the_table_is_locked(place):
    """A thread that makes a view counts them too, so a request has to wait for it."""
    ann = await place.person()
    await ann.new_table()
    view, room = await ann.view(), await place.room(ann)
    counted, steps_of = [], room.steps_of
    room.steps_of = lambda viewer: counted.append(viewer) or steps_of(viewer)
    async with room.lock:
        acting = asyncio.create_task(ann.act(view))
        await asyncio.sleep(0.1)
        assert not counted
    assert (await acting).status_code == 200
    assert counted
