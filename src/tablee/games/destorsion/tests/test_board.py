"""The drawn board: sizes for fingers and eyes, dice beside their owner, a card for everything."""

import re
from itertools import pairwise

import pytest

from tablee.core.contract import NOBODY
from tablee.core.story import happened
from tablee.games.destorsion.board import also, path
from tablee.games.destorsion.board.layout import layout_of
from tablee.games.destorsion.tests.scene import BLUE, GAME, RED, given
from tablee.testing.walks import option_settings, random_match

LEAST = {True: 20.5, False: 14}  # units; the smallest letters in the narrow and in the wide picture
PHONE = 368 / 680  # pixels per unit on a phone that is 390 pixels wide


def sizes(scene):
    """Return the sizes of all texts in a picture, in units. Groups may be scaled."""
    found, scales = [], [1.0]
    for tag in re.findall(r"<[^>]+>", scene.svg(None)):
        if tag.startswith("</g"):
            scales.pop()
        elif tag.startswith("<g"):
            scaled = re.search(r"scale\(([\d.]+)\)", tag)
            scales.append(scales[-1] * float(scaled[1]) if scaled else scales[-1])
        elif tag.startswith("<text"):
            found.append(float(re.search(r'font-size="([\d.]+)"', tag)[1]) * scales[-1])
    assert scales == [1.0]
    return found


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_letters_can_be_read(seats, narrow):
    """DT-001: in both pictures, with every number of players and several rounds."""
    for match in random_match(GAME, seats, 3, {"rounds": 3}, plies=150):
        if match.ply % 5 == 0:
            scene = GAME.draw(match.position, NOBODY, "fr", narrow=narrow)
            assert min(sizes(scene)) >= LEAST[narrow]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_squares_are_large_enough_for_fingers(seats):
    """DT-034: on a phone every square is at least 40 by 32 pixels, and so are the places of dice."""
    layout = layout_of(GAME.start(seats).frozen[0], seats, True)
    for track in (layout.dungeon.track, *(area.track for area in layout.boards)):
        assert track.wide * PHONE >= 40
        assert track.high * PHONE >= 32
    assert layout.sizes.pitch * PHONE >= 40
    assert layout.sizes.button * PHONE >= 32


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_squares_follow_each_other(seats, narrow):
    """DT-034, DT-068: every square is beside the next one, no two overlap, and the exit comes after the last."""
    layout = layout_of(GAME.start(seats).frozen[0], seats, narrow)
    for track in (layout.dungeon.track, *(area.track for area in layout.boards)):
        cells = [track.cell(square) for square in range(track.exit + 1)]
        for one, other in pairwise(cells):
            beside = abs(one.right - other.x) < 0.01 or abs(other.right - one.x) < 0.01
            assert (beside and one.y == other.y) or (abs(one.bottom - other.y) < 0.01 and one.x <= other.x + 0.01)
        assert len({(round(cell.x), cell.y) for cell in cells}) == len(cells)
        assert track.cell(track.exit + 5) == cells[-1]  # a Master who left is farther
        assert max(cell.right for cell in cells) <= layout.width


@pytest.mark.parametrize("narrow", [False, True])
def test_dice_lie_beside_their_owner(narrow):
    """DT-007, DT-014: in the head of the board of the player who rolled them."""
    first = GAME.draw(GAME.start(3).do("die 6", "die 2"), NOBODY, narrow=narrow)
    boards = layout_of(GAME.start(3).frozen[0], 3, narrow).boards
    assert [id_ for id_ in first.pieces if id_.startswith("first")] == ["first-0-of-0", "first-1-of-1"]
    for d in (RED, BLUE):
        assert boards[d].head.y < first.pieces[f"first-{d}-of-{d}"].y < boards[d].head.bottom
    for active in (RED, BLUE):
        scene = GAME.draw(given([3, 4, 5], active=active, dice="2 5"), NOBODY, narrow=narrow)
        head = boards[active].head
        for name in ("die-0", "die-1"):
            die = scene.pieces[f"{name}-of-{active}"]
            assert die.ref == name
            assert head.x < die.x < head.right
            assert head.y < die.y < head.bottom


def test_what_a_die_is_for_stays_visible():
    """DT-020, DT-022, DT-047: each use looks different, until the turn is over."""
    position = given([2, 20], dice="2 3 6").do("assign 2 3 master")
    looks = [GAME.draw(position, RED).pieces[f"die-{i}-of-0"].look for i in range(3)]
    loose = [GAME.draw(given([2, 20], dice="2 3 6"), RED).pieces[f"die-{i}-of-0"].look for i in range(3)]
    assert not set(looks) & set(loose)
    position.do("dwarf 0 forward")
    assert [GAME.draw(position, RED).pieces[f"die-{i}-of-0"].look for i in range(3)] == looks
    lost = GAME.draw(given([7, 8], lying=[RED], dice="2 5").do("assign 2 5"), RED).pieces["die-0-of-0"]
    assert "lost" in lost.title
    assert 'opacity="0.6"' in lost.look


def test_one_click_moves_a_figure():
    """DT-034, DT-070, DT-075: every figure has its own track, so the square tells which figure moves."""
    position = given([12, 18], master=18, dice="1 2").do("assign 1 2")
    assert path(position, position.read(RED, "dwarf 1 backward")) == ("sq-1-17",)
    position.do("dwarf 0 forward")
    assert path(position, position.read(RED, "master forward")) == ("room-20",)
    position.do("master forward")
    assert path(position, position.read(RED, "effect-a 1")) == ("sq-1-15",)
    assert path(position, position.read(RED, "effect-a none")) == ("none",)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("narrow", [False, True])
def test_everything_has_a_card(language, narrow):
    """DT-001: the first line says what it is, the second what it does."""
    for match in random_match(GAME, 4, 9, {"rounds": 3}, plies=120):
        if match.ply % 6:
            continue
        scene = GAME.draw(match.position, NOBODY, language, narrow=narrow)
        for title in (thing.title for thing in (*scene.spots.values(), *scene.pieces.values())):
            first, *rest = title.split("\n")
            assert first
            assert rest
            assert all(line == line.strip() and line for line in (first, *rest))


@pytest.mark.parametrize("narrow", [False, True])
def test_events_point_at_drawn_things(narrow):
    """DT-010: what an event comes from is drawn before it or after it, and so is where it leads; all kinds are met."""
    kinds = set()
    for setting in ({}, *option_settings(GAME)):
        for match in random_match(GAME, 2, 4, setting, plies=1500, compiled=True):
            if not match.ply:
                continue
            move, before = match.moves[-1], match.before(match.ply - 1)
            events = happened(before, move.seat, move.action, match.position, NOBODY)
            new = {event.kind for event in events} - kinds
            if not new and match.ply % 7:
                continue
            drawn = [GAME.draw(position, NOBODY, narrow=narrow).refs() for position in (before, match.position)]
            for event in events:
                assert {event.start, event.end} - {""} <= drawn[0] | drawn[1], event
                assert event.end or event.kind in ("turn", "again"), event
            kinds |= new
    assert {"move", "master", "send", "lie", "rise", "stands", "lap", "out", "round", "win", "roll", "assign"} <= kinds


def test_a_click_on_a_square_that_a_die_reaches_means_that_die():
    """DT-020, DT-047: the squares marked while the dice are assigned, for the dwarf and for the Master."""
    position = given([12, 18], master=10, dice="1 2")
    assert also(position, position.read(RED, "assign 1 2")) == ("room-12", "sq-0-13")
    assert also(position, position.read(RED, "assign 2 1")) == ("room-11", "sq-0-14")
    position = given([7, 8], lying=[RED], master=10, dice="2 5")
    assert also(position, position.read(RED, "assign 2 5")) == ("room-15",)


def test_a_click_on_a_figure_means_its_moves():
    """So a click on a dwarf with several moves says to choose a square, and not that it cannot move."""
    position = given([12, 18], master=10, dice="1 2")
    position.play(RED, position.read(RED, "assign 1 2"))
    moves = {also(position, action) for action in position.legal()}
    assert moves == {("dwarf-0",), ("dwarf-1",)}
