"""A PostgreSQL server for tests."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import pytest


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def binaries():
    """Return the folder of PostgreSQL's server programs, found by the PATH or where Debian installs them."""
    found = [Path(p).parent for p in [shutil.which("initdb")] if p]
    return next(
        (f for f in [*found, *sorted(Path("/usr/lib/postgresql").glob("*/bin"))] if (f / "initdb").exists()), None
    )


class PostgresServer:
    """A PostgreSQL server that can be stopped and started; its user is not root."""

    def __init__(self, programs, folder):
        account = pwd.getpwnam("postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name)
        who = {}
        if os.getuid() == 0:
            os.chown(folder, account.pw_uid, account.pw_gid)
            who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        self.quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **who}
        data, port = folder / "data", free_port()
        subprocess.run([programs / "initdb", "-D", data, "-A", "trust", "-U", "tester", "-N"], check=True, **self.quiet)
        self.command = [programs / "postgres", "-D", data, "-p", str(port), "-k", folder, "-c"]
        self.command.append("listen_addresses=127.0.0.1")
        self.url = f"postgresql://tester@127.0.0.1:{port}/postgres"
        self.process = None

    def start(self):
        self.process = subprocess.Popen(self.command, **self.quiet)
        asyncio.run(self.wait_until_running())

    async def wait_until_running(self):
        for _ in range(300):
            try:
                await (await asyncpg.connect(self.url)).close()
                return
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    def stop(self):
        """Stop at once, and cut all connections."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)


@pytest.fixture
def postgres_server():
    """Run a PostgreSQL server for one test."""
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL's server programs are not installed")
    folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
    server = PostgresServer(programs, folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server):
    """Run a PostgreSQL server for one test; return its URL."""
    return postgres_server.url
