"""Serves the pages (lobby, table, rules, upload of records), the links to seats and for watching, and static files."""

import logging
import mimetypes
from functools import cache, lru_cache
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from tablee.core.game import Game
from tablee.table import handbook, records
from tablee.table.answers import compressed
from tablee.table.bundle import bundled
from tablee.table.models import SeatRow, TableRow
from tablee.table.opening import game_named, offered
from tablee.table.refusals import Refusal
from tablee.table.tokens import come_token
from tablee.table.web import STATIC, Asked, browser_of, language_of, page, services_of, static_version

HOLD_TIMES = (0, 10, 20, 40, 60)  # how many seconds a table may wait for seats that hold, as offered in the lobby

LOG = logging.getLogger("tablee.pages")


@cache
def about(game: Game, language: str) -> dict[str, Any]:
    """Return what the lobby shows about a game."""
    say = game.say(language)
    options = [
        {
            "name": option.name,
            "label": say(f"option-{option.name}"),
            "values": [
                {"value": value, "label": say(f"option-{option.name}-{value}"), "default": value == option.default}
                for value in option.values
            ],
        }
        for option in game.options.values()
    ]
    return {
        "name": game.name,
        "title": say("title"),
        "pitch": say("pitch"),
        "seats": list(game.seats),
        "options": options,
        "holds": game.has_moments,
        "minutes": game.about.minutes,
        "cover": cover.read_text(encoding="utf-8") if (cover := game.folder / "cover.svg").exists() else "",
    }


@cache
def listed(game: Game, language: str) -> dict[str, Any] | None:
    """Return what the lobby shows about a game, or None if its texts do not allow it; the log says why, once."""
    try:
        return about(game, language)
    except (KeyError, OSError, ValueError) as error:
        LOG.warning("game %s is not in the lobby: %s", game.name, error)
        return None


def summary(table: TableRow, seats: list[SeatRow], browser: str, language: str) -> dict[str, Any] | None:
    """Return what the lobby shows about a table at which this browser holds a seat."""
    game = offered().get(table.game)
    if game is None:
        return None
    mine = [seat.seat for seat in seats if seat.browser == browser]
    return {
        "id": table.id,
        "title": game.say(language)("title"),
        "names": [seat.name for seat in seats],
        "turn": table.to_act in mine and not table.over,
        "over": table.over,
    }


@get("/", include_in_schema=False)
async def lobby(request: Asked) -> Response[str]:
    """Show the lobby, where people choose a new game or continue one."""
    language, browser = language_of(request), browser_of(request)
    games = [shown for game in offered().values() if (shown := listed(game, language))]
    found = await services_of(request).store.tables_of(browser)
    tables = [made for table, seats in found if (made := summary(table, seats, browser, language))]
    hold = int(services_of(request).settings.hold)
    return page(request, "lobby.html", games=games, tables=tables, hold=hold, hold_times=sorted({*HOLD_TIMES, hold}))


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Show a table to a player or a spectator."""
    browser = browser_of(request)
    room, you = await services_of(request).access.enter(table, browser)
    game = room.match.game
    shown = page(
        request,
        "table.html",
        table=room.id,
        game=game.name,
        title=game.say(language_of(request))("title"),
        you=list(you),
        host=room.row.host == browser,
        watching=not you,
    )
    return packed(request, shown)


@get("/s/{token:str}", include_in_schema=False)
async def seat_link(request: Asked, token: FromPath[str], come: FromQuery[str] = "") -> Redirect:
    """Give a seat to the browser that follows its link.

    The browser is first redirected to the same link with a value computed from its cookie. It gets the seat only if it
    then sends the same cookie, and so has kept it.
    """
    proof = come_token(request.scope["state"]["token"], token)
    if not come:
        return Redirect(f"/s/{token}?come={proof}", status_code=303)
    if come != proof:
        raise Refusal("no-seat", 403)
    table = await services_of(request).access.sit(token, browser_of(request))
    return Redirect(f"/t/{table}", status_code=303)


@get("/w/{token:str}", include_in_schema=False)
async def watch_link(request: Asked, token: FromPath[str]) -> Redirect:
    """Allow the browser to watch the table of a watch link, and redirect it there."""
    table = await services_of(request).access.watch(token, browser_of(request))
    return Redirect(f"/t/{table}", status_code=303)


@get("/t/{table:str}/record", include_in_schema=False)
async def record_file(request: Asked, table: FromPath[str]) -> Response[str]:
    """Download a table's record; refuse this while a game with hidden information is being played."""
    room, _ = await services_of(request).access.enter(table, browser_of(request))
    if not room.shows_record:
        raise Refusal("hidden", 403)
    name = f"tablee-{room.row.game}-{room.id}.game"
    return Response(
        records.text_of(room),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/t/{table:str}/rules", include_in_schema=False)
async def table_rules(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Show the rules of a table's game with the options of that table."""
    room, _ = await services_of(request).access.enter(table, browser_of(request))
    return rules_page(request, room.match.game, tuple(room.match.options.items()))


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Show the rules of a game with its default options."""
    return rules_page(request, game_named(game), None)


def rules_page(request: Asked, found: Game, options: handbook.Options | None) -> Response[bytes]:
    """Return the page with the rules of a game."""
    language, game = language_of(request), found.name
    others = [{"name": g.name, "title": g.say(language)("title")} for g in offered().values()]
    title = found.say(language)("title")
    chapters = handbook.chapters(found, language, options)
    shown = page(request, "rules.html", game=game, title=title, chapters=chapters, games=others)
    return packed(request, shown)


@get("/rules/{game:str}/data", include_in_schema=False, sync_to_thread=False)
def component_data(game: FromPath[str]) -> Response[bytes]:
    """Return a game's component file, which lists every value printed on the components, and its source."""
    path = game_named(game).folder / "data.toml"
    return Response(path.read_bytes(), media_type="text/plain; charset=utf-8")


@get("/replay", include_in_schema=False)
async def replay(request: Asked) -> Response[str]:
    """Show the page on which people upload a record."""
    return page(request, "replay.html")


@get(
    "/static/{version:str}/{name:path}",
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=31536000, public=True, immutable=True),
    sync_to_thread=False,
)
def static_file(request: Asked, version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Return a static file or a bundle. Its URL changes with its content, so browsers may cache it for a long time."""
    name = name.lstrip("/")
    content = static_content(name, static_version())
    if content is None:
        raise Refusal("unknown-page", 404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = kind.startswith("text/") or kind == "image/svg+xml"
    accepted = request.headers.get("Accept-Encoding", "") if packed else ""
    body, headers = compressed(content, accepted)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def static_content(name: str, version: str) -> bytes | None:
    """Return the content of a static file or a bundle; `version` stands for the content of all files."""
    if (made := bundled(name, version)) is not None:
        return made
    path = (STATIC / name).resolve()
    return path.read_bytes() if path.is_relative_to(STATIC) and path.is_file() else None


def packed(request: Asked, shown: Response[str]) -> Response[bytes]:
    """Compress a page. This must not be done with a page that contains text chosen by other people; see `answers`."""
    body, headers = compressed(shown.content.encode(), request.headers.get("Accept-Encoding", ""))
    return Response(body, media_type=MediaType.HTML, headers=headers)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Redirect:
    """Redirect to the icon: browsers request this path even if no page names it."""
    return Redirect("/static/0/favicon.svg", status_code=302)


HANDLERS = [
    lobby,
    table_page,
    seat_link,
    watch_link,
    record_file,
    rules,
    table_rules,
    component_data,
    replay,
    static_file,
    favicon,
]
