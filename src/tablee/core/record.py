"""Writes a game as readable text, one action per line, and reads it back.

    tablee 2
    game destorsion
    rules 1
    seats 2
    option thirdDie mandatory
    box 0f3a5c7e91b2d4f6
    variant Short dungeon           # only if the box is not the printed one: its name, and what it changes
    change dungeon_board.squares 40
    commitment 9c1e…                # only if chance came from a committed secret
    player 0 Ada                    # who had a seat, if it is known

    die 3                           # an action of chance or of a seat; the position tells whose
    roll 2
    @1 token tree 5 3               # an action that may be taken out of turn names its seat

    end 50 31                       # points, and below places; both are checked on replay
    rank 1 2

`#` starts a comment. Every option is written, so that a changed default does not change old games. `box` is a hash of
the components, without the options. The value of a `change` is JSON. In a name or a value, `%23` stands for `#`, and
`%25` for `%`.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from tablee.core.discovery import game as find_game
from tablee.core.errors import BadBox, MalformedRecord, TableeError, one_of
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.variants import Variant, changed

FORMAT = "2"
OLD_FORMAT = "1"  # its records contain only options that differ from their default, and another kind of box hash
HEADER = ("tablee", "game", "rules", "seats", "option", "box", "variant", "change", "commitment", "player")
SEVERAL = ("option", "change", "player")  # keys of which there may be several lines


@dataclass
class Record:
    """A parsed record: the header, the actions with their line numbers, and the result if there is one."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""
    variant: Variant | None = None  # None: the printed box
    commitment: str = ""
    names: dict[int, str] = field(default_factory=dict)  # seat -> name
    actions: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None
    ranks: list[int] | None = None
    said_at: dict[str, int] = field(default_factory=dict)  # key of a header line -> number of the line
    lines: int = 0


def write(match: Match, comment: Callable[[int], str] | None = None, names: Sequence[str] = ()) -> str:
    """Return the record of a match. `comment(ply)` may return a remark for an action; `names` are the players'."""
    lines = [
        f"tablee {FORMAT}",
        f"game {match.game.name}",
        f"rules {match.game.rules_version}",
        f"seats {match.seats}",
    ]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    lines.append(f"box {match.box_hash}")
    lines += variant_lines(match.variant)
    if match.commitment:
        lines.append(f"commitment {match.commitment}")
    lines += [player_line(seat, name) for seat, name in enumerate(names)]
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


def player_line(seat: int, name: str) -> str:
    """Return the line of a record that names who had a seat."""
    return f"player {seat} {_escaped(name)}"


def variant_lines(variant: Variant | None) -> list[str]:
    """Return the lines of a record that say in what its box differs from the printed one."""
    if variant is None:
        return []
    own = {key: json.dumps(value, ensure_ascii=False) for key, value in variant.changes.items()}
    return [f"variant {_escaped(variant.name)}", *(f"change {key} {_escaped(value)}" for key, value in own.items())]


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("#", "%23")


def _unescaped(text: str) -> str:
    return text.replace("%23", "#").replace("%25", "%")


def read(text: str) -> Record:
    """Parse a record. Raises `MalformedRecord` with the number of the first wrong line."""
    return _read(text, FORMAT)


def _read(text: str, format_: str) -> Record:
    header: dict[str, str] = {}
    several: dict[str, dict[str, str]] = {key: {} for key in SEVERAL}
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
                raise MalformedRecord(number, f"a record must begin with 'tablee {FORMAT}'.")
            if rest == OLD_FORMAT != format_:
                raise MalformedRecord(
                    number, "this is format 1, from before version 0.1. Run `tablee migrate` on the file."
                )
            if rest != format_:
                raise MalformedRecord(number, f"this is format {rest!r}; only format {format_} can be read.")
            header[key] = rest
        elif record is None and key in HEADER:
            which, _, value = rest.partition(" ") if key in SEVERAL else ("", "", rest)
            place = f"{key} {which}" if key in SEVERAL else key
            if place in said_at:
                raise MalformedRecord(number, f"{place!r} is given twice.")
            said_at[place] = number
            if key in SEVERAL:
                several[key][which] = value
            else:
                header[key] = value
        else:
            record = record or _opened(number, header, several, said_at)
            _body_line(record, number, key, rest, line)
    if record is None:
        record = _opened(max(number, 1), header, several, said_at)
    record.lines = number
    return record


def _opened(number: int, header: dict[str, str], several: dict[str, dict[str, str]], said_at: dict[str, int]) -> Record:
    """Return a record with this header. Raises `MalformedRecord` if something is missing or wrong."""
    if not header:
        raise MalformedRecord(number, "the record is empty.")
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise MalformedRecord(number, f"the header has no line {key!r}.")
    with _line(said_at["game"]):
        game = find_game(header["game"])
    if header["rules"] != str(game.rules_version):
        problem = f"it was played with version {header['rules']} of the rules; this is version {game.rules_version}."
        raise MalformedRecord(said_at["rules"], problem)
    options = several["option"]
    for name, value in options.items():
        with _line(said_at[f"option {name}"]):
            game.read_options({name: value})
    if header["seats"] not in [str(seats) for seats in game.seats]:
        allowed = one_of(game.seats)
        raise MalformedRecord(said_at["seats"], f"seats cannot be {header['seats']!r}. Possible: {allowed}.")
    seats = int(header["seats"])
    names = {place: _unescaped(name) for place, name in several["player"].items()}
    for place, name in names.items():
        if place not in [str(seat) for seat in range(seats)] or not name:
            raise MalformedRecord(said_at[f"player {place}"], "a player has a seat and a name: 'player 0 Ada'.")
    known = {int(place): name for place, name in names.items()}
    commitment, box = header.get("commitment", ""), header.get("box", "")
    variant = _variant(game, header.get("variant", ""), several["change"], said_at)
    return Record(game, seats, options, box, variant, commitment, known, said_at=said_at)


def _variant(game: Game, name: str, said: dict[str, str], said_at: dict[str, int]) -> Variant | None:
    """Return the box that the lines `variant` and `change` describe; None if there are none."""
    if not said and not name:
        return None
    changes = {}
    for key, value in said.items():
        try:
            changes[key] = json.loads(_unescaped(value))
        except (ValueError, RecursionError):
            raise MalformedRecord(said_at[f"change {key}"], f"{key} is changed to something unreadable.") from None
    try:
        return changed(game, changes, _unescaped(name))
    except BadBox as error:
        keys = (key for key in said if error.key == key or error.key.startswith(f"{key}."))
        line = next((said_at[f"change {key}"] for key in keys), said_at.get("variant", 1))
        raise MalformedRecord(line, error.why) from error


@contextmanager
def _line(number: int) -> Iterator[None]:
    """Turn an error into a `MalformedRecord` with this line number."""
    try:
        yield
    except MalformedRecord:
        raise
    except TableeError as error:
        raise MalformedRecord(number, str(error)) from error


def _body_line(record: Record, number: int, key: str, rest: str, line: str) -> None:
    if key in ("end", "rank") and rest:  # `end` without numbers is an action of Meeple War
        try:
            numbers = [int(word) for word in rest.split()]
        except ValueError:
            raise MalformedRecord(number, f"{key!r} takes whole numbers, not {rest!r}.") from None
        if (record.scores if key == "end" else record.ranks) is not None:
            raise MalformedRecord(number, f"{key!r} is given twice.")
        if key == "end":
            record.scores = numbers
        else:
            record.ranks = numbers
    elif record.scores is not None or record.ranks is not None:
        raise MalformedRecord(number, "an action follows the end of the game.")
    else:
        record.actions.append((number, line))


def replay(record: Record | str, *, plies: int | None = None) -> Match:
    """Replay a record, checking every line; return the match.

    If `plies` is given, only that many actions are played, and the result is not checked.
    """
    if isinstance(record, str):
        record = read(record)
    if plies is not None and plies < 0:
        raise TableeError(f"The number of actions must be 0 or more; {plies} cannot be played.")
    with _line(1):
        match = Match(record.game, record.seats, dict(record.options), variant=record.variant)
    match.commitment = record.commitment
    if record.box and record.box != match.box_hash:
        problem = f"it was played with other components (box {record.box}, not {match.box_hash})."
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
                raise TableeError(f"seat {seat} is to act; '@' is only for actions that may be taken out of turn.")
            match.play(seat, action)
    if plies is None:
        _check_result(record, match)
    return match


def migrate(text: str) -> str:
    """Convert a record of format 1 to the current format, with its comments. Checks that the game ends as recorded."""
    record = _read(text, OLD_FORMAT)
    record.box = ""  # format 1 computed this hash in another way
    match = replay(record)
    header = write(match).split("\n\n", 1)[0]
    lines = text.removeprefix("\ufeff").splitlines()
    last = max(record.said_at.values())
    remarks = [line for line in lines[:last] if line.lstrip().startswith("#")]
    return "\n".join([*remarks, header, *lines[last:]]) + "\n"


def _check_result(record: Record, match: Match) -> None:
    told = record.scores is not None or record.ranks is not None
    if told and not match.position.is_over:
        raise MalformedRecord(record.lines, "there is a result, but the game is not over.")
    for what, said, found in (
        ("points", record.scores, match.position.scores()),
        ("places", record.ranks, match.position.ranks()),
    ):
        if said is not None and said != found:
            raise MalformedRecord(record.lines, f"the recorded {what} are {said}, but the game gives {found}.")
