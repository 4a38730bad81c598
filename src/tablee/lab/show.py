"""Makes a single game of a run again, as a record that can be replayed at the table."""

from dataclasses import replace

from tablee.core import record, variants
from tablee.core.contract import CHANCE
from tablee.core.errors import TableeError
from tablee.core.match import Match
from tablee.lab.desk import ALL_ACTIONS
from tablee.lab.play import Player, Setting
from tablee.lab.results import Results
from tablee.lab.schema import Manifest


def match_of(results: Results, number: int) -> Match:
    """Return the match of a game of a run, played again. Raises `TableeError` if the run has no such game."""
    manifest = results.manifest
    if not 0 <= number < manifest.games:
        raise TableeError(f"The run has games 0 to {manifest.games - 1}; there is no game {number}.")
    game = results.game
    if game.rules_version != manifest.rules_version:
        raise TableeError(
            f"The run was played with version {manifest.rules_version} of the rules; this is version "
            f"{game.rules_version}, so its games cannot be made again."
        )
    own = variants.changed(game, manifest.changes, manifest.variant) if manifest.changes else None
    match = Match(game, manifest.seats, manifest.options, variant=own, compiled=True)
    if match.box_hash != manifest.box:
        raise TableeError(f"The run was played with the box {manifest.box}; the components are now {match.box_hash}.")
    for seat, action in actions_of(results, manifest, number):
        match.play(seat, action)
    return match


def actions_of(results: Results, manifest: Manifest, number: int) -> list[tuple[int, int]]:
    """Return all actions of a game with their seats, or `CHANCE`."""
    player = Player(results.game, Setting(replace(manifest, luck=False, use_games=0, decisions=True)))
    player.desks["with_decisions"] = ALL_ACTIONS
    block = number // manifest.seats
    found = []
    for books in player.batches(range(block, block + 1)):
        rows = books.decisions[: player.desks[0]["n_decisions"]]
        found = [(int(row["seat"]), int(row["action"])) for row in rows[rows["game"] == number]]
    return [(CHANCE if seat < 0 else seat, action) for seat, action in found]


def record_of(results: Results, number: int) -> str:
    """Return the record of a game of a run. Its players are the bots."""
    manifest = results.manifest
    rotation = number % manifest.seats
    names = [manifest.bots[(seat - rotation) % manifest.seats] for seat in range(manifest.seats)]
    return record.write(match_of(results, number), names=[name.replace(":", " ") for name in names])
