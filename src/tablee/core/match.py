"""A game being played: a position with its history, its source of chance, and undo."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.core.contract import CHANCE
from tablee.core.errors import NothingToUndo
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.sources import Source


class Move(NamedTuple):
    """One action of the history: who took it, which, and whether it was out of turn."""

    seat: int
    action: int
    interjected: bool = False


class Match:
    """A game from its first position on. The list of moves is the truth; the position is what they lead to."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        *,
        source: Source | None = None,
        data: Mapping[str, Any] | None = None,
        compiled: bool = False,
    ) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.source = source
        self.position = game.start(seats, self.options, data=data, compiled=compiled)
        self.box_hash = game.box_hash(data)
        self.commitment: str = getattr(source, "commitment", "")
        self.moves: list[Move] = []
        self._before: list[bytes] = []

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return self.position.seats

    @property
    def ply(self) -> int:
        """Return how many actions have been taken, chance's included."""
        return len(self.moves)

    def before(self, ply: int) -> Position:
        """Return the position in which the action of that ply was taken."""
        earlier = self.position.copy()
        _restore(earlier, self._before[ply])
        return earlier

    def play(self, seat: int, action: int) -> None:
        """Take one action, through the position's one door, and remember it."""
        before = bytes(self.position)
        interjected = seat != self.position.to_act
        self.position.play(seat, action)
        self._before.append(before)
        self.moves.append(Move(seat, action, interjected))

    def draw(self) -> int:
        """Let chance act once; return what it drew."""
        if self.source is None:
            raise RuntimeError("this match has no source of chance")
        before = bytes(self.position)
        action = self.position.draw(self.source, self.ply)
        self._before.append(before)
        self.moves.append(Move(CHANCE, action))
        return action

    def settle(self) -> list[int]:
        """Let chance act until a seat must decide or the game is over; return what it drew."""
        drawn: list[int] = []
        while self.position.to_act == CHANCE:
            drawn.append(self.draw())
        return drawn

    def can_undo(self, seat: int) -> bool:
        """Tell whether the last action is that seat's own and has revealed nothing: the seat is still to act.

        An action out of turn reveals nothing either, and can be taken back until somebody acts.
        """
        if not self.moves or seat < 0 or self.moves[-1].seat != seat:
            return False
        if self.game.reveals(self.before(self.ply - 1), self.moves[-1].action):
            return False
        return self.moves[-1].interjected or self.position.to_act == seat

    def undo(self, seat: int) -> Move:
        """Take back a seat's last action; nothing another seat did and nothing drawn is ever taken back."""
        if not self.moves:
            raise NothingToUndo("Nothing has happened yet.")
        if not self.can_undo(seat):
            raise NothingToUndo("Only your own last action can be taken back, and only until something is revealed.")
        _restore(self.position, self._before.pop())
        return self.moves.pop()


def _restore(position: Position, state: bytes) -> None:
    position.states.view("u1")[:] = memoryview(state)
