"""Light clients that behave like browsers at a table: cookies, links, keep-alive connections and event streams.

Real browsers would need all the machine's processor time for themselves. `Page` is the only class here that knows
what a table page and the server say to each other; see `table.js` and `live.js`.
"""

import asyncio
import random
import re
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

Address = tuple[str, int]
CSRF = re.compile(rb'<meta name="csrf" content="([0-9a-f]+)"')
LARGEST_LINE = 1 << 20
TIMEOUT = 60.0  # seconds after which a request counts as failed
IDLE = 4.0  # seconds after which a kept connection is not used again, because the server closes it after 5
KEPT = 4  # views that a page holds
POLL = 45.0  # seconds between two requests of a page that checks for changes, as in `live.js`
TRIES = 10  # how often a person tries to get to a seat
GZIP = 31  # zlib's number for "with a gzip header"


class Lost(Exception):
    """The connection failed before the whole answer came, so the server may have done what was asked or not."""


class Unreachable(Lost):
    """No connection was made, so nothing was sent."""


class Answer(NamedTuple):
    """A whole answer, its size on the wire with headers, and the seconds from the request to its last byte."""

    status: int
    headers: dict[str, str]
    cookies: list[str]
    body: bytes
    wire: int
    seconds: float


# --- connections ---------------------------------------------------------------------------------------------------


class Connection:
    """One HTTP/1.1 connection, on which one request is made at a time."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.used = 0.0  # when the last answer came
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        """Connect, or raise `Unreachable`."""
        try:
            self.reader, self.writer = await asyncio.open_connection(*self.address, limit=LARGEST_LINE)
        except OSError as error:
            raise Unreachable(str(error)) from error

    @property
    def is_open(self) -> bool:
        """Tell whether another request can be made."""
        fresh = time.perf_counter() - self.used < IDLE
        return fresh and self.reader is not None and not self.reader.at_eof() and self.reader.exception() is None

    def close(self) -> None:
        """Close the connection at once."""
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None

    async def ask(self, request: bytes) -> Answer:
        """Send a request and read the whole answer, or raise `Lost`."""
        began = time.perf_counter()
        try:
            async with asyncio.timeout(TIMEOUT):
                status, headers, cookies, wire = await self.begin(request)
                raw, more = await self._body(headers)
        except (OSError, EOFError, TimeoutError, AssertionError) as error:
            self.close()
            raise Lost(repr(error)) from error
        body = zlib.decompress(raw, GZIP) if headers.get("content-encoding") == "gzip" else raw
        if headers.get("connection") == "close":
            self.close()
        self.used = time.perf_counter()
        return Answer(status, headers, cookies, body, wire + more, self.used - began)

    async def begin(self, request: bytes) -> tuple[int, dict[str, str], list[str], int]:
        """Send a request and read the head of the answer: status, headers, cookies, and its size."""
        assert self.reader
        assert self.writer
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        first, *lines = head[:-4].decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        cookies = []
        for line in lines:
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                cookies.append(value.strip().partition(";")[0])
            headers[name.lower()] = value.strip()
        return int(first.split(" ", 2)[1]), headers, cookies, len(head)

    async def _body(self, headers: dict[str, str]) -> tuple[bytes, int]:
        assert self.reader
        if headers.get("transfer-encoding") != "chunked":
            raw = await self.reader.readexactly(int(headers.get("content-length", 0)))
            return raw, len(raw)
        parts = []
        wire = 0
        async for part, size in self.chunks():
            parts.append(part)
            wire += size
        return b"".join(parts), wire

    async def chunks(self) -> AsyncIterator[tuple[bytes, int]]:
        """Yield the chunks of a chunked body, and the size of each on the wire."""
        assert self.reader
        while True:
            line = await self.reader.readuntil(b"\r\n")
            size = int(line.split(b";")[0], 16)
            chunk = await self.reader.readexactly(size + 2)
            yield chunk[:-2], len(line) + len(chunk)
            if not size:
                return


# --- browsers ------------------------------------------------------------------------------------------------------


class Browser:
    """A browser with its own cookies. Its connections are kept open and used again.

    With several addresses, the server processes behind one name, it uses one of them until that fails, or
    (`alternate`) a random one for each request.
    """

    def __init__(self, addresses: list[Address], dice: random.Random, *, alternate: bool = False) -> None:
        self.addresses, self.dice, self.alternate = addresses, dice, alternate
        self.at = dice.randrange(len(addresses))
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.idle: list[Connection] = []

    def address(self) -> Address:
        """Return the address for the next request."""
        if self.alternate:
            self.at = self.dice.randrange(len(self.addresses))
        return self.addresses[self.at]

    def turn_away(self, address: Address) -> None:
        """Use another address from now on, because this one does not answer."""
        self.at = (self.addresses.index(address) + 1) % len(self.addresses)

    def head(
        self, method: str, path: str, address: Address, body: bytes = b"", accept: str = "application/json"
    ) -> bytes:
        """Return the bytes of a request."""
        host = f"{address[0]}:{address[1]}"
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {host}",
            "User-Agent: tablee-bench",
            f"Accept: {accept}",
            "Accept-Language: en",
            "Accept-Encoding: gzip",
            "Sec-Fetch-Site: same-origin",
        ]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method == "POST":
            lines += [f"Origin: http://{host}", f"X-CSRF-Token: {self.csrf}"]
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    async def connect(self, address: Address) -> Connection:
        """Return a connection to an address, if possible one that was used before."""
        for connection in list(self.idle):
            if not connection.is_open:
                self.idle.remove(connection)
                connection.close()
            elif connection.address == address:
                self.idle.remove(connection)
                return connection
        connection = Connection(address)
        await connection.open()
        return connection

    async def ask(self, method: str, path: str, body: Any = None, accept: str = "application/json") -> Answer:
        """Make a request; if it fails, the next one goes to another address."""
        address = self.address()
        sent = b"" if body is None else msgspec.json.encode(body)
        try:
            connection = await self.connect(address)
            answer = await connection.ask(self.head(method, path, address, sent, accept))
        except Lost:
            self.turn_away(address)
            raise
        if connection.is_open:
            self.idle.append(connection)
        self.cookies |= dict(cookie.split("=", 1) for cookie in answer.cookies)
        return answer

    async def follow(self, path: str) -> tuple[str, Answer]:
        """Load a page, following redirects; return the path at which they end and the answer there."""
        for _ in range(6):
            answer = await self.ask("GET", path, accept="text/html")
            if answer.status not in (302, 303):
                break
            path = path_of(answer.headers["location"])
        if found := CSRF.search(answer.body):
            self.csrf = found[1].decode()
        return path, answer

    async def open_table(self, game: str, seats: list[dict[str, Any]], **terms: Any) -> dict[str, Any]:
        """Open a table from the lobby; return its id and its links."""
        await self.follow("/")
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats} | terms)
        if answer.status != 201:
            raise RuntimeError(f"no table was opened: {answer.status} {answer.body[:200]!r}")
        made: dict[str, Any] = msgspec.json.decode(answer.body)
        return made

    def close(self) -> None:
        """Close the kept connections."""
        while self.idle:
            self.idle.pop().close()


def path_of(url: str) -> str:
    """Return a URL without scheme and host."""
    return re.sub(r"^https?://[^/]+", "", url)


# --- the page of a table -------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    """An action that the viewer may take."""

    action: int
    seat: int


class Fields(msgspec.Struct):
    """The fields of a view that the clients use, as far as they have changed."""

    game: str | msgspec.UnsetType = msgspec.UNSET
    last_step: int | msgspec.UnsetType = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    status: str | msgspec.UnsetType = msgspec.UNSET
    choices: list[Choice] | msgspec.UnsetType = msgspec.UNSET


class View(msgspec.Struct):
    """The part of a view that the clients use."""

    version: str = ""
    game: str = ""
    last_step: int = -1
    over: bool = False
    status: str = ""
    choices: list[Choice] = []


class Change(msgspec.Struct):
    """A view, or what has changed in it; answers and events carry it."""

    version: str = ""
    base: str | None = None
    view: Fields = msgspec.field(default_factory=Fields)


class Error(msgspec.Struct):
    """Why a request was refused."""

    code: str


class Acted(Change):
    """The answer to an action: what has changed, or a refusal that may carry it."""

    error: Error | None = None
    answer: Change | None = None


Note = Callable[[str, str, Answer], None]  # called with the kind of each answer, the game, and the answer


@dataclass
class Heard:
    """What came over the event stream of a page."""

    events: int = 0
    wire: int = 0


@dataclass
class Page:
    """A page of a table, as one browser shows it."""

    browser: Browser
    table: str
    note: Note = lambda kind, game, answer: None
    retry: float = 2.0  # seconds until a lost event stream is opened again
    view: View = field(default_factory=View)
    steps: int = -1  # the newest position that was shown, by its number
    older: int = 0  # how often an older position was shown after a newer one
    heard: Heard = field(default_factory=Heard)
    sending: bool = False
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.news = asyncio.Event()  # set when a view is shown
        self.connected = asyncio.Event()  # set while the event stream is open
        self.name = f"{self.browser.dice.getrandbits(48):x}"
        self.requests = 0
        self.unread: list[Change] = []
        self.views: dict[str, View] = {}

    # What follows is what the page's scripts do.

    async def open(self) -> None:
        """Show the view and listen to the events; the browser must have been let in before."""
        await self.refresh()
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._poll())]
        await asyncio.wait_for(self.connected.wait(), TIMEOUT)

    async def refresh(self, *, whole: bool = False) -> None:
        """Request what has changed in the view, and show it."""
        self.requests += 1
        request = self.requests
        base = "" if whole else self.view.version
        answer = await self.browser.ask("GET", f"/api/t/{self.table}/view?narrow=0&lang=en&base={base}")
        self.note("view", self.view.game, answer)
        if answer.status == 200 and request == self.requests:
            await self.take(msgspec.json.decode(answer.body, type=Change))

    def apply(self, change: Change) -> View | None:
        """Return the view after a change; None if the page does not hold the view to which the change applies."""
        old = View() if change.base is None else self.views.get(change.base)
        if old is None:
            return None
        fields = {
            name: v for name in Fields.__struct_fields__ if (v := getattr(change.view, name)) is not msgspec.UNSET
        }
        view = msgspec.structs.replace(old, version=change.version, **fields)
        self.views.pop(view.version, None)
        self.views[view.version] = view
        while len(self.views) > KEPT:
            del self.views[next(iter(self.views))]
        return view

    async def take(self, change: Change) -> None:
        """Show the view after a change."""
        if view := self.apply(change):
            self.show(view)
        else:
            await self.refresh(whole=True)

    def show(self, view: View) -> None:
        """Show a view."""
        self.older += view.last_step < self.steps
        self.steps = max(self.steps, view.last_step)
        self.view = view
        self.news.set()
        self.news = asyncio.Event()

    async def act(self, choice: Choice) -> str:
        """Send a choice and show the answer; return "", or the code of the refusal. Raises `Lost`."""
        self.sending = True
        try:
            body = {"step": self.view.last_step, "seat": choice.seat, "action": choice.action}
            body |= {"page": self.name, "base": self.view.version}
            answer = await self.browser.ask("POST", f"/api/t/{self.table}/act?narrow=0&lang=en", body)
        finally:
            self.sending = False
        self.note("act", self.view.game, answer)
        got = msgspec.json.decode(answer.body, type=Acted)
        fresh = got.answer if got.error else got
        unread, self.unread = self.unread, []
        with suppress(Lost):  # the action is answered, whatever happens now
            self.requests += 1
            await (self.take(fresh) if fresh and fresh.base == self.view.version else self.refresh())
            for change in unread:
                await self.hear(change)
        return got.error.code if got.error else ""

    async def hear(self, change: Change) -> None:
        """Show a change that the server has announced."""
        if self.sending and change.base is not None and change.base not in self.views:
            self.unread.append(change)  # it is based on the answer that is under way
        elif change.base != self.view.version:
            await self.refresh()  # a whole view too: another process may have shown something newer meanwhile
        else:
            self.requests += 1  # an answer under way would be older
            await self.take(change)

    async def _listen(self) -> None:
        """Listen to the event stream, and open it again whenever it is lost."""
        while True:
            with suppress(Lost):
                async for name, data in self._events():
                    if name == "change":
                        await self.hear(msgspec.json.decode(data, type=Change))
            self.connected.clear()
            await asyncio.sleep(self.retry)

    async def _poll(self) -> None:
        """Check for changes from time to time, because a stream can die without an error."""
        await asyncio.sleep(self.browser.dice.uniform(0, POLL))  # pages are not opened at the same moment
        while True:
            if self.connected.is_set() and not self.sending:
                with suppress(Lost):
                    await self.refresh()
            await asyncio.sleep(POLL)

    async def _events(self) -> AsyncIterator[tuple[str, bytes]]:
        """Yield the name and the data of each event until the stream is lost."""
        address = self.browser.address()
        stream = Connection(address)
        try:
            await stream.open()
            query = f"narrow=0&lang=en&page={self.name}&base={self.view.version}"
            path = f"/api/t/{self.table}/events?{query}"
            request = self.browser.head("GET", path, address, accept="text/event-stream")
            status, headers, _, _ = await stream.begin(request)
            if status != 200:
                return
            self.connected.set()
            unpack = zlib.decompressobj(GZIP).decompress if headers.get("content-encoding") == "gzip" else bytes
            rest = b""
            async for chunk, wire in stream.chunks():
                self.heard.wire += wire
                *whole, rest = (rest + unpack(chunk)).split(b"\n\n")
                for event in whole:
                    lines = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
                    if name := lines.get(b"event"):
                        self.heard.events += 1
                        yield name.decode(), lines.get(b"data", b"")
        except (OSError, EOFError, AssertionError, Lost) as error:
            self.browser.turn_away(address)
            raise Lost(repr(error)) from error
        finally:
            stream.close()

    async def leave(self) -> None:
        """Close the event stream, so that the person is offline."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.connected.clear()

    async def close(self) -> None:
        """Close the page and its browser's connections."""
        await self.leave()
        self.browser.close()


async def come_by(browser: Browser, link: str) -> Answer:
    """Open a link to a seat or for watching, and press the button on its page."""
    await browser.follow(link)
    return await browser.ask("POST", f"/api{link}", {})


async def follow_link(browser: Browser, link: str, game: str, note: Note) -> None:
    """Take the seat of a link. Another process may not know yet that the seat is taken; then load the page again."""
    path = f"/t/{msgspec.json.decode((await come_by(browser, link)).body)['table']}"
    for _ in range(TRIES):
        path, answer = await browser.follow(path)
        if answer.status == 200:
            return
        note("seat", game, answer)
        await asyncio.sleep(0.5)
    raise RuntimeError(f"the link did not lead to the table: {answer.status} {path}")


async def sit_down(
    browsers: list[Browser], game: str, *, bot: bool = False, terms: dict[str, Any] | None = None, **page: Any
) -> list[Page]:
    """Open a table for two: the first browser opens it, the second follows its link unless a bot has that seat."""
    other = {"kind": "bot" if bot else "friend", "name": "Bob", "level": 1}
    made = await browsers[0].open_table(game, [{"kind": "me", "name": "Ann"}, other], **(terms or {}))
    pages = [Page(browsers[0], made["table"], **page)]
    await browsers[0].follow(f"/t/{made['table']}")
    if not bot:
        await follow_link(browsers[1], path_of(made["links"]["1"]), game, pages[0].note)
        pages.append(Page(browsers[1], made["table"], **page))
    for one in pages:
        await one.open()
    return pages
