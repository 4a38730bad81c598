"""Balance labels: what bots find out about house rules before a table plays them, in a worker process on spare time.

The worker is `tablee.lab.label`. Labels are kept by the hash of the box, the seats and the options, in the database.
A game's first worker has to compile the lab's rules of that game, which takes minutes; the server starts one for each
game in advance (`Balance.warm_up`).
"""

import asyncio
import hashlib
import json
import logging
import sys
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import Any

import msgspec

from tablee.core import discovery
from tablee.core.game import Game
from tablee.core.texts import Say
from tablee.core.variants import Variant
from tablee.table.refusals import Refusal
from tablee.table.store import Store
from tablee.table.world import World

LOG = logging.getLogger("tablee.balance")
COMMAND = (sys.executable, "-m", "tablee.lab.label")
SECONDS = 20.0  # how long bots play; with the start of the process, a label takes less than 30 seconds
PATIENCE = 600.0  # seconds after which a worker is ended; the first one for a game has to compile its rules
FAILURES = (TimeoutError, OSError, msgspec.MsgspecError, Refusal)
MOST_WAITING = 8
MOST_KEPT = 500
NARROW = 0.06  # half an interval, as a share of the wins; a wider one is called too early to say


class Label(msgspec.Struct):
    """What a worker has found so far; see `tablee.lab.label`."""

    games: int = 0
    bots: str = ""
    seats: int = 2
    first: tuple[float, float] = (0.0, 1.0)
    longer: float = 1.0
    length: int = 0
    stopped: int = 0
    done: bool = False
    failed: bool = False


class Balance:
    """Measures variants, one at a time, and remembers what was found."""

    def __init__(self, world: World, store: Store) -> None:
        self.world, self.store = world, store
        self.labels: OrderedDict[str, Label] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()
        self.compiling: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # one worker at a time for a game

    async def warm_up(self, games: Iterable[str]) -> None:
        """Compile what labels of these games need, one game after the other, by measuring a block of the printed box.

        A label that is asked for meanwhile waits for its own game only. Without the extra `lab` there are no labels.
        """
        if find_spec("polars") is None:
            return
        for name in games:
            game = discovery.game(name)
            job = {"game": name, "seats": min(game.seats), "options": game.read_options({}), "changes": {}}
            try:
                async with self.compiling[name]:
                    await self.world.within(PATIENCE, self._work(job | {"seconds": 0.0}, lambda label: None))
            except FAILURES as error:
                LOG.warning("compiling labels of %s in advance failed: %r", name, error)

    async def label(self, variant: Variant, seats: int, options: Mapping[str, str | int]) -> Label:
        """Return what is known about a variant by now. The first request for it starts the measurement."""
        game = variant.game
        chosen = game.read_options(options)
        key = key_of(game, variant.hash, seats, chosen)
        if key not in self.labels and key not in self.tasks:
            if found := await self.store.balance(key):
                self._keep(key, msgspec.json.decode(found, type=Label))
            elif len(self.tasks) >= MOST_WAITING:
                raise Refusal("too-many", 429)
            else:
                job = {"game": game.name, "seats": seats, "options": chosen, "changes": variant.changes}
                self.tasks[key] = asyncio.create_task(self._measure(key, job | {"seconds": SECONDS}))
        return self.labels.get(key, Label(seats=seats))

    def _keep(self, key: str, label: Label) -> None:
        self.labels[key] = label
        while len(self.labels) > MOST_KEPT:
            self.labels.popitem(last=False)

    async def _measure(self, key: str, job: dict[str, Any]) -> None:
        try:
            async with self.compiling[job["game"]], self.turn:
                await self.world.within(PATIENCE, self._work(job, partial(self._keep, key)))
            label = self.labels.get(key)
            if label and label.done:
                await self.store.keep_balance(key, msgspec.json.encode(label).decode())
        except FAILURES as error:
            LOG.warning("the balance of %s cannot be measured: %r", job["game"], error)
        finally:
            if not (known := self.labels.get(key)) or not known.done:
                self._keep(key, msgspec.structs.replace(known or Label(seats=job["seats"]), failed=True, done=True))
            self.tasks.pop(key, None)

    async def _work(self, job: dict[str, Any], keep: Callable[[Label], None]) -> None:
        """Let a worker measure; keep what it says, line by line."""
        process = await self.world.spawn(*COMMAND, pipes=True)
        into, out = process.stdin, process.stdout
        assert into
        assert out
        try:
            into.write(json.dumps(job).encode() + b"\n")
            await into.drain()
            while line := await out.readline():
                keep(msgspec.json.decode(line, type=Label))
        finally:
            await self.world.end(process)

    async def close(self) -> None:
        """End all measurements."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def key_of(game: Game, box: str, seats: int, options: Mapping[str, str | int]) -> str:
    """Return the key under which a label is kept."""
    said = json.dumps([game.name, game.rules_version, box, seats, dict(options)], sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()


def told(label: Label, say: Say) -> str:
    """Return a label in a sentence or two."""
    if not label.games:
        return say("balance-none" if label.failed else "balance-measuring")
    low, high = label.first
    more = {"bots": label.bots, "games": label.games}
    if (high - low) / 2 > NARROW:
        who = say("balance-early", **more)
    else:
        share, half = round(50 * (low + high)), max(1, round(50 * (high - low)))
        who = say("balance-first", share=share, half=half, fair=round(100 / label.seats), **more)
    percent = round(abs(label.longer - 1) * 100)
    known = {1: "longer", -1: "shorter"}.get(label.length if percent else 0, "same")
    how_long = say("balance-length", known=known, percent=percent)
    stopped = say("balance-stopped", count=label.stopped) if label.stopped else ""
    return " ".join(filter(None, (who, how_long, stopped)))
