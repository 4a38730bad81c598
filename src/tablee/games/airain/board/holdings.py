"""Which piece of the picture stands for each visible troop card, by where the card lies.

Equal cards are interchangeable, so a piece is an index into a count, chosen so that a card that moves on the table
keeps its piece where possible. Each card type has three numberings:

    k   the viewer's hand cards that everybody knows: those taken from the row
    h   the viewer's other hand cards, then the cards discarded last: first the card taken in a war, then the batch
    r   the troop row

Cards paid come from the end of the hand, known ones first; in the batch the unknown ones keep their numbers. A card
drawn blind gets the next number of the unknown ones. A card that changes to another numbering is one piece that
vanishes and another of the same `kind` that appears, and the page animates the one into the other. Cards that the
viewer does not see (other hands, the pile) have no pieces.
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
    """Return the `kind` of a card's piece: a vanishing piece is animated into an appearing one of the same kind."""
    return f"card-{card:02}"


@cache
def _names(card: int, row: str, n: int) -> list[str]:
    """Return the first n piece ids of a numbering."""
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
