"""What the page says at moments that need an explanation: looking back, hints, copies, and a shared screen."""

import re

from browser.people import NO_CONFIRM, lit, open_game, wait_for_turn
from browser.test_names import seated
from playwright.sync_api import expect

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names

TWO = [("Ada", "me"), ("Bo", "screen")]


def test_seats_have_the_colours_of_the_board_already_in_the_lobby(person):
    page = person()
    for name in names():
        page.goto("/")
        page.locator(f'[data-open="setup-{name}"]').click()
        page.locator(f"#setup-{name} .badge").first.wait_for()
        inherited = "(badge, seat) => getComputedStyle(badge).getPropertyValue(`--badge${seat}`)"
        badges = page.locator(f"#setup-{name} .badge").all()
        wanted = [fill.removeprefix("@") for fill, _ in find_game(name).board.seat_colours]
        palette = "(name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)"
        assert [badge.evaluate(inherited, seat) for seat, badge in enumerate(badges)] == [
            page.evaluate(palette, colour) for colour in wanted[: len(badges)]
        ]


def test_the_past_says_that_it_is_past_and_how_to_return(person):
    page = person(preferences=NO_CONFIRM, lang="fr")
    open_game(page, "destorsion", count=2)
    wait_for_turn(page)
    page.keyboard.press("Home")
    expect(page.locator("#no-choices")).to_have_text(re.compile("« Revenir au présent »".replace(" ", "\\s")))
    expect(page.locator("#to-now")).to_be_visible()


def test_the_result_says_why_the_game_has_ended(person):
    page = person()
    page.goto("/replay")
    record = find_game("meeple_war").folder / "tests/records/stalemate.game"
    page.locator("#replay textarea").fill(record.read_text(encoding="utf-8"))
    page.locator("#replay button").click()
    page.wait_for_url("**/t/*")
    page.locator("#board > svg").wait_for()
    page.keyboard.press("End")
    expect(page.locator("#prompt")).to_contain_text("too many rounds")
    page.locator("#open-result").click()
    expect(page.locator("#result-why")).to_have_text(page.locator("#prompt").inner_text())


def test_the_mark_of_a_hint_goes_with_its_position(person):
    page = person(preferences=NO_CONFIRM)
    seated(page, "destorsion", TWO, hints=True)
    best = {"action": 0, "path": lit(page)[:1], "label": "Do", "win": 0.5, "visits": 9}
    advice = {"choices": [best], "win": [0.5, 0.5]}
    page.route("**/hint?*", lambda route: route.fulfill(json=advice))
    page.locator("#hint").click()
    page.locator("#board .pointed-ring").first.wait_for()
    page.mouse.move(0, 0)
    page.evaluate("document.querySelector('#choices .choice').click()")
    expect(page.locator("#board .pointed-ring")).to_have_count(0)


def test_a_hint_says_how_good_the_next_best_choice_is(person):
    page = person(preferences=NO_CONFIRM)
    seated(page, "destorsion", TWO, hints=True)
    path = lit(page)[:1]
    found = {"choices": [], "win": [0.58, 0.42], "close": False}
    page.route("**/hint?*", lambda route: route.fulfill(json=found))
    told = {
        "Advice: Run (58% chance to win)": [0.58],
        "Advice: Run (58% chance to win). Next best: Wait (41%)": [0.58, 0.41],
        "Advice: Run (58% chance to win). About equal: Wait (57%)": [0.58, 0.57],
    }
    for words, chances in told.items():
        found["choices"] = [
            {"action": 0, "path": path, "label": label, "win": win, "visits": 9}
            for label, win in zip(("Run", "Wait"), chances, strict=False)
        ]
        found["close"] = 0.57 in chances
        page.locator("#hint").click()
        expect(page.locator("#status")).to_have_text(words)


def test_a_shared_screen_names_who_is_to_act(person):
    page = person()
    seated(page, "destorsion", TWO)
    acting = page.locator("#seats .turn .name").inner_text()
    assert page.locator("#prompt").inner_text().startswith(f"{acting}: ")


def test_whoever_acted_sees_the_outcome_before_the_curtain_and_nobody_slips_past_it(person):
    page = person(preferences=NO_CONFIRM)
    seated(page, "airain", TWO)
    first = page.locator("#seats .turn .name").inner_text()
    pass_on = page.locator("#pass-on")
    for _ in range(60):
        page.locator("#pass-on:not([hidden]), #table:not(.sending) #choices .choice:enabled").first.wait_for()
        if pass_on.is_visible():
            break
        before = page.locator("#step").inner_text()
        page.locator("#choices .choice:enabled").last.click()
        expect(page.locator("#step")).not_to_have_text(before)
    expect(pass_on).to_be_visible()
    expect(page.locator("#board > svg")).to_be_visible()
    expect(page.locator("#curtain")).to_be_hidden()
    assert first not in pass_on.inner_text()
    pass_on.click()
    curtain = page.locator("#curtain")
    expect(curtain).to_be_visible()
    expect(page.locator("#board > svg")).to_have_count(0)
    page.wait_for_timeout(1000)  # whatever the server still sends would close the curtain again
    for _ in range(4):
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        assert curtain.is_visible()
    curtain.locator("button").click()
    expect(page.locator("#board > svg")).to_be_visible()
    expect(pass_on).to_be_hidden()


def test_keys_have_the_names_that_are_printed_on_them(person):
    for lang, words in (("en", "Enter Esc Home End"), ("fr", "Entrée Échap Début Fin"), ("es", "Intro Esc Inicio Fin")):
        page = person(lang=lang)
        seated(page, "destorsion", TWO)
        page.locator("#open-settings").click()
        keys = page.locator("#settings kbd").all_inner_texts()
        assert set(words.split()) <= set(" ".join(keys).split())


def test_the_theme_button_shows_the_theme_that_it_switches_to(person):
    for theme, shown in (("light", "to-dark"), ("dark", "to-light")):
        page = person(theme=theme)
        page.goto("/")
        expect(page.locator(f"#theme .{shown}")).to_be_visible()
        expect(page.locator("#theme .icon:visible")).to_have_count(1)
        page.locator("#theme").click()
        expect(page.locator(f"#theme .{shown}")).to_be_hidden()
        expect(page.locator("#theme .icon:visible")).to_have_count(1)
