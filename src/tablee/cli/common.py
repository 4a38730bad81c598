"""Shared by all commands: the Typer app, consoles, argument types, error reporting, file access."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tablee.core import discovery, variants
from tablee.core.errors import MalformedRecord, TableeError
from tablee.core.game import Game
from tablee.core.variants import Variant

app = typer.Typer(
    help="Tabletop games in the browser and in the terminal.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
out = Console()
err = Console(stderr=True)

PLAY, RECORDS, WORKSHOP = "Play", "Game records", "Workshop"  # headings in `tablee --help`

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; `tablee games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="Game record file.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Table option. Can be repeated."),
]

Box = Annotated[
    Path | None,
    typer.Option(
        "--box",
        metavar="FILE|NAME",
        help="Other components than the printed ones: a box file, or a variant of the game; see `tablee box`.",
    ),
]


@app.callback()
def common_options(
    games: Annotated[
        list[Path] | None,
        typer.Option("--games", metavar="PATH", help="Folder of more games, or a game's own folder. Can be repeated."),
    ] = None,
) -> None:
    """Tabletop games in the browser and in the terminal."""
    with clear_failure():
        for folder in games or []:
            discovery.add_folder(folder)


@contextmanager
def clear_failure() -> Iterator[None]:
    """Print a `TableeError` as a one-line message, without a traceback, and exit with code 1."""
    try:
        yield
    except TableeError as error:
        err.print("[red]tablee:[/] ", end="")
        err.print(str(error), markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit(1) from None


def read_options(words: list[str] | None) -> dict[str, str | int]:
    """Parse NAME=VALUE words into table options. Values are validated later, by the game."""
    options: dict[str, str | int] = {}
    for word in words or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise TableeError(f"An option must be written as NAME=VALUE, not {word!r}.")
        options[name] = value
    return options


def read_box(game: Game, file: Path | None) -> Variant | None:
    """Return the variant that a box file or a name stands for; None, for the printed box, if none is given."""
    return variants.find(game, file) if file else None


def read_file(file: Path) -> str:
    """Return the contents of a text file.

    Raises `TableeError` if the file cannot be read, `MalformedRecord` if it is not UTF-8.
    """
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise TableeError(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        raise MalformedRecord(1, "this is not a text file.") from None


def write_file(file: Path, content: str | bytes) -> None:
    """Write a file. Raises `TableeError` if that fails."""
    try:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise TableeError(f"{file} cannot be written: {error.strerror}.") from error


def make_folder(folder: Path) -> None:
    """Create a folder and its parents if missing. Raises `TableeError` if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableeError(f"The folder {folder} cannot be created: {error.strerror}.") from error
