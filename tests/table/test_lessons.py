"""Lessons at a table: prepared chance without a commitment, verdicts, another try, resuming, and what stays hidden."""

import asyncio
from dataclasses import replace

from table.people import at_table, error_of, view_in

import tablee
from tablee.core.conditions import Condition
from tablee.core.lessons import lessons
from tablee.table.my_tables import in_lobby
from tablee.table.thinker import Answer

GAME = tablee.game("destorsion")
TASK = "into-the-hollow"


async def opened(person, lesson="guide", game="destorsion"):
    answer = await person.post("/api/lessons", {"game": game, "lesson": lesson})
    assert answer.status_code == 201, answer.text
    person.table = answer.json()["table"]
    return await person.view()


async def do(person, view, form):
    return view_in(await person.act(view, GAME.forms.index(form)))


async def my_turn(person):
    """Wait until the bots have played what is prepared for them."""
    for _ in range(200):
        view = await person.view()
        if view["choices"]:
            return view
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not play")


@at_table
async def test_the_guided_game_begins_with_prepared_dice_and_has_no_commitment(place):
    ann = await place.person()
    view = await opened(ann)
    room = await place.room(ann)
    assert [GAME.forms[move.action] for move in room.match.moves] == ["die 6", "die 2", "dice 1 4"]
    assert view["commitment"] == ""
    assert view["status"] == ""
    assert [step["id"] for step in view["lesson"]["steps"]] == ["players", "aim", "dice"]
    assert view["lesson"]["try"]["action"] == GAME.forms.index("assign 4 1")
    assert error_of(await ann.get(f"/api/t/{ann.table}/dice"))[0] == 403


@at_table
async def test_the_bot_answers_as_prepared_before_any_bot_is_ready(place):
    ann = await place.person()
    view = await opened(ann)
    for form in ("assign 4 1", "dwarf 0 forward"):
        view = await do(ann, view, form)
    view = await my_turn(ann)
    assert [step["id"] for step in view["lesson"]["steps"]] == ["slingshot"]
    room = await place.room(ann)
    assert GAME.forms[room.match.moves[-1].action] == "dice 3 6"


@at_table
async def test_a_guided_game_is_resumed_and_says_the_same_after_a_restart(place):
    ann = await place.person()
    view = await do(ann, await opened(ann), "assign 1 4")
    assert view["lesson"]["other"]
    assert "the dwarf goes 1" in view["lesson"]["answer"]
    table = ann.table
    place.services.rooms.open.clear()
    again = await opened(ann)
    assert ann.table == table
    assert again["lesson"] == view["lesson"]


@at_table
async def test_a_task_is_judged_answered_and_tried_again(place):
    ann = await place.person()
    view = await opened(ann, TASK)
    assert view["lesson"]["state"] == "open"
    assert view["record_url"] is None
    for form in ("assign 3 4", "dwarf 0 forward", "master backward"):
        view = await do(ann, view, form)
    assert view["lesson"]["state"] == "failed"
    assert view["lesson"]["said"]
    assert view["choices"] == []
    assert error_of(await ann.act(view, GAME.forms.index("dwarf 1 forward"))) == (409, "over")
    view = view_in(await ann.undo(view, "ask", to=0))
    assert view["lesson"]["state"] == "open"
    for form in lessons(GAME)[TASK].solution:
        view = await do(ann, view, form)
    assert view["lesson"]["state"] == "solved"
    assert view["lesson"]["next"]


@at_table
async def test_a_task_that_ends_the_game_can_be_tried_again(place):
    ann = await place.person()
    view = await opened(ann, "nearest-the-exit")
    for form in lessons(GAME)["nearest-the-exit"].solution:
        view = await do(ann, view, form)
    assert view["over"]
    assert view["lesson"]["state"] == "solved"
    view = view_in(await ann.undo(view, "ask", to=0))
    assert not view["over"]


@at_table
async def test_tables_of_tasks_are_not_listed_and_are_used_again(place):
    ann = await place.person()
    await opened(ann, TASK)
    table = ann.table
    await opened(ann, TASK)
    assert ann.table == table
    assert table not in (await ann.get("/")).text
    await opened(ann)
    assert ann.table in (await ann.get("/")).text


@at_table
async def test_bots_wait_for_a_learner_who_acts_out_of_turn(place):
    ann = await place.person()
    view = await opened(ann, "in-time", "meeple_war")
    forms = tablee.game("meeple_war").forms
    assert (view["to_act"], view["choices"], view["lesson"]["state"]) == (1, [], "open")
    place.services.driver.wake(await place.room(ann))
    await asyncio.sleep(0.2)
    again = await ann.view()
    assert again["step"] == view["step"]
    shown = again["lesson"]["try"]["action"]
    assert forms[shown] == "token shield 8"
    assert shown in [choice["action"] for choice in again["interjections"]]
    await ann.act(again, shown)
    for _ in range(200):
        view = await ann.view()
        if view["lesson"]["state"] != "open":
            break
        await asyncio.sleep(0.01)
    assert view["lesson"]["state"] == "solved"


@at_table
async def test_the_search_judges_before_the_learner_acts(place):
    chapters = lessons(GAME).chapters
    known = chapters["end"]
    assert isinstance(chapters, dict)
    chapters["end"] = (replace(known[0], id="best-move", accept=Condition("loss < 5"), moves=1, wrong=()),)

    async def hint(seen, seat, key):
        return Answer(seen.legal()[0], [(a, 1, [0.5 - i / 10, 0.5]) for i, a in enumerate(seen.legal())])

    async def ready(game, first=True):
        return None

    place.services.pool.hint, place.services.pool.until_ready = hint, ready
    try:
        ann = await place.person()
        view = await opened(ann, "best-move")
        best, worse = (choice["action"] for choice in view["choices"])
        view = view_in(await ann.act(view, worse))
        assert view["lesson"]["state"] == "failed"
        view = view_in(await ann.undo(view, "ask", to=0))
        assert view_in(await ann.act(view, best))["lesson"]["state"] == "solved"
    finally:
        chapters["end"] = known


@at_table
async def test_a_table_whose_lesson_is_gone_is_frozen_and_a_new_one_is_opened(place):
    ann = await place.person()
    await opened(ann, TASK)
    old, chapters = ann.table, lessons(GAME).chapters
    assert isinstance(chapters, dict)
    known = chapters["squares"]
    place.services.rooms.open.clear()
    chapters["squares"] = ()
    try:
        view = await ann.view()
        assert view["frozen"]
        assert view["lesson"] is None
    finally:
        chapters["squares"] = known
    await opened(ann, TASK)
    assert ann.table != old


@at_table
async def test_what_does_not_exist_is_refused(place):
    ann = await place.person()
    assert error_of(await ann.post("/api/lessons", {"game": "destorsion", "lesson": "nosuch"}))[0] == 404
    assert error_of(await ann.post("/api/lessons", {"game": "nosuch", "lesson": "guide"}))[0] == 404
    assert (await ann.get("/learn/nosuch")).status_code == 404
    assert (await ann.get("/catalogue/nosuch")).status_code == 404


@at_table
async def test_pages_that_teach_exist_in_every_language(place):
    ann = await place.person()
    for path in ("/learn/destorsion", "/catalogue/destorsion", "/rules/destorsion"):
        for language in ("en", "fr", "es"):
            page = await ann.get(path, lang=language)
            assert page.status_code == 200
            assert f'<html lang="{language}"' in page.text


def test_a_guided_game_that_is_over_leaves_the_lobby():
    tables = [
        {"id": f"{lesson}{over}", "section": "over" if over else "turn", "lesson": lesson, "over": over}
        for lesson in (False, True)
        for over in (False, True)
    ]
    assert [table["id"] for table in in_lobby(tables)] == ["FalseFalse", "FalseTrue", "TrueFalse"]
