"""Serves some moves of each game's recorded example, which the lobby shows on the real board."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from tablee.core import record
from tablee.core.game import Game
from tablee.core.texts import LANGUAGES
from tablee.table.answers import compressed, picture_changes
from tablee.table.opening import game_named
from tablee.table.refusals import Refusal
from tablee.table.web import Asked, services_of

MOVES = 14  # how many pictures there are of a game
DAY = {"Cache-Control": "public, max-age=86400"}  # the drawings of a game may change without a change of the address


@get("/boards/{version:str}/{language:str}/{game:str}", include_in_schema=False)
async def board_file(
    request: Asked, version: FromPath[str], language: FromPath[str], game: FromPath[str]
) -> Response[bytes]:
    """Return the pictures of a game's board: the first, and what changes from each to the next."""
    found = game_named(game)
    if found.about.pictures is None or language not in LANGUAGES:
        raise Refusal("unknown-page", 404)
    try:
        content = await services_of(request).world.in_thread(moves, found, language)
    except OSError:
        raise Refusal("unknown-page", 404) from None
    body, headers = compressed(content, request.headers.get("Accept-Encoding", ""))
    return Response(body, media_type="application/json", headers=headers | DAY)


@lru_cache(maxsize=32)
def moves(game: Game, language: str) -> bytes:
    """Return the pictures of some moves as JSON, as the first seat sees them, and which part of them to show."""
    chosen = game.about.pictures
    assert chosen is not None, f"{game.name} names no record for its pictures"
    text = (game.folder / "tests" / "records" / f"{chosen.record}.game").read_text(encoding="utf-8")
    match = record.replay(text)
    before: dict[str, Any] = {}
    made = []
    for ply in range(chosen.middle, match.ply + 1):
        position = match.position_at(ply)
        if position.to_act < 0:  # chance is shown with what it drew
            continue
        parts = dict(game.drawn(position.seen_by(0), 0, game.say(language), narrow=False).parts())
        if changes := picture_changes(parts, before):
            made.append(changes)
            before = parts
        if len(made) == MOVES:
            break
    return msgspec.json.encode({"show": chosen.lobby, "moves": made})


HANDLERS = [board_file]
