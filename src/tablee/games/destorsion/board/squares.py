"""The drawings of squares, start spots and exits.

They are drawn in a cell of any size; symbols in it are drawn for a cell of 40 units and scaled. The stones of the floor
belong to the scenery, so a square without effects is only its number, its frame and what is printed on it.
"""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import die
from tablee.games.destorsion.board.layout import UNIT, scaled
from tablee.games.destorsion.box import Square

GAP = 2.0  # between the edge of a cell and what is drawn in it
DEEP = "@#4a3c2a/#0d0b09"  # grooves between stones
FLOOR = {"fill": "transparent", "stroke": "@edge", "stroke_opacity": 0.3}
PLATES = {"a": "@#dfae78/#6a4526", "ab": "@gold"}


def _frame(cell: Rect, **look: object) -> Markup:
    """Draw the outline of a cell, centred on (0, 0)."""
    wide, high = cell.width - 2 * GAP, cell.height - 2 * GAP
    return el("rect", x=-wide / 2, y=-high / 2, width=wide, height=high, rx=7, **look)


def _number(cell: Rect, number: int, size: float, ink: str) -> Markup:
    """Write the number of a square into the upper left corner of its cell."""
    x, y = GAP + 5 - cell.width / 2, size * 0.6 + GAP + 4 - cell.height / 2
    return text_at(str(number), x, y, size, anchor="start", fill=ink, font_weight="bold")


@remembered
def room(cell: Rect, number: int, effect: str, step: int, size: float) -> Markup:
    """Draw a square of the dungeon board. A square with effects shows by how many squares a dwarf is moved."""
    if effect == "none":
        return group(_frame(cell, **FLOOR), _number(cell, number, size, "@ink"), at=cell.centre)
    ink = "@on-gold" if effect == "ab" else "@ink"
    steps = f"−{step}" if effect == "a" else f"−{step}±{step}"
    weight = "bold" if fitted(steps, cell.width - 2 * GAP, size) == size else None
    plate = cell._replace(x=-cell.width / 2, y=-cell.height / 2)
    return group(
        _frame(cell, fill="transparent"),
        plate.inset(GAP).draw(rx=5, fill=PLATES[effect], stroke=DEEP, stroke_width=1.5),
        _number(cell, number, size, ink),
        text_at(steps, 0, cell.height / 2 - size * 0.62 - GAP - 2, size, fill=ink, font_weight=weight),
        at=cell.centre,
    )


@remembered
def square(cell: Rect, number: int, kind: Square, size: float) -> Markup:
    """Draw a square of a score board: plain, with a hollow, or with a slingshot."""
    scale = min(cell.width, cell.height) / UNIT
    parts = [_frame(cell, **FLOOR)]
    if kind == Square.HOLLOW:
        parts.append(scaled(scale, *_hollow()))
    elif kind == Square.SLINGSHOT:
        parts.append(scaled(scale, group(*_slingshot(), at=(3, 0))))
    parts.append(_number(cell, number, size, "@ink"))
    return group(*parts, at=cell.centre)


def _hollow() -> tuple[Markup, ...]:
    """DT-044: draw a hole in the floor, with broken edges; the deeper, the darker."""
    edge = (
        "M-16 8C-16 2 -9 -1 -4 0L-1 -1.5L3 0C11 -1 17 3 16 8C17 13 10 16.5 4 15.5L0 17L-5 15.5C-12 16.5 -17 13 -16 8Z"
    )
    wall = "M-13 8C-13 3.5 -7 1.5 0 1.5S13 3.5 13 8S7 14.5 0 14.5S-13 12.5 -13 8Z"
    deep = "M-11 9.5C-11 6 -6 4.5 0 4.5S11 6 11 9.5S6 14.5 0 14.5S-11 13 -11 9.5Z"
    return (
        el("path", d=edge, fill="@#b09d80/#6f6557", stroke="@#6d5f4b/#17130f", stroke_width=1.2),
        el("path", d=wall, fill="@#5d5040/#2b2520"),
        el("path", d=deep, fill="@#1d1712/#050404"),
    )


def _slingshot() -> tuple[Markup, ...]:
    """DT-053: draw a forked branch with a band, and a stone in its pouch."""
    fork, band = "M6 16V8.5M6 9C-.5 7.5 -1.5 3 -1 -3M6 9C12.5 7.5 13.5 3 13 -3", "M-1 -2.5Q6 9 13 -2.5"
    line = {"fill": "none", "stroke_linecap": "round"}
    return (
        el("path", d=fork, stroke="@#4d2f14/#1f1208", stroke_width=5.4, **line),
        el("path", d=fork, stroke="@#b07a3e/#c08a4c", stroke_width=3.2, **line),
        el("path", d="M-1 -1.5V-4M13 -1.5V-4", stroke="@#8c2f27/#e0776b", stroke_width=3, **line),
        el("path", d=band, stroke="@#8c2f27/#e0776b", stroke_width=1.7, **line),
        el("circle", cx=6, cy=2.2, r=2.7, fill="@#6b665f/#b9b3a8", stroke="@#2f2822/#17130f", stroke_width=0.8),
    )


@remembered
def start(cell: Rect) -> Markup:
    """Draw the start spot beside square 1: the grating of a cell."""
    scale = min(cell.width, cell.height) / UNIT
    bars = "M-13 -14V14M-6.5 -14V14M6.5 -14V14M13 -14V14"
    grating = el("path", d=bars, stroke="@#2f2d2c/#8d8f94", stroke_width=2.4, stroke_linecap="round", opacity=0.5)
    arrows = el("path", d="M-8 -7L-1 0L-8 7M1 -7L8 0L1 7", fill="none", stroke="@ink", stroke_width=3)
    frame = _frame(cell, fill="@stone", stroke=DEEP, stroke_width=1.5)
    return group(frame, scaled(scale, grating, arrows), at=cell.centre)


@remembered
def way_out(cell: Rect, turned: bool, word: str, size: float) -> Markup:
    """Draw the exit at the end of a track: an arrow into the daylight. If it is wide enough, it says what it is."""
    scale = min(cell.width, cell.height) / UNIT
    arrow = "M9 0H-8M-1 -7L-9 0L-1 7" if turned else "M-9 0H8M1 -7L9 0L1 7"
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    drawn = scaled(
        scale,
        el("path", d=arrow, stroke="@#fffdf2/#fff6d8", stroke_width=6.5, stroke_opacity=0.85, **line),
        el("path", d=arrow, stroke="@on-gold", stroke_width=3, **line),
    )
    parts = [_frame(cell, fill="transparent", stroke="@edge", stroke_width=1)]
    room = cell.width - UNIT * scale - 2 * GAP
    if room > 2 * size and fitted(word, room, size) == size:
        side = -1 if turned else 1
        parts.append(group(drawn, at=(side * (cell.width - UNIT * scale) / 2, 0)))
        parts.append(_sign_board(word, -side, cell.width / 2 - 3 * GAP, size))
    else:
        parts.append(drawn)
    return group(*parts, at=cell.centre)


def _sign_board(word: str, side: int, edge: float, size: float) -> Markup:
    """Write a word on a board at one side of a gate; it can be read whatever is behind it."""
    wide, high = text_width(word, size, bold=False) + size, size * 1.5
    x = side * (edge - wide / 2)
    board = Rect(x - wide / 2, -high / 2, wide, high)
    return group(
        board.draw(rx=4, fill="@gold", stroke="@#5b3d14/#3d2a0d", stroke_width=1.5),
        text_at(word, x, 0, size, fill="@on-gold", font_weight="bold"),
    )


@remembered
def previewed(look: Markup, cell: Rect, dice: tuple[int, ...]) -> Markup:
    """Draw a square that a figure could reach, with a dashed frame and the dice that lead there."""
    light = {"fill": "@#ffdf80/#6f4a10", "fill_opacity": 0.6}
    frame = _frame(cell, stroke="@glow", stroke_width=3, stroke_dasharray="6 4", **light)
    size = min(cell.width, cell.height) * 0.36
    x, y = (cell.width - size) / 2 - GAP - 1, GAP + 1 + (size - cell.height) / 2
    small = [group(die(value, size), at=(x, y + (size + 1) * i)) for i, value in enumerate(reversed(dice[:2]))]
    return group(group(frame, at=cell.centre), look, *([group(*small, at=cell.centre)] if small else []))
