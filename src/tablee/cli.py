"""The `tablee` command: serve the table, play in the terminal, look at records, measure the bots."""

import json
import secrets
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from datetime import date
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tablee.core import discovery, record
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.palette import THEMES
from tablee.core.drawing.png import png
from tablee.core.errors import MalformedRecord, TableeError, one_of
from tablee.core.fields import new
from tablee.core.match import Match
from tablee.core.position import Position, who
from tablee.core.rng import seed_of
from tablee.core.sources import Committed, Seeded
from tablee.search.bots import UnknownBot, maker
from tablee.search.ladder import Ladder
from tablee.search.searcher import Plan, Tree
from tablee.table.dice import verify as verify_draws
from tablee.table.settings import Settings, data_folder
from tablee.terminal import Quit, play_in_terminal

app = typer.Typer(
    help="Four tabletop games at one digital table.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
out = Console()
err = Console(stderr=True)

PLAY, RECORDS, WORKSHOP = "Play", "Records of games", "Workshop"  # how the help groups the commands

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(discovery.names())}.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the record of a game.")]
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
        err.print("[red]tablee:[/] ", end="")
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


def read_file(file: Path) -> str:
    """Return a record's text, or refuse."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise TableeError(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        raise MalformedRecord(1, "this is not a text file.") from None


def write_file(file: Path, content: str | bytes) -> None:
    """Write a file, or refuse."""
    try:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise TableeError(f"{file} cannot be written: {error.strerror}.") from error


def make_folder(folder: Path) -> None:
    """Make a folder if there is none, or refuse."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableeError(f"The folder {folder} cannot be made: {error.strerror}.") from error


# --- play ------------------------------------------------------------------------------------------------------


@app.command(rich_help_panel=PLAY)
def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets others in your network come.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="Port to listen at; 0 takes any free one.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="Folder for the tables; your data directory if not said.")] = None,
    database: Annotated[str | None, typer.Option(help="A database URL instead: postgresql://host/name.")] = None,
    url: Annotated[str, typer.Option(help="How others reach this server, for the links to share.")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table in the browser."""
    with clear_failure():
        settings = Settings(data=data or data_folder(), database=database, url=url)
        if database is None:
            make_folder(settings.data)
        serving = import_module("tablee.table.serve")  # the web framework takes a second: only who serves waits for it
        serving.serve(settings, host, port, browser=open_browser)


@app.command(rich_help_panel=PLAY)
def play(
    name: GameName,
    seats: Annotated[
        str, typer.Option(help="Who sits where: me, bot, bot1 to bot5, mcts, random; separated by commas.")
    ] = "me,bot",
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(help="Repeatable chance; without it a secret is drawn and committed.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
) -> None:
    """Play in the terminal."""
    with clear_failure():
        game = discovery.game(name)
        words = read_seats(seats)
        if save:
            write_file(save, "")  # find out now, not after the game, that it cannot be written
        source = Committed() if seed is None else Seeded(seed)
        match = Match(game, len(words), read_options(option), source=source)
        try:
            play_in_terminal(match, words, out)
        except (Quit, KeyboardInterrupt):
            out.print("The game is left unfinished.")
        if save:
            write_file(save, record.write(match))
            out.print(f"The record is in {save}.")


def read_seats(said: str) -> list[str]:
    """Read who sits where: `me`, or the name of a bot."""
    words = [word.strip().lower() for word in said.split(",")]
    if said.strip().isdecimal() or not all(words):
        raise TableeError(f"Seats are named, one word each, for instance me,bot,bot; not {said!r}.")
    for word in words:
        if word != "me":
            try:
                maker(word)
            except UnknownBot as error:
                raise UnknownBot(f"{error} A person at this keyboard is called me.") from None
    return words


@app.command(rich_help_panel=PLAY)
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


# --- records of games ------------------------------------------------------------------------------------------


@app.command(rich_help_panel=RECORDS)
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(help="Stop after so many actions.", min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
) -> None:
    """Replay a record, checking every line, and show where it leads."""
    with clear_failure():
        match = record.replay(read_file(file), plies=ply)
        if as_json:
            print(json.dumps(match.position.to_json(), ensure_ascii=False))
            return
        show_position(match.position, match.ply)


def show_position(position: Position, ply: int) -> None:
    """Print a board as everybody may see it, with the points."""
    game = position.game
    out.print(f"[bold]{game.title}[/], {position.seats} players, after {ply} actions: {position.whose_turn()}.")
    if game.text_board:
        out.print(game.text_board(position.seen_by(NOBODY), NOBODY), markup=False, highlight=False)
    for seat, (points, place) in enumerate(zip(position.scores(), position.ranks(), strict=True)):
        out.print(f"seat {seat}: {points} points" + (f", place {place}" if position.is_over else ""))


@app.command(rich_help_panel=RECORDS)
def draw(
    file: RecordFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the picture goes: .svg or .png.")],
    ply: Annotated[int | None, typer.Option(help="Draw the position after so many actions.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes, 0 first; a spectator's if not said.")] = None,
    language: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    narrow: Annotated[bool, typer.Option(help="For a phone held upright.")] = False,
    width: Annotated[int, typer.Option(help="Pixels, for a PNG.", min=16, max=8192)] = 1280,
) -> None:
    """Draw a position of a record as a picture."""
    with clear_failure():
        match = record.replay(read_file(file), plies=ply)
        if theme not in THEMES:
            raise TableeError(f"There is no theme {theme!r}. Themes: {one_of(THEMES)}.")
        if seat is not None and not 0 <= seat < match.seats:
            raise TableeError(f"There is no seat {seat}; they go from 0 to {match.seats - 1}.")
        viewer = NOBODY if seat is None else seat
        scene = match.game.draw(match.position.seen_by(viewer), viewer, language, narrow=narrow)
        svg = scene.svg("dark" if theme == "dark" else "light")
        if output.suffix == ".svg":
            write_file(output, svg)
        elif output.suffix == ".png":
            write_file(output, png(svg, width))
        else:
            raise TableeError(f"A picture is a .svg or a .png file, not {output.name!r}.")
        out.print(f"Drawn: {output}")


@app.command(rich_help_panel=RECORDS)
def verify(
    file: RecordFile,
    secret: Annotated[str, typer.Option(help="The secret shown after the game, in hexadecimal.")],
    given: Annotated[
        int, typer.Option(help="Actions taken over from another table, not drawn at this one.", min=0)
    ] = 0,
) -> None:
    """Check that every draw of a game follows from the secret that was fixed before it began."""
    with clear_failure():
        checked = verify_draws(read_file(file), secret, given)
        out.print(f"[green]verified[/]: {checked} draws follow from the secret, which was fixed before the first move.")


# --- workshop --------------------------------------------------------------------------------------------------


@app.command(rich_help_panel=WORKSHOP)
def trace(
    name: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 0,
    option: Options = None,
    plies: Annotated[int | None, typer.Option(help="Stop after so many actions.", min=0)] = None,
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
            "actor": _actor(position.to_act),
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
    line: dict[str, Any] = {"ply": ply, "actor": _actor(actor)}
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


def _actor(actor: int) -> int | str:
    """Return a seat's number, or the word for chance or nobody."""
    return actor if actor >= 0 else who(actor)


bots_app = typer.Typer(help="Measure the bots.", no_args_is_help=True)
app.add_typer(bots_app, name="bots", rich_help_panel=WORKSHOP)


@bots_app.command()
def ladder(
    name: GameName,
    games: Annotated[
        int, typer.Option(help="Games between each two bots; every second one has the seats swapped.", min=1)
    ] = 40,
    bots: Annotated[str, typer.Option(help="Bots, weakest first; a budget is written mcts:800 or mcts:200ms.")] = (
        "random,greedy,bot1,bot2,bot3,bot4,bot5"
    ),
    ms: Annotated[int | None, typer.Option(help="Milliseconds per move for `mcts` without a budget.", min=1)] = None,
    near: Annotated[
        int | None, typer.Option(help="Let only bots meet that are at most so many places apart.", min=1)
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same dice.")] = 1,
    jobs: Annotated[int, typer.Option(help="Games played side by side.", min=1)] = 1,
    resume: Annotated[
        Path | None,
        typer.Option(help="An earlier result, also of other bots, by the same code: its games count, more are played."),
    ] = None,
    save: Annotated[Path, typer.Option(help="Folder for the JSON result.")] = Path("benchmarks/results"),
) -> None:
    """Let bots play each other at two seats; print Elo ratings with 95 % intervals and keep them as JSON.

    What was played is kept after every two games: a ladder that was broken off goes on with `--resume`.
    """
    with clear_failure():
        game = discovery.game(name)
        words = [word.strip() for word in bots.split(",")]
        words = [f"mcts:{ms}ms" if ms and word == "mcts" else word for word in words]
        if len(words) < 2 or len(set(words)) < len(words):
            raise TableeError(f"A ladder needs two or more bots, each named once; not {bots!r}.")
        measured = Ladder(game, words, read_options(option), near)
        if resume:
            measured.add(read_result(resume))
        make_folder(save)  # find out now, not after the games, that nothing can be kept there
        path = save / f"ladder-{name}-{date.today().isoformat()}.json"
        partial = path.with_suffix(".partial")
        with Progress(console=err, transient=True) as progress:
            task = progress.add_task(game.title, total=len(measured.pairs) * (games + games % 2))
            for _ in measured.run(games, seed=seed, jobs=jobs):
                progress.advance(task)
                write_file(partial, json.dumps(measured.to_json() | {"seed": seed}, indent=2) + "\n")
                partial.replace(path)  # broken off at any moment, the result stays whole
        show_ladder(measured)
        out.print(f"Written to {path}", highlight=False)


def read_result(file: Path) -> dict[str, Any]:
    """Return what a ladder kept, or refuse."""
    try:
        told = json.loads(read_file(file))
    except ValueError:
        told = None
    if not isinstance(told, dict) or "pairs" not in told:
        raise TableeError(f"{file} is not a result kept by `tablee bots ladder`.")
    return told


def show_ladder(measured: Ladder) -> None:
    """Print ratings, the steps between neighbours, and every pairing."""
    rated = measured.ratings()
    steps = {b: step for (_, b), step in rated.steps(measured.rated).items()}
    words = measured.rated
    table = Table("bot", "Elo", "95 %", "above the one before", *(f"v {word}" for word in words))
    for word in words:
        above = f"{steps[word][0]:+.0f} ±{steps[word][1]:.0f}" if word in steps else ""
        shares = (measured.share(word, other) for other in words)
        cells = ("" if share is None else f"{share:.0%}" for share in shares)
        table.add_row(word, f"{rated.elo[word]:.0f}", f"±{rated.half[word]:.0f}", above, *cells)
    out.print(table)


@app.command(rich_help_panel=WORKSHOP)
def warm(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to compile; all if none is named.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many games to compile at once.", min=1)] = 1,
    bots: Annotated[bool, typer.Option(help="Also compile what the bots think with.")] = True,
) -> None:
    """Compile the games ahead of time; later starts load the compiled code from the cache."""
    with clear_failure():
        chosen = [discovery.game(name).name for name in names or discovery.names()]
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for title in pool.map(compile_game, chosen, [bots] * len(chosen)):
                err.print(f"{title}: compiled")


def compile_game(name: str, bots: bool) -> str:
    """Call every compiled function of a game once; return the game's title."""
    game = discovery.game(name)
    match = Match(game, game.seats[0], source=Seeded(secrets.randbits(32)), compiled=True)
    match.settle()
    position = match.position
    position.values(), position.features(0), position.redealt(0, 1)
    position.scores(), position.ranks(), position.interjections(0), position.legal()
    states = new(game.state_dtype, 2)
    out, weight, scratch = (np.zeros(max(game.max_choices, 16), np.int64) for _ in range(3))
    results = np.zeros((1, 1 + 2 * game.seats[0]), np.int64)
    game.native.start(position.boxes, states, 0, game.seats[0])
    game.native.play_games(position.boxes, states, results, scratch, seed_of(1), out, weight, game.ply_limit)
    if bots:
        Tree(position, 0, Plan(iterations=1)).grow(0, seed_of(0), np.zeros(1, np.int8))
    return game.title


def main() -> None:
    """Run the command; used by `python -m tablee`."""
    sys.exit(app())
