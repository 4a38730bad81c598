"""What must hold in every position of Déstorsion (ledger section 10), whatever was played."""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.games.destorsion.box import Phase, Square


def check(position: Position, before: Position | None) -> None:
    """Assert the invariants of a position, and those of the step that led to it."""
    box, state = position.box, position.state
    seats = range(position.seats)
    for d in seats:
        assert 0 <= state.sq[d] <= box.squares  # 1
        assert state.lap[d] in (0, 1)
        assert not state.lap[d] or state.sq[d] >= 1
        if state.lying[d]:  # 3
            assert box.kind[state.sq[d]] in (Square.HOLLOW, Square.SLINGSHOT)
    for d in range(position.seats, 4):
        assert state.sq[d] == state.lap[d] == state.lying[d] == state.total[d] == 0
    over = state.phase == Phase.GAME_END
    assert over == (position.to_act == NOBODY)
    assert over == (state.winner >= 0)
    if not over:
        assert 0 <= state.master <= box.dungeon_squares  # 5
        if state.active >= 0:
            assert not state.lying[state.active] or sum(state.moved) > 0  # 4
    if state.n_dice == 3 and not over and not any(state.moved):  # 10
        lead = max(state.sq[d] + box.lap_points * state.lap[d] for d in seats)
        own = state.sq[state.active] + box.lap_points * state.lap[state.active]
        assert lead - own >= box.third_die_gap
    assert sum(state.moved) <= (2 if state.stuck else 3)  # 7
    if state.stuck and state.phase == Phase.MOVE_MASTER:
        assert not any(state.moved)
    if position.to_act not in (CHANCE, NOBODY):
        assert len(position.legal()) >= 2  # 12: a step with one option is not asked
    if before is not None:
        check_step(before, position)


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
        assert new.lap[d] >= old.lap[d]  # 1
        assert not (old.sq[d] and not new.sq[d])  # 2
        distance = new.sq[d] + box.squares * new.lap[d] - old.sq[d] - box.squares * old.lap[d]
        assert -22 <= distance <= 22  # 11
        if old.phase == Phase.MOVE_DWARF and distance < 0 and not old.lap[d]:
            assert new.sq[d] >= box.first_lap_floor  # 8
        if old.phase in (Phase.EFFECT_A, Phase.EFFECT_B):
            assert -3 <= distance <= 3
    assert abs(int(new.master) - int(old.master)) <= 14  # 11; a tie at the exit brings him to 44, from 36 at least
    assert new.master >= 1 or not old.master  # 5
    if old.active != new.active and old.active >= 0:  # 9: the turn has ended
        for d in range(after.seats):
            if old.moved[d] or d in moved:
                kind = box.kind[new.sq[d]]
                lies = kind == Square.HOLLOW or (kind == Square.SLINGSHOT and d != old.active)
                assert new.lying[d] == (lies and d != new.active)
            elif d not in (old.active, new.active):
                assert new.lying[d] == old.lying[d]
