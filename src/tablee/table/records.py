"""Writes the record of a table as text, for download."""

import json

from tablee.core import record
from tablee.core.contract import CHANCE
from tablee.core.game import Game
from tablee.table.models import EventRow
from tablee.table.room import Room


def text_of(room: Room) -> str:
    """Return a table's record. For a frozen table it lists the stored actions, because they cannot be replayed."""
    if not room.broken:
        return record.write(room.match)
    game, row = room.match.game, room.row
    lines = [
        f"tablee {record.FORMAT}",
        f"# frozen: {' '.join(room.broken.split())}",
        f"game {row.game}",
        f"rules {row.rules_version}",
        f"seats {len(room.seats)}",
    ]
    lines += [f"option {name} {value}" for name, value in json.loads(row.options).items()]
    lines += [f"box {row.box_hash}", ""] if row.box_hash else [""]
    for event in room.stored:
        lines.append(f"{_form(game, event):<32}# {'chance' if event.seat == CHANCE else f'seat {event.seat}'}")
    return "\n".join(lines) + "\n"


def _form(game: Game, event: EventRow) -> str:
    """Return the written form of a stored action; if none was stored, the form of its number in the current rules."""
    action = event.action or 0
    return event.form or (game.forms[action] if 0 <= action < game.n_actions else f"action {action}")
