"""Tests of scenery: its address, its ids, and the pictures in files, which contain it."""

import re

import pytest
from scenery import nothing_behind, sky_behind

from tablee.core.discovery import game
from tablee.core.drawing.palette import paint
from tablee.core.drawing.scene import el
from tablee.core.drawing.scenery import backdrop, name_and_version, reference
from tablee.table.scenery import definitions

GAME = game("airain")


def test_a_pair_of_colours_depends_on_the_theme():
    drawn = el("rect", fill="@#abc/#123456", stroke="@gold")
    assert drawn == '<rect fill="light-dark(#abc,#123456)" stroke="var(--gold)"/>'
    assert paint(drawn, None) == drawn
    assert [paint(drawn, theme)[:17] for theme in ("light", "dark")] == ['<rect fill="#abc"', '<rect fill="#1234']
    with pytest.raises(KeyError):
        el("rect", fill="@#abc")


def test_a_game_without_scenery_has_none():
    with nothing_behind(GAME):
        scene = GAME.draw(GAME.start(2), 0)
        assert scene.scenery is None
        assert scene.parts()["scenery"] == ""
        assert 'class="scenery"' not in scene.svg()
        with pytest.raises(LookupError):
            backdrop(GAME, "wide-2")


def test_an_address_names_layout_and_content():
    with sky_behind(GAME):
        wide, narrow = (GAME.draw(GAME.start(3), 0, narrow=narrow).parts()["scenery"] for narrow in (False, True))
        name, version = name_and_version(wide.removeprefix("airain/"))
        assert (name, version) == ("wide-3", backdrop(GAME, "wide-3").version)
        assert narrow.startswith("airain/narrow-3.")
    with sky_behind(GAME, "@#ffffff/#000000"):
        assert GAME.draw(GAME.start(3), 0).parts()["scenery"] != wide
    for odd in ("wide-3.svg", "../wide-3.0123456789ab.svg", "wide-3.0123456789ab.svg.gz", "wide_3.0123456789ab.svg"):
        with pytest.raises(LookupError):
            name_and_version(odd)


def test_drawings_of_several_layouts_can_be_on_one_page():
    with sky_behind(GAME):
        drawn = [backdrop(GAME, name) for name in ("wide-2", "wide-3")]
        ids = [set(re.findall(r' id="([^"]+)"', one.definition)) for one in drawn]
        assert not ids[0] & ids[1]
        for one, known in zip(drawn, ids, strict=True):
            assert set(re.findall(r'(?:href="|url\()#([^")]+)', one.file)) <= known
            assert one.use == f'<use href="#{one.id}"/>'


def test_a_board_can_show_a_part_of_a_drawing():
    """A picture links to it by `reference`, in files and on pages alike."""
    with sky_behind(GAME):
        sun = el("use", href=reference("airain", "wide-2", "sun"))
        assert sun == '<use href="#scenery-airain-wide-2.sun"/>'
        html = definitions(GAME, f"<p>{sun}</p>")
    assert html.count(' id="scenery-airain-wide-2.sun"') == 1
    assert definitions(GAME, sun.replace("scenery-airain", "scenery-other")) == ""


def test_a_picture_in_a_file_has_its_scenery_behind_it():
    with sky_behind(GAME):
        light, dark = (GAME.draw(GAME.start(2), 0).svg(theme) for theme in ("light", "dark"))
    assert light.index('class="scenery"') < light.index('class="ground"')
    assert "#bcd9e6" in light
    assert "#20303f" in dark
    assert not re.search(r"light-dark|var\(", light + dark)
