"""Parametrisation: `game` runs a test over every game found, `promise` over every promise to every game."""

import pytest

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.game import Game
from tablee.testing import promises
from tablee.testing.promise import Case, Promise

HEAVY = {  # promises whose runs take seconds each; left out of `make test-quick`
    "random_play_keeps_the_invariants",
    "the_quick_draw_follows_the_weights",
    "what_moves_is_seen_to_move",
    "values_and_features_are_sound",
    "ties_are_explained",
    "dealing_again_agrees_with_what_is_seen",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "promise" in metafunc.fixturenames:
        cases = [_param(p, find_game(n), case) for p in promises() for n in names() for case in p.cases(find_game(n))]
        metafunc.parametrize(("promise", "game", "case"), cases)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(find_game(n), id=n) for n in names()])


def _param(promise: Promise, game: Game, case: Case):
    marks = [pytest.mark.kernel] if promise.compiled else []
    marks += [pytest.mark.slow] if promise.compiled or promise.slow or promise.name in HEAVY else []
    return pytest.param(promise, game, case, id="-".join(filter(None, [promise.name, game.name, case.id])), marks=marks)
