"""Runs the compiled loop of the lab: allocates its arrays, seeds the blocks, and returns the rows of a shard."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tablee.core.binder import bind
from tablee.core.fields import copy_into, new
from tablee.core.game import Game
from tablee.lab import bots as bot_records
from tablee.lab import desk, kernel
from tablee.lab.desk import Books
from tablee.lab.model import Fit
from tablee.lab.schema import Component, Manifest
from tablee.search.searcher import allocated

MOST_VALUES = 128  # a part of an action with more values than this is no component
ROOM = 1024  # rows that are added to books without enough room
GAMES_AT_ONCE = 4096  # games whose rows are held in memory in compiled code's own form
LUCK = ("luck", "later_luck")
Columns = dict[str, Any]


@cache
def functions(game: Game) -> SimpleNamespace:
    """Return the loop of the lab, compiled for a game."""
    return bind(kernel, game.kernel)


# --- components ------------------------------------------------------------------------------------------------


@cache
def action_parts(game: Game) -> tuple[tuple[Component, ...], Any, Any]:
    """Return the components that actions name, and for each action its components: where they start, and which.

    A component is a value of a part, such as the province in `conquer P12`, or a whole block that has no parts.
    """
    found: dict[Component, int] = {}
    starts, listed = [0], list[int]()
    for action in range(game.n_actions):
        block = game.actions.block_of(action)
        if not (block.chance or block.interjection):
            for component in _named(game, action):
                listed.append(found.setdefault(component, len(found)))
        starts.append(len(listed))
    return tuple(found), np.array(starts, np.int64), np.array(listed or [0], np.int64)


def _named(game: Game, action: int) -> Iterator[Component]:
    block, said = game.actions.block_of(action), game.actions.parts(action).parts
    if not block.parts:
        yield Component("action", block.name)
    for part in block.parts:
        if 1 < len(part.values) <= MOST_VALUES:
            kind = block.name if len(block.parts) == 1 else f"{block.name} {part.name}"
            yield Component(kind, part.words[said[part.name] - part.values.start] or "-")


def components_of(game: Game) -> list[Component]:
    """Return all components of a game: first those that actions name, then those that the game itself names."""
    return [*action_parts(game)[0], *(Component(*part) for part in game.parts)]


def endings_of(game: Game) -> dict[int, str]:
    """Return the name of each ending."""
    enum = game.components.enum_fields.get("ending")
    return {int(member): member.name.lower() for member in enum} if enum else {}


# --- seeds -----------------------------------------------------------------------------------------------------


def seeds_of(seed: int, blocks: Sequence[int] | range, streams: int) -> Any:
    """Return the states of the generators of each block, a row per block. They depend on nothing but the numbers."""
    number = np.array(blocks, np.uint64)[:, None] * np.uint64(64) + np.arange(streams, dtype=np.uint64)
    with np.errstate(over="ignore"):
        mixed: Any = number * np.uint64(0x9E3779B97F4A7C15) + np.uint64(_mixed(seed))
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):  # splitmix64
            mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(31)
    # As in `core.rng`: the high half must stay below the multiplier, and the low half must not be zero.
    return ((mixed >> np.uint64(33)) << np.uint64(32)) | (mixed & np.uint64(0xFFFFFFFF)) | np.uint64(1)


def _mixed(seed: int) -> int:
    return (seed * 0xD1B54A32D192ED03 + 0x8BB84B93962EACC9) & 0xFFFFFFFFFFFFFFFF


# --- playing ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """What a run plays: enough to play any of its blocks in any process."""

    manifest: Manifest
    fit: Fit | None = None
    positions: int = 0  # positions to keep in each game, for fitting

    @property
    def streams(self) -> int:
        """Return the number of generators of a block."""
        return 2 * self.manifest.seats + 1


class Player:
    """Plays blocks of a setting, one batch after the other, in this process."""

    def __init__(self, game: Game, setting: Setting) -> None:
        manifest = setting.manifest
        self.game, self.setting, self.manifest = game, setting, manifest
        self.start = game.start(manifest.seats, manifest.options, data=manifest.data)
        self.states, self.searched = new(game.state_dtype, 5), new(game.state_dtype, 2)
        copy_into(self.states, 0, self.start.states, 0)
        named, *self.parts = action_parts(game)
        self.desks = new(desk.desk_dtype(game, len(named) + len(game.parts)))
        self._set_up(self.desks[0], len(named))
        self.plans, room = bot_records.seat_at(self.desks[0], game, manifest.bots)
        self.tree = allocated(game, manifest.seats, room)
        self.buffers = [np.zeros(game.buffer_size, np.int64) for _ in range(4)]
        self.stop = np.zeros(1, np.int8)
        self.run = functions(game).play_blocks

    def _set_up(self, desk: Any, named: int) -> None:
        """Write into the desk what is to be done."""
        manifest = self.manifest
        desk["seats"], desk["limit"], desk["positions"] = manifest.seats, manifest.limit, self.setting.positions
        desk["with_luck"], desk["with_decisions"] = manifest.luck, manifest.decisions
        desk["use_games"], desk["first_part"] = manifest.use_games, named
        if self.setting.fit:
            self.setting.fit.write_into(desk)

    def batches(self, blocks: range) -> Iterator[Books]:
        """Play blocks and yield the books of each batch. The next batch is written over them."""
        seats = self.manifest.seats
        at_once = max(1, GAMES_AT_ONCE // seats)
        books = books_for(self.game, self.setting, min(at_once, len(blocks)) * seats)
        at = blocks.start
        while at < blocks.stop:
            batch = range(at, min(at + at_once, blocks.stop))
            done = self._play(books, batch)
            if done:
                yield books
                at += done
            else:  # not even one block fits
                books = roomier(books)

    def _play(self, books: Books, batch: range) -> int:
        """Play a batch of blocks; return how many were played whole."""
        for name in ("n_games", "n_uses", "n_decisions", "full", "offered", "chosen", "forced"):
            self.desks[name] = 0
        seeds = seeds_of(self.manifest.seed, batch, self.setting.streams)
        minds = self.plans, self.tree, self.searched, self.stop
        fixed = self.start.boxes, self.states, self.desks, minds, books, tuple(self.parts)
        return int(self.run(*fixed, seeds, batch.start, *self.buffers))

    def tables(self, blocks: range) -> dict[str, Columns]:
        """Play blocks and return the columns of all tables."""
        parts = [columns(self.manifest, self.desks[0], books) for books in self.batches(blocks)]
        joined = {
            table: {name: np.concatenate([part[table][name] for part in parts]) for name in parts[0][table]}
            for table in parts[0]
            if table != "actions"
        }
        return joined | {"actions": _summed([part["actions"] for part in parts])}


def books_for(game: Game, setting: Setting, games: int) -> Books:
    """Return empty books for a batch of games."""
    manifest, seats = setting.manifest, setting.manifest.seats
    counted = len(components_of(game)) if manifest.use_games else 0
    return Books(
        games=new(desk.GAME, games),
        seats=new(desk.SEAT, games * seats).reshape(games, seats),
        uses=new(desk.USE, seats * seats * counted + games * 64 if counted else 0),
        decisions=new(desk.DECISION, games * 256 if manifest.decisions else 0),
        positions=new(game.state_dtype, games * setting.positions),
        results=np.zeros((games * setting.positions, seats), np.float32),
    )


def roomier(books: Books) -> Books:
    """Return books with more than twice the room for uses and decisions."""
    uses, decisions = (2 * len(rows) + ROOM for rows in (books.uses, books.decisions))
    return books._replace(uses=new(desk.USE, uses), decisions=new(desk.DECISION, decisions))


# --- rows ------------------------------------------------------------------------------------------------------


def columns(manifest: Manifest, filled: Any, books: Books) -> dict[str, Columns]:
    """Return what is written in the books as columns, as `lab.schema` describes them."""
    seats = manifest.seats
    games, rows = books.games[: filled["n_games"]], books.seats[: filled["n_games"]].reshape(-1)
    found: dict[str, Columns] = {
        "games": _picked(games, "decisions plies turns forced choices ending winner winners margin lead_changes")
        | _picked(games, "settled settled_at lowest")
        | {"timed_out": games["timed_out"].astype(bool)}
        | _numbered(games["game"], seats),
        "seats": _picked(rows, "order player points place share decisions")
        | {name: rows[name].copy() if manifest.luck else np.full(len(rows), np.nan) for name in LUCK}
        | {"seat": np.tile(np.arange(seats), len(games))}
        | _numbered(np.repeat(games["game"], seats), seats),
        "actions": _tallied(manifest, filled),
    }
    found["seats"]["adjusted"] = found["seats"]["share"] - found["seats"]["luck"]
    if manifest.use_games:
        uses = books.uses[: filled["n_uses"]]
        found["uses"] = _picked(uses, "game seat component share expected") | {"count": uses["uses"].copy()}
    if manifest.decisions:
        decisions = books.decisions[: filled["n_decisions"]]
        found["decisions"] = _picked(decisions, "game index seat action choices expected")
    return found


def _picked(records: Any, names: str) -> Columns:
    return {name: records[name].copy() for name in names.split()}


def _numbered(game: Any, seats: int) -> Columns:
    return {"game": game.copy(), "block": game // seats, "rotation": game % seats}


def _tallied(manifest: Manifest, desk: Any) -> Columns:
    """Return how often each bot could choose and chose each action."""
    found: Columns = {name: [] for name in ("bot", "action", "offered", "chosen", "forced")}
    for word in dict.fromkeys(manifest.bots):
        players = [player for player, bot in enumerate(manifest.bots) if bot == word]
        offered, chosen, forced = (desk[name][players].sum(0) for name in ("offered", "chosen", "forced"))
        (seen,) = np.nonzero(offered + forced)
        found["bot"] += [word] * len(seen)
        for name, numbers in (("action", seen), ("offered", offered[seen]), ("chosen", chosen[seen])):
            found[name] += numbers.tolist()
        found["forced"] += forced[seen].tolist()
    return found


def _summed(parts: Sequence[Columns]) -> Columns:
    """Add up the tallies of several batches."""
    sums: dict[tuple[str, int], list[int]] = {}
    for part in parts:
        for bot, action, *counts in zip(*part.values(), strict=True):
            known = sums.setdefault((bot, action), [0, 0, 0])
            for i, count in enumerate(counts):
                known[i] += count
    rows = [(bot, action, *counts) for (bot, action), counts in sorted(sums.items())]
    return dict(zip(parts[0], map(list, zip(*rows, strict=True)), strict=True))
