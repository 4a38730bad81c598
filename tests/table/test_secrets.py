"""Hidden information is not sent to viewers who may not know it.

If two tables differ only in such information, a viewer gets the same bytes from both.
"""

import asyncio
import json
import random

import msgspec
import pytest
from random_play import new_match, random_step
from table.people import served

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.errors import IllegalAction
from tablee.core.fields import copy_into
from tablee.core.sources import Committed
from tablee.table import speech, tokens, views
from tablee.table.live import change_note
from tablee.table.models import EventRow, Kind, SeatRow, TableRow
from tablee.table.room import Room
from tablee.table.store import Loaded
from tablee.table.world import World

PLIES = 150
HIDING = [name for name in names() if find_game(name).hides]
WORLDS = 6  # how many random deals are tried at each ply
SECRET = bytes(range(32))


@pytest.fixture(params=names())
def shown(request):
    return find_game(request.param)


def room_of(match):
    """Return a table with the moves of a match."""
    row = TableRow(
        id="t", game=match.game.name, rules_version=1, options=json.dumps(match.options), box_hash=match.box_hash,
        secret=SECRET, host="h", watch="w", created=0.0, changed=0.0, hints=True,
    )  # fmt: skip
    rows = [SeatRow(seat=seat, kind="friend", name=f"P{seat}", browser=f"b{seat}") for seat in range(match.seats)]
    events = [EventRow(Kind.PLAY, ply, move.seat, move.action, 0.0) for ply, move in enumerate(match.moves)]
    return Room(Loaded(row, rows, events, None), None, World(), compiled=True)


class Worlds:
    """Two versions of a table that look the same to a viewer: the true one, and one with other hidden information."""

    def __init__(self, match, viewer):
        self.viewer = viewer
        self.truth, self.other = room_of(match), room_of(match)
        self.differ = 0

    def follow(self, match):
        """Add the last move to both tables.

        The other table gets different hidden information, with which the move is legal and looks the same.
        """
        move, before = match.moves[-1], match.before(match.ply - 1)
        look = bytes(match.position.seen_by(self.viewer))
        for room, state in ((self.truth, before), (self.other, self.world(before, move, look))):
            room.match._before.append(bytes(state))
            room.match.moves.append(move)
            room.number += 1
        copy_into(self.truth.match.position.states, 0, match.position.states, 0)
        redealt = match.position.redealt(self.viewer, match.ply)
        copy_into(self.other.match.position.states, 0, redealt.states, 0)
        self.differ += bytes(redealt) != bytes(match.position)

    def world(self, before, move, look):
        for seed in range(WORLDS):
            world = before.redealt(self.viewer, seed)
            after = world.copy()
            try:
                after.play(move.seat, move.action)
            except IllegalAction:
                continue
            if bytes(world) != bytes(before) and bytes(after.seen_by(self.viewer)) == look:
                return world
        return before


def all_views(room, viewer, plies):
    """Return the views that the server would send to a viewer, as bytes."""
    you = () if viewer == NOBODY else (viewer,)
    looking = views.Viewer(you, views.eyes(room, you, None), "en")
    return [msgspec.json.encode(views.view(room, looking, ply, set())) for ply in plies]


class Onlooker:
    """A browser that requests everything from a served table, which can be either of the two versions."""

    def __init__(self, place, person, viewer):
        self.place, self.person, self.viewer = place, person, viewer
        self.browser = tokens.hashed(person.http.cookies[tokens.COOKIE])

    async def responses(self, room, turn, older):
        """Return everything that the server sends to the browser: page, views, events and refusals."""
        services, person, seat = self.place.services, self.person, max(self.viewer, 0)
        services.rooms.open["t"], room.store = room, services.store
        if self.viewer == NOBODY:
            room.watchers.add(self.browser)
        else:
            room.seats[seat].browser = self.browser
        look = {"lang": ("en", "fr", "es")[turn % 3], "narrow": turn % 2}
        ply, position = room.match.ply, room.match.position
        allowed = position.allowed(seat)
        if self.viewer == NOBODY:
            allowed = []
        wrong = next(a for a in range(turn * 7, turn * 7 + 999) if a % position.game.n_actions not in allowed)
        wrong %= position.game.n_actions
        act, undo = (f"/api/t/t/{what}?lang={look['lang']}&narrow={look['narrow']}" for what in ("act", "undo"))
        answers = [
            await person.get("/api/t/t/view", **look),
            await person.get("/api/t/t/view", ply=older, **look),
            await person.get("/t/t"),
            await person.get("/t/t/record"),
            await person.post(act, {"ply": ply, "seat": seat, "action": wrong}),
            await person.post(act, {"ply": ply, "seat": seat + 1, "action": wrong}),
            await person.post(act, {"ply": older, "seat": seat, "action": wrong}),
            await person.post(undo, {"ply": ply, "seat": seat, "what": "agree"}),
        ]
        assert [a.status_code // 100 for a in answers[:3]] == [2, 2, 2]
        assert all("error" in a.json() for a in answers[4:])
        told = [change_note(room).encoded(), services.presence.note(room).encoded()]
        return [(answer.status_code, answer.content) for answer in answers] + [told, sorted(allowed)]


@pytest.mark.parametrize(
    ("viewer", "others", "most"),
    [(0, 1, 10_000), (1, 1, 10_000), (NOBODY, 2, 10_000), (1, 2, 200), (2, 3, 200)],
    ids=["seat 0 of 2", "seat 1 of 2", "watcher of 2", "seat 1 of 3", "seat 2 of 4"],
)
@pytest.mark.parametrize("name", HIDING)
def test_two_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(name, viewer, others, most, tmp_path):
    """Compare all responses at every ply at which a player is to act.

    This is done for a whole game of two players, and for the first plies of games with more players, in which the
    others also have hidden information.
    """
    game, seed = find_game(name), 71 + viewer
    people = others + (viewer >= 0)
    match, dice = new_match(game, people, seed, compiled=True), random.Random(seed)
    worlds = Worlds(match, viewer)

    async def whole():
        compared = 0
        async with served(tmp_path) as place:
            onlooker = Onlooker(place, await place.person(), viewer)
            while not match.position.is_over and compared < most:
                random_step(match, dice)
                worlds.follow(match)
                if match.position.to_act < 0:
                    continue
                older = dice.randrange(match.ply)
                truth = await onlooker.responses(worlds.truth, compared, older)
                other = await onlooker.responses(worlds.other, compared, older)
                for i, (here, there) in enumerate(zip(truth, other, strict=True)):
                    assert here == there, f"ply {match.ply}, response {i}"
                compared += 1
        return compared

    assert asyncio.run(whole()) > PLIES
    assert worlds.differ > PLIES, "the two tables did not differ often enough"


@pytest.mark.parametrize("name", HIDING)
def test_the_log_does_not_tell_actions_apart_that_a_viewer_cannot(name):
    """If a viewer sees the same position after two different actions, the log line for that viewer is the same."""
    game = find_game(name)
    match, dice = new_match(game, game.seats[-1], 73), random.Random(73)
    say = game.say("en")
    checked = 0
    for _ in range(PLIES):
        before = match.position.copy()
        if before.is_over:
            break
        actor, actions = before.to_act, before.legal()
        sights = {}
        for action in dice.sample(actions, min(12, len(actions))):
            after = before.copy()
            after.engine.act(after.boxes, after.states, 0, action)
            for viewer in (*range(match.seats), NOBODY):
                if viewer != actor:
                    told = speech.told(game, before, action, viewer)
                    key = (viewer, bytes(after.seen_by(viewer)))
                    text = told(say) if told else ""
                    checked += key in sights
                    assert sights.setdefault(key, text) == text, f"ply {match.ply}, seat {viewer}: {text}"
        random_step(match, dice)
    assert checked


def test_the_secret_of_chance_is_told_after_the_end_only(shown):
    game = shown
    match, dice = new_match(game, game.seats[0], 74), random.Random(74)
    match.source = Committed(SECRET)
    while not match.position.is_over:
        if match.ply in (5, 40) and match.position.to_act != CHANCE:
            for viewer in (0, NOBODY):
                sent = b"".join(all_views(room_of(match), viewer, [match.ply]))
                assert SECRET.hex().encode() not in sent
                assert Committed(SECRET).commitment.encode() in sent
        if match.position.to_act == CHANCE:
            match.sample_chance()
        else:
            match.play(match.position.to_act, dice.choice(match.position.legal()))
    assert SECRET.hex().encode() in b"".join(all_views(room_of(match), 0, [match.ply]))


def test_somebody_with_several_seats_sees_none_of_their_secrets_unasked(shown):
    game = shown
    match, dice = new_match(game, game.seats[-1], 75), random.Random(75)
    while match.position.to_act == CHANCE or match.ply < 30:
        random_step(match, dice)
    room = room_of(match)
    you = (0, 1)
    eye = views.eyes(room, you, None)
    assert (eye == NOBODY) == game.hides
    assert views.eyes(room, you, 1) == 1
    assert views.eyes(room, you, NOBODY) == NOBODY
    assert views.eyes(room, (0,), 1) == 0
    assert views.eyes(room, (), 1) == NOBODY
    sent = views.view(room, views.Viewer(you, eye, "en"), match.ply, set())
    assert sent["hides"] == game.hides
    if game.hides:
        assert sent["choices"] == sent["interjections"] == []
