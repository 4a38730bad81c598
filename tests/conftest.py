"""Fixtures: `game` runs a test over every game there is."""

import pytest
from random_play import option_settings

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.errors import UnknownOption


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        cases = [
            pytest.param(find_game(name), options, id=name + "-" + "-".join(map(str, *options.items())))
            for name in names()
            for options in option_settings(find_game(name))
        ]
        metafunc.parametrize(("game", "setting"), cases)
    elif "game" in metafunc.fixturenames and "seats" in metafunc.fixturenames:
        cases = [pytest.param(find_game(n), s, id=f"{n}-{s}") for n in names() for s in find_game(n).seats]
        metafunc.parametrize(("game", "seats"), cases)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(find_game(n), id=n) for n in names()])


def seats_for(game, options) -> int:
    """Return the largest number of players these options allow."""
    for seats in reversed(game.seats):
        if not game.components.check_options(game.read_options(options), seats):
            return seats
    raise UnknownOption(f"no number of players fits {options}")
