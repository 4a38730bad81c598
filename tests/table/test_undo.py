"""Undo: players undo their own actions until something was revealed; for more, the others must agree."""

import json
import random

from table.people import at_table, error_of, stored_state, view_in

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.names import mark
from tablee.table import views
from tablee.table.models import Kind
from tablee.table.takebacks import KIND


async def mid_turn(person):
    """Play until the seat to act can undo at least two actions; return the view."""
    view = await person.view()
    for _ in range(200):
        if view["undo"]["turn"]:
            return view
        view = view_in(await person.act(view, min(c["action"] for c in view["choices"])))
        if not view["choices"]:
            view = await person.view()
    raise AssertionError("no turn had two actions")


@at_table
async def test_a_step_and_a_turn_are_taken_back(place):
    ann = await place.person()
    await ann.new_table()
    view = await mid_turn(ann)
    step = view_in(await ann.undo(view, "step"))
    assert step["last_step"] == view["last_step"] - 1
    assert step["version"] != view["version"]
    assert step["choices"]
    room = await place.room(ann)
    start = view_in(await ann.undo(step, "turn"))
    assert not start["undo"]["step"]
    assert room.match.moves[-1].seat in (CHANCE, 1 - start["seat"])
    assert error_of(await ann.undo(start, "step")) == (409, "nothing-to-undo")
    assert error_of(await ann.undo(start, "turn")) == (409, "nothing-to-undo")


@at_table
async def test_what_was_taken_back_stays_in_the_store_and_the_stream_replays(place):
    ann = await place.person()
    await ann.new_table()
    view = await mid_turn(ann)
    before = await place.services.store.load(ann.table)
    view = view_in(await ann.undo(view, "turn"))
    view = view_in(await ann.act(view))
    after = await place.services.store.load(ann.table)
    assert after.events[: len(before.events)] == before.events
    assert after.events[len(before.events)].kind == Kind.UNDO
    held = bytes((await place.room(ann)).match.position)
    moves = (await place.room(ann)).match.moves
    place.services.rooms.open.clear()
    again = await place.room(ann)
    assert bytes(again.match.position) == held
    assert again.match.moves == moves
    assert await ann.view(seat=view["seat"]) == view


@at_table
async def test_nothing_drawn_and_nothing_of_another_seat_is_taken_back_alone(place):
    """Without the others' agreement, a player cannot undo chance draws or actions of another seat."""
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    people = [ann, await place.friend(made["links"]["1"])]
    for _ in range(60):
        view = await ann.view()
        if view["over"]:
            return
        actor = people[view["to_act"]]
        view = await actor.view()
        other = people[1 - view["to_act"]]
        room = await place.room(ann)
        last = room.match.moves[-1].seat
        assert view["undo"]["step"] == (last == view["seat"])
        theirs = await other.view()
        assert theirs["undo"]["step"] is False
        if last == CHANCE:
            assert error_of(await actor.undo(view, "step")) == (409, "nothing-to-undo")
            assert error_of(await other.undo(theirs, "turn")) == (409, "nothing-to-undo")
        await actor.act(view)


async def two_turns(place):
    """Play until all seats have acted and Ann (seat 0) cannot undo alone; return both people and the room."""
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend", "bot"))
    place.services.driver.is_stopped = True
    bob = await place.friend(made["links"]["1"])
    room = await place.room(ann)
    while not {0, 1, 2} <= {move.seat for move in room.match.moves} or room.match.moves[-1].seat == 0:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    while room.match.turn_start(0) < room.match.ply:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    return ann, bob, room


@at_table
async def test_more_is_taken_back_when_everybody_agrees(place):
    ann, bob, room = await two_turns(place)
    last = room.match.last_own(0)
    asked = view_in(await ann.undo(await ann.view(), "ask"))
    assert asked["undo"]["asked_by"] == 0
    assert room.undoing.ask.to == last
    assert room.match.ply == asked["last_step"] > last
    assert error_of(await ann.undo(asked, "agree")) == (409, "nothing-asked")
    seen = await bob.view()
    assert seen["undo"]["asked_by"] == 0
    assert room.undoing.must_agree(0) == {1}
    agreed = view_in(await bob.undo(seen, "agree"))
    assert agreed["last_step"] == last == room.match.ply
    assert agreed["undo"]["asked_by"] is None
    assert room.match.position.to_act == 0


@at_table
async def test_who_declines_ends_the_asking_and_a_question_survives_a_restart(place):
    """A request for an undo survives a restart, and ends when one person declines it."""
    ann, bob, _ = await two_turns(place)
    await ann.undo(await ann.view(), "ask")
    place.services.rooms.open.clear()
    seen = await bob.view()
    assert seen["undo"]["asked_by"] == 0
    after = view_in(await bob.undo(seen, "decline"))
    assert after["undo"]["asked_by"] is None
    assert after["last_step"] == seen["last_step"]


@at_table
async def test_who_answers_after_others_have_is_overtaken(place):
    """If two people answer at the same time, the later answer is refused as overtaken and changes nothing."""
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend", "friend"))
    bob, cleo = [await place.friend(made["links"][seat]) for seat in ("1", "2")]
    room = await place.room(ann)
    assert error_of(await bob.undo(await bob.view(), "decline")) == (409, "nothing-asked")
    while not {0, 1, 2} <= {move.seat for move in room.match.moves} or room.match.moves[-1].seat == 0:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    for last in ("decline", "agree"):
        asked = await ann.view()
        await ann.undo(asked, "ask")
        seen = await bob.view(), await cleo.view()
        if last == "agree":
            assert (await cleo.undo(seen[1], "agree")).status_code == 200
        assert (await bob.undo(seen[0], last)).status_code == 200
        before = await stored_state(place, ann.table)
        for what in ("decline", "agree"):
            late = await cleo.undo(seen[1], what)
            assert error_of(late) == (200, "overtaken")
            assert view_in(late)["last_step"] == room.match.ply
        assert await stored_state(place, ann.table) == before
    assert room.match.ply < asked["last_step"]


@at_table
async def test_who_acts_or_looks_while_others_take_back_is_overtaken(place):
    """After an undo, requests of another person for the undone ply are answered as overtaken, not as errors."""
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    people = [ann, await place.friend(made["links"]["1"])]
    room = await place.room(ann)
    await until_own_steps(room)
    actor = room.match.position.to_act
    view, other = await people[actor].view(), people[1 - actor]
    theirs = await other.view()
    back = view_in(await people[actor].undo(view, "step"))
    assert error_of(await other.act(theirs, 0)) == (200, "overtaken")
    assert error_of(await other.undo(theirs, "ask")) == (200, "overtaken")
    assert error_of(await people[actor].undo(view, "step")) == (409, "stale")  # a double click
    assert (await other.view(step=theirs["last_step"]))["step"] == back["last_step"]
    assert error_of(await other.get(f"/api/t/{ann.table}/view", step=theirs["last_step"] + 1)) == (404, "no-such-step")


async def until_own_steps(room):
    """Play until the seat to act can undo an action."""
    while room.undoing.turn_start(room.match.position.to_act) == room.match.ply:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, min(position.legal()))


@at_table
async def test_chance_draws_the_same_again_after_an_undo(place):
    ann = await place.person()
    await ann.new_table()
    room = await place.room(ann)
    for _ in range(12):  # long before any game can end
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    moves = list(room.match.moves)
    target = next(ply for ply, move in enumerate(moves) if move.seat >= 0)
    view = await ann.view()
    cut = view_in(await ann.undo(view, "ask", to=target))
    assert cut["last_step"] == target
    while room.match.ply < len(moves):
        move = moves[room.match.ply]
        await room.act(move.seat, room.match.ply, move.action)
    assert room.match.moves[: len(moves)] == moves


@at_table
async def test_nothing_is_taken_back_after_the_end(place):
    ann = await place.person()
    await ann.new_table()
    room = await place.room(ann)
    while not room.is_over:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    view = await ann.view(seat=0)
    assert view["undo"]["step"] is view["undo"]["ask"] is False
    for what in ("step", "turn", "ask"):
        assert error_of(await ann.undo(view, what)) == (409, "over")
    assert error_of(await ann.act(view, 0)) == (409, "over")


@at_table
async def test_an_undo_must_answer_the_present_ply(place):
    ann = await place.person()
    await ann.new_table()
    view = await mid_turn(ann)
    stale = view | {"last_step": view["last_step"] - 1}
    answer = await ann.undo(stale, "step")
    assert error_of(answer) == (409, "stale")
    assert view_in(answer) == view


@at_table
async def test_a_card_that_others_have_seen_is_not_taken_back(place):
    """Airain: everybody sees a card that is discarded for a hero, so the player cannot undo the discard alone."""
    ann = await place.person()
    made = await ann.new_table("airain", seats=("me", "friend"))
    people = [ann, await place.friend(made["links"]["1"])]
    room, dice = await place.room(ann), random.Random(1)
    seen = 0
    for _ in range(2000):
        position, actor = room.match.position, room.match.position.to_act
        if position.is_over or seen == 3:
            break
        legal = position.legal()
        action = next((a for a in legal if position.write(a).startswith("hero-discard")), None)
        before = position.copy()
        await room.act(actor, room.match.ply, dice.choice(legal) if action is None else action)
        if action is None or room.match.position.to_act != actor:
            continue
        seen += 1
        assert room.match.game.reveals(before, action)
        view = await people[actor].view()
        assert view["undo"]["step"] is view["undo"]["turn"] is False
        assert error_of(await people[actor].undo(view, "step")) == (409, "nothing-to-undo")
    assert seen, "no card was discarded for a hero during a turn"


# --- what the log notes ------------------------------------------------------------------------------------------


def notes_in(view):
    """Return the lines of a log about take-backs."""
    return [line for turn in view["log"] for line in turn["lines"] if line["kind"] == KIND]


async def with_bots(place, game="destorsion", **more):
    """Open a table with a person and two bots, who do not play by themselves; play until all have acted."""
    ann = await place.person()
    place.services.driver.is_stopped = True
    await ann.new_table(game, seats=("me", "bot", "bot"), **more)
    room = await place.room(ann)
    dice = random.Random(5)
    while not {0, 1, 2} <= {move.seat for move in room.match.moves} or room.match.last_own(0) == room.match.ply - 1:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, dice.choice(position.legal()))
    return ann, room


@at_table
async def test_who_takes_back_past_a_draw_is_noted_for_all(place):
    """Nobody must agree if the others are bots, and chance draws the same again: so one could look ahead."""
    ann, room = await with_bots(place)
    view = await ann.view()
    assert view["undo"]["beyond"] == "free"
    assert notes_in(view) == []
    gone = room.match.ply - room.match.last_own(0)
    back = view_in(await ann.undo(view, "ask"))
    [note] = notes_in(back)
    assert note["text"] == f"You took back {gone} steps, past a draw"
    [theirs] = notes_in(await ann.view(seat=NOBODY, lang="fr"))
    assert theirs["text"] == f"{mark(0)} a repris {gone} étapes, au-delà d’un tirage"
    place.services.rooms.open.clear()
    assert await ann.view(seat=0) == back
    room = await place.room(ann)
    first = next(ply for ply, move in enumerate(room.match.moves) if move.seat >= 0)
    while room.match.ply <= first + 2 or room.match.moves[-1].seat >= 0:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, position.legal()[0])
    start = view_in(await ann.undo(await ann.view(seat=0), "ask", to=first))
    assert len(notes_in(start)) == 2, "a note stays if the game goes back further"


@at_table
async def test_actions_of_ones_own_are_taken_back_without_a_note(place):
    ann = await place.person()
    await ann.new_table()
    view = await mid_turn(ann)
    assert notes_in(view_in(await ann.undo(view, "turn"))) == []


@at_table
async def test_a_take_back_that_the_others_agreed_to_is_noted_as_such(place):
    ann, bob, _ = await two_turns(place)
    assert (await ann.view())["undo"]["beyond"] == "asked"
    asked = view_in(await ann.undo(await ann.view(), "ask"))
    assert notes_in(asked) == []
    [note] = notes_in(view_in(await bob.undo(await bob.view(), "agree")))
    assert note["text"].endswith("; the others agreed")


@at_table
async def test_a_note_counts_what_its_reader_has_seen_go(place):
    """In a game with hidden hands, viewers see different numbers of steps."""
    ann, room = await with_bots(place, "airain")
    before, dice = {}, random.Random(6)
    while len(set(before.values())) < 3 or room.match.moves[-1].seat == 0:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, dice.choice(position.legal()))
        before = {viewer: room.steps_of(viewer).last for viewer in (NOBODY, 0, 1, 2)}
    first = next(ply for ply, move in enumerate(room.match.moves) if move.seat >= 0)
    back = await ann.undo(await ann.view(), "ask", to=room.steps_of(0).step_at(first))
    assert back.status_code == 200
    for viewer, last in before.items():
        gone = last - room.steps_of(viewer).last
        told = [json.loads(turn.json) for turn in views.log(room, viewer, "en")]
        notes = [line for turn in told for line in turn["lines"] if line["kind"] == KIND]
        assert len(notes) == 1
        assert f" {gone} steps" in notes[0]["text"]


@at_table
async def test_a_table_that_plays_for_real_lets_nobody_look_ahead(place):
    ann, room = await with_bots(place, for_real=True)
    view = await ann.view()
    assert view["for_real"] is True
    assert view["undo"]["ask"] is False
    assert view["undo"]["beyond"] == "never"
    before = await stored_state(place, ann.table)
    assert error_of(await ann.undo(view, "ask")) == (409, "for-real")
    assert await stored_state(place, ann.table) == before
    while room.undoing.turn_start(0) == room.match.ply:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, min(position.legal()))
    assert (await ann.undo(await ann.view(), "step")).status_code == 200, "one's own turn is one's own"
