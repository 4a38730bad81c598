"""Plays the shards of a run on a Ray cluster. The driver alone writes results, so none can be there twice.

A task is one shard. Ray plays it again elsewhere if its worker dies. Since a shard is a function of the manifest and
its number, the rows are those of a local run. Each worker is asked for the hash of its sources first; one with other
sources is refused. Workers whose results differ from the others' by more than chance allows are reported.
"""

import io
import math
import os
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from tablee.core import discovery
from tablee.core.binder import source_key
from tablee.core.errors import TableeError
from tablee.lab import kernel
from tablee.lab.play import Player, Setting
from tablee.lab.results import LAST, Results, frame_of, write_whole
from tablee.lab.run import Progress, RunFailed, prepare, shard_range
from tablee.lab.schema import Manifest, file_of

RETRIES = 20  # how often Ray plays a shard again after its worker died
ANSWER_TIME = 10  # seconds
AHEAD = 2  # shards that wait for each CPU of the cluster
ODD = 1e-4  # a worker is odd if chance gives a difference like its own with less than this probability

_players: dict[str, Player] = {}  # in a worker: the player of the run at hand


@dataclass
class Summary:
    """What one worker's games were like, to compare it with the others."""

    games: int = 0
    winners: Any = field(default_factory=lambda: np.zeros(16))  # by seat; the last is for shared wins
    endings: Any = field(default_factory=lambda: np.zeros(32))
    decisions: float = 0.0
    squares: float = 0.0

    def add(self, games: pl.DataFrame) -> None:
        """Count the games of one shard."""
        self.games += len(games)
        np.add.at(self.winners, games["winner"].to_numpy(), 1)
        np.add.at(self.endings, games["ending"].to_numpy(), 1)
        decisions = games["decisions"].to_numpy().astype(float)
        self.decisions += float(decisions.sum())
        self.squares += float((decisions**2).sum())


def key_of(setting: Setting) -> str:
    """Return the hash of everything that decides what a shard's rows are, besides the setting."""
    return source_key((kernel, *discovery.game(setting.manifest.game).kernel))


def play_remotely(setting: Setting, shard: int, key: str, name: str) -> tuple[dict[str, bytes], str]:
    """Play one shard in a worker; return its tables as Parquet, and the name of the worker."""
    if key_of(setting) != key:
        raise TableeError("A worker has other sources, or other versions of Python and Numba, than the driver.")
    if name not in _players:
        _players.clear()
        _players[name] = Player(discovery.game(setting.manifest.game), setting)
    tables = _players[name].tables(shard_range(setting.manifest, shard))
    made = {}
    for table, columns in tables.items():
        kept = io.BytesIO()
        frame_of(table, columns).write_parquet(kept, compression="lz4")
        made[table] = kept.getvalue()
    import ray

    return made, str(ray.get_runtime_context().get_node_id())[:12]


def on_cluster(
    folder: Path, manifest: Manifest, address: str, *, progress: Progress | None = None
) -> tuple[Results, list[str]]:
    """Play what is missing of a run on a cluster; return the results, and a sentence about each odd worker."""
    try:
        import ray
    except ModuleNotFoundError:
        raise TableeError("A cluster needs Ray. Install it with: pip install 'tablee[cluster]'") from None
    setting = prepare(folder, manifest)
    results = Results(folder)
    done = set(results.done)
    tell = progress or (lambda games: None)
    tell(sum(len(shard_range(manifest, shard)) for shard in done) * manifest.seats)
    connected = ray.is_initialized()
    if not connected:
        _must_answer(address)
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise TableeError(f"There is no Ray cluster at {address}: {error}") from error
    workers: dict[str, Summary] = {}
    try:
        for shard, tables, worker in _played(ray, setting, [s for s in range(manifest.shards) if s not in done]):
            for table in sorted(tables, key=lambda table: table == LAST):
                write_whole(file_of(folder, table, shard), tables[table])
            games = pl.read_parquet(tables[LAST])
            workers.setdefault(worker, Summary()).add(games)
            tell(len(games))
    except (ray.exceptions.RayError, OSError) as error:
        raise RunFailed(f"The run stopped: {error}. Run the same command again to continue.") from error
    finally:
        if not connected:
            ray.shutdown()
    return results, odd_workers(workers)


def _must_answer(address: str) -> None:
    """Raise `TableeError` if nobody listens at an address with a port. Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return  # such as `auto`
    try:
        socket.create_connection((host, int(port)), ANSWER_TIME).close()
    except OSError as error:
        raise TableeError(f"There is no Ray cluster at {address}: {error.strerror or error}.") from error


def _played(ray: Any, setting: Setting, shards: list[int]) -> Iterator[tuple[int, dict[str, bytes], str]]:
    """Yield each shard with its tables and its worker. A limited number of shards is under way at any time."""
    env = {discovery.VARIABLE: os.environ.get(discovery.VARIABLE, "")}
    task = ray.remote(num_cpus=1, max_retries=RETRIES, runtime_env={"env_vars": env})(play_remotely)
    shared, key, name = ray.put(setting), key_of(setting), f"{id(setting)}-{os.getpid()}"
    rest, under_way = iter(shards), dict[Any, int]()
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(under_way) < room and (shard := next(rest, None)) is not None:
            under_way[task.remote(shared, shard, key, name)] = shard
        if not under_way:
            return
        ready, _ = ray.wait(list(under_way), num_returns=1)
        tables, worker = ray.get(ready[0])
        yield under_way.pop(ready[0]), tables, worker


# --- odd workers -----------------------------------------------------------------------------------------------


def odd_workers(workers: dict[str, Summary]) -> list[str]:
    """Return a sentence about each worker whose games differ from the others' by more than chance allows."""
    found = []
    for name, own in workers.items():
        others = [other for key, other in workers.items() if key != name]
        if not others:
            continue
        for what, p in _doubts(own, others).items():
            if p * len(workers) < ODD:
                found.append(
                    f"worker {name}, {own.games} games: its {what} are unlike those of the others (p = {p:.1e})"
                )
    return found


def _doubts(own: Summary, others: list[Summary]) -> dict[str, float]:
    """Return how likely chance makes one worker differ so much from the rest, in winners, endings and length."""
    games = sum(other.games for other in others)
    found = {
        "winners": chi_square(own.winners, sum(other.winners for other in others)),
        "endings": chi_square(own.endings, sum(other.endings for other in others)),
    }
    mean, rest = own.decisions / own.games, sum(other.decisions for other in others) / games
    spread = (own.squares + sum(o.squares for o in others)) / (own.games + games)
    variance = max(1e-9, spread - ((own.decisions + rest * games) / (own.games + games)) ** 2)
    z = (mean - rest) / math.sqrt(variance * (1 / own.games + 1 / games))
    return found | {"lengths": math.erfc(abs(z) / math.sqrt(2))}


def chi_square(one: Any, other: Any) -> float:
    """Return the p-value of the chi-square test that two rows of counts have the same proportions.

    The tail of the distribution is that of Wilson and Hilferty's normal approximation.
    """
    table = np.array([one, other], float)
    table = table[:, table.sum(axis=0) > 0]
    freedom = table.shape[1] - 1
    if freedom < 1:
        return 1.0
    expected = table.sum(axis=1, keepdims=True) * table.sum(axis=0) / table.sum()
    statistic = float(((table - expected) ** 2 / expected).sum())
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))
