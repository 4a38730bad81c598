"""Promises about game records and how they replay, and about positions as JSON."""

import json
from pathlib import Path

from tablee.core import record
from tablee.core.errors import MalformedPosition
from tablee.core.game import Game
from tablee.testing.promise import hold, promise
from tablee.testing.rooms import every_record, invariants, records, replayed
from tablee.testing.walks import Options, every_option, every_seat_count, random_match, seats_for

WRONG = (  # changes that make a JSON position invalid
    {"odd": 1},
    {"phase": "nonsense"},
    {"phase": 3},
    {"phase": None},
    {"seats": "two"},
    {"seats": 1.5},
    {"seats": True},
    {"seats": 99},
)


@promise(every_seat_count, plies=600)
def a_record_reproduces_the_position(game: Game, seats: int, plies: int) -> None:
    """A record replays to the same position, byte for byte, and writing that match again gives the same record."""
    *_, match = random_match(game, seats, 17, plies=plies)
    text = record.write(match)
    again = record.replay(text)
    hold(bytes(again.position) == bytes(match.position), game, "a record replays to another position")
    hold(record.write(again) == text, game, "a replayed record is written differently")


@promise(every_option, plies=60)
def a_record_carries_the_options(game: Game, setting: Options, plies: int) -> None:
    """A record contains the options that the game was played with."""
    *_, match = random_match(game, seats_for(game, setting), 19, setting, plies=plies)
    again = record.replay(record.write(match))
    hold(
        again.options == match.options, game, f"a replayed record has the options {again.options}, not {match.options}"
    )
    hold(bytes(again.position) == bytes(match.position), game, "a record replays to another position")


@promise(every_record)
def recorded_games_replay(game: Game, path: Path | None) -> None:
    """Every game in `tests/records` replays, keeps the invariants, and says in a comment what it shows."""
    check = invariants(game)
    match = replayed(game, path)
    check(match.position, None)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    hold("#" in text, game, f"tests/records/{path.name} has no comment (#) that says what it shows")


@promise()
def every_ending_is_recorded(game: Game) -> None:
    """For each way the game can end, a recorded game ends that way."""
    endings = game.components.enum_fields.get("ending")
    hold(endings, game, "Components.enum_fields has no enum for the field `ending`")
    assert endings is not None
    reached = {int(replayed(game, path).position.state.ending) for path in records(game)}
    missing = [member.name.lower() for member in endings if member.name != "NONE" and member not in reached]
    hold(not missing, game, f"no game in tests/records ends by {', '.join(missing)}")


@promise(plies=120)
def a_position_goes_through_json(game: Game, plies: int) -> None:
    """A position read back from JSON is the same, byte for byte. Invalid JSON is refused and changes nothing."""
    for match in random_match(game, game.seats[-1], 23, plies=plies):
        said = json.loads(json.dumps(match.position.to_json()))
        again = game.start(match.seats)
        again.load_json(said)
        hold(bytes(again) == bytes(match.position), game, "a position read back from JSON has different bytes")
    held = bytes(again)
    for change in WRONG:
        try:
            again.load_json(said | change)
        except MalformedPosition:
            hold(bytes(again) == held, game, f"a JSON position with {change} is refused, but it changes the state")
        else:
            hold(False, game, f"a JSON position with {change} is not refused")
