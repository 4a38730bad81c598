"""Draws the pictures for previews of links: `python tests/browser/previews.py`, after a cover has changed.

Programs that make previews do not draw SVG, so the covers of the games are drawn once, in Chromium, and kept as PNG.
"""

import re
from pathlib import Path

from browser.conftest import CHROMIUM, FLAGS
from playwright.sync_api import sync_playwright

import tablee
from tablee.core.discovery import games

SOURCE = Path(tablee.__file__).parent
STATIC, TEMPLATES = SOURCE / "table" / "static", SOURCE / "table" / "templates"
SIZE = {"width": 1200, "height": 630}
STYLE = """
html, body { margin: 0; background: var(--paper); }
svg { width: 1200px; height: 630px; display: block; }
.name { position: absolute; inset: auto 0 3.2rem; text-align: center; }
.name { font: 600 5.5rem/1 Georgia, "DejaVu Serif", serif; }
.mark svg { height: 440px; margin-top: 2rem; }
"""


def drawings():
    """Yield the file and the markup of each picture."""
    for game in games().values():
        cover = game.folder / "cover.svg"
        if cover.exists():
            yield game.folder / "preview.png", cover.read_text(encoding="utf-8")
    sprite = (TEMPLATES / "sprite.html").read_text(encoding="utf-8")
    mark = re.search(r'<symbol id="mark"(.*?)</symbol>', sprite, re.DOTALL)[1]
    yield STATIC / "preview.png", f'<div class="mark"><svg{mark}</svg></div><div class="name">Tablée</div>'


def main():
    palette = (STATIC / "palette.css").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        for file, drawn in drawings():
            page.set_content(f"<!doctype html><html><style>{palette}{STYLE}</style>{drawn}</html>")
            page.screenshot(path=str(file))
            print(file)
        browser.close()


if __name__ == "__main__":
    main()
