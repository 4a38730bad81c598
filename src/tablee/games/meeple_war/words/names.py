"""The names of seats, terrains, tokens, buildings and actions."""

from functools import reduce

from tablee.core.frozen import Readable
from tablee.core.texts import Message, message
from tablee.games.meeple_war.actions import BUILDING_NAMES, KIND_NAMES, TOKEN_NAMES
from tablee.games.meeple_war.box import LIVE, Act
from tablee.games.meeple_war.facts.places import kind_of


def seat_name(seat: int) -> Message:
    """Name a seat."""
    return message("seat-name", seat=seat)


def place(position: Readable, t: int) -> Message:
    """Name a terrain by its kind and number."""
    return message("place", kind=KIND_NAMES[kind_of(position, t)], number=t)


def effect(position: Readable, t: int) -> Message:
    """Say what a terrain does, with the numbers of the box."""
    return _effect(position, kind_of(position, t))


def _effect(position: Readable, kind: int) -> Message:
    box = position.frozen[0]
    return message(
        "kind-effect",
        kind=KIND_NAMES[kind],
        control=box.control,
        flags=box.fort_flags[kind],
        distance=box.cave_distance,
        range=box.altar_range,
        live="yes" if box.shield_timing == LIVE else "no",
    )


def effect_of_token(position: Readable, kind: int) -> Message:
    """Say what a terrain does on which an upgrade token lies."""
    return _effect(position, kind)


def token_name(kind: int) -> Message:
    """Name a token."""
    return message("token-name", token=TOKEN_NAMES[kind])


def way(edge: int) -> Message:
    """Name an edge by its direction."""
    return message("way", edge=edge)


def building_name(kind: int) -> Message:
    """Name a building."""
    return message("building-name", building=BUILDING_NAMES[kind])


def building_short(kind: int) -> Message:
    """Name a building in one short word, where there is little room."""
    return message("building-short", building=BUILDING_NAMES[kind])


def building_on(position: Readable, owner: int, site: int) -> Message:
    """Name the building on a site."""
    return building_name(position.frozen[1].building[owner, site])


def act_name(act: int, x: int) -> Message:
    """Name a building action with its number X."""
    return message("act-name", act=Act(act).name.lower(), x=x)


def act_on_space(position: Readable, kind: int, node: int) -> Message:
    """Name the action on an end space of a building's track."""
    box = position.frozen[0]
    return act_name(box.act[kind, node], box.act_x[kind, node])


def act_in_short(position: Readable, kind: int, node: int) -> Message:
    """Name the action on an end space in one short word, where there is little room."""
    box = position.frozen[0]
    return message("act-short", act=Act(box.act[kind, node]).name.lower(), x=box.act_x[kind, node])


def joined(parts: list[Message]) -> Message:
    """Join several names into a list."""
    return reduce(lambda first, rest: message("listed", first=first, rest=rest), parts)
