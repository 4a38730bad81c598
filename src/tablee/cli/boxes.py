"""The command `box`: the printed components as a file to edit, and what an edited file changes."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tablee.cli.common import WORKSHOP, GameName, app, clear_failure, out
from tablee.core import discovery, variants
from tablee.core.bounds import shown


@app.command(rich_help_panel=WORKSHOP)
def box(
    name: GameName,
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE|NAME", help="Box file to check, or a variant. Without one, the printed box is written."
        ),
    ] = None,
) -> None:
    """Write the printed components of a game as a TOML file to edit, or check such a file.

    Play with the edited file by `--box FILE`. The output says what may be changed, and within which bounds, and which
    variants come with the game.
    """
    with clear_failure():
        game = discovery.game(name)
        if file is None:
            print(variants.box_text(game), end="")
            return
        variant = variants.find(game, file)
        if not variant.differences:
            out.print(f"The components are as printed (box {variant.hash}).", highlight=False)
            return
        out.print(f"{variant.name} (box {variant.hash})", markup=False, highlight=False)
        table = Table(box=None, padding=(0, 2))
        for heading in ("changed", "printed", "in this box"):
            table.add_column(heading, overflow="fold")
        for difference in variant.differences:
            table.add_row(difference.key, told(difference.printed), told(difference.own))
        out.print(table, markup=False)


def told(value: object) -> str:
    """Return a value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else value if isinstance(value, str) else shown(value)
