"""The real server in a process of its own, which can be killed."""

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
    """A server that can be started, killed without warning, and started again on the same data."""

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
        """Kill it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self):
        """Ask it to end, as Ctrl-C does; return how it ended."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)


@contextmanager
def real_server(folder, script=START, log=None):
    """A server that runs as long as the block: by another script, or with what it logs kept in a file."""
    server = RealServer(folder, script, log)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def browser(server):
    """A browser at the real server."""
    http = httpx.Client(base_url=server.url, follow_redirects=True, timeout=30)
    page = http.get("/replay").text
    http.headers["X-CSRF-Token"] = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page).group(1)
    return http


def children_of(pid):
    """The processes a process has started, where the system can tell."""
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
    """Tell whether a process is still there, and not only its name."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
