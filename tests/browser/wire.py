"""A connection between a browser and a server that can be cut: open connections break, and new ones are refused.

It can also break amid an answer, or fall silent: then what the server says waits, as in a tunnel.
"""

import socket
import threading
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Passes on what a browser and a server send to each other."""

    def __init__(self, address):
        self.server = urlsplit(address)
        self.ears = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.ears.getsockname()[1]}"
        self.is_cut = self.breaks_next = False
        self.flows = threading.Event()  # set unless the server's answers wait
        self.flows.set()
        self.ends = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def along(self, url):
        """Return a URL of the server as it is reached through this wire."""
        return url.replace(f"{self.server.scheme}://{self.server.netloc}", self.address)

    def cut(self):
        """Break all connections, and refuse new ones."""
        self.is_cut = True
        for end in list(self.ends):
            self._close(end)
        self.flows.set()

    def fall_silent(self):
        """Let everything wait that the server says from now on."""
        self.flows.clear()

    def break_next_answer(self):
        """Cut when half of the next thing that the server says has come through."""
        self.breaks_next = True

    def mend(self):
        self.is_cut = self.breaks_next = False
        self.flows.set()

    def _listen(self):
        with suppress(OSError):  # the wire is removed
            while True:
                near, _ = self.ears.accept()
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection((self.server.hostname, self.server.port))
                self.ends |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, target, target is near), daemon=True).start()

    def _pass_on(self, source, target, is_answer):
        with suppress(OSError):
            while said := source.recv(65536):
                if is_answer:
                    self.flows.wait()
                if is_answer and self.breaks_next:
                    target.sendall(said[: len(said) // 2])
                    self.cut()
                target.sendall(said)
        self._close(source)
        self._close(target)

    def _close(self, end):
        self.ends.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def wire_to(address):
    """Lay a wire to a server during a `with` block."""
    wire = Wire(address)
    try:
        yield wire
    finally:
        wire.ears.shutdown(socket.SHUT_RDWR)
        wire.ears.close()
        wire.cut()
