"""The province row and pile."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Scene, group, text_at
from tablee.core.position import Position
from tablee.core.texts import Say, message
from tablee.games.airain.actions import province_id
from tablee.games.airain.board.figures import PROVINCE_SIZE, ProvinceFace, pile, province_card
from tablee.games.airain.board.layout import Layout
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import province_name, province_row, provinces_in_pile, requirement, shortage
from tablee.games.airain.words.names import needs_of, province_args


def draw_provinces(scene: Scene, layout: Layout, position: Position, seat: int, say: Say) -> None:
    """Draw the province pile and the face-up provinces."""
    zone = layout.provinces
    scene.background(zone.panel())
    left = provinces_in_pile(position)
    inner = zone.inset(12)
    if layout.narrow:
        look = group(pile(52, 34, left, layout.large), at=(inner.right - 28, inner.y + 17))
        scene.background(
            text_at(say("provinces"), inner.x, inner.y + 17, layout.large, anchor="start", font_weight="bold")
        )
        row = Rect(inner.x, inner.y + 40, inner.width, inner.height - 40)
    else:
        look = group(pile(86, 132, left), at=(inner.x + 43, inner.middle))
        row = Rect(inner.x + 102, inner.y, inner.width - 102, inner.height)
    scene.spot("province-pile", look, say("province-pile", count=left), rules=("GA-053", "GA-080"))
    step = (row.width + 8) / position.box.province_row
    width = min(PROVINCE_SIZE[0], step - 8)
    for place, province in enumerate(province_row(position)):
        x, y = row.x + step * place + (step - 8) / 2, row.y + width / PROVINCE_SIZE[0] * PROVINCE_SIZE[1] / 2
        _draw_province(scene, position, province, seat, (x, y, width), say)


def _draw_province(
    scene: Scene, position: Position, province: int, seat: int, at: tuple[float, float, float], say: Say
) -> None:
    box, state = position.box, position.state
    x, y, width = at
    tells = seat >= 0 and state.phase not in (Phase.PAYMENT, Phase.GAME_END)
    short = shortage(position, province, seat) if tells else None
    face = ProvinceFace(
        faction=box.faction[province],
        points=box.points[province],
        name=province_name(position, province),
        needs=requirement(position, province),
        short=short,
        chosen=state.province == province,
    )
    look = province_card(face, width)
    args = province_args(position, province) | {"needs": needs_of(position, province, in_full=True)}
    title = message("province-title", **args)(say)
    if short is not None:
        title += ". " + (say("short-by", count=short) if short else say("payable"))
    scene.piece(f"province-{province_id(province)}", x, y, look, title, rules=("GA-046", "GA-005"))
