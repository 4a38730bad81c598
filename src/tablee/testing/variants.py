"""Promises about variants: what `[vary]` in data.toml allows can be played, drawn and told."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from tablee.core.bounds import Bound
from tablee.core.errors import BadBox
from tablee.core.fields import copy_into, new
from tablee.core.game import Game
from tablee.core.handbook import with_numbers
from tablee.core.match import Match
from tablee.core.rng import seed_of
from tablee.core.sources import Seeded
from tablee.core.texts import LANGUAGES, message_ids
from tablee.core.toml_lines import Path
from tablee.core.variants import Variant, changed, item_of, named, values, without_remarks
from tablee.testing.promise import Case, hold, promise, travelling
from tablee.testing.rooms import invariants
from tablee.testing.walks import every_seat_count, random_step

VARIANTS = 3  # random variants to play with each number of players
TRIES = 60  # random values to try before a bound counts as impossible
MOST_CHANGES = 4
GAMES = 10  # random games of each variant, with the compiled rules
PICTURE_EVERY = 40  # plies between two pictures

Value = tuple[Path, Any, Bound]


def random_value(limits: Bound, printed: Any, words: list[str], dice: random.Random) -> Any:
    """Return a value within bounds, often at one of its ends. `words` are possible texts."""
    if limits.keys:
        chosen = dice.sample(limits.keys, dice.randint(1, 2))
        return {key: _number(limits, dice) for key in limits.keys if key in chosen}
    if isinstance(printed, list):
        low, high = limits.length or (len(printed), len(printed))
        items = [_number(limits, dice) for _ in range(dice.choice([low, high, dice.randint(low, high)]))]
        unique = items if limits.order in ("", "rising") else list(dict.fromkeys(items))
        return sorted(unique) if limits.order in ("rising", "ascending") else unique
    return dice.choice(words) if limits.of else _number(limits, dice)


def _number(limits: Bound, dice: random.Random) -> int:
    return dice.choice([limits.low, limits.high, dice.randint(limits.low, limits.high)])


def random_variant(game: Game, found: list[Value], dice: random.Random) -> Variant | None:
    """Return the printed box with new values at these places; None if the game refuses them together."""
    changes = {}
    for path, printed, limits in found:
        words = [other for _, other, same in values(game) if same is limits] if limits.of else []
        changes[".".join(path)] = random_value(limits, printed, words, dice)
    try:
        variant = changed(game, changes, "Random")
    except BadBox as error:
        hold(error.problem == "clash", game, f"a value within its bounds is refused: {error}")
        return None
    return variant if variant.differences else None


def random_variants(game: Game, seed: int, count: int) -> Iterator[Variant]:
    """Yield variants with a few random values."""
    dice, all_values = random.Random(seed), list(values(game))
    for _ in range(count * TRIES):
        found = random_variant(game, dice.sample(all_values, min(len(all_values), dice.randint(1, MOST_CHANGES))), dice)
        if found:
            yield found
            count -= 1
        if not count:
            return
    hold(False, game, "nearly all values within the bounds of [vary] are refused")


def every_bound(game: Game) -> Iterator[Case]:
    """Run a promise for each declaration in `[vary]`."""
    for limits in game.bounds:
        yield Case(".".join(limits.pattern), {"limits": limits})


@promise()
def the_printed_values_are_within_their_bounds(game: Game) -> None:
    """[vary] in data.toml declares what a variant may change; each declaration allows the printed values."""
    hold(game.bounds, game, "data.toml has no [vary], so nobody can play a variant; see docs/variants.md")
    covered = list(values(game))
    for limits in game.bounds:
        name = ".".join(limits.pattern)
        hold(any(same is limits for _, _, same in covered), game, f"[vary] {name!r} is about no value of data.toml")
    for path, printed, limits in covered:
        try:
            kept = limits.check(path, without_remarks(printed), printed, game.data)
        except BadBox as error:
            hold(False, game, f"the printed value is outside its bounds in [vary]: {error}")
        hold(kept == without_remarks(printed), game, f"[vary] changes the printed value of {'.'.join(path)}")


@promise()
def house_rules_have_labels(game: Game) -> None:
    """Every value that may vary has a label for players, `box-…`, in the texts of every language."""
    for language in LANGUAGES:
        path = game.folder / "texts" / f"{language}.ftl"
        missing = sorted({limits.label for limits in game.bounds} - message_ids(path))
        hold(not missing, game, f"texts/{language}.ftl has no message {', '.join(missing[:5])}")
        say = game.say(language)
        for path_, _, limits in values(game):
            say(limits.label)
            if "*" in limits.pattern:
                say("box-item", **item_of(game, path_, limits))


@promise()
def named_variants_have_titles(game: Game) -> None:
    """Each file in `variants/` changes something, and has a title for the lobby, `variant-…`, in every language."""
    for name, variant in named(game).items():
        hold(variant.differences, game, f"variants/{name}.toml changes nothing")
        for language in LANGUAGES:
            known = message_ids(game.folder / "texts" / f"{language}.ftl")
            hold(f"variant-{name}" in known, game, f"texts/{language}.ftl has no message variant-{name}")
            try:
                variant.named(game.say(language)(f"variant-{name}"))
            except BadBox as error:
                hold(False, game, f"the message variant-{name} of texts/{language}.ftl cannot be a name: {error}")


@promise(every_bound)
def every_bound_can_be_used(game: Game, limits: Bound) -> None:
    """Each value that may vary can differ from the printed one, alone or together with one other value."""
    dice = random.Random(".".join(limits.pattern))
    own = next(value for value in values(game) if value[2] is limits)
    alone = (random_variant(game, [own], dice) for _ in range(TRIES))
    if any(alone):
        return
    for other in values(game):
        if other[0] != own[0] and any(random_variant(game, [own, other], dice) for _ in range(TRIES)):
            return
    hold(False, game, f"[vary] allows {'.'.join(own[0])} to differ, but no other value is accepted by fill_box")


@promise(every_seat_count, plies=80)
def variants_are_played_and_shown(game: Game, seats: int, plies: int) -> None:
    """Named and random variants keep the invariants with plain rules, which check indexes; they are drawn and told."""
    check, say = invariants(game), game.say("en")
    for number, variant in enumerate([*named(game).values(), *random_variants(game, 20 + seats, VARIANTS)]):
        match = Match(game, seats, game.simulation_options, source=Seeded(number), variant=variant)
        dice, before = random.Random(number), None
        for language in LANGUAGES:
            text = (game.folder / "handbook" / f"{language}.md").read_text(encoding="utf-8")
            with_numbers(text, variant.data)
        travelling(match, number)
        while not match.position.is_over and match.ply < plies:
            check(match.position, before)
            if match.ply % PICTURE_EVERY == 0:
                _show(game, match, say)
            before = match.position.copy()
            random_step(match, dice)


def _show(game: Game, match: Match, say: Any) -> None:
    """Draw a position and say what can be done, as the seat to act sees it."""
    seat = max(match.position.to_act, 0)
    seen = match.position.seen_by(seat)
    for narrow in (False, True):
        game.draw(seen, seat, narrow=narrow).svg()
    game.words.prompt(seen, seat)(say)
    for action in match.position.legal()[:20] if match.position.to_act == seat else ():
        game.words.label(seen, action)(say)


@promise(every_seat_count, compiled=True)
def games_of_variants_end(game: Game, seats: int) -> None:
    """Games of named and random variants end within `Game.ply_limit` decisions; in each of them a seat has place 1."""
    out, weight, scratch = (np.zeros(game.buffer_size, np.int64) for _ in range(3))
    for variant in [*named(game).values(), *random_variants(game, 40 + seats, VARIANTS)]:
        position = game.start(seats, game.simulation_options, data=variant.data, compiled=True)
        states = new(game.state_dtype, 2)
        copy_into(states, 0, position.states, 0)
        results = np.zeros((GAMES, 1 + 2 * seats), np.int64)
        game.native.play_games(position.boxes, states, results, scratch, seed_of(62), out, weight, game.ply_limit)
        told = f"with {variant.changes}"
        hold((results[:, 0] >= 0).all(), game, f"{told}, a random game goes on for over {game.ply_limit} decisions")
        hold((results[:, 1 + seats :].min(axis=1) == 1).all(), game, f"{told}, a game ends and no seat is first")
