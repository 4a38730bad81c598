"""Game records and matches: writing, reading, undo, and error messages that give the line of a malformed record."""

from dataclasses import replace

import pytest
from random_play import random_match

import tablee
from tablee.core import record
from tablee.core.contract import CHANCE
from tablee.core.data import fingerprint
from tablee.core.errors import MalformedRecord, NothingToUndo, TableeError
from tablee.core.match import Match
from tablee.core.sources import Committed, Seeded
from tablee.games.destorsion.tests.scene import given

GAME = tablee.game("destorsion")
START = "tablee 2\ngame destorsion\nrules 1\nseats 2\n"


def test_a_record_names_the_players():
    match = record.replay(START)
    names = ["50 %23 & # die 3", "Zoé"]
    text = record.write(match, names=names)
    assert record.read(text).names == dict(enumerate(names))
    assert record.read(record.write(match)).names == {}
    assert record.write(record.replay(text)) == record.write(match)


def finished() -> str:
    *_, match = random_match(GAME, 2, 3)
    return record.write(match)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "empty"),
        ("game destorsion\n", 1, "must begin with 'tablee 2'"),
        ("tablee 9\n", 1, "format '9'"),
        ("tablee 2\nrules 1\nseats 2\n", 3, "has no line 'game'"),
        ("tablee 2\ngame destorsoin\nrules 1\nseats 2\n\ndie 1\n", 2, "Did you mean 'destorsion'"),
        ("tablee 2\ngame destorsion\nrules 99\nseats 2\n", 3, "version 99 of the rules"),
        ("tablee 2\ngame meeple_war\nrules 1\nseats 2\n", 3, "version 1 of the rules"),
        ("tablee 2\ngame destorsion\nrules 1\nseats two\n", 4, "seats cannot be 'two'"),
        ("tablee 2\ngame destorsion\nrules 1\nrules 1\nseats 2\n", 4, "given twice"),
        (START + "option thirdDie never\n", 5, "Values: optional, mandatory"),
        (START + "option nosuch 1\n", 5, "no option 'nosuch'"),
        (START + "box 0000\n\ndie 3\n", 5, "other components"),
        (START.replace("seats 2", "seats 7") + "\ndie 3\n", 4, "Possible: 2, 3, 4"),
        (START + "\ndie 3  # a remark\n\n# another\ndie 9\n", 9, "'die 9' is not an action"),
        (START + "\ndie 3\nroll 2\n", 7, "'roll 2' is not possible now"),
        (START + "\n@1 die 3\n", 6, "not the turn of seat 1"),
        (START + "\n@x die 3\n", 6, "no seat 'x'"),
        (START + "\n@² die 3\n", 6, "no seat '²'"),
        (START.replace("seats 2", "seats ²"), 4, "seats cannot be '²'"),
        (START + "option rounds 3\noption rounds 1\n", 6, "'option rounds' is given twice"),
        (START + "\ndie 3\ndie 2\ndice 1 2\n@0 assign 1 2\n", 9, "seat 0 is to act"),
        (START + "player 2 Ada\n", 5, "a player has a seat and a name"),
        (START + "player 0\n", 5, "a player has a seat and a name"),
        (START + "player\n", 5, "a player has a seat and a name"),
        (START + "player 0 Ada\nplayer 0 Bo\n", 6, "'player 0' is given twice"),
        (START + "\ndie 3\nend 1 2\n", 7, "not over"),
        (START + "\ndie 3\nend a b\n", 7, "whole numbers"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(text, line, problem):
    with pytest.raises(MalformedRecord) as refused:
        record.replay(text)
    assert refused.value.line == line
    assert problem in str(refused.value)
    assert str(refused.value).startswith(f"Line {line}: ")


def test_a_result_that_is_not_the_games_is_refused():
    text = finished()
    assert record.replay(text).position.is_over
    head, _, _ = text.partition("\nend")
    with pytest.raises(MalformedRecord, match="the recorded points are"):
        record.replay(head + "\nend 1 1\nrank 1 2\n")
    with pytest.raises(MalformedRecord, match="an action follows the end"):
        record.replay(text + "die 3\n")
    with pytest.raises(MalformedRecord, match="the game is over; 'die 3' comes too late"):
        record.replay(head + "die 3\n")
    with pytest.raises(MalformedRecord, match="'end' is given twice"):
        record.replay(text + "end 1 1\n")
    with pytest.raises(TableeError, match="-1 cannot be played"):
        record.replay(text, plies=-1)
    assert record.replay("\ufeff" + text).position.is_over


def test_a_record_may_be_replayed_in_part_and_carries_comments():
    *_, match = random_match(GAME, 3, 5, {"rounds": 3})
    text = record.write(match, comment=lambda ply: f"ply {ply}" if ply % 10 == 0 else "")
    assert "# ply 10" in text
    assert "option rounds 3" in text
    assert "option thirdDie optional" in text
    assert record.replay(text, plies=12).ply == 12
    assert record.replay(text).position.scores() == match.position.scores()


def test_a_committed_game_shows_its_commitment():
    match = Match(GAME, 2, source=Committed(b"secret"))
    match.settle()
    text = record.write(match)
    assert f"commitment {match.source.commitment}" in text
    assert record.read(text).commitment == match.source.commitment
    assert record.write(record.replay(text)) == text
    again = Match(GAME, 2, source=Committed(b"secret"))
    again.settle()
    assert again.moves == match.moves


def decide(match):
    match.play(match.position.to_act, match.position.legal()[0])


def test_undo_goes_back_to_the_last_thing_revealed():
    match = Match(GAME, 2, source=Seeded(4))
    with pytest.raises(NothingToUndo, match="Nothing has happened"):
        match.undo(0)
    match.settle()
    seat = match.position.to_act
    with pytest.raises(NothingToUndo):
        match.undo(seat)
    held = bytes(match.position)
    decide(match)
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    match.undo(seat)
    assert bytes(match.position) == held
    while match.position.to_act != CHANCE:
        decide(match)
    with pytest.raises(NothingToUndo, match="until something is revealed"):
        match.undo(seat)


def test_nothing_drawn_is_ever_taken_back():
    match = Match(GAME, 2, source=Seeded(4))
    match.settle()
    assert not match.can_undo(CHANCE)
    with pytest.raises(NothingToUndo):
        match.undo(CHANCE)


def test_the_last_decision_of_a_turn_stands_though_no_dice_follow():
    """The next player first chooses how many dice to roll. Another seat is to act, so the decision cannot be undone."""
    match = Match(GAME, 2, source=Seeded(4))
    match.settle()
    match.position = given([20, 3], master=11, dice="1 2")
    for form in ("assign 1 2", "dwarf 0 forward", "master forward"):
        match.play(0, match.position.read(0, form))
    assert match.position.to_act == 1
    assert not match.can_undo(0)


def test_earlier_positions_can_be_looked_at():
    *_, match = random_match(GAME, 2, 9, plies=30)
    assert bytes(match.before(0)) == bytes(GAME.start(2))
    held = bytes(match.position)
    again = match.before(29)
    again.play(match.moves[29].seat, match.moves[29].action)
    assert bytes(again) == held == bytes(match.position)


OLD = """# Kept.
tablee 1
game destorsion
rules 1
seats 2
option rounds 3
box 0123456789abcdef

die 3                           # a remark
"""


def test_a_record_of_format_1_is_refused_with_the_command_that_migrates_it():
    with pytest.raises(MalformedRecord, match="tablee migrate") as refused:
        record.read(OLD)
    assert refused.value.line == 2


def test_migrating_writes_every_option_and_keeps_the_game():
    new = record.migrate(OLD)
    assert new.startswith("# Kept.\ntablee 2\ngame destorsion\n")
    assert "option thirdDie optional\n" in new
    assert new.endswith("\n\ndie 3                           # a remark\n")
    assert record.replay(new).ply == 1
    assert record.replay(new).options["rounds"] == 3


def test_a_changed_default_does_not_change_old_games(monkeypatch):
    *_, match = random_match(GAME, 2, 5)
    text = record.write(match)
    monkeypatch.setitem(GAME.options, "slingshot", replace(GAME.options["slingshot"], default="automatic"))
    assert record.replay(text).options["slingshot"] == "optional"


def test_the_fingerprint_of_the_box_ignores_what_is_not_printed():
    data = GAME.data
    assert fingerprint(data | {"about": {}, "options": {}}) == fingerprint(data)
    changed = data | {"score_board": data["score_board"] | {"squares": 26}}
    assert fingerprint(changed) != fingerprint(data)
    annotated = data | {"score_board": data["score_board"] | {"note": "checked again"}}
    assert fingerprint(annotated) == fingerprint(data)
