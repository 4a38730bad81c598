"""Which meeples an action moved and which it destroyed, and where. The log reports both.

The rules keep no list of losses. `losses` compares the meeples on each terrain before and after the action,
and subtracts those that only moved.
"""

from collections import Counter
from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import EDGES, Phase
from tablee.games.meeple_war.facts.places import Hex, beyond, front, is_terrain, neighbour, pending_hex, terrain_hex
from tablee.games.meeple_war.rules.movement import ways_from

NOWHERE = -1  # any place that is not a terrain: a space, a building, the Mountain


class Loss(NamedTuple):
    """A number of meeples that one seat lost on a terrain; `NOWHERE` if the terrain is not known."""

    seat: int
    terrain: int
    meeples: int


class March(NamedTuple):
    """A number of meeples that one seat moved from one terrain to another; either may be `NOWHERE`."""

    seat: int
    start: int
    end: int
    meeples: int


def losses(before: Position, action: int, after: Position) -> list[Loss]:
    """MW-122: return the meeples that an action destroyed, also in combats that followed without a question."""
    was, now = before.frozen[1], after.frozen[1]
    gone = [[had - has for had, has in zip(*rows, strict=True)] for rows in zip(was.here, now.here, strict=True)]
    for march in [*marches(before, action, after), *explorations(before, action, after)]:
        if march.start != NOWHERE:
            gone[march.start][march.seat] -= march.meeples
        if march.end != NOWHERE:
            gone[march.end][march.seat] += march.meeples
    found = []
    for seat, column in enumerate(zip(*gone, strict=True)):
        placed = seat == was.active or was.warehouse[seat] > now.warehouse[seat]
        if not placed and min(column) < 0:  # some meeples were scared to another terrain, so only the sum is known
            found += [Loss(seat, NOWHERE, sum(column))] if sum(column) > 0 else []
        else:
            found += [Loss(seat, t, n) for t, n in enumerate(column) if n > 0]
    return found


def marches(before: Position, action: int, after: Position) -> list[March]:
    """Return which meeples an action moved from one place to another."""
    state = before.frozen[1]
    me = state.active
    match ACTIONS.parts(action):
        case "amount", {"amount": n}:
            return [_group(before, n)]
        case "village", {"terrain": t}:
            return [March(me, NOWHERE, t, 1)]
        case "terrain", {"terrain": t}:
            return [March(me, NOWHERE, end, 1) for end in _landings(before, t)]
    return (
        [] if after.frozen[1].move_from >= 0 else _completed(before, action, after)
    )  # none while a move is unfinished


def _group(before: Position, n: int) -> March:
    """Return the march of a group, whose size is the player's last answer."""
    state = before.frozen[1]
    if state.phase == Phase.MOVE_AMOUNT:
        return _along(before, state.move_from, state.move_way, n)
    end = front(before, state.active) if state.phase == Phase.DEPLOY else state.chosen
    return March(state.active, NOWHERE, end, n)


def _landings(before: Position, t: int) -> list[int]:
    """MW-161, MW-162: return the terrains on which meeples will land if the player names this one."""
    state = before.frozen[1]
    if state.phase == Phase.STEALTH:
        return [t]
    if state.phase == Phase.FLYING and state.left == 1:  # with the last pick, meeples fly to all terrains picked
        picked = state.picked | 1 << t
        return [end for end in range(picked.bit_length()) if picked >> end & 1]
    return []


def _completed(before: Position, action: int, after: Position) -> list[March]:
    """Return the marches of an action that needs no further answer."""
    state = before.frozen[1]
    match ACTIONS.parts(action):
        case "from", {"terrain": t}:  # a single meeple with only one way out moves without a further answer
            return [_along(before, t, only_way(before, t), 1)]
        case "to-terrain", {"terrain": to}:
            return [March(state.active, state.move_from, to, 1)]
        case (("to-space" | "to-building"), _):
            return [March(state.active, state.move_from, NOWHERE, 1)]
        case "source", {"terrain": t}:
            return [March(state.asked, t, NOWHERE, 1)]
        case "tunnel", {"terrain": to, "amount": n} if after.frozen[1].tunnel != state.tunnel:
            passing = list(state.passing)
            passing[to] += n
            return [March(state.asked, state.tunnel, end, count) for end, count in enumerate(passing) if count]
    return []


def only_way(position: Position, t: int) -> int:
    """MW-062: return the only way out of a terrain."""
    return int(ways_from(position.box, position.state, t, False)).bit_length() - 1


def explorations(before: Position, action: int, after: Position) -> list[March]:
    """MW-111: return which meeples moved from a pending space to the terrain laid there."""
    was, now = before.frozen[1], after.frozen[1]
    explorers: Counter[Hex] = Counter({pending_hex(before, i): was.pending_n[i] for i in range(was.n_pending)})
    match ACTIONS.parts(action):
        case "to-space", {"q": q, "r": r}:
            explorers[q, r] += 1
        case "amount", {"amount": n} if was.phase == Phase.MOVE_AMOUNT and was.move_way < EDGES:
            explorers[neighbour(terrain_hex(before, was.move_from), was.move_way)] += n
    laid = range(was.n_terrains, now.n_terrains)
    return [March(was.active, NOWHERE, t, explorers[terrain_hex(after, t)]) for t in laid]


def _along(before: Position, t: int, way: int, count: int) -> March:
    """Return the march of a group along a way."""
    end = beyond(before, t, way)
    return March(before.frozen[1].active, t, end if is_terrain(end) else NOWHERE, count)
