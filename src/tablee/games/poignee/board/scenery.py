"""Main Street behind the board: sky, desert, boardwalks, ruts, and the fronts of all buildings.

There is one drawing for the wide board and one for the narrow one. What a variant can change is drawn on the board.
"""

from random import Random

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, element
from tablee.core.faces import Scenery
from tablee.core.frozen import Frozen
from tablee.games.poignee.board import facades, props, quarters
from tablee.games.poignee.board.layout import Layout, layout_of
from tablee.games.poignee.board.sky import sky_of

MOST_SEATS = 4
MESAS = (
    (0, 0.4),
    (0.04, 0.4),
    (0.05, 0.75),
    (0.42, 0.75),
    (0.44, 0.45),
    (0.53, 0.45),
    (0.55, 0.75),
    (0.94, 0.75),
    (1, 0.5),
)
DIRT, EDGE = "@#efdaac/#55462f", "@#dcbf86/#3b3022"  # in the middle of the street, and beside the boardwalks


def name(box: Frozen, seats: int, narrow: bool) -> str:
    """Return the name of the drawing for a layout."""
    return "narrow" if narrow else "wide"


def draw(name: str) -> Scene:
    """Draw the town for a layout; it is as high as the board for most seats."""
    if name not in ("wide", "narrow"):
        raise LookupError(f"there is no street called {name!r}")
    layout = layout_of(MOST_SEATS, name == "narrow")
    scene = Scene(layout.width, layout.height, "")
    gradients = [*_gradients(), *facades.gradients(), *quarters.gradients()]
    scene.background(el("defs", *gradients, *props.things()), *_land(layout), *_street(layout, Random(name)))
    for place in (quarters.jail, quarters.graveyard, quarters.saloon, quarters.bank):
        scene.background(*place(layout))
    if not layout.narrow:
        scene.background(facades.wires(layout.plots))
    for b, plot in sorted(enumerate(layout.plots), key=lambda pair: pair[1].body.y):
        scene.background(*facades.facade(plot, b, layout.narrow), facades.prop(plot, b, layout.narrow))
    return scene


def _gradients() -> list[Markup]:
    def fade(id_: str, *stops: tuple[float, str], across: bool = False) -> Markup:
        inside = [el("stop", offset=at, stop_color=colour) for at, colour in stops]
        return element("linearGradient", *inside, id=id_, x1=0, y1=0, x2=int(across), y2=int(not across))

    dirt = ((0, EDGE), (0.3, DIRT), (0.7, DIRT), (1, EDGE))

    return [
        fade("sky", (0, "@#6fb4e4/#141a35"), (0.7, "@#bfe0ef/#39345a"), (1, "@#fbe9c2/#7a5560")),
        fade("land", (0, "@#efd9a8/#2e2820"), (1, "@#d9b77c/#211c16")),
        fade("dirt-along", *dirt),
        fade("dirt-down", *dirt, across=True),
    ]


def _land(layout: Layout) -> list[Markup]:
    """Draw the desert, and the sky with its mesas."""
    whole = {"width": layout.width, "height": layout.height, "rx": 12}
    sky = sky_of(layout)
    x, y, wide, high = sky
    far = f"M{x:g} {y + high:g}" + "".join(f"L{x + wide * u:.1f} {y + high * v:.1f}" for u, v in MESAS)
    return [
        el("rect", fill="url(#land)", **whole),
        sky.draw(rx=0 if layout.narrow else 12, fill="url(#sky)"),
        _stars(sky),
        el("path", d=f"{far}V{y + high:g}Z", fill="@#d7a878/#3d2f45", fill_opacity=0.8),
        *_desert(layout),
    ]


def _stars(sky: Rect) -> Markup:
    """Draw stars, which are seen at night only."""
    dice = Random(3)
    points = "".join(
        f"M{sky.x + 4 + dice.random() * (sky.width - 8):.0f} {sky.y + 2 + dice.random() * sky.height * 0.6:.0f}h.01"
        for _ in range(int(sky.width / 12))
    )
    return el("path", d=points, stroke="@#ffffff00/#fff6d8", stroke_width=1.6, stroke_linecap="round")


def _desert(layout: Layout) -> list[Markup]:
    """Draw big cactuses where a narrow board has no player."""
    if not layout.narrow:
        return []
    at = layout.players[-1]
    places = ((0.2, 0.95, 3.0), (0.52, 0.8, 1.9), (0.84, 0.9, 2.5))
    return [
        element(
            "use",
            href="#saguaro",
            opacity=0.7,
            transform=f"translate({at.x + at.width * u:.0f} {at.y + at.height * v:.0f}) scale({k})",
        )
        for u, v, k in places
    ]


def _street(layout: Layout, dice: Random) -> list[Markup]:
    street, narrow = layout.street, layout.narrow
    if narrow:
        top = sky_of(layout).bottom
        street = Rect(street.x, top, street.width, street.bottom - top)
    parts = [street.draw(fill="url(#dirt-down)" if narrow else "url(#dirt-along)")]
    parts += [*_ruts(layout, street), *_litter(street, dice)]
    for i, walk in enumerate(layout.walks):
        parts += _boardwalk(walk, narrow, i == 0)
    return parts


def _ruts(layout: Layout, street: Rect) -> list[Markup]:
    """Draw the ruts that wheels have left, two in each lane."""
    (mx, my), gap = layout.boom, layout.duel * 0.6
    ruts = ""
    for i, aside in enumerate((-gap - 9, -gap + 9, gap - 9, gap + 9)):
        bend = (4, 6, -5, -3)[i]
        if layout.narrow:
            step = street.height / 4
            ruts += f"M{mx + aside:.1f} {street.y:g}q{bend} {step / 2:.0f} 0 {step:.0f}" + f"t0 {step:.0f}" * 3
        else:
            step = street.width / 5
            ruts += f"M{street.x:g} {my + aside:.1f}q{step / 2:.0f} {bend} {step:.0f} 0" + f"t{step:.0f} 0" * 4
    look = {"fill": "none", "stroke_width": 3, "stroke_dasharray": "5 3", "stroke_opacity": 0.32}
    return [el("path", d=ruts, stroke="@#b58d4c/#221b12", **look)]


def _litter(street: Rect, dice: Random) -> list[Markup]:
    """Draw prints of hooves, pebbles, and tufts of grass."""
    hooves = pebbles = grass = ""
    for i in range(84):
        x, y = street.x + 6 + dice.random() * (street.width - 12), street.y + 8 + dice.random() * (street.height - 16)
        at = f"M{x:.0f} {y:.0f}"
        if i % 3 == 0:
            pebbles += f"{at}q1 -4 4 -3q3 1 2 3Z"
        elif i % 9 == 1:
            grass += f"{at}l-3 -5m3 5v-7m0 7l3 -5"
        else:
            hooves += f"{at}c-1 -5 5 -5 4 0" if i % 2 else f"{at}c5 -1 5 5 0 4"
    line = {"fill": "none", "stroke_linecap": "round"}
    return [
        el("path", d=hooves, stroke="@#b58d4c/#241c13", stroke_width=1.5, stroke_opacity=0.6, **line),
        el("path", d=pebbles, fill="@#bfae90/#6f6350", stroke="@#8d7950/#241c13", stroke_width=0.6),
        el("path", d=grass, stroke="@#96995a/#5f6038", stroke_width=1.4, **line),
    ]


def _boardwalk(walk: Rect, narrow: bool, first: bool) -> list[Markup]:
    """Draw planks, the shadow that falls from them on the street, and the light on their edge."""
    x, y, wide, high = walk
    length, step = (high, 12.6) if narrow else (wide, 13.5)
    joints = ""
    for i in range(1, int(length / step) + 1):
        joints += f"M{x:g} {y + i * step:.1f}h{wide:g}" if narrow else f"M{x + i * step:.1f} {y:g}v{high:g}"
    if narrow:
        edge, way = (x if first else x + wide), f"v{high:g}"
        kerb = f"M{edge:g} {y:g}{way}"
    else:
        edge, way = (y + high if first else y), f"h{wide:g}"
        kerb = f"M{x:g} {edge:g}{way}"
    return [
        el("path", d=kerb, stroke="@shade", stroke_width=9),
        walk.draw(fill="@#c99f6c/#5a4330"),
        el("path", d=joints, stroke="@#8f6a3f/#33251a", stroke_width=1.1, stroke_opacity=0.7),
        el("path", d=kerb, stroke="@#7a5731/#2a1e14", stroke_width=3.2),
    ]


SCENERY = Scenery(name, draw)
