"""What every game must keep, by discovery: a new game is held to all of this without editing anything here."""

import json
import random
from importlib import import_module

import numpy as np
import pytest
from conftest import seats_for
from random_play import new_match, random_match, random_step

from tablee.core import data as component_data
from tablee.core import record
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import MalformedPosition, TableeError
from tablee.core.fields import copy_into, meanings, new
from tablee.core.rng import seed_of
from tablee.core.sources import Seeded

SEEDS = (1, 2)
PLAIN_PLIES = 600  # uncompiled games are cut short; whole games are played compiled
OPTION_PLIES = 300
LOCKSTEP_PLIES = 700


def invariants(game):
    return import_module(f"tablee.games.{game.name}.tests.invariants").check


# --- play ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_keeps_the_invariants(game, seats, seed):
    check = invariants(game)
    before = None
    for match in random_match(game, seats, seed, plies=PLAIN_PLIES):
        position = match.position
        check(position, before)
        actions = position.legal()
        assert len(set(actions)) == len(actions)
        assert bool(actions) != position.is_over
        assert all(0 <= action < game.n_actions for action in actions)
        before = position.copy()
    assert sorted(match.position.ranks())[0] == 1


def test_every_option_value_is_played(game, setting):
    check = invariants(game)
    before = None
    for match in random_match(game, seats_for(game, setting), 11, setting, plies=OPTION_PLIES // 2):
        check(match.position, before)
        before = match.position.copy()


@pytest.mark.kernel
def test_games_end(game, seats):
    _play_to_the_end(game, seats, {})


@pytest.mark.kernel
def test_games_end_with_every_option(game, setting):
    _play_to_the_end(game, seats_for(game, setting), setting)


def _play_to_the_end(game, seats, options):
    """Play a hundred random games, compiled: each ends within the limit of plies, and somebody is first."""
    position = game.start(seats, options, compiled=True)
    states = new(game.state_dtype, 2)
    copy_into(states, 0, position.states, 0)
    out, weight, scratch = (np.zeros(max(game.buffer_size, 16), np.int64) for _ in range(3))
    results = np.zeros((100, 1 + 2 * seats), np.int64)
    game.native.play_games(position.boxes, states, results, scratch, seed_of(61), out, weight, game.ply_limit)
    assert results[:, 0].min() > 0
    assert results[:, 1 + seats :].min(axis=1).tolist() == [1] * 100


def test_a_position_is_left_alone_by_reading_it(game):
    match = new_match(game, game.seats[-1], 3)
    dice = random.Random(3)
    for _ in range(150):
        if match.position.is_over:
            break
        random_step(match, dice)
        position = match.position
        held = bytes(position), position.boxes.tobytes()
        position.legal(), position.chance(), position.scores(), position.ranks(), position.values()
        for seat in range(position.seats):
            (
                position.interjections(seat),
                position.features(seat),
                position.seen_by(seat),
                position.redealt(seat, 1),
            )
        assert (bytes(position), position.boxes.tobytes()) == held


def test_copies_are_independent(game):
    match = new_match(game, game.seats[0], 5)
    dice = random.Random(5)
    for _ in range(60):
        random_step(match, dice)
    copy = match.position.copy()
    held = bytes(copy)
    for _ in range(20):
        if not match.position.is_over:
            random_step(match, dice)
    assert bytes(copy) == held
    assert bytes(match.position) != held


def test_chance_weighs_its_outcomes(game):
    match = new_match(game, game.seats[-1], 7)
    dice = random.Random(7)
    seen = 0
    for _ in range(400):
        if match.position.is_over:
            break
        if match.position.to_act == CHANCE:
            outcomes = match.position.chance()
            seen += 1
            assert len({action for action, _ in outcomes}) == len(outcomes) <= game.buffer_size
            assert all(weight >= 1 for _, weight in outcomes)
        random_step(match, dice)
    assert seen


def test_the_quick_draw_follows_the_weights(game):
    """`sample` may be quicker than listing, never otherwise: its frequencies are compared with `chance`."""
    match = new_match(game, game.seats[-1], 8)
    dice = random.Random(8)
    rng = seed_of(8)
    out, weight = np.zeros(game.buffer_size, np.int64), np.zeros(game.buffer_size, np.int64)
    kernel = next((k for k in game.kernel if "sample" in vars(k)), None)
    shapes = set()
    for _ in range(600 if kernel else 0):
        if match.position.is_over:
            break
        outcomes = dict(match.position.chance())
        if outcomes and len(outcomes) not in shapes and len(shapes) < 5:
            shapes.add(len(outcomes))
            total, n = sum(outcomes.values()), 4_000
            found = dict.fromkeys(outcomes, 0)
            for _ in range(n):
                found[int(kernel.sample(match.position.box, match.position.state, rng, out, weight))] += 1
            squares = sum((found[a] - n * w / total) ** 2 / (n * w / total) for a, w in outcomes.items())
            assert squares < 2 * len(outcomes) + 20
        random_step(match, dice)


# --- words and records -----------------------------------------------------------------------------------------


def test_written_forms_read_back(game):
    for match in random_match(game, game.seats[-1], 13, plies=400):
        position = match.position
        for action in position.legal():
            form = position.write(action)
            assert form == " ".join(form.split())
            assert position.read(position.to_act, form) == action
        for seat in range(position.seats):
            for action in position.interjections(seat):
                assert position.read(seat, position.write(action)) == action


def test_actions_share_a_form_only_as_interjections_of_different_seats(game):
    for actions in game.actions_by_form.values():
        assert len(actions) <= max(game.seats)


def test_a_record_reproduces_the_bytes(game, seats):
    *_, match = random_match(game, seats, 17, plies=PLAIN_PLIES)
    text = record.write(match)
    again = record.replay(text)
    assert bytes(again.position) == bytes(match.position)
    assert record.write(again) == text


def test_a_record_carries_the_options(game, setting):
    *_, match = random_match(game, seats_for(game, setting), 19, setting, plies=60)
    again = record.replay(record.write(match))
    assert again.options == match.options
    assert bytes(again.position) == bytes(match.position)


def recorded(game):
    return sorted((game.folder / "tests" / "records").glob("*.game"))


def test_recorded_games_replay_and_every_ending_has_one(game):
    check = invariants(game)
    reached = set()
    assert recorded(game)
    for path in recorded(game):
        replayed = record.replay(path.read_text(encoding="utf-8"))
        check(replayed.position, None)
        reached.add(int(replayed.position.state.ending))
        assert path.read_text(encoding="utf-8").count("#"), f"{path.name} should say what it shows"
    endings = {int(member) for member in game.components.enum_fields["ending"] if member.name != "NONE"}
    assert endings <= reached


def test_a_position_goes_through_json(game):
    for match in random_match(game, game.seats[-1], 23, plies=120):
        said = json.loads(json.dumps(match.position.to_json()))
        again = game.start(match.seats)
        again.load_json(said)
        assert bytes(again) == bytes(match.position)
    held = bytes(again)
    for change in (
        {"odd": 1},
        {"phase": "nonsense"},
        {"phase": 3},
        {"phase": None},
        {"seats": "two"},
        {"seats": 1.5},
        {"seats": True},
        {"seats": 99},
    ):
        wrong = said | change
        with pytest.raises(MalformedPosition):
            again.load_json(wrong)
        assert bytes(again) == held


def test_a_refusal_is_a_clear_sentence_and_changes_nothing(game):
    """Every action of the game that is not legal is refused, with words."""
    dice = random.Random(29)
    for match in random_match(game, game.seats[-1], 29, plies=150):
        position = match.position
        if position.to_act in (CHANCE, NOBODY):
            continue
        held, open_to = bytes(position), set(position.legal())
        for action in dice.sample(range(game.n_actions), 12):
            if action not in open_to:
                with pytest.raises(TableeError) as refused:
                    position.play(position.to_act, action)
                message = str(refused.value)
                assert position.write(action) in message
                assert "Possible:" in message
                assert bytes(position) == held


# --- hidden things ---------------------------------------------------------------------------------------------


def test_what_a_seat_sees_is_unchanged_by_dealing_again(game, seats):
    check = invariants(game)
    for match in random_match(game, seats, 31, plies=300):
        position = match.position
        if match.ply % 7:
            continue
        for seat in (*range(position.seats), NOBODY):
            seen = position.seen_by(seat)
            dealt = position.redealt(seat, match.ply)
            assert bytes(dealt.seen_by(seat)) == bytes(seen)
            assert bytes(seen.seen_by(seat)) == bytes(seen)
            check(dealt, None)
            if seat == position.to_act:
                assert dealt.to_act == seat
                assert dealt.legal() == position.legal()


# --- learning --------------------------------------------------------------------------------------------------


def test_values_and_features_are_sound(game, seats):
    for match in random_match(game, seats, 37, compiled=True):
        if match.ply % 5 and not match.position.is_over:
            continue
        values = match.position.values()
        assert abs(sum(values) - 1) < 1e-6
        assert min(values) >= 0
        for seat in range(seats):
            features = match.position.features(seat)
            assert np.isfinite(features).all()
            assert np.abs(features).max() <= 10
    ranks = match.position.ranks()
    assert values[int(np.argmax(values))] == values[ranks.index(1)]


def test_as_many_features_are_written_as_announced(game):
    match = new_match(game, game.seats[-1], 41)
    out = np.zeros(game.search.n_features, np.float32)
    position = match.position
    assert position.engine.observe(position.boxes, position.states, 0, 0, out) == game.search.n_features


# --- data ------------------------------------------------------------------------------------------------------


def test_every_printed_value_says_where_it_comes_from(game):
    assert list(component_data.values_without_origin(game.data)) == []


def test_every_option_is_in_the_box_and_explained(game):
    for option in game.options.values():
        assert option.field in game.box_dtype.names
        assert option.default in option.values
        assert len(option.values) >= 2
        assert option.about.endswith(".")
        boxes = game.box({option.name: option.values[-1]})
        assert boxes[0][option.field] == option.code(option.values[-1])


def test_every_field_has_a_meaning(game):
    for dtype in (game.box_dtype, game.state_dtype):
        told = meanings(dtype)
        assert all(told.get(name) for name in dtype.names)


def test_the_ends_of_the_game_have_names(game):
    assert game.components.enum_fields["ending"](0).name == "NONE"
    assert "phase" in game.components.enum_fields


# --- compiled --------------------------------------------------------------------------------------------------


@pytest.mark.kernel
def test_compiled_equals_plain_byte_for_byte(game, seats):
    for seed in SEEDS:
        _lockstep(game, seats, seed, {}, LOCKSTEP_PLIES)


@pytest.mark.kernel
def test_compiled_equals_plain_with_every_option(game, setting):
    _lockstep(game, seats_for(game, setting), 43, setting, OPTION_PLIES)


def _lockstep(game, seats, seed, options, plies):
    """Play one game on both engines, comparing everything they say."""
    plain, native = (game.start(seats, options, compiled=compiled) for compiled in (False, True))
    dice = random.Random(seed)
    ply = 0
    with np.errstate(all="raise"):
        while True:
            assert bytes(plain) == bytes(native)
            assert plain.to_act == native.to_act
            if ply % 10 == 0 or plain.is_over:
                assert plain.scores() == native.scores()
                assert plain.ranks() == native.ranks()
                assert np.allclose(plain.values(), native.values())
                for seat in range(seats):
                    assert plain.interjections(seat) == native.interjections(seat)
                    assert bytes(plain.seen_by(seat)) == bytes(native.seen_by(seat))
                    assert bytes(plain.redealt(seat, ply)) == bytes(native.redealt(seat, ply))
                    assert np.allclose(plain.features(seat), native.features(seat))
            if plain.is_over or ply >= plies:
                break
            actions, seat = plain.legal(), plain.to_act
            assert actions == native.legal()
            assert plain.chance() == native.chance()
            other = dice.randrange(seats)
            if seat != CHANCE and other != seat and dice.random() < 0.05 and plain.interjections(other):
                actions, seat = plain.interjections(other), other
            action = dice.choice(actions)
            plain.play(seat, action)
            native.play(seat, action)
            ply += 1


@pytest.mark.kernel
def test_every_kernel_function_is_compiled_once(game):
    """Small integers and literals are widened, so no function is compiled for several widths."""
    match = new_match(game, game.seats[0], 47)
    match.position = game.start(game.seats[0], compiled=True)
    match.source = Seeded(1)
    match.settle()
    for name in ("act", "actor", "list_legal", "list_chance"):
        assert len(getattr(game.native, name).signatures) <= 1
