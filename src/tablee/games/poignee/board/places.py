"""The places at the ends of the street: jail, graveyard, saloon and bank; also all crates of dynamite."""

from math import cos, pi, sin

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import bar, burst, crate, gold, lit_crate, tombstone
from tablee.games.poignee.board.layout import Layout, Point, box_row, sack_at, tombs
from tablee.games.poignee.board.quarters import sign
from tablee.games.poignee.box import Location
from tablee.games.poignee.facts import boxed, buried, next_price

CRATE_RULES = {  # the rules that explain a crate, by where it is
    "jail": ("PM-022",),
    "bag": ("PM-084",),
    "drawn": ("PM-085",),
    "exploded": ("PM-109",),
}
CRATES = ("crates_exploded", "crates_drawn", "crates_bag", "crates_jail")
PLACES = ("jail", "graveyard", "boxed", "bank", *CRATES)  # fields of the state that tell what is in the places


@layer
def draw_places(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the four places and the crates."""
    _draw_jail(scene, layout, position.only("jail", "crates_jail"), say)
    _draw_graveyard(scene, layout, position.only("graveyard", "boxed"), say)
    _draw_saloon(scene, layout, say)
    _draw_bank(scene, layout, position.only("bank"), say)
    _draw_crates(scene, layout, position.only(*CRATES), say)


def _place(layout: Layout, at: Rect, title: str, *parts: Markup) -> Markup:
    frame = at.draw(rx=6, fill="transparent", stroke="@edge", stroke_opacity=0.4)
    return group(frame, text_at(title, *sign(layout, at).centre, layout.text, font_weight="bold"), *parts)


@layer
def _draw_jail(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    box, state = position.frozen
    slots = [_crate_slot(layout, position, i) for i in range(box.crates)]
    size = _crate_size(layout)
    look = _place(
        layout,
        layout.jail,
        say("place-name", place=Location.JAIL.value),
        *(
            Rect(x - size * 0.62, y - size * 0.62, size * 1.24, size * 1.24).draw(
                rx=5, fill="@board", stroke="@edge", stroke_width=1.2, stroke_dasharray="4 3"
            )
            for x, y in slots
        ),
    )
    title = say("jail-title", robbers=state.jail, crates=state.crates_jail)
    scene.spot("jail", look, title, rules=("PM-022", "PM-023"))


def _crate_size(layout: Layout) -> float:
    return 30.0 if layout.narrow else 28.0


def _crate_slot(layout: Layout, position: Part, i: int) -> Point:
    n, slots = position.frozen[0].crates, layout.slots
    if layout.narrow:
        return slots.centre[0], slots.y + slots.height * (i + 0.5) / n
    return slots.x + slots.width * (i + 0.5) / n, slots.centre[1]


@layer
def _draw_crates(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the crates, numbered in this order: exploded, drawn, in the bag, in the jail.

    With these numbers in the ids, a crate that moves on keeps its id, and the other crates stay where they are.
    """
    box, state = position.frozen
    counts = {
        "exploded": state.crates_exploded,
        "drawn": state.crates_drawn,
        "bag": state.crates_bag,
        "jail": state.crates_jail,
    }
    stages = [stage for stage, count in counts.items() for _ in range(count)]
    for i, stage in enumerate(stages):
        size = _crate_size(layout)
        look = {"exploded": burst(size * 0.6), "drawn": lit_crate(size * 1.2)}.get(stage, crate(size))
        x, y = _crate_at(layout, position, stage, i)
        scene.piece(
            f"crate-{i}", x, y, look, say("crate-title", stage=stage, crates=box.crates), rules=CRATE_RULES[stage]
        )


def _crate_at(layout: Layout, position: Part, stage: str, i: int) -> Point:
    x, y = layout.boom
    if stage == "exploded":
        turn = 2 * pi * i / position.frozen[0].crates - pi / 2
        return x + 15 * cos(turn), y + 14 * sin(turn)
    if stage == "drawn":
        return (x, y - (66 + i * 40)) if layout.narrow else (x + 70 + i * 40, y)
    return sack_at(layout) if stage == "bag" else _crate_slot(layout, position, i)


@layer
def _draw_graveyard(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    width, places = tombs(layout, position.frozen[0].tombs)
    parts = [group(tombstone(width, width * 1.3, i % 3), at=place) for i, place in enumerate(places)]
    dead, in_box = len(buried(position)), len(boxed(position))
    free = len(places) - dead
    if not in_box:
        parts.append(text_at(say("tombs-left", count=free), *box_row(layout).centre, layout.small))
    name = say("spot-name", spot="graveyard")
    look = _place(layout, layout.graveyard, name, *parts)
    title = say("graveyard-title", buried=dead, free=free, boxed=in_box)
    scene.spot("graveyard", look, title, rules=("PM-097", "PM-120"))


@layer
def _draw_saloon(scene: Scene, layout: Layout, say: Say) -> None:
    name, at = say("place-name", place=Location.SALOON.value), layout.saloon
    scene.spot("saloon", _place(layout, at, name), say("saloon-title"), rules=("PM-018", "PM-033"))


@layer
def _draw_bank(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the bars that are left, each above its price; the next one to be sold is framed."""
    (box, state), at = position.frozen, layout.bank
    sold = box.bars - state.bank
    across = layout.bars_across * (1 if box.bars <= 6 else 2)
    step_x, step_y = (at.width - 12) / across, (at.height - 40) / -(-box.bars // across)
    size = min(step_x * 0.72, step_y * 0.8, 56)
    parts, bars = [], []
    for i in range(box.bars):
        x, y = at.x + 6 + (i % across + 0.5) * step_x, at.y + 36 + (i // across + 0.5) * step_y
        bars.append((x, y - size * 0.22))
        ink = "@accent" if i == sold else "@ink" if i > sold else "@muted"
        slot = Rect(x - size / 2, y - size * 0.46, size, size * 0.48)
        number = str(box.price[i])
        parts += [
            slot.draw(rx=4, fill="@board", stroke="@edge", stroke_width=1.2, stroke_dasharray="4 3"),
            text_at(number, x - 4, y + size * 0.36, layout.text, fill=ink, anchor="end", font_weight="bold"),
            group(gold(layout.cube), at=(x + layout.cube * 0.6, y + size * 0.36)),
        ]
        if i == sold:
            ring = Rect(x - step_x / 2 + 3, y - step_y / 2 + 2, step_x - 6, step_y - 4)
            parts.append(ring.draw(rx=7, fill="none", stroke="@accent", stroke_width=2))
    title = say("bank-title", bars=state.bank, price=next_price(position), count=box.bar_points)
    rules = ("PM-112", "PM-119")
    scene.spot("bank", _place(layout, at, say("spot-name", spot="bank"), *parts), title, rules=rules)
    for i in range(sold, box.bars):
        title = say("bar-title", price=box.price[i], count=box.bar_points, who="")
        scene.piece(f"bar-{i}", *bars[i], bar(size * 0.86), title, rules=rules)
