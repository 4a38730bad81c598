"""House rules in the browser: made in the lobby, seen at the table, kept in the record."""

from browser.people import open_game
from playwright.sync_api import expect

from tablee.core import discovery, record, variants


def open_house(page, game):
    """Open the form for house rules of a game; return its sheet."""
    page.goto("/")
    page.locator(f'[data-open="setup-{game}"]').click()
    sheet = page.locator(f"#setup-{game}")
    sheet.locator(".house > summary").click()
    sheet.locator("[data-key]").first.wait_for(state="attached")
    return sheet


def test_house_rules_are_made_in_a_form_and_played(person, tmp_path):
    page = person()
    sheet = open_house(page, "destorsion")
    sheet.locator('[data-house="name"]').fill("Tiny <b>dungeon")
    squares = sheet.locator('[data-key="dungeon_board.squares"]')
    squares.fill("99")
    expect(sheet.locator('[data-house="problem"]')).to_contain_text("from 10 to 60")
    squares.fill("48")
    expect(sheet.locator('[data-house="problem"]')).to_be_hidden()
    expect(sheet.locator('[data-house="differences"] li')).to_have_text("Squares of the dungeon: 48 (printed: 49)")
    expect(sheet.locator(".house > summary .tag")).to_have_text("Tiny <b>dungeon")
    expect(sheet.locator('[data-house="balance"]')).to_contain_text("Balance: ")
    expect(sheet.locator('[data-house="balance"]')).to_be_in_viewport()
    sheet.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.locator("#board > svg").wait_for()
    expect(page.locator("#variant")).to_have_text("Tiny <b>dungeon")
    assert page.locator('#board [data-ref="room-48"]').count() == 1
    assert page.locator('#board [data-ref="room-49"]').count() == 0
    page.locator("#open-rules").click()
    expect(page.locator("#rules-house-rules")).to_contain_text("Squares of the dungeon: 48")
    expect(page.locator("#rules")).to_contain_text("walks the 48 squares of the dungeon board")
    text = page.request.get(f"{page.url.partition('?')[0]}/record").text()
    replayed = record.replay(text)
    assert replayed.variant.name == "Tiny <b>dungeon"
    assert replayed.variant.changes == {"dungeon_board.squares": 48}
    page.goto("/")
    expect(page.locator(".mine-table .tag")).to_have_text("Tiny <b>dungeon")


def test_a_box_file_fills_the_form(person, tmp_path):
    page = person(width=390, height=844, lang="fr")
    game = discovery.game("airain")
    file = tmp_path / "mine.toml"
    text = variants.box_text(game, "Grandes mains").replace("hand = 5 ", "hand = 7 ")
    file.write_text(text.replace("S = 2, A = 2, from", "choice = 3, from", 1), encoding="utf-8")
    sheet = open_house(page, "airain")
    sheet.locator('[data-house="file"]').set_input_files(file)
    expect(sheet.locator('[data-house="differences"] li')).to_have_count(2)
    expect(sheet.locator('[data-key="set_up.hand"]')).to_have_value("7")
    expect(sheet.locator('[data-key="provinces.cards.0.needs"]')).to_have_value("choice 3")
    expect(sheet.locator('[data-house="name"]')).to_have_value("Grandes mains")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    file.write_text("[set_up]\nhnad = 7\n", encoding="utf-8")
    sheet.locator('[data-house="file"]').set_input_files(file)
    expect(sheet.locator('[data-house="problem"]')).to_contain_text("Ligne 2")
    expect(sheet.locator('[data-house="problem"]')).to_be_in_viewport()


def test_without_changes_the_box_is_as_printed(person):
    page = person()
    open_house(page, "destorsion")
    open_game(page, "destorsion")
    expect(page.locator("#variant")).to_be_hidden()
