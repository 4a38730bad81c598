"""What a view says of each choice: whether it is final, and whether it throws the game away."""

from random_play import random_match

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import games
from tablee.table import views

SEEDS = 3
PLIES = 400


def test_ruinous_choices_are_marked_for_confirmation():
    """The page asks twice before such a choice, even experts who have switched confirmation off."""
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
