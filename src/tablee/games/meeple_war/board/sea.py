"""What is drawn on the sea around the lands: a compass, a ship, a serpent, a whale and waves."""

from math import cos, pi, sin

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, el, element, group

INK, FOAM = "@#2c6079/#8db7c9", "@#ffffff/#a9cddb"
CHART, GILT, MAROON = "@#f3e6c6/#b9ab8b", "@#d9b25a/#a5853c", "@#9a4a34/#a2583f"
LINE = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round", "stroke_linecap": "round"}
POINTS = 16  # directions of the compass


def _star(long: float, short: float, turn: float, *, left: bool) -> str:
    """Return one half of every point of a star with four points."""
    d = ""
    for k in range(4):
        at, beside = (k * 90 + turn) * pi / 180, (k * 90 + turn + (-45 if left else 45)) * pi / 180
        d += f"M0 0L{short * sin(beside):.1f} {-short * cos(beside):.1f}L{long * sin(at):.1f} {-long * cos(at):.1f}Z"
    return d


def _compass() -> Markup:
    """Draw a compass rose with a radius of 50."""
    ticks = "".join(
        f"M{44 * sin(k * pi / 16):.1f} {-44 * cos(k * pi / 16):.1f}L{47 * sin(k * pi / 16):.1f} "
        f"{-47 * cos(k * pi / 16):.1f}"
        for k in range(32)
    )
    parts = [el("circle", r=41, fill=CHART, fill_opacity=0.55, **LINE), el("circle", r=49, fill="none", **LINE)]
    parts.append(el("path", d=ticks, **LINE))
    for turn, long, dark in ((45, 30, GILT), (0, 46, MAROON)):
        parts.append(el("path", d=_star(long, 10, turn, left=True), fill=dark, **LINE))
        parts.append(el("path", d=_star(long, 10, turn, left=False), fill=CHART, **LINE))
    lily = "M0 -66C5 -60 5 -57 2 -53H-2C-5 -57 -5 -60 0 -66ZM-3 -53C-9 -53 -10 -59 -6 -60M3 -53C9 -53 10 -59 6 -60"
    return group(*parts, el("path", d=lily, fill=MAROON, **LINE), id="compass")


def _ship() -> Markup:
    """Draw a ship with two sails, some 90 wide."""
    return group(
        el("path", d="M-2 14V-46M24 12V-30M-40 8L-56 -2", fill="none", **{**LINE, "stroke_width": 3}),
        el("path", d="M-30 -6C-14 -12 -14 -32 -24 -40C-2 -36 16 -38 24 -40C16 -28 16 -16 22 -8Z", fill=CHART, **LINE),
        el("path", d="M18 0C26 -6 26 -18 22 -26C34 -24 40 -24 46 -26C42 -16 42 -8 46 -2Z", fill=CHART, **LINE),
        el("path", d="M-8 -34C-2 -26 -2 -18 -8 -12", fill="none", stroke=MAROON, stroke_width=4),
        el("path", d="M-2 -46L-20 -50L-2 -54ZM24 -30L10 -34L24 -38Z", fill=MAROON, **LINE),
        el("path", d="M-42 8C-20 14 20 14 42 4H54C52 18 44 28 34 30H-24C-34 28 -40 18 -42 8Z", fill="@wood", **LINE),
        el("path", d="M-36 16H46", fill="none", stroke=GILT, stroke_width=2.5),
        _surf(-44, 30, 5),
        id="ship",
    )


def _surf(x: int, y: int, n: int) -> Markup:
    """Draw a line of waves at a hull or a body."""
    return el("path", d=f"M{x} {y}q10 -9 20 0" + "t20 0" * (n - 1), fill="none", stroke=FOAM, stroke_width=3.2)


def _serpent() -> Markup:
    """Draw a sea serpent with three humps, some 130 wide."""
    body = {"fill": "@#6fae8e/#5b9a80", **LINE}
    return group(
        el("path", d="M6 22C8 -6 40 -6 42 22H30C29 8 19 8 18 22ZM46 22C48 4 70 4 72 22H62C61 14 57 14 56 22Z", **body),
        el(
            "path",
            d="M-52 22C-44 -2 -60 -14 -62 -24C-64 -38 -44 -44 -34 -34L-14 -30C-14 -22 -24 -20 -36 -22"
            "C-40 -12 -28 2 -34 22Z",
            **body,
        ),
        el("path", d="M-58 -36L-70 -44L-64 -30M-56 -8L-66 -8L-58 0M-50 -39L-54 -50L-44 -40", **body),
        el("path", d="M-42 -30h.1", fill="none", stroke=INK, stroke_width=5, stroke_linecap="round"),
        el("path", d="M78 22C80 10 88 4 96 6C90 10 90 16 88 22Z", **body),
        _surf(-66, 22, 8),
        id="serpent",
    )


def _whale() -> Markup:
    """Draw a whale that blows, some 90 wide."""
    return group(
        el(
            "path",
            d="M-40 20C-42 -10 0 -22 26 0C34 6 42 4 46 -6L36 -18L50 -14L60 -24L58 -6C54 14 40 20 30 20Z",
            fill="@#5f93ab/#4f8198",
            **LINE,
        ),
        el("path", d="M-38 12C-24 18 -8 16 4 20", fill="none", **LINE),
        el("path", d="M-26 4h.1", fill="none", stroke=INK, stroke_width=4.5, stroke_linecap="round"),
        el(
            "path",
            d="M-12 -14V-26C-12 -34 -22 -36 -26 -30M-12 -26C-12 -34 -2 -36 2 -30",
            fill="none",
            stroke=FOAM,
            stroke_width=3,
            stroke_linecap="round",
        ),
        _surf(-48, 20, 5),
        id="whale",
    )


def _waves() -> Markup:
    """Return a pattern of small waves."""
    strokes = "M12 18q6 -6 12 0t12 0M78 46q6 -6 12 0t12 0M44 76q5 -5 10 0t10 0M112 92q5 -5 10 0"
    look = {"fill": "none", "stroke": FOAM, "stroke_width": 2, "stroke_linecap": "round", "stroke_opacity": 0.45}
    dark = "M13 21q6 -6 12 0t12 0M79 49q6 -6 12 0t12 0"
    return element(
        "pattern",
        el("path", d=dark, **{**look, "stroke": INK, "stroke_opacity": 0.16}),
        el("path", d=strokes, **look),
        id="waves",
        width=132,
        height=104,
        patternUnits="userSpaceOnUse",
    )


def definitions() -> list[Markup]:
    """Return all of them, and the colour of the sea."""
    stops = [(0, "@#c4e6ec/#2f5f71"), (0.55, "@#a5d2e2/#254f62"), (1, "@#7db4cf/#183746")]
    deep = element("radialGradient", *(el("stop", offset=at, stop_color=c) for at, c in stops), id="deep", r=0.72)
    return [deep, _waves(), _compass(), _ship(), _serpent(), _whale()]


def water(zone: Rect, x: float, y: float) -> list[Markup]:
    """Draw the sea, with lines towards the directions of the compass, which is at (x, y)."""
    far = zone.width + zone.height
    lines = ""
    for k in range(POINTS):
        u, v = sin(2 * pi * k / POINTS), -cos(2 * pi * k / POINTS)
        reach = min(far, *_until(x, u, zone.x, zone.right), *_until(y, v, zone.y, zone.bottom))
        lines += f"M{x:g} {y:g}l{reach * u:.1f} {reach * v:.1f}"
    return [
        zone.draw(fill="url(#deep)", rx=6),
        el("path", d=lines, stroke=INK, stroke_width=1, stroke_opacity=0.28),
        zone.draw(fill="url(#waves)", rx=6),
    ]


def _until(start: float, step: float, low: float, high: float) -> tuple[float, ...]:
    """Return how far one can go until a side is reached."""
    if abs(step) < 1e-9:
        return ()
    return (((high if step > 0 else low) - start) / step,)


def thing(name: str, x: float, y: float, scale: float = 1.0, *, opacity: float = 0.85) -> Markup:
    """Draw one of the things on the sea."""
    return el("use", href=f"#{name}", transform=f"translate({x:g} {y:g}) scale({scale:g})", opacity=opacity)
