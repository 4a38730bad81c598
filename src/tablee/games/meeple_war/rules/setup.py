"""The set-up: map, pile, cities, the first player, and the introductory game."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import (
    BUILDINGS,
    ORDINARY_BACK,
    RANDOM_FIRST,
    SETUP_BACK,
    UPGRADES,
    VISIBLE,
    YES_AFTER_NO,
    Building,
    Node,
    Phase,
    Side,
    Stage,
)
from tablee.games.meeple_war.rules.common import ask, bit, run
from tablee.games.meeple_war.rules.land import lay_tile


def lay_out(box, state, seats):
    """MW-001, MW-012, MW-013: lay out the map for this number of players, and all other components."""
    state.seats = seats
    state.active = -1
    state.first = -1
    state.round_no = 1
    state.top_back = -1
    clear_chain(state)
    state.tree_at[:] = -1
    state.building[:] = -1
    state.node[:] = -1
    i = seats - 2
    make_pile(box, state, i)
    for t in range(box.map_size[i]):
        face = box.map_type[i, t]
        lay_tile(box, state, int(box.map_q[i, t]), int(box.map_r[i, t]), box.type_kind[face], box.type_forest[face])
    for seat in range(seats):
        give_components(box, state, seat)
    state.supply = (2 << UPGRADES) - 2
    if box.pile_backs == VISIBLE:
        ask(state, Phase.BACK, -1)
    else:
        find_first_player(box, state)


def make_pile(box, state, i):
    """MW-003, MW-013, MW-009 (OPT-01): shuffle the tiles not laid out into one pile.

    Backs are counted only if they are visible.
    """
    for face in range(box.n_types):
        laid = 0
        for t in range(box.map_size[i]):
            laid += box.map_type[i, t] == face
        marked = box.type_setup[face] - laid if box.pile_backs == VISIBLE else 0
        state.pile[face, SETUP_BACK] = marked
        state.pile[face, ORDINARY_BACK] = box.type_count[face] - laid - marked
        state.pile_size += box.type_count[face] - laid


def give_components(box, state, seat):
    """MW-002, MW-014, MW-016, MW-017, MW-018: give a seat its meeples, buildings, workers and tree.

    The City Square is finished from the start.
    """
    state.warehouse[seat] = box.start_warehouse
    state.stock[seat] = box.meeples - 1 - box.start_warehouse
    state.available[seat] = (1 << BUILDINGS) - 1
    state.workers[seat] = box.workers
    open_building(state, seat, box.square_site, Building.SQ)


@outlined
def open_building(state, seat, site, kind):
    """MW-017, MW-018, MW-020: put a finished building on a site, with a worker on its start space."""
    state.building[seat, site] = kind
    state.side[seat, site] = Side.FINISHED
    state.node[seat, site] = Node.S
    state.available[seat] &= ~bit(kind)
    state.workers[seat] -= 1


def find_first_player(box, state):
    """MW-011, MW-019 (OPT-03, R15): give the first turn to the seat that the host named, or to a seat drawn."""
    if box.first_player == RANDOM_FIRST:
        ask(state, Phase.FIRST_PLAYER, -1)
    else:
        begin_game(box, state, box.first_player - 1)


def begin_game(box, state, first):
    """MW-011, MW-020, MW-021 (OPT-04): start the game with the first player.

    In the introductory game, the other buildings are dealt by turn order.
    """
    state.first = first
    state.active = first
    state.stage = Stage.OPEN
    run(state)
    if box.introductory_game == YES_AFTER_NO:
        for turn in range(state.seats):
            seat = (first + turn) % state.seats
            for i in range(2):
                open_building(state, seat, box.partner_sites[i], box.partners[turn, i])


@outlined
def clear_chain(state):
    """Reset the fields of a chain of questions, so that equal positions have equal bytes."""
    state.asked = -1
    state.anchor = 0
    state.token = -1
    clear_action(state)
    state.move_from = -1
    state.move_way = -1
    state.entered = 0
    state.entered_n = 0
    state.entered_passed = 0
    state.tunnel = -1
    state.tunnel_end = -1
    state.tunnel_left = 0
    state.altar = -1
    state.explored = -1
    state.drawn = -1
    state.battle = -1
    state.battle_step = 0
    state.fought = 0
    state.fork_to[:] = -1
    state.passing[:] = 0
    clear_scared(state)


def clear_action(state):
    """MW-053: reset the fields of the current building action and its questions."""
    state.acting = 0
    state.act_x = 0
    state.chosen = -1
    state.convert = -1
    state.left = 0
    state.picked = 0
    state.site = -1


@outlined
def clear_scared(state):
    """MW-163: reset the picks of a Scare."""
    state.scared[:] = 0
    state.scared_owner[:] = 0
    state.scared_from[:] = 0
    state.scared_to[:] = 0
