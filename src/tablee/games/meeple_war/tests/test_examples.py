"""The worked examples of the ledger, under their ids, and its table of combat losses cell by cell."""

import pytest

from tablee.games.meeple_war.box import Building, Ending, Kind, Node, Side, Stage
from tablee.games.meeple_war.tests.scene import (
    ALTAR,
    BOMBARD,
    BURN,
    CONSTRUCT,
    CONVERT,
    DEPLOY_2,
    FLYING,
    SCARE_1,
    SCARE_3,
    A,
    B,
    C,
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
    perform,
    resume,
    stand,
)


def test_ex_01_setup():
    """MW-001, MW-002, MW-003, MW-012, MW-013, MW-014, MW-016, MW-017, MW-018: what a two-player game starts with."""
    position = given(2)
    state = position.state
    for seat in (A, B):
        assert (state.stock[seat], state.warehouse[seat], state.bravery[seat], state.mountain[seat]) == (10, 2, 0, 0)
        assert (state.workers[seat], state.building[seat, 0], state.node[seat, 0]) == (3, Building.SQ, Node.S)
        assert state.side[seat, 0] == Side.FINISHED
        assert int(state.available[seat]).bit_count() == 9
        assert list(state.building[seat, 1:]) == [-1, -1, -1]
    assert (state.pile_size, state.pile.sum(), state.n_terrains) == (27, 27, 9)


def test_ex_02_a_university_is_built():
    """MW-043, MW-046, MW-049, MW-051, MW-150, MW-154, MW-159: four turns from Construct to Productivity."""
    position = do(given(2), "worker 0 A", "building UN", "site 1")
    state = position.state
    assert (state.building[A, 1], state.side[A, 1], state.node[A, 1]) == (Building.UN, Side.CONSTRUCTION, 0)
    do(position, "worker 0 C", "amount 1", "end")  # B's turn; A's second turn asks nothing
    assert (state.round_no, position.to_act) == (2, B)
    assert (state.node[A, 0], state.side[A, 1], state.node[A, 1]) == (Node.S, Side.CONSTRUCTION, 1)
    do(position, "end")
    assert choices(position) == ["worker 0 A", "worker 0 B", "worker 0 C"]
    do(position, "worker 0 C")
    assert (state.side[A, 1], state.node[A, 1], state.queued[1]) == (Side.FINISHED, Node.S, 0)
    assert choices(position) == ["amount 0", "amount 1", "amount 2"]
    do(position, "amount 2", "end")
    assert state.here[front(position, A), A] == 2
    do(position, "worker 0 B", "end")
    assert (state.round_no, position.to_act) == (4, A)
    assert choices(position) == ["worker 1 A", "worker 1 m1"]


def fought(a, b, *, weapon=0, shield=0, **options):
    """Return the position after a attackers of A met b defenders of B on the stone fort."""
    position = given(2, **options)
    t = stand(position, at(position, 0, 0), B, b)
    stand(position, t, A, a)
    position.state.weapon, position.state.shield = weapon, shield << B
    resume(position, Stage.COMBAT)
    return position, t


def result(position, t):
    """Return survivors and bravery of A and B."""
    state = position.state
    return int(state.here[t, A]), int(state.here[t, B]), int(state.bravery[A]), int(state.bravery[B])


def test_ex_03_three_against_two():
    """MW-120, MW-121, MW-122, MW-123, MW-124: one attacker survives; the dead return to stock."""
    position, t = fought(3, 2)
    assert result(position, t) == (1, 0, 2, 1)
    assert (position.state.stock[A], position.state.stock[B]) == (10 - 3 + 2, 10)


def test_ex_04_one_against_one():
    """MW-124, MW-125: both die; a single kill is no bravery for the defender."""
    assert result(*fought(1, 1)) == (0, 0, 1, 0)


def test_ex_05_a_shield():
    """MW-037, MW-127: the defender's first loss is skipped."""
    assert result(*fought(2, 1, shield=1)) == (0, 0, 1, 1)


def test_ex_06_a_weapon():
    """MW-036, MW-128: one defender dies before the first round."""
    assert result(*fought(2, 2, weapon=1)) == (1, 0, 2, 0)


def test_ex_07_a_weapon_against_a_shield():
    """MW-130: the shield does not stop the weapon."""
    assert result(*fought(2, 2, weapon=1, shield=1)) == (0, 0, 2, 1)


def test_ex_08_a_weapon_kills_the_last_defender():
    """MW-129: there is no round."""
    assert result(*fought(1, 1, weapon=1)) == (1, 0, 1, 0)


LOSSES = [  # attackers, defenders, then survivors and bravery: plain, weapon, shield, both
    (1, 1, "0/0, 1/0", "1/0, 1/0", "0/1, 0/0", "1/0, 1/0"),
    (2, 1, "1/0, 1/0", "2/0, 1/0", "0/0, 1/1", "2/0, 1/0"),
    (1, 2, "0/1, 1/0", "0/0, 2/0", "0/2, 0/0", "0/1, 1/0"),
    (2, 2, "0/0, 2/1", "1/0, 2/0", "0/1, 1/1", "0/0, 2/1"),
    (3, 2, "1/0, 2/1", "2/0, 2/0", "0/0, 2/1", "1/0, 2/1"),
    (3, 3, "0/0, 3/1", "1/0, 3/1", "0/1, 2/1", "0/0, 3/1"),
    (2, 4, "0/2, 2/1", "0/1, 3/1", "0/3, 1/1", "0/2, 2/1"),
    (5, 3, "2/0, 3/1", "3/0, 3/1", "1/0, 3/2", "2/0, 3/1"),
]


@pytest.mark.parametrize(
    ("a", "b", "weapon", "shield", "expected"),
    [
        (a, b, weapon, shield, cells[weapon + 2 * shield])
        for a, b, *cells in LOSSES
        for weapon in (0, 1)
        for shield in (0, 1)
    ],
)
def test_the_table_of_losses(a, b, weapon, shield, expected):
    """MW-121, MW-123, MW-124, MW-127, MW-128, MW-129, MW-130: every cell of the ledger's table."""
    standing_a, standing_b, brave_a, brave_b = result(*fought(a, b, weapon=weapon, shield=shield))
    assert f"{standing_a}/{standing_b}, {brave_a}/{brave_b}" == expected


def test_ex_09_bravery_wraps():
    """MW-181, MW-182, MW-183: seven bravery points are a victory point, the rest goes on."""
    position = given(2)
    keep(position, A, bravery=5)
    stand(position, at(position, 0, 0), B, 4)
    stock = int(position.state.stock[A])
    perform(position, BURN)
    assert (position.state.bravery[A], position.state.mountain[A], position.state.stock[A]) == (2, 1, stock - 1)


def test_ex_10_two_points_at_once():
    """MW-166, MW-182: fourteen points are two victory points."""
    position = given(2)
    keep(position, A, bravery=6)
    stand(position, at(position, 0, 0), B, 8)
    perform(position, BURN)
    assert (position.state.bravery[A], position.state.mountain[A]) == (0, 2)


def test_ex_11_forts_end_the_game_when_the_turn_starts():
    """MW-023, MW-027, MW-028, MW-031, MW-039, MW-185: 3 + 2 + 1 points at the snapshot."""
    position = given(2)
    keep(position, A, mountain=3)
    stand(position, at(position, 0, 0), A, 2)
    stand(position, at(position, 1, 0), A, 3)
    resume(position, Stage.OPEN)
    assert position.is_over
    assert position.state.ending == Ending.SIX_POINTS
    assert position.scores() == [6, 0]
    assert position.ranks() == [1, 2]


def test_ex_12_fort_points_last_the_turn():
    """MW-029, MW-032, MW-040: control is checked once; leaving the fort costs nothing this turn."""
    position = given(2)
    keep(position, A, mountain=4, bravery=6)
    fort = stand(position, at(position, -1, 0), A, 2)
    stand(position, at(position, 0, -1), B, 1)
    resume(position, Stage.OPEN)
    do(position, "worker 0 B")
    assert position.scores()[A] == 5
    move(position, fort, at(position, 0, -1), 2)
    end_moves(position)
    assert position.is_over
    assert position.scores()[A] == 6


def test_ex_13_a_factory_falls():
    """MW-022, MW-065, MW-077, MW-133, MW-134, MW-135, MW-136: everybody on it scores; it never comes back."""
    position = given(3)
    state = position.state
    build(position, C, 0, Building.FA)
    garrison(position, C, 0, B, 1)
    t = stand(position, front(position, C), A, 2)
    resume(position, Stage.MOVES)
    move(position, t, "to-building 2 0", 2)
    end_moves(position)
    assert (state.mountain[A], state.mountain[B]) == (2, 1)
    assert (state.building[C, 0], state.workers[C]) == (-1, 4)
    assert state.destroyed[C] == 1 << Building.FA
    assert not state.available[C] >> Building.FA & 1


def test_ex_14_a_finished_building_sends_attackers_home():
    """MW-049, MW-050, MW-052: no points, back to stock."""
    position = given(2)
    build(position, A, 1, Building.UN, finished=False, node=1)
    garrison(position, A, 1, B, 1)
    stock = int(position.state.stock[B])
    do(resume(position, Stage.WORKERS), "worker 0 B")
    assert position.state.side[A, 1] == Side.FINISHED
    assert (position.state.stock[B], position.state.mountain[B]) == (stock + 1, 0)
    assert position.state.defence[A, 1].sum() == 0


def replaced_abbey():
    """Return A about to construct over its Abbey on site 1, where B, with five points, has a meeple."""
    position = given(2)
    build(position, A, 1, Building.AB)
    keep(position, B, mountain=5)
    garrison(position, A, 1, B, 1)
    return do(perform(position, CONSTRUCT), "building UN", "site 1")


def test_ex_15_a_replaced_building_scores_for_the_enemy():
    """MW-024, MW-151, MW-152, MW-153: B has six points, the game goes on, and ends when B's turn starts."""
    position = replaced_abbey()
    state = position.state
    assert state.available[A] >> Building.AB & 1
    assert state.mountain[B] == 6
    assert position.is_over  # A had nothing to move: B's turn ended the game at its start
    assert state.active == B
    assert (position.scores(), position.ranks()) == ([0, 6], [2, 1])


@pytest.mark.parametrize(("option", "ranks"), [("most_vp", [2, 1]), ("active_player", [1, 2])])
def test_ex_16_most_points_win(option, ranks):
    """MW-186 (OPT-05): the player who reaches the goal may still lose 7 to 6."""
    position = given(2, end_winner=option)
    build(position, A, 1, Building.MA)
    build(position, A, 2, Building.CA, node=Node.B)
    keep(position, A, mountain=5, bravery=6)
    keep(position, B, mountain=5)
    garrison(position, A, 1, B, 2)
    stand(position, at(position, 0, 0), B, 1)
    perform(position, CONSTRUCT)
    position.state.queued[2] = Node.B
    do(position, "building UN", "site 1")
    assert position.is_over
    assert position.scores() == [6, 7]
    assert position.ranks() == ranks


def test_ex_17_rotations():
    """MW-113, MW-118: the edge towards the origin must be open."""
    position = given(2)
    t = stand(position, at(position, 1, 0), A, 1)
    lay(position, 2, -1, Kind.WORKSHOP)
    stand(position, at(position, 2, -1), A, 1)
    resume(position, Stage.MOVES)
    move(position, at(position, 2, -1), "to-space 3 -1")
    do(position, "end", "tile blank 012")
    assert choices(position) == ["rotation 0", "rotation 4", "rotation 5"]
    do(position, "rotation 4")
    new = at(position, 3, -1)
    assert position.state.forest[new] == 0b110001
    assert t != new


def test_ex_18_an_altar_is_explored():
    """MW-085, MW-086, MW-087, MW-114: the explorer is sacrificed, an enemy two away may be struck."""
    position = given(2)
    state = position.state
    t = stand(position, at(position, 0, -1), A, 1)
    enemy = stand(position, at(position, 0, 0), B, 1)
    resume(position, Stage.MOVES)
    move(position, t, "to-space 0 -2")
    do(end_moves(position), "tile altar -")
    assert choices(position) == [f"strike {enemy} 1", "none"]
    do(position, f"strike {enemy} 1")
    assert state.bravery[A] == 1
    assert state.here[at(position, 0, -2)].sum() == 0
    assert state.here[enemy].sum() == 0


@pytest.mark.parametrize("n", range(4))
def test_ex_19_the_tunnel(n):
    """MW-096, MW-102: any of those that entered may pass, and cannot move again."""
    position = given(2)
    start = stand(position, at(position, -1, 0), A, 3)
    here, there = at(position, -1, 1), at(position, 1, -1)
    move(resume(position, Stage.MOVES), start, here, 3)
    assert choices(position) == [f"tunnel {there} {i}" for i in range(4)]
    do(position, f"tunnel {there} {n}")
    assert (position.state.here[here, A], position.state.here[there, A]) == (3 - n, n)
    assert position.to_act == B or f"from {there}" not in choices(position)


@pytest.mark.parametrize("n", range(3))
def test_ex_20_a_mine_held_by_an_enemy(n):
    """MW-092, MW-100: combat first, then the survivors may pass."""
    position = given(2)
    start = stand(position, at(position, -1, 0), A, 3)
    here, there = stand(position, at(position, -1, 1), B, 1), at(position, 1, -1)
    move(resume(position, Stage.MOVES), start, here, 3)
    assert position.state.bravery[A] == 1  # nothing else could move: the combat came at once
    assert choices(position) == [f"tunnel {there} {i}" for i in range(3)]
    do(position, f"tunnel {there} {n}")
    assert (position.state.here[here, A], position.state.here[there, A]) == (2 - n, n)


def test_ex_21_deployed_among_enemies():
    """MW-059, MW-072: both are pinned; one survives the combat."""
    position = given(2)
    t = stand(position, front(position, A), B, 1)
    perform(position, DEPLOY_2)
    before = position.copy()
    do(position, "amount 2")
    assert (position.state.here[t, A], position.state.here[t, B], position.state.bravery[A]) == (1, 0, 1)
    assert before.state.warehouse[A] == 2


def test_ex_22_scared_into_a_combat():
    """MW-163, MW-164, MW-165, MW-180: the scared meeples' owner attacks and scores."""
    position = given(3)
    state = position.state
    t = stand(position, at(position, 1, 0), B, 2)
    u = stand(position, at(position, 0, 0), C, 3)
    third = stand(position, at(position, 0, -2), B, 1)
    perform(position, SCARE_3)
    do(position, f"scare {t} 1 {u}", f"scare {t} 1 {u}")
    assert state.here[t, B] == 2  # nothing changes before the last pick
    do(position, f"scare {third} 1 {at(position, 0, -1)}")
    assert (state.here[u, B], state.here[u, C]) == (0, 1)
    assert (state.bravery[A], state.bravery[B], state.bravery[C]) == (0, 2, 1)
    assert state.here[at(position, 0, -1), B] == 1


def test_ex_23_scared_onto_an_altar():
    """MW-164, MW-165: the owner, out of turn, decides whom the altar strikes, and scores it."""
    position = given(2)
    altar = lay(position, 0, -2, ALTAR)
    t = stand(position, at(position, 0, -1), B, 1)
    mine = stand(position, at(position, 1, -1), A, 1)
    lay(position, 1, -2, Kind.WORKSHOP)
    near = stand(position, at(position, 1, -2), A, 1)
    perform(position, SCARE_1)
    do(position, f"scare {t} 1 {altar}")
    assert position.to_act == B
    assert choices(position) == [f"strike {mine} 0", f"strike {near} 0", "none"]
    do(position, f"strike {near} 0")
    assert position.state.bravery[B] == 1
    assert (position.state.here[altar].sum(), position.state.here[near, A]) == (0, 0)
    assert position.to_act == A


def test_ex_24_recycling():
    """MW-131, MW-168: burnt meeples go to the warehouse, in another player's turn."""
    position = given(2)
    build(position, A, 1, Building.FA, node=Node.A)
    stand(position, at(position, 0, 0), A, 3)
    perform(position, BURN, seat=B)
    assert (position.state.warehouse[A], position.state.bravery[B]) == (5, 3)


def test_ex_25_flying_troops_run_short():
    """MW-161: the player picks as many terrains as there are meeples."""
    position = given(2)
    places = [stand(position, at(position, q, 0), A, 1) for q in (-2, -1, 0, 1)]
    perform(position, FLYING)
    assert choices(position) == [f"terrain {t}" for t in places]
    do(position, f"terrain {places[1]}", f"terrain {places[3]}")
    assert [int(position.state.here[t, A]) for t in places] == [1, 2, 1, 2]
    assert position.state.warehouse[A] == 0


@pytest.mark.parametrize("source", ["warehouse", "terrain"])
def test_ex_26_a_bombard_from_an_empty_stock(source):
    """MW-137, MW-167, MW-183: warehouse or terrain; the Catapult falls at once."""
    position = given(3)
    state = position.state
    build(position, B, 1, Building.CA)
    garrison(position, B, 1, C, 1)
    t = stand(position, at(position, 0, 0), A, 2)
    over = keep(position, A, stock=0, warehouse=1)
    garrison(position, C, 0, A, 0)
    state.defence[C, 0, A] += min(over, 5)
    state.mountain[A] += over - min(over, 5)
    points = int(state.mountain[A])
    perform(position, BOMBARD)
    do(position, "target 1 1")
    assert choices(position) == ["warehouse", f"source {t}"]
    do(position, "warehouse" if source == "warehouse" else f"source {t}")
    assert state.building[B, 1] == -1
    assert (state.mountain[A], state.mountain[C]) == (points + 1, 1)
    assert (state.warehouse[A], state.here[t, A]) == ((0, 2) if source == "warehouse" else (1, 1))


def test_ex_27_a_conversion():
    """MW-069, MW-070, MW-134, MW-169: the place on the defence changes hands, and with it the point."""
    position = given(2)
    state = position.state
    garrison(position, A, 0, B, 5)
    stocks = int(state.stock[A]), int(state.stock[B])
    perform(position, CONVERT)
    assert (state.defence[A, 0, B], state.defence[A, 0, A]) == (4, 1)
    assert (state.stock[A], state.stock[B]) == (stocks[0] - 1, stocks[1] + 1)
    do(perform(position, BOMBARD, seat=B), "target 0 0")
    assert (state.mountain[A], state.mountain[B]) == (1, 5)
    assert state.building[A, 0] == -1


def test_ex_28_productivity_reaches_an_action():
    """MW-053, MW-170, MW-171: the second step brings the Catapult to Bombard, performed this turn."""
    position = given(2)
    build(position, A, 1, Building.CA, node=Node.M1)
    build(position, A, 2, Building.UN)
    resume(position, Stage.WORKERS)
    do(position, "worker 0 B", "worker 2 A")
    do(position, "action 2", "productivity 1")
    assert choices(position) == ["worker 1 A", "worker 1 m3"]
    do(position, "worker 1 A")
    assert choices(position) == ["action 0", "action 1"]
    do(position, "action 1")
    assert position.state.defence[B, 0, A] == 1


def test_ex_29_an_owed_point():
    """MW-184: it counts at once and is filled by the next meeple that comes home."""
    position = given(2)
    state = position.state
    garrison(position, B, 0, A, 5)
    over = keep(position, A, stock=0, warehouse=0, bravery=6)
    build(position, B, 1, Building.MA)
    state.defence[B, 1, A] += 3
    state.mountain[A] += over - 3
    stand(position, at(position, 0, 0), B, 1)
    points = position.scores()[A]
    perform(position, BURN)
    assert (state.bravery[A], state.owed[A]) == (0, 1)
    assert position.scores()[A] == points + 1
    mountain = int(state.mountain[A])
    do(perform(position, CONVERT, seat=B), "target 1 1 0")
    assert (state.owed[A], state.stock[A], state.mountain[A]) == (0, 0, mountain + 1)


def test_ex_30_the_second_tie_break():
    """MW-187: five meeples out beat four."""
    position = given(2)
    state = position.state
    for seat in (A, B):
        keep(position, seat, mountain=5, bravery=2)
    state.mountain[A] += 1
    state.mountain[B] += 1
    state.stock[A] -= 1
    state.stock[B] -= 1
    stand(position, at(position, -2, 0), A, 3)
    garrison(position, B, 0, A, 1)
    stand(position, at(position, 2, 0), B, 5)
    resume(position, Stage.BONUS)
    assert position.is_over
    assert position.scores() == [6, 6]
    assert position.ranks() == [2, 1]


def test_ex_31_a_shield_placed_too_late():
    """MW-038, MW-140, MW-141, MW-142: it protects from the next opponent's turn on."""
    position = given(3)
    state = position.state
    t = stand(position, front(position, A), A, 2)
    hand(position, A, Kind.SHIELD)
    stand(position, at(position, 1, 0), B, 1)
    resume(position, Stage.OPEN, seat=B)
    assert choices(position) == ["begin"]
    do(position, "begin")
    assert state.shield == 0
    do(position, f"@0 token shield {t}")
    assert state.shield == 0
    resume(position, Stage.OPEN, seat=C)
    assert state.shield == 1 << A


@pytest.mark.parametrize(("option", "opened"), [("one_tile", False), ("both_tiles", True)])
def test_ex_32_a_tree_clears_one_side(option, opened):
    """MW-067, MW-145, MW-147 (OPT-19): the neighbour's forest still blocks."""
    position = given(2, tree_clears=option)
    x = lay(position, 0, -2, Kind.BLANK, (0, 1))
    y = lay(position, 1, -2, Kind.BLANK, (2, 3, 4))
    stand(position, x, A, 1)
    resume(position, Stage.MOVES)
    do(position, "token tree", f"token-at {x} 0", f"from {x}")
    assert (f"to-terrain {y}" in choices(position)) == opened


def test_ex_33_three_ends():
    """MW-098: two questions, by number of the other ends; the rest stays."""
    position = given(3)
    start = stand(position, at(position, -1, 1), A, 3)
    here, north, west = at(position, 0, 1), at(position, 1, -1), at(position, -1, 0)
    move(resume(position, Stage.MOVES), start, here, 3)
    do(position, f"tunnel {north} 1")
    assert choices(position) == [f"tunnel {west} {i}" for i in range(3)]
    assert position.state.here[here, A] == 3
    do(position, f"tunnel {west} 2")
    assert [int(position.state.here[t, A]) for t in (here, north, west)] == [0, 1, 2]


def test_ex_34_fewer_meeples_than_the_scare():
    """MW-056, MW-163: two picks, the third is lost."""
    position = given(2)
    stand(position, at(position, 0, 0), B, 1)
    stand(position, at(position, 1, 0), B, 1)
    perform(position, SCARE_3)
    assert position.state.left == 2
    do(position, choices(position)[0])
    do(position, choices(position)[0])
    assert position.state.acting == 0


def test_ex_35_a_claim_survives_its_enemies():
    """MW-089, MW-104: the altar held by an enemy is still due after another altar killed that enemy."""
    position = given(2)
    state = position.state
    y, x = lay(position, 0, -2, ALTAR), lay(position, 2, -2, ALTAR)
    lay(position, 1, -2, Kind.WORKSHOP)
    stand(position, y, B, 1)
    near = stand(position, at(position, 0, -1), A, 2)
    middle = stand(position, at(position, 1, -2), A, 1)
    stand(position, at(position, 0, 0), B, 1)
    resume(position, Stage.MOVES)
    move(position, near, y, 2)
    assert state.entrants[y] == 2
    move(position, middle, x)
    do(position, f"strike {y} 1")
    assert state.bravery[A] == 1
    assert choices(position) == [f"strike {at(position, 0, 0)} 1", "none"]
    assert (state.here[y, A], state.entrants[y]) == (1, 0)


def test_ex_36_two_buildings_fall_together():
    """MW-022, MW-133, MW-137: one check after both."""
    position = given(3)
    state = position.state
    build(position, C, 0, Building.CA)
    build(position, C, 1, Building.MA)
    keep(position, A, mountain=4)
    keep(position, B, mountain=3)
    garrison(position, C, 0, A, 2)
    garrison(position, C, 1, A, 1)
    garrison(position, C, 1, B, 3)
    resume(position, Stage.DESTROY)
    assert position.is_over
    assert position.scores() == [7, 6, 0]
    assert position.ranks() == [1, 2, 3]
    assert list(state.building[C]) == [-1, -1, -1, -1]


def test_ex_37_the_placed_meeple_dies_first():
    """MW-105: pinned meeples die before entrants, one of which is sacrificed."""
    position = given(2)
    state = position.state
    altar = lay(position, 0, -2, ALTAR)
    stand(position, altar, B, 1)
    start = stand(position, at(position, 0, -1), A, 2)
    stand(position, altar, A, 1)
    state.pinned[altar] = 1
    resume(position, Stage.MOVES)
    move(position, start, altar, 2)
    assert (state.here[altar, A], state.here[altar, B]) == (1, 0)
    assert state.bravery[A] == 1
