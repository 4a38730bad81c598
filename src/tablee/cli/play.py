"""Commands for playing: `serve`, `play`, `games`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tablee.cli.common import (
    PLAY,
    Box,
    GameName,
    Options,
    app,
    clear_failure,
    err,
    make_folder,
    out,
    read_box,
    read_options,
    write_file,
)
from tablee.cli.terminal import Quit, play_in_terminal
from tablee.core import discovery, record, variants
from tablee.core.errors import TableeError
from tablee.core.match import Match
from tablee.core.sources import Committed, Seeded
from tablee.search.bots import UnknownBot, maker
from tablee.table.settings import Settings, data_folder


@app.command(rich_help_panel=PLAY)
def serve(
    host: Annotated[str, typer.Option(help="Listen address. Use 0.0.0.0 to accept players from your network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="Listen port. 0 picks a free one.", min=0, max=65535)] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="Data folder. Defaults to TABLEE_DATA or your user data directory.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Database URL, such as postgresql://host/name. Defaults to an SQLite file in the data folder."
        ),
    ] = None,
    url: Annotated[str, typer.Option(help="Public URL of the server, for share links.")] = "",
    posts: Annotated[
        int,
        typer.Option(
            "--posts-per-minute",
            envvar="TABLEE_POSTS_PER_MINUTE",
            help="How many requests that change something one IP address may send in a minute.",
            min=1,
        ),
    ] = Settings.posts_per_minute,
    box: Annotated[
        list[Path] | None,
        typer.Option("--box", metavar="FILE", help="Box file to offer in the lobby as a variant. Can be repeated."),
    ] = None,
    push_hosts: Annotated[
        list[str] | None,
        typer.Option(
            "--push-host",
            envvar="TABLEE_PUSH_HOSTS",
            help="A host, or host:port, to which Web Push may send messages besides the known push services.",
        ),
    ] = None,
    push_contact: Annotated[
        str,
        typer.Option(envvar="TABLEE_PUSH_CONTACT", help="A mailto: or https: URL at which push services reach you."),
    ] = Settings.push_contact,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser window.")] = False,
) -> None:
    """Start the web server, to play in the browser."""
    with clear_failure():
        boxes = tuple(variants.load(discovery.game(variants.game_of(file)), file) for file in box or [])
        settings = Settings(
            data=data or data_folder(),
            database=database,
            url=url,
            posts_per_minute=posts,
            boxes=boxes,
            push_hosts=tuple(push_hosts or ()),
            push_contact=push_contact,
        )
        if database is None:
            make_folder(settings.data)
        # Litestar and SQLAlchemy take about a second to import, so only this command imports them.
        from tablee.table import serve as server

        server.serve(settings, host, port, browser=open_browser)


@app.command(rich_help_panel=PLAY)
def play(
    name: GameName,
    seats: Annotated[
        str, typer.Option(help="Player in each seat, separated by commas: me, bot, bot1 to bot5, mcts, random.")
    ] = "me,bot",
    option: Options = None,
    box: Box = None,
    seed: Annotated[
        int | None, typer.Option(help="Random seed, for a repeatable game. By default chance comes from a new secret.")
    ] = None,
    hold: Annotated[
        bool, typer.Option("--hold", help="Stop before moments at which you could act out of turn against bots.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Save the game record to this file.")] = None,
) -> None:
    """Play in the terminal."""
    with clear_failure():
        game = discovery.game(name)
        words = read_seats(seats)
        if save:
            write_file(save, "")  # an unwritable file is reported before the game instead of after it
        source = Committed() if seed is None else Seeded(seed)
        match = Match(game, len(words), read_options(option), source=source, variant=read_box(game, box))
        try:
            play_in_terminal(match, words, out, hold=hold)
        except (Quit, KeyboardInterrupt):
            out.print("The game is left unfinished.")
        if save:
            write_file(save, record.write(match))
            out.print(f"Record saved to {save}.")


def read_seats(text: str) -> list[str]:
    """Parse a comma-separated list of players, each `me` or the name of a bot."""
    words = [word.strip().lower() for word in text.split(",")]
    if text.strip().isdecimal() or not all(words):
        raise TableeError(f"Seats are given as a list of players, for instance me,bot,bot; not {text!r}.")
    for word in words:
        if word != "me":
            try:
                maker(word)
            except UnknownBot as error:
                raise UnknownBot(f"{error} Write me for a person at this keyboard.") from None
    return words


@app.command(rich_help_panel=PLAY)
def games() -> None:
    """List the games with their player counts and table options."""
    for name, game in discovery.games().items():
        out.print(f"[bold]{game.title}[/] ({name}), {game.seats[0]} to {game.seats[-1]} players")
        table = Table(box=None, padding=(0, 2))
        for heading in ("option", "values", "default", ""):
            table.add_column(heading, style="dim" if heading == "" else "", no_wrap=heading == "option")
        for option in game.options.values():
            values = ", ".join(map(str, option.values))
            table.add_row(option.name, values, str(option.default), option.about)
        out.print(table)
    for name, problem in discovery.broken().items():
        err.print(f"[red]Skipped:[/] {name}. ", end="")
        err.print(problem, markup=False, highlight=False, soft_wrap=True)
