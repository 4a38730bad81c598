"""Commands for authors of games: `new-game`, `check`, `perft`, `snapshots`, `pictures`, `migrate`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from tablee.cli.common import (
    RECORDS,
    WORKSHOP,
    GameName,
    Options,
    app,
    clear_failure,
    err,
    make_folder,
    out,
    read_file,
    read_options,
    write_file,
)
from tablee.core import discovery, record
from tablee.core.drawing.png import png
from tablee.core.errors import MalformedRecord, TableeError
from tablee.core.game import Game

if TYPE_CHECKING:
    from tablee.testing import Broken

GameNames = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Names of games. Defaults to all.")]


def chosen_games(names: list[str] | None) -> list[Game]:
    """Return the named games, or all games if no name is given."""
    return [discovery.game(name) for name in names or discovery.names()]


@app.command(rich_help_panel=WORKSHOP)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the game, in snake_case: river_race.")],
    into: Annotated[Path, typer.Option(help="Folder in which to create the game's folder.")] = Path(),
) -> None:
    """Write a small, complete game to start from. It can be played at once and passes `tablee check`."""
    from tablee.testing.new_game import write_game

    with clear_failure():
        folder = write_game(name, into)
        out.print(f"A game to start from was written to {folder}. Next:", highlight=False, soft_wrap=True)
        for words, meaning in (
            (f"play {name}", "play it in the terminal"),
            ("serve --open", "play it in the browser"),
            (f"check {name}", "check that it keeps every promise"),
        ):
            out.print(f"  tablee --games {folder} {words:<24} # {meaning}", highlight=False, soft_wrap=True)
        out.print("Then change rules.py and ledger.md. docs/adding-a-game.md describes the files.", highlight=False)


@app.command(rich_help_panel=WORKSHOP)
def check(
    name: GameName,
    quick: Annotated[bool, typer.Option("--quick", help="Play fewer plies, and leave out the longest checks.")] = False,
    only: Annotated[str, typer.Option(help="Only check promises whose theme or name contains this word.")] = "",
    save: Annotated[
        Path | None, typer.Option(help="Folder for records of the games in which a promise was broken.")
    ] = None,
) -> None:
    """Check that a game meets all requirements, called promises. Exits with code 1 if a promise is broken.

    Every promise is printed as kept, broken or left out. For a broken promise, the problem and the moves that lead
    to it are printed too.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.testing import Broken, promises

    with clear_failure():
        game = discovery.game(name)
        wanted = [p for p in promises() if only in p.theme or only in p.name]
        if not wanted:
            raise TableeError(f"No promise has {only!r} in its name. Themes: {', '.join(_themes())}.")
        plan = [(p, [] if quick and p.slow else p.cases(game)) for p in wanted]
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        broken: list[Broken] = []
        theme = ""
        with Progress(*columns, console=err, transient=True) as progress:
            task = progress.add_task("", total=sum(len(cases) for _, cases in plan))
            for promise, cases in plan:
                if promise.theme != theme:
                    theme = promise.theme
                    out.print(f"[bold]{theme}[/]")
                progress.update(task, description=f"{promise.name}{' (compiles)' if promise.compiled else ''}")
                failed: Broken | None = None
                for case in cases:
                    try:
                        if failed is None:
                            promise.keep(game, case, quick=quick)
                    except Broken as error:
                        failed = error
                    progress.advance(task)
                verdict = "[red]broken[/]" if failed else "[green]kept[/]  " if cases else "[dim]left out[/]"
                out.print(f"  {verdict} {escape(promise.sentence)}", highlight=False, soft_wrap=True)
                if failed:
                    out.print(
                        f"         {failed}".replace("\n", "\n         "), markup=False, highlight=False, soft_wrap=True
                    )
                    broken.append(failed)
        if save:
            _save(save, broken)
        kept = len(wanted) - len(broken)
        out.print(f"{game.title}: {kept} of {len(wanted)} promises kept", style="bold red" if broken else "bold green")
        if broken:
            raise typer.Exit(1)


def _themes() -> list[str]:
    from tablee.testing import promises

    return list(dict.fromkeys(promise.theme for promise in promises()))


def _save(folder: Path, broken: "list[Broken]") -> None:
    make_folder(folder)
    for error in broken:
        if error.record:
            path = folder / f"{error.game}-{error.promise}.game"
            write_file(path, f"# {error.problem}\n{error.record}")
            out.print(f"Record saved to {path}", highlight=False)


@app.command(rich_help_panel=WORKSHOP)
def perft(
    name: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")],
    depth: Annotated[int, typer.Option(help="Count lines of up to this many actions.", min=1)] = 3,
    option: Options = None,
    after: Annotated[str, typer.Option(help="Written forms to play first, separated by semicolons.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Run the rules uncompiled.")] = False,
) -> None:
    """Count the lines of play of each length from a position, and print them in the format of `tests/perft.txt`."""
    from tablee.testing.perft import Start, count

    with clear_failure():
        forms = [form.strip() for form in after.split(";") if form.strip()]
        start = Start(seats, read_options(option), forms)
        position = start.position(discovery.game(name), compiled=not plain)
        print(start)
        for n in range(1, depth + 1):
            print(f"perft {n} {count(position, n)}", flush=True)


@app.command(rich_help_panel=WORKSHOP)
def snapshots(names: GameNames = None) -> None:
    """Write the current structure of a game's pictures to its `tests/pictures.txt`."""
    from tablee.testing import Broken
    from tablee.testing.pictures import KEPT, snapshot

    with clear_failure():
        for game in chosen_games(names):
            try:
                write_file(game.folder / KEPT, snapshot(game))
            except Broken as error:
                raise TableeError(str(error)) from None
            out.print(f"{game.name}: {KEPT} written", highlight=False)


@app.command(rich_help_panel=WORKSHOP)
def pictures(
    names: GameNames = None,
    into: Annotated[Path, typer.Option(help="Folder for the pictures.")] = Path("docs/pictures"),
) -> None:
    """Draw a game's opening, middle and end as PNG images, from the record named in its data.toml."""
    with clear_failure():
        make_folder(into)
        for game in chosen_games(names):
            chosen = game.about.pictures
            if chosen is None:
                raise TableeError(f"[about] in the data.toml of {game.title} has no pictures.")
            text = read_file(game.folder / "tests" / "records" / f"{chosen.record}.game")
            for ending, ply, dark, narrow in (
                ("-opening", chosen.opening, True, False),
                ("", chosen.middle, False, False),
                ("-end", None, False, True),
            ):
                seen = record.replay(text, plies=ply).position.seen_by(0)
                svg = game.draw(seen, 0, narrow=narrow).svg("dark" if dark else "light")
                write_file(into / f"{game.name}{ending}.png", png(svg, 600 if narrow else 1280))
            out.print(f"{game.name}: drawn", highlight=False)


@app.command(rich_help_panel=RECORDS)
def migrate(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Game records to convert.")],
) -> None:
    """Convert records of format 1 to the current format, in place. First checks that each game ends as recorded."""
    with clear_failure():
        for file in files:
            text = read_file(file)
            try:
                record.read(text)
            except MalformedRecord:
                try:
                    made = record.migrate(text)
                    record.replay(made)
                except TableeError as error:
                    raise TableeError(f"{file} is left as it is. {error}") from None
                write_file(file, made)
                out.print(f"{file}: rewritten", highlight=False, soft_wrap=True)
            else:
                out.print(f"{file}: up to date", highlight=False, soft_wrap=True)
