"""Plays for the bots: asks them for actions, and carries these out with `Room.act`, like those of people."""

import asyncio
import logging
from typing import NamedTuple

from tablee.core.match import Match
from tablee.core.position import Position
from tablee.search.interjecting import LEAST_LEVEL
from tablee.table.bots import BotPool, NoAnswer
from tablee.table.refusals import Refusal, Stale, Unavailable
from tablee.table.room import Room
from tablee.table.store import Store
from tablee.table.world import World

LOG = logging.getLogger("tablee.driver")
LEAD_RETRY = 2.0  # Retry interval for the bot-leader lock, in seconds.
STORE_RETRY = 1.0  # Retry interval while the database cannot be used, in seconds.


class Bot(NamedTuple):
    """A seat for which a bot plays, its own or a person's, and the bot's level."""

    seat: int
    level: int


def bot_to_act(room: Room) -> Bot | None:
    """Return the seat to act if a bot plays for it and the game can continue, else None."""
    actor = room.match.position.to_act
    if actor < 0 or room.row.read_only or room.row.waiting or room.broken or room.gone or room.is_done:
        return None
    if room.teaching and room.teaching.waits(room.match):
        return None
    level = room.away.level_of(actor)
    return Bot(actor, level) if level else None


def prepared(room: Room) -> int | None:
    """Return the action that a lesson has prepared for the seat to act, or None if there is none."""
    return room.teaching.reply(room.match) if room.teaching else None


class Driver:
    """Runs one task for each table at which a bot is to act."""

    def __init__(self, world: World, store: Store, pool: BotPool, pause: float) -> None:
        self.world, self.store, self.pool = world, store, pool
        self.pause = pause  # a bot's move takes at least this many seconds
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.is_stopped = False

    def wake(self, room: Room) -> None:
        """Start to play for the bots of a table, unless a person is to act or the driver plays there already."""
        if bot_to_act(room) and room.id not in self.tasks and not self.is_stopped:
            task = asyncio.create_task(self._drive(room))
            self.tasks[room.id] = task
            task.add_done_callback(lambda done: self._done(room, done))

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        del self.tasks[room.id]
        if not task.cancelled() and (error := task.exception()):
            LOG.error("table %s: its bots have stopped because of an error", room.id, exc_info=error)

    async def close(self) -> None:
        """Stop playing at all tables."""
        self.is_stopped = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, room: Room) -> None:
        """Play for the bots of a table while this process holds its leader lock; without it, keep trying to get it.

        If several processes serve a table, only the one that holds the lock plays for its bots. If that process dies,
        the database releases the lock and another process continues.
        """
        while bot_to_act(room):
            if prepared(room) is None:
                await self.pool.until_ready(room.row.game)
            try:
                async with self.store.leading(room.id) as leads:
                    if leads:
                        await self._play(room)
                if not leads:
                    await self.world.sleep(LEAD_RETRY)
                    await room.catch_up()
            except Unavailable:  # the table is as stored, and the bots go on when the database can be used again
                await self.world.sleep(STORE_RETRY)

    async def _play(self, room: Room) -> None:
        while bot := bot_to_act(room):
            began = self.world.monotonic()
            async with room.lock:
                ply = room.match.ply
                if bot_to_act(room) != bot:
                    continue
                seen, repeated = await self.world.in_thread(_asked, room.match, bot.seat)
                action = prepared(room)
            if action is None and self.pool.is_warming(room.row.game):
                return  # what a lesson had prepared is used up, and the bots are not ready yet
            if action is None:
                action = await self._choose(room, bot, seen, repeated)
            await self.world.sleep(max(0.0, self.pause - (self.world.monotonic() - began)))
            try:
                await room.holding.before(bot.seat, ply, action)
                await room.act(bot.seat, ply, action, bot.level)
            except Refusal as refusal:
                # If somebody else has acted or undone, the loop asks the bot again; if the game was ended, it ends.
                if not isinstance(refusal, Stale) and bot_to_act(room) == bot:
                    raise

    async def _choose(self, room: Room, bot: Bot, seen: Position, repeated: dict[int, int]) -> int:
        """Return the action to take for a seat."""
        if room.away.answers_by_default(bot.seat):
            return seen.game.default_answer(seen)
        try:
            return (await self.pool.think(seen, bot.seat, f"bot{bot.level}", room.id, repeated)).action
        except NoAnswer as error:
            LOG.warning("table %s: the bot gave no answer (%s); a random legal action is taken", room.id, error)
            return self.world.choice(seen.legal())

    async def interject(self, room: Room, actor: int) -> None:
        """Before another seat acts, let each bot that is strong enough act out of turn if it wants to."""
        if self.pool.is_warming(room.row.game):
            return
        for seat in range(len(room.seats)):
            level = room.away.level_of(seat)
            if level < LEAST_LEVEL or seat == actor or room.away.answers_by_default(seat):
                continue
            async with room.lock:
                ply, position = room.match.ply, room.match.position.copy()
            if position.to_act != actor or not position.interjections(seat):
                continue
            seen = position.seen_by(seat)
            try:
                action = (await self.pool.interject(seen, seat, f"bot{level}", room.id)).action
                if action >= 0:
                    await room.act(seat, ply, action, level)
            except NoAnswer as error:
                LOG.warning("table %s: the bot did not say whether it acts out of turn (%s)", room.id, error)
            except Refusal:  # somebody else acted first, and the action is no longer possible
                continue


def _asked(match: Match, seat: int) -> tuple[Position, dict[int, int]]:
    """Return what a bot needs to choose an action for a seat.

    This is what the seat sees, and how often it took each action in earlier positions that looked the same to it.
    """
    return match.position.seen_by(seat), match.repeated(seat)
