"""The figures of Meeple War: terrains, buildings, trees, tokens and supplies, each centred on (0, 0)."""

from math import cos, pi, sin

from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import polygon, seat_badge
from tablee.games.meeple_war.box import Building, Kind

SEAT_COLOURS = tuple(
    (fill, "@on-seat") for fill in ("@seat1", "@seat2", "@orange", "@seat0")
)  # blue, green, orange, red
DARK = "@#3a2e22/#120e0a"  # outlines on the map
GROUNDS = {
    Kind.BLANK: "@grass",
    Kind.WOODEN: "@stone",
    Kind.STONE: "@stone",
    Kind.CAVE: "@dusk",
    Kind.ALTAR: "@dusk",
    Kind.MINE: "@dusk",
}


@remembered
def scaled(size: float, *parts: Markup) -> Markup:
    """Scale a picture that was made for a square with sides of 100."""
    return el("g", *parts, transform=f"scale({size / 100:.4f})")


@remembered
def ink(d: str, fill: str = "@ink", **attributes: object) -> Markup:
    """Draw a filled outline."""
    return el("path", d=d, fill=fill, **attributes)


@remembered
def stroke(d: str, width: float = 8, colour: str = "@ink") -> Markup:
    """Draw a line."""
    look = {"stroke_width": width, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return el("path", d=d, fill="none", stroke=colour, **look)


@remembered
def badge(seat: int, radius: float) -> Markup:
    """Draw a seat's badge in the colour of its meeples."""
    return seat_badge(seat, radius, SEAT_COLOURS)


@remembered
def shape(seat: int, radius: float, **look: object) -> Markup:
    """Draw the shape of a seat's badge: a circle, a square, a triangle or a diamond."""
    if seat == 0:
        return el("circle", r=radius, **look)
    if seat == 1:
        side = radius * 0.9
        return el("rect", x=-side, y=-side, width=2 * side, height=2 * side, rx=side * 0.2, **look)
    return polygon(3 if seat == 2 else 4, radius * 1.15, -90 if seat == 2 else 0, **look)


@remembered
def hexagon(radius: float, **attributes: object) -> Markup:
    """Draw a hex with a corner at the top."""
    return polygon(6, radius, -90, **attributes)


# --- terrains --------------------------------------------------------------------------------------------------

_EDGE = {"stroke": "@ink", "stroke_width": 4, "stroke_linejoin": "round"}


_TERRAINS: dict[Kind, list[Markup]] = {
    Kind.WORKSHOP: [
        stroke("M-30 40L14 -10", 11, "@bronze"),
        ink("M-14 -30L8 -46L46 -10L34 4L22 -6L10 6L-8 -12L2 -20Z", "@iron", **_EDGE),
    ],
    Kind.VILLAGE: [
        ink("M-46 40V2L-22 -22L2 2V40Z", "@raised", **_EDGE),
        ink("M-52 4L-22 -28L8 4Z", "@bad", **_EDGE),
        ink("M2 40V-8L24 -30L46 -8V40Z", "@raised", **_EDGE),
        ink("M-4 -6L24 -38L52 -6Z", "@bronze", **_EDGE),
        ink("M16 40V14H32V40ZM-29 40V18H-15V40Z", "@ink"),
    ],
    Kind.DRUID: [
        ink("M-34 42C-34 6 34 6 34 42Z", "@raised", **_EDGE),
        ink("M-46 10C-30 -46 30 -46 46 10C20 0 -20 0 -46 10Z", "@leaf", **_EDGE),
        ink("M-10 42V26C-10 16 10 16 10 26V42Z"),
        stroke("M0 -30V-46M0 -40L12 -50", 5, "@leaf"),
    ],
    Kind.WEAPON: [
        ink("M-8 18L-8 -30L0 -50L8 -30L8 18Z", "@raised", **_EDGE),
        ink("M-28 16H28V27H-28Z", "@gold", **_EDGE),
        ink("M-6 27H6V46H-6Z", "@bronze", **_EDGE),
    ],
    Kind.SHIELD: [
        ink("M0 -46L36 -34V0C36 26 14 40 0 48C-14 40 -36 26 -36 0V-34Z", "@raised", **_EDGE),
        ink("M0 -46L36 -34V0H0Z", "@blue"),
        ink("M0 48C-14 40 -36 26 -36 0H0Z", "@blue"),
    ],
    Kind.WOODEN: [ink(f"M{x} 42V-2L{x + 10.5} -14L{x + 21} -2V42Z", "@wood", **_EDGE) for x in (-42, -21, 0, 21)],
    Kind.STONE: [
        ink("M-34 44V-8H-40V-26H-26V-16H-10V-26H10V-16H26V-26H40V-8H34V44Z", "@iron", **_EDGE),
        ink("M-9 44V22C-9 8 9 8 9 22V44Z"),
    ],
    Kind.CAVE: [
        ink("M-48 42C-48 10 -32 -12 -14 -18L2 -40L16 -22C36 -14 48 14 48 42Z", "@stone", **_EDGE),
        ink("M-26 42C-26 0 26 0 26 42Z", "@hole"),
    ],
    Kind.ALTAR: [
        ink("M-40 6H40V18H30V34H42V46H-42V34H-30V18H-40Z", "@stone", **_EDGE),
        ink("M0 -48C18 -26 20 -18 14 -6H-14C-22 -20 -6 -26 0 -48Z", "@gold", **_EDGE),
    ],
    Kind.MINE: [
        ink("M-44 44L-30 -34H30L44 44H28L19 -20H-19L-28 44Z", "@wood", **_EDGE),
        ink("M-28 44L-19 -20H19L28 44Z", "@hole"),
        stroke("M-14 44L-6 -6M14 44L6 -6M-13 32H13M-10 16H10M-8 4H8", 4, "@on-hole"),
    ],
}
MAST = {Kind.WOODEN: (0.01, -0.8), Kind.STONE: (0.3, -0.8)}  # where the flag stands, as shares of the radius


@remembered
def flag(seat: int, size: float) -> Markup:
    """Draw the flag of a seat with the foot of its pole at (0, 0), or a white one."""
    cloth = SEAT_COLOURS[seat][0] if seat >= 0 else "@raised"
    parts = [stroke("M0 0V-56", 7), ink("M2 -56C18 -64 30 -46 54 -54V-20C30 -12 18 -30 2 -22Z", cloth, **_EDGE)]
    if seat >= 0:
        parts.append(group(shape(seat, 10, fill="@on-seat"), at=(27, -37)))
    return scaled(size, *parts)


@remembered
def terrain_icon(kind: int, size: float) -> Markup:
    """Draw what is printed on a terrain of this kind. A blank has nothing."""
    return scaled(size, *_TERRAINS.get(Kind(kind), []))


_PLAIN = {
    Kind.WORKSHOP: "M-34 42L8 -6L-14 -28L8 -44L44 -10L28 6L20 -2L-24 50Z",
    Kind.VILLAGE: "M-46 42V2L-22 -24L0 0L22 -36L46 -6V42Z",
    Kind.DRUID: "M-34 42V14H-46L0 -46L46 14H34V42Z",
    Kind.WEAPON: "M-8 46V26H-28V14H-8V-34L0 -50L8 -34V14H28V26H8V46Z",
    Kind.SHIELD: "M0 -46L36 -34V0L20 34L0 46L-20 34L-36 0V-34Z",
    Kind.WOODEN: "M-44 42V-4L-33 -16L-22 -4L-11 -16L0 -4L11 -16L22 -4L33 -16L44 -4V42Z",
    Kind.STONE: "M-38 44V-26H-22V-14H-8V-26H8V-14H22V-26H38V44Z",
    Kind.CAVE: "M-48 42L-30 -16L2 -40L34 -12L48 42H22V10L0 -4L-22 10V42Z",
    Kind.ALTAR: "M-40 44V18H-12L-20 -8L0 -48L20 -8L12 18H40V44Z",
    Kind.MINE: "M-46 44L-30 -36H30L46 44H28L18 -18H-18L-28 44Z",
}


@remembered
def plain_sign(kind: int, size: float) -> Markup:
    """Draw the outline of what is on a terrain, for a page that has not loaded the scenery."""
    return scaled(size, ink(_PLAIN[Kind(kind)], "@muted"))


@remembered
def worth(points: int, size: float) -> Markup:
    """Draw how many victory points a fort gives, in letters of this size, on a gold coin."""
    coin = el("circle", r=size * 0.64, fill="@gold", stroke="@ink", stroke_width=size * 0.06)
    return group(coin, text_at(str(points), 0, 0, size, fill="@on-gold", font_weight="bold"))


@remembered
def tree(size: float) -> Markup:
    """Draw a fir."""
    return scaled(
        size,
        ink("M-7 30H7V48H-7Z", "@bronze"),
        ink("M0 -50L26 -8H14L34 32H-34L-14 -8H-26Z", "@leaf", stroke="@ink", stroke_width=5, stroke_linejoin="round"),
    )


@remembered
def wood(radius: float, along: tuple[float, float]) -> Markup:
    """Draw the trees of a forest along a line through (0, 0), the farthest first."""
    u, v = (100 * abs(along[0]), 100 * along[1] * (1 if along[0] > 0 else -1))  # opposite edges have equal forests
    places = (
        ((-0.42, 0), (-0.14, 7), (0.14, -7), (0.42, 0))
        if abs(v) < 60
        else ((-0.42, 0), (-0.14, 0), (0.14, 0), (0.42, 0))
    )
    spots = sorted((u * i, v * i + drop) for i, drop in places)
    spots.sort(key=lambda spot: spot[1])
    crowns = "".join(f"M{x:.0f} {y - 26:.0f}l15 22h-7l11 18h-38l11 -18h-7Z" for x, y in spots)
    trunks = "".join(f"M{x:.0f} {y + 12:.0f}v9" for x, y in spots)
    lights = "".join(f"M{x - 1:.0f} {y - 21:.0f}l-9 14h5l-9 16" for x, y in spots)
    look = {"stroke": DARK, "stroke_width": 3.2, "stroke_linejoin": "round"}
    return el(
        "g",
        stroke(trunks, 6, "@bronze"),
        ink(crowns, "@#3f7a3c/#4f8a48", **look),
        stroke(lights, 3, "@#8fc06a/#86bb6c"),
        transform=f"scale({radius / 100:.3f})",
    )


@remembered
def tree_token(size: float, seat: int) -> Markup:
    """Draw a seat's tree token: a round tree on a plate with the seat's shape and colour."""
    look = {"fill": "@raised", "stroke": SEAT_COLOURS[seat][0], "stroke_width": 9, "stroke_linejoin": "round"}
    crown = el("circle", cy=-8, r=21, fill="@leaf", stroke="@ink", stroke_width=4)
    return scaled(size, shape(seat, 48, **look), ink("M-6 12H6V34H-6Z", "@bronze"), crown)


@remembered
def upgrade_token(kind: int, size: float) -> Markup:
    """Draw an upgrade token: the picture of a terrain on a square plate."""
    plate = el("rect", x=-50, y=-50, width=100, height=100, rx=18, fill="@sand", stroke="@edge", stroke_width=6)
    return group(scaled(size, plate), terrain_icon(kind, size * 0.72))


# --- buildings -------------------------------------------------------------------------------------------------

_BUILDINGS = {
    Building.SQ: "M-42 44V34H-32V-4H-40V-14L0 -44L40 -14V-4H32V34H42V44ZM-20 34H-8V-4H-20ZM8 34H20V-4H8Z",
    Building.LG: "M-10 -30L-18 -46H18L10 -30C34 -14 44 10 38 30C34 46 -34 46 -38 30C-44 10 -34 -14 -10 -30Z",
    Building.MA: "M-6 46V10L-40 -24L-44 -44L-24 -40L0 -14L24 -40L44 -44L40 -24L6 10V46ZM-34 22L-14 42L-22 48L-42 30ZM34 22L14 42L22 48L42 30Z",  # noqa: E501
    Building.AC: "M-48 -14C-40 -44 30 -46 48 -14C30 16 -40 14 -48 -14ZM-20 22H20L14 40H-14ZM-50 -30L-36 -14L-50 2Z",
    Building.PS: "M-6 -48H6L10 -16L48 6V18L10 10L6 32L18 42V48H-18V42L-6 32L-10 10L-48 18V6L-10 -16Z",
    Building.BS: "M0 -46C28 -46 36 -24 36 0V46L24 34L12 46L0 34L-12 46L-24 34L-36 46V0C-36 -24 -28 -46 0 -46Z",
    Building.UN: "M-48 -30C-30 -38 -12 -34 0 -24C12 -34 30 -38 48 -30V34C30 26 12 30 0 40C-12 30 -30 26 -48 34Z",
    Building.AB: "M-5 -50H5V-40H14V-31H5V-20L30 4V46H10V24H-10V46H-30V4L-5 -20V-31H-14V-40H-5Z",
    Building.FA: "M-46 46V-44H-28V4L-4 -14V4L20 -14V4L46 -14V46Z",
    Building.CA: "M-46 40A10 10 0 1 1 -26 40A10 10 0 1 1 -46 40ZM22 40A10 10 0 1 1 42 40A10 10 0 1 1 22 40ZM-44 20H44V30H-44ZM-30 20L20 -30A12 12 0 1 1 30 -20L-14 20Z",  # noqa: E501
}
_MARKS = {
    Building.LG: stroke("M-12 8H12M0 -4V20", 8, "@raised"),
    Building.BS: el("g", *(el("circle", cx=x, cy=-12, r=7, fill="@raised") for x in (-13, 13))),
    Building.UN: stroke("M0 -22V38", 5, "@raised"),
    Building.AC: stroke("M-12 4L-14 22M12 4L14 22", 5),
    Building.FA: ink("M-30 20H-18V32H-30ZM-6 20H6V32H-6ZM18 20H30V32H18Z", "@raised"),
}


@remembered
def building_icon(kind: int, size: float, colour: str = "@ink") -> Markup:
    """Draw the sign of a building."""
    which = Building(kind)
    return scaled(
        size, ink(_BUILDINGS[which], colour, fill_rule="evenodd"), *([_MARKS[which]] if which in _MARKS else [])
    )


# --- meeples and supplies --------------------------------------------------------------------------------------


_BODY = (
    "M0 -50C16 -50 20 -30 12 -20C30 -16 48 -6 48 4C46 14 30 12 22 12L38 50H8L0 30L-8 50H-38L-22 12"
    "C-30 12 -46 14 -48 4C-48 -6 -30 -16 -12 -20C-20 -30 -16 -50 0 -50Z"
)
_SIDES = ("@#123f75/#3f6fae", "@#1b5226/#4a8a54", "@#7d3706/#b5692a", "@#7c1712/#b3524a")
_SIDE = {"stroke": DARK, "stroke_width": 5, "stroke_linejoin": "round"}


@remembered
def soldier(seat: int, size: float, *, lying: bool = False) -> Markup:
    """Draw a meeple of wood that stands, with its shadow. A meeple that has moved is lying down."""
    colour = SEAT_COLOURS[seat][0]
    shadow = el("ellipse", cx=8, cy=49, rx=48, ry=10, fill="@#1e140a55/#00000088")
    side = ink(_BODY, _SIDES[seat], transform="translate(5 3)", **_SIDE)
    light = stroke(
        "M-10 -34C-12 -42 -4 -46 2 -45M-38 2C-30 -8 -20 -12 -12 -13M-28 44L-14 12", 5, "@#ffffff88/#ffffff88"
    )
    body = [shadow, side, ink(_BODY, colour, **_SIDE), light]
    if not lying:
        return scaled(size, *body)
    return el("g", scaled(size, *body[1:]), transform=f"translate(0 {size * 0.18:.2f}) rotate(-90)")


@remembered
def strength(seat: int, text: str, size: float) -> Markup:
    """Draw how many meeples of a seat there are, on a plate with the seat's shape and colour."""
    fill, letters = SEAT_COLOURS[seat]
    half = text_width(text, size) / 2
    look = {"fill": fill, "stroke": "@raised", "stroke_width": size * 0.1, "stroke_linejoin": "round"}
    low = 0.0
    if seat < 2:
        w, h = max(half + size * 0.26, size * 0.64), size * 0.64
        plate = el("rect", x=-w, y=-h, width=2 * w, height=2 * h, rx=h if seat == 0 else h * 0.2, **look)
    else:
        w, h, low = half + size * (0.72 if seat == 2 else 0.62), size * 1.02, size * (0.26 if seat == 2 else 0)
        corners = ((0, -h), (w, h * 0.74), (-w, h * 0.74)) if seat == 2 else ((0, -h), (w, 0), (0, h), (-w, 0))
        plate = el("polygon", points=" ".join(f"{x:.2f},{y:.2f}" for x, y in corners), **look)
    return group(plate, text_at(text, 0, low, size, fill=letters, font_weight="bold"))


@remembered
def tally(text: str, x: float, y: float, size: float) -> Markup:
    """Draw a small badge with a number."""
    wide = size * 0.7 + text_width(text, size)
    plate = el("rect", x=-wide / 2, y=-size * 0.72, width=wide, height=size * 1.44, rx=size * 0.72, fill="@ink")
    return group(plate, text_at(text, 0, 0, size, fill="@paper", font_weight="bold"), at=(x, y))


@remembered
def cube(size: float) -> Markup:
    """Draw a worker, a white cube."""
    s, look = size / 2, {"stroke": "@ink", "stroke_width": max(1.0, size * 0.07), "stroke_linejoin": "round"}
    corners = [(s * cos(pi / 6 + i * pi / 3), s * sin(pi / 6 + i * pi / 3)) for i in range(6)]
    outline = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "Z"
    inner = "M0 0L{:.2f} {:.2f}M0 0L{:.2f} {:.2f}M0 0V{:.2f}".format(*corners[3], *corners[5], s)
    return group(ink(outline, "@raised", **look), el("path", d=inner, fill="none", **look))


@remembered
def warehouse(size: float) -> Markup:
    """Draw a warehouse with a wide roof and a gate."""
    return scaled(
        size,
        ink("M-48 42V-8L0 -42L48 -8V42Z", "@wood", **_EDGE),
        ink("M-24 42V4H24V42Z", "@raised", **_EDGE),
        stroke("M-24 17H24M-24 30H24", 4),
    )


@remembered
def mountain(size: float) -> Markup:
    """Draw the Mountain of Fame, a peak with snow."""
    return scaled(
        size,
        ink("M-50 42L-8 -44L14 -6L24 -20L50 42Z", "@iron", **_EDGE),
        ink("M-8 -44L8 -16L-4 -10L-12 -18L-24 -10Z", "@raised", **_EDGE),
    )


@remembered
def star(size: float) -> Markup:
    """Draw the sign for victory points."""
    corners = [
        ((50 if i % 2 == 0 else 21) * sin(i * pi / 5), -(50 if i % 2 == 0 else 21) * cos(i * pi / 5)) for i in range(10)
    ]
    return scaled(size, ink("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z", "@gold", **_EDGE))


@remembered
def stock(size: float) -> Markup:
    """Draw the stock, a crate."""
    return scaled(
        size,
        ink("M-42 -30H42V40H-42Z", "@wood", **_EDGE),
        stroke("M-42 -8H42M-42 16H42M-24 -30V40M24 -30V40", 4),
    )


@remembered
def hammer(size: float) -> Markup:
    """Draw the hammer of the active player."""
    return scaled(
        size,
        stroke("M-26 42L8 -8", 12, "@bronze"),
        ink("M-26 -22L4 -46L40 -6L10 18Z", "@iron", **_EDGE),
    )


@remembered
def heart(size: float) -> Markup:
    """Draw the sign for bravery, a medal."""
    ribbon = ink("M-22 -48H22L10 -4H-10Z", "@bad", **_EDGE)
    return scaled(size, ribbon, el("circle", cy=16, r=28, fill="@gold", stroke="@ink", stroke_width=4))


@remembered
def defence(width: float, height: float, seat: int = -1) -> Markup:
    """Draw a defence: an empty slot, or one with the shape and colour of the seat that holds it."""
    w = width * 0.88
    slot = el("rect", x=-w / 2, y=-height / 2, width=w, height=height, rx=w * 0.2, fill="@paper", stroke="@edge")
    if seat < 0:
        return slot
    colour, radius = SEAT_COLOURS[seat][0], min(width, height) * 0.48
    return group(slot, shape(seat, radius, fill=colour, stroke="@ink", stroke_width=radius * 0.12))


@remembered
def gate(length: float, colour: str) -> Markup:
    """Draw a city gate along a horizontal line: a door between two towers with roofs in a colour."""
    towers = [el("circle", cx=x, r=19, fill=colour, stroke=DARK, stroke_width=6) for x in (-46, 46)]
    tops = [el("circle", cx=x, r=7, fill="@raised", fill_opacity=0.6) for x in (-46, 46)]
    return scaled(
        length,
        ink("M-34 -11H34V11H-34Z", "@wood", stroke=DARK, stroke_width=6),
        stroke("M-17 -9V9M0 -9V9M17 -9V9", 4, "@bronze"),
        *towers,
        *tops,
    )
