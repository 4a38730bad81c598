"""A game being played: a position with its history, its source of chance, and undo."""

from collections.abc import Mapping
from typing import NamedTuple

from tablee.core.contract import CHANCE
from tablee.core.errors import IllegalAction, NothingToUndo
from tablee.core.fields import copy_into
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.repetition import Repetitions, look
from tablee.core.script import Script
from tablee.core.sources import Committed, Source
from tablee.core.variants import Variant

WORLDS = (1, 2, 3)  # seeds of re-dealt positions, to find out whether an action revealed something to its own seat


class Move(NamedTuple):
    """One action of the history: the seat (or chance) that took it, the action, and whether it is an interjection."""

    seat: int
    action: int
    interjected: bool = False


class Simulation(NamedTuple):
    """An action and the chance draws after it, not yet part of a match."""

    moves: list[Move]
    before: list[bytes]  # the state before each move
    position: Position  # the position after the last move


class Match:
    """A game from its first position on. `moves` defines the game; `position` is the result of these moves."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        *,
        source: Source | None = None,
        variant: Variant | None = None,
        compiled: bool = False,
    ) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.source = source
        self.variant = variant if variant and variant.differences else None  # None: the printed box
        data = self.variant.data if self.variant else None
        self.position = game.start(seats, self.options, data=data, compiled=compiled)
        self.box_hash = game.box_hash(data)
        self.commitment: str = source.commitment if isinstance(source, Committed) else ""
        self.script: Script | None = None  # what is prepared, if this match is part of a lesson
        self.moves: list[Move] = []
        self._before: list[bytes] = []
        self._repetitions = Repetitions()
        # For each move, a hash of what its seat saw before it. Empty for moves of chance and for interjections.
        self._looks: list[bytes] = []
        self._undoable: dict[int, bool] = {}  # by ply: whether the seat that acted could undo that action at once

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return self.position.seats

    @property
    def ply(self) -> int:
        """Return the number of actions taken so far, including those of chance."""
        return len(self.moves)

    def before(self, ply: int) -> Position:
        """Return a copy of the position in which the action of this ply was taken."""
        earlier = self.position.copy()
        _restore(earlier, self._before[ply])
        return earlier

    def position_at(self, ply: int) -> Position:
        """Return a copy of the position after `ply` actions."""
        return self.position.copy() if ply == self.ply else self.before(ply)

    def last_own(self, seat: int) -> int | None:
        """Return the ply of a seat's last action, or None if it has not acted."""
        return next((ply for ply in reversed(range(self.ply)) if self.moves[ply].seat == seat), None)

    def repeated(self, seat: int) -> dict[int, int]:
        """Return how often the seat to act has taken each action in positions that looked like this one to it.

        Only observations are compared, so the result reveals nothing that is hidden from the seat. Each move is
        counted once, by the first call after it.
        """
        for ply in range(len(self._looks), self.ply):
            move = self.moves[ply]
            counted = move.seat >= 0 and not move.interjected
            self._looks.append(look(self.before(ply).seen_by(move.seat), move.seat) if counted else b"")
            if counted:
                self._repetitions.add(self._looks[ply], move.action)
        return self._repetitions.of(look(self.position.seen_by(seat), seat))

    # --- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Play one action and add it to the history."""
        before = bytes(self.position)
        self.position.play(seat, action)
        self._before.append(before)
        self.moves.append(Move(seat, action, self.game.is_interjection(action)))

    def sample_chance(self) -> int:
        """Let chance act once; return the action that was drawn."""
        before = bytes(self.position)
        action = self._draw(self.position, self.moves)
        if action is None:
            raise RuntimeError("this match has no source of chance")
        self._before.append(before)
        self.moves.append(Move(CHANCE, action))
        return action

    def _draw(self, position: Position, moves: list[Move]) -> int | None:
        """Let chance act once in a position reached by `moves`; return the action, or None if nothing can decide it."""
        action = self.script.next(position, moves) if self.script else None
        if action is not None:
            position.play(CHANCE, action)
            return action
        return None if self.source is None else position.sample_chance(self.source, len(moves))

    def settle(self) -> list[int]:
        """Let chance act until a seat must decide or the game is over; return the actions that were drawn."""
        drawn: list[int] = []
        while self.position.to_act == CHANCE:
            drawn.append(self.sample_chance())
        return drawn

    def simulate(self, seat: int, action: int) -> Simulation:
        """Try an action and the chance draws after it on a copy of the position. The match does not change."""
        position = self.position.copy()
        before = [bytes(position)]
        position.play(seat, action)
        moves = [Move(seat, action, self.game.is_interjection(action))]
        while position.to_act == CHANCE:
            was = bytes(position)
            drawn = self._draw(position, self.moves + moves)
            if drawn is None:
                break
            before.append(was)
            moves.append(Move(CHANCE, drawn))
        return Simulation(moves, before, position)

    def commit(self, simulation: Simulation) -> None:
        """Add the moves of a simulation that started from the current position."""
        self._before += simulation.before
        self.moves += simulation.moves
        copy_into(self.position.states, 0, simulation.position.states, 0)

    def use_compiled(self) -> None:
        """Continue with the compiled rules. States and results are the same."""
        self.position = Position(self.game, self.position.boxes, self.position.states, compiled=True)

    # --- undo --------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int, ply: int | None = None) -> bool:
        """Return whether a seat may undo the action before `ply` (by default the last one) without anybody's consent.

        The action must be the seat's own, and it must still be the seat's turn. An out-of-turn action can be undone
        until somebody acts. The action must not have revealed anything hidden, neither to others (`Game.reveals`) nor
        to the seat itself.
        """
        ply = self.ply if ply is None else ply
        if not ply or seat < 0 or self.moves[ply - 1].seat != seat:
            return False
        if ply - 1 not in self._undoable:
            self._undoable[ply - 1] = self._is_undoable(ply - 1)
        return self._undoable[ply - 1]

    def _is_undoable(self, ply: int) -> bool:
        """Return whether the seat that took the action of this ply could undo it at once."""
        before, move, after = self.before(ply), self.moves[ply], self.position_at(ply + 1)
        if after.to_act != move.seat and not move.interjected:
            return False
        if self.game.reveals(before, move.action):
            return False
        return not (self.game.hides and _showed_own_seat(before, move, bytes(after.seen_by(move.seat))))

    def turn_start(self, seat: int) -> int:
        """Return the earliest ply to which a seat may undo without consent, or the current ply if it cannot undo."""
        ply = self.ply
        while self.can_undo(seat, ply):
            ply -= 1
        return ply

    def undo(self, seat: int) -> Move:
        """Undo the last action, which must be the seat's own. Raises `NothingToUndo` if `can_undo` forbids it."""
        if not self.moves:
            raise NothingToUndo("Nothing has happened yet.")
        if not self.can_undo(seat):
            raise NothingToUndo("Only your own last action can be taken back, and only until something is revealed.")
        undone = self.moves[-1]
        self.truncate(self.ply - 1)
        return undone

    def truncate(self, ply: int) -> None:
        """Remove all actions from a ply on, including those of other seats and of chance."""
        if ply < self.ply:
            _restore(self.position, self._before[ply])
            for move, seen in zip(self.moves[ply:], self._looks[ply:], strict=False):
                if seen:
                    self._repetitions.remove(seen, move.action)
            del self._looks[ply:]
            self._undoable = {known: may for known, may in self._undoable.items() if known < ply}
            del self.moves[ply:], self._before[ply:]


def _showed_own_seat(before: Position, move: Move, seen: bytes) -> bool:
    """Return whether an action showed its own seat something hidden; `seen` is what the seat saw after it.

    The action is tried in re-dealt positions that look the same to the seat. If the seat then
    sees something other than `seen` in one of them, the action has shown it something.
    """
    for seed in WORLDS:
        world = before.redealt(move.seat, seed)
        try:
            world.play(move.seat, move.action)
        except IllegalAction:
            return True
        if bytes(world.seen_by(move.seat)) != seen:
            return True
    return False


def _restore(position: Position, state: bytes) -> None:
    position.states.view("u1")[:] = memoryview(state)
