"""Troop symbols, factions and signs, each centred on (0, 0). `remembered` caches the results of a function."""

from tablee.core.drawing.scene import Markup, el, group, remembered
from tablee.games.airain.facts import ALIKE, HERO

KIND_FILLS = ("@iron", "@leaf", "@orange", "@violet", "@teal", "@gold")
GROUNDS = ("@sand", "@dusk", "@grass", "@water")  # background colours of the four factions

# Filled icons in a square with sides of 100. An icon has one or more parts.
ICONS = (
    ("M0 -46L9 -34V10H-9V-34Z", "M-24 13H24V21H-24Z", "M-5 23H5V36H-5Z", "M0 34A7 7 0 1 1 -0.1 34Z"),  # a sword
    ("M-12 -42C34 -30 34 30 -12 42L-14 36C18 26 18 -26 -14 -36Z", "M-16 -40H-11V40H-16Z",
     "M-42 -3H24V3H-42Z", "M44 0L22 -11V11Z", "M-46 -9L-34 0L-46 9H-38L-26 0L-38 -9Z"),  # a bow and an arrow
    ("M-22 46V-26H-15V46Z", "M-18.5 -50L-8 -34L-18.5 -20L-29 -34Z", "M-12 -18H42L28 0L42 18H-12Z"),  # a lance
    ("M6 -46L26 20H-26Z", "M-44 22C-24 14 24 14 44 22C24 38 -24 38 -44 22Z"),  # a pointed hat
    ("M-22 42H28C34 4 24 -28 2 -34L-2 -46L-10 -34C-20 -28 -26 -12 -38 2C-42 10 -32 18 -24 12C-16 6 -8 8 -2 2"
     "C0 16 -18 22 -22 42Z",),  # a horse
    ("M-36 22L-42 -22L-20 -4L0 -38L20 -4L42 -22L36 22Z", "M-36 28H36V38H-36Z"),  # a crown
)  # fmt: skip


@remembered
def icon(kind: int, size: float, fill: str) -> Markup:
    """Return the icon of a troop kind without its disc."""
    parts = [el("path", d=d, fill=fill) for d in ICONS[kind]]
    return el("g", *parts, transform=f"scale({size / 100:.3f})")


@remembered
def symbol(kind: int, radius: float, *, faded: bool = False) -> Markup:
    """Return a troop symbol: a disc in the colour of its kind with its icon. It is faded if still unpaid."""
    if kind == ALIKE:
        return _alike(radius)
    if faded:
        disc = el("circle", r=radius - 1, fill="@board", stroke="@edge", stroke_width=1.6, stroke_dasharray="4 3")
        return group(disc, icon(kind, radius * 1.3, "@muted"))
    ink = "@on-gold" if kind == HERO else "@on-seat"
    return group(el("circle", r=radius, fill=KIND_FILLS[kind]), icon(kind, radius * 1.4, ink))


@remembered
def _alike(radius: float) -> Markup:
    """Return the sign of a choice group: a disc with an equals sign, in a colour that no kind has."""
    disc = el("circle", r=radius - 1, fill="@board", stroke="@ink", stroke_width=1.8, stroke_dasharray="4 2.5")
    bars = [
        el(
            "rect",
            x=-radius * 0.45,
            y=radius * y,
            width=radius * 0.9,
            height=radius * 0.2,
            rx=radius * 0.1,
            fill="@ink",
        )
        for y in (-0.32, 0.12)
    ]
    return group(disc, *bars)


# --- factions --------------------------------------------------------------------------------------------------


CRESCENT = "M14 -42A42 42 0 1 0 42 14A34 34 0 0 1 14 -42Z"


@remembered
def emblem(faction: int, size: float) -> Markup:
    """Return the emblem of a faction, by its place in the data: sun, moon, acorn or waves."""
    line = {"fill": "none", "stroke": "@ink", "stroke_linecap": "round", "stroke_width": 9}
    if faction == 0:
        rays = "M0 -46V-34M0 46V34M-46 0H-34M46 0H34M-32 -32L-24 -24M32 32L24 24M32 -32L24 -24M-32 32L-24 24"
        parts = [el("circle", r=20, fill="@ink"), el("path", d=rays, **line)]
    elif faction == 1:
        parts = [el("path", d=CRESCENT, fill="@ink")]
    elif faction == 2:
        parts = [
            el("path", d="M-26 -2H26C26 26 12 36 0 46C-12 36 -26 26 -26 -2Z", fill="@ink"),
            el("path", d="M-34 -8C-32 -34 32 -34 34 -8Z", fill="@ink"),
            el("path", d="M0 -30C0 -38 4 -42 10 -44", **line),
        ]
    else:
        waves = "M-44 {0}C-30 {1} -16 {1} -2 {0}S26 {2} 42 {0}"
        parts = [el("path", d=waves.format(y, y - 22, y + 22), **line) for y in (-22, 4, 30)]
    return el("g", *parts, transform=f"scale({size / 100:.3f})")


# --- signs -----------------------------------------------------------------------------------------------------


@remembered
def crossed_swords(size: float, fill: str) -> Markup:
    """Return the sign of war."""
    blades = [el("g", icon(0, size, fill), transform=f"rotate({turn})") for turn in (-45, 45)]
    return group(*blades)


@remembered
def tower(size: float) -> Markup:
    """Return the sign of the points printed on provinces."""
    walls = "M-34 46V-44H-16V-30H-8V-44H8V-30H16V-44H34V46H10V18A10 10 0 0 0 -10 18V46Z"
    return el("g", el("path", d=walls, fill="@muted"), transform=f"scale({size / 100:.3f})")


@remembered
def four_factions(size: float) -> Markup:
    """Return the sign of a complete set: the four factions side by side."""
    half = size / 2
    look = {"width": half - 0.5, "height": half - 0.5, "stroke": "@muted", "stroke_width": 1.2}
    corners = ((-half, -half), (0.5, -half), (-half, 0.5), (0.5, 0.5))
    return group(*(el("rect", x=x, y=y, fill=GROUNDS[i], **look) for i, (x, y) in enumerate(corners)))


@remembered
def star(size: float) -> Markup:
    """Return the sign of a majority."""
    points = "0,-50 14,-16 50,-14 22,8 32,44 0,24 -32,44 -22,8 -50,-14 -14,-16"
    look = el("polygon", points=points, fill="@gold", stroke="@muted", stroke_width=6)
    return el("g", look, transform=f"scale({size / 100:.3f})")


@remembered
def eye(size: float) -> Markup:
    """Return the sign of what everybody has seen."""
    lid = el("path", d="M-48 0C-28 -34 28 -34 48 0C28 34 -28 34 -48 0Z", fill="none", stroke="@muted", stroke_width=8)
    return el("g", lid, el("circle", r=15, fill="@muted"), transform=f"scale({size / 100:.3f})")
