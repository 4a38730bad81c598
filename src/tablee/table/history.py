"""A match whose past can be looked at and, by consent, cut back."""

from typing import NamedTuple

from tablee.core.contract import CHANCE
from tablee.core.errors import IllegalAction
from tablee.core.fields import copy_into
from tablee.core.game import Game
from tablee.core.match import Match, Move
from tablee.core.position import Position

WORLDS = (1, 2, 3)  # seeds of the other worlds in which an action is tried


def hides(game: Game) -> bool:
    """Tell whether a game has anything to hide at all."""
    return any(hasattr(part, "hide") for part in game.kernel)


class Trial(NamedTuple):
    """An action tried out with all that chance adds to it: the moves, the state before each, and where they lead."""

    moves: list[Move]
    before: list[bytes]
    position: Position


class History(Match):
    """The moves of a table with the position before each of them."""

    def tried(self, seat: int, action: int) -> Trial:
        """Return what an action leads to, chance's draws included; nothing has happened yet."""
        position, source = self.position.copy(), self.source
        before, moves = [bytes(position)], [Move(seat, action, seat != position.to_act)]
        position.play(seat, action)
        while position.to_act == CHANCE and source is not None:
            before.append(bytes(position))
            moves.append(Move(CHANCE, position.draw(source, self.ply + len(moves))))
        return Trial(moves, before, position)

    def take(self, trial: Trial) -> None:
        """Let what was tried happen."""
        self._before += trial.before
        self.moves += trial.moves
        copy_into(self.position.states, 0, trial.position.states, 0)

    def quicken(self) -> None:
        """Go on with the compiled rules: the same states, the same results."""
        self.position = Position(self.game, self.position.boxes, self.position.states, compiled=True)

    def position_at(self, ply: int) -> Position:
        """Return the position after so many actions; what is done to it changes nothing here."""
        return self.position.copy() if ply == self.ply else self.before(ply)

    def cut(self, ply: int) -> None:
        """Forget everything from a ply on."""
        if ply < self.ply:
            copy_into(self.position.states, 0, self.before(ply).states, 0)
            del self.moves[ply:], self._before[ply:]

    def can_step_back(self, seat: int, ply: int | None = None) -> bool:
        """Tell whether the action before `ply` is the seat's own and has revealed nothing: `Match.can_undo`, and more.

        An action may also show its seat something hidden without any chance: that is not taken back either.
        """
        ply = self.ply if ply is None else ply
        if not ply or seat < 0 or self.moves[ply - 1].seat != seat:
            return False
        after = self.position_at(ply)
        if after.to_act != seat and not self.moves[ply - 1].interjected:
            return False
        return not (hides(self.game) and self._revealed(seat, ply, bytes(after.seen_by(seat))))

    def turn_start(self, seat: int) -> int:
        """Return the ply to which a seat may go back by itself."""
        ply = self.ply
        while self.can_step_back(seat, ply):
            ply -= 1
        return ply

    def last_own(self, seat: int) -> int | None:
        """Return the ply of a seat's last action."""
        return next((ply for ply in reversed(range(self.ply)) if self.moves[ply].seat == seat), None)

    def _revealed(self, seat: int, ply: int, seen: bytes) -> bool:
        """Tell whether the action before `ply` showed its seat something new: elsewhere it would have seen another."""
        before, action = self.position_at(ply - 1), self.moves[ply - 1].action
        for seed in WORLDS:
            world = before.redealt(seat, seed)
            try:
                world.play(seat, action)
            except IllegalAction:
                return True
            if bytes(world.seen_by(seat)) != seen:
                return True
        return False
