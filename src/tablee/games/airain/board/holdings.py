"""Which piece of the picture represents each visible troop card, by where the card is.

Equal cards are interchangeable, so pieces of one card type are just numbered. The numbers are chosen so that a card
that moves on the table keeps its piece where possible. Each card type has three numberings:

    k   the viewer's hand cards that everybody knows: those taken from the row
    h   the viewer's other hand cards, then the cards discarded last: first the card taken in a war, then the batch
    r   the troop row

Cards paid are taken from the end of the hand, known cards first; unknown cards keep their numbers in the batch. A card
drawn blind gets the next number of the unknown cards. If a card changes to another numbering, one piece disappears
and another of the same `kind` appears, and the page animates the move. Cards that the viewer does not see (in other
hands or in the pile) have no pieces.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.airain.box import TYPES
from tablee.games.airain.facts import is_composing, paid_from_hand

NONE = (0,) * TYPES


class Holding(NamedTuple):
    """The piece ids of one card type, by place."""

    hand: tuple[str, ...]
    paid: tuple[str, ...]
    taken: tuple[str, ...]
    batch: tuple[str, ...]
    row: tuple[str, ...]


Held = tuple[Holding, ...]  # one for each card type


def holdings(position: Position, seat: int) -> Held:
    """Return the pieces of each card type, by place, as a seat sees them."""
    state = position.frozen[1]
    hand, known = (state.hand[seat], state.known[seat]) if seat >= 0 else (NONE, NONE)
    paid = paid_from_hand(position, seat)
    taken = state.taken if is_composing(position, seat) else -1
    return tuple(
        _holding(card, hand[card], known[card], paid[card], card == taken, state.troop_row[card], state.batch[card])
        for card in range(TYPES)
    )


def alike(card: int) -> str:
    """Return the `kind` of a card's piece; the page animates from a piece that disappears to a new one of its kind."""
    return f"card-{card:02}"


@cache
def _names(card: int, row: str, n: int) -> tuple[str, ...]:
    """Return the first n piece ids of a numbering."""
    return tuple(f"card-{card:02}{row}-{i:02}" for i in range(n))


@lru_cache(maxsize=1 << 12)
def _holding(card: int, held: int, known: int, paid: int, taken: bool, row: int, batch: int) -> Holding:
    known = min(held, known)
    others = held - known
    k, h, r = _names(card, "k", known), _names(card, "h", held + batch), _names(card, "r", row)
    kept_known, kept = known - min(known, paid), others - max(0, paid - known)
    return Holding(
        hand=k[:kept_known] + h[:kept],
        paid=k[kept_known:known] + h[kept:others],
        taken=h[others : others + taken],
        batch=h[others + taken : others + batch],
        row=r,
    )
