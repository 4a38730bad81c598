"""The JSON API that opens tables: new ones, rematches, "what if" copies and uploaded records; and the links to them."""

import io
from typing import Any

import msgspec
import segno
from litestar import post
from litestar.params import FromPath, JSONBody

from tablee.core.contract import NOBODY
from tablee.table import clocks, opening, speech
from tablee.table.houses import House
from tablee.table.models import Sitting
from tablee.table.opening import Opened, Place
from tablee.table.refusals import Refusal
from tablee.table.tokens import hashed, link_id
from tablee.table.web import Asked, base_url, browser_of, language_of, services_of

LONGEST_QR = 300


class NewTable(msgspec.Struct):
    """The request for a new table."""

    game: str
    seats: list[Place]
    options: dict[str, str | int] = {}
    hints: bool = False
    hold: float | None = None  # seconds that the table waits for seats that hold; None: the server's setting
    for_real: bool = False  # whether nothing can be taken back past a draw or an action of another seat
    house: House | None = None  # house rules; None: the printed box
    wait: bool = False  # whether the friends gather in a waiting room before the game begins
    pace: str = ""  # how fast people are to play: a key of `clocks.PACES`, or ""
    clock: str = clocks.DECISION  # whether they get their time for each decision or for the game
    chat: bool = True


class Upload(msgspec.Struct):
    """The text of a game's record that a person uploads."""

    text: str


class WhatIf(msgspec.Struct):
    """The request for a new table, at which a person continues from a position of an existing table against bots."""

    step: int
    seen_by: int = NOBODY  # the seat whose view the page shows; it counts the steps
    bots: int = 3
    seat: int = NOBODY
    name: str = ""  # what the person calls themselves, if they do not play their own seat


class LinkFor(msgspec.Struct):
    """The seat that a new link is for; -2 asks for a watch link."""

    seat: int


class QrText(msgspec.Struct):
    """The text that a QR code is to contain."""

    text: str


def links(request: Asked, opened: Opened) -> dict[str, Any]:
    """Return the links of a new table. They cannot be shown again later, only replaced."""
    base = base_url(request)
    seats = {str(seat): f"{base}/s/{token}" for seat, token in opened.tokens.items()}
    return {
        "table": opened.room.id,
        "links": seats,
        "ids": {str(seat): link_id(hashed(token)) for seat, token in opened.tokens.items()},
        "qr": {seat: qr_svg(url) for seat, url in seats.items()},
        "watch": f"{base}/w/{opened.watch}",
    }


@post("/api/tables")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> dict[str, Any]:
    """Open a table."""
    services, browser = services_of(request), browser_of(request)
    terms = opening.Terms(
        hints=data.hints,
        hold=data.hold,
        for_real=data.for_real,
        waits=data.wait and any(place.kind == Sitting.FRIEND for place in data.seats),
        pace=data.pace,
        clock=data.clock,
        chat=data.chat,
    )
    opened = await opening.new_table(services, browser, data.game, data.options, data.seats, terms, data.house)
    return links(request, opened)


@post("/api/t/{table:str}/rematch")
async def rematch(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Open a table for another game with the same people and options."""
    services, browser = services_of(request), browser_of(request)
    room, you = await services.access.enter(table, browser)
    if not you and not room.is_host(browser):
        raise Refusal("not-your-seat", 403)
    return {"table": (await opening.rematch(services, room, browser)).id}


@post("/api/t/{table:str}/whatif")
async def what_if(request: Asked, table: FromPath[str], data: JSONBody[WhatIf]) -> dict[str, Any]:
    """Open a new table that starts from a position of this table; bots have the other seats."""
    services, browser = services_of(request), browser_of(request)
    room, you = await services.access.enter(table, browser)
    seat = data.seat if data.seat >= 0 else next(iter(you), NOBODY)
    ply = await room.compute(room.ply_shown, data.seen_by, data.step)
    name = data.name or speech.say_in(language_of(request))("guest")
    return links(request, await opening.what_if(services, room, browser, ply, data.bots, seat, name))


@post("/api/replay")
async def upload(request: Asked, data: JSONBody[Upload]) -> dict[str, Any]:
    """Open an uploaded record as a read-only table."""
    return links(request, await opening.uploaded(services_of(request), browser_of(request), data.text))


@post("/api/t/{table:str}/link", status_code=200)
async def new_link(request: Asked, table: FromPath[str], data: JSONBody[LinkFor]) -> dict[str, Any]:
    """Return a new link for a seat or for watching; the old one stops working."""
    services, browser = services_of(request), browser_of(request)
    room, you = await services.access.enter(table, browser, early=True)
    if not room.is_host(browser) and not (data.seat == NOBODY and you):
        raise Refusal("not-host", 403)
    if 0 <= data.seat < len(room.seats):
        services.seating.check_absent(room, data.seat, browser)
    token = await services.access.new_link(room, data.seat)
    services.presence.tell(room)  # another device of the host may show the old link
    url = f"{base_url(request)}/{'w' if data.seat == NOBODY else 's'}/{token}"
    return {"url": url, "id": link_id(hashed(token)), "qr": qr_svg(url)}


@post("/api/qr", status_code=200)
async def qr(data: JSONBody[QrText]) -> dict[str, Any]:
    """Return a QR code."""
    if not 0 < len(data.text) <= LONGEST_QR:
        raise Refusal("too-large", 413)
    return {"svg": qr_svg(data.text)}


def qr_svg(text: str) -> str:
    """Return a QR code as SVG, without styles."""
    code = segno.make(text, error="m", micro=False)
    made = io.BytesIO()
    look: dict[str, Any] = {"border": 2, "omitsize": True, "svgclass": None, "lineclass": None, "light": "#fff"}
    code.save(made, kind="svg", xmldecl=False, nl=False, **look)
    return made.getvalue().decode()


HANDLERS: list[Any] = [new_table, rematch, what_if, upload, new_link, qr]
