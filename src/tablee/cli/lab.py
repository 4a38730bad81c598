"""Commands of the lab: `lab run`, `lab show`, `lab compare`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Column, Table

from tablee.cli.common import WORKSHOP, Box, GameName, app, clear_failure, err, out, read_box, read_options, write_file
from tablee.core import discovery
from tablee.core.errors import TableeError

if TYPE_CHECKING:
    from tablee.lab.results import Results
    from tablee.lab.statistics import Effect

lab_app = typer.Typer(help="Play many games and see what can be said about a game.", no_args_is_help=True)
app.add_typer(lab_app, name="lab", rich_help_panel=WORKSHOP)

Folder = Annotated[Path, typer.Argument(metavar="RESULTS", help="Results folder of `tablee lab run`.")]
TableOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Table option. Can be repeated.")
]
MISSING = "The lab needs more packages. Install them with: pip install 'tablee[lab]'"


@lab_app.command()
def run(
    name: GameName,
    save: Annotated[
        Path, typer.Option("-o", "--output", help="Results folder. An interrupted run is continued there.")
    ],
    bots: Annotated[
        str, typer.Option(help="A bot for all seats, or one for each: random, greedy, flat:60, mcts:200.")
    ] = "greedy",
    games: Annotated[int, typer.Option(help="Games to play, rounded up to whole blocks.", min=1)] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="Number of players. Defaults to the number of bots, or all.")
    ] = None,
    option: TableOptions = None,
    box: Box = None,
    seed: Annotated[int, typer.Option(help="Random seed. The same seed gives the same games.")] = 0,
    luck: Annotated[
        bool | None, typer.Option("--luck/--no-luck", help="Compute luck. Default: unless all bots are random.")
    ] = None,
    details: Annotated[
        int, typer.Option(help="Follow this many games in detail: leads, and which components are used.", min=0)
    ] = 50_000,
    decisions: Annotated[bool, typer.Option("--decisions", help="Also write a row for every decision.")] = False,
    jobs: Annotated[int | None, typer.Option(help="Processes. Defaults to the number of cores.", min=1)] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or `auto`.")
    ] = None,
) -> None:
    """Play games between bots, every seed once in each rotation of the seats, and write the results as Parquet.

    Stop with Ctrl-C at any time; the same command continues.
    """
    with clear_failure(), needed_packages():
        from tablee.lab.run import carry_out, plan

        game = discovery.game(name)
        words = [word.strip() for word in bots.split(",")]
        manifest = plan(
            game,
            seats=seats,
            bots=words,
            games=games,
            seed=seed,
            options=read_options(option),
            variant=read_box(game, box),
            luck=luck,
            use_games=details,
            decisions=decisions,
        )
        with Bar(manifest.games) as bar:
            if cluster:
                from tablee.lab.cluster import on_cluster

                results, odd = on_cluster(save, manifest, cluster, progress=bar.advance)
                for line in odd:
                    err.print(f"[yellow]Odd:[/] {line}")
            else:
                results = carry_out(save, manifest, jobs=jobs, progress=bar.advance)
        show_seats(results)
        out.print(f"Results saved to {save}", highlight=False)


class Bar:
    """A progress bar with the rate and the time left. On Ctrl-C, it says how to go on."""

    def __init__(self, games: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games, {task.fields[rate]}"), TimeRemainingColumn())
        self.progress = Progress(TextColumn("{task.description}"), *columns, console=err, transient=True)
        self.task = self.progress.add_task("preparing", total=games, rate="")

    def __enter__(self) -> "Bar":
        self.progress.start()
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.progress.stop()
        if kind is KeyboardInterrupt:
            err.print("Stopped. What is complete is saved; the same command continues.")
            raise typer.Exit(130)

    def advance(self, games: int) -> None:
        """Add games that are done. The first call tells how many were there already."""
        self.progress.update(self.task, description="playing", advance=games)
        if speed := self.progress.tasks[0].speed:
            self.progress.update(
                self.task, rate=f"{speed:,.0f} per second" if speed > 10 else f"{speed:.1f} per second"
            )


class needed_packages:  # noqa: N801  (used like a function)
    """Say plainly which extra is missing if the lab's packages are not installed."""

    def __enter__(self) -> None:
        """Do nothing at first."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ModuleNotFoundError) and error.name in ("polars", "matplotlib"):
            raise TableeError(MISSING) from error


def show_seats(results: "Results") -> None:
    """Print the win share of every seat and, where chance decides who begins, of every place in the order of play."""
    from tablee.lab.questions import seat_effects
    from tablee.lab.statistics import ALPHA

    results.check()
    seats = results.manifest.seats
    found = {column: seat_effects(results, column, ALPHA / 2) for column in ("seat", "order")}
    table = Table(
        Column(no_wrap=True), "win share", "95 % at every look", "without luck adjustment", "variance saved", "verdict"
    )
    for column, effects in found.items():
        for i, effect in enumerate(effects):
            table.add_row(f"{'seat' if column == 'seat' else 'turn order'} {i + 1}", *told(effect, 1 / seats))
    out.print(table)


def told(effect: "Effect", fair: float) -> list[str]:
    """Return the cells that tell of an effect."""
    cells = [f"{effect.value + fair:.1%}", f"{effect.low + fair:.1%} to {effect.high + fair:.1%}"]
    cells += [f"{effect.raw_low + fair:.1%} to {effect.raw_high + fair:.1%}", f"{max(0.0, effect.saved):.0%}"]
    verdict = "better off" if effect.low > 0 else "worse off" if effect.high < 0 else "no difference shown"
    seen = "" if effect.shown else f" (could have seen {effect.smallest:.1%})"
    return [*cells, verdict + seen]


@lab_app.command()
def show(
    folder: Folder,
    game: Annotated[int, typer.Option(help="Number of the game.", min=0)],
    save: Annotated[Path | None, typer.Option("-o", "--output", help="File for the record.")] = None,
    open_table: Annotated[bool, typer.Option("--open", help="Open the replay in the browser.")] = False,
    port: Annotated[int, typer.Option(help="Listen port for --open. 0 picks a free one.", min=0, max=65535)] = 0,
) -> None:
    """Make one game of a run again: write its record, or open it at the table."""
    with clear_failure(), needed_packages():
        from tablee.lab.results import Results
        from tablee.lab.show import record_of

        text = record_of(Results(folder), game)
        if save:
            write_file(save, text)
            err.print(f"Record saved to {save}", highlight=False)
        if open_table:
            import tempfile

            from tablee.table import serve as server
            from tablee.table.settings import Settings

            with tempfile.TemporaryDirectory(prefix="tablee-show-") as data:
                settings = Settings(data=Path(data), warm=False)
                server.serve(settings, "127.0.0.1", port, browser=True, record=text)
        elif not save:
            print(text, end="")


@lab_app.command()
def compare(
    first: Annotated[Path, typer.Argument(metavar="A", help="Results folder.")],
    second: Annotated[Path, typer.Argument(metavar="B", help="Results folder of a run with the same seed.")],
) -> None:
    """Compare two runs with the same seeds: other components, options or bots.

    All intervals hold together at 95 %, at every look.
    """
    with clear_failure(), needed_packages():
        from tablee.lab.questions import compare as compared
        from tablee.lab.results import Results

        table = Table("", "A", "B", "B − A", "95 %, all together", "verdict")
        for found in compared(Results(first), Results(second)):
            share = found.name.startswith(("win share", "shared", "ending", "settled", "winner's"))
            form = (lambda x: f"{x:.1%}") if share else (lambda x: f"{x:.2f}")
            seen = f"no difference shown (could have seen {form(found.smallest)})"
            verdict = ("more in B" if found.low > 0 else "less in B") if found.shown else seen
            ends = f"{form(found.low)} to {form(found.high)}"
            table.add_row(found.name, form(found.first), form(found.second), form(found.value), ends, verdict)
        out.print(table)
