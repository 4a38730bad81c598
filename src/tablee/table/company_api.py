"""The JSON API for people at a table: sit down, ask at the door, change seats and names, leave, and keep house."""

from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from tablee.core.contract import NOBODY
from tablee.table import speech
from tablee.table.models import ANY_SEAT
from tablee.table.opening_api import qr_svg
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.services import Services
from tablee.table.tokens import hashed, link_id
from tablee.table.web import Asked, base_url, browser_of, language_of, services_of


class Named(msgspec.Struct):
    """What somebody at a door calls themselves."""

    name: str = ""


class AtDoor(msgspec.Struct):
    """What somebody who has the address of a table asks for."""

    what: Literal["watch", "seat"]
    name: str = ""


class Answer(msgspec.Struct):
    """The answer to somebody at the door."""

    ask: str
    agree: bool
    seat: int = NOBODY  # the seat that is given, if any seat was asked for


class SeatName(msgspec.Struct):
    """Another name for a seat."""

    seat: int
    name: str


class Swap(msgspec.Struct):
    """Two seats that change places."""

    seat: int
    to: int


class SeatKind(msgspec.Struct):
    """Who is to have a seat in a waiting room."""

    seat: int
    kind: Literal["bot", "friend"]
    level: int = 3


class Terms(msgspec.Struct):
    """What the host decides about a table; None leaves it as it is."""

    name: str | None = None
    open_watch: bool | None = None
    auto_start: bool | None = None
    free_seats: bool | None = None


class Away(msgspec.Struct):
    """Whether a table is put away."""

    away: bool


async def entered(request: Asked, table: str, *, as_host: bool = False) -> tuple[Services, Room, str]:
    """Return the services, and the table and browser of a request; refuse strangers, or all but the host."""
    services, browser = services_of(request), browser_of(request)
    room, _ = await services.access.enter(table, browser, early=True)
    if as_host and not room.is_host(browser):
        raise Refusal("not-host", 403)
    return services, room, browser


def still_waiting(room: Room) -> Room:
    """Return a table, or refuse if its game has begun."""
    if not room.row.waiting:
        raise Refusal("begun", 409)
    return room


def people(services: Services, room: Room, browser: str) -> dict[str, Any]:
    """Return what a browser may know of the company, after a change."""
    return services.presence.people(room, browser)


# --- links and the door ------------------------------------------------------------------------------------------


@post("/api/s/{token:str}", status_code=200)
async def sit(request: Asked, token: FromPath[str], data: JSONBody[Named]) -> dict[str, Any]:
    """Take the seat of a link."""
    return {"table": (await services_of(request).seating.sit(token, browser_of(request), data.name)).id}


@post("/api/s/{token:str}/ask", status_code=200)
async def ask_for_seat(request: Asked, token: FromPath[str], data: JSONBody[Named]) -> dict[str, Any]:
    """Ask for the seat of a link that somebody else has used."""
    services = services_of(request)
    room, seat = await services.seating.found(token)
    await services.seating.ask(room, browser_of(request), seat.seat, data.name)
    return {"table": room.id, "state": "asked"}


@post("/api/w/{token:str}", status_code=200)
async def watch(request: Asked, token: FromPath[str]) -> dict[str, Any]:
    """Watch the table of a watch link."""
    return {"table": await services_of(request).access.watch(token, browser_of(request))}


@post("/api/d/{token:str}", status_code=200)
async def come(request: Asked, token: FromPath[str]) -> dict[str, Any]:
    """Continue on this device."""
    return {"table": (await services_of(request).devices.come(token, browser_of(request))).id}


@get("/api/t/{table:str}/door")
async def door(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Return what has become of this browser's request: "in", "asked", "declined", or "out" if there is none."""
    services, browser = services_of(request), browser_of(request)
    room = await services.rooms.get(table)
    await room.catch_up_if_shared()
    try:
        await services.access.enter(table, browser, early=True)
    except Refusal:
        return {"state": services.seating.state_of(room, browser)}
    return {"state": "in"}


@post("/api/t/{table:str}/door", status_code=200)
async def knock(request: Asked, table: FromPath[str], data: JSONBody[AtDoor]) -> dict[str, Any]:
    """Ask the host for a seat or to watch; where everybody may watch, let the browser in."""
    services, browser = services_of(request), browser_of(request)
    room = await services.rooms.get(table)
    if data.what == "watch" and room.row.open_watch:
        await services.store.add_watcher(table, browser)
        return {"state": "in"}
    await services.seating.ask(room, browser, NOBODY if data.what == "watch" else ANY_SEAT, data.name)
    return {"state": "asked"}


@post("/api/t/{table:str}/answer", status_code=200)
async def answer(request: Asked, table: FromPath[str], data: JSONBody[Answer]) -> dict[str, Any]:
    """Answer somebody at the door."""
    services, room, browser = await entered(request, table)
    await services.seating.answer(room, browser, data.ask, data.seat, data.agree)
    return people(services, room, browser)


# --- names, seats and the waiting room ---------------------------------------------------------------------------


@post("/api/t/{table:str}/name", status_code=200)
async def rename(request: Asked, table: FromPath[str], data: JSONBody[SeatName]) -> dict[str, Any]:
    """Change the name of an own seat."""
    services, room, browser = await entered(request, table)
    if data.seat not in room.held_by(browser):
        raise Refusal("not-your-seat", 403)
    await services.seating.rename(room, browser, data.seat, data.name)
    return people(services, room, browser)


@post("/api/t/{table:str}/swap", status_code=200)
async def swap(request: Asked, table: FromPath[str], data: JSONBody[Swap]) -> dict[str, Any]:
    """Let two seats change places before the game begins."""
    services, room, browser = await entered(request, table)
    await services.waiting.swap(still_waiting(room), data.seat, data.to, browser)
    return people(services, room, browser)


@post("/api/t/{table:str}/seat", status_code=200)
async def set_kind(request: Asked, table: FromPath[str], data: JSONBody[SeatKind]) -> dict[str, Any]:
    """Give a seat to a bot, or free it for a friend; then the response has its new link."""
    services, room, browser = await entered(request, table, as_host=True)
    still_waiting(room)
    say = speech.say_in(language_of(request))
    if data.kind == "bot":
        taken = {seat.name for seat in room.seats}
        names = [name.strip() for name in say("bot-names").split(",")]
        name = next((name for name in names if name not in taken), "Bot")
        await services.waiting.give_to_bot(room, data.seat, data.level, name)
        return people(services, room, browser)
    token = await services.waiting.give_to_friend(room, data.seat, say("player-number", number=data.seat + 1))
    return people(services, room, browser) | linked(request, "s", token)


@post("/api/t/{table:str}/terms", status_code=200)
async def set_terms(request: Asked, table: FromPath[str], data: JSONBody[Terms]) -> dict[str, Any]:
    """Change the table's name, who may watch, and how the waiting room works."""
    services, room, browser = await entered(request, table, as_host=True)
    row = room.row
    if data.name is not None or data.open_watch is not None:
        await services.shelf.set_terms(room, data.name, data.open_watch)
    if data.auto_start is not None or data.free_seats is not None:
        auto = row.auto_start if data.auto_start is None else data.auto_start
        free = row.free_seats if data.free_seats is None else data.free_seats
        await services.waiting.set_terms(still_waiting(room), auto, free)
    return people(services, room, browser)


@post("/api/t/{table:str}/begin", status_code=200)
async def begin(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Begin the game."""
    services, room, browser = await entered(request, table, as_host=True)
    await services.waiting.begin(still_waiting(room))
    return people(services, room, browser)


# --- devices and house-keeping -----------------------------------------------------------------------------------


def linked(request: Asked, kind: str, token: str) -> dict[str, Any]:
    """Return a link, its name and its QR code."""
    url = f"{base_url(request)}/{kind}/{token}"
    return {"url": url, "id": link_id(hashed(token)), "qr": qr_svg(url)}


@post("/api/t/{table:str}/device", status_code=200)
async def device(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Return a one-time link by which this person continues on another device."""
    services, room, browser = await entered(request, table)
    return linked(request, "d", await services.devices.link(room, browser))


@post("/api/t/{table:str}/only-here", status_code=200)
async def only_here(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Take the seats of this person from all their other devices."""
    services, room, browser = await entered(request, table)
    await services.devices.only_here(room, browser)
    return people(services, room, browser)


@post("/api/t/{table:str}/leave", status_code=200)
async def leave(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Leave a table for good: the seats of this browser become free."""
    services, room, browser = await entered(request, table)
    await services.seating.leave(room, browser)
    return {}


@post("/api/t/{table:str}/archive", status_code=200)
async def archive(request: Asked, table: FromPath[str], data: JSONBody[Away]) -> dict[str, Any]:
    """Put a table away, or take it back to the others."""
    services, room, browser = await entered(request, table)
    await services.shelf.archive(room.id, browser, data.away)
    return {}


@post("/api/t/{table:str}/delete", status_code=200)
async def delete(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Delete a table, with its game."""
    services, room, _ = await entered(request, table, as_host=True)
    await services.shelf.delete(room)
    return {}


HANDLERS: list[Any] = [
    sit, ask_for_seat, watch, come, door, knock, answer, rename, swap, set_kind, set_terms, begin, device, only_here,
    leave, archive, delete,
]  # fmt: skip
