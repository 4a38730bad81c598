"""The coach of the guided first game, when the learner does other things than it suggests."""

import random

import pytest

from tablee.core.coaching import Coach
from tablee.core.lessons import lessons, match_of
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.games.airain.tests.scene import GAME

GUIDE = lessons(GAME).guide
PROVINCES = [card["name"] for card in GAME.data["provinces"]["cards"]]
FAR = 120  # moves in which a learner who follows half of the suggestions meets most steps


def decided(match: Match, coach: Coach, rng: random.Random) -> int:
    """Choose as a learner who follows most suggestions, or as the other seat."""
    if match.position.to_act == GUIDE.seat:
        action = coach.now().suggested
        return action if action is not None and rng.random() < 0.8 else rng.choice(match.position.legal())
    action = GUIDE.script.next(match.position, match.moves)
    return rng.choice(match.position.legal()) if action is None else action


@pytest.mark.parametrize("seed", range(6))
def test_the_coach_speaks_of_provinces_and_cards_that_are_there(seed):
    """No province is spoken of as open once it is conquered, and what is pointed at is drawn."""
    rng = random.Random(seed)
    match = match_of(GAME, GUIDE.start, GUIDE.script, Seeded(seed))
    coach = Coach(GUIDE, match)
    match.settle()
    told = 0
    while not match.position.is_over and match.ply < FAR:
        if match.position.to_act == GUIDE.seat:
            row = {int(province) for province in match.position.state.province_row}
            owner = match.position.state.owner
            for step in coach.now().steps:
                told += 1
                scene = GAME.draw(match.position.seen_by(GUIDE.seat), GUIDE.seat)
                assert set(step.point) <= scene.refs() | set(scene.pieces), step.id
                for province, name in enumerate(PROVINCES):
                    if name in step.say["en"]:
                        assert province in row or (owner[province] == 1 and "conquered" in step.say["en"]), step.id
        match.play(match.position.to_act, decided(match, coach, rng))
        match.settle()
    assert told > 5
