"""The report of a run: one page of HTML with a verdict for every question, charts, tables and games to look at."""

from functools import partial
from pathlib import Path

import polars as pl

from tablee.core.errors import TableeError
from tablee.lab.report.examples import Records
from tablee.lab.report.measures import Measures
from tablee.lab.report.names import Names
from tablee.lab.report.page import Page
from tablee.lab.report.questions import Inquiry, Thresholds
from tablee.lab.results import Results
from tablee.lab.schema import TABLES, file_of
from tablee.lab.show import record_of

__all__ = ["Thresholds", "html", "write"]


def html(
    results: Results, language: str = "en", *, thresholds: Thresholds | None = None, records: Records | None = None
) -> str:
    """Return the report of a run as a page. `records` makes the record of a game from its number.

    Raises `TableeError` if there are no games, or if a file is damaged.
    """
    names = Names(results.game, language, results.manifest.data)
    check_files(results)
    measures = Measures(results)
    if not measures.size[0]:
        raise TableeError(f"{results.folder} holds no finished games yet.")
    try:
        inquiry = Inquiry(measures, results.game, thresholds or Thresholds())
        return Page(inquiry, names, records or partial(record_of, results), results.folder).html()
    except pl.exceptions.PolarsError as error:
        raise TableeError(f"{results.folder} cannot be read: {error}.") from error


def check_files(results: Results) -> None:
    """Raise `TableeError` if a file of a complete shard is damaged or has other columns than it should."""
    for shard in results.done:
        for table, columns in TABLES.items():
            file = file_of(results.folder, table, shard)
            if not file.exists():
                continue
            try:
                found = pl.read_parquet_schema(file)
            except (OSError, pl.exceptions.PolarsError):
                found = {}
            if set(found) != set(columns):
                raise TableeError(
                    f"{file} is damaged. Delete {file_of(results.folder, 'games', shard)} and give the command "
                    "`lab run` again: it plays the missing games anew."
                )


def write(
    results: Results,
    path: Path,
    language: str = "en",
    thresholds: Thresholds | None = None,
    records: Records | None = None,
) -> None:
    """Write the report of a run into a file."""
    page = html(results, language, thresholds=thresholds, records=records)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise TableeError(f"{path} cannot be written: {error.strerror}.") from error
