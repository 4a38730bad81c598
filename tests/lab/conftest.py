"""Dice Race, the game that `tablee new-game` copies: tests of the lab use it because it compiles quickly."""

from pathlib import Path

import pytest

import tablee.testing
from tablee.core import discovery

TEMPLATE = Path(tablee.testing.__file__).parent / "template"


@pytest.fixture(autouse=True)
def dice_race(monkeypatch):
    monkeypatch.setenv(discovery.VARIABLE, str(TEMPLATE))
    return discovery.game("dice_race")
