"""What the table takes from outside: clock, random numbers, threads and processes.

No other module of the table reads a clock, sleeps, draws random numbers, starts threads or processes by itself, so that
a test can replace all of them with one object.
"""

import asyncio
import random
import secrets
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class World:
    """The real clock, real randomness, real threads and processes."""

    def now(self) -> float:
        """Return the time of day, in seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Return the seconds of a clock that is never set back."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, result: Awaitable[T]) -> T:
        """Return a result, or cancel it and raise `TimeoutError` when it takes longer."""
        return await asyncio.wait_for(result, seconds)

    def token(self, size: int) -> bytes:
        """Return so many bytes that nobody can guess."""
        return secrets.token_bytes(size)

    def choice(self, options: Sequence[T]) -> T:
        """Return any of the options."""
        return random.choice(options)

    async def in_thread(self, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function in a thread, so that the event loop goes on meanwhile."""
        return await asyncio.to_thread(function, *args, **more)

    async def spawn(self, *command: str, pipes: bool = False) -> Process:
        """Start a process in a group of its own: a Ctrl-C for the server does not reach it."""
        pipe = PIPE if pipes else None
        return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
