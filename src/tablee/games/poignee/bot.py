"""The value estimate, the playout policy and the features of a position, for bots and machine learning."""

from tablee.core.chances import make_chances
from tablee.core.faces import SearchSettings
from tablee.core.rng import below
from tablee.games.poignee.actions import FACES, NAME, PLACE, YES, build, placement, reroll, upgrade
from tablee.games.poignee.box import (
    BUILDINGS,
    FIGHTERS,
    MAX_SEATS,
    MEEPLES,
    NO_MEEPLE,
    SPACES,
    Direction,
    Meeple,
    Phase,
    Side,
    Space,
)
from tablee.games.poignee.rules.ending import points
from tablee.games.poignee.rules.resolving import can_pay
from tablee.games.poignee.rules.showdown import better_shooter, winner_of_showdown

N_PHASES = len(Phase)
N_FEATURES = MAX_SEATS * 6 + BUILDINGS * (2 * MEEPLES + MAX_SEATS + 1) + 2 * (FIGHTERS + MAX_SEATS + 1)
N_FEATURES += 2 * MEEPLES + 13 + N_PHASES

# The value estimate is a softmax over points. Stone, tiles and tokens count with the points they are likely to bring.
STEEPNESS = 0.06  # weight of a point at the beginning of the game
URGENCY = 0.22  # added to STEEPNESS as the end of the game comes nearer
STONE_WORTH = 1.0  # points per stone cube, which pays for tiles
TILE_WORTH = 1.5  # points per basic tile, twice as many if upgraded: for the draws that miners will bring
TOKEN_WORTH = 1.0  # points per token on a showdown space: about half the reward of a showdown

# The playout policy prefers actions with a high promise: what an action brings at once, in draws from the bag.
SENSE = 0.95  # probability of choosing the most promising action instead of a random one
BUILDING = 3.0  # promise of a new or upgraded tile
SHOT = 1.0  # promise of a token on a showdown space

# Features without a maximum in the box are divided by these numbers, which brings them to about 0..1.
GOLD_SCALE = 20.0  # gold cubes of one player
INSIDE_SCALE = 4.0  # meeples of a kind in one building
CROWD_SCALE = 6.0  # meeples of a kind in the saloon or the hand


def nearness_of_end(box, state):
    """Return the progress of the most advanced end trigger, 0 to 1."""
    filled = 0
    for tomb in range(box.tombs):
        filled += state.graveyard[tomb] != NO_MEEPLE
    nearest = max(filled / box.tombs, 1.0 - state.bank / box.bars)
    return max(nearest, state.crates_exploded / box.crates)


def value(box, state, out):
    """Estimate each seat's chance to win from its points and the future worth of stone, tiles and tokens."""
    near = nearness_of_end(box, state)
    steep = STEEPNESS + URGENCY * near * near
    for seat in range(state.seats):
        strength = float(points(box, state, seat))
        strength += (1.0 - 0.8 * near) * STONE_WORTH * state.stone[seat]
        for i in range(2):
            strength += TOKEN_WORTH * (state.controller[i] == seat)
        for building in range(BUILDINGS):
            if state.owner[building] == seat:
                strength += (1.0 - near) * TILE_WORTH * state.side[building]
        out[seat] = strength * steep
    make_chances(out, state.seats)


def playout_choice(box, state, out, n, rng):
    """Choose the action with the highest promise or, rarely, a random one."""
    chosen = below(rng, n)
    if below(rng, 1024) < SENSE * 1024.0:
        best = promise(box, state, out[chosen])
        for i in range(n):
            brings = promise(box, state, out[i])
            if brings > best:
                best = brings
                chosen = i
    return chosen


def promise(box, state, action):
    """Estimate what an action brings at once, in draws from the bag."""
    if PLACE <= action < NAME:
        kind, space = placement(action)
        return promise_of_placement(box, state, kind, space)
    if action == build(YES) or action == upgrade(YES):
        return BUILDING
    if action == reroll(YES):
        return 1.0 if winner_of_showdown(box, state) != better_shooter(box, state) else -1.0
    return 0.0


def promise_of_placement(box, state, kind, space):
    """Estimate what a meeple on a space brings the active seat, in draws from the bag."""
    me = state.active
    if space >= Space.W:
        return 0.0 if kind == Meeple.MADAME else (-SHOT if state.controller[Space.E - space] == me else SHOT)
    owner = state.owner[space]
    if kind == Meeple.BUILDER:
        if owner < 0:
            return BUILDING if state.tiles[me] > 0 and can_pay(box, state, me, space) else 0.0
        if state.side[space] == Side.BASIC and can_pay(box, state, owner, space):
            return BUILDING if owner == me else -BUILDING
        return 0.0
    if kind == Meeple.MINER:
        draws = float(box.tile_draws[state.side[space]])
        return draws if owner == me else -draws
    if kind == Meeple.ROBBER:
        return float(box.robber_draws * state.inside[space, Meeple.MINER])
    if kind == Meeple.DEPUTY:
        return float(box.deputy_draws * state.inside[space, Meeple.ROBBER])
    return float(box.madame_draws * state.inside[space, Meeple.BUILDER])


def features(box, state, seat, out):
    """Write the features of players (`seat` first), buildings, showdown, common stock and turn."""
    viewer = max(seat, 0)
    n = write_players(box, state, viewer, out)
    n = write_buildings(state, viewer, out, n)
    n = write_showdown(state, viewer, out, n)
    return write_turn(box, state, out, n)


def write_players(box, state, viewer, out):
    """Write what each player owns."""
    n = 0
    for i in range(MAX_SEATS):
        player = (viewer + i) % state.seats
        seated = i < state.seats
        out[n] = seated
        out[n + 1] = seated * state.gold[player] / GOLD_SCALE
        out[n + 2] = seated * state.stone[player] / max(box.bag_stone, 1)
        out[n + 3] = seated * state.bars[player] / box.bars
        out[n + 4] = seated * state.tiles[player] / box.tiles
        out[n + 5] = seated and state.active == player
        n += 6
    return n


def write_buildings(state, viewer, out, n):
    """Write the meeples inside each building and on its door, and its tile."""
    for building in range(BUILDINGS):
        for kind in range(MEEPLES):
            out[n + kind] = state.inside[building, kind] / INSIDE_SCALE
            out[n + MEEPLES + kind] = state.space[building] == kind
        n += 2 * MEEPLES
        for i in range(MAX_SEATS):
            out[n + i] = i < state.seats and state.owner[building] == (viewer + i) % state.seats
        out[n + MAX_SEATS] = state.side[building] == Side.UPGRADED
        n += MAX_SEATS + 1
    return n


def write_showdown(state, viewer, out, n):
    """Write the meeples on W and E, their controllers and the dice."""
    for place in range(2):
        for kind in range(FIGHTERS):
            out[n + kind] = state.space[Space.W + place] == kind
        n += FIGHTERS
        for i in range(MAX_SEATS):
            out[n + i] = i < state.seats and state.controller[place] == (viewer + i) % state.seats
        out[n + MAX_SEATS] = state.dice[place] / FACES
        n += MAX_SEATS + 1
    return n


def write_turn(box, state, out, n):
    """Write the saloon, the hand, the common stock and what is being decided."""
    for kind in range(MEEPLES):
        out[n + kind] = state.saloon[kind] / CROWD_SCALE
        out[n + MEEPLES + kind] = state.hand[kind] / CROWD_SCALE
    n += 2 * MEEPLES
    filled = 0
    for tomb in range(box.tombs):
        filled += state.graveyard[tomb] != NO_MEEPLE
    out[n] = filled / box.tombs
    out[n + 1] = state.jail / max(box.meeples[Meeple.ROBBER], 1)
    out[n + 2] = state.crates_jail / box.crates
    out[n + 3] = state.crates_bag / box.crates
    out[n + 4] = (state.crates_exploded + state.crates_drawn) / box.crates
    out[n + 5] = state.bag_gold / max(box.bag_gold, 1)
    out[n + 6] = state.bag_stone / max(box.bag_stone, 1)
    out[n + 7] = state.bank / box.bars
    out[n + 8] = state.direction == Direction.CLOCKWISE
    out[n + 9] = state.direction == Direction.COUNTERCLOCKWISE
    out[n + 10] = state.by_turn >= 0
    out[n + 11] = (state.start_seat + state.seats - 1 - state.active) % state.seats / MAX_SEATS
    out[n + 12] = state.visited / SPACES
    n += 13
    for phase in range(N_PHASES):
        out[n + phase] = state.phase == phase
    return n + N_PHASES


SEARCH = SearchSettings(
    N_FEATURES,
    playout=0,  # `value` is called at the end of the turn, without any random decisions before
)
