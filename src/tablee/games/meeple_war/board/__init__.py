"""The drawn board of Meeple War: the map, a panel for every seat, the tray, and where to click for each action."""

from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.board.buttons import placed
from tablee.games.meeple_war.board.city_view import draw_panels
from tablee.games.meeple_war.board.clicks import path
from tablee.games.meeple_war.board.figures import SEAT_COLOURS
from tablee.games.meeple_war.board.land_view import draw_map
from tablee.games.meeple_war.board.layout import DESKTOP, PHONE, lay_out, tray_width
from tablee.games.meeple_war.board.pieces import family
from tablee.games.meeple_war.board.scenery import SCENERY
from tablee.games.meeple_war.board.text import text_board
from tablee.games.meeple_war.board.tray import draw_tray
from tablee.games.meeple_war.facts.places import built_in


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw the position for a seat. All seats see the same, except for spaces that a seat may enter.

    On a phone there is little room, so only the seat that is asked gets buttons.
    """
    sizes, width = PHONE if narrow else DESKTOP, tray_width(position.seats, narrow)
    none = narrow and position.to_act != seat
    buttons, high = ((), sizes.button) if none else placed(sizes, position, width, say)
    if not narrow and not buttons:
        high = sizes.button if position.is_over else 0.0
    layout = lay_out(position, seat, narrow, high)
    scene = Scene(layout.width, layout.height, say("board-title"))
    built = built_in(position)
    draw_map(scene, layout, position, built, seat, say)
    draw_tray(scene, layout, sizes, position, seat, buttons, say)
    draw_panels(scene, layout, position, built, seat, say)
    return scene


TONE = {  # the page's colours, light and dark
    "paper": "#e4ecec/#10181b",
    "board": "#f8fbfa/#1a2427",
    "raised": "#ffffff/#273337",
    "line": "#c6d3d2/#3a494d",
    "edge": "#6f8280/#8fa3a5",
    "muted": "#55625f/#abbabb",
    "accent": "#1b5a66/#77cbd6",
}
BOARD = Board(draw, path, SEAT_COLOURS, family=family, text=text_board, scenery=SCENERY, tone=TONE)
