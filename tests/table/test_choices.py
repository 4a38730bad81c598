"""What a view says about choices that must be confirmed, and what the result of a game says about a rematch."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from random_play import random_match

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import games, names
from tablee.core.texts import message
from tablee.table import views
from tablee.table.steps import Steps

SEEDS = 3
PLIES = 400


def test_ruinous_choices_are_marked_for_confirmation():
    """The page asks to confirm a choice marked as ruinous even if the user has switched confirmation off."""
    marked = 0
    for game in games().values():
        for seed in range(SEEDS):
            for match in random_match(game, game.seats[0], seed, plies=PLIES):
                seat = match.position.to_act
                if seat in (CHANCE, NOBODY):
                    continue
                seen = match.position.seen_by(seat)
                if not any(game.words.ruinous(seen, action) for action in seen.legal()):
                    continue
                for choice in views.choices(seen, seat, "en"):
                    assert choice["ruinous"] == game.words.ruinous(seen, choice["action"])
                    marked += choice["ruinous"]
    assert marked


def test_choices_that_read_the_same_are_offered_once():
    """Of several ways to the same position, the player sees the first; choices that read differently all stay."""
    game, merged = games()["destorsion"], 0
    for match in random_match(game, 2, 4, plies=PLIES):
        seat = match.position.to_act
        if seat in (CHANCE, NOBODY):
            continue
        seen = match.position.seen_by(seat)
        choices = views.choices(seen, seat, "en")
        read = {(choice["label"], *choice["path"]) for choice in choices}
        assert len(read) == len(choices)
        offered = {choice["action"] for choice in choices}
        assert offered <= set(seen.legal())
        reached = {bytes(after(seen, action)) for action in offered}
        assert {bytes(after(seen, action)) for action in seen.legal()} == reached
        merged += len(seen.legal()) - len(choices)
    assert merged


def after(position, action):
    reached = position.copy()
    reached.play(reached.to_act, action)
    return reached


def ended(match):
    """Return a room that has what `views.result` reads."""
    viewed = {viewer: Steps(match, viewer, {}) for viewer in (NOBODY, 0)}
    for steps in viewed.values():
        steps.update()
    return SimpleNamespace(
        match=match, away=SimpleNamespace(ranks=match.position.ranks), steps_of=lambda viewer: viewed[viewer]
    )


def test_the_result_proposes_another_game_where_the_rules_do():
    """The result contains the text of `Words.rematch`, in the viewer's language."""
    game = next(iter(games().values()))
    proposing = replace(game, words=replace(game.words, rematch=lambda position: message("why-over")))
    *_, match = random_match(proposing, game.seats[0], 1, compiled=False)
    room = ended(match)
    assert views.result(room, "fr", NOBODY)["proposal"] == game.say("fr")("why-over")
    room.match.game = game
    assert views.result(room, "fr", NOBODY)["proposal"] == ""


@pytest.mark.parametrize("name", names())
def test_the_points_of_every_turn_lead_to_its_step(name):
    """At the step that belongs to the points of a turn, every viewer sees a position with these points."""
    game = games()[name]
    *_, match = random_match(game, game.seats[-1], 3, plies=150)
    for viewer in (NOBODY, 0):
        room = ended(match)
        found, steps = views.result(room, "en", viewer), room.steps_of(viewer)
        assert len(found["steps"]) == len(found["timeline"]) > 3
        assert found["steps"] == sorted(found["steps"])
        for step, points in zip(found["steps"], found["timeline"], strict=True):
            assert match.position_at(steps.ply_at(step)).scores() == points
