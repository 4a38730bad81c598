"""The buttons in the tray: choices that have no place on the map."""

from math import cos, pi, sin
from typing import NamedTuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.boxes import Rect, button_look
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.board import figures, symbols
from tablee.games.meeple_war.board.cards import actions_row, short_name
from tablee.games.meeple_war.board.clicks import IN_TRAY, path
from tablee.games.meeple_war.board.layout import Sizes, strip_height
from tablee.games.meeple_war.board.titles import lines
from tablee.games.meeple_war.box import TREE, Phase
from tablee.games.meeple_war.facts.explained import PHASE_RULES
from tablee.games.meeple_war.facts.places import drawn_forest, edges_in, next_end
from tablee.games.meeple_war.words.names import act_on_space, token_name

GAP = 8.0


class Button(NamedTuple):
    """A choice in the tray: its text, title and picture, and the rules that explain it."""

    ref: str
    text: str
    title: str
    icon: Markup | None
    rules: tuple[str, ...]
    building: int = -1  # the building that the button would construct: what it does is drawn below its name


class Placed(NamedTuple):
    """A button with its place, measured from the corner of the tray, and the size of its letters."""

    button: Button
    at: Rect
    size: float
    below: Markup | None = None


# --- which buttons there are -----------------------------------------------------------------------------------


def buttons(sizes: Sizes, position: Position, say: Say) -> list[Button]:
    """Return the choices that have no place on the map."""
    if position.to_act in (CHANCE, NOBODY):
        return []
    made = []
    for action in position.legal():
        ref = path(position, action)[0]
        if ref.split("-")[0] in IN_TRAY:
            made.append(_button(sizes, position, action, ref, say))
    return made


def _button(sizes: Sizes, position: Position, action: int, ref: str, say: Say) -> Button:
    """Return the button of an action."""
    words = position.game.words
    title, more = words.label(position, action)(say), words.more(position, action)
    rules = PHASE_RULES[Phase(position.frozen[1].phase)]
    text, icon = _face(sizes, position, action, title, say)
    said = lines(title, more(say) if more else "")
    match ACTIONS.parts(action):
        case "building", {"building": kind}:
            return Button(ref, text, said, icon, rules, kind)
    return Button(ref, text, said, icon, rules)


def _face(sizes: Sizes, position: Position, action: int, title: str, say: Say) -> tuple[str, Markup | None]:
    """Return the text and the picture on a button."""
    state, size = position.frozen[1], sizes.text * 1.7
    match ACTIONS.parts(action):
        case "warehouse", _:
            return title, figures.warehouse(size)
        case "token", {"kind": kind}:
            tree = kind == TREE
            return title, figures.tree_token(size, state.asked) if tree else figures.upgrade_token(kind, size)
        case (("amount" | "tunnel"), {"amount": n}):
            return str(n), figures.soldier(position.to_act, size) if n else None
        case "building", {"building": kind}:
            return "", None  # its grid gives it a name and a picture
        case "worker", {"site": site, "node": node}:
            box, kind = position.frozen[0], state.building[state.active, site]
            end, steps = next_end(position, kind, node)
            more = f" (+{steps})" if steps else ""
            return act_on_space(position, kind, end)(say) + more, symbols.act_icon(box.act[kind, end], size)
        case "upgrade", {"kind": kind}:
            return token_name(kind)(say), figures.upgrade_token(kind, size)
        case "victim", {"owner": owner}:
            return title, figures.soldier(owner, size)
        case "rotation", {"rotation": k}:
            return "", _turned_tile(sizes.text * 1.5, drawn_forest(position, k))
    return title, None


def _turned_tile(radius: float, forest: int) -> Markup:
    """Draw the tile that is being explored, in one of its rotations."""
    parts = [figures.hexagon(radius, fill="@grass", stroke="@edge", stroke_width=1.2)]
    for edge in edges_in(forest):
        angle = -edge * pi / 3
        parts.append(group(figures.tree(radius * 0.62), at=(radius * 0.62 * cos(angle), radius * 0.62 * sin(angle))))
    return group(*parts)


# --- where they are --------------------------------------------------------------------------------------------


def placed(sizes: Sizes, position: Position, width: float, say: Say) -> tuple[tuple[Placed, ...], float]:
    """Place the buttons in rows below the strip of the tray; return them, and the height that they need."""
    made = buttons(sizes, position, say)
    if made and made[0].building >= 0:
        found = _grid(sizes, position.only(), made, width - 28, say)
    else:
        found = _rows(sizes, made, width - 28)
    bottom = max((spot.at.bottom for spot in found), default=0.0)
    return found, max(bottom - strip_height(sizes), sizes.button)


def _grid(sizes: Sizes, box: Part, made: list[Button], width: float, say: Say) -> tuple[Placed, ...]:
    """Place buttons of buildings in columns: two on a phone, five on a desktop."""
    columns, high = (2, sizes.row * 2.6) if sizes.narrow else (5, sizes.row * 2.45)
    wide = (width - GAP * (columns - 1)) / columns
    sign = sizes.row * 0.95
    found = []
    for k, button in enumerate(made):
        x, y = 14 + (wide + GAP) * (k % columns), strip_height(sizes) + (high + GAP) * (k // columns)
        name = short_name(button.building, wide - sign - 18, sizes.text, say)
        icon = figures.building_icon(button.building, sign)
        size = fitted(name, wide - sign - 18, sizes.text, bold=False)
        below = _promise(sizes, box, button.building, wide - 20)
        found.append(Placed(button._replace(text=name, icon=icon), Rect(x, y, wide, high), size, below))
    return tuple(found)


def _promise(sizes: Sizes, box: Part, kind: int, room: float) -> Markup:
    """Draw what a building would have: its defences, then its actions."""
    size = sizes.row * 0.7
    shield, wide = symbols.counted(symbols.shield(size), size, box.frozen[0].defences[kind, 1], sizes.least)
    return group(shield, group(actions_row(sizes, box, kind, room - wide - size * 0.4), at=(wide + size * 0.4, 0)))


def _rows(sizes: Sizes, made: list[Button], width: float) -> tuple[Placed, ...]:
    """Place buttons in rows from left to right."""
    found: list[Placed] = []
    x, y = 14.0, strip_height(sizes)
    high = sizes.text * 3.4 if any(not button.text for button in made) else sizes.button
    for button in made:
        size = fitted(button.text, width - sizes.text * 3.4, sizes.text)
        wide = _wide(sizes, button, size)
        if x > 14 and x + wide > 14 + width:
            x, y = 14.0, y + high + GAP
        found.append(Placed(button, Rect(x, y, wide, high), size))
        x += wide + GAP
    return tuple(found)


def _wide(sizes: Sizes, button: Button, size: float) -> float:
    """Return the width of a button."""
    least = 78.0 if sizes.narrow else 52.0
    if not button.text:
        return max(sizes.text * 3.6, least)
    return max(text_width(button.text, size) + size * (3.0 if button.icon else 1.4), least)


# --- how they look ---------------------------------------------------------------------------------------------


@layer
def draw_buttons(scene: Scene, sizes: Sizes, x: float, y: float, buttons: tuple[Placed, ...], *, faded: bool) -> None:
    """Draw the buttons of a tray whose corner is at (x, y)."""
    for spot in buttons:
        look = _look(sizes, spot._replace(at=spot.at._replace(x=x + spot.at.x, y=y + spot.at.y)))
        look = group(look, opacity=0.5 if faded else None)
        scene.spot(spot.button.ref, look, spot.button.title, rules=spot.button.rules)


def _look(sizes: Sizes, spot: Placed) -> Markup:
    """Draw a button."""
    button, at, size, below = spot
    parts, (x, y), icon = [], at.centre, sizes.text * 1.7
    if button.icon is not None and below is not None:
        sign, y = sizes.row * 0.95, y - at.height * 0.22
        parts.append(group(button.icon, at=(at.x + 8 + sign / 2, y)))
        weight = "bold" if text_width(button.text, size) <= at.width - sign - 18 else None
        parts.append(text_at(button.text, at.x + sign + 14, y, size, anchor="start", font_weight=weight))
        return button_look(at, *parts, group(below, at=(at.x + 12, at.middle + at.height * 0.22)))
    if button.icon is not None:
        left = at.x + 9 + icon / 2 if button.text else x
        parts.append(el("g", button.icon, transform=f"translate({left:.2f} {y:.2f})"))
        x += icon / 2
    if button.text:
        parts.append(text_at(button.text, x, y, size, font_weight="bold"))
    return button_look(at, *parts)
