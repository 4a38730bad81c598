"""Invariants of the state, as functions over records. They can be compiled to check thousands of games."""

from types import SimpleNamespace

from tablee.games.meeple_war.box import (
    ANY_VILLAGE,
    BUILDINGS,
    EDGES,
    EMPTY,
    FIRST_PENDING,
    FIRST_SITE,
    LIVE,
    OFF,
    SITES,
    TERRAINS,
    UPGRADES,
    YES_AFTER_NO,
    Act,
    Kind,
    Phase,
    Side,
    Stage,
)
from tablee.games.meeple_war.rules.common import shared
from tablee.games.meeple_war.rules.destruction import free_defences
from tablee.games.meeple_war.rules.land import STEP_Q, STEP_R, forest_of, opposite

HOLDS = 0
DERIVED = 100  # invariants with larger numbers are about fields that can be derived from others


def check(position, before):
    """Assert every invariant of a position, and of the step that led to it."""
    box, state = mirror(position.box), mirror(position.state)
    broken = broken_at(box, state)
    assert broken == HOLDS, f"invariant {broken} does not hold"
    assert not position.is_over or position.legal() == []  # invariant 24
    if before is not None:
        broken = broken_by(box, mirror(before.state), state)
        assert broken == HOLDS, f"the step breaks invariant {broken}"


def mirror(record):
    """Copy the fields of a record to a plain object, which uncompiled code reads several times faster."""
    return SimpleNamespace(**{name: record[name] for name in record.dtype.names})


def broken_at(box, state):
    """Return the number of the first invariant that the position breaks, or 0."""
    for p in range(state.seats):
        broken = broken_for_player(box, state, p)
        if broken:
            return broken
    if state.stage == Stage.OPEN:
        if state.n_pending or shared(state) or state.fort_vp:
            return 9
        for t in range(state.n_terrains):
            if state.pinned[t] or state.ready[t] or state.entrants[t] or state.tunnelled[t] or state.pinned_entrants[t]:
                return 9
    scaring = state.acting == Act.SCARE or (state.phase == Phase.GAME_OVER and state.stage == Stage.ACTIONS)
    if shared(state) & ~int(state.occupied[state.active]) and not scaring:
        return 10
    unseen = 0
    for face in range(box.n_types):
        for back in range(2):
            if state.pile[face, back] < 0:
                return 2
            unseen += int(state.pile[face, back])
    if unseen != state.pile_size or state.n_terrains + unseen + (state.drawn >= 0) != TERRAINS:
        return 11
    if state.n_pending and state.stage != Stage.MOVES and state.stage != Stage.EXPLORE:
        return 15
    return broken_tokens(state) or broken_map(state) or broken_rest(state) or broken_by_option(box, state)


def broken_rest(state):
    """Check that fields of a question or a turn are reset to 0 or -1 afterwards.

    Otherwise equal positions would not have equal bytes.
    """
    phase = state.phase
    for p in range(4):
        if state.dead[p] or (state.due[p] and phase != Phase.SOURCE):
            return DERIVED + 8
    moving = phase == Phase.MOVE_TO or phase == Phase.MOVE_AMOUNT
    if (state.move_from >= 0) != moving or (state.move_way >= 0) != (phase == Phase.MOVE_AMOUNT):
        return DERIVED + 9
    if (state.tunnel >= 0) != (phase == Phase.TUNNEL) or (state.altar >= 0) != (phase == Phase.ALTAR):
        return DERIVED + 10
    if state.acting == Act.NONE and (state.chosen >= 0 or state.convert >= 0 or state.left or state.picked):
        return DERIVED + 11
    if state.acting != Act.SCARE and state.scared[0]:
        return DERIVED + 12
    if (state.token >= 0) != (phase == Phase.TOKEN_PLACE) or (state.anchor > 0) != (phase == Phase.TOKEN_PLACE):
        return DERIVED + 13
    for i in range(len(state.pending_n)):
        waits = state.pending_q[i] or state.pending_r[i] or state.pending_n[i] or state.pending_from[i]
        if i >= state.n_pending and waits:
            return DERIVED + 14
        if not 0 <= state.pending_passed[i] <= state.pending_n[i]:
            return DERIVED + 14
    if state.stage == Stage.OPEN:
        for site in range(SITES):
            if state.steps[site] or state.queued[site] or state.fork_to[site] >= 0:
                return DERIVED + 15
        if state.weapon or state.nature or state.shield or state.granted or state.villages or state.workshops:
            return DERIVED + 16
        for p in range(4):
            if state.altar_used[p]:
                return DERIVED + 17
    return HOLDS


def broken_by_option(box, state):
    """Check that fields which an option makes unused are 0, so that equal positions have equal bytes."""
    if box.stalemate_rounds == OFF and (state.changed or state.quiet):
        return DERIVED + 19
    if box.shield_timing == LIVE and state.shield:
        return DERIVED + 20
    if state.granted and (box.village_target == ANY_VILLAGE or state.stage != Stage.BONUS or not state.villages):
        return DERIVED + 21
    return HOLDS


def broken_for_player(box, state, p):
    """Check invariants 1 to 8, 13 and 15 to 17 for one player."""
    meeples = int(state.stock[p]) + int(state.warehouse[p]) + int(state.mountain[p]) + 1
    if state.stock[p] < 0 or state.warehouse[p] < 0 or state.mountain[p] < 0 or state.owed[p] < 0:
        return 2
    for t in range(TERRAINS):
        if state.here[t, p] < 0:
            return 2
        meeples += int(state.here[t, p])
        if p == state.active:
            broken = broken_groups(box, state, t, int(state.here[t, p]))
            if broken:
                return broken
        if (state.here[t, p] > 0) != (int(state.occupied[p]) >> t & 1):
            return DERIVED
    if p == state.active:
        for i in range(state.n_pending):
            meeples += int(state.pending_n[i])
    for owner in range(state.seats):
        for site in range(SITES):
            if state.defence[owner, site, p] < 0:
                return 2
            if state.defence[owner, site, p] > 0 and state.building[owner, site] < 0:
                return 15
            meeples += int(state.defence[owner, site, p])
    if meeples != box.meeples:
        return 1
    if not 0 <= state.bravery[p] < box.bravery_per_vp:
        return 3
    if state.owed[p] > 0 and state.stock[p] + state.warehouse[p] > 0:
        return 4
    if state.tree_at[p] >= 0:
        t, edge = int(state.tree_at[p]) // EDGES, int(state.tree_at[p]) % EDGES
        if not (int(state.forest[t]) & int(state.cleared[t])) >> edge & 1:
            return 13
    return broken_city(box, state, p)


def broken_groups(box, state, t, here):
    """Check invariants 2 and 16: a terrain's counts of the active player's ready, pinned and entered meeples."""
    pinned, ready, entrants = int(state.pinned[t]), int(state.ready[t]), int(state.entrants[t])
    tunnelled, placed, claims = int(state.tunnelled[t]), int(state.placed[t]), int(state.pinned_entrants[t])
    if pinned < 0 or ready < 0 or entrants < 0 or tunnelled < 0 or placed < 0 or claims < 0:
        return 2
    if here < ready + pinned or here < entrants + pinned or claims > pinned:
        return 16
    if state.stage <= Stage.MOVES and here < tunnelled + placed + pinned:
        return 16
    if (tunnelled or placed or claims) and box.altar_on_placement != YES_AFTER_NO:
        return DERIVED + 18
    if placed and (state.stage >= Stage.MOVES or state.kind[t] != Kind.MINE):
        return DERIVED + 18
    return HOLDS


def broken_city(box, state, p):
    """Check invariants 5 to 8 for one player."""
    in_play = 0
    workers = int(state.workers[p])
    for site in range(SITES):
        b = int(state.building[p, site])
        if (b >= 0) != (state.node[p, site] >= 0):
            return 5
        if b < 0:
            continue
        workers += 1
        if in_play >> b & 1:
            return 6
        in_play |= 1 << b
        if state.side[p, site] == Side.CONSTRUCTION and state.node[p, site] >= box.build[b]:
            return 5
        free = free_defences(box, state, p, site)
        if free < 0 or (free == 0 and state.stage < Stage.MOVES):
            return 8
    if workers != box.workers:
        return 5
    available, destroyed = int(state.available[p]), int(state.destroyed[p])
    if available + in_play + destroyed != (1 << BUILDINGS) - 1 or available & in_play or available & destroyed:
        return 6
    return HOLDS


def broken_tokens(state):
    """Check invariant 12: every upgrade token is in one place, and those on the map are on different blanks."""
    for kind in range(1, UPGRADES + 1):
        found = int(state.supply) >> kind & 1
        for p in range(state.seats):
            found += int(state.hand[p]) >> kind & 1
        for t in range(state.n_terrains):
            found += state.upgrade[t] == kind
        if found != 1:
            return 12
    for t in range(state.n_terrains):
        blank = state.kind[t] == Kind.BLANK
        if state.upgrade[t] and not blank:
            return 12
        if (int(state.plains) >> t & 1) != (blank and not state.upgrade[t]):
            return DERIVED + 1
        if (int(state.wooded) >> t & 1) != (forest_of(state, t) != 0):
            return DERIVED + 2
        if (int(state.mines) >> t & 1) != (state.kind[t] == Kind.MINE):
            return DERIVED + 3
    return HOLDS


def broken_map(state):
    """Check that the links between neighbours agree with the coordinates."""
    for t in range(state.n_terrains):
        for edge in range(EDGES):
            beyond = int(state.link[t, edge])
            q, r = int(state.q[t]) + STEP_Q[edge], int(state.r[t]) + STEP_R[edge]
            if 0 <= beyond < TERRAINS:
                if state.q[beyond] != q or state.r[beyond] != r or state.link[beyond, opposite(edge)] != t:
                    return DERIVED + 4
            elif beyond >= FIRST_PENDING:
                i = beyond - FIRST_PENDING
                if i >= state.n_pending or state.pending_q[i] != q or state.pending_r[i] != r:
                    return DERIVED + 5
            elif beyond < FIRST_SITE and beyond != EMPTY:
                return DERIVED + 6
            if beyond < 0 or beyond >= TERRAINS:
                for u in range(state.n_terrains):
                    if state.q[u] == q and state.r[u] == r:
                        return DERIVED + 7
    return HOLDS


def broken_by(box, before, state):
    """Return the number of the first invariant that the step breaks, or 0."""
    gains = 0
    for p in range(state.seats):
        if state.mountain[p] < before.mountain[p] or before.destroyed[p] & ~state.destroyed[p]:
            return 14
        if before.tree_at[p] >= 0 and state.tree_at[p] != before.tree_at[p]:
            return 13
        gains += int(state.mountain[p]) - int(before.mountain[p])
    for t in range(before.n_terrains):
        if (
            state.q[t] != before.q[t]
            or state.r[t] != before.r[t]
            or state.kind[t] != before.kind[t]
            or state.forest[t] != before.forest[t]
        ):
            return 11
        if before.upgrade[t] and state.upgrade[t] != before.upgrade[t]:
            return 12
    if state.pile_size > before.pile_size:
        return 19
    same_turn = state.active == before.active and state.round_no == before.round_no
    if same_turn and state.first >= 0 and state.stage >= before.stage:
        return broken_in_turn(box, before, state, gains)
    return HOLDS


def broken_in_turn(box, before, state, gains):
    """Check invariants 15, 16, 18, 20 and 21 within one turn."""
    for p in range(state.seats):
        if before.altar_used[p] & ~state.altar_used[p]:
            return 21
        for site in range(SITES):
            b = int(before.building[p, site])
            if p != state.active and b >= 0 and state.building[p, site] < 0:
                gains -= int(box.defences[b, before.side[p, site]])
            elif p != state.active and (state.building[p, site] != b or state.node[p, site] != before.node[p, site]):
                return 18
            if state.defence[p, site, p] > before.defence[p, site, p] and before.stage > Stage.ACTIONS:
                return 15
    if gains < 0:
        return 20
    if before.stage >= Stage.MOVES:
        for t in range(before.n_terrains):
            if state.ready[t] > before.ready[t]:
                return 16
    for site in range(SITES):
        if state.steps[site] > 2 or (state.stage == Stage.ACTIONS and state.queued[site] and not state.steps[site]):
            return 18
    return HOLDS


def broken(boxes, states):
    """Check the position in slot 1, and the step to it from the position in slot 0."""
    return broken_at(boxes[0], states[1]) or broken_by(boxes[0], states[0], states[1])
