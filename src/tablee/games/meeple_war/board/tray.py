"""The tray: the stages of the turn, the pile, the upgrades left, and buttons for choices not made on the map."""

from math import cos, pi, sin
from typing import NamedTuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.boxes import Rect, button_look
from tablee.core.drawing.lettering import text_width, wrapped
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.actions import ACTIONS, BACK_NAMES
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.clicks import IN_TRAY, path
from tablee.games.meeple_war.board.layout import Layout, Sizes
from tablee.games.meeple_war.box import TREE, UPGRADES, Phase, Stage
from tablee.games.meeple_war.facts.explained import PHASE_RULES, STAGE_RULES
from tablee.games.meeple_war.facts.places import drawn_forest, edges_in, next_end
from tablee.games.meeple_war.words.names import act_on_space, building_name, seat_name, token_name


class Button(NamedTuple):
    """A choice in the tray: its text, title and picture, and the rules that explain it."""

    ref: str
    text: str
    title: str
    icon: Markup | None
    rules: tuple[str, ...]


def draw_tray(scene: Scene, layout: Layout, position: Position, seat: int, say: Say) -> None:
    """Draw the tray."""
    zone, sizes, state = layout.tray, layout.sizes, position.frozen[1]
    _draw_stages(scene, sizes, zone, state.stage, position.is_over, say)
    _draw_pile(scene, sizes, zone, position.only("pile_size", "top_back", "round_no"), say)
    _draw_upgrades(scene, sizes, zone, state.supply, say)
    top = zone.y + sizes.text * (4.6 if sizes.narrow else 2.5)
    inside = Rect(zone.x + 14, top, zone.width - 28, zone.bottom - top - 10)
    prompt = position.game.words.prompt(position, seat)(say)
    down = _draw_prompt(scene, sizes, inside, position.to_act, prompt)
    if position.is_over:
        _draw_places(scene, layout, position, inside.x, inside.y + down + sizes.head * 0.7, say)
    _draw_buttons(
        scene,
        sizes,
        Rect(inside.x, inside.y + down, inside.width, inside.height - down),
        tuple(_buttons(sizes, position, say)),
        faded=seat != position.to_act,  # other seats can read the choices but not make them
    )


@layer
def _draw_prompt(scene: Scene, layout: Sizes, zone: Rect, actor: int, text: str) -> float:
    """Write who must do what, on as many lines as needed, and return their height."""
    size, x = layout.text, zone.x
    y = zone.y + size * 0.6
    if actor not in (CHANCE, NOBODY):
        scene.background(group(figures.badge(actor, size * 0.6), at=(x + size * 0.6, y)))
        x += size * 1.7
    lines = wrapped(text, zone.right - x, size)
    for i, line in enumerate(lines):
        scene.background(text_at(line, x, y + i * size * 1.25, size, anchor="start", font_weight="bold"))
    return size * (0.45 + 1.25 * len(lines))


def _draw_places(scene: Scene, layout: Layout, position: Position, x: float, y: float, say: Say) -> None:
    """Draw the players in the order in which they finished."""
    ranks, scores, size = position.ranks(), position.scores(), layout.sizes.large
    step = (layout.tray.width - 28) / position.seats
    for k, seat in enumerate(sorted(range(position.seats), key=lambda seat: ranks[seat])):
        look = [
            text_at(f"{ranks[seat]}.", 0, 0, size, anchor="start", font_weight="bold"),
            group(figures.badge(seat, size * 0.6), at=(size * 1.9, 0)),
            group(figures.star(size), at=(size * 3.5, 0)),
            text_at(str(scores[seat]), size * 4.2, 0, layout.sizes.head, anchor="start", font_weight="bold"),
        ]
        title = say("points-title", who=seat_name(seat)(say), count=scores[seat])
        scene.spot(f"place-{seat}", group(*look, at=(x + k * step, y)), title, rules=("MW-187",))


# --- stages, pile and upgrades ---------------------------------------------------------------------------------


@layer
def _draw_stages(scene: Scene, layout: Sizes, zone: Rect, present: int, over: bool, say: Say) -> None:
    """Draw the turn as a row of stages, with the present stage marked."""
    scene.background(zone.panel())
    size = layout.small
    room = zone.width - 28 if layout.narrow else zone.width - 300
    names = [say("stage-name", stage=stage.name.lower()) for stage in Stage]
    if layout.narrow:  # there is room only for the name of the present stage
        names = [name if stage == present else "" for stage, name in zip(Stage, names, strict=True)]
    size = min(size, room / (sum(text_width(name, 1.0) for name in names) + 1.15 * len(names)))
    x, y = zone.x + 14, zone.y + layout.text * 1.25
    for stage, name in zip(Stage, names, strict=True):
        wide = text_width(name, size) + size * (1.4 if name and layout.narrow else 0.9)
        now = stage == present and not over
        chip = {"x": x, "y": y - size * 0.85, "width": wide, "height": size * 1.7, "rx": size * 0.85}
        look = {"fill": "@paper", "font_weight": "bold"} if now else {"fill": "@muted"}
        parts = [el("rect", fill="@accent" if now else "@board", **chip), text_at(name, x + wide / 2, y, size, **look)]
        if not name:
            parts.append(el("circle", cx=x + wide / 2, cy=y, r=size * 0.3, fill="@line", stroke="@edge"))
        title = say("stage-name", stage=stage.name.lower())
        scene.spot(f"stage-{stage:d}", group(*parts), title, rules=STAGE_RULES[stage])
        x += wide + size * 0.25


@layer
def _draw_pile(scene: Scene, layout: Sizes, zone: Rect, position: Part, say: Say) -> None:
    """Draw the pile of unseen tiles with its count."""
    state, size = position.frozen[1], layout.large
    x, y = _right(layout, zone, 7.2 if not layout.narrow else 10.2)
    count = state.pile_size
    title = say("pile-title", count=count)
    if state.top_back >= 0:
        title = say("pile-back", pile=title, back=BACK_NAMES[state.top_back])
    tiles = [
        group(figures.hexagon(size * 0.62, fill="@wood", stroke="@ink", stroke_width=1.2), at=(-2.0 * i, -2.0 * i))
        for i in range(min(3, count))
    ]
    if not count:
        tiles = [figures.hexagon(size * 0.62, fill="none", stroke="@edge", stroke_width=1.2, stroke_dasharray="4 3")]
    back = text_at("?", -2 * min(2, count - 1), -2 * min(2, count - 1), size * 0.7, font_weight="bold")
    tiles += [back] if count else []
    number = text_at(str(count), size * 0.9, 0, size, anchor="start", font_weight="bold")
    scene.spot("pile", group(*tiles, number, at=(x, y)), title, rules=("MW-111",))
    text = say("round-title", number=state.round_no)
    if layout.narrow:
        scene.background(text_at(text, zone.x + 14, y, layout.text, anchor="start", fill="@muted"))
    else:
        scene.background(text_at(text, x - size * 1.4, y, layout.small, anchor="end", fill="@muted"))


def _right(layout: Sizes, zone: Rect, units: float) -> tuple[float, float]:
    """Return a point in the top row of the tray, at a distance from the right given in sizes of large text."""
    size = layout.large
    y = zone.y + layout.text * (3.3 if layout.narrow else 1.25)
    return zone.right - 12 - units * size, y


@layer
def _draw_upgrades(scene: Scene, layout: Sizes, zone: Rect, left: int, say: Say) -> None:
    """Draw the upgrade tokens that nobody has taken."""
    size = layout.large
    for kind in range(1, UPGRADES + 1):
        if left >> kind & 1:
            x, y = _right(layout, zone, (UPGRADES - kind) * (1.5 if layout.narrow else 0.95) + 0.5)
            look = figures.upgrade_token(kind, size * (1.3 if layout.narrow else 0.88))
            title, ref = token_name(kind)(say), f"upgrade-{kind}"
            scene.piece(f"upgrade-{kind}", x, y, look, title, ref=ref, rules=("MW-172", "MW-141"))


# --- choices ---------------------------------------------------------------------------------------------------


def _buttons(layout: Sizes, position: Position, say: Say) -> list[Button]:
    """Return the choices that have no place on the map."""
    if position.to_act in (CHANCE, NOBODY):
        return []
    made = []
    for action in position.legal():
        ref = path(position, action)[0]
        if ref.split("-")[0] in IN_TRAY:
            title = position.game.words.label(position, action)(say)
            text, icon = _face(layout, position, action, title, say)
            made.append(Button(ref, text, title, icon, PHASE_RULES[Phase(position.state.phase)]))
    return made


def _face(layout: Sizes, position: Position, action: int, title: str, say: Say) -> tuple[str, Markup | None]:
    """Return the text and the picture on a button."""
    state, size = position.frozen[1], layout.text * 1.6
    match ACTIONS.parts(action):
        case "warehouse", _:
            return title, figures.warehouse(size)
        case "token", {"kind": kind}:
            tree = kind == TREE
            return title, figures.tree_token(size, state.asked) if tree else figures.upgrade_token(kind, size)
        case (("amount" | "tunnel"), {"amount": n}):
            return str(n), figures.soldier(position.to_act, size) if n else None
        case "building", {"building": kind}:
            return building_name(kind)(say), figures.building_icon(kind, size)
        case "worker", {"site": site, "node": node}:
            kind = state.building[state.active, site]
            end, steps = next_end(position, kind, node)
            more = f" (+{steps})" if steps else ""
            return act_on_space(position, kind, end)(say) + more, figures.cube(size * 0.8)
        case "upgrade", {"kind": kind}:
            return token_name(kind)(say), figures.upgrade_token(kind, size)
        case "victim", {"owner": owner}:
            return title, figures.soldier(owner, size)
        case "rotation", {"rotation": k}:
            return "", _turned_tile(layout.text * 1.7, drawn_forest(position, k))
    return title, None


def _turned_tile(radius: float, forest: int) -> Markup:
    """Draw the tile that is being explored, in one of its rotations."""
    parts = [figures.hexagon(radius, fill="@grass", stroke="@edge", stroke_width=1.2)]
    for edge in edges_in(forest):
        angle = -edge * pi / 3
        parts.append(group(figures.tree(radius * 0.62), at=(radius * 0.62 * cos(angle), radius * 0.62 * sin(angle))))
    return group(*parts)


@layer
def _draw_buttons(scene: Scene, layout: Sizes, zone: Rect, buttons: tuple[Button, ...], *, faded: bool) -> None:
    """Draw the buttons in rows. They are smaller if there are many."""
    size = layout.text
    rows = _rows(zone, buttons, size)
    while size > 9 and sum(_high(row, size) + 6 for row in rows) > zone.height:
        size *= 0.94
        rows = _rows(zone, buttons, size)
    y = zone.y
    for row in rows:
        x, high = zone.x, _high(row, size)
        for button in row:
            wide = _wide(button, size)
            look = _button(Rect(x, y, wide, high), button, size, layout.text)
            look = group(look, opacity=0.5 if faded else None)
            scene.spot(button.ref, look, button.title, rules=button.rules)
            x += wide + 8
        y += high + 6


def _wide(button: Button, size: float) -> float:
    if not button.text:
        return size * 4.2
    return max(text_width(button.text, size) + size * (3.1 if button.icon else 1.2), size * 2.6)


def _high(row: list[Button], size: float) -> float:
    return size * 4 if any(not button.text for button in row) else size * 2.2


def _rows(zone: Rect, buttons: tuple[Button, ...], size: float) -> list[list[Button]]:
    rows: list[list[Button]] = [[]]
    x = 0.0
    for button in buttons:
        wide = _wide(button, size)
        if x and x + wide > zone.width:
            rows.append([])
            x = 0.0
        rows[-1].append(button)
        x += wide + 8
    return rows if buttons else []


def _button(at: Rect, button: Button, size: float, normal: float) -> Markup:
    parts = []
    x, y = at.centre
    if button.icon is not None:
        left = x if not button.text else at.x + size * 1.35
        scale = f"translate({left:.2f} {y:.2f}) scale({size / normal:.3f})"
        parts.append(el("g", button.icon, transform=scale))
        x += size * 0.8
    if button.text:
        parts.append(text_at(button.text, x, y, size, font_weight="bold"))
    return button_look(at, *parts)
