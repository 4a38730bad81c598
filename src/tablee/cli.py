"""The `tablee` command: play in the terminal, list games, trace random play, replay records."""

import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tablee.core import discovery, record
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.palette import THEMES
from tablee.core.drawing.png import png
from tablee.core.errors import MalformedRecord, TableeError, one_of
from tablee.core.match import Match
from tablee.core.position import Position, who
from tablee.core.sources import Committed, Seeded
from tablee.terminal import Quit, play_in_terminal

app = typer.Typer(
    help="Four tabletop games at one digital table.", no_args_is_help=True, pretty_exceptions_enable=False
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of the games that `tablee games` lists.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; may be repeated."),
]


@contextmanager
def clear_failure() -> Iterator[None]:
    """Turn a refusal into its message and exit code 1."""
    try:
        yield
    except TableeError as error:
        err.print(f"[red]{type(error).__name__}:[/] ", end="")
        err.print(str(error), markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit(1) from None


def read_options(said: list[str] | None) -> dict[str, str | int]:
    """Read NAME=VALUE words."""
    chosen: dict[str, str | int] = {}
    for word in said or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise TableeError(f"An option is written NAME=VALUE, not {word!r}.")
        chosen[name] = value
    return chosen


@app.command()
def games() -> None:
    """List the games, how many play, and the table options."""
    for name, game in discovery.games().items():
        out.print(f"[bold]{game.title}[/] ({name}), {game.seats[0]} to {game.seats[-1]} players")
        table = Table(box=None, padding=(0, 2))
        for heading in ("option", "values", "default", ""):
            table.add_column(heading, style="dim" if heading == "" else "", no_wrap=heading == "option")
        for option in game.options.values():
            values = ", ".join(map(str, option.values))
            table.add_row(option.name, values, str(option.default), option.about)
        out.print(table)


@app.command()
def play(
    name: GameName,
    seats: Annotated[str, typer.Option(help="Who sits where: me, bot, flat, random; separated by commas.")] = "me,bot",
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(help="Repeatable chance; without it a secret is drawn and committed.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
) -> None:
    """Play in the terminal."""
    with clear_failure():
        game = discovery.game(name)
        words = [word.strip() for word in seats.split(",")]
        source = Committed() if seed is None else Seeded(seed)
        match = Match(game, len(words), read_options(option), source=source)
        try:
            play_in_terminal(match, words, out)
        except Quit:
            out.print("The game is left unfinished.")
        if save:
            save.write_text(record.write(match), encoding="utf-8")
            out.print(f"The record is in {save}.")


@app.command()
def trace(
    name: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 0,
    option: Options = None,
    plies: Annotated[int | None, typer.Option(help="Stop after so many actions.")] = None,
) -> None:
    """Play uniformly random legal actions; print one JSON object per action, then one with the result.

    `position` is the one in which `actor` chose `action` out of `legal`; chance lists its outcomes likewise, with
    their `weights`. The last line holds the position reached, with scores and ranks.
    """
    with clear_failure():
        match = Match(discovery.game(name), seats, read_options(option), source=Seeded(seed))
        dice = Seeded(seed + 1)
        while not match.position.is_over and (plies is None or match.ply < plies):
            print(json.dumps(_traced(match, dice), ensure_ascii=False))
        position = match.position
        last = {
            "ply": match.ply,
            "actor": who(position.to_act),
            "over": position.is_over,
            "scores": position.scores(),
            "ranks": position.ranks(),
            "position": position.to_json(),
        }
        print(json.dumps(last, ensure_ascii=False))


def _traced(match: Match, dice: Seeded) -> dict[str, Any]:
    """Take one random action and return the line that tells of it."""
    position = match.position
    actor, ply = position.to_act, match.ply
    line: dict[str, Any] = {"ply": ply, "actor": actor if actor >= 0 else who(actor)}
    if actor == CHANCE:
        outcomes = position.chance()
        line["legal"] = [position.write(action) for action, _ in outcomes]
        line["weights"] = [weight for _, weight in outcomes]
        before = position.to_json()
        action = match.draw()
    else:
        actions = position.legal()
        line["legal"] = [position.write(action) for action in actions]
        before = position.to_json()
        action = actions[dice.below(len(actions), ply)]
        match.play(actor, action)
    return line | {"action": position.write(action), "position": before}


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    ply: Annotated[int | None, typer.Option(help="Stop after so many actions.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
) -> None:
    """Replay a record, checking every line, and show where it leads."""
    with clear_failure():
        match = record.replay(read_file(file), plies=ply)
        if as_json:
            print(json.dumps(match.position.to_json(), ensure_ascii=False))
            return
        show_position(match.position, match.ply)


@app.command()
def draw(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the picture goes: .svg or .png.")],
    ply: Annotated[int | None, typer.Option(help="Draw the position after so many actions.")] = None,
    seat: Annotated[int, typer.Option(help="Whose eyes; -2 is a spectator.")] = NOBODY,
    language: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    narrow: Annotated[bool, typer.Option(help="For a phone held upright.")] = False,
    width: Annotated[int, typer.Option(help="Pixels, for a PNG.")] = 1280,
) -> None:
    """Draw a position of a record as a picture."""
    with clear_failure():
        match = record.replay(read_file(file), plies=ply)
        if theme not in THEMES:
            raise TableeError(f"There is no theme {theme!r}. Themes: {one_of(THEMES)}.")
        if seat != NOBODY and not 0 <= seat < match.seats:
            raise TableeError(f"There is no seat {seat}; they go from 0 to {match.seats - 1}.")
        scene = match.game.draw(match.position.seen_by(seat), seat, language, narrow=narrow)
        svg = scene.svg("dark" if theme == "dark" else "light")
        if output.suffix == ".svg":
            output.write_text(svg, encoding="utf-8")
        elif output.suffix == ".png":
            output.write_bytes(png(svg, width))
        else:
            raise TableeError(f"A picture is a .svg or a .png file, not {output.name!r}.")
        out.print(f"Drawn: {output}")


def read_file(file: Path) -> str:
    """Return a record's text, or refuse."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise TableeError(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        raise MalformedRecord(1, "this is not a text file.") from None


def show_position(position: Position, ply: int) -> None:
    """Print a board as everybody may see it, with the points."""
    game = position.game
    out.print(f"[bold]{game.title}[/], {position.seats} players, after {ply} actions: {position.whose_turn()}.")
    if game.text_board:
        out.print(game.text_board(position.seen_by(NOBODY), NOBODY), markup=False, highlight=False)
    for seat, (points, place) in enumerate(zip(position.scores(), position.ranks(), strict=True)):
        out.print(f"seat {seat}: {points} points" + (f", place {place}" if position.is_over else ""))


@app.command()
def warm(
    names: Annotated[list[str] | None, typer.Argument(help="Games to compile; all if none is named.")] = None,
) -> None:
    """Compile the games ahead of time; later starts load the compiled code from the cache."""
    with clear_failure():
        for name in names or discovery.names():
            game = discovery.game(name)
            position = game.start(game.seats[0], compiled=True)
            match = Match(game, game.seats[0], source=Seeded(secrets.randbits(32)), compiled=True)
            match.settle()
            position.values()
            position.features(0)
            position.redealt(0, 1)
            position.scores(), position.ranks(), position.interjections(0), match.position.legal()
            err.print(f"{game.title}: compiled")


def main() -> None:
    """Run the command; used by `python -m tablee`."""
    sys.exit(app())
