"""The JSON API for house rules: the form, uploads, what differs from the printed box, and the balance label."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tablee.core.errors import UnknownOption
from tablee.core.variants import Variant
from tablee.table import balance, houses, speech
from tablee.table.checker import Upload
from tablee.table.houses import House
from tablee.table.opening import game_named
from tablee.table.refusals import Refusal
from tablee.table.web import Asked, language_of, said_of, services_of


class HouseOf(msgspec.Struct):
    """House rules of a game."""

    game: str
    house: House


class ToMeasure(HouseOf):
    """House rules of a game, and how the table is to play them."""

    seats: int
    options: dict[str, str | int] = {}


def shown(request: Asked, variant: Variant | None, house: House) -> dict[str, Any]:
    """Return house rules as a page shows them."""
    if variant is None:
        return {"name": house.name, "changes": {}, "differences": [], "hash": ""}
    found = houses.differences(variant, language_of(request))
    return {"name": variant.name, "changes": variant.changes, "differences": found, "hash": variant.hash}


def wrong(request: Asked, refusal: Refusal) -> dict[str, Any]:
    """Return what is wrong with house rules. The status is 200: to find that out is what the page has asked for."""
    if refusal.code != "bad-box":
        raise refusal
    return {"error": said_of(request, refusal)}


@get("/api/house/{game:str}", sync_to_thread=False)
def form(request: Asked, game: FromPath[str], lang: FromQuery[str | None] = None) -> dict[str, Any]:
    """Return the form for the house rules of a game."""
    return {"groups": houses.fields(game_named(game), language_of(request))}


@post("/api/house/check", status_code=200)
async def check(request: Asked, data: JSONBody[HouseOf]) -> dict[str, Any]:
    """Return what differs from the printed box, or what is wrong."""
    try:
        return shown(request, data.house.variant(game_named(data.game)), data.house)
    except Refusal as refusal:
        return wrong(request, refusal)


@post("/api/house/read", status_code=200)
async def read(request: Asked, data: JSONBody[Upload]) -> dict[str, Any]:
    """Return the house rules in an uploaded box file, or what is wrong with it."""
    game = game_named(data.game)
    try:
        house = await services_of(request).checker.check(data)
        return shown(request, house.variant(game), house)
    except Refusal as refusal:
        return wrong(request, refusal)


@post("/api/house/balance", status_code=200)
async def balance_label(request: Asked, data: JSONBody[ToMeasure]) -> dict[str, Any]:
    """Return what bots have found out about house rules by now."""
    game = game_named(data.game)
    variant = data.house.variant(game)
    if variant is None:
        return {"done": True, "said": ""}
    if data.seats not in game.seats:
        raise Refusal("bad-options", problem="seats", low=game.seats[0], high=game.seats[-1])
    try:
        options = game.read_options(data.options)
    except UnknownOption as error:
        raise Refusal("bad-options", problem="unknown", said=error.said) from error
    if game.components.check_options(options, data.seats):
        raise Refusal("bad-options", problem="clash")
    label = await services_of(request).balance.label(variant, data.seats, options)
    return {"done": label.done, "said": balance.told(label, speech.say_in(language_of(request)))}


HANDLERS: list[Any] = [form, check, read, balance_label]
