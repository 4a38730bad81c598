"""What is left to resolve in a turn, and what each resolution would bring."""

from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.poignee.box import BUILDINGS, SHOWDOWN, Meeple, Phase, Side
from tablee.games.poignee.rules.resolving import can_pay, showdown_is_due

WORKING = (Phase.RESOLVE, Phase.BUILD, Phase.UPGRADE, Phase.REROLL, Phase.DRAW, Phase.ROLL, Phase.ROLL_AGAIN)


class Effect(NamedTuple):
    """What a meeple on a door would do: `kind` is none, build, upgrade, draw, arrest or lure."""

    kind: str
    seat: int
    number: int  # pieces to draw, or points of the tile


def left(position: Position) -> list[int]:
    """Return the doors still to resolve, and the showdown if it is due."""
    state = position.state
    if state.phase not in WORKING:
        return []
    items = [door for door in range(BUILDINGS) if state.space[door] >= 0]
    return [*items, SHOWDOWN] if showdown_is_due(state) else items


def effect(position: Position, door: int) -> Effect:
    """Return what resolving a door would bring as things stand."""
    box, state = position.box, position.state
    kind, me, owner = Meeple(state.space[door]), int(state.active), int(state.owner[door])
    if kind == Meeple.BUILDER:
        if owner < 0:
            possible = state.tiles[me] > 0 and can_pay(box, state, me, door)
            return Effect("build" if possible else "none", me, int(box.tile_points[Side.BASIC]))
        possible = state.side[door] == Side.BASIC and can_pay(box, state, owner, door)
        return Effect("upgrade" if possible else "none", owner, int(box.tile_points[Side.UPGRADED]))
    if kind == Meeple.MINER:
        drawn = int(box.tile_draws[state.side[door]]) if owner >= 0 else 0
        return Effect("draw" if drawn else "none", owner, drawn)
    if kind == Meeple.ROBBER:
        drawn = int(box.robber_draws * state.inside[door, Meeple.MINER])
        return Effect("draw" if drawn else "none", me, drawn)
    if kind == Meeple.DEPUTY:
        drawn = int(box.deputy_draws * state.inside[door, Meeple.ROBBER])
        return Effect("arrest" if drawn else "none", me, drawn)
    drawn = int(box.madame_draws * state.inside[door, Meeple.BUILDER])
    return Effect("lure" if drawn else "none", me, drawn)
