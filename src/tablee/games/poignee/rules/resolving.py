"""Step 3 of the turn: resolving the meeples on the doors, one by one, in the active player's order."""

from tablee.core.binder import outlined
from tablee.games.poignee.actions import resolve
from tablee.games.poignee.box import BUILDINGS, NO_MEEPLE, NOTHING, SHOWDOWN, Meeple, Phase, Side, Space
from tablee.games.poignee.rules.drawing import draws_are_owed, explode, lose_draws, owe_draws, pieces_in_bag
from tablee.games.poignee.rules.ending import end_turn, note_end_triggers

# --- the order ----------------------------------------------------------------------------------------------


def showdown_is_due(state):
    """PM-055, PM-056, PM-087, PM-105 (A-32): tell whether W and E both hold a meeple; a meeple alone waits."""
    return state.space[Space.W] != NO_MEEPLE and state.space[Space.E] != NO_MEEPLE


def list_resolutions(state, out):
    """PM-047, PM-048, PM-055: list each meeple on a door and, if it is due, the showdown."""
    n = 0
    for door in range(BUILDINGS):
        out[n] = resolve(door)
        n += state.space[door] != NO_MEEPLE
    out[n] = resolve(SHOWDOWN)
    n += showdown_is_due(state)
    return n


@outlined
def next_resolution(box, state):
    """PM-016, PM-047, PM-048, PM-055: ask what to resolve next; end the turn when nothing is left."""
    for door in range(BUILDINGS):
        if state.space[door] != NO_MEEPLE:
            state.phase = Phase.RESOLVE
            return
    if showdown_is_due(state):
        state.phase = Phase.RESOLVE
    else:
        end_turn(box, state)


def resolve_door(box, state, door):
    """PM-049, PM-052, PM-053: the meeple acts on its own building; only a builder's action can be declined."""
    state.acting = door
    kind = state.space[door]
    if kind == Meeple.BUILDER:
        resolve_builder(box, state, door)
        return
    if kind == Meeple.MINER:
        resolve_miner(box, state, door)
    elif kind == Meeple.ROBBER:
        resolve_robber(box, state, door)
    elif kind == Meeple.DEPUTY:
        resolve_deputy(box, state, door)
    else:
        resolve_madame(box, state, door)
    draw_or_finish(box, state)


# --- builders -----------------------------------------------------------------------------------------------


def can_pay(box, state, seat, building):
    """PM-058, PM-067 (A-29): tell whether a seat has the gold and the stone of the printed cost."""
    return state.gold[seat] >= box.cost_gold[building] and state.stone[seat] >= box.cost_stone[building]


def resolve_builder(box, state, building):
    """PM-057, PM-060, PM-061, PM-063, PM-064, PM-065: offer the active player a build, or the owner an upgrade."""
    owner = state.owner[building]
    if owner < 0:
        if state.tiles[state.active] > 0 and can_pay(box, state, state.active, building):
            state.phase = Phase.BUILD
            return
    elif state.side[building] == Side.BASIC and can_pay(box, state, owner, building):
        state.phase = Phase.UPGRADE
        return
    finish_resolution(box, state)


def pay(box, state, seat, building):
    """PM-058, PM-062 (A-27): the printed cost goes into the bag."""
    state.gold[seat] -= box.cost_gold[building]
    state.stone[seat] -= box.cost_stone[building]
    state.bag_gold += box.cost_gold[building]
    state.bag_stone += box.cost_stone[building]


def answer_build(box, state, yes):
    """PM-013, PM-053, PM-057, PM-058, PM-059, PM-066 (A-17): on yes, the active player pays and places a basic tile."""
    building = state.acting
    if yes:
        pay(box, state, state.active, building)
        state.tiles[state.active] -= 1
        state.owner[building] = state.active
        state.side[building] = Side.BASIC
    finish_resolution(box, state)


def answer_upgrade(box, state, yes):
    """PM-014, PM-062, PM-063, PM-066, PM-068: on yes, the owner pays and the tile is turned over."""
    building = state.acting
    if yes:
        pay(box, state, state.owner[building], building)
        state.side[building] = Side.UPGRADED
    finish_resolution(box, state)


# --- miners, robbers, deputies, Madame ----------------------------------------------------------------------


def resolve_miner(box, state, building):
    """PM-069, PM-070, PM-071, PM-072: the tile's owner draws, in anybody's turn; without a tile nobody draws."""
    if state.owner[building] >= 0:
        owe_draws(state, state.owner[building], box.tile_draws[state.side[building]])


def resolve_robber(box, state, building):
    """PM-073, PM-074, PM-080, PM-081: the active player draws for each miner inside; the miners stay."""
    owe_draws(state, state.active, box.robber_draws * state.inside[building, Meeple.MINER])


def resolve_deputy(box, state, building):
    """PM-075, PM-080, PM-081: the active player draws for each robber inside."""
    owe_draws(state, state.active, box.deputy_draws * state.inside[building, Meeple.ROBBER])


def resolve_madame(box, state, building):
    """PM-077, PM-080, PM-081 (A-14): the active player draws for each builder inside."""
    owe_draws(state, state.active, box.madame_draws * state.inside[building, Meeple.BUILDER])


def arrest(state, building):
    """PM-076 (A-39): all robbers inside go to the jail cell."""
    state.jail += state.inside[building, Meeple.ROBBER]
    state.inside[building, Meeple.ROBBER] = 0


def lure(state, building):
    """PM-078: all builders inside go to the saloon."""
    state.saloon[Meeple.BUILDER] += state.inside[building, Meeple.BUILDER]
    state.inside[building, Meeple.BUILDER] = 0


# --- the end of a resolution --------------------------------------------------------------------------------


def draw_or_finish(box, state):
    """PM-085, PM-086: make all draws before anything else; they end early only if the bag is empty."""
    if draws_are_owed(state):
        if pieces_in_bag(state) > 0:
            state.phase = Phase.DRAW
            return
        lose_draws(state)
    finish_resolution(box, state)


@outlined
def finish_resolution(box, state):
    """PM-050, PM-051, PM-054, PM-076, PM-078, PM-079, PM-085, PM-106: finish a resolution.

    A deputy arrests or Madame lures, then the crates drawn explode, then the meeple on the door goes inside.
    """
    door = state.acting
    if door != SHOWDOWN and state.space[door] == Meeple.DEPUTY:
        arrest(state, door)
    elif door != SHOWDOWN and state.space[door] == Meeple.MADAME:
        lure(state, door)
    explode(box, state)
    if door != SHOWDOWN:
        state.inside[door, state.space[door]] += 1
        state.space[door] = NO_MEEPLE
    else:
        state.dice[0] = 0
        state.dice[1] = 0
    state.acting = NOTHING
    note_end_triggers(box, state)
    next_resolution(box, state)
