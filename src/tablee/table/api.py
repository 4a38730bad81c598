"""The JSON API of a game at a table: to get views, events and hints, to act, and to undo.

Nothing here is specific to one game.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Receive, Scope, Send

from tablee.core.contract import CHANCE
from tablee.table import answers, dice, speech, views
from tablee.table.bots import NoAnswer
from tablee.table.live import Listener, Look, answer
from tablee.table.refusals import Illegal, Refusal, Stale
from tablee.table.room import Room
from tablee.table.services import Services
from tablee.table.web import Asked, browser_of, language_of, said_of, services_of

HINTS_SHOWN = 5
RETRY = b"retry: 2000\n\n"  # how many milliseconds a browser waits before it opens a lost stream again
STREAM_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
    (b"vary", b"Accept-Encoding"),
]


class FromPage(msgspec.Struct, kw_only=True):
    """What a page sends with every change: its name for itself, and the version of the view that it holds."""

    page: str = ""
    base: str = ""


class Act(FromPage):
    """An action, and the step that the page showed when the player chose it."""

    step: int
    seat: int
    action: int


class Undo(FromPage):
    """An undo, a request to the other players for an undo, or an answer to such a request."""

    step: int
    seat: int
    what: Literal["step", "turn", "ask", "agree", "decline"]
    to: int | None = None


class Hold(FromPage):
    """A change to a seat's hold (see `holding`): switch it on or off, or let the waiting action or turn proceed."""

    seat: int
    what: Literal["on", "off", "let-go", "let-go-turn"]


# --- requests that change nothing --------------------------------------------------------------------------------


def look_of(request: Asked, seat: int | None) -> Look:
    """Return how the page of a request looks at its table."""
    narrow = request.query_params.get("narrow") == "1"
    return Look(browser_of(request), seat, language_of(request), narrow)


async def see(room: Room, look: Look, base: str = "", step: int | None = None) -> dict[str, Any]:
    """Return what a page that holds the version `base` needs to show a step, by default the last."""

    def made() -> dict[str, Any]:
        viewer = look.viewer(room)
        return answer(room, viewer, views.view(room, viewer, step), base)

    return await room.compute(made)


def sent(request: Asked, made: dict[str, Any], status: int = 200) -> Response[bytes]:
    """Return the response that carries a view."""
    content, headers = answers.compressed(answers.encoded(made), request.headers.get("Accept-Encoding", ""))
    return Response(content, media_type=MediaType.JSON, headers=headers, status_code=status)


@get("/api/t/{table:str}/view")
async def view(
    request: Asked,
    table: FromPath[str],
    step: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    narrow: FromQuery[int] = 0,
    base: FromQuery[str] = "",
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Return the view of a table for this browser, or what has changed since the version `base` of it."""
    room, _ = await services_of(request).access.enter(table, browser_of(request))
    await room.catch_up_if_shared()  # another process may have shown this browser something newer
    return sent(request, await see(room, look_of(request, seat), base, step))


@get("/api/t/{table:str}/people")
async def people(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Return the names of all seats, which seats are online, and what else this browser may know of the company."""
    services = services_of(request)
    room, _ = await services.access.enter(table, browser_of(request), early=True)
    return services.presence.people(room, browser_of(request))


class EventStream:
    """The response that sends events to a page until the page or the server ends it.

    Litestar's own streams need twice the memory and time: a group of tasks, and a generator for each layer.
    """

    __slots__ = ("listener", "packs", "room", "services")

    def __init__(self, services: Services, room: Room, listener: Listener, packs: bool) -> None:
        self.services, self.room, self.listener, self.packs = services, room, listener, packs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events."""
        listener, services = self.listener, self.services
        headers = STREAM_HEADERS + ([(b"content-encoding", b"gzip")] if self.packs else [])
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        leaving = asyncio.create_task(until_left(receive))
        leaving.add_done_callback(lambda _: listener.end())
        try:
            with services.live.listen(listener):
                await services.presence.came_or_went(self.room)
                services.live.announce(self.room)
                begin = answers.GZIP_HEADER + answers.block(RETRY) if self.packs else RETRY
                await send({"type": "http.response.body", "body": begin, "more_body": True})
                while (said := await listener.next()) is not None:
                    body = answers.block(said) if self.packs else said
                    await send({"type": "http.response.body", "body": body, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()
            await services.presence.came_or_went(self.room)


async def until_left(receive: Receive) -> None:
    """Wait until the browser has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass


@get("/api/t/{table:str}/events")
async def events(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    narrow: FromQuery[int] = 0,
    base: FromQuery[str] = "",
    page: FromQuery[str] = "",
    lang: FromQuery[str | None] = None,
) -> EventStream:
    """Stream an event whenever this browser's view of a table changes, and whenever somebody comes or leaves."""
    services = services_of(request)
    room, _ = await services.access.enter(table, browser_of(request), early=True)
    await room.catch_up_if_shared()  # another process may have shown this browser something newer
    holds = request.headers.get("Last-Event-ID") or base
    listener = Listener(services.live, room.id, look_of(request, seat), page, holds)
    return EventStream(services, room, listener, answers.accepts_gzip(request.headers.get("Accept-Encoding", "")))


@get("/api/t/{table:str}/hint")
async def hint(
    request: Asked,
    table: FromPath[str],
    step: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """Return the bot's best choices and every seat's chance to win, computed from what the viewer may know."""
    services = services_of(request)
    room, you = await services.access.enter(table, browser_of(request))
    if not (room.row.hints or room.is_open_book):
        raise Refusal("no-hints", 403)
    eye = views.eyes(room, you, seat)
    position = room.match.position_at(await room.compute(room.ply_shown, eye, step))
    if position.is_over:
        ranks = position.ranks()
        return {"choices": [], "win": [float(rank == 1) / ranks.count(1) for rank in ranks]}
    if services.pool.is_warming(room.row.game):
        services.pool.need(room.row.game)
        return {"choices": [], "win": [], "status": speech.say_in(language_of(request))("hint-warming")}
    actor = position.to_act
    if actor != CHANCE and (room.is_open_book or not position.game.hides):
        eye = actor
    seen = position.seen_by(eye)
    key = f"{room.id} {position.to_act}"
    try:
        if eye != actor:
            return {"choices": [], "win": (await services.pool.worth(seen, eye, key)).chances}
        answer = await services.pool.hint(seen, eye, key)
    except NoAnswer as error:
        raise Refusal("no-answer", 503) from error
    words, say = position.game.words, speech.game_say(position.game, language_of(request))
    path = position.game.board.path
    choices = [
        {
            "action": action,
            "path": list(path(seen, action)),
            "label": words.label(seen, action)(say),
            "win": chances[eye],
            "visits": visits,
        }
        for action, visits, chances in answer.candidates[:HINTS_SHOWN]
    ]
    return {"choices": choices, "win": answer.chances, "close": answer.is_close}


@get("/api/t/{table:str}/dice")
async def draws(request: Asked, table: FromPath[str], lang: FromQuery[str | None] = None) -> dict[str, Any]:
    """Return all random draws of a finished game and the secret from which anybody can recompute them."""
    services = services_of(request)
    room, _ = await services.access.enter(table, browser_of(request))
    if not room.is_over or room.source is None or not room.commitment:
        raise Refusal("not-over", 403)
    say = speech.game_say(room.match.game, language_of(request))
    found = await services.world.in_thread(dice.draws, room.match, say, room.row.given)
    return {"commitment": room.source.commitment, "secret": room.source.secret.hex(), "draws": found}


# --- requests that change a table --------------------------------------------------------------------------------


def next_eyes(room: Room, seat: int) -> int | None:
    """Return the seat for which to draw the view after an action; None lets `views.eyes` choose it.

    In a game with hidden information this is the seat that acted.
    """
    return seat if room.match.game.hides else None


async def answer_change(
    request: Asked, table: str, data: FromPage, seat: int, change: Callable[[Room], Awaitable[None]]
) -> Response[Any]:
    """Let a page change its table, and answer with what has changed in its view.

    A request outdated by another player's move is answered with `overtaken` and status 200; a second click on the same
    page with `stale` and status 409. Both answers carry the new view.
    """
    services = services_of(request)
    room, _ = await services.access.enter_as(table, browser_of(request), seat)
    refused: Stale | None = None
    with services.live.answering(room, data.page) as streams:
        try:
            await change(room)
        except Stale as stale:
            refused = stale
        seen = await see(room, look_of(request, next_eyes(room, seat)), data.base)
        for stream in streams:
            stream.holds = seen["version"]
    if refused:
        return sent(request, {"error": said_of(request, refused), "answer": seen}, refused.status)
    return sent(request, seen)


async def look_for_losses(services: Services, room: Room) -> None:
    """Let the search judge the position before the learner acts, if a lesson asks how much a decision gives away."""
    taught, seen = room.teaching, room.match.position
    if taught is None or not taught.needs_search(room.match):
        return
    seen = seen.seen_by(taught.seat)
    try:
        await services.pool.until_ready(room.row.game)
        answer = await services.pool.hint(seen, taught.seat, f"{room.id} {taught.seat}")
    except NoAnswer as error:
        raise Refusal("no-answer", 503) from error
    taught.found(seen, {action: chances[taught.seat] for action, _, chances in answer.candidates})


@post("/api/t/{table:str}/act", status_code=200)
async def act(request: Asked, table: FromPath[str], data: JSONBody[Act]) -> Any:
    """Take an action; the response is the new view."""
    room, _ = await services_of(request).access.enter_as(table, browser_of(request), data.seat)
    ply = await room.ply_at(data.seat, data.step)
    await look_for_losses(services_of(request), room)
    await room.holding.before(data.seat, ply, data.action)

    async def change(room: Room) -> None:
        try:
            await room.act(data.seat, ply, data.action)
        except Illegal as illegal:
            seen = room.match.position.seen_by(data.seat)
            why = speech.why_not(seen.game, seen, data.seat, data.action, language_of(request))
            raise Illegal(*why) from illegal

    return await answer_change(request, table, data, data.seat, change)


@post("/api/t/{table:str}/undo", status_code=200)
async def undo(request: Asked, table: FromPath[str], data: JSONBody[Undo]) -> Any:
    """Undo, ask for an undo, or answer such a request; the response is the new view."""

    async def change(room: Room) -> None:
        ply = await room.ply_at(data.seat, data.step)
        to = None if data.to is None else await room.ply_at(data.seat, data.to)
        await room.undo(data.seat, ply, data.what, to)

    return await answer_change(request, table, data, data.seat, change)


@post("/api/t/{table:str}/hold", status_code=200)
async def hold(request: Asked, table: FromPath[str], data: JSONBody[Hold]) -> Any:
    """Switch a seat's hold on or off, or let a waiting action proceed; the response is the new view."""

    async def change(room: Room) -> None:
        if data.what in ("on", "off"):
            room.holding.ask(data.seat, hold=data.what == "on")
        else:
            room.holding.pass_by(data.seat, whole_turn=data.what == "let-go-turn")

    return await answer_change(request, table, data, data.seat, change)


HANDLERS: list[Any] = [view, people, events, hint, draws, act, undo, hold]
