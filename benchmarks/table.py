"""The served table, measured in process: the server's time per action with many open tables, a finished game's page.

    .venv/bin/python benchmarks/table.py [--game NAME] [--tables 200] [--actions 400]

A person's action is one POST: known? current? legal? apply, chance, one SQLite transaction, the new view in the answer.
No bot plays; the rules are compiled, as they are a few seconds after the server's start. Written to benchmarks/results/table-<game>-<date>.json.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import statistics
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


class Timed:
    """The application with a clock at its door: from the request's arrival to the last byte of the answer."""

    def __init__(self, app: Any) -> None:
        self.app, self.wall, self.cpu = app, 0.0, 0.0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request and note its time."""
        began, busy = time.perf_counter(), time.process_time()
        await self.app(scope, receive, send)
        self.wall, self.cpu = time.perf_counter() - began, time.process_time() - busy


class Browser:
    """One person's browser, talking to the application in process."""

    def __init__(self, app: Any) -> None:
        self.clock = Timed(app)
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.clock), base_url=HOST, follow_redirects=True
        )

    async def open(self) -> None:
        """Get a cookie and the page's token."""
        page = (await self.http.get("/replay")).text
        found = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page)
        assert found
        self.http.headers["X-CSRF-Token"] = found.group(1)

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send something that must be accepted."""
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
    """Take one random action; return the server's time for it, its processor time, and the new view."""
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
        settings = Settings(data=Path(folder), warm=False, posts_per_minute=10**9)
        app = make_app(settings)
        async with app.lifespan():
            await app.state.house.load(game)
            browser = Browser(app)
            await browser.open()
            seats = [{"kind": "me" if seat == 0 else "screen"} for seat in range(offered()[game].seats[-1])]
            opened = [
                (await browser.post("/api/tables", {"game": game, "seats": seats}))["table"] for _ in range(tables)
            ]
            for table in opened:
                for _ in range(3):
                    await act(browser, table, dice)
            taken = [await act(browser, dice.choice(opened), dice) for _ in range(actions)]
            opened, long, ply = opened[1:], opened[0], 0
            late: list[float] = []
            while ply < plies:
                seconds, _, after = await act(browser, long, dice)
                ply = after["last_ply"]
                if ply > plies // 2:
                    late.append(seconds)
                if after["over"]:
                    break
            pages = []
            for _ in range(5):
                app.state.house.rooms.pop(long)
                began = time.perf_counter()
                (await browser.http.get(f"/t/{long}")).raise_for_status()
                view = (await browser.http.get(f"/api/t/{long}/view")).raise_for_status()
                pages.append(time.perf_counter() - began)
            return {
                "game": game,
                "open_tables": tables,
                "action": spread([wall for wall, _, _ in taken]),
                "action_cpu": spread([cpu for _, cpu, _ in taken]),
                "action_late": spread(late) if late else None,
                "cold_page": spread(pages) | {"plies": ply, "over": after["over"], "view_bytes": len(view.content)},
            }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(offered()), help="one game instead of all")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--actions", type=int, default=400)
    parser.add_argument("--plies", type=int, default=300)
    said = parser.parse_args()
    for game in [said.game] if said.game else sorted(offered()):
        found = asyncio.run(measure(game, said.tables, said.actions, said.plies))
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        found |= {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            "load": load,
        }
        print(json.dumps(found, indent=2))
        RESULTS.mkdir(exist_ok=True)
        path = RESULTS / f"table-{game}-{date.today().isoformat()}.json"
        path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
