"""A panel for every seat: points, meeples, bravery, tokens, and a card for every building.

Pieces have the ids `card-OWNER-SITE` (what lies on a site) and `worker-OWNER-SITE` (the cube on its track).
"""

from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.cards import Own, building_card
from tablee.games.meeple_war.board.clicks import warned
from tablee.games.meeple_war.board.layout import GOODS, Layout, Sizes, card_zones, home
from tablee.games.meeple_war.board.titles import building_title, tree_title, upgrade_title, worker_title
from tablee.games.meeple_war.box import NODES, TREE, UPGRADES, Side
from tablee.games.meeple_war.facts.places import City, Site
from tablee.games.meeple_war.words.names import seat_name

GOODS_RULES = {  # the rules that explain the numbers of a panel
    "warehouse": ("MW-058",),
    "stock": ("MW-158",),
    "mountain": ("MW-134", "MW-189"),
    "workers": ("MW-150",),
}
NAME = 10.4  # room for a name, as a multiple of the size of its letters


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
    queued: tuple[int, ...]  # for each site, the space of its track that the active player has chosen or will use


def draw_panels(scene: Scene, layout: Layout, position: Position, built: tuple[City, ...], seat: int, say: Say) -> None:
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
            queued=_next_spaces(state.fork_to, state.queued) if owner == state.active else (),
        )
        bad = warned(position, seat) if owner == state.active else ()
        _draw_panel(scene, layout.sizes, layout.panels[owner], layout.view.drawing, box, shown, say, bad)


def _next_spaces(fork_to: tuple[int, ...], queued: tuple[int, ...]) -> tuple[int, ...]:
    """MW-047: return the branch chosen for each worker, which moves when all are chosen, or else the action waiting."""
    return tuple(to if to >= 0 else end for to, end in zip(fork_to, queued, strict=True))


@layer
def _draw_panel(
    scene: Scene, sizes: Sizes, zone: Rect, drawing: str, box: Part, shown: Shown, say: Say, bad: tuple[int, ...]
) -> None:
    """Draw a player's panel; `bad` are sites that the player should not build over."""
    scene.background(zone.panel(), _banner(sizes, zone, shown.owner))
    if shown.active:  # not in the background, which is sent as a whole if a part of it changes
        title = say("hammer-title", seat=shown.owner)
        scene.spot("turn", _lit(zone), title, rules=("MW-011",))
    most = box.frozen[0].vp_to_end
    points = shown.points, shown.goods[GOODS.index("mountain")]
    left = _draw_head(scene, sizes, zone, shown.owner, shown.you, shown.active, points, most, say)
    _draw_held(scene, sizes, box, shown, say, zone, left)
    _draw_goods(scene, sizes, zone, shown.owner, shown.goods, shown.bravery, box.frozen[0].bravery_per_vp, say)
    for site, spot in enumerate(card_zones(box, sizes, [site.kind for site in shown.sites], zone)):
        queued = shown.queued[site] if shown.queued else NODES
        _draw_card(scene, sizes, box, shown.owner, site, shown.sites[site], queued, spot, drawing, say, site in bad)


# --- the heading, meeples and workers --------------------------------------------------------------------------


def _name_ends(sizes: Sizes, zone: Rect) -> float:
    """Return where the room for a name ends: the page puts names of up to twelve letters there, and perhaps "(you)"."""
    return zone.x + 16 + sizes.large * (1.5 + NAME)


def _banner(sizes: Sizes, zone: Rect, owner: int) -> Markup:
    """Draw the colour of a seat behind the name in its panel."""
    x, y, wide, low = zone.x + 1, zone.y + 1, zone.width - 2, zone.y + sizes.large * 2
    d = f"M{x:g} {low:.1f}V{y + 9:g}q0 -9 9 -9h{wide - 18:g}q9 0 9 9V{low:.1f}Z"
    return el("path", d=d, fill=figures.SEAT_COLOURS[owner][0], fill_opacity=0.2)


def _lit(zone: Rect) -> Markup:
    """Draw the frame of the active player's panel. It does not hinder clicks."""
    bar = el("rect", x=zone.x, y=zone.y + 8, width=6, height=zone.height - 16, rx=3, fill="@accent")
    return group(zone.draw(stroke="@accent", stroke_width=2.5, rx=10, fill="none"), bar, pointer_events="none")


@layer
def _draw_head(
    scene: Scene,
    sizes: Sizes,
    zone: Rect,
    owner: int,
    you: bool,
    active: bool,
    points: tuple[int, int],
    most: int,
    say: Say,
) -> float:
    """Draw the name and the points, of which those on the Mountain are given too; return where the points begin."""
    size = sizes.large
    y = zone.y + size * 1.15
    x = zone.x + 16 + size * 0.6
    scene.background(group(figures.badge(owner, max(size * 0.62, sizes.least / 1.05)), at=(x, y)))
    name = say("seat-you" if you else "seat-name", seat=owner)
    scene.background(text_at(name, x + size * 1.1, y, size, anchor="start", font_weight="bold"))
    if active:
        hammer = group(figures.hammer(size * 1.2), at=(_name_ends(sizes, zone), y))
        scene.spot("hammer", hammer, say("hammer-title", seat=owner), rules=("MW-011",))
    right = zone.right - 14
    left = right - text_width(f"/ {most}", sizes.least, bold=False) - 4
    number = text_at(str(points[0]), left, y, sizes.head, anchor="end", font_weight="bold")
    of = text_at(f"/ {most}", right, y + 2, sizes.least, anchor="end")
    parts = {"mountain": points[1], "forts": points[0] - points[1]}
    title = say("points-title", who=seat_name(owner)(say), count=points[0], most=most, **parts)
    star = group(figures.star(sizes.head * 0.95), at=(left - sizes.head * 1.25, y))
    scene.spot(f"points-{owner}", group(star, number, of), title, rules=("MW-023", "MW-185"))
    return left - sizes.head * 2


def _draw_held(scene: Scene, sizes: Sizes, box: Part, shown: Shown, say: Say, zone: Rect, right: float) -> None:
    """Draw the tokens that a player holds, from right to left. Many of them overlap."""
    owner, size, y = shown.owner, sizes.large * 1.5, zone.y + sizes.large * 1.15
    held = [kind for kind in range(UPGRADES, 0, -1) if shown.tokens >> kind & 1]
    held += [TREE] if shown.has_tree else []
    room = right - _name_ends(sizes, zone) - sizes.large * 0.8 - size
    step = min(size * 1.12, room / max(len(held) - 1, 1))
    for k, kind in enumerate(held):
        x, ref = right - size / 2 - step * k, f"token-{owner}-{kind}"
        if kind == TREE:
            title = tree_title(owner, say, placed=False)
            look = figures.tree_token(size, owner)
            scene.piece(f"tree-{owner}", x, y, look, title, ref=ref, rules=("MW-145",))
        else:
            title, look = upgrade_title(box, kind, say, where="hand", owner=owner), figures.upgrade_token(kind, size)
            scene.piece(f"upgrade-{kind}", x, y, look, title, ref=ref, rules=("MW-141",))


@layer
def _draw_goods(
    scene: Scene, sizes: Sizes, zone: Rect, owner: int, counts: tuple[int, ...], bravery: int, most: int, say: Say
) -> None:
    """Draw the warehouse, the stock, the Mountain, the workers and the bravery ladder in one row."""
    size = sizes.large
    goods = (
        ("warehouse-title", figures.warehouse(size * 1.3)),
        ("stock-title", figures.stock(size * 1.2)),
        ("mountain-title", figures.mountain(size * 1.3)),
        ("workers-title", figures.cube(size * 1.15)),
    )
    who = seat_name(owner)(say)
    for name, count, (id_, icon) in zip(GOODS, counts, goods, strict=True):
        look = {"anchor": "start", "font_weight": "bold", "fill": "@ink" if count else "@muted"}
        number = text_at(str(count), size * 0.95, 0, size, **look)
        at = home(zone, size, name)
        scene.spot(
            f"{name}-{owner}", group(icon, number, at=at), say(id_, count=count, who=who), rules=GOODS_RULES[name]
        )
    x, y = home(zone, size, GOODS[-1])
    x += size * 3.1
    rungs: list[Markup] = [group(figures.heart(size * 1.25), at=(0, 0))]
    step = min(size, (zone.right - 16 - x - size * 0.8) / most)
    for k in range(most):
        fill = "@gold" if k < bravery else "@paper"
        box = {"x": size * 0.8 + k * step, "y": -size * 0.4, "width": step * 0.86, "height": size * 0.8}
        rungs.append(el("rect", rx=2, fill=fill, stroke="@edge", stroke_width=1, **box))
    title = say("bravery-title", who=who, count=bravery, most=most)
    scene.spot(f"bravery-{owner}", group(*rungs, at=(x, y)), title, rules=("MW-181", "MW-182"))


# --- building cards --------------------------------------------------------------------------------------------


@layer
def _draw_card(
    scene: Scene,
    sizes: Sizes,
    box: Part,
    owner: int,
    site: int,
    built: Site,
    queued: int,
    zone: Rect,
    drawing: str,
    say: Say,
    bad: bool,
) -> None:
    """Draw the building on a site with its worker, or an empty site; `queued` is the space chosen or to be used."""
    ref = f"site-{owner}-{site}"
    x, y = zone.centre
    w, h = zone.width, zone.height
    edge, width = ("@bad", 4.0) if bad else ("@edge", 1.2)
    frame = {"x": -w / 2, "y": -h / 2, "width": w, "height": h, "rx": 8, "stroke": edge, "stroke_width": width}
    if built.kind < 0:
        number = text_at(str(site + 1), 0, 0, sizes.least, fill="@muted")
        look = group(el("rect", fill="@paper", stroke_dasharray="5 4", **frame), number)
        title = building_title(box, owner, site, built, say)
        scene.piece(f"card-{owner}-{site}", x, y, look, title, ref=ref, rules=("MW-150",))
        return
    own = Own(drawing, figures.SEAT_COLOURS[owner][0])
    parts, worker = building_card(sizes, box, built, queued, zone, say, own)
    rules = ("MW-053",) if built.side == Side.FINISHED else ("MW-049",)
    title = building_title(box, owner, site, built, say)
    look = group(el("rect", fill="@raised", **frame), *parts)
    scene.piece(f"card-{owner}-{site}", x, y, look, title, ref=ref, rules=rules)
    said, cube = worker_title(box, owner, built, say), figures.cube(worker.size)
    scene.piece(f"worker-{owner}-{site}", x + worker.x, y + worker.y, cube, said, ref=ref, rules=("MW-043",))
