"""Rules the worked examples leave out, chapter by chapter."""

import json

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tablee.core.errors import BadData
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.board import default_answer, is_ruinous
from tablee.games.meeple_war.box import DIRECTIONS, Building, Ending, Kind, Node, Phase, Side, Stage
from tablee.games.meeple_war.rules.land import distance, edge_to, rotated, within
from tablee.games.meeple_war.tests.scene import (
    ALTAR,
    ASSEMBLE_2,
    BLANK,
    BOMBARD,
    BURN,
    CAVE,
    CONSTRUCT,
    CONVERT,
    DEPLOY_2,
    FLYING,
    GAME,
    PRODUCTIVITY,
    REINFORCE,
    SCARE_1,
    SCARE_3,
    STEALTH,
    UPGRADE,
    A,
    B,
    C,
    D,
    at,
    build,
    choices,
    do,
    end_moves,
    front,
    garrison,
    given,
    hand,
    keep,
    lay,
    move,
    pending,
    perform,
    resume,
    stand,
)

# --- components and set-up -------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_counts():
    """MW-003, MW-004, MW-005, MW-006, MW-007, MW-008, MW-009, MW-055: 36 terrains, ten buildings with tracks."""
    box = given().box
    count = dict.fromkeys(Kind, 0)
    for face in range(box.n_types):
        count[Kind(box.type_kind[face])] += int(box.type_count[face])
        assert not box.type_forest[face] or box.type_kind[face] == Kind.BLANK
    assert [count[k] for k in (Kind.SHIELD, Kind.WEAPON, Kind.WOODEN, Kind.STONE)] == [1, 1, 5, 1]
    assert [count[k] for k in (Kind.WORKSHOP, Kind.VILLAGE, Kind.DRUID)] == [4, 3, 2]
    assert [count[k] for k in (Kind.CAVE, Kind.ALTAR, Kind.MINE, Kind.BLANK)] == [2, 2, 3, 12]
    assert sum(count.values()) == 36
    assert int(box.type_setup.sum()) == 11
    assert [b for b in Building if box.defences[b, Side.FINISHED] == 6] == [Building.SQ]
    for b in Building:
        for node in Node:
            assert not box.act[b, node] or box.successors[b, node] == 1 << Node.S
    assert set(np.unique(box.act)) == set(range(14))  # every action of the rulebook's list occurs


@pytest.mark.parametrize(("seats", "tiles", "pile"), [(2, 9, 27), (3, 10, 26), (4, 9, 27)])
def test_maps(seats, tiles, pile):
    """MW-001, MW-012, MW-013, MW-015: fronts two from the stone fort, only they touch a city, cities do not touch."""
    position = given(seats)
    box, state = position.box, position.state
    assert (state.n_terrains, state.pile_size) == (tiles, pile)
    order = [(int(state.r[t]), int(state.q[t])) for t in range(tiles)]
    assert order == sorted(order)
    sites = {}
    for seat in range(seats):
        t = front(position, seat)
        assert distance(int(state.q[t]), int(state.r[t])) == 2
        for site in range(4):
            sites[int(box.site_q[seats - 2, seat, site]), int(box.site_r[seats - 2, seat, site])] = seat
    assert len(sites) == 4 * seats
    for (q, r), seat in sites.items():
        for dq, dr in DIRECTIONS:
            assert sites.get((q + dq, r + dr), seat) == seat
    touching = {t for t in range(tiles) for beyond in state.link[t] if 36 <= beyond < 52}
    assert touching == {front(position, seat) for seat in range(seats)}


def test_the_introductory_game():
    """MW-020, MW-021: three finished buildings each, by turn order from the first player, with workers."""
    position = GAME.start(4, {"introductory_game": "on", "first_player": "seat-2"})
    state = position.state
    assert state.active == 2
    pairs = [(Building.PS, Building.FA), (Building.CA, Building.BS), (Building.MA, Building.AB)]
    pairs.append((Building.LG, Building.UN))
    for turn, pair in enumerate(pairs):
        seat = (2 + turn) % 4
        assert tuple(state.building[seat]) == (Building.SQ, *pair, -1)
        assert (state.workers[seat], int(state.available[seat]).bit_count()) == (1, 7)
        assert (state.stock[seat], state.warehouse[seat]) == (10, 2)


def test_the_hammer_goes_round():
    """MW-011, MW-019, MW-025, MW-190: clockwise, also past a player who has no building left."""
    position = GAME.start(3)
    assert [position.write(a) for a, _ in position.chance()] == ["first-player 0", "first-player 1", "first-player 2"]
    do(position, "first-player 1")
    assert position.to_act == position.state.active == 1
    position.state.building[2, 0] = position.state.node[2, 0] = -1
    position.state.workers[2], position.state.destroyed[2] = 4, 1
    do(position, "worker 0 B")
    assert position.state.active == 0  # seat 2 had nothing to decide and was passed by


@for_all(st.integers(0, act.N_ACTIONS - 1))
@settings(max_examples=300, deadline=None)
def test_every_action_has_one_written_form(number):
    """MW-010: numbers and words go both ways; only interjections of different seats share words."""
    form = act.written(number)
    same = GAME.numbers[form]
    assert number in same
    assert len(same) == (4 if act.INTERJECT <= number < act.TILE else 1)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tiles", "stone", "count"), 2),
        (("tiles", "mine", "forest"), [1]),
        (("tiles", "edge_wood", "forest"), [0, 1, 2, 3, 4, 5]),
        (("buildings", "SQ", "build"), 0),
        (("buildings", "BS", "act"), {"A": ["scare", 9], "B": ["scare", 3]}),
        (("buildings", "MA", "act"), {"S": ["deploy", 1]}),
        (("player", "meeples"), 40),
        (("maps", "2", "stone"), [[0, 0], [5, 5]]),
        (("maps", "2", "cities"), []),
        (("upgrades", "kinds"), ["village"]),
    ],
)
def test_components_that_cannot_be_played_are_refused(path, value):
    """MW-003, MW-004, MW-007, MW-012: a designer's file is checked."""
    data = json.loads(json.dumps(GAME.data))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadData):
        GAME.box(data=data)


# --- geometry --------------------------------------------------------------------------------------------------

offsets = st.integers(-29, 29)


@for_all(offsets, offsets)
def test_neighbours_share_a_side(dq, dr):
    """MW-066: exactly the hexes at distance one share a side; corners do not count."""
    assert (edge_to(dq, dr) >= 0) == (distance(dq, dr) == 1)


@for_all(st.integers(0, 63), st.integers(0, 5), st.integers(0, 5))
def test_rotations_add_up(forest, j, k):
    """MW-118: turning by j, then by k, is turning by j + k."""
    assert rotated(rotated(forest, j), k) == rotated(forest, (j + k) % 6)
    assert int(rotated(forest, k)).bit_count() == forest.bit_count()


def test_the_map_grows_without_an_edge():
    """MW-064, MW-111, MW-112: explorers in a straight line can use up the pile; the last space has a number."""
    position = given(2)
    t = stand(position, at(position, 0, 1), A, 1)
    for r in range(2, 29):
        position.state.nature = 1  # whatever forests are drawn
        resume(position, Stage.MOVES)
        move(position, t, f"to-space 0 {r}")
        end_moves(position)
        while position.state.explored >= 0:
            do(position, choices(position)[0])
        t = at(position, 0, r)
        if position.state.here[t, A] == 0:  # an altar took the explorer, or it passed a mine
            for u in range(position.state.n_terrains):
                while position.state.here[u, A]:
                    position.state.here[u, A] -= 1
                    position.state.stock[A] += 1
            position.state.occupied[A] = 0
            stand(position, t, A, 1)
    assert position.state.pile_size == 0
    assert position.state.r[: position.state.n_terrains].max() == 28
    assert act.to_space(29, -29) < act.TO_BUILDING


# --- phase 1 ---------------------------------------------------------------------------------------------------


def test_bonuses_add_up_and_come_in_order():
    """MW-030, MW-031, MW-033, MW-034, MW-041, MW-042, MW-058: workshops first, then one question per village."""
    position = given(2)
    state = position.state
    works = [lay(position, 0, -2, Kind.WORKSHOP), lay(position, 1, -2, Kind.WORKSHOP)]
    towns = [lay(position, 0, 2, Kind.VILLAGE), lay(position, -1, 2, Kind.VILLAGE)]
    lay(position, 1, 1, Kind.VILLAGE)
    for t in (*works, *towns):
        stand(position, t, A, 2)
    keep(position, A, stock=1, warehouse=0, mountain=3)
    resume(position, Stage.OPEN)
    assert (state.stock[A], state.warehouse[A]) == (0, 1)  # the second workshop found nothing
    assert choices(position) == [f"village {t}" for t in sorted([front(position, A), *towns])] + ["decline"]
    do(position, f"village {towns[0]}")
    assert state.here[towns[0], A] == 3
    assert state.phase == Phase.FORK  # the warehouse is empty: the second bonus is lost


def test_a_village_may_be_declined():
    """MW-034: the bonus is lost, one at a time."""
    position = given(2)
    t = lay(position, 0, -2, Kind.VILLAGE)
    u = lay(position, 1, -2, Kind.VILLAGE)
    stand(position, t, A, 2)
    stand(position, u, A, 2)
    do(resume(position, Stage.OPEN), "decline")
    assert position.state.phase == Phase.VILLAGE
    do(position, "decline")
    assert position.state.phase == Phase.FORK
    assert position.state.warehouse[A] == 2


def test_a_druid_opens_forests():
    """MW-035, MW-067, MW-119, MW-144: own meeples cross forests this turn; a tile laid still needs an open edge."""
    position = given(2)
    x = lay(position, 0, -2, BLANK, (0, 1, 2))
    hut = lay(position, 1, -2, Kind.DRUID)
    stand(position, x, A, 1)
    resume(position, Stage.MOVES)
    do(position, f"from {x}")
    assert f"to-terrain {hut}" not in choices(position)
    assert f"to-space {1} {-3}" not in choices(position)
    stand(position, hut, A, 2)
    do(resume(position, Stage.OPEN), "worker 0 B", f"from {x}")
    assert f"to-terrain {hut}" in choices(position)
    do(position, "to-space 1 -3", "end", "tile blank 0123")
    assert choices(position) == ["rotation 0", "rotation 5"]  # edge 4, towards the origin, is open


def test_one_meeple_controls_nothing():
    """MW-027, MW-116, MW-143: two are needed; an upgraded blank counts as what its token says."""
    position = given(2)
    t = stand(position, front(position, A), A, 1)
    position.state.upgrade[t] = Kind.VILLAGE
    position.state.plains &= ~(1 << t)
    position.state.supply &= ~(1 << Kind.VILLAGE)
    resume(position, Stage.OPEN)
    assert position.state.phase == Phase.FORK
    stand(position, t, A, 1)
    resume(position, Stage.OPEN)
    assert choices(position) == [f"village {t}", "decline"]


# --- phases 2 and 3 --------------------------------------------------------------------------------------------


def test_workers_never_rest():
    """MW-044, MW-045, MW-047, MW-048: a fork is chosen when left; from an end space the way leads to the start."""
    position = given(2)
    build(position, A, 1, Building.LG)
    walked = []
    for square, guild in (("worker 0 B", "worker 1 m1"), ((), ()), ("worker 0 B", ()), ((), ())):
        position.state.node[B, 0] = Node.S
        resume(position, Stage.WORKERS)
        for form in filter(None, (square, guild)):
            assert form in choices(position)
            do(position, form)
        walked.append(Node(position.state.node[A, 1]).name)
    assert walked == ["M1", "M2", "B", "S"]


def test_actions_in_any_order():
    """MW-054, MW-056, MW-057: queued actions are performed in any order; one without effect is lost."""
    position = given(2)
    build(position, A, 1, Building.AB, node=Node.A)
    keep(position, A, warehouse=0)
    perform(position, DEPLOY_2)
    assert position.state.queued.sum() == 0  # the warehouse was empty
    perform(position, ASSEMBLE_2)
    assert position.state.warehouse[A] == 2
    keep(position, A, warehouse=1)
    perform(position, DEPLOY_2)
    assert choices(position) == ["amount 0", "amount 1"]


def test_assemble_takes_what_there_is():
    """MW-056, MW-158: fewer if stock is short."""
    position = given(2)
    over = keep(position, A, stock=1, warehouse=0)
    build(position, B, 1, Building.MA)
    position.state.mountain[A] += over - 8
    position.state.defence[B, :2, A] += (5, 3)
    perform(position, ASSEMBLE_2)
    assert (position.state.stock[A], position.state.warehouse[A]) == (0, 1)


def test_a_replaced_building_loses_its_action():
    """MW-061, MW-151, MW-153, MW-154: worker and building come back; the new worker does not move this turn."""
    position = given(2)
    state = position.state
    build(position, A, 1, Building.MA, node=Node.A)
    perform(position, CONSTRUCT)
    state.queued[1] = Node.A
    do(position, "building UN", "site 1")
    assert (state.queued[1], state.steps[1], state.node[A, 1]) == (0, 0, 0)
    assert state.available[A] >> Building.MA & 1
    assert (state.warehouse[A], state.workers[A]) == (2, 2)


def test_building_over_the_square_is_marked():
    """MW-155, MW-156, MW-157: legal, ruinous, and told so; own converted meeples on it go back to stock."""
    position = given(2)
    state = position.state
    garrison(position, A, 0, A, 1)
    state.destroyed[A], state.available[A] = 1 << Building.CA, int(state.available[A]) & ~(1 << Building.CA)
    stock = int(state.stock[A])
    perform(position, CONSTRUCT)
    assert "building CA" not in choices(position)
    assert "building SQ" not in choices(position)
    do(position, "building UN")
    marked = {position.write(a): is_ruinous(position, a) for a in position.legal()}
    assert marked == {"site 0": True, "site 1": False, "site 2": False, "site 3": False}
    do(position, "site 0")
    assert state.building[A, 0] == Building.UN
    assert state.stock[A] == stock + 1
    assert not is_ruinous(position, position.legal()[0])


def test_reinforce():
    """MW-058, MW-160: on one terrain with an own meeple; on the front if there is none."""
    position = given(2)
    perform(position, REINFORCE)
    assert choices(position) == ["amount 0", "amount 1", "amount 2"]  # only the front: not asked
    assert position.state.chosen == front(position, A)
    t = stand(position, at(position, 0, 0), A, 1)
    u = stand(position, at(position, 1, 0), A, 1)
    perform(position, REINFORCE)
    assert choices(position) == [f"terrain {t}", f"terrain {u}"]
    do(position, f"terrain {u}", "amount 2")
    assert (position.state.here[u, A], position.state.warehouse[A]) == (3, 0)
    assert f"from {u}" in choices(position)  # placed without enemies: may move (MW-060)


def test_flying_troops_reach_everywhere():
    """MW-060, MW-161: one meeple on each terrain with own meeples, without a question if there are enough."""
    position = given(2)
    for q in (-1, 1):
        stand(position, at(position, q, 0), A, 1)
    perform(position, FLYING)
    assert position.state.phase == Phase.MOVE_FROM
    assert [int(position.state.here[at(position, q, 0), A]) for q in (-1, 0, 1)] == [2, 0, 2]
    assert position.state.ready.sum() == 4


def test_a_stealth_flyer():
    """MW-162: any terrain next to an enemy, whoever stands there."""
    position = given(2)
    enemy = stand(position, at(position, 2, 0), B, 1)
    perform(position, STEALTH)
    assert position.state.here[at(position, 1, 0), A] == 1  # the only neighbouring terrain: not asked
    stand(position, at(position, 1, 0), B, 1)
    perform(position, STEALTH)
    assert f"terrain {enemy}" in choices(position)
    do(position, f"terrain {enemy}")
    assert position.state.pinned[enemy] == 1


def test_burn_spares_the_own():
    """MW-166, MW-180: enemies of all colours die, own meeples stay."""
    position = given(3)
    t = stand(position, at(position, 0, 0), B, 2)
    stand(position, t, A, 1)
    stand(position, at(position, 1, 0), C, 1)
    do(perform(position, BURN), f"terrain {t}")
    assert list(position.state.here[t, :3]) == [1, 0, 0]
    assert position.state.bravery[A] == 2


def test_productivity_leaves_the_new_and_the_twice_moved_alone():
    """MW-154, MW-170: only workers that moved once this turn."""
    position = given(2)
    build(position, A, 1, Building.MA, node=Node.M1)
    build(position, A, 2, Building.CA, finished=False, node=1)
    perform(position, PRODUCTIVITY)
    position.state.steps[2] = 0
    assert choices(position) == ["productivity 0", "productivity 1", "productivity 3"]
    do(position, "productivity 1")
    assert position.state.phase == Phase.DEPLOY  # Deploy 4 was reached and is performed (MW-171)


def test_upgrade_tokens_are_taken_and_placed():
    """MW-140, MW-141, MW-144, MW-146, MW-172: one of those left; on a blank without upgrade, for good."""
    position = given(2)
    state = position.state
    wood = lay(position, 0, -2, BLANK, (0, 1, 2))
    do(perform(position, UPGRADE), "upgrade village")
    assert state.hand[A] == 1 << Kind.VILLAGE
    stand(position, wood, A, 1)
    resume(position, Stage.MOVES)
    do(position, "token village")
    blanks = [t for t in range(state.n_terrains) if state.kind[t] == Kind.BLANK]
    assert choices(position) == [f"token-at {t}" for t in blanks]
    do(position, f"token-at {wood}")
    assert (state.upgrade[wood], state.forest[wood], state.hand[A]) == (Kind.VILLAGE, 0b111, 0)
    perform(position, UPGRADE)
    assert "upgrade village" not in choices(position)


# --- phase 4 ---------------------------------------------------------------------------------------------------


def test_moving_is_optional_and_once():
    """MW-026, MW-062, MW-063, MW-071: groups may split and join; arrivals are spent; the end is said."""
    position = given(2)
    t = stand(position, at(position, 0, 0), A, 3)
    u = at(position, 1, 0)
    resume(position, Stage.MOVES)
    move(position, t, u, 1)
    assert f"from {u}" not in choices(position)
    move(position, t, u, 1)
    assert (position.state.here[t, A], position.state.here[u, A], position.state.ready[t]) == (1, 2, 1)
    do(position, "end")
    assert position.to_act == B


def test_buildings_are_entered_by_free_defences():
    """MW-065, MW-068, MW-073, MW-074, MW-075, MW-077, MW-132: also under construction; up to the free defences."""
    position = given(2)
    build(position, B, 0, Building.UN, finished=False)
    garrison(position, B, 0, B, 1)
    t = stand(position, front(position, B), A, 3)
    resume(position, Stage.MOVES)
    do(position, f"from {t}", "to-building 1 0")
    assert position.state.ready[t] == 2  # one defence was free: not asked how many
    assert position.state.defence[B, 0, A] == 1
    do(position, f"from {t}")
    assert not any(form.startswith("to-building") for form in choices(position))


def test_spaces_are_limited_by_the_pile():
    """MW-064, MW-076, MW-078: no more pending spaces than tiles; a space already entered may be entered again."""
    position = given(2)
    state = position.state
    t = stand(position, at(position, 0, -1), A, 3)
    faces = state.pile.copy()
    state.pile[:] = 0
    state.pile[0, 1] = 1
    state.pile_size = 1
    state.phase, state.stage, state.active = 0, Stage.MOVES, A
    state.ready[t] = 3
    state.phase, state.asked = Phase.MOVE_FROM, A
    for form in (f"from {t}", "to-space 0 -2", "amount 1", f"from {t}"):
        position.play(A, position.read(A, form))
    assert pending(position, t, 2)
    spaces = [form for form in choices(position) if form.startswith("to-space")]
    assert spaces == ["to-space 0 -2"]
    assert faces.sum() == 27


def test_caves():
    """MW-079, MW-080, MW-081, MW-082, MW-083, MW-099, MW-117: exactly two away, over forest, terrains only."""
    position = given(2)
    cave = lay(position, 0, -2, CAVE)
    wood = lay(position, 1, -2, BLANK, (3, 4, 5))
    altar = lay(position, 2, -2, ALTAR)
    stand(position, cave, A, 1)
    enemy = stand(position, at(position, 0, 0), B, 1)
    mine = at(position, 1, -1)
    resume(position, Stage.MOVES)
    do(position, f"from {cave}")
    said = [form for form in choices(position) if form.startswith("to-terrain")]
    far = {int(form.split()[1]) for form in said} - {at(position, 0, -1)}
    assert far == {altar, enemy, mine, at(position, -1, 0), at(position, -2, 0)}
    assert f"to-terrain {wood}" not in said
    do(position, f"to-terrain {mine}")
    assert position.state.phase == Phase.TUNNEL  # a mine reached by cave also opens the tunnel (MW-099)


def test_altars_strike_once_per_turn():
    """MW-084, MW-088, MW-089, MW-090, MW-091, MW-093, MW-094: at once on entry; later entries are free."""
    position = given(2)
    state = position.state
    altar = lay(position, 0, -2, ALTAR)
    t = stand(position, at(position, 0, -1), A, 3)
    stand(position, altar, A, 1)  # already there: triggers nothing
    enemy = stand(position, at(position, 0, 0), B, 1)
    garrison(position, A, 0, B, 1)
    resume(position, Stage.MOVES)
    stock = int(state.stock[A])
    move(position, t, altar, 1)
    assert (state.here[altar, A], state.stock[A]) == (1, stock + 1)
    assert choices(position) == [f"strike {enemy} 1", "none"]
    do(position, "none")
    move(position, t, altar, 2)
    assert (state.here[altar, A], state.stock[A]) == (3, stock + 1)


def test_a_mine_leads_to_another_instead_of_a_move():
    """MW-097, MW-098, MW-101, MW-103: from a mine to another end, also among enemies."""
    position = given(2)
    here, there = at(position, -1, 1), at(position, 1, -1)
    stand(position, here, A, 2)
    stand(position, there, B, 1)
    resume(position, Stage.MOVES)
    move(position, here, there, 2)
    assert position.state.bravery[A] == 1
    assert position.state.here[there, A] == 1
    assert position.to_act == B  # the passage is used: no further question


def test_adjacent_mines_are_entered_on_foot():
    """MW-096, MW-102: listed once, as the normal move, which leaves the passage unused."""
    position = given(2)
    here, there = at(position, -1, 1), lay(position, -1, 2, Kind.MINE)
    stand(position, here, A, 1)
    resume(position, Stage.MOVES)
    do(position, f"from {here}")
    assert choices(position).count(f"to-terrain {there}") == 1
    do(position, f"to-terrain {there}")
    assert position.state.phase == Phase.TUNNEL


def test_placement_is_no_entry():
    """MW-095: reinforcing an altar or a mine triggers nothing."""
    position = given(2)
    altar = lay(position, 0, -2, ALTAR)
    stand(position, altar, A, 1)
    do(perform(position, REINFORCE), "amount 2")
    assert position.state.here[altar, A] == 3
    assert position.state.phase == Phase.MOVE_FROM


# --- phase 5 ---------------------------------------------------------------------------------------------------


def test_explorations_come_first_and_one_by_one():
    """MW-110, MW-111, MW-112, MW-113, MW-115: the space is named, then the tile drawn; a mine opens at once."""
    position = given(2)
    t = stand(position, at(position, 0, -1), A, 2)
    fight = stand(position, at(position, 0, 0), B, 1)
    other = stand(position, at(position, 1, 0), A, 1)
    resume(position, Stage.MOVES)
    move(position, t, "to-space 0 -2", 1)
    move(position, t, "to-space 1 -2")
    move(position, other, fight)
    end_moves(position)
    assert choices(position) == ["explore 0", "explore 1"]
    do(position, "explore 1")
    weights = {position.write(a): w for a, w in position.chance()}
    assert weights["tile workshop -"] == 4
    assert sum(weights.values()) == 27
    do(position, "tile mine -")
    assert position.state.phase == Phase.TUNNEL
    do(position, choices(position)[0])
    do(position, choices(position)[0])
    assert position.state.phase == Phase.DRAW  # the last space needs no naming
    assert position.state.bravery[A] == 0  # combats wait
    do(position, "tile village -")
    assert position.state.bravery[A] == 1


def test_explorers_from_two_sides():
    """MW-118: as many origins as the tile allows must be open."""
    position = given(2)
    west = stand(position, at(position, 0, -1), A, 1)
    east = stand(position, at(position, 1, -1), A, 1)
    resume(position, Stage.MOVES)
    move(position, west, "to-space 1 -2")
    move(position, east, "to-space 1 -2")
    do(end_moves(position), "tile blank 0123")
    assert position.state.forest[at(position, 1, -2)] == 0b001111  # edges 4 and 5 open: one way, not asked


def test_combats_are_ordered_by_the_active_player():
    """MW-120, MW-126: which terrain next; the last needs no asking."""
    position = given(2)
    places = [at(position, q, 0) for q in (0, 1)]
    for t in places:
        stand(position, t, A, 1)
        stand(position, t, B, 1)
    resume(position, Stage.COMBAT)
    assert choices(position) == [f"resolve {t}" for t in places]
    do(position, f"resolve {places[1]}")
    assert position.state.bravery[A] == 2


def test_three_armies_meet_through_scare():
    """MW-121, MW-128, MW-164, MW-165, MW-180: all fight; the scared and the pinned attack; the victim is chosen."""
    position = given(3)
    state = position.state
    t = at(position, 0, 0)
    stand(position, t, B, 2)
    stand(position, t, A, 2)
    state.pinned[t] = 2
    c = stand(position, at(position, 1, 0), C, 1)
    state.weapon = 1
    perform(position, SCARE_1)
    do(position, f"scare {c} 2 {t}")
    assert choices(position) == ["victim 1", "victim 2"]
    do(position, "victim 1")
    # 2 of A, 1 of B, 1 of C: one round kills one of each, A keeps one
    assert list(state.here[t, :3]) == [1, 0, 0]
    assert list(state.bravery[:3]) == [3, 1, 3]  # B defends: floor(2 / 2); C attacked: 3 dead of others


def test_scared_arrivals_die_last():
    """MW-105, MW-164: residents of the scared player die before the arrivals, one of whom is sacrificed."""
    position = given(2)
    state = position.state
    altar = lay(position, 0, -2, ALTAR)
    stand(position, altar, A, 1)
    state.pinned[altar] = 0
    t = stand(position, at(position, 0, -1), B, 2)
    stand(position, at(position, -1, 0), A, 1)
    perform(position, SCARE_3)
    do(position, f"scare {t} 1 {altar}", f"scare {t} 1 {altar}")
    assert state.bravery[B] == 1  # attacker
    assert position.to_act == B  # one survivor was sacrificed: whom does the altar strike?
    assert state.here[altar].sum() == 0
    assert state.phase == Phase.ALTAR


def test_points_out_of_turn_ask_their_owner():
    """MW-124, MW-183, MW-189: a defender's seventh bravery point with an empty stock."""
    position = given(2)
    state = position.state
    t = stand(position, at(position, 0, 0), B, 3)
    stand(position, t, A, 2)
    over = keep(position, B, stock=0, warehouse=2, bravery=6)
    state.mountain[B] += over - 5
    state.defence[A, 0, B] += 5
    build(position, B, 1, Building.FA, node=Node.A)  # Recycling: the dead go to the warehouse
    resume(position, Stage.COMBAT)
    assert position.to_act == B
    assert choices(position) == ["warehouse", f"source {t}"]
    before = int(state.mountain[B])
    do(position, f"source {t}")
    assert (state.mountain[B], state.bravery[B], state.warehouse[B]) == (before + 1, 0, 4)


def test_a_full_square_gives_six_points():
    """MW-023, MW-134, MW-137, MW-189: filled by movement it falls at the end of the turn, and so does the game."""
    position = given(2)
    t = stand(position, front(position, B), A, 6)
    resume(position, Stage.MOVES)
    move(position, t, "to-building 1 0", 6)
    assert position.is_over
    assert position.state.ending == Ending.SIX_POINTS
    assert position.scores() == [6, 0]


# --- improvements ----------------------------------------------------------------------------------------------


def test_tokens_out_of_turn():
    """MW-140, MW-145, MW-146: any seat but the one asked may interject, at any question put to a seat."""
    position = given(3)
    state = position.state
    wood = lay(position, 0, 2, BLANK, (0, 1, 2))
    hand(position, C, Kind.WEAPON)
    assert position.to_act == A
    assert position.interjections(A) == []
    trees = [f"token tree {wood} {edge}" for edge in range(3)]
    assert [position.write(a) for a in position.interjections(B)] == trees
    assert len(position.interjections(C)) == 3 + int(state.plains).bit_count()
    phase, asked = int(state.phase), int(state.asked)
    do(position, f"@1 token tree {wood} 1", f"@2 token weapon {wood}")
    assert (state.phase, state.asked) == (phase, asked)
    assert (state.cleared[wood], state.upgrade[wood]) == (0b010, Kind.WEAPON)
    assert position.interjections(B) == []
    assert state.tree_at[B] == wood * 6 + 1


def test_a_tree_can_open_the_only_way():
    """MW-062, MW-145: a player with a ready meeple and a tree is asked even if nothing can move."""
    position = given(2)
    state = position.state
    wood = lay(position, 0, 2, BLANK, (0, 1, 2, 3))
    stand(position, wood, A, 1)
    for edge in (4, 5):
        state.forest[wood] |= 1 << edge  # walled in
    resume(position, Stage.MOVES)
    assert choices(position) == ["token tree", "end"]
    do(position, "token tree", f"token-at {wood} 2")
    assert choices(position) == [f"from {wood}", "end"]


def test_an_anchor_is_asked_again_when_its_last_place_is_taken():
    """MW-140, MW-141: another seat's interjection may take the last blank (R2)."""
    position = given(2)
    state = position.state
    hand(position, A, Kind.WEAPON)
    hand(position, B, Kind.SHIELD)
    blanks = [t for t in range(state.n_terrains) if state.kind[t] == Kind.BLANK]
    for kind, t in zip((Kind.WORKSHOP, Kind.VILLAGE), blanks, strict=False):
        state.upgrade[t] = kind
        state.supply &= ~(1 << kind)
        state.plains &= ~(1 << t)
    stand(position, at(position, 0, 0), A, 1)
    resume(position, Stage.MOVES)
    do(position, "token weapon")
    do(position, f"@1 token shield {blanks[2]}")
    assert state.upgrade[blanks[3]] == Kind.WEAPON  # one place left needs no asking
    assert state.phase == Phase.MOVE_FROM


# --- the end ---------------------------------------------------------------------------------------------------


def test_a_shared_place():
    """MW-186, MW-187, MW-188: equal in everything, they share; bravery comes before meeples."""
    position = given(4)
    assert position.ranks() == [1, 1, 1, 1]
    position.state.bravery[:4] = [1, 2, 2, 0]
    stand(position, at(position, 0, 0), D, 3)
    stand(position, at(position, 1, 0), C, 1)
    assert position.ranks() == [3, 2, 1, 4]


def test_only_the_active_player_ends_the_game():
    """MW-023, MW-024: six points of another player wait for that player's turn."""
    position = given(2)
    keep(position, B, mountain=6)
    do(position, "worker 0 B")
    assert position.is_over
    assert position.state.active == B
    assert position.state.stage != Stage.OPEN


def test_absent_players_do_as_little_as_they_may():
    """MW-057, MW-190: the default answers: nothing is deployed, moved or built over, and the game runs dry."""
    position = given(3, stalemate_rounds=6, introductory_game="on")
    while not position.is_over:
        form = position.write(default_answer(position))
        assert not form.startswith(("token", "from", "strike", "village"))
        do(position, form)
    assert position.state.ending == Ending.STALEMATE
    position = given(2)
    do(perform(position, CONSTRUCT), "building UN")
    assert position.write(default_answer(position)) == "site 1"


def test_terrains_within_reach():
    """MW-091: two spaces from the stone fort lies everything but the other players' far corners."""
    position = given(2)
    near = within(position.box, position.state, at(position, -2, 0), 2)
    assert near == sum(1 << at(position, *h) for h in ((-1, 0), (0, 0), (-1, 1), (0, -1)))


def test_conversions_name_building_and_owner():
    """MW-169: any building, own or enemy; never an own meeple."""
    position = given(3)
    garrison(position, A, 0, B, 1)
    garrison(position, B, 0, C, 1)
    garrison(position, B, 0, A, 1)
    perform(position, CONVERT)
    assert choices(position) == ["target 0 0 1", "target 1 0 2"]


def test_bombards_reach_any_enemy_building():
    """MW-167: owners clockwise; finished or not."""
    position = given(3)
    build(position, B, 2, Building.AB, finished=False)
    perform(position, BOMBARD)
    assert choices(position) == ["target 1 0", "target 1 2", "target 2 0"]
