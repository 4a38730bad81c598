"""Tests of pictures in parts, with which a page is sent only what changed."""

import xml.etree.ElementTree as ET
from html import escape

import pytest

from tablee.core.drawing.scene import Scene, el, layer


def picture(x: float) -> Scene:
    scene = Scene(200, 100.5, "A <board>")
    scene.background(el("rect", width=200, height=100, fill="@water"), el("rect", width=1, height=1))
    scene.spot("deck", el("circle", r=3, fill="@ink"), "Deck & discard")
    scene.piece("z", x, 5, el("circle", r=1), "Z", kind="meeple", turn=90)
    scene.piece("a", 1, 2, el("circle", r=2), "A", ref="deck")
    scene.expect("m", 7, 8)
    return scene


def test_the_parts_make_up_the_picture():
    parts, svg = picture(4).parts(), picture(4).svg(None)
    assert f'viewBox="{parts["box"]}"' in svg
    assert f"<title>{escape(parts['title'])}</title>" in svg
    assert f'<g class="ground">{parts["ground"]}</g>' in svg
    assert list(parts["pieces"]) == ["a", "m", "z"]
    for kind in ("spots", "pieces"):
        inside = "".join(parts[kind].values())
        assert f'<g class="{kind}">{inside}</g>' in svg
        assert all(type(part) is str and len(ET.fromstring(f"<svg>{part}</svg>")) == 1 for part in parts[kind].values())


def test_an_unchanged_part_is_the_same_string_in_the_next_picture():
    before, after = picture(4).parts(), picture(6).parts()
    assert before["ground"] is after["ground"]
    assert before["spots"]["deck"] is after["spots"]["deck"]
    assert [before["pieces"][id_] is after["pieces"][id_] for id_ in "amz"] == [True, True, False]
    assert before["pieces"]["z"] != after["pieces"]["z"]


def test_an_expected_piece_is_an_empty_group_at_its_starting_point():
    assert picture(4).parts()["pieces"]["m"] == (
        '<g id="piece-m" data-ref="m" class="piece" transform="translate(7 8)"/>'
    )


def test_a_layer_is_drawn_once_for_the_same_arguments():
    drawn = []

    @layer
    def row(scene: Scene, n: int, *, y: float = 0) -> float:
        drawn.append(n)
        scene.background(el("rect", width=n, height=1))
        scene.spot(f"row-{n}", el("circle", r=1), "Row")
        scene.piece(f"pawn-{n}", n, y, el("circle", r=2), "Pawn")
        scene.expect(f"next-{n}", n, y)
        return y + n

    first, second = Scene(9, 9, ""), Scene(9, 9, "")
    assert [row(first, 1, y=2), row(first, 2), row(second, 1, y=2), row(second, 2)] == [3, 2, 3, 2]
    assert drawn == [1, 2]
    assert first.svg() == second.svg()
    assert list(second.pieces) == ["pawn-1", "pawn-2"]
    with pytest.raises(AssertionError, match="same name"):
        row(first, 1, y=2)


def test_zero_has_no_sign():
    assert el("rect", x=-0.0, y=-0.001) == '<rect x="0" y="0"/>'


def test_a_place_may_be_drawn_anew_without_changing_the_layer_it_came_from():
    @layer
    def square(scene: Scene, n: int) -> None:
        scene.spot(f"square-{n}", el("circle", r=n), "Square")

    marked, plain = Scene(9, 9, ""), Scene(9, 9, "")
    for scene in (marked, plain):
        square(scene, 1)
        square(scene, 2)
    marked.redraw("square-1", el("rect", width=3))
    assert list(marked.parts()["spots"]) == ["square-1", "square-2"]
    assert "<rect" in marked.parts()["spots"]["square-1"]
    assert "<rect" not in plain.svg(None)
    assert marked.spots["square-1"][1] == "Square"
