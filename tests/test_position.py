"""Tests of what a position and a match compute about themselves and keep until something changes."""

import random

import pytest
from random_play import new_match, random_step

from tablee.core.fields import to_json
from tablee.core.frozen import Grid


def plain(value):
    """Return frozen values as lists, as JSON has them."""
    return [plain(item) for item in value] if isinstance(value, tuple) else value


def test_frozen_values_are_those_of_the_records(game):
    match, dice = new_match(game, game.seats[-1], 3), random.Random(3)
    for _ in range(40):
        position = match.position
        for values, record in zip(position.frozen, (position.boxes[0], position.states[0]), strict=True):
            assert {name: plain(getattr(values, name)) for name in record.dtype.names} == to_json(record)
        random_step(match, dice)


def test_frozen_values_can_be_compared_and_not_changed(game):
    one, other = (new_match(game, game.seats[0], 3).position for _ in range(2))
    assert one.frozen == other.frozen
    assert hash(one.frozen) == hash(other.frozen)
    box, before = one.frozen
    one.play(one.to_act, one.legal()[0])
    assert one.frozen[0] is box
    assert one.frozen[1] != before
    assert other.frozen[1] is before
    with pytest.raises(AttributeError, match="cannot be set"):
        before.seats = 9
    with pytest.raises(AttributeError, match=r"no field 'seat'.*seats"):
        before.seat  # noqa: B018


def test_an_excerpt_has_only_the_fields_asked_for(game):
    position = new_match(game, game.seats[0], 3).position
    before = position.frozen[1]
    position.play(position.to_act, position.legal()[0])
    after = position.frozen[1]
    changed = [name for name in position.states.dtype.names if getattr(before, name) != getattr(after, name)]
    assert changed
    assert before.only("seats").seats == before.seats
    assert before.only("seats") == after.only("seats")
    assert hash(before.only("seats")) == hash(after.only("seats"))
    assert before.only("seats", changed[0]) != after.only("seats", changed[0])
    with pytest.raises(AttributeError, match=changed[0]):
        getattr(before.only("seats"), changed[0])


def test_a_grid_is_read_like_an_array():
    grid = Grid(((1, 2), (3, 4)))
    assert (grid[1], grid[1, 0], grid[-1, -1], grid[:1]) == ((3, 4), 3, 4, ((1, 2),))
    with pytest.raises(TypeError):
        grid[:, 0]


def test_what_a_position_knows_about_itself_follows_its_changes(game):
    match, dice = new_match(game, game.seats[-1], 5), random.Random(5)
    for _ in range(60):
        position = match.position
        fresh = type(position)(game, position.boxes, position.states)
        assert (position.to_act, position.legal()) == (fresh.to_act, fresh.legal())
        position.legal().clear()
        assert position.copy().legal() == fresh.legal()
        random_step(match, dice)


def test_a_turn_ends_if_the_seat_is_not_asked_next(game):
    match, dice = new_match(game, game.seats[-1], 7), random.Random(7)
    for _ in range(400):
        position = match.position
        if position.is_over:
            break
        seat, actions, before = position.to_act, position.legal(), bytes(position)
        ended = position.ends_turn(seat, actions)
        assert bytes(position) == before
        for action, end in zip(actions, ended, strict=True):
            after = position.copy()
            after.play(seat, action)
            assert end is (after.to_act != seat)  # no truth value of NumPy, which JSON does not know
        random_step(match, dice)


def test_whether_an_action_can_be_undone_is_forgotten_with_the_action(game):
    match, dice = new_match(game, game.seats[-1], 9), random.Random(9)
    for _ in range(80):
        random_step(match, dice)
        known = [match.turn_start(seat) for seat in range(match.seats)]
        match._undoable.clear()
        assert known == [match.turn_start(seat) for seat in range(match.seats)]
        if dice.random() < 0.3:
            match.truncate(max(0, match.ply - dice.randrange(1, 5)))
