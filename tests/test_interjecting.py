"""Actions that a seat may take out of turn (here: placing tokens), by people in the terminal and by bots."""

import contextlib
import io
import random

import pytest
from rich.console import Console

import tablee
from tablee.cli.terminal import Quit, play_in_terminal
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.games.meeple_war.box import Kind, Stage
from tablee.games.meeple_war.tests.scene import A, B, given
from tablee.search.interjecting import interjection


class Typist(Console):
    """A simulated user of the terminal: `answer(prompt)` gives each answer; the input ends after `patience` prompts."""

    def __init__(self, answer, patience):
        super().__init__(file=io.StringIO(), width=200)
        self.answer, self.patience = answer, patience

    def input(self, prompt="", **_):
        self.patience -= 1
        if not self.patience:
            raise EOFError
        self.print(prompt)
        return self.answer(prompt)

    @property
    def said(self):
        return self.file.getvalue()


def played(words, answer, *, hold=False, game="meeple_war", seed=3, patience=600):
    """Play a match in the terminal until it or the typed input ends; return the match and what was printed."""
    match = Match(tablee.game(game), len(words), source=Seeded(seed))
    out = Typist(answer, patience)
    with contextlib.suppress(Quit):
        play_in_terminal(match, words, out, hold=hold, seed=seed)
    return match, out.said


def tokens(match):
    return [move for move in match.moves if move.interjected]


def test_with_hold_the_terminal_stops_between_the_moves_of_bots():
    asked = []

    def answer(prompt):
        asked.append(prompt)
        if "let it go" in prompt:
            return "token" if len(asked) % 2 else ""
        return "1"

    match, said = played(["random", "me"], answer, hold=True)
    assert any("let it go" in prompt for prompt in asked)
    assert tokens(match)
    assert {move.seat for move in tokens(match)} == {1}
    assert "seat 1: token, or Enter to let it go" in said


def test_without_hold_nobody_is_asked_out_of_turn():
    asked = []

    def answer(prompt):
        asked.append(prompt)
        return "1"

    match, _ = played(["random", "me"], answer)
    assert all(prompt == "seat 1 > " for prompt in asked)
    assert not tokens(match)


def now_and_then(*answers):
    """Return a typist that enters numbers and sometimes `token`; asked which token, it gives `answers` in order."""
    dice, left = random.Random(1), list(answers)

    def answer(prompt):
        if prompt.startswith("token"):
            return left.pop(0) if left else ""
        return "token" if dice.random() < 0.2 else str(dice.randint(1, 4))

    return answer


def test_people_at_one_keyboard_place_tokens_out_of_turn_by_number_or_as_written():
    match, said = played(["me", "me"], now_and_then("nonsense", "1"))
    assert len(tokens(match)) == 1
    assert "'nonsense' is not one of these" in said
    assert ": token tree" in said
    form = match.game.forms[tokens(match)[0].action]
    again, _ = played(["me", "me"], now_and_then(form))
    assert tokens(again) == tokens(match)


@pytest.mark.parametrize(("name", "shown"), [("meeple_war", True), ("destorsion", False)])
def test_the_command_is_only_where_a_game_has_such_actions(name, shown):
    answers = iter(["token", "q"])
    _, said = played(["me", "me"], lambda prompt: next(answers), game=name)
    assert ("token: list" in said) == shown
    assert ("'token' is not an action" in said) != shown


def test_bots_in_the_terminal_act_out_of_turn(monkeypatch):
    def eager(seen, seat, word):
        return next(iter(seen.interjections(seat)), None) if word == "random" else None

    monkeypatch.setattr("tablee.cli.terminal.interjection", eager)
    match, _ = played(["random", "me", "random"], now_and_then())
    assert tokens(match)
    assert {move.seat for move in tokens(match)} <= {0, 2}


@pytest.fixture
def controlled():
    """A's turn begins. B has a shield token, and controls a blank tile on which B may place the shield."""
    position = given(2)
    blank = position.lay(0, 2, Kind.BLANK, ())
    position.stand(blank, B, position.box.control)
    position.hand(B, Kind.SHIELD)
    position.resume(Stage.OPEN)
    return position, blank


@pytest.mark.kernel
@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_bot_places_a_token_where_that_wins_something(controlled, level):
    position, blank = controlled
    action = interjection(position.seen_by(B), B, f"bot{level}")
    assert action is not None
    assert position.write(action) == f"token shield {blank}"


def test_a_bot_keeps_a_token_that_wins_nothing_and_novices_keep_all(controlled):
    position, blank = controlled
    assert interjection(position.seen_by(B), B, "bot2", compiled=False) is None
    assert interjection(position.seen_by(A), A, "bot4", compiled=False) is None  # it is A's turn
    position.do(f"@1 token shield {blank}")
    assert position.interjections(B) == []
    assert interjection(position.seen_by(B), B, "bot4", compiled=False) is None
    alone = given(2)
    alone.hand(B, Kind.SHIELD)
    alone.resume(Stage.OPEN)
    assert alone.interjections(B)
    assert interjection(alone.seen_by(B), B, "bot4", compiled=False) is None
