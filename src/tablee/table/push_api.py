"""The installable web app (manifest, service worker, page without a connection), and the JSON API of Web Push."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from tablee.table import speech
from tablee.table.refusals import Refusal
from tablee.table.web import STATIC, Asked, browser_of, language_of, page, services_of, static_version


class Keys(msgspec.Struct):
    """The keys of a subscription, as browsers give them."""

    p256dh: str
    auth: str


class Subscribe(msgspec.Struct):
    """A browser's subscription for the table; without an endpoint, it ends."""

    endpoint: str = ""
    keys: Keys | None = None


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    """Return the manifest, with which browsers install the table as an app."""
    say, version = speech.say_in(language_of(request)), static_version()

    def icon(name: str, size: str, kind: str, purpose: str = "any") -> dict[str, str]:
        return {"src": f"/static/{version}/{name}", "sizes": size, "type": kind, "purpose": purpose}

    made = {
        "id": "/",
        "name": "Tablée",
        "short_name": "Tablée",
        "description": say("tagline"),
        "lang": language_of(request),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f5f0e6",
        "theme_color": "#f5f0e6",
        "icons": [
            icon("favicon.svg", "any", "image/svg+xml"),
            icon("icon-192.png", "192x192", "image/png"),
            icon("icon-512.png", "512x512", "image/png"),
            icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ],
    }
    return Response(msgspec.json.encode(made), media_type="application/manifest+json")


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[str]:
    """Return the service worker. Its URL is at the root, so that it serves all pages."""
    script = (STATIC / "sw.js").read_text(encoding="utf-8").replace("VERSION", static_version())
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@get("/offline", include_in_schema=False)
async def offline(request: Asked) -> Response[str]:
    """Show that there is no connection. The service worker keeps this page for that."""
    return page(request, "offline.html")


@get("/api/t/{table:str}/push")
async def state(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Return whether this browser is told of its turns at a table, and the key with which it can subscribe."""
    services, browser = services_of(request), browser_of(request)
    room, _ = await services.access.enter(table, browser)
    if not services.push.is_available:
        return {"available": False, "on": False, "key": ""}
    on = await services.push.is_subscribed(room.id, browser)
    return {"available": True, "on": on, "key": await services.push.public_key()}


@post("/api/t/{table:str}/push", status_code=200)
async def subscribe(request: Asked, table: FromPath[str], data: JSONBody[Subscribe]) -> dict[str, Any]:
    """Tell this browser of its turns at a table from now on, or no more."""
    services, browser = services_of(request), browser_of(request)
    room, you = await services.access.enter(table, browser)
    if not data.endpoint or not data.keys:
        await services.push.unsubscribe(room.id, browser)
        return {"on": False}
    if not you:
        raise Refusal("not-your-seat", 403)
    language = language_of(request)
    await services.push.subscribe(room.id, browser, data.endpoint, data.keys.p256dh, data.keys.auth, language)
    services.push.wake(room)
    return {"on": True}


HANDLERS: list[Any] = [manifest, service_worker, offline, state, subscribe]
