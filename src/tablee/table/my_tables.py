"""The tables of a browser: a few in the lobby, and all on a page of their own, with whose turn it is."""

from typing import Any

from litestar import Response, get

from tablee.table import houses
from tablee.table.models import Sitting
from tablee.table.opening import offered
from tablee.table.shelf import Mine
from tablee.table.web import Asked, browser_of, language_of, page, services_of

MOST_IN_LOBBY = 6
SECTIONS = ("turn", "waiting", "going", "copy", "over", "away")  # in the order in which they are shown


def section(mine: Mine, turn: bool) -> str:
    """Return the section of the page in which a table is listed."""
    table = mine.table
    if mine.is_archived:
        return "away"
    if table.over or table.read_only:
        return "over"
    if table.is_copy:
        return "copy"
    return "waiting" if table.waiting else "turn" if turn else "going"


def summary(mine: Mine, browser: str, language: str) -> dict[str, Any] | None:
    """Return what is shown about a table of a browser, or None if its game is not here."""
    table, seats = mine.table, mine.seats
    game = offered().get(table.game)
    if game is None:
        return None
    own = [seat.seat for seat in seats if seat.browser == mine.holder]
    turn = table.to_act in own and not (table.over or table.waiting or table.read_only)
    others = [seat for seat in seats if seat.browser not in (None, mine.holder)]
    host = table.host == mine.holder
    return {
        "id": table.id,
        "title": game.say(language)("title"),
        "variant": houses.name_of(table.variant),
        "name": table.name,
        "names": [seat.name for seat in seats],
        "free": sum(seat.kind == Sitting.FRIEND and seat.browser is None for seat in seats),
        "actor": seats[table.to_act].name if 0 <= table.to_act < len(seats) else "",
        "turn": turn,
        "over": table.over,
        "record": table.read_only,
        "waiting": table.waiting,
        "what_if": table.is_copy,
        "lesson": bool(table.lesson),
        "section": section(mine, turn),
        "created": table.created,
        "may_leave": bool(own) and bool(others),
        "may_delete": host and (table.waiting or not others),
    }


async def of_browser(request: Asked) -> list[dict[str, Any]]:
    """Return the tables of the browser of a request, those at which it is to act first."""
    language, browser = language_of(request), browser_of(request)
    found = await services_of(request).shelf.tables_of(browser)
    made = [shown for mine in found if (shown := summary(mine, browser, language))]
    return sorted(made, key=lambda table: SECTIONS.index(table["section"]))


def in_lobby(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the tables that the lobby shows: games under way, and then a few others, but no lesson that is over."""
    shown = [table for table in tables if table["section"] != "away" and not (table["lesson"] and table["over"])]
    return shown[:MOST_IN_LOBBY]


@get("/tables", include_in_schema=False)
async def tables(request: Asked) -> Response[str]:
    """Show all tables of this browser."""
    found = await of_browser(request)
    sections = [(name, [table for table in found if table["section"] == name]) for name in SECTIONS]
    return page(request, "tables.html", sections=[(name, listed) for name, listed in sections if listed])


HANDLERS: list[Any] = [tables]
