"""What moves is seen to move: between two pictures no piece vanishes here while its like appears there.

A page lets a piece that goes become one of its kind that comes (`Piece.kind`). Here it is checked that what is alike on
the table has one kind on the pictures; that it glides then, in tests/browser.
"""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tablee.core import record
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.drawing.scene import Scene
from tablee.core.faces import first_word

DRAWN = names()
PLIES = 100  # of each record


def jumps(before: Scene, after: Scene, family: Callable[[str], str] = first_word) -> set[str]:
    """Return the families of which one left a place and another came to a place, and neither became the other."""
    gone = [piece for id_, piece in before.pieces.items() if id_ not in after.pieces]
    come = [piece for id_, piece in after.pieces.items() if id_ not in before.pieces.keys() | before.expected.keys()]
    places = {(family(piece.id), round(piece.x), round(piece.y)) for piece in come}
    left = [old for old in gone if (family(old.id), round(old.x), round(old.y)) not in places]
    pairs = [(old, new) for old in left for new in come if family(old.id) == family(new.id)]
    return {family(old.id) for old, new in pairs if not old.kind or old.kind != new.kind}


@pytest.mark.parametrize("name", DRAWN)
def test_what_moves_is_seen_to_move(name):
    game = find_game(name)
    for path in sorted((game.folder / "tests" / "records").glob("*.game")):
        match = record.replay(path.read_text(encoding="utf-8"))
        positions = [*(match.before(ply) for ply in range(max(0, match.ply - PLIES), match.ply)), match.position]
        for (before, after), move in zip(pairwise(positions), match.moves[-PLIES:], strict=True):
            viewer = max(move.seat, 0)  # what others do may come out of hidden hands
            scenes = [game.draw(position.seen_by(viewer), viewer) for position in (before, after)]
            found = jumps(*scenes, game.board.family)
            assert not found, f"{path.stem}, {move}"


def test_a_jump_is_noticed():
    here, there, alike, likewise = (Scene(9, 9, "") for _ in range(4))
    here.piece("pawn-0", 1, 1, "", "pawn")
    there.piece("pawn-1", 5, 5, "", "pawn")
    alike.piece("pawn-0", 1, 1, "", "pawn", kind="pawn")
    likewise.piece("pawn-1", 5, 5, "", "pawn", kind="pawn")
    assert jumps(here, there) == jumps(alike, there) == {"pawn"}
    assert jumps(alike, likewise) == set()
