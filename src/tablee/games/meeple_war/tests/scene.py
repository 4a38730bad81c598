"""Scenes for the tests: a table set up as an example tells it, then played by written forms."""

import tablee
from tablee.games.meeple_war.box import FIRST_PENDING, Act, Building, Kind, Node, Phase, Side, Stage
from tablee.games.meeple_war.rules.common import put
from tablee.games.meeple_war.rules.land import lay_tile
from tablee.games.meeple_war.rules.movement import begin_moves
from tablee.games.meeple_war.rules.setup import clear_chain
from tablee.games.meeple_war.rules.turn import advance
from tablee.games.meeple_war.tests import invariants

GAME = tablee.game("meeple_war")
A, B, C, D = range(4)
FULL_GAME = 6  # victory points


def given(seats=2, **options):
    """Return a new game in which seat 0 begins."""
    return GAME.start(seats, {"first_player": "seat-0", **options})


def at(position, q, r):
    """Return the number of the terrain on a hex."""
    state = position.state
    return next(t for t in range(state.n_terrains) if (state.q[t], state.r[t]) == (q, r))


def front(position, seat):
    """Return the terrain in front of a city."""
    return int(position.box.front[position.seats - 2, seat])


def take(position, seat, n):
    """Take meeples of a seat from stock, then from the warehouse."""
    state = position.state
    for _ in range(n):
        if state.stock[seat] > 0:
            state.stock[seat] -= 1
        else:
            state.warehouse[seat] -= 1
    assert state.warehouse[seat] >= 0


def stand(position, t, seat, n=1):
    """Put meeples of a seat on a terrain."""
    take(position, seat, n)
    put(position.state, t, seat, n)
    return t


def keep(position, seat, *, stock=None, warehouse=None, mountain=0, bravery=0):
    """Set what a seat has at home; the rest of its meeples goes onto the Mountain or comes from there."""
    state = position.state
    total = int(state.stock[seat]) + int(state.warehouse[seat]) + int(state.mountain[seat])
    warehouse = int(state.warehouse[seat]) if warehouse is None else warehouse
    stock = total - warehouse - mountain if stock is None else stock
    state.stock[seat], state.warehouse[seat], state.mountain[seat] = stock, warehouse, mountain
    state.bravery[seat] = bravery
    return total - stock - warehouse - mountain


def lay(position, q, r, kind, forest=()):
    """Lay a tile of the pile; forest edges as they lie."""
    box, state = position.box, position.state
    mask = sum(1 << edge for edge in forest)
    for face in range(box.n_types):
        printed = int(box.type_forest[face])
        turned = {(printed << k | printed >> (6 - k)) & 63 for k in range(6)}
        if box.type_kind[face] == kind and mask in turned and state.pile[face, 1] > 0:
            state.pile[face, 1] -= 1
            state.pile_size -= 1
            return lay_tile(box, state, q, r, kind, mask)
    raise AssertionError(f"no tile {kind!r} with forest {forest} is left")


def build(position, seat, site, kind, *, finished=True, node=0):
    """Put a building of a seat on a site, with its worker."""
    state = position.state
    if state.building[seat, site] >= 0:
        state.available[seat] |= 1 << int(state.building[seat, site])
        state.workers[seat] += 1
    state.building[seat, site], state.side[seat, site], state.node[seat, site] = kind, int(finished), node
    state.available[seat] &= ~(1 << kind)
    state.workers[seat] -= 1
    return site


def garrison(position, owner, site, seat, n=1):
    """Put meeples of a seat on the defences of a building."""
    take(position, seat, n)
    position.state.defence[owner, site, seat] += n


def hand(position, seat, kind):
    """Give a seat an upgrade token."""
    position.state.supply &= ~(1 << kind)
    position.state.hand[seat] |= 1 << kind


def resume(position, stage, seat=A):
    """Go on from a stage of a seat's turn, up to the next question."""
    state = position.state
    clear_chain(state)
    state.queued[:], state.steps[:] = 0, 0
    state.active, state.stage, state.phase = seat, stage, 0
    if stage == Stage.MOVES:
        begin_moves(state)
    advance(position.box, state)
    invariants.check(position, None)
    return position


def perform(position, act, seat=A, site=3):
    """Go on as if a worker of the seat had just reached the space with this action."""
    box, state = position.box, position.state
    kind, node = next(
        (Building(b), Node(n)) for b in range(10) for n in range(7) if (box.act[b, n], box.act_x[b, n]) == act
    )
    if kind not in state.building[seat]:
        build(position, seat, site, kind)
    site = list(state.building[seat]).index(kind)
    state.side[seat, site], state.node[seat, site] = Side.FINISHED, node
    clear_chain(state)
    state.active, state.stage, state.phase = seat, Stage.ACTIONS, 0
    state.steps[:] = [1 if b >= 0 else 0 for b in state.building[seat]]
    state.queued[:] = 0
    state.queued[site] = node
    advance(box, state)
    invariants.check(position, None)
    return position


ASSEMBLE_2, DEPLOY_2, DEPLOY_4 = (Act.ASSEMBLE, 2), (Act.DEPLOY, 2), (Act.DEPLOY, 4)
CONSTRUCT, FLYING, STEALTH, REINFORCE = (Act.CONSTRUCT, 0), (Act.FLYING, 0), (Act.STEALTH, 0), (Act.REINFORCE, 3)
SCARE_1, SCARE_3, BURN, BOMBARD = (Act.SCARE, 1), (Act.SCARE, 3), (Act.BURN, 0), (Act.BOMBARD, 0)
CONVERT, PRODUCTIVITY, UPGRADE = (Act.CONVERT, 0), (Act.PRODUCTIVITY, 0), (Act.UPGRADE, 0)


def do(position, *forms):
    """Play written forms, each by whoever is to act; `@1 token …` is an interjection of seat 1."""
    for form in forms:
        before = position.copy()
        seat = position.to_act
        if form.startswith("@"):
            seat, form = int(form[1]), form[3:]
        position.play(seat, position.read(seat, form))
        invariants.check(position, before)
    return position


def end_moves(position):
    """End the movement, unless it has ended by itself because nothing could move."""
    if position.state.phase == Phase.MOVE_FROM:
        do(position, "end")
    return position


def choices(position):
    """Return the written forms that are legal now."""
    return [position.write(action) for action in position.legal()]


def move(position, t, to, n=None):
    """Move n meeples (all if there is nothing to ask) from a terrain to a terrain number or a written destination."""
    do(position, f"from {t}")
    form = to if isinstance(to, str) else f"to-terrain {to}"
    if position.state.move_from == t and position.state.move_way < 0:
        do(position, form)
    if position.state.move_from == t:
        do(position, f"amount {n}")
    return position


def pending(position, t, edge):
    """Tell whether a terrain has a pending space beyond an edge."""
    return int(position.state.link[t, edge]) >= FIRST_PENDING


def kinds(position, kind):
    """Return the terrains of a kind."""
    return [t for t in range(position.state.n_terrains) if position.state.kind[t] == kind]


MINE, ALTAR, CAVE, BLANK = Kind.MINE, Kind.ALTAR, Kind.CAVE, Kind.BLANK
