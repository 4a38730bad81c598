"""A worker process for bots. It reads questions from stdin and writes answers to stdout, until stdin ends.

Workers compile the rules when necessary; the server itself only loads compiled rules from the cache.
`python -m tablee.table.thinker --warm GAME` compiles one game and exits.
"""

import os
import sys
from collections import OrderedDict
from functools import lru_cache
from io import FileIO
from typing import BinaryIO

import msgspec
import numpy as np

from tablee.core import discovery
from tablee.core.game import Records
from tablee.core.position import Position
from tablee.search import calibration
from tablee.search.bots import Bot, bot
from tablee.search.calibration import calibrated
from tablee.search.interjecting import interjection
from tablee.search.outlook import outlook
from tablee.search.thought import Thought, are_about_equal
from tablee.search.warm import warm

FEWEST_KEPT, MOST_KEPT = 4, 64  # bounds for how many bots a worker keeps, with their search trees
HEAD = 4  # the size in bytes of the length that precedes each message
HINT = "mcts:600ms"
NICENESS = 10


class Question(msgspec.Struct):
    """A question to a worker; `what` is its kind.

    "choose" asks for an action, "think" for a rating of all choices, "worth" for every seat's chance to win, and
    "interject" for an action out of turn.
    """

    what: str  # "choose", "think", "worth" or "interject"
    game: str
    box: bytes = b""
    state: bytes = b""  # the position with only what the seat may know
    seat: int = 0
    bot: str = ""
    key: str = ""  # identifies the bot, so that its search tree can be reused
    seed: int = 0
    repeated: dict[int, int] = {}  # action -> how often the seat took it where the position looked the same
    keep: int = FEWEST_KEPT  # how many bots the worker should keep, with their search trees


class Answer(msgspec.Struct):
    """The answer to a question; fields that the question did not ask for keep their defaults.

    `candidates` lists the choices considered: action, visits, and every seat's chance to win. All chances are
    calibrated, so that a hint and the bar mean the same by a number.
    """

    action: int = -1
    candidates: list[tuple[int, int, list[float]]] = []
    chances: list[float] = []
    is_close: bool = False  # whether the first two candidates are about equal
    error: str = ""


@lru_cache(maxsize=16)
def boxes_of(game: str, box: bytes) -> Records:
    """Return a game's components (its box) from their bytes."""
    return np.frombuffer(box, discovery.game(game).box_dtype).copy()


def seen_of(question: Question) -> Position:
    """Return the position that a question is about, as its seat sees it."""
    game = discovery.game(question.game)
    states = np.frombuffer(question.state, game.state_dtype).copy()
    return Position(game, boxes_of(question.game, question.box), states)


class Thinker:
    """Answers questions, and keeps its bots between them."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Return the answer to a question, or an answer with an error message."""
        try:
            seen = seen_of(question)
            if question.what == "worth":
                return Answer(chances=calibrated(seen, *outlook(seen, question.seat), calibration.BAR))
            if question.what == "interject":
                found = interjection(seen, question.seat, question.bot)
                return Answer() if found is None else Answer(found)
            if question.what == "choose":
                return Answer(self._bot(question).choose(seen, question.seat, question.repeated))
            return advice(seen, self._bot(question).think(seen, question.seat))
        except Exception as error:  # the answer reports the error, and the worker continues
            return Answer(error=f"{type(error).__name__}: {error}")

    def _bot(self, question: Question) -> Bot:
        key = (question.key, question.bot)
        if key not in self.bots:
            self.bots[key] = bot(question.bot, question.seed)
        self.bots.move_to_end(key)
        while len(self.bots) > max(question.keep, 1):
            self.bots.popitem(last=False)
        return self.bots[key]


def advice(seen: Position, thought: Thought) -> Answer:
    """Return the answer to "think": the result of a search, with the best choice first."""
    found = thought.candidates
    candidates = [(c.action, c.visits, calibrated(seen, c.chances, thought.seat, calibration.HINT)) for c in found]
    is_close = len(found) > 1 and are_about_equal(found[0], found[1], thought.seat)
    return Answer(thought.action, candidates, candidates[0][2] if candidates else [], is_close)


def read(stream: BinaryIO) -> bytes | None:
    """Return the next message, or None at the end of the stream, even if that is amid a message."""
    head = stream.read(HEAD)
    length = int.from_bytes(head, "big")
    message = stream.read(length) if len(head) == HEAD else b""
    return message if len(head) == HEAD and len(message) == length else None


def framed(message: bytes) -> bytes:
    """Return a message preceded by its length."""
    return len(message).to_bytes(HEAD, "big") + message


def main() -> None:
    """Answer questions until the server ends; with `--warm GAME`, only compile a game."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.argv[1:2] == ["--warm"]:
        warm(discovery.game(sys.argv[2]), simulation=False)
        return
    out = FileIO(os.dup(1), "wb")  # without a buffer, which would still be written at the exit
    os.dup2(2, 1)  # what a library prints must go to stderr, not between the answers
    thinker = Thinker()
    while (message := read(sys.stdin.buffer)) is not None:
        answer = thinker.answer(msgspec.msgpack.decode(message, type=Question))
        try:
            out.write(framed(msgspec.msgpack.encode(answer)))
        except BrokenPipeError:  # the server was killed meanwhile
            return


if __name__ == "__main__":
    main()
