"""The board of Les Guerres d'Airain: provinces, troops, batch, hands, tableaus, and what to click for each action."""

from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.actions import ACTIONS, province_id
from tablee.games.airain.board.decision import draw_decision
from tablee.games.airain.board.hands import draw_backs, draw_hand
from tablee.games.airain.board.holdings import holdings
from tablee.games.airain.board.layout import lay_out
from tablee.games.airain.board.provinces import draw_provinces
from tablee.games.airain.board.scenery import SCENERY
from tablee.games.airain.board.tableaus import draw_tableaus
from tablee.games.airain.board.text import text_board
from tablee.games.airain.board.troops import draw_batch, draw_troops
from tablee.games.airain.box import TYPE_NAMES

PLACES = {"draw-row": "row", "hero-discard": "hand", "take": "batch"}  # where the card for an action is clicked
BUTTONS = {"recruit": "recruit", "end-game": "end-game", "draw-blind": "troop-pile", "pass-war": "pass"}


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw what a seat sees. Hidden cards are removed first, so it is safe to pass the true position."""
    position = position.seen_by(seat)
    state = position.frozen[1]
    held = holdings(position, seat)
    layout = lay_out(position, seat, tuple(len(h.hand) for h in held), narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    draw_provinces(scene, layout, position, seat, say)
    draw_troops(scene, layout, position, held, say)
    if layout.batch is not None:
        batch = tuple(holding.batch for holding in held)
        draw_batch(scene, layout.batch, layout.sizes, batch, state.discarder if any(state.batch) else -1, say)
    draw_decision(scene, layout, position, seat, held, say)
    if seat >= 0:
        draw_hand(scene, layout, position, held, seat, say)
    else:
        draw_backs(scene, layout.hand, layout.sizes, state.hand_size[: position.seats], say)
    draw_tableaus(scene, layout, position, say)
    return scene


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the ids of what the seat to act clicks, in order, to take an action."""
    kind, parts = ACTIONS.parts(action)
    if kind == "province":
        return (f"province-{province_id(parts['province'])}",)
    if kind == "count":
        return (f"pay-{parts['count']}",)
    if kind in PLACES:
        return (f"{PLACES[kind]}-{TYPE_NAMES[parts['card']]}",)
    return (BUTTONS[kind],)


def family(piece: str) -> str:
    """Return the kind of a piece from its id; cards of different types are different kinds."""
    word, _, rest = piece.partition("-")
    return f"card {rest[:2]}" if word == "card" else word


TONE = {  # the page's colours, light and dark
    "paper": "#eef0e4/#141815",
    "board": "#fbfcf5/#1f2520",
    "raised": "#ffffff/#2d342e",
    "line": "#d0d3bd/#434c42",
    "edge": "#7d7c5c/#a0a68c",
    "muted": "#5f6052/#b4b9a5",
    "accent": "#7d4b10/#e9b062",
}
BOARD = Board(draw, path, family=family, text=text_board, scenery=SCENERY, tone=TONE)
