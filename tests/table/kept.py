"""Writes fixtures that every later version must be able to read: a database with a table of every game, and records.

Run it once for each version, when that version is released:

    PYTHONPATH=tests .venv/bin/python -m table.kept        # writes tests/fixtures/<version>/

Never change the fixtures of older versions: `test_kept.py` checks that they can still be read.
"""

import asyncio
import random
import shutil
import tempfile
from pathlib import Path

from table.people import served

import tablee
from tablee.core.discovery import names
from tablee.table.records import text_of

FIXTURES = Path(__file__).parent.parent / "fixtures"
ACTIONS = 60  # how many actions are played at each table


async def play_tables(folder: Path) -> dict[str, str]:
    """Play some random actions at a table of every game; return the records by the names of their files."""
    found = {}
    async with served(folder) as place:
        host = await place.person()
        dice = random.Random(1)
        for name in names():
            await host.new_table(name, ("me", "screen"))
            room = await place.room(host)
            for _ in range(ACTIONS):
                view = await host.view(seat=room.match.position.to_act)
                await host.act(view, dice.choice(view["choices"])["action"])
            found[f"{name}-{room.id}"] = text_of(room)
    return found


def main() -> None:
    """Write the fixtures of this version."""
    target = FIXTURES / tablee.__version__
    target.mkdir(parents=True, exist_ok=False)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in asyncio.run(play_tables(Path(folder))).items():
            (target / f"{name}.game").write_text(text, encoding="utf-8")
        shutil.copy(Path(folder) / "tables.sqlite", target / "tables.sqlite")


if __name__ == "__main__":
    main()
