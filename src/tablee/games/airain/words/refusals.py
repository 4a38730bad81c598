"""Why an action is refused: it is not legal, or another seat is to act."""

from tablee.core.contract import CHANCE
from tablee.core.position import Position
from tablee.core.texts import Message, forbidden, message
from tablee.games.airain.actions import ACTIONS, province_id
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import counts_offered, is_own_troop
from tablee.games.airain.words.names import TASKS, province_args, task, troop

# The phases in which a seat is asked whether it declares war, or is declaring it.
WAR_PHASES = (Phase.WAR_CHOICE, Phase.WAR_PROVINCE, Phase.PAYMENT)
PHASE_RULES = {  # the rules that explain what is decided or drawn in each phase
    Phase.DEAL: ("GA-010",),
    Phase.TURN_TROOP: ("GA-035",),
    Phase.TURN_PROVINCE: ("GA-053",),
    Phase.FIRST_PLAYER: ("GA-012",),
    Phase.TURN_START: ("GA-020",),
    Phase.DRAW: ("GA-030",),
    Phase.BLIND_DRAW: ("GA-031",),
    Phase.HERO_DISCARD: ("GA-032",),
    Phase.WAR_CHOICE: ("GA-061",),
    Phase.WAR_PROVINCE: ("GA-065",),
    Phase.PAYMENT: ("GA-046",),
    Phase.GAME_END: ("GA-080",),
}
DRAWN_IN = {  # the phase in which chance takes each of its actions
    "deal": Phase.DEAL,
    "turn-troop": Phase.TURN_TROOP,
    "turn-province": Phase.TURN_PROVINCE,
    "first-player": Phase.FIRST_PLAYER,
    "blind-draw": Phase.BLIND_DRAW,
}


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal."""
    phase, draws = Phase(position.state.phase), position.box.draws
    kind, parts = ACTIONS.parts(action)
    if phase == Phase.GAME_END:
        return forbidden("why-over", *PHASE_RULES[phase])
    if ACTIONS.block_of(action).chance:
        return forbidden("why-not-drawn" if seat == CHANCE else "why-chance", *PHASE_RULES[DRAWN_IN[kind]])
    if phase not in TASKS:
        return forbidden("why-wait", *PHASE_RULES[phase])
    match phase, kind:
        case Phase.TURN_START, "end-game":
            return forbidden("why-no-end", "GA-039", count=draws)
        case Phase.TURN_START, "recruit":
            return forbidden("why-no-recruit", "GA-036", count=draws)
        case Phase.DRAW, "draw-blind":
            return forbidden("why-pile-empty", "GA-040")
        case Phase.DRAW, "draw-row":
            return forbidden("why-not-there", "GA-031", place="row", **troop(parts["card"]))
        case Phase.HERO_DISCARD, "hero-discard":
            return forbidden("why-not-there", "GA-032", place="hand", **troop(parts["card"]))
        case Phase.WAR_CHOICE, "province":
            return forbidden("why-take-first", "GA-065")
        case ((Phase.TURN_START | Phase.WAR_PROVINCE), "province"):
            return _why_not_province(position, phase, parts["province"])
        case Phase.WAR_CHOICE, "take":
            return _why_not_take(position, parts["card"])
        case Phase.PAYMENT, "count":
            return _why_not_count(position, seat, parts["count"])
    return forbidden("why-phase", *PHASE_RULES[phase], **task(position, True))


def _why_not_province(position: Position, phase: Phase, province: int) -> Message:
    """GA-045, GA-065: say that the province is not in the row, or that the seat cannot pay for it."""
    state = position.state
    if province >= position.box.provinces:
        return forbidden("why-no-province", "GA-005", id=province_id(province))
    args = province_args(position, province)
    if province not in state.province_row:
        owner = state.owner[province]
        if owner >= 0:
            return forbidden("why-conquered", "GA-052", seat=owner, **args)
        return forbidden("why-in-pile", "GA-045", **args)
    if phase == Phase.WAR_PROVINCE:
        return forbidden("why-taken-too-little", "GA-065", card=message("the-card", **troop(state.taken)), **args)
    return forbidden("why-hand-too-little", "GA-046", **args)


def _why_not_take(position: Position, card: int) -> Message:
    """GA-062, GA-066, GA-070: say that the card is not on offer, was this seat's, or helps with no province."""
    state = position.state
    if not state.batch[card]:
        return forbidden("why-not-there", "GA-062", place="batch", **troop(card))
    if is_own_troop(position, card):
        return forbidden("why-own-troop", "GA-070", "GA-072", **troop(card))
    return forbidden("why-no-war", "GA-066", **troop(card))


def _why_not_count(position: Position, seat: int, n: int) -> Message:
    """GA-046, GA-051: say that the hand has too few cards, that they cannot pay, or that a card is wasted."""
    state, card = position.state, position.state.cursor
    held = state.hand[seat, card]
    if n > held:
        return forbidden("why-too-few-held", "GA-046", **troop(card, held))
    args = {"cards": message("cards", **troop(card, n)), **province_args(position, state.province)}
    possible = counts_offered(position)
    if n < min(possible):
        return forbidden("why-paid-too-little", "GA-046", **args)
    if n > max(possible):
        return forbidden("why-idle-card", "GA-051", **args)
    return forbidden("why-not-alike", "GA-056", **args)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """GA-063, GA-071: say why a seat may not act in a war, without revealing a declaration under way."""
    state = position.state
    if state.asked < 0 or Phase(state.phase) not in WAR_PHASES:
        return None
    if ACTIONS.parts(action).kind not in ("pass-war", "take"):
        return None
    if seat == state.discarder:
        return forbidden("why-own-discard", "GA-071")
    return forbidden("why-war-order", "GA-063")
