"""Records and databases of all released versions can still be read, and lead to the same positions."""

import asyncio
import shutil

import pytest
from table.kept import FIXTURES
from table.people import served

from tablee.core import record
from tablee.core.discovery import game as find_game
from tablee.core.errors import MalformedRecord
from tablee.table.records import text_of

VERSIONS = sorted(folder.name for folder in FIXTURES.iterdir() if folder.is_dir())


def without_header(text):
    """Return the actions and the result of a record; the header may differ between versions."""
    return text.split("\n\n", 1)[1]


def rules_changed(text):
    """Tell whether the rules of a record's game have another version now."""
    said = dict(line.split(" ", 1) for line in text.splitlines()[:4])
    return said["rules"] != str(find_game(said["game"]).rules_version)


def test_a_version_was_kept():
    assert VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_kept_records_replay_as_they_were_written(version):
    """If a game's rules have changed since, its record is refused with a message that says so."""
    for path in sorted((FIXTURES / version).glob("*.game")):
        text = path.read_text(encoding="utf-8")
        if rules_changed(text):
            with pytest.raises(MalformedRecord, match="it was played by rules"):
                record.read(text)
        else:
            assert without_header(record.write(record.replay(text))) == without_header(text), path.name


@pytest.mark.parametrize("version", VERSIONS)
def test_kept_tables_open_and_go_on(version, tmp_path):
    """If a game's rules have changed since, its table is frozen with a message that says so."""
    shutil.copy(FIXTURES / version / "tables.sqlite", tmp_path)

    async def whole():
        async with served(tmp_path) as place:
            for path in sorted((FIXTURES / version).glob("*.game")):
                text = path.read_text(encoding="utf-8")
                room = await place.services.rooms.get(path.stem.rpartition("-")[2])
                if rules_changed(text):
                    assert "the game was begun with version" in room.broken
                    continue
                assert room.broken == ""
                assert without_header(text_of(room)) == without_header(text)
                seat = room.match.position.to_act
                await room.act(seat, room.match.ply, room.match.position.legal()[0])

    asyncio.run(whole())
