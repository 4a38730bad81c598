"""The worked examples of the ledger, under their ids."""

import pytest

from tablee.core.contract import CHANCE
from tablee.games.poignee.box import SHOWDOWN, Ending, Phase, Side
from tablee.games.poignee.tests.scene import (
    A,
    B,
    C,
    D,
    bag,
    boxed,
    buried,
    choices,
    do,
    draws,
    end_turn,
    fresh,
    given,
    holds,
    weights,
    where,
)


def test_we_01_corner_order_four_players():
    """PM-009, PM-010, PM-011, PM-012, PM-014, PM-015: the start player places last and plays first."""
    position = fresh(4)
    asked = []
    for corner in ("B5", "B0", "B11"):
        asked.append(position.to_act)
        do(position, f"corner {corner}")
    assert asked == [D, C, B]
    assert position.to_act == A
    assert choices(position) == ["corner B6"]
    do(position, "corner B6")
    assert (position.to_act, position.state.phase) == (A, Phase.TAKE)
    assert list(position.state.tiles) == [7, 7, 7, 7]
    assert [position.state.owner[b] for b in (0, 5, 6, 11)] == [C, D, A, B]


def test_we_02_unused_corner():
    """PM-013, PM-057, PM-058: a corner nobody chose is built like any building."""
    position = given(2, tiles={"B0": (B, 5), "B6": (A, 5)}, on={"D11": "builder"}, gold=[1], stone=[3], bag=(20, 8, 0))
    do(position, "resolve D11", "build yes")
    assert position.state.owner[11] == A
    assert (position.state.gold[A], position.state.stone[A]) == (1, 0)
    assert bag(position) == (20, 11, 0)


def test_we_03_plain_sowing():
    """PM-025, PM-029, PM-030, PM-040, PM-056: meeples one by one; alone on E the deputy waits."""
    position = given(inside={"B3": "builder miner deputy"})
    do(position, "take B3", "place miner D4", "place builder D5", "place deputy E")
    assert where(position) == ["D4", "D5", "E"]
    assert list(position.state.controller) == [-1, A]
    assert choices(position) == ["resolve D4", "resolve D5"]
    end_turn(position)
    assert where(position, "deputy") == ["E"]
    assert position.state.active == B


def test_we_04_skipping_a_showdown_space():
    """PM-036: sowing goes on across the street."""
    position = given(inside={"B4": "4 builder"}, on={"E": "robber"}, tokens=(-1, B))
    do(position, "take B4", "place builder D5", "place builder D6", "place builder D7", "place builder D8")
    assert where(position, "builder") == ["D5", "D6", "D7", "D8"]


@pytest.mark.parametrize("doors", [("D11", "D10", "D9"), ("D1", "D2", "D3")])
def test_we_05_corner_origin_occupied_neighbour(doors):
    """PM-030, PM-032, PM-037: the first meeple skips W too."""
    position = given(inside={"B0": "3 miner"}, on={"W": "miner"}, tokens=(C, -1))
    do(position, "take B0")
    assert sorted(choices(position)) == ["place miner D1", "place miner D11"]
    for door in doors[:2]:
        do(position, f"place miner {door}")
    assert choices(position) == [f"place miner {doors[2]}"]


def test_we_06_saloon():
    """PM-033, PM-034, PM-040: the second space fixes the direction."""
    position = given(saloon="madame builder robber")
    do(position, "take saloon", "place madame D7", "place robber D6")
    assert choices(position) == ["place builder E"]
    do(position, "place builder E")
    assert list(position.state.controller) == [-1, A]


@pytest.mark.parametrize("order", [("builder", "robber"), ("robber", "builder")])
def test_we_07_madame_bounces(order):
    """PM-044, PM-045, PM-046: she is back in the saloon, E stays empty, sowing goes on from there."""
    position = given(saloon="madame builder robber")
    do(position, "take saloon", "place madame E")
    assert holds(position, "saloon", "madame")
    assert where(position) == []
    assert list(position.state.controller) == [-1, -1]
    do(position, f"place {order[0]} D6", f"place {order[1]} D7")
    assert where(position, order[0]) == ["D6"]
    assert where(position, order[1]) == ["D7"]


def test_we_08_jail():
    """PM-020, PM-022, PM-033, PM-073: a crate goes into the bag before the first placement."""
    position = given(jail=2, bag=(30, 12, 0), inside={"B2": "2 miner"})
    do(position, "take jail")
    assert (position.state.crates_jail, position.state.jail) == (2, 0)
    assert bag(position) == (30, 12, 1)
    do(position, "place robber D2", "place robber D1", "resolve D2")
    assert draws(position) == (A, 4)
    assert sum(weights(position).values()) == 43


def test_we_09_jail_without_crates():
    """PM-023, PM-033: the jail may be taken all the same, the robber goes anywhere."""
    position = given(jail=1, crates_jail=0, bag=(30, 12, 0))
    do(position, "take jail")
    assert bag(position) == (30, 12, 0)
    assert len(choices(position)) == 14


def test_we_10_build():
    """PM-050, PM-057, PM-058, PM-059: cubes into the bag, a tile from the supply, the builder inside."""
    position = given(on={"D1": "builder"}, gold=[1], stone=[2], supply=[5], bag=(20, 8, 0))
    do(position, "resolve D1", "build yes")
    state = position.state
    assert (state.gold[A], state.stone[A], state.tiles[A]) == (0, 0, 4)
    assert (state.owner[1], state.side[1]) == (A, Side.BASIC)
    assert bag(position) == (21, 10, 0)
    assert holds(position, "B1", "builder")


def test_we_11_out_of_turn_upgrade():
    """PM-061, PM-062, PM-063, PM-068: the owner is asked and pays."""
    position = given(tiles={"B10": (B, 5)}, on={"D10": "builder"}, gold=[9, 2], stone=[9, 3])
    do(position, "resolve D10")
    assert (position.to_act, choices(position)) == (B, ["upgrade no", "upgrade yes"])
    do(position, "upgrade yes")
    assert (position.state.gold[B], position.state.stone[B]) == (1, 1)
    assert (position.state.owner[10], position.state.side[10]) == (B, Side.UPGRADED)


def test_we_12_no_prompt():
    """PM-054, PM-067: an owner who cannot pay in kind is not asked; the builder enters."""
    position = given(tiles={"B8": (C, 5)}, on={"D8": "builder"}, gold=[9, 0, 5], stone=[9, 0, 0])
    do(position, "resolve D8")
    assert (position.state.phase, position.state.active) == (Phase.TAKE, B)
    assert holds(position, "B8", "builder")


@pytest.mark.parametrize(("tiles", "drawn"), [({"B6": (B, 10)}, (B, 4)), ({}, None), ({"B6": (A, 5)}, (A, 2))])
def test_we_13_miner(tiles, drawn):
    """PM-069, PM-070, PM-071, PM-072: the owner draws by the side of the tile, nobody without a tile."""
    position = do(given(tiles=tiles, on={"D6": "miner"}), "resolve D6")
    if drawn:
        assert draws(position) == drawn
    else:
        assert position.state.phase == Phase.TAKE
        assert holds(position, "B6", "miner")


def test_we_14_robber():
    """PM-073, PM-074, PM-080: two draws per miner; the miners stay."""
    position = given(inside={"B2": "2 miner builder robber"}, on={"D2": "robber"}, tiles={"B2": (C, 5)})
    do(position, "resolve D2")
    assert draws(position) == (A, 4)
    do(position, *["draw gold"] * 4)
    assert holds(position, "B2", "2 miner builder 2 robber")
    assert position.state.gold[C] == 0


def test_we_15_deputy():
    """PM-075, PM-076: two draws per robber, and the robbers go to jail."""
    position = do(given(inside={"B9": "2 robber miner"}, on={"D9": "deputy"}), "resolve D9")
    assert draws(position) == (A, 4)
    do(position, *["draw stone"] * 4)
    assert holds(position, "jail", "2 robber")
    assert holds(position, "B9", "miner deputy")
    assert position.state.crates_jail == 3


def test_we_16_madame():
    """PM-077, PM-078, PM-079: one draw per builder, and the builders go to the saloon."""
    position = do(given(saloon="", inside={"B7": "3 builder deputy"}, on={"D7": "madame"}), "resolve D7")
    assert draws(position) == (A, 3)
    do(position, "draw gold", "draw stone", "draw gold")
    assert holds(position, "saloon", "3 builder")
    assert holds(position, "B7", "deputy madame")


def test_we_17_order_matters():
    """PM-048, PM-057: what is drawn first can be spent after."""
    position = given(on={"D4": "builder", "D3": "robber"}, inside={"B3": "miner"}, gold=[1], stone=[1])
    early = do(position.copy(), "resolve D4")
    assert early.state.phase == Phase.RESOLVE
    assert choices(early) == ["resolve D3"]
    do(position, "resolve D3", "draw gold", "draw stone", "resolve D4", "build yes")
    assert (position.state.gold[A], position.state.stone[A]) == (1, 0)


def test_we_18_explosion():
    """PM-083, PM-084, PM-085, PM-106, PM-107, PM-109: all draws first, then half the stone of everybody."""
    position = given(3, on={"D2": "robber", "D3": "miner"}, inside={"B2": "2 miner"}, stone=[1, 5, 1], bag=(30, 11, 1))
    do(position, "resolve D2", "draw gold", "draw stone", "draw crate")
    assert list(position.state.stone[:3]) == [2, 5, 1]
    do(position, "draw stone")
    assert list(position.state.stone[:3]) == [2, 3, 1]
    assert bag(position) == (29, 11 - 2 + 3, 0)
    assert (position.state.crates_exploded, position.state.crates_drawn) == (1, 0)


@pytest.mark.parametrize(("option", "left"), [("perCrate", [1, 2]), ("perAction", [1, 4])])
def test_we_19_two_crates_in_one_action(option, left):
    """PM-107, PM-111: one explosion after another, unless one per action was agreed."""
    position = given(
        2,
        saloon="",
        on={"D2": "madame"},
        inside={"B2": "2 builder"},
        stone=[2, 7],
        bag=(30, 9, 2),
        multiDynamite=option,
    )
    do(position, "resolve D2", "draw crate", "draw crate")
    assert list(position.state.stone[:2]) == left
    assert position.state.crates_exploded == 2


def duel(west: str, east: str, **more):
    """Return A on W against B on E, B active, about to be resolved."""
    return given(2, active=B, on={"W": west, "E": east}, tokens=(A, B), **more)


def test_we_20_reroll():
    """PM-089, PM-091, PM-094, PM-097, PM-099, PM-100, PM-102, PM-103: the better shooter's new die."""
    position = do(duel("deputy", "robber"), "resolve showdown", "die 3", "die 5")
    assert (position.to_act, choices(position)) == (A, ["reroll no", "reroll yes"])
    do(position, "reroll yes", "die 6")
    assert buried(position) == "robber"
    assert holds(position, "saloon", "madame deputy")
    assert draws(position) == (A, 3)
    assert list(position.state.controller) == [-1, -1]
    assert position.state.active == B


def test_we_21_bad_reroll():
    """PM-092: the second die counts, even if worse."""
    position = do(duel("deputy", "robber"), "resolve showdown", "die 3", "die 5", "reroll yes", "die 2")
    assert buried(position) == "deputy"
    assert holds(position, "saloon", "madame robber")
    assert draws(position) == (B, 4)


def test_we_22_tie_different_skill():
    """PM-090, PM-095: on equal dice the better shooter wins."""
    position = do(duel("miner", "builder"), "resolve showdown", "die 4", "die 4", "reroll no")
    assert buried(position) == "builder"
    assert draws(position) == (A, 1)


def test_we_23_double_kill():
    """PM-093, PM-096, PM-098, PM-120: both die, both controllers draw, the active one first."""
    position = given(2, on={"W": "builder", "E": "builder"}, tokens=(A, B), tombs="miner " * 5)
    do(position, "resolve showdown", "die 4", "die 4")
    assert buried(position) == "miner miner miner miner miner builder"
    assert boxed(position) == "builder"
    assert draws(position) == (A, 1)
    assert list(position.state.reasons) == [0, 0, 0]
    do(position, "draw gold")
    assert draws(position) == (B, 1)
    do(position, "draw stone")
    assert holds(position, "saloon", "madame")
    assert (list(position.state.reasons), position.state.by_turn) == ([0, 1, 0], A)
    assert position.state.active == B  # the round is played out


def test_we_24_rulebook_picture():
    """PM-091, PM-100: a better shooter rerolls 2 into 5 against a builder's 4."""
    position = do(duel("builder", "miner"), "resolve showdown", "die 4", "die 2")
    assert position.to_act == B
    do(position, "reroll yes", "die 5")
    assert buried(position) == "builder"
    assert holds(position, "saloon", "madame miner")
    assert draws(position) == (B, 1)


@pytest.mark.parametrize(("die", "drawn"), [(6, (C, 2)), (1, (A, 4))])
def test_we_25_naming(die, drawn):
    """PM-041, PM-042, PM-043, PM-088: the own token is taken, so another player's must be named."""
    position = given(3, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1))
    do(position, "take B5", "place deputy E")
    assert (position.to_act, choices(position)) == (A, ["name 1", "name 2"])
    do(position, "name 2")
    assert list(position.state.controller) == [A, C]
    do(position, "resolve showdown", "die 3", "die 2")
    assert position.to_act == C
    do(position, "reroll yes", f"die {die}")
    assert draws(position) == drawn


@pytest.mark.parametrize(("option", "gold", "bars", "bank"), [("repeat", 0, 2, 3), ("once", 7, 1, 4)])
def test_we_26_two_bars(option, gold, bars, bank):
    """PM-112, PM-113, PM-114, PM-115: repeated while the price, which rises, can be paid."""
    position = given(on={"D3": "miner"}, gold=[13], bank=5, goldBarExchange=option)
    do(position, "resolve D3")
    state = position.state
    assert (state.gold[A], state.bars[A], state.bank) == (gold, bars, bank)
    assert state.bag_gold == 36 - gold


@pytest.mark.parametrize(("gold", "left", "bars"), [(8, 0, 1), (7, 7, 0)])
def test_we_27_exactly_enough_and_not_enough(gold, left, bars):
    """PM-112: at least the price, and no choice about it."""
    position = do(given(on={"D3": "miner"}, gold=[gold], bank=2), "resolve D3")
    assert (position.state.gold[A], position.state.bars[A]) == (left, bars)


def test_we_28_long_sowing():
    """PM-025, PM-036, PM-038, PM-039: one lap ending on the own door; the rest to the saloon."""
    position = given(inside={"B2": "15 builder"}, on={"W": "miner"}, tokens=(B, -1))
    do(position, "take B2")
    for space in ["D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11", "D0", "D1", "D2"]:
        do(position, f"place builder {space}")
    assert len(where(position, "builder")) == 13
    assert holds(position, "saloon", "madame 2 builder")
    assert position.state.phase == Phase.RESOLVE


def test_we_29_full_graveyard():
    """PM-098, PM-101, PM-124: the loser is boxed, the reward drawn all the same."""
    position = duel("robber", "deputy", tombs="miner " * 6)
    do(position, "resolve showdown", "die 1", "die 6", "reroll no")
    assert boxed(position) == "robber"
    assert holds(position, "saloon", "madame deputy")
    assert draws(position) == (B, 3)


def test_we_30_short_bag():
    """PM-085, PM-086: missing draws are lost, the crate explodes after the action."""
    position = given(tiles={"B6": (B, 10)}, on={"D6": "miner", "D3": "miner"}, stone=[4, 1], bag=(1, 1, 1))
    do(position, "resolve D6", "draw gold", "draw crate")
    assert draws(position) == (B, 2)
    do(position, "draw stone")
    assert position.state.phase == Phase.RESOLVE
    assert (position.state.gold[B], list(position.state.stone[:2])) == (1, [2, 1])
    assert bag(position) == (0, 3, 0)


@pytest.mark.parametrize(("seller", "turns_left"), [(B, 1), (C, 0)])
def test_we_31_final_round(seller, turns_left):
    """PM-119, PM-122, PM-123: the round is played out, no more."""
    gold = [0, 0, 0]
    gold[seller] = 8
    position = given(3, active=seller, on={"D3": "miner"}, gold=gold, bank=1, bars=[5])
    do(position, "resolve D3")
    for _ in range(turns_left):
        assert position.to_act == C
        do(position, "take saloon", "place madame W")
    assert position.is_over
    assert (position.state.ending, position.state.by_turn) == (Ending.BANK, seller)


def test_we_32_scoring_and_tie():
    """PM-125, PM-126, PM-127, PM-128, PM-129, PM-130: points, then cubes."""
    position = given(
        3,
        tiles={
            "B0": (A, 10), "B1": (A, 5), "B2": (A, 5), "B3": (B, 10), "B4": (B, 5),
            "B5": (C, 10), "B6": (C, 10), "B7": (C, 5),
        },
        gold=[5, 0, 3],
        stone=[1, 4, 6],
        bars=[1, 2, 0],
    )  # fmt: skip
    assert position.scores() == [35, 35, 28]
    assert position.ranks() == [1, 2, 3]


def test_we_33_madame_as_last_leftover():
    """PM-039: after the lap she goes back to the saloon without an action."""
    position = given(saloon="14 builder madame", on={"E": "miner"}, tokens=(-1, B))
    do(position, "take saloon")
    for space in ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "W"]:
        do(position, f"place builder {space}")
    assert holds(position, "saloon", "madame builder")
    assert len(choices(position)) == 13
    assert position.state.phase == Phase.RESOLVE


def test_we_34_piece_by_piece():
    """PM-082, PM-084, PM-085: weights are what is in the bag now; the explosion waits."""
    position = given(on={"D2": "robber"}, inside={"B2": "2 miner"}, stone=[0, 6], bag=(30, 12, 1))
    do(position, "resolve D2")
    assert weights(position) == {"draw gold": 30, "draw stone": 12, "draw crate": 1}
    do(position, "draw gold", "draw gold", "draw crate")
    assert weights(position) == {"draw gold": 28, "draw stone": 12}
    assert (position.state.stone[B], position.state.crates_drawn) == (6, 1)
    do(position, "draw gold")
    assert (position.state.stone[B], position.state.crates_drawn) == (3, 0)


def test_we_35_crate_in_another_players_draw():
    """PM-072, PM-106, PM-110: the explosion strikes all, whoever drew."""
    position = given(4, tiles={"B6": (C, 5)}, on={"D6": "miner", "D7": "miner"}, stone=[4, 0, 1, 3], bag=(20, 10, 1))
    do(position, "resolve D6", "draw stone")
    assert position.state.stone[C] == 2
    do(position, "draw crate")
    assert list(position.state.stone) == [2, 0, 1, 2]
    assert bag(position) == (20, 13, 0)
    assert (position.to_act, choices(position)) == (A, ["resolve D7"])


def test_we_36_both_showdown_spaces_in_one_sowing():
    """PM-040, PM-041, PM-055: the second meeple is another player's."""
    position = given(4, inside={"B5": "robber 7 builder"})
    do(position, "take B5", "place robber E")
    for door in range(6, 12):
        do(position, f"place builder D{door}")
    do(position, "place builder W")
    assert choices(position) == ["name 1", "name 2", "name 3"]
    do(position, "name 3")
    assert list(position.state.controller) == [D, A]
    assert choices(position) == [f"resolve D{d}" for d in range(6, 12)] + ["resolve showdown"]
    do(position, "resolve showdown")
    assert (position.to_act, position.state.acting) == (CHANCE, SHOWDOWN)


def test_we_37_open_slot():
    """PM-046: Madame's showdown space is passed; if agreed, the next meeple must go there."""
    used = do(given(saloon="madame builder"), "take saloon", "place madame E")
    assert sorted(choices(used)) == ["place builder D5", "place builder D6"]
    still = do(given(saloon="madame builder", madameShowdownSlot="stillOpen"), "take saloon", "place madame E")
    assert choices(still) == ["place builder E"]
    do(still, "place builder E")
    assert list(still.state.controller) == [-1, A]
    assert still.state.active == B
