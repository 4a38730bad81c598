"""The keyboard at the table: it reaches everything, and the focus never gets lost."""

from browser.people import NO_CONFIRM, open_game, wait_for_turn
from browser.test_hands import at, centre, lit, two_choices
from browser.test_stage import PREFERENCES, RECORDER, staged
from playwright.sync_api import expect

FOCUSED = """() => {
  const at = document.activeElement;
  return [at.closest('#list') ? 'list' : at.closest('#board') ? 'board' : '', at.dataset.action ?? ''];
}"""


def test_tab_reaches_the_choices_within_five_stops(person):
    page = person()
    at(page, "destorsion")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the link that leads to the choices
    where, first = page.evaluate(FOCUSED)
    assert (where, first) == ("list", page.locator("#choices .choice").first.get_attribute("data-action"))
    stops = []
    for _ in range(2):
        page.keyboard.press("Shift+Tab" if not stops else "Tab")
        stops.append(page.evaluate(FOCUSED)[0])
    page.locator("#choices .choice").last.focus()
    page.keyboard.press("Tab")
    while page.evaluate(FOCUSED)[0] == "list":
        page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)[0] == "board"
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)[0] != "board"  # one stop for the whole board; arrows lead on


def test_arrows_stay_in_the_list_and_the_focus_stays_after_each_choice(person):
    page = person(preferences='{"confirm": "never", "sound": false, "speed": "once"}')
    open_game(page, "destorsion", preset="screen", count=2)
    wait_for_turn(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    step = page.locator("#step").inner_text()
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "Home", "End", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED)[0] == "list"
    assert page.locator("#step").inner_text() == step
    for _ in range(6):
        page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(step)
        page.locator("#choices .choice:enabled").first.wait_for()
        step = page.locator("#step").inner_text()
        assert page.evaluate(FOCUSED)[0] == "list"
    page.keyboard.press("Tab")
    while page.evaluate(FOCUSED)[0] == "list":
        page.keyboard.press("Tab")
    for _ in range(4):
        assert page.evaluate(FOCUSED)[0] == "board"
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("#menu").is_visible():
            page.keyboard.press("Enter")
        page.locator("#table:not(.sending) #choices .choice:enabled").first.wait_for()
    assert page.evaluate(FOCUSED)[0] == "board"


def test_the_keyboard_reaches_the_button_that_passes_the_screen_on(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "airain", preset="screen", count=2)
    page.keyboard.press("Enter")  # opens the curtain
    pass_on = page.locator("#pass-on")
    ready = page.locator("#pass-on:not([hidden]), #table:not(.sending) #choices .choice:enabled").first
    ready.wait_for()
    while pass_on.is_hidden():
        before = page.locator("#step").inner_text()
        assert page.evaluate(FOCUSED)[0] == "list"
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(before)
        ready.wait_for()
    expect(pass_on).to_be_focused()
    page.keyboard.press("ArrowLeft")  # it goes while one looks back
    expect(page.locator("#to-now")).to_be_visible()
    page.keyboard.press("End")
    expect(pass_on).to_be_focused()
    page.evaluate("document.querySelector('.skip').click()")  # the link to the choices leads there, too
    expect(pass_on).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#curtain button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#choices .choice").first).to_be_focused()


def test_undo_by_keyboard_leads_back_to_the_choices(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "destorsion", preset="screen", count=2)
    wait_for_turn(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(60):
        if page.locator("#undo").is_enabled():
            break
        before = page.locator("#step").inner_text()
        page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(before)
        page.locator("#choices .choice:enabled").first.wait_for()
    page.locator("#undo").focus()
    for _ in range(10):
        if page.locator("#undo").is_disabled():
            break
        before = page.locator("#step").inner_text()
        page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(before)
    expect(page.locator("#choices .choice").first).to_be_focused()


def test_a_begun_action_out_of_turn_is_unfolded_in_the_list(person):
    page = person()
    tables = at(page, "destorsion", ply=3)

    def anytime(answer):
        two_choices(answer)
        asked, other = answer["view"]["choices"]
        spots = list(answer["picture"]["spots"])[1:4]
        tokens = [other | {"action": 900 + i, "path": [spots[0], spot]} for i, spot in enumerate(spots[1:])]
        answer["view"] |= {"choices": [asked], "interjections": tokens}

    tables.alter = anytime
    tables.show(4)
    expect(page.locator("#interjections .choice").first).to_be_hidden()
    page.mouse.click(*centre(page, lit(page)[1]))
    expect(page.locator("#interjections .choice:visible")).to_have_count(2)
    expect(page.locator("#no-choices")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#interjections .choice").first).to_be_hidden()
    expect(page.locator("#choices .choice")).to_have_count(1)


def test_the_focus_is_not_lost_while_earlier_steps_are_shown(person):
    page = person(preferences=PREFERENCES.format("slow"), script=RECORDER)
    open_game(page, "destorsion", count=2)
    for aside, key, place in ((".caption .button", "Enter", "list"), ("#board", "ArrowLeft", "board")):
        staged(page)
        page.locator("#choices .choice").first.focus()
        page.keyboard.press("ArrowUp")
        before = page.locator("#step").inner_text()
        page.locator(aside).focus()
        page.keyboard.press(key)  # it leads to the present
        page.locator("#table.mine:not(.staging):not(.past)").wait_for()
        expect(page.locator("#step")).to_have_text(before)
        expect(page.locator(f"#{place} :is(.choice, .lit):focus")).to_have_count(1)


def test_the_focus_goes_to_the_list_if_nothing_on_the_board_can_be_chosen(person):
    page = person()
    tables = at(page, "destorsion", ply=3)
    tables.alter = two_choices
    tables.show(4)
    page.keyboard.press("Tab")
    page.locator("#board .lit").first.focus()

    def undrawn(answer):
        answer["view"] |= {"choices": [answer["view"]["choices"][0] | {"path": []}], "interjections": []}

    tables.alter = undrawn
    tables.show(5)
    expect(page.locator("#choices .choice")).to_be_focused()
    page.keyboard.press("Tab")
    while page.evaluate(FOCUSED)[0] == "list":
        page.keyboard.press("Tab")
    expect(page.locator("#board")).to_be_focused()  # the board is no further away than if it could be used
