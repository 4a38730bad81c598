"""The cards on offer: who is asked, who declares war, and what becomes of the cards."""

from typing import Any

from tablee.core.story import Change
from tablee.games.airain.actions import province_id
from tablee.games.airain.box import TROOP_TYPES, TYPE_NAMES, TYPES, Then
from tablee.games.airain.facts import card_taken, province_row
from tablee.games.airain.story.recruiting import reshuffle
from tablee.games.airain.story.telling import Telling, both, offered

# --- declaring -------------------------------------------------------------------------------------------------


def answer(told: Telling) -> None:
    """GA-061, GA-062, GA-067: the seat asked declares war or declines; before it has paid, nothing is told."""
    seat = told.old.asked
    if told.conquered >= 0 or told.new.then == Then.CONQUEST:
        declare(told, seat)
    elif told.new.asked != seat:
        changes = told.rest("asked")
        told.add("pass", seat, whom=told.discarder, end=f"order-{seat}", why=("GA-061",), changes=changes)


def declare(told: Telling, seat: int) -> None:
    """GA-062, GA-063, GA-067: a seat takes a card to declare war; the other cards on offer are discarded.

    Of all who might want it, the first in turn order takes part.
    """
    taken = card_taken(told.before, told.after)
    province = told.conquered if told.conquered >= 0 else told.new.province
    shown = told.account.take("known", seat) if told.conquered < 0 else ()
    start = f"batch-{TYPE_NAMES[taken]}" if taken >= 0 else ""
    told.add(
        "war",
        seat,
        whom=told.discarder,
        what="troop",
        count=1,
        start=start,
        end=f"province-{province_id(province)}",
        why=("GA-062", "GA-063"),
        big=True,
        changes=shown,
        details={"province": province, "asked": told.after.seats - 1} | ({"card": taken} if taken >= 0 else {}),
    )
    left = [n - (card == taken) for card, n in enumerate(told.batch)]
    count = sum(told.batch) - 1
    if count == 0:
        return
    if taken >= 0:
        changes = told.set_cards("batch", [int(card == taken) for card in range(TYPES)])
        changes += told.set_cards("discard_pile", both(told.discard, left))
        leftover(told, start, count, changes, {"cards": left})
        reshuffle(told)
    else:
        leftover(told, start, count, (), {})
        reshuffle(told, count)


def leftover(told: Telling, start: str, count: int, changes: tuple[Change, ...], details: dict[str, Any]) -> None:
    """GA-067: cards on offer that were not taken go to the discard pile."""
    told.add(
        "leftover",
        whom=told.discarder,
        what="troop",
        count=count,
        start=start,
        end="discard-pile",
        why=("GA-067",),
        changes=changes,
        details=details,
    )


# --- the window ------------------------------------------------------------------------------------------------


def window(told: Telling) -> None:
    """GA-060, GA-063, GA-074: others are asked whether they declare war, or the cards on offer are discarded."""
    if told.new.asked >= 0 and (told.old.asked < 0 or told.conquered >= 0):
        order = [(told.discarder + n) % told.after.seats for n in range(1, told.after.seats)]
        cards = told.batch[:TROOP_TYPES]
        told.add(
            "offer",
            order[0],
            whom=told.discarder,
            what="troop",
            end=offered(told.batch),
            why=("GA-060", "GA-061", "GA-063"),
            changes=told.rest("asked"),
            details={"cards": cards, "heroes": any(told.batch[TROOP_TYPES:]), "seats": order},
        )
    elif any(told.batch) and not any(told.new.batch):
        close(told)


def close(told: Telling) -> None:
    """GA-064, GA-074: nobody declares war, or nobody can; the cards on offer go to the discard pile."""
    cards, start = told.batch, offered(list(told.old.batch))
    changes = told.set_cards("batch", [0] * TYPES) + told.set_cards("discard_pile", both(told.discard, cards))
    how = "passed" if any(cards[:TROOP_TYPES]) else "heroes"
    no_war(told, how, sum(cards), start, changes, {"cards": cards})
    reshuffle(told)


def close_unseen(told: Telling, count: int) -> None:
    """GA-040, GA-074: the cards just paid are discarded at once, and the viewer cannot tell them from others."""
    no_war(told, "heroes", count, "", told.rest("discard_pile"), {})
    reshuffle(told, told.new.pile_size)


def no_war(
    told: Telling, how: str, count: int, start: str, changes: tuple[Change, ...], details: dict[str, Any]
) -> None:
    """GA-064, GA-074: cards go to the discard pile, because nobody wanted one or nobody could take one."""
    if not province_row(told.after):
        how = "no-province"
    told.add(
        "no-war",
        whom=told.discarder,
        what="troop",
        count=count,
        start=start,
        end="discard-pile",
        why=("GA-064" if how == "heroes" else "GA-074",),
        changes=changes + told.rest("discarder"),
        details={"how": how, **details},
    )
