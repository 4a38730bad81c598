"""The map: terrains, forests and cities, and the meeples on them.

The ids of meeples are in `pieces.py`. The tokens `upgrade-KIND` and `tree-SEAT` keep their ids wherever they are.
"""

from typing import NamedTuple

from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.actions import KIND_NAMES
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.clicks import enterable, names_defenders, names_troops, warned
from tablee.games.meeple_war.board.layout import Layout, View, home
from tablee.games.meeple_war.board.pieces import defender, expected, meeple_kind, troop
from tablee.games.meeple_war.board.titles import building_title, terrain_title, tree_title, troop_title, upgrade_title
from tablee.games.meeple_war.box import EDGES, SITES, Kind, Side, Stage
from tablee.games.meeple_war.facts.explained import KIND_RULES
from tablee.games.meeple_war.facts.places import (
    City,
    Hex,
    Site,
    edge_between,
    edges_in,
    front,
    kind_of,
    shores,
    site_hex,
    terrain_hex,
    terrains,
    waiting,
)
from tablee.games.meeple_war.rules.land import forest_of
from tablee.games.meeple_war.words.names import building_name, place, seat_name, way

SLOT, SLOTS = 0.33, 1.5  # shares of a hex's radius: the largest width of one defence, and of all together
STANDS = {  # where the meeples of one to four seats stand on a hex, as shares of its radius
    1: ((0.0, 0.34),),
    2: ((-0.42, 0.34), (0.42, 0.34)),
    3: ((-0.42, 0.36), (0.42, 0.36), (0.0, -0.2)),
    4: ((-0.42, 0.36), (0.42, 0.36), (-0.42, -0.2), (0.42, -0.2)),
}
BEHIND = 3  # how many meeples of a group can be seen behind the first; more are hidden


LAND = ("seats", "n_terrains", "q", "r", "kind", "upgrade")  # fields of the state: what is printed on the map
EXPLORERS = ("n_pending", "pending_q", "pending_r", "pending_n", "explored", "drawn", "active")


def draw_map(scene: Scene, layout: Layout, position: Position, built: tuple[City, ...], seat: int, say: Say) -> None:
    """Draw the map and everything on it."""
    view, state, land = layout.view, position.frozen[1], position.only(*LAND)
    scene.background(layout.map.panel("@water"))
    waiting_there = position.only(*(EXPLORERS if state.n_pending else ("n_pending",)))
    _draw_shores(scene, view, shores(position), waiting_there, say, enterable(position, seat))
    asked_about = tuple(t for t in (state.move_from, state.altar, state.battle, state.tunnel) if t >= 0)
    _draw_terrains(scene, view, land, asked_about, say)
    for owner, sites in enumerate(built):
        about = state.site if owner == state.active else -1
        converting = tuple(site for site in range(SITES) if names_defenders(state, owner, site))
        bad = warned(position, seat) if owner == state.active else ()
        _draw_city(scene, view, land, owner, sites, about, converting, say, bad)
    _draw_forests(scene, view, position.only(*LAND, "forest", "cleared"), say)
    mover = state.active if state.stage == Stage.MOVES else -1
    for t in range(state.n_terrains):
        if any(state.here[t]):
            _draw_troops(scene, view, land, t, state.here[t], (mover, state.ready[t]), names_troops(state, t), say)
    _draw_tokens(scene, view, position.only(*LAND, "tree_at"), say)
    _expect(scene, layout, position)


def _frame(view: View, fill: str, *, edge: str = "@edge", width: float = 1.5, **more: object) -> Markup:
    """Draw a hex."""
    return figures.hexagon(view.radius * 0.97, fill=fill, stroke=edge, stroke_width=width, **more)


# --- terrains --------------------------------------------------------------------------------------------------


@layer
def _draw_terrains(scene: Scene, view: View, land: Part, asked_about: tuple[int, ...], say: Say) -> None:
    for t in range(land.frozen[1].n_terrains):
        _draw_terrain(scene, view, land, t, t in asked_about, say)


@layer
def _draw_terrain(scene: Scene, view: View, position: Part, t: int, from_here: bool, say: Say) -> None:
    box, state = position.frozen
    kind, where = Kind(state.kind[t]), terrain_hex(position, t)
    radius, ref = view.radius, f"terrain-{t}"
    look = [
        _frame(
            view,
            figures.GROUNDS.get(kind, "@sand"),
            edge="@accent" if from_here else "@edge",
            width=radius * 0.12 if from_here else 1.5,
        )
    ]
    size = view.letters
    if kind != Kind.BLANK:
        icon = figures.terrain_icon(kind, radius * 0.72)
        look.append(group(icon, at=(radius * 0.26, -radius * 0.36)))
        if box.fort_flags[kind]:
            look.append(group(figures.worth(box.fort_flags[kind], size), at=(radius * 0.56, -radius * 0.3)))
    aside = kind != Kind.BLANK or state.upgrade[t]
    number, start = ((-radius * 0.8, -radius * 0.28), "start") if aside else ((0.0, -radius * 0.4), "middle")
    look.append(text_at(str(t), *number, size, anchor=start, fill="@ink"))
    scene.spot(
        ref,
        group(*look, at=view.at(where)),
        terrain_title(position, t, say),
        rules=KIND_RULES[Kind(kind_of(position, t))],
    )


@layer
def _draw_forests(scene: Scene, view: View, land: Part, say: Say) -> None:
    for t in range(land.frozen[1].n_terrains):
        _draw_forest(scene, view, land, t, say)


def _draw_forest(scene: Scene, view: View, position: Part, t: int, say: Say) -> None:
    """Draw trees along the wooded edges of a terrain."""
    where = terrain_hex(position, t)
    for edge in edges_in(forest_of(position.frozen[1], t)):
        x, y = view.edge(where, edge)
        u, v = view.at(where)
        along = (-(y - v) / view.radius, (x - u) / view.radius)  # at a right angle to the direction outwards
        ref, inside = f"edge-{t}-{edge}", view.edge(where, edge, 0.14)
        firs = [
            group(figures.tree(view.radius * 0.34), at=(along[0] * i * view.radius, along[1] * i * view.radius))
            for i in sorted((-0.36, 0.0, 0.36), key=lambda i: along[1] * i)
        ]
        title = say("forest-title", way=way(edge)(say), place=place(position, t)(say))
        scene.spot(ref, group(_strip(view.radius, edge), *firs, at=inside), title, rules=("MW-067",))


def _strip(radius: float, edge: int) -> Markup:
    """Draw what can be clicked of a forest: a broad strip along its edge, which cannot be seen."""
    wide, high = radius * 1.05, radius * 0.5
    box = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": high / 2}
    return el("rect", **box, fill="transparent", transform=f"rotate({90 - 60 * edge})")


@layer
def _draw_shores(
    scene: Scene, view: View, spaces: tuple[Hex, ...], position: Part, say: Say, open_: tuple[str, ...]
) -> None:
    """Draw the empty spaces around the map. Spaces that can be clicked or hold explorers have a stronger outline."""
    (box, state), radius = position.frozen, view.radius
    explorers = waiting(position)
    for q, r in spaces:
        ref, i = f"space-{q}-{r}", explorers.get((q, r), -1)
        if i < 0 and ref not in open_:
            dots = {"stroke_dasharray": f"{radius * 0.06:.1f} {radius * 0.14:.1f}", "opacity": 0.55}
            scene.background(
                group(
                    figures.hexagon(radius * 0.93, fill="none", stroke="@edge", stroke_width=1, **dots),
                    at=view.at((q, r)),
                )
            )
            continue
        dashes = {"stroke_dasharray": f"{radius * 0.16:.1f} {radius * 0.1:.1f}"}
        look = [_frame(view, "@board", width=2, **dashes)]
        title = say("space-title")
        if i >= 0:
            count, n = state.pending_n[i], state.active
            title = say("pending-title", number=i + 1, who=seat_name(n)(say), count=count)
            look.append(text_at(str(i + 1), 0, -radius * 0.52, view.letters * 1.2, font_weight="bold"))
            x, y = view.at((q, r))
            explorers_at = (x, y + radius * 0.22)
            _stand(scene, view, Troop(n, f"p{i}", count, count), explorers_at, title, ref=ref, rules=("MW-076",))
        else:
            look.append(text_at("?", 0, 0, radius * 0.7, fill="@muted", font_weight="bold"))
        if i >= 0 and i == state.explored and state.drawn >= 0:
            kind = box.type_kind[state.drawn]
            title = say("drawn-title", kind=KIND_NAMES[kind])
            look.append(
                group(
                    figures.terrain_icon(kind, radius * 0.6),
                    at=(radius * 0.4, -radius * 0.3),
                )
            )
        rules = ("MW-111", "MW-112") if i >= 0 else ("MW-064",)
        scene.spot(ref, group(*look, at=view.at((q, r))), title, rules=rules)


# --- meeples ---------------------------------------------------------------------------------------------------


class Troop(NamedTuple):
    """The meeples of a seat in one place, and how many of them may still move."""

    seat: int
    place: int | str
    meeples: int
    ready: int


def _stand(
    scene: Scene,
    view: View,
    group_: Troop,
    at: tuple[float, float],
    title: str,
    *,
    ref: str,
    rules: tuple[str, ...],
) -> None:
    """Draw meeples behind each other. The first shows the count and can be clicked; those that have moved lie down."""
    seat, place, count, ready = group_
    size, (x, y) = view.radius * 0.8, at
    text = f"{ready}/{count}" if 0 < ready < count else str(count)
    plate = group(figures.strength(seat, text, view.letters), at=(size * 0.36, size * 0.26))
    parts = [figures.soldier(seat, size, lying=not ready), plate]
    scene.piece(troop(seat, place, 0), x, y, group(*parts), title, ref=ref, kind=meeple_kind(seat), rules=rules)
    for k in range(1, count):
        look = group(figures.soldier(seat, size, lying=k >= ready), pointer_events="none")
        behind = min(k, BEHIND) * size * 0.09
        id_, kind = troop(seat, place, k), meeple_kind(seat)
        scene.piece(id_, x - behind, y - behind, look, title, kind=kind, rules=rules)


@layer
def _draw_troops(
    scene: Scene,
    view: View,
    position: Part,
    t: int,
    here: tuple[int, ...],
    moving: tuple[int, int],
    by_troop: bool,
    say: Say,
) -> None:
    """Draw the meeples of every seat on a terrain, side by side; `moving` is who may move how many of them.

    With `by_troop` each troop can be clicked by itself, otherwise the whole terrain.
    """
    radius, (mover, movable) = view.radius, moving
    present = [seat for seat, count in enumerate(here) if count]
    x, y = view.at(terrain_hex(position, t))
    for k, seat in enumerate(present):
        count = ready = here[seat]
        if seat == mover:
            ready = movable
        title = troop_title(position, t, seat, count, ready if seat == mover else None, say)
        aside, down = STANDS[len(present)][k]
        ref = troop(seat, t, 0) if by_troop else f"terrain-{t}"
        stood = Troop(seat, t, count, ready)
        rules = ("MW-059",) if seat == mover and not movable else ("MW-062",)
        _stand(scene, view, stood, (x + radius * aside, y + radius * down), title, ref=ref, rules=rules)


def _expect(scene: Scene, layout: Layout, position: Position) -> None:
    """Tell the scene where the animation of meeples from a supply will start."""
    active, size = position.frozen[1].active, layout.sizes.large
    for name, supply in expected(position).items():
        scene.expect(name, *home(layout.panels[active], size, supply))


# --- cities ----------------------------------------------------------------------------------------------------


def slot_at(radius: float, k: int, room: int) -> tuple[float, float]:
    """Return where the k-th defence of a building is, measured from the middle of its hex."""
    return (k - (room - 1) / 2) * slot_width(room) * radius, radius * 0.45


def slot_width(room: int) -> float:
    """Return the width of a defence, as a share of the radius. Defences are narrower if there are many."""
    return min(SLOT, SLOTS / room)


@layer
def _draw_city(
    scene: Scene,
    view: View,
    land: Part,
    owner: int,
    sites: tuple[Site, ...],
    about: int,
    converting: tuple[int, ...],
    say: Say,
    bad: tuple[int, ...],
) -> None:
    """Draw a city; `about` is the site that the present question is about, `bad` those that should not be chosen.

    On the sites in `converting` the meeples of each seat can be clicked by themselves.
    """
    for site, built in enumerate(sites):
        _draw_site(scene, view, land, owner, site, built, site == about, site in converting, say, site in bad)
    _draw_gate(scene, view, land, owner, say)


@layer
def _draw_site(
    scene: Scene,
    view: View,
    position: Part,
    owner: int,
    site: int,
    built: Site,
    about: bool,
    converting: bool,
    say: Say,
    bad: bool,
) -> None:
    box, radius = position.frozen[0], view.radius
    kind, ref = built.kind, f"site-{owner}-{site}"
    x, y = view.at(site_hex(position, owner, site))
    colour = figures.SEAT_COLOURS[owner][0]
    edge, width = "@bad" if bad else colour, radius * (0.14 if about or bad else 0.07)
    if kind < 0:
        look = [
            _frame(
                view,
                "@board",
                edge=colour,
                width=width,
                stroke_dasharray=f"{radius * 0.2:.1f} {radius * 0.12:.1f}",
            )
        ]
        look.append(text_at(str(site + 1), 0, 0, view.letters, fill="@muted"))
        scene.spot(ref, group(*look, at=(x, y)), building_title(position, owner, site, built, say), rules=("MW-150",))
        return
    finished = built.side == Side.FINISHED
    room = box.defences[kind, built.side]
    look = [_frame(view, "@raised", edge=edge, width=width)]
    icon = figures.building_icon(kind, radius * 0.74)
    look.append(group(icon, at=(0, -radius * 0.16), opacity=None if finished else 0.35))
    mark = figures.shape(owner, radius * 0.15, fill=colour, stroke="@ink", stroke_width=radius * 0.02)
    look.append(group(mark, at=(0, -radius * 0.7)))
    if not finished:
        done = f"{built.node}/{box.build[kind]}"
        look.append(figures.tally(done, 0, -radius * 0.14, view.letters))
    for k in range(room):
        u, v = slot_at(radius, k, room)
        look.append(group(figures.defence(slot_width(room) * radius, radius * 0.32), at=(u, v)))
    rules = ("MW-065", "MW-075") if finished else ("MW-049",)
    scene.spot(ref, group(*look, at=(x, y)), building_title(position, owner, site, built, say), rules=rules)
    _draw_defenders(scene, view, (x, y), owner, site, built, room, converting, say)


def _draw_defenders(
    scene: Scene,
    view: View,
    at: tuple[float, float],
    owner: int,
    site: int,
    built: Site,
    room: int,
    converting: bool,
    say: Say,
) -> None:
    """Draw the meeples that stand on the defences of a building."""
    radius, k = view.radius, 0
    x, y = at
    building = building_name(built.kind)(say)
    for seat, count in enumerate(built.defence):
        if not count:
            continue
        ref = f"defender-{owner}-{site}-{seat}" if converting else f"site-{owner}-{site}"
        title = say(
            "defender-title", who=seat_name(seat)(say), count=count, building=building, owner=seat_name(owner)(say)
        )
        look = figures.defence(slot_width(room) * radius, radius * 0.32, seat)
        for i in range(count):
            u, v = slot_at(radius, k + i, room)
            id_, kind = defender(owner, site, seat, i), meeple_kind(seat)
            scene.piece(id_, x + u, y + v, look, title, ref=ref, kind=kind, rules=("MW-070",))
        k += count


def _draw_gate(scene: Scene, view: View, position: Part, owner: int, say: Say) -> None:
    """Draw the gate between a city and the terrain in front of it."""
    where = terrain_hex(position, front(position, owner))
    edge = edge_between(where, site_hex(position, owner, 0))
    x, y = view.edge(where, edge)
    length = view.radius * 0.62
    look = el("g", figures.gate(length), transform=f"rotate({90 - 60 * edge})")
    title = say("gate-title", who=seat_name(owner)(say), place=place(position, front(position, owner))(say))
    scene.spot(f"gate-{owner}", group(look, at=(x, y)), title, rules=("MW-159",))


# --- tokens ----------------------------------------------------------------------------------------------------


@layer
def _draw_tokens(scene: Scene, view: View, position: Part, say: Say) -> None:
    """Draw the tokens that have been placed on the map."""
    state, radius, land = position.frozen[1], view.radius, terrains(position)
    for t, where in enumerate(land):
        kind = state.upgrade[t]
        if kind:
            x, y = view.at(where)
            at = x + radius * 0.26, y - radius * 0.36
            look = figures.upgrade_token(kind, radius * 0.62)
            title, rules = upgrade_title(position, kind, say, where="map"), KIND_RULES[Kind(kind)]
            scene.piece(f"upgrade-{kind}", *at, look, title, ref=f"terrain-{t}", rules=rules)
    for seat in range(state.seats):
        if state.tree_at[seat] >= 0:
            t, edge = divmod(state.tree_at[seat], EDGES)
            x, y = view.edge(land[t], edge, 0.15)
            title = tree_title(seat, say, placed=True)
            look = figures.tree_token(radius * 0.44, seat)
            scene.piece(f"tree-{seat}", x, y, look, title, ref=f"terrain-{t}", rules=("MW-145",))
