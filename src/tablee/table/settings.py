"""Settings of the server."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tablee.core.variants import Variant


def data_folder() -> Path:
    """Return the folder for the database: `TABLEE_DATA`, or a folder in the user's data directory."""
    if chosen := os.environ.get("TABLEE_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tablee"


@dataclass(frozen=True)
class Settings:
    """The settings of a server; they are fixed when it starts."""

    data: Path = field(default_factory=data_folder)
    database: str | None = None  # a URL; by default an SQLite file in `data`
    url: str = ""  # public URL for links, if it differs from the one in the browser's requests
    posts_per_minute: int = 300  # how many POST requests one IP address may send in a minute
    bot_pause: float = 0.45  # a bot's move takes at least this many seconds, so that people can follow
    hold: float = 20.0  # seconds a table waits for seats that hold, unless its creator chooses another time
    grace: float = 120.0  # seconds for which a person to act must be offline before others may let a bot play
    push_hosts: tuple[str, ...] = ()  # hosts, or host:port, to which Web Push may also send messages (see `push`)
    push_contact: str = "mailto:tablee@localhost"  # how push services can reach the operator; a mailto: or https: URL
    push_after: float = 10.0  # seconds after which a person who has not acted yet is told that it is their turn
    workers: int | None = None  # worker processes for bots; by default one less than there are CPUs, from 1 to 4
    warm: bool = True  # compile the games after the start, in a separate process
    warm_labels: bool = True  # compile what says whether house rules are fair, too (see `balance`)
    rooms: int = 500  # how many tables to keep in memory, unless more are in use
    boxes: tuple[Variant, ...] = ()  # variants that the lobby offers
    templates: Path = Path(__file__).parent / "templates"
