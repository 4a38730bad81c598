"""Commands for developing games and bots: `trace`, `bots ladder`, `warm`."""

import json
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from tablee.cli.common import (
    WORKSHOP,
    Box,
    GameName,
    Options,
    app,
    clear_failure,
    err,
    make_folder,
    out,
    read_box,
    read_file,
    read_options,
    write_file,
)
from tablee.core import discovery
from tablee.core.contract import CHANCE
from tablee.core.errors import TableeError
from tablee.core.match import Match
from tablee.core.position import who
from tablee.core.sources import Seeded
from tablee.search.warm import warm as warm_game

if TYPE_CHECKING:
    from tablee.search.ladder import Ladder


@app.command(rich_help_panel=WORKSHOP)
def trace(
    name: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")],
    seed: Annotated[int, typer.Option(help="Random seed. The same seed gives the same game.")] = 0,
    option: Options = None,
    box: Box = None,
    plies: Annotated[int | None, typer.Option(help="Stop after this many actions.", min=0)] = None,
) -> None:
    """Play uniformly random legal actions and print one JSON object per line.

    Each action is one line: the `position` before it, the `legal` actions of `actor`, and the `action` chosen.
    For chance, `legal` lists the outcomes and `weights` their relative probabilities.
    The last line holds the position reached, with scores and ranks.
    """
    with clear_failure():
        game = discovery.game(name)
        options = {**game.simulation_options, **read_options(option)}
        match = Match(game, seats, options, source=Seeded(seed), variant=read_box(game, box))
        dice = Seeded(seed + 1)
        while not match.position.is_over and (plies is None or match.ply < plies):
            print(json.dumps(_traced(match, dice), ensure_ascii=False))
        position = match.position
        last = {
            "ply": match.ply,
            "actor": _actor(position.to_act),
            "over": position.is_over,
            "scores": position.scores(),
            "ranks": position.ranks(),
            "position": position.to_json(),
        }
        print(json.dumps(last, ensure_ascii=False))


def _traced(match: Match, dice: Seeded) -> dict[str, Any]:
    """Play one random action and return its line of the trace."""
    position = match.position
    actor, ply = position.to_act, match.ply
    line: dict[str, Any] = {"ply": ply, "actor": _actor(actor)}
    if actor == CHANCE:
        outcomes = position.chance()
        line["legal"] = [position.write(action) for action, _ in outcomes]
        line["weights"] = [weight for _, weight in outcomes]
        before = position.to_json()
        action = match.sample_chance()
    else:
        actions = position.legal()
        line["legal"] = [position.write(action) for action in actions]
        before = position.to_json()
        action = actions[dice.below(len(actions), ply)]
        match.play(actor, action)
    return line | {"action": position.write(action), "position": before}


def _actor(actor: int) -> int | str:
    """Return the seat number, or the name of chance or nobody."""
    return actor if actor >= 0 else who(actor)


bots_app = typer.Typer(help="Measure the strength of bots.", no_args_is_help=True)
app.add_typer(bots_app, name="bots", rich_help_panel=WORKSHOP)


@bots_app.command()
def ladder(
    name: GameName,
    games: Annotated[
        int,
        typer.Option(
            help="Games per pair of bots, rounded up to an even number: every seed is played from both seats.", min=1
        ),
    ] = 40,
    bots: Annotated[str, typer.Option(help="Bots, weakest first. mcts:800 and mcts:200ms set a budget.")] = (
        "random,greedy,bot1,bot2,bot3,bot4,bot5"
    ),
    ms: Annotated[int | None, typer.Option(help="Milliseconds per move for a plain `mcts`.", min=1)] = None,
    near: Annotated[
        int | None, typer.Option(help="Only pair bots at most this many places apart in the list.", min=1)
    ] = None,
    option: Options = None,
    box: Box = None,
    seed: Annotated[int, typer.Option(help="Random seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option(help="Games to play in parallel.", min=1)] = 1,
    resume: Annotated[
        Path | None,
        typer.Option(help="Add to an earlier result, measured with the same code. It may include other bots."),
    ] = None,
    save: Annotated[Path, typer.Option(help="Folder for the JSON result.")] = Path("benchmarks/results"),
) -> None:
    """Play bots against each other, two per game, and print Elo ratings with 95 % intervals.

    The result is saved as JSON after every two games. Use `--resume` to continue an interrupted ladder.
    """
    from rich.progress import Progress

    from tablee.search.ladder import Ladder

    with clear_failure():
        game = discovery.game(name)
        words = [word.strip() for word in bots.split(",")]
        words = [f"mcts:{ms}ms" if ms and word == "mcts" else word for word in words]
        if len(words) < 2 or len(set(words)) < len(words):
            raise TableeError(f"A ladder needs two or more different bots, not {bots!r}.")
        measured = Ladder(game, words, read_options(option), near, variant=read_box(game, box))
        if resume:
            measured.add(read_result(resume))
        make_folder(save)  # an unwritable folder is reported before the games instead of after them
        path = save / f"ladder-{name}-{date.today().isoformat()}.json"
        partial = path.with_suffix(".partial")
        with Progress(console=err, transient=True) as progress:
            task = progress.add_task(game.title, total=len(measured.pairs) * (games + games % 2))
            for _ in measured.run(games, seed=seed, jobs=jobs):
                progress.advance(task)
                write_file(partial, json.dumps(measured.to_json() | {"seed": seed}, indent=2) + "\n")
                partial.replace(path)  # atomic, so that an interrupt never leaves half a file
        show_ladder(measured)
        out.print(f"Result saved to {path}", highlight=False)


def read_result(file: Path) -> dict[str, Any]:
    """Load the result of an earlier ladder. Raises `TableeError` if the file is not such a result."""
    try:
        result = json.loads(read_file(file))
    except ValueError:
        result = None
    if not isinstance(result, dict) or "pairs" not in result:
        raise TableeError(f"{file} is not a result saved by `tablee bots ladder`.")
    return result


def show_ladder(measured: "Ladder") -> None:
    """Print the ratings, the differences between neighbours and the score of every pairing."""
    rated = measured.ratings()
    steps = {b: step for (_, b), step in rated.steps(measured.rated).items()}
    words = measured.rated
    table = Table("bot", "Elo", "95 %", "above previous", *(f"v {word}" for word in words))
    for word in words:
        above = f"{steps[word][0]:+.0f} ±{steps[word][1]:.0f}" if word in steps else ""
        shares = (measured.share(word, other) for other in words)
        cells = ("" if share is None else f"{share:.0%}" for share in shares)
        table.add_row(word, f"{rated.elo[word]:.0f}", f"±{rated.half[word]:.0f}", above, *cells)
    out.print(table)


@app.command(rich_help_panel=WORKSHOP)
def warm(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Games to compile. Defaults to all.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Games to compile in parallel.", min=1)] = 1,
    bots: Annotated[bool, typer.Option(help="Also compile the search of the bots.")] = True,
) -> None:
    """Compile the games ahead of time, so that later runs load them from the cache."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with clear_failure():
        chosen = [discovery.game(name).name for name in names or discovery.names()]
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for title in pool.map(compile_game, chosen, [bots] * len(chosen)):
                err.print(f"{title}: compiled")


def compile_game(name: str, bots: bool) -> str:
    """Compile a game in a process of its own; return its title."""
    game = discovery.game(name)
    warm_game(game, bots=bots)
    return game.title
