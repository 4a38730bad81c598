"""The names of cards, provinces, choices and tasks. The board uses them, too."""

from collections.abc import Iterable
from functools import reduce
from typing import Any

from tablee.core.frozen import Readable
from tablee.core.position import Position
from tablee.core.texts import Message, Say, message, victory
from tablee.core.texts import joined as enumerated
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.box import KIND_NAMES, Ending, Phase
from tablee.games.airain.facts import (
    ALIKE,
    faction_name,
    is_hero,
    kind_of,
    may_recruit,
    province_name,
    purchase,
    requirement,
    symbols_of,
    winners,
)

ENDINGS = {Ending.PILE_EMPTY: "pile-empty", Ending.CANNOT_REPLACE: "cannot-replace", Ending.DECLARED: "declared"}
TASKS = {
    Phase.TURN_START: "turn-start",
    Phase.DRAW: "draw",
    Phase.HERO_DISCARD: "hero-discard",
    Phase.WAR_CHOICE: "war-choice",
    Phase.WAR_PROVINCE: "war-province",
    Phase.PAYMENT: "payment",
}
ONLY = {Phase.TURN_START: "recruit", Phase.WAR_CHOICE: "pass"}  # what is left to somebody who can pay for no province

# --- cards and provinces ---------------------------------------------------------------------------------------


def troop(card: int, count: int = 1) -> dict[str, Any]:
    """Return the arguments that name cards of one type in a sentence."""
    return {"kind": KIND_NAMES[kind_of(card)], "size": "double" if symbols_of(card) == 2 else "single", "count": count}


def kind_letter(card: int, say: Say) -> str:
    """Return the letter of a card's kind, in the reader's language."""
    return say("kind-letter", kind=KIND_NAMES[kind_of(card)])


def joined(link: str, parts: Iterable[Message]) -> Message:
    """Join several messages into one with the message `link`."""
    return reduce(lambda first, rest: message(link, first=first, rest=rest), parts)


def cards_named(counts: Iterable[int]) -> Message:
    """Name cards by type, such as `1 double archer, 2 archers`."""
    named = [message("cards", **troop(card, n)) for card, n in enumerate(counts) if n]
    return joined("listed", named) if named else message("no-cards")


def some_cards(counts: Iterable[int]) -> Message | str:
    """Name cards in a sentence, such as "2 archers and a double lancer"."""
    named = [message("some-cards", **troop(card, n)) for card, n in enumerate(counts) if n]
    return enumerated(named) if named else message("no-cards")


def needs_of(position: Readable, province: int, *, in_full: bool = False, told: bool = False) -> Message:
    """Say what a province asks for, such as `4 archers + 2 alike`; `in_full` to a player, or as it is `told` to all."""
    alike = "alike-title" if in_full else "alike-told" if told else "alike"
    named = []
    for kind, n in requirement(position, province):
        single = {"kind": KIND_NAMES[kind], "size": "single"} if kind != ALIKE else {}
        named.append(message("cards" if single else alike, count=n, **single))
    return joined("plus", named)


def province_args(position: Readable, province: int) -> dict[str, Any]:
    """Return the arguments that describe a province in a sentence; `count` is its points."""
    box = position.frozen[0]
    return {
        "name": province_name(position, province),
        "faction": faction_name(position, box.faction[province]),
        "count": box.points[province],
        "needs": needs_of(position, province),
    }


# --- choices, tasks and the outcome ----------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    kind, parts = ACTIONS.parts(action)
    match kind:
        case "recruit":
            return message("recruit", count=position.box.draws)
        case "pass-war":
            return message("pass")
        case "province":
            war = "yes" if position.state.taken >= 0 else "no"
            return message("choose-province", war=war, **province_args(position, parts["province"]))
        case "draw-row":
            return message("draw-row", price="yes" if is_hero(parts["card"]) else "no", **troop(parts["card"]))
        case "hero-discard" | "take":
            return message(kind, **troop(parts["card"]))
        case "count":
            return _payment_label(position, action, parts["count"])
    return message(kind)


def _payment_label(position: Position, action: int, count: int) -> Message:
    done = purchase(position, action)
    if done is None:
        return message("pay", **troop(position.state.cursor, count))
    return message("pay-last", province=province_name(position, done.province), cards=some_cards(done.cards))


def task(position: Position, own: bool) -> dict[str, Any]:
    """GA-020, GA-066: return the arguments that say what is to be decided.

    Only the seat to act (`own`) is told about a payment, and what its hand cannot pay for.
    """
    box, state, phase = position.box, position.state, Phase(position.state.phase)
    if not own and phase in (Phase.WAR_PROVINCE, Phase.PAYMENT):
        phase = Phase.WAR_CHOICE if state.asked >= 0 else Phase.TURN_START
    if phase in ONLY and own and len(position.legal()) == 1:
        return {"task": ONLY[phase] if may_recruit(position) or phase != Phase.TURN_START else "end"}
    if phase == Phase.TURN_START:
        return {"task": "turn-start" if may_recruit(position) else "shortage"}
    if phase == Phase.DRAW:
        return {"task": "draw", "draw": state.draw_no, "draws": box.draws}
    if phase == Phase.WAR_PROVINCE:
        return {"task": "war-province", "card": message("the-card", **troop(state.taken))}
    if phase == Phase.PAYMENT:
        cards = message("of-cards", **troop(state.cursor, 2))
        return {"task": "payment", "cards": cards, "province": province_name(position, state.province)}
    return {"task": TASKS[phase]}


def outcome(position: Position, viewer: int) -> dict[str, Any]:
    """Return the arguments that say who has won, with how many points, and how the game ended."""
    first = winners(position)
    return {
        **victory(first, viewer),
        "count": position.scores()[first[0]],
        "ending": ENDINGS[Ending(position.state.ending)],
    }
