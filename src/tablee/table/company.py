"""What a browser may know of the people at a table besides the game: the table's name, who asks at the door, who waits.

Nothing here depends on what happens in the game.
"""

from typing import Any

from tablee.core.contract import NOBODY
from tablee.table import tokens
from tablee.table.models import AskRow, SeatRow, Sitting
from tablee.table.room import Room

ASK_SECONDS = 86400.0  # after this time a request at the door is forgotten


def known_to(room: Room, browser: str, now: float) -> dict[str, Any]:
    """Return what one browser may know of the company, and not everybody."""
    you, host = room.held_by(browser), room.is_host(browser)
    known = room.known_as(browser)
    devices = 1 + sum(holder == known for holder in room.devices.values()) if you or host else 0
    asks = [{"id": ask.id, "name": ask.name, "seat": ask.seat} for ask in asks_for(room, browser, now)]
    return {
        "table_name": room.row.name,
        "you": you,
        "asks": asks,
        "devices": devices,
        "links": [tokens.link_id(seat.token) for seat in room.seats] if host else [],
        "friends": [seat.seat for seat in room.seats if may_be_given(seat)] if host else [],
        "may": may(room, browser),
        "open_watch": room.row.open_watch,
    }


def may(room: Room, browser: str) -> dict[str, bool]:
    """Return what a browser may do with a table: change it as its host, leave it, or delete it."""
    others = [seat for seat in room.seats if seat.browser not in (None, room.known_as(browser))]
    host, sits = room.is_host(browser), bool(room.held_by(browser))
    return {
        "host": host,
        "leave": bool(others) and (sits or host),
        "delete": host and (room.row.waiting or not others),
    }


def waiting(room: Room, present: set[str]) -> dict[str, Any]:
    """Return what a waiting room shows."""
    holders = {seat.browser for seat in room.seats}
    return {
        "seats": [{"kind": seat.kind, "level": seat.level, "free": is_free(room, seat.seat)} for seat in room.seats],
        "host_seats": room.held_by(room.row.host),
        "free_seats": room.row.free_seats,
        "auto_start": room.row.auto_start,
        "watching": sum(room.known_as(other) not in holders for other in present if other != room.row.host),
    }


def is_free(room: Room, seat: int) -> bool:
    """Tell whether nobody has taken a seat yet."""
    return room.seats[seat].kind == Sitting.FRIEND and room.seats[seat].browser is None


def may_be_given(seat: SeatRow) -> bool:
    """Tell whether the host may give a seat to somebody at the door: that of a friend, or one at the host's screen."""
    return seat.kind in (Sitting.FRIEND, Sitting.SCREEN)


def is_anothers(room: Room, seat: int, browser: str) -> bool:
    """Tell whether somebody else than this browser's person plays a seat of a game that has begun."""
    return not room.row.waiting and room.seats[seat].browser not in (None, room.known_as(browser))


def asks_for(room: Room, browser: str, now: float) -> list[AskRow]:
    """Return the requests at the door that a browser may answer: the host all, others those for their own seats."""
    open_asks = [ask for ask in room.asks if not ask.declined and ask.at > now - ASK_SECONDS]
    if room.is_host(browser):
        return open_asks
    return [ask for ask in open_asks if ask.seat != NOBODY and ask.seat in room.held_by(browser)]


def host_name(room: Room) -> str:
    """Return the name of whoever opened the table, or "" if they only watch."""
    return next((room.seats[seat].name for seat in room.held_by(room.row.host)), "")
