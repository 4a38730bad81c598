"""Rules of Pour une poignée de meeples that no worked example shows, and its refusals."""

import pytest

from tablee.core.contract import CHANCE
from tablee.core.errors import WrongSeatCount
from tablee.games.poignee import rules
from tablee.games.poignee.box import Direction, Ending, Meeple, Phase, Side, Space
from tablee.games.poignee.tests.scene import (
    DEAL,
    GAME,
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
    opened,
    weights,
    where,
)

# --- setup --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_its_place(seats):
    """PM-001, PM-002, PM-003, PM-004, PM-005, PM-007, PM-008: the same for any number of players."""
    position = GAME.start(seats)
    state, box = position.state, position.box
    assert list(state.tiles) == [8] * seats + [0] * (4 - seats)
    assert (state.bank, [int(p) for p in box.price[:6]]) == (6, [6, 6, 7, 7, 8, 8])
    assert (state.crates_jail, state.jail, state.crates_exploded) == (3, 0, 0)
    assert holds(position, "saloon", "madame")
    assert bag(position) == (36, 18, 0)
    assert where(position) == []
    assert (buried(position), boxed(position)) == ("", "")
    assert sum(state.gold) == sum(state.stone) == sum(state.bars) == 0
    assert position.scores() == [0] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats):
    """PM-001: two to four play."""
    with pytest.raises(WrongSeatCount, match="2 to 4 players"):
        GAME.start(seats)


def test_three_meeples_are_dealt_into_each_building():
    """PM-006: the weights are the meeples not yet dealt; building after building."""
    position = GAME.start(3)
    left = [21, 6, 5, 4]
    for i, kind in enumerate(reversed(DEAL)):
        expected = {f"deal {Meeple(k).name.lower()}": n for k, n in enumerate(left) if n}
        assert position.to_act == CHANCE
        assert weights(position) == expected
        assert position.state.inside.sum() == i
        do(position, f"deal {Meeple(kind).name.lower()}")
        left[kind] -= 1
        assert position.state.inside[i // 3].sum() == i % 3 + 1
    assert [int(inside.sum()) for inside in position.state.inside] == [3] * 12
    assert [int(n) for n in position.state.inside.sum(axis=0)] == [21, 6, 5, 4, 0]


@pytest.mark.parametrize(("seats", "order"), [(2, [B, A]), (3, [C, B, A]), (4, [D, C, B, A])])
def test_corners_are_placed_counterclockwise_each_on_its_own(seats, order):
    """PM-010, PM-011, PM-012, PM-013, PM-014: 4, 3, 2, 1 choices; unchosen corners stay free."""
    position = fresh(seats)
    for turn, seat in enumerate(order):
        assert position.to_act == seat
        assert len(choices(position)) == 4 - turn
        assert set(choices(position)) <= {"corner B0", "corner B5", "corner B6", "corner B11"}
        do(position, choices(position)[0])
    assert sum(owner < 0 for owner in position.state.owner[[0, 5, 6, 11]]) == 4 - seats
    assert position.scores() == [5] * seats
    assert sum(position.state.gold) == 0
    assert bag(position) == (36, 18, 0)


def test_the_start_player_is_drawn():
    """PM-009, PM-010, PM-015: each seat alike; the seat to the right of the start player places first."""
    position = fresh(3, startPlayer="random")
    assert weights(position) == {"start 0": 1, "start 1": 1, "start 2": 1}
    do(position, "start 1")
    asked = []
    for corner in ("B0", "B5", "B6"):
        asked.append(position.to_act)
        do(position, f"corner {corner}")
    assert asked == [A, C, B]
    assert (position.to_act, position.state.phase) == (B, Phase.TAKE)
    do(position, "take saloon", "place madame W")
    assert position.to_act == C


# --- taking -------------------------------------------------------------------------------------------------


def test_every_location_with_a_meeple_can_be_taken_whoever_owns_it():
    """PM-016, PM-017, PM-018, PM-019, PM-021: thirteen at first, the jail is empty; nobody may pass."""
    position = opened(4)
    assert choices(position) == [f"take B{b}" for b in range(12)] + ["take saloon"]
    position.state.inside[7] = 0
    assert "take B7" not in choices(position)
    position.state.jail = 1
    assert "take jail" in choices(position)


@pytest.mark.parametrize("location", ["B3", "saloon"])
def test_only_the_jail_sets_dynamite_free(location):
    """PM-020, PM-024: everything is taken, and the crates stay."""
    position = do(given(inside={"B3": "3 builder"}, jail=2), f"take {location}")
    assert holds(position, location, "")
    assert (position.state.crates_jail, position.state.crates_bag) == (3, 0)


# --- sowing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "both"),
    [("B3", {"D4", "D2"}), ("B0", {"D1", "W"}), ("B6", {"D7", "E"}), ("B11", {"W", "D10"})],
)
def test_the_first_meeple_goes_next_door(building, both):
    """PM-030, PM-031, PM-035: on either side, never on the own door, never further."""
    position = do(given(inside={building: "miner"}), f"take {building}")
    assert set(choices(position)) == {f"place miner {space}" for space in both}


def test_one_space_one_meeple_and_the_player_says_which():
    """PM-025, PM-027, PM-028, PM-029, PM-032: the kinds in hand, each once, on the one next space."""
    position = do(given(inside={"B1": "2 builder miner deputy"}), "take B1", "place miner D2")
    assert choices(position) == ["place builder D3", "place deputy D3"]
    do(position, "place builder D3")
    assert choices(position) == ["place builder D4", "place deputy D4"]


def test_the_ring_of_fourteen_spaces():
    """PM-026, PM-035: clockwise and counterclockwise neighbours, as printed."""
    loop = ["W", "D0", "D1", "D2", "D3", "D4", "D5", "E", "D6", "D7", "D8", "D9", "D10", "D11"]
    box = given().box
    for here, there in zip(loop, loop[1:] + loop[:1], strict=True):
        assert box.neighbour[Direction.CLOCKWISE - 1, Space[here]] == Space[there]
        assert box.neighbour[Direction.COUNTERCLOCKWISE - 1, Space[there]] == Space[here]


def test_saloon_and_jail_start_on_any_free_space():
    """PM-033, PM-036: not on an occupied one, and not so as to skip it."""
    position = do(given(saloon="madame builder", on={"E": "miner"}, tokens=(-1, B)), "take saloon")
    assert len(choices(position)) == 2 * 13
    assert "place builder E" not in choices(position)
    do(position, "place builder D5")
    assert set(choices(position)) == {"place madame D6", "place madame D4"}


def test_no_decision_has_more_than_seventy_choices():
    """PM-029, PM-033: five kinds on fourteen spaces."""
    position = do(given(saloon="builder miner robber deputy madame"), "take saloon")
    assert len(choices(position)) == 70 == GAME.max_choices


def test_an_opponents_meeple_across_needs_no_naming():
    """PM-040, PM-041: the own token is free, so it is used."""
    position = do(given(4, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(C, -1)), "take B5", "place deputy E")
    assert list(position.state.controller) == [C, A]
    assert position.state.phase == Phase.RESOLVE


def test_two_players_need_not_name():
    """PM-041, PM-042, PM-088: there is only the opponent."""
    position = do(given(2, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1)), "take B5", "place deputy E")
    assert list(position.state.controller) == [A, B]
    assert position.state.phase == Phase.RESOLVE


def test_sowing_goes_on_after_naming():
    """PM-043: the controller is named at once, then the next meeple is placed."""
    position = given(3, inside={"B4": "deputy 2 builder"}, on={"W": "miner"}, tokens=(A, -1))
    do(position, "take B4", "place builder D5", "place deputy E", "name 1")
    assert choices(position) == ["place builder D6"]


def test_madame_alone_may_bounce_back():
    """PM-044, PM-045: a quiet turn; nothing has moved."""
    position = do(given(4), "take saloon", "place madame W")
    assert (position.state.active, position.state.phase) == (B, Phase.TAKE)
    assert holds(position, "saloon", "madame")


def test_madames_space_is_not_offered_again_in_the_lap():
    """PM-038, PM-046: fourteen positions, one of them hers; the last of fourteen builders finds none."""
    position = do(given(inside={"B5": "14 builder madame"}, saloon=""), "take B5", "place madame E")
    for space in ["D6", "D7", "D8", "D9", "D10", "D11", "W", "D0", "D1", "D2", "D3", "D4", "D5"]:
        assert choices(position) == [f"place builder {space}"]
        do(position, f"place builder {space}")
    assert holds(position, "saloon", "madame builder")
    assert position.state.space[Space.E] == Meeple.NONE


# --- resolving ----------------------------------------------------------------------------------------------


def test_every_meeple_on_a_door_is_resolved_once_and_enters():
    """PM-047, PM-048, PM-050, PM-051, PM-054: in any order; then the turn is over."""
    position = given(on={"D1": "miner", "D2": "robber", "D3": "deputy", "D4": "builder"}, inside={"B2": "9 builder"})
    for door in ("D3", "D1", "D4", "D2"):
        assert f"resolve {door}" in choices(position)
        do(position, f"resolve {door}")
    assert position.state.active == B
    assert where(position) == []
    assert holds(position, "B2", "9 builder robber")


def test_actions_look_only_inside_their_own_building():
    """PM-049, PM-081: robbers and builders on doors, or next door, are not counted, arrested or lured."""
    position = given(
        on={"D3": "deputy", "D4": "robber", "D6": "madame", "D7": "builder", "W": "robber"},
        tokens=(B, -1),
        inside={"B4": "robber"},
        saloon="",
    )
    do(position, "resolve D3", "resolve D6")
    assert position.state.phase == Phase.RESOLVE
    assert where(position) == ["D4", "D7", "W"]
    assert position.state.jail == 0


def test_only_a_builder_may_decline():
    """PM-052, PM-053, PM-054: the others draw at once; the builder is asked, and enters all the same."""
    position = given(on={"D1": "builder", "D2": "robber"}, inside={"B2": "miner"}, gold=[1], stone=[2])
    drawing = do(position.copy(), "resolve D2")
    assert draws(drawing) == (A, 2)
    do(position, "resolve D1", "build no")
    assert position.state.owner[1] == -1
    assert holds(position, "B1", "builder")
    assert (position.state.gold[A], position.state.stone[A]) == (1, 2)


def test_without_a_tile_in_supply_nobody_builds():
    """PM-060: eight tiles are all there are."""
    position = do(given(on={"D1": "builder"}, gold=[5], stone=[5], supply=[0]), "resolve D1")
    assert position.state.phase == Phase.TAKE


def test_a_tile_showing_10_gives_a_builder_nothing():
    """PM-064, PM-066: it neither turns back nor changes hands."""
    position = given(on={"D1": "builder"}, tiles={"B1": (B, 10)}, gold=[5, 5], stone=[5, 5])
    do(position, "resolve D1")
    assert (position.state.owner[1], position.state.side[1]) == (B, Side.UPGRADED)
    assert position.state.phase == Phase.TAKE


def test_one_builder_one_build_or_upgrade():
    """PM-065, PM-066: the tile just built is not offered for upgrading."""
    position = given(on={"D1": "builder"}, gold=[5], stone=[5])
    do(position, "resolve D1", "build yes")
    assert (position.state.side[1], position.state.phase) == (Side.BASIC, Phase.TAKE)


@pytest.mark.parametrize(("gold", "stone"), [(9, 1), (0, 9)])
def test_cubes_and_bars_replace_nothing(gold, stone):
    """PM-067: one gold and two stone are meant as printed."""
    position = do(given(on={"D1": "builder"}, gold=[gold], stone=[stone], bars=[3], bank=0), "resolve D1")
    assert position.state.owner[1] == -1
    assert position.state.phase == Phase.TAKE


def test_the_owner_may_decline_an_upgrade():
    """PM-063, PM-068: nothing is paid; the active player goes on."""
    position = given(on={"D10": "builder", "D1": "miner"}, tiles={"B10": (B, 5)}, gold=[0, 2], stone=[0, 3])
    do(position, "resolve D10", "upgrade no")
    assert (position.state.gold[B], position.state.side[10]) == (2, Side.BASIC)
    assert (position.to_act, choices(position)) == (A, ["resolve D1"])


@pytest.mark.parametrize(("kind", "inside"), [("robber", "2 builder"), ("deputy", "3 miner"), ("madame", "2 miner")])
def test_without_their_prey_they_simply_enter(kind, inside):
    """PM-054, PM-073, PM-075, PM-077: nobody draws."""
    position = do(given(on={"D4": kind}, inside={"B4": inside}, saloon="builder"), "resolve D4")
    assert holds(position, "B4", f"{inside} {kind}")
    assert position.state.active == B


def test_an_empty_bag_gives_nothing_but_the_rest_happens():
    """PM-076, PM-086: the robbers go to jail all the same."""
    position = given(on={"D4": "deputy"}, inside={"B4": "2 robber"}, bag=(0, 0, 0))
    do(position, "resolve D4")
    assert (position.state.jail, position.state.active) == (2, B)


def test_stone_returned_by_an_explosion_can_be_drawn_again():
    """PM-106: later draws of the same turn find it in the bag."""
    position = given(
        2,
        on={"D2": "robber", "D3": "robber"},
        inside={"B2": "miner", "B3": "miner"},
        stone=[0, 6],
        bag=(1, 0, 1),
    )
    do(position, "resolve D2", "draw gold", "draw crate", "resolve D3")
    assert weights(position) == {"draw stone": 3}


def test_an_explosion_takes_stone_alone():
    """PM-108, PM-109: gold, bars, tiles and meeples stay; the crate never comes back."""
    position = given(
        on={"D2": "robber", "D3": "miner"},
        inside={"B2": "miner"},
        tiles={"B5": (B, 10)},
        gold=[0, 5],
        stone=[0, 9],
        bars=[0, 2],
        bank=4,
        bag=(9, 9, 1),
        crates_jail=2,
    )
    do(position, "resolve D2", "draw crate", "draw gold")
    state = position.state
    assert (state.gold[B], state.stone[B], state.bars[B], state.side[5]) == (5, 5, 2, Side.UPGRADED)
    assert holds(position, "B2", "miner robber")
    assert (state.crates_jail, state.crates_bag, state.crates_exploded) == (2, 0, 1)


# --- showdowns ----------------------------------------------------------------------------------------------


def test_a_showdown_needs_two_and_comes_once():
    """PM-055, PM-087, PM-105: it must be resolved in this turn, and is then over."""
    position = given(on={"W": "miner", "E": "builder", "D3": "miner"}, tokens=(A, C))
    assert choices(position) == ["resolve D3", "resolve showdown"]
    do(position, "resolve D3")
    assert choices(position) == ["resolve showdown"]
    do(position, "resolve showdown", "die 6", "die 1", "reroll no", "draw gold")
    assert (position.state.active, where(position)) == (B, [])


def test_a_reroll_keeps_the_old_die_until_the_new_one_falls():
    """PM-091, PM-092: and both dice are put away after."""
    position = given(on={"W": "miner", "E": "builder"}, tokens=(A, C))
    do(position, "resolve showdown", "die 2", "die 5", "reroll yes")
    assert list(position.state.dice) == [2, 5]
    assert weights(position) == {f"die {v}": 1 for v in range(1, 7)}
    do(position, "die 6")
    assert list(position.state.dice) == [0, 0]
    assert buried(position) == "builder"


def test_equal_shooters_do_not_reroll():
    """PM-093, PM-094: the higher die wins at once."""
    position = given(on={"W": "robber", "E": "robber"}, tokens=(A, C))
    do(position, "resolve showdown", "die 2", "die 5")
    assert draws(position) == (C, 3)
    assert holds(position, "saloon", "madame robber")


def test_madame_is_never_in_a_showdown():
    """PM-104: she is sent away from the space, so she is never shot."""
    position = given(saloon="madame", on={"W": "miner"}, tokens=(B, -1))
    do(position, "take saloon", "place madame E")
    assert (position.state.phase, position.state.active) == (Phase.TAKE, B)
    assert where(position) == ["W"]


def test_after_a_double_kill_the_active_player_draws_first():
    """PM-096: also when it is the second controller; a nearly empty bag shows the difference."""
    position = given(2, active=B, on={"W": "deputy", "E": "deputy"}, tokens=(A, B), bag=(5, 0, 0))
    do(position, "resolve showdown", "die 1", "die 1")
    assert draws(position) == (B, 4)
    do(position, *["draw gold"] * 5)
    assert list(position.state.gold[:2]) == [1, 4]
    assert buried(position) == "deputy deputy"


@pytest.mark.parametrize(("tombs", "in_tombs", "in_box"), [(4, 6, 0), (5, 6, 1), (6, 6, 2)])
def test_a_double_kill_fills_tombs_then_the_box(tombs, in_tombs, in_box):
    """PM-096, PM-097, PM-098: one, two or no tomb free."""
    position = given(2, on={"W": "miner", "E": "miner"}, tokens=(A, B), tombs="builder " * tombs)
    do(position, "resolve showdown", "die 3", "die 3")
    assert (len(buried(position).split()), len(boxed(position).split())) == (in_tombs, in_box)


def test_graves_are_kept_in_order_of_burial():
    """PM-097: first come, first buried."""
    position = given(2, on={"W": "robber", "E": "builder"}, tokens=(A, B), tombs="deputy miner")
    do(position, "resolve showdown", "die 1", "die 5", "reroll no")
    assert buried(position) == "deputy miner robber"


# --- gold bars and the end ----------------------------------------------------------------------------------


def test_only_the_active_player_exchanges():
    """PM-116, PM-117: another's gold waits for their own turn, and bars stay bars."""
    position = given(on={"D3": "miner"}, gold=[0, 9], bars=[1], bank=5)
    do(position, "resolve D3")
    assert (position.state.gold[B], position.state.bars[B], position.state.bars[A]) == (9, 0, 1)
    do(position, "take saloon", "place madame W")
    assert (position.state.gold[B], position.state.bars[B]) == (3, 1)


def test_an_empty_bank_exchanges_nothing():
    """PM-118, PM-124: gold stays gold."""
    position = do(given(on={"D3": "miner"}, gold=[20], bars=[0, 6], bank=0), "resolve D3")
    assert (position.state.gold[A], position.state.bars[A]) == (20, 0)


@pytest.mark.parametrize(("bank", "price"), [(6, 6), (5, 6), (4, 7), (3, 7), (2, 8), (1, 8)])
def test_the_cheapest_bar_is_sold_first(bank, price):
    """PM-003, PM-114: nine less half the bars left, rounded up."""
    position = given(bank=bank)
    assert rules.ending.price_of_bar(position.box, position.state) == price == 9 - (bank + 1) // 2


def test_the_third_crate_triggers_the_end():
    """PM-121, PM-122, PM-124: when its action is over; the round is played out."""
    position = given(2, on={"D2": "robber"}, inside={"B2": "miner"}, bag=(9, 9, 1), exploded=2)
    do(position, "resolve D2", "draw crate")
    assert list(position.state.reasons) == [0, 0, 0]
    do(position, "draw gold")
    assert list(position.state.reasons) == [0, 0, 1]
    assert (position.to_act, position.state.ending) == (B, Ending.NONE)
    do(position, "take saloon", "place madame W")
    assert position.is_over
    assert position.state.ending == Ending.DYNAMITE


def test_of_several_triggers_each_is_kept():
    """PM-119, PM-120, PM-121, PM-123: in whatever order they come true; the first in the ledger's order is told."""
    position = given(
        2, on={"W": "miner", "E": "miner", "D3": "miner"}, tokens=(A, B), tombs="miner " * 5, gold=[8], bank=1
    )
    do(position, "resolve showdown", "die 3", "die 2", "draw stone", "draw stone", "resolve D3")
    assert list(position.state.reasons) == [1, 1, 0]
    assert position.state.by_turn == A
    do(position, "take saloon", "place madame W")
    end_turn(position)
    assert (position.state.ending, position.is_over) == (Ending.BANK, True)


@pytest.mark.parametrize(
    ("gold", "stone", "places"),
    [([3, 3, 0], [2, 2, 0], [1, 1, 3]), ([3, 3, 3], [1, 1, 1], [1, 1, 1]), ([3, 3, 3], [1, 2, 1], [2, 1, 2])],
)
def test_full_ties_share_a_place(gold, stone, places):
    """PM-129, PM-130, PM-131: places are counted 1, 1, 3."""
    position = given(3, gold=gold, stone=stone)
    assert position.ranks() == places


def test_gold_gained_after_the_last_turn_stays_gold():
    """PM-116, PM-125: no exchange takes place while scoring."""
    position = given(2, active=B, on={"D6": "miner"}, tiles={"B6": (A, 5)}, gold=[5], bank=1, tombs="miner " * 6)
    do(position, "resolve D6", "draw gold", "draw gold")
    assert position.is_over
    assert position.scores()[A] == 7 + 5


# --- what a bot and a learner see ---------------------------------------------------------------------------


def test_the_estimate_follows_points_and_ends_with_the_places():
    """PM-129, PM-131: chances sum to 1; winners of a finished game share it."""
    ahead = given(3, gold=[5, 0, 1]).values()
    assert sum(ahead) == pytest.approx(1)
    assert ahead[A] > ahead[C] > ahead[B]
    over = given(3, gold=[5, 5, 1])
    over.state.phase = Phase.GAME_OVER
    assert over.values() == [0.5, 0.5, 0.0]


def test_features_fill_their_vector_from_the_viewers_side():
    """PM-002: as many numbers as announced; each player sees itself first."""
    position = given(3, gold=[4, 0, 1], tiles={"B0": (A, 5)})
    out = position.features(A)
    assert len(out) == GAME.n_features == position.engine.observe(position.boxes, position.states, 0, A, out)
    assert position.features(A)[1] > position.features(C)[1] > position.features(B)[1]
