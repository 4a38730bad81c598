"""Converts between the moves of a match and the stored events of a table."""

import hashlib
from collections.abc import Sequence
from functools import cache

from tablee.core.game import Game
from tablee.core.match import Move
from tablee.core.position import Position
from tablee.table.models import EventRow, Kind


@cache
def state_version(game: Game) -> str:
    """Return a hash of the layout of a game's state; only snapshots with the same layout can be compared."""
    return hashlib.sha256(repr(game.state_dtype.descr).encode()).hexdigest()[:32]


def play_events(game: Game, moves: Sequence[Move], first: int, at: float) -> list[EventRow]:
    """Return the events to store for moves; the first move has the ply `first`."""
    return [
        EventRow(Kind.PLAY, first + i, move.seat, move.action, at, game.forms[move.action])
        for i, move in enumerate(moves)
    ]


def action_of(event: EventRow, position: Position) -> int:
    """Return the action of a stored event, found by its written form, or by its number if no form was stored.

    Numbers may differ between versions of a game, but written forms keep their meaning.
    """
    if event.form is not None:
        return position.read(event.seat, event.form)
    assert event.action is not None
    return event.action
