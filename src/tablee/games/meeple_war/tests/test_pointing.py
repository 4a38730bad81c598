"""What the stories of whole games point at on the board, and what they mark as big."""

from tablee.core.contract import NOBODY
from tablee.games.meeple_war.tests.scene import GAME
from tablee.testing.stories import plies_of

BIG = {"combat", "burn", "strike", "fort", "destroyed", "point", "end", "win"}
SOMETIMES = {"replace", "quiet"}  # big if enemies score or the City Square goes, and before the last round


def refs_of(position, narrow):
    return GAME.draw(position, NOBODY, narrow=narrow).refs()


GAMES = (
    (2, 1, {"introductory_game": "on"}),
    (3, 2, {}),
    (4, 3, {"introductory_game": "on", "token_timing": "asked"}),
)


def test_events_point_at_what_is_drawn_and_mark_what_is_big():
    """MW-025: both ends of every event are in the picture before or after it, on wide and on narrow boards."""
    seen = set()
    for seats, seed, options in GAMES:
        for ply in plies_of(GAME, seats, seed, options, 400):
            events = ply.story(NOBODY)
            refs = {ref for event in events for ref in (event.start, event.end)} - {""}
            for narrow in (False, True) if refs else ():
                lost = refs - refs_of(ply.before, narrow) - refs_of(ply.after, narrow)
                assert not lost, [event.kind for event in events]
            for event in events:
                seen.add(event.kind)
                assert event.kind in SOMETIMES or event.big == (event.kind in BIG), event.kind
    assert seen >= {"workers", "construct", "finish", "move", "venture", "combat", "bravery", "fort", "scare"}
