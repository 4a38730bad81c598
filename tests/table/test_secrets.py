"""Hidden information is not sent to viewers who may not know it.

If two tables differ only in such information, a viewer gets the same bytes from both.
"""

import asyncio
import json
import random

import httpx
import msgspec
import pytest
from random_play import new_match, random_step
from table.people import heard_by, listening, served, whole

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.errors import IllegalAction
from tablee.core.fields import copy_into
from tablee.core.log import Step, lines
from tablee.core.match import Move
from tablee.core.sources import Committed
from tablee.core.story import happened
from tablee.table import clocks, tokens, views
from tablee.table.live import Listener, Live, Look
from tablee.table.models import EventRow, Kind, SeatRow, TableRow
from tablee.table.presence import Presence
from tablee.table.push import Push, Subscription
from tablee.table.room import Room
from tablee.table.settings import Settings
from tablee.table.store import Conflict, Loaded
from tablee.table.world import World

PLIES = 150
HIDING = [name for name in names() if find_game(name).hides]
WORLDS = 4  # how many random deals are tried at each step
TRIED = 120  # how many moves are tried in each of them
LONGEST = 12  # the largest number of plies that the viewer sees as one step
AROUND = 10  # at every so many steps, what is told around the table is compared too
SECRET = bytes(range(32))


@pytest.fixture(params=names())
def shown(request):
    return find_game(request.param)


def room_of(match, clock="decision", world=None):
    """Return a table with the moves of a match, and with a clock."""
    row = TableRow(
        id="t", game=match.game.name, rules_version=match.game.rules_version,
        options=json.dumps(match.options), box_hash=match.box_hash,
        secret=SECRET, host="h", watch="w", created=0.0, changed=0.0, hints=True, pace="live", clock=clock,
    )  # fmt: skip
    rows = [SeatRow(seat=seat, kind="friend", name=f"P{seat}", browser=f"b{seat}") for seat in range(match.seats)]
    events = [EventRow(Kind.PLAY, ply, move.seat, move.action, 0.0) for ply, move in enumerate(match.moves)]
    return Room(Loaded(row, rows, events, None), None, world or World(), compiled=True)


PAUSES = (3.0, 20.0, 0.5, 50.0, 95.0)  # seconds before an action


class Standing(World):
    """A world whose clock only the test moves."""

    clock = 1000.0

    def now(self):
        return self.clock

    def monotonic(self):
        return self.clock

    async def sleep(self, seconds):
        await asyncio.sleep(0)


class Kept:
    """What of a store is used here: every browser has a subscription, which is told of a turn once."""

    def __init__(self):
        self.db, self.turns = self, {}

    async def write(self, claim):
        [(turn, _, browser, _)] = claim.rows
        if self.turns.get(browser, -1) >= turn:
            raise Conflict("told already")
        self.turns[browser] = turn

    async def notify(self, table, **news):
        pass


class Noting(Push):
    """Web Push that notes its messages before they are encrypted, and for whom they are, instead of sending them."""

    def __init__(self, world):
        super().__init__(world, Kept(), Settings())
        self.tables, self.told = {"t"}, []

    async def _subscriptions(self, table, browser):
        return [Subscription(browser, "https://fcm.googleapis.com/x", "", "", "en", 0)]

    async def _post(self, to, said):
        self.told.append((to.browser, said))
        return 201


class Worlds:
    """Two versions of a table that look the same to a viewer: the true one, and one with other hidden information.

    What a viewer sees as one step can be several plies. In the other world it may be another number of plies, because
    other hidden information allows other decisions: see `path`. Hidden decisions come at other times in each world; a
    clock must not tell.
    """

    def __init__(self, match, viewer, clock):
        self.viewer = viewer
        self.world = Standing()
        self.truth, self.other = (room_of(match, clock, self.world) for _ in range(2))
        self.differ = self.unequal = self.flags = 0
        look = Look("h" if viewer == NOBODY else f"b{viewer}")
        self.listeners = [Listener(Live(World()), "t", look) for _ in range(2)]
        self.presences = [Presence(World(), Kept(), listener.live, None) for listener in self.listeners]
        self.pushes = [Noting(self.world) for _ in range(2)]
        self.notes = 0
        for listener in self.listeners:
            listener.live.listeners["t"] = {listener}

    async def follow(self, match, start):
        """Add the moves from ply `start` on to both tables."""
        self.began = self.world.clock
        self.world.clock += PAUSES[match.ply % len(PAUSES)]
        same = [(match.before(ply), match.moves[ply]) for ply in range(start, match.ply)]
        notes = self.noted(same[0][1].seat)
        self.add(self.truth, same, match.position, notes)
        redealt = match.position.redealt(self.viewer, match.ply)
        self.add(self.other, self.path(match, same), redealt, notes)
        self.differ += bytes(redealt) != bytes(match.position)
        self.unequal += self.truth.match.ply != self.other.match.ply
        for push in self.pushes:
            await asyncio.gather(*push.tasks.values())
        await self.flag()

    def noted(self, actor):
        """Return now and then what people do about the seat to act; in one world it has made more decisions by then."""
        self.notes += 1
        if actor < 0 or self.notes % 4:
            return []
        by = (actor + 1) % len(self.truth.seats)
        kinds = (
            (Kind.SUBSTITUTE, actor, by),
            (Kind.RETURN, actor, actor),
            (Kind.END_ASK, by, by),
            (Kind.END_AGREE, actor, actor),
            (Kind.END_DECLINE, actor, actor),
            (Kind.HANDOVER, actor, actor),
        )
        return kinds[:2] if self.notes % 8 else kinds[2:]

    def note(self, room, kind, seat, by):
        """Store an event that is no action, as two requests do in both worlds at the same time."""
        at = (self.began + self.world.clock) / 2
        event = EventRow(kind, room.match.ply, seat, 2, at, str(by))
        room.number += 1
        room.away.apply(event)
        room.clock.follow(event, room.number)
        self.tell(room)

    async def flag(self):
        """Let time pass until the time of the seat to act is up now and then; it must be up in both worlds."""
        self.world.clock += 100.0 if self.truth.match.ply % 7 == 0 else 1.0
        assert self.truth.clock.is_up == self.other.clock.is_up
        if not self.truth.clock.is_up:
            return
        self.flags += 1
        for room in (self.truth, self.other):
            event = EventRow(Kind.FLAG, room.match.ply, room.clock.runner, None, self.world.clock)
            room.away.apply(event)
            room.clock.follow(event, room.number)
            self.tell(room)
            by = (room.clock.runner + 1) % len(room.seats)
            await self.presences[room is self.other].nudge(room, room.clock.runner, by)
            await self.pushes[room is self.other].nudge(room, room.clock.runner)

    def tell(self, room):
        """Let a table send its news."""
        room.cache.clear()
        self.listeners[room is self.other].live.push(room)
        self.presences[room is self.other].tell(room)
        self.pushes[room is self.other].wake(room)

    def add(self, room, path, after, notes):
        """Add moves to a table, which then sends its news, as if each move had been a request."""
        for i, (before, move) in enumerate(path):
            for noted in notes if i == len(path) // 2 else ():
                self.note(room, *noted)
            position = path[i + 1][0] if i + 1 < len(path) else after
            room.match._before.append(bytes(before))
            room.match.moves.append(move)
            copy_into(room.match.position.states, 0, position.states, 0)
            room.number += 1
            part = (i + 1) / len(path)
            at = self.began + (self.world.clock - self.began) * (part if room is self.truth else part**3)
            room.clock.follow(EventRow(Kind.PLAY, room.match.ply - 1, move.seat, move.action, at), room.number)
            self.tell(room)

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
    return [msgspec.json.encode(whole(views.view(room, looking, step))) for step in steps]


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
        answers += await self.around(room) if turn % AROUND == 0 else []
        return [(answer.status_code, answer.content) for answer in answers] + [step, sorted(allowed)]

    async def settle_in(self, room):
        """Store the table, so that its seats can be listed and asked for; only what is stored of the game is empty."""
        self.stranger = await self.place.person()
        await self.person.new_table()  # so that the tables of this browser have an order
        seats = [msgspec.structs.replace(seat) for seat in room.seats]
        if self.viewer != NOBODY:
            seats[self.viewer].browser = self.browser
        last, self.links = seats[-1], [f"/{kind}/{kind * tokens.TOKEN_LENGTH}" for kind in "swd"]
        seat, watch, another = (tokens.hashed(link[3:]) for link in self.links)
        last.token, last.used = seat, True
        row = msgspec.structs.replace(room.row, watch=watch)
        await self.place.services.store.create(row, seats, [])
        await self.place.alter("INSERT INTO passes VALUES (?, 't', ?, 9e9)", another, last.browser)

    async def around(self, room):
        """Return what the server sends about the table besides the game: to this browser, and to a stranger.

        What is stored of the position differs between the worlds: the number of plies, and when the last one was.
        """
        kept = room.row, room.seats, room.asks
        odd, position = room.match.ply % 2, room.match.position
        sql = "UPDATE tables SET ply = ?, to_act = ?, changed = ? WHERE id = 't'"
        await self.place.alter(sql, room.match.ply, position.to_act, 1e10 * odd)
        person, stranger = self.person, self.stranger
        answers = [
            await stranger.get("/t/t"),
            await stranger.post("/api/t/t/door", {"what": "seat", "name": "Eve"}),
            await stranger.get("/t/t"),
            await stranger.get("/api/t/t/door"),
            await stranger.get("/api/t/t/view"),
            *[await stranger.get(link) for link in self.links],
            *[await person.post("/api/t/t/away", body) for body in self.wrong(room)],
            await person.get("/api/t/t/push"),
            await person.get("/t/t/record", words=1),
            await person.get("/api/t/t/people"),
            await person.get("/"),
            await person.get("/tables"),
            await person.post("/api/t/t/begin"),
            await person.post("/api/t/t/swap", {"seat": 0, "to": 1}),
            await person.post("/api/t/t/answer", {"ask": "x", "agree": True}),
            await person.post("/api/t/t/delete"),
        ]
        codes = [answer.status_code // 100 for answer in answers if "/away" not in str(answer.url)]
        assert codes == [2, 2, 2, 2, 4, 2, 2, 2, 2, 4, 2, 2, 2, 4, 4, 4, 4]
        answers += await self.words(room)
        room.row, room.seats, room.asks = kept
        await self.place.alter("DELETE FROM asks")
        return answers

    def wrong(self, room):
        """Return requests about people who are away that change nothing, for a seat that is not the one to act."""
        seat, other = max(self.viewer, 0), (max(self.viewer, 0) + 1) % len(room.seats)
        late = {"nudge", "substitute"} if room.away.late else set()
        whats = [what for what in ("nudge", "substitute", "return", "agree", "decline") if what not in late]
        return [{"seat": seat, "what": what, "other": other, "level": 3} for what in whats]

    async def words(self, room):
        """Return what the page hears when somebody writes, each message once, and the messages of the table."""
        services = self.place.services
        with listening(services.live, "t", self.browser) as listener:
            for text in ("hello", "again"):
                await services.chat.say(room, 0, "text", text)
            heard = heard_by(listener)
        assert [(name, data.pop("at") > 0, data["number"]) for name, data, _ in heard] == [
            ("words", True, 0),
            ("words", True, 1),
        ]
        await self.place.alter("UPDATE messages SET at = 0")  # when it was written differs between two requests
        answer = await self.person.get("/api/t/t/words")
        await self.place.alter("DELETE FROM messages")
        assert len(answer.json()["messages"]) == 2
        return [answer, httpx.Response(200, json=heard)]


def compare_take_backs(worlds, seats):
    """Take back more and more in both worlds: what the viewer reads about it must be the same."""
    rooms = worlds.truth, worlds.other
    last = rooms[0].steps_of(worlds.viewer).last
    for step in range(last - 1, 1, -max(1, last // 12)):
        for room in rooms:
            ply = room.steps_of(worlds.viewer).ply_at(step)
            room._apply(EventRow(Kind.UNDO, ply, step % seats, None, 0.0))
            room.cache.clear()
        here, there = (all_views(room, worlds.viewer, [None]) for room in rooms)
        assert here == there, f"step {step}"
    assert b"took back" in here[0]
    if seats > 2:  # else the game ends
        for room in rooms:
            room.away.apply(EventRow(Kind.RESIGN, room.match.ply, (worlds.viewer + 1) % seats, None, 0.0))
            room.cache.clear()
        here, there = (all_views(room, worlds.viewer, [None]) for room in rooms)
        assert here == there
        assert b"resigned" in here[0]


@pytest.mark.parametrize(
    ("viewer", "others", "most"),
    [(0, 1, 300), (1, 1, 300), (NOBODY, 2, 300), (1, 2, 200), (2, 3, 200)],
    ids=["seat 0 of 2", "seat 1 of 2", "watcher of 2", "seat 1 of 3", "seat 2 of 4"],
)
@pytest.mark.parametrize("name", HIDING)
def test_two_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(
    name, viewer, others, most, tmp_path, monkeypatch
):
    """Compare all responses and events at every step at which a player is to act.

    What the viewer sees as one step may take another number of plies in each world.
    """
    monkeypatch.setattr(clocks, "TICK", 3600.0)  # else the application checks the clock of the one table it has open
    game, seed = find_game(name), 71 + viewer
    people = others + (viewer >= 0)
    match, dice = new_match(game, people, seed, compiled=True), random.Random(seed)
    worlds = Worlds(match, viewer, "game" if viewer == 1 else "decision")

    async def whole():
        compared = start = 0
        async with served(tmp_path) as place:
            onlooker = Onlooker(place, await place.person(), viewer)
            await onlooker.settle_in(worlds.truth)
            while not match.position.is_over and compared < most:
                look, actor = bytes(match.position.seen_by(viewer)), match.position.to_act
                random_step(match, dice)
                if actor != viewer and bytes(match.position.seen_by(viewer)) == look:
                    continue  # the viewer has seen nothing yet
                await worlds.follow(match, start)
                start = match.ply
                if match.position.to_act < 0:
                    continue
                older = dice.random()
                here, there = worlds.heard()
                assert here == there, f"ply {match.ply}, events"
                here, there = (push.told for push in worlds.pushes)
                assert here == there, f"ply {match.ply}, notifications"
                truth = await onlooker.responses(worlds.truth, compared, older)
                other = await onlooker.responses(worlds.other, compared, older)
                for i, (here, there) in enumerate(zip(truth, other, strict=True)):
                    assert here == there, f"ply {match.ply}, response {i}"
                compared += 1
        return compared

    assert asyncio.run(whole()) > PLIES
    compare_take_backs(worlds, people)
    assert worlds.differ > PLIES, "the two tables did not differ often enough"
    assert worlds.unequal > PLIES / 2, "the two tables hardly differed in the number of plies"
    assert worlds.flags, "nobody's time was up"
    assert len(worlds.pushes[0].told) > PLIES / 10, "hardly anybody was told of a turn"


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
                    step = Step(0, happened(before, actor, action, after, viewer), after.seen_by(viewer))
                    key = (viewer, bytes(after.seen_by(viewer)))
                    text = [line.text(say) for line in lines(step, viewer)]
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
    sent = whole(views.view(room, views.Viewer(you, eye, "en")))
    assert sent["hides"] == game.hides
    if game.hides:
        assert sent["choices"] == sent["interjections"] == []
