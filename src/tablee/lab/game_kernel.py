"""Plays one game in compiled code and keeps books about it: results, luck, leads, and what was used.

Every player has two random generators of its own, one for its choices and one for the chance events that follow its
decisions, which start alike in every rotation of a block. So a player takes its luck along from seat to seat, and what
is left between the seats of a block is mostly the seats' own doing. Before the first decision, the table's generator
is used.
"""

import math

from tablee.core.contract import CHANCE, NOBODY, apply, chance, in_use, legal, sample, score, to_act
from tablee.core.rng import below
from tablee.lab.desk import ALL_ACTIONS
from tablee.lab.luck_kernel import add_luck, estimate, shares_of, weighed
from tablee.lab.search_kernel import searched_choice


def play_game(boxes, states, desk, minds, books, parts, number, rotation, out, weight, spare, more):
    """Play one game and write its rows. `out`, `weight`, `spare` and `more` are buffers for actions and numbers."""
    box = boxes[0]
    state = states[1]
    states[1] = states[0]
    begin(desk, number, rotation)
    look(box, state, desk, False, spare)
    last = NOBODY
    stream = desk.seats  # whose generator chance draws from; first the table's
    actor = to_act(box, state)
    while actor != NOBODY:
        if actor == CHANCE:
            action = drawn(box, states, desk, stream, out, weight, spare, more)
            if desk.with_decisions == ALL_ACTIONS:
                write_decision(desk, books, CHANCE, action, 0)
        else:
            if desk.game.decisions >= desk.limit:
                desk.game.timed_out = 1
                break
            if actor != last:
                turn_begins(box, state, desk, spare)
                last = actor
            stream = (actor - rotation) % desk.seats
            before = desk.game.choices
            action = decided(boxes, states, desk, minds, actor, stream, out, weight, spare, more)
            note(desk, books, parts, actor, action, desk.game.choices - before)
        desk.game.plies += 1
        apply(box, state, action)
        look(box, state, desk, True, spare)
        mover = actor
        actor = to_act(box, state)
        if desk.positions and actor != NOBODY and (mover == CHANCE or actor != mover):
            keep_position(states, desk, books)
    finish(box, state, desk, books, spare, more)


def begin(desk, number, rotation):
    """Clear everything about the game before."""
    desk.begun += 1
    game = desk.game
    game.game = number
    game.decisions = game.plies = game.turns = game.forced = game.choices = game.lead_changes = 0
    game.timed_out = 0
    game.leader = NOBODY
    game.since_turn = game.since = game.kept = game.met = 0
    for seat in range(desk.seats):
        record = desk.at[seat]
        record.order = -1
        record.player = (seat - rotation) % desk.seats
        record.luck = 0.0
        record.later_luck = 0.0
        record.decisions = 0
        record.lowest = 1.0
    game.detailed = number < desk.use_games
    if game.detailed:
        for seat in range(desk.seats):
            for component in range(desk.uses.shape[1]):
                desk.uses[seat, component] = 0
                desk.expected[seat, component] = 0.0


def turn_begins(box, state, desk, spare):
    """Note that another seat decides from now on, and who leads by the estimated shares."""
    game = desk.game
    game.turns += 1
    if not game.detailed:
        return
    estimate(box, state, desk, desk.shares, spare)
    leader = 0
    for seat in range(desk.seats):
        desk.at[seat].lowest = min(desk.at[seat].lowest, desk.shares[seat])
        if desk.shares[seat] > desk.shares[leader]:
            leader = seat
    if leader != game.leader:
        game.lead_changes += game.leader != NOBODY
        game.leader = leader
        game.since_turn = game.turns - 1
        game.since = game.decisions


# --- actions ---------------------------------------------------------------------------------------------------


def drawn(box, states, desk, stream, out, weight, spare, more):
    """Return an outcome of the current chance event, and add up whose luck it was."""
    if not desk.with_luck:
        return sample(box, states[1], desk.chance_rng[stream], out, weight)
    n = chance(box, states[1], out, weight)
    known = 1 < n <= len(desk.worth)
    scale = weighed(box, states, desk, n, out, weight, spare, more) if known else 0.0
    action = sample(box, states[1], desk.chance_rng[stream], out, weight)
    if known:
        add_luck(desk, n, out, action, scale)
    return action


def decided(boxes, states, desk, minds, actor, player, out, weight, spare, more):
    """Return the choice of a player's bot, and count what was possible."""
    seat = desk.at[actor]
    n = legal(boxes[0], states[1], out)
    if seat.decisions == 0:
        seat.order = deciders(desk)
    seat.decisions += 1
    desk.game.decisions += 1
    desk.game.choices += n
    action = out[0]
    if n == 1:
        desk.game.forced += 1
        desk.forced[player, action] += 1
        return action
    for i in range(n):
        desk.offered[player, out[i]] += 1
    if desk.is_random[player]:
        action = out[below(desk.bot_rng[player], n)]
        if desk.with_luck and n <= len(desk.worth):
            for i in range(n):
                weight[i] = 1
            add_luck(desk, n, out, action, weighed(boxes[0], states, desk, n, out, weight, spare, more))
    else:
        action = searched_choice(boxes, states, desk, minds, actor, player, n, out, spare, more)
        if desk.with_luck and desk.n_tied > 1:
            n = desk.n_tied
            for i in range(n):
                out[i] = desk.tied[i]
                weight[i] = 1
            add_luck(desk, n, out, action, weighed(boxes[0], states, desk, n, out, weight, spare, more))
    desk.chosen[player, action] += 1
    return action


def deciders(desk):
    """Return how many seats have already decided something."""
    before = 0
    for seat in range(desk.seats):
        before += desk.at[seat].order >= 0
    return before


def note(desk, books, parts, actor, action, n):
    """Count the components that an action names, and write a row about the decision if that is asked for."""
    if desk.game.detailed:
        starts, listed = parts
        for i in range(starts[action], starts[action + 1]):
            desk.uses[actor, listed[i]] += 1
            desk.expected[actor, listed[i]] += desk.shares[actor]
    if desk.with_decisions:
        write_decision(desk, books, actor, action, n)


def write_decision(desk, books, actor, action, n):
    """Write a row about a decision, or about an action of chance."""
    if desk.n_decisions == len(books.decisions):
        desk.full = 1
        return
    row = books.decisions[desk.n_decisions]
    row.game = desk.game.game
    row.index = desk.game.decisions - 1
    row.seat = actor
    row.action = action
    row.choices = n
    row.expected = desk.shares[actor] if desk.game.detailed and actor >= 0 else math.nan
    desk.n_decisions += 1


def look(box, state, desk, counting, spare):
    """Count the components that a seat has begun to use, as the game itself tells (`in_use`)."""
    if not desk.game.detailed:
        return
    desk.stamp += 1
    for seat in range(desk.seats):
        for i in range(in_use(box, state, seat, spare)):
            part = spare[i]
            if counting and desk.mark[seat, part] < desk.stamp - 1:
                desk.uses[seat, desk.first_part + part] += 1
                desk.expected[seat, desk.first_part + part] += desk.shares[seat]
            desk.mark[seat, part] = desk.stamp


def keep_position(states, desk, books):
    """Keep some positions, evenly chosen among all of a game that are offered (reservoir sampling)."""
    game = desk.game
    place = game.met if game.met < desk.positions else below(desk.chance_rng[desk.seats], game.met + 1)
    game.met += 1
    if place < desk.positions:
        books.positions[desk.n_games * desk.positions + place] = states[1]
        game.kept = max(game.kept, place + 1)


# --- the end of a game -----------------------------------------------------------------------------------------


def finish(box, state, desk, books, places, points):
    """Write the result of a game."""
    game = desk.game
    if game.timed_out:
        for seat in range(desk.seats):
            desk.guess[seat] = 1.0 / desk.seats
            places[seat] = 0
    else:
        shares_of(box, state, desk, desk.guess, places)
    score(box, state, points)
    game.ending = -1 if game.timed_out else state.ending
    game.winner = -1
    game.winners = 0
    for seat in range(desk.seats):
        record = desk.at[seat]
        record.points = points[seat]
        record.place = places[seat]
        record.share = desk.guess[seat]
        if record.place == 1:
            game.winners += 1
            game.winner = seat
    if game.winners != 1:
        game.winner = -1
    write_lead(desk)
    write_uses(desk, books)
    for i in range(game.kept):
        for seat in range(desk.seats):
            books.results[desk.n_games * desk.positions + i, seat] = desk.guess[seat]
    books.games[desk.n_games] = desk.game
    for seat in range(desk.seats):
        books.seats[desk.n_games, seat] = desk.at[seat]
    desk.n_games += 1


def write_lead(desk):
    """Write the margin, when the winner led for good, and the winner's lowest estimated share."""
    game = desk.game
    game.margin = 0
    game.settled = game.lowest = math.nan
    game.settled_at = -1
    if not game.detailed:
        game.lead_changes = -1
    if game.winner < 0:
        return
    most = -(1 << 40)
    for seat in range(desk.seats):
        if seat != game.winner:
            most = max(most, desk.at[seat].points)
    game.margin = desk.at[game.winner].points - most
    if game.detailed:
        game.lowest = desk.at[game.winner].lowest
        led = game.leader == game.winner
        game.settled = game.since_turn / max(1, game.turns) if led else 1.0
        game.settled_at = game.since if led else game.decisions


def write_uses(desk, books):
    """Write a row for each component that a seat used."""
    if not desk.game.detailed:
        return
    for seat in range(desk.seats):
        for component in range(desk.uses.shape[1]):
            uses = desk.uses[seat, component]
            if uses:
                if desk.n_uses == len(books.uses):
                    desk.full = 1
                    return
                use = books.uses[desk.n_uses]
                use.game = desk.game.game
                use.seat = seat
                use.component = component
                use.uses = uses
                use.share = desk.at[seat].share
                use.expected = desk.expected[seat, component] / uses
                desk.n_uses += 1
