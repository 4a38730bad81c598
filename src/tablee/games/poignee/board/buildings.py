"""The twelve buildings: name, cost, and the marquee of their owner."""

from tablee.core.drawing.lettering import fitted
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
    cost = group(price(gold, stone, layout.price, upright=layout.narrow), at=plot.cost)
    if side == Side.UPGRADED:
        cost = el("g", cost, opacity=0.35)
    size = fitted(name, plot.sign.width - 6, layout.text)
    parts = [
        plot.body.draw(rx=5, fill="transparent", stroke="@edge", stroke_opacity=0.4),
        text_at(name, *plot.sign.centre, size, font_weight="bold"),
        cost,
        _empty_awning(plot, b in CORNERS),
    ]
    points, draws = box.tile_points[side], box.tile_draws[side]
    title = say(
        "building-title", name=name, gold=gold, stone=stone, tile=side.name.lower(),
        owner=say("seat-name", seat=owner), points=points, draws=draws,
        basic=box.tile_points[Side.BASIC], better=box.tile_points[Side.UPGRADED],
    )  # fmt: skip
    scene.spot(spot, group(*parts), title, rules=SIDE_RULES[side])
    if side != Side.NONE:
        look = awning(*plot.awning[2:], owner, points, side == Side.UPGRADED, layout.badge)
        scene.piece(f"tile-{owner}-{spot}", *plot.awning.centre, look, title, rules=SIDE_RULES[side], manner="turned")


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
