"""The province row and pile."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Scene, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say, message
from tablee.games.airain.actions import province_id
from tablee.games.airain.board.figures import PROVINCE_SIZE, ProvinceFace, pile, province_card
from tablee.games.airain.board.layout import Layout, Sizes
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import province_name, province_row, provinces_in_pile, requirement, shortage
from tablee.games.airain.words.names import needs_of, province_args


def draw_provinces(scene: Scene, layout: Layout, position: Position, seat: int, say: Say) -> None:
    """Draw the province pile and the face-up provinces."""
    row = _draw_pile(scene, layout.provinces, layout.sizes, provinces_in_pile(position), say)
    box, state = position.frozen
    step = (row.width + 8) / box.province_row
    width = min(PROVINCE_SIZE[0], step - 8)
    tells = seat >= 0 and state.phase not in (Phase.PAYMENT, Phase.GAME_END)
    printed = position.only()
    for place, province in enumerate(province_row(position)):
        at = row.x + step * place + (step - 8) / 2, row.y + width / PROVINCE_SIZE[0] * PROVINCE_SIZE[1] / 2
        short = shortage(position, province, seat) if tells else None
        _draw_province(scene, at, width, printed, province, short, state.province == province, say)


@layer
def _draw_province(
    scene: Scene,
    at: tuple[float, float],
    width: float,
    printed: Part,
    province: int,
    short: int | None,
    chosen: bool,
    say: Say,
) -> None:
    box = printed.frozen[0]
    face = ProvinceFace(
        faction=box.faction[province],
        points=box.points[province],
        name=province_name(printed, province),
        needs=requirement(printed, province),
        short=short,
        chosen=chosen,
    )
    args = province_args(printed, province) | {"needs": needs_of(printed, province, in_full=True)}
    title = message("province-title", **args)(say)
    if short is not None:
        title += ". " + (say("short-by", count=short) if short else say("payable"))
    look, rules = province_card(face, width), ("GA-046", "GA-005")
    scene.piece(f"province-{province_id(province)}", *at, look, title, rules=rules)


@layer
def _draw_pile(scene: Scene, zone: Rect, sizes: Sizes, left: int, say: Say) -> Rect:
    """Draw the province pile; return the place of the row beside or below it."""
    scene.background(zone.panel())
    inner = zone.inset(12)
    if sizes.narrow:
        look = group(pile(52, 34, left, sizes.large), at=(inner.right - 28, inner.y + 17))
        scene.background(
            text_at(say("provinces"), inner.x, inner.y + 17, sizes.large, anchor="start", font_weight="bold")
        )
        row = Rect(inner.x, inner.y + 40, inner.width, inner.height - 40)
    else:
        look = group(pile(86, 132, left), at=(inner.x + 43, inner.middle))
        row = Rect(inner.x + 102, inner.y, inner.width - 102, inner.height)
    scene.spot("province-pile", look, say("province-pile", count=left), rules=("GA-053", "GA-080"))
    return row
