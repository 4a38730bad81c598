"""The province row and pile."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.palette import LARGE
from tablee.core.drawing.scene import Scene, group, layer
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.actions import province_id
from tablee.games.airain.board.cards import (
    FLAT_SIZE,
    FLAT_TEXT,
    PROVINCE_SIZE,
    ProvinceFace,
    flat_province,
    pile,
    province_card,
    shortness,
)
from tablee.games.airain.board.grounds import ground
from tablee.games.airain.board.layout import EDGE, Layout, Sizes
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import province_name, province_row, provinces_in_pile, requirement, shortage
from tablee.games.airain.words.titles import lines, province_pile_title, province_title

BETWEEN = 8.0


def draw_provinces(scene: Scene, layout: Layout, position: Position, seat: int, say: Say) -> None:
    """Draw the province pile and the face-up provinces."""
    box, state = position.frozen
    places = _places(layout.provinces, layout.sizes, box.province_row)
    _draw_pile(scene, layout.provinces, layout.sizes, places[0], provinces_in_pile(position), position.only(), say)
    tells = seat >= 0 and state.phase not in (Phase.PAYMENT, Phase.GAME_END)
    conquests = position.only("seats", "owner")
    for i, province in enumerate(province_row(position)):
        place = places[1 + i]
        _draw_province(scene, layout.sizes, place, conquests, province, seat, state.province == province, say)
        if tells:
            short = shortage(position, province, seat)
            _draw_shortage(scene, layout.sizes, place, i, province_name(position, province), short, say)


def _places(zone: Rect, sizes: Sizes, provinces: int) -> list[Rect]:
    """Return the places of the pile and of the provinces: in a line, or three side by side with the pile at the end."""
    inner = zone.inset(EDGE if sizes.narrow else 12)
    if not sizes.narrow:
        step = (inner.width - 102 + BETWEEN) / provinces
        width = min(PROVINCE_SIZE[0], step - BETWEEN)
        high = width / PROVINCE_SIZE[0] * PROVINCE_SIZE[1]
        row = [Rect(inner.x + 102 + i * step, inner.y - 2, width, high) for i in range(provinces)]
        return [Rect(inner.x, inner.middle - 66, 86, 132), *row]
    width, high = (inner.width - 2 * BETWEEN) / 3, FLAT_SIZE[1]
    grid = [
        Rect(inner.x + (i % 3) * (width + BETWEEN), inner.y + (i // 3) * (high + BETWEEN), width, high)
        for i in range(provinces + 1)
    ]
    return [grid[-1], *grid[:-1]]


@layer
def _draw_province(
    scene: Scene,
    sizes: Sizes,
    place: Rect,
    conquests: Part,
    province: int,
    viewer: int,
    chosen: bool,
    say: Say,
) -> None:
    box = conquests.frozen[0]
    face = ProvinceFace(
        province=province,
        faction=box.faction[province],
        points=box.points[province],
        name=province_name(conquests, province),
        needs=requirement(conquests, province),
        chosen=chosen,
    )
    look = (flat_province if sizes.narrow else province_card)(face, place.width)
    title = province_title(conquests, province, viewer, say)
    scene.piece(
        f"province-{province_id(province)}",
        *place.centre,
        look,
        title,
        rules=("GA-046", "GA-005"),
        source="province-pile",
    )


@layer
def _draw_shortage(scene: Scene, sizes: Sizes, place: Rect, i: int, name: str, short: int, say: Say) -> None:
    """Draw a tab on a province: whether the viewer's hand can pay, or what it lacks. Tabs are pieces, to lie above."""
    x, y = place.centre[0], place.bottom - 5
    if sizes.narrow:
        x, y = x + 33, place.y + 23
    look = shortness(short, FLAT_TEXT if sizes.narrow else LARGE)
    title = lines(say("short-title", name=name), say("short-by", count=short) if short else say("payable"))
    scene.piece(f"short-{i}", x, y, look, title, rules=("GA-046",))


@layer
def _draw_pile(scene: Scene, zone: Rect, sizes: Sizes, place: Rect, left: int, printed: Part, say: Say) -> None:
    scene.background(ground(zone, "field", "" if sizes.narrow else sizes.sheet))
    look = pile(place.width - 6, place.height - 6, left, sizes.head)
    title = province_pile_title(printed, left, say)
    scene.spot("province-pile", group(look, at=place.centre), title, rules=("GA-053", "GA-080"))
