"""Serves what teaches a game: the page of its lessons, and the tables at which they are played."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from tablee.core.catalogue import catalogue
from tablee.core.game import Game
from tablee.core.lessons import Lesson, Texts, spoken
from tablee.core.variants import Variant
from tablee.table import handbook, opening
from tablee.table.catalogue import shelves as catalogue_shelves
from tablee.table.lessons import readable
from tablee.table.opening import game_named, offered
from tablee.table.refusals import Refusal
from tablee.table.scenery import definitions
from tablee.table.web import Asked, browser_of, language_of, packed, page, services_of


class OpenLesson(msgspec.Struct):
    """The request for the table of a lesson; `guide` is the guided first game."""

    game: str
    lesson: str
    name: str = ""  # how the learner is called


@post("/api/lessons")
async def open_lesson(request: Asked, data: JSONBody[OpenLesson]) -> dict[str, Any]:
    """Return the table of a lesson: the one this browser has already, or a new one."""
    room = await opening.taught(services_of(request), browser_of(request), data.game, data.lesson, data.name)
    return {"table": room.id}


@get("/learn/{game:str}", include_in_schema=False)
async def learn(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Show the lessons of a game, by chapter of its rules."""
    found = game_named(game)
    taught = readable(found)
    if taught is None:
        raise Refusal("unknown-page", 404)
    language = language_of(request)
    say = found.say(language)
    titles = {chapter.id: chapter.title for chapter in handbook.chapters(found, language)}
    chapters = [
        {
            "id": id_,
            "title": titles.get(id_, id_),
            "lessons": [
                {"id": one.id, **{key: spoken(texts, found, language, say) for key, texts in _shown(one).items()}}
                for one in listed
            ],
        }
        for id_, listed in taught.chapters.items()
    ]
    others = [{"name": g.name, "title": g.say(language)("title")} for g in offered().values() if readable(g)]
    shown = page(
        request,
        "learn.html",
        game=game,
        title=say("title"),
        chapters=chapters,
        guide=taught.guide is not None,
        catalogue=bool(catalogue(found)),
        games=others,
    )
    return packed(request, shown)


def _shown(lesson: Lesson) -> dict[str, Texts]:
    return {"title": lesson.title, "task": lesson.task}


@get("/catalogue/{game:str}", include_in_schema=False)
async def components(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Show all components of a game."""
    return catalogue_page(request, game_named(game), None)


@get("/t/{table:str}/catalogue", include_in_schema=False)
async def table_components(request: Asked, table: FromPath[str]) -> Response[Any]:
    """Show all components of a table's game, with the options and the box of that table."""
    room, _ = await services_of(request).access.enter(table, browser_of(request))
    return catalogue_page(request, room.match.game, tuple(room.match.options.items()), room.match.variant)


def catalogue_page(
    request: Asked, game: Game, options: handbook.Options | None, variant: Variant | None = None
) -> Response[Any]:
    """Return the page with the components of a game."""
    if not catalogue(game):
        raise Refusal("unknown-page", 404)
    language = language_of(request)
    shelves = catalogue_shelves(game, language, options, variant)
    others = [{"name": g.name, "title": g.say(language)("title")} for g in offered().values() if catalogue(g)]
    title = game.say(language)("title")
    scenery = definitions(game, *(item.picture for shelf in shelves for item in shelf.items))
    more = {"shelves": shelves, "scenery": scenery, "games": others, "lessons": readable(game) is not None}
    shown = page(request, "catalogue.html", game=game.name, title=title, **more)
    return shown if variant else packed(request, shown)  # a variant's numbers are chosen by others


HANDLERS = [open_lesson, learn, components, table_components]
