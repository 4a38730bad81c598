"""The places beyond the ends of the street: jail, graveyard, saloon, bank; and the dynamite, wherever it is."""

from math import cos, pi, sin

from tablee.core.drawing.scene import Markup, Scene, el, group, words
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.box import Location
from tablee.games.poignee.figures import Rect, bar, counter, crate, gold, tombstone
from tablee.games.poignee.layout import Layout
from tablee.games.poignee.standing import box_row, tombs
from tablee.games.poignee.tray import sack_at


def draw_places(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the four places and the crates."""
    _draw_jail(scene, layout, position, say)
    _draw_graveyard(scene, layout, position, say)
    _draw_saloon(scene, layout, say)
    _draw_bank(scene, layout, position, say)
    _draw_crates(scene, layout, position, say)


def _place(layout: Layout, at: Rect, title: str, *parts: Markup) -> Markup:
    frame = at.look(rx=8, fill="@raised", stroke="@edge", stroke_width=1.5)
    head = Rect(at.x, at.y, at.width, 32 if layout.narrow else 28)
    sign = head.look(rx=5, fill="@wood", stroke="@edge", stroke_width=1.5)
    return group(frame, sign, words(title, *head.centre, layout.text, font_weight="bold"), *parts)


def _draw_jail(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    state, cell = position.state, layout.cell
    bars = [f"M{cell.x + cell.width * i / 7:.1f} {cell.y}v{cell.height}" for i in range(8)]
    slots = [(*_crate_slot(layout, position, i), i) for i in range(int(position.box.crates))]
    size = _crate_size(layout)
    look = _place(
        layout,
        layout.jail,
        say("place-name", place=int(Location.JAIL)),
        cell.look(fill="@stone", opacity=0.6),
        el("path", d="".join(bars), stroke="@iron", stroke_width=2.5, opacity=0.5),
        el("path", d=f"M{cell.x} {cell.y}h{cell.width}m0 {cell.height}h{-cell.width}", stroke="@iron", stroke_width=4),
        *(
            Rect(x - size * 0.62, y - size * 0.62, size * 1.24, size * 1.24).look(
                rx=5, fill="@board", stroke="@edge", stroke_width=1.2, stroke_dasharray="4 3"
            )
            for x, y, _ in slots
        ),
    )
    scene.spot("jail", look, say("jail-title", robbers=int(state.jail), crates=int(state.crates_jail)))


def _crate_size(layout: Layout) -> float:
    return 30.0 if layout.narrow else 28.0


def _crate_slot(layout: Layout, position: Position, i: int) -> tuple[float, float]:
    n, slots = int(position.box.crates), layout.slots
    if layout.narrow:
        return slots.centre[0], slots.y + slots.height * (i + 0.5) / n
    return slots.x + slots.width * (i + 0.5) / n, slots.centre[1]


def _draw_crates(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the crates, the one farthest on its way first, so that one step moves one crate."""
    state, n = position.state, int(position.box.crates)
    stages = [
        ("exploded", int(state.crates_exploded)),
        ("drawn", int(state.crates_drawn)),
        ("bag", int(state.crates_bag)),
        ("jail", int(state.crates_jail)),
    ]
    ways = [stage for stage, count in stages for _ in range(count)]
    for i, stage in enumerate(ways):
        size = _crate_size(layout)
        x, y = layout.boom
        if stage == "exploded":
            turn = 2 * pi * i / n - pi / 2
            x, y, size = x + 17 * cos(turn), y + 15 * sin(turn), 24.0
        elif stage == "drawn":
            x, y = x + (0 if layout.narrow else 70 + i * 30), y - (90 + i * 30 if layout.narrow else 0)
        elif stage == "bag":
            x, y = sack_at(layout)
        else:
            x, y = _crate_slot(layout, position, i)
        scene.piece(
            f"crate-{i}", x, y, crate(size), say("crate-title", stage=stage), ref="jail" if stage == "jail" else ""
        )


def _draw_graveyard(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    width, places = tombs(position, layout)
    parts = [group(tombstone(width, width * 1.3), at=place) for place in places]
    buried = sum(1 for kind in position.state.graveyard if kind >= 0)
    boxed = sum(1 for kind in position.state.boxed if kind >= 0)
    row = box_row(layout)
    left = len(places) - buried
    if not boxed:
        parts.append(words(say("tombs-left", count=left), *row.centre, layout.small, fill="@muted"))
    name = say("spot-name", spot="graveyard")
    look = _place(layout, layout.graveyard, name, *parts)
    scene.spot("graveyard", look, say("graveyard-title", buried=buried, free=left, boxed=boxed))


def _draw_saloon(scene: Scene, layout: Layout, say: Say) -> None:
    name, at = say("place-name", place=int(Location.SALOON)), layout.saloon
    deep = 26 if layout.narrow else 34
    bar_top = group(counter(at.width - 16, deep), at=(at.centre[0], at.y + at.height - deep / 2 - 4))
    scene.spot("saloon", _place(layout, at, name, bar_top), say("saloon-title"))


def _draw_bank(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    box, state, at = position.box, position.state, layout.bank
    n, sold = int(box.bars), int(box.bars) - int(state.bank)
    across = layout.bars_across * (1 if n <= 6 else 2)
    rows = -(-n // across)
    step_x, step_y = (at.width - 12) / across, (at.height - 40) / rows
    size = min(step_x * 0.72, step_y * 0.8, 56)
    parts, spots = [], []
    for i in range(n):
        x, y = at.x + 6 + (i % across + 0.5) * step_x, at.y + 36 + (i // across + 0.5) * step_y
        spots.append((x, y - size * 0.22))
        ink = "@accent" if i == sold else "@ink" if i > sold else "@muted"
        slot = Rect(x - size / 2, y - size * 0.46, size, size * 0.48)
        parts.append(slot.look(rx=4, fill="@board", stroke="@edge", stroke_width=1.2, stroke_dasharray="4 3"))
        number = words(
            str(int(box.price[i])), x - 3, y + size * 0.34, layout.text, fill=ink, anchor="end", font_weight="bold"
        )
        parts += [number, group(gold(layout.cube), at=(x + 9, y + size * 0.34))]
        if i == sold:
            ring = Rect(x - step_x / 2 + 3, y - step_y / 2 + 2, step_x - 6, step_y - 4)
            parts.append(ring.look(rx=7, fill="none", stroke="@accent", stroke_width=2))
    price_now = int(box.price[sold]) if state.bank else 0
    name = say("spot-name", spot="bank")
    scene.spot("bank", _place(layout, at, name, *parts), say("bank-title", bars=int(state.bank), price=price_now))
    for i in range(sold, n):
        scene.piece(f"bar-{i}", *spots[i], bar(size * 0.86), say("bar-title", price=int(box.price[i])))
