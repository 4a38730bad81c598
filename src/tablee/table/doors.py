"""The pages in front of a table: links to seats, for watching and for another device, the waiting room, and the door.

To open such a page changes nothing; what it offers is done by a POST (see `company_api`). Programs that make previews
of links get the game, its picture and the host's name.
"""

from functools import cache
from typing import Any

from litestar import Response, route
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect

from tablee.core.game import Game
from tablee.table import company
from tablee.table.listing import about
from tablee.table.opening import game_named
from tablee.table.refusals import Refusal
from tablee.table.room import Room
from tablee.table.web import LOOKS, STATIC, Asked, browser_of, language_of, packed, page, services_of

DAY = 86400


def door(request: Asked, room: Room, kind: str, **more: Any) -> Response[str]:
    """Return a page in front of a table. It names people, so it is never compressed."""
    game, language = room.match.game, language_of(request)
    return page(
        request,
        "door.html",
        kind=kind,
        table=room.id,
        game=about(game, language),
        host=company.host_name(room),
        preview=game.name,
        copy=room.row.is_copy,
        **more,
    )


async def before(request: Asked, table: str) -> Response[str]:
    """Return the page for a browser that has the address of a table but no seat there."""
    services = services_of(request)
    room = await services.rooms.get(table)
    state = services.seating.state_of(room, browser_of(request))
    return door(request, room, "stranger", state=state, may_watch=room.row.open_watch)


def waiting_room(request: Asked, room: Room) -> Response[bytes]:
    """Return the page on which people wait for each other. Names are not part of it, so it may be compressed."""
    game = about(room.match.game, language_of(request))
    return packed(request, page(request, "waiting.html", table=room.id, game=game))


@route("/s/{token:str}", http_method=LOOKS, status_code=200, include_in_schema=False)
async def seat_link(request: Asked, token: FromPath[str]) -> Response[Any]:
    """Show the page of a seat's link. The browser that holds the seat is led to the table."""
    services, browser = services_of(request), browser_of(request)
    room, seat = await services.seating.found(token)
    if seat.used and seat.browser == room.known_as(browser):
        return Redirect(f"/t/{room.id}", status_code=303)
    names = [other.name for other in room.seats]
    if seat.used:
        state = services.seating.state_of(room, browser)
        return door(request, room, "taken", seat=seat.seat, names=names, state=state)
    return door(request, room, "sit", seat=seat.seat, names=names)


@route("/w/{token:str}", http_method=LOOKS, status_code=200, include_in_schema=False)
async def watch_link(request: Asked, token: FromPath[str]) -> Response[Any]:
    """Show the page of a watch link; its script asks to watch at once."""
    services = services_of(request)
    room = await services.access.watched(token)
    return door(request, room, "watch")


@route("/d/{token:str}", http_method=LOOKS, status_code=200, include_in_schema=False)
async def device_link(request: Asked, token: FromPath[str]) -> Response[Any]:
    """Show the page of a link for another device."""
    services = services_of(request)
    room, holder = await services.devices.found(token)
    if room.known_as(browser_of(request)) == holder:
        return Redirect(f"/t/{room.id}", status_code=303)
    mine = [seat for seat in room.seats if seat.browser == holder]
    names = [seat.name for seat in mine]
    return door(request, room, "device", seat=mine[0].seat if mine else None, names=names)


# --- previews --------------------------------------------------------------------------------------------------


@route(
    "/preview/{name:str}",
    http_method=LOOKS,
    status_code=200,
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=DAY, public=True),
    sync_to_thread=False,
)
def preview(name: FromPath[str]) -> Response[bytes]:
    """Return the picture of a game for previews of links; a game without one gets that of Tablée."""
    game = name.removesuffix(".png")
    return Response(picture(None if game == "tablee" else game_named(game)), media_type="image/png")


@cache
def picture(game: Game | None) -> bytes:
    """Return the picture of a game, or the common one."""
    own = game.folder / "preview.png" if game else None
    if own and own.exists():
        return own.read_bytes()
    common = STATIC / "preview.png"
    if not common.exists():
        raise Refusal("unknown-page", 404)
    return common.read_bytes()


HANDLERS: list[Any] = [seat_link, watch_link, device_link, preview]
