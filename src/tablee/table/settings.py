"""Settings of the server."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Return where tables are kept: `TABLEE_DATA`, or the user's data directory."""
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
    """Everything that can be set when the server is started."""

    data: Path = field(default_factory=data_folder)
    database: str | None = None  # a URL; a file in `data` if not given
    url: str = ""  # public address for links, if it differs from the one the browser asks for
    posts_per_minute: int = 300  # from one address
    bot_pause: float = 0.45  # seconds a bot's move takes at least, so that people can follow
    hold: float = 20.0  # seconds for which a new table waits for those who hold, unless it says otherwise
    workers: int | None = None  # worker processes for bots; by default one less than processors, 1 to 4
    warm: bool = True  # compile the games at the start, in a process beside the server
    rooms: int = 500  # tables kept in memory, unless more are in use
    templates: Path = Path(__file__).parent / "templates"
