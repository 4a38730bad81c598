"""Writes the record of a table as text, for download."""

import json

from tablee.core import record
from tablee.core.contract import CHANCE
from tablee.core.game import Game
from tablee.table.models import EventRow, Sitting
from tablee.table.room import Room

COPY = "# what if: a copy that was played on from a position of another game"


def text_of(room: Room) -> str:
    """Return a table's record. For a frozen table it lists the stored actions, because they cannot be replayed."""
    if not room.broken:
        text = _with_remarks(room)
        return text.replace("\n", f"\n{COPY}\n", 1) if room.row.is_copy else text
    game, row = room.match.game, room.row
    lines = [
        f"tablee {record.FORMAT}",
        f"# frozen: {' '.join(room.broken.split())}",
        f"game {row.game}",
        f"rules {row.rules_version}",
        f"seats {len(room.seats)}",
    ]
    lines += [f"option {name} {value}" for name, value in json.loads(row.options).items()]
    lines += [f"box {row.box_hash}"] if row.box_hash else []
    lines += record.variant_lines(room.match.variant)
    lines += [*(record.player_line(seat.seat, seat.name) for seat in room.seats), ""]
    for event in room.stored:
        lines.append(f"{_form(game, event):<32}# {'chance' if event.seat == CHANCE else f'seat {event.seat}'}")
    return "\n".join(lines) + "\n"


def _with_remarks(room: Room) -> str:
    """Return the record with remarks about who played: bots, substitutes, later people, and who resigned."""
    away, names = room.away, [seat.name for seat in room.seats]
    text = record.write(room.match, lambda ply: away.players.get(ply, ""), names)
    head, gap, body = text.partition("\n\n")
    remarks = [f"# seat {seat.seat}: bot{seat.level}" for seat in room.seats if seat.kind == Sitting.BOT]
    remarks += [f"# seat {seat} resigned" for seat in away.resigned]
    places = ", places " + " ".join(map(str, ranks)) if (ranks := away.ranks()) else ""
    ended = f"# ended early: {away.ended}{places}\n" if away.ended else ""
    return "\n".join([head, *remarks]) + gap + body + ended


def _form(game: Game, event: EventRow) -> str:
    """Return the written form of a stored action; if none was stored, the form of its number in the current rules."""
    action = event.action or 0
    return event.form or (game.forms[action] if 0 <= action < game.n_actions else f"action {action}")
