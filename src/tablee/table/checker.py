"""Checks uploaded box files. Each is read in a process of its own, with little time and memory.

An upload is only ever read as TOML: it names no file and no code. The process answers with the values that the file
changes, and the server checks these once more, like those of a form.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import Process
from io import FileIO

import msgspec

if sys.platform != "win32":
    import resource

from tablee.core import discovery, variants
from tablee.core.errors import BadBox
from tablee.table.houses import House, Value, bad_box
from tablee.table.refusals import Refusal
from tablee.table.world import World

COMMAND = (sys.executable, "-m", "tablee.table.checker")
SECONDS = 10.0  # how long a check may take, with the start of its process
CPU_SECONDS = 5
MEMORY = 256 * 1024 * 1024  # bytes that a check may use beyond those of the started process
AT_ONCE = 2
LONGEST_ANSWER = 256 * 1024


class Upload(msgspec.Struct):
    """A box file that somebody has uploaded for a game."""

    game: str
    text: str


class Checked(msgspec.Struct):
    """What a check has found: house rules, or what is wrong with the file."""

    name: str = ""
    changes: dict[str, Value] = {}
    problem: str = ""
    key: str = ""
    line: int = 0
    why: str = ""
    low: int = 0
    high: int = 0


class Checker:
    """Lets processes check uploads, two at a time."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.free = asyncio.Semaphore(AT_ONCE)

    async def check(self, upload: Upload) -> House:
        """Return the house rules in an upload. Raises a `Refusal` if it cannot be used, or takes too long to check."""
        async with self.free:
            process = await self.world.spawn(*COMMAND, pipes=True)
            try:
                found = await self.world.within(SECONDS, self._ask(process, upload))
            except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
                raise Refusal("bad-box", 422, problem="heavy", key="", line=0, low=0, high=0, why="") from error
            finally:
                await self.world.end(process)
        if found.problem:
            raise Refusal(
                "bad-box", 422, problem=found.problem, key=found.key, line=found.line, low=found.low, high=found.high,
                why=found.why,
            )  # fmt: skip
        return House(found.name, found.changes)

    async def _ask(self, process: Process, upload: Upload) -> Checked:
        into, out = process.stdin, process.stdout
        assert into
        assert out
        into.write(msgspec.json.encode(upload))
        into.write_eof()
        answer = await out.read(LONGEST_ANSWER)
        while more := await out.read(LONGEST_ANSWER):
            answer += more
            if len(answer) > LONGEST_ANSWER:
                raise OSError("the answer is too long")
        return msgspec.json.decode(answer, type=Checked)


def checked(upload: Upload) -> Checked:
    """Return what an uploaded file contains."""
    game = discovery.game(upload.game)
    try:
        variant = variants.read(game, upload.text, name=game.title)
    except BadBox as error:
        return msgspec.convert(bad_box(error).args_said, Checked)
    return Checked(variant.name, variant.changes)


def limit(memory: int = MEMORY, seconds: int = CPU_SECONDS) -> None:
    """Limit what this process may use from now on, where the system can do so."""
    if sys.platform == "win32":
        return  # there the server ends a check that takes too long, and that is all
    with contextlib.suppress(OSError, ValueError):
        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (used + memory, used + memory))
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def main() -> None:
    """Read an upload from stdin, and write what was found to stdout."""
    out = FileIO(os.dup(1), "wb")  # without a buffer, which would still be written at the exit
    os.dup2(2, 1)  # what a library prints must go to stderr, not into the answer
    upload = msgspec.json.decode(sys.stdin.buffer.read(), type=Upload)
    discovery.game(upload.game)  # imports the game before the limits hold
    limit()
    with contextlib.suppress(BrokenPipeError):  # the server was killed meanwhile
        out.write(msgspec.json.encode(checked(upload)))


if __name__ == "__main__":
    main()
