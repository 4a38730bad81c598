"""What moves is seen to move: between two pictures no piece vanishes here while its like appears there."""

import re
from itertools import pairwise

import pytest

from tablee.core import record
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.drawing.scene import Scene

DRAWN = [name for name in names() if find_game(name).board]
RARELY = 0.01  # of all moves: where several could go under the same name, nobody knows which one will
PLIES = 100  # of each record


def kind_of(id_: str) -> str:
    """Return what a piece is: `builder-B3-1` is a builder, `band-0-12-01` one of a band."""
    return re.split(r"-", id_)[0]


def jumps(before: Scene, after: Scene) -> set[str]:
    """Return the kinds of pieces that left a place and came to another without being seen to go there."""
    found = set()
    seen = before.pieces.keys() | before.expected.keys()
    for kind in {kind_of(id_) for id_ in before.pieces}:
        old = {id_: piece for id_, piece in before.pieces.items() if kind_of(id_) == kind}
        new = {id_: piece for id_, piece in after.pieces.items() if kind_of(id_) == kind}
        reached = places(old.values()) | places(piece for id_, piece in new.items() if id_ in seen)
        left = places(piece for id_, piece in old.items() if id_ not in new)
        left -= places(piece for id_, piece in old.items() if id_ in new)
        if left and places(new.values()) - reached:
            found.add(kind)
    return found


def places(pieces):
    return {(round(piece.x), round(piece.y)) for piece in pieces}


@pytest.mark.parametrize("name", DRAWN)
def test_what_moves_is_seen_to_move(name):
    game = find_game(name)
    plies, jumped = 0, []
    for path in sorted((game.folder / "tests" / "records").glob("*.game")):
        match = record.replay(path.read_text(encoding="utf-8"))
        positions = [*(match.before(ply) for ply in range(max(0, match.ply - PLIES), match.ply)), match.position]
        for (before, after), move in zip(pairwise(positions), match.moves[-PLIES:], strict=True):
            viewer = max(move.seat, 0)  # what others do may come out of hidden hands
            found = jumps(*(game.draw(position.seen_by(viewer), viewer) for position in (before, after)))
            jumped += [(path.stem, move, kind) for kind in found]
            plies += 1
    assert len(jumped) <= RARELY * plies, jumped


def test_a_jump_is_noticed():
    here, there, foretold = Scene(9, 9, ""), Scene(9, 9, ""), Scene(9, 9, "")
    here.piece("pawn-0", 1, 1, "", "pawn")
    foretold.piece("pawn-0", 1, 1, "", "pawn", also=["pawn-1"])
    there.piece("pawn-1", 5, 5, "", "pawn")
    assert jumps(here, there) == {"pawn"}
    assert jumps(foretold, there) == set()
