"""Test that the game keeps every promise. `tablee check` runs the same promises."""

from pathlib import Path

import pytest
from tablee.core import discovery
from tablee.testing import promises

discovery.add_folder(Path(__file__).parent.parent)  # so that replaying a record finds this game by its name
GAME = discovery.game("dice_race")
CASES = [
    pytest.param(promise, case, id="-".join(filter(None, [promise.name, case.id])))
    for promise in promises()
    for case in promise.cases(GAME)
]


@pytest.mark.parametrize(("promise", "case"), CASES)
def test_kept(promise, case):
    promise.keep(GAME, case)
