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
    html = _html("Play. {DT-001 DT-002}\n\n- One. {DT-003}\n- Two. {DT-004}\n", tablee.game("destorsion"), "en")
    assert '<p data-rules="DT-001 DT-002">Play.</p>' in html
    assert '<li data-rules="DT-003">One.</li>' in html
    assert "{" not in html
