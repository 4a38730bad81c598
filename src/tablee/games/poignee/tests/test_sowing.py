"""Tests of steps 1 and 2 of the turn: taking the meeples of a location and sowing them along the street."""

import pytest

from tablee.core.contract import CHANCE
from tablee.games.poignee.box import SHOWDOWN, Direction, Meeple, Phase, Space
from tablee.games.poignee.tests.scene import GAME, A, B, C, D, Scene, given, opened


def test_we_03_plain_sowing():
    """PM-025, PM-029, PM-030, PM-040, PM-056: meeples are placed one after another; the deputy, alone on E, waits."""
    position = given(inside={"B3": "builder miner deputy"})
    position.do("take B3", "place miner D4", "place builder D5", "place deputy E")
    assert position.where() == ["D4", "D5", "E"]
    assert list(position.state.controller) == [-1, A]
    assert position.choices() == ["resolve D4", "resolve D5"]
    position.end_turn()
    assert position.where("deputy") == ["E"]
    assert position.state.active == B


def test_we_04_skipping_a_showdown_space():
    """PM-036: after an occupied showdown space, sowing continues on the other side of the street."""
    position = given(inside={"B4": "4 builder"}, on={"E": "robber"}, tokens=(-1, B))
    position.do("take B4", "place builder D5", "place builder D6", "place builder D7", "place builder D8")
    assert position.where("builder") == ["D5", "D6", "D7", "D8"]


@pytest.mark.parametrize("doors", [("D11", "D10", "D9"), ("D1", "D2", "D3")])
def test_we_05_corner_origin_occupied_neighbour(doors):
    """PM-030, PM-032, PM-037: the first meeple skips an occupied W, too."""
    position = given(inside={"B0": "3 miner"}, on={"W": "miner"}, tokens=(C, -1))
    position.do("take B0")
    assert sorted(position.choices()) == ["place miner D1", "place miner D11"]
    for door in doors[:2]:
        position.do(f"place miner {door}")
    assert position.choices() == [f"place miner {doors[2]}"]


def test_we_06_saloon():
    """PM-033, PM-034, PM-040: the space of the second meeple fixes the direction."""
    position = given(saloon="madame builder robber")
    position.do("take saloon", "place madame D7", "place robber D6")
    assert position.choices() == ["place builder E"]
    position.do("place builder E")
    assert list(position.state.controller) == [-1, A]


@pytest.mark.parametrize("order", [("builder", "robber"), ("robber", "builder")])
def test_we_07_madame_bounces(order):
    """PM-044, PM-045, PM-046: Madame goes to the saloon, E stays empty, and sowing continues on the space after it."""
    position = given(saloon="madame builder robber")
    position.do("take saloon", "place madame E")
    assert position.holds("saloon", "madame")
    assert position.where() == []
    assert list(position.state.controller) == [-1, -1]
    position.do(f"place {order[0]} D6", f"place {order[1]} D7")
    assert position.where(order[0]) == ["D6"]
    assert position.where(order[1]) == ["D7"]


def test_we_08_jail():
    """PM-020, PM-022, PM-033, PM-073: a crate goes into the bag before the first placement."""
    position = given(jail=2, bag=(30, 12, 0), inside={"B2": "2 miner"})
    position.do("take jail")
    assert (position.state.crates_jail, position.state.jail) == (2, 0)
    assert position.bag() == (30, 12, 1)
    position.do("place robber D2", "place robber D1", "resolve D2")
    assert position.draws() == (A, 4)
    assert sum(position.weights().values()) == 43


def test_we_09_jail_without_crates():
    """PM-023, PM-033: the jail can be taken even if no crate is left; the robber goes on any space."""
    position = given(jail=1, crates_jail=0, bag=(30, 12, 0))
    position.do("take jail")
    assert position.bag() == (30, 12, 0)
    assert len(position.choices()) == 14


def test_we_28_long_sowing():
    """PM-025, PM-036, PM-038, PM-039: the lap ends on the building's own door; leftovers go to the saloon."""
    position = given(inside={"B2": "15 builder"}, on={"W": "miner"}, tokens=(B, -1))
    position.do("take B2")
    for space in ["D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11", "D0", "D1", "D2"]:
        position.do(f"place builder {space}")
    assert len(position.where("builder")) == 13
    assert position.holds("saloon", "madame 2 builder")
    assert position.state.phase == Phase.RESOLVE


def test_we_33_madame_as_last_leftover():
    """PM-039: Madame, left over after the lap, goes back to the saloon without acting."""
    position = given(saloon="14 builder madame", on={"E": "miner"}, tokens=(-1, B))
    position.do("take saloon")
    for space in ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "W"]:
        position.do(f"place builder {space}")
    assert position.holds("saloon", "madame builder")
    assert len(position.choices()) == 13
    assert position.state.phase == Phase.RESOLVE


def test_we_36_both_showdown_spaces_in_one_sowing():
    """PM-040, PM-041, PM-055: another player controls the second meeple."""
    position = given(4, inside={"B5": "robber 7 builder"})
    position.do("take B5", "place robber E")
    for door in range(6, 12):
        position.do(f"place builder D{door}")
    position.do("place builder W")
    assert position.choices() == ["name 1", "name 2", "name 3"]
    position.do("name 3")
    assert list(position.state.controller) == [D, A]
    assert position.choices() == [f"resolve D{d}" for d in range(6, 12)] + ["resolve showdown"]
    position.do("resolve showdown")
    assert (position.to_act, position.state.acting) == (CHANCE, SHOWDOWN)


def test_we_37_open_slot():
    """PM-046: the space Madame left is passed, or the next meeple must go there (`madameShowdownSlot`)."""
    used = given(saloon="madame builder").do("take saloon", "place madame E")
    assert sorted(used.choices()) == ["place builder D5", "place builder D6"]
    still = given(saloon="madame builder", madameShowdownSlot="stillOpen").do("take saloon", "place madame E")
    assert still.choices() == ["place builder E"]
    still.do("place builder E")
    assert list(still.state.controller) == [-1, A]
    assert still.state.active == B


def test_every_location_with_a_meeple_can_be_taken_whoever_owns_it():
    """PM-016, PM-017, PM-018, PM-019, PM-021: at first, only the jail cannot be taken; nobody may pass."""
    position = opened(4)
    assert position.choices() == [f"take B{b}" for b in range(12)] + ["take saloon"]
    position.state.inside[7] = 0
    assert "take B7" not in position.choices()
    position.state.jail = 1
    assert "take jail" in position.choices()


@pytest.mark.parametrize("location", ["B3", "saloon"])
def test_only_taking_the_jail_moves_dynamite(location):
    """PM-020, PM-024: taking any other location takes all its meeples and moves no crate."""
    position = given(inside={"B3": "3 builder"}, jail=2).do(f"take {location}")
    assert position.holds(location, "")
    assert (position.state.crates_jail, position.state.crates_bag) == (3, 0)


@pytest.mark.parametrize(
    ("building", "both"),
    [("B3", {"D4", "D2"}), ("B0", {"D1", "W"}), ("B6", {"D7", "E"}), ("B11", {"W", "D10"})],
)
def test_the_first_meeple_goes_next_door(building, both):
    """PM-030, PM-031, PM-035: the first meeple goes on the next space on either side, never on the building's door."""
    position = given(inside={building: "miner"}).do(f"take {building}")
    assert set(position.choices()) == {f"place miner {space}" for space in both}


def test_the_player_chooses_which_meeple_goes_on_the_next_space():
    """PM-025, PM-027, PM-028, PM-029, PM-032: there is one choice for each kind in the hand."""
    position = given(inside={"B1": "2 builder miner deputy"}).do("take B1", "place miner D2")
    assert position.choices() == ["place builder D3", "place deputy D3"]
    position.do("place builder D3")
    assert position.choices() == ["place builder D4", "place deputy D4"]


def test_the_ring_of_fourteen_spaces():
    """PM-026, PM-035: each space has the clockwise and counterclockwise neighbours that the board shows."""
    loop = ["W", "D0", "D1", "D2", "D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11"]
    box = given().box
    for here, there in zip(loop, loop[1:] + loop[:1], strict=True):
        assert box.neighbour[Direction.CLOCKWISE - 1, Space[here]] == Space[there]
        assert box.neighbour[Direction.COUNTERCLOCKWISE - 1, Space[there]] == Space[here]


def test_saloon_and_jail_start_on_any_free_space():
    """PM-033, PM-036: the first meeple cannot go on an occupied space, and the second skips it."""
    position = given(saloon="madame builder", on={"E": "miner"}, tokens=(-1, B)).do("take saloon")
    assert len(position.choices()) == 2 * 13
    assert "place builder E" not in position.choices()
    position.do("place builder D5")
    assert set(position.choices()) == {"place madame D6", "place madame D4"}


def test_no_decision_has_more_than_seventy_choices():
    """PM-029, PM-033: at most, any of five kinds of meeple can go on any of fourteen spaces."""
    position = given(saloon="builder miner robber deputy madame").do("take saloon")
    assert len(position.choices()) == 70


def test_an_opponents_meeple_across_needs_no_naming():
    """PM-040, PM-041: the active player's own token is free, so it is used."""
    position = given(4, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(C, -1)).do("take B5", "place deputy E")
    assert list(position.state.controller) == [C, A]
    assert position.state.phase == Phase.RESOLVE


def test_two_players_need_not_name():
    """PM-041, PM-042, PM-088: nobody is asked, because only the opponent could be named."""
    position = given(2, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1)).do("take B5", "place deputy E")
    assert list(position.state.controller) == [A, B]
    assert position.state.phase == Phase.RESOLVE


def test_sowing_continues_after_naming():
    """PM-043: the controller is named at once, then the next meeple is placed."""
    position = given(3, inside={"B4": "deputy 2 builder"}, on={"W": "miner"}, tokens=(A, -1))
    position.do("take B4", "place builder D5", "place deputy E", "name 1")
    assert position.choices() == ["place builder D6"]


def test_madame_alone_may_bounce_back():
    """PM-044, PM-045: a player may put Madame alone on a showdown space, although this changes nothing."""
    position = given(4).do("take saloon", "place madame W")
    assert (position.state.active, position.state.phase) == (B, Phase.TAKE)
    assert position.holds("saloon", "madame")


AFTER_E = ["D6", "D7", "D8", "D9", "D10", "D11", "W", "D0", "D1", "D2", "D3", "D4", "D5"]


def sow_after_madame(position, spaces=AFTER_E):
    """Put Madame on E, then sow a lap of builders."""
    position.do("take B5", "place madame E")
    for space in spaces:
        assert position.choices() == [f"place builder {space}"]
        position.do(f"place builder {space}")
        if position.state.phase == Phase.NAME_CONTROLLER:
            position.do("name 1")
    return position


def test_madames_space_takes_the_next_meeple_after_a_whole_lap():
    """PM-038, PM-039, PM-041, PM-046: Madame's space is filled last, with a token; leftovers go to the saloon."""
    position = sow_after_madame(given(inside={"B5": "16 builder madame"}, saloon=""))
    assert list(position.state.controller) == [A, -1]
    assert position.choices() == ["place builder E"]
    position.do("place builder E", "name 2")
    assert list(position.state.controller) == [A, C]
    assert position.holds("saloon", "madame 2 builder")
    assert len(position.choices()) == 13
    assert position.choices()[-1] == "resolve showdown"


def test_madames_space_stays_empty_without_a_meeple_left():
    """PM-046: thirteen other meeples fill the other spaces; if W is occupied, twelve are enough."""
    position = sow_after_madame(given(inside={"B5": "13 builder madame"}, saloon=""))
    assert position.state.phase == Phase.RESOLVE
    assert position.state.space[Space.E] == Meeple.NONE
    rest = [space for space in AFTER_E if space != "W"]
    meeples = {"inside": {"B5": "13 builder madame"}, "saloon": "", "on": {"W": "miner"}, "tokens": (B, -1)}
    position = sow_after_madame(given(**meeples), rest)
    assert position.choices() == ["place builder E"]
    position.do("place builder E")
    assert list(position.state.controller) == [B, A]
    assert position.holds("saloon", "madame")


def test_madame_on_the_last_space_of_the_lap():
    """PM-046: the lap is over, so the next meeple goes where Madame was put; `last` is already that space."""
    position = given(inside={"B4": "14 builder madame"}, saloon="", originDoorAfterLap="skip").do("take B4")
    for space in ["D3", "D2", "D1", "D0", "W", "D11", "D10", "D9", "D8", "D7", "D6"]:
        position.do(f"place builder {space}")
    position.do("place madame E")
    assert position.choices() == ["place builder D5"]
    position.do("place builder D5")
    assert position.choices() == ["place builder E"]
    position.do("place builder E", "name 1")
    assert position.holds("saloon", "madame builder")
    position = given(saloon="14 builder madame").do("take saloon")
    for space in AFTER_E:
        position.do(f"place builder {space}")
    position.do("place madame E")
    assert position.choices() == ["place builder E"]
    assert position.do("place builder E").state.phase == Phase.NAME_CONTROLLER


def test_madames_space_after_the_lap_compiled_as_plain():
    """PM-046: the compiled rules and the plain Python rules do the same."""
    plain = given(inside={"B5": "16 builder madame"}, saloon="")
    compiled = Scene(GAME, plain.boxes, plain.copy().states, compiled=True)
    for position in (plain, compiled):
        sow_after_madame(position).do("place builder E", "name 2")
    assert bytes(plain) == bytes(compiled)
