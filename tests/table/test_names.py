"""How pages come to the names of the players."""

import asyncio
import re

import pytest
from table.people import at_table, served

from tablee.core import discovery, record
from tablee.core.contract import NOBODY
from tablee.core.discovery import names
from tablee.core.names import has_mark, mark
from tablee.core.texts import LANGUAGES
from tablee.table import speech, views
from tablee.testing.walks import random_match


@pytest.mark.parametrize("name", names())
def test_people_are_called_by_their_names(tmp_path, name):
    """What a page gets names seats by marks, in which it puts the names; no seat is called by its colour."""
    say = discovery.game(name).say("en")
    colours = {say("seat-name", seat=seat) for seat in range(3)}

    async def play(place):
        ann = await place.person()
        await ann.new_table(name, seats=("me", "screen", "screen"), hints=True)
        texts = []
        for _ in range(30):
            view = await ann.view(seat=(await ann.view())["to_act"])
            picture = view["picture"]
            drawn = [picture["ground"], *picture["spots"].values(), *picture["pieces"].values()]
            texts += [view["prompt"], view["stakes"], picture["title"], *re.findall(">([^<]+)<", " ".join(drawn))]
            texts += [text for choice in view["choices"] for text in (choice["label"], choice["more"])]
            watched = await ann.view(seat=NOBODY)
            assert has_mark(watched["prompt"])
            assert (await ann.act(view)).status_code == 200
        words = {word for text in texts for word in re.findall(r"[^\W\d_]+", text)}
        assert any(has_mark(text) for text in texts)
        assert not words & colours

    async def whole():
        async with served(tmp_path) as place:
            await play(place)

    asyncio.run(whole())


def test_a_refusal_names_seats_by_marks():
    """Programs that use the API get the names from `/people`, as for all other sentences."""
    game = discovery.game("destorsion")
    said = set()
    for match in random_match(game, 3, 7, plies=120):
        seat = match.position.to_act
        if seat >= 0 and not match.position.is_over:
            seen = match.position.seen_by(seat)
            wrong = set(range(game.n_actions)) - set(seen.legal())
            said |= {speech.why_not(game, seen, seat, action, "en")[0] for action in wrong}
    assert any(has_mark(text) for text in said)
    assert not any(re.search(r"\b(Red|Blue|Green)\b", text) for text in said)


@at_table
async def test_people_round_one_screen_are_all_named_in_the_log(place):
    """Only one of them would be "you", and another one in the next turn."""
    ann = await place.person()
    for seats, is_you in ((("me", "screen"), False), (("me", "friend"), True)):
        await ann.new_table(seats=seats)
        said = [line["text"] for turn in (await ann.view(seat=0))["log"] for line in turn["lines"]]
        assert any("You" in text for text in said) is is_you
        assert any(has_mark(text) for text in said)


@pytest.mark.parametrize("name", names())
def test_the_last_prompt_tells_the_winner_that_they_have_won(name):
    folder = discovery.game(name).folder / "tests" / "records"
    ends = [record.replay(path.read_text(encoding="utf-8")).position for path in sorted(folder.glob("*.game"))]
    ends = [end for end in ends if end.is_over and end.ranks().count(1) == 1]
    assert ends
    for end in ends:
        winner = end.ranks().index(1)
        for seat in range(end.seats):
            shared = tuple(range(end.seats))
            for language in LANGUAGES:
                say = speech.game_say(end.game, language)
                alone = end.game.words.prompt(end, views.addressed(end, views.Viewer((seat,), seat, language)))(say)
                assert (mark(winner) in alone) == (seat != winner)
                round_screen = end.game.words.prompt(end, views.addressed(end, views.Viewer(shared, seat, language)))(
                    say
                )
                assert mark(winner) in round_screen  # several people read it
