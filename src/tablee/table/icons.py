"""Draws the icons of the installed app from the favicon: `python -m tablee.table.icons`. Needs `tablee[png]`."""

import re

from tablee.core.drawing.png import png
from tablee.table.web import STATIC

PAPER = "#f5f0e6"
ICONS = {"icon-192.png": (192, 2.5), "icon-512.png": (512, 2.5), "icon-maskable-512.png": (512, 8.0)}  # width, margin


def drawn(margin: float) -> str:
    """Return the favicon on a ground, with a margin in units of its drawing; systems cut the corners off."""
    inside = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", (STATIC / "favicon.svg").read_text(encoding="utf-8"))
    size = 32 + 2 * margin
    ground = f'<rect x="{-margin}" y="{-margin}" width="{size}" height="{size}" fill="{PAPER}"/>'
    box = f"{-margin} {-margin} {size} {size}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{ground}{inside}</svg>'


def main() -> None:
    """Write the icons."""
    for name, (width, margin) in ICONS.items():
        (STATIC / name).write_bytes(png(drawn(margin), width))


if __name__ == "__main__":
    main()
