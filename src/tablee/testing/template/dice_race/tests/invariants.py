"""Conditions that hold in every position of Dice Race."""

from tablee.core.contract import NOBODY
from tablee.core.position import Position

from ..box import Ending, Phase


def check(position: Position, before: Position | None) -> None:
    """Assert the invariants of a position, and those of the step that led to it from `before`."""
    box, state = position.box, position.state
    for seat in range(position.seats):
        assert 0 <= state.square[seat] <= box.squares
    assert (state.asked > 0) == (state.phase == Phase.ROLL)
    over = max(state.square) == box.squares
    assert over == (position.to_act == NOBODY) == (state.ending == Ending.FINISH)
    if before is not None:
        moved = [seat for seat in range(position.seats) if state.square[seat] != before.state.square[seat]]
        assert moved in ([], [before.state.active])
