"""Measure the web server: time per action with many open tables, the page of a finished game, a cold start.

    .venv/bin/python benchmarks/table.py [--game NAME] [--tables 200] [--actions 400]

An action is one POST. The server checks it, applies it, draws chance, commits one SQLite transaction and returns the
new view. There are no bots. The rules are compiled, as on a server that started a few seconds ago.

The page of a finished game is requested while its table is not in memory. The cold start runs `tablee serve` with an
empty kernel cache and an empty database, and ends with the first page.

Targets: 20 ms for an action, 200 ms for the page of a finished game of 300 plies, 3 s for the first page. Results go to
benchmarks/results/table-<date>.json.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Any

import httpx

from tablee.table.app import make_app
from tablee.table.opening import offered
from tablee.table.settings import Settings

RESULTS = Path(__file__).parent / "results"
HOST = "http://table.test"
SHORT = {"meeple_war": {"stalemate_rounds": "6"}}  # random play hardly ever wins this game; the stalemate rule ends it
LATE = 50  # number of actions to measure after the first `--plies` plies
PATIENCE = 60.0  # seconds to wait for the server to start


class Timed:
    """ASGI wrapper that times the last request, from its arrival to the last byte of the response."""

    def __init__(self, app: Any) -> None:
        self.app, self.wall, self.cpu = app, 0.0, 0.0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request and record its time."""
        began, busy = time.perf_counter(), time.process_time()
        await self.app(scope, receive, send)
        self.wall, self.cpu = time.perf_counter() - began, time.process_time() - busy


class Browser:
    """A client that calls the application in the same process."""

    def __init__(self, app: Any) -> None:
        self.clock = Timed(app)
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.clock), base_url=HOST, follow_redirects=True
        )

    async def open(self) -> None:
        """Get the session cookie and the CSRF token."""
        page = (await self.http.get("/replay")).text
        found = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page)
        assert found
        self.http.headers["X-CSRF-Token"] = found.group(1)

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """POST and return the JSON response. Raises if the server refuses."""
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made


def spread(seconds: list[float]) -> dict[str, float]:
    ranked = sorted(seconds)
    return {
        "n": len(ranked),
        "median_ms": round(1000 * statistics.median(ranked), 2),
        "p95_ms": round(1000 * ranked[int(0.95 * (len(ranked) - 1))], 2),
        "max_ms": round(1000 * ranked[-1], 2),
    }


async def act(browser: Browser, table: str, dice: random.Random) -> tuple[float, float, dict[str, Any]]:
    """Take one random action; return the server's wall-clock time, its processor time, and the new view."""
    view = (await browser.http.get(f"/api/t/{table}/view")).json()
    if view["to_act"] != view["seat"]:
        view = (await browser.http.get(f"/api/t/{table}/view", params={"seat": view["to_act"]})).json()
    action = dice.choice(view["choices"])["action"]
    body = {"ply": view["last_ply"], "seat": view["to_act"], "action": action}
    after = await browser.post(f"/api/t/{table}/act", body)
    return browser.clock.wall, browser.clock.cpu, after


async def measure(game: str, tables: int, actions: int, plies: int) -> dict[str, Any]:
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(data=Path(folder), warm=False, posts_per_minute=10**9))
        async with app.lifespan():
            await app.state.services.rooms.use_compiled(game)
            browser = Browser(app)
            await browser.open()
            seats = [{"kind": "me" if seat == 0 else "screen"} for seat in range(offered()[game].seats[-1])]
            new = {"game": game, "seats": seats}
            opened = [(await browser.post("/api/tables", new))["table"] for _ in range(tables)]
            for table in opened:
                for _ in range(3):
                    await act(browser, table, dice)
            taken = [await act(browser, dice.choice(opened), dice) for _ in range(actions)]
            made = await browser.post("/api/tables", new | {"options": SHORT.get(game, {})})
            await play_out(app, made["table"], dice, plies)
            late: list[float] = []
            while len(late) < LATE and not (await app.state.services.rooms.get(made["table"])).is_over:
                late.append((await act(browser, made["table"], dice))[1])
            ply = await play_out(app, made["table"], dice, 10**9)
            pages = [await cold_page(app, browser, made["table"]) for _ in range(5)]
            return {
                "game": game,
                "open_tables": tables,
                "action": spread([wall for wall, _, _ in taken]),
                "action_cpu": spread([cpu for _, cpu, _ in taken]),
                f"action_after_{plies}_plies_cpu": spread(late) if late else None,
                "finished_page": spread([wall for wall, _ in pages]) | {"plies": ply},
                "finished_page_cpu": spread([cpu for _, cpu in pages]),
            }


async def play_out(app: Any, table: str, dice: random.Random, plies: int) -> int:
    """Play a table at random, without HTTP requests, to the end or up to ply `plies`; return the ply reached."""
    room = await app.state.services.rooms.get(table)
    while not room.is_over and room.match.ply < plies:
        position = room.match.position
        await room.act(position.to_act, room.match.ply, dice.choice(position.legal()))
    return int(room.match.ply)


async def cold_page(app: Any, browser: Browser, table: str) -> tuple[float, float]:
    """Request the page and the view of a table that is not in memory; return wall-clock time and processor time."""
    app.state.services.rooms.open.pop(table)
    began, busy = time.perf_counter(), time.process_time()
    (await browser.http.get(f"/t/{table}")).raise_for_status()
    (await browser.http.get(f"/api/t/{table}/view")).raise_for_status()
    return time.perf_counter() - began, time.process_time() - busy


def cold_start() -> float:
    """Start the server with an empty kernel cache; return the seconds until its first page is loaded."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        places = {"TABLEE_CACHE": f"{folder}/cache", "TABLEE_DATA": f"{folder}/data"}
        began = time.perf_counter()
        command = [sys.executable, "-m", "tablee", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=os.environ | places, stderr=subprocess.DEVNULL)
        try:
            while time.perf_counter() - began < PATIENCE:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).raise_for_status()
                    return time.perf_counter() - began
                except httpx.TransportError:
                    time.sleep(0.02)
            raise TimeoutError("the server did not start")
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(offered()), help="measure only this game")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--actions", type=int, default=400)
    parser.add_argument("--plies", type=int, default=300)
    args = parser.parse_args()
    games = [args.game] if args.game else sorted(offered())
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "cold_start": spread([cold_start() for _ in range(3)]),
        "games": [asyncio.run(measure(game, args.tables, args.actions, args.plies)) for game in games],
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }
    print(json.dumps(found, indent=2))
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"table-{date.today().isoformat()}.json"
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
