"""The tray: the stages of the turn, the pile, the upgrades left, and buttons for choices not made on the map."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.scene import Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.actions import BACK_NAMES
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.buttons import Placed, draw_buttons
from tablee.games.meeple_war.board.layout import Layout, Sizes, strip_height
from tablee.games.meeple_war.board.titles import upgrade_title
from tablee.games.meeple_war.box import UPGRADES, Stage
from tablee.games.meeple_war.facts.explained import STAGE_RULES
from tablee.games.meeple_war.words.names import seat_name


def draw_tray(
    scene: Scene, layout: Layout, sizes: Sizes, position: Position, seat: int, buttons: tuple[Placed, ...], say: Say
) -> None:
    """Draw the tray with its buttons, which are placed relative to its corner."""
    tray, state = layout.tray, position.frozen[1]
    zone = _strip(layout)
    scene.background(tray.panel())
    left = _draw_stages(scene, sizes, zone, state.stage, state.round_no, position.is_over, say)
    pile = position.only("pile_size", "top_back")
    _draw_pile(scene, sizes, zone, pile, max(left + sizes.large, _upgrades_from(sizes, zone) - sizes.large * 4), say)
    _draw_upgrades(scene, sizes, zone, position.only(), state.supply, say)
    if position.is_over:
        _draw_places(scene, layout, position, say)
    faded = seat != position.to_act  # other seats can read the choices but not make them
    # the places of buttons are measured as if they were below the strip
    top = tray.y if sizes.narrow else tray.y + 12 - strip_height(sizes)
    draw_buttons(scene, sizes, tray.x, top, buttons, faded=faded)


def _strip(layout: Layout) -> Rect:
    """Return the zone of the strip: the upper edge of the tray on a phone, otherwise the lower one."""
    tray, high = layout.tray, strip_height(layout.sizes)
    return tray._replace(y=tray.y if layout.sizes.narrow else tray.bottom - high, height=high)


def _draw_places(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the players in the order in which they finished."""
    zone, ranks, scores, size = layout.tray, position.ranks(), position.scores(), layout.sizes.large
    step = (zone.width - 28) / position.seats
    strip = strip_height(layout.sizes)
    y = (zone.y + strip + zone.bottom) / 2 - (0 if layout.sizes.narrow else strip)
    for k, seat in enumerate(sorted(range(position.seats), key=lambda seat: ranks[seat])):
        look = [
            text_at(f"{ranks[seat]}.", 0, 0, size, anchor="start", font_weight="bold"),
            group(figures.badge(seat, size * 0.8), at=(size * 1.9, 0)),
            group(figures.star(size), at=(size * 3.5, 0)),
            text_at(str(scores[seat]), size * 4.2, 0, layout.sizes.head, anchor="start", font_weight="bold"),
        ]
        title = say("place-title", who=seat_name(seat)(say), rank=ranks[seat], count=scores[seat])
        scene.spot(f"place-{seat}", group(*look, at=(zone.x + 14 + k * step, y)), title, rules=("MW-187",))


# --- stages, pile and upgrades ---------------------------------------------------------------------------------


@layer
def _draw_stages(scene: Scene, sizes: Sizes, zone: Rect, present: int, round_no: int, over: bool, say: Say) -> float:
    """Draw the turn as a bar of stages, with the name of the present one above; return where it ends."""
    size, wide = sizes.least, 300.0
    x, y = zone.x + 14, zone.y + size * 1.05
    names = {stage: say("stage-name", stage=stage.name.lower()) for stage in Stage}
    text = say("round-title", number=round_no)
    if not over:
        text = say("round-stage", round=text, stage=names[Stage(present)])
    said = text_at(text, x, y, fitted(text, wide, size, bold=False), anchor="start")
    step, high = wide / len(Stage), sizes.text * 0.55
    for k, (stage, name) in enumerate(names.items()):
        now = stage == present and not over
        bar = {"x": x + k * step, "y": y + sizes.text * 0.85, "width": step - 4, "height": high, "rx": high / 2}
        look = el("rect", fill="@accent" if now else "@line", **bar)
        if stage == (Stage.OPEN if over else present):  # a part of a place, because the background is sent as a whole
            look = group(look, said)
        title = say("stage-title", name=name, stage=stage.name.lower())
        scene.spot(f"stage-{stage:d}", look, title, rules=STAGE_RULES[stage])
    return x + wide


@layer
def _draw_pile(scene: Scene, sizes: Sizes, zone: Rect, pile: Part, x: float, say: Say) -> None:
    """Draw the pile of unseen tiles with its count."""
    state, size, y = pile.frozen[1], sizes.large, zone.y + strip_height(sizes) / 2
    count = state.pile_size
    title = say("pile-title", count=count)
    if state.top_back >= 0:
        title = say("pile-back", pile=title, back=BACK_NAMES[state.top_back])
    tiles = [
        group(figures.hexagon(size * 0.8, fill="@wood", stroke="@ink", stroke_width=1.2), at=(-2.0 * i, -2.0 * i))
        for i in range(min(3, count))
    ]
    if not count:
        tiles = [figures.hexagon(size * 0.8, fill="none", stroke="@edge", stroke_width=1.2, stroke_dasharray="4 3")]
    back = text_at("?", -2 * min(2, count - 1), -2 * min(2, count - 1), size * 0.9, font_weight="bold")
    tiles += [back] if count else []
    number = text_at(str(count), size * 1.05, 0, size, anchor="start", font_weight="bold")
    scene.spot("pile", group(*tiles, number, at=(x + size, y)), title, rules=("MW-111",))


def _upgrades_from(sizes: Sizes, zone: Rect) -> float:
    """Return where the room for the upgrade tokens begins."""
    return zone.right - 14 - UPGRADES * sizes.large * 1.62


@layer
def _draw_upgrades(scene: Scene, sizes: Sizes, zone: Rect, box: Part, left: int, say: Say) -> None:
    """Draw the upgrade tokens that nobody has taken."""
    size, y = sizes.large * 1.5, zone.y + strip_height(sizes) / 2
    for kind in range(1, UPGRADES + 1):
        if left >> kind & 1:
            x = _upgrades_from(sizes, zone) + (kind - 0.5) * sizes.large * 1.62
            title, ref = upgrade_title(box, kind, say, where="supply"), f"upgrade-{kind}"
            look = figures.upgrade_token(kind, size)
            scene.piece(f"upgrade-{kind}", x, y, look, title, ref=ref, rules=("MW-172", "MW-141"))
