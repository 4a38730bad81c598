"""What the stories of whole games point at on the board, and what they mark as big."""

import random

import pytest

from tablee.core.contract import NOBODY
from tablee.core.story import happened
from tablee.games.poignee.tests.scene import GAME, start

BIG = {"showdown", "duel", "both", "explode", "arrest", "build", "upgrade", "last-round", "win"}


def refs_of(position, narrow):
    return GAME.draw(position, NOBODY, narrow=narrow).refs()


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"sowOverflow": "origin"}), (4, {"bagCounts": "hidden"})])
def test_events_point_at_what_is_drawn_and_mark_what_is_big(seats, options):
    """Both ends of every event are in the picture before or after it, on wide and on narrow boards."""
    position, dice, seen = start(seats, **options), random.Random(seats), set()
    while not position.is_over:
        chances = position.chance() or [(action, 1) for action in position.legal()]
        actions, weights = zip(*chances, strict=True)
        action, actor, before = dice.choices(actions, weights)[0], position.to_act, position.copy()
        position.play(actor, action)
        events = happened(before, actor, action, position, NOBODY)
        pictures = [refs_of(before, narrow) | refs_of(position, narrow) for narrow in (False, True)]
        for event in events:
            seen.add(event.kind)
            assert {event.start, event.end} - {""} <= set.intersection(*pictures), event.kind
            assert event.end or not event.big or event.kind == "both", event.kind  # the burials follow
            assert event.big == (event.kind in BIG or (event.kind, event.what) == ("draw", "crate")), event.kind
    assert seen >= {"take", "place", "token", "enter", "idle", "offer", "showdown", "roll", "bury", "reward", "win"}
