"""Texts on boards with scenery can be read: their contrast with what is behind them is measured in the pictures."""

import io
import re

import numpy as np
import pytest
from matplotlib.image import imread

from tablee.core import record
from tablee.core.discovery import game, names
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.palette import THEMES
from tablee.core.drawing.png import png
from tablee.testing.pictures import AA

GAMES = [name for name in names() if game(name).board.scenery]
SCALE = 1.25  # pixels per unit
LEAST = 0.97  # the share of the pixels behind a text against which it must have this contrast
TAG = re.compile(r"<(/?)(g|text)\b([^>]*?)(/?)>(?:([^<]*)</text>)?")
PLACE = re.compile(r"(translate|scale)\(([-\d.]+)(?:[ ,]+([-\d.]+))?\)")


def numbers(attributes):
    return dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))


def texts(svg):
    """Yield each text with its fill, and its box in units: left, top, right and bottom."""
    stack = [(1.0, 0.0, 0.0)]  # scale and shift
    for closing, tag, said, empty, text in TAG.findall(svg):
        if closing:
            stack.pop()
            continue
        given = numbers(said)
        scale, dx, dy = stack[-1]
        for kind, x, y in PLACE.findall(given.get("transform", "")):
            if kind == "translate":
                dx, dy = dx + scale * float(x), dy + scale * float(y or 0)
            else:
                scale *= float(x)
        if tag == "g":
            if not empty:
                stack.append((scale, dx, dy))
            continue
        size = float(given["font-size"])
        wide = text_width(text, size, bold="font-weight" in given) * 0.8  # the estimate is for wide fonts
        left = float(given["x"]) - {"start": 0, "middle": wide / 2, "end": wide}[given["text-anchor"]]
        x, y, high = dx + scale * left, dy + scale * float(given["y"]), scale * size * 0.36
        yield text, given["fill"], (x, y - high, x + scale * wide, y + high)


def luminances(pixels):
    linear = np.where(pixels <= 0.03928, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    return linear[..., :3] @ np.array([0.2126, 0.7152, 0.0722])


def hard_to_read(scene, theme):
    """Return the texts whose contrast is too small; what moves is left out, because it may lie over a text."""
    scene.pieces.clear()
    scene._piece_svg.clear()
    svg = scene.svg(theme)
    bare = re.sub(r"<text\b[^>]*>[^<]*</text>", "", svg)
    light = luminances(imread(io.BytesIO(png(bare, round(scene.width * SCALE)))))
    paint = {f"var(--{name})": colour for name, colour in THEMES[theme].items()}
    for text, fill, (left, top, right, bottom) in texts(svg):
        rgb = [int(paint.get(fill, fill)[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        ink = luminances(np.array(rgb))
        behind = light[round(top * SCALE) : round(bottom * SCALE), round(left * SCALE) : round(right * SCALE)]
        assert behind.size, text
        contrast = (np.maximum(ink, behind) + 0.05) / (np.minimum(ink, behind) + 0.05)
        if np.mean(contrast >= AA) < LEAST:
            yield f"{text} ({left:.0f}, {top:.0f}): {np.quantile(contrast, 1 - LEAST):.1f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_texts_have_contrast_with_what_is_behind_them(name, narrow, theme):
    found = game(name)
    records = sorted((found.folder / "tests" / "records").glob("*.game"), key=lambda path: path.stat().st_size)
    for path in (records[0], records[len(records) // 2], records[-1]):
        match = record.replay(path.read_text(encoding="utf-8"))
        for position in (match.position_at(match.ply // 2), match.position):
            scene = found.draw(position.seen_by(0), 0, narrow=narrow)
            assert list(hard_to_read(scene, theme)) == []


def test_the_measure_finds_a_text_that_cannot_be_read():
    scene = game("destorsion").draw(game("destorsion").start(2), 0)
    ink = THEMES["light"]["ink"]
    scene.background(scene.scenery.drawing.__class__(f'<rect x="300" width="700" height="700" fill="{ink}"/>'))
    assert any(said.startswith("7 (") for said in hard_to_read(scene, "light"))
