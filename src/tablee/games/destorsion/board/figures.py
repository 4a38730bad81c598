"""The drawings of Déstorsion: squares, exits, dwarfs, the Master and dice."""

from tablee.core.drawing.palette import SMALL, TEXT
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import SEAT_COLOURS, SEAT_LETTERS, die, polygon, shadow
from tablee.games.destorsion.board.layout import CELL
from tablee.games.destorsion.box import Square

ROOM_FILLS = {"none": "@board", "a": "@sand", "ab": "@gold"}

# --- squares ---------------------------------------------------------------------------------------------------


@remembered
def room(at: tuple[float, float], number: int, effect: str, step: int) -> Markup:
    """Draw a square of the dungeon board. A square with effects shows by how many squares a dwarf is moved."""
    half = CELL / 2 - 1.5
    frame = el(
        "rect",
        x=-half,
        y=-half,
        width=2 * half,
        height=2 * half,
        rx=6,
        fill=ROOM_FILLS[effect],
        stroke="@edge",
        stroke_width=1,
    )
    ink = "@on-gold" if effect == "ab" else "@ink"
    marks = [text_at(str(number), -half + 4, -half + 8, SMALL - 1, anchor="start", fill=ink)]
    if effect != "none":
        steps = f"−{step}" if effect == "a" else f"−{step} ±{step}"
        marks.append(text_at(steps, 0, half - 8, SMALL, fill=ink, font_weight="bold"))
    return group(frame, *marks, at=at)


@remembered
def square(at: tuple[float, float], number: int, kind: Square) -> Markup:
    """Draw a square of a score board: plain, with a hollow, or with a slingshot."""
    half = CELL / 2 - 1.5
    frame = el(
        "rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=6, fill="@raised", stroke="@line", stroke_width=1
    )
    parts = [frame]
    if kind == Square.HOLLOW:
        parts.append(
            el("ellipse", cx=1, cy=6, rx=half * 0.78, ry=half * 0.5, fill="@iron", stroke="@edge", stroke_width=1)
        )
        parts.append(el("ellipse", cx=1, cy=8, rx=half * 0.58, ry=half * 0.3, fill="@hole"))
    elif kind == Square.SLINGSHOT:
        fork = "M4 15V7M4 8C-3 6 -3 1 -2 -3M4 8C11 6 11 1 10 -3"
        parts.append(el("path", d=fork, fill="none", stroke="@wood", stroke_width=4, stroke_linecap="round"))
        parts.append(el("path", d="M-2 -3Q4 6 10 -3", fill="none", stroke="@bad", stroke_width=1.6))
    parts.append(text_at(str(number), -half + 4, -half + 8, SMALL - 1, anchor="start", fill="@muted"))
    return group(*parts, at=at)


@remembered
def way_out(at: tuple[float, float], turned: bool) -> Markup:
    """Draw the exit at the end of a track."""
    half = CELL / 2 - 3
    arch = f"M{-half} {half}V{-half * 0.2:.1f}A{half} {half} 0 0 1 {half} {-half * 0.2:.1f}V{half}Z"
    arrow = "M8 2H-8M-2 -5L-9 2L-2 9" if turned else "M-8 2H8M2 -5L9 2L2 9"
    return group(
        el("path", d=arch, fill="@water", stroke="@edge", stroke_width=2),
        el("path", d=arrow, fill="none", stroke="@ink", stroke_width=2.5, stroke_linecap="round"),
        at=at,
    )


@remembered
def previewed(look: Markup, at: tuple[float, float], dice: tuple[int, ...]) -> Markup:
    """Draw a square that a figure could reach, with a dashed frame and the dice that lead there."""
    half = CELL / 2 - 2.5
    line = {"fill": "none", "stroke": "@glow", "stroke_width": 2.5, "stroke_dasharray": "5 4"}
    ring = el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=6, **line)
    small = [group(die(value, 15), at=(half - 7, 16 * i - half + 7)) for i, value in enumerate(reversed(dice[:2]))]
    return group(look, group(ring, *small, at=at))


# --- figures and dice ------------------------------------------------------------------------------------------


@remembered
def master() -> Markup:
    """Draw the Master of the dungeon, a tall hooded figure."""
    cloak = "M0 -21C10 -21 11 -8 8 -4L14 17H-14L-8 -4C-11 -8 -10 -21 0 -21Z"
    face = el("ellipse", cx=0, cy=-11, rx=5, ry=6, fill="@hole")
    eyes = [el("circle", cx=x, cy=-11, r=1.3, fill="@gold") for x in (-2, 2)]
    return group(shadow(30, 36), el("path", d=cloak, fill="@night", stroke="@ink", stroke_width=1.2), face, *eyes)


@remembered
def dwarf(d: int) -> Markup:
    """Draw a dwarf in its seat's colour, with a pointed hat, a beard and the seat's letter."""
    colour = SEAT_COLOURS[d][0]
    hat = el("path", d="M0 -19L9 -3H-9Z", fill=colour, stroke="@ink", stroke_width=1.2, stroke_linejoin="round")
    beard = el("path", d="M-8 -3H8C9 5 5 10 0 15C-5 10 -9 5 -8 -3Z", fill="@raised", stroke="@ink", stroke_width=1.2)
    body = el("path", d="M-11 15C-11 4 11 4 11 15Z", fill=colour, stroke="@ink", stroke_width=1.2)
    letter = text_at(SEAT_LETTERS[d], 0, 3, SMALL + 1, fill="@ink", font_weight="bold")
    return group(shadow(26, 32), body, beard, hat, letter)


@remembered
def used_die(value: int, use: str) -> Markup:
    """Draw a die above a sign for what it moves, or for a lost die. A third die has a plus before it."""
    signs = {
        "dwarf": polygon(3, 8, -90, fill="@accent"),
        "master": el("path", d="M0 -8L6 8H-6Z", fill="@night"),
        "lost": el("path", d="M-6 -6L6 6M-6 6L6 -6", stroke="@bad", stroke_width=3, stroke_linecap="round"),
        "none": Markup(""),
    }
    sign = signs[use.removeprefix("bonus-")]
    plus = text_at("+", -14, 0, TEXT, font_weight="bold") if use.startswith("bonus") else Markup("")
    return group(die(value, 38), group(plus, group(sign, at=(0, 0)), at=(0, 30)))
