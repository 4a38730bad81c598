"""Measure how smoothly pieces move: the frames of Chromium, without a graphics card, during moves of recorded games.

    .venv/bin/python benchmarks/motion.py [--sizes 1280x800,390x844] [--games airain] [--moves 12]

For each game this opens the record of its pictures, goes forward step by step from the middle, and asks for animation
frames from the moment at which the board changes until everything has come to rest. The first frame is not counted: in
it the page builds the new picture, and nothing has moved yet. Only moves in which a piece moves or appears are counted.

- fps: frames in a second, of the median move and of the worst of ten
- late: the share of frames that came more than 1.5 frames of 60 a second after the one before, in percent
- longest: the longest time between two frames in ms, of the median move
- busy: processor time of all of Chromium for a frame in ms, which says little about a quiet machine but hardly changes
  on a busy one; several threads share it, and a frame has 16.7 ms

Runs are added to benchmarks/results/motion-<date>.json.
"""

import argparse
import os
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

from page import FLAGS
from playwright.sync_api import Browser, sync_playwright
from servers import GAMES, Server, facts, family_of, keep, prepare, running, seconds_of

from tablee.core import discovery

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SIZES = "1280x800,1920x1080,390x844"
REST = 850  # milliseconds; the slowest animation, tumbling dice, takes 800
FRAME = 1000 / 60
UPLOAD = """async (text) => {
  const { post } = await import('/static/0/api.js');
  return (await post('/api/replay', { text })).table;
}"""
STEP = """(rest) => new Promise((done) => {
  const board = document.querySelector('#board > svg > .pieces');
  const shown = document.querySelector('#step');
  const before = shown.textContent;
  const frames = [];
  let began = 0, moved = 0;
  const watcher = new MutationObserver((changes) => {
    moved += changes.filter((change) => change.type === 'childList' || change.attributeName === 'style').length;
    if (!began) { began = performance.now(); requestAnimationFrame(frame); }
  });
  const frame = (now) => {
    frames.push(now);
    if (now - began < rest) requestAnimationFrame(frame);
    else finish();
  };
  const finish = () => { watcher.disconnect(); done({ began, frames, moved, step: shown.textContent }); };
  watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  document.querySelector('#go-next').click();
  setTimeout(() => { if (!began) finish(); }, 1500);
})"""


def spent(server: Server) -> float:
    """Return the processor seconds that the browser has used: all that this process has started, but the server."""
    others = {*family_of(server.pid), os.getpid()}
    return sum(seconds_of(pid) for pid in family_of(os.getpid()) if pid not in others)


def summary(moves: list[dict[str, Any]], busy: float) -> dict[str, float]:
    """Return what the module says, of the moves of a game."""
    rates, longest, late, total = [], [], 0, 0
    for move in moves:
        frames = move["frames"][1:]
        gaps = [after - before for before, after in pairwise(frames)]
        rates.append(1000 * len(gaps) / (frames[-1] - frames[0]))
        longest.append(max(gaps))
        late += sum(gap > 1.5 * FRAME for gap in gaps)
        total += len(gaps)
    worst = quantiles(rates, n=10)[0] if len(rates) > 1 else rates[0]
    return {
        "n": len(moves),
        "fps": round(median(rates), 1),
        "fps_worst_of_ten": round(worst, 1),
        "late": round(100 * late / total, 1),
        "longest": round(median(longest), 1),
        "busy": round(1000 * busy / total, 1),
    }


def measure(chromium: Browser, server: Server, name: str, size: str, moves: int) -> dict[str, float]:
    """Measure the moves of a game in a window of a size."""
    width, height = map(int, size.split("x"))
    context = chromium.new_context(base_url=server.url, viewport={"width": width, "height": height})
    page = context.new_page()
    page.set_default_timeout(60_000)
    game = discovery.game(name)
    chosen = game.about.pictures
    assert chosen, f"{name} names no record"
    page.goto("/replay")
    record = (game.folder / "tests" / "records" / f"{chosen.record}.game").read_text(encoding="utf-8")
    table = page.evaluate(UPLOAD, record)
    page.goto(f"/t/{table}?step={chosen.middle}")
    page.wait_for_selector("#board .scenery > svg", state="attached")
    page.wait_for_timeout(1500)
    found: list[dict[str, Any]] = []
    busy = 0.0
    for _ in range(6 * moves):
        before = spent(server)
        move = page.evaluate(STEP, REST)
        if move["moved"] and len(move["frames"]) > 3:
            found.append(move)
            busy += spent(server) - before
        if len(found) == moves or page.locator("#go-next").is_disabled():
            break
        page.wait_for_timeout(100)
    context.close()
    return summary(found, busy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default=SIZES, help="windows, separated by commas")
    parser.add_argument("--games", default=",".join(GAMES), help="games, separated by commas")
    parser.add_argument("--moves", type=int, default=12, help="moves of each game")
    parser.add_argument("--label", default="", help="a word to find the run again in the results")
    args = parser.parse_args()
    prepare()
    run = facts() | {"kind": "motion", "label": args.label}
    found: dict[str, Any] = {}
    with running(warm=False) as ((server,), _), sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for size in args.sizes.split(","):
                for game in args.games.split(","):
                    found.setdefault(size, {})[game] = measure(chromium, server, game, size, args.moves)
                    print(size, game, found[size][game], flush=True)
        finally:
            chromium.close()
    keep("motion", run | {"sizes": found, "load_after": round(os.getloadavg()[0], 2)})


if __name__ == "__main__":
    main()
