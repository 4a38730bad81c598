"""Declared actions: each declaration creates action numbers, a constructor, a reader and the written forms."""

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core import dice
from tablee.core.actions import Actions, Part

ACTIONS = Actions(__name__)
PASS, pass_turn, _ = ACTIONS.block("pass")
MOVE, move, moved = ACTIONS.block(
    "move", Part("seat", range(4)), Part("way", range(2), ("", "back")), Part("q", range(-3, 4))
)
TOKEN, token, token_parts = ACTIONS.block("token", Part("seat", range(3), None), Part("kind", range(1, 6)))
DIE, die, die_shown = ACTIONS.block("die", Part("value", range(1, 7)), chance=True)


def test_actions_are_numbered_densely_in_the_order_of_declaration():
    assert (PASS, MOVE, TOKEN, DIE, ACTIONS.count) == (0, 1, 57, 72, 78)
    assert len(ACTIONS.forms) == ACTIONS.count
    assert [block.name for block in ACTIONS.blocks if block.chance] == ["die"]


@given(st.integers(0, 3), st.integers(0, 1), st.integers(-3, 3))
def test_a_constructor_and_its_reader_are_inverse(seat, way, q):
    action = move(seat, way, q)
    assert moved(action) == (seat, way, q)
    assert ACTIONS.parts(action) == ("move", {"seat": seat, "way": way, "q": q})


def test_written_forms_leave_out_empty_words_and_hidden_parts():
    assert ACTIONS.forms[move(2, 0, -1)] == "move 2 -1"
    assert ACTIONS.forms[move(2, 1, 3)] == "move 2 back 3"
    assert ACTIONS.forms[token(1, 5)] == "token 5"
    assert ACTIONS.forms[pass_turn()] == "pass"


def test_constructors_and_readers_compile():
    native_move, native_moved = numba.njit(move), numba.njit(moved)
    for action in range(MOVE, TOKEN):
        assert native_move(*native_moved(action)) == action
    assert numba.njit(die_shown)(die(6)) == 6


@pytest.mark.parametrize(
    ("declare", "problem"),
    [
        (lambda: Part("x", range(0)), "not empty"),
        (lambda: Part("x", range(0, 4, 2)), "counts up by one"),
        (lambda: Part("x", range(3), ("a", "b")), "3 values and 2 words"),
        (lambda: (a := Actions("m"), a.block("go"), a.block("go")), "two blocks of actions are called 'go'"),
        (lambda: (a := Actions("m"), a.block("die", chance=True), a.block("go")), "before those of chance"),
    ],
)
def test_a_wrong_declaration_is_refused(declare, problem):
    with pytest.raises(TypeError, match=problem):
        declare()


def test_an_action_that_does_not_exist_is_refused():
    with pytest.raises(IndexError, match="no action 78"):
        ACTIONS.parts(78)


@pytest.mark.parametrize(("faces", "count"), [(6, 2), (6, 3), (4, 4)])
def test_the_dice_table_weighs_every_roll_by_its_throws(faces, count):
    values, weight, of_throw = dice.rolls(faces, count)
    assert weight.sum() == len(of_throw) == faces**count
    assert [(of_throw == roll).sum() for roll in range(len(values))] == weight.tolist()
    assert dice.written(faces, count)[0] == " ".join("1" * count)
