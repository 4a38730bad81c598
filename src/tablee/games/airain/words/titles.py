"""The titles of all that is drawn: in the first line what it is and whose, then what it does.

Pages show them as cards, together with the rules that explain the thing.
"""

from tablee.core.frozen import Readable
from tablee.core.texts import Message, Say, joined, message
from tablee.games.airain.box import FACTIONS, KIND_NAMES, REPLACEMENT_FAILS
from tablee.games.airain.facts import (
    ALIKE,
    Standing,
    faction_name,
    is_hero,
    prospect,
    symbols_of,
)
from tablee.games.airain.words.names import cards_named, needs_of, province_args, troop


def lines(*parts: str) -> str:
    """Join the lines of a title; empty ones are left out."""
    return "\n".join(part for part in parts if part)


# --- provinces -------------------------------------------------------------------------------------------------


def province_title(conquests: Readable, province: int, viewer: int, say: Say) -> str:
    """Say what a face-up province is, what it asks for, and what it would bring the viewer."""
    args = province_args(conquests, province)
    needs = needs_of(conquests, province, in_full=True)(say)
    brings = brought(conquests, province, viewer)(say) if viewer >= 0 else ""
    return lines(message("province-title", **args)(say), say("province-needs", needs=needs), brings)


def brought(conquests: Readable, province: int, seat: int) -> Message:
    """GA-090, GA-092, GA-095: say what a province would bring a seat now, and who would lose a majority."""
    brings, bonus = prospect(conquests, province, seat), conquests.frozen[0].majority
    parts = [message("brings-printed", count=brings.printed)]
    parts += [message("brings-set", count=brings.sets)] if brings.sets else []
    parts += [message("brings-majority", count=brings.majority)] if brings.majority else []
    more = {"parts": joined(parts)} if len(parts) > 1 else {}
    if brings.losers:
        more["names"] = joined([message("seat-name", seat=loser) for loser in brings.losers])
    args = {"several": "yes" if len(parts) > 1 else "no", "persons": len(brings.losers), "bonus": bonus}
    return message("brings", count=brings.points, **args, **more)


def owned_title(printed: Readable, province: int, owner: int, say: Say) -> str:
    """Say what a conquered province is and whose."""
    return message("province-owned", seat=owner, **province_args(printed, province))(say)


def province_pile_title(printed: Readable, left: int, say: Say) -> str:
    """Say how many provinces are left, and that the game ends with them."""
    ends = "replace" if printed.frozen[0].end_trigger == REPLACEMENT_FAILS else "empty"
    return lines(say("province-pile", count=left), say("province-pile-ends", trigger=ends))


# --- troops ----------------------------------------------------------------------------------------------------


def worth(card: int, say: Say) -> str:
    """Say what a card counts for in a payment."""
    count = symbols_of(card)
    return say("worth-hero", count=count) if is_hero(card) else say("worth", **troop(card) | {"count": count})


def row_card_title(card: int, say: Say) -> str:
    """Say what a card of the row is, and what it costs to take it."""
    price = say("in-row-hero" if is_hero(card) else "in-row-troop")
    return lines(say("in-row", **troop(card)), worth(card, say), price)


def batch_card_title(card: int, discarder: int, say: Say) -> str:
    """Say who discarded a card on offer, and what can be done with it."""
    use = say("in-batch-hero") if is_hero(card) else say("in-batch-troop")
    return lines(say("in-batch", seat=discarder, **troop(card)), worth(card, say), use)


def hand_card_title(card: int, say: Say) -> str:
    """Say what a card in the viewer's hand is worth."""
    return lines(say("in-hand", **troop(card)), worth(card, say))


def paid_card_title(card: int, taken: bool, say: Say) -> str:
    """Say that a card is part of the payment under way."""
    return lines(say("card-taken" if taken else "in-payment", **troop(card)), worth(card, say))


def troop_pile_title(left: int, say: Say) -> str:
    """Say how many cards are left to draw."""
    return lines(say("troop-pile", count=left), say("troop-pile-use"))


def discard_title(discarded: tuple[int, ...], say: Say) -> str:
    """Say which cards are in the discard pile."""
    named = cards_named(discarded)(say) if any(discarded) else ""
    return lines(say("discard-pile", count=sum(discarded)), named, say("discard-pile-use"))


# --- payments and wars -----------------------------------------------------------------------------------------


def slot_title(kind: int, status: str, say: Say) -> str:
    """Say whether a symbol that the province asks for is paid."""
    if kind == ALIKE:
        return say("slot-alike", state=status)
    return say("slot", state=status, kind=KIND_NAMES[kind], count=1)


def order_title(seat: int, status: str, say: Say) -> str:
    """Say whether a seat has declined, decides or is asked later, and by what rule."""
    return lines(say("war-order", state=status, seat=seat), say("war-order-rule"))


# --- players ---------------------------------------------------------------------------------------------------


def hand_size_title(owner: int, n: int, say: Say) -> str:
    """Say how many cards a seat holds."""
    return lines(say("holds", seat=owner, count=n), say("holds-hidden"))


def known_title(owner: int, known: tuple[int, ...], say: Say) -> str:
    """Say which cards everybody knows to be in a hand."""
    return lines(say("known-cards", seat=owner), cards_named(known)(say), say("known-why"))


def score_title(has: Standing, say: Say) -> str:
    """Say how many points a seat has, and from where."""
    made_of = {"printed": has.printed, "sets": has.sets, "majority": has.majorities}
    return say("score-title", seat=has.seat, count=sum(made_of.values()), **made_of)


def sets_title(conquests: Readable, has: Standing, say: Say) -> str:
    """Say how many complete sets a seat has, and what sets are worth."""
    one, two, three, four = conquests.frozen[0].sets[1 : FACTIONS + 1]
    worth = say("sets-worth", one=one, two=two, three=three, four=four)
    return lines(say("set-title", seat=has.seat, sets=min(has.mine), bonus=has.sets), worth)


def faction_title(conquests: Readable, has: Standing, faction: int, say: Say) -> str:
    """Say how many provinces of a faction a seat has, and whether it has the majority."""
    n, most, name = has.mine[faction], has.most[faction], faction_name(conquests, faction)
    first = say("faction-title", seat=has.seat, count=n, faction=name)
    bonus = conquests.frozen[0].majority
    if has.leads(faction):
        return lines(first, say("faction-leads", bonus=bonus))
    return lines(first, say("faction-behind", bonus=bonus, count=most) if most else say("faction-nobody", bonus=bonus))
