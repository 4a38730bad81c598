"""Every table option changes the rule that the ledger names, and the program follows the readings R1 to R15.

In the docstrings, "A, or B" means: A with one value of the option, B with another.
"""

import pytest

from tablee.core.contract import CHANCE
from tablee.games.meeple_war.box import DEADLOCK_ROUNDS, Building, Ending, Kind, Node, Phase, Stage
from tablee.games.meeple_war.tests.scene import GAME, A, B, C, given


def test_pile_backs():
    """MW-009, MW-013 (OPT-01, R3): the back is drawn at set-up, and again before a tile's rotation is chosen."""
    position = given(2, pile_backs="visible")
    assert position.to_act == CHANCE
    assert {position.write(a): w for a, w in position.chance()} == {"back setup": 2, "back ordinary": 25}
    position.do("back setup")
    t = position.stand(position.at(0, -1), A, 1)
    position.resume(Stage.MOVES)
    position.move(t, "to-space 0 -2")
    position.end_moves()
    assert {position.write(a): w for a, w in position.chance()} == {"tile wooden -": 1, "tile mine -": 1}
    position.do("tile wooden -")
    assert {position.write(a): w for a, w in position.chance()} == {"back setup": 1, "back ordinary": 25}
    assert position.state.drawn >= 0
    position.do("back ordinary")
    assert position.state.top_back == 1
    assert position.state.kind[position.at(0, -2)] == Kind.WOODEN


def test_a_certain_draw_is_not_drawn():
    """MW-111, MW-113: if the pile has only one face left, chance is not asked."""
    position = given(2)
    state = position.state
    t = position.stand(position.at(0, -1), A, 1)
    for face in range(position.box.n_types):
        if position.box.type_kind[face] != Kind.WORKSHOP:
            state.pile_size -= state.pile[face].sum()
            state.pile[face] = 0
    state.phase, state.stage, state.active, state.asked = Phase.MOVE_FROM, Stage.MOVES, A, A
    state.ready[t] = 1
    for form in (f"from {t}", "to-space 0 -2"):
        position.play(A, position.read(A, form))
    assert state.kind[position.at(0, -2)] == Kind.WORKSHOP


@pytest.mark.parametrize("seat", [0, 1])
def test_first_player(seat):
    """MW-011, MW-019 (OPT-03, R15): the host names the first player, or chance draws the seat."""
    assert given(2, first_player=f"seat-{seat}").state.active == seat
    assert GAME.start(2).to_act == CHANCE


def test_introductory_game():
    """MW-020 (OPT-04): in the introductory game, players start with more buildings."""
    assert (given(2, introductory_game="on").state.building[A] >= 0).sum() == 3
    assert (given(2).state.building[A] >= 0).sum() == 1


@pytest.mark.parametrize(("option", "points"), [("none", [6, 0]), ("live_control", [6, 2])])
def test_fort_vp_of_others(option, points):
    """MW-185 (OPT-06): at the end, forts that other players control count only with `live_control`."""
    position = given(2, fort_vp_of_others=option)
    position.keep(A, mountain=6)
    position.stand(position.at(0, 0), B, 2)
    position.resume(Stage.BONUS)
    assert position.scores() == points
    assert position.is_over


@pytest.mark.parametrize(("option", "bravery"), [("each_turn_start", [1, 0]), ("live", [0, 0])])
def test_shield_timing(option, bravery):
    """MW-038 (OPT-07, R11): the forge must be held at the start of the turn, or when the combat begins."""
    position = given(2, shield_timing=option)
    forge = position.lay(0, -2, Kind.SHIELD)
    position.stand(forge, B, 2)  # after the start of the turn
    t = position.stand(position.at(0, 0), B, 1)
    position.stand(t, A, 1)
    position.resume(Stage.COMBAT)
    assert list(position.state.bravery[:2]) == bravery


@pytest.mark.parametrize(("option", "left"), [("no", [1, 0]), ("yes", [0, 0])])
def test_shield_blocks_weapon(option, left):
    """MW-130 (OPT-08, R7): the weapon kills despite the shield, or the two cancel each other."""
    position = given(2, shield_blocks_weapon=option)
    t = position.stand(position.at(0, 0), B, 1)
    position.stand(t, A, 1)
    position.state.weapon, position.state.shield = 1, 1 << B
    position.resume(Stage.COMBAT)
    assert list(position.state.here[t, :2]) == left


@pytest.mark.parametrize(("option", "n"), [("fallback", 1), ("always", 2)])
def test_reinforce_at_gate(option, n):
    """MW-160 (OPT-09): the front can be reinforced only if the player has no other meeples, or always."""
    position = given(2, reinforce_at_gate=option)
    t = position.stand(position.at(0, 0), A, 1)
    position.perform("reinforce 3")
    if n == 1:
        assert position.state.chosen == t
    else:
        assert position.choices() == [f"terrain {position.front(A)}", f"terrain {t}"]


@pytest.mark.parametrize(("option", "n"), [("granting", 2), ("any_village", 3)])
def test_village_target(option, n):
    """MW-034 (OPT-10): meeples can be deployed to Villages that granted a bonus, or to all Villages."""
    position = given(2, village_target=option)
    position.stand(position.lay(0, -2, Kind.VILLAGE), A, 2)
    position.lay(1, -2, Kind.VILLAGE)
    position.resume(Stage.OPEN)
    assert len(position.choices()) == n + 1


@pytest.mark.parametrize(("option", "struck"), [("spaces", True), ("terrain_path", False)])
def test_distance_mode(option, struck):
    """MW-085, MW-091 (OPT-11): an altar's range is measured over all spaces, empty or not, or along terrains only."""
    position = given(2, distance_mode=option)
    altar = position.lay(-2, 2, Kind.ALTAR)  # beside the mine (-1, 1)
    enemy = position.stand(position.lay(-4, 2, Kind.WORKSHOP), B, 1)  # two spaces west; (-3, 2) between them is empty
    start = position.stand(position.at(-1, 1), A, 1)
    position.resume(Stage.MOVES)
    position.do(f"from {start}", f"to-terrain {altar}")
    assert (position.state.phase == Phase.ALTAR) == struck
    assert not struck or position.choices()[0] == f"strike {enemy} 1"


@pytest.mark.parametrize(("option", "free"), [("exactly_two", False), ("one_or_two_free", True)])
def test_cave_range(option, free):
    """MW-079, MW-080 (OPT-12): a cave leads to a neighbour behind forest only with `one_or_two_free`."""
    position = given(2, cave_range=option)
    cave = position.lay(0, -2, Kind.CAVE)
    wood = position.lay(1, -2, Kind.BLANK, (3, 4, 5))
    position.stand(cave, A, 1)
    position.resume(Stage.MOVES).do(f"from {cave}")
    assert (f"to-terrain {wood}" in position.choices()) == free


def test_altar_on_placement():
    """MW-095 (OPT-13): meeples placed on altars and mines enter them.

    With Flying troops, the terrains that were entered take effect one after the other.
    """
    position = given(2, altar_on_placement="yes")
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    mine = position.at(1, -1)
    position.stand(altar, A, 1)
    position.stand(mine, A, 1)
    stock = state.stock[A]
    position.perform("flying")
    assert position.choices() == [f"tunnel {position.at(-1, 1)} 0", f"tunnel {position.at(-1, 1)} 1"]
    assert (state.here[mine, A], state.here[altar, A]) == (2, 2)
    position.do(f"tunnel {position.at(-1, 1)} 1")
    assert (state.here[altar, A], state.stock[A]) == (1, stock + 1)
    # R8: the meeple that took the tunnel may still move, but not by tunnel
    assert state.phase == Phase.MOVE_FROM
    passed = position.at(-1, 1)
    assert (state.ready[passed], state.tunnelled[passed]) == (1, 1)
    position.do(f"from {passed}")
    assert f"to-terrain {mine}" not in position.choices()


def test_placed_among_enemies_on_an_altar():
    """MW-092, MW-104, MW-105 (OPT-13): meeples placed on an altar among enemies fight first.

    A survivor is then sacrificed.
    """
    position = given(2, altar_on_placement="yes")
    state = position.state
    altar = position.lay(0, -2, Kind.ALTAR)
    position.stand(altar, B, 1)
    position.stand(position.at(0, 0), B, 1)
    position.stand(altar, A, 1)
    state.pinned[altar] = 1
    position.perform("reinforce 3").do("amount 2")
    assert state.bravery[A] == 1
    assert state.phase == Phase.ALTAR
    assert state.here[altar, A] == 1  # two of three survived against one, then one was sacrificed


@pytest.mark.parametrize(("option", "asked"), [("yes", True), ("no", False)])
def test_tunnel_on_exploration(option, asked):
    """MW-115 (OPT-14): explorers of a mine may take the tunnel, unless the option is `no`."""
    position = given(2, tunnel_on_exploration=option)
    t = position.stand(position.at(0, -1), A, 1)
    position.resume(Stage.MOVES)
    position.move(t, "to-space 0 -2")
    position.end_moves().do("tile mine -")
    assert (position.state.phase == Phase.TUNNEL) == asked


def test_tunnel_when_scared():
    """MW-096, MW-164 (OPT-15, R5, R9): the owner may let scared meeples take the tunnel.

    If enemies stand at the other end, the combat there has to be resolved too.
    """
    for option in ("none", "owner_choice"):
        position = given(3, tunnel_when_scared=option)
        state = position.state
        t = position.stand(position.at(0, 0), B, 1)
        mine, other = position.at(0, 1), position.at(-1, 0)
        position.stand(other, C, 1)
        position.perform("scare 1")
        position.do(f"scare {t} 1 {mine}")
        if option == "none":
            assert state.here[mine, B] == 1
            continue
        assert position.to_act == B
        assert position.choices() == [f"tunnel {position.at(1, -1)} {n}" for n in (0, 1)]
        position.do(f"tunnel {position.at(1, -1)} 0", f"tunnel {other} 1")
        assert list(state.here[other, :3]) == [0, 0, 0]
        assert list(state.bravery[:3]) == [0, 1, 0]


@pytest.mark.parametrize(("option", "met"), [("together", 1), ("one_by_one", 0)])
def test_scare_resolution(option, met):
    """MW-163, MW-164 (OPT-16, R12): all meeples move after the last pick, or each is moved and resolved at once."""
    position = given(2, scare_resolution=option)
    state = position.state
    t = position.stand(position.at(0, 0), B, 2)
    u = position.stand(position.at(1, 0), A, 1)
    position.perform("scare 3")
    position.do(f"scare {t} 1 {u}")
    assert (state.here[u, A], state.here[t, B]) == (met, 1 + met)
    position.do(f"scare {t} 1 {u}")
    assert (state.here[u, A], state.here[u, B]) == (0, 1)
    assert state.acting == 0  # a meeple that was scared cannot be scared again


@pytest.mark.parametrize(("option", "bravery"), [("as_defender", 1), ("none", 0), ("scared_owner_only", 0)])
def test_scare_resident_scores(option, bravery):
    """MW-165, MW-180 (OPT-17): defenders in a Scare score for pairs of kills only with `as_defender`."""
    position = given(2, scare_resident_scores=option)
    t = position.stand(position.at(0, 0), B, 2)
    u = position.stand(position.at(1, 0), A, 2)
    position.perform("scare 3")
    position.do(f"scare {t} 1 {u}", f"scare {t} 1 {u}")
    assert list(position.state.bravery[:2]) == [bravery, 2]


@pytest.mark.parametrize(
    ("option", "bravery"), [("as_defender", [2, 2, 1]), ("none", [2, 2, 0]), ("scared_owner_only", [0, 2, 0])]
)
def test_scare_upon_a_pinned_scarer(option, bravery):
    """MW-165, MW-180 (OPT-17): an active player with pinned meeples attacks and scores too.

    With `scared_owner_only`, only the owner of the scared meeple scores.
    """
    position = given(3, scare_resident_scores=option)
    t = position.stand(position.at(0, 0), A, 1)
    position.state.pinned[t] = 1
    position.stand(t, C, 1)
    start = position.stand(position.at(1, 0), B, 1)
    position.perform("scare 1").do(f"scare {start} 1 {t}")
    assert list(position.state.here[t, :3]) == [0, 0, 0]
    assert list(position.state.bravery[:3]) == bravery


@pytest.mark.parametrize(("option", "left"), [("per_player", [0, 0]), ("per_altar", [0, 1])])
def test_altar_limit(option, left):
    """MW-089 (OPT-28): in one turn an altar takes a sacrifice from each player, or only from the first."""
    position = given(3, altar_limit=option, scare_resolution="one_by_one")
    altar = position.lay(1, 1, Kind.ALTAR)
    one, other = position.stand(position.at(1, 0), B, 1), position.stand(position.at(0, 1), C, 1)
    position.perform("scare 3").do(f"scare {one} 1 {altar}", "none", f"scare {other} 2 {altar}")
    assert [position.state.here[altar, seat] for seat in (B, C)] == left


def test_both_altars_of_a_turn_take_a_sacrifice():
    """MW-089: the limit applies to each altar separately."""
    position = given(2)
    altars = [position.lay(0, -2, Kind.ALTAR), position.lay(0, 2, Kind.ALTAR)]
    starts = [position.stand(position.at(0, r), A, 2) for r in (-1, 1)]
    position.resume(Stage.MOVES)
    for start, altar in zip(starts, altars, strict=True):
        position.move(start, altar, 2)
    assert [position.state.here[altar, A] for altar in altars] == [1, 1]


def test_a_table_plays_as_printed_unless_told_otherwise():
    """MW-009, MW-023 (OPT-01, OPT-24, OPT-27): backs are visible and there is no stalemate.

    Only our limit of 400 rounds is added to the printed rules.
    """
    chosen = GAME.read_options()
    assert (chosen["pile_backs"], chosen["stalemate_rounds"], chosen["round_limit"]) == ("visible", "off", 400)
    assert GAME.read_options(GAME.simulation_options)["stalemate_rounds"] == 12


def test_actions_may_be_declined():
    """MW-057 (OPT-18): the player first chooses to perform or decline. An action without effect is still lost."""
    position = given(2, actions_may_be_declined="yes")
    position.stand(position.at(0, 0), B, 1)
    position.perform("burn")
    assert position.choices() == ["perform", "decline"]
    position.do("decline")
    assert position.state.bravery[A] == 0
    position.perform("burn").do("perform")
    assert position.state.bravery[A] == 1
    position.perform("burn")
    assert position.state.phase != Phase.PERFORM


@pytest.mark.parametrize(("option", "opened"), [("one_tile", False), ("both_tiles", True)])
def test_tree_clears_a_border_laid_later(option, opened):
    """MW-118, MW-147 (OPT-19, R10): the tree also clears the edge of a tile laid next to it later.

    The printed forest of that tile still counts for its rotation.
    """
    position = given(2, tree_clears=option)
    state = position.state
    x = position.lay(0, -2, Kind.BLANK, (1, 2, 3))
    start = position.stand(position.lay(1, -2, Kind.WORKSHOP), A, 1)
    position.resume(Stage.MOVES)
    position.do("token tree", f"token-at {x} 1")
    position.move(start, "to-space 1 -3")
    position.end_moves().do("tile blank 0123")
    assert position.choices() == ["rotation 0", "rotation 1"]
    position.do("rotation 1")  # forest on edge 4, towards x
    y = position.at(1, -3)
    position.resume(Stage.MOVES)
    position.do(f"from {y}")
    assert (f"to-terrain {x}" in position.choices()) == opened
    assert state.forest[y] >> 4 & 1


@pytest.mark.parametrize(("option", "where"), [("yes", "warehouse"), ("no", "stock")])
def test_recycle_own_sacrifice(option, where):
    """MW-088, MW-168 (OPT-20): Recycling applies to meeples that their owner sacrifices, unless the option is `no`."""
    position = given(2, recycle_own_sacrifice=option)
    altar = position.lay(0, -2, Kind.ALTAR)
    position.build(A, 1, Building.FA, node=Node.A)
    t = position.stand(position.at(0, -1), A, 1)
    position.resume(Stage.MOVES)
    before = int(getattr(position.state, where)[A])
    position.do(f"from {t}", f"to-terrain {altar}")
    assert getattr(position.state, where)[A] == before + 1


@pytest.mark.parametrize(("option", "standing"), [("resolution_step", True), ("immediate", False)])
def test_destruction_by_movement(option, standing):
    """MW-137 (OPT-22): a full building falls at the end of the turn, or at once."""
    position = given(2, destruction_by_movement=option)
    position.build(B, 0, Building.CA)
    t = position.stand(position.front(B), A, 3)
    position.resume(Stage.MOVES)
    position.move(t, "to-building 1 0", 2)
    assert (position.state.building[B, 0] >= 0) == standing
    assert position.state.phase == Phase.MOVE_FROM


@pytest.mark.parametrize(("option", "movable"), [("yes", False), ("no", True)])
def test_placed_next_to_enemy_pinned(option, movable):
    """MW-059 (OPT-23): meeples placed among enemies may not move this turn, unless the option is `no`."""
    position = given(2, placed_next_to_enemy_pinned=option)
    t = position.stand(position.front(A), B, 1)
    position.stand(position.at(0, 0), A, 1)
    position.perform("deploy 2").do("amount 2")
    assert (f"from {t}" in position.choices()) == movable


def emptied(**options):
    """Return a game without buildings and meeples on the map, in which nobody will ever be asked anything."""
    position = given(2, **options)
    state = position.state
    for seat in (A, B):
        state.building[seat, 0] = state.node[seat, 0] = -1
        state.side[seat, 0] = 0
        state.workers[seat], state.destroyed[seat] = 4, 1
    return position.resume(Stage.MOVES)


@pytest.mark.parametrize(
    ("options", "ending", "rounds"),
    [
        ({}, Ending.ROUND_LIMIT, 400),
        ({"stalemate_rounds": 6}, Ending.STALEMATE, 6),
        ({"stalemate_rounds": 12}, Ending.STALEMATE, 12),
        ({"round_limit": "off"}, Ending.DEADLOCK, DEADLOCK_ROUNDS + 2),
        ({"stalemate_rounds": 12, "round_limit": "off"}, Ending.STALEMATE, 12),
    ],
)
def test_games_that_run_dry(options, ending, rounds):
    """MW-186, MW-190 (OPT-24, OPT-27, R6, R13): a game without decisions ends after a number of rounds.

    The limit is on rounds without change, on all rounds, or on rounds without a question.
    """
    position = emptied(**options)
    assert position.is_over
    assert position.state.ending == ending
    assert position.state.round_no == rounds
    assert position.ranks() == [1, 1]


def test_worker_moves_are_no_change():
    """MW-039 (OPT-24, R6): worker moves, fort points and deployed meeples do not count as changes."""
    position = given(2, stalemate_rounds=6)
    position.stand(position.at(0, 0), A, 2)
    for _ in range(200):
        if position.is_over:
            break
        forms = position.choices()
        position.do("worker 0 B" if "worker 0 B" in forms else forms[-1])
    assert position.state.ending == Ending.STALEMATE
    assert position.state.round_no == 6
    assert position.scores() == [0, 0]  # after a stalemate nobody has fort points


def test_protect_city_square():
    """MW-155 (OPT-25): the option excludes the City Square from the sites to build on."""
    position = given(2, protect_city_square="on")
    position.perform("construct").do("building UN")
    assert position.choices() == ["site 1", "site 2", "site 3"]


def test_token_timing_asked():
    """MW-140 (OPT-26, R1): when a turn opens, every holder of an upgrade is asked, the active player first.

    There are no interjections, and trees are not offered.
    """
    position = given(3, token_timing="asked")
    state = position.state
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.hand(A, Kind.VILLAGE)
    position.hand(A, Kind.DRUID)
    position.hand(C, Kind.SHIELD)
    position.resume(Stage.OPEN, seat=B)
    assert position.to_act == C  # B is not asked, because B holds no upgrade
    assert position.choices() == ["token shield", "pass"]
    assert all(position.interjections(seat) == [] for seat in range(3))
    position.do("pass")
    assert position.to_act == A
    position.do("token druid", f"token-at {wood}")
    assert position.choices() == ["token village", "pass"]
    position.do("pass")
    assert (position.to_act, state.phase) == (B, Phase.FORK)  # the turn began without another question


def test_token_timing_free():
    """MW-140 (OPT-26): the opening question is asked as long as some seat could place an upgrade."""
    position = given(2)
    position.resume(Stage.OPEN)
    assert position.state.phase == Phase.FORK
    position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.hand(A, Kind.VILLAGE)
    position.resume(Stage.OPEN)
    assert position.choices() == ["begin", "token tree", "token village"]
    position.do("token village", f"token-at {position.front(A)}")
    assert position.state.phase == Phase.FORK  # nobody has an upgrade left


def test_the_queue_is_an_anchor_for_scare():
    """MW-054, MW-145: a single queued Scare is asked about while the player could place a tree."""
    position = given(2)
    wood = position.lay(0, 2, Kind.BLANK, (0, 1, 2))
    position.stand(position.at(0, 0), B, 1)
    position.perform("scare 1")
    assert position.choices() == ["action 3", "token tree"]
    position.do("token tree", f"token-at {wood} 2")
    assert position.state.phase == Phase.SCARE_PICK  # no tree is left to place, so the only action begins


def test_mines_do_not_pass_scared_meeples_by_default():
    """MW-164 (OPT-15): scared meeples stay on a mine."""
    position = given(2)
    t = position.stand(position.at(0, 0), B, 1)
    mine = next(m for m in range(9) if position.state.kind[m] == Kind.MINE)
    position.perform("scare 1")
    position.do(f"scare {t} 1 {mine}")
    assert position.state.here[mine, B] == 1


def test_the_goal_is_checked_after_a_scare():
    """MW-023, MW-163 (R12): points that the active player wins in a Scare as a defender end the game."""
    position = given(2)
    position.keep(A, mountain=5, bravery=6)
    u = position.stand(position.at(1, 0), A, 2)
    t = position.stand(position.at(0, 0), B, 2)
    position.garrison(A, 0, B, 1)
    position.perform("scare 3")
    position.do(f"scare {t} 1 {u}", f"scare {t} 1 {u}")
    assert position.is_over
    assert position.scores() == [6, 0]
