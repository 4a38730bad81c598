"""The command `lab report`."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.common import clear_failure, err
from tablee.cli.lab import Folder, lab_app, needed_packages


@lab_app.command()
def report(
    folder: Folder,
    save: Annotated[Path, typer.Option("-o", "--output", help="File for the page.")] = Path("report.html"),
    language: Annotated[str, typer.Option("--lang", help="Language of the page: en, fr or es.")] = "en",
) -> None:
    """Write what a run shows as one page of HTML: a verdict for every question, charts, tables and games to replay.

    The page needs no other file and no network, and prints on A4. An interrupted run can be reported, too.
    """
    with clear_failure(), needed_packages():
        from tablee.lab import report as reports
        from tablee.lab.results import Results

        reports.write(Results(folder), save, language)
        err.print(f"Report saved to {save}", highlight=False)
