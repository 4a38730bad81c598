"""The files of a results folder: what each table and each column means, and the manifest.

    results/
      manifest.json               what was played, with which versions, bots and seeds (`Manifest`)
      model.npz                   the fitted estimate of win shares (`lab.model`), if there is one
      games/000000.parquet        a row per game            (`GAMES`)
      seats/000000.parquet        a row per game and seat   (`SEATS`)
      actions/000000.parquet      per shard: how often each action was possible, and how often it was chosen (`ACTIONS`)
      uses/000000.parquet         a row per game, seat and component used, for the first `use_games` games (`USES`)
      decisions/000000.parquet    a row per decision, only if asked for (`DECISIONS`)

A file of a table holds one shard, some consecutive blocks. A block is one seed, played once in every rotation of the
bots: in rotation r, player p sits in seat (p + r) % seats. Game number g belongs to block g // seats and is rotation
g % seats. Estimated shares come from the fitted estimate, or from the game's own `value` if there is none.
"""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import polars as pl

FORMAT = 3
MANIFEST, MODEL = "manifest.json", "model.npz"

GAMES = {
    "game": pl.Int64,  # number of the game: block * seats + rotation
    "block": pl.Int64,
    "rotation": pl.Int16,
    "decisions": pl.Int32,  # decisions of seats, including forced ones
    "plies": pl.Int32,  # actions of seats and of chance
    "turns": pl.Int32,  # stretches of decisions by one seat; an answer of another seat starts a new stretch
    "forced": pl.Int32,  # decisions with a single choice
    "choices": pl.Int64,  # sum, over all decisions, of the number of choices
    "ending": pl.Int16,  # number of the ending; `Manifest.endings` has the names; -1 if the game was stopped
    "winner": pl.Int8,  # the seat that won alone, -1 if the win is shared or the game was stopped
    "winners": pl.Int8,  # number of seats that share the win; 0 if the game was stopped
    "margin": pl.Int32,  # points of the first place minus the most points of any other seat; 0 or less: tie-breaks
    # The next four are computed for the first `Manifest.use_games` games; then come -1 and NaN.
    "lead_changes": pl.Int32,  # how often another seat than before had the highest estimated share, between turns
    "settled": pl.Float32,  # share of the turns after which the winner led for good: 0 from the start, 1 at the end
    "settled_at": pl.Int32,  # the same as a number of decisions; -1 without a single winner
    "lowest": pl.Float32,  # lowest estimated share of the winner between turns (a comeback); NaN without one
    "timed_out": pl.Boolean,  # stopped at `Manifest.limit` decisions; all seats share the win
}

SEATS = {
    "game": pl.Int64,
    "block": pl.Int64,
    "rotation": pl.Int16,
    "seat": pl.Int8,
    "order": pl.Int8,  # 0 for the seat that decided first, 1 for the next that had a decision ...; -1: it had none
    "player": pl.Int8,  # index in `Manifest.bots` of the bot in this seat
    "points": pl.Int32,
    "place": pl.Int8,  # 1 is best; tied seats have the same place
    "share": pl.Float32,  # share of the win: 1 / number of winners, or 0
    "luck": pl.Float32,  # sum over chance events of the estimated share after it minus its mean; NaN if not computed
    "later_luck": pl.Float32,  # the same from the seat's first decision on, when its place in the order is known
    "adjusted": pl.Float32,  # share minus luck; NaN if luck was not computed
    "decisions": pl.Int32,
}

ACTIONS = {
    "bot": pl.String,
    "action": pl.Int32,  # number of the action; `Game.forms` has its written form
    "offered": pl.Int64,  # decisions in which it was one of at least two choices
    "chosen": pl.Int64,  # decisions in which it was chosen among at least two choices
    "forced": pl.Int64,  # decisions in which it was the only choice
}

USES = {
    "game": pl.Int64,
    "seat": pl.Int8,
    "component": pl.Int16,  # index in `Manifest.components`
    "count": pl.Int32,  # how often the seat used it in this game
    "share": pl.Float32,  # share of the win that the seat got
    "expected": pl.Float32,  # mean estimated share of the seat at the start of the turns of these uses
}

DECISIONS = {
    "game": pl.Int64,
    "index": pl.Int32,  # number of the decision in its game, from 0
    "seat": pl.Int8,
    "action": pl.Int32,
    "choices": pl.Int16,  # number of legal actions
    "expected": pl.Float32,  # estimated share of the seat at the start of its turn; NaN after `use_games` games
}

TABLES: dict[str, dict[str, Any]] = {
    "games": GAMES,
    "seats": SEATS,
    "actions": ACTIONS,
    "uses": USES,
    "decisions": DECISIONS,
}


@dataclass(frozen=True)
class Component:
    """Something that a seat can use: a value of a part of an action, or something that the game itself names."""

    kind: str  # the table it belongs to: the block of actions and the part, or the game's own word ("square")
    name: str  # what it is called there: "P12"


@dataclass
class Manifest:
    """What was played. A game is made again from this, its number, and the code of the named versions."""

    game: str
    title: str
    rules_version: int
    seats: int
    options: dict[str, str | int]  # every option with its value
    bots: list[str]  # bot of each player; in rotation r, player p sits in seat (p + r) % seats
    seed: int  # the seed of block b is mixed from this number and b
    games: int  # games asked for, a multiple of `seats`
    box: str = ""  # hash of the components
    variant: str = ""  # name of the variant; empty for the printed box
    changes: dict[str, Any] = field(default_factory=dict)  # what the variant changes, by key
    data: dict[str, Any] | None = None  # all components of a variant; None for the printed box
    luck: bool = False  # whether luck was computed
    use_games: int = 0  # games below this number are detailed: estimates in `games`, rows in `uses`
    decisions: bool = False  # whether there is a table `decisions`
    shard_blocks: int = 1  # blocks in a shard
    limit: int = 0  # games are stopped after this many decisions
    components: list[Component] = field(default_factory=list)
    endings: dict[int, str] = field(default_factory=dict)
    model: dict[str, Any] = field(default_factory=dict)  # how the estimate was fitted; empty: the game's own `value`
    tablee: str = ""  # version of Tablée
    made: str = ""  # when the run began
    format: int = FORMAT

    @property
    def blocks(self) -> int:
        """Return the number of blocks asked for."""
        return self.games // self.seats

    @property
    def shards(self) -> int:
        """Return the number of shards."""
        return -(-self.blocks // self.shard_blocks)

    def to_json(self) -> str:
        """Return the manifest as text."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Manifest":
        """Read the output of `to_json`."""
        said = json.loads(text)
        said["components"] = [Component(**component) for component in said["components"]]
        said["endings"] = {int(number): name for number, name in said["endings"].items()}
        return cls(**said)


def file_of(folder: Path, table: str, shard: int) -> Path:
    """Return the file that holds one shard of a table."""
    return folder / table / f"{shard:06}.parquet"
