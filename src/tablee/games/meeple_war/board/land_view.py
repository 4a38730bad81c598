"""The map: terrains, forests and cities, and the meeples on them.

The ids of meeples are in `pieces.py`. The tokens `upgrade-KIND` and `tree-SEAT` keep their ids wherever they are.
"""

from typing import NamedTuple

from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.actions import KIND_NAMES
from tablee.games.meeple_war.board import coast, figures, lands
from tablee.games.meeple_war.board.clicks import enterable, names_defenders, names_troops, warned
from tablee.games.meeple_war.board.hexes import art, frame, number
from tablee.games.meeple_war.board.layout import Layout, View, home, sea_zone
from tablee.games.meeple_war.board.pieces import expected, meeple_kind, troop
from tablee.games.meeple_war.board.sites import draw_city
from tablee.games.meeple_war.board.titles import terrain_title, tree_title, troop_title, upgrade_title
from tablee.games.meeple_war.box import EDGES, SITES, Kind, Stage
from tablee.games.meeple_war.facts.explained import KIND_RULES
from tablee.games.meeple_war.facts.places import (
    FORTS,
    City,
    Hex,
    cities,
    edges_in,
    kind_of,
    shores,
    terrain_hex,
    terrains,
    waiting,
)
from tablee.games.meeple_war.rules.land import forest_of
from tablee.games.meeple_war.words.names import place, seat_name, way

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
    zone = layout.map if layout.sizes.narrow else sea_zone(position.seats)
    scene.background(zone.draw(rx=6, fill="none", stroke="@line", stroke_width=1.5))
    _draw_coast(scene, view, position.only("seats", "n_terrains", "q", "r"))
    waiting_there = position.only(*(EXPLORERS if state.n_pending else ("n_pending",)))
    _draw_shores(scene, view, shores(position), waiting_there, say, enterable(position, seat))
    asked_about = tuple(t for t in (state.move_from, state.altar, state.battle, state.tunnel) if t >= 0)
    _draw_terrains(scene, view, land, asked_about, say)
    for t in range(state.n_terrains):
        if state.kind[t] in FORTS:
            _draw_flag(scene, view, land, t, _holder(position, t), say)
    for owner, sites in enumerate(built):
        about = state.site if owner == state.active else -1
        converting = tuple(site for site in range(SITES) if names_defenders(state, owner, site))
        bad = warned(position, seat) if owner == state.active else ()
        draw_city(scene, view, land, owner, sites, about, converting, say, bad)
    _draw_forests(scene, view, position.only(*LAND, "forest", "cleared"), say)
    mover = state.active if state.stage == Stage.MOVES else -1
    for t in range(state.n_terrains):
        if any(state.here[t]):
            _draw_troops(scene, view, land, t, state.here[t], (mover, state.ready[t]), names_troops(state, t), say)
    _draw_tokens(scene, view, position.only(*LAND, "tree_at"), say)
    _expect(scene, layout, position)


# --- terrains --------------------------------------------------------------------------------------------------


@layer
def _draw_coast(scene: Scene, view: View, land: Part) -> None:
    scene.background(coast.coast(view, frozenset((*terrains(land), *cities(land)))))


@layer
def _draw_flag(scene: Scene, view: View, land: Part, t: int, holder: int, say: Say) -> None:
    """Draw the flag over a fort: in the colour of the seat that holds it, or white."""
    kind, (x, y) = land.frozen[1].kind[t], view.at(terrain_hex(land, t))
    aside, down = figures.MAST[kind]
    look, title = figures.flag(holder, view.radius * 0.62), terrain_title(land, t, say)
    at = x + view.radius * aside, y + view.radius * down
    scene.piece(
        f"flag-{t}", *at, group(look, pointer_events="none"), title, rules=KIND_RULES[Kind(kind)], manner="turned"
    )


def _holder(position: Position, t: int) -> int:
    """MW-028: return the seat that has enough meeples in a fort to control it, or -1 before a combat."""
    box, state = position.frozen
    present = [seat for seat, count in enumerate(state.here[t]) if count]
    return present[0] if len(present) == 1 and state.here[t][present[0]] >= box.control else -1


@layer
def _draw_terrains(scene: Scene, view: View, land: Part, asked_about: tuple[int, ...], say: Say) -> None:
    for t in range(land.frozen[1].n_terrains):
        _draw_terrain(scene, view, land, t, t in asked_about, say)


@layer
def _draw_terrain(scene: Scene, view: View, position: Part, t: int, from_here: bool, say: Say) -> None:
    box, state = position.frozen
    kind, where = Kind(state.kind[t]), terrain_hex(position, t)
    radius, ref = view.radius, f"terrain-{t}"
    look = [frame(view, figures.GROUNDS.get(kind, "@sand"))]
    size = view.letters
    if kind != Kind.BLANK:
        look.append(group(figures.plain_sign(kind, radius * 0.72), at=(radius * 0.26, -radius * 0.36)))
    look.append(art(view, lands.land(kind, t)))
    if from_here:
        look.append(frame(view, "none", edge="@accent", width=radius * 0.12))
    if box.fort_flags[kind]:
        look.append(group(figures.worth(box.fort_flags[kind], size), at=(radius * 0.54, -radius * 0.26)))
    aside = kind != Kind.BLANK or bool(state.upgrade[t])
    look.append(number(t, radius, size, aside=aside))
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
        wood = figures.wood(view.radius, along)
        title = say("forest-title", way=way(edge)(say), place=place(position, t)(say))
        scene.spot(ref, group(_strip(view.radius, edge), wood, at=inside), title, rules=("MW-067",))


def _strip(radius: float, edge: int) -> Markup:
    """Draw the ground of a forest, a broad strip along its edge."""
    wide, high = radius * 1.0, radius * 0.4
    box = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": high / 2}
    return el("rect", **box, fill="@#6c9a4e/#2c4a2a", fill_opacity=0.75, transform=f"rotate({90 - 60 * edge})")


@layer
def _draw_shores(
    scene: Scene, view: View, spaces: tuple[Hex, ...], position: Part, say: Say, open_: tuple[str, ...]
) -> None:
    """Draw the empty spaces around the map. Spaces that can be clicked or hold explorers have a stronger outline."""
    (box, state), radius = position.frozen, view.radius
    explorers = waiting(position)
    scene.background(coast.empty(view, spaces))
    for q, r in spaces:
        ref, i = f"space-{q}-{r}", explorers.get((q, r), -1)
        if i < 0 and ref not in open_:
            continue
        dashes = {"stroke_dasharray": f"{radius * 0.16:.1f} {radius * 0.1:.1f}"}
        look = [frame(view, "@board", width=2, **dashes)]
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
    kind = meeple_kind(seat)
    scene.piece(troop(seat, place, 0), x, y, group(*parts), title, ref=ref, kind=kind, rules=rules, manner="walks")
    for k in range(1, count):
        look = group(figures.soldier(seat, size, lying=k >= ready), pointer_events="none")
        behind = min(k, BEHIND) * size * 0.09
        id_ = troop(seat, place, k)
        scene.piece(id_, x - behind, y - behind, look, title, kind=kind, rules=rules, manner="walks")


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
