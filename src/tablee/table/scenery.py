"""Serves the scenery of boards: files that browsers load once the board is shown, and keep."""

import re
from functools import lru_cache

from litestar import Response, get
from litestar.params import FromPath

from tablee.core.drawing.scene import Markup, element
from tablee.core.drawing.scenery import Backdrop, backdrop, name_and_version
from tablee.core.game import Game
from tablee.table.answers import compressed
from tablee.table.opening import game_named
from tablee.table.refusals import Refusal
from tablee.table.web import Asked

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_USE = re.compile(r'<use href="#scenery-([a-z0-9_]+)-([a-z0-9-]+)[".]')


@get("/scenery/{game:str}/{file:str}", include_in_schema=False, sync_to_thread=False)
def scenery_file(request: Asked, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """Return a drawing. Its URL changes with its content, so browsers may cache it for a long time."""
    found = game_named(game)
    try:
        name, version = name_and_version(file)
        drawn = backdrop(found, name)
    except LookupError:
        raise Refusal("unknown-page", 404) from None
    body, headers = _packed(drawn, request.headers.get("Accept-Encoding", ""))
    # A page from before an upgrade asks for an older version. It gets the new one, which must not be kept as the old.
    kept = FOREVER if version == drawn.version else {}
    return Response(body, media_type="image/svg+xml", headers=headers | kept)


@lru_cache(maxsize=64)
def _packed(drawn: Backdrop, accepted: str) -> tuple[bytes, dict[str, str]]:
    return compressed(drawn.file.encode(), accepted)


def definitions(game: Game, *shown: str) -> str:
    """Return a hidden SVG with the drawings that pictures in some HTML use, or nothing if they use none."""
    names = sorted({name for html in shown for whose, name in _USE.findall(html) if whose == game.name})
    if not names:
        return ""
    drawn = [backdrop(game, name).definition for name in names]
    return element("svg", element("defs", Markup("".join(drawn))), class_="sprite", aria_hidden="true")


HANDLERS = [scenery_file]
