"""Points, the end of the game, and the final ranking."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import (
    ACTIVE_WINS,
    LIVE_CONTROL,
    OFF,
    SITES,
    Ending,
    Phase,
    Stage,
)
from tablee.games.meeple_war.rules.bonuses import controls
from tablee.games.meeple_war.rules.setup import clear_chain


@outlined
def own_points(state, p):
    """MW-022, MW-039, MW-184, MW-185: return the sum of Mountain points, owed points and fort points.

    Only the active player has fort points, from the forts held when the turn began.
    """
    points = int(state.mountain[p]) + int(state.owed[p])
    if p == state.active:
        points += int(state.fort_vp)
    return points


def points(box, state, p):
    """MW-185 (OPT-06): return the victory points of a player.

    With the option, the forts of other players count too, unless a round limit ended the game.
    """
    total = own_points(state, p)
    if box.fort_vp_of_others == LIVE_CONTROL and p != state.active and state.ending <= Ending.SIX_POINTS:
        for t in range(state.n_terrains):
            if box.fort_flags[state.kind[t]] > 0 and controls(box, state, p, t):
                total += int(box.fort_flags[state.kind[t]])
    return total


def has_won_enough(box, state):
    """MW-023, MW-024: tell whether the active player has enough points to end the game.

    Points of other players do not end it. The check begins with the first phase of the turn.
    """
    return state.stage != Stage.OPEN and own_points(state, state.active) >= box.vp_to_end


@outlined
def end_game(state, how):
    """MW-023: end the game at once and drop open questions."""
    clear_chain(state)
    state.due[:] = 0
    state.workshops = 0
    state.villages = 0
    state.granted = 0
    state.phase = Phase.GAME_OVER
    state.ending = how


@outlined
def close_turn(box, state):
    """MW-011, MW-025, MW-026, MW-032, MW-040, MW-190: end the turn and pass the hammer to the left.

    What lasted for one turn is reset.
    """
    state.fort_vp = 0
    state.weapon = 0
    state.nature = 0
    state.shield = 0
    state.pinned[:] = 0
    state.ready[:] = 0
    state.tunnelled[:] = 0
    state.steps[:] = 0
    state.altar_used[:] = 0
    state.stage = Stage.OPEN
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        close_round(box, state)


def close_round(box, state):
    """MW-186 (OPT-24, OPT-27, R6): end the game after too many rounds without change, or too many rounds in all."""
    state.quiet = 0 if state.changed or box.stalemate_rounds == OFF else state.quiet + 1
    state.changed = 0
    if box.stalemate_rounds != OFF and state.quiet >= box.stalemate_rounds:
        end_game(state, Ending.STALEMATE)
    elif box.round_limit != OFF and state.round_no >= box.round_limit:
        end_game(state, Ending.ROUND_LIMIT)
    else:
        state.round_no += 1


def meeples_out(state, p):
    """MW-187: return how many meeples a player has on terrains, pending spaces and defences."""
    n = 0
    for t in range(state.n_terrains):
        n += int(state.here[t, p])
    for owner in range(state.seats):
        for site in range(SITES):
            n += int(state.defence[owner, site, p])
    if p == state.active:
        for i in range(state.n_pending):
            n += int(state.pending_n[i])
    return n


@outlined
def is_ahead(box, state, p, other):
    """MW-186, MW-187, MW-188 (OPT-05): tell whether a player ranks before another.

    More points decide, then more bravery, then more meeples outside. Players equal in all three share a place.
    """
    if box.end_winner == ACTIVE_WINS and state.ending == Ending.SIX_POINTS:
        if p == state.active or other == state.active:
            return p == state.active
    mine, theirs = points(box, state, p), points(box, state, other)
    if mine != theirs:
        return mine > theirs
    if state.bravery[p] != state.bravery[other]:
        return state.bravery[p] > state.bravery[other]
    return meeples_out(state, p) > meeples_out(state, other)


def score(box, state, out):
    """MW-185: write the present victory points of each seat."""
    for p in range(state.seats):
        out[p] = points(box, state, p)


def rank(box, state, out):
    """MW-186, MW-187, MW-188: write the places. A seat's place is one more than the number of seats ahead of it."""
    for p in range(state.seats):
        place = 1
        for other in range(state.seats):
            if other != p and is_ahead(box, state, other, p):
                place += 1
        out[p] = place
