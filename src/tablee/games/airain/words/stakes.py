"""What depends on a question, and what each choice costs and brings.

All of it is worked out from what the seat to act sees itself.
"""

from collections.abc import Sequence
from typing import Any

from tablee.core.names import YOU
from tablee.core.position import Position
from tablee.core.texts import Message, joined, message
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.box import KIND_NAMES, TYPES, Phase
from tablee.games.airain.facts import (
    ALIKE,
    Without,
    ends_the_game,
    is_hero,
    is_own_troop,
    may_recruit,
    province_name,
    province_row,
    purchase,
    shortage,
    slots_of,
    still_asked,
    symbols_of,
    symbols_short,
    winners,
    without_war,
)
from tablee.games.airain.words.names import joined as linked
from tablee.games.airain.words.names import troop
from tablee.games.airain.words.titles import brought

THEN = {Without.TURN: "turn", Without.DRAW: "draw", Without.END: "end"}


# --- names -----------------------------------------------------------------------------------------------------


def people(seats: Sequence[int], viewer: int) -> Message | str:
    """Name people in a sentence; the viewer is "you"."""
    return joined([named(seat, viewer) for seat in seats])


def named(seat: int, viewer: int) -> Message:
    """Name one of them."""
    return message("person", who=YOU) if seat == viewer else message("seat-name", seat=seat)


def either(position: Position, provinces: Sequence[int]) -> Message | str:
    """Name provinces of which one can be chosen."""
    *first, last = [province_name(position, province) for province in provinces]
    return message("or", first=", ".join(first), rest=last) if first else last


def others(position: Position, seat: int) -> list[int]:
    """GA-063: return the others in the order in which they are asked about what a seat discards."""
    return [(seat + n) % position.seats for n in range(1, position.seats)]


# --- the question ----------------------------------------------------------------------------------------------


def stakes(position: Position, viewer: int) -> Message | None:
    """Say what depends on the question."""
    seat, state = position.to_act, position.frozen[1]
    if seat < 0 or viewer < 0:
        return None
    if seat != viewer:
        waits = state.phase == Phase.WAR_CHOICE and viewer in still_asked(position)
        return message("stakes-later", seat=seat) if waits else None
    match Phase(state.phase):
        case Phase.TURN_START:
            return _turn_stakes(position, seat)
        case Phase.DRAW:
            return _reach(position, seat)
        case Phase.HERO_DISCARD:
            return message("stakes-discard", names=people(others(position, seat), viewer), persons=position.seats - 1)
        case Phase.WAR_CHOICE:
            return _war_stakes(position, viewer)
        case Phase.WAR_PROVINCE:
            card = message("the-card", **troop(state.taken))
            return message("stakes-province", card=card, **_offered(position, viewer))
        case Phase.PAYMENT:
            due = still_due(position, state.paid)
            return message("stakes-payment", **due, **_offered(position, viewer))
    return None


def _turn_stakes(position: Position, seat: int) -> Message | None:
    """GA-020, GA-036, GA-054: say what the hand can pay for, and whether a conquest ends the game."""
    if not may_recruit(position):
        return message("stakes-shortage", wins=_wins(position, seat))
    reach = _reach(position, seat)
    return message("stakes-last", reach=reach) if reach and ends_the_game(position) else reach


def _wins(position: Position, viewer: int) -> Message:
    """GA-098: say who wins if the game ends now."""
    first = winners(position)
    you = "yes" if first == [viewer] else "no"
    names = people(first, viewer)
    return message("wins-now", you=you, names=names, persons=len(first), count=max(position.scores()))


def _reach(position: Position, seat: int) -> Message | None:
    """GA-046: say which provinces the hand can pay for, or which one is closest."""
    row = province_row(position)
    if not row:
        return None
    short = {province: shortage(position, province, seat) for province in row}
    payable = [province for province in row if short[province] == 0]
    if payable:
        return message("stakes-payable", names=either(position, payable))
    closest = min(row, key=lambda province: short[province])
    return message("stakes-closest", name=province_name(position, closest), count=short[closest])


def _war_stakes(position: Position, viewer: int) -> Message:
    """GA-063, GA-066, GA-074: say who is asked next, and what follows if nobody declares war."""
    waiting = still_asked(position)
    able = "yes" if len(position.legal()) > 1 else "no"
    more = {"names": people(waiting, viewer)} if waiting else {}
    said = message("stakes-war", able=able, persons=len(waiting), then=_then(position, viewer), **more)
    idle = _idle(position) if able == "yes" else []
    return message("stakes-idle", rest=said, cards=linked("or", idle)) if idle else said


def _idle(position: Position) -> list[Message]:
    """GA-066: name the cards on offer that pay for no province; heroes and barred cards have other reasons."""
    taken = {parts.parts["card"] for action in position.legal() if (parts := ACTIONS.parts(action)).kind == "take"}
    batch = position.frozen[1].batch
    offered = [card for card in range(TYPES) if batch[card] and not is_hero(card) and not is_own_troop(position, card)]
    return [message("some-cards", **troop(card)) for card in offered if card not in taken]


def _then(position: Position, viewer: int) -> Message:
    """GA-043, GA-075, GA-080: say what follows if nobody declares war any more."""
    follows, seat = without_war(position)
    return message("then-next", then=THEN[follows], who=YOU if seat == viewer else "other", seat=max(seat, 0))


def _offered(position: Position, viewer: int) -> dict[str, Any]:
    """GA-069: return the arguments that say to whom a payment is on offer."""
    return {"names": people(others(position, viewer), viewer), "persons": position.seats - 1}


def still_due(position: Position, paid: Sequence[int]) -> dict[str, Any]:
    """GA-046: return the arguments that say which symbols are still missing if these cards are paid."""
    missing: dict[int, int] = {}
    for kind, status in slots_of(position, position.frozen[1].province, paid):
        if status == "missing":
            missing[kind] = missing.get(kind, 0) + 1
    named = [
        message("alike-due", count=n)
        if kind == ALIKE
        else message("cards", kind=KIND_NAMES[kind], size="single", count=n)
        for kind, n in missing.items()
    ]
    return {"due": "yes" if named else "no"} | ({"needs": linked("plus", named)} if named else {})


# --- the choices -----------------------------------------------------------------------------------------------


def more(position: Position, action: int) -> Message | None:
    """Say what a choice costs and brings."""
    seat = position.to_act
    kind, parts = ACTIONS.parts(action)
    match kind:
        case "recruit":
            return message("more-recruit")
        case "end-game":
            return message("more-end", wins=_wins(position, seat))
        case "draw-blind":
            return message("more-blind", count=position.frozen[1].pile_size)
        case "draw-row":
            return _more_of_row(position, seat, parts["card"])
        case "hero-discard":
            held, hero = position.frozen[1].hand[seat, parts["card"]], is_hero(parts["card"])
            return message("more-discard", held=held, hero="yes" if hero else "no")
        case "take":
            return message("more-take", names=either(position, _conquerable(position, seat, parts["card"])))
        case "pass-war":
            return _more_of_pass(position, seat)
        case "province":
            brings = brought(position, parts["province"], seat)
            return message("more-last", brings=brings) if ends_the_game(position) else brings
        case "count":
            return _more_of_count(position, action, parts["count"])
    return None


def _more_of_row(position: Position, seat: int, card: int) -> Message:
    """GA-031, GA-032: say what a card of the row is worth, and which provinces it brings within reach."""
    if is_hero(card):
        return message("more-hero", count=symbols_of(card))
    box, state = position.frozen
    hand = tuple(n + (i == card) for i, n in enumerate(state.hand[seat]))
    row = [p for p in province_row(position) if shortage(position, p, seat) and not symbols_short(box, p, hand)]
    worth = message("worth", **troop(card) | {"count": symbols_of(card)})
    return message("more-reach", worth=worth, names=either(position, row)) if row else worth


def _conquerable(position: Position, seat: int, card: int) -> list[int]:
    """GA-065: return the provinces that a seat could conquer with a card on offer."""
    box, state = position.frozen
    return [p for p in province_row(position) if not symbols_short(box, p, state.hand[seat], card)]


def _more_of_pass(position: Position, seat: int) -> Message:
    waiting = still_asked(position)
    return message("more-pass", seat=waiting[0]) if waiting else message("more-pass-last", then=_then(position, seat))


def _more_of_count(position: Position, action: int, count: int) -> Message:
    """GA-046: say what is still to pay after this, or how many cards are left in hand."""
    state, seat = position.frozen[1], position.to_act
    done = purchase(position, action)
    if done is not None:
        taken = 1 if done.taken >= 0 else 0
        return message("more-pay-last", count=state.hand_size[seat] - sum(done.cards) + taken)
    paid = tuple(state.paid[card] + (count if card == state.cursor else 0) for card in range(TYPES))
    return message("more-pay", **still_due(position, paid))
