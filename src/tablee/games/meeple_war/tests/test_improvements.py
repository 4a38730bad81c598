"""Upgrade tokens and the tree, in turn and out of turn."""

import random

import pytest

from tablee.core import record
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.games.meeple_war.box import Kind, Phase, Stage
from tablee.games.meeple_war.tests.scene import GAME, A, B, C, given


def test_ex_31_a_shield_placed_too_late():
    """MW-038, MW-140, MW-141, MW-142: the shield works only from the next opponent's turn on."""
    position = given(3)
    state = position.state
    t = position.stand(position.front(A), A, 2)
    position.hand(A, Kind.SHIELD)
    position.stand(position.at(1, 0), B, 1)
    position.resume(Stage.OPEN, seat=B)
    assert position.choices() == ["begin"]
    position.do("begin")
    assert state.shield == 0
    position.do(f"@0 token shield {t}")
    assert state.shield == 0
    position.resume(Stage.OPEN, seat=C)
    assert state.shield == 1 << A


@pytest.mark.parametrize(("option", "opened"), [("one_tile", False), ("both_tiles", True)])
def test_ex_32_a_tree_clears_one_side(option, opened):
    """MW-067, MW-145, MW-147 (OPT-19): the forest on the neighbour's side of the border still blocks."""
    position = given(2, tree_clears=option)
    x = position.lay(0, -2, Kind.BLANK, (0, 1))
    y = position.lay(1, -2, Kind.BLANK, (2, 3, 4))
    position.stand(x, A, 1)
    position.resume(Stage.MOVES)
    position.do("token tree", f"token-at {x} 0", f"from {x}")
    assert (f"to-terrain {y}" in position.choices()) == opened


def test_tokens_out_of_turn():
    """MW-140, MW-145, MW-146: any seat may interject whenever a seat is asked."""
    position = given(3)
    state = position.state
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.hand(C, Kind.WEAPON)
    assert position.to_act == A
    trees = [f"token tree {wood} {edge}" for edge in range(3)]
    assert [position.write(a) for a in position.interjections(A)] == trees
    assert [position.write(a) for a in position.interjections(B)] == trees
    assert len(position.interjections(C)) == 3 + state.plains.bit_count()
    phase, asked = state.phase, state.asked
    position.do(f"@1 token tree {wood} 1", f"@2 token weapon {wood}")
    assert (state.phase, state.asked) == (phase, asked)
    assert (state.cleared[wood], state.upgrade[wood]) == (0b010, Kind.WEAPON)
    assert position.interjections(B) == []
    assert state.tree_at[B] == wood * 6 + 1


def test_tokens_at_every_question_of_the_own_turn():
    """MW-140, MW-145: the seat that is asked may interject too.

    This holds even if its legal answers include no token.
    """
    position = given(2)
    state = position.state
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.hand(A, Kind.WEAPON)
    position.perform("deploy 2")
    answers = position.choices()
    assert (state.phase, answers) == (Phase.DEPLOY, ["amount 0", "amount 1", "amount 2"])
    assert len(position.interjections(A)) == 3 + state.plains.bit_count()
    position.do(f"@0 token tree {wood} 1", f"@0 token weapon {wood}")
    assert (state.cleared[wood], state.upgrade[wood], state.hand[A]) == (0b010, Kind.WEAPON, 0)
    assert (state.phase, position.choices()) == (Phase.DEPLOY, answers)
    assert position.interjections(A) == []


def test_a_tree_by_interjection_opens_a_way_for_a_scare():
    """MW-145, MW-163: the player may clear a forest while picking a meeple to scare.

    The meeple can then be moved that way.
    """
    position = given(2)
    t = position.stand(position.at(0, -1), B, 1)
    wood = position.lay(0, -2, Kind.BLANK, (4, 5, 0))
    position.perform("scare 1").do("action 3")
    assert f"scare {t} 1 {wood}" not in position.choices()
    position.do(f"@0 token tree {wood} 5")
    assert f"scare {t} 1 {wood}" in position.choices()


def test_own_interjections_are_recorded_and_replayed():
    """MW-140, MW-145: every player clears a forest by interjection in their own turn.

    The record of the game replays these interjections.
    """
    match, dice, placed = Match(GAME, 2, GAME.simulation_options, source=Seeded(5)), random.Random(5), set()
    while len(placed) < 2:
        match.settle()
        seat, legal = match.position.to_act, match.position.legal()
        own = match.position.interjections(seat)
        if own and not any(match.position.write(a).startswith("token") for a in legal):
            placed.add(seat)
            legal = own
        match.play(seat, dice.choice(legal))
    text = record.write(match)
    assert {f"@{seat} token tree" for seat in placed} == {line[:13] for line in text.splitlines() if line[0:1] == "@"}
    assert bytes(record.replay(text).position) == bytes(match.position)


@pytest.mark.parametrize(("named", "interjected"), [("token tree", "tree {} 1"), ("token weapon", "weapon {}")])
def test_a_token_named_and_then_interjected_is_placed_once(named, interjected):
    """MW-140, MW-145, MW-146 (R2): a player chooses a token, then interjects it.

    The placement has no token any more, so the question before it is asked again.
    """
    position = given(2)
    state = position.state
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.hand(A, Kind.WEAPON)
    position.stand(position.at(0, 0), A, 1)
    position.resume(Stage.MOVES).do(named)
    assert state.phase == Phase.TOKEN_PLACE
    position.do("@0 token " + interjected.format(wood))
    assert (state.phase, state.token, state.anchor) == (Phase.MOVE_FROM, -1, 0)
    assert named not in position.choices()


def test_a_tree_can_open_the_only_way():
    """MW-062, MW-145: nothing can move, but a player with a ready meeple and a tree is asked."""
    position = given(2)
    state = position.state
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2, 3))
    position.stand(wood, A, 1)
    for edge in (4, 5):
        state.forest[wood] |= 1 << edge  # forest on every edge
    position.resume(Stage.MOVES)
    assert position.choices() == ["token tree", "end"]
    position.do("token tree", f"token-at {wood} 2")
    assert position.choices() == [f"from {wood}", "end"]


def test_an_anchor_is_asked_again_when_its_last_place_is_taken():
    """MW-140, MW-141: if another seat interjects on the last blank, the earlier question is asked again (R2)."""
    position = given(2)
    state = position.state
    position.hand(A, Kind.WEAPON)
    position.hand(B, Kind.SHIELD)
    blanks = [t for t in range(state.n_terrains) if state.kind[t] == Kind.BLANK]
    for kind, t in zip((Kind.WORKSHOP, Kind.VILLAGE), blanks, strict=False):
        state.upgrade[t] = kind
        state.supply &= ~(1 << kind)
        state.plains &= ~(1 << t)
    position.stand(position.at(0, 0), A, 1)
    position.resume(Stage.MOVES)
    position.do("token weapon")
    position.do(f"@1 token shield {blanks[2]}")
    assert state.upgrade[blanks[3]] == Kind.WEAPON  # only one place was left, so it was not asked about
    assert state.phase == Phase.MOVE_FROM
