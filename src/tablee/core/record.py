"""Game records: readable text, one action per line in its written form, written and read back.

    tablee 1
    game destorsion
    rules 1
    seats 2
    option thirdDie mandatory
    box 0f3a5c7e91b2d4f6
    commitment 9c1e…                # only where chance came from a committed secret

    die 3                           # chance and seats alike: who acts follows from the position
    roll 2
    @1 token tree 5 3               # an action out of turn says whose it is

    end 50 31                       # points, then places: checked when the record is replayed
    rank 1 2

`#` opens a comment. Options left at their default are not written.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tablee.core.discovery import game as find_game
from tablee.core.errors import MalformedRecord, TableeError
from tablee.core.game import Game
from tablee.core.match import Match

FORMAT = "1"
HEADER = ("tablee", "game", "rules", "seats", "option", "box", "commitment")


@dataclass
class Record:
    """A record as read: the header, the actions with their line numbers, the result if it is told."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""
    commitment: str = ""
    actions: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None
    ranks: list[int] | None = None
    lines: int = 0


def write(match: Match, comment: Callable[[int], str] | None = None) -> str:
    """Return the record of a match; `comment(ply)` may add a remark to an action."""
    lines = [
        f"tablee {FORMAT}",
        f"game {match.game.name}",
        f"rules {match.game.rules_version}",
        f"seats {match.seats}",
    ]
    for name, value in match.options.items():
        if value != match.game.options[name].default:
            lines.append(f"option {name} {value}")
    lines.append(f"box {match.box_hash}")
    if commitment := getattr(match.source, "commitment", ""):
        lines.append(f"commitment {commitment}")
    lines.append("")
    for ply, move in enumerate(match.moves):
        form = match.game.forms[move.action]
        line = f"@{move.seat} {form}" if move.interjected else form
        remark = comment(ply) if comment else ""
        lines.append(f"{line:<32}# {remark}" if remark else line)
    if match.position.is_over:
        lines.append("")
        lines.append("end " + " ".join(map(str, match.position.scores())))
        lines.append("rank " + " ".join(map(str, match.position.ranks())))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Read a record; refuse it with the number of the first line that is wrong."""
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    record: Record | None = None
    number = 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split("#", 1)[0].split())
        if not line:
            continue
        key, _, rest = line.partition(" ")
        if number == 1 or not header:
            if key != "tablee":
                raise MalformedRecord(number, "a record begins with 'tablee 1'.")
            if rest != FORMAT:
                raise MalformedRecord(number, f"this is format {rest!r}; only format {FORMAT} can be read.")
            header[key] = rest
        elif record is None and key in HEADER:
            if key == "option":
                name, _, value = rest.partition(" ")
                options[name] = value
            elif key in header:
                raise MalformedRecord(number, f"{key!r} is said twice.")
            else:
                header[key] = rest
        else:
            record = record or _opened(number, header, options)
            _body_line(record, number, key, rest, line)
    if record is None:
        record = _opened(max(number, 1), header, options)
    record.lines = number
    return record


def _opened(number: int, header: dict[str, str], options: dict[str, str]) -> Record:
    """Make a record of its header, or say what the header lacks."""
    if not header:
        raise MalformedRecord(number, "the record is empty.")
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise MalformedRecord(number, f"the header does not say {key!r}.")
    try:
        game = find_game(header["game"])
        if header["rules"] != str(game.rules_version):
            raise MalformedRecord(
                number, f"it was played by rules {header['rules']}; these are rules {game.rules_version}."
            )
        game.read_options(options)
    except MalformedRecord:
        raise
    except TableeError as error:
        raise MalformedRecord(number, str(error)) from error
    if not header["seats"].isdigit():
        raise MalformedRecord(number, f"the number of seats cannot be {header['seats']!r}.")
    return Record(game, int(header["seats"]), options, header.get("box", ""), header.get("commitment", ""))


def _body_line(record: Record, number: int, key: str, rest: str, line: str) -> None:
    if key in ("end", "rank"):
        try:
            numbers = [int(word) for word in rest.split()]
        except ValueError:
            raise MalformedRecord(number, f"{key!r} takes whole numbers, not {rest!r}.") from None
        if key == "end":
            record.scores = numbers
        else:
            record.ranks = numbers
    elif record.scores is not None or record.ranks is not None:
        raise MalformedRecord(number, "an action follows the end of the game.")
    else:
        record.actions.append((number, line))


def replay(record: Record | str, *, data: dict[str, Any] | None = None, plies: int | None = None) -> Match:
    """Play a record through the one door, checking every line; return the match it leads to."""
    if isinstance(record, str):
        record = read(record)
    try:
        match = Match(record.game, record.seats, dict(record.options), data=data)
    except TableeError as error:
        raise MalformedRecord(1, str(error)) from error
    if record.box and record.box != match.box_hash:
        raise MalformedRecord(1, f"it was played with other components (box {record.box}, here {match.box_hash}).")
    for line, said in record.actions[:plies]:
        try:
            seat, form = match.position.to_act, said
            if said.startswith("@"):
                place, _, form = said[1:].partition(" ")
                if not place.isdigit() or int(place) >= match.seats:
                    raise MalformedRecord(line, f"there is no seat {place!r}.")
                seat = int(place)
            match.play(seat, match.position.read(seat, form))
        except MalformedRecord:
            raise
        except TableeError as error:
            raise MalformedRecord(line, str(error)) from error
    if plies is None:
        _check_result(record, match)
    return match


def _check_result(record: Record, match: Match) -> None:
    told = record.scores is not None or record.ranks is not None
    if told and not match.position.is_over:
        raise MalformedRecord(record.lines, "a result is told, but the game is not over.")
    for what, said, found in (
        ("points", record.scores, match.position.scores()),
        ("places", record.ranks, match.position.ranks()),
    ):
        if said is not None and said != found:
            raise MalformedRecord(record.lines, f"the {what} told are {said}, the game gives {found}.")
