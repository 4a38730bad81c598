"""Serves the pages (lobby, table, rules, upload of records), the links to seats and for watching, and static files."""

import mimetypes
from functools import lru_cache
from typing import Any

from litestar import Response, get, route
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from tablee.core.catalogue import catalogue
from tablee.core.game import Game
from tablee.core.lessons import spoken
from tablee.core.variants import Variant, box_text
from tablee.table import doors, handbook, houses, my_tables, records, speech
from tablee.table.answers import compressed
from tablee.table.bundle import bundled
from tablee.table.chat import KEPT, REACTIONS, remarks
from tablee.table.clocks import DAY, MINUTE, PACES
from tablee.table.lessons import readable
from tablee.table.listing import listed
from tablee.table.opening import game_named, offered
from tablee.table.refusals import Refusal
from tablee.table.scenery import definitions
from tablee.table.settings import Settings
from tablee.table.web import (
    LOOKS,
    STATIC,
    Asked,
    browser_of,
    language_of,
    packed,
    page,
    services_of,
    static_version,
)

HOLD_TIMES = (0, 10, 20, 40, 60)  # how many seconds a table may wait for seats that hold, as offered in the lobby


def paces(language: str) -> list[tuple[str, str]]:
    """Return the paces that the lobby offers: what to send, and what to show."""
    say, made = speech.say_in(language), []
    for pace, times in PACES.items():
        for per, seconds in times.items():
            unit = DAY if seconds >= DAY else MINUTE if seconds % MINUTE == 0 else 1.0
            name = {DAY: "clock-days", MINUTE: "clock-minutes", 1.0: "clock-seconds"}[unit]
            time = say(name, number=int(seconds / unit))
            made.append((f"{pace}/{per}", f"{say(f'pace-{pace}')} · {say('clock-about', per=per, time=time)}"))
    return made


@get("/", include_in_schema=False)
async def lobby(request: Asked) -> Response[str]:
    """Show the lobby, where people choose a new game or continue one."""
    language = language_of(request)
    games = [shown for game in offered().values() if (shown := listed(game, language))]
    tables = await my_tables.of_browser(request)
    listed_tables = my_tables.in_lobby(tables)
    settings = services_of(request).settings
    hold = int(settings.hold)
    return page(
        request,
        "lobby.html",
        games=games,
        tables=listed_tables,
        more=len(tables) > len(listed_tables),
        hold=hold,
        hold_times=sorted({*HOLD_TIMES, hold}),
        boxes={game["name"]: offered_boxes(settings, offered()[game["name"]], language) for game in games},
        paces=paces(language),
    )


def offered_boxes(settings: Settings, game: Game, language: str) -> list[dict[str, str]]:
    """Return the variants of a game that come with it or with the server (`tablee serve --box`), for the lobby."""
    found = [*houses.coming_with(game, language), *(own for own in settings.boxes if own.game.name == game.name)]
    return [{"name": variant.name, "house": houses.stored(variant)} for variant in found]


@route("/t/{table:str}", http_method=LOOKS, status_code=200, include_in_schema=False)
async def table_page(request: Asked, table: FromPath[str]) -> Response[Any]:
    """Show a table to a player or a spectator, a waiting room before the game begins, and the door to strangers."""
    services, browser = services_of(request), browser_of(request)
    try:
        room, _ = await services.access.enter(table, browser, early=True)
    except Refusal as refusal:
        if refusal.code != "no-seat":
            raise
        return await doors.before(request, table)
    if room.row.waiting:
        return doors.waiting_room(request, room)
    game, row = room.match.game, room.row
    is_own = row.copy_of and room.is_host(browser) and await services.shelf.exists(row.copy_of)
    origin = row.copy_of if is_own else ""
    shown = page(
        request,
        "table.html",
        table=room.id,
        game=game.name,
        title=game.say(language_of(request))("title"),
        copy=room.row.is_copy,
        origin=origin,
        lesson=room.row.lesson,
        catalogue=bool(catalogue(game)),
        sounds=" ".join(f"{what}:{sound}" for what, sound in game.story.sounds.items()),
        learner=room.teaching.seat if room.teaching else 0,
        reactions=REACTIONS,
        reaction_words=[f"reaction-{name}" for name in REACTIONS],
    )
    return packed(request, shown)


@get("/t/{table:str}/record", include_in_schema=False)
async def record_file(request: Asked, table: FromPath[str], words: FromQuery[int] = 0) -> Response[str]:
    """Download a table's record; refuse this while a game with hidden information is being played.

    With `words`, the messages of the chat follow as remarks.
    """
    services = services_of(request)
    room, _ = await services.access.enter(table, browser_of(request))
    if not room.shows_record:
        raise Refusal("hidden", 403)
    name = f"tablee-{room.row.game}-{room.id}{'-what-if' if room.row.is_copy else ''}.game"
    text = records.text_of(room)
    if words:
        names = [seat.name for seat in room.seats]
        text += "".join(f"{line}\n" for line in remarks(await services.chat.messages(room.id, KEPT), names))
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/t/{table:str}/rules", include_in_schema=False)
async def table_rules(request: Asked, table: FromPath[str]) -> Response[Any]:
    """Show the rules of a table's game with the options of that table."""
    room, _ = await services_of(request).access.enter(table, browser_of(request), early=True)
    return rules_page(request, room.match.game, tuple(room.match.options.items()), room.match.variant)


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str]) -> Response[Any]:
    """Show the rules of a game with its default options."""
    return rules_page(request, game_named(game), None)


def rules_page(
    request: Asked, found: Game, options: handbook.Options | None, variant: Variant | None = None
) -> Response[Any]:
    """Return the page with the rules of a game, as printed or with the numbers of a variant."""
    language, game = language_of(request), found.name
    others = [{"name": g.name, "title": g.say(language)("title")} for g in offered().values()]
    title = found.say(language)("title")
    taught, say = readable(found), found.say(language)
    chapters = handbook.chapters(found, language, options, variant)
    overview = handbook.overview(found, language, options, variant)
    tries = {
        id_: [{"id": one.id, "title": spoken(one.title, found, language, say)} for one in several]
        for id_, several in (taught.chapters.items() if taught else ())
    }
    shown = page(
        request,
        "rules.html",
        game=game,
        title=title,
        chapters=chapters,
        scenery=definitions(found, overview, *(chapter.html for chapter in chapters)),
        games=others,
        house={"name": variant.name, "differences": houses.differences(variant, language)} if variant else None,
        overview=overview,
        tries=tries,
        catalogue=bool(catalogue(found)),
        preview=game,
        preview_title=title,
    )
    return shown if variant else packed(request, shown)


@get("/rules/{game:str}/data", include_in_schema=False, sync_to_thread=False)
def component_data(game: FromPath[str]) -> Response[bytes]:
    """Return a game's component file, which lists every value printed on the components, and its source."""
    path = game_named(game).folder / "data.toml"
    return Response(path.read_bytes(), media_type="text/plain; charset=utf-8")


@get("/rules/{game:str}/box", include_in_schema=False, sync_to_thread=False)
def box_file(game: FromPath[str]) -> Response[str]:
    """Download a game's printed box as a file to edit, for house rules."""
    found = game_named(game)
    return Response(
        box_text(found),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{found.name}.toml"'},
    )


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


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Redirect:
    """Redirect to the icon: browsers request this path even if no page names it."""
    return Redirect("/static/0/favicon.svg", status_code=302)


HANDLERS = [
    lobby,
    table_page,
    record_file,
    rules,
    table_rules,
    component_data,
    box_file,
    replay,
    static_file,
    favicon,
]
