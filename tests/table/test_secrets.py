"""Hidden information is not sent to viewers who may not know it.

If two tables differ only in such information, a viewer gets the same bytes from both.
"""

import asyncio
import json
import random

import msgspec
import pytest
from random_play import new_match, random_step
from table.people import heard_by, served

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.errors import IllegalAction
from tablee.core.fields import copy_into
from tablee.core.match import Move
from tablee.core.sources import Committed
from tablee.table import tokens, views
from tablee.table.live import Listener, Live, Look
from tablee.table.models import EventRow, Kind, SeatRow, TableRow
from tablee.table.room import Room
from tablee.table.store import Loaded
from tablee.table.world import World

PLIES = 150
HIDING = [name for name in names() if find_game(name).hides]
WORLDS = 4  # how many random deals are tried at each step
TRIED = 120  # how many moves are tried in each of them
LONGEST = 12  # the largest number of plies that the viewer sees as one step
SECRET = bytes(range(32))


@pytest.fixture(params=names())
def shown(request):
    return find_game(request.param)


def room_of(match):
    """Return a table with the moves of a match."""
    row = TableRow(
        id="t", game=match.game.name, rules_version=match.game.rules_version,
        options=json.dumps(match.options), box_hash=match.box_hash,
        secret=SECRET, host="h", watch="w", created=0.0, changed=0.0, hints=True,
    )  # fmt: skip
    rows = [SeatRow(seat=seat, kind="friend", name=f"P{seat}", browser=f"b{seat}") for seat in range(match.seats)]
    events = [EventRow(Kind.PLAY, ply, move.seat, move.action, 0.0) for ply, move in enumerate(match.moves)]
    return Room(Loaded(row, rows, events, None), None, World(), compiled=True)


class Worlds:
    """Two versions of a table that look the same to a viewer: the true one, and one with other hidden information.

    What a viewer sees as one step can be several plies. In the other world it may be another number of plies, because
    other hidden information allows other decisions: see `path`.
    """

    def __init__(self, match, viewer):
        self.viewer = viewer
        self.truth, self.other = room_of(match), room_of(match)
        self.differ = self.unequal = 0
        look = Look("h" if viewer == NOBODY else f"b{viewer}")
        self.listeners = [Listener(Live(World()), "t", look) for _ in range(2)]
        for listener in self.listeners:
            listener.live.listeners["t"] = {listener}

    def follow(self, match, start):
        """Add the moves from ply `start` on to both tables."""
        same = [(match.before(ply), match.moves[ply]) for ply in range(start, match.ply)]
        self.add(self.truth, same, match.position)
        redealt = match.position.redealt(self.viewer, match.ply)
        self.add(self.other, self.path(match, same), redealt)
        self.differ += bytes(redealt) != bytes(match.position)
        self.unequal += self.truth.match.ply != self.other.match.ply

    def add(self, room, path, after):
        """Add moves to a table, which then sends its news, as if each move had been a request."""
        listener = self.listeners[room is self.other]
        for i, (before, move) in enumerate(path):
            position = path[i + 1][0] if i + 1 < len(path) else after
            room.match._before.append(bytes(before))
            room.match.moves.append(move)
            copy_into(room.match.position.states, 0, position.states, 0)
            room.number += 1
            room.cache.clear()
            listener.live.push(room)

    def heard(self):
        """Return the events that the viewer has got in each world since the last call."""
        return [heard_by(listener) for listener in self.listeners]

    def path(self, match, same):
        """Return moves of the other world that the viewer cannot tell from those in `same`, with the positions before.

        If possible they are not as many.
        """
        before, look = same[0][0], bytes(match.position.seen_by(self.viewer))
        best = None
        for seed in range(WORLDS):
            world = before.redealt(self.viewer, seed)
            if bytes(world) == bytes(before):
                continue
            for found in self.paths(world, look, same):
                best = best or found
                if len(found) != len(same):
                    return found
        return best or same

    def paths(self, world, look, same):
        """Yield sequences of moves that lead from a world to a position with this look, with no new look in between."""
        first, actor = bytes(world.seen_by(self.viewer)), world.to_act
        hidden = actor not in (CHANCE, self.viewer)
        left, stack = TRIED, [(world, [])]
        while stack and left:
            position, path = stack.pop()
            for action in position.legal() if hidden else [same[0][1].action]:
                left -= 1
                after = position.copy()
                try:
                    after.play(actor, action)
                except IllegalAction:
                    continue
                longer = [*path, (position, Move(actor, action))]
                seen = bytes(after.seen_by(self.viewer))
                if seen == look:
                    yield longer
                elif hidden and seen == first and after.to_act == actor and len(longer) < LONGEST:
                    stack.append((after, longer))


def all_views(room, viewer, steps):
    """Return the views that the server would send to a viewer, as bytes."""
    you = () if viewer == NOBODY else (viewer,)
    looking = views.Viewer(you, views.eyes(room, you, None), "en")
    return [msgspec.json.encode(views.view(room, looking, step).body) for step in steps]


class Onlooker:
    """A browser that requests everything from a served table, which can be either of the two versions."""

    def __init__(self, place, person, viewer):
        self.place, self.person, self.viewer = place, person, viewer
        self.browser = tokens.hashed(person.http.cookies[tokens.COOKIE])

    async def responses(self, room, turn, older):
        """Return everything that the server sends to the browser: page, views, people and refusals."""
        services, person, seat = self.place.services, self.person, max(self.viewer, 0)
        services.rooms.open["t"], room.store = room, services.store
        if self.viewer == NOBODY:
            room.watchers.add(self.browser)
        else:
            room.seats[seat].browser = self.browser
        look = {"lang": ("en", "fr", "es")[turn % 3], "narrow": turn % 2}
        step, position = room.steps_of(self.viewer).last, room.match.position
        older = round(older * step)
        allowed = position.allowed(seat)
        if self.viewer == NOBODY:
            allowed = []
        wrong = next(a for a in range(turn * 7, turn * 7 + 999) if a % position.game.n_actions not in allowed)
        wrong %= position.game.n_actions
        act, undo = (f"/api/t/t/{what}?lang={look['lang']}&narrow={look['narrow']}" for what in ("act", "undo"))
        now = await person.get("/api/t/t/view", **look)
        answers = [
            now,
            await person.get("/api/t/t/view", base=now.json()["version"], **look),
            await person.get("/api/t/t/view", step=older, **look),
            await person.get("/t/t"),
            await person.get("/api/t/t/people"),
            await person.get("/t/t/record"),
            await person.post(act, {"step": step, "seat": seat, "action": wrong}),
            await person.post(act, {"step": step, "seat": seat + 1, "action": wrong}),
            await person.post(act, {"step": older, "seat": seat, "action": wrong}),
            await person.post(undo, {"step": step, "seat": seat, "what": "agree"}),
        ]
        assert [a.status_code // 100 for a in answers[:5]] == [2] * 5
        assert all("error" in a.json() for a in answers[6:])
        room.seats[seat].browser = f"b{seat}"
        return [(answer.status_code, answer.content) for answer in answers] + [step, sorted(allowed)]


@pytest.mark.parametrize(
    ("viewer", "others", "most"),
    [(0, 1, 300), (1, 1, 300), (NOBODY, 2, 300), (1, 2, 200), (2, 3, 200)],
    ids=["seat 0 of 2", "seat 1 of 2", "watcher of 2", "seat 1 of 3", "seat 2 of 4"],
)
@pytest.mark.parametrize("name", HIDING)
def test_two_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(name, viewer, others, most, tmp_path):
    """Compare all responses and events at every step at which a player is to act.

    What the viewer sees as one step may take another number of plies in each world.
    """
    game, seed = find_game(name), 71 + viewer
    people = others + (viewer >= 0)
    match, dice = new_match(game, people, seed, compiled=True), random.Random(seed)
    worlds = Worlds(match, viewer)

    async def whole():
        compared = start = 0
        async with served(tmp_path) as place:
            onlooker = Onlooker(place, await place.person(), viewer)
            while not match.position.is_over and compared < most:
                look, actor = bytes(match.position.seen_by(viewer)), match.position.to_act
                random_step(match, dice)
                if actor != viewer and bytes(match.position.seen_by(viewer)) == look:
                    continue  # the viewer has seen nothing yet
                worlds.follow(match, start)
                start = match.ply
                if match.position.to_act < 0:
                    continue
                older = dice.random()
                here, there = worlds.heard()
                assert here == there, f"ply {match.ply}, events"
                truth = await onlooker.responses(worlds.truth, compared, older)
                other = await onlooker.responses(worlds.other, compared, older)
                for i, (here, there) in enumerate(zip(truth, other, strict=True)):
                    assert here == there, f"ply {match.ply}, response {i}"
                compared += 1
        return compared

    assert asyncio.run(whole()) > PLIES
    assert worlds.differ > PLIES, "the two tables did not differ often enough"
    assert worlds.unequal > PLIES / 2, "the two tables hardly differed in the number of plies"


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
                    told = game.line(before, action, viewer)
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
                sent = b"".join(all_views(room_of(match), viewer, [None]))
                assert SECRET.hex().encode() not in sent
                assert Committed(SECRET).commitment.encode() in sent
        if match.position.to_act == CHANCE:
            match.sample_chance()
        else:
            match.play(match.position.to_act, dice.choice(match.position.legal()))
    assert SECRET.hex().encode() in b"".join(all_views(room_of(match), 0, [None]))


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
    sent = views.view(room, views.Viewer(you, eye, "en")).body
    assert sent["hides"] == game.hides
    if game.hides:
        assert sent["choices"] == sent["interjections"] == []
