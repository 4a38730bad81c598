"""What the documents claim is run or looked up."""

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
        for name in re.findall(r"`((?:docs|src|tests|benchmarks)/[\w./-]+)`", document.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{document.name} names {name}"


def test_the_readme_lists_every_game(game):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"| {game.title} | {game.seats[0]} to {game.seats[-1]} |" in readme
    assert f"(docs/rules/{game.name}.md)" in readme


def test_the_notice_says_whose_the_games_are(game):
    assert game.title in (ROOT / "NOTICE").read_text(encoding="utf-8")


def test_the_rules_page_lists_every_option(game):
    page = (ROOT / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8")
    assert all(f"`{option}`" in page for option in game.options)
