"""Pytest setup: a test with an argument `game` runs once per game, one with `promise` once per promise and game."""

import pytest

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.game import Game
from tablee.testing import promises
from tablee.testing.promise import Case, Promise

SLOW_FILES = {  # files of tests that are slow because they play many games or start their own servers
    "test_bots.py",
    "test_invariants.py",
    "test_lettering.py",
    "test_live.py",
    "test_payment.py",
    "test_recovery.py",
    "test_repetition.py",
    "test_sanity.py",
    "test_search.py",
    "test_secrets.py",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="play fewer plies for each promise; leave out slow tests")
    parser.addoption("--full", action="store_true", help="also run tests that take many minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark slow tests, and leave them out if --quick is given. Tests of compiled rules are slow, as they compile.

    Tests marked `full` run only if --full is given.
    """
    for item in items:
        if item.get_closest_marker("kernel") or item.path.name in SLOW_FILES:
            item.add_marker(pytest.mark.slow)
    left_out = {"slow"} if config.getoption("--quick") else set()
    left_out |= set() if config.getoption("--full") else {"full"}
    found = {item for item in items if any(item.get_closest_marker(marker) for marker in left_out)}
    if found:
        config.hook.pytest_deselected(items=list(found))
        items[:] = [item for item in items if item not in found]


@pytest.fixture
def quick(request: pytest.FixtureRequest) -> bool:
    """Return whether the option --quick is given."""
    return bool(request.config.getoption("--quick"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "promise" in metafunc.fixturenames:
        cases = [_param(p, find_game(n), case) for p in promises() for n in names() for case in p.cases(find_game(n))]
        metafunc.parametrize(("promise", "game", "case"), cases)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(find_game(n), id=n) for n in names()])


def _param(promise: Promise, game: Game, case: Case):
    marks = [pytest.mark.kernel] if promise.compiled else []
    marks += [pytest.mark.slow] if promise.slow else []
    return pytest.param(promise, game, case, id="-".join(filter(None, [promise.name, game.name, case.id])), marks=marks)
