"""The cities on the map: their walls and gates, the buildings on their sites, and the meeples that defend them."""

from tablee.core.drawing.scene import Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.texts import Say
from tablee.games.meeple_war.board import coast, figures, town
from tablee.games.meeple_war.board.hexes import HALO, art, frame
from tablee.games.meeple_war.board.layout import View
from tablee.games.meeple_war.board.pieces import defender, meeple_kind
from tablee.games.meeple_war.board.titles import building_title
from tablee.games.meeple_war.box import SITES, Side
from tablee.games.meeple_war.facts.places import Site, edge_between, front, site_hex, terrain_hex
from tablee.games.meeple_war.words.names import building_name, place, seat_name

SLOT, SLOTS = 0.33, 1.5  # shares of a hex's radius: the largest width of one defence, and of all together


def slot_at(radius: float, k: int, room: int) -> tuple[float, float]:
    """Return where the k-th defence of a building is, measured from the middle of its hex."""
    return (k - (room - 1) / 2) * slot_width(room) * radius, radius * 0.41


def slot_width(room: int) -> float:
    """Return the width of a defence, as a share of the radius. Defences are narrower if there are many."""
    return min(SLOT, SLOTS / room)


@layer
def draw_city(
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
    edge, width = ("@bad" if bad else colour, radius * 0.14) if about or bad else ("@edge", 1.5)
    if kind < 0:
        look = [frame(view, "@board"), art(view, "plot")]
        look += [frame(view, "none", edge=edge, width=width)] if about or bad else []
        look.append(text_at(str(site + 1), 0, 0, view.letters, **HALO))
        scene.spot(ref, group(*look, at=(x, y)), building_title(position, owner, site, built, say), rules=("MW-150",))
        return
    finished = built.side == Side.FINISHED
    room = box.defences[kind, built.side]
    icon = figures.building_icon(kind, radius * 0.74)
    look = [frame(view, "@raised"), group(icon, at=(0, -radius * 0.16), opacity=None if finished else 0.35)]
    look.append(art(view, "paved"))
    look.append(art(view, town.building(kind), color=colour, opacity=None if finished else 0.4))
    if about or bad:
        look.append(frame(view, "none", edge=edge, width=width))
    if not finished:
        look.append(art(view, "works"))
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
            scene.piece(id_, x + u, y + v, look, title, ref=ref, kind=kind, rules=("MW-070",), manner="walks")
        k += count


def _draw_gate(scene: Scene, view: View, position: Part, owner: int, say: Say) -> None:
    """Draw the gate between a city and the terrain in front of it."""
    where = terrain_hex(position, front(position, owner))
    edge = edge_between(where, site_hex(position, owner, 0))
    x, y = view.edge(where, edge)
    length, colour = view.radius * 0.75, figures.SEAT_COLOURS[owner][0]
    look = el("g", figures.gate(length, colour), transform=f"rotate({90 - 60 * edge})")
    title = say("gate-title", who=seat_name(owner)(say), place=place(position, front(position, owner))(say))
    sites = tuple(site_hex(position, owner, site) for site in range(SITES))
    walls = group(coast.wall(view, sites, edge_between(site_hex(position, owner, 0), where), owner), at=(-x, -y))
    scene.spot(f"gate-{owner}", group(walls, look, at=(x, y)), title, rules=("MW-159",))
