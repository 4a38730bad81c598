"""The small language of lessons, prepared events, tasks and the coach; the promises about lessons can fail."""

import re
import textwrap
from dataclasses import replace

import pytest

import tablee
from tablee.core import lessons as format_
from tablee.core.catalogue import catalogue, counted
from tablee.core.coaching import Coach, Facts, guided, judge, opened, solution, take
from tablee.core.conditions import Condition
from tablee.core.contract import CHANCE
from tablee.core.discovery import names
from tablee.core.errors import BadLesson
from tablee.core.handbook import PICTURE
from tablee.core.lessons import Lesson, Start, lessons, match_of
from tablee.core.match import Match
from tablee.core.script import Prepared, Script, slot
from tablee.core.sources import Seeded
from tablee.core.texts import LANGUAGES
from tablee.search.lessons import by_search
from tablee.table.catalogue import shelves
from tablee.table.handbook import chapters, overview
from tablee.table.illustrations import figure
from tablee.testing import lessons as promises
from tablee.testing.walks import option_settings, seats_for

GAME = tablee.game("destorsion")
TEXTS = {"en": "a", "fr": "b", "es": "c"}
START = Start(2, moves=("die 6", "die 1"), change={"sq": {"0": 10, "1": 9}, "master": 11}, then=("dice 3 4",))


def lesson(**more):
    made = {
        "id": "test",
        "chapter": "squares",
        "rules": ("DT-044",),
        "title": TEXTS,
        "task": TEXTS,
        "why": TEXTS,
        "start": START,
        "accept": Condition('happened("lie", who=1)'),
        "moves": 3,
    }
    return Lesson(**(made | more))


def facts(*forms):
    match = opened(GAME, lesson())
    for form in forms:
        match.play(0, match.position.read(0, form))
    return Facts(match, 0)


# --- conditions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "sq[0] == 10 and sq[me] > sq[1]",
        "start.sq[1] + 1 == 10 and not over",
        'phase == "assign" and can("assign 4 *")',
        "any(square == 9 for square in sq) and max(sq) == 10",
        "points[0] == 10 and places[1] == 2",
        "1 < master // 2 < 6",
        "(3 if lap[0] else 4) in [4, 5]",
        "to_act == me and now.master == 11",
        'not played("assign *") and happened("lie") == 0',
    ],
)
def test_conditions_hold_over_the_json_form(text):
    assert Condition(text).holds(facts())
    assert not Condition(f"not ({text})").holds(facts())


def test_conditions_ask_what_was_played_and_told():
    after = facts("assign 4 3", "dwarf 1 forward", "master forward")
    assert Condition('played("dwarf * forward") == 1').holds(after)
    assert Condition('happened("lie", who=1, on="hollow") and not happened("lie", who=0)').holds(after)
    assert Condition('happened("move") and not latest("move") and latest("master", to="14")').holds(after)


@pytest.mark.parametrize(
    "text",
    ["sq[0] =", "lambda: 1", "__import__('os')", "sq.append(3)", "[x for x in sq]", "open('f')", "sqq[0] == 1"],
)
def test_nothing_but_the_small_language_is_read(text):
    with pytest.raises(BadLesson):
        Condition(text).holds(facts())


# --- prepared events -----------------------------------------------------------------------------------------------


def prepared(*forms):
    return Script({"two-dice": tuple(Prepared(form) for form in forms)})


def test_prepared_dice_fall_in_order_and_then_chance_is_fair():
    match = match_of(GAME, Start(2, moves=("die 6", "die 1")), prepared("dice 1 1", "dice 6 6"), Seeded(3))
    seen = []
    while len(seen) < 12 and not match.position.is_over:
        if match.position.to_act == CHANCE:
            seen.append(GAME.forms[match.sample_chance()])
        else:
            match.play(match.position.to_act, match.position.legal()[0])
    assert seen[:2] == ["dice 1 1", "dice 6 6"]
    assert len(set(seen[2:])) > 3


def test_prepared_dice_come_again_after_an_undo():
    match = match_of(GAME, Start(2, moves=("die 6", "die 1")), prepared("dice 3 5"), Seeded(3))
    match.settle()
    match.truncate(0)
    assert [GAME.forms[action] for action in match.settle()] == ["dice 3 5"]


def test_a_condition_that_fails_makes_chance_fair():
    script = Script({"two-dice": (Prepared("dice 1 2", Condition("sq[0] == 3")), Prepared("dice 1 2"))})
    match = match_of(GAME, Start(2, moves=("die 6", "die 1")), script)
    assert script.next(match.position, match.moves) is None


@pytest.mark.parametrize("name", names())
def test_a_lesson_is_played_with_the_options_of_its_position(name):
    """Every value of every option is found again in the box."""
    other = tablee.game(name)
    for setting in option_settings(other):
        start = Start(seats_for(other, setting), setting)
        assert match_of(other, start, Script()).options == other.read_options(setting)


# --- tasks ---------------------------------------------------------------------------------------------------------


def test_a_task_is_solved_by_any_way_that_is_accepted():
    for way in ("forward", "backward"):
        match = opened(GAME, lesson())
        for form in ("assign 4 3", "dwarf 1 forward"):
            assert take(lesson(), match, match.position.read(0, form)).state == "open"
        assert take(lesson(), match, match.position.read(0, f"master {way}")).state == "solved"


def test_a_task_fails_when_the_turn_passes_or_a_wrong_try_is_answered():
    wrong = format_.Answer(Condition('played("assign 3 4")'), TEXTS)
    match = opened(GAME, lesson())
    assert take(lesson(wrong=(wrong,)), match, match.position.read(0, "assign 3 4")) == ("failed", TEXTS)
    match = opened(GAME, lesson())
    for form in ("assign 3 4", "dwarf 1 forward"):
        assert take(lesson(), match, match.position.read(0, form)).state == "open"
    assert take(lesson(), match, match.position.read(0, "master backward")) == ("failed", None)


WAITING = tablee.game("meeple_war")


def test_other_seats_wait_for_a_learner_who_acts_out_of_turn():
    task = lessons(WAITING)["in-time"]
    match = opened(WAITING, task)
    assert match.position.to_act == 1
    assert judge(task, match).state == "open"
    assert take(task, match, match.position.read(0, "token shield 8")).state == "solved"
    assert [move.seat for move in match.moves] == [0, 1, 1, 1, 1]
    match = opened(WAITING, task)
    assert take(task, match, match.position.read(0, "token workshop 8")) == ("failed", task.wrong[0].say)


def test_a_lesson_in_which_nobody_waits_begins_with_the_learner():
    task = lessons(WAITING)["in-time"]
    with pytest.raises(BadLesson, match="seat 1 is to act"):
        opened(WAITING, replace(task, out_of_turn=False))
    with pytest.raises(BadLesson, match="needs a `when`"):
        opened(WAITING, replace(task, script=Script(seats={1: (Prepared("begin"),)})))


def test_a_task_fails_when_the_turn_passes_even_if_the_learner_could_act_out_of_turn():
    task = replace(lessons(WAITING)["within-reach"], wrong=())
    match = opened(WAITING, task)
    assert take(task, match, match.position.read(0, "end")) == ("failed", None)
    assert match.position.to_act == 1
    assert match.position.interjections(0)


def test_a_search_finds_a_solution():
    forms = solution(GAME, lesson())
    match = opened(GAME, lesson())
    for form in forms:
        verdict = take(lesson(), match, match.position.read(0, form))
    assert verdict.state == "solved"
    assert solution(GAME, lesson(moves=2)) is None


def test_the_search_judges_what_a_decision_gives_away():
    best = {0: 0.5, 1: 0.5, 2: 0.5}
    one = lesson(accept=Condition("loss < 3"), moves=1)
    match = opened(GAME, one)
    good, bad = match.position.legal()
    best = {good: 0.6, bad: 0.5}
    match.play(0, bad)
    assert judge(one, match, lambda position, seat: best).state == "failed"
    match.truncate(0)
    match.play(0, good)
    assert judge(one, match, lambda position, seat: best).state == "solved"


@pytest.mark.kernel
@pytest.mark.slow
def test_the_compiled_search_sees_which_move_wins():
    """With 6 squares to go beyond 25 on the second lap, only the own dwarf's move forward wins at once."""
    change = {"sq": {"0": 20, "1": 12}, "lap": {"0": 1}, "master": 11}
    start = Start(2, moves=("die 6", "die 1"), change=change, then=("dice 1 6", "assign 6 1"))
    one = lesson(accept=Condition("loss < 5"), moves=1, start=start, solution=("dwarf 0 forward",))
    shares = by_search(200)
    match = opened(GAME, one)
    solved = [a for a in match.position.legal() if _after(one, match, a, shares) == "solved"]
    assert [GAME.forms[action] for action in solved] == ["dwarf 0 forward"]


def _after(one, match, action, shares):
    match.truncate(0)
    return take(one, match, action, shares).state


# --- the coach -----------------------------------------------------------------------------------------------------


def coached(*steps):
    guide = format_.Guide(Start(2, moves=("die 6", "die 1"), then=("dice 3 4",)), steps, ())
    return Coach(guide, match_of(GAME, guide.start, guide.script, Seeded(1)))


def step(id_, when, *tries, **more):
    return format_.Step(id_, Condition(when), TEXTS, tries=tries, **more)


def test_a_step_is_shown_once_and_its_suggestions_one_after_another():
    coach = coached(step("one", 'phase == "assign"', "assign 4 3", "dwarf 0 *"))
    said = coach.now()
    assert [s.id for s in said.steps] == ["one"]
    assert GAME.forms[said.suggested] == "assign 4 3"
    coach.match.play(0, said.suggested)
    assert coach.now().steps == ()
    assert GAME.forms[coach.now().suggested] == "dwarf 0 forward"
    assert not coach.answered().other


def test_another_choice_is_allowed_and_answered():
    coach = coached(step("one", "True", "assign 4 3", other=TEXTS))
    coach.match.play(0, coach.match.position.read(0, "assign 3 4"))
    assert coach.answered().other
    assert coach.answered().answer == TEXTS


def test_what_the_coach_said_is_taken_back_with_an_undo():
    coach = coached(step("one", 'phase == "assign"', "assign 4 3"), step("two", 'phase == "move_dwarf"'))
    coach.match.play(0, coach.now().suggested)
    assert [s.id for s in coach.now().steps] == ["two"]
    coach.match.truncate(0)
    assert [s.id for s in coach.now().steps] == ["one"]
    coach.match.play(0, coach.match.position.read(0, "assign 3 4"))
    assert [s.id for s in coach.now().steps] == ["two"]


def test_a_step_waits_until_its_first_suggestion_is_possible():
    coach = coached(step("one", "True", "dwarf 0 *"))
    assert coach.now().steps == ()
    coach.match.play(0, coach.match.position.read(0, "assign 4 3"))
    assert [s.id for s in coach.now().steps] == ["one"]


def guided_match(*forms):
    """Return Déstorsion's guided first game after these decisions of the learner; the bot does what is prepared."""
    match = match_of(GAME, lessons(GAME).guide.start, guided(GAME), Seeded(1))
    match.settle()
    for form in forms:
        match.play(0, match.position.read(0, form))
        match.settle()
    return match


def test_chance_is_prepared_while_the_learner_does_what_is_suggested():
    match = guided_match("assign 4 1", "dwarf 0 forward")
    assert GAME.forms[match.moves[-1].action] == "dice 3 5"
    assert GAME.forms[match.script.next(match.position, match.moves)] == "assign 5 3"


def test_chance_is_fair_as_soon_as_the_learner_goes_another_way():
    """The dice of the next turn are drawn from the source of chance, and the bot decides by itself."""
    drawn = set()
    for seed in range(8):
        match = guided_match()
        match.source = Seeded(seed)
        for form in ("assign 1 4", "dwarf 0 forward"):
            match.play(0, match.position.read(0, form))
            match.settle()
        drawn.add(GAME.forms[match.moves[-1].action])
        assert match.script.next(match.position, match.moves) is None
    assert len(drawn) > 2


def test_an_event_with_a_condition_is_prepared_wherever_it_holds():
    other = guided_match("assign 1 4", "dwarf 0 forward")
    moves = other.moves[:-1]
    position = other.before(other.ply - 1)
    place = slot(position, moves)
    for when, expected in (("lap[0] == 0", "dice 3 5"), ("lap[0] == 1", None), (None, None)):
        dice = list(other.script.chance["two-dice"])
        dice[place[1]] = dice[place[1]]._replace(when=Condition(when) if when else None)
        action = replace(other.script, chance={"two-dice": dice}).next(position, moves)
        assert (GAME.forms[action] if action is not None else None) == expected


# --- files ---------------------------------------------------------------------------------------------------------

FILE = """
chapter = "squares"
[[lesson]]
id = "one"
rules = ["DT-044"]
title = { en = "a", fr = "b", es = "c" }
task = { en = "a", fr = "b", es = "c" }
why = { en = "a", fr = "b", es = "c" }
moves = 1
start = { seats = 2 }
accept = "over"
"""


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Return a function that reads a lesson file as if it were Déstorsion's."""

    def read(text):
        (tmp_path / "lessons").mkdir(exist_ok=True)
        (tmp_path / "lessons" / "one.toml").write_text(textwrap.dedent(text), encoding="utf-8")
        return lessons.__wrapped__(type("Other", (), {"folder": tmp_path, "title": "Other"})())

    return read


def test_a_file_is_read(written):
    assert [lesson.id for lesson in written(FILE).all] == ["one"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (', es = "c" }\nmoves', "}\nmoves", "no text for es"),
        ("moves = 1", "moves = 1\nmove = 2", "no key 'move'"),
        ('["DT-044"]', '["DT-044", "DT-045", "DT-046", "DT-047"]', "at most 3"),
        ('accept = "over"', "", "no 'accept'"),
        ('"over"', '"over ="', "cannot be read"),
        ("[[lesson]]", "[[lesson", "is not TOML"),
    ],
)
def test_a_mistake_in_a_file_is_named(written, old, new, problem):
    with pytest.raises(BadLesson, match=problem):
        written(FILE.replace(old, new, 1))


def test_a_lesson_that_is_a_lottery_is_found():
    easy = lesson(accept=Condition('played("assign *")'))
    assert promises.random_tries(GAME, easy) == 1
    with pytest.raises(promises.Broken, match="random play solves it"):
        promises.lessons_are_no_lottery.function(GAME, easy)


def test_a_lesson_about_a_rule_that_does_not_run_is_found():
    with pytest.raises(promises.Broken, match="no function of DT-103"):
        promises.lessons_can_be_solved.function(GAME, lesson(rules=("DT-044", "DT-103")))


def test_a_position_that_cannot_occur_is_found():
    start = Start(2, moves=("die 6", "die 1"), change={"lying": {"1": 1}}, then=("dice 3 4",))
    with pytest.raises(promises.Broken, match="cannot occur"):
        promises.lessons_can_be_solved.function(GAME, lesson(start=start))


def test_matches_without_a_script_draw_as_before():
    match = Match(GAME, 2, source=Seeded(5))
    other = Match(GAME, 2, source=Seeded(5))
    other.script = Script()
    assert match.settle() == other.settle()


# --- catalogue and pictures ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in names() if catalogue(tablee.game(name))])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_component_of_a_catalogue_is_drawn_named_and_explained(name, language):
    for shelf in shelves(tablee.game(name), language):
        assert shelf.items
        for item in shelf.items:
            assert item.picture.startswith("<svg")
            assert item.name
            assert item.effect
            assert item.chapter


def test_a_catalogue_counts_what_the_components_say():
    data = {"board": {"squares": [1, 2, 3], "length": 25}}
    assert [counted(count, data) for count in ("", "4", "board.squares", "board.length")] == [None, 4, 3, 25]
    with pytest.raises(BadLesson, match="not in the component data"):
        counted("board.nosuch", data)


def test_one_entry_of_a_catalogue_stands_for_every_member_of_a_list():
    airain = tablee.game("airain")
    shelf = next(shelf for shelf in shelves(airain, "en") if shelf.title == "All provinces")
    cards = airain.data["provinces"]["cards"]
    assert len({item.name for item in shelf.items}) == len({item.picture for item in shelf.items}) == len(cards) == 41
    assert all(item.number == 1 for item in shelf.items)


def test_a_picture_shows_arrows_rings_and_a_part_of_the_board():
    line = "{{picture into-the-hollow 2 moves sq-1-13 crop=sq-1-17:740x150 | Into **it**.}}"
    html = figure(GAME, "en", PICTURE.search(line), "Into <strong>it</strong>.")
    assert html.count('class="shaft"') == 1
    assert html.count('class="ring"') == 1
    assert 'aria-label="Into it."' in html
    assert re.search(r'viewBox="[\d.]+ [\d.]+ 740 150"', html)
    assert "data-ref" not in html
    assert " id=" not in html
    with pytest.raises(BadLesson, match="points at sq-9-1"):
        figure(GAME, "en", PICTURE.search("{{picture into-the-hollow 0 sq-9-1 | No.}}"), "No.")


def test_the_rules_page_begins_with_a_turn_and_leads_to_lessons():
    assert overview(GAME, "en").startswith("<ol>")
    assert all('<figure class="picture">' in chapter.html for chapter in chapters(GAME, "fr"))
