"""The worker processes in which bots think. A worker must answer within a time budget.

One more process compiles the games, one after another; the bots of a game are "warming" until it is compiled. All these
processes run in process groups of their own, so Ctrl-C does not reach them and the server ends them itself.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from zlib import crc32

import msgspec

from tablee.core.position import Position
from tablee.table.thinker import FEWEST_KEPT, HEAD, HINT, MOST_KEPT, Answer, Question, framed
from tablee.table.world import World

LOG = logging.getLogger("tablee.bots")
BUDGET = 30.0  # seconds after which a worker that has not answered is replaced
COMMAND = (sys.executable, "-m", "tablee.table.thinker")


class NoAnswer(Exception):
    """A worker failed, or did not answer in time."""


class Worker:
    """One worker process. It is started when it is first needed, and replaced when it fails."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: Question, budget: float = BUDGET) -> Answer:
        """Return the answer to a question, or raise `NoAnswer` if there is none after `budget` seconds."""
        async with self.lock:
            try:
                return await self.world.within(budget, self._ask(question))
            except (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
                await self.stop()
                raise NoAnswer(f"{question.game}: {type(error).__name__}") from error
            except asyncio.CancelledError:
                await self.stop()  # otherwise the rest of this answer would be read as the answer to the next question
                raise

    async def _ask(self, question: Question) -> Answer:
        if self.process is None or self.process.returncode is not None:
            self.process = await self.world.spawn(*COMMAND, pipes=True)
        into, out = self.process.stdin, self.process.stdout
        assert into
        assert out
        into.write(framed(msgspec.msgpack.encode(question)))
        await into.drain()
        length = int.from_bytes(await out.readexactly(HEAD), "big")
        return msgspec.msgpack.decode(await out.readexactly(length), type=Answer)

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            await self.world.end(process)


class BotPool:
    """The worker processes, and which games are compiled or wait to be compiled."""

    def __init__(self, world: World, workers: int | None = None, *, warm: bool = True) -> None:
        self.world = world
        count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.workers = [Worker(world) for _ in range(count)]
        self.may_warm = warm
        self.ready: set[str] = set()
        self.waiting: list[str] = []
        self.compiler: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self.news = asyncio.Condition()
        self.seed = int.from_bytes(world.token(4), "big") >> 2
        self.bot_seats: Callable[[], int] = lambda: 0  # returns the number of bots at the tables in memory
        self.on_ready: Callable[[str, bool], None] = lambda game, compiled: None  # called when a game's bots can play

    def is_warming(self, game: str) -> bool:
        """Tell whether the bots of a game cannot play yet, because the game is not compiled yet."""
        return self.may_warm and game not in self.ready

    def need(self, game: str, *, first: bool = True) -> None:
        """Queue a game for compilation; with `first`, put it at the front, because somebody is waiting for it."""
        if not self.is_warming(game):
            return
        if game in self.waiting:
            self.waiting.remove(game)
        self.waiting.insert(0 if first else len(self.waiting), game)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        while self.waiting:
            game = self.waiting.pop(0)
            if game in self.ready:
                continue
            try:
                self.compiler = await self.world.spawn(*COMMAND, "--warm", game)
                code = await self.compiler.wait()
                if code:
                    LOG.warning("compiling %s in advance failed with code %s; its bots will compile it", game, code)
            except OSError as error:
                code = 1
                LOG.warning("compiling %s in advance failed: %s", game, error)
            self.ready.add(game)
            self.on_ready(game, not code)
            async with self.news:
                self.news.notify_all()

    async def until_ready(self, game: str, *, first: bool = True) -> None:
        """Wait until the bots of a game can play."""
        self.need(game, first=first)
        async with self.news:
            await self.news.wait_for(lambda: not self.is_warming(game))

    async def think(self, seen: Position, seat: int, bot: str, key: str, repeated: dict[int, int]) -> Answer:
        """Let a bot choose an action for the seat to act.

        `seen` is what the seat sees. `repeated` says how often the seat took each action in earlier positions that
        looked the same to it.
        """
        return await self._ask("choose", seen, seat, bot, key, repeated)

    async def interject(self, seen: Position, seat: int, bot: str, key: str) -> Answer:
        """Let a bot decide whether its seat acts out of turn."""
        return await self._ask("interject", seen, seat, bot, key)

    async def hint(self, seen: Position, seat: int, key: str) -> Answer:
        """Return how the hint bot rates the choices of the seat to act."""
        return await self._ask("think", seen, seat, HINT, f"hint {key}")

    async def worth(self, seen: Position, seat: int, key: str) -> Answer:
        """Return every seat's chance to win, computed from what a seat or a spectator sees."""
        return await self._ask("worth", seen, seat, "", key)

    async def _ask(
        self, what: str, seen: Position, seat: int, bot: str, key: str, repeated: dict[int, int] | None = None
    ) -> Answer:
        seed = self.seed ^ crc32(f"{key} {seat}".encode())
        box, state = seen.boxes.tobytes(), bytes(seen)
        keep = min(MOST_KEPT, max(FEWEST_KEPT, self.bot_seats()))
        question = Question(what, seen.game.name, box, state, seat, bot, f"{key} {seat}", seed, repeated or {}, keep)
        answer = await self.workers[crc32(key.encode()) % len(self.workers)].ask(question)
        if answer.error:
            raise NoAnswer(answer.error)
        return answer

    async def close(self) -> None:
        """End every process."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.compiler is not None:
            await self.world.end(self.compiler)
        for worker in self.workers:
            await worker.stop()
