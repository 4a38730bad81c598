"""Numbers what a viewer sees.

A match counts every action as a ply. Some plies are invisible to some viewers: in Les Guerres d'Airain, others do not
see the single decisions of a payment, and their number depends on a hidden hand. So a viewer is never told a ply. It
gets steps instead: a step begins when the viewer sees something new, or when its own seat has acted. Everything that a
viewer can count (positions, log lines, links) is numbered in steps.

In a game without hidden information, every ply is a step.
"""

from bisect import bisect_right
from typing import NamedTuple

from tablee.core.contract import NOBODY
from tablee.core.match import Match, Move
from tablee.core.texts import Message
from tablee.table import speech


class Line(NamedTuple):
    """One line of the log: the ply and the step at which the action was taken, the action, and the message."""

    ply: int
    step: int
    move: Move
    message: Message


class Steps:
    """The steps and the log lines of a match, as one viewer sees them. Call `update` after the match has changed."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.reader = viewer if match.game.hides else NOBODY
        self.lines: list[Line] = []
        self.most = 0  # the largest step that there has ever been
        self._moves: list[Move] = []  # the moves that are already numbered
        self._step_of = [0]  # for each number of plies, the step to which that position belongs
        self._look = b""  # what the viewer saw after the last numbered move

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return self._step_of[-1]

    def ply_at(self, step: int) -> int:
        """Return the last ply that belongs to a step. A step that was undone is mapped to a ply that does not exist."""
        if step > self.last:
            return self.match.ply + step - self.last
        return bisect_right(self._step_of, step) - 1

    def step_at(self, ply: int) -> int:
        """Return the step to which the position after `ply` actions belongs."""
        return self._step_of[ply]

    def update(self) -> None:
        """Number the moves that are new since the last call, and forget those that were undone."""
        moves, known = self.match.moves, self._moves
        while known and (len(known) > len(moves) or known[-1] is not moves[len(known) - 1]):
            known.pop()
            self._step_of.pop()
            self._look = b""
        while self.lines and self.lines[-1].ply >= len(known):
            self.lines.pop()
        for ply in range(len(known), len(moves)):
            self._add(ply, moves[ply])
        self.most = max(self.most, self.last)

    def _add(self, ply: int, move: Move) -> None:
        match, hides = self.match, self.match.game.hides
        before = match.before(ply)
        line = speech.told(match.game, before, move.action, self.reader)
        if line:
            self.lines.append(Line(ply, self.last, move, line))
        is_new = True
        if hides:
            seen_before = self._look or bytes(before.seen_by(self.reader))
            self._look = bytes(match.position_at(ply + 1).seen_by(self.reader))
            is_new = bool(line) or move.seat == self.reader or self._look != seen_before
        self._moves.append(move)
        self._step_of.append(self.last + is_new)
