"""Where every troop card that a viewer sees lies, and which piece of the picture it is.

Equal cards are interchangeable, so a piece is not a card but a place in a count, chosen so that what moves on the table
moves on the picture. For each type there are two rows of numbers, and every card seen has its number in one of them:

    a   my cards that everybody knows (those taken from the row), then the troop row
    b   my other cards, then what was discarded last: first the card I have taken, then the batch

A card taken from the row leaves the front of the row for the end of my known cards, under its old number; a card drawn
blind is a new number at the end of my others, a card turned up one at the end of the row. Cards paid are taken off the
end of both, known ones first, and as a batch the others keep their numbers. Known cards paid while the row shows their
type would give their numbers to the row: they go to the payment under a number of their own (row c).
Cards nobody sees (other hands, the pile) are no pieces at all.
"""

from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.airain.box import TYPES, Phase, Then
from tablee.games.airain.rules.conquering import payer


class Holding(NamedTuple):
    """The piece ids of one card type, by place."""

    hand: list[str]
    paid: list[str]
    taken: list[str]
    batch: list[str]
    row: list[str]


def chain_is_open(position: Position, seat: int) -> bool:
    """Tell whether this seat is putting a payment together (or its payment waits for the row to be topped up)."""
    state = position.state
    paying = state.phase in (Phase.WAR_PROVINCE, Phase.PAYMENT) or state.then == Then.CONQUEST
    return bool(paying and payer(state) == seat)


def paid_from_hand(position: Position, seat: int) -> list[int]:
    """Return how many hand cards of each type lie in the payment of this seat."""
    state = position.state
    if not chain_is_open(position, seat):
        return [0] * TYPES
    return [max(0, int(n) - (card == state.taken)) for card, n in enumerate(state.paid)]


def holdings(position: Position, seat: int) -> list[Holding]:
    """Return where the cards of each type lie, as a seat sees it."""
    paid = paid_from_hand(position, seat)
    return [_holding(position, seat, card, paid[card]) for card in range(TYPES)]


def _holding(position: Position, seat: int, card: int, paid: int) -> Holding:
    state = position.state
    held = int(state.hand[seat, card]) if seat >= 0 else 0
    known = min(held, int(state.known[seat, card])) if seat >= 0 else 0
    row, batch = int(state.troop_row[card]), int(state.batch[card])
    taken = int(state.taken == card and chain_is_open(position, seat))
    known_paid = min(known, paid)
    kept_known, kept = known - known_paid, held - known - (paid - known_paid)
    a = [f"card-{card:02}a-{n:02}" for n in range(known + row)]
    b = [f"card-{card:02}b-{n:02}" for n in range(held - known + batch)]
    c = [f"card-{card:02}c-{n:02}" for n in range(known_paid)]
    return Holding(
        hand=a[:kept_known] + b[:kept],
        paid=(c if row else a[kept_known:known]) + b[kept : held - known],
        taken=b[held - known :][:taken],
        batch=b[held - known + taken :],
        row=a[known:],
    )
