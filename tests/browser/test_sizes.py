"""Everything that can be tapped is large enough for a finger, and every text that is shown can be read.

`python tests/browser/sizes.py GAME` prints what is too small.
"""

import pytest
from browser.sizes import SCREENS, distinct, measured, page_for, plies_of, records_of, some

from tablee.core.discovery import names

FEW = {"phone": 3, "landscape": 2}  # how many positions of a game `make test` measures on a screen; 1 on the others
MANY = {"phone": 60}  # how many distinct positions of each record `make test-full` measures on a screen; else 30


def too_small(chromium, server, screen, path, plies):
    """Return what is too small in some positions; texts that the page hides until one zooms in do not count."""
    page = page_for(chromium, server, screen)
    try:
        return [str(small) for small in measured(page, screen, path, plies) if small.kind != "hidden"]
    finally:
        page.context.close()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", names())
def test_targets_and_texts_are_large_enough(chromium, server, name, screen):
    path = min(records_of(name), key=lambda path: path.stat().st_size)
    assert too_small(chromium, server, screen, path, plies_of(path, FEW.get(screen, 1))) == []


@pytest.mark.full
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("path", [path for name in names() for path in records_of(name)], ids=lambda path: path.stem)
def test_targets_and_texts_are_large_enough_throughout(chromium, server, path, screen):
    plies = some(distinct(path, screen), MANY.get(screen, 30))
    assert too_small(chromium, server, screen, path, plies) == []
