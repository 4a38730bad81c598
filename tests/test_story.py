"""Stories, names in sentences, and the log that is made from them. The promises check the stories of each game."""

from dataclasses import replace

import pytest

from tablee.cli.terminal import told as told_in_terminal
from tablee.core import discovery
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import text_at
from tablee.core.faces import not_brief
from tablee.core.log import LONGEST_SUMMARY, Step, lines, steps, turns
from tablee.core.match import Match
from tablee.core.names import has_mark, mark, named, person
from tablee.core.story import Account, Change, Event, Story, differences, happened, turn
from tablee.core.texts import LANGUAGES, joined, message
from tablee.testing.stories import many_games_are_told
from tablee.testing.walks import random_match

DUEL, HANDS = discovery.game("destorsion"), discovery.game("airain")


def told(seen, event, viewer):
    return message("person", who=person(event.who, viewer))


def with_story(game, events=lambda before, action, after: [], **more):
    """Return a game with another story. Sentences name only the seat."""
    return replace(game, story=Story(events, **more), words=replace(game.words, tell=told, brief=not_brief))


# --- names -----------------------------------------------------------------------------------------------------


def test_a_reader_is_addressed_and_others_are_marked():
    assert person(2, 2) == "you"
    assert person(2, 1) == person(2, NOBODY) == mark(2) == "\ue002"


def test_marks_become_names():
    assert named(f"{mark(0)} meets {mark(1)}", ["Ada", "Bo"]) == "Ada meets Bo"
    assert named("no marks", []) == "no marks"


@pytest.mark.parametrize(
    ("name", "made"), [("Ada", "le nain d’Ada, plus loin qu’Ada"), ("Bo", "le nain de Bo, plus loin que Bo")]
)
def test_french_shortens_before_a_vowel(name, made):
    text = f"le nain de {mark(0)}, plus loin que {mark(0)}"
    assert named(text, [name], "fr") == made
    assert named(text, ["Ada"], "es") == "le nain de Ada, plus loin que Ada"


@pytest.mark.parametrize(("language", "made"), [("en", "A, B and you"), ("fr", "A, B et vous"), ("es", "A, B y tú")])
def test_people_are_listed(language, made):
    people = joined([message("person", who=person(seat, 2)) for seat in range(3)])
    assert named(people(DUEL.say(language)), "ABC") == made


def test_sentences_of_a_server_name_seats_by_marks():
    """This holds for the message itself and for sentences that refer to it, whether a game defines it or not."""
    for language in LANGUAGES:
        for game in discovery.games().values():
            say, plain = game.say(language, marks=True), game.say(language)
            assert [say("seat-name", seat=seat) for seat in range(5)] == [mark(seat) for seat in range(5)]
            assert not has_mark(plain("seat-name", seat=1))
        assert mark(1) in DUEL.say(language, marks=True)("why-floor", seat=1, floor=10)


def test_pictures_have_room_for_names():
    assert text_width(mark(0), 10) == pytest.approx(text_width("e" * 10, 10))
    assert 'data-room="70"' in text_at(mark(0), 0, 0, 10, font_weight="bold")
    assert 'data-room="50"' in text_at(mark(0), 0, 0, 10, room=50.0)
    assert "room" not in text_at("Red", 0, 0, 10, room=50.0)


# --- facts -----------------------------------------------------------------------------------------------------


def pair():
    """Return two positions of Déstorsion that differ in two squares and in the phase."""
    game = with_story(DUEL, bookkeeping={"phase": "the prompt says what is decided"})
    before = game.start(3)
    after = before.copy()
    after.state.sq[:] = [4, 0, 7, 0]
    after.state.phase = 5
    return before, after


def test_facts_are_all_fields_but_bookkeeping():
    before, after = pair()
    assert differences(before, after) == {("sq", 0): (0, 4), ("sq", 2): (0, 7)}
    assert differences(before, before) == {}


def test_an_account_gives_every_change_once():
    account = Account(*pair())
    assert account.take("sq", 2) == (Change(("sq", 2), 0, 7),)
    assert account.take("sq") == (Change(("sq", 0), 0, 4),)
    assert account.take("sq") == ()
    assert account.take("phase") == ()


def test_a_fact_may_change_twice_in_one_action():
    account = Account(*pair())
    assert account.set(9, "sq", 0) == (Change(("sq", 0), 0, 9),)
    assert account.set(9, "sq", 0) == ()
    assert account.take("sq", 0) == (Change(("sq", 0), 9, 4),)
    assert account.set(1, "master") == (Change(("master",), 0, 1),)  # and back again
    assert account.take("master") == (Change(("master",), 1, 0),)


@pytest.mark.full
def test_five_hundred_games_are_told(game):
    """The events of whole random games account for every change, in every viewer's eyes."""
    many_games_are_told(game, 500)


def test_the_log_is_made_from_stories_alone():
    """Without events, neither the log nor the terminal tells anything, whatever happens in the game."""
    for events, is_told in ((DUEL.story.events, True), (lambda before, action, after: [], False)):
        game = replace(DUEL, story=Story(events, DUEL.story.bookkeeping))
        *_, match = random_match(game, 2, 3, plies=40)
        assert bool(turns(steps(match, NOBODY), NOBODY)) is is_told
        assert bool(told_in_terminal(match, 0, NOBODY)) is is_told


# --- what a viewer knows ---------------------------------------------------------------------------------------


def test_only_its_own_seat_knows_an_action_if_something_is_hidden():
    """The positions are those that the viewer sees, and chance is nobody's own."""
    game = with_story(HANDS, lambda before, action, after: [Event("seen", details={"action": action})])
    seen_by_chance, seen_by_seats = set(), set()
    for match in random_match(game, 3, 5, plies=60):
        if not match.ply:
            continue
        move, before = match.moves[-1], match.before(match.ply - 1)
        for viewer in (*range(3), NOBODY):
            (event,) = happened(before, move.seat, move.action, match.position, viewer)
            knows = event.details["action"] is not None
            assert knows == (viewer == move.seat)
            (seen_by_chance if move.seat == CHANCE else seen_by_seats).add(knows)
    assert seen_by_chance == {False}
    assert seen_by_seats == {False, True}


def test_a_story_gets_what_the_viewer_sees():
    got = []
    game = with_story(HANDS, lambda before, action, after: got.append((before, after)) or [])
    match = Match(game, 2)
    match.play(CHANCE, match.position.legal()[0])
    happened(match.before(0), CHANCE, match.moves[0].action, match.position, 1)
    before, after = got[0]
    assert bytes(before) == bytes(match.before(0).seen_by(1))
    assert bytes(after) == bytes(match.position.seen_by(1)) != bytes(match.position)


@pytest.mark.parametrize(("only", "never", "kinds"), [(True, (), ["move"]), (False, (), []), (True, ("move",), [])])
def test_an_only_choice_is_forced_but_not_what_follows_from_it(monkeypatch, only, never, kinds):
    story = [turn(0), Event("move", 0), Event("fall", 1), Event("win", 0)]
    game = with_story(DUEL, lambda before, action, after: story, never_forced=frozenset(never))
    position = game.start(2).do("die 6", "die 2", "dice 3 4")
    action = position.legal()[0]
    after = position.copy()
    after.play(0, action)
    if only:
        monkeypatch.setattr(type(position), "legal", lambda self: [action])
    events = happened(position, 0, action, after, NOBODY)
    assert [event.kind for event in events if event.forced] == kinds


# --- the log ---------------------------------------------------------------------------------------------------


def log_of(*plies, viewer=NOBODY, **story):
    """Return the log of a story that is given as a list of events for each ply."""
    seen = with_story(DUEL, **story).start(4)
    return turns([Step(ply, list(events), seen) for ply, events in enumerate(plies)], viewer)


def shape(log):
    return [
        (turn.seat, turn.ply, [(line.ply, line.event.kind, line.event.count) for line in turn.lines]) for turn in log
    ]


def test_a_turn_begins_in_the_middle_of_a_ply():
    log = log_of([Event("die", 1)], [Event("move", 0), turn(1), Event("rise", 1)], [Event("roll", 1)], [turn(2)])
    assert shape(log) == [
        (NOBODY, 0, [(0, "die", 0), (1, "move", 0)]),
        (1, 1, [(1, "rise", 0), (2, "roll", 0)]),
        (2, 3, []),
    ]
    assert log[2].summary is None
    assert log_of() == log_of([]) == []


def test_draws_are_added_up():
    one, two = Event("draw", 0, what="gold", count=1), Event("draw", 0, what="stone", count=1)
    plies = [turn(0), one], [two], [one], [Event("move", 0)], [one], [replace(one, who=1)]
    kinds = [(0, 0, [(2, "draw", 2), (1, "draw", 1), (3, "move", 0), (4, "draw", 1), (5, "draw", 1)])]
    assert shape(log_of(*plies, added_up=frozenset({"draw"}))) == kinds
    assert len(log_of(*plies)[0].lines) == len(plies)


def test_changes_are_added_up_too():
    first, second = (Event("draw", 0, count=1, changes=(Change(("sq", 0), n, n + 1),)) for n in (0, 1))
    (made,) = log_of([first], [second], added_up=frozenset({"draw"}))
    assert made.lines[0].event.changes == first.changes + second.changes


def test_a_summary_joins_the_short_forms_or_else_the_sentences():
    log = log_of([turn(1), Event("move", 1), Event("fall", 2)], viewer=2)
    assert log[0].summary(DUEL.say("en")) == f"{mark(1)}. you"
    assert log[0].in_sentences
    game = with_story(DUEL)
    words = replace(game.words, brief=lambda seen, event, viewer: message("total") if event.kind == "fall" else None)
    seen = replace(game, words=words).start(2)
    (made,) = turns([Step(0, [Event("move", 1), Event("fall", 0)], seen)], NOBODY)
    assert made.summary(DUEL.say("en")) == "Total"
    assert not made.in_sentences


def test_the_summary_of_a_long_turn_mentions_what_is_big():
    plain, big = Event("move", 1), Event("fall", 2, big=True)
    (made,) = log_of([plain] * 3000 + [big] + [plain])
    assert made.summary(DUEL.say("en")) == ". ".join([mark(1)] * (LONGEST_SUMMARY - 1) + [mark(2)]) + " …"
    (made,) = log_of([plain] * LONGEST_SUMMARY)
    assert "…" not in made.summary(DUEL.say("en"))


def test_every_event_of_a_ply_has_a_line():
    seen = with_story(DUEL).start(2)
    step = Step(7, [Event("move", 1), turn(0), Event("fall", 0)], seen)
    assert [(line.ply, line.event.kind) for line in lines(step, 0)] == [(7, "move"), (7, "fall")]


def test_steps_follow_a_match():
    match = Match(with_story(DUEL, lambda before, action, after: [Event("die", details={"action": action})]), 2)
    for form in ("die 6", "die 2", "dice 3 4"):
        match.play(CHANCE, match.position.read(CHANCE, form))
    made = steps(match, NOBODY)
    assert [step.ply for step in made] == [0, 1, 2]
    assert [DUEL.forms[step.events[0].details["action"]] for step in made] == ["die 6", "die 2", "dice 3 4"]
    assert bytes(made[-1].seen) == bytes(match.position)
    assert [step.ply for step in steps(match, NOBODY, 2)] == [2]


def test_the_page_gets_plain_data():
    event = Event(
        "move", 1, 0, "dwarf", 3, "sq-0-1", "sq-0-4", ("DT-034",), big=True, changes=(Change(("sq", 0), 1, 4),)
    )
    assert event.to_json() == {
        "kind": "move", "who": 1, "whom": 0, "what": "dwarf", "count": 3, "from": "sq-0-1", "to": "sq-0-4",
        "why": ["DT-034"], "forced": False, "big": True,
    }  # fmt: skip
