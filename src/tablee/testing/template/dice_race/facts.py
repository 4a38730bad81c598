"""What pictures, words and tests all ask of a position of Dice Race."""

from tablee.core.position import Position


def leader(position: Position) -> int:
    """Return the seat in front; the first of those that share the lead."""
    squares = [position.state.square[seat] for seat in range(position.seats)]
    return squares.index(max(squares))


def last_roll(position: Position) -> list[int]:
    """Return the dice on the table."""
    return [value for value in position.state.dice if value]
