"""Numbers what a viewer sees.

A match counts every action as a ply. Some plies are invisible to some viewers: in Les Guerres d'Airain, others do not
see the single decisions of a payment, and their number depends on a hidden hand. So a viewer is never told a ply. It
gets steps instead: a step begins when the viewer sees something new, or when its own seat has acted. Everything that a
viewer can count (positions, log lines, links) is numbered in steps.

In a game without hidden information, every ply is a step.
"""

from bisect import bisect_right

from tablee.core import log
from tablee.core.match import Match, Move
from tablee.core.story import TURN, Event, happened_as_seen

Stories = dict[int, tuple[Move, list[Event]]]  # ply -> its move and story, in a game without hidden information
SHARED = 32  # how many plies of such stories are kept for the other viewers


class Steps:
    """The steps and the log of a match, as one viewer sees them. Call `update` after the match has changed."""

    def __init__(self, match: Match, viewer: int, shared: Stories) -> None:
        self.match, self.viewer = match, viewer
        self.most = 0  # the largest step that there has ever been
        self._shared = shared
        self._forget()

    def _forget(self) -> None:
        self._moves: list[Move] = []  # the moves that are already numbered
        self._step_of = [0]  # for each number of plies, the step to which that position belongs
        self._look = b""  # what the viewer saw after the last numbered move
        self._closed: list[log.Turn] = []  # the turns that are over
        self._open: list[log.Step] = []  # the story of the last turn
        self._log: list[log.Turn] | None = None

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return self._step_of[-1]

    @property
    def turns(self) -> list[log.Turn]:
        """Return the log. Only the last turn can still grow."""
        if self._log is None:
            made = log.turns(self._open, self.viewer)
            self._closed += made[:-1]
            if len(made) > 1:
                self._open = _since(self._open, made[-1].ply)
            self._log = self._closed + made[-1:]
        return self._log

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
        same = len(known)
        while same and (same > len(moves) or known[same - 1] is not moves[same - 1]):
            same -= 1
        if same < len(known):
            self._undo(same)
        for ply in range(len(self._moves), len(moves)):
            self._add(ply, moves[ply])
        self.most = max(self.most, self.last)

    def _undo(self, ply: int) -> None:
        """Forget the moves from a ply on. If a closed turn is undone too, forget everything: this is rare."""
        if self._closed and (not self._open or ply <= self._open[0].ply):
            self._forget()
            return
        del self._moves[ply:], self._step_of[ply + 1 :]
        self._open = [step for step in self._open if step.ply < ply]
        self._look, self._log = b"", None

    def _add(self, ply: int, move: Move) -> None:
        match, viewer, hides = self.match, self.viewer, self.match.game.hides
        before, after = match.before(ply).seen_by(viewer), match.position_at(ply + 1).seen_by(viewer)
        look = bytes(after) if hides else b""
        is_new = not hides or move.seat == viewer or look != (self._look or bytes(before))
        if is_new:
            events = self._story(ply, move) or happened_as_seen(before, move.seat, move.action, after, viewer)
            if not hides:
                self._shared[ply] = move, events
                self._shared.pop(ply - SHARED, None)
            self._open.append(log.Step(ply, events, after))
            self._log = None
        self._look = look
        self._moves.append(move)
        self._step_of.append(self.last + is_new)

    def _story(self, ply: int, move: Move) -> list[Event]:
        """Return the story of a ply that another viewer needed before, if this viewer's is the same, else nothing."""
        known = self._shared.get(ply)
        return known[1] if known and known[0] is move else []


def _since(story: list[log.Step], ply: int) -> list[log.Step]:
    """Return the part of a story that begins with the last turn; its first ply may have ended the turn before."""
    first, *rest = (step for step in story if step.ply >= ply)
    begin = max(i for i, event in enumerate(first.events) if event.kind == TURN)
    return [log.Step(first.ply, first.events[begin:], first.seen), *rest]
