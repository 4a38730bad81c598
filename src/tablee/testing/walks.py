"""Random games for the promises: every actor, chance included, takes any of its actions."""

import random
from collections.abc import Iterator, Mapping

from tablee.core.contract import CHANCE
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.core.texts import LANGUAGES
from tablee.testing.promise import Broken, Case, travelling

INTERJECTION_RATE = 0.05
Options = Mapping[str, str | int]


def new_match(game: Game, seats: int, seed: int, options: Options | None = None, *, compiled: bool = False) -> Match:
    """Return a match at its first position, with the game's options for simulations where others are not given."""
    return Match(game, seats, {**game.simulation_options, **(options or {})}, source=Seeded(seed), compiled=compiled)


def random_step(match: Match, dice: random.Random) -> None:
    """Take one random action; now and then one that needs no turn, where the game has such."""
    position = match.position
    if position.to_act != CHANCE and dice.random() < INTERJECTION_RATE:
        seat = dice.randrange(match.seats)
        if open_to := position.interjections(seat):
            match.play(seat, dice.choice(open_to))
            return
    if position.to_act == CHANCE:
        outcomes = position.chance()
        action = dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        match.play(CHANCE, action)
    else:
        actions = position.legal()
        if not actions:
            raise Broken(match.game.name, f"`legal` lists nothing for seat {position.to_act}, which is to act")
        match.play(position.to_act, dice.choice(actions))


def random_match(
    game: Game,
    seats: int,
    seed: int,
    options: Options | None = None,
    plies: int | None = None,
    *,
    compiled: bool = False,
) -> Iterator[Match]:
    """Yield the match before its first action and after each one, to the end or for so many plies."""
    match = new_match(game, seats, seed, options, compiled=compiled)
    dice = random.Random(seed)
    travelling(match, seed)
    yield match
    while not match.position.is_over and (plies is None or match.ply < plies):
        random_step(match, dice)
        yield match


# --- what a promise is checked over ----------------------------------------------------------------------------


def option_settings(game: Game, only: str | None = None) -> Iterator[dict[str, str | int]]:
    """Yield every value of every option that is not its default, one at a time."""
    for name, option in game.options.items():
        for value in option.values:
            if value != option.default and (only is None or name == only):
                yield {name: value}


def seats_for(game: Game, options: Options) -> int:
    """Return the largest number of players that these options allow."""
    for seats in reversed(game.seats):
        if not game.components.check_options(game.read_options(options), seats):
            return seats
    raise TableeError(f"No number of players goes with {dict(options)}.")


def every_seat_count(game: Game) -> Iterator[Case]:
    """Run a promise with each allowed number of players."""
    for seats in game.seats:
        yield Case(f"{seats}", {"seats": seats})


def every_option(game: Game) -> Iterator[Case]:
    """Run a promise with each option value that is not a default."""
    for setting in option_settings(game):
        ((name, value),) = setting.items()
        yield Case(f"{name}={value}".replace(" ", "_"), {"setting": setting})


def every_language(game: Game) -> Iterator[Case]:
    """Run a promise in each language."""
    for language in LANGUAGES:
        yield Case(language, {"language": language})


def both_widths(game: Game) -> Iterator[Case]:
    """Run a promise with the layout for a screen and with that for a phone."""
    yield Case("wide", {"narrow": False})
    yield Case("narrow", {"narrow": True})
