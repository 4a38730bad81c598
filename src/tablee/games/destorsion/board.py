"""What a player of Déstorsion reads: the board as text, and why an action is refused."""
from tablee.core.position import Position
def why(position: Position, seat: int, action: int) -> str:
    return ""
def text_board(position: Position, seat: int) -> str:
    return ""
