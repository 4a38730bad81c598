"""Hands at the table: touch, mouse and keyboard choose what was meant, nothing jumps, and cards explain things."""

import json

import pytest
from browser.people import NO_CONFIRM, open_game, wait_for_turn
from browser.sizes import NO_STREAM, PREFERENCES, SCREENS, TOUCHED, Tables, records_of, some
from playwright.sync_api import expect

from tablee.core.discovery import names

BOX = """(selector) => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height];
}"""


def boxes(page, *selectors):
    """Return the places of some elements on the screen: left, top, width and height."""
    return [[round(n) for n in page.evaluate(BOX, selector)] for selector in selectors]


def at(page, game, ply=None, *, preferences=PREFERENCES):
    """Show a position of a recorded game to its player to act."""
    page.context.add_init_script(NO_STREAM)
    page.context.add_init_script(f"localStorage.setItem('tablee.preferences', '{preferences}')")
    tables = Tables(page, min(records_of(game), key=lambda path: path.stat().st_size))
    tables.show(tables.positions()[len(tables.positions()) // 3] if ply is None else ply)
    return tables


def phone(person, **settings):
    width, height = SCREENS["phone"]
    return person(width=width, height=height, touch=True, **settings)


def centre(page, ref):
    """Return the centre of a thing that can be chosen."""
    x, y, width, height = page.evaluate(BOX, f'#board .lit[data-ref="{ref}"]')
    return x + width / 2, y + height / 2


def lit(page):
    return page.evaluate(
        "[...new Set([...document.querySelectorAll('#board .lit')].map((thing) => thing.dataset.ref))]"
    )


# --- choosing --------------------------------------------------------------------------------------------------


def armed(page):
    """Return the choice that waits for its confirmation."""
    return page.locator("#choices .choice.pending").get_attribute("data-action")


def two_choices(answer):
    """Let a position have two choices, each of one click."""
    first, second = answer["view"]["choices"][0], dict(answer["view"]["choices"][0])
    spots = list(answer["picture"]["spots"])[:2]
    first["path"], second["path"] = [spots[0]], [spots[1]]
    second["action"] = first["action"] + 1
    answer["view"] |= {"choices": [first, second], "interjections": []}


def stopped(page):
    """Stop all actions that a page sends; return the list to which they are added."""
    sent = []
    page.route("**/act?*", lambda route: (sent.append(route.request.post_data), route.abort()))
    return sent


def test_clicking_another_thing_while_one_is_armed_switches_to_it(person):
    page = person()
    tables = at(page, "destorsion", ply=3)
    tables.alter = two_choices
    tables.show(4)
    one, other = lit(page)
    page.mouse.click(*centre(page, one))
    first = armed(page)
    assert set(lit(page)) == {one, other}
    page.mouse.click(*centre(page, other))
    assert armed(page) not in (None, first)
    page.locator("#choices .choice").first.click()  # the list switches as well
    assert armed(page) == first
    expect(page.locator("#confirm")).to_have_count(1)
    assert page.get_by_text("Confirm:").count() == 1


def test_a_double_click_arms_and_does_not_commit(person):
    page = person()
    tables = at(page, "destorsion", ply=3)
    sent = stopped(page)
    tables.alter = two_choices
    tables.show(4)
    one, other = lit(page)
    page.mouse.dblclick(*centre(page, one))
    first = armed(page)
    page.locator("#choices .choice:not(.pending)").dblclick()
    assert armed(page) not in (None, first)
    expect(page.locator("#confirm")).to_be_visible()
    assert sent == []
    page.wait_for_timeout(500)
    page.mouse.click(*centre(page, other))
    page.locator("#toast").wait_for()
    assert len(sent) == 1
    person.complaints.clear()  # the browser complains about the request that we stopped


def test_a_choice_does_not_look_chosen_because_a_finger_was_there(person):
    page = phone(person)
    tables = at(page, "destorsion", ply=3)
    tables.alter = two_choices
    tables.show(4)
    page.evaluate("document.addEventListener('click', (event) => event.stopPropagation(), {capture: true})")
    page.locator("#choices .choice").first.tap()
    assert page.evaluate("document.querySelector('#choices .choice').matches(':hover')")
    first, second = page.evaluate("""[...document.querySelectorAll('#choices .choice')].map((choice) => {
      const {backgroundColor, borderTopColor} = getComputedStyle(choice);
      return [backgroundColor, borderTopColor];
    })""")
    assert first == second


@pytest.mark.parametrize("idle", [True, False])
def test_a_choice_without_effect_is_made_by_itself_unless_the_user_objects(person, idle):
    page = person()
    tables = at(page, "destorsion", ply=3, preferences=json.dumps({"idle": idle, "sound": False, "speed": "once"}))
    sent = stopped(page)

    def only(answer):
        answer["view"] |= {"choices": [answer["view"]["choices"][0] | {"idle": True}], "interjections": []}

    tables.alter = only
    if idle:
        with page.expect_request("**/act?*"):
            tables.show(4)
    else:
        tables.show(4)
        page.wait_for_timeout(1500)
        assert sent == []
    page.goto("about:blank")  # the page tries again and again
    person.complaints.clear()  # the browser complains about the requests that we stopped


def test_an_older_view_does_not_offer_the_choices_again_while_one_is_sent(person):
    page = person(preferences=NO_CONFIRM)
    open_game(page, "destorsion", preset="screen", count=2)
    wait_for_turn(page)
    before = page.locator("#step").inner_text()
    waiting = []
    for what in ("view", "act"):
        page.route(f"**/{what}?*", lambda route: waiting.append(route))  # noqa: PLW0108
    with page.expect_request("**/view?*"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    with page.expect_request("**/act?*"):
        page.locator("#choices .choice").first.click()
    view, act = waiting
    with page.expect_response("**/view?*"):
        view.continue_()
    page.wait_for_timeout(300)  # the page has read the response by now
    expect(page.locator("#table.sending .choice")).to_be_disabled()
    act.continue_()
    expect(page.locator("#step")).not_to_have_text(before)


# --- layout ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_phone_held_sideways_shows_the_whole_question_while_one_may_take_back(person, name):
    width, height = SCREENS["landscape"]
    page = person(width=width, height=height, touch=True)
    tables = at(page, name)

    def asks(answer):
        answer["view"]["undo"] |= {"step": False, "turn": False, "ask": True, "beyond": "free"}

    tables.alter = asks
    for ply in some(tables.positions(), 7):
        tables.show(ply)
        expect(page.locator("#ask")).to_be_visible()
        hidden, room, choice = page.evaluate("""() => {
          const [said, list] = ['.said', '#list'].map((name) => document.querySelector(name));
          const choice = document.querySelector('#choices .choice');
          return [said.scrollHeight - said.clientHeight, list.clientHeight, choice.offsetHeight];
        }""")
        assert hidden <= 2, page.locator("#prompt").inner_text()
        assert room >= min(choice, 44)
        _, top, _, _ = page.evaluate(BOX, "#explain")
        assert page.evaluate(BOX, "#ask")[1] >= top - 4  # in the same row


@pytest.mark.parametrize("screen", SCREENS)
def test_the_board_keeps_its_place_while_questions_change(person, screen):
    width, height = SCREENS[screen]
    page = person(width=width, height=height, touch=screen == "phone")
    tables = at(page, "destorsion", ply=3)

    def long(answer):
        answer["view"]["prompt"] = "Une question bien plus longue que les autres, " * 4
        answer["view"]["stakes"] = "Ce qui en dépend, en une phrase entière qui prend de la place. " * 2
        answer["view"]["choices"] *= 6

    def none(answer):
        answer["view"] |= {"choices": [], "interjections": [], "prompt": "?", "stakes": ""}

    places = []
    for ply, alter in ((4, lambda answer: None), (5, long), (6, none), (4, two_choices)):
        tables.alter = alter
        tables.show(ply)
        places.append(boxes(page, "#board > svg", "#undo", "#restart", "#hint"))
    assert places == [places[0]] * 4
    tables.alter = two_choices
    tables.show(5)
    page.locator("#choices .choice").first.click()
    expect(page.locator("#confirm")).to_be_visible()
    assert boxes(page, "#board > svg", "#undo", "#restart", "#hint") == places[0]


@pytest.mark.parametrize("name", names())
def test_on_a_phone_held_sideways_nothing_overlaps_or_sticks_out(person, name):
    width, height = SCREENS["landscape"]
    page = person(width=width, height=height, touch=True)
    at(page, name)
    assert page.locator("#table").get_attribute("data-layout") == "column"
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        height,
    ]
    board, dock, aside, top = boxes(page, "#board", "#dock", ".aside", ".top")
    assert board[0] + board[2] <= dock[0]
    assert dock[1] + dock[3] <= aside[1]
    assert aside[1] + aside[3] <= height
    assert aside[3] >= 60
    assert top[1] + top[3] <= min(board[1], dock[1])
    assert board[2] > width / 2
    assert board[3] > height * 0.8
    scale = page.evaluate("document.querySelector('#board > svg').getScreenCTM().a")
    assert scale > 0.7, "the narrow picture must be readable"


@pytest.mark.parametrize("screen", SCREENS)
def test_what_happened_last_is_in_view(person, screen):
    width, height = SCREENS[screen]
    page = person(width=width, height=height, touch=screen in TOUCHED)
    at(page, "airain")
    latest, dock = boxes(page, "#latest", "#dock")
    assert latest[1] >= dock[1]
    assert latest[1] + latest[3] <= height
    if page.locator("#table").get_attribute("data-layout") == "stack":
        return  # the log is below the board; one scrolls to it
    left, top, _, tall = page.evaluate(BOX, "#log")
    assert top + tall <= height
    row = page.locator("#log .row").last.bounding_box()
    assert row["y"] + row["height"] <= top + tall + 1
    assert left <= row["x"]
    assert row["y"] + row["height"] - 30 >= top  # a line of it at least


# --- pointers --------------------------------------------------------------------------------------------------


class Fingers:
    """Fingers on a touchscreen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *places):
        """Put fingers down at the first places, move them along the others, and lift them."""
        for number, points in enumerate(places):
            self.send("touchMove" if number else "touchStart", *points)
        self.send("touchEnd")


def view_box(page):
    return [float(number) for number in page.locator("#board > svg").get_attribute("viewBox").split()]


def test_two_fingers_zoom_the_map_and_one_moves_it(person):
    page = phone(person)
    at(page, "meeple_war")
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("document.querySelector('.zoomed') && [...document.querySelectorAll('.zoom button')].at(-1).click()")
    whole, chosen = view_box(page), page.locator("#choices .pending").count()
    fingers = Fingers(page)
    fingers.move(*[[(150 - apart, 200), (240 + apart, 200)] for apart in (0, 10, 20, 30, 40)])
    near = view_box(page)
    assert near[2] < whole[2] / 1.5
    assert page.evaluate("visualViewport.scale") == 1
    fingers.move(*[[(200, y)] for y in (300, 280, 260, 240, 220)])
    assert view_box(page)[1] > near[1]
    assert page.evaluate("scrollY") == 0
    assert page.locator("#choices .pending").count() == chosen
    page.locator(".zoom button").last.tap()  # at once: the browser must not take the drag for a fling
    page.wait_for_function(
        "(box) => document.querySelector('#board > svg').getAttribute('viewBox') === box",
        arg=" ".join(f"{number:g}" for number in whole),
    )
    page.locator("#zoom-in").tap()
    assert view_box(page)[2] < whole[2]


def test_one_finger_scrolls_the_page_over_a_board_that_is_not_zoomed(person):
    page = phone(person)
    at(page, "poignee")
    page.evaluate("scrollTo(0, 0)")
    whole = view_box(page)
    Fingers(page).move(*[[(200, y)] for y in range(500, 200, -30)])
    page.wait_for_function("() => scrollY > 50")
    assert view_box(page) == whole
    assert page.locator("#choices .pending, #card:not([hidden])").count() == 0


def crowd(answer):
    """Let a picture have two choices close together, and much empty space."""
    shape = '<rect x="{1}" y="300" width="12" height="12"/>'
    look = '<g id="spot-{0}" data-ref="{0}" class="spot"><title>{0}</title>' + shape + "</g>"
    answer["picture"] |= {
        "box": "0 0 680 900",
        "ground": "",
        "pieces": {},
        "spots": {"one": look.format("one", 500), "two": look.format("two", 520)},
    }
    first = answer["view"]["choices"][0]
    choices = [first | {"path": ["one"]}, first | {"path": ["two"], "action": first["action"] + 1}]
    answer["view"] |= {"choices": choices, "interjections": []}


def test_the_camera_goes_to_what_is_too_close_together_to_be_hit(person):
    page = phone(person)
    tables = at(page, "destorsion", ply=3)
    tables.alter = crowd
    tables.show(4)
    left, top, width, height = view_box(page)
    assert width < 680 / 1.5
    assert left < 500 < 532 < left + width
    assert top < 300 < 312 < top + height
    page.locator(".zoom button").last.tap()  # back to the whole, until the next question
    assert view_box(page) == [0, 0, 680, 900]
    tables.show(4)
    assert view_box(page) == [0, 0, 680, 900]
    mouse = person()
    tables = at(mouse, "destorsion", ply=3)
    tables.alter = crowd
    tables.show(4)
    assert view_box(mouse)[2] == 680  # with a mouse one can hit small things


def test_texts_too_small_to_read_appear_on_zooming_in(person):
    page = person()
    tables = at(page, "destorsion", ply=3)

    def small(answer):
        answer["picture"]["ground"] += '<text x="300" y="300" font-size="9" id="fine">fine print</text>'

    tables.alter = small
    tables.show(4)
    expect(page.locator("#fine")).to_be_hidden()
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator("#fine")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("#fine")).to_be_hidden()


# --- cards -----------------------------------------------------------------------------------------------------


def test_hovering_shows_a_card_at_once(person):
    page = person()
    at(page, "destorsion")
    thing = page.locator("#spot-room-20")
    thing.hover()
    card = page.locator("#card")
    assert card.is_visible()
    title = thing.locator("desc").text_content().split("\n")[0]
    expect(card.locator(".title")).to_have_text(title)
    expect(card.locator(".rule")).to_be_visible()
    assert page.locator("#board title").count() == 0  # the browser would show a tooltip of its own
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()


def test_a_long_press_shows_the_card_and_chooses_nothing(person):
    page = phone(person, preferences=NO_CONFIRM)
    tables = at(page, "destorsion")
    ref = lit(page)[0]
    fingers = Fingers(page)
    fingers.send("touchStart", centre(page, ref))
    expect(page.locator("#card.pinned")).to_be_visible()
    fingers.send("touchEnd")
    page.wait_for_timeout(300)  # a tap would count by now
    expect(page.locator("#card.pinned")).to_be_visible()
    assert lit(page)
    assert page.locator("#choices .pending").count() == 0
    assert page.locator("#step").inner_text().startswith(str(tables.ply))
    page.touchscreen.tap(195, 20)
    expect(page.locator("#card")).to_be_hidden()


def test_the_i_button_lets_taps_explain_instead_of_choosing(person):
    page = phone(person)
    at(page, "destorsion")
    page.locator("#explain").tap()
    point = centre(page, lit(page)[0])
    page.touchscreen.tap(*point)
    expect(page.locator("#card.pinned .title")).not_to_be_empty()
    assert page.locator("#choices .pending").count() == 0
    page.locator("#explain").tap()
    expect(page.locator("#card")).to_be_hidden()
    page.touchscreen.tap(*point)
    expect(page.locator("#card")).to_be_hidden()
    assert page.locator("#choices .pending, #board .picked").count() > 0


# --- back ------------------------------------------------------------------------------------------------------


def test_back_closes_what_is_open_before_it_leaves(person):
    page = phone(person, preferences=NO_CONFIRM)
    page.goto("/")
    page.goto("/rules/destorsion")
    page.goto("/")
    page.locator('[data-open="setup-destorsion"]').tap()
    expect(page.locator("#setup-destorsion")).to_be_visible()
    page.go_back()
    expect(page.locator("#setup-destorsion")).to_be_hidden()
    assert page.url.endswith("/")
    open_game(page, "destorsion", preset="screen")
    address = page.url
    for opener, open_ in (("#open-rules", "#rules"), ("#open-settings", "#settings"), ("#open-share", "#share")):
        page.locator(opener).tap()
        expect(page.locator(open_)).to_be_visible()
        page.go_back()
        expect(page.locator(open_)).to_be_hidden()
        assert page.url == address
    page.locator("#open-rules").tap()
    expect(page.locator("#rules")).to_be_visible()
    page.evaluate("() => { window.left = new Promise((done) => addEventListener('popstate', done, {once: true})); }")
    page.locator("#close-rules").tap()  # closed by hand: back must not be needed for it any more
    expect(page.locator("#rules")).to_be_hidden()
    page.evaluate("window.left.then(() => true)")
    page.go_back()
    expect(page).not_to_have_url(address)


@pytest.mark.parametrize("screen", SCREENS)
def test_taking_back_does_not_lie_where_confirming_was(person, screen):
    """Who clicks twice to confirm must not ask to take it back."""
    width, height = SCREENS[screen]
    page = person(width=width, height=height, touch=screen in TOUCHED)
    tables = at(page, "destorsion", ply=3)
    tables.alter = two_choices
    tables.show(4)
    one, _ = lit(page)
    page.mouse.click(*centre(page, one))
    expect(page.locator("#confirm")).to_be_visible()
    confirm = page.locator("#confirm").bounding_box()

    def asks(answer):
        answer["view"]["undo"] |= {"step": False, "turn": False, "ask": True, "beyond": "free"}

    tables.alter = asks
    tables.show(3)
    expect(page.locator("#ask")).to_be_visible()
    back = page.locator("#ask").bounding_box()
    across = min(confirm["x"] + confirm["width"], back["x"] + back["width"]) - max(confirm["x"], back["x"])
    along = min(confirm["y"] + confirm["height"], back["y"] + back["height"]) - max(confirm["y"], back["y"])
    assert across <= 0 or along <= 0
