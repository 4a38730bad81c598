"""Tests of the sizes of texts and of what is clicked, on the screens that the two pictures are made for."""

import re

import pytest

from tablee.games.poignee.tests.scene import GAME, A, some_positions

FINGER = 72, 58  # units of the narrow picture that are 40 and 32 pixels on a phone
READABLE = {True: 20.5, False: 15.0}  # units that are 11 pixels on a phone and on a desktop


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("narrow", [False, True])
def test_every_text_is_large_enough(language, narrow):
    """No text is below 11 pixels on the screen that the picture is made for, also if people have long names."""
    say = GAME.say(language, marks=True)
    for position in some_positions():
        drawn = GAME.board.draw(position, max(position.to_act, 0), say, narrow=narrow).svg(None)
        sizes = [
            (float(part.split('"')[0]), part.split(">")[1].split("<")[0]) for part in drawn.split('font-size="')[1:]
        ]
        assert [(size, text) for size, text in sizes if size < READABLE[narrow]] == []


def size_of(look):
    """Return the width and height of the largest rectangle or circle of a look."""
    attributes = [dict(ATTRIBUTE.findall(shape)) for shape in SHAPE.findall(look)]
    boxes = [
        (2 * float(a["r"]),) * 2 if "r" in a else (float(a["width"]), float(a["height"]))
        for a in attributes
        if "r" in a or "width" in a
    ]
    return max(boxes, key=lambda box: box[0] * box[1])


SHAPE = re.compile("<(?:rect|circle) [^>]*>")
ATTRIBUTE = re.compile(' ([a-z-]+)="([0-9.]+)"')


def test_what_is_clicked_is_large_enough_for_a_finger():
    """On a phone every spot that a choice names is at least 40 by 32 pixels."""
    for position in some_positions():
        scene = GAME.draw(position, A, narrow=True)
        for action in position.legal() if position.to_act >= 0 else ():
            for ref in GAME.board.path(position, action):
                width, height = size_of(scene.spots[ref].look)
                assert max(width, height) >= FINGER[0], ref
                assert min(width, height) >= FINGER[1], ref
