"""How the board, the log and the rulings in the ledger present rounds, ties and exits."""

import re

import pytest

from tablee.games.destorsion.board.text import text_board
from tablee.games.destorsion.tests.scene import BLUE, GAME, RED, given, told
from tablee.games.destorsion.words import sources

LANGUAGES = ("en", "fr", "es")


def log(position, form, language="en"):
    return told(position, form, language=language)


def leaving(round_no=1, total=(0, 0), noted=((0, 0), (0, 0), (0, 0))):
    """Return a game of three rounds in which the Red dwarf can leave at once. Blue then has 37 points."""
    position = given([24, 12], laps=[RED, BLUE], rounds=3)
    position.state.round_no = round_no
    position.state.total[:2] = total
    for i, points in enumerate(noted):
        position.state.noted[i][:2] = points
    return (
        position.do("dice 2 3", "assign 2 3")
        if position.state.n_dice
        else position.do("roll 2", "dice 2 3", "assign 2 3")
    )


def texts(position, language="en", *, narrow=False):
    """Return the texts on the drawn board."""
    return re.findall(r">([^<>]+)</text>", GAME.draw(position, RED, language, narrow=narrow).svg(None))


def test_the_end_of_a_round_is_told_with_its_points():
    """DT-111, DT-112: the log gives the points of the round and the totals.

    It also says that the next round begins.
    """
    line = log(leaving(), "dwarf 0 forward")
    assert line.endswith("Round 1 is over: Ada 50 (50 in all), Bo 37 (37 in all). Round 2 begins")
    line = log(leaving(2, (10, 40), ((10, 40), (0, 0), (0, 0))), "dwarf 0 forward")
    assert "Ada 50 (60 in all), Bo 37 (77 in all)" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_round_by_the_master_is_told(language):
    """DT-113, DT-114: the log reports the end of the round even if the lead is shared."""
    position = given([5, 5], laps=[RED, BLUE], master=48, dice="1 2", rounds=3).do("assign 1 2", "dwarf 1 backward")
    line = log(position, "master forward", language)
    assert "30 (30 " in line
    assert "29 (29 " in line
    assert "44" not in line


def test_the_last_round_and_an_extra_one_are_told():
    """DT-115, DT-116: the totals decide after the third round, or an extra round follows."""
    assert log(leaving(3, (60, 60)), "dwarf 0 forward").endswith("Ada wins with 110 points in all")
    assert "an extra round begins" in log(leaving(3, (60, 73)), "dwarf 0 forward")


def test_points_of_every_round_are_kept():
    """DT-112, DT-113, DT-115, DT-116: `sources` gives the points of finished, running and extra rounds."""
    position = leaving().do("dwarf 0 forward")
    assert position.state.noted.tolist() == [[50, 37, 0, 0], [0] * 4, [0] * 4]
    assert [points for _, points in sources(position)] == [[50, 37], [0, 0]]
    extra = leaving(4, (113, 113), ((50, 37), (13, 26), (50, 50)))
    assert [points for _, points in sources(extra)] == [[50, 37], [13, 26], [50, 50], [49, 37]]
    over = extra.do("dwarf 0 forward")
    assert [points for _, points in sources(over)] == [[50, 37], [13, 26], [50, 50], [50, 37]]
    assert over.scores() == [163, 150]
    assert sources(given([3, 4])) == []


@pytest.mark.parametrize("narrow", [False, True])
def test_the_board_notes_the_rounds(narrow):
    """DT-111, DT-115: the drawn board and the terminal show the number of the round, its points and the totals."""
    position = leaving(2, (50, 37), ((50, 37), (0, 0), (0, 0)))
    written = texts(position, narrow=narrow)
    assert "Round 2 of 3" in " ".join(written)
    assert written[written.index("Round 1") :][:3] == ["Round 1", "50", "37"]
    assert written[written.index("Round 2") :][:3] == ["Round 2", "49", "37"]
    assert written[written.index("Total") :][:3] == ["Total", "50", "37"]
    assert "50 + 49; total of the rounds played 50" in text_board(position, RED)
    assert "Total" not in texts(given([3, 4]), narrow=narrow)


@pytest.mark.parametrize(("language", "names"), [("en", "Ada and Bo"), ("fr", "Ada et Bo"), ("es", "Ada y Bo")])
def test_the_master_sent_back_by_a_tie_is_told(language, names):
    """DT-103, DT-104: the log says who shares the lead and where the Master goes."""
    position = given([20, 20, 9], master=48, active=2, dice="1 2").do("assign 1 2", "dwarf 2 forward")
    line = log(position, "master forward", language)
    assert names in line
    assert "44" in line
    alone = given([20, 21, 9], master=48, active=2, dice="1 2").do("assign 1 2", "dwarf 2 forward")
    assert "44" not in log(alone, "master forward", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exits_say_what_happens_there(language):
    """DT-068, DT-101, DT-103, DT-112, DT-113: the titles name the exceptions.

    After a tie, or with three rounds, the leader does not win at once.
    """
    one, three = (GAME.draw(given([3, 4], rounds=n), RED, language).spots for n in (1, 3))
    assert "44" in one["room-exit"][1]
    assert "44" not in three["room-exit"][1]
    assert "50" in three["sq-0-exit"][1]
    assert one["sq-0-exit"][1] != three["sq-0-exit"][1]


def test_the_contradictions_of_the_rulebook_are_listed():
    """DT-065, DT-069, DT-100: the ledger says how the program plays.

    The rulebook contradicts itself on how long square 1 counts as 26, and on whether the exit ends the game at once.
    """
    ledger = (GAME.folder / "ledger.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (D-\d\d) \| (.+) \|$", ledger, re.MULTILINE))
    assert list(rows) == [f"D-{n:02}" for n in range(1, 24)]
    assert "immediate" in rows["D-07"]
    assert "that movement" in rows["D-21"]
