"""The records that the compiled loop of the lab works with: what it plays with, and what it writes.

Everything that a game needs while it is played is in one record, the desk. Reading an array from a record costs
nothing, whereas taking one out of a tuple counts a reference, which would take most of the time of a random game.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tablee.core.fields import Field, struct

if TYPE_CHECKING:
    from tablee.core.game import Game

ALL_ACTIONS = 2
MOST_OUTCOMES = 128  # chance events with more outcomes count as no luck
MOST_LUCK = 0.75  # a seat's luck stays between plus and minus this, so that adjusted results have bounds
MOST_TIES = 64  # of more choices that a bot likes equally well, it takes one of these
REPETITIONS = 1 << 14  # places in the table of repeated choices
OWN = 2  # inputs of the fitted estimate besides the features: the game's own estimate, and its logarithm
LOG_SCALE = 0.25  # the logarithm is multiplied by this
HIDDEN = 16  # size of the hidden layer of the fitted estimate
i8, i64, f32, f64, u64 = np.int8, np.int64, np.float32, np.float64, np.uint64

RUN = (
    ("seats", i64, 0, "number of seats"),
    ("limit", i64, 0, "a game is stopped after this many decisions"),
    ("with_luck", i8, 0, "1: compute luck"),
    ("n_tied", i64, 0, "equally good actions among which the last choice was drawn"),
    ("with_decisions", i8, 0, "1: write a row per decision; ALL_ACTIONS: also one per action of chance"),
    ("with_model", i8, 0, "1: use the fitted estimate; 0: the game's own `value`"),
    ("use_games", i64, 0, "games below this number are detailed: they follow leads and count components"),
    ("positions", i64, 0, "positions to keep of each game, for fitting"),
)

GAME = struct(
    ("game", i64, 0, "number of the game"),
    ("decisions", i64, 0, "as in `schema.GAMES`, like the fields that follow"),
    ("plies", i64, 0, ""),
    ("turns", i64, 0, ""),
    ("forced", i64, 0, ""),
    ("choices", i64, 0, ""),
    ("ending", i64, 0, ""),
    ("winner", i64, 0, ""),
    ("winners", i64, 0, ""),
    ("margin", i64, 0, ""),
    ("lead_changes", i64, 0, ""),
    ("settled", f64, 0, ""),
    ("settled_at", i64, 0, ""),
    ("lowest", f64, 0, ""),
    ("timed_out", i8, 0, ""),
    ("detailed", i8, 0, "1: follow the estimated shares from turn to turn, and count components"),
    ("leader", i64, 0, "seat that leads now, NOBODY before the first turn"),
    ("since_turn", i64, 0, "turns before the leader took the lead"),
    ("since", i64, 0, "decisions before the leader took the lead"),
    ("kept", i64, 0, "positions kept for fitting"),
    ("met", i64, 0, "positions that could have been kept"),
)

SEAT = struct(
    ("order", i64, 0, "as in `schema.SEATS`, like the fields that follow"),
    ("player", i64, 0, ""),
    ("points", i64, 0, ""),
    ("place", i64, 0, ""),
    ("share", f64, 0, ""),
    ("luck", f64, 0, ""),
    ("later_luck", f64, 0, ""),
    ("decisions", i64, 0, ""),
    ("lowest", f64, 0, "lowest estimated share between turns"),
)

USE = struct(
    ("game", i64, 0, "as in `schema.USES`"),
    ("seat", i64, 0, ""),
    ("component", i64, 0, ""),
    ("uses", i64, 0, ""),
    ("share", f64, 0, ""),
    ("expected", f64, 0, ""),
)

DECISION = struct(
    ("game", i64, 0, "as in `schema.DECISIONS`"),
    ("index", i64, 0, ""),
    ("seat", i64, 0, ""),
    ("action", i64, 0, ""),
    ("choices", i64, 0, ""),
    ("expected", f64, 0, ""),
)


class Books(NamedTuple):
    """The rows about the games of a batch. The desk counts how many are filled."""

    games: Any  # GAME records
    seats: Any  # SEAT records, a row per game
    uses: Any  # USE records
    decisions: Any  # DECISION records
    positions: Any  # states kept for fitting, `positions` for each game
    results: Any  # float32: the shares of the game that each kept position belongs to


@cache
def desk_dtype(game: "Game", components: int) -> np.dtype[Any]:
    """Return the layout of the desk of a game with this number of components."""
    seats, actions, parts = max(game.seats), game.n_actions, max(1, len(game.parts))
    width = HIDDEN + 1
    return struct(
        *(Field(*field) for field in RUN),
        ("is_random", i8, seats, "per player, 1: all legal actions are equally likely"),
        ("iterations", i64, seats, "per player: iterations of a search"),
        ("per_choice", i8, seats, "per player, 1: `iterations` is the number for each legal action"),
        ("by_mean", i8, seats, "per player, 1: choose the best mean, equal ones at random; 0: the most visits"),
        ("chance_rng", u64, (seats + 1, 1), "per player, and last for the table: a generator of chance"),
        ("bot_rng", u64, (seats, 1), "per player: a generator of choices"),
        ("game", GAME, 0, "the game being played"),
        ("at", SEAT, seats, "its seats"),
        ("shares", f64, seats, "estimated shares at the start of this turn"),
        ("guess", f64, seats, "estimated shares of one outcome"),
        ("sums", f64, seats, "sums of estimated shares"),
        ("tied", i64, MOST_TIES, "actions that a bot likes equally well"),
        ("average", f64, seats, "estimated shares, averaged over the outcomes"),
        ("worth", f64, (MOST_OUTCOMES, seats), "estimated shares by outcome"),
        ("inner", f32, (game.search.n_features + OWN, width), "fitted estimate: a linear column, then a hidden layer"),
        ("bias", f32, width, "fitted estimate: added to the columns of `inner`"),
        ("outer", f32, width, "fitted estimate: weights of the columns of `inner`"),
        ("seen", f32, game.search.n_features + OWN, "features of one seat, then its own estimate in two forms"),
        ("hidden", f32, width, "the columns of `inner` for one seat"),
        ("uses", i64, (seats, components), "uses in this game"),
        ("expected", f64, (seats, components), "sum of the estimated shares before these uses"),
        ("mark", i64, (seats, parts), "stamp of the last look at which this was in use"),
        ("stamp", i64, 0, "number of looks at what is in use"),
        ("first_part", i64, 0, "component number of the first that `in_use` writes"),
        ("begun", i64, 0, "games begun; marks entries in the table of repetitions"),
        ("repeated_key", u64, REPETITIONS, "hash table of choices in positions that looked alike"),
        ("repeated_game", i64, REPETITIONS, "the game that an entry belongs to"),
        ("repeated", i64, REPETITIONS, "how often that choice was made"),
        ("offered", i64, (seats, actions), "per player: as in `schema.ACTIONS`"),
        ("chosen", i64, (seats, actions), "per player: as in `schema.ACTIONS`"),
        ("forced", i64, (seats, actions), "per player: as in `schema.ACTIONS`"),
        ("n_games", i64, 0, "filled rows of games in the books"),
        ("n_uses", i64, 0, "filled rows of uses"),
        ("n_decisions", i64, 0, "filled rows of decisions"),
        ("full", i8, 0, "1: there was no room for a row"),
    )
