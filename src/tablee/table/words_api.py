"""The JSON API of what people write: messages, the switch of the chat, and private notes (see `chat`).

These responses are not compressed, and contain nothing but such texts.
"""

from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from tablee.table import chat
from tablee.table.refusals import Refusal
from tablee.table.web import Asked, browser_of, services_of


class Words(msgspec.Struct):
    """A message: a text, or the name of a reaction."""

    seat: int
    text: str
    kind: Literal["text", "reaction"] = "text"


class Switch(msgspec.Struct):
    """Whether people may chat."""

    on: bool


class Notes(msgspec.Struct):
    """What a seat notes for itself."""

    seat: int
    text: str


@get("/api/t/{table:str}/words")
async def words(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Return the last messages of a table."""
    services = services_of(request)
    room, _ = await services.access.enter(table, browser_of(request))
    return {"messages": chat.shown(await services.chat.messages(room.id)) if room.row.chat else []}


@post("/api/t/{table:str}/words", status_code=200)
async def say(request: Asked, table: FromPath[str], data: JSONBody[Words]) -> dict[str, Any]:
    """Send a message to everybody at the table."""
    services = services_of(request)
    room, _ = await services.access.enter_as(table, browser_of(request), data.seat)
    await services.chat.say(room, data.seat, data.kind, data.text)
    return {}


@post("/api/t/{table:str}/chat", status_code=200)
async def switch(request: Asked, table: FromPath[str], data: JSONBody[Switch]) -> dict[str, Any]:
    """Let the host switch the chat on or off."""
    services, browser = services_of(request), browser_of(request)
    room, _ = await services.access.enter(table, browser)
    if not room.is_host(browser):
        raise Refusal("not-host", 403)
    await services.chat.switch(room, data.on)
    services.presence.announce(room)
    return {}


@get("/api/t/{table:str}/notes/{seat:int}")
async def notes(request: Asked, table: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
    """Return what the person of this browser has noted at a seat."""
    services, browser = services_of(request), browser_of(request)
    room, _ = await services.access.enter_as(table, browser, seat)
    return {"text": await services.chat.notes(room, seat, browser)}


@post("/api/t/{table:str}/notes", status_code=200)
async def set_notes(request: Asked, table: FromPath[str], data: JSONBody[Notes]) -> dict[str, Any]:
    """Store what the person of this browser notes at a seat."""
    services, browser = services_of(request), browser_of(request)
    room, _ = await services.access.enter_as(table, browser, data.seat)
    await services.chat.set_notes(room, data.seat, browser, data.text)
    return {}


HANDLERS: list[Any] = [words, say, switch, notes, set_notes]
