"""Every rule of every game has a place in the code and a test, under its id."""

import ast
import re

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\*", re.MULTILINE)
ID = re.compile(r"\b[A-Z]{2}-\d{3}\b")


def ledger(game) -> str:
    return (game.folder / "ledger.md").read_text(encoding="utf-8")


def named(paths) -> dict[str, list[str]]:
    """Map each rule id to the functions whose docstring names it."""
    found: dict[str, list[str]] = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (doc := ast.get_docstring(node)):
                for rule in ID.findall(doc):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return found


def code_and_tests(game):
    files = set(game.folder.rglob("*.py"))
    tests = {path for path in files if "tests" in path.relative_to(game.folder).parts}
    return named(files - tests), named(tests)


def test_every_rule_has_a_function_and_a_test(game):
    rules = RULE.findall(ledger(game))
    assert rules
    assert len(set(rules)) == len(rules)
    code, tests = code_and_tests(game)
    assert [rule for rule in rules if rule not in code] == []
    assert [rule for rule in rules if rule not in tests] == []


def test_no_function_names_an_unknown_rule(game):
    rules = set(RULE.findall(ledger(game)))
    prefix = next(iter(rules))[:3]
    for found in code_and_tests(game):
        assert {rule for rule in found if rule.startswith(prefix)} <= rules


def test_every_worked_example_is_a_test_under_its_id(game):
    tests = "".join(path.read_text(encoding="utf-8") for path in (game.folder / "tests").glob("test_*.py"))
    numbers = [int(n) for n in re.findall(r"def test_(?:ex|we)_(\d\d)", tests)]
    told = re.search(r"Worked examples: (?:EX|WE)-01 to (?:EX|WE)-(\d\d)", ledger(game))
    assert told, "the rules page says how many worked examples there are"
    assert sorted(set(numbers)) == list(range(1, int(told.group(1)) + 1))
