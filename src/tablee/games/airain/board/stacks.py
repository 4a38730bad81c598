"""How equal cards are laid together: a hand in columns by kind, other cards in a line."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.games.airain.board.cards import RATIO
from tablee.games.airain.box import KINDS

GAP = 10.0
MOST, LEAST = 0.27, 0.05  # shares of a card that stay visible under the next one in a line
SMALLEST = 16.0  # width of a card
BETWEEN = 0.16  # the gap between two stacks, as a share of a card
PEEK = 60.0  # how much of a double card is seen above a single card of its kind; it can be tapped there
ASIDE = 16.0  # how far the cards of a stack in a column reach to the side


class Stack(NamedTuple):
    """Equal cards that overlap: their type, the centre of the first one, and the distance to the next."""

    card: int
    x: float
    y: float
    step: float
    covered: bool = False  # whether other cards cover the lower part

    def place(self, cards: int, width: float) -> Rect:
        """Return the room that so many cards of this width take, as far as they are seen."""
        high = width * RATIO
        seen = PEEK if self.covered else high
        return Rect(self.x - width / 2, self.y - high / 2, width + (cards - 1) * self.step, seen)


Stacks = tuple[Stack, ...]


# --- a hand ----------------------------------------------------------------------------------------------------


def column_card(width: float) -> float:
    """Return the width of a card if each kind has a column and all columns together have this width."""
    return width / (KINDS + 1) - ASIDE - 4


def columns_height(hand: Sequence[int], width: float) -> float:
    """Return the height that a hand in columns needs."""
    both = any(hand[2 * kind] and hand[2 * kind + 1] for kind in range(KINDS + 1))
    return column_card(width) * RATIO + (PEEK if both else 0)


def column(kind: int, space: Rect) -> tuple[float, float]:
    """Return the centre of the first card in the column of a kind."""
    wide = column_card(space.width)
    return space.x + space.width / (KINDS + 1) * kind + wide / 2 + 2, space.bottom - wide * RATIO / 2


def columns(hand: Sequence[int], space: Rect) -> Stacks:
    """Lay out a hand with a column for each kind, so that every kind has its place, however many cards there are.

    A double card is seen above the single cards of its kind, which cover its lower part.
    """
    made = []
    for card, n in enumerate(hand):
        if n:
            covered = card % 2 == 0 and hand[card + 1] > 0
            x, y = column(card // 2, space)
            made.append(Stack(card, x, y - (PEEK if covered else 0), ASIDE / max(3, n - 1), covered))
    return tuple(made)


# --- a line ----------------------------------------------------------------------------------------------------


def line(cards: Sequence[int], space: Rect, widest: float) -> tuple[Stacks, float]:
    """Lay stacks of cards side by side in one line at the left of a space; return the width of a card too."""
    stacks, more = sum(1 for n in cards if n), sum(n - 1 for n in cards if n)
    width = min(widest, space.height / RATIO)
    while width > SMALLEST and _spare(stacks, space, width) < more * width * LEAST:
        width -= 1
    step = min(MOST * width, _spare(stacks, space, width) / max(1, more))
    made, x = [], space.x + width / 2
    for card, n in enumerate(cards):
        if n:
            made.append(Stack(card, x, space.middle, step))
            x += width * (1 + BETWEEN) + step * (n - 1)
    return tuple(made), width


def _spare(stacks: int, space: Rect, width: float) -> float:
    """Return the room that one card of each stack leaves."""
    return space.width - stacks * width * (1 + BETWEEN) + width * BETWEEN
