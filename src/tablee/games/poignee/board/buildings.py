"""The twelve buildings: name, cost, and the marquee of their owner."""

from tablee.core.drawing.lettering import fitted, wrapped
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Frozen, Part
from tablee.core.texts import Say
from tablee.games.poignee.actions import BUILDING_NAMES
from tablee.games.poignee.board.figures import awning, price
from tablee.games.poignee.board.layout import Layout, Plot
from tablee.games.poignee.box import CORNERS, Side

SIDE_RULES = {  # the rules that explain a building, by the side of the tile on it
    Side.NONE: ("PM-057", "PM-058"),
    Side.BASIC: ("PM-061", "PM-062"),
    Side.UPGRADED: ("PM-064",),
}


@layer
def draw_buildings(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the twelve buildings and the marquees on them."""
    box, state = position.frozen
    for building, plot in enumerate(layout.plots):
        _draw_building(scene, layout, box, building, plot, state.owner[building], Side(state.side[building]), say)


@layer
def _draw_building(
    scene: Scene, layout: Layout, box: Frozen, b: int, plot: Plot, owner: int, side: Side, say: Say
) -> None:
    gold, stone = box.cost_gold[b], box.cost_stone[b]
    name, spot = say("place-name", place=b), BUILDING_NAMES[b]
    cost = group(price(gold, stone, layout.price), at=plot.cost)
    if side == Side.UPGRADED:
        cost = el("g", cost, opacity=0.35)
    parts = [
        plot.body.draw(rx=7, fill="@raised", stroke="@edge", stroke_width=1.5),
        plot.sign.draw(rx=5, fill="@wood", stroke="@edge", stroke_width=1.5),
        _sign(layout, plot, name),
        cost,
        _empty_awning(plot, b in CORNERS),
    ]
    points, draws = box.tile_points[side], box.tile_draws[side]
    title = say(
        "building-title", name=name, gold=gold, stone=stone, tile=side.name.lower(),
        owner=say("seat-name", seat=owner), points=points, draws=draws,
    )  # fmt: skip
    scene.spot(spot, group(*parts), title, rules=SIDE_RULES[side])
    if side != Side.NONE:
        look = awning(*plot.awning[2:], owner, points, side == Side.UPGRADED, 18.0)
        scene.piece(f"tile-{owner}-{spot}", *plot.awning.centre, look, title, ref=spot, rules=SIDE_RULES[side])


def _sign(layout: Layout, plot: Plot, name: str) -> Markup:
    """Return a building's name, as large as fits on its sign; on a narrow board a long name takes two lines."""
    sign, (x, y) = plot.sign, plot.sign.centre
    if not layout.narrow:
        return text_at(name, x, y, fitted(name, sign.width - 6, layout.text), font_weight="bold")
    room, lines = sign.width - 63, [name]
    size = fitted(name, room, layout.text)
    if size < layout.small:
        size = sign.height * 0.48
        lines = wrapped(name, room, size)
    ys = (y + (i - (len(lines) - 1) / 2) * size for i in range(len(lines)))
    look = {"anchor": "start", "font_weight": "bold"}
    return group(*(text_at(line, sign.x + 7, at, size, **look) for line, at in zip(lines, ys, strict=True)))


def _empty_awning(plot: Plot, corner: bool) -> Markup:
    """Return the empty place for a marquee, a little darker on the corner buildings, where starting tiles go."""
    frame = plot.awning.inset(3)
    return frame.draw(
        rx=5,
        fill="@line" if corner else "@board",
        stroke="@edge",
        stroke_width=1.2,
        stroke_dasharray="5 4",
        opacity=0.8,
    )
