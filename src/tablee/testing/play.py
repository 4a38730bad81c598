"""Promises about play: legal actions, chance outcomes, and the end of games."""

import random
from types import ModuleType

import numpy as np

from tablee.core import contract
from tablee.core.binder import bind
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.fields import copy_into, new
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.rng import seed_of
from tablee.testing import draw_kernel
from tablee.testing.promise import hold, promise
from tablee.testing.rooms import Check, invariants
from tablee.testing.walks import (
    Options,
    every_option,
    every_seat_count,
    new_match,
    random_match,
    random_step,
    seats_for,
)

SEEDS = (1, 2)
GAMES = 100  # random games to play to the end, with the compiled rules
DRAWS = 4_000  # draws to count for each chance event
SHAPES = 5  # chance events whose draws are counted, each with a different number of outcomes


def functions_of(kernel: tuple[ModuleType, ...]) -> set[str]:
    """Return the names of the contract's functions that a game defines."""
    return {name for part in kernel for name in vars(part) if name in contract.REQUIRED + contract.DEFAULTED}


@promise()
def gives_the_functions_of_the_contract(game: Game) -> None:
    """The kernel defines every function that the contract requires."""
    missing = [name for name in contract.REQUIRED if name not in functions_of(game.kernel)]
    hold(not missing, game, f"no kernel module defines {', '.join(missing)}; see tablee.core.contract")


def _check_position(game: Game, match: Match, check: Check, before: object) -> None:
    position = match.position
    actor = position.to_act
    hold(
        actor in (CHANCE, NOBODY, *range(match.seats)),
        game,
        f"`to_act` gives {actor}, which is not a seat of this game",
    )
    actions = position.legal()
    twice = sorted({game.forms[a] for a in actions if 0 <= a < game.n_actions and actions.count(a) > 1})
    listing = "chance" if actor == CHANCE else "legal"
    hold(not twice, game, f"`{listing}` lists an action twice: {', '.join(twice[:5])}")
    odd = [action for action in actions if not 0 <= action < game.n_actions]
    hold(not odd, game, f"`{listing}` lists {odd[:5]}; the game's actions are 0 to {game.n_actions - 1}")
    hold(bool(actions) != (actor == NOBODY), game, f"`{listing}` lists nothing, but the game is not over")
    check(position, before)  # type: ignore[arg-type]


def _play(game: Game, seats: int, seed: int, options: Options, plies: int) -> None:
    check = invariants(game)
    before = None
    for match in random_match(game, seats, seed, options, plies=plies):
        _check_position(game, match, check, before)
        before = match.position.copy()
    ranks = match.position.ranks()
    hold(min(ranks) == 1, game, f"`rank` gives the places {ranks}; a seat must be first, even before the end")


@promise(every_seat_count, plies=600)
def random_play_keeps_the_invariants(game: Game, seats: int, plies: int) -> None:
    """In random play every listed action exists and is listed once, and every position keeps the invariants."""
    for seed in SEEDS:
        _play(game, seats, seed, {}, plies)


@promise(every_option, plies=150)
def every_option_value_keeps_the_invariants(game: Game, setting: Options, plies: int) -> None:
    """With every value of every option, random play keeps the invariants."""
    _play(game, seats_for(game, setting), 11, setting, plies)


def _play_to_the_end(game: Game, seats: int, options: Options) -> None:
    position = game.start(seats, {**game.simulation_options, **options}, compiled=True)
    states = new(game.state_dtype, 2)
    copy_into(states, 0, position.states, 0)
    out, weight, scratch = (np.zeros(game.buffer_size, np.int64) for _ in range(3))
    results = np.zeros((GAMES, 1 + 2 * seats), np.int64)
    game.native.play_games(position.boxes, states, results, scratch, seed_of(61), out, weight, game.ply_limit)
    endless = int((results[:, 0] < 0).sum())
    hold(not endless, game, f"a random game goes on for more than {game.ply_limit} decisions; see `Game.ply_limit`")
    firsts = results[:, 1 + seats :].min(axis=1)
    hold((firsts == 1).all(), game, "a game ends and no seat is first")


@promise(every_seat_count, compiled=True)
def games_end(game: Game, seats: int) -> None:
    """A hundred random games end within `Game.ply_limit` decisions, and in each of them a seat has place 1."""
    _play_to_the_end(game, seats, {})


@promise(every_option, compiled=True, slow=True)
def games_end_with_every_option(game: Game, setting: Options) -> None:
    """With every value of every option, a hundred random games end within `Game.ply_limit` decisions."""
    _play_to_the_end(game, seats_for(game, setting), setting)


@promise(plies=150)
def reading_changes_nothing(game: Game, plies: int) -> None:
    """Functions that only read a position do not change its box or its state."""
    for match in random_match(game, game.seats[-1], 3, plies=plies):
        position = match.position
        held = bytes(position), position.boxes.tobytes()
        asked = {
            "legal": position.legal,
            "chance": position.chance,
            "score": position.scores,
            "rank": position.ranks,
            "value": position.values,
        }
        for name, ask in asked.items():
            ask()
            hold((bytes(position), position.boxes.tobytes()) == held, game, f"`{name}` changes the position")
        for seat in range(position.seats):
            position.interjections(seat), position.features(seat), position.seen_by(seat), position.redealt(seat, 1)
            hold(
                (bytes(position), position.boxes.tobytes()) == held,
                game,
                f"`interject`, `features`, `hide` or `deal` changes the position, or the box, for seat {seat}",
            )


@promise(plies=60)
def copies_are_independent(game: Game, plies: int) -> None:
    """Every action changes the state of the position, but not an earlier copy of it."""
    match = new_match(game, game.seats[0], 5)
    dice = random.Random(5)
    for _ in range(plies):
        copy, held = match.position.copy(), bytes(match.position)
        random_step(match, dice)
        hold(bytes(copy) == held, game, "a copy of a position changes when the original is played on")
        hold(bytes(match.position) != held, game, f"`apply` leaves the state unchanged: {match.moves[-1]}")
        if match.position.is_over:
            return


@promise(plies=400)
def chance_weighs_its_outcomes(game: Game, plies: int) -> None:
    """The outcomes that `chance` lists are declared with chance=True and have a weight of 1 or more."""
    expected = any(block.chance for block in game.actions.blocks)
    seen = 0
    for match in random_match(game, game.seats[-1], 7, plies=plies):
        if match.position.to_act != CHANCE:
            continue
        seen += 1
        outcomes = match.position.chance()
        light = [game.forms[action] for action, weight in outcomes if weight < 1]
        hold(not light, game, f"`chance` gives a weight below 1 to {', '.join(light[:5])}")
        odd = [game.forms[action] for action, _ in outcomes if not game.actions.block_of(action).chance]
        hold(not odd, game, f"`chance` lists actions that are not declared with chance=True: {', '.join(odd[:5])}")
    hold(seen or not expected, game, "actions are declared with chance=True, but chance never acts in a random game")


@promise(plies=600)
def the_quick_draw_follows_the_weights(game: Game, plies: int) -> None:
    """`sample` draws outcomes with the weights that `chance` lists, according to a chi-squared test."""
    sample = bind(draw_kernel, game.kernel, compiled=False).draw
    rng = seed_of(8)
    out, weight = np.zeros(game.buffer_size, np.int64), np.zeros(game.buffer_size, np.int64)
    shapes = set[int]()
    for match in random_match(game, game.seats[-1], 8, plies=plies):
        outcomes = dict(match.position.chance())
        if len(outcomes) in shapes | {0}:
            continue
        shapes.add(len(outcomes))
        found = dict.fromkeys(outcomes, 0)
        for _ in range(DRAWS):
            drawn = int(sample(match.position.boxes, match.position.states, 0, rng, out, weight))
            hold(drawn in found, game, f"`sample` draws {drawn}, which `chance` does not list")
            found[drawn] += 1
        unit = DRAWS / sum(outcomes.values())
        squares = sum((found[a] - unit * w) ** 2 / (unit * w) for a, w in outcomes.items())
        rarest = min(outcomes, key=lambda action: found[action] / outcomes[action])
        problem = f"`sample` does not follow the weights of `chance`: {game.forms[rarest]} is drawn too rarely"
        hold(squares < 2 * len(outcomes) + 20, game, problem)
        if len(shapes) == SHAPES:
            return


@promise(plies=300)
def an_absent_seat_is_answered_for(game: Game, plies: int) -> None:
    """The action that is played for an absent seat (`Game.default_answer`) is legal."""
    for match in random_match(game, game.seats[-1], 9, plies=plies):
        if match.position.to_act < 0:
            continue
        seen = match.position.seen_by(match.position.to_act)
        answer = game.default_answer(seen)
        hold(answer in match.position.legal(), game, f"the default answer {answer} is not legal")
