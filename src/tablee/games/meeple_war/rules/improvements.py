"""Improvements: upgrade tokens and the tree, which can be placed at any time."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.actions import PASS, interjected_tree, interjection, token, token_at, tree_at
from tablee.games.meeple_war.box import ASKED, BOTH_TILES, EDGES, TERRAINS, TREE, UPGRADES, Phase
from tablee.games.meeple_war.rules.common import MUST_ASK, NO_ANSWER, ask, bit, has
from tablee.games.meeple_war.rules.land import forest_of, opposite


def may_place_upgrade(state, seat):
    """MW-140, MW-141: tell whether a seat holds an upgrade and the map has a blank without one."""
    return state.hand[seat] != 0 and state.plains != 0


def is_held(state, seat, kind):
    """MW-140, MW-145: tell whether the seat still has this token."""
    return state.tree_at[seat] < 0 if kind == TREE else has(state.hand[seat], kind) != 0


def may_place_tree(state, seat):
    """MW-145: tell whether the seat still has its tree and some terrain has forest."""
    return state.tree_at[seat] < 0 and state.wooded != 0


@outlined
def anyone_may_upgrade(state):
    """MW-140: tell whether any seat can place an upgrade. If not, the turn begins without a question."""
    for seat in range(state.seats):
        if may_place_upgrade(state, seat):
            return True
    return False


@outlined
def list_tokens(state, seat, trees, out, n):
    """MW-140, MW-145: list the tokens that the seat may place before it answers the question."""
    if trees and may_place_tree(state, seat):
        out[n] = token(TREE)
        n += 1
    if may_place_upgrade(state, seat):
        for kind in range(1, UPGRADES + 1):
            if has(state.hand[seat], kind):
                out[n] = token(kind)
                n += 1
    return n


def choose_token(state, kind):
    """MW-140, MW-145: note which token is placed.

    The next question is where to put it. After that, the question before the placement is asked again.
    """
    state.token = kind
    state.anchor = state.phase
    ask(state, Phase.TOKEN_PLACE, state.asked)


def list_places(state, out):
    """MW-141, MW-145: list where the token can go: blanks without an upgrade, or edges with forest."""
    n = 0
    for t in range(state.n_terrains):
        if state.token != TREE:
            if has(state.plains, t):
                out[n] = token_at(t)
                n += 1
        elif has(state.wooded, t):
            for edge in range(EDGES):
                if has(forest_of(state, t), edge):
                    out[n] = tree_at(t, edge)
                    n += 1
    return n


def only_place(state):
    """MW-141, MW-145 (R2): return the place if there is exactly one.

    There is none if the seat has interjected the same token meanwhile.
    """
    found = NO_ANSWER
    if not is_held(state, state.asked, state.token):
        return found
    for t in range(state.n_terrains):
        if state.token != TREE:
            if has(state.plains, t):
                found = token_at(t) if found == NO_ANSWER else MUST_ASK
        elif has(state.wooded, t):
            for edge in range(EDGES):
                if has(forest_of(state, t), edge):
                    found = tree_at(t, edge) if found == NO_ANSWER else MUST_ASK
    return found


def back_to_anchor(state):
    """MW-140: ask the question again that came before the placement."""
    state.phase = state.anchor
    state.anchor = 0
    state.token = -1


@outlined
def put_upgrade(state, seat, kind, t):
    """MW-140, MW-141, MW-142, MW-144, MW-146: put the token on a blank for good.

    The terrain now gives this bonus to whoever controls it, and keeps its forest.
    """
    state.hand[seat] &= ~bit(kind)
    state.upgrade[t] = kind
    state.plains &= ~bit(t)
    state.changed = 1


@outlined
def put_tree(box, state, seat, t, edge):
    """MW-145, MW-146, MW-147 (OPT-19): put the tree on an edge, once per game.

    It clears that side of the terrain or, with the option, both sides of the border.
    """
    state.tree_at[seat] = t * EDGES + edge
    clear_edge(state, t, edge)
    beyond = int(state.link[t, edge])
    if box.tree_clears == BOTH_TILES and 0 <= beyond < TERRAINS:
        clear_edge(state, beyond, opposite(edge))
    state.changed = 1


def clear_edge(state, t, edge):
    """MW-145: remove the forest from one edge of one terrain."""
    state.cleared[t] |= bit(edge)
    if not forest_of(state, t):
        state.wooded &= ~bit(t)


def list_interjections(box, state, seat, out):
    """MW-140, MW-145 (OPT-26): list the tokens that a seat may place out of turn.

    Any seat may do so, also the one that is asked, but not while chance draws.
    """
    if box.token_timing == ASKED or state.asked < 0 or seat < 0 or seat >= state.seats:
        return 0
    n = 0
    if may_place_tree(state, seat):
        for t in range(state.n_terrains):
            if has(state.wooded, t):
                for edge in range(EDGES):
                    if has(forest_of(state, t), edge):
                        out[n] = interjected_tree(seat, t, edge)
                        n += 1
    if may_place_upgrade(state, seat):
        for kind in range(1, UPGRADES + 1):
            if has(state.hand[seat], kind):
                for t in range(state.n_terrains):
                    if has(state.plains, t):
                        out[n] = interjection(seat, kind, t)
                        n += 1
    return n


def list_asked(state, out):
    """MW-140 (OPT-26 asked, R1): list the upgrades that a seat may place when a turn opens, and `pass`."""
    n = list_tokens(state, state.asked, False, out, 0)
    out[n] = PASS
    return n + 1
