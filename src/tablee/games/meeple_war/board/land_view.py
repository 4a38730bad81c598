"""The map: terrains, forests and cities, and the meeples on them.

The ids of meeples are in `pieces.py`. The tokens `upgrade-KIND` and `tree-SEAT` keep their ids wherever they are.
"""

from typing import NamedTuple

from tablee.core.drawing.scene import Markup, Scene, el, group, text_at
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.actions import KIND_NAMES
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.layout import Layout, View
from tablee.games.meeple_war.board.pieces import defender, expected, meeple_kind, troop
from tablee.games.meeple_war.box import EDGES, SITES, Kind, Phase, Side, Stage
from tablee.games.meeple_war.facts.advice import ruinous_sites
from tablee.games.meeple_war.facts.explained import KIND_RULES
from tablee.games.meeple_war.facts.places import (
    defences,
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


def draw_map(scene: Scene, layout: Layout, position: Position, say: Say, lit: frozenset[str]) -> None:
    """Draw the map and everything on it."""
    scene.background(layout.map.panel("@water"))
    _draw_shores(scene, layout.view, position, say, lit)
    for t in range(position.state.n_terrains):
        _draw_terrain(scene, layout.view, position, t, say, lit)
    for owner in range(position.seats):
        for site in range(SITES):
            _draw_site(scene, layout.view, position, owner, site, say, lit)
        _draw_gate(scene, layout.view, position, owner, say)
    for t in range(position.state.n_terrains):
        _draw_forest(scene, layout.view, position, t, say, lit)
        _draw_troops(scene, layout.view, position, t, say, lit)
    _draw_tokens(scene, layout.view, position, say)
    _expect(scene, layout, position)


def _frame(view: View, fill: str, *, edge: str = "@edge", width: float = 1.5, glow: str = "", **more: object) -> Markup:
    """Draw a hex, with a glowing rim if it may be clicked."""
    parts = [figures.hexagon(view.radius * 0.97, fill=fill, stroke=edge, stroke_width=width, **more)]
    if glow:
        rim = {"stroke": glow, "stroke_width": view.radius * 0.085, "stroke_linejoin": "round"}
        parts.append(figures.hexagon(view.radius * 0.86, fill="none", **rim))
    return group(*parts)


def glow_of(position: Position, ref: str, lit: frozenset[str]) -> str:
    """Return the colour of a rim: none if it cannot be clicked, a warning colour if a click would be ruinous."""
    if ref not in lit:
        return ""
    ruinous = (f"site-{position.state.active}-{site}" for site in ruinous_sites(position))
    return "@bad" if ref in ruinous else "@glow"


# --- terrains --------------------------------------------------------------------------------------------------


def is_in_question(position: Position, t: int) -> bool:
    """Tell whether the present question is about this terrain."""
    state = position.state
    return t in (state.move_from, state.altar, state.battle, state.tunnel)


def _draw_terrain(scene: Scene, view: View, position: Position, t: int, say: Say, lit: frozenset[str]) -> None:
    state = position.state
    kind, where = Kind(state.kind[t]), terrain_hex(position, t)
    radius, ref = view.radius, f"terrain-{t}"
    from_here = is_in_question(position, t)
    look = [
        _frame(
            view,
            figures.GROUNDS.get(kind, "@sand"),
            edge="@accent" if from_here else "@edge",
            width=radius * 0.12 if from_here else 1.5,
            glow=glow_of(position, ref, lit),
        )
    ]
    size = view.letters
    if kind != Kind.BLANK:
        icon = figures.terrain_icon(kind, radius * 0.7, position.box.fort_flags[kind])
        look.append(group(icon, at=(radius * 0.12, -radius * 0.34)))
        look.append(text_at(str(t), -radius * 0.72, -radius * 0.3, size, anchor="start", fill="@ink"))
    else:
        number = (-radius * 0.46, -radius * 0.06) if state.upgrade[t] else (0.0, -radius * 0.24)
        look.append(text_at(str(t), *number, size, fill="@ink"))
    title = say("terrain-title", place=place(position, t)(say), effect=effect(position, t)(say))
    scene.spot(ref, group(*look, at=view.at(where)), title, rules=KIND_RULES[Kind(kind_of(position, t))])


def _draw_forest(scene: Scene, view: View, position: Position, t: int, say: Say, lit: frozenset[str]) -> None:
    """Draw trees along the wooded edges of a terrain."""
    where = terrain_hex(position, t)
    for edge in edges_in(forest_of(position.state, t)):
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


def _draw_shores(scene: Scene, view: View, position: Position, say: Say, lit: frozenset[str]) -> None:
    """Draw the empty spaces around the map. Spaces that can be clicked or hold explorers have a stronger outline."""
    state, radius = position.state, view.radius
    explorers = waiting(position)
    for q, r in shores(position):
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
        look = [_frame(view, "@board", width=2, glow=glow_of(position, ref, lit), **dashes)]
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
            kind = position.box.type_kind[state.drawn]
            title = say("drawn-title", kind=KIND_NAMES[kind])
            look.append(
                group(
                    figures.terrain_icon(kind, radius * 0.6, position.box.fort_flags[kind]),
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


def _draw_troops(scene: Scene, view: View, position: Position, t: int, say: Say, lit: frozenset[str]) -> None:
    """Draw the meeples of every seat on a terrain, side by side."""
    state, radius = position.state, view.radius
    present = [seat for seat, count in enumerate(state.here[t].tolist()) if count]
    x, y = view.at(terrain_hex(position, t))
    for k, seat in enumerate(present):
        count = ready = state.here[t, seat]
        title = say("troop-title", who=seat_name(seat)(say), count=count, place=place(position, t)(say))
        if seat == state.active and state.stage == Stage.MOVES:
            ready = state.ready[t]
            title = say("troop-ready", troop=title, ready=ready)
        step = 0.74 if len(present) < 3 else 0.48
        left = x + radius * step * (k - (len(present) - 1) / 2)
        id_ = f"troop-{seat}-{t}"
        ref = id_ if state.phase in ABOUT_MEEPLES else f"terrain-{t}"
        stood, is_lit = Troop(seat, t, count, ready), ref == id_ and ref in lit
        rules = ("MW-059",) if seat == state.active and state.pinned[t] == count else ("MW-062",)
        _stand(scene, view, stood, (left, y + radius * DOWN), title, ref=ref, rules=rules, lit=is_lit)


def _expect(scene: Scene, layout: Layout, position: Position) -> None:
    """Tell the scene where the animation of meeples from a supply will start."""
    for name, supply in expected(position).items():
        scene.expect(name, *layout.home(position.state.active, supply))


# --- cities ----------------------------------------------------------------------------------------------------


def slot_at(radius: float, k: int, room: int) -> tuple[float, float]:
    """Return where the k-th defence of a building is, measured from the middle of its hex."""
    return (k - (room - 1) / 2) * slot_width(room) * radius, radius * 0.45


def slot_width(room: int) -> float:
    """Return the width of a defence, as a share of the radius. Defences are narrower if there are many."""
    return min(SLOT, SLOTS / room)


def _draw_site(
    scene: Scene, view: View, position: Position, owner: int, site: int, say: Say, lit: frozenset[str]
) -> None:
    box, state, radius = position.box, position.state, view.radius
    kind, ref = state.building[owner, site], f"site-{owner}-{site}"
    who, (x, y) = seat_name(owner)(say), view.at(site_hex(position, owner, site))
    colour = figures.SEAT_COLOURS[owner][0]
    about = owner == state.active and site == state.site
    width = radius * (0.14 if about else 0.07)
    if kind < 0:
        look = [
            _frame(
                view,
                "@board",
                edge=colour,
                width=width,
                glow=glow_of(position, ref, lit),
                stroke_dasharray=f"{radius * 0.2:.1f} {radius * 0.12:.1f}",
            )
        ]
        look.append(text_at(f"{figures.LETTERS[owner]}{site + 1}", 0, 0, radius * 0.4, fill="@muted"))
        scene.spot(ref, group(*look, at=(x, y)), say("site-empty", site=site + 1, who=who), rules=("MW-150",))
        return
    finished = state.side[owner, site] == Side.FINISHED
    held, room = defences(position, owner, site)
    look = [_frame(view, "@raised", edge=colour, width=width, glow=glow_of(position, ref, lit))]
    icon = figures.building_icon(kind, radius * 0.74)
    look.append(group(icon, at=(0, -radius * 0.16), opacity=None if finished else 0.35))
    look.append(group(figures.badge(owner, radius * 0.15), at=(0, -radius * 0.7)))
    if not finished:
        done = f"{state.node[owner, site]}/{box.build[kind]}"
        look.append(figures.tally(done, 0, -radius * 0.14, view.letters))
    for k in range(room):
        u, v = slot_at(radius, k, room)
        look.append(group(figures.defence(slot_width(room) * radius, radius * 0.32), at=(u, v)))
    id_, rules = ("site-building", ("MW-065", "MW-075")) if finished else ("site-construction", ("MW-049",))
    title = say(id_, building=building_name(kind)(say), who=who, site=site + 1, held=held, room=room)
    scene.spot(ref, group(*look, at=(x, y)), title, rules=rules)
    _draw_defenders(scene, view, position, owner, site, room, say, lit)


def _draw_defenders(
    scene: Scene, view: View, position: Position, owner: int, site: int, room: int, say: Say, lit: frozenset[str]
) -> None:
    """Draw the meeples that stand on the defences of a building."""
    state, radius, k = position.state, view.radius, 0
    x, y = view.at(site_hex(position, owner, site))
    for seat in range(position.seats):
        count = state.defence[owner, site, seat]
        if not count:
            continue
        ref = f"defender-{owner}-{site}-{seat}" if state.phase == Phase.CONVERT else f"site-{owner}-{site}"
        title = say("defender-title", who=seat_name(seat)(say), count=count)
        halo = _halo(state.phase == Phase.CONVERT and ref in lit, radius * 0.26)
        look = group(*halo, figures.defence(slot_width(room) * radius, radius * 0.32, seat))
        for i in range(count):
            u, v = slot_at(radius, k + i, room)
            id_, kind = defender(owner, site, seat, i), meeple_kind(seat)
            scene.piece(id_, x + u, y + v, look, title, ref=ref, kind=kind, rules=("MW-070",))
        k += count


def _draw_gate(scene: Scene, view: View, position: Position, owner: int, say: Say) -> None:
    """Draw the gate between a city and the terrain in front of it."""
    where = terrain_hex(position, front(position, owner))
    edge = edge_between(where, site_hex(position, owner, 0))
    x, y = view.edge(where, edge)
    length = view.radius * 0.62
    look = el("g", figures.gate(length), transform=f"rotate({90 - 60 * edge})")
    title = say("gate-title", who=seat_name(owner)(say))
    scene.spot(f"gate-{owner}", group(look, at=(x, y)), title, rules=("MW-159",))


# --- tokens ----------------------------------------------------------------------------------------------------


def _draw_tokens(scene: Scene, view: View, position: Position, say: Say) -> None:
    """Draw the tokens that have been placed on the map."""
    state, radius, land = position.state, view.radius, terrains(position)
    for t, where in enumerate(land):
        kind = state.upgrade[t]
        if kind:
            x, y = view.at(where)
            look = figures.upgrade_token(kind, radius * 0.54)
            title, rules = token_name(kind)(say), KIND_RULES[Kind(kind)]
            scene.piece(f"upgrade-{kind}", x, y - radius * 0.26, look, title, ref=f"terrain-{t}", rules=rules)
    for seat in range(position.seats):
        if state.tree_at[seat] >= 0:
            t, edge = divmod(state.tree_at[seat], EDGES)
            x, y = view.edge(land[t], edge, 0.15)
            title = say("tree-title", token="tree", who=seat_name(seat)(say))
            look = figures.tree_token(radius * 0.36, seat)
            scene.piece(f"tree-{seat}", x, y, look, title, ref=f"terrain-{t}", rules=("MW-145",))
