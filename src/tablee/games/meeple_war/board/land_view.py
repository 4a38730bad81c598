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
from tablee.games.meeple_war.board.clicks import Glow
from tablee.games.meeple_war.board.layout import Layout, View, home
from tablee.games.meeple_war.board.pieces import defender, expected, meeple_kind, troop
from tablee.games.meeple_war.box import EDGES, Kind, Phase, Side, Stage
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
from tablee.games.meeple_war.words.names import building_name, effect, place, seat_name, token_name, way

ABOUT_MEEPLES = (Phase.SCARE_PICK, Phase.ALTAR)  # questions that name meeples, not terrains
SLOT, SLOTS = 0.33, 1.5  # shares of a hex's radius: the largest width of one defence, and of all together
DOWN = 0.36  # how far below the middle of a hex its meeples stand, as a share of the radius
BEHIND = 3  # how many meeples of a group can be seen behind the first; more are hidden


LAND = ("seats", "n_terrains", "q", "r", "kind", "upgrade")  # fields of the state: what is printed on the map
EXPLORERS = ("n_pending", "pending_q", "pending_r", "pending_n", "explored", "drawn", "active")

Lit = tuple[tuple[str, str], ...]  # names of things that may be clicked, with the colours of their rims


def draw_map(scene: Scene, layout: Layout, position: Position, built: tuple[City, ...], say: Say, glow: Glow) -> None:
    """Draw the map and everything on it."""
    view, state, land = layout.view, position.frozen[1], position.only(*LAND)
    scene.background(layout.map.panel("@water"))
    waiting_there = position.only(*(EXPLORERS if state.n_pending else ("n_pending",)))
    _draw_shores(scene, view, shores(position), waiting_there, say, _lit(glow, "space-"))
    asked_about = tuple(t for t in (state.move_from, state.altar, state.battle, state.tunnel) if t >= 0)
    _draw_terrains(scene, view, land, asked_about, say, _lit(glow, "terrain-"))
    for owner, sites in enumerate(built):
        about = state.site if owner == state.active else -1
        converting = state.phase == Phase.CONVERT
        lit = _lit(glow, f"site-{owner}-") + _lit(glow, f"defender-{owner}-")
        _draw_city(scene, view, land, owner, sites, about, converting, say, lit)
    _draw_forests(scene, view, position.only(*LAND, "forest", "cleared"), say, _lit(glow, "edge-"))
    mover = state.active if state.stage == Stage.MOVES else -1
    refs = "troop-" if state.phase in ABOUT_MEEPLES else "terrain-"
    lit = _lit(glow, "troop-") if state.phase in ABOUT_MEEPLES else ()
    for t in range(state.n_terrains):
        if any(state.here[t]):
            _draw_troops(scene, view, land, t, state.here[t], (mover, state.ready[t]), refs, say, lit)
    _draw_tokens(scene, view, position.only(*LAND, "tree_at"), say)
    _expect(scene, layout, position)


def _lit(glow: Glow, start: str) -> Lit:
    """Return what may be clicked of the things whose names begin with `start`."""
    if not glow:
        return ()
    return tuple(sorted(item for item in glow.items() if item[0].startswith(start)))


def _frame(view: View, fill: str, *, edge: str = "@edge", width: float = 1.5, glow: str = "", **more: object) -> Markup:
    """Draw a hex, with a glowing rim if it may be clicked."""
    parts = [figures.hexagon(view.radius * 0.97, fill=fill, stroke=edge, stroke_width=width, **more)]
    if glow:
        rim = {"stroke": glow, "stroke_width": view.radius * 0.085, "stroke_linejoin": "round"}
        parts.append(figures.hexagon(view.radius * 0.86, fill="none", **rim))
    return group(*parts)


# --- terrains --------------------------------------------------------------------------------------------------


@layer
def _draw_terrains(scene: Scene, view: View, land: Part, asked_about: tuple[int, ...], say: Say, lit: Lit) -> None:
    glow = dict(lit)
    for t in range(land.frozen[1].n_terrains):
        _draw_terrain(scene, view, land, t, t in asked_about, say, glow.get(f"terrain-{t}", ""))


@layer
def _draw_terrain(scene: Scene, view: View, position: Part, t: int, from_here: bool, say: Say, glow: str) -> None:
    box, state = position.frozen
    kind, where = Kind(state.kind[t]), terrain_hex(position, t)
    radius, ref = view.radius, f"terrain-{t}"
    look = [
        _frame(
            view,
            figures.GROUNDS.get(kind, "@sand"),
            edge="@accent" if from_here else "@edge",
            width=radius * 0.12 if from_here else 1.5,
            glow=glow,
        )
    ]
    size = view.letters
    if kind != Kind.BLANK:
        icon = figures.terrain_icon(kind, radius * 0.7, box.fort_flags[kind])
        look.append(group(icon, at=(radius * 0.12, -radius * 0.34)))
        look.append(text_at(str(t), -radius * 0.72, -radius * 0.3, size, anchor="start", fill="@ink"))
    else:
        number = (-radius * 0.46, -radius * 0.06) if state.upgrade[t] else (0.0, -radius * 0.24)
        look.append(text_at(str(t), *number, size, fill="@ink"))
    title = say("terrain-title", place=place(position, t)(say), effect=effect(position, t)(say))
    scene.spot(ref, group(*look, at=view.at(where)), title, rules=KIND_RULES[Kind(kind_of(position, t))])


@layer
def _draw_forests(scene: Scene, view: View, land: Part, say: Say, lit: Lit) -> None:
    glow, state = dict(lit), land.frozen[1]
    for t in range(state.n_terrains):
        _draw_forest(scene, view, land, t, say, glow)


def _draw_forest(scene: Scene, view: View, position: Part, t: int, say: Say, lit: Glow) -> None:
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
        if ref in lit:
            firs.insert(
                0, el("circle", r=view.radius * 0.36, fill="none", stroke="@glow", stroke_width=view.radius * 0.1)
            )
        title = say("forest-title", way=way(edge)(say), place=place(position, t)(say))
        scene.spot(ref, group(*firs, at=inside), title, rules=("MW-067",))


@layer
def _draw_shores(scene: Scene, view: View, spaces: tuple[Hex, ...], position: Part, say: Say, glowing: Lit) -> None:
    """Draw the empty spaces around the map. Spaces that can be clicked or hold explorers have a stronger outline."""
    (box, state), radius, lit = position.frozen, view.radius, dict(glowing)
    explorers = waiting(position)
    for q, r in spaces:
        ref, i = f"space-{q}-{r}", explorers.get((q, r), -1)
        if i < 0 and ref not in lit:
            dots = {"stroke_dasharray": f"{radius * 0.06:.1f} {radius * 0.14:.1f}", "opacity": 0.55}
            scene.background(
                group(
                    figures.hexagon(radius * 0.93, fill="none", stroke="@edge", stroke_width=1, **dots),
                    at=view.at((q, r)),
                )
            )
            continue
        dashes = {"stroke_dasharray": f"{radius * 0.16:.1f} {radius * 0.1:.1f}"}
        look = [_frame(view, "@board", width=2, glow=lit.get(ref, ""), **dashes)]
        title = say("space-title")
        if i >= 0:
            count, n = state.pending_n[i], state.active
            title = say("pending-title", number=i + 1, count=count)
            look.append(text_at(str(i + 1), 0, -radius * 0.52, view.letters * 1.2, font_weight="bold"))
            who = say("explorers-title", who=seat_name(n)(say), count=count)
            x, y = view.at((q, r))
            explorers_at = (x, y + radius * 0.22)
            _stand(scene, view, Troop(n, f"p{i}", count, count), explorers_at, who, ref=ref, rules=("MW-076",))
        else:
            look.append(text_at("?", 0, 0, radius * 0.7, fill="@muted", font_weight="bold"))
        if i >= 0 and i == state.explored and state.drawn >= 0:
            kind = box.type_kind[state.drawn]
            title = say("drawn-title", kind=KIND_NAMES[kind])
            look.append(
                group(
                    figures.terrain_icon(kind, radius * 0.6, box.fort_flags[kind]),
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
    lit: bool = False,
) -> None:
    """Draw meeples behind each other. The first shows the count and can be clicked; those that have moved lie down."""
    seat, place, count, ready = group_
    size, (x, y) = view.radius * 0.66, at
    parts = [*_halo(lit, view.radius * 0.4), figures.soldier(seat, size, lying=not ready)]
    if count > 1:
        text = f"{ready}/{count}" if 0 < ready < count else str(count)
        parts.append(figures.tally(text, size * 0.5, -size * 0.4, view.letters))
    scene.piece(troop(seat, place, 0), x, y, group(*parts), title, ref=ref, kind=meeple_kind(seat), rules=rules)
    for k in range(1, count):
        look = group(figures.soldier(seat, size, lying=k >= ready, lettered=False), pointer_events="none")
        behind = min(k, BEHIND) * size * 0.09
        id_, kind = troop(seat, place, k), meeple_kind(seat)
        scene.piece(id_, x - behind, y - behind, look, title, kind=kind, rules=rules)


def _halo(wanted: bool, radius: float) -> list[Markup]:
    """Draw the glow behind meeples that may be clicked."""
    return [el("circle", r=radius, fill="@board", stroke="@glow", stroke_width=radius * 0.2)] if wanted else []


@layer
def _draw_troops(
    scene: Scene,
    view: View,
    position: Part,
    t: int,
    here: tuple[int, ...],
    moving: tuple[int, int],
    refs: str,
    say: Say,
    lit: Lit,
) -> None:
    """Draw the meeples of every seat on a terrain, side by side; `moving` is who may move how many of them.

    `refs` is the beginning of the names under which they can be clicked: those of the troops or of the terrain.
    """
    radius, (mover, movable) = view.radius, moving
    present = [seat for seat, count in enumerate(here) if count]
    x, y = view.at(terrain_hex(position, t))
    for k, seat in enumerate(present):
        count = ready = here[seat]
        title = say("troop-title", who=seat_name(seat)(say), count=count, place=place(position, t)(say))
        if seat == mover:
            ready = movable
            title = say("troop-ready", troop=title, ready=ready)
        step = 0.74 if len(present) < 3 else 0.48
        left = x + radius * step * (k - (len(present) - 1) / 2)
        id_ = f"troop-{seat}-{t}"
        ref = id_ if refs == "troop-" else f"terrain-{t}"
        stood, is_lit = Troop(seat, t, count, ready), ref in dict(lit)
        rules = ("MW-059",) if seat == mover and not movable else ("MW-062",)
        _stand(scene, view, stood, (left, y + radius * DOWN), title, ref=ref, rules=rules, lit=is_lit)


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
    converting: bool,
    say: Say,
    lit: Lit,
) -> None:
    """Draw a city; `about` is the site that the present question is about."""
    for site, built in enumerate(sites):
        mine = tuple(item for item in lit if item[0].startswith((f"site-{owner}-{site}", f"defender-{owner}-{site}-")))
        _draw_site(scene, view, land, owner, site, built, site == about, converting, say, mine)
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
    lit: Lit,
) -> None:
    box, radius = position.frozen[0], view.radius
    kind, ref = built.kind, f"site-{owner}-{site}"
    glow = dict(lit).get(ref, "")
    who, (x, y) = seat_name(owner)(say), view.at(site_hex(position, owner, site))
    colour = figures.SEAT_COLOURS[owner][0]
    width = radius * (0.14 if about else 0.07)
    if kind < 0:
        look = [
            _frame(
                view,
                "@board",
                edge=colour,
                width=width,
                glow=glow,
                stroke_dasharray=f"{radius * 0.2:.1f} {radius * 0.12:.1f}",
            )
        ]
        look.append(text_at(f"{figures.LETTERS[owner]}{site + 1}", 0, 0, radius * 0.4, fill="@muted"))
        scene.spot(ref, group(*look, at=(x, y)), say("site-empty", site=site + 1, who=who), rules=("MW-150",))
        return
    finished = built.side == Side.FINISHED
    held, room = sum(built.defence), box.defences[kind, built.side]
    look = [_frame(view, "@raised", edge=colour, width=width, glow=glow)]
    icon = figures.building_icon(kind, radius * 0.74)
    look.append(group(icon, at=(0, -radius * 0.16), opacity=None if finished else 0.35))
    look.append(group(figures.badge(owner, radius * 0.15), at=(0, -radius * 0.7)))
    if not finished:
        done = f"{built.node}/{box.build[kind]}"
        look.append(figures.tally(done, 0, -radius * 0.14, view.letters))
    for k in range(room):
        u, v = slot_at(radius, k, room)
        look.append(group(figures.defence(slot_width(room) * radius, radius * 0.32), at=(u, v)))
    id_, rules = ("site-building", ("MW-065", "MW-075")) if finished else ("site-construction", ("MW-049",))
    title = say(id_, building=building_name(kind)(say), who=who, site=site + 1, held=held, room=room)
    scene.spot(ref, group(*look, at=(x, y)), title, rules=rules)
    _draw_defenders(scene, view, (x, y), owner, site, built.defence, room, converting, say, dict(lit))


def _draw_defenders(
    scene: Scene,
    view: View,
    at: tuple[float, float],
    owner: int,
    site: int,
    meeples: tuple[int, ...],
    room: int,
    converting: bool,
    say: Say,
    lit: Glow,
) -> None:
    """Draw the meeples that stand on the defences of a building."""
    radius, k = view.radius, 0
    x, y = at
    for seat, count in enumerate(meeples):
        if not count:
            continue
        ref = f"defender-{owner}-{site}-{seat}" if converting else f"site-{owner}-{site}"
        title = say("defender-title", who=seat_name(seat)(say), count=count)
        halo = _halo(converting and ref in lit, radius * 0.26)
        look = group(*halo, figures.defence(slot_width(room) * radius, radius * 0.32, seat))
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
    title = say("gate-title", who=seat_name(owner)(say))
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
            look = figures.upgrade_token(kind, radius * 0.54)
            title, rules = token_name(kind)(say), KIND_RULES[Kind(kind)]
            scene.piece(f"upgrade-{kind}", x, y - radius * 0.26, look, title, ref=f"terrain-{t}", rules=rules)
    for seat in range(state.seats):
        if state.tree_at[seat] >= 0:
            t, edge = divmod(state.tree_at[seat], EDGES)
            x, y = view.edge(land[t], edge, 0.15)
            title = say("tree-title", token="tree", who=seat_name(seat)(say))
            look = figures.tree_token(radius * 0.36, seat)
            scene.piece(f"tree-{seat}", x, y, look, title, ref=f"terrain-{t}", rules=("MW-145",))
