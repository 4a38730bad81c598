"""Refusals of requests. Each has a code for scripts, a sentence for people and an HTTP status.

A refused request has changed nothing, except that nobody knows whether one refused as `Unsure` has, or one that ended
in an error of the server (`failed`).
"""

from typing import Any

from tablee.core.errors import TableeError
from tablee.core.texts import Say


class Refusal(TableeError):
    """Raised to refuse a request."""

    rules: tuple[str, ...] = ()  # the ids of the rules of the game that forbid it

    def __init__(self, code: str, status: int = 400, **args: Any) -> None:
        self.code, self.status, self.args_said = code, status, args
        super().__init__(code)

    def said(self, say: Say) -> str:
        """Return the sentence to show to people."""
        return say(f"refused-{self.code}", **self.args_said)


class Stale(Refusal):
    """A click on an outdated page, such as the second click of a double click; the response carries the new view."""

    def __init__(self, code: str = "stale", status: int = 409) -> None:
        super().__init__(code, status)


class Overtaken(Stale):
    """A click outdated by another player's move.

    The status is 200, because nobody did anything wrong and browsers would log an error status on the console.
    """

    def __init__(self) -> None:
        super().__init__("overtaken", 200)


class Illegal(Refusal):
    """An action that is not legal in the current position."""

    def __init__(self, why: str = "", rules: tuple[str, ...] = ()) -> None:
        super().__init__("illegal", 422, why=why or "none")
        self.rules = rules


class Unavailable(Refusal):
    """The database cannot be used now: the disk is full, the file is read-only, PostgreSQL is down, or the like."""

    def __init__(self, code: str = "unavailable") -> None:
        super().__init__(code, 503)


class Unsure(Unavailable):
    """The database was cut off amid a commit, so the change may be stored or not. Load the table before going on."""

    def __init__(self) -> None:
        super().__init__("unsure")
