"""Texts in pictures stay inside the picture and inside their frames, and do not overlap.

The width of a text is estimated by `text_width`, which the boards also use. The estimate is rather too
large, so that wide fonts fit too.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

import pytest

from tablee.core import record
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.drawing.lettering import fitted, text_width, wrapped
from tablee.core.drawing.scene import Scene, el, group, text_at
from tablee.core.texts import LANGUAGES

DRAWN = names()
SVG = "{http://www.w3.org/2000/svg}"
MOMENTS = 8  # positions to draw from each record
HEIGHT = 0.72  # height of a letter, relative to the font size
SLACK = 0.6


class Box(NamedTuple):
    """A rectangle in the picture, and the text in it."""

    left: float
    top: float
    right: float
    bottom: float
    text: str

    def holds(self, other: "Box") -> bool:
        return self.left <= other.left + SLACK and other.right <= self.right + SLACK

    def surrounds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def meets(self, other: "Box") -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > SLACK and min(self.bottom, other.bottom) - max(self.top, other.top) > SLACK


class Lettered(NamedTuple):
    """The box of a line of text, and the frame around it, if any."""

    box: Box
    frame: Box | None


def lettering(node: ET.Element, frames: list[Box], scale: float = 1, x: float = 0, y: float = 0) -> Iterator[Lettered]:
    """Yield the texts of a drawing. The frame of a text is the last rounded rectangle that was drawn around it."""
    for name, said in re.findall(r"(\w+)\(([^)]*)\)", node.get("transform", "")):
        values = [float(value) for value in said.split()]
        if name == "translate":
            x, y = x + values[0] * scale, y + values[-1] * scale
        elif name == "scale":
            scale *= values[0]
    if node.tag == f"{SVG}rect" and node.get("rx"):
        left, top, width, height = (float(node.get(name, 0)) * scale for name in ("x", "y", "width", "height"))
        frames.append(Box(x + left, y + top, x + left + width, y + top + height, ""))
    if node.tag == f"{SVG}text" and node.text:
        size = float(node.get("font-size", 0)) * scale
        width = text_width(node.text, size, bold=node.get("font-weight") == "bold")
        width = float(node.get("data-room", width))  # a page shortens names so that they fit
        u, v = x + float(node.get("x", 0)) * scale, y + float(node.get("y", 0)) * scale
        left = u - {"start": 0, "middle": 0.5, "end": 1}[node.get("text-anchor", "start")] * width
        box = Box(left, v - size * HEIGHT / 2, left + width, v + size * HEIGHT / 2, node.text)
        yield Lettered(box, next((frame for frame in reversed(frames) if frame.surrounds(u, v)), None))
    for child in node:
        yield from lettering(child, frames, scale, x, y)


def faults(scene: Scene) -> list[str]:
    """Return a description of each text that leaves the picture or its frame, or that overlaps another text."""
    layers = {layer.get("class"): layer for layer in ET.fromstring(scene.svg(None)) if layer.tag == f"{SVG}g"}
    ground, spots, pieces = (layers[name] for name in ("ground", "spots", "pieces"))  # scenery contains no text
    panels: list[Box] = []
    fixed = list(lettering(ground, panels))
    for spot in spots:
        fixed += lettering(spot, list(panels))
    found = [[text.box for text in fixed]]
    lettered = fixed
    for piece in pieces:
        own = list(lettering(piece, []))
        found.append([text.box for text in own])
        lettered = lettered + own
    picture = Box(0, 0, scene.width, scene.height, "")
    wrong = [f"{box.text!r} leaves the picture" for box, _ in lettered if not picture.holds(box)]
    wrong += [f"{box.text!r} leaves its frame" for box, frame in lettered if frame and not frame.holds(box)]
    wrong += [f"{a.text!r} overlaps {b.text!r}" for boxes in found for a, b in combinations(boxes, 2) if a.meets(b)]
    return wrong


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("name", DRAWN)
def test_words_have_room(name, narrow):
    game = find_game(name)
    for path in sorted((game.folder / "tests" / "records").glob("*.game")):
        match = record.replay(path.read_text(encoding="utf-8"))
        for i, ply in enumerate(range(0, match.ply, max(1, match.ply // MOMENTS))):
            position = match.before(ply)
            seat = max(position.to_act, 0) if i % 3 else -1
            for language, marks in product(LANGUAGES, (False, True)):
                say = game.say(language, marks=marks)
                wrong = faults(game.board.draw(position.seen_by(seat), seat, say, narrow=narrow))
                assert not wrong, (path.stem, ply, seat, language)
        for language in LANGUAGES:
            assert not faults(game.draw(match.position.seen_by(0), 0, language, narrow=narrow)), (path.stem, language)


def test_faults_are_noticed():
    frame = el("rect", x=0, y=0, width=40, height=20, rx=4)
    scene = Scene(100, 50, "")
    scene.background(text_at("far too long for it", 50, 10, 20))
    assert faults(scene) == ["'far too long for it' leaves the picture"]
    scene = Scene(100, 50, "")
    scene.spot("button", group(frame, text_at("too long", 20, 10, 14), at=(20, 10)), "title")
    assert faults(scene) == ["'too long' leaves its frame"]
    scene = Scene(100, 50, "")
    scene.background(text_at("one", 40, 10, 14), text_at("other", 50, 12, 14))
    assert faults(scene) == ["'one' overlaps 'other'"]


def test_a_text_is_made_to_fit():
    assert fitted("a", 100, 14) == 14
    size = fitted("as long as this", 60, 14)
    assert text_width("as long as this", size) == pytest.approx(60)
    lines = wrapped("as long as this and longer", 60, 14)
    assert " ".join(lines) == "as long as this and longer"
    assert all(text_width(line, 14) <= 60 for line in lines)
    assert wrapped("", 60, 14) == [""]
