"""Runs a lab experiment: plans it, plays its shards on all cores, and resumes it after an interruption.

A run is a list of shards, each a function of the manifest and its number alone. Whoever plays a shard, and whenever,
writes the same rows. So a run is resumed by playing the shards that are missing.
"""

import errno
import io
import os
import shutil
import signal
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import polars as pl

from tablee.core import discovery
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.variants import Variant
from tablee.lab import bots as bot_records
from tablee.lab.model import Fit
from tablee.lab.pilot import fitted
from tablee.lab.play import Player, Setting, components_of, endings_of
from tablee.lab.results import Results, read_manifest, write_shard, write_whole
from tablee.lab.schema import MANIFEST, MODEL, TABLES, Manifest

USE_GAMES = 50_000  # games that are followed in detail, unless something else is asked for
SHARD_GAMES = 8192  # most games of a shard
SHARD_COST = 60_000.0  # most games of a shard, in random games without luck
LEAST_SHARDS = 16  # a run has at least this many shards, if it has as many blocks
LUCK_COST = 12.0  # how many times longer a random game takes with luck
CONTINUE = "Run the same command again to continue."
Progress = Callable[[int], None]  # called with the number of games that have been added


class RunFailed(TableeError):
    """Raised if a run stops before its end. What is complete is kept."""


# --- plans -----------------------------------------------------------------------------------------------------


def plan(
    game: Game,
    *,
    seats: int | None = None,
    bots: Sequence[str] = (bot_records.USUAL,),
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str | int] | None = None,
    variant: Variant | None = None,
    luck: bool | None = None,
    use_games: int = USE_GAMES,
    decisions: bool = False,
) -> Manifest:
    """Return the manifest of a run. Raises `TableeError` if it is not possible.

    By default there are as many seats as bots, or else as the game allows, and luck is computed unless all bots play
    at random, since most of the luck is then in their own choices, and it takes long.
    """
    if games < 1:
        raise TableeError(f"A run has at least one game, not {games}.")
    seats = seats or (len(bots) if len(bots) > 1 else max(game.seats))
    players = bot_records.seated(list(bots), seats)
    chosen = game.read_options({**game.simulation_options, **(options or {})})
    own = variant if variant and variant.differences else None
    data = dict(own.data) if own else None
    game.start(seats, chosen, data=data)  # raises if seats, options or components are wrong
    luck = any(word != "random" for word in players) if luck is None else luck
    blocks = -(-games // seats)
    return Manifest(
        game=game.name,
        title=game.title,
        rules_version=game.rules_version,
        seats=seats,
        options=chosen,
        bots=players,
        seed=seed,
        games=blocks * seats,
        box=game.box_hash(data),
        variant=own.name if own else "",
        changes=own.changes if own else {},
        data=data,
        luck=luck,
        use_games=min(use_games, blocks * seats),
        decisions=decisions,
        shard_blocks=shard_blocks(players, blocks, luck, decisions),
        limit=game.ply_limit,
        components=components_of(game),
        endings=endings_of(game),
        tablee=version("tablee"),
        made=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def shard_blocks(bots: list[str], blocks: int, luck: bool, decisions: bool) -> int:
    """Return how many blocks a shard has: a few seconds of work, and rows that fit easily into memory."""
    cost = bot_records.cost(bots) + (LUCK_COST if luck else 0.0)
    games = min(SHARD_GAMES // (8 if decisions else 1), SHARD_COST / cost)
    return max(1, min(int(games / len(bots)), -(-blocks // LEAST_SHARDS)))


# --- the folder ------------------------------------------------------------------------------------------------


def prepare(folder: Path, manifest: Manifest) -> Setting:
    """Begin a run in a folder, or continue the same run there; return what to play. Fits the estimate if need be."""
    game = discovery.game(manifest.game)
    if (folder / MANIFEST).exists():
        manifest = _same_run(folder, manifest)
    elif folder.exists() and any(folder.iterdir()):
        raise TableeError(f"{folder} is not empty, and is not a results folder.")
    else:
        try:
            write_whole(folder / MANIFEST, manifest.to_json().encode())
        except OSError as error:
            raise TableeError(f"{folder} cannot be written: {error.strerror}.") from error
    for table in TABLES:  # what an interrupted run left half written
        for draft in (folder / table).glob(".*"):
            draft.unlink(missing_ok=True)
    fit = load_model(folder)
    if fit is None and not Results(folder).done and (fit := fitted(game, manifest)):
        kept = io.BytesIO()
        fit.save(kept)
        try:
            write_whole(folder / MODEL, kept.getvalue())
        except OSError as error:
            raise RunFailed(f"{folder / MODEL} cannot be written: {error.strerror}. {CONTINUE}") from error
    return Setting(manifest, fit)


def load_model(folder: Path) -> Fit | None:
    """Return the fitted estimate of a results folder, if it has one."""
    return Fit.load(folder / MODEL) if (folder / MODEL).exists() else None


def _same_run(folder: Path, wanted: Manifest) -> Manifest:
    """Return the manifest of a folder that holds the wanted run. Raises `TableeError` if it holds another one."""
    found = read_manifest(folder)
    same = replace(wanted, made=found.made, tablee=found.tablee)
    for name, own in vars(same).items():
        if vars(found)[name] != own:
            raise TableeError(
                f"{folder} holds another run: its {name.replace('_', ' ')} is {_short(vars(found)[name])}, "
                f"not {_short(own)}. Choose another folder."
            )
    return found


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def shard_range(manifest: Manifest, shard: int) -> range:
    """Return the blocks of a shard."""
    first = shard * manifest.shard_blocks
    return range(first, min(first + manifest.shard_blocks, manifest.blocks))


# --- workers ---------------------------------------------------------------------------------------------------

_here: dict[str, Player] = {}  # in a worker process: the player of its run


def _begin_work(setting: Setting, games: str, parent: int) -> None:
    """Set up a worker process. It ignores Ctrl-C, which its parent handles, and ends when its parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    os.environ[discovery.VARIABLE] = games
    _here["player"] = Player(discovery.game(setting.manifest.game), setting)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _work(folder: Path, shard: int) -> int:
    """Play one shard and write it; return how many games it has."""
    return play_shard(_here["player"], folder, shard)


def play_shard(player: Player, folder: Path, shard: int) -> int:
    """Play one shard and write it into a folder; return how many games it has."""
    blocks = shard_range(player.manifest, shard)
    write_shard(folder, shard, player.tables(blocks))
    return len(blocks) * player.manifest.seats


def in_processes(folder: Path, setting: Setting, shards: Sequence[int], jobs: int) -> Iterator[int]:
    """Play shards in processes; yield the number of games of each as it is done. Few shards wait at any time."""
    waiting: set[Future[int]] = set()
    rest = iter(shards)
    begun = setting, os.environ.get(discovery.VARIABLE, ""), os.getpid()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work, begun)
    try:
        while True:
            while len(waiting) < 2 * jobs and (shard := next(rest, None)) is not None:
                waiting.add(pool.submit(_work, folder, shard))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.terminate()  # a shard that is being written is not complete, and will be played again
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def here(folder: Path, setting: Setting, shards: Iterable[int]) -> Iterator[int]:
    """Play shards in this process; yield the number of games of each."""
    player = Player(discovery.game(setting.manifest.game), setting)
    for shard in shards:
        yield play_shard(player, folder, shard)


# --- running ---------------------------------------------------------------------------------------------------


def carry_out(
    folder: Path, manifest: Manifest, *, jobs: int | None = None, progress: Progress | None = None
) -> Results:
    """Play what is missing of a run. Raises `RunFailed` if that is not possible; what is complete is kept."""
    setting = prepare(folder, manifest)
    results = Results(folder)
    done = set(results.done)
    missing = [shard for shard in range(manifest.shards) if shard not in done]
    tell = progress or (lambda games: None)
    tell(sum(len(shard_range(manifest, shard)) for shard in done) * manifest.seats)
    jobs = min(jobs or os.cpu_count() or 1, len(missing))
    try:
        for games in here(folder, setting, missing) if jobs <= 1 else in_processes(folder, setting, missing, jobs):
            tell(games)
    except (OSError, pl.exceptions.PolarsError, BrokenProcessPool) as error:
        part = f"{len(results.done)} of {manifest.shards} shards are complete in {folder}"
        raise RunFailed(f"The run stopped: {_why(error)}. {part}. {CONTINUE}") from error
    return results


def _why(error: Exception) -> str:
    """Return in a few words why a run stopped."""
    if isinstance(error, BrokenProcessPool):
        return "a process that played was ended, or had too little memory"
    if isinstance(error, pl.exceptions.PolarsError) and (full := os.strerror(errno.ENOSPC)) in str(error):
        return full  # Polars reports a full disk as an error in the file's format
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).rstrip(".")


def run(
    game: Game | str,
    *,
    folder: Path | str | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    **wanted: object,
) -> Results:
    """Play games and return the results, whose tables are Polars frames. See `plan` for what may be wanted.

    Without a folder, the results are in a temporary one, which exists as long as the returned object.
    """
    found = discovery.game(game) if isinstance(game, str) else game
    manifest = plan(found, **wanted)  # type: ignore[arg-type]
    if folder is None:
        temporary = Path(tempfile.mkdtemp(prefix="tablee-lab-"))
        results = carry_out(temporary, manifest, jobs=jobs, progress=progress)
        weakref.finalize(results, shutil.rmtree, temporary, ignore_errors=True)
        return results
    return carry_out(Path(folder), manifest, jobs=jobs, progress=progress)
