"""Random games for the contract tests: every actor, chance included, takes any of its actions."""

import random
from collections.abc import Iterator, Mapping

from tablee.core.contract import CHANCE
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.sources import Seeded

INTERJECTION_RATE = 0.05


def new_match(
    game: Game, seats: int, seed: int, options: Mapping[str, str | int] | None = None, *, compiled: bool = False
) -> Match:
    """Return a match at its first position."""
    return Match(game, seats, options, source=Seeded(seed), compiled=compiled)


def random_step(match: Match, dice: random.Random) -> None:
    """Take one random action; now and then one out of turn, where the game knows such."""
    position = match.position
    if position.to_act != CHANCE and dice.random() < INTERJECTION_RATE:
        seat = dice.randrange(match.seats)
        if seat != position.to_act and (open_to := position.interjections(seat)):
            match.play(seat, dice.choice(open_to))
            return
    if position.to_act == CHANCE:
        outcomes = position.chance()
        action = dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        match.play(CHANCE, action)
    else:
        match.play(position.to_act, dice.choice(position.legal()))


def random_match(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str | int] | None = None,
    plies: int | None = None,
    *,
    compiled: bool = False,
) -> Iterator[Match]:
    """Yield the match before its first action and after each one, to the end or for so many plies."""
    match = new_match(game, seats, seed, options, compiled=compiled)
    dice = random.Random(seed)
    yield match
    while not match.position.is_over and (plies is None or match.ply < plies):
        random_step(match, dice)
        yield match


def option_settings(game: Game, only: str | None = None) -> Iterator[dict[str, str | int]]:
    """Yield every value of every option that is not its default, one at a time."""
    for name, option in game.options.items():
        for value in option.values:
            if value != option.default and (only is None or name == only):
                yield {name: value}
