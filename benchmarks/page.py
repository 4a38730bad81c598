"""Measure the pages in a real browser at three network speeds: times, requests and bytes on the wire.

    .venv/bin/python benchmarks/page.py [--speeds slow-3g,4g] [--games airain] [--decisions 5] [--repeat 3]

Chromium slows the network down itself (CDP `Network.emulateNetworkConditions`). For each speed this loads the lobby and
a table of each game with an empty cache, and takes some decisions at each table:

- cold: from the start of the navigation until the board is drawn and what can be clicked is marked
- decision: from the click on a choice until the page shows the next position; `noticed` is the time until anything on
  the page changes

Bytes are those of whole answers with their headers, and of events. The second seat is played by a light client without
a slow network. Times are in ms, and medians. Runs are added to benchmarks/results/page-<date>.json.
"""

import argparse
import asyncio
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any, NamedTuple

from clients import Browser as LightBrowser
from clients import Page as LightPage
from clients import sit_down
from playwright.async_api import Browser, BrowserContext, CDPSession, Page, async_playwright
from servers import GAMES, Server, facts, keep, prepare, running, wait_until_compiled

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60.0  # seconds to wait for anything on a page
PREFERENCES = '{"confirm": "never", "sound": false, "idle": false}'  # every choice is made here, not by the page
LOADED = "document.readyState === 'complete'"
DRAWN = "!!document.querySelector('#board > svg') && !!document.querySelector('#table.mine #choices .choice')"
# Remembers when a page was ready. What a script changed is on the screen right after the next animation frame.
WATCH = """
(() => {
  if (location.protocol === 'about:') return;
  localStorage.setItem('tablee.preferences', '%s');
  const look = () => {
    if (%s) window.readyAfter = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
DECIDE = """(chance) => new Promise((done) => {
  const shown = () => document.querySelector('#step').textContent;
  const before = shown();
  const good = document.querySelectorAll('#choices .choice:not(.ruinous)');  // the others must be confirmed
  const choices = good.length ? good : document.querySelectorAll('#choices .choice');
  let noticed = null;
  const began = performance.now();
  const watcher = new MutationObserver(() => { noticed ??= performance.now() - began; });
  watcher.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  choices[Math.floor(chance * choices.length)].click();
  const confirm = document.querySelector('#confirm');
  const look = () => {
    if (!confirm.hidden) confirm.click(); // the page ignores it for a moment: it could be half of a double click
    if (shown() === before) return requestAnimationFrame(look);
    watcher.disconnect();
    done({ms: performance.now() - began, noticed});
  };
  requestAnimationFrame(look);
})"""


class Speed(NamedTuple):
    """A network: milliseconds until an answer begins, and bytes per second in each direction; -1 is not limited."""

    latency: float
    throughput: float


SPEEDS = {"slow-3g": Speed(400, 50_000), "4g": Speed(60, 1_000_000), "unthrottled": Speed(0, -1)}


@dataclass
class Traffic:
    """The requests of a page since the last `reset`, as the browser's network stack reports them."""

    open: set[str] = field(default_factory=set)
    streams: set[str] = field(default_factory=set)
    requests: int = 0
    bytes: float = 0

    async def listen(self, session: CDPSession) -> None:
        """Begin to count."""
        handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            "requestWillBeSent": self._sent,
            "requestServedFromCache": lambda event: self.open.discard(event["requestId"]),
            "dataReceived": self._received,
            "loadingFinished": self._finished,
            "loadingFailed": lambda event: self.open.discard(event["requestId"]),
        }
        for name, handler in handlers.items():
            session.on(f"Network.{name}", handler)
        await session.send("Network.enable")

    def reset(self) -> None:
        """Count from 0 again."""
        self.requests, self.bytes = 0, 0

    def _sent(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            (self.streams if event.get("type") == "EventSource" else self.open).add(event["requestId"])

    def _received(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.streams:  # a stream never finishes, so its events are counted as they come
            self.bytes += event["encodedDataLength"] or event["dataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.open:
            self.open.discard(event["requestId"])
            self.requests += 1
            self.bytes += event["encodedDataLength"]

    async def settle(self, quiet: float) -> None:
        """Wait until nothing is being loaded for some seconds."""
        until, last = time.monotonic() + PATIENCE, time.monotonic()
        while time.monotonic() < until and time.monotonic() - last < quiet:
            last = time.monotonic() if self.open else last
            await asyncio.sleep(0.02)


async def open_page(context: BrowserContext, speed: Speed, ready: str) -> tuple[Page, Traffic]:
    """Return an empty page with the speed of a network; its script notes when a condition is met."""
    page = await context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    traffic = Traffic()
    session = await context.new_cdp_session(page)
    await traffic.listen(session)
    rates = {"downloadThroughput": speed.throughput, "uploadThroughput": speed.throughput}
    await session.send("Network.emulateNetworkConditions", {"offline": False, "latency": speed.latency, **rates})
    await page.add_init_script(WATCH % (PREFERENCES, ready))
    return page, traffic


async def load(page: Page, traffic: Traffic, url: str, speed: Speed) -> dict[str, float]:
    """Load a page; return its time, requests and bytes."""
    await page.goto(url, wait_until="commit")
    took = await until(page, "window.readyAfter")
    await traffic.settle(0.5 + 2 * speed.latency / 1000)
    found = {"ms": took, "requests": traffic.requests, "bytes": traffic.bytes}
    traffic.reset()
    return found


async def until(page: Page, condition: str) -> Any:
    """Wait until a condition holds on a page; return its value. (The pages' CSP forbids `wait_for_function`.)"""
    look = f"const look = () => {{ const found = {condition}; found ? done(found) : requestAnimationFrame(look); }}"
    return await asyncio.wait_for(page.evaluate(f"new Promise((done) => {{ {look}; look(); }})"), PATIENCE)


def summary(found: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of each number, and how many there were."""
    medians: dict[str, float] = {name: round(median(one[name] for one in found)) for name in found[0]}
    return {"n": len(found)} | medians


# --- measurements --------------------------------------------------------------------------------------------------


async def lobby(chromium: Browser, server: Server, speed: Speed, repeat: int) -> dict[str, float]:
    """Measure the lobby."""
    found = []
    for _ in range(repeat):
        context = await chromium.new_context(base_url=server.url)
        page, traffic = await open_page(context, speed, LOADED)
        found.append(await load(page, traffic, "/", speed))
        await context.close()
    return summary(found)


async def table(
    chromium: Browser, server: Server, speed: Speed, game: str, args: argparse.Namespace
) -> dict[str, dict[str, float]]:
    """Measure cold loads of a table, and decisions there."""
    dice = random.Random(args.seed)
    browsers = [LightBrowser([("127.0.0.1", server.port)], dice) for _ in range(2)]
    mine, friend = await sit_down(browsers, game)
    cold: list[dict[str, float]] = []
    decisions: list[dict[str, float]] = []
    for last in [False] * (args.repeat - 1) + [True]:
        await until_mine(mine, friend, dice)
        context = await chromium.new_context(base_url=server.url, viewport={"width": 1280, "height": 800})
        cookies = [{"name": name, "value": value, "url": server.url} for name, value in mine.browser.cookies.items()]
        await context.add_cookies(cookies)  # type: ignore[arg-type]
        page, traffic = await open_page(context, speed, DRAWN)
        cold.append(await load(page, traffic, f"/t/{mine.table}", speed))
        while last and len(decisions) < args.decisions:
            decisions.append(await decide(page, traffic, speed, dice.random()))
            await until_mine(mine, friend, dice)
            if mine.view.over:
                break
            await until(page, DRAWN)
            await traffic.settle(0.5 + 2 * speed.latency / 1000)
            traffic.reset()
        await context.close()
    for one in (mine, friend):
        await one.close()
    return {"cold": summary(cold), "decision": summary(decisions)}


async def decide(page: Page, traffic: Traffic, speed: Speed, chance: float) -> dict[str, float]:
    """Click on a choice; return the times until the page changed and until it showed the next position, and bytes."""
    traffic.reset()
    found: dict[str, float] = await asyncio.wait_for(page.evaluate(DECIDE, chance), PATIENCE)
    await traffic.settle(0.3 + 2 * speed.latency / 1000)
    return found | {"requests": traffic.requests, "bytes": traffic.bytes}


async def until_mine(mine: LightPage, friend: LightPage, dice: random.Random) -> None:
    """Let the friend play until the measured seat is to act; both are listened to by light pages."""
    async with asyncio.timeout(PATIENCE):
        await mine.refresh()
        while not mine.view.choices and not mine.view.over:
            await friend.refresh()
            if friend.view.choices:
                await friend.act(dice.choice(friend.view.choices))
            await mine.refresh()


async def measure(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """Measure all pages at all speeds."""
    found: dict[str, Any] = {}
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in args.speeds.split(","):
                speed = SPEEDS[name]
                found[name] = {"lobby": {"cold": await lobby(chromium, server, speed, args.repeat)}}
                for game in args.games.split(","):
                    found[name][game] = await table(chromium, server, speed, game, args)
                    print(name, game, found[name][game], flush=True)
        finally:
            await chromium.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--speeds", default=",".join(SPEEDS), help="networks, separated by commas")
    parser.add_argument("--games", default=",".join(GAMES), help="games, separated by commas")
    parser.add_argument("--decisions", type=int, default=7, help="decisions at each table")
    parser.add_argument("--repeat", type=int, default=3, help="how often each page is loaded")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--label", default="", help="a word to find the run again in the results")
    args = parser.parse_args()
    prepare()
    run = facts() | {"kind": "page", "label": args.label}
    with running() as ((server,), _):
        wait_until_compiled(server)
        run["speeds"] = asyncio.run(measure(server, args))
    keep("page", run | {"load_after": round(os.getloadavg()[0], 2)})


if __name__ == "__main__":
    main()
