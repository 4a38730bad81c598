"""Positions for pictures of questions that no recorded game asks, by the name of the phase."""

from tablee.core.position import Position
from tablee.games.destorsion.tests.scene import given


def moments() -> dict[str, Position]:
    """Return a position for each of them."""
    tens = given([4, 8], master=18, dice="1 2", effectOrder="free")
    return {"order": tens.do("assign 1 2", "dwarf 0 forward", "master forward")}
