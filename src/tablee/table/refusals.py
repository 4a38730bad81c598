"""Refusals: a code for scripts, a sentence for people, an HTTP status. A refused request has changed nothing."""

from typing import Any

from tablee.core.errors import TableeError
from tablee.core.texts import Say


class Refusal(TableeError):
    """A request that is refused."""

    def __init__(self, code: str, status: int = 400, **args: Any) -> None:
        self.code, self.status, self.args_said = code, status, args
        super().__init__(code)

    def said(self, say: Say) -> str:
        """Return the sentence to show."""
        return say(f"refused-{self.code}", **self.args_said)


class Stale(Refusal):
    """A click on an outdated page, such as the second of a double click; the answer carries the new view."""

    def __init__(self, code: str = "stale", status: int = 409) -> None:
        super().__init__(code, status)


class Overtaken(Stale):
    """A click outdated by another player's move. Status 200: nobody did anything wrong, and browsers log errors."""

    def __init__(self) -> None:
        super().__init__("overtaken", 200)


class Illegal(Refusal):
    """Not possible in this position."""

    def __init__(self, why: str = "") -> None:
        super().__init__("illegal", 422, why=why or "none")
