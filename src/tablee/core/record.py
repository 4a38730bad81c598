"""Game records: writes a game as readable text, one action per line, and reads it back.

    tablee 2
    game destorsion
    rules 1
    seats 2
    option thirdDie mandatory
    box 0f3a5c7e91b2d4f6
    commitment 9c1e…                # only where chance came from a committed secret

    die 3                           # chance and seats alike: who acts follows from the position
    roll 2
    @1 token tree 5 3               # an action that needs no turn says whose it is

    end 50 31                       # points, then places: checked when the record is replayed
    rank 1 2

`#` opens a comment. Every option is written, so that a default may change without changing old games. The box is the
fingerprint of the components alone.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tablee.core.discovery import game as find_game
from tablee.core.errors import MalformedRecord, TableeError, one_of
from tablee.core.game import Game
from tablee.core.match import Match

FORMAT = "2"
OLD_FORMAT = "1"  # wrote only options that differ from their default, and another kind of box fingerprint
HEADER = ("tablee", "game", "rules", "seats", "option", "box", "commitment")


@dataclass
class Record:
    """A record as read: the header, the actions with their line numbers, the result if there is one."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""
    commitment: str = ""
    actions: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None
    ranks: list[int] | None = None
    said_at: dict[str, int] = field(default_factory=dict)  # key -> line number
    lines: int = 0


def write(match: Match, comment: Callable[[int], str] | None = None) -> str:
    """Return the record of a match; `comment(ply)` may add a remark to an action."""
    lines = [
        f"tablee {FORMAT}",
        f"game {match.game.name}",
        f"rules {match.game.rules_version}",
        f"seats {match.seats}",
    ]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    lines.append(f"box {match.box_hash}")
    if match.commitment:
        lines.append(f"commitment {match.commitment}")
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
    return _read(text, FORMAT)


def _read(text: str, format_: str) -> Record:
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    said_at: dict[str, int] = {}
    record: Record | None = None
    number = 0
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = " ".join(raw.split("#", 1)[0].split())
        if not line:
            continue
        key, _, rest = line.partition(" ")
        if not header:
            if key != "tablee":
                raise MalformedRecord(number, f"a record begins with 'tablee {FORMAT}'.")
            if rest == OLD_FORMAT != format_:
                raise MalformedRecord(
                    number, "this is format 1, of before version 0.1: run `tablee migrate` on the file."
                )
            if rest != format_:
                raise MalformedRecord(number, f"this is format {rest!r}; only format {format_} can be read.")
            header[key] = rest
        elif record is None and key in HEADER:
            place, value = (f"option {rest.split(' ')[0]}", rest.partition(" ")[2]) if key == "option" else (key, rest)
            if place in said_at:
                raise MalformedRecord(number, f"{place!r} is said twice.")
            said_at[place] = number
            if key == "option":
                options[place.removeprefix("option ")] = value
            else:
                header[key] = value
        else:
            record = record or _opened(number, header, options, said_at)
            _body_line(record, number, key, rest, line)
    if record is None:
        record = _opened(max(number, 1), header, options, said_at)
    record.lines = number
    return record


def _opened(number: int, header: dict[str, str], options: dict[str, str], said_at: dict[str, int]) -> Record:
    """Return a record with its header read; refuse a header that lacks something or has a wrong line."""
    if not header:
        raise MalformedRecord(number, "the record is empty.")
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise MalformedRecord(number, f"the header does not say {key!r}.")
    with _line(said_at["game"]):
        game = find_game(header["game"])
    if header["rules"] != str(game.rules_version):
        problem = f"it was played by rules {header['rules']}; these are rules {game.rules_version}."
        raise MalformedRecord(said_at["rules"], problem)
    for name, value in options.items():
        with _line(said_at[f"option {name}"]):
            game.read_options({name: value})
    if header["seats"] not in [str(seats) for seats in game.seats]:
        allowed = one_of(game.seats)
        raise MalformedRecord(said_at["seats"], f"seats cannot be {header['seats']!r}. Possible: {allowed}.")
    commitment, box = header.get("commitment", ""), header.get("box", "")
    return Record(game, int(header["seats"]), options, box, commitment, said_at=said_at)


@contextmanager
def _line(number: int) -> Iterator[None]:
    """Turn an error into one that names the line."""
    try:
        yield
    except MalformedRecord:
        raise
    except TableeError as error:
        raise MalformedRecord(number, str(error)) from error


def _body_line(record: Record, number: int, key: str, rest: str, line: str) -> None:
    if key in ("end", "rank") and rest:  # a bare `end` is an action (Meeple War)
        try:
            numbers = [int(word) for word in rest.split()]
        except ValueError:
            raise MalformedRecord(number, f"{key!r} takes whole numbers, not {rest!r}.") from None
        if (record.scores if key == "end" else record.ranks) is not None:
            raise MalformedRecord(number, f"{key!r} is said twice.")
        if key == "end":
            record.scores = numbers
        else:
            record.ranks = numbers
    elif record.scores is not None or record.ranks is not None:
        raise MalformedRecord(number, "an action follows the end of the game.")
    else:
        record.actions.append((number, line))


def replay(record: Record | str, *, data: dict[str, Any] | None = None, plies: int | None = None) -> Match:
    """Play a record, checking every line; return the match it leads to.

    With `plies` only so many actions are played, and no result is checked.
    """
    if isinstance(record, str):
        record = read(record)
    if plies is not None and plies < 0:
        raise TableeError(f"A game has 0 or more actions; {plies} cannot be played.")
    with _line(1):
        match = Match(record.game, record.seats, dict(record.options), data=data)
    match.commitment = record.commitment
    if record.box and record.box != match.box_hash:
        problem = f"it was played with other components (box {record.box}, here {match.box_hash})."
        raise MalformedRecord(record.said_at["box"], problem)
    for line, said in record.actions[:plies]:
        with _line(line):
            if match.position.is_over:
                raise TableeError(f"the game is over; {said!r} comes too late.")
            seat, form = match.position.to_act, said
            if said.startswith("@"):
                place, _, form = said[1:].partition(" ")
                if place not in [str(other) for other in range(match.seats)]:
                    raise TableeError(f"there is no seat {place!r}.")
                seat = int(place)
            action = match.position.read(seat, form)
            if said.startswith("@") and seat == match.position.to_act and not record.game.is_interjection(action):
                raise TableeError(f"seat {seat} is to act; '@' is for actions that need no turn.")
            match.play(seat, action)
    if plies is None:
        _check_result(record, match)
    return match


def migrate(text: str) -> str:
    """Return a record of format 1 in today's format with its comments; check that the game ends as recorded."""
    record = _read(text, OLD_FORMAT)
    record.box = ""  # format 1 computed it in another way
    match = replay(record)
    header = write(match).split("\n\n", 1)[0]
    lines = text.removeprefix("\ufeff").splitlines()
    last = max(record.said_at.values())
    remarks = [line for line in lines[:last] if line.lstrip().startswith("#")]
    return "\n".join([*remarks, header, *lines[last:]]) + "\n"


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
