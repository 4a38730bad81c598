"""New versions can read older databases: an older schema, other action numbers, another layout of the state."""

import asyncio
import hashlib
import json
import random
import sqlite3

import msgspec
import pytest
from random_play import new_match, random_step
from table.people import HOST, served, view_in

from tablee.core.contract import CHANCE
from tablee.core.discovery import game as find_game
from tablee.core.match import Match
from tablee.core.sources import Committed
from tablee.table.models import SeatRow, SnapshotRow, TableRow
from tablee.table.records import text_of
from tablee.table.room import Room
from tablee.table.store import Loaded
from tablee.table.stream import play_events, state_version
from tablee.table.tokens import COOKIE, hashed
from tablee.table.world import World

SECRET = bytes(range(32))
COOKIE_OF_ANN = "A" * 22
SCHEMA_0002 = """
create table alembic_version (version_num varchar(32) not null primary key);
insert into alembic_version values ('0002');
create table tables (
    id varchar(32) not null, game varchar(64) not null, rules_version integer not null, options text not null,
    box_hash varchar(64) not null, secret blob, given integer not null, hints boolean not null,
    read_only boolean not null, host varchar(64) not null, watch varchar(64) not null, created float not null,
    changed float not null, ply integer not null, to_act smallint not null, over boolean not null, frozen text not null,
    rematch varchar(32) default '' not null, constraint pk_tables primary key (id), unique (watch)
);
create index ix_tables_open on tables (over, changed);
create table seats (
    table_id varchar(32) not null, seat smallint not null, kind varchar(16) not null, name varchar(64) not null,
    level smallint not null, token varchar(64), browser varchar(64), used boolean default 0 not null,
    constraint pk_seats primary key (table_id, seat),
    constraint fk_seats_table_id foreign key(table_id) references tables (id), unique (token)
);
create index ix_seats_browser on seats (browser);
create table watchers (
    table_id varchar(32) not null, browser varchar(64) not null, constraint pk_watchers primary key (table_id, browser),
    constraint fk_watchers_table_id foreign key(table_id) references tables (id)
);
create table events (
    table_id varchar(32) not null, number integer not null, kind varchar(16) not null, ply integer not null,
    seat smallint not null, action bigint, at float not null, constraint pk_events primary key (table_id, number),
    constraint fk_events_table_id foreign key(table_id) references tables (id)
);
create table snapshots (
    table_id varchar(32) not null, number integer not null, ply integer not null, state blob not null,
    constraint pk_snapshots primary key (table_id, number),
    constraint fk_snapshots_table_id foreign key(table_id) references tables (id)
);
"""


def played(plies):
    """Return a game of Déstorsion whose dice come from a secret, as at a table."""
    match, dice = Match(find_game("destorsion"), 2, source=Committed(SECRET)), random.Random(4)
    match.settle()
    while match.ply < plies:
        match.play(match.position.to_act, dice.choice(match.position.legal()))
        match.settle()
    return match


def old_database(folder, match):
    """Write a database with schema 0002: without written forms, with a snapshot of another layout and an old hash."""
    browser = hashed(COOKIE_OF_ANN)
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.executescript(SCHEMA_0002)
        db.execute(
            "insert into tables values"
            " ('old', 'destorsion', 1, ?, 'of-another-way', ?, 0, 0, 0, ?, 'w', 1, 1, ?, ?, 0, '', '')",
            (json.dumps(match.options), SECRET, browser, match.ply, match.position.to_act),
        )
        for seat in range(2):
            db.execute("insert into seats values ('old', ?, 'screen', ?, 0, null, ?, 0)", (seat, f"P{seat}", browser))
        for ply, move in enumerate(match.moves):
            row = ("old", ply, "play", ply, move.seat, move.action, 1.0)
            db.execute("insert into events values (?, ?, ?, ?, ?, ?, ?)", row)
        db.execute("insert into snapshots values ('old', 8, 8, ?)", (b"another layout",))
    db.close()


def test_a_database_of_the_last_version_is_migrated_and_its_game_goes_on(tmp_path):
    match = played(40)
    old_database(tmp_path, match)

    async def whole():
        async with served(tmp_path) as place:
            await place.services.tasks[0]
            assert (await place.services.store.load("old")).table.frozen == ""
            ann = await place.person()
            ann.http.cookies.clear()
            ann.http.cookies.set(COOKIE, COOKIE_OF_ANN, domain=HOST.partition("://")[2])
            await ann.open()
            ann.table = "old"
            room = await place.room(ann)
            assert room.match.moves == match.moves
            assert bytes(room.match.position) == bytes(match.position)
            for _ in range(10):
                view = await ann.view(seat=room.match.position.to_act)
                assert (await ann.act(view)).status_code == 200
            held = bytes(room.match.position)
            stored = await place.services.store.load("old")
            assert stored.table.box_hash == ""
            assert {event.form for event in stored.events[: match.ply]} == {None}
            assert None not in {event.form for event in stored.events[match.ply :]}
        async with served(tmp_path) as place:
            assert bytes((await place.services.rooms.get("old")).match.position) == held

    asyncio.run(whole())


def loaded(match, change=lambda event: event, snapshot=None, **row):
    """Return a match in the form in which the database returns a stored table."""
    table = TableRow(
        id="t", game=match.game.name, options=json.dumps(match.options), host="h", watch="w", secret=SECRET,
        created=0.0, changed=0.0, **{"box_hash": match.box_hash, "rules_version": match.game.rules_version} | row,
    )  # fmt: skip
    seats = [SeatRow(seat=seat, kind="screen", name=f"P{seat}", browser="b") for seat in range(match.seats)]
    events = [change(event) for event in play_events(match.game, match.moves, 0, 0.0)]
    return Loaded(table, seats, events, snapshot)


def renumbered(event):
    """Return an event whose action has the number it had in a version with seven more actions."""
    return msgspec.structs.replace(event, action=event.action + 7)


def test_forms_count_and_numbers_do_not(game):
    """Actions are found by their written form, including actions out of turn, whose form is the same for all seats."""
    match, dice = new_match(game, game.seats[-1], 8), random.Random(8)
    while match.ply < 200 and not match.position.is_over:
        random_step(match, dice)
    room = Room(loaded(match, renumbered), None, World())
    assert room.broken == ""
    assert room.match.moves == match.moves
    without = Room(loaded(match, lambda e: renumbered(msgspec.structs.replace(e, form=None))), None, World())
    assert without.broken
    assert "action" in text_of(without)
    assert match.moves[0].seat == CHANCE or text_of(without).count("# seat 0")


def test_a_table_with_shifted_numbers_goes_on(tmp_path):
    async def whole():
        async with served(tmp_path) as place:
            ann = await place.person()
            await ann.new_table()
            view = await ann.view()
            for _ in range(20):
                view = view_in(await ann.act(view))
                view = view if view["choices"] else await ann.view()
            await place.alter("update events set action = action + 1")
            place.services.rooms.open.clear()
            assert await ann.view(seat=view["seat"]) == view
            assert (await ann.act(view)).status_code == 200

    asyncio.run(whole())


def test_a_form_that_no_longer_exists_freezes_the_table():
    match = played(20)
    room = Room(loaded(match, lambda e: msgspec.structs.replace(e, form=f"{e.form} of old")), None, World())
    assert "action 0 is not possible by the current rules" in room.broken
    assert " of old" in text_of(room)


@pytest.mark.parametrize(("version", "is_compared"), [("", False), ("another", False), (None, True)])
def test_a_snapshot_of_another_layout_is_ignored(version, is_compared):
    match = played(20)
    version = state_version(match.game) if version is None else version
    snapshot = SnapshotRow(20, 20, b"not this position", version)
    assert bool(Room(loaded(match, snapshot=snapshot), None, World()).broken) == is_compared


def test_the_version_of_a_state_follows_its_layout():
    versions = {state_version(find_game(name)) for name in ("airain", "destorsion", "meeple_war", "poignee")}
    assert len(versions) == 4
    described = repr(find_game("airain").state_dtype.descr).encode()
    assert hashlib.sha256(described).hexdigest().startswith(state_version(find_game("airain")))


def test_components_are_compared_unless_nothing_is_known_of_them():
    match = played(20)
    assert Room(loaded(match, box_hash="other"), None, World()).broken
    assert not Room(loaded(match, box_hash=""), None, World()).broken


def test_a_table_begun_by_other_rules_is_frozen_with_the_reason_and_its_record(game):
    match, dice = new_match(game, game.seats[0], 3), random.Random(3)
    for _ in range(30):
        random_step(match, dice)
    room = Room(loaded(match, rules_version=game.rules_version + 1), None, World())
    begun, now = game.rules_version + 1, game.rules_version
    assert room.broken == f"the game was begun with version {begun} of its rules, and this is version {now}"
    assert room.shows_record
    text = text_of(room)
    assert f"# frozen: {room.broken}" in text
    assert [line.split("#")[0].split() for line in text.split("\n\n", 1)[1].splitlines()] == [
        match.game.forms[move.action].split() for move in match.moves
    ]


def test_notes_of_schema_0009_belong_to_whoever_holds_the_seat(tmp_path):
    """Before, notes belonged to the seat. Those of a seat that nobody holds are forgotten."""

    async def whole():
        async with served(tmp_path) as place:
            ann = await place.person()
            await ann.new_table(seats=("me", "friend"))
        with sqlite3.connect(tmp_path / "tables.sqlite") as db:
            db.execute("update alembic_version set version_num = '0009'")
            db.execute("drop table notes")
            db.execute(
                "create table notes (table_id varchar(32) not null, seat smallint not null, text text not null,"
                " primary key (table_id, seat), foreign key(table_id) references tables (id))"
            )
            db.executemany("insert into notes values (?, ?, ?)", [(ann.table, 0, "plan"), (ann.table, 1, "nobody’s")])
        async with served(tmp_path) as place:
            ann.http._transport.app = place.app
            assert (await ann.get(f"/api/t/{ann.table}/notes/0")).json() == {"text": "plan"}

    asyncio.run(whole())
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        assert [text for (text,) in db.execute("select text from notes")] == ["plan"]
