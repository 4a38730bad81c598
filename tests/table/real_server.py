"""Runs the real server in a process of its own, which a test can kill."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import httpx

START = """
import sys
from pathlib import Path
from tablee.table.serve import serve
from tablee.table.settings import Settings
settings = Settings(data=Path(sys.argv[1]), warm=False, bot_pause=0.0, posts_per_minute=100000)
serve(settings, "127.0.0.1", int(sys.argv[2]))
"""
PATIENCE = 60


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class RealServer:
    """A server that can be started, killed, and started again with the same data."""

    def __init__(self, folder, script=START, log=None):
        self.folder, self.port, self.process = folder, free_port(), None
        self.script, self.log = script, log
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [sys.executable, "-c", self.script, str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, stderr=self.log, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/replay", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self):
        """Kill the server without warning, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self):
        """Interrupt the server as Ctrl-C does; return its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)


@contextmanager
def real_server(folder, script=START, log=None):
    """Run a server during a `with` block; `script` starts it, and `log` receives its log."""
    server = RealServer(folder, script, log)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def browser(server):
    """Return an HTTP client for the real server, with a cookie and a CSRF token."""
    http = httpx.Client(base_url=server.url, follow_redirects=True, timeout=30)
    page = http.get("/replay").text
    http.headers["X-CSRF-Token"] = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page).group(1)
    return http


def children_of(pid):
    """Return the ids of a process's children; on systems without /proc, return an empty list."""
    found = []
    for entry in os.listdir("/proc") if os.path.isdir("/proc") else []:
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as stat:
                    parent = int(stat.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(entry))
    return found


def is_running(pid):
    """Tell whether a process still runs and is not a zombie."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
