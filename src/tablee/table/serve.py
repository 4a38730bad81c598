"""Starts the server with uvicorn, and opens the lobby in a browser if requested."""

import asyncio
import gc
import logging
import socket
import webbrowser
from contextlib import suppress

import uvicorn

from tablee.core.errors import TableeError
from tablee.table.app import make_app
from tablee.table.opening import uploaded
from tablee.table.services import Services
from tablee.table.settings import Settings
from tablee.table.world import World

GARBAGE = (2_000, 5, 5_000)  # when to collect garbage: the new often, so that it takes few ms; all objects hardly ever


class AddressTaken(TableeError):
    """The server cannot listen at its address, for example because another program listens there."""


class Server(uvicorn.Server):
    """A server that opens a page in the browser once it is ready."""

    def __init__(self, config: uvicorn.Config, page: str, world: World) -> None:
        super().__init__(config)
        self.page, self.world = page, world
        self.opening: asyncio.Task[bool] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, then open the page, if any. A thread opens it, so a slow browser delays nothing."""
        await super().startup(sockets)
        if self.page and self.started:
            self.opening = asyncio.create_task(self.world.in_thread(webbrowser.open, self.page))


def serve(settings: Settings, host: str, port: int, *, browser: bool = False, record: str = "") -> None:
    """Serve until interrupted; with `browser`, open the lobby in a browser, or the replay of a `record`."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    page = asyncio.run(_open_once(settings, record))
    with _listening(host, port) as listener:
        place = listener.getsockname()
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{place[1]}/"
        logging.getLogger("tablee").info("Tablée is at %s (stop with Ctrl-C)", address)
        gc.set_threshold(*GARBAGE)
        world = World()
        config = uvicorn.Config(
            make_app(settings, world),
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=1,
            server_header=False,
        )
        with suppress(KeyboardInterrupt):  # people stop the server with Ctrl-C
            Server(config, address + page if browser else "", world).run(sockets=[listener])


async def _open_once(settings: Settings, record: str) -> str:
    """Open the database and close it again, so that problems with it are reported before the server starts.

    A record is stored as a table to look at. Returns the path of the page to open.
    """
    services = Services(settings)
    await services.store.open()
    try:
        return f"w/{(await uploaded(services, '', record)).watch}" if record else ""
    finally:
        await services.store.close()


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        raise AddressTaken(f"The server cannot listen at {host}:{port}: {error.strerror}. Try --port.") from error
    return listener
