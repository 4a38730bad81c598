"""The table options of Pour une poignée de meeples."""

import pytest

from tablee.core.errors import OptionsClash
from tablee.games.poignee.box import Meeple, Phase, Space
from tablee.games.poignee.tests.scene import GAME, A, B, C, fresh, given

LAP_FROM_B2 = ["D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11", "D0", "D1"]


def sow_round(position, last):
    """Sow a lap of builders clockwise from B2, then put a meeple of kind `last`, if any, on the door of B2."""
    position.do("take B2")
    for space in LAP_FROM_B2:
        position.do(f"place builder {space}")
    if last:
        position.do(f"place {last} D2")
    return position


def test_leftovers_go_to_the_saloon_or_back():
    """PM-039: with `sowOverflow = origin`, leftover meeples are back inside before the meeple on the door acts."""
    meeples = {"inside": {"B2": "14 builder madame"}, "on": {"W": "miner"}, "tokens": (B, -1), "saloon": ""}
    saloon = sow_round(given(**meeples), "madame")
    assert saloon.holds("saloon", "2 builder")
    saloon.do("resolve D2")
    assert saloon.holds("B2", "madame")
    origin = sow_round(given(**meeples, sowOverflow="origin"), "madame")
    assert origin.holds("saloon", "")
    assert origin.holds("B2", "2 builder")
    origin.do("resolve D2")
    assert origin.draws() == (A, 2)


def test_leftovers_of_the_saloon_go_there_either_way():
    """PM-039: meeples taken from the saloon go back there, with `sowOverflow = origin` as well."""
    position = given(saloon="15 builder madame", sowOverflow="origin")
    position.do("take saloon")
    for space in ["D0", "D1", "D2", "D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11"]:
        position.do(f"place builder {space}")
    position.do("place madame W", "place builder W", "name 1")
    assert position.holds("saloon", "madame builder")


@pytest.mark.parametrize(("option", "placed"), [("allow", 13), ("skip", 12)])
def test_the_own_door_after_a_lap(option, placed):
    """PM-038: with `originDoorAfterLap = skip`, one meeple fewer is placed."""
    position = given(
        inside={"B2": "15 builder"}, on={"W": "miner"}, tokens=(B, -1), saloon="", originDoorAfterLap=option
    )
    sow_round(position, "builder" if option == "allow" else "")
    assert len(position.where("builder")) == placed
    assert position.holds("saloon", f"{15 - placed} builder")


def test_skipping_the_own_door_does_not_touch_the_saloon():
    """PM-038: `originDoorAfterLap = skip` shortens the lap only if the meeples come from a building."""
    position = given(saloon="14 builder", originDoorAfterLap="skip").do("take saloon")
    for space in ["D0", "D1", "D2", "D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11"]:
        position.do(f"place builder {space}")
    assert position.choices() == ["place builder W"]


def test_a_slot_still_open_keeps_the_direction():
    """PM-032, PM-046: with `madameShowdownSlot = stillOpen`, a sowing from a building keeps its direction."""
    position = given(3, inside={"B4": "madame miner 2 builder"}, saloon="", madameShowdownSlot="stillOpen")
    position.do("take B4", "place builder D5", "place madame E")
    assert set(position.choices()) == {"place builder E", "place miner E"}
    position.do("place miner E")
    assert position.choices() == ["place builder D6"]
    used = given(3, inside={"B4": "madame miner 2 builder"}, saloon="")
    used.do("take B4", "place builder D5", "place madame E")
    assert set(used.choices()) == {"place builder D6", "place miner D6"}


def test_a_slot_still_open_leaves_the_direction_open():
    """PM-034, PM-046: if Madame is the first meeple from the saloon, the direction is chosen with the third."""
    position = given(saloon="madame miner 2 builder", madameShowdownSlot="stillOpen")
    position.do("take saloon", "place madame W", "place miner W")
    assert set(position.choices()) == {"place builder D0", "place builder D11"}
    position.do("place builder D11")
    assert position.choices() == ["place builder D10"]


def test_a_slot_still_open_may_need_a_name():
    """PM-041, PM-046: if the player's token is in use, the player names a controller for the meeple after Madame."""
    position = given(3, saloon="madame miner", on={"E": "robber"}, tokens=(-1, A), madameShowdownSlot="stillOpen")
    position.do("take saloon", "place madame W", "place miner W")
    assert position.choices() == ["name 1", "name 2"]
    assert position.state.space[Space.W] == Meeple.MINER


@pytest.mark.parametrize(("option", "stone"), [("perCrate", [2, 1]), ("perAction", [4, 2])])
def test_a_double_kill_is_one_action(option, stone):
    """PM-096, PM-111: after both rewards, each crate explodes or, with `perAction`, there is one explosion."""
    position = given(
        2,
        on={"W": "builder", "E": "builder"},
        tokens=(A, B),
        stone=[8, 4],
        bag=(9, 6, 2),
        multiDynamite=option,
    )
    position.do("resolve showdown", "die 4", "die 4", "draw crate")
    assert list(position.state.stone[:2]) == [8, 4]
    position.do("draw crate")
    assert list(position.state.stone[:2]) == stone
    assert position.state.crates_exploded == 2


def test_who_starts():
    """PM-009: the start player is random, the seat `firstSeat` that the host names, or the first seat."""
    assert fresh(3, startPlayer="random").state.phase == Phase.START
    for options, starter in (
        ({"startPlayer": "host chooses", "firstSeat": 3}, C),
        ({"startPlayer": "seat 1"}, A),
    ):
        position = fresh(3, **options)
        assert position.state.phase == Phase.SETUP_CORNER
        assert position.state.start_seat == starter
        assert position.to_act == (starter + 2) % 3


def test_the_host_names_a_seat_at_the_table():
    """PM-009: seat 4 cannot start a game with three players."""
    with pytest.raises(OptionsClash, match="names seat 4, but the table has 3 seats"):
        GAME.start(3, {"startPlayer": "host chooses", "firstSeat": 4})
    assert GAME.start(3, {"firstSeat": 4}).seats == 3  # `firstSeat` has no effect unless the host chooses


@pytest.mark.parametrize(("option", "shown"), [("shown", "36 gold, 18 stone, 0 dynamite"), ("hidden", "closed")])
def test_the_bag_may_be_kept_closed_on_the_board(option, shown):
    """PM-007: `bagCounts` changes what is displayed and nothing else."""
    position = given(2, bagCounts=option)
    assert shown in GAME.board.text(position, A)
    assert bytes(position.seen_by(B)) == bytes(position)


@pytest.mark.parametrize(("option", "rematch"), [("shared", False), ("offer rematch", True)])
def test_a_full_tie_may_offer_another_game(option, rematch):
    """PM-131: `finalTie` changes what is displayed; the places are shared in any case."""
    position = given(2, active=B, tombs="miner " * 6, finalTie=option)
    position.do("take saloon", "place madame W")
    assert position.ranks() == [1, 1]
    board = GAME.board.text(position, A)
    assert "seats 0 and 1 share the victory" in board
    assert ("new game" in board) == rematch
