"""Random games for the promises. Seats choose any legal action, chance draws by its weights."""

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
    """Return a new match. Options that are not given have the values that the game sets for simulations."""
    return Match(game, seats, {**game.simulation_options, **(options or {})}, source=Seeded(seed), compiled=compiled)


def random_step(match: Match, dice: random.Random) -> None:
    """Take one random action: sometimes an action out of turn, in games that have them."""
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
    """Yield the match before its first action and after each one, until the game ends or `plies` plies are played."""
    match = new_match(game, seats, seed, options, compiled=compiled)
    dice = random.Random(seed)
    travelling(match, seed)
    yield match
    while not match.position.is_over and (plies is None or match.ply < plies):
        random_step(match, dice)
        yield match


# --- the cases that a promise is run for -----------------------------------------------------------------------


def option_settings(game: Game, only: str | None = None) -> Iterator[dict[str, str | int]]:
    """Yield a setting `{option: value}` for every value that is not the default, of all options or of option `only`."""
    for name, option in game.options.items():
        for value in option.values:
            if value != option.default and (only is None or name == only):
                yield {name: value}


def seats_for(game: Game, options: Options) -> int:
    """Return the largest number of players that these options allow."""
    for seats in reversed(game.seats):
        if not game.components.check_options(game.read_options(options), seats):
            return seats
    raise TableeError(f"No number of players is possible with the options {dict(options)}.")


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
    """Run a promise with the wide layout, for large screens, and with the narrow one, for phones."""
    yield Case("wide", {"narrow": False})
    yield Case("narrow", {"narrow": True})
