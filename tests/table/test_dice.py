"""The check of the dice: draws are recomputed from the secret, whose hash is the commitment."""

import hashlib
import random

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import record
from tablee.core.discovery import game as find_game
from tablee.core.match import Match
from tablee.core.names import mark
from tablee.core.sources import Committed
from tablee.core.texts import LANGUAGES
from tablee.table.dice import NotFair, draws, verify

SECRET = hashlib.sha256(b"a test").digest()


@pytest.fixture(scope="module")
def played():
    match, dice = Match(find_game("destorsion"), 2, source=Committed(SECRET)), random.Random(2)
    match.settle()
    while not match.position.is_over:
        match.play(match.position.to_act, dice.choice(match.position.legal()))
        match.settle()
    return match


def test_every_draw_of_a_fair_game_follows_from_its_secret(played):
    text = record.write(played)
    assert verify(text, SECRET.hex()) == len(draws(played, played.game.say("en"))) > 5


def test_a_draw_is_told_in_the_readers_language(played):
    for language in LANGUAGES:
        [first, *_] = draws(played, played.game.say(language, marks=True))
        assert first["text"].startswith("die ")
        assert mark(0) in first["said"]
    assert "obtient" in draws(played, played.game.say("fr"))[0]["said"]


def test_a_changed_draw_is_found(played):
    lines = record.write(played).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("die "))
    lines[first] = "die 6" if lines[first] != "die 6" else "die 5"
    text = "\n".join(line for line in lines[: first + 1])
    with pytest.raises(NotFair, match=f"Line {first + 1}"):
        verify(text, SECRET.hex())


def test_another_secret_and_a_record_without_commitment_are_refused(played):
    text = record.write(played)
    with pytest.raises(NotFair, match="does not belong"):
        verify(text, bytes(32).hex())
    with pytest.raises(NotFair, match="hexadecimal"):
        verify(text, "not a secret")
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("commitment"))
    with pytest.raises(NotFair, match="no commitment"):
        verify(plain, SECRET.hex())


def test_a_table_whose_draws_were_chosen_is_not_called_fair():
    match = Match(find_game("destorsion"), 2, source=Committed(SECRET))
    honest = Match(find_game("destorsion"), 2, source=Committed(SECRET))
    honest.settle()
    wanted = next(a for a in match.position.legal() if a != honest.moves[0].action)
    match.play(-1, wanted)
    with pytest.raises(NotFair):
        verify(record.write(match), SECRET.hex())
    assert verify(record.write(match), SECRET.hex(), given=1) == 0


def test_the_command_says_verified_or_what_is_wrong(played, tmp_path):
    file = tmp_path / "played.game"
    file.write_text(record.write(played), encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(file), "--secret", SECRET.hex()])
    assert said.exit_code == 0
    assert "verified" in said.output
    said = CliRunner().invoke(app, ["verify", str(file), "--secret", bytes(32).hex()])
    assert said.exit_code == 1
    assert "does not belong to this record" in said.output
