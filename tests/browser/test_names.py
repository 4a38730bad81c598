"""The names of the players, wherever the page shows them."""

import re

import pytest
from browser.people import NO_CONFIRM, act, wait_for_turn
from playwright.sync_api import expect

from tablee.core.discovery import names

MARKS = "[...document.body.innerHTML].filter((letter) => letter >= '\\ue000' && letter <= '\\ue0ff').length"
SEATS = [("Ève", "me"), ('<b>"Zoé&amp;', "screen"), ("Maximiliane von und zu W", "screen")]
NEW = """async (body) => {
  const token = document.querySelector("meta[name=csrf]").content;
  const headers = {"Content-Type": "application/json", "X-CSRF-Token": token};
  const made = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)});
  return await made.json();
}"""


def seated(page, game, seats=SEATS, **more):
    """Open a table at which the seats have the given names; return the server's answer."""
    page.goto("/")
    places = [{"name": name, "kind": kind} for name, kind in seats]
    made = page.evaluate(NEW, {"game": game, "seats": places} | more)
    page.goto(f"/t/{made['table']}")
    page.locator("#board > svg, #curtain[open]").first.wait_for()
    if page.locator("#curtain[open]").count():
        page.locator("#curtain button").click()
    wait_for_turn(page)
    return made


@pytest.mark.parametrize("name", names())
def test_no_mark_is_left_on_the_page(person, name):
    page = person(preferences=NO_CONFIRM, lang="fr")
    seated(page, name)
    for chance in range(12):
        assert page.evaluate(MARKS) == 0
        act(page, chance / 12)
        page.wait_for_timeout(150)
    assert page.evaluate(MARKS) == 0


def test_names_in_pictures_are_text_and_fit(person):
    page = person()
    seated(page, "destorsion")
    titles = page.locator("#board desc").all_text_contents()
    assert any('<b>"Zoé&amp;' in title for title in titles)
    assert any("Maximiliane von und zu W" in title for title in titles)
    assert page.locator("#board b").count() == 0
    texts = page.locator("#board text[data-room]")
    shown = texts.all_text_contents()
    assert "Ève" in shown
    assert any(text.startswith("Max") and text.endswith("…") for text in shown)
    wide = "(all) => all.filter((line) => line.getComputedTextLength() > 1.05 * line.dataset.room)"
    assert texts.evaluate_all(f"{wide}.map((line) => line.textContent)") == []


def test_french_shortens_a_word_before_a_name(person):
    page = person(lang="fr")
    seated(page, "destorsion")
    titles = " ".join(page.locator("#board desc").all_text_contents())
    assert re.search("Case 1 du plateau d’Ève", titles)
    assert "Case 1 du plateau de Maximiliane" in titles


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_the_prompt_of_others_names_who_is_to_act(person, lang):
    page, watcher = person(), person(lang=lang)
    made = seated(page, "destorsion")
    watcher.goto(made["watch"])
    who = watcher.locator("#prompt .who")
    acting = watcher.locator("#seats .turn .name")
    expect(who).to_have_text(acting.inner_text())
    assert who.evaluate("(name) => getComputedStyle(name).textDecorationColor") != "rgb(0, 0, 0)"


def test_a_refusal_names_players(person):
    page = person(preferences=NO_CONFIRM)
    seated(page, "destorsion")
    page.route("**/act?*", lambda route: route.fulfill(status=422, json={"error": {"message": "Not \ue002!"}}))
    page.locator("#choices .choice").first.click()
    expect(page.locator("#toast")).to_have_text("Not Maximiliane von und zu W!")
    page.unroute("**/act?*")
    person.complaints.clear()  # the browser logs the refusal
