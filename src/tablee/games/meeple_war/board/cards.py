"""The cards of buildings: name, defences, and the track with its worker."""

from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, el, group, text_at
from tablee.core.frozen import Part
from tablee.core.texts import Say
from tablee.games.meeple_war.board import figures, symbols, town
from tablee.games.meeple_war.board.layout import Sizes
from tablee.games.meeple_war.board.scenery import shown
from tablee.games.meeple_war.box import Act, Side
from tablee.games.meeple_war.facts.places import Site, routes
from tablee.games.meeple_war.words.names import act_in_short, act_on_space, building_name, building_short

STEP = 1.4  # distance between spaces of a track, as a multiple of their size


class Own(NamedTuple):
    """What makes a card its player's: the scenery that defines its drawings, and the colour of the player."""

    drawing: str
    colour: str


class Worker(NamedTuple):
    """Where the cube stands on a card, and its size."""

    x: float
    y: float
    size: float


def _sign(kind: int, size: float, own: Own) -> Markup:
    """Draw what a building looks like, over its plain sign."""
    look = shown(own.drawing, town.sign(kind), transform=f"scale({size / 128:.3f})", color=own.colour)
    return group(figures.building_icon(kind, size), look)


def short_name(kind: int, room: float, size: float, say: Say) -> str:
    """Return a building's name, or its short form if there is too little room."""
    name = building_name(kind)(say)
    return name if text_width(name, size) <= room else building_short(kind)(say)


def building_card(
    sizes: Sizes, box: Part, built: Site, queued: int, zone: Rect, say: Say, own: Own
) -> tuple[list[Markup], Worker]:
    """Draw a building's sign, name, defences and track around (0, 0); return them with the place of its worker.

    A low card has no name, only the sign.
    """
    w, h = zone.width, zone.height
    rows = len(routes(box, built.kind)) if built.side == Side.FINISHED else 2
    slim = h < sizes.row * (rows + 0.95) + 4
    sign = min(sizes.row * 1.15, h - 8)
    sign = sign * 1.1 if slim else sign
    icon = _sign(built.kind, sign, own)
    if slim:
        drawn = [group(icon, at=(-w / 2 + 6 + sign / 2, 0))]
        inner = Rect(-w / 2 + sign + 12, -h / 2 + 3, w - sign - 18, h - 6)
    else:
        drawn = [group(icon, at=(-w / 2 + 8 + sign / 2, -h / 2 + 5 + sign / 2))]
        top = _heading(drawn, sizes, built.kind, Rect(-w / 2 + 14 + sign, -h / 2 + 5, w - sign - 20, sign), say)
        if -top + h / 2 > sizes.row * (rows + 0.95):
            drawn += _defences(sizes, box, built, -w / 2 + 8, top + sizes.row * 0.45, w - 16)
            top += sizes.row * 0.95
        inner = Rect(-w / 2 + 8, top, w - 16, h / 2 - top - 3)
    track, worker = (_tracks if built.side == Side.FINISHED else _building_site)(sizes, box, built, queued, inner, say)
    return [*drawn, *track], worker


def _heading(drawn: list[Markup], sizes: Sizes, kind: int, zone: Rect, say: Say) -> float:
    """Write a building's name; return where the card goes on below it."""
    name = short_name(kind, zone.width, sizes.least, say)
    size = fitted(name, zone.width, sizes.card)
    drawn.append(text_at(name, zone.x, zone.middle, size, anchor="start", font_weight="bold"))
    return zone.bottom + 2


def _defences(sizes: Sizes, box: Part, built: Site, x: float, y: float, room: float) -> list[Markup]:
    """Draw the defences in a row, with the meeples on them."""
    size, n = sizes.row * 0.72, box.frozen[0].defences[built.kind, built.side]
    step = min(size * 1.15, (room - size * 1.4) / n)
    held = [seat for seat, count in enumerate(built.defence) for _ in range(count)]
    left = x + size * 1.4 + step / 2
    slots = [
        group(figures.defence(step * 0.98, size, seat), at=(left + step * k, y))
        for k, seat in enumerate([*held, *[-1] * (n - len(held))])
    ]
    return [group(symbols.shield(size), at=(x + size * 0.5, y)), *slots]


def _space(x: float, y: float, size: float, fill: str = "@paper", *, chosen: bool = False) -> Markup:
    """Draw a space of a track; the one that a worker will go to has a ring."""
    edge, width = ("@accent", 3.5) if chosen else ("@edge", 1.2)
    return el("circle", cx=x, cy=y, r=size / 2, fill=fill, stroke=edge, stroke_width=width)


def _building_site(
    sizes: Sizes, box: Part, built: Site, queued: int, zone: Rect, say: Say
) -> tuple[list[Markup], Worker]:
    """Draw the construction track as a row of spaces, and below it the actions to come."""
    steps, done = box.frozen[0].build[built.kind], built.node
    size = sizes.row * 0.66
    step = min(size * 2, (zone.width - size * 1.5) / max(steps, 1))
    y, left = zone.y + zone.height * 0.28, zone.x + size * 0.75
    parts = [el("line", x1=left, y1=y, x2=left + steps * step, y2=y, stroke="@edge", stroke_width=1.5)]
    parts += [_space(left + k * step, y, size, "@gold" if k == steps else "@paper") for k in range(steps + 1)]
    later = actions_row(sizes, box, built.kind, zone.width)
    parts.append(group(later, at=(zone.x, zone.y + zone.height * 0.76), opacity=0.6))
    return parts, Worker(left + done * step, y, size * 1.15)


def actions_row(sizes: Sizes, box: Part, kind: int, room: float) -> Markup:
    """Draw the actions of a building as signs in a row. Dots before a sign are the spaces on the way to it."""
    size, dot = sizes.row * 0.74, sizes.row * 0.2
    parts: list[Markup] = []
    x, values = 0.0, box.frozen[0]
    rows = routes(box, kind)
    wide = sum(len(row) - 2 for row in rows) * dot * 1.5 + len(rows) * (size + sizes.card * 1.3)
    gap = min(size * 0.6, max(room - wide, 0) / max(len(rows) - 1, 1))
    for row in rows:
        for _ in row[1:-1]:
            parts.append(_space(x + dot / 2, 0, dot))
            x += dot * 1.5
        act, number = values.act[kind, row[-1]], values.act_x[kind, row[-1]]
        look, more = symbols.counted(symbols.act_icon(act, size), size, number, sizes.card)
        parts.append(group(look, at=(x, 0)))
        x += more + gap
    return group(*parts)


def _said(sizes: Sizes, box: Part, kind: int, ends: list[int], rooms: list[float], say: Say) -> tuple[list[str], float]:
    """Return what is written beside the end spaces of a track, and in which size: names, short names, or numbers."""
    for name in (act_on_space, act_in_short):
        texts = [name(box, kind, end)(say) for end in ends]
        size = min(fitted(text, room, sizes.card, bold=False) for text, room in zip(texts, rooms, strict=True))
        if size >= sizes.least:
            return texts, size
    return [str(box.frozen[0].act_x[kind, end] or "") for end in ends], sizes.card


def _tracks(sizes: Sizes, box: Part, built: Site, queued: int, zone: Rect, say: Say) -> tuple[list[Markup], Worker]:
    """Draw the action track: a row for every end space, all starting from the same space on the left."""
    values, kind, rows = box.frozen[0], built.kind, routes(box, built.kind)
    high = min(zone.height / len(rows), sizes.row * 1.15)
    size = min(sizes.row * 0.66, high * 0.8)
    step, sign = size * STEP, min(sizes.row * 0.8, high * 0.95)
    left = zone.x + size * 0.7
    top = zone.y + (zone.height - high * len(rows)) / 2 + high / 2
    rooms = [zone.right - left - (len(row) - 1) * step - size * 0.85 - sign - 5 for row in rows]
    texts, letters = _said(sizes, box, kind, [row[-1] for row in rows], rooms, say)
    at: dict[int, tuple[float, float]] = {}
    lines: list[Markup] = []
    drawn: list[Markup] = []
    for i, row in enumerate(rows):
        y = top + i * high
        at.setdefault(row[0], (left, y))
        for depth in range(1, len(row)):
            (x1, y1), space = at[row[depth - 1]], row[depth]
            x2, y2 = at.setdefault(space, (left + depth * step, y))
            way = f"M{x1:.1f} {y1:.1f}V{y2:.1f}H{x2:.1f}"
            lines.append(el("path", d=way, fill="none", stroke="@edge", stroke_width=1.5))
        x = at[row[-1]][0] + size * 0.85
        end = row[-1]
        drawn.append(group(symbols.act_icon(values.act[kind, end], sign), at=(x + sign / 2, y)))
        look = {"font_weight": "bold", "fill": "@accent"} if queued == end else {}
        drawn.append(text_at(texts[i], x + sign + 5, y, letters, anchor="start", **look))
    for space, where in at.items():
        fill = "@gold" if values.act[kind, space] != Act.NONE else "@paper"
        drawn.append(_space(*where, size, fill, chosen=space == queued != built.node))
    return [*lines, *drawn], Worker(*at[built.node], min(size * 1.25, high * 1.05))
