"""The JSON API about people who are away: nudge them, let a bot play for them, resign, end the game (see `away`)."""

from typing import Any, Literal

from litestar import post
from litestar.params import FromPath, JSONBody

from tablee.core.contract import NOBODY
from tablee.table.api import FromPage, answer_change
from tablee.table.room import Room
from tablee.table.web import Asked, services_of


class AwayAction(FromPage):
    """What a person at a seat asks for; `other` is the seat that is away, `level` that of the bot to play for it."""

    seat: int
    what: Literal["nudge", "substitute", "return", "resign", "end", "agree", "decline"]
    other: int = NOBODY
    level: int = 0


@post("/api/t/{table:str}/away", status_code=200)
async def away(request: Asked, table: FromPath[str], data: JSONBody[AwayAction]) -> Any:
    """Do what a person asks for; the response is the new view."""
    services = services_of(request)

    async def change(room: Room) -> None:
        if data.what == "nudge":
            room.away.nudge(data.other)
            await services.presence.nudge(room, data.other, data.seat)
            await services.push.nudge(room, data.other)
        else:
            await room.away.do(data.seat, data.what, data.other, data.level)

    return await answer_change(request, table, data, data.seat, change)


HANDLERS: list[Any] = [away]
