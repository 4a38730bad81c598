"""Starting the server: uvicorn, and the browser when the first page is ready."""

import asyncio
import logging
import socket
import threading
import time
import webbrowser
from contextlib import suppress

import uvicorn

from tablee.core.errors import TableeError
from tablee.table.app import make_app
from tablee.table.settings import Settings
from tablee.table.store import Store, database_url

PATIENCE = 20.0


class AddressTaken(TableeError):
    """Something else listens there."""


def serve(settings: Settings, host: str, port: int, *, browser: bool = False) -> None:
    """Serve until interrupted; `browser` opens the first page."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    asyncio.run(_open_once(settings))
    with _listening(host, port) as listener:
        place = listener.getsockname()
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{place[1]}/"
        logging.getLogger("tablee").info("Tablée is at %s (stop with Ctrl-C)", address)
        if browser:
            threading.Thread(target=_open_when_ready, args=(shown, place[1], address), daemon=True).start()
        config = uvicorn.Config(
            make_app(settings), log_level="warning", access_log=False, timeout_graceful_shutdown=1, server_header=False
        )
        with suppress(KeyboardInterrupt):  # that is how people stop it
            uvicorn.Server(config).run(sockets=[listener])


async def _open_once(settings: Settings) -> None:
    """Open the store and close it again: what is wrong with it is better said before anything is served."""
    store = Store(database_url(settings.database, settings.data))
    try:
        await store.open()
    finally:
        await store.close()


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        raise AddressTaken(f"Nothing can be served at {host}:{port}: {error.strerror}. Try --port.") from error
    return listener


def _open_when_ready(host: str, port: int, address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with socket.create_connection((host, port), timeout=1) as probe:
                probe.sendall(b"GET /favicon.ico HTTP/1.0\r\n\r\n")
                if probe.recv(16):
                    webbrowser.open(address)
                    return
        except OSError:
            time.sleep(0.05)
