"""How the server is set up."""

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
    """What can be chosen when the server is started."""

    data: Path = field(default_factory=data_folder)
    database: str | None = None  # a URL; a file in `data` if not given
    url: str = ""  # how others reach the server, if it is not the address in their browser
    posts_per_minute: int = 300  # from one address
    bot_pause: float = 0.45  # seconds a bot's move takes at least, so that people can follow
    workers: int | None = None  # processes in which bots think
    warm: bool = True  # compile kernels ahead
    rooms: int = 500  # tables kept in memory
    templates: Path = Path(__file__).parent / "templates"
