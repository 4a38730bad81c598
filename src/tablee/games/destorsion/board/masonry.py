"""What the dungeon is built of: rock, flagstones, torches and gates, with colours for both themes."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, el, element, group
from tablee.games.destorsion.board.layout import Track

KINDS = 5  # of flagstones
LITTER = ("bones", "pebbles", "moss", "moss", "pebbles")
PEBBLES = "M-6 1a3 2 0 1 0 6 0a3 2 0 1 0-6 0M2 3a2 1.5 0 1 0 4 0a2 1.5 0 1 0-4 0M1 -3a2 1 0 1 0 3 0a2 1 0 1 0-3 0"
SLAB = 1.5  # between the edge of a cell and its flagstone
WALL = 5.0  # between the upper or lower edge of a cell and its flagstone


def _fade(id_: str, colour: str, *stops: tuple[float, float], **look: object) -> Markup:
    """Return a radial gradient of one colour: pairs of an offset and an opacity."""
    inside = [el("stop", offset=at, stop_color=colour, stop_opacity=opacity) for at, opacity in stops]
    return element("radialGradient", *inside, id=id_, **look)


def _beam(id_: str, x1: int, x2: int) -> Markup:
    stops = [el("stop", offset=at, stop_color="@#fffbe6/#ffe9b0", stop_opacity=o) for at, o in ((0, 0.2), (1, 0))]
    return element("linearGradient", *stops, id=id_, x1=x1, x2=x2, y1=0, y2=0)


def gradients() -> list[Markup]:
    """Return the gradients and the pattern of the rock."""
    sky = ((0, "@#9fd0ee/#8fb9de"), (0.62, "@#e4f3f6/#d9e4e2"), (1, "@#fff2c9/#ffe3a6"))
    line = {"fill": "none", "stroke_width": 1.2}
    courses = "M0 .6H56M0 14.6H56M12 0V14M40 0V14M26 14V28M54 14V28"
    lights = "M0 2H56M0 16H56M13.4 2V14M41.4 2V14M27.4 16V28M55.4 16V28"
    bricks = [
        el("rect", x=14, y=2, width=25, height=12, fill="@#6d6153/#2b2622", fill_opacity=0.5),
        el("rect", x=-1, y=16, width=26, height=12, fill="@#4b4238/#151210", fill_opacity=0.45),
        el("path", d=courses, stroke="@#3b332b/#0d0b0a", stroke_opacity=0.75, **line),
        el("path", d=lights, stroke="@#8b7c68/#39322b", stroke_opacity=0.3, **line),
    ]
    return [
        element("pattern", *bricks, id="bricks", width=56, height=28, patternUnits="userSpaceOnUse"),
        _fade("glow", "@#ffdf94/#cf8830", (0, 0.26), (0.35, 0.17), (1, 0)),
        _fade("halo", "@#fff0b8/#ffcf70", (0, 0.9), (0.4, 0.35), (1, 0)),
        _fade("gloom", "@#1c140c/#000000", (0, 0), (0.55, 0.1), (1, 0.6), r=0.75),
        _beam("beam-left", 0, 1),
        _beam("beam-right", 1, 0),
        element(
            "linearGradient", *[el("stop", offset=at, stop_color=c) for at, c in sky], id="sky", x1=0, y1=0, x2=0, y2=1
        ),
    ]


def things() -> list[Markup]:
    """Return torches, candles, and what lies about."""
    flame = [
        el("path", d="M0 -13C5 -7 5 -1 0 1C-5 -1 -5 -6 -2 -8C-2 -6 0 -7 0 -13Z", fill="@#f08a1c/#f08a1c"),
        el("path", d="M0 -8C3 -4 3 -1 0 .5C-3 -1 -2 -4 0 -8Z", fill="@#ffd34d/#ffd34d"),
        el("path", d="M0 -4C1.5 -2 1 -.5 0 0C-1 -.5 -1 -2 0 -4Z", fill="@#fff7d6/#fff7d6"),
    ]
    stick = [
        el("path", d="M-2.6 0H2.6L1.4 12H-1.4Z", fill="@#6b4423/#7a5230", stroke="@#2f1f12/#1c120a", stroke_width=0.8),
        el("path", d="M-4.5 0H4.5M-3 6H3", stroke="@#2b2b2e/#8a8f96", stroke_width=2.2),
    ]
    lit = [el("circle", cy=-4, r=120, fill="url(#glow)"), el("circle", cy=-4, r=22, fill="url(#halo)")]
    wax = el("path", d="M-2 0H2V5H-2Z", fill="@#efe3c4/#c9b98f", stroke="@#5d4c33/#2c2417", stroke_width=0.6)
    wick = el("path", d="M0 -6C2.4 -3 2 -.6 0 .2C-2 -.6 -2.4 -3 0 -6Z", fill="@#ffb52e/#ffc14d")
    bone = "M-6 0H6M-6 0L-8 -1.6M-6 0L-8 1.6M6 0L8 -1.6M6 0L8 1.6"
    tufts = "M-7 3C-5 -2 -2 0 -1 -3C1 0 4 -3 6 1C8 2 7 4 5 4H-5Z"
    return [
        group(*lit, *stick, *flame, id="torch"),
        group(el("circle", r=9, fill="url(#halo)"), wax, wick, id="candle"),
        el("circle", r=62, fill="url(#glow)", id="pool"),
        el("path", d=bone, fill="none", stroke="@#f7efdc/#8b8170", stroke_width=2, stroke_linecap="round", id="bones"),
        el(
            "path",
            d=PEBBLES,
            fill="@#b5a68b/#37322b",
            id="pebbles",
        ),
        el("path", d=tufts, fill="@#8f9b62/#3c4a2c", fill_opacity=0.8, id="moss"),
    ]


# The cracks of each kind of flagstone, for a slab of 2 by 2 units, and how its colour differs.
CRACKS = ("", "M-.9 .3L-.5 .45L-.35 .9", "M.95 -.2L.6 -.05L.45 .3L.7 .6", "M.3 .95L.4 .6L.75 .45", "")
STONES = ("@#d3c5a6/#474138", "@#ccbd9c/#423c34", "@#d8cbae/#4b443b", "@#c6b794/#3e3831", "@#d0c1a1/#453e38")


def slabs(prefix: str, track: Track) -> list[Markup]:
    """Return the flagstones of a track's cells, centred on (0, 0)."""
    wide, high = track.wide - 2 * SLAB, track.high - 2 * WALL
    x, y = -wide / 2, WALL - track.high / 2 + 1.5
    made = []
    for kind, (stone, crack) in enumerate(zip(STONES, CRACKS, strict=True)):
        box = {"x": x, "y": y, "width": wide, "height": high, "rx": 3 + kind % 3}
        face = el("rect", fill="@#8a7a62/#27221d", **(box | {"y": y - 3}))
        top = el("rect", fill=stone, **box)
        edge = f"M{x + 3:.1f} {y + high - 1:.1f}H{x + wide - 2:.1f}V{y + 4:.1f}"
        light = f"M{x + 1:.1f} {y + high - 4:.1f}V{y + 1:.1f}H{x + wide - 4:.1f}"
        line = {"fill": "none", "stroke_width": 1.6, "stroke_linecap": "round"}
        parts = [
            face,
            top,
            el("path", d=edge, stroke="@#9c8a69/#2b2620", **line),
            el("path", d=light, stroke="@#eee3ca/#5d554a", **line),
        ]
        if crack:
            scale = f"scale({wide / 2:.1f} {high / 2:.1f})"
            drawn = el("path", d=crack, fill="none", stroke="@#a8977a/#2a251f", stroke_width=0.05, transform=scale)
            parts.append(drawn)
        made.append(group(*parts, id=f"{prefix}-{kind}"))
    return made


def sill(cell: Rect) -> Markup:
    """Draw the opening through which a corridor goes on in the row below a cell."""
    x, wide = cell.x + SLAB + 4, cell.width - 2 * SLAB - 8
    y, high = cell.bottom - WALL - 0.5, 2 * WALL + 1
    sides = f"M{x:.1f} {y:.1f}v{high:g}M{x + wide:.1f} {y:.1f}v{high:g}"
    return group(
        el("rect", x=x, y=y, width=wide, height=high, fill=STONES[0]),
        element("path", d=f"M{x:.1f} {cell.bottom:.1f}h{wide:.1f}", stroke="@#b3a284/#2b2620", stroke_width=1),
        element("path", d=sides, stroke="@#8a7a62/#27221d", stroke_width=1.5),
    )


def gate(cell: Rect, turned: bool) -> Markup:
    """Draw the gate out of the dungeon, with the land beyond it."""
    at = cell.inset(2.5)
    x, y, wide, high = at
    sun = x + wide * (0.24 if turned else 0.76)
    far = f"M{x:.1f} {y + high * 0.74:.1f}q{wide * 0.28:.1f} {-high * 0.26:.1f} {wide * 0.55:.1f} {-high * 0.04:.1f}"
    far += f"t{wide * 0.45:.1f} {-high * 0.06:.1f}V{y + high:.1f}H{x:.1f}Z"
    near = f"M{x:.1f} {y + high * 0.86:.1f}q{wide * 0.35:.1f} {-high * 0.2:.1f} {wide:.1f} {-high * 0.02:.1f}"
    near += f"V{y + high:.1f}H{x:.1f}Z"
    frame = {"fill": "none", "rx": 7}
    return group(
        at.draw(rx=7, fill="url(#sky)"),
        el("circle", cx=sun, cy=y + high * 0.34, r=high * 0.2, fill="@#fff6cf/#fff1c0"),
        el("path", d=far, fill="@#b9d3a0/#a9bd92"),
        el("path", d=near, fill="@#9dbf7d/#8fa878"),
        at.draw(stroke="@#3a322a/#0d0b0a", stroke_width=6, **frame),
        at.draw(stroke="@#a08f76/#6b6052", stroke_width=3.4, stroke_dasharray="9 2", **frame),
    )
