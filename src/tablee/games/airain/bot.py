"""What a bot thinks of a position of Les Guerres d'Airain, and what a learner sees of it."""

import math

from tablee.games.airain.box import FACTIONS, KINDS, MAX_SEATS, PROVINCES, TYPES, Phase
from tablee.games.airain.rules.ending import factions_of, most_of_each, points_of, standing
from tablee.games.airain.rules.payment import lane_of

PROVINCE_FEATURES = KINDS + FACTIONS + 4
ROW_FEATURES = 5
PHASES = len(Phase)
N_FEATURES = MAX_SEATS * (TYPES + FACTIONS + 6) + 5 * TYPES + ROW_FEATURES * PROVINCE_FEATURES + 4 + PHASES

STEEPNESS = 0.10  # how much a point of lead is worth far from the end
URGENCY = 0.30  # how much more near the end
CARD_WORTH = 0.4  # points a troop card in hand will bring: a point costs two to four symbols
RECKONING = 12.0  # cards beyond which more are worth less


def value(box, state, out):
    """Estimate each seat's chance to win: points and cards in hand; a lead counts more near the end."""
    if state.phase == Phase.GAME_END:
        share_victory(box, state, out)
        return
    conquered = 0
    for province in range(PROVINCES):
        conquered += state.owner[province] >= 0
    progress = conquered / (box.provinces - box.province_row)
    steep = STEEPNESS + URGENCY * progress * progress
    most = most_of_each(box, state)
    top = -1000.0
    for seat in range(state.seats):
        cards = min(float(state.hand_size[seat]), RECKONING)
        strength = points_of(box, state, seat, most) + CARD_WORTH * cards * max(0.0, 1.0 - progress)
        out[seat] = strength * steep
        top = max(top, out[seat])
    whole = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp(out[seat] - top)
        whole += out[seat]
    for seat in range(state.seats):
        out[seat] /= whole


def share_victory(box, state, out):
    """GA-098: at the end the winners share one whole victory."""
    most = most_of_each(box, state)
    best = 0
    for seat in range(state.seats):
        best = max(best, standing(box, state, seat, most))
    winners = 0
    for seat in range(state.seats):
        out[seat] = standing(box, state, seat, most) == best
        winners += out[seat]
    for seat in range(state.seats):
        out[seat] /= winners


def features(box, state, seat, out):
    """Write the table as `seat` sees it, itself first: per seat, cards on the table, provinces, phase."""
    n = 0
    most = most_of_each(box, state)
    for i in range(MAX_SEATS):
        who = (max(seat, 0) + i) % state.seats
        n = seat_features(box, state, who, i < state.seats, most, out, n)
    for card in range(TYPES):
        out[n + card] = state.hand[seat, card] / 12.0 if seat >= 0 else 0.0
        out[n + TYPES + card] = state.troop_row[card] / 5.0
        out[n + 2 * TYPES + card] = state.discard_pile[card] / 12.0
        out[n + 3 * TYPES + card] = state.batch[card] / 12.0
        out[n + 4 * TYPES + card] = state.paid[card] / 12.0
    n += 5 * TYPES
    for place in range(ROW_FEATURES):
        n = province_features(box, state, state.province_row[place], out, n)
    out[n] = state.pile_size / 80.0
    out[n + 1] = state.draw_no / 2.0
    out[n + 2] = state.cursor / 12.0
    out[n + 3] = (state.taken + 1) / 12.0
    n += 4
    for phase in range(PHASES):
        out[n + phase] = state.phase == phase
    return n + PHASES


def seat_features(box, state, who, seated, most, out, n):
    """Write what is public of one seat: cards known, provinces by faction, points, and its part in what goes on."""
    for card in range(TYPES):
        out[n + card] = seated * state.known[who, card] / 12.0
    n += TYPES
    owned = factions_of(box, state, who)
    for faction in range(FACTIONS):
        out[n + faction] = seated * lane_of(owned, faction) / 11.0
    n += FACTIONS
    out[n] = seated
    out[n + 1] = seated * state.hand_size[who] / 20.0
    out[n + 2] = seated * points_of(box, state, who, most) / 60.0
    out[n + 3] = seated * (state.active == who)
    out[n + 4] = seated * (state.asked == who)
    out[n + 5] = seated * (state.discarder == who)
    return n + 6


def province_features(box, state, province, out, n):
    """Write one place of the province row: requirement, choice group, faction, points."""
    there = province >= 0
    for kind in range(KINDS):
        out[n + kind] = box.fixed[province, kind] / 8.0 if there else 0.0
    n += KINDS
    for faction in range(FACTIONS):
        out[n + faction] = there and box.faction[province] == faction
    n += FACTIONS
    out[n] = there
    out[n + 1] = box.choice[province] / 3.0 if there else 0.0
    out[n + 2] = box.points[province] / 4.0 if there else 0.0
    out[n + 3] = there and state.province == province
    return n + 4
