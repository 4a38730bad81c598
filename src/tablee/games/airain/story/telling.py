"""Collects the events of one action, in the order of the rules."""

from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.position import Position
from tablee.core.story import Account, Change, Event
from tablee.games.airain.box import TYPE_NAMES, TYPES
from tablee.games.airain.facts import changed


class Telling:
    """The events of one action, while they are collected."""

    def __init__(self, before: Position, after: Position) -> None:
        self.before, self.after = before, after
        self.box, self.old, self.new = before.frozen[0], before.frozen[1], after.frozen[1]
        self.account = Account(before, after)
        self.pile: int = self.old.pile_size  # these four follow the rules step by step
        self.discard: list[int] = list(self.old.discard_pile)
        self.batch: list[int] = list(self.old.batch)
        self.discarder: int = self.old.discarder
        self.conquered = next(iter(changed(self.old.owner, self.new.owner)), -1)  # a province, or -1
        self.made: list[Event] = []

    def add(self, kind: str, who: int = NOBODY, **more: Any) -> None:
        """Add an event."""
        self.made.append(Event(kind, who, **more))

    # --- places on the board -----------------------------------------------------------------------------------

    def hand_of(self, seat: int, card: int) -> str:
        """Return where a card of a hand is drawn: in the viewer's own hand, else at the number of the seat's cards."""
        own = any(self.old.hand[seat]) or any(self.new.hand[seat])
        return f"hand-{TYPE_NAMES[card]}" if own and card >= 0 else f"hand-size-{seat}"

    # --- facts that change -------------------------------------------------------------------------------------

    def rest(self, *fields: str) -> tuple[Change, ...]:
        """Return the changes of several fields that are still open."""
        return tuple(change for field in fields for change in self.account.take(field))

    def cards_of(self, seat: int) -> tuple[Change, ...]:
        """Return the changes of a seat's hand: its size, the cards everybody knows, the cards if the viewer has it."""
        return tuple(c for field in ("hand_size", "known", "hand") for c in self.account.take(field, seat))

    def set_pile(self, cards: int) -> tuple[Change, ...]:
        """Change the number of cards in the troop pile."""
        self.pile = cards
        return self.account.set(cards, "pile_size")

    def set_cards(self, field: str, cards: list[int]) -> tuple[Change, ...]:
        """Change the cards of the batch or of the discard pile."""
        if field == "batch":
            self.batch = cards
        else:
            self.discard = cards
        return tuple(change for card in range(TYPES) for change in self.account.set(cards[card], field, card))

    def set_discarder(self, seat: int) -> tuple[Change, ...]:
        """Change who discarded last."""
        self.discarder = seat
        return self.account.set(seat, "discarder")


def offered(cards: list[int]) -> str:
    """Return where the first of these cards is drawn while it is on offer."""
    return next((f"batch-{name}" for name, n in zip(TYPE_NAMES, cards, strict=True) if n), "")


def both(first: list[int], second: list[int]) -> list[int]:
    """Add cards to cards, type by type."""
    return [a + b for a, b in zip(first, second, strict=True)]
