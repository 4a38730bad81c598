"""Tests of landscapes and warriors, which the scenery defines and the board shows."""

import re
import xml.etree.ElementTree as ET

import pytest

from tablee.core.contract import NOBODY
from tablee.core.drawing.scenery import backdrop
from tablee.games.airain.board.lands import LANDS
from tablee.games.airain.box import PROVINCES, TYPES
from tablee.games.airain.tests.scene import ANN, BEN, GAME, given, number

SVG = "{http://www.w3.org/2000/svg}"


def defined(name):
    """Return what a drawing defines, by id and without the prefix of the drawing."""
    root = ET.fromstring(backdrop(GAME, name).file)
    return {node.get("id").rpartition(".")[2]: ET.tostring(node) for node in root.iter() if node.get("id")}


def links(look):
    """Return the names of what is shown from the scenery."""
    return re.findall(r'href="#scenery-airain-(?:wide|narrow)\.([^"]+)"', look)


@pytest.mark.parametrize("name", ["wide", "narrow"])
def test_every_province_has_a_landscape_of_its_own(name):
    """GA-005: no two provinces look alike, and no two troop cards."""
    made = defined(name)
    assert len(LANDS) == PROVINCES
    for prefix, n in (("land", PROVINCES), ("troop", TYPES), ("sky", 4), ("city", 5)):
        looks = {made[f"{prefix}{i}"].replace(f'{prefix}{i}"'.encode(), b"") for i in range(n)}
        assert len(looks) == n, prefix


@pytest.mark.parametrize("narrow", [False, True])
def test_a_province_keeps_its_landscape_when_it_is_conquered(narrow):
    """GA-005, GA-050: the card in the row and the one in a tableau show the same, below the sky of the faction."""
    before = given(["", ""], provinces="P14 P17")
    after = given(["", ""], provinces="P17", owned={BEN: "P14"})
    for position in (before, after):
        look = GAME.draw(position.seen_by(ANN), ANN, narrow=narrow).pieces["province-P14"].look
        assert links(look) == ["sky1", f"land{number('P14')}"]


@pytest.mark.parametrize("narrow", [False, True])
def test_cards_that_a_viewer_does_not_see_are_not_shown(narrow):
    """GA-010: a picture links to the warriors of visible cards only."""
    position = given(["S S", "K K MM", "H"], row="A A A L L")
    shown = {seat: set() for seat in (ANN, BEN, NOBODY)}
    for seat in shown:
        parts = GAME.draw(position.seen_by(seat), seat, narrow=narrow).parts()
        drawn = "".join([parts["ground"], *parts["spots"].values(), *parts["pieces"].values()])
        shown[seat] = {link for link in links(drawn) if link.startswith("troop")}
    row = {"troop3", "troop5"}
    assert shown == {ANN: row | {"troop1"}, BEN: row | {"troop9", "troop6"}, NOBODY: row}


def test_a_card_says_what_it_is_without_its_picture():
    """GA-003: kind and number of symbols can be read before the scenery is loaded."""
    position = given(["AA A", ""], row="L")
    looks = {id_[:8]: piece.look for id_, piece in GAME.draw(position.seen_by(ANN), ANN).pieces.items()}
    icon = GAME.draw(position.seen_by(ANN), ANN).pieces["card-03h-00"].look.count("M44 0L22 -11V11Z")
    assert icon == 1
    assert looks["card-02h"].count("M44 0L22 -11V11Z") == 2
    assert ">A</text>" in looks["card-02h"]
    assert ">L</text>" in looks["card-05r"]
