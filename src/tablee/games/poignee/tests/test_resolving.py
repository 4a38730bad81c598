"""Tests of step 3 of the turn: resolving the meeples on the doors, one by one."""

import pytest

from tablee.games.poignee.box import Phase, Side
from tablee.games.poignee.tests.scene import A, B, C, given


def test_we_10_build():
    """PM-050, PM-057, PM-058, PM-059: cubes go into the bag, a tile comes from the supply, the builder goes inside."""
    position = given(on={"D1": "builder"}, gold=[1], stone=[2], supply=[5], bag=(20, 8, 0))
    position.do("resolve D1", "build yes")
    state = position.state
    assert (state.gold[A], state.stone[A], state.tiles[A]) == (0, 0, 4)
    assert (state.owner[1], state.side[1]) == (A, Side.BASIC)
    assert position.bag() == (21, 10, 0)
    assert position.holds("B1", "builder")


def test_we_11_out_of_turn_upgrade():
    """PM-061, PM-062, PM-063, PM-068: the tile's owner is asked about the upgrade and pays for it."""
    position = given(tiles={"B10": (B, 5)}, on={"D10": "builder"}, gold=[9, 2], stone=[9, 3])
    position.do("resolve D10")
    assert (position.to_act, position.choices()) == (B, ["upgrade no", "upgrade yes"])
    position.do("upgrade yes")
    assert (position.state.gold[B], position.state.stone[B]) == (1, 1)
    assert (position.state.owner[10], position.state.side[10]) == (B, Side.UPGRADED)


def test_we_12_no_prompt():
    """PM-054, PM-067: an owner without the right cubes is not asked; the builder goes inside."""
    position = given(tiles={"B8": (C, 5)}, on={"D8": "builder"}, gold=[9, 0, 5], stone=[9, 0, 0])
    position.do("resolve D8")
    assert (position.state.phase, position.state.active) == (Phase.TAKE, B)
    assert position.holds("B8", "builder")


@pytest.mark.parametrize(("tiles", "drawn"), [({"B6": (B, 10)}, (B, 4)), ({}, None), ({"B6": (A, 5)}, (A, 2))])
def test_we_13_miner(tiles, drawn):
    """PM-069, PM-070, PM-071, PM-072: the owner draws, more on the upgraded side; without a tile nobody draws."""
    position = given(tiles=tiles, on={"D6": "miner"}).do("resolve D6")
    if drawn:
        assert position.draws() == drawn
    else:
        assert position.state.phase == Phase.TAKE
        assert position.holds("B6", "miner")


def test_we_14_robber():
    """PM-073, PM-074, PM-080: a robber brings two draws per miner inside; the miners stay."""
    position = given(inside={"B2": "2 miner builder robber"}, on={"D2": "robber"}, tiles={"B2": (C, 5)})
    position.do("resolve D2")
    assert position.draws() == (A, 4)
    position.do(*["draw gold"] * 4)
    assert position.holds("B2", "2 miner builder 2 robber")
    assert position.state.gold[C] == 0


def test_we_15_deputy():
    """PM-075, PM-076: a deputy brings two draws per robber inside, and the robbers go to jail."""
    position = given(inside={"B9": "2 robber miner"}, on={"D9": "deputy"}).do("resolve D9")
    assert position.draws() == (A, 4)
    position.do(*["draw stone"] * 4)
    assert position.holds("jail", "2 robber")
    assert position.holds("B9", "miner deputy")
    assert position.state.crates_jail == 3


def test_we_16_madame():
    """PM-077, PM-078, PM-079: Madame brings one draw per builder inside, and the builders go to the saloon."""
    position = given(saloon="", inside={"B7": "3 builder deputy"}, on={"D7": "madame"}).do("resolve D7")
    assert position.draws() == (A, 3)
    position.do("draw gold", "draw stone", "draw gold")
    assert position.holds("saloon", "3 builder")
    assert position.holds("B7", "deputy madame")


def test_we_17_order_matters():
    """PM-048, PM-057: cubes drawn by one meeple can be spent by the next."""
    position = given(on={"D4": "builder", "D3": "robber"}, inside={"B3": "miner"}, gold=[1], stone=[1])
    early = position.copy().do("resolve D4")
    assert early.state.phase == Phase.RESOLVE
    assert early.choices() == ["resolve D3"]
    position.do("resolve D3", "draw gold", "draw stone", "resolve D4", "build yes")
    assert (position.state.gold[A], position.state.stone[A]) == (1, 0)


def test_every_meeple_on_a_door_is_resolved_once_and_enters():
    """PM-047, PM-048, PM-050, PM-051, PM-054: meeples on doors are resolved in any order; then the turn ends."""
    position = given(on={"D1": "miner", "D2": "robber", "D3": "deputy", "D4": "builder"}, inside={"B2": "9 builder"})
    for door in ("D3", "D1", "D4", "D2"):
        assert f"resolve {door}" in position.choices()
        position.do(f"resolve {door}")
    assert position.state.active == B
    assert position.where() == []
    assert position.holds("B2", "9 builder robber")


def test_actions_look_only_inside_their_own_building():
    """PM-049, PM-081: robbers and builders on doors or in other buildings are not counted, arrested or lured."""
    position = given(
        on={"D3": "deputy", "D4": "robber", "D6": "madame", "D7": "builder", "W": "robber"},
        tokens=(B, -1),
        inside={"B4": "robber"},
        saloon="",
    )
    position.do("resolve D3", "resolve D6")
    assert position.state.phase == Phase.RESOLVE
    assert position.where() == ["D4", "D7", "W"]
    assert position.state.jail == 0


def test_only_a_builder_may_decline():
    """PM-052, PM-053, PM-054: a robber must draw; a builder whose action is declined still goes inside."""
    position = given(on={"D1": "builder", "D2": "robber"}, inside={"B2": "miner"}, gold=[1], stone=[2])
    drawing = position.copy().do("resolve D2")
    assert drawing.draws() == (A, 2)
    position.do("resolve D1", "build no")
    assert position.state.owner[1] == -1
    assert position.holds("B1", "builder")
    assert (position.state.gold[A], position.state.stone[A]) == (1, 2)


def test_without_a_tile_in_supply_nobody_builds():
    """PM-060: a player who has used all eight tiles is not offered a build."""
    position = given(on={"D1": "builder"}, gold=[5], stone=[5], supply=[0]).do("resolve D1")
    assert position.state.phase == Phase.TAKE


def test_a_tile_showing_10_gives_a_builder_nothing():
    """PM-064, PM-066: a builder neither turns an upgraded tile back nor changes its owner."""
    position = given(on={"D1": "builder"}, tiles={"B1": (B, 10)}, gold=[5, 5], stone=[5, 5])
    position.do("resolve D1")
    assert (position.state.owner[1], position.state.side[1]) == (B, Side.UPGRADED)
    assert position.state.phase == Phase.TAKE


def test_one_builder_one_build_or_upgrade():
    """PM-065, PM-066: the tile just built is not offered for upgrading."""
    position = given(on={"D1": "builder"}, gold=[5], stone=[5])
    position.do("resolve D1", "build yes")
    assert (position.state.side[1], position.state.phase) == (Side.BASIC, Phase.TAKE)


@pytest.mark.parametrize(("gold", "stone"), [(9, 1), (0, 9)])
def test_cubes_and_bars_replace_nothing(gold, stone):
    """PM-067: missing cubes cannot be replaced by other cubes or by bars."""
    position = given(on={"D1": "builder"}, gold=[gold], stone=[stone], bars=[3], bank=0).do("resolve D1")
    assert position.state.owner[1] == -1
    assert position.state.phase == Phase.TAKE


def test_the_owner_may_decline_an_upgrade():
    """PM-063, PM-068: if the owner declines, nothing is paid, and the active player continues."""
    position = given(on={"D10": "builder", "D1": "miner"}, tiles={"B10": (B, 5)}, gold=[0, 2], stone=[0, 3])
    position.do("resolve D10", "upgrade no")
    assert (position.state.gold[B], position.state.side[10]) == (2, Side.BASIC)
    assert (position.to_act, position.choices()) == (A, ["resolve D1"])


@pytest.mark.parametrize(("kind", "inside"), [("robber", "2 builder"), ("deputy", "3 miner"), ("madame", "2 miner")])
def test_without_prey_a_meeple_just_goes_inside(kind, inside):
    """PM-054, PM-073, PM-075, PM-077: if there is nothing inside to act on, nobody draws."""
    position = given(on={"D4": kind}, inside={"B4": inside}, saloon="builder").do("resolve D4")
    assert position.holds("B4", f"{inside} {kind}")
    assert position.state.active == B
