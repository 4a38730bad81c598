"""The rules of Pour une poignée de meeples, one file per chapter. `ledger.md` explains the rule ids.

    beginning   setup, deal, start player, corner tiles
    sowing      steps 1 and 2: take, sow, name a controller
    resolving   step 3: builders, miners, robbers, deputies, Madame
    drawing     the bag and the dynamite
    showdown    dice, burials, rewards
    ending      step 4: gold bars; end of the game, score

This file holds the functions that `tablee.core.contract` asks for: who acts, what is legal, what chance can bring,
and which rule carries out an action.
"""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.rng import below
from tablee.games.poignee.actions import (
    BUILD,
    CORNER_BUILDING,
    DEAL,
    DIE,
    DRAW,
    FACES,
    NAME,
    NO,
    PLACE,
    REROLL,
    RESOLVE,
    START,
    TAKE,
    UPGRADE,
    YES,
    build,
    build_answer,
    corner_chosen,
    die,
    die_shown,
    item_resolved,
    location_taken,
    meeple_dealt,
    piece_drawn,
    placement,
    reroll,
    reroll_answer,
    resolve,
    seat_named,
    start,
    start_player,
    upgrade,
    upgrade_answer,
)
from tablee.games.poignee.box import SHOWDOWN, Phase
from tablee.games.poignee.rules.beginning import (
    deal_one,
    find_start_player,
    list_corners,
    list_deals,
    place_corner_tile,
    sample_deal,
    setup,
)
from tablee.games.poignee.rules.drawing import draw_one, list_pieces, sample_piece
from tablee.games.poignee.rules.ending import rank, score
from tablee.games.poignee.rules.resolving import (
    answer_build,
    answer_upgrade,
    draw_or_finish,
    list_resolutions,
    resolve_door,
)
from tablee.games.poignee.rules.showdown import (
    answer_reroll,
    begin_showdown,
    better_shooter,
    roll_die,
    roll_die_again,
)
from tablee.games.poignee.rules.sowing import (
    list_controllers,
    list_locations,
    list_placements,
    name_controller,
    place_meeple,
    take_all,
)

__all__ = ["apply", "chance", "legal", "rank", "sample", "score", "setup", "to_act"]


def to_act(box, state):
    """PM-063, PM-068, PM-091: return who acts: chance, the active player, or the owner or controller who is asked."""
    phase = state.phase
    if phase <= Phase.ROLL_AGAIN:
        return CHANCE
    if phase == Phase.UPGRADE:
        return state.owner[state.acting]
    if phase == Phase.REROLL:
        return state.controller[better_shooter(box, state)]
    if phase == Phase.GAME_OVER:
        return NOBODY
    return state.active


def legal(box, state, out):
    """PM-016: list the legal actions of this phase."""
    phase = state.phase
    if phase == Phase.SOW:
        return list_placements(box, state, out)
    if phase == Phase.RESOLVE:
        return list_resolutions(state, out)
    if phase == Phase.TAKE:
        return list_locations(state, out)
    if phase == Phase.NAME_CONTROLLER:
        return list_controllers(state, out)
    if phase == Phase.SETUP_CORNER:
        return list_corners(state, out)
    if phase == Phase.BUILD:
        return list_answers(build(NO), build(YES), out)
    if phase == Phase.UPGRADE:
        return list_answers(upgrade(NO), upgrade(YES), out)
    return list_answers(reroll(NO), reroll(YES), out)


def list_answers(no, yes, out):
    """PM-053, PM-063, PM-091: list the answers yes and no; an offer may always be declined."""
    out[0] = no
    out[1] = yes
    return 2


def chance(box, state, out, weight):
    """PM-006, PM-009, PM-082, PM-089, PM-091: list what can be dealt, drawn or rolled, or who can start."""
    phase = state.phase
    if phase == Phase.DRAW:
        return list_pieces(state, out, weight)
    if phase == Phase.DEAL:
        return list_deals(state, out, weight)
    if phase == Phase.START:
        for seat in range(state.seats):
            out[seat] = start(seat)
            weight[seat] = 1
        return state.seats
    for i in range(FACES):
        out[i] = die(i + 1)
        weight[i] = 1
    return FACES


def sample(box, state, rng, out, weight):
    """PM-006, PM-009, PM-082, PM-089, PM-091: draw one outcome with the probabilities of `chance`, but faster."""
    phase = state.phase
    if phase == Phase.DRAW:
        return sample_piece(state, rng)
    if phase == Phase.DEAL:
        return sample_deal(state, rng)
    if phase == Phase.START:
        return start(below(rng, state.seats))
    return die(below(rng, FACES) + 1)


def apply(box, state, action):
    """Carry out one action, and everything that follows without a decision."""
    if action < PLACE:
        if action < TAKE:
            place_corner_tile(state, CORNER_BUILDING[corner_chosen(action)])
        else:
            take_all(state, location_taken(action))
    elif action < NAME:
        kind, space = placement(action)
        place_meeple(box, state, kind, space)
    elif action < RESOLVE:
        name_controller(box, state, seat_named(action))
    elif action == resolve(SHOWDOWN):
        begin_showdown(state)
    elif action < BUILD:
        resolve_door(box, state, item_resolved(action))
    elif action < UPGRADE:
        answer_build(box, state, build_answer(action))
    elif action < REROLL:
        answer_upgrade(box, state, upgrade_answer(action))
    elif action < DEAL:
        answer_reroll(box, state, reroll_answer(action))
    else:
        apply_chance(box, state, action)


def apply_chance(box, state, action):
    """Carry out a chance outcome."""
    if action < START:
        deal_one(box, state, meeple_dealt(action))
    elif action < DRAW:
        find_start_player(state, start_player(action))
    elif action < DIE:
        draw_one(state, piece_drawn(action))
        draw_or_finish(box, state)
    elif state.phase == Phase.ROLL:
        roll_die(box, state, die_shown(action))
    else:
        roll_die_again(box, state, die_shown(action))
