"""The examples in the documents run, and the files and games that they mention exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]


def test_the_session_of_the_readme_runs():
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tried >= 5
    assert failed == 0


def test_the_tour_names_files_that_exist():
    tour = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    core = re.findall(r"^    (\w+\.py) ", tour.split("games/<game>/")[0], re.MULTILINE)
    assert {path.name for path in (ROOT / "src/tablee/core").glob("*.py")} - {"__init__.py"} == set(core)


def test_documents_point_at_things_that_exist():
    for document in DOCUMENTS:
        for name in re.findall(r"`((?:docs|src|benchmarks)/[\w./-]+)`", document.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{document.name} names {name}"


def ledger(game) -> str:
    """Return the path of a game's ledger from the root of the repository."""
    return (game.folder / "ledger.md").relative_to(ROOT).as_posix()


def test_the_readme_says_of_every_game_what_it_says_of_itself(game):
    rows = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    seats = f"{game.seats[0]} to {game.seats[-1]}"
    assert f"| {game.title} | {seats} | {game.about.summary} | [rules]({ledger(game)}) |" in rows


def test_the_notice_says_whose_the_games_are(game):
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    assert f"- {game.title}: {game.about.credit}" in notice


def test_the_list_of_rules_leads_to_every_ledger(game):
    page = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    assert f"| {game.title} | [{game.name}](../../{ledger(game)}) |" in page


def test_the_ledger_lists_every_option(game):
    page = (game.folder / "ledger.md").read_text(encoding="utf-8")
    assert [option for option in game.options if f"`{option}`" not in page] == []


def test_links_between_documents_lead_somewhere():
    for document in DOCUMENTS:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links {target}"
