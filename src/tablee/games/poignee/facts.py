"""Facts about a position that both `board` and `words` need, such as where the next meeple may be placed."""

from typing import NamedTuple

from tablee.core.frozen import Readable
from tablee.core.position import Position
from tablee.games.poignee.actions import MEEPLE_NAMES, placement
from tablee.games.poignee.box import (
    BUILDINGS,
    NO_SPACE,
    REMATCH,
    SHOWDOWN,
    SKIP,
    SPACES,
    STILL_OPEN,
    Direction,
    Meeple,
    Phase,
    Side,
    Space,
)
from tablee.games.poignee.rules.ending import price_of_bar
from tablee.games.poignee.rules.resolving import can_pay, showdown_is_due
from tablee.games.poignee.rules.showdown import better_shooter, winner_of_showdown
from tablee.games.poignee.rules.sowing import next_free

SOWING = (Phase.SOW, Phase.NAME_CONTROLLER)
RESOLVING = (Phase.RESOLVE, Phase.BUILD, Phase.UPGRADE, Phase.REROLL, Phase.DRAW, Phase.ROLL, Phase.ROLL_AGAIN)
QUESTIONS = {Phase.BUILD: "build", Phase.UPGRADE: "upgrade", Phase.REROLL: "reroll"}  # answered with yes or no
# The kind of meeple that each of these kinds acts on.
PREY = {Meeple.ROBBER: Meeple.MINER, Meeple.DEPUTY: Meeple.ROBBER, Meeple.MADAME: Meeple.BUILDER}


def kind_name(kind: int) -> str:
    """Return the name by which texts and ids call a kind of meeple."""
    return MEEPLE_NAMES[kind]


# --- sowing ----------------------------------------------------------------------------------------------------


def next_spaces(position: Position) -> list[int]:
    """Return the spaces on which the next meeple of the hand may be placed."""
    if position.frozen[1].phase != Phase.SOW:
        return []
    return sorted({placement(action)[1] for action in position.legal()})


def direction_fixed_by(position: Position, space: int) -> Direction:
    """PM-032, PM-034: return the direction that a meeple on `space` fixes; OPEN if it fixes none or is the last one."""
    box, state = position.frozen
    if state.direction != Direction.OPEN or len(next_spaces(position)) != 2 or sum(state.hand) < 2:
        return Direction.OPEN
    clockwise = next_free(box, state, Direction.CLOCKWISE)
    return Direction.CLOCKWISE if space == clockwise else Direction.COUNTERCLOCKWISE


def where_the_last_falls(position: Position, origin: int, direction: int, count: int) -> int:
    """PM-025, PM-036, PM-038: return the space of the last of `count` meeples sown from where the sowing is now.

    `origin` is where they come from; before they are taken, the sowing begins at that building's door. It is NO_SPACE
    if some find no space, or if it depends on when Madame is placed.
    """
    box, state = position.frozen
    here: int
    here, passed = (origin, 0) if state.last == NO_SPACE else (state.last, state.visited)
    steps = SPACES - passed - (1 if box.origin_door_after_lap == SKIP and origin < BUILDINGS else 0)
    hand = state.hand if state.last != NO_SPACE else state.inside[origin]
    depends = box.madame_showdown_slot == STILL_OPEN and hand[Meeple.MADAME] > 0
    for _ in range(steps):
        here = box.neighbour[direction - 1, here]
        if state.space[here] != Meeple.NONE:
            continue
        count -= 1
        if depends and here >= Space.W:
            return NO_SPACE
        if count == 0:
            return here
    return NO_SPACE


# --- resolving -------------------------------------------------------------------------------------------------


class Effect(NamedTuple):
    """What resolving the meeple on a door brings: `kind` is none, build, upgrade, draw, arrest or lure."""

    kind: str
    seat: int  # the seat that builds, upgrades or draws; -1: nobody
    number: int  # pieces to draw, or points of the tile


def is_showdown_due(position: Readable) -> bool:
    """PM-055: tell whether both showdown spaces hold a meeple."""
    due: bool = showdown_is_due(position.frozen[1])
    return due


def left_to_resolve(position: Position) -> list[int]:
    """PM-047, PM-055: return the doors still to be resolved, and the showdown if it is due."""
    state = position.frozen[1]
    if state.phase not in RESOLVING:
        return []
    doors = [door for door in range(BUILDINGS) if state.space[door] != Meeple.NONE]
    return [*doors, SHOWDOWN] if is_showdown_due(position) else doors


def draws_per_prey(position: Readable, kind: int) -> int:
    """PM-073, PM-075, PM-077: return the draws that a meeple brings for each meeple inside that it acts on."""
    box = position.frozen[0]
    draws: dict[int, int] = {
        Meeple.ROBBER: box.robber_draws,
        Meeple.DEPUTY: box.deputy_draws,
        Meeple.MADAME: box.madame_draws,
    }
    return draws.get(kind, 0)


def effect(position: Readable, door: int) -> Effect:
    """Return what resolving the meeple on a door would bring now."""
    return effect_of(position, position.frozen[1].space[door], door)


def effect_of(position: Readable, kind: int, door: int) -> Effect:
    """Return what a meeple of a kind would bring now if it were resolved on a door."""
    box, state = position.frozen
    me, owner = state.active, state.owner[door]
    if kind == Meeple.BUILDER:
        if owner < 0:
            possible = state.tiles[me] > 0 and can_pay(box, state, me, door)
            return Effect("build" if possible else "none", me, box.tile_points[Side.BASIC])
        possible = state.side[door] == Side.BASIC and can_pay(box, state, owner, door)
        return Effect("upgrade" if possible else "none", owner, box.tile_points[Side.UPGRADED])
    if kind == Meeple.MINER:
        drawn = box.tile_draws[state.side[door]]
        return Effect("draw" if drawn else "none", owner, drawn)
    prey = state.inside[door, PREY[Meeple(kind)]]
    done = {Meeple.DEPUTY: "arrest", Meeple.MADAME: "lure"}.get(Meeple(kind), "draw")
    return Effect(done if prey else "none", me, prey * draws_per_prey(position, kind))


def idle_reason(position: Readable, kind: int, door: int) -> str:
    """PM-054, PM-060, PM-064, PM-071: return why a meeple of a kind would do nothing on a door, or "" if it would act.

    The reasons are no-tile, poor, owner-poor, done, unowned and no-prey.
    """
    state = position.frozen[1]
    owner = state.owner[door]
    if kind == Meeple.MINER:
        return "" if owner >= 0 else "unowned"
    if kind != Meeple.BUILDER:
        return "" if state.inside[door, PREY[Meeple(kind)]] else "no-prey"
    if effect_of(position, kind, door).kind != "none":
        return ""
    if owner < 0:
        return "poor" if state.tiles[state.active] else "no-tile"
    return "done" if state.side[door] == Side.UPGRADED else "owner-poor"


def shooter_rolling(position: Position) -> int:
    """PM-089, PM-091: return whose die is rolled next, 0 for W and 1 for E."""
    box, state = position.frozen
    if state.phase == Phase.ROLL:
        return 1 if state.dice[0] else 0
    better: int = better_shooter(box, state)
    return better


def winner_by_dice(position: Position) -> int:
    """PM-094, PM-095, PM-096: return who wins the showdown with the dice as rolled: 0 for W, 1 for E, or NEITHER."""
    winner: int = winner_of_showdown(*position.frozen)
    return winner


def shooters(position: Position) -> tuple[int, int]:
    """Return the meeples on W and E."""
    space = position.frozen[1].space
    return space[Space.W], space[Space.E]


# --- graves, dynamite, bank, points ----------------------------------------------------------------------------


def buried(position: Readable) -> list[int]:
    """PM-097: return the meeples in the tombs, in order of burial."""
    return [kind for kind in position.frozen[1].graveyard if kind != Meeple.NONE]


def boxed(position: Readable) -> list[int]:
    """PM-098: return the meeples put into the box because no tomb was free, in order."""
    return [kind for kind in position.frozen[1].boxed if kind != Meeple.NONE]


def next_price(position: Readable) -> int:
    """PM-114: return the price of the next gold bar, 0 if the bank is empty."""
    box, state = position.frozen
    return price_of_bar(box, state) if state.bank else 0


class Sources(NamedTuple):
    """What each seat's points are made of."""

    gold: list[int]
    bars: list[int]
    marquees: list[int]


def points_by_source(position: Position) -> Sources:
    """PM-125, PM-126, PM-127: return each seat's points for gold, bars and marquees."""
    (box, state), seats = position.frozen, range(position.seats)
    marquees = [0] * position.seats
    for building, owner in enumerate(state.owner):
        if owner >= 0:
            marquees[owner] += box.tile_points[state.side[building]]
    return Sources(
        [state.gold[seat] * box.cube_points for seat in seats],
        [state.bars[seat] * box.bar_points for seat in seats],
        marquees,
    )


def is_rematch_offered(position: Position) -> bool:
    """PM-131 (A-25): tell whether the game ended in a complete tie for first place and the table offers a rematch."""
    offered: bool = position.box.final_tie == REMATCH
    return offered and position.is_over and position.ranks().count(1) > 1


def cubes(position: Position) -> list[int]:
    """PM-130: return each seat's cubes, gold and stone together."""
    return [position.state.gold[seat] + position.state.stone[seat] for seat in range(position.seats)]
