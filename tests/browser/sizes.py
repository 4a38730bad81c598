"""Measures what people must hit and read: targets and texts at the tables of recorded games, on five screens.

`python tests/browser/sizes.py GAME` prints what is too small, with its size and the position of the record. A target is
as large as the area in which a tap counts for it: the page gives a tap beside a small thing to the nearest one.
"""

import argparse
import json
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser.conftest import CHROMIUM, FLAGS, serving
from playwright.sync_api import Browser, Page, Route, sync_playwright

from tablee.core import record
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.table import speech, views

SCREENS = {
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "large": (1920, 1080),
}
TOUCHED = ("phone", "landscape", "tablet")  # screens on which people use their fingers
LONGER, SHORTER = 40, 32  # pixels; the least sides of what can be tapped
TEXT = 11  # pixels; the least height of letters
LANGUAGE = "fr"  # its words are the longest
PREFERENCES = '{"confirm": "always", "sound": false, "idle": false, "speed": "once"}'
NO_STREAM = """
window.EventSource = class extends EventTarget {
  static OPEN = 1; static CLOSED = 2;
  readyState = 1;
  close() {}
};
"""  # the page gets its views from this script alone


@dataclass(frozen=True)
class Small:
    """Something that is too small: a target, a text, or a text that the page hides because it would be too small."""

    kind: str
    screen: str
    name: str
    width: float
    height: float
    place: str  # the record and the number of actions before the position

    def __str__(self) -> str:
        """Return the line that is printed."""
        return f"{self.screen:9} {self.kind:6} {self.width:5.1f} x {self.height:4.1f}  {self.name}  ({self.place})"


MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


class Tables:
    """A page at the table of a record, which shows any position of it as its player to act would see it."""

    def __init__(self, page: Page, path: Path) -> None:
        self.page, self.path = page, path
        self.match: Match = record.replay(path.read_text(encoding="utf-8"))
        self.ply = 0
        self.alter: Callable[[dict[str, Any]], None] = lambda answer: None  # changes what the page is sent
        page.goto("/replay")
        token = page.locator('meta[name="csrf"]').get_attribute("content")
        opened = page.request.post(
            "/api/replay",
            data={"text": path.read_text(encoding="utf-8")},
            headers={"X-CSRF-Token": token or "", "Origin": page.url.removesuffix("/replay")},
        )
        assert opened.ok, opened.text()
        self.table = opened.json()["table"]
        self.real = page.request.get(f"/api/t/{self.table}/view?lang={LANGUAGE}").json()
        page.unroute_all()
        page.route("**/api/t/*/view?*", self._answer)

    def positions(self) -> list[int]:
        """Return the numbers of actions after which somebody is to act."""
        return [ply for ply, move in enumerate(self.match.moves) if move.seat >= 0]

    def show(self, ply: int) -> None:
        """Show the position after `ply` actions."""
        self.ply = ply
        if self.table not in self.page.url:
            self.page.goto(f"/t/{self.table}")
        else:
            self.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.page.wait_for_function(
            "ply => document.querySelector('#step').textContent.startsWith(`${ply} /`)", arg=ply
        )
        self.page.evaluate("document.fonts.ready")
        assert self.page.locator("#toast").is_hidden(), self.page.locator("#toast").inner_text()

    def _answer(self, route: Route) -> None:
        narrow = "narrow=1" in route.request.url
        position = self.match.position_at(self.ply)
        seat = position.to_act
        seen = position.seen_by(seat)
        body = self.real["view"] | shown(seen, seat) | {"step": self.ply, "last_step": self.ply}
        body["undo"] |= {"step": True, "turn": True}
        for row in body["seats"]:
            row |= {
                "kind": "me" if row["seat"] == seat else "bot",
                "is_you": row["seat"] == seat,
                "turn": row["seat"] == seat,
            }
        answer = self.real | {"version": f"{self.ply} {narrow}", "base": None, "view": body}
        answer["picture"] = speech.parts(seen, seat, LANGUAGE, narrow)
        self.alter(answer)
        route.fulfill(body=json.dumps(answer, default=bool), content_type="application/json")


def shown(seen: Position, seat: int) -> dict[str, Any]:
    """Return the fields of a view in which a player's decision differs from the same moment of a record."""
    viewer = views.Viewer((seat,), seat, LANGUAGE)
    say = seen.game.say(LANGUAGE)
    stakes = seen.game.words.stakes(seen, seat)
    return {
        "you": [seat],
        "seat": seat,
        "to_act": seat,
        "over": False,
        "result": None,
        "live": True,
        "hints": True,
        "prompt": seen.game.words.prompt(seen, seat)(say),
        "stakes": stakes(say) if stakes else "",
        "choices": views.choices(seen, seat, LANGUAGE),
        "interjections": views.interjections(seen, viewer, LANGUAGE),
    }


def records_of(name: str) -> list[Path]:
    """Return the recorded games of a game."""
    return sorted((find_game(name).folder / "tests" / "records").glob("*.game"))


def page_for(browser: Browser, address: str, screen: str) -> Page:
    """Open a browser window of a screen's size."""
    width, height = SCREENS[screen]
    touched = screen in TOUCHED
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=LANGUAGE,
        reduced_motion="reduce",
        has_touch=touched,
    )
    context.set_default_timeout(60_000)
    context.add_init_script(NO_STREAM)
    context.add_init_script(f"localStorage.setItem('tablee.preferences', '{PREFERENCES}')")
    return context.new_page()


def measured(
    page: Page, screen: str, path: Path, plies: Iterable[int] | None = None, *, deep: bool = False
) -> Iterator[Small]:
    """Yield what is too small in some positions of a record, by default in all."""
    tables = Tables(page, path)
    asked = {"touched": screen in TOUCHED, "longer": LONGER, "shorter": SHORTER, "text": TEXT, "deep": deep}
    for ply in tables.positions() if plies is None else plies:
        tables.show(ply)
        for found in page.evaluate(MEASURE, asked):
            place = f"{path.name} after {ply}"
            yield Small(found["kind"], screen, found["name"], found["width"], found["height"], place)


def some(tables: list[int], n: int) -> list[int]:
    """Return `n` of these numbers, spread evenly; 0 means all."""
    return tables if not n or n >= len(tables) else [tables[i * len(tables) // n] for i in range(n)]


def plies_of(path: Path, n: int) -> list[int]:
    """Return some of the numbers of actions after which somebody is to act."""
    match = record.replay(path.read_text(encoding="utf-8"))
    return some([ply for ply, move in enumerate(match.moves) if move.seat >= 0], n)


def look(position: Position, *, narrow: bool, touched: bool) -> Hashable:
    """Return what the sizes in a position depend on: letters and layout and, for fingers, what can be chosen how."""
    seat = position.to_act
    seen = position.seen_by(seat)
    drawn = speech.parts(seen, seat, LANGUAGE, narrow)
    letters = re.findall(r"<text[^>]*>|scale\([^)]*\)", drawn["ground"] + "".join(drawn["pieces"].values()))
    kinds = frozenset(re.sub(r' (x|y|id|transform)="[^"]*"', "", letter) for letter in letters)
    if not touched:
        return drawn["box"], kinds
    viewer = views.Viewer((seat,), seat, LANGUAGE)
    choices = [*views.choices(seen, seat, LANGUAGE), *views.interjections(seen, viewer, LANGUAGE)]
    return drawn["box"], kinds, frozenset(tuple(choice["path"]) for choice in choices)


def distinct(path: Path, screen: str) -> list[int]:
    """Return the numbers of actions after which somebody is to act, without positions that look like earlier ones."""
    match = record.replay(path.read_text(encoding="utf-8"))
    width, height = SCREENS[screen]
    how = {"narrow": min(width, height) < 500 or width < height, "touched": screen in TOUCHED}
    found: dict[Hashable, int] = {}
    for ply, move in enumerate(match.moves):
        if move.seat >= 0:
            found.setdefault(look(match.position_at(ply), **how), ply)
    return list(found.values())


def alike(small: Small) -> str:
    """Return a name that similar things share: without numbers and texts."""
    return re.sub(r"\d+", "#", small.name.split(": ")[0] if small.kind in ("text", "hidden") else small.name)


def told(found: list[Small], kinds: set[str]) -> Iterator[str]:
    """Yield a line for each kind of small thing: the smallest of them, and how many there are."""
    groups: dict[tuple[str, str], list[Small]] = {}
    for small in found:
        groups.setdefault((small.kind, alike(small)), []).append(small)
    for (kind, name), group in sorted(groups.items()):
        least = min(group, key=lambda small: small.height * small.width)
        if kind in kinds:
            yield f"{least}  [{len(group)} like {name}]"


def main() -> None:
    """Print what is too small in a game."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--screen", choices=SCREENS, action="append", help="by default all five")
    parser.add_argument("--positions", type=int, default=12, help="how many of each record; 0 means all")
    parser.add_argument("--record", default="", help="only records whose name contains this")
    parser.add_argument("--ply", type=int, help="only the position after this many actions")
    parser.add_argument("--picture", type=Path, help="save what the page shows at last as a PNG")
    parser.add_argument(
        "--hidden", action="store_true", help="also list texts that the page hides, as they are too small"
    )
    parser.add_argument("--buttons", action="store_true", help="also list buttons beside the board")
    asked = parser.parse_args()
    kinds = {"target", "text"} | ({"hidden"} if asked.hidden else set()) | ({"button"} if asked.buttons else set())
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for screen in asked.screen or SCREENS:
            page = page_for(browser, address, screen)
            found: list[Small] = []
            for path in records_of(asked.game):
                if asked.record not in path.name:
                    continue
                plies = [asked.ply] if asked.ply is not None else plies_of(path, asked.positions)
                found += measured(page, screen, path, plies)
            print("\n".join(told(found, kinds)))
            print(f"{screen}: {dict(Counter(small.kind for small in found))}", flush=True)
            if asked.picture:
                page.screenshot(path=asked.picture)
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
