"""Sizes of texts and of what is clicked, on the screens that the two pictures are made for, and what titles say."""

import random
import re

import pytest

from tablee.core.contract import CHANCE
from tablee.games.meeple_war.tests.moments import moments
from tablee.games.meeple_war.tests.scene import GAME

FINGER = 74, 59  # units of the narrow picture that are 40 and 32 pixels on a phone
READABLE = {True: 20.5, False: 15.0}  # units that are 11 pixels on a phone and on a desktop
LETTERS = re.compile('font-size="([0-9.]+)"[^>]*>([^<]*)<')
ON_THE_MAP = ("terrain-", "site-", "space-", "troop-")  # their letters shrink with a map that has grown very wide
BUTTON = re.compile('<rect x="[^"]+" y="[^"]+" width="([0-9.]+)" height="([0-9.]+)"')


def positions():
    """Return positions of all phases, and some of random games with each number of players."""
    found = list(moments().values())
    for seats in GAME.seats:
        position, dice = GAME.start(seats, {"introductory_game": "on"}), random.Random(seats)
        for ply in range(240):
            if position.is_over:
                break
            if ply % 24 == 0 and position.to_act != CHANCE:
                found.append(position.copy())
            position.play(position.to_act, dice.choice(position.legal()))
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("narrow", [False, True])
def test_every_text_is_large_enough(language, narrow):
    """MW-013: no text is below 11 pixels on the screen that the picture is made for."""
    say = GAME.say(language, marks=True)
    for position in positions():
        scene = GAME.board.draw(position, max(position.to_act, 0), say, narrow=narrow)
        looks = [("", "".join(scene.ground)), *((ref, spot.look) for ref, spot in scene.spots.items())]
        looks += [(piece.id, piece.look) for piece in scene.pieces.values()]
        small = [
            (name, text)
            for name, look in looks
            for size, text in LETTERS.findall(look)
            if float(size) < READABLE[narrow] - 0.01 and not name.startswith(ON_THE_MAP)
        ]
        assert small == []


def test_buttons_are_large_enough_for_a_finger():
    """MW-150: on a phone every button in the tray is at least 40 by 32 pixels."""
    for position in positions():
        scene = GAME.draw(position, max(position.to_act, 0), narrow=True)
        for action in position.legal():
            ref = GAME.board.path(position, action)[0]
            if ref.split("-")[0] in ("begin", "pass", "branch", "build", "amount", "end", "perform", "decline", "none"):
                width, height = map(float, BUTTON.search(scene.spots[ref].look).groups())
                assert max(width, height) >= FINGER[0], ref
                assert min(width, height) >= FINGER[1], ref


def test_titles_say_what_a_thing_is_and_what_it_does():
    """MW-007, MW-039: a card has a first line that names the thing, and lines that explain it."""
    position = GAME.start(2)
    scene = GAME.draw(position, 0)
    assert scene.spots["terrain-4"].title.splitlines() == [
        "Stone fort 4",
        "With 2 meeples here as your turn begins, you have 2 victory points more in that turn",
    ]
    assert scene.spots["site-1-0"].title.splitlines() == [
        "City Square of Green, on site 1",
        "Defences: 6, none of them taken",
        "The worker is at the start of its track",
        "Actions: Construct (1 step), Assemble 2 (1 step), Deploy 2 (1 step)",
    ]
    one_line = [ref for ref, spot in scene.spots.items() if "\n" not in spot.title]
    assert one_line == []
    assert [piece.id for piece in scene.pieces.values() if "\n" not in piece.title] == []


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_map_can_be_read(seats, narrow):
    """MW-012: numbers and counts on the map as it is laid out at the start are large enough too."""
    scene = GAME.draw(GAME.start(seats), 0, narrow=narrow)
    looks = [spot.look for spot in scene.spots.values()] + [piece.look for piece in scene.pieces.values()]
    assert min(float(size) for look in looks for size, _ in LETTERS.findall(look)) >= READABLE[narrow]
