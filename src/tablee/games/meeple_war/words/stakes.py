"""What depends on a question: a sentence below the prompt, for the seat that is asked."""

from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.meeple_war.actions import KIND_NAMES
from tablee.games.meeple_war.box import TREE, YES_AFTER_NO, Act, Kind, Phase
from tablee.games.meeple_war.facts.places import STRUCTURES, beyond, front, is_terrain, kind_of
from tablee.games.meeple_war.words.story import the_place

ALWAYS = {  # questions of which the same can be said whenever they are asked
    Phase.OPEN: "stakes-open",
    Phase.OPEN_ASKED: "stakes-open",
    Phase.FORK: "stakes-fork",
    Phase.PRODUCTIVITY_FORK: "stakes-productivity",
    Phase.PERFORM: "stakes-perform",
    Phase.SITE: "stakes-site",
    Phase.FLYING: "stakes-flying",
    Phase.BURN: "stakes-burn",
    Phase.BOMBARD: "stakes-bombard",
    Phase.CONVERT: "stakes-convert",
    Phase.PRODUCTIVITY: "stakes-productivity",
    Phase.UPGRADE: "stakes-upgrade",
    Phase.EXPLORE: "stakes-explore",
    Phase.ROTATE: "stakes-rotate",
}


def stakes(position: Position, viewer: int) -> Message | None:
    """Say what depends on the question, to the seat that must answer it."""
    if viewer < 0 or viewer != position.to_act:
        return None
    phase = Phase(position.frozen[1].phase)
    if phase in ALWAYS:
        return message(ALWAYS[phase])
    if phase in (Phase.MOVE_FROM, Phase.MOVE_TO, Phase.MOVE_AMOUNT, Phase.TUNNEL):
        return _of_moves(position, phase)
    return _of_supplies(position, phase) or _of_fights(position, phase)


def _of_moves(position: Position, phase: Phase) -> Message | None:
    """MW-027, MW-062, MW-102: say who can still move, and how many are needed for control."""
    box, state = position.frozen
    match phase:
        case Phase.MOVE_FROM:
            return message("stakes-moves", count=sum(state.ready))
        case Phase.TUNNEL:
            return message("stakes-tunnel", count=state.tunnel_left)
        case Phase.MOVE_AMOUNT:
            end = beyond(position, state.move_from, state.move_way)
            if is_terrain(end) and kind_of(position, end) in STRUCTURES:
                return message("stakes-control", count=box.control, place=the_place(position, end))
    return None


def _of_supplies(position: Position, phase: Phase) -> Message | None:
    """MW-054, MW-150, MW-159, MW-160, MW-162, MW-183: say what there is to place or to build with."""
    box, state = position.frozen
    me = state.active
    match phase:
        case Phase.TOKEN_PLACE:
            return message("stakes-token", tree="yes" if state.token == TREE else "no")
        case Phase.QUEUE:
            declines = "yes" if box.actions_may_be_declined == YES_AFTER_NO else "no"
            return message("stakes-queue", declines=declines)
        case Phase.BUILDING:
            return message("stakes-building", count=state.workers[me])
        case Phase.DEPLOY:
            place = the_place(position, front(position, me))
            return message("stakes-deploy", count=state.warehouse[me], place=place)
        case Phase.VILLAGE:
            return message("stakes-warehouse", count=state.warehouse[me])
        case Phase.REINFORCE | Phase.REINFORCE_AMOUNT:
            return message("stakes-reinforce", count=state.warehouse[me], most=state.act_x)
        case Phase.STEALTH:
            return message("stakes-stealth", count=state.warehouse[me])
        case Phase.SOURCE:
            why = "point" if state.due[state.asked] else "bombard" if state.acting == Act.BOMBARD else "convert"
            return message("stakes-source", why=why)
    return None


def _of_fights(position: Position, phase: Phase) -> Message | None:
    """MW-085, MW-121, MW-123, MW-124, MW-163: say how a fight goes, and what it brings."""
    box, state = position.frozen
    match phase:
        case Phase.SCARE_PICK:
            return message("stakes-scare", count=state.left)
        case Phase.SCARE_RESOLVE | Phase.COMBAT:
            return message("stakes-combat", pair=box.defender_kills)
        case Phase.VICTIM:
            return message("stakes-victim", place=the_place(position, state.battle))
        case Phase.ALTAR:
            return message("stakes-altar", range=box.altar_range, kind=KIND_NAMES[Kind.ALTAR], number=state.altar)
    return None
