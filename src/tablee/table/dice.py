"""Checks the dice of a finished game, by recomputing every draw from the secret.

The server publishes the secret's hash (the commitment) before the game, and the secret itself after it.
"""

from typing import Any

from tablee.core import record
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import TableeError
from tablee.core.log import Step, lines
from tablee.core.match import Match
from tablee.core.sources import Committed
from tablee.core.story import happened
from tablee.core.texts import Say


class NotFair(TableeError):
    """A draw or the commitment does not match the secret."""


def draws(match: Match, say: Say, given: int = 0) -> list[dict[str, Any]]:
    """Return every chance event from the ply `given` on, with the weights of its outcomes and the outcome drawn.

    `text` is the outcome as written in the record. `said` tells it in the words of the log, with marks for names.
    """
    found = []
    for ply, move in enumerate(match.moves):
        if move.seat == CHANCE and ply >= given:
            outcomes = match.position_at(ply).chance()
            index = [action for action, _ in outcomes].index(move.action)
            text, said = match.game.forms[move.action], _told(match, ply, say)
            found.append({"ply": ply, "weights": [w for _, w in outcomes], "index": index, "text": text, "said": said})
    return found


def _told(match: Match, ply: int, say: Say) -> str:
    """Return what spectators read about a ply."""
    before, after, move = match.position_at(ply), match.position_at(ply + 1), match.moves[ply]
    step = Step(ply, happened(before, move.seat, move.action, after, NOBODY), after.seen_by(NOBODY))
    return " · ".join(line.text(say) for line in lines(step, NOBODY))


def verify(text: str, secret: str, given: int = 0) -> int:
    """Check a record's draws against a hexadecimal secret; return how many were checked, or raise `NotFair`."""
    try:
        source = Committed(bytes.fromhex(secret.strip()))
    except ValueError:
        raise NotFair("The secret is not a hexadecimal number.") from None
    read = record.read(text)
    if read.commitment and read.commitment != source.commitment:
        raise NotFair(f"The secret does not belong to this record: its hash is {source.commitment}.")
    if not read.commitment:
        raise NotFair("The record has no commitment, so its draws cannot be checked.")
    match = record.replay(read)
    again = Match(read.game, read.seats, dict(read.options), source=source)
    checked = 0
    for ply, move in enumerate(match.moves):
        if move.seat != CHANCE or ply < given:
            again.play(move.seat, move.action)
            continue
        drawn = again.sample_chance()
        checked += 1
        if drawn != move.action:
            forms = read.game.forms
            line = read.actions[ply][0]
            raise NotFair(f"Line {line}: {forms[move.action]!r} was recorded, but the secret gives {forms[drawn]!r}.")
    return checked
