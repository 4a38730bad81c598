"""Positions in phases that no recorded game reaches. With them, the picture tests cover every phase."""

from tablee.core.position import Position
from tablee.games.destorsion.tests.scene import given


def moments() -> dict[str, Position]:
    """Return the positions by the name of their phase."""
    tens = given([4, 8], master=18, dice="1 2", effectOrder="free")
    return {"order": tens.do("assign 1 2", "dwarf 0 forward", "master forward")}
