"""Tests of pictures, clicks and texts."""

import copy
from math import dist

import pytest

from tablee.core.contract import NOBODY
from tablee.core.texts import LANGUAGES
from tablee.games.meeple_war.board.coast import _middle, _outline, _within
from tablee.games.meeple_war.board.pieces import troop
from tablee.games.meeple_war.box import Kind, Phase, Stage
from tablee.games.meeple_war.facts.advice import is_ruinous
from tablee.games.meeple_war.facts.places import site_hex
from tablee.games.meeple_war.tests.scene import GAME, A, B, C, Scene, given


def drawn(position, seat=A, *, narrow=False, language="en"):
    """Return the picture a seat gets."""
    return GAME.draw(position.seen_by(seat), seat, language, narrow=narrow)


def clicks(position, form):
    """Return where to click for a written form."""
    return GAME.board.path(position, position.read(position.to_act, form))


def said(position, form, language="en"):
    """Return the label of a written form."""
    return GAME.words.label(position, position.read(position.to_act, form))(GAME.say(language))


# --- pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_the_opening(narrow):
    """MW-012: the picture has the terrains, cities, cards, workers and trees of two players."""
    structure = drawn(given(2), narrow=narrow).structure()
    assert structure["size"][0] == (680 if narrow else 1280)
    assert {f"terrain-{t}" for t in range(9)} < set(structure["spots"])
    assert {"branch-1", "branch-2", "branch-3", "gate-0", "gate-1", "hammer", "pile"} < set(structure["spots"])
    expected = {f"card-{p}-{site}" for p in (A, B) for site in range(4)}
    expected |= {"worker-0-0", "worker-1-0", "tree-0", "tree-1", *(f"upgrade-{kind}" for kind in range(1, 6))}
    expected |= {"flag-3", "flag-4", "flag-5"}
    assert set(structure["pieces"]) == expected


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_a_chosen_branch_is_marked_at_once(narrow):
    """MW-047: the workers move when all branches are chosen, but every choice is seen before."""
    position = GAME.start(2, {"introductory_game": "on", "first_player": "seat-0"}).do("back ordinary")

    def rings(site):
        return drawn(position, narrow=narrow).pieces[f"card-0-{site}"].look.count('stroke-width="3.5"')

    assert [rings(site) for site in range(3)] == [0, 0, 0]
    position.do("worker 0 C")
    assert [rings(site) for site in range(3)] == [1, 0, 0]
    position.do("worker 1 m1")
    assert [rings(site) for site in range(3)] == [1, 1, 0]


def test_a_variant_shows_its_own_numbers():
    """MW-039, MW-079: picture and texts show the fort points and the cave distance of a variant."""
    data = copy.deepcopy(GAME.data)
    data["flags"]["stone"], data["constants"]["cave_distance"] = 7, 3
    start = GAME.start(2, data=data)
    position = Scene(GAME, start.boxes, start.states)
    cave = position.lay(0, -2, Kind.CAVE)
    for language, points, reach in (("en", "7 victory points", "3 spaces"), ("fr", "7 points", "3 espaces")):
        spots = drawn(position, language=language).spots
        assert points in spots[f"terrain-{position.at(0, 0)}"][1]
        assert reach in spots[f"terrain-{cave}"][1]
    assert ">7</text>" in drawn(position).spots[f"terrain-{position.at(0, 0)}"][0]


def test_nothing_is_hidden():
    """MW-013: every viewer gets the same map, but only the seat asked sees what it may click."""
    position = given(3)
    own, others = drawn(position, A).structure(), drawn(position, NOBODY).structure()
    assert own["pieces"] == others["pieces"]
    assert drawn(position, B).title == drawn(position, NOBODY).title


def test_the_flag_of_a_fort_shows_who_has_enough_meeples_there():
    """MW-028: one meeple is not enough, so the flag is white; two hoist their own, unless a combat is to come."""
    position, white = given(2), drawn(given(2)).pieces
    t = position.stand(position.at(0, 0), B, 1)
    assert drawn(position).pieces[f"flag-{t}"].look == white[f"flag-{t}"].look
    position.stand(t, B, 2)
    flag = drawn(position).pieces[f"flag-{t}"]
    assert "--seat2" in flag.look
    assert (flag.x, flag.y) == (white[f"flag-{t}"].x, white[f"flag-{t}"].y)
    position.stand(t, A, 1)
    assert drawn(position).pieces[f"flag-{t}"].look == white[f"flag-{t}"].look


def test_walls_go_around_the_sites_of_a_city():
    """MW-015: a wall has the 14 corners of its four hexes, a bit further in."""
    for seats in GAME.seats:
        position = given(seats)
        for owner in range(seats):
            hexes = [site_hex(position, owner, site) for site in range(4)]
            corners = _outline(hexes)
            wall = _within(corners, 7)
            assert len(set(corners)) == 14
            assert all(5 < dist(*pair) < 12 for pair in zip(corners, wall, strict=True))
            middles = [_middle(where) for where in hexes]
            assert all(
                min(dist(inner, m) for m in middles) < min(dist(outer, m) for m in middles) + 7
                for outer, inner in zip(corners, wall, strict=True)
            )


def test_a_plain_sign_lies_below_what_the_scenery_shows():
    """MW-007: a page that has not loaded the scenery shows signs of terrains and buildings, which are then covered."""
    position = given(2)
    spots = drawn(position).spots
    for ref in (f"terrain-{position.at(0, 0)}", "site-0-0"):
        below, covered, _ = spots[ref].look.partition("<use ")
        assert covered
        assert "<path" in below
        assert 'href="#scenery-meeple_war-wide-2.' in spots[ref].look


def test_the_first_of_a_group_says_how_many_are_ready():
    """MW-062: the title of the first meeple says how many are ready. Meeples that have moved lie down."""
    position = given(2)
    t = position.stand(position.front(A), A, 3)
    position.resume(Stage.MOVES)
    piece = drawn(position).pieces[f"troop-{A}-{t}"]
    assert piece.title == "3 meeples of Blue on Blank terrain 2\n3 can still move in this turn"
    assert "rotate(-90)" not in piece.look
    to = position.at(-1, 0)
    position.do(f"from {t}", f"to-terrain {to}", "amount 2")
    moved = drawn(position).pieces[f"troop-{A}-{to}"]
    assert moved.title.splitlines() == [
        "2 meeples of Blue on Wooden fort 3",
        "Enough to control it",
        "None can move any more in this turn",
    ]
    assert "rotate(-90)" in moved.look


def test_a_move_is_clicked_terrain_by_terrain_then_a_number():
    """MW-062, MW-064: a move is clicked as start, destination and number.

    The destination may be an unexplored space.
    """
    position = given(2)
    t = position.stand(position.front(A), A, 3)
    position.resume(Stage.MOVES)
    assert clicks(position, f"from {t}") == (f"terrain-{t}",)
    assert clicks(position, "end") == ("end",)
    position.do(f"from {t}")
    assert clicks(position, "to-space -2 1") == ("space--2-1",)
    assert "space--2-1" in drawn(position).spots
    position.do("to-space -2 1")
    assert clicks(position, "amount 3") == ("amount-3",)
    position.do("amount 3")
    assert drawn(position).pieces["troop-0-p0"].title.startswith("Space 1: 3 explorers of Blue\n")


@pytest.mark.parametrize("there", [0, 2])
def test_moving_meeples_are_animated(there):
    """MW-062: pieces of one kind vanish at the start of a move and appear at its end.

    This also holds if other meeples stand at the destination.
    """
    position = given(2)
    t, to = position.stand(position.front(A), A, 3), position.stand(3, A, there)
    position.resume(Stage.MOVES).do(f"from {t}")
    waiting = drawn(position)
    position.do(f"to-terrain {to}", "amount 2")
    after = drawn(position).pieces
    assert after.keys() - waiting.pieces.keys() == {troop(A, to, there), troop(A, to, there + 1)}
    assert waiting.pieces.keys() - after.keys() == {troop(A, t, 1), troop(A, t, 2)}
    assert {piece.kind for id_, piece in after.items() if id_.startswith(("troop-0", "band-0"))} == {"meeple-0"}


def test_meeples_come_out_of_the_warehouse():
    """MW-159: the scene knows which pieces may be deployed, and that they will start at the warehouse."""
    position = given(2)
    position.perform("deploy 2")
    expected = drawn(position).expected
    assert len(set(expected.values())) == 1
    position.do("amount 2")
    assert expected.keys() == {troop(A, position.front(A), k) for k in (0, 1)} <= drawn(position).pieces.keys()


def test_meeples_are_named_by_a_scare():
    """MW-163: a Scare is clicked as the terrain of the meeple, then its destination."""
    position = given(2)
    t = position.stand(position.at(0, 0), B, 2)
    position.perform("scare 1")
    form = position.write(position.legal()[0])
    assert clicks(position, form)[0] == f"terrain-{t}"
    assert drawn(position).pieces[f"troop-{B}-{t}"].ref == f"terrain-{t}"
    assert said(position, form).startswith("Scare a meeple of Green from Stone fort 4 to ")


def test_meeples_of_one_of_two_enemies_are_clicked_themselves():
    """MW-163, MW-085: if enemies of two seats stand on a terrain, the meeple itself is clicked."""
    position = given(3)
    t = position.stand(position.at(0, 0), B, 2)
    position.stand(t, C)
    position.perform("scare 1")
    firsts = {GAME.board.path(position, action)[0] for action in position.legal()}
    assert firsts == {f"troop-{B}-{t}", f"troop-{C}-{t}"}
    assert {drawn(position).pieces[f"troop-{seat}-{t}"].ref for seat in (B, C)} == firsts


def test_defences_show_who_stands_on_them():
    """MW-077, MW-169: every meeple on a building has a piece. Convert is clicked on the building."""
    position = given(2)
    position.garrison(B, 0, A, 2)
    position.garrison(B, 0, B, 1)
    position.garrison(A, 0, B, 1)
    pieces = drawn(position).pieces
    assert pieces["defender-1-0-0-1"].title.startswith("2 meeples of Blue on the City Square of Green\n")
    assert pieces["defender-1-0-0-1"].ref == "site-1-0"
    position.perform("convert")
    assert clicks(position, "target 1 0 1") == ("site-1-0",)


def test_defenders_of_one_of_two_enemies_are_clicked_themselves():
    """MW-169: if enemies of two seats stand on a building, Convert is clicked on a meeple, on the map or the card."""
    position = given(3)
    for seat in (B, C):
        position.garrison(B, 0, seat, 1)
    position.perform("convert")
    assert clicks(position, "target 1 0 1") == ("defender-1-0-1",)
    for narrow in (False, True):
        assert drawn(position, narrow=narrow).pieces["defender-1-0-1-0"].ref == "defender-1-0-1"


def test_workers_step_along_the_track_of_their_card():
    """MW-043, MW-047: the worker's cube moves from the start space to the branch chosen."""
    position = given(2)
    before = drawn(position).pieces["worker-0-0"]
    position.do("worker 0 A")
    after = drawn(position).pieces["worker-0-0"]
    assert after.x > before.x
    assert position.state.phase == Phase.BUILDING


def test_tokens_glide_from_supply_to_hand_to_map():
    """MW-140, MW-172: a token keeps its piece wherever it is.

    Forests are edges that can be clicked.
    """
    position = given(2)
    position.lay(0, 2, Kind.BLANK, (0, 1))
    supply = drawn(position).pieces["upgrade-4"]
    assert supply.ref == "upgrade-4"
    position.hand(A, Kind.WEAPON)
    held = drawn(position).pieces["upgrade-4"]
    assert held.ref == "token-0-4"
    assert held.x > supply.x
    position.resume(Stage.OPEN)
    assert clicks(position, "token weapon") == ("token-0-4",)
    position.do("token weapon")
    t = position.at(0, -1)
    assert clicks(position, f"token-at {t}") == (f"terrain-{t}",)
    assert said(position, f"token-at {t}") == "Weapon upgrade on Blank terrain 0"
    position.do(f"token-at {t}")
    assert drawn(position).pieces["upgrade-4"].ref == f"terrain-{t}"
    t = position.stand(position.at(0, 2), A, 1)
    position.resume(Stage.MOVES).do("token tree")
    assert clicks(position, f"token-at {t} 1") == (f"edge-{t}-1",)
    title = f"Forest on the north-east side of Blank terrain {t}"
    assert drawn(position).spots[f"edge-{t}-1"].title.splitlines()[0] == title


def test_out_of_turn_tokens_can_be_clicked():
    """MW-140: an interjection is clicked as the token, then its place."""
    position = given(2)
    position.hand(B, Kind.SHIELD)
    for action in position.interjections(B):
        assert set(GAME.board.path(position, action)) <= drawn(position, B).refs()


def test_spaces_to_enter_are_drawn_for_the_seat_asked():
    """MW-064: unexplored spaces have a question mark if the seat that looks may enter them now."""
    position = given(2)
    t = position.stand(position.front(A), A, 3)
    position.resume(Stage.MOVES).do(f"from {t}")
    assert "space--2-1" in drawn(position, A).spots
    assert "space--2-1" not in drawn(position, B).spots


# --- texts -----------------------------------------------------------------------------------------------------


def test_building_over_the_square_is_called_ruinous():
    """MW-155: the label warns the player in all three languages."""
    position = given(2).perform("construct").do("building UN")
    assert is_ruinous(position, position.read(A, "site 0"))
    labels = [said(position, "site 0", language) for language in LANGUAGES]
    assert [text.split("!")[0].strip() for text in labels] == ["Beware", "Attention", "¡Cuidado"]
    assert said(position, "site 2") == "Build on site 3"
    spots = drawn(position).spots
    assert "--bad" in spots["site-0-0"][0]
    assert "--bad" not in spots["site-0-2"][0]


def test_orange_is_elided_in_french():
    """French texts say d’Orange, but de Vert."""
    say = GAME.say("fr")
    assert [say("of-who", who=say("seat-name", seat=seat)) for seat in (1, 2)] == ["de Vert", "d’Orange"]


def test_prompts():
    """MW-062: the prompt addresses the seat that is asked as "you". Other seats read its name."""
    position = given(2)
    t = position.stand(position.front(A), A, 3)
    position.resume(Stage.MOVES).do(f"from {t}")
    prompts = [GAME.words.prompt(position, viewer)(GAME.say("en")) for viewer in (A, B)]
    assert prompts == [
        "Choose where these meeples go (Blank terrain 2, 3 ready)",
        "Blue must choose where these meeples go (Blank terrain 2, 3 ready)",
    ]
    assert GAME.words.prompt(position, A)(GAME.say("fr")).startswith("Choisissez où vont ces meeples")


def test_every_refusal_is_said_in_every_language():
    """MW-057: the reason for a refusal is given in each language."""
    position = given(2)
    t = position.stand(position.front(A), A, 3)
    scenes = [given(3), position.resume(Stage.MOVES).do(f"from {t}"), given(2).perform("construct")]
    for scene in scenes:
        for action in sorted(set(range(0, GAME.n_actions, 7)) - set(scene.legal())):
            refusal = GAME.words.why(scene, scene.to_act, action)
            assert len({refusal(GAME.say(language)) for language in LANGUAGES}) == len(LANGUAGES)
