"""Web Push: tells people who want it that it is their turn, even if no page is open.

A browser subscribes for one table, and the subscription belongs to the browser that holds the seat there. A message
says in the person's language that it is their turn or that somebody waits, and names the table's page; it contains
nothing of the game. It is encrypted for the browser (RFC 8291) and signed with the server's key (VAPID, RFC 8292).

The address to which a message goes comes from a browser. So only the hosts of the known push services are called, or
hosts that the operator allows, with HTTPS, without following redirects, and never at a private network address.
"""

import asyncio
import base64
import binascii
import ipaddress
import logging
import ssl
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from tablee.table import speech
from tablee.table.database import Query, Statement
from tablee.table.refusals import Refusal, Unavailable
from tablee.table.settings import Settings
from tablee.table.store import Conflict, Store
from tablee.table.world import World

FAILURES: tuple[type[Exception], ...] = (TimeoutError, OSError, ValueError)  # of a push service
try:
    import http_ece
    import httpcore
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    FAILURES = (*FAILURES, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)
except ModuleNotFoundError:  # the extra `push` is not installed
    http_ece = None

if TYPE_CHECKING:
    from tablee.table.room import Room

LOG = logging.getLogger("tablee.push")
SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
LONGEST_ENDPOINT = 1000
KEPT = 24 * 3600  # for how many seconds a push service keeps a message for a browser that is offline
PATIENCE = 20.0  # seconds within which a push service must answer
VALID = 12 * 3600.0  # seconds for which a signature is valid
POINT, SECRET = 65, 16  # bytes of a browser's public key and of its secret
GONE = (404, 410)  # statuses which say that a browser has no such subscription any more


class Subscription(NamedTuple):
    """Where to send messages for a browser, and with which keys."""

    browser: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    told: int


def decoded(said: str) -> bytes:
    """Return bytes that are written as URL-safe base64 without padding."""
    try:
        return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))
    except (binascii.Error, ValueError):
        return b""


def encoded(data: bytes) -> str:
    """Return bytes as URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def is_allowed(endpoint: str, hosts: Iterable[str]) -> bool:
    """Tell whether a message may be sent to an address: HTTPS at a known push service or at one of `hosts`."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port or 443
    except ValueError:
        return False
    if url.scheme != "https" or url.username is not None or len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii():
        return False
    if f"{host}:{port}" in hosts or (port == 443 and host in hosts):
        return True
    known = any(host.endswith(name) if name.startswith(".") else host == name for name in SERVICES)
    return port == 443 and known


class Push:
    """Sends messages to browsers that have subscribed."""

    def __init__(self, world: World, store: Store, settings: Settings) -> None:
        self.world, self.store, self.settings = world, store, settings
        self.tables: set[str] = set()  # the tables with subscriptions
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}  # (table, turn) -> the task that tells of it
        self.key: Any = None

    @property
    def is_available(self) -> bool:
        """Tell whether this server can send messages."""
        return http_ece is not None

    async def load(self) -> None:
        """Read at which tables there are subscriptions."""
        [rows] = await self.store.db.read(Query("SELECT DISTINCT table_id FROM subscriptions", ()))
        self.tables.update(row[0] for row in rows)

    async def close(self) -> None:
        """Stop sending."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def vapid(self) -> Any:
        """Return the server's key; it is made once and stored, because subscriptions are bound to it."""
        if self.key is None:
            made = Vapid02()
            made.generate_keys()
            insert = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            await self.store.db.write(Statement(insert, [("vapid", made.private_pem())]))
            [rows] = await self.store.db.read(Query("SELECT value FROM keys WHERE name = ?", ("vapid",)))
            self.key = Vapid02.from_pem(bytes(rows[0][0]))
        return self.key

    async def public_key(self) -> str:
        """Return the server's public key, which a browser needs to subscribe."""
        if not self.is_available:
            raise Refusal("no-push", 503)
        key = (await self.vapid()).public_key
        point = serialization.PublicFormat.UncompressedPoint
        return encoded(key.public_bytes(serialization.Encoding.X962, point))

    # --- subscriptions -----------------------------------------------------------------------------------------

    async def subscribe(self, table: str, browser: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Store where to send messages for a browser about a table."""
        if not self.is_available:
            raise Refusal("no-push", 503)
        point = decoded(p256dh)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise Refusal("bad-endpoint", 422) from None
        if not is_allowed(endpoint, self.settings.push_hosts) or len(point) != POINT or len(decoded(auth)) != SECRET:
            raise Refusal("bad-endpoint", 422)
        columns = "table_id, browser, endpoint, p256dh, auth, language, told"
        values = (table, browser, endpoint, encoded(point), encoded(decoded(auth)), language, 0)
        await self.store.db.write(
            self._removal(table, browser),
            Statement(f"INSERT INTO subscriptions ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", [values]),
        )
        self.tables.add(table)
        await self.store.notify(table, push=True)

    async def unsubscribe(self, table: str, browser: str) -> None:
        """Send no more messages to a browser about a table."""
        await self.store.db.write(self._removal(table, browser))

    def _removal(self, table: str, browser: str) -> Statement:
        return Statement("DELETE FROM subscriptions WHERE table_id = ? AND browser = ?", [(table, browser)])

    async def is_subscribed(self, table: str, browser: str) -> bool:
        """Tell whether a browser wants messages about a table."""
        return bool(await self._subscriptions(table, browser))

    async def _subscriptions(self, table: str, browser: str) -> list[Subscription]:
        sql = "SELECT browser, endpoint, p256dh, auth, language, told FROM subscriptions"
        [rows] = await self.store.db.read(Query(f"{sql} WHERE table_id = ? AND browser = ?", (table, browser)))
        return [Subscription(*row) for row in rows]

    async def _of_person(self, room: "Room", browser: str) -> list[Subscription]:
        """Return where all devices of a person want messages."""
        found = [await self._subscriptions(room.id, device) for device in room.devices_of(browser)]
        return [subscription for several in found for subscription in several]

    # --- telling -----------------------------------------------------------------------------------------------

    def wake(self, room: "Room") -> None:
        """If another person is now to act at a table, tell them soon."""
        if room.id not in self.tables or not self.is_available or self._person(room) is None:
            return
        key = room.id, room.clock.turn
        if key not in self.tasks:
            task = self.tasks[key] = asyncio.create_task(self._tell_turn(room, room.clock.turn))
            task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Unavailable):
            LOG.error("table %s: nobody could be told of a turn", key[0], exc_info=error)

    @staticmethod
    def _person(room: "Room") -> int | None:
        """Return the seat to act if its person is to be told."""
        seat = room.match.position.to_act
        row = room.row
        is_played = seat >= 0 and not (room.is_over or room.broken or row.read_only or row.waiting)
        return seat if is_played and room.away.is_person(seat) and not room.away.level_of(seat) else None

    async def _tell_turn(self, room: "Room", turn: int) -> None:
        """Wait a moment, because most people act at once; then tell the person to act, unless somebody has."""
        await self.world.sleep(self.settings.push_after)
        seat = self._person(room)
        if seat is None or room.clock.turn != turn or not (browser := room.seats[seat].browser):
            return
        for subscription in await self._of_person(room, browser):
            first = "UPDATE subscriptions SET told = ? WHERE table_id = ? AND browser = ? AND told < ?"
            try:  # another process, or this one before a restart, may have told it already
                claim = Statement(first, [(turn, room.id, subscription.browser, turn)], must_change=True)
                await self.store.db.write(claim)
            except Conflict:
                continue
            await self.send(room.id, subscription, "push-turn")

    async def nudge(self, room: "Room", seat: int) -> None:
        """Tell the person at a seat that somebody waits."""
        browser = room.seats[seat].browser
        if self.is_available and room.id in self.tables and browser:
            for subscription in await self._of_person(room, browser):
                await self.send(room.id, subscription, "push-nudge")

    async def send(self, table: str, to: Subscription, word: str) -> None:
        """Send a message to a browser; forget a browser that has unsubscribed."""
        say = speech.say_in(to.language)
        said = msgspec.json.encode({"title": "Tablée", "body": say(word), "url": f"/t/{table}", "tag": table})
        try:
            status = await self.world.within(PATIENCE, self._post(to, said))
        except FAILURES as error:
            LOG.warning("a push service cannot be reached: %s", type(error).__name__)
            return
        if status in GONE:
            await self.unsubscribe(table, to.browser)
        elif not 200 <= status < 300:
            LOG.warning("a push service has answered with status %s", status)

    async def _post(self, to: Subscription, said: bytes) -> int:
        if not is_allowed(to.endpoint, self.settings.push_hosts):  # the operator may have changed the settings
            raise ValueError("not allowed")
        url = urlsplit(to.endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(self.world.now() + VALID),
            "sub": self.settings.push_contact,
        }
        headers = (await self.vapid()).sign(claims)
        headers |= {"Content-Encoding": "aes128gcm", "TTL": str(KEPT), "Urgency": "normal"}
        headers |= {"Content-Type": "application/octet-stream"}
        sealed = http_ece.encrypt(
            said,
            salt=self.world.token(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(to.p256dh),
            auth_secret=decoded(to.auth),
            version="aes128gcm",
        )
        backend = Checked(self.settings.push_hosts)
        async with httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(), network_backend=backend, max_connections=1
        ) as pool:
            answer = await pool.request("POST", to.endpoint, headers=headers, content=sealed)
            return int(answer.status)


class Checked(httpcore.AsyncNetworkBackend if http_ece else object):  # type: ignore[misc]
    """Opens connections to public addresses only. Hosts that the operator allows may have other addresses."""

    def __init__(self, hosts: Iterable[str]) -> None:
        self.hosts = hosts
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, **more: Any) -> Any:
        """Look up a host once, check its addresses, and connect to one of them."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port)
        addresses = [str(info[4][0]) for info in found]
        allowed = host in self.hosts or f"{host}:{port}" in self.hosts
        if not addresses or not (allowed or all(ipaddress.ip_address(a).is_global for a in addresses)):
            raise OSError(f"{host} has no public address")
        return await self.backend.connect_tcp(addresses[0], port, **more)

    async def sleep(self, seconds: float) -> None:
        """Wait; the connection pool never does, because it tries nothing twice."""
        raise NotImplementedError
