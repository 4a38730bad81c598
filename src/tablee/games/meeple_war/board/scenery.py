"""The scenery behind the map: a table with a chart of the sea on it.

It also defines the drawings of lands, buildings and coasts, to which the picture refers (`shown`). The picture is
complete without them: below each of them lies a plain hex with its sign.
"""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, element
from tablee.core.drawing.scenery import reference
from tablee.core.faces import Scenery
from tablee.core.frozen import Frozen
from tablee.games.meeple_war.board import lands, sea, town
from tablee.games.meeple_war.board.layout import GAP, NARROW, WIDE, drawing_of, sea_zone

HIGHEST = 9000.0  # no narrow board is higher, because the box has 36 terrains
GAME = "meeple_war"
Place = tuple[str, float, float, float]  # what lies on the sea, its place as shares of the zone, and its size
PLACES: dict[str, tuple[Place, ...]] = {  # the first is the compass; cities lie elsewhere as the game starts
    "wide-2": (
        ("compass", 0.09, 0.8, 1.0),
        ("ship", 0.87, 0.13, 0.9),
        ("serpent", 0.13, 0.12, 0.8),
        ("whale", 0.88, 0.84, 0.9),
    ),
    "wide-3": (
        ("compass", 0.9, 0.13, 1.0),
        ("ship", 0.09, 0.42, 0.8),
        ("serpent", 0.62, 0.88, 0.8),
        ("whale", 0.92, 0.86, 0.8),
    ),
    "wide-4": (
        ("compass", 0.07, 0.5, 0.9),
        ("ship", 0.93, 0.5, 0.75),
        ("serpent", 0.5, 0.07, 0.7),
        ("whale", 0.5, 0.87, 0.7),
    ),
    "narrow": (
        ("compass", 0.88, 0.1, 0.8),
        ("ship", 0.1, 0.09, 0.6),
        ("serpent", 0.12, 0.85, 0.6),
        ("whale", 0.9, 0.9, 0.6),
    ),
}


def name(box: Frozen, seats: int, narrow: bool) -> str:
    """Return the name of the drawing for a layout."""
    return drawing_of(seats, narrow)


def shown(drawing: str, what: str, **look: object) -> Markup:
    """Return an element that shows one of the definitions of a drawing."""
    return el("use", href=reference(GAME, drawing, what), **look)


def draw(name: str) -> Scene:
    """Draw the table and the sea for a layout."""
    if name not in PLACES:
        raise LookupError(f"there is no sea called {name!r}")
    narrow = name == "narrow"
    width, height = (NARROW, HIGHEST) if narrow else WIDE
    zone = Rect(GAP, GAP, NARROW - 2 * GAP, 480) if narrow else sea_zone(int(name[-1]))
    scene = Scene(width, height, "")
    scene.background(el("defs", *sea.definitions(), *lands.definitions(), *town.definitions(), *_wood()))
    (_, u, v, _), *_others = PLACES[name]
    x, y = round(zone.x + zone.width * u, 1), round(zone.y + zone.height * v, 1)
    whole = Rect(0, 0, width, height)
    if narrow:
        scene.background(whole.draw(fill="@#8fc0d6/#1f4354", rx=12), *sea.water(Rect(0, 0, width, 1400), x, y))
    else:
        scene.background(whole.draw(fill="@#8d6238/#2b211a", rx=12), whole.draw(fill="url(#planks)", rx=12))
        scene.background(*_chart(zone), *sea.water(zone, x, y), *_neatline(zone))
    for what, u, v, scale in PLACES[name]:
        scene.background(sea.thing(what, round(zone.x + zone.width * u, 1), round(zone.y + zone.height * v, 1), scale))
    return scene


def _wood() -> list[Markup]:
    """Return a pattern of planks."""
    joints = "M0 .5H320M0 40.5H320M0 80.5H320M90 0V40M250 40V80M30 80V120M180 80V120"
    grain = (
        "M10 14C60 8 120 20 190 12M120 30C180 24 240 34 310 26M20 58C90 50 160 66 230 56M60 98C140 90 220 106 300 96"
    )
    return [
        element(
            "pattern",
            el("path", d=grain, fill="none", stroke="@#7a522c/#211913", stroke_width=2),
            el("path", d=joints, fill="none", stroke="@#62401f/#17110d", stroke_width=1.6),
            id="planks",
            width=320,
            height=120,
            patternUnits="userSpaceOnUse",
        )
    ]


def _chart(zone: Rect) -> list[Markup]:
    """Draw the paper of the chart, and its shadow on the table."""
    paper = zone.inset(-7)
    return [
        paper._replace(x=paper.x + 1, y=paper.y + 3).draw(fill="@#00000055/#00000088", rx=7),
        paper.draw(fill=sea.CHART, rx=6),
    ]


def _neatline(zone: Rect) -> list[Markup]:
    """Draw the border of the chart, whose bars are as long as degrees."""
    bar, edge = zone.inset(-2.5), {"fill": "none", "stroke": "@#5d4a30/#3c3122"}
    return [
        bar.draw(rx=4, stroke_width=5, **edge),
        bar.draw(rx=4, fill="none", stroke=sea.CHART, stroke_width=3.4, stroke_dasharray="24 24"),
        zone.inset(0.4).draw(rx=4, stroke_width=1.2, **edge),
    ]


SCENERY = Scenery(name, draw)
