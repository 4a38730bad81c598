"""Facts about a position of Dice Race that the board and the words need."""

from tablee.core.position import Position


def leader(position: Position) -> int:
    """Return the leading seat, or the first one if several share the lead."""
    squares = [position.state.square[seat] for seat in range(position.seats)]
    return squares.index(max(squares))


def last_roll(position: Position) -> list[int]:
    """Return the values of the last roll."""
    return [value for value in position.state.dice if value]
