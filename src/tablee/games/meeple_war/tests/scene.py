"""Positions that tests set up by hand, and then continue by playing actions in written form."""

import tablee
from tablee.core.contract import NOBODY
from tablee.core.log import Step, lines
from tablee.core.names import named
from tablee.core.position import Position
from tablee.core.story import Event, happened
from tablee.games.meeple_war.box import FIRST_PENDING, OFF, Act, Building, Node, Phase, Side, Stage
from tablee.games.meeple_war.rules.common import put
from tablee.games.meeple_war.rules.land import lay_tile
from tablee.games.meeple_war.rules.movement import begin_moves
from tablee.games.meeple_war.rules.setup import clear_chain
from tablee.games.meeple_war.rules.turn import advance
from tablee.games.meeple_war.tests import invariants

GAME = tablee.game("meeple_war")
A, B, C, D = range(4)
NAMES = ["Ada", "Bo", "Cleo", "Iris"]


class Scene(Position):
    """A position that a test sets up by hand. Its invariants are checked after every action."""

    def at(self, q, r):
        """Return the number of the terrain on a hex."""
        state = self.state
        return next(t for t in range(state.n_terrains) if (state.q[t], state.r[t]) == (q, r))

    def front(self, seat):
        """Return the terrain in front of a city."""
        return self.box.front[self.seats - 2, seat]

    def take(self, seat, n):
        """Take meeples of a seat from its stock, then from its warehouse."""
        state = self.state
        for _ in range(n):
            if state.stock[seat] > 0:
                state.stock[seat] -= 1
            else:
                state.warehouse[seat] -= 1
        assert state.warehouse[seat] >= 0

    def stand(self, t, seat, n=1):
        """Put meeples of a seat on a terrain."""
        self.take(seat, n)
        put(self.state, t, seat, n)
        return t

    def keep(self, seat, *, stock=None, warehouse=None, mountain=0, bravery=0):
        """Set a seat's stock, warehouse, Mountain and bravery. Return how many meeples are left over."""
        state = self.state
        total = state.stock[seat] + state.warehouse[seat] + state.mountain[seat]
        warehouse = state.warehouse[seat] if warehouse is None else warehouse
        stock = total - warehouse - mountain if stock is None else stock
        state.stock[seat], state.warehouse[seat], state.mountain[seat] = stock, warehouse, mountain
        state.bravery[seat] = bravery
        return total - stock - warehouse - mountain

    def lay(self, q, r, kind, forest=()):
        """Lay a tile from the pile with these forest edges."""
        box, state = self.box, self.state
        mask = sum(1 << edge for edge in forest)
        for face in range(box.n_types):
            printed = box.type_forest[face]
            turned = {(printed << k | printed >> (6 - k)) & 63 for k in range(6)}
            if box.type_kind[face] == kind and mask in turned and state.pile[face, 1] > 0:
                state.pile[face, 1] -= 1
                state.pile_size -= 1
                return lay_tile(box, state, q, r, kind, mask)
        raise AssertionError(f"no tile {kind!r} with forest {forest} is left")

    def build(self, seat, site, kind, *, finished=True, node=0):
        """Put a building of a seat on a site, with its worker."""
        state = self.state
        if state.building[seat, site] >= 0:
            state.available[seat] |= 1 << state.building[seat, site]
            state.workers[seat] += 1
        state.building[seat, site], state.side[seat, site], state.node[seat, site] = kind, int(finished), node
        state.available[seat] &= ~(1 << kind)
        state.workers[seat] -= 1
        return site

    def garrison(self, owner, site, seat, n=1):
        """Put meeples of a seat on the defences of a building."""
        self.take(seat, n)
        self.state.defence[owner, site, seat] += n

    def hand(self, seat, kind):
        """Give a seat an upgrade token."""
        self.state.supply &= ~(1 << kind)
        self.state.hand[seat] |= 1 << kind

    def resume(self, stage, seat=A):
        """Continue from a stage of a seat's turn, up to the next question."""
        state = self.state
        clear_chain(state)
        state.queued[:], state.steps[:] = 0, 0
        state.active, state.stage, state.phase = seat, stage, 0
        if stage == Stage.MOVES:
            begin_moves(state)
        return self.go_on()

    def perform(self, action, seat=A, site=3):
        """Continue as if a worker of the seat had just reached the space with this action: `burn`, `scare 3`."""
        box, state = self.box, self.state
        name, _, number = action.partition(" ")
        act = Act[name.upper()], int(number or 0)
        kind, node = next(
            (Building(b), Node(n)) for b in range(10) for n in range(7) if (box.act[b, n], box.act_x[b, n]) == act
        )
        if kind not in state.building[seat]:
            self.build(seat, site, kind)
        site = list(state.building[seat]).index(kind)
        state.side[seat, site], state.node[seat, site] = Side.FINISHED, node
        clear_chain(state)
        state.active, state.stage, state.phase = seat, Stage.ACTIONS, 0
        state.steps[:] = [1 if b >= 0 else 0 for b in state.building[seat]]
        state.queued[:] = 0
        state.queued[site] = node
        return self.go_on()

    def go_on(self):
        """Continue to the next question, as after an action."""
        advance(self.box, self.state)
        if self.box.stalemate_rounds == OFF:
            self.state.changed = 0
        invariants.check(self, None)
        return self

    def do(self, *forms):
        """Play written forms, each by the seat to act. `@1 token …` is an interjection of seat 1."""
        for form in forms:
            before = self.copy()
            seat = self.to_act
            if form.startswith("@"):
                seat, form = int(form[1]), form[3:]
            self.play(seat, self.read(seat, form))
            invariants.check(self, before)
        return self

    def end_moves(self):
        """End the movement, unless it has ended automatically because nothing could move."""
        if self.state.phase == Phase.MOVE_FROM:
            self.do("end")
        return self

    def move(self, t, to, n=None):
        """Move n meeples from a terrain to a terrain number or a written destination.

        n can be omitted if the number is not asked for.
        """
        self.do(f"from {t}")
        form = to if isinstance(to, str) else f"to-terrain {to}"
        if self.state.move_from == t and self.state.move_way < 0:
            self.do(form)
        if self.state.move_from == t:
            self.do(f"amount {n}")
        return self

    def pending(self, t, edge):
        """Tell whether the space beyond an edge of a terrain is pending."""
        return self.state.link[t, edge] >= FIRST_PENDING


def given(seats=2, *, first_player="seat-0", **options):
    """Return a new game. By default seat 0 begins and backs are hidden, so that nothing is drawn first."""
    start = GAME.start(seats, {"first_player": first_player, "pile_backs": "hidden", **options})
    return Scene(GAME, start.boxes, start.states)


def story(position: Position, form: str) -> list[Event]:
    """Return what happens if an action is taken; the position does not change. `@1 token …` is an interjection."""
    seat = int(form[1]) if form.startswith("@") else position.to_act
    action, after = position.read(seat, form[3:] if form.startswith("@") else form), position.copy()
    if form.startswith("@"):
        action = next(a for a in position.interjections(seat) if position.write(a) == form[3:])
    after.play(seat, action)
    return happened(position, seat, action, after, NOBODY)


def sentences(position: Position, form: str, viewer: int = NOBODY, language: str = "en") -> list[str]:
    """Return what a viewer is told if an action is taken."""
    after = position.copy().do(form)
    step = Step(0, story(position, form), after)
    return [named(line.text(GAME.say(language)), NAMES, language) for line in lines(step, viewer)]
