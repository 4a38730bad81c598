"""A panel for every seat: points, meeples, bravery, tokens, and a card for every building.

Pieces have the ids `card-OWNER-SITE` (what lies on a site) and `worker-OWNER-SITE` (the cube on its track).
"""

from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.clicks import Glow
from tablee.games.meeple_war.board.layout import GOODS, Layout, Sizes, home, row_heights
from tablee.games.meeple_war.box import NODES, SITES, UPGRADES, Act, Side
from tablee.games.meeple_war.facts.places import City, Site, routes
from tablee.games.meeple_war.words.names import act_on_space, building_name, seat_name, token_name

GOODS_RULES = {  # the rules that explain the numbers of a panel
    "warehouse": ("MW-058",),
    "stock": ("MW-158",),
    "mountain": ("MW-134", "MW-189"),
    "workers": ("MW-150",),
}
TRACK_STEP = 1.35  # distance between spaces of a track, as a multiple of their size

Worker = tuple[float, float, float]  # where the cube stands on a card, and its size


class Shown(NamedTuple):
    """What a panel shows of its player."""

    owner: int
    you: bool
    active: bool
    points: int
    tokens: int
    has_tree: bool
    goods: tuple[int, ...]
    bravery: int
    sites: tuple[Site, ...]
    queued: tuple[int, ...]  # for each site, the end space of its track that the active player will use


def draw_panels(
    scene: Scene, layout: Layout, position: Position, built: tuple[City, ...], seat: int, say: Say, glow: Glow
) -> None:
    """Draw the panel of every player."""
    state, points, box = position.frozen[1], position.scores(), position.only()
    for owner, sites in enumerate(built):
        mountain = state.mountain[owner] + state.owed[owner]
        shown = Shown(
            owner=owner,
            you=owner == seat,
            active=owner == state.active and not position.is_over,
            points=points[owner],
            tokens=state.hand[owner],
            has_tree=state.tree_at[owner] < 0,
            goods=(state.warehouse[owner], state.stock[owner], mountain, state.workers[owner]),
            bravery=state.bravery[owner],
            sites=sites,
            queued=state.queued if owner == state.active else (),
        )
        rims = tuple(glow.get(f"site-{owner}-{site}", "") for site in range(SITES))
        columns = SITES if position.seats == 4 and not layout.sizes.narrow else 2
        _draw_panel(scene, layout.sizes, layout.panels[owner], columns, box, shown, say, rims)


@layer
def _draw_panel(
    scene: Scene, layout: Sizes, zone: Rect, columns: int, box: Part, shown: Shown, say: Say, rims: tuple[str, ...]
) -> None:
    """Draw a player's panel; `rims` are the colours of the rims of sites that may be clicked."""
    scene.background(zone.panel())
    if shown.active:
        rim = {"stroke": "@accent", "stroke_width": 2.5, "rx": 10, "fill": "none"}
        scene.background(el("rect", x=zone.x, y=zone.y, width=zone.width, height=zone.height, **rim))
        scene.background(el("rect", x=zone.x, y=zone.y + 8, width=6, height=zone.height - 16, rx=3, fill="@accent"))
    most = box.frozen[0].vp_to_end
    left, y = _draw_head(scene, layout, zone, shown.owner, shown.you, shown.active, shown.points, most, say)
    _draw_held(scene, layout, shown, say, left - layout.head * 2.8, y)
    _draw_goods(scene, layout, zone, shown.owner, shown.goods, shown.bravery, box.frozen[0].bravery_per_vp, say)
    for site, spot in enumerate(_card_zones(layout, shown, zone, columns)):
        queued = shown.queued[site] if shown.queued else NODES
        _draw_card(scene, layout, box, shown.owner, site, shown.sites[site], queued, spot, say, rims[site])


# --- the heading, meeples and workers --------------------------------------------------------------------------


@layer
def _draw_head(
    scene: Scene, layout: Sizes, zone: Rect, owner: int, you: bool, active: bool, points: int, most: int, say: Say
) -> tuple[float, float]:
    """Draw the name and the points; return a point near the points."""
    size = layout.large
    y = zone.y + size * 1.15
    x = zone.x + 16 + size * 0.5
    scene.background(group(figures.badge(owner, size * 0.58), at=(x, y)))
    name = say("seat-you" if you else "seat-name", seat=owner)
    scene.background(text_at(name, x + size, y, size, anchor="start", font_weight="bold"))
    if active:
        at = (x + size * 1.6 + text_width(name, size), y)
        hammer = group(figures.hammer(size * 1.15), at=at)
        scene.spot("hammer", hammer, say("hammer-title", seat=owner), rules=("MW-011",))
    right = zone.right - 16
    left = right - text_width(f"/ {most}", layout.text, bold=False) - 4
    number = text_at(str(points), left, y, layout.head, anchor="end", font_weight="bold")
    of = text_at(f"/ {most}", right, y + 2, layout.text, anchor="end", fill="@muted")
    title = say("points-title", who=seat_name(owner)(say), count=points)
    star = group(figures.star(layout.head * 0.95), at=(left - layout.head * 1.35, y))
    scene.spot(f"points-{owner}", group(star, number, of), title, rules=("MW-023", "MW-185"))
    return left, y


def _draw_held(scene: Scene, layout: Sizes, shown: Shown, say: Say, x: float, y: float) -> None:
    """Draw the tokens that a player holds, from right to left."""
    owner, size = shown.owner, layout.large * 1.3
    for kind in range(UPGRADES, 0, -1):
        if shown.tokens >> kind & 1:
            look, ref = figures.upgrade_token(kind, size), f"token-{owner}-{kind}"
            scene.piece(f"upgrade-{kind}", x, y, look, token_name(kind)(say), ref=ref, rules=("MW-141",))
            x -= size * 1.15
    if shown.has_tree:
        title = say("tree-title", token="tree", who=seat_name(owner)(say))
        look, ref = figures.tree_token(size, owner), f"token-{owner}-0"
        scene.piece(f"tree-{owner}", x, y, look, title, ref=ref, rules=("MW-145",))


@layer
def _draw_goods(
    scene: Scene, layout: Sizes, zone: Rect, owner: int, counts: tuple[int, ...], bravery: int, most: int, say: Say
) -> None:
    """Draw the warehouse, the stock, the Mountain, the workers and the bravery ladder in one row."""
    size = layout.large
    goods = (
        ("warehouse-title", figures.warehouse(size * 1.2)),
        ("stock-title", figures.stock(size * 1.1)),
        ("mountain-title", figures.mountain(size * 1.2)),
        ("workers-title", figures.cube(size)),
    )
    for name, count, (id_, icon) in zip(GOODS, counts, goods, strict=True):
        look = {"anchor": "start", "font_weight": "bold", "fill": "@ink" if count else "@muted"}
        number = text_at(str(count), size * 0.85, 0, size, **look)
        at = home(zone, size, name)
        scene.spot(f"{name}-{owner}", group(icon, number, at=at), say(id_, count=count), rules=GOODS_RULES[name])
    x, y = home(zone, size, GOODS[-1])
    x += size * 2.95
    rungs: list[Markup] = [group(figures.heart(size * 1.15), at=(0, 0))]
    step = min(size * 0.82, (zone.right - 22 - x - size) / most)
    for k in range(most):
        fill = "@gold" if k < bravery else "@paper"
        box = {"x": size * 0.75 + k * step, "y": -size * 0.36, "width": step * 0.86, "height": size * 0.72}
        rungs.append(el("rect", rx=2, fill=fill, stroke="@edge", stroke_width=1, **box))
        if k == bravery - 1:
            at = (size * 0.75 + (k + 0.43) * step, 0)
            rungs.append(text_at(str(bravery), *at, min(size * 0.72, step), fill="@on-gold", font_weight="bold"))
    title = say("bravery-title", count=bravery, most=most)
    scene.spot(f"bravery-{owner}", group(*rungs, at=(x, y)), title, rules=("MW-181", "MW-182"))


# --- building cards --------------------------------------------------------------------------------------------


def _card_zones(layout: Sizes, shown: Shown, zone: Rect, columns: int) -> list[Rect]:
    """Return the zones of the four cards: one row if the panel is low, otherwise two rows of two."""
    top, gap = zone.y + layout.large * 3.7, 8.0
    width = (zone.width - 28 - gap * (columns - 1)) / columns
    room = zone.bottom - top - 10
    heights = [room] if columns == SITES else [(room - gap) / 2] * 2
    if layout.narrow:
        heights = row_heights([site.kind for site in shown.sites])
    return [
        Rect(
            zone.x + 14 + (width + gap) * (i % columns),
            top + (heights[0] + gap) * (i // columns),
            width,
            heights[i // columns],
        )
        for i in range(SITES)
    ]


@layer
def _draw_card(
    scene: Scene,
    layout: Sizes,
    position: Part,
    owner: int,
    site: int,
    built: Site,
    queued: int,
    zone: Rect,
    say: Say,
    rim: str,
) -> None:
    """Draw the building on a site with its worker, or an empty site; `queued` is the end space to be used, if any."""
    ref, who = f"site-{owner}-{site}", seat_name(owner)(say)
    x, y = zone.centre
    w, h = zone.width, zone.height
    edge, width = (rim, 3.0) if rim else ("@edge", 1.2)
    frame = {"x": -w / 2, "y": -h / 2, "width": w, "height": h, "rx": 8, "stroke": edge, "stroke_width": width}
    if built.kind < 0:
        look = group(el("rect", fill="@paper", stroke_dasharray="5 4", **frame), *_empty_card(layout, site, zone, say))
        title = say("site-empty", site=site + 1, who=who)
        scene.piece(f"card-{owner}-{site}", x, y, look, title, ref=ref, rules=("MW-150",))
        return
    name = building_name(built.kind)(say)
    parts, worker = _building_card(layout, position, built, queued, zone, say)
    held, room = sum(built.defence), position.frozen[0].defences[built.kind, built.side]
    finished = built.side == Side.FINISHED
    id_, rules = ("site-building", ("MW-053",)) if finished else ("site-construction", ("MW-049",))
    title = say(id_, building=name, who=who, site=site + 1, held=held, room=room)
    look = group(el("rect", fill="@raised", **frame), *parts)
    scene.piece(f"card-{owner}-{site}", x, y, look, title, ref=ref, rules=rules)
    said, cube = say("worker-title", who=who, building=name), figures.cube(worker[2])
    scene.piece(f"worker-{owner}-{site}", x + worker[0], y + worker[1], cube, said, ref=ref, rules=("MW-043",))


def _empty_card(layout: Sizes, site: int, zone: Rect, say: Say) -> list[Markup]:
    """Draw an empty site: its number, and the word for empty."""
    text = say("empty-site")
    size = fitted(text, zone.width - 20, layout.card, bold=False)
    slim = zone.height < layout.text * 3
    number, below = ((-zone.width / 2 + 22, 0.0), (0.0, 0.0)) if slim else ((0.0, -size * 0.8), (0.0, size * 0.7))
    return [
        text_at(str(site + 1), *number, layout.text, fill="@muted"),
        text_at(text, *below, size, fill="@muted"),
    ]


def _building_card(
    layout: Sizes, position: Part, built: Site, queued: int, zone: Rect, say: Say
) -> tuple[list[Markup], Worker]:
    """Draw a building's sign, name and track, and return them with the place of its worker."""
    w, h, sign = zone.width, zone.height, layout.card * 1.55
    name = building_name(built.kind)(say)
    inner = Rect(-w / 2 + 6, -h / 2 + sign + 9, w - 12, h - sign - 14)
    if built.side == Side.FINISHED:
        track, worker = _tracks(layout, position, built, queued, inner, say)
    else:
        track, worker = _building_site(layout, position, built, inner, say)
    icon = group(figures.building_icon(built.kind, sign), at=(-w / 2 + 6 + sign / 2, -h / 2 + 5 + sign / 2))
    heading = _heading(name, -w / 2 + 11 + sign, -h / 2 + 5 + sign / 2, w - sign - 16, layout)
    return [icon, *heading, *track], worker


def _heading(name: str, x: float, y: float, room: float, layout: Sizes) -> list[Markup]:
    """Write a name on one line, or on two if it is long."""
    size = fitted(name, room, layout.card)
    if size > layout.card * 0.85 or " " not in name:
        return [text_at(name, x, y, size, anchor="start", font_weight="bold")]
    middle = min((abs(i - len(name) / 2), i) for i, c in enumerate(name) if c == " ")[1]
    lines = (name[:middle], name[middle + 1 :])
    size = min(fitted(line, room, layout.card * 0.9) for line in lines)
    return [
        text_at(line, x, y + (i - 0.5) * size, size, anchor="start", font_weight="bold") for i, line in enumerate(lines)
    ]


def _space(x: float, y: float, size: float, fill: str = "@paper") -> Markup:
    return el("circle", cx=x, cy=y, r=size / 2, fill=fill, stroke="@edge", stroke_width=1.2)


def _building_site(layout: Sizes, position: Part, built: Site, zone: Rect, say: Say) -> tuple[list[Markup], Worker]:
    """Draw the construction track as a row of spaces."""
    steps, done = position.frozen[0].build[built.kind], built.node
    size = min(layout.card * 1.15, zone.height * 0.3)
    step = min(size * 2, (zone.width - size) / max(steps, 1))
    y, left = zone.y + zone.height * 0.3, zone.x + size / 2 + 2
    parts = [el("line", x1=left, y1=y, x2=left + steps * step, y2=y, stroke="@edge", stroke_width=1.5)]
    parts += [_space(left + k * step, y, size, "@gold" if k == steps else "@paper") for k in range(steps + 1)]
    text = say("building-site", done=done, steps=steps)
    small = fitted(text, zone.width, layout.card, bold=False)
    parts.append(text_at(text, zone.x, zone.y + zone.height * 0.75, small, anchor="start", fill="@muted"))
    return parts, (left + done * step, y, size)


def _tracks(
    layout: Sizes, position: Part, built: Site, queued: int, zone: Rect, say: Say
) -> tuple[list[Markup], Worker]:
    """Draw the action track: a row for every end space, all starting from the same space on the left."""
    box, kind, node = position.frozen[0], built.kind, built.node
    rows = routes(position, kind)
    texts = [act_on_space(position, kind, row[-1])(say) for row in rows]
    high = zone.height / len(rows)
    size = min(layout.card, high * 0.7)
    step = size * TRACK_STEP
    room = min(zone.width - (len(row) - 1) * step - size * 1.5 for row in rows)
    below = min(fitted(text, room, layout.card) for text in texts) < layout.card * 0.9 and high > size * 2
    high = min(high, layout.card * (2.5 if below else 1.8))
    write = min(fitted(text, zone.width if below else room, layout.card) for text in texts)
    left = zone.x + size * 0.65 + 1
    top = zone.y + (zone.height - high * len(rows)) / 2 + (size * 0.65 if below else high / 2)
    at: dict[int, tuple[float, float]] = {}
    lines: list[Markup] = []
    spaces: list[Markup] = []
    for i, (row, text) in enumerate(zip(rows, texts, strict=True)):
        y = top + i * high
        for depth, space in enumerate(row):
            if depth:
                x1, y1 = at[row[depth - 1]]
                at.setdefault(space, (left + depth * step, y))
                x2, y2 = at[space]
                lines.append(
                    el("path", d=f"M{x1:.1f} {y1:.1f}V{y2:.1f}H{x2:.1f}", fill="none", stroke="@edge", stroke_width=1.5)
                )
            elif space not in at:
                at[space] = (left, y)
        look = {"font_weight": "bold", "fill": "@accent"} if queued == row[-1] else {}
        end = at[row[-1]][0]
        if below:
            small = min(fitted(each, zone.width - size * 1.25, write) for each in texts)
            halo = {"stroke": "@raised", "stroke_width": 4, "paint_order": "stroke"}
            spaces.append(text_at(text, zone.x + size * 1.25, y + size * 1.15, small, anchor="start", **look, **halo))
        else:
            spaces.append(text_at(text, end + size * 0.95, y, write, anchor="start", **look))
    for space, where in at.items():
        spaces.append(_space(*where, size, "@gold" if box.act[kind, space] != Act.NONE else "@paper"))
    return [*lines, *spaces], (*at[node], size * 1.3)
