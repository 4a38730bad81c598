"""Reads and writes a results folder. A shard is written whole or not at all."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import polars as pl

from tablee.core import discovery
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.lab.schema import FORMAT, MANIFEST, TABLES, Manifest, file_of

LAST = "games"  # the table that is written last: a shard with this file is complete


class Results:
    """A results folder, complete or not. The tables hold the shards that are complete, in order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = read_manifest(folder)

    @property
    def game(self) -> Game:
        """Return the game that was played."""
        return discovery.game(self.manifest.game)

    @property
    def done(self) -> list[int]:
        """Return the complete shards."""
        return [shard for shard in range(self.manifest.shards) if file_of(self.folder, LAST, shard).exists()]

    @property
    def complete(self) -> bool:
        """Tell whether every game was played."""
        return len(self.done) == self.manifest.shards

    def check(self) -> None:
        """Raise `TableeError` if a file of a complete shard is damaged or has other columns than it should."""
        for shard in self.done:
            for table, columns in TABLES.items():
                file = file_of(self.folder, table, shard)
                if not file.exists():
                    continue
                try:
                    found = pl.read_parquet_schema(file)
                except (OSError, pl.exceptions.PolarsError):
                    found = {}
                if set(found) != set(columns):
                    raise TableeError(
                        f"{file} is damaged. Delete {file_of(self.folder, LAST, shard)} and give the command "
                        "`lab run` again: it plays the missing games anew."
                    )

    def table(self, name: str) -> pl.LazyFrame:
        """Return one of the tables in `schema.TABLES`; without rows if the run did not write it."""
        files = [path for shard in self.done if (path := file_of(self.folder, name, shard)).exists()]
        return pl.scan_parquet(files) if files else pl.LazyFrame(schema=TABLES[name])

    @property
    def games(self) -> pl.DataFrame:
        """Return a row per game."""
        return self.table("games").collect()

    @property
    def seats(self) -> pl.DataFrame:
        """Return a row per game and seat."""
        return self.table("seats").collect()

    @property
    def uses(self) -> pl.DataFrame:
        """Return a row per game, seat and component used."""
        return self.table("uses").collect()

    @property
    def actions(self) -> pl.DataFrame:
        """Return how often each bot could choose and chose each action, over all shards."""
        return self.table("actions").group_by("bot", "action").agg(pl.all().sum()).sort("bot", "action").collect()


def read_manifest(folder: Path) -> Manifest:
    """Return the manifest of a results folder. Raises `TableeError` if there is none that can be read."""
    try:
        manifest = Manifest.from_json((folder / MANIFEST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TableeError(f"{folder} is not a results folder: it has no {MANIFEST}.") from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TableeError(f"{folder / MANIFEST} cannot be read: {error}.") from error
    if manifest.format != FORMAT:
        raise TableeError(f"{folder} has format {manifest.format}; this version reads format {FORMAT}.")
    return manifest


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under another name, then rename it: whoever reads `path` finds all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def frame_of(table: str, columns: Mapping[str, Any]) -> pl.DataFrame:
    """Return the columns of a table as a frame, in the order and with the types of the schema."""
    return pl.DataFrame({name: pl.Series(columns[name]).cast(kind) for name, kind in TABLES[table].items()})


def write_shard(folder: Path, shard: int, tables: Mapping[str, Mapping[str, Any]]) -> None:
    """Write the columns of one shard, the table `games` last."""
    for name in sorted(tables, key=lambda name: name == LAST):
        path = file_of(folder, name, shard)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            frame_of(name, tables[name]).write_parquet(draft, compression="lz4")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
