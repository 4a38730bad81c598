"""Handbooks: numbers come from data.toml, passages depend on the options, paragraphs name the rules they explain."""

import pytest

import tablee
from tablee.core import handbook
from tablee.core.errors import BadData
from tablee.table.handbook import _html

TEXT = """Play to {score_board.squares}. {DT-001 DT-002}

::: option thirdDie = mandatory
You must roll it.
:::
::: option thirdDie = optional | never
You may roll it.
:::
End. {DT-003}
"""
DATA = {"score_board": {"squares": 25, "hollows": [7, 13]}}


def test_numbers_come_from_the_components():
    assert handbook.with_numbers("{score_board.squares}, {score_board.hollows}, {score_board.hollows.1}", DATA) == (
        "25, 7, 13, 13"
    )
    with pytest.raises(BadData, match=r"score_board\.nosuch"):
        handbook.with_numbers("{score_board.nosuch}", DATA)


def test_passages_follow_the_options():
    played = handbook.as_played(TEXT, {"thirdDie": "optional"}, lambda option: f"({option})")
    assert "You may roll it. (thirdDie)\n" in played
    assert "must" not in played
    assert ":::" not in played
    assert [passage.values for passage in handbook.passages(TEXT)] == [["mandatory"], ["optional", "never"]]


def test_paragraphs_know_the_rules_they_explain_and_readers_do_not_see_them():
    assert handbook.explained(TEXT) == {"DT-001", "DT-002", "DT-003"}
    html = _html("Play. {DT-001 DT-002}\n\n- One. {DT-003}\n- Two. {DT-004}\n", tablee.game("destorsion"), "en", None)
    assert '<p data-rules="DT-001 DT-002">Play.</p>' in html
    assert '<li data-rules="DT-003">One.</li>' in html
    assert "{" not in html


SAID = {  # what was once missing: game and rule -> words of its paragraph in English, French and Spanish
    ("destorsion", "DT-007"): ("the highest starts", "le plus haut commence", "empieza el más alto"),
    ("destorsion", "DT-055"): ("in this order", "dans cet ordre", "en este orden"),
    ("poignee", "PM-098"): ("graveyard is full goes to the box", "plein va dans la boîte", "lleno va a la caja"),
    ("airain", "GA-010"): ("hidden troop cards", "cartes troupe, cachées", "cartas de tropa, ocultas"),
    ("airain", "GA-040"): ("discard pile is shuffled", "on mélange la défausse", "se baraja el descarte"),
    ("airain", "GA-063"): ("asked even if you cannot", "même si vous ne pouvez pas", "aunque no puedas declararla"),
    ("airain", "GA-037"): (
        "even if you could conquer",
        "même si une conquête est possible",
        "aunque pudieras conquistar",
    ),
}


@pytest.mark.parametrize(("name", "rule"), SAID)
def test_what_was_once_missing_is_said(name, rule):
    for language, words in zip(("en", "fr", "es"), SAID[name, rule], strict=True):
        text = (tablee.game(name).folder / "handbook" / f"{language}.md").read_text(encoding="utf-8")
        assert any(rule in line and words in line for line in text.splitlines()), language
