"""Promises about the ledger, `ledger.md`: each rule has an id, which the code and a test mention.

A rule is a line `- **XY-001** …`. Rulings, options and examples have ids of their own (`A-03`, `OPT-02`, `EX-07`).
"""

import re

from tablee.core.game import Game
from tablee.testing.promise import hold, promise
from tablee.testing.sources import docstrings, is_test

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\*", re.MULTILINE)
ID = re.compile(r"\b[A-Z]{1,3}-\d{2,3}\b")
EXAMPLE = ("EX", "WE")  # prefixes of worked examples; the name of a test contains the id of its example


def text(game: Game) -> str:
    """Return the text of the ledger."""
    path = game.folder / "ledger.md"
    hold(path.exists(), game, "there is no ledger.md: write every rule as a line `- **XY-001** …`")
    return path.read_text(encoding="utf-8")


def rules(game: Game) -> list[str]:
    """Return the ids of the rules."""
    found = RULE.findall(text(game))
    hold(found, game, "ledger.md has no rule: write each as a line `- **XY-001** …`")
    return found


def named(game: Game, *, tests: bool) -> dict[str, list[str]]:
    """Map each id to the functions whose docstrings mention it, in the code or in the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(game.folder.rglob("*.py")):
        if is_test(path, game.folder) == tests:
            for name, doc in docstrings(path):
                for id_ in ID.findall(doc):
                    found.setdefault(id_, []).append(f"{path.relative_to(game.folder)}, {name}")
    return found


@promise()
def rules_are_numbered_once(game: Game) -> None:
    """No two rules in the ledger have the same id."""
    found = rules(game)
    twice = sorted({rule for rule in found if found.count(rule) > 1})
    hold(not twice, game, f"ledger.md gives more than one rule the id {', '.join(twice)}")


@promise()
def every_rule_has_a_function(game: Game) -> None:
    """For every rule, the docstring of a function that implements it mentions its id."""
    code = named(game, tests=False)
    missing = [rule for rule in rules(game) if rule not in code]
    hold(not missing, game, f"no docstring in the code mentions {', '.join(missing[:10])}")


@promise()
def every_rule_has_a_test(game: Game) -> None:
    """For every rule, the docstring of a test that checks it mentions its id."""
    tests = named(game, tests=True)
    missing = [rule for rule in rules(game) if rule not in tests]
    hold(not missing, game, f"no docstring in the tests mentions {', '.join(missing[:10])}")


@promise()
def no_unknown_rule_is_named(game: Game) -> None:
    """Every id that a docstring in the game's folder mentions is in the ledger."""
    known = set(ID.findall(text(game)))
    numbered = set(rules(game))
    prefixes = {rule[:3] for rule in numbered}
    for tests in (False, True):
        for id_, where in named(game, tests=tests).items():
            if id_.split("-")[0] in EXAMPLE:
                continue
            hold(id_ in known, game, f"{where[0]} mentions {id_}, which is not in ledger.md")
            if id_[:3] in prefixes:
                hold(id_ in numbered, game, f"{where[0]} mentions {id_}, which is not a rule in ledger.md")


@promise()
def every_worked_example_is_a_test(game: Game) -> None:
    """The ledger says how many worked examples there are, and each has a test named after it (`test_ex_07_…`)."""
    told = re.search(r"Worked examples: (EX|WE)-01 to (?:EX|WE)-(\d\d)", text(game))
    hold(told, game, "ledger.md does not say which worked examples there are; write `Worked examples: EX-01 to EX-12.`")
    assert told is not None
    prefix, count = told[1].lower(), int(told[2])
    files = sorted((game.folder / "tests").glob("test_*.py"))
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    numbers = {int(n) for n in re.findall(r"def test_(?:ex|we)_(\d\d)", source)}
    missing = [f"test_{prefix}_{n:02}" for n in sorted(set(range(1, count + 1)) - numbers)]
    hold(not missing, game, f"no test is called {', '.join(missing)}")
    odd = [f"test_{prefix}_{n:02}" for n in sorted(numbers - set(range(1, count + 1)))]
    hold(not odd, game, f"{', '.join(odd)} tests an example that is not in the ledger")
