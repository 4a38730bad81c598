"""Handles what all requests have in common: the cookie, the CSRF check, the language, and pages and error responses."""

import hashlib
import logging
import mimetypes
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import jinja2
from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, MediaType, ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablee.core.texts import LANGUAGES
from tablee.table import speech, tokens
from tablee.table.answers import compressed
from tablee.table.bundle import tones
from tablee.table.refusals import Refusal
from tablee.table.services import Services
from tablee.table.world import World

LOG = logging.getLogger("tablee.web")
STATIC = Path(__file__).parent / "static"
SAFE = ("GET", "HEAD", "OPTIONS")
LOOKS: tuple[HttpMethod, ...] = (HttpMethod.GET, HttpMethod.HEAD)  # programs that make previews may begin with HEAD
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
COMMON_HEADERS = [
    (name.lower().encode(), value.encode()) for name, value in (HEADERS | {"Cache-Control": "no-store"}).items()
]
CODES = {400: "malformed", 404: "unknown-page", 405: "no-method", 413: "too-large"}
PASSING = ("failed", "unavailable", "unsure", "too-many")  # refusals of pages that may soon be served

Asked = Request[Any, Any, Any]
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, unless it has its own."""
    if message["type"] == "http.response.start":
        headers = message["headers"] = list(message.get("headers", ()))
        own = {name.lower() for name, _ in headers}
        headers += [header for header in COMMON_HEADERS if header[0] not in own]


class Limit:
    """Refuses addresses that send too many requests in a minute."""

    def __init__(self, world: World, most: int) -> None:
        self.world, self.most = world, most
        self.minute = 0
        self.counts: Counter[str] = Counter()  # address -> its requests in this minute

    def check(self, request: Asked) -> None:
        """Count a request, and refuse it if there are too many."""
        minute = int(self.world.monotonic() // 60)
        if minute != self.minute:
            self.minute = minute
            self.counts.clear()
        address = request.client.host if request.client else "anonymous"
        if self.counts[address] >= self.most:
            raise Refusal("too-many", 429)
        self.counts[address] += 1


class Identity(ASGIMiddleware):
    """Identifies browsers by a cookie, gives new browsers one, and refuses POSTs that are not from our own pages."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limit: Limit) -> None:
        self.limit = limit

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check one request."""
        request: Asked = Request(scope)
        if changes := request.method not in SAFE:
            self.limit.check(request)
        cookie = request.cookies.get(tokens.COOKIE)
        known = tokens.is_token(cookie)
        token = cookie if known and cookie else tokens.new_token(services_of(request).world)
        scope["state"]["token"], scope["state"]["known"] = token, known
        if changes:
            check_origin(request)
            if not known or not tokens.csrf_is_right(token, request.headers.get("X-CSRF-Token", "")):
                raise Refusal("foreign", 403)
        await next_app(scope, receive, send if known else _with_cookie(send, token, request.url.scheme))


def _with_cookie(send: Send, token: str, scheme: str) -> Send:
    """Return a function that sends the messages of a response, and gives the browser a cookie if it gets a page."""
    secure = "; Secure" if scheme == "https" else ""
    cookie = f"{tokens.COOKIE}={token}; Path=/; Max-Age={tokens.COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"

    async def send_with_cookie(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            if headers.get("content-type", "").startswith("text/html") or message["status"] in (302, 303):
                headers.add("Set-Cookie", cookie)
        await send(message)

    return send_with_cookie


def check_origin(request: Asked) -> None:
    """Refuse requests from pages of other sites.

    A program that is not a browser sends neither `Origin` nor `Sec-Fetch-Site`, and is not refused.
    """
    origin = request.headers.get("Origin")
    site = request.headers.get("Sec-Fetch-Site", "same-origin")
    if site != "same-origin" or (origin is not None and origin.partition("://")[2] != request.headers.get("Host")):
        raise Refusal("foreign", 403)


def browser_of(request: Asked) -> str:
    """Return the hash that identifies this browser in the database."""
    return tokens.hashed(request.scope["state"]["token"])


def services_of(request: Asked) -> Services:
    """Return the parts of the server."""
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


def language_of(request: Asked) -> str:
    """Return the language of the response."""
    asked = request.query_params.get("lang")
    return speech.language_of(asked, request.cookies, request.headers.get("Accept-Language", ""))


def base_url(request: Asked) -> str:
    """Return the URL at which people reach this server."""
    return (services_of(request).settings.url or str(request.base_url)).rstrip("/")


# --- pages -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def templates(folder: Path) -> jinja2.Environment:
    """Return the Jinja environment for a folder of templates; it escapes inserted text."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )


def static_version() -> str:
    """Return a hash of all static files and of the games' tones."""
    files = sorted(path for path in STATIC.rglob("*") if path.is_file())
    return _hash_of(tuple((path, path.stat().st_mtime_ns) for path in files))


@lru_cache(maxsize=8)
def _hash_of(files: tuple[tuple[Path, int], ...]) -> str:
    digest = hashlib.sha256(tones().encode())
    for path, _ in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def page(request: Asked, template: str, http_status: int = 200, /, **context: Any) -> Response[str]:
    """Return a page rendered from a template."""
    language, version = language_of(request), static_version()
    theme = request.cookies.get("theme", "")
    common = {
        "lang": language,
        "say": speech.say_in(language),
        "languages": LANGUAGES,
        "theme": theme if theme in ("light", "dark") else "",
        "csrf": tokens.csrf_token(request.scope["state"].get("token", "")),
        "version": version,
        "static": lambda name: f"/static/{version}/{name}",
        "url": base_url(request),
        "path": request.url.path,
    }
    made = templates(services_of(request).settings.templates).get_template(template).render(common | context)
    return Response(made, media_type=MediaType.HTML, status_code=http_status)


def packed(request: Asked, shown: Response[str]) -> Response[bytes]:
    """Compress a page. This must not be done with a page that contains text chosen by other people; see `answers`."""
    body, headers = compressed(shown.content.encode(), request.headers.get("Accept-Encoding", ""))
    return Response(body, media_type=MediaType.HTML, headers=headers)


# --- refusals --------------------------------------------------------------------------------------------------


def said_of(request: Asked, refusal: Refusal) -> dict[str, Any]:
    """Return the code and the sentence of a refusal, and the rules of the game that explain it."""
    message = refusal.said(speech.say_in(language_of(request)))
    return {"code": refusal.code, "message": message, "rules": list(refusal.rules)}


def answer_refusal(request: Asked, refusal: Refusal) -> Response[Any]:
    """Return the response for a refusal: JSON for the API, otherwise a page."""
    said = said_of(request, refusal)
    message = said["message"]
    if request.url.path.startswith("/api/"):
        return Response({"error": said}, media_type=MediaType.JSON, status_code=refusal.status)
    again = request.url.path if refusal.code in PASSING and request.method == "GET" else ""
    return page(request, "error.html", refusal.status, message=message, code=refusal.code, again=again)


def answer_http(request: Asked, error: HTTPException) -> Response[Any]:
    """Return the response for an error that the framework has raised."""
    status = error.status_code
    return answer_refusal(request, Refusal(CODES.get(status, "malformed" if status < 500 else "failed"), status))


def answer_depth(request: Asked, error: RecursionError) -> Response[Any]:
    """Return the response for JSON that is nested too deeply to be parsed."""
    return answer_refusal(request, Refusal("malformed", 400))


def answer_failure(request: Asked, error: Exception) -> Response[Any]:
    """Return the response for an unexpected error; the reason goes to the log, not to the page."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer_refusal(request, Refusal("failed", 500))
