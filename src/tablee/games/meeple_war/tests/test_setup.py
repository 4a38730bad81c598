"""Components and set-up of the game."""

import json

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tablee.core.errors import BadData
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import DIRECTIONS, Building, Kind, Node, Side
from tablee.games.meeple_war.rules.land import distance
from tablee.games.meeple_war.tests.scene import GAME, A, B, given


def test_ex_01_setup():
    """MW-001, MW-002, MW-003, MW-012, MW-013, MW-014, MW-016, MW-017, MW-018: the set-up for two players.

    The test checks the map, the pile, the cities and the supplies.
    """
    position = given(2)
    state = position.state
    for seat in (A, B):
        assert (state.stock[seat], state.warehouse[seat], state.bravery[seat], state.mountain[seat]) == (10, 2, 0, 0)
        assert (state.workers[seat], state.building[seat, 0], state.node[seat, 0]) == (3, Building.SQ, Node.S)
        assert state.side[seat, 0] == Side.FINISHED
        assert state.available[seat].bit_count() == 9
        assert list(state.building[seat, 1:]) == [-1, -1, -1]
    assert (state.pile_size, state.pile.sum(), state.n_terrains) == (27, 27, 9)


def test_the_box_holds_what_the_rulebook_counts():
    """MW-003, MW-004, MW-005, MW-006, MW-007, MW-008, MW-009, MW-055: check the box.

    It has 36 terrains and ten buildings with their tracks, as the rulebook says.
    """
    box = given().box
    count = dict.fromkeys(Kind, 0)
    for face in range(box.n_types):
        count[Kind(box.type_kind[face])] += box.type_count[face]
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


def test_the_shape_of_a_city_is_data():
    """MW-015, MW-018, MW-020: a variant may put the Square behind the other buildings."""
    data = json.loads(json.dumps(GAME.data))
    data["city"] |= {"sites": [[0, 0], [0, 1], [0, -1], [0]], "square": 3}
    data["introductory"]["sites"] = [0, 1]
    options = {"first_player": "seat-0", "pile_backs": "hidden", "introductory_game": "on"}
    usual, turned = GAME.start(2, options), GAME.start(2, options, data=data)
    assert list(usual.state.building[A]) == [Building.SQ, Building.PS, Building.FA, -1]
    assert list(turned.state.building[A]) == [Building.PS, Building.FA, -1, Building.SQ]
    assert turned.box.site_q[0, A, 0] == usual.box.site_q[0, A, 3]
    data["city"]["square"] = 1
    with pytest.raises(BadData, match="stand on different ones"):
        GAME.start(2, options, data=data)


def test_where_values_come_from():
    """MW-009, MW-012, MW-015, MW-039: values that the rulebook does not state are not marked as coming from it."""
    assert GAME.data["city"]["from"] == "reconstructed"
    assert GAME.data["flags"]["from"] != "seed"
    assert "10 setup tiles" in GAME.data["maps"]["3"]["note"]


@pytest.mark.parametrize(("seats", "tiles", "pile"), [(2, 9, 27), (3, 10, 26), (4, 9, 27)])
def test_maps(seats, tiles, pile):
    """MW-001, MW-012, MW-013, MW-015: fronts are two spaces from the stone fort.

    Only fronts touch a city, and cities do not touch each other.
    """
    position = given(seats)
    box, state = position.box, position.state
    assert (state.n_terrains, state.pile_size) == (tiles, pile)
    order = [(state.r[t], state.q[t]) for t in range(tiles)]
    assert order == sorted(order)
    sites = {}
    for seat in range(seats):
        t = position.front(seat)
        assert distance(state.q[t], state.r[t]) == 2
        for site in range(4):
            sites[box.site_q[seats - 2, seat, site], box.site_r[seats - 2, seat, site]] = seat
    assert len(sites) == 4 * seats
    for (q, r), seat in sites.items():
        for dq, dr in DIRECTIONS:
            assert sites.get((q + dq, r + dr), seat) == seat
    touching = {t for t in range(tiles) for beyond in state.link[t] if 36 <= beyond < 52}
    assert touching == {position.front(seat) for seat in range(seats)}


def test_the_introductory_game():
    """MW-020, MW-021: each player has three finished buildings with workers, dealt by turn order."""
    position = given(4, introductory_game="on", first_player="seat-2")
    state = position.state
    assert state.active == 2
    pairs = [(Building.PS, Building.FA), (Building.CA, Building.BS), (Building.MA, Building.AB)]
    pairs.append((Building.LG, Building.UN))
    for turn, pair in enumerate(pairs):
        seat = (2 + turn) % 4
        assert tuple(state.building[seat]) == (Building.SQ, *pair, -1)
        assert (state.workers[seat], state.available[seat].bit_count()) == (1, 7)
        assert (state.stock[seat], state.warehouse[seat]) == (10, 2)


@for_all(st.integers(0, GAME.n_actions - 1))
@settings(max_examples=300, deadline=None)
def test_every_action_has_one_written_form(number):
    """Each written form is read back as the same action. Only interjections of different seats share a form."""
    form = GAME.forms[number]
    same = GAME.actions_by_form[form]
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
    """MW-003, MW-004, MW-007, MW-012: a variant whose data makes no sense is refused."""
    data = json.loads(json.dumps(GAME.data))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadData):
        GAME.box(data=data)
