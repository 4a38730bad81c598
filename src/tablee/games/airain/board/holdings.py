"""Where every troop card that a viewer sees lies, and which piece of the picture it is.

Equal cards are interchangeable, so a piece is not a card but a place in a count, chosen so that what moves on the table
moves on the picture. For each type there are two rows of numbers, and every card seen has its number in one of them:

    k   my cards that everybody knows: those taken from the row
    h   my other cards, then what was discarded last: first the card I have taken, then the batch
    r   the troop row

Cards paid are taken off the end of the hand, known ones first, and as a batch the others keep their numbers. A card
drawn blind is a new number at the end of my others. Where a card goes to a place in another row of numbers, one number
goes and another comes, of the same kind: a page lets the one become the other.
Cards nobody sees (other hands, the pile) are no pieces at all.
"""

from functools import cache
from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.airain.box import TYPES
from tablee.games.airain.facts import is_composing, paid_from_hand


class Holding(NamedTuple):
    """The piece ids of one card type, by place."""

    hand: list[str]
    paid: list[str]
    taken: list[str]
    batch: list[str]
    row: list[str]


def holdings(position: Position, seat: int) -> list[Holding]:
    """Return where the cards of each type lie, as a seat sees it."""
    paid = paid_from_hand(position, seat)
    taken = position.state.taken if is_composing(position, seat) else -1
    return [_holding(position, seat, card, paid[card], int(card == taken)) for card in range(TYPES)]


def alike(card: int) -> str:
    """Return the kind of a card's piece."""
    return f"card-{card:02}"


@cache
def _names(card: int, row: str, n: int) -> list[str]:
    """Return the first n names of a row of numbers."""
    return [f"card-{card:02}{row}-{i:02}" for i in range(n)]


def _holding(position: Position, seat: int, card: int, paid: int, taken: int) -> Holding:
    state = position.state
    held = state.hand[seat, card] if seat >= 0 else 0
    known = min(held, state.known[seat, card]) if seat >= 0 else 0
    row, batch, others = state.troop_row[card], state.batch[card], held - known
    k, h, r = _names(card, "k", known), _names(card, "h", held + batch), _names(card, "r", row)
    kept_known, kept = known - min(known, paid), others - max(0, paid - known)
    return Holding(
        hand=k[:kept_known] + h[:kept],
        paid=k[kept_known:known] + h[kept:others],
        taken=h[others : others + taken],
        batch=h[others + taken : others + batch],
        row=r,
    )
