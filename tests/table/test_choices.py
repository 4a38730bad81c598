"""What a view says about choices that must be confirmed, and what the result of a game says about a rematch."""

from dataclasses import replace
from types import SimpleNamespace

from random_play import random_match

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import games
from tablee.core.texts import message
from tablee.table import views

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


def test_the_result_proposes_another_game_where_the_rules_do():
    """The result contains the text of `Words.rematch`, in the viewer's language."""
    game = next(iter(games().values()))
    proposing = replace(game, words=replace(game.words, rematch=lambda position: message("why-over")))
    *_, match = random_match(proposing, game.seats[0], 1, compiled=False)
    room = SimpleNamespace(match=match, away=SimpleNamespace(ranks=match.position.ranks))
    assert views.result(room, "fr")["proposal"] == game.say("fr")("why-over")
    room.match.game = game
    assert views.result(room, "fr")["proposal"] == ""
