"""Which meeples an action cost whom, and where: told in the log of Meeple War.

The rules keep no list of the dead, so it is found by comparing: who stood where, less those that went somewhere else.
"""

from collections import Counter
from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import DIRECTIONS, EDGES, TERRAINS, Phase
from tablee.games.meeple_war.rules.movement import ways_from

NOWHERE = -1  # not a terrain: a space, a building, the Mountain


class Loss(NamedTuple):
    """So many meeples of a seat, on a terrain, or `NOWHERE` if that cannot be told."""

    seat: int
    terrain: int
    meeples: int


class March(NamedTuple):
    """So many meeples of a seat went from a terrain to another; either may be `NOWHERE`."""

    seat: int
    start: int
    end: int
    meeples: int


def losses(before: Position, action: int, after: Position) -> list[Loss]:
    """Return what an action cost, battles that followed of themselves included."""
    gone = before.state.here.astype(int) - after.state.here
    for march in [*marches(before, action, after), *explorations(before, action, after)]:
        if march.start != NOWHERE:
            gone[march.start, march.seat] -= march.meeples
        if march.end != NOWHERE:
            gone[march.end, march.seat] += march.meeples
    found = []
    for seat, column in enumerate(gone.T):
        placed = seat == before.state.active or before.state.warehouse[seat] > after.state.warehouse[seat]
        if not placed and (column < 0).any():  # some were scared to another terrain: only the sum is certain
            found += [Loss(seat, NOWHERE, int(column.sum()))] if column.sum() > 0 else []
        else:
            found += [Loss(seat, int(t), int(column[t])) for t in (column > 0).nonzero()[0]]
    return found


def beyond(position: Position, t: int, way: int) -> int:
    """Return what lies at the end of a way from a terrain: its number, or a site or space as `link` has it."""
    return way - EDGES if way >= EDGES else int(position.state.link[t, way])


def marches(before: Position, action: int, after: Position) -> list[March]:
    """Return which meeples an action took from one place to another."""
    state, block, parts = before.state, *act.parts_of(max(action, act.TOKEN_AT))
    me, t = int(state.active), int(state.move_from)
    if block == act.AMOUNT and state.phase == Phase.MOVE_AMOUNT:
        return [_march(before, t, int(state.move_way), parts[0])]
    if block == act.AMOUNT:
        front = int(before.box.front[before.seats - 2, me])
        return [March(me, NOWHERE, front if state.phase == Phase.DEPLOY else int(state.chosen), parts[0])]
    if block == act.VILLAGE or (block == act.TERRAIN and state.phase == Phase.STEALTH):
        return [March(me, NOWHERE, parts[0], 1)]
    if block == act.TERRAIN and state.phase == Phase.FLYING and state.left == 1:  # the last pick: all of them fly
        picked = int(state.picked) | 1 << parts[0]
        return [March(me, NOWHERE, end, 1) for end in range(picked.bit_length()) if picked >> end & 1]
    if after.state.move_from >= 0:  # the move is still being put together
        return []
    if block == act.FROM:  # a single meeple with a single way
        ways = int(ways_from(before.box, state, parts[0], False))
        return [_march(before, parts[0], ways.bit_length() - 1, 1)]
    if block in (act.TO_TERRAIN, act.TO_SPACE, act.TO_BUILDING):
        return [March(me, t, parts[0] if block == act.TO_TERRAIN else NOWHERE, 1)]
    if block == act.SOURCE:
        return [March(int(state.asked), parts[0], NOWHERE, 1)]
    if block == act.TUNNEL and after.state.tunnel != state.tunnel:
        passing = state.passing.tolist()
        passing[parts[0]] += parts[1]
        return [March(int(state.asked), int(state.tunnel), end, n) for end, n in enumerate(passing) if n]
    return []


def explorations(before: Position, action: int, after: Position) -> list[March]:
    """Return which meeples came from a space to the terrain that was laid there."""
    was, now = before.state, after.state
    waiting = Counter(
        {(int(was.pending_q[i]), int(was.pending_r[i])): int(was.pending_n[i]) for i in range(was.n_pending)}
    )
    block, parts = act.parts_of(max(action, act.TOKEN_AT))
    if block == act.TO_SPACE:
        waiting[parts[0] - act.REACH, parts[1] - act.REACH] += 1
    elif block == act.AMOUNT and was.phase == Phase.MOVE_AMOUNT and was.move_way < EDGES:
        t, way = int(was.move_from), int(was.move_way)
        waiting[int(was.q[t]) + DIRECTIONS[way][0], int(was.r[t]) + DIRECTIONS[way][1]] += parts[0]
    laid = range(int(was.n_terrains), int(now.n_terrains))
    return [March(int(was.active), NOWHERE, t, waiting[int(now.q[t]), int(now.r[t])]) for t in laid]


def _march(before: Position, t: int, way: int, count: int) -> March:
    end = beyond(before, t, way)
    return March(int(before.state.active), t, end if 0 <= end < TERRAINS else NOWHERE, count)
