"""Set-up, the pile and the row, and recruiting."""

from dataclasses import replace

from tablee.core.story import Event
from tablee.games.airain.actions import province_id
from tablee.games.airain.box import REPLACEMENT_FAILS, TYPE_NAMES, TYPES, Ending, Phase
from tablee.games.airain.facts import changed, hero_price, is_hero, province_row, provinces_in_pile
from tablee.games.airain.story.telling import Telling, both

# --- set-up, pile and row --------------------------------------------------------------------------------------


def first(told: Telling) -> None:
    """GA-012: the first player is drawn."""
    told.add("first", told.new.active, end=f"hand-size-{told.new.active}", why=("GA-012",))


def deal(told: Telling) -> None:
    """GA-010: a seat is dealt a card. Only the seat itself sees which."""
    (seat,) = changed(told.old.hand_size, told.new.hand_size)
    from_pile(told, "deal", seat, ("GA-010",))


def draw(told: Telling) -> None:
    """GA-031: the active seat draws blind. Only the seat itself sees the card."""
    from_pile(told, "draw", told.old.active, ("GA-031",))


def from_pile(told: Telling, kind: str, seat: int, why: tuple[str, ...]) -> None:
    """GA-010, GA-031: a card goes from the pile to a hand."""
    drawn = changed(told.old.hand[seat], told.new.hand[seat])
    told.add(
        kind,
        seat,
        what="troop",
        count=1,
        start="troop-pile",
        end=told.hand_of(seat, drawn[0] if drawn else -1),
        why=why,
        changes=told.set_pile(told.pile - 1) + told.cards_of(seat),
        details={"card": drawn[0]} if drawn else {},
    )
    reshuffle(told)


def turn_troop(told: Telling) -> None:
    """GA-011, GA-035: a card is turned up from the pile into the row."""
    (card,) = changed(told.old.troop_row, told.new.troop_row)
    setup = told.old.active < 0
    told.add(
        "turn-troop",
        what="troop",
        count=1,
        start="troop-pile",
        end=f"row-{TYPE_NAMES[card]}",
        why=("GA-011" if setup else "GA-035",),
        changes=told.set_pile(told.pile - 1) + told.rest("troop_row"),
        details={"card": card, "setup": setup},
    )
    reshuffle(told)


def reshuffle(told: Telling, unseen: int = 0) -> None:
    """GA-040: if the pile is empty, the discard pile and cards the viewer could not see become the pile."""
    count = sum(told.discard) + unseen
    if told.pile == 0 and count:
        told.add(
            "reshuffle",
            what="troop",
            count=count,
            start="discard-pile",
            end="troop-pile",
            why=("GA-040",),
            changes=told.set_cards("discard_pile", [0] * TYPES) + told.set_pile(count),
        )


def turn_province(told: Telling) -> None:
    """GA-012, GA-053, GA-080: a province is turned up. With the last one, the end of the game is near."""
    (province,) = set(province_row(told.after)) - set(province_row(told.before))
    setup = told.old.active < 0
    told.add(
        "turn-province",
        what="province",
        start="province-pile",
        end=f"province-{province_id(province)}",
        why=("GA-012" if setup else "GA-053",),
        changes=told.rest("province_row"),
        details={"province": province, "setup": setup},
    )
    if provinces_in_pile(told.after) == 0:
        how = "replace" if told.box.end_trigger == REPLACEMENT_FAILS else "empty"
        told.add("last", end="province-pile", why=("GA-080",), big=True, details={"trigger": how})


# --- the turn --------------------------------------------------------------------------------------------------


def choose(told: Telling) -> None:
    """GA-030, GA-083: the active seat begins to recruit, or ends the game."""
    seat = told.old.active
    if told.new.phase == Phase.DRAW:
        told.add("recruit", seat, what="troop", count=told.box.draws, start="troop-pile", why=("GA-030",))
    elif told.new.ending == Ending.DECLARED:
        changes = told.rest("ending")
        told.add("end-game", seat, count=told.box.draws, end="troop-pile", why=("GA-083",), big=True, changes=changes)


def take(told: Telling) -> None:
    """GA-031, GA-032: the active seat takes a card from the row. A blind draw is told when the card is drawn."""
    seat, row = told.old.active, told.old.troop_row
    for card in changed(row, told.new.troop_row):
        hero = is_hero(card)
        told.add(
            "take",
            seat,
            what="troop",
            count=1,
            start=f"row-{TYPE_NAMES[card]}",
            end=told.hand_of(seat, card),
            why=("GA-031", "GA-032") if hero else ("GA-031",),
            forced=told.pile == 0 and sum(1 for n in row if n) == 1,
            big=hero,
            changes=told.rest("troop_row") + told.cards_of(seat),
            details={"card": card, "price": hero},
        )


def discard_for_hero(told: Telling) -> None:
    """GA-032, GA-041: the active seat discards a card as the price of a hero."""
    seat, card = told.old.active, hero_price(told.before, told.after)
    batch = [n + (i == card) for i, n in enumerate(told.batch)]
    told.add(
        "discard",
        seat,
        what="troop",
        count=1,
        start=told.hand_of(seat, card),
        end=f"batch-{TYPE_NAMES[card]}" if told.new.batch[card] else "discard-pile",
        why=("GA-032",),
        changes=told.cards_of(seat) + told.set_cards("batch", batch) + told.set_discarder(seat),
        details={"card": card},
    )


# --- several draws as one --------------------------------------------------------------------------------------


def together(one: Event, other: Event) -> Event | None:
    """Return two draws of different cards as one: "takes an archer and a knight". None if they must stay apart."""
    if (one.kind, one.who, one.details.get("setup")) != (other.kind, other.who, other.details.get("setup")):
        return None
    details = dict(other.details)
    details.pop("card", None)
    if all(map(sum, cards := [_cards(event) for event in (one, other)])):
        details["cards"] = both(*cards)
    return replace(
        other,
        count=one.count + other.count,
        forced=one.forced and other.forced,
        big=one.big or other.big,
        changes=one.changes + other.changes,
        details=details,
    )


def _cards(event: Event) -> list[int]:
    """Return the cards of an event, or none if the viewer may not know them."""
    if "cards" in event.details:
        return list(event.details["cards"])
    card = event.details.get("card", -1)
    return [event.count if i == card else 0 for i in range(TYPES)]
