"""The drawn board of Meeple War: the map, a panel for every seat, the tray, and where to click for each action."""

from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.board.city_view import draw_panels
from tablee.games.meeple_war.board.clicks import glowing, path
from tablee.games.meeple_war.board.figures import SEAT_COLOURS
from tablee.games.meeple_war.board.land_view import draw_map
from tablee.games.meeple_war.board.layout import lay_out
from tablee.games.meeple_war.board.pieces import family
from tablee.games.meeple_war.board.text import text_board
from tablee.games.meeple_war.board.tray import draw_tray
from tablee.games.meeple_war.facts.places import built_in


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw the position for a seat. All seats see the same, except that what a seat may click is highlighted."""
    layout = lay_out(position, seat, narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    glow = glowing(position, seat)
    built = built_in(position)
    draw_map(scene, layout, position, built, say, glow)
    draw_tray(scene, layout, position, seat, say)
    draw_panels(scene, layout, position, built, seat, say, glow)
    return scene


BOARD = Board(draw, path, SEAT_COLOURS, family=family, text=text_board)
