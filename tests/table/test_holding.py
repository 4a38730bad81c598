"""Holds, tested with a fake clock: the table waits before an action, so that others can act out of turn first."""

import asyncio
import random

from table.people import error_of, heard_by, listening, served, view_in
from table.test_world import FakeWorld, in_world

from tablee.core.contract import NOBODY
from tablee.core.position import Position

HOLD = 20.0


class Clock(FakeWorld):
    """A fake world whose clock only the test moves; `within` times out by this clock."""

    def __init__(self):
        super().__init__()
        self.timers = []

    async def within(self, seconds, result):
        task, timer = asyncio.ensure_future(result), asyncio.get_running_loop().create_future()
        self.timers.append((self.clock + seconds, timer))
        try:
            await asyncio.wait({task, timer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not task.done():
                task.cancel()
        if task.cancelled() or not task.done():
            raise TimeoutError
        return task.result()

    async def later(self, seconds):
        """Move the clock forward, and let everything happen that was waiting for it."""
        self.clock += seconds
        for due, timer in self.timers:
            if due <= self.clock and not timer.done():
                timer.set_result(None)
        await settled()


async def settled():
    """Let the event loop run until all tasks wait for something."""
    for _ in range(200):
        await asyncio.sleep(0)
    await asyncio.sleep(0.02)


class Stage:
    """Ann and Bob at a table of Meeple War, in a position where a hold is possible.

    `actor` is about to take `action`, and `holder` could place `token` before it.
    """

    def __init__(self, place, world):
        self.place, self.world = place, world

    async def prepare(self, seats=("me", "friend"), **more):
        dice = random.Random(3)
        for _ in range(20):
            self.ann = await self.place.person()
            made = await self.ann.new_table("meeple_war", seats=seats, **more)
            self.bob = await self.place.friend(made["links"]["1"]) if "1" in made["links"] else self.ann
            self.watcher = await self.place.friend(made["watch"])
            self.room = await self.place.room(self.ann)
            while not self.room.is_over:
                if self.found(self.room.match.position):
                    return self
                position = self.room.match.position
                await self.room.act(position.to_act, self.room.match.ply, dice.choice(position.legal()))
        raise AssertionError("no such position was found")

    def found(self, position):
        self.actor, self.holder = position.to_act, 1 - position.to_act
        tokens = position.interjections(self.holder)
        moments = [action for action in position.legal() if position.game.holds(position, action)]
        if not (tokens and moments):
            return False
        self.action, self.token = moments[0], tokens[0]
        after = position.copy()
        after.play(self.holder, self.token)
        return after.to_act == self.actor and after.legal() == position.legal()

    @property
    def people(self):
        return [self.ann, self.bob]

    def listening(self, seat):
        """Return a listener that makes a seat online during a `with` block."""
        return listening(self.place.services.live, self.room.id, self.room.seats[seat].browser)

    async def hold(self, what="on", seat=None):
        seat = self.holder if seat is None else seat
        answer = await self.people[seat].post(f"/api/t/{self.room.id}/hold", {"seat": seat, "what": what})
        assert answer.status_code == 200, answer.text
        return view_in(answer)

    async def click(self):
        """Send the action of the seat to act; return the request, which is done or waits for a holder."""
        body = {"step": self.room.match.ply, "seat": self.actor, "action": self.action}
        sent = asyncio.ensure_future(self.people[self.actor].post(f"/api/t/{self.room.id}/act", body))
        for _ in range(500):  # plain rules are computed in a thread, which takes as long as it takes
            await settled()
            if sent.done() or self.room.holding.waits_for:
                break
        await settled()
        return sent

    async def views(self):
        return [await person.view(self.room.id) for person in (*self.people, self.watcher)]


async def act(room, action):
    """Take an action of the seat to act, as a request does: it first waits for those who hold."""
    actor, ply = room.match.position.to_act, room.match.ply
    await room.holding.before(actor, ply, action)
    await room.act(actor, ply, action)


def staged(test, **more):
    """Run a test with a prepared `Stage`."""

    def run(tmp_path):
        async def whole(place, world):
            await test(await Stage(place, world).prepare(**more))

        in_world(tmp_path, whole, Clock())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@staged
async def test_the_table_stops_until_the_holder_lets_it_go(stage):
    with stage.listening(stage.holder):
        asked = await stage.hold()
        assert asked["hold"]["on"] == [stage.holder]
        ply = stage.room.match.ply
        sent = await stage.click()
        assert not sent.done()
        assert stage.room.match.ply == ply
        views = await stage.views()
        assert [view["hold"]["waits_for"] for view in views] == [[stage.holder]] * 3
        assert views[0]["hold"]["left"] == HOLD
        assert views[2]["hold"]["may"] == views[2]["hold"]["on"] == []
        await stage.hold("let-go")
        assert (await sent).status_code == 200
        assert stage.room.match.moves[ply] == (stage.actor, stage.action, False)
        assert all(view["hold"]["waits_for"] == [] for view in await stage.views())


@staged
async def test_it_is_off_by_default(stage):
    with stage.listening(stage.holder):
        assert (await (await stage.click())).status_code == 200


@staged
async def test_it_ends_after_the_time_of_the_table(stage):
    with stage.listening(stage.holder):
        await stage.hold()
        sent = await stage.click()
        await stage.world.later(HOLD - 1)
        assert not sent.done()
        assert (await stage.ann.view())["hold"]["left"] == 1
        await stage.world.later(1)
        assert (await sent).status_code == 200


@staged
async def test_an_absent_holder_does_not_delay(stage):
    await stage.hold()
    assert (await (await stage.click())).status_code == 200


@staged
async def test_a_holder_who_leaves_does_not_delay_any_longer(stage):
    await stage.hold()
    with stage.listening(stage.holder):
        sent = await stage.click()
        assert not sent.done()
    await stage.place.services.presence.came_or_went(stage.room)
    await settled()
    assert (await sent).status_code == 200


@staged
async def test_a_token_is_placed_before_the_action_that_waits(stage):
    with stage.listening(stage.holder):
        await stage.hold()
        sent, ply = await stage.click(), stage.room.match.ply
        view = await stage.people[stage.holder].view()
        placed = await stage.people[stage.holder].act(view, stage.token, seat=stage.holder)
        assert placed.status_code == 200, placed.text
        await stage.hold("let-go")
        assert (await sent).status_code == 200
        moves = stage.room.match.moves[ply : ply + 2]
        assert moves == [(stage.holder, stage.token, True), (stage.actor, stage.action, False)]


@staged
async def test_a_turn_that_was_let_go_is_not_stopped_again(stage):
    with stage.listening(stage.holder):
        await stage.hold()
        sent = await stage.click()
        await stage.hold("let-go-turn")
        assert (await sent).status_code == 200
        match, dice, waits = stage.room.match, random.Random(1), False
        while match.position.to_act != stage.holder:
            await stage.room.act(stage.actor, match.ply, dice.choice(match.position.legal()))
        while not waits and not stage.room.is_over:  # the actor's next turn is another turn
            actor = match.position.to_act
            again = asyncio.ensure_future(act(stage.room, dice.choice(match.position.legal())))
            while not again.done() and not waits:
                waits = stage.room.holding.waits_for == [stage.holder]
                await asyncio.sleep(0.005)
            if waits:
                assert actor == stage.actor
                await stage.hold("let-go")
            await again
        assert waits


@staged
async def test_others_cannot_hold_for_a_seat(stage):
    body = {"seat": stage.holder, "what": "on"}
    for person in (stage.people[stage.actor], stage.watcher):
        assert error_of(await person.post(f"/api/t/{stage.room.id}/hold", body)) == (403, "not-your-seat")


@staged
async def test_the_events_tell_everybody_whom_the_table_waits_for(stage):
    with stage.listening(stage.holder) as listener:
        await stage.hold()
        sent = await stage.click()
        await asyncio.sleep(0.05)
        holds = [data["view"]["hold"] for _, data, _ in heard_by(listener) if "hold" in data.get("view", {})]
        assert holds[-1]["waits_for"] == [stage.holder]
        await stage.hold("off")
        assert (await sent).status_code == 200


def test_what_only_the_holder_knows_does_not_stop_the_table(tmp_path, monkeypatch):
    """If tokens were hidden, the table must not wait, because the wait would show watchers who has tokens."""
    as_it_is = Position.seen_by

    def seen_by(self, seat):
        seen = as_it_is(self, seat)
        if seat == NOBODY:
            seen.states[0]["tree_at"], seen.states[0]["hand"] = 0, 0
        return seen

    async def test(place, world):
        stage = await Stage(place, world).prepare()
        monkeypatch.setattr(Position, "seen_by", seen_by)
        with stage.listening(stage.holder) as listener:
            before = (await stage.watcher.view())["hold"]
            await stage.hold()
            assert (await stage.watcher.view())["hold"] == before
            assert (await (await stage.click())).status_code == 200
            await asyncio.sleep(0.05)
            holds = [data["view"]["hold"] for _, data, _ in heard_by(listener) if "hold" in data.get("view", {})]
            assert all(hold["waits_for"] == [] for hold in holds)

    in_world(tmp_path, test, Clock())


def test_the_table_says_for_how_long(tmp_path):
    async def test(place, world):
        stage = await Stage(place, world).prepare(hold=5.0)
        with stage.listening(stage.holder):
            await stage.hold()
            sent = await stage.click()
            await world.later(5)
            assert (await sent).status_code == 200

    in_world(tmp_path, test, Clock(), hold=90.0)


def test_a_table_may_forbid_it(tmp_path):
    async def test(place, world):
        stage = await Stage(place, world).prepare()
        with stage.listening(stage.holder):
            assert (await stage.hold())["hold"]["may"] == []
            assert (await (await stage.click())).status_code == 200

    in_world(tmp_path, test, Clock(), hold=0.0)


def test_after_a_restart_nobody_holds(tmp_path):
    async def test(place, world):
        stage = await Stage(place, world).prepare()
        await stage.hold()
        place.services.rooms.open.clear()
        room = await place.room(stage.ann)
        assert room.holding.asked == set()
        assert room.row.hold == HOLD

    in_world(tmp_path, test, Clock())


def test_where_tokens_are_asked_for_nobody_holds(tmp_path):
    """OPT-26: if, by this option, the game itself asks players whether they place a token, holding has no effect."""

    async def whole():
        async with served(tmp_path) as place:
            ann = await place.person()
            await ann.new_table("meeple_war", options={"token_timing": "asked"})
            room, dice = await place.room(ann), random.Random(3)
            match = room.match
            with listening(place.services.live, room.id, room.seats[0].browser):
                room.holding.ask(0, hold=True)
                room.holding.ask(1, hold=True)
                async with asyncio.timeout(HOLD):
                    while match.ply < 300 and not room.is_over:
                        await act(room, dice.choice(match.position.legal()))

    asyncio.run(whole())
