"""What the lab counts as used in Déstorsion besides what actions name: the squares on which dwarfs come to stand."""

from tablee.games.destorsion.box import MAX_SQUARES

PARTS = [("square", str(square)) for square in range(1, MAX_SQUARES + 1)]


def in_use(box, state, seat, out):
    """Write the square of the seat's dwarf; the start spot is none."""
    square = state.sq[seat]
    out[0] = square - 1
    return 1 if 1 <= square <= box.squares else 0
