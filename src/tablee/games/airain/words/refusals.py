"""Why an action is refused: it is not legal, or another seat is to act."""

from tablee.core.contract import CHANCE
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.airain.actions import ACTIONS, province_id
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import counts_offered, is_own_troop
from tablee.games.airain.words.names import TASKS, province_args, task, troop

# The phases in which a seat is asked whether it declares war, or is declaring it.
WAR_PHASES = (Phase.WAR_CHOICE, Phase.WAR_PROVINCE, Phase.PAYMENT)


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal."""
    phase, draws = Phase(position.state.phase), position.box.draws
    if ACTIONS.block_of(action).chance:
        return message("why-not-drawn") if seat == CHANCE else message("why-chance")
    if phase not in TASKS:
        return message("why-wait")
    kind, parts = ACTIONS.parts(action)
    match phase, kind:
        case Phase.TURN_START, "end-game":
            return message("why-no-end", count=draws)
        case Phase.TURN_START, "recruit":
            return message("why-no-recruit", count=draws)
        case Phase.DRAW, "draw-blind":
            return message("why-pile-empty")
        case Phase.DRAW, "draw-row":
            return message("why-not-there", place="row", **troop(parts["card"]))
        case Phase.HERO_DISCARD, "hero-discard":
            return message("why-not-there", place="hand", **troop(parts["card"]))
        case Phase.WAR_CHOICE, "province":
            return message("why-take-first")
        case ((Phase.TURN_START | Phase.WAR_PROVINCE), "province"):
            return _why_not_province(position, phase, parts["province"])
        case Phase.WAR_CHOICE, "take":
            return _why_not_take(position, parts["card"])
        case Phase.PAYMENT, "count":
            return _why_not_count(position, seat, parts["count"])
    return message("why-phase", **task(position, True))


def _why_not_province(position: Position, phase: Phase, province: int) -> Message:
    """GA-045, GA-065: say that the province is not in the row, or that the seat cannot pay for it."""
    state = position.state
    if province >= position.box.provinces:
        return message("why-no-province", id=province_id(province))
    args = province_args(position, province)
    if province not in state.province_row:
        owner = state.owner[province]
        return message("why-conquered", seat=owner, **args) if owner >= 0 else message("why-in-pile", **args)
    if phase == Phase.WAR_PROVINCE:
        return message("why-taken-too-little", card=message("the-card", **troop(state.taken)), **args)
    return message("why-hand-too-little", **args)


def _why_not_take(position: Position, card: int) -> Message:
    """GA-062, GA-066, GA-070: say that the card is not on offer, was this seat's, or helps with no province."""
    state = position.state
    if not state.batch[card]:
        return message("why-not-there", place="batch", **troop(card))
    return message("why-own-troop" if is_own_troop(position, card) else "why-no-war", **troop(card))


def _why_not_count(position: Position, seat: int, n: int) -> Message:
    """GA-046, GA-051: say that the hand has too few cards, that they cannot pay, or that a card is wasted."""
    state, card = position.state, position.state.cursor
    held = state.hand[seat, card]
    if n > held:
        return message("why-too-few-held", **troop(card, held))
    args = {"cards": message("cards", **troop(card, n)), **province_args(position, state.province)}
    possible = counts_offered(position)
    if n < min(possible):
        return message("why-paid-too-little", **args)
    return message("why-idle-card" if n > max(possible) else "why-not-alike", **args)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """GA-063, GA-071: say why a seat may not act in a war, without revealing a declaration under way."""
    state = position.state
    if state.asked < 0 or Phase(state.phase) not in WAR_PHASES:
        return None
    if ACTIONS.parts(action).kind not in ("pass-war", "take"):
        return None
    return message("why-own-discard" if seat == state.discarder else "why-war-order")
