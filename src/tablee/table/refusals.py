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
    """The table has gone on since the page was drawn, as after a double click; the answer carries the new view."""

    def __init__(self, code: str = "stale", status: int = 409) -> None:
        super().__init__(code, status)


class Overtaken(Stale):
    """Others were quicker. Nobody did anything wrong, so this is no error of HTTP, which browsers would complain of."""

    def __init__(self) -> None:
        super().__init__("overtaken", 200)


class Illegal(Refusal):
    """Not possible in this position."""

    def __init__(self, why: str = "") -> None:
        super().__init__("illegal", 422, why=why or "none")
