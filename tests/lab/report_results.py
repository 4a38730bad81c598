"""Makes results folders with known properties, without playing, to test reports."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tablee.lab.results import Results, write_shard, write_whole
from tablee.lab.schema import MANIFEST, Component, Manifest

COMPONENTS = [
    Component("province", "P01"),
    Component("province", "P02"),
    Component("province", "P03"),
    Component("action", "recruit"),
    Component("action", "end-game"),
]


@dataclass
class Plan:
    """What is planted in the results."""

    games: int = 8000
    seats: int = 4
    game: str = "airain"
    bots: list[str] = field(default_factory=list)
    bias: float = 0.0  # what the first to play wins above a fair share
    strong: float = 0.0  # what users of the first province win above expectation
    dead: bool = False  # whether nobody uses the second province
    ties: float = 0.02
    stopped: float = 0.0
    skill: float = 0.0  # what the first bot wins above a fair share
    luck: bool = True
    uses: bool = True
    shard_blocks: int = 500
    seed: int = 1

    @property
    def manifest(self) -> Manifest:
        return Manifest(
            game=self.game,
            title="Les Guerres d'Airain",
            rules_version=1,
            seats=self.seats,
            options={"tieBreak": "shared"},
            bots=self.bots or ["greedy"] * self.seats,
            seed=self.seed,
            games=self.games,
            box="0123456789abcdef",
            luck=self.luck,
            use_games=self.games if self.uses else 0,
            shard_blocks=self.shard_blocks,
            limit=4000,
            components=COMPONENTS,
            endings={0: "none", 1: "pile_empty", 2: "cannot_replace", 3: "declared"},
            tablee="0.1.0",
            made="2026-11-18T13:00:00",
        )


def make(folder: Path, plan: Plan | None = None, *, shards: int | None = None) -> Results:
    """Write a results folder as planned; with `shards`, only the first ones."""
    plan = plan or Plan()
    manifest = plan.manifest
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / MANIFEST, manifest.to_json().encode())
    for shard in range(manifest.shards if shards is None else shards):
        first = shard * plan.shard_blocks
        blocks = range(first, min(first + plan.shard_blocks, manifest.blocks))
        write_shard(folder, shard, tables(plan, manifest, blocks))
    return Results(folder)


def tables(plan: Plan, manifest: Manifest, blocks: range) -> dict[str, dict[str, Any]]:
    rng = np.random.default_rng([plan.seed, blocks.start])
    seats, n = plan.seats, len(blocks) * plan.seats
    game = np.arange(blocks.start * seats, blocks.stop * seats)
    rotation = game % seats
    first_bot = (0 + rotation) % seats  # the seat of player 0
    chance = np.full((n, seats), 1 / seats)
    chance[:, 0] += plan.bias
    chance[:, 1:] -= plan.bias / (seats - 1)
    chance[np.arange(n), first_bot] += plan.skill * seats / (seats - 1)
    chance -= plan.skill / (seats - 1)
    users = rng.random((n, seats, len(COMPONENTS))) < [0.5, 0.0 if plan.dead else 0.4, 0.3, 0.9, 0.02]
    expected = chance.copy()
    chance = chance + plan.strong * users[:, :, 0]
    chance = np.maximum(chance, 0.01) / np.maximum(chance, 0.01).sum(1, keepdims=True)
    winner = (rng.random((n, 1)) > chance.cumsum(1)).sum(1).clip(0, seats - 1)
    tied, stopped = rng.random(n) < plan.ties, rng.random(n) < plan.stopped
    share = np.zeros((n, seats))
    share[np.arange(n), winner] = 1
    share[tied] /= 2
    share[np.nonzero(tied)[0], (winner[tied] + 1) % seats] = 0.5
    share[stopped] = 1 / seats
    luck = (share - chance) * 0.6 + rng.normal(0, 0.02, (n, seats))
    luck -= luck.mean(1, keepdims=True)
    points = rng.integers(20, 60, (n, seats))
    points[np.arange(n), winner] = points.max(1) + rng.integers(0, 12, n)
    decisions = rng.integers(60, 140, n)
    ordered = np.sort(points, axis=1)
    games = {
        "game": game,
        "block": game // seats,
        "rotation": rotation,
        "decisions": decisions,
        "plies": decisions * 2,
        "turns": decisions // 3,
        "forced": decisions // 4,
        "choices": decisions * 5,
        "ending": rng.choice([1, 2, 3], n, p=[0.7, 0.27, 0.03]),
        "winner": np.where(tied | stopped, -1, winner),
        "winners": np.where(stopped, 0, np.where(tied, 2, 1)),
        "margin": ordered[:, -1] - ordered[:, -2],
        "lead_changes": rng.poisson(4, n),
        "settled": rng.beta(3, 2, n),
        "settled_at": decisions // 2,
        "lowest": np.where(tied | stopped, np.nan, rng.beta(2, 10, n)),
        "timed_out": stopped,
    }
    flat = np.repeat(game, seats)
    seat = np.tile(np.arange(seats), n)
    adjusted = (share - luck).reshape(-1) if plan.luck else np.full(n * seats, np.nan)
    rows = {
        "game": flat,
        "block": flat // seats,
        "rotation": flat % seats,
        "seat": seat,
        "order": seat,
        "player": (seat - flat % seats) % seats,
        "points": points.reshape(-1),
        "place": np.where(share.reshape(-1) > 0, 1, 2),
        "share": share.reshape(-1),
        "luck": luck.reshape(-1) if plan.luck else np.full(n * seats, np.nan),
        "later_luck": luck.reshape(-1) if plan.luck else np.full(n * seats, np.nan),
        "adjusted": adjusted,
        "decisions": np.repeat(decisions // seats, seats),
    }
    found: dict[str, dict[str, Any]] = {"games": games, "seats": rows, "actions": actions(manifest, n)}
    if plan.uses:
        which = np.argwhere(users)
        found["uses"] = {
            "game": game[which[:, 0]],
            "seat": which[:, 1],
            "component": which[:, 2],
            "count": rng.integers(1, 4, len(which)),
            "share": share[which[:, 0], which[:, 1]],
            "expected": expected[which[:, 0], which[:, 1]],
        }
    return found


def actions(manifest: Manifest, games: int) -> dict[str, Any]:
    """Recruiting is chosen nearly always, ending the game never, drawing blind in half of the cases."""
    found: dict[str, Any] = {name: [] for name in ("bot", "action", "offered", "chosen", "forced")}
    for i, bot in enumerate(sorted(set(manifest.bots))):
        for action, rate in ((0, 0.99), (1, 0.0), (2, 0.5 + 0.2 * i)):
            row = (bot, action, games * 10, int(games * 10 * rate), games)
            for name, value in zip(found, row, strict=True):
                found[name].append(value)
        forced = (bot, 4, 0, 0, games)  # the first province is never one of several choices
        for name, value in zip(found, forced, strict=True):
            found[name].append(value)
    return found
