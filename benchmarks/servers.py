"""Starts servers to be measured from outside, reads their processor time and memory, and writes results.

Every server listens on 127.0.0.1 only, and is ended by its process id.
"""

import asyncio
import json
import os
import platform
import pwd
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime
from pathlib import Path
from typing import Any

from clients import Browser, sit_down

from tablee.core import discovery

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results"
GAMES = tuple(sorted(discovery.names()))
COMPILING = 600.0  # seconds to wait for the compiled rules
PATIENCE = 60.0  # seconds to wait for a server to start
QUIET = 2.0  # a server is idle if it used hardly any processor time for this many seconds
TICKS = os.sysconf("SC_CLK_TCK")
BOT_WORKER = b"tablee.table.thinker"  # in the command line of the processes that think for bots or compile games
START = """
import json, sys
from pathlib import Path
from tablee.table.serve import serve
from tablee.table.settings import Settings
chosen = json.loads(sys.argv[1])
serve(Settings(**chosen | {"data": Path(chosen["data"])}), "127.0.0.1", int(sys.argv[2]))
"""  # `tablee serve` with settings that have no option on the command line


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def prepare() -> None:
    """Raise the limit of open files as far as this user may, and end servers even if this process is terminated."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


# --- what /proc says -----------------------------------------------------------------------------------------------


def _stat(pid: int) -> list[str]:
    """Return the fields of /proc/<pid>/stat after the name, or nothing if the process has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def seconds_of(pid: int) -> float:
    """Return the processor time, user and system, that all threads of a process have used."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def family_of(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    parents = {
        int(p.name): int(f[1]) for p in Path("/proc").iterdir() if p.name.isdigit() and (f := _stat(int(p.name)))
    }
    found = [pid]
    for parent in found:  # grows while it is read
        found += [child for child, of in parents.items() if of == parent]
    return found


def is_bot_worker(pid: int) -> bool:
    try:
        return BOT_WORKER in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def resident(pid: int) -> int:
    """Return the memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


# --- the server ----------------------------------------------------------------------------------------------------


class Server:
    """A server process that can be started, killed, and started again on the same port and data."""

    def __init__(
        self, folder: Path, database: str | None = None, *, warm: bool = True, cache: Path | None = None
    ) -> None:
        self.settings: dict[str, Any] = {"data": str(folder), "posts_per_minute": 10**9, "warm": warm}
        if database:
            self.settings["database"] = database
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.environment = os.environ | ({"TABLEE_CACHE": str(cache)} if cache else {})
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Return the address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Return the id of the process."""
        assert self.process
        return self.process.pid

    def start(self) -> float:
        """Start the server; return the seconds until it has sent a first page."""
        command = [sys.executable, "-c", START, json.dumps(self.settings), str(self.port)]
        began = time.perf_counter()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        while time.perf_counter() - began < PATIENCE:
            try:
                with urllib.request.urlopen(self.url, timeout=PATIENCE):
                    return time.perf_counter() - began
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.02)
        raise TimeoutError(f"the server did not start: {self.log.read_text(errors='replace')[-2000:]}")

    def kill(self) -> None:
        """Kill the server without warning (kill -9); its bot workers end by themselves."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(30)

    def stop(self) -> None:
        """End the server as a service manager does (SIGTERM)."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def spent(self) -> dict[str, float]:
        """Return the processor seconds used so far by the server, and by its bot workers that still run."""
        family = family_of(self.pid)
        bots = {pid for pid in family if is_bot_worker(pid)}
        return {
            "server": sum(seconds_of(pid) for pid in family if pid not in bots),
            "bots": sum(seconds_of(pid) for pid in bots),
        }

    def until_idle(self, patience: float = 300.0) -> None:
        """Wait until neither the server nor a process that it has started computes."""
        until = time.monotonic() + patience
        before = sum(self.spent().values())
        while time.monotonic() < until:
            time.sleep(QUIET)
            now = sum(self.spent().values())
            if 0 <= now - before < 0.05 * QUIET:
                return
            before = now
        raise TimeoutError("the server is not idle")

    def tracebacks(self) -> Counter[str]:
        """Return how often the log has a traceback, by the error at the end of each, without ids."""
        found: Counter[str] = Counter()
        inside = False
        for line in self.log.read_text(errors="replace").splitlines():
            if line.startswith("Traceback"):
                inside = True
            elif inside and line and not line.startswith((" ", "The above", "During handling")):
                inside = False
                found[re.sub(r"\b[0-9a-f]{8,}\b|Task-\d+", "…", line)[:80]] += 1
        return found


@contextmanager
def running(
    count: int = 1, *, postgres: bool = False, warm: bool = True, **settings: Any
) -> Iterator[tuple[list[Server], "Postgres | None"]]:
    """Run servers on a new, empty database during a `with` block; several share a temporary PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-bench-"))
    database = Postgres() if postgres else None
    servers: list[Server] = []
    try:
        if database:
            database.start()
        servers += [Server(folder, database.url if database else None, warm=warm) for _ in range(count)]
        for server in servers:
            server.settings |= settings
            server.start()
        yield servers, database
    finally:
        for server in servers:
            server.stop()
        if database:
            database.stop()
        shutil.rmtree(folder, ignore_errors=True)


def wait_until_compiled(server: Server) -> None:
    """Wait until a server uses the compiled rules of every game.

    It first compiles a game in another process, which a table with a bot tells, and then loads the result. Nothing
    tells when it is loaded, but the server computes until then.
    """

    async def look() -> None:
        for game in GAMES:
            browser = Browser([("127.0.0.1", server.port)], random.Random(0))
            (page,) = await sit_down([browser], game, bot=True)
            async with asyncio.timeout(COMPILING):
                while page.view.status:
                    await page.news.wait()
            await page.close()

    asyncio.run(look())
    server.until_idle()


# --- PostgreSQL ----------------------------------------------------------------------------------------------------


def postgres_programs() -> Path:
    """Return the folder of PostgreSQL's server programs, found by the PATH or where Debian installs them."""
    found = [Path(p).parent for p in [shutil.which("initdb")] if p]
    for folder in [*found, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise FileNotFoundError("PostgreSQL's server programs are not installed (Debian: postgresql)")


class Postgres:
    """A temporary PostgreSQL server with its default, durable settings; it never runs as root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://tester@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Create the database and start to serve it."""
        programs, root = postgres_programs(), os.getuid() == 0
        account = pwd.getpwnam("postgres") if root else pwd.getpwuid(os.getuid())
        who: dict[str, Any] = {}
        if root:
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, **who}
        data = self.folder / "data"
        subprocess.run([programs / "initdb", "-D", data, "-A", "trust", "-U", "tester"], check=True, **quiet)
        command = [programs / "postgres", "-D", data, "-p", str(self.port), "-k", self.folder]
        self.process = subprocess.Popen([*map(str, command), "-c", "listen_addresses=127.0.0.1"], **quiet)
        asyncio.run(self._until_running())

    async def _until_running(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  only the runs with PostgreSQL need its driver

        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                await (await asyncpg.connect(self.url)).close()
                return
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)
        raise TimeoutError("PostgreSQL did not start")

    def spent(self) -> float:
        """Return the processor seconds used so far by all its processes that still run."""
        return sum(seconds_of(pid) for pid in family_of(self.process.pid)) if self.process else 0.0

    def stop(self) -> None:
        """Stop at once, and remove the database."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


# --- results -------------------------------------------------------------------------------------------------------


def facts() -> dict[str, Any]:
    """Return what identifies a run: when, which commit, which machine, and how busy that was before."""
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=HERE, capture_output=True, text=True, check=False
    )
    return {
        "at": datetime.now().isoformat(timespec="seconds"),
        "commit": said.stdout.strip(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def keep(name: str, run: dict[str, Any]) -> Path:
    """Add a run to benchmarks/results/<name>-<date>.json, and print it."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}-{date.today().isoformat()}.json"
    runs = json.loads(path.read_text(encoding="utf-8"))["runs"] if path.exists() else []
    path.write_text(readable({"runs": [*runs, run]}) + "\n", encoding="utf-8")
    print(readable(run), flush=True)
    return path


def readable(found: dict[str, Any]) -> str:
    """Return JSON with each innermost object on one line."""
    text = json.dumps(found, indent=1, ensure_ascii=False)
    return re.sub(r"\{\s+([^{}\[\]]+?)\s+\}", lambda inner: "{" + re.sub(r"\n\s+", " ", inner[1]) + "}", text)


def spread(values: list[float], factor: float = 1.0, digits: int | None = 1) -> dict[str, float]:
    """Return count, median, 99th percentile and maximum."""
    ranked = sorted(values)
    if not ranked:
        return {"n": 0}
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    found = {name: ranked[min(len(ranked) - 1, int(share * len(ranked)))] for name, share in shares.items()}
    return {"n": len(ranked)} | {name: round(factor * value, digits) for name, value in found.items()}
