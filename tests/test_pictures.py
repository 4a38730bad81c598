"""The pictures of recorded games keep their structure: which things are drawn, how many, and where.

Each game's `tests/pictures.txt` holds the opening, middle and end of a record, wide and narrow, and a moment of every
phase in which a seat decides: the first one in the records, or one set up in the game's `tests/moments.py`. After a
change on purpose: `make snapshots`, and read what `git diff` says.
"""

import re
from importlib import import_module
from itertools import groupby

import pytest

from tablee.core import record
from tablee.core.contract import CHANCE
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.drawing.scene import Scene
from tablee.core.game import Game
from tablee.core.position import Position

DRAWN = names()
AT_REST_NEVER = {"run"}  # between two questions


def moments(game: Game) -> dict[str, Position]:
    """Return positions by what they show."""
    found: dict[str, Position] = {}
    for path in sorted((game.folder / "tests" / "records").glob("*.game")):
        match = record.replay(path.read_text(encoding="utf-8"))
        decided = [ply for ply, move in enumerate(match.moves) if move.seat >= 0 and not move.interjected]
        for label, ply in (("opening", decided[0]), ("middle", decided[len(decided) // 2])):
            found.setdefault(label, match.before(ply))
        found.setdefault("end", match.position)
        for ply in decided:
            position = match.before(ply)
            found.setdefault(phase_of(position), position)
    if (game.folder / "tests" / "moments.py").exists():
        rare = import_module(f"tablee.games.{game.name}.tests.moments").moments()
        assert all(phase_of(position) == label for label, position in rare.items())
        found |= rare
    return found


def phase_of(position: Position) -> str:
    return position.game.components.enum_fields["phase"](int(position.state.phase)).name.lower()


def stem(id_: str) -> str:
    """Return the kind of a thing: `troop-0-12` is a troop, `B3` a B."""
    return re.split(r"[-\d]", id_)[0]


def summary(scene: Scene) -> list[str]:
    """Return the size of a picture, its spots by kind, and its pieces by kind with the area they cover."""
    structure = scene.structure()
    spots = groupby(structure["spots"], key=stem)
    lines = ["{:g} x {:g}".format(*structure["size"])]
    lines.append("spots " + ", ".join(f"{kind} {len(list(those))}" for kind, those in spots))
    for kind, those in groupby(structure["pieces"].items(), key=lambda piece: stem(piece[0])):
        xs, ys, _ = zip(*(place for _, place in those), strict=True)
        lines.append(f"{kind} {len(xs)}: {min(xs):g}-{max(xs):g}, {min(ys):g}-{max(ys):g}")
    return lines


def snapshot(game: Game) -> str:
    lines = []
    for label, position in moments(game).items():
        seat = max(position.to_act, 0)
        seen = position.seen_by(seat)
        for narrow in (False, True) if label in ("opening", "middle", "end") else (False,):
            lines += [f"[{label}{', narrow' if narrow else ''}]", *summary(game.draw(seen, seat, narrow=narrow)), ""]
    return "\n".join(lines)


@pytest.mark.parametrize("name", DRAWN)
def test_pictures_are_built_as_before(name):
    game = find_game(name)
    assert snapshot(game) == (game.folder / "tests" / "pictures.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DRAWN)
def test_every_question_has_its_picture(name):
    game = find_game(name)
    kept = (game.folder / "tests" / "pictures.txt").read_text(encoding="utf-8")
    phases = {phase.name.lower() for phase in game.components.enum_fields["phase"]} - AT_REST_NEVER
    for path in sorted((game.folder / "tests" / "records").glob("*.game")):
        match = record.replay(path.read_text(encoding="utf-8"))
        drawn = [match.before(ply) for ply, move in enumerate(match.moves) if move.seat == CHANCE]
        phases -= {phase_of(position) for position in (*drawn, match.position)}  # no seat is asked there
    assert phases <= set(re.findall(r"^\[(\w+)\]$", kept, re.MULTILINE))


def write() -> None:
    """Write the snapshots anew."""
    for name in DRAWN:
        game = find_game(name)
        (game.folder / "tests" / "pictures.txt").write_text(snapshot(game), encoding="utf-8")


if __name__ == "__main__":
    write()
