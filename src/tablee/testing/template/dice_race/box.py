"""The two records of Dice Race: the box holds what is printed, and the state what changes during play."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from tablee.core.errors import BadData
from tablee.core.faces import Components
from tablee.core.fields import struct

MAX_SEATS = 4
MOST_SQUARES = 60  # the longest track that data.toml may define
FACES = 6
BACK = 1  # value of the option `doubles`; 0 is `stay`


class Phase(IntEnum):
    """What is being decided."""

    CHOOSE = 0
    ROLL = 1
    GAME_END = 2


class Ending(IntEnum):
    """How the game ended; each way needs a recorded game in tests/records."""

    NONE = 0
    FINISH = 1


BOX = struct(
    ("squares", np.int8, 0, "squares of the track; the last is the goal"),
    ("stumble", np.int8, 0, "squares a stumbling runner goes back"),
    ("doubles", np.int8, 0, "option `doubles`: 0 = stay, 1 = BACK"),
)

STATE = struct(
    ("seats", np.int8, 0, "number of players, 2..4"),
    ("phase", np.int8, 0, "Phase: what is being decided"),
    ("active", np.int8, 0, "seat whose turn it is"),
    ("square", np.int8, MAX_SEATS, "square of each runner, 0 = start"),
    ("asked", np.int8, 0, "number of dice being rolled, 0 = none"),
    ("dice", np.int8, 2, "the last roll, 0 = none"),
    ("ending", np.int8, 0, "Ending: how the game ended"),
)


def fill_box(box: Any, data: Mapping[str, Any]) -> None:
    """DR-001: copy the printed values into the box. Refuse a track that is too short or too long."""
    track = data["track"]
    if not 2 * FACES <= track["squares"] <= MOST_SQUARES:
        problem = f"track.squares must be {2 * FACES} to {MOST_SQUARES}, not {track['squares']}."
        raise BadData(problem, "track.squares")
    box["squares"], box["stumble"] = track["squares"], track["stumble"]


COMPONENTS = Components(BOX, STATE, fill_box, {"phase": Phase, "ending": Ending})
