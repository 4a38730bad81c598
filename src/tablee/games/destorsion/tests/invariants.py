"""What must hold in every position of Déstorsion, and in the step from each position to the next."""

from typing import Any

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.games.destorsion.box import FACES, MAX_SEATS, Phase, Square
from tablee.games.destorsion.rules.turns import lead, vp


def check(position: Position, before: Position | None) -> None:
    """Assert the invariants of a position, and those of the step that led to it."""
    check_dwarfs(position)
    check_turn(position)
    if before is not None:
        check_step(before, position)


def check_dwarfs(position: Position) -> None:
    """Assert that every dwarf is on its board, and that only dwarfs in hollows and on slingshots lie."""
    box, state = position.box, position.state
    for d in range(position.seats):
        assert 0 <= state.sq[d] <= box.squares
        assert state.lap[d] in (0, 1)
        assert not state.lap[d] or state.sq[d] >= box.floor
        if state.lying[d]:
            assert box.kind[state.sq[d]] in (Square.HOLLOW, Square.SLINGSHOT)
    for d in range(position.seats, MAX_SEATS):
        assert state.sq[d] == state.lap[d] == state.lying[d] == state.total[d] == 0


def check_turn(position: Position) -> None:
    """Assert that the phase, the dice and the dwarfs moved this turn agree with each other."""
    box, state = position.box, position.state
    over = state.phase == Phase.GAME_END
    assert over == (position.to_act == NOBODY)
    assert over == (state.winner >= 0)
    if not over:
        assert 0 <= state.master <= box.dungeon_squares
        if state.active >= 0:  # the active player's dwarf got up when the turn began
            assert not state.lying[state.active] or sum(state.moved) > 0
        if state.n_dice == 3 and not any(state.moved):
            assert lead(box, state) - vp(box, state, state.active) >= box.third_die_gap
    assert sum(state.moved) <= (2 if state.stuck else 3)  # dice move one dwarf, and each effect moves one
    if state.stuck and state.phase == Phase.MOVE_MASTER:
        assert not any(state.moved)
    if position.to_act not in (CHANCE, NOBODY):
        assert len(position.legal()) >= 2  # a player is not asked if there is only one option


def check_step(before: Position, after: Position) -> None:
    """Assert what one action may change."""
    old, new, box = before.state, after.state, after.box
    assert before.to_act != NOBODY
    if old.round_no != new.round_no:
        assert new.round_no == old.round_no + 1
        return
    moved = [d for d in range(after.seats) if old.sq[d] != new.sq[d] or old.lap[d] != new.lap[d]]
    assert len(moved) <= 1
    for d in moved:
        check_move(box, old, new, d)
    farthest = FACES + box.double_change + FACES
    assert abs(new.master - old.master) <= farthest or new.master == box.return_square
    assert new.master >= box.floor or not old.master
    if old.active != new.active and old.active >= 0:
        check_postures(after, old, moved)


def check_move(box: Any, old: Any, new: Any, d: int) -> None:
    """Assert that a dwarf did not move further than the rules allow, nor below its floor."""
    assert new.lap[d] >= old.lap[d]
    assert new.sq[d] > 0
    distance = new.sq[d] + box.squares * new.lap[d] - old.sq[d] - box.squares * old.lap[d]
    assert abs(distance) <= (FACES + box.double_change) * box.slingshot_factor + FACES
    if old.phase == Phase.MOVE_DWARF and distance < 0 and not old.lap[d]:
        assert new.sq[d] >= box.first_lap_floor
    if old.phase in (Phase.EFFECT_A, Phase.EFFECT_B):
        assert abs(distance) <= box.effect_step


def check_postures(after: Position, old: Any, moved: list[int]) -> None:
    """Assert the postures after a turn. The dwarf whose turn begins has already got up."""
    box, new = after.box, after.state
    for d in range(after.seats):
        if old.moved[d] or d in moved:
            kind = box.kind[new.sq[d]]
            lies = kind == Square.HOLLOW or (kind == Square.SLINGSHOT and d != old.active)
            assert new.lying[d] == (lies and d != new.active)
        elif d not in (old.active, new.active):
            assert new.lying[d] == old.lying[d]
