"""The shapes of this game: meeples, cubes, bars, crates, awnings. All but the button are centred on (0, 0)."""

from math import cos, pi, sin

from tablee.core.drawing.boxes import Rect, button_look
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.palette import TEXT
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import polygon, seat_badge, shadow
from tablee.games.poignee.box import Meeple

SEAT_COLOURS = (  # fill and text colour: orange, green, grey, black; no kind of meeple has one of these colours
    ("@orange", "@on-seat"),
    ("@leaf", "@on-seat"),
    ("@iron", "@on-seat"),
    ("@hole", "@on-hole"),
)
LOOKS = {
    Meeple.BUILDER: "@wood",
    Meeple.MINER: "@gold",
    Meeple.ROBBER: "@bad",
    Meeple.DEPUTY: "@blue",
    Meeple.MADAME: "@violet",
}
FRAME = "@#6b4823/#2a1a0c"  # of doors
# Outlines as SVG paths in a square with sides of 100: a body with head and arms, Madame in her gown, and a hat.
BODY = (
    "M0 -40C14 -40 19 -27 12 -14C30 -10 46 -2 46 8C44 18 30 16 22 16L36 50L8 50L0 34L-8 50L-36 50L-22 16"
    "C-30 16 -44 18 -46 8C-46 -2 -30 -10 -12 -14C-19 -27 -14 -40 0 -40Z"
)
GOWN = (
    "M0 -40C14 -40 19 -27 12 -14C24 -11 40 -4 42 6C36 14 24 8 14 6C20 24 44 36 46 50L-46 50C-44 36 -20 24 -14 6"
    "C-24 8 -36 14 -42 6C-40 -4 -24 -11 -12 -14C-19 -27 -14 -40 0 -40Z"
)
STETSON = (
    "M-30 -31C-18 -26 -15 -28 -15 -36C-15 -52 -7 -50 0 -46C7 -50 15 -52 15 -36C15 -28 18 -26 30 -31"
    "C24 -18 -24 -18 -30 -31Z"
)


@remembered
def badge(seat: int, radius: float) -> Markup:
    """Return a seat's mark in the colours of this game."""
    return seat_badge(seat, radius, SEAT_COLOURS)


# --- meeples ---------------------------------------------------------------------------------------------------


@remembered
def meeple(kind: int, size: float) -> Markup:
    """Return a meeple; its clothes and tools show its kind, not only its colour."""
    line = {"stroke": "@ink", "stroke_width": 4.5, "stroke_linejoin": "round", "stroke_linecap": "round"}
    body = el("path", d=GOWN if kind == Meeple.MADAME else BODY, fill=LOOKS[Meeple(kind)], **line)
    drawn = el("g", shadow(90, 96), body, *_dress(kind, line), transform=f"scale({size / 100:.3f})")
    return group(drawn)


def _dress(kind: int, line: dict[str, object]) -> list[Markup]:
    if kind == Meeple.BUILDER:  # a hammer
        return [
            el("path", d="M38 30V-30", fill="none", stroke="@ink", stroke_width=8, stroke_linecap="round"),
            el("path", d="M22 -46H50V-26H22Z", fill="@iron", **line),
        ]
    if kind == Meeple.MINER:  # a helmet with a lamp, and a pick
        return [
            el("path", d="M38 32V-34", fill="none", stroke="@ink", stroke_width=7, stroke_linecap="round"),
            el("path", d="M18 -24C26 -46 44 -48 54 -26", fill="none", stroke="@ink", stroke_width=9),
            el("path", d="M-20 -26C-20 -54 20 -54 20 -26Z", fill="@iron", **line),
            el("circle", cx=0, cy=-35, r=6, fill="@raised"),
        ]
    if kind == Meeple.ROBBER:  # a black hat and a mask
        return [
            el("path", d="M-16 -27H16V-18H-16Z", fill="@hole"),
            el("path", d="M-13 -10H13L0 12Z", fill="@hole"),
            el("path", d=STETSON, fill="@hole", **line),
        ]
    if kind == Meeple.DEPUTY:  # a white hat and a star
        return [
            el("path", d=STETSON, fill="@raised", **line),
            el("path", d=star(20, 0, 10), fill="@gold", stroke="@ink", stroke_width=3, stroke_linejoin="round"),
        ]
    return [  # Madame: a feather and a fan
        el("path", d="M-6 -38C-22 -44 -22 -56 -6 -56C10 -56 14 -46 8 -38Z", fill="@gold", **line),
        el("path", d="M26 18L20 -8A26 26 0 0 1 50 6Z", fill="@raised", **line),
    ]


def star(radius: float, cx: float = 0, cy: float = 0) -> str:
    """Return the outline of a five-pointed star."""
    points = []
    for i in range(10):
        reach = radius * (0.42 if i % 2 else 1)
        points.append(f"{cx + reach * sin(pi * i / 5):.1f} {cy - reach * cos(pi * i / 5):.1f}")
    return "M" + "L".join(points) + "Z"


# --- cubes, bars, dynamite --------------------------------------------------------------------------------------


@remembered
def gold(size: float) -> Markup:
    """Return a gold cube, seen from a corner."""
    r = size / 2
    spokes = f"M0 0V{r:.2f}M0 0L{-r * 0.87:.2f} {-r / 2:.2f}M0 0L{r * 0.87:.2f} {-r / 2:.2f}"
    return group(
        polygon(6, r, 30, fill="@gold", stroke="@ink", stroke_width=size * 0.08, stroke_linejoin="round"),
        el("path", d=spokes, fill="none", stroke="@ink", stroke_width=size * 0.07, opacity=0.7),
    )


@remembered
def stone(size: float) -> Markup:
    """Return a stone cube, as a rough block."""
    r = size / 2
    block = f"M{-r} {r * 0.75:.2f}L{-r * 0.9:.2f} {-r * 0.35:.2f}L{-r * 0.25:.2f} {-r * 0.8:.2f}"
    block += f"L{r * 0.75:.2f} {-r * 0.6:.2f}L{r} {r * 0.75:.2f}Z"
    return el("path", d=block, fill="@stone", stroke="@ink", stroke_width=size * 0.09, stroke_linejoin="round")


@remembered
def bar(width: float) -> Markup:
    """Return a gold bar."""
    w, h = width / 2, width * 0.2
    face = f"M{-w} {h}L{-w * 0.8:.2f} {-h}H{w * 0.8:.2f}L{w} {h}Z"
    shine = el(
        "path", d=f"M{-w * 0.55:.2f} 0H{w * 0.55:.2f}", stroke="@on-gold", stroke_width=width * 0.045, opacity=0.5
    )
    return group(el("path", d=face, fill="@gold", stroke="@ink", stroke_width=1.5, stroke_linejoin="round"), shine)


@remembered
def crate(size: float) -> Markup:
    """Return a crate of dynamite: sticks and a fuse."""
    s = size / 2
    sticks = [
        el("rect", x=x * s, y=-s * 0.55, width=s * 0.58, height=s * 1.5, rx=s * 0.12, fill="@bad", stroke="@ink",
           stroke_width=size * 0.05)
        for x in (-0.9, -0.29, 0.32)
    ]  # fmt: skip
    band = el("rect", x=-s, y=0, width=2 * s, height=s * 0.42, fill="@raised", stroke="@ink", stroke_width=size * 0.05)
    fuse = el(
        "path", d=f"M0 {-s * 0.55:.2f}C0 {-s:.2f} {s * 0.5:.2f} {-s:.2f} {s * 0.75:.2f} {-s * 0.75:.2f}",
        fill="none", stroke="@ink", stroke_width=size * 0.07,
    )  # fmt: skip
    return group(fuse, *sticks, band)


@remembered
def sack(size: float) -> Markup:
    """Return the mining bag."""
    s = size / 100
    bag = "M-14 -26C-34 -10 -48 12 -46 32C-44 50 44 50 46 32C48 12 34 -10 14 -26Z"
    neck = "M-22 -46L-12 -28H12L22 -46C12 -40 8 -48 0 -42C-8 -48 -12 -40 -22 -46Z"
    line = {"stroke": "@ink", "stroke_width": 3.5, "stroke_linejoin": "round"}
    drawn = el(
        "g",
        el("ellipse", cx=0, cy=46, rx=46, ry=8, fill="@shade"),
        el("path", d=bag, fill="@wood", **line),
        el("path", d=neck, fill="@wood", **line),
        el("path", d="M-15 -27H15", stroke="@ink", stroke_width=7, stroke_linecap="round"),
        transform=f"scale({s:.3f})",
    )
    return group(drawn)


@remembered
def price(of_gold: int, of_stone: int, size: float, *, upright: bool = False) -> Markup:
    """Return the cubes of a cost in a row or, `upright`, in a column; centred."""
    cubes = [gold(size)] * of_gold + [stone(size)] * of_stone
    pitch = size * 1.15
    first = -pitch * (len(cubes) - 1) / 2
    places = [(0.0, first + pitch * i) if upright else (first + pitch * i, 0.0) for i in range(len(cubes))]
    return group(*(group(cube, at=place) for cube, place in zip(cubes, places, strict=True)))


# --- the town --------------------------------------------------------------------------------------------------


@remembered
def cloth(width: float, height: float, seat: int) -> Markup:
    """Return the cloth of an awning, with stripes in a seat's colour."""
    x, y, upright = -width / 2, -height / 2, height > width
    stripes = 5 if max(width, height) < 50 else 11
    step = (height if upright else width) / stripes
    parts = [Rect(x, y, width, height).draw(fill="@raised", stroke="@ink", stroke_width=1.5, rx=3)]
    for i in range(0, stripes, 2):
        part = Rect(x, y + i * step, width, step) if upright else Rect(x + i * step, y, step, height)
        parts.append(part.draw(fill=SEAT_COLOURS[seat][0], rx=2))
    parts.append(Rect(x, y, width, height).draw(fill="none", stroke="@ink", stroke_width=1.5, rx=3))
    return group(*parts)


@remembered
def awning(width: float, height: float, seat: int, points: int, better: bool, radius: float) -> Markup:
    """Return a marquee tile: an awning with its owner's mark and its points, golden if upgraded (`better`)."""
    size = radius * 1.3
    upright = height > width
    plate_w, plate_h = (width - 6, height - 8) if upright else (radius * 5.4, height - 6)
    plate = Rect(-plate_w / 2, -plate_h / 2, plate_w, plate_h).draw(
        rx=6, fill="@gold" if better else "@raised", stroke="@ink", stroke_width=1.5
    )
    ink = "@on-gold" if better else "@ink"
    mark_at = (0.0, -height / 2 + radius + 6) if upright else (-radius * 1.2, 0.0)
    x, y = (0.0, height / 2 - size * 0.5 - 4) if upright else (radius * 1.2, 0.0)
    number = text_at(str(points), x, y, size, fill=ink, font_weight="bold")
    return group(cloth(width, height, seat), plate, group(badge(seat, radius), at=mark_at), number)


@remembered
def plate(points: int, seat: int, radius: float, better: bool) -> Markup:
    """Return the points of a marquee that may be built or upgraded, as on its tile."""
    frame = Rect(-radius * 0.95, -radius * 0.85, radius * 1.9, radius * 1.7)
    fill, ink = ("@gold", "@on-gold") if better else ("@raised", "@ink")
    look = frame.draw(rx=5, fill=fill, stroke=SEAT_COLOURS[seat][0], stroke_width=3)
    return group(look, text_at(str(points), 0, 0, radius * 1.2, fill=ink, font_weight="bold"))


@remembered
def tombstone(width: float, height: float, kind: int) -> Markup:
    """Return an empty tomb, with a cross; there are three kinds of stones."""
    w, h = width / 2, height / 2
    top = (
        f"V{-h + w:.1f}A{w:.1f} {w:.1f} 0 0 1 {w:.1f} {-h + w:.1f}",
        f"V{-h + w * 0.8:.1f}L0 {-h:.1f}L{w:.1f} {-h + w * 0.8:.1f}",
        f"V{-h + w * 0.4:.1f}H{-w * 0.5:.1f}V{-h:.1f}H{w * 0.5:.1f}V{-h + w * 0.4:.1f}H{w:.1f}",
    )[kind]
    cross = f"M0 {-h * 0.6:.1f}V{h * 0.5:.1f}M{-w * 0.4:.1f} {-h * 0.25:.1f}H{w * 0.4:.1f}"
    return group(
        el("ellipse", cy=h, rx=w * 1.2, ry=h * 0.16, fill="@#a98a5c/#57452e"),
        el("path", d=f"M{-w:.1f} {h:.1f}{top}V{h:.1f}Z", fill="@stone", stroke="@#6b6153/#a2937a", stroke_width=1.5),
        el("path", d=cross, stroke="@#9d9384/#7c7466", stroke_width=w * 0.2),
    )


@remembered
def doors(size: float) -> Markup:
    """Return a doorway with the two leaves of a swing door, closed."""
    h = size / 2
    leaves = "".join(
        f"M{side * h * 0.66:.1f} {-h * 0.66:.1f}Q{side * h * 0.3:.1f} {-h * 0.2:.1f} {side * 1.2:.1f} {-h * 0.5:.1f}"
        f"V{h * 0.74:.1f}H{side * h * 0.66:.1f}Z"
        for side in (-1, 1)
    )
    slats = "".join(
        f"M{side * h * 0.52:.1f} {h * v:.1f}H{side * h * 0.16:.1f}" for side in (-1, 1) for v in (-0.1, 0.1, 0.3, 0.5)
    )
    return group(
        _doorway(h),
        el("path", d=leaves, fill="@#d2a36c/#6b4a2a", stroke=FRAME, stroke_width=1.1),
        el("path", d=slats, stroke="@#a9783f/#452d17", stroke_width=1.6),
    )


def _doorway(h: float) -> Markup:
    at = Rect(-h * 0.78, -h, h * 1.56, h * 1.96)
    return at.draw(rx=3, fill="@#7d5d3e/#a06f2b", stroke=FRAME, stroke_width=2)


@remembered
def open_doors(size: float) -> Markup:
    """Return the doorway behind a meeple, with the leaves of its door swung aside."""
    h = size / 2
    leaves = "".join(
        f"M{side * h * 0.8:.1f} {-h * 0.5:.1f}L{side * h * 1.35:.1f} {-h * 0.75:.1f}V{h * 0.85:.1f}"
        f"L{side * h * 0.8:.1f} {h * 0.6:.1f}Z"
        for side in (-1, 1)
    )
    inside = Rect(-h * 0.8, -h * 1.08, h * 1.6, h * 2.12)
    return group(
        inside.draw(rx=3, fill="@#ffe3a0/#6b4a1c", stroke=FRAME, stroke_width=2),
        el("path", d=leaves, fill="@#d2a36c/#7d5832", stroke=FRAME, stroke_width=1.2),
    )


@remembered
def target(radius: float) -> Markup:
    """Return a showdown space, drawn as a target."""
    return group(
        el("circle", r=radius, fill="@board", stroke="@bad", stroke_width=2.5),
        el("circle", r=radius * 0.72, fill="none", stroke="@bad", stroke_width=1.2, opacity=0.6),
        el(
            "path",
            d="".join(
                f"M{x * radius * 1.12:.1f} {y * radius * 1.12:.1f}L{x * radius * 0.72:.1f} {y * radius * 0.72:.1f}"
                for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))
            ),
            stroke="@bad",
            stroke_width=2.5,
        ),
    )


@remembered
def duel_frame(radius: float) -> Markup:
    """Return the ring around a meeple that is about to fight."""
    return el("circle", r=radius, fill="transparent", stroke="@bad", stroke_width=4)


@remembered
def explosion(radius: float, exploded: int, burning: bool) -> Markup:
    """Return the circle for used dynamite: it is burnt after an explosion, and glows before one (`burning`)."""
    rays = 14
    spikes = [polygon(3, radius * 0.3, 0, fill="@bad", opacity=0.95 if burning else 0.35)] * rays
    turned = [
        el("g", spike, transform=f"rotate({360 / rays * i:.1f}) translate({radius * 0.82:.1f} 0)")
        for i, spike in enumerate(spikes)
    ]
    ground = el("circle", r=radius * 0.78, fill="@board", stroke="@bad", stroke_width=3 if burning else 1.5)
    soot = [el("circle", r=radius * 0.72, fill="@hole", opacity=min(0.2 + 0.15 * exploded, 0.65))] if exploded else []
    return group(*turned, ground, *soot)


@remembered
def burst(size: float) -> Markup:
    """Return what is left of a crate: a burst."""
    return group(
        el("path", d=star(size * 0.75), fill="@bad", stroke="@ink", stroke_width=1.2, stroke_linejoin="round"),
        el("path", d=star(size * 0.42), fill="@gold"),
    )


@remembered
def lit_crate(size: float) -> Markup:
    """Return a crate of dynamite whose fuse burns."""
    spark = el("path", d=star(size * 0.36), fill="@gold", stroke="@bad", stroke_width=size * 0.06)
    return group(crate(size), group(spark, at=(size * 0.4, -size * 0.42)))


@remembered
def button(at: Rect, text: str, size: float = TEXT, *, icon: Markup | None = None, room: float = 0) -> Markup:
    """Return a button with a short text and, optionally, an icon of width `room` after it."""
    x, y = at.centre
    size = fitted(text, at.width - room - 20, size)
    parts = [text_at(text, x - room / 2, y, size, font_weight="bold")]
    if icon is not None:
        parts.append(group(icon, at=(x + text_width(text, size) / 2 + 4, y)))
    return button_look(at, *parts)
