"""The drawings of the dwarfs and of the Master of the dungeon, for a cell of 40 units, and scaled."""

from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import SEAT_COLOURS, SEAT_LETTERS, shadow
from tablee.games.destorsion.board.layout import scaled

NEAREST = 4  # how near the Master can be: 0 is far away
EYES = ("#ffd75e", "#ffc23d", "#ff9a2e", "#ff6a35", "#ff4030")  # by how near he is; the same in both themes
RIMS = ("@#000000/#6f6788", "@#000000/#7d6a8e", "@#3a1210/#a06a78", "@#6b1712/#c9695c", "@#96180f/#f0705c")
CLOAK = (
    "M0 -23C8 -23 10.5 -15 8.5 -8C12 -6 13 2 15 17L10 15L6 18L1 15.5L-4 18L-9 15L-15 17"
    "C-13 2 -12 -6 -8.5 -8C-10.5 -15 -8 -23 0 -23Z"
)
FOLDS = "M-5 -4C-7 4 -7 10 -9 15M5 -4C7 4 7 10 9 15M0 1V15"
HOOD = "M0 -19.5C5 -19.5 6.6 -14 5.6 -9.5C4 -6.5 -4 -6.5 -5.6 -9.5C-6.6 -14 -5 -19.5 0 -19.5Z"
HAND = "M8 -1C11 -1 13 -3 14.5 -5L13.6 -1.6L16.5 -3L14.4 .2L17 .4L13.6 2.4C11 4 9 3 8 2Z"
TEETH = "M-3 -9.6L-1.8 -8.4L-.6 -9.6L.6 -8.4L1.8 -9.6L3 -8.4"


@remembered
def master(scale: float, near: int) -> Markup:
    """Draw the Master of the dungeon. The nearer he is (0 to `NEAREST`), the larger he is and the more to be feared."""
    eye = EYES[near]
    parts = [el("ellipse", cx=0, cy=16, rx=15 + 2.5 * near, ry=3 + 0.6 * near, fill="#000", opacity=0.28 + 0.06 * near)]
    for i in range(near):  # a glow that grows
        size = 19 + 4.5 * i
        parts.append(el("ellipse", cx=0, cy=-3, rx=size * 0.85, ry=size, fill=eye, opacity=0.08))
    cloth = {"fill": "@#221d2b/#2c2637", "stroke": RIMS[near], "stroke_width": 1.6, "stroke_linejoin": "round"}
    parts.append(el("path", d=CLOAK, **cloth))
    parts.append(el("path", d=FOLDS, fill="none", stroke="@#0d0a12/#13101a", stroke_width=1.3))
    parts.append(el("path", d=HOOD, fill="#050308"))
    if near >= 2:  # he stretches out his hands
        line = {"fill": "@#d9d2c2/#cfc6b4", "stroke": "#120d16", "stroke_width": 0.8}
        parts += [el("path", d=HAND, **line), el("path", d=HAND, transform="scale(-1 1)", **line)]
    parts += [_eye(side, near, eye) for side in (-1, 1)]
    if near >= 3:
        parts.append(el("path", d=TEETH, fill="none", stroke=eye, stroke_width=0.9))
    return scaled(scale * (1 + 0.035 * near), *parts)


def _eye(side: int, near: int, colour: str) -> Markup:
    wide = 1.5 + 0.3 * near
    inner, outer = f"{side * 0.9:g} {0.2 * near - 12.6:g}", f"{side * (2.2 + wide):g} {-14.6 - 0.35 * near:g}"
    return el("path", d=f"M{inner}L{outer}L{side * (2.6 + wide * 0.7):g} -11.6Z", fill=colour)


SKIN, BEARD, LINE = "@#edbd8f/#e0ab7c", "@#f7f1e4/#e6ddcc", "@#2b2119/#120d09"
BODY = "M-10.5 17C-12.5 8 -9 0 0 -1C9 0 12.5 8 10.5 17Z"
BOOTS = "M-10 18.5C-10 14.5 -2 14.5 -1.5 18.5ZM1.5 18.5C2 14.5 10 14.5 10 18.5Z"
FACE = "M-8 -11.5H8V-3C8 2 -8 2 -8 -3Z"
CURLS = "M-9.5 -6.5C-6 -2.6 -3.5 -3.8 0 -3.8S6 -2.6 9.5 -6.5C12 3 9 12 0 15C-9 12 -12 3 -9.5 -6.5Z"
CAP = "M-9.4 -11C-8 -18 -4 -24 4 -27C3 -23 8 -16 9.4 -11C5 -12.6 -5 -12.6 -9.4 -11Z"
BRIM = "M-11 -10.4C-7 -13.2 7 -13.2 11 -10.4C7 -8.8 -7 -8.8 -11 -10.4Z"
HAIR = "M-8 -9C-8 -16 8 -16 8 -9C4 -11 -4 -11 -8 -9Z"
BROWS = "M-6.4 -9.2L-2.4 -8.6M6.4 -9.2L2.4 -8.6"
SHUT = "M-5.4 -8.6L-2.6 -5.8M-2.6 -8.6L-5.4 -5.8M5.4 -8.6L2.6 -5.8M2.6 -8.6L5.4 -5.8"
SHIELDS = (  # in the shapes of the seats' badges
    "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z",
    "M-8 -8H8V8H-8Z",
    "M0 -11.5L11 8.5H-11Z",
    "M0 -11.5L11.5 0L0 11.5L-11.5 0Z",
)


@remembered
def dwarf(d: int, scale: float, posture: str = "standing") -> Markup:
    """Draw a dwarf in its seat's colour: hat, face and beard, and a shield with the seat's shape and letter.

    One that lies (`fallen`, or in a `hollow`) is drawn as if it stood, to be turned by 90 degrees: its hat is off, its
    eyes are shut, and its shield is turned back, so that the letter is upright.
    """
    colour = SEAT_COLOURS[d][0]
    line = {"stroke": LINE, "stroke_width": 1.1, "stroke_linejoin": "round"}
    parts = [el("path", d=BODY, fill=colour, **line), el("path", d=BOOTS, fill="@#4a2f1a/#3a2413", **line)]
    parts += [el("path", d=FACE, fill=SKIN, **line), el("path", d=CURLS, fill=BEARD, **line)]
    hat = [el("path", d=CAP, fill=colour, **line), el("path", d=BRIM, fill=colour, **line)]
    nose = el("ellipse", cx=0, cy=-5, rx=2.4, ry=1.9, fill="@#dc9468/#cf875a", stroke=LINE, stroke_width=0.7)
    if posture == "standing":
        parts += [el("circle", cx=x, cy=-7.2, r=1.3, fill=LINE) for x in (-3.8, 3.8)]
        parts.append(el("path", d=BROWS, stroke=BEARD, stroke_width=1.6, stroke_linecap="round"))
        return scaled(scale, shadow(30, 36), *parts, nose, *hat, group(_shield(d), at=(0, 8.5)))
    parts += [el("path", d=HAIR, fill=BEARD, **line), el("path", d=SHUT, stroke=LINE, stroke_width=1.2), nose]
    parts.append(group(*hat, transform="translate(6 2) rotate(38)"))
    parts.append(group(_shield(d), transform="translate(0 8) rotate(-90)"))
    if posture == "hollow":
        parts = [_turned_back(_pit()), *parts, _turned_back(_lip())]
    return scaled(scale, *parts)


def _turned_back(*parts: Markup) -> Markup:
    return group(*parts, transform="rotate(-90)")


def _pit() -> Markup:
    """Draw the hole in which a dwarf lies, wider than the empty one."""
    hole = {"cx": 0, "cy": 2}
    rim = el("ellipse", rx=22, ry=12.5, fill="@#b09d80/#6f6557", stroke="@#6d5f4b/#17130f", stroke_width=1.2, **hole)
    return group(rim, el("ellipse", rx=19.5, ry=10.5, fill="@#1d1712/#050404", **hole))


def _lip() -> Markup:
    """Draw the edge of the hole in front of the dwarf."""
    edge = "M-21.8 4C-19 10.5 -10 11 0 11S19 10.5 21.8 4C21 11.5 11 15 0 15S-21 11.5 -21.8 4Z"
    return el("path", d=edge, fill="@#b09d80/#6f6557", stroke="@#6d5f4b/#17130f", stroke_width=1)


def _shield(d: int) -> Markup:
    """Draw a dwarf's shield, which has the shape and the letter of its seat."""
    colour, ink = SEAT_COLOURS[d]
    edge = el("path", d=SHIELDS[d], fill=colour, stroke=LINE, stroke_width=2.8, stroke_linejoin="round")
    rim = el("path", d=SHIELDS[d], fill="none", stroke="#f3e3b4", stroke_width=1.2, stroke_linejoin="round")
    return group(edge, rim, text_at(SEAT_LETTERS[d], 0, 2.6 if d == 2 else 0.4, 15.2, fill=ink, font_weight="bold"))
