"""Illegal actions are refused with a sentence that gives the reason, and the position does not change."""

import random

import pytest

from tablee.core.contract import CHANCE
from tablee.core.errors import IllegalAction, NotYourTurn, OptionsClash, TableeError, UnknownAction
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.board.text import text_board
from tablee.games.meeple_war.box import Building, Kind, Stage
from tablee.games.meeple_war.tests.scene import GAME, A, B, C, given


def refused(position, form, seat=None):
    """Return the reason why a written form is refused, and check that nothing has changed."""
    held = bytes(position)
    seat = position.to_act if seat is None else seat
    with pytest.raises(TableeError) as refusal:
        position.play(seat, position.read(seat, form))
    assert bytes(position) == held
    assert "Possible: " in str(refusal.value) or isinstance(refusal.value, NotYourTurn)
    return str(refusal.value)


def moving():
    """Return a game in which A must choose a destination for three meeples on its front, beside forest and cities."""
    position = given(2)
    position.lay(-2, -1, Kind.BLANK, (4, 5, 0))  # north of the front, with forest towards it
    t = position.stand(position.front(A), A, 3)
    return position.resume(Stage.MOVES).do(f"from {t}"), t


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("to-terrain 0", "There is forest between terrain 2 and terrain 9"),
        ("to-terrain 5", "does not share a side with terrain 2"),
        ("to-terrain 30", "There is no terrain 30"),
        ("to-building 0 0", "never move meeples onto their own building"),
        ("to-building 0 1", "is empty, and nobody may enter an empty site of a city"),
        ("to-building 1 0", "does not share a side"),
        ("to-building 3 0", "There is no seat 3"),
        ("to-space -3 0", "site of a city: nobody may enter an empty site"),
        ("to-space -2 5", "does not share a side with terrain 2"),
        ("to-space -1 0", "already terrain 3"),
        ("amount 1", "The question now is where these meeples go"),
        ("end", "The question now is where these meeples go"),
    ],
)
def test_destinations(form, said):
    """MW-063, MW-066, MW-067, MW-068, MW-073: illegal destinations are refused with the reason."""
    position, t = moving()
    assert t == 2
    if form == "to-terrain 0":
        form = f"to-terrain {position.at(-2, -1)}"
    assert said in refused(position, form)


def test_empty_sites_and_full_buildings():
    """MW-073, MW-074: nobody enters an empty site; a full building has no room."""
    position = given(2)
    t = position.lay(3, -1, Kind.WORKSHOP)  # beside sites 0 and 1 of seat 1
    position.stand(t, A, 2)
    position.resume(Stage.MOVES).do(f"from {t}")
    assert "is empty, and nobody may enter an empty site of a city" in refused(position, "to-building 1 1")
    position.build(B, 1, Building.CA)
    position.garrison(B, 1, B, 2)
    position.state.stage = Stage.MOVES
    assert "All defences of that building are taken" in refused(position, "to-building 1 1")


def test_groups():
    """MW-059, MW-062, MW-065: a group is limited by the ready meeples and the free defences.

    Pinned meeples cannot move.
    """
    position, t = moving()
    position.do(f"to-terrain {position.at(-1, 0)}")
    assert "Only 3 of the meeples on terrain 2 are ready" in refused(position, "amount 4")
    assert "at least one meeple" in refused(position, "amount 0")
    position.do("amount 2")
    assert "have already moved" in refused(position, f"from {position.at(-1, 0)}")
    assert "has no meeple on terrain 5" in refused(position, "from 5")
    position = given(2)
    position.build(B, 0, Building.CA)
    t = position.stand(position.front(B), A, 3)
    position.resume(Stage.MOVES).do(f"from {t}", "to-building 1 0")
    assert "Only 2 can go there, though 3 are ready" in refused(position, "amount 3")
    position = given(2)
    t = position.stand(position.at(0, 0), A, 1)
    u = position.stand(position.at(1, 0), B, 1)
    position.stand(u, A, 1)
    position.state.pinned[u] = 1
    position.resume(Stage.MOVES)
    assert "placed among enemies and may not move" in refused(position, f"from {u}")


def test_walled_in():
    """MW-067: meeples surrounded by forest are ready but have no way out."""
    position = given(2)
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2, 3))
    position.state.forest[wood] = 63
    position.stand(wood, A, 1)
    position.stand(position.at(0, 0), A, 1)
    position.resume(Stage.MOVES)
    assert "nowhere to go" in refused(position, f"from {wood}")


def test_building_actions():
    """MW-150, MW-156, MW-159, MW-160, MW-163, MW-166, MW-167, MW-169: illegal targets are refused."""
    position = given(2).perform("deploy 2")
    assert "At most 2 can be placed" in refused(position, "amount 3")
    position = given(2)
    position.state.destroyed[A] = 1 << Building.LG
    position.state.available[A] &= ~(1 << Building.LG)
    position.perform("construct")
    assert "The City Square already stands in the city" in refused(position, "building SQ")
    assert "The Looters’ Guild was destroyed" in refused(position, "building LG")
    position = given(2, protect_city_square="on")
    position.perform("construct").do("building UN")
    assert "protected" in refused(position, "site 0")
    position = given(2)
    t = position.stand(position.at(0, 0), B, 2)
    position.stand(position.at(1, 0), B, 1)
    position.perform("burn")
    assert "no enemy meeple on terrain 0" in refused(position, "terrain 0")
    position.perform("scare 1")
    assert "does not share a side" in refused(position, f"scare {t} 1 {position.at(-2, 0)}")
    assert "Only enemy meeples" in refused(position, f"scare {t} 0 5")
    assert "not already picked" in refused(position, f"scare 0 1 {position.at(1, -1)}")
    position.stand(position.at(-1, 0), A, 1)
    position.stand(position.at(-2, 0), A, 1)
    position.perform("reinforce 3")
    assert "to reinforce" in refused(position, "terrain 0")
    position.build(B, 1, Building.CA)
    position.perform("bombard")
    assert "Only enemy buildings" in refused(position, "target 0 0")
    assert "no building on site 3" in refused(position, "target 1 3")
    position.garrison(B, 0, A, 1)
    position.garrison(A, 0, B, 1)
    position.garrison(B, 0, B, 1)
    position.perform("convert")
    assert "own meeple cannot be converted" in refused(position, "target 1 0 0")
    assert "has no meeple on site 1" in refused(position, "target 1 1 1")


def test_workers_and_queue():
    """MW-044, MW-047, MW-053: workers must follow their track.

    Only the site asked about and queued actions can be named.
    """
    position = given(2)
    assert "does not lead" in refused(position, "worker 0 m1")
    assert "about the worker on site 0" in refused(position, "worker 1 A")
    assert "The question now is which branch" in refused(position, "begin")
    position.build(A, 1, Building.MA, node=0)
    position.resume(Stage.WORKERS)
    position.do("worker 0 B", "worker 1 A")
    assert "No action is waiting on site 2" in refused(position, "action 2")


def test_tokens():
    """MW-140, MW-141, MW-145: a seat must hold the token. An upgrade needs a blank, a tree needs forest."""
    position = given(3)
    position.hand(B, Kind.WEAPON)
    stone = position.at(0, 0)
    assert "is not blank" in refused(position, f"token weapon {stone}", B)
    assert "does not hold the shield token" in refused(position, f"token shield {stone}", B)
    assert "no forest on the north-west side" in refused(position, f"token tree {stone} 2", B)
    assert "There is no terrain 33" in refused(position, "token weapon 33", B)
    assert "only tokens" in refused(position, "begin", B)
    assert "does not hold the weapon token" in refused(position, f"token weapon {stone}", A)
    position.stand(stone, A, 1)
    position.resume(Stage.MOVES)
    assert "no forest on the map" in refused(position, "token tree")
    assert "does not hold the weapon token" in refused(position, "token weapon")
    with pytest.raises(NotYourTurn):
        position.play(2, position.read(2, "end"))


def test_tokens_out_of_turn_are_judged_by_themselves():
    """MW-140, MW-141, MW-145: the reason is about the interjected token.

    It does not depend on the token that the seat asked is about to place.
    """
    position = given(3)
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    stone = position.at(0, 0)
    position.hand(A, Kind.WEAPON)
    position.hand(B, Kind.SHIELD)
    position.resume(Stage.OPEN).do("token tree")
    assert "The tree token goes on an edge with forest" in refused(position, f"token-at {wood}")
    assert f"Terrain {stone} is not blank" in refused(position, f"token shield {stone}", B)
    assert "Green does not hold the weapon token" in refused(position, f"token weapon {wood}", B)
    position.do(f"token-at {wood} 0", "token weapon")
    assert "An upgrade token goes on a terrain" in refused(position, f"token-at {wood} 1")
    assert "no forest on the south-east side" in refused(position, f"token tree {wood} 5", B)
    position.do(f"token-at {wood}")
    assert f"Terrain {wood} already has an upgrade" in refused(position, f"token shield {wood}", B)
    assert "The tree token has been used" in refused(position.resume(Stage.OPEN, B), f"token tree {wood} 1", A)
    with pytest.raises(IllegalAction, match="That is a token of Green"):
        position.play(C, act.interjected_tree(B, wood, 1))


def test_tokens_of_a_table_that_asks_for_them():
    """MW-140 (OPT-26): nobody can interject, and only upgrades are asked for at the opening."""
    position = given(2, token_timing="asked")
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.hand(A, Kind.WEAPON)
    position.resume(Stage.OPEN)
    assert "At this table no token is placed out of turn" in refused(position, f"token tree {wood} 1", B)
    assert "only upgrade tokens are asked for" in refused(position, "token tree")


@pytest.mark.parametrize(
    ("option", "said"),
    [("granting", "nor a village that gave the bonus this turn"), ("any_village", "nor a village.")],
)
def test_villages(option, said):
    """MW-034 (OPT-10): a Village bonus cannot deploy to other terrains."""
    position = given(2, village_target=option)
    position.stand(position.lay(0, -2, Kind.VILLAGE), A, 2)
    far = position.lay(1, -2, Kind.VILLAGE)
    position.resume(Stage.OPEN)
    assert said in refused(position, f"village {position.at(0, 0)}")
    if option == "granting":
        assert said in refused(position, f"village {far}")


def test_the_tunnel():
    """MW-097, MW-102 (OPT-13, OPT-23): enemies on the mine bar the tunnel. A meeple can take it only once a turn."""
    position = given(2, placed_next_to_enemy_pinned="no")
    west, east = position.at(-1, 1), position.at(1, -1)
    position.stand(east, A, 1)
    position.stand(east, B, 1)
    position.resume(Stage.MOVES).do(f"from {east}")
    assert f"Enemies stand on terrain {east} and bar the mine tunnel" in refused(position, f"to-terrain {west}")
    position = given(2, altar_on_placement="yes")
    position.stand(west, A, 1)
    position.perform("flying").do(f"tunnel {east} 1", f"from {east}")
    assert "have already passed through the mine tunnel" in refused(position, f"to-terrain {west}")
    assert "does not share a side" in refused(position, f"to-terrain {position.front(A)}")


def test_scare_stops_at_forests():
    """MW-035, MW-163: forest blocks scared meeples even if the active player has Nature control."""
    position = given(2)
    t = position.stand(position.at(0, -1), B, 1)
    wood = position.lay(0, -2, Kind.BLANK, (4, 5, 0))
    position.state.nature = 1
    position.perform("scare 1").do("action 3")
    assert f"forest between terrain {t} and terrain {wood}" in refused(position, f"scare {t} 1 {wood}")


def test_a_full_building_is_no_target():
    """MW-074, MW-167: a building that was filled by movement cannot be bombarded before it falls."""
    position = given(3)
    position.build(B, 1, Building.CA)
    position.perform("bombard")
    position.garrison(B, 1, C, 2)
    assert "All defences of that building are taken" in refused(position, "target 1 1")


def test_resolution():
    """MW-111, MW-118, MW-120: spaces, rotations and combats that do not exist are refused.

    Players cannot choose what is drawn.
    """
    position = given(2)
    t = position.stand(position.at(0, -1), A, 2)
    position.resume(Stage.MOVES)
    position.move(t, "to-space 0 -2", 1)
    position.move(t, "to-space 1 -2")
    position.end_moves()
    assert "No explorers wait on space 5" in refused(position, "explore 5")
    position.do("explore 0")
    assert position.to_act == CHANCE
    with pytest.raises(NotYourTurn):
        position.play(A, position.read(A, "rotation 1"))
    position.do("tile blank 012")
    assert "must be free of forest" in refused(position, "rotation 3")
    assert "are drawn, not chosen" in refused(position, "tile mine -")


def test_nonsense_is_no_action():
    """Written forms and numbers that name no action are refused."""
    position = given(2)
    with pytest.raises(UnknownAction):
        position.read(A, "to-terrain 36")
    with pytest.raises(UnknownAction):
        position.play(A, GAME.n_actions)
    with pytest.raises(OptionsClash, match="no seat-3"):
        GAME.start(2, {"first_player": "seat-3"})


def test_every_refusal_has_a_sentence_and_every_board_fits():
    """MW-057: in every phase, every refusal is a sentence.

    The terminal board can be drawn too.
    """
    for seed in range(4):
        dice = random.Random(seed)
        position = given(2 + seed % 3)
        for ply in range(350):
            if position.is_over:
                break
            position.engine.act(position.boxes, position.states, 0, dice.choice(position.legal()))
            if ply % 7:
                continue
            open_to = set(position.legal())
            for action in dice.sample(range(GAME.n_actions), 15):
                if action not in open_to:
                    sentence = GAME.words.why(position, max(position.to_act, 0), action)(GAME.say("en"))
                    assert sentence.endswith(".")
                    assert "None" not in sentence
            assert max(map(len, text_board(position, 0).splitlines())) <= 120
    position = given(2)
    with pytest.raises(IllegalAction):
        position.play(A, act.END)
