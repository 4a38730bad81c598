"""Bots at the served table: they act like people, think in worker processes, and wait until their game is compiled."""

import asyncio
import os
import random
import subprocess
import sys

import msgspec
import pytest
from table.people import at_table, error_of, events_in, is_fair, listening, served, view_in
from table.real_server import children_of

from tablee.core.discovery import game as find_game
from tablee.table import bots as module
from tablee.table.bots import BotPool, NoAnswer
from tablee.table.thinker import Answer, Question, Thinker, framed, seen_of
from tablee.table.world import World


class Quick:
    """Replaces `pool.think`: answers at once with a random legal action, and records the questions."""

    def __init__(self, pool):
        self.pool, self.asked, self.dice = pool, [], random.Random(1)
        pool.think = self.think

    async def think(self, seen, seat, bot, key, repeated):
        self.asked.append((bytes(seen), seat, bot))
        await asyncio.sleep(0)
        return Answer(self.dice.choice(seen.legal()))


async def until(condition, seconds=240.0):
    for _ in range(int(seconds / 0.02)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the condition did not become true in time")


@at_table
async def test_bots_play_until_a_person_is_to_act(place):
    quick = Quick(place.services.pool)
    ann = await place.person()
    await ann.new_table(seats=("bot", "me", "bot"))
    room = await place.room(ann)
    for _ in range(12):
        await until(lambda: room.match.position.to_act == 1 or room.is_over)
        if room.is_over:
            break
        view = await ann.view()
        assert view["seat"] == view["to_act"] == 1
        await ann.act(view)
    assert {seat for _, seat, _ in quick.asked} <= {0, 2}
    assert {bot for _, _, bot in quick.asked} == {"bot1"}


@at_table
async def test_a_table_of_bots_plays_to_the_end_and_can_be_watched(place):
    Quick(place.services.pool)
    ann = await place.person()
    await ann.new_table(seats=("bot", "bot"))
    room = await place.room(ann)
    await until(lambda: room.is_over)
    view = await ann.view()
    assert view["you"] == []
    assert await is_fair(ann, view)


@at_table
async def test_a_bot_that_fails_does_not_stop_the_game(place):
    async def broken(*_args):
        raise NoAnswer("gone")

    place.services.pool.think = broken
    ann = await place.person()
    await ann.new_table(seats=("bot", "bot"))
    room = await place.room(ann)
    await until(lambda: room.is_over)


@at_table
async def test_a_bot_thinks_again_when_its_position_was_taken_back(place):
    quick = Quick(place.services.pool)
    ann = await place.person()
    await ann.new_table(seats=("me", "bot"))
    room = await place.room(ann)
    gate = asyncio.Event()

    async def slow(seen, seat, bot, key, repeated):
        await gate.wait()
        return await quick.think(seen, seat, bot, key, repeated)

    while 0 not in {move.seat for move in room.match.moves} or room.match.position.to_act != 1:
        place.services.pool.think = quick.think
        await until(lambda: room.match.position.to_act == 0)
        place.services.pool.think = slow
        await ann.act(await ann.view())
    await until(lambda: room.id in place.services.driver.tasks)
    view = await ann.view()
    back = view_in(await ann.undo(view, "ask"))
    assert back["last_step"] < view["last_step"]
    assert back["to_act"] == 0
    gate.set()
    await until(lambda: room.id not in place.services.driver.tasks)
    assert room.match.ply == back["last_step"]


def test_bots_go_on_after_a_restart(tmp_path):
    async def whole():
        async with served(tmp_path) as place:
            place.services.driver.is_stopped = True
            ann = await place.person()
            await ann.new_table(seats=("bot", "bot"))
        async with served(tmp_path) as place:
            Quick(place.services.pool)
            await place.services.tasks[0]
            room = await place.services.rooms.get(ann.table)
            await until(lambda: room.is_over)

    asyncio.run(whole())


def test_people_play_while_bots_are_warming_up(tmp_path, monkeypatch):
    """The page says that bots are warming up, people can act, and the bots start to play when they are ready."""
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(30)"))

    async def whole():
        async with served(tmp_path, warm=True) as place:
            Quick(place.services.pool)
            ann = await place.person()
            await ann.new_table(seats=("me", "me", "bot"), hints=True)
            view = await ann.view()
            assert view["status"]
            hints = [(await ann.get(f"/api/t/{ann.table}/hint", lang=lang)).json() for lang in ("en", "fr", "es")]
            assert len({hint["status"] for hint in hints}) == 3
            assert all(hint["choices"] == hint["win"] == [] for hint in hints)
            room = await place.room(ann)
            while room.match.position.to_act != 2:
                position = room.match.position
                assert (await ann.act(await ann.view(seat=position.to_act))).status_code == 200
            ply = room.match.ply
            await asyncio.sleep(0.1)
            assert room.match.ply == ply
            with listening(place.services.live, ann.table, room.seats[0].browser) as listener:
                place.services.pool.ready.add("destorsion")
                place.services.pool.on_ready("destorsion", False)
                async with place.services.pool.news:
                    place.services.pool.news.notify_all()
                assert events_in(await listener.next())[0][0] == "change"
            await until(lambda: room.match.ply > ply)
            assert (await ann.view())["status"] == ""

    asyncio.run(whole())


def test_a_worker_that_does_not_answer_is_replaced(monkeypatch):
    async def whole():
        seen = find_game("destorsion").start(2)
        question = Question("worth", "destorsion", seen.boxes.tobytes(), bytes(seen), 0)
        pool = BotPool(World(), 1)
        monkeypatch.setattr(module, "COMMAND", ("sleep", "30"))
        with pytest.raises(NoAnswer):
            await pool.workers[0].ask(question, budget=0.2)
        monkeypatch.setattr(module, "COMMAND", ("false",))
        with pytest.raises(NoAnswer):
            await pool.workers[0].ask(question, budget=20)
        assert pool.workers[0].process is None
        monkeypatch.undo()
        answer = await pool.workers[0].ask(question, budget=240)
        assert abs(sum(answer.chances) - 1) < 1e-6
        assert (await pool.workers[0].ask(Question("think", "nosuch"))).error
        await pool.close()

    asyncio.run(whole())


@pytest.mark.parametrize("amid", ["a question", "an answer"])
def test_a_worker_whose_server_is_killed_ends_without_a_word(amid):
    seen = find_game("destorsion").start(2)
    asked = framed(msgspec.msgpack.encode(Question("worth", "destorsion", seen.boxes.tobytes(), bytes(seen), 0)))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(module.COMMAND, **pipes) as process:
        process.stdout.close()
        process.stdin.write(asked[:-9] if amid == "a question" else asked)
        process.stdin.close()
        assert (process.stderr.read(), process.wait()) == (b"", 0)


@pytest.mark.kernel
def test_real_bots_play_and_give_hints(tmp_path):
    """Real worker processes use the compiled rules, and all of them end with the server."""

    async def whole():
        async with served(tmp_path, warm=True, workers=1) as place:
            ann = await place.person()
            await ann.new_table(seats=("me", "bot"), hints=True)
            room = await place.room(ann)
            await place.services.pool.until_ready("destorsion")
            for _ in range(8):
                await until(lambda: room.match.position.to_act == 0 or room.is_over)
                await ann.act(await ann.view())
            await until(lambda: room.match.position.to_act == 0)
            hint = (await ann.get(f"/api/t/{ann.table}/hint")).json()
            legal = set(room.match.position.legal())
            assert {choice["action"] for choice in hint["choices"]} <= legal
            assert hint["choices"][0]["label"]
            assert abs(sum(hint["win"]) - 1) < 1e-6
            assert any(move.seat == 1 for move in room.match.moves)
            pids = [w.process.pid for w in place.services.pool.workers if w.process]
            assert pids
        assert not set(pids) & set(children_of(os.getpid()))

    asyncio.run(whole())


@at_table
async def test_hints_are_for_tables_that_allow_them(place):
    ann = await place.person()
    await ann.new_table()
    assert error_of(await ann.get(f"/api/t/{ann.table}/hint")) == (403, "no-hints")
    assert (await ann.view())["hints"] is False


def test_a_thinker_sees_what_its_seat_sees_and_no_more():
    """A question contains only what the seat sees, so the worker process never gets hidden information."""
    game = find_game("airain")
    position = game.start(3)
    while position.to_act < 0:
        position.play(position.to_act, position.legal()[0])
    seen = position.seen_by(0)
    question = Question("think", "airain", seen.boxes.tobytes(), bytes(seen), position.to_act, "random")
    assert bytes(seen_of(question)) == bytes(seen)
    answer = Thinker().answer(question)
    assert not answer.error
