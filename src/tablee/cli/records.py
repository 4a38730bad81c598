"""Commands for game records: `replay`, `draw`, `verify`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.common import RECORDS, RecordFile, app, clear_failure, out, read_file, write_file
from tablee.core import record
from tablee.core.contract import NOBODY
from tablee.core.drawing.palette import THEMES
from tablee.core.drawing.png import png
from tablee.core.errors import TableeError, one_of
from tablee.core.match import Match
from tablee.table.dice import verify as verify_draws


@app.command(rich_help_panel=RECORDS)
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(help="Stop after this many actions.", min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
) -> None:
    """Replay a record, validating every line, and print the position it reaches."""
    with clear_failure():
        match = record.replay(read_file(file), plies=ply)
        if as_json:
            print(json.dumps(match.position.to_json(), ensure_ascii=False))
            return
        show_position(match)


def show_position(match: Match) -> None:
    """Print the board as a spectator sees it, and the scores."""
    game, position = match.game, match.position
    out.print(f"[bold]{game.title}[/]", end="")
    if match.variant:
        out.print(f" by the house rules {match.variant.name!r}", end="", markup=False, highlight=False)
    out.print(f", {position.seats} players, after {match.ply} actions: {position.whose_turn()}.")
    out.print(game.board.text(position.seen_by(NOBODY), NOBODY), markup=False, highlight=False)
    for seat, (points, place) in enumerate(zip(position.scores(), position.ranks(), strict=True)):
        out.print(f"seat {seat}: {points} points" + (f", place {place}" if position.is_over else ""))


@app.command(rich_help_panel=RECORDS)
def draw(
    file: RecordFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="Output file, .svg or .png.")],
    ply: Annotated[int | None, typer.Option(help="Draw the position after this many actions.", min=0)] = None,
    seat: Annotated[
        int | None, typer.Option(help="Draw what this seat sees, counting from 0. Defaults to a spectator's view.")
    ] = None,
    language: Annotated[str, typer.Option(help="Language of the text: en, fr or es.")] = "en",
    theme: Annotated[str, typer.Option(help="Color theme: light or dark.")] = "light",
    narrow: Annotated[bool, typer.Option(help="Use the layout for a phone in portrait mode.")] = False,
    width: Annotated[int, typer.Option(help="Width of a PNG, in pixels.", min=16, max=8192)] = 1280,
) -> None:
    """Draw a position from a record as an SVG or PNG image."""
    with clear_failure():
        match = record.replay(read_file(file), plies=ply)
        if theme not in THEMES:
            raise TableeError(f"There is no theme {theme!r}. Themes: {one_of(THEMES)}.")
        if seat is not None and not 0 <= seat < match.seats:
            raise TableeError(f"There is no seat {seat}. Seats are numbered from 0 to {match.seats - 1}.")
        viewer = NOBODY if seat is None else seat
        scene = match.game.draw(match.position.seen_by(viewer), viewer, language, narrow=narrow)
        svg = scene.svg("dark" if theme == "dark" else "light")
        if output.suffix == ".svg":
            write_file(output, svg)
        elif output.suffix == ".png":
            write_file(output, png(svg, width))
        else:
            raise TableeError(f"A picture must be a .svg or a .png file, not {output.name!r}.")
        out.print(f"Image saved to {output}")


@app.command(rich_help_panel=RECORDS)
def verify(
    file: RecordFile,
    secret: Annotated[str, typer.Option(help="Secret revealed after the game, in hexadecimal.")],
    given: Annotated[
        int, typer.Option(help="Number of first actions copied from another table; their draws are not checked.", min=0)
    ] = 0,
) -> None:
    """Check that every draw of a game follows from the secret that was fixed before the game."""
    with clear_failure():
        checked = verify_draws(read_file(file), secret, given)
        out.print(f"[green]verified[/]: {checked} draws follow from the secret that was fixed before the first move.")
