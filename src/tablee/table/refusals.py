"""What the server refuses: a code for programs, a sentence for people, an HTTP status; and nothing has changed."""

from typing import Any

from tablee.core.errors import TableeError
from tablee.core.texts import Say


class Refusal(TableeError):
    """A request that is refused."""

    def __init__(self, code: str, status: int = 400, **args: Any) -> None:
        self.code, self.status, self.args_said = code, status, args
        super().__init__(code)

    def said(self, say: Say) -> str:
        """Return the sentence for people."""
        return say(f"refused-{self.code}", **self.args_said)


class Stale(Refusal):
    """The table has gone on since the page was drawn; the answer carries the new view."""

    def __init__(self) -> None:
        super().__init__("stale", 409)


class Illegal(Refusal):
    """Not possible in this position."""

    def __init__(self, why: str = "") -> None:
        super().__init__("illegal", 422, why=why or "none")
