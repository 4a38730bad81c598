"""What people read on the board is large enough, in both pictures, also with many cards and five players.

A wide picture is shown at a scale of about 0.75, a narrow one at 0.54; letters need at least 11 pixels on the screen.
"""

import re
import xml.etree.ElementTree as ET

import pytest

from tablee.core.contract import NOBODY
from tablee.core.texts import LANGUAGES
from tablee.games.airain.tests.scene import ANN, GAME, given, window
from tablee.games.airain.tests.test_board import random_positions

LEAST = {False: 15.0, True: 20.5}  # the least size of letters, by whether the picture is narrow
SVG = "{http://www.w3.org/2000/svg}"
SCALE = re.compile(r"scale\(([\d.]+)\)")
CROWD = "SS SS S S S S S S S AA A A A A L L L L LL MM M M M KK K K K K K K HH H H H H"


def letters(node, scale=1.0):
    """Yield each text below a node with its size in the units of the picture."""
    for found in SCALE.findall(node.get("transform", "")):
        scale *= float(found)
    if node.tag == f"{SVG}text":
        yield node.text, float(node.get("font-size")) * scale
    for child in node:
        yield from letters(child, scale)


def too_small(position, seat, narrow, language):
    """Return the texts of a picture that could not be read."""
    scene = GAME.draw(position.seen_by(seat), seat, language, narrow=narrow)
    return [(text, size) for text, size in letters(ET.fromstring(scene.svg())) if size < LEAST[narrow]]


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("seats", [2, 5])
def test_all_letters_can_be_read(seats, narrow):
    languages = list(LANGUAGES)
    for ply, position in random_positions(seats, 11, 900):
        if ply % 17 == 0 or position.state.phase > 8:
            viewer = (*range(seats), NOBODY)[ply % (seats + 1)] if ply % 2 else max(position.to_act, NOBODY)
            assert too_small(position, viewer, narrow, languages[ply % 3]) == []


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_letters_can_be_read_in_a_crowd(narrow):
    """GA-023, GA-050: a hand of 35 known cards, a batch of all kinds, many provinces, and the end of the game."""
    owned = {seat: " ".join(f"P{n:02}" for n in range(1 + seat, 36, 5)) for seat in range(5)}
    position = given([CROWD, "", "", "", ""], row="S A L M K", owned=owned)
    position.state.known[ANN] = position.state.hand[ANN]
    assert too_small(position, ANN, narrow, "fr") == []
    offered = window(position, "S A A LL M M K MM", ANN)
    assert too_small(offered, 1, narrow, "es") == []
    over = given(["", ""], pile="", row="S", owned={0: "P01", 1: "P03"}).do("end-game")
    assert all(too_small(over, ANN, narrow, language) == [] for language in LANGUAGES)
