"""The drawing functions and texts that all games share. The promises check the pictures and texts of each game."""

import re

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import record
from tablee.core.drawing.palette import DARK, LIGHT
from tablee.core.drawing.scene import Scene, el, text_at
from tablee.core.errors import UnknownLanguage
from tablee.core.texts import COMMON, LANGUAGES, message_ids
from tablee.testing.pictures import AA, GROUNDS, contrast
from tablee.testing.rooms import records

READ_ON = [(ink, ground) for ink, grounds in GROUNDS.items() for ground in grounds.split()]


def test_the_languages_have_the_same_common_messages():
    english = message_ids(COMMON / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert message_ids(COMMON / f"{language}.ftl") == english


def test_a_notebook_shows_what_the_command_draws(game, tmp_path):
    path = records(game)[0]
    drawn = tmp_path / "board.svg"
    assert CliRunner().invoke(app, ["draw", str(path), "--ply", "9", "-o", str(drawn)]).exit_code == 0
    position = record.replay(path.read_text(encoding="utf-8"), plies=9).position
    assert position._repr_svg_() == drawn.read_text(encoding="utf-8")


def test_an_unknown_language_is_refused(game):
    with pytest.raises(UnknownLanguage, match="en, fr, es"):
        game.say("de")


def test_text_never_becomes_markup():
    scene = Scene(10, 10, "<script>")
    scene.background(text_at("<b>&", 1, 1), el("g", "a < b", data_x='"><script>'))
    svg = scene.svg()
    assert "<script>" not in svg
    assert "&lt;b&gt;&amp;" in svg


def test_pieces_lie_in_one_layer_in_the_order_of_their_ids():
    scene = Scene(10, 10, "")
    for id_ in ("pawn-2", "king", "pawn-1"):
        scene.piece(id_, 1, 1, el("circle", r=1), id_)
    scene.expect("pawn-0", 3, 3)
    svg = scene.svg()
    assert re.findall(r'id="piece-([^"]+)" data-ref="([^"]+)"', svg) == [
        (id_, id_) for id_ in ("king", "pawn-0", "pawn-1", "pawn-2")
    ]
    assert "<title>pawn-1</title>" in svg


def test_themes_name_the_same_colours():
    assert set(LIGHT) == set(DARK)
    with pytest.raises(KeyError, match="no colour"):
        el("rect", fill="@nosuch")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), READ_ON)
def test_words_can_be_read_on_their_ground(theme, ink, ground):
    assert contrast(theme[ink], theme[ground]) >= AA
