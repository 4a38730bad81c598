"""The edges of things on the map: the coast, the empty spaces around it, and the walls of cities.

All are outlines in units of a hundredth of a hex's radius, so that they are the same text in every picture.
"""

import hashlib
from collections.abc import Iterable
from math import hypot

from tablee.core.drawing.scene import Markup, el, group, remembered
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.layout import SQRT3, View
from tablee.games.meeple_war.box import EDGES
from tablee.games.meeple_war.facts.places import Hex, neighbour

WIDE, HIGH = 50 * SQRT3, 50  # half of a hex's width, and half of the length of its sides
CORNERS = ((WIDE, -HIGH), (0, -100), (-WIDE, -HIGH), (-WIDE, HIGH), (0, 100), (WIDE, HIGH))  # the first of each edge
BAYS = "q6 -14 -20 -24t-38 -13t-29 -13c-18 -8 -16 22 -40 18s-24 22 -46 32c-10 16 8 20 0 44s10 28 0 56c16 18 26 2 44 26s22 8 42 24c22 -4 22 -26 46 -22s22 -24 40 -28c12 -16 -6 -30 0 -52s-8 -28 1 -48Z"  # noqa: E501
FLAT = "l-68 -39l-68 39v78l68 39l68 -39v-78Z"
SHALLOWS = (  # colours and widths of the water along the coast, from the outside in
    ("@#b9e3ea/#37697b", 66),
    ("@#ffffff/#7fb0c0", 44),
    ("@#a5d8e2/#305f70", 37),
    ("@#f2fbfb/#98c2cd", 16),
)
SAND, ROCK = "@#f2e2b6/#85704a", "@#a9895a/#4a3b26"


def _middle(where: Hex) -> tuple[int, int]:
    q, r = where
    return round(2 * WIDE * (q + r / 2)), 150 * r


def _in_place(view: View, *parts: Markup) -> Markup:
    """Scale parts to the map."""
    return el("g", *parts, transform=f"translate({view.x:.1f} {view.y:.1f}) scale({view.radius / 100:.4f})")


@remembered
def coast(view: View, hexes: frozenset[Hex]) -> Markup:
    """Draw the land below the hexes, and the water that surrounds it."""
    outer = sorted(where for where in hexes if any(neighbour(where, edge) not in hexes for edge in range(EDGES)))
    d = "".join(f"M{x + 87} {y - 50}{BAYS}" for x, y in map(_middle, outer))
    id_ = f"coast-{hashlib.blake2b(d.encode(), digest_size=4).hexdigest()}"  # what is equal may have the same id
    again = [el("use", href=f"#{id_}", stroke=colour, stroke_width=wide) for colour, wide in SHALLOWS[1:]]
    colour, wide = SHALLOWS[0]
    return _in_place(
        view,
        group(el("path", d=d, id=id_), fill=colour, stroke=colour, stroke_width=wide, stroke_linejoin="round"),
        group(*again, fill=SAND, stroke_linejoin="round"),
        el("use", href=f"#{id_}", y=12, fill=ROCK),
        el("use", href=f"#{id_}", fill=SAND),
    )


@remembered
def empty(view: View, hexes: tuple[Hex, ...]) -> Markup:
    """Draw spaces on the sea that are still empty."""
    d = "".join(f"M{x + 68} {y - 39}{FLAT}" for x, y in map(_middle, hexes))
    look = {"stroke": "@#3c7a94/#8db7c9", "stroke_width": 3, "stroke_dasharray": "7 15", "stroke_opacity": 0.7}
    return _in_place(view, el("path", d=d, fill="none", **look))


def _outline(hexes: Iterable[Hex]) -> list[tuple[int, int]]:
    """Return the corners of the line around some hexes that touch each other."""
    inside = set(hexes)
    ways: dict[tuple[int, int], tuple[int, int]] = {}
    for where in inside:
        x, y = _middle(where)
        for edge in range(EDGES):
            if neighbour(where, edge) not in inside:
                (u, v), (s, t) = CORNERS[edge - 1], CORNERS[edge]
                ways[_near(x + u, y + v)] = _near(x + s, y + t)
    corners = [min(ways)]
    while (end := ways[corners[-1]]) != corners[0]:
        corners.append(end)
    return corners


def _near(x: float, y: float) -> tuple[int, int]:
    """Round a corner, so that hexes that share it agree on where it is."""
    return round(round(x / WIDE) * WIDE), round(y / 50) * 50


def _within(corners: list[tuple[int, int]], by: float) -> list[tuple[int, int]]:
    """Return the corners of a line inside a line that runs counter-clockwise, at a distance from it."""
    ways = []
    for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
        long = hypot(u - x, v - y)
        ways.append(((v - y) / long, (x - u) / long))  # at a right angle to the line, inwards
    points = []
    for i, (x, y) in enumerate(corners):
        (a, b), (c, d) = ways[i - 1], ways[i]
        share = by / (1 + a * c + b * d)
        points.append((round(x + share * (a + c)), round(y + share * (b + d))))
    return points


@remembered
def wall(view: View, sites: tuple[Hex, ...], gate: int, owner: int) -> Markup:
    """Draw a wall with battlements around a city, and towers with the shape of its seat.

    `gate` is the edge of the first site that the gate is on.
    """
    corners, colour = _within(_outline(sites), 7), figures.SEAT_COLOURS[owner][0]
    d = "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"
    look = {"fill": "none", "stroke_linejoin": "round"}
    tower = figures.shape(owner, 20, fill=colour, stroke="@raised", stroke_width=6)
    (x, y), ((u, v), (s, t)) = _middle(sites[0]), (CORNERS[gate - 1], CORNERS[gate])
    free = [
        corner for corner in corners if hypot(corner[0] - x - (u + s) / 2, corner[1] - y - (v + t) / 2) > HIGH * 1.5
    ]
    ends = {least(free, key=lambda corner: corner[axis]) for axis in (0, 1) for least in (min, max)}
    return group(
        _in_place(
            view,
            el("path", d=d, stroke=figures.DARK, stroke_width=20, **look),
            el("path", d=d, stroke=colour, stroke_width=14, **look),
            el("path", d=d, stroke="@raised", stroke_width=9, stroke_dasharray="9 11", stroke_opacity=0.5, **look),
            *(group(tower, at=corner) for corner in sorted(ends)),
        ),
        pointer_events="none",
    )
