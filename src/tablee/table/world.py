"""Everything nondeterministic that the server uses: clock, random numbers, threads and processes.

No other module of `tablee.table` reads a clock, sleeps, draws random numbers or starts threads or processes, so a test
can replace all of them with one object.
"""

import asyncio
import contextlib
import random
import secrets
import threading
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
        """Return the time in seconds of a clock that never goes backwards."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""
        await asyncio.sleep(seconds)

    async def idle(self, seconds: float) -> None:
        """Wait between two runs of some housekeeping; a test that replaces the clock does not count this as waiting."""
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, result: Awaitable[T]) -> T:
        """Return a result, or cancel its computation and raise `TimeoutError` after `seconds`."""
        return await asyncio.wait_for(result, seconds)

    def token(self, size: int) -> bytes:
        """Return `size` random bytes that nobody can guess."""
        return secrets.token_bytes(size)

    def choice(self, options: Sequence[T]) -> T:
        """Return one of the options, chosen at random."""
        return random.choice(options)

    async def in_thread(self, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function in a thread, so that the event loop is not blocked."""
        return await asyncio.to_thread(function, *args, **more)

    def start_thread(self, function: Callable[[], None], name: str) -> Callable[[], None]:
        """Start a thread that ends with the process at the latest; return a function that waits for its end."""
        thread = threading.Thread(target=function, name=name, daemon=True)
        thread.start()
        return thread.join

    async def spawn(self, *command: str, pipes: bool = False) -> Process:
        """Start a process in its own process group, so that Ctrl-C stops only the server."""
        pipe = PIPE if pipes else None
        return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)

    async def end(self, process: Process) -> None:
        """Kill a process and wait for its end.

        What it has written is read to the end: asyncio pauses a pipe that nobody reads, and waits until all pipes are
        closed.
        """
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
