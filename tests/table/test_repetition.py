"""Bots do not repeat themselves endlessly; how often they took an action is read from the game's history."""

import asyncio
import random
from collections import Counter

import pytest
from random_play import new_match, random_step
from table.people import at_table

from tablee.core.contract import CHANCE
from tablee.core.discovery import game as find_game
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.search import searcher
from tablee.search.bots import SearchBot
from tablee.search.levels import PATIENCE
from tablee.search.searcher import Plan
from tablee.table import bots, thinker


def repeated_by_comparison(match, seat):
    """Return what `Match.repeated` should return, by comparing every earlier position with the current one."""
    now = bytes(match.position.seen_by(seat))
    looks = [(move, match.before(ply)) for ply, move in enumerate(match.moves) if move.seat == seat]
    return Counter(m.action for m, then in looks if not m.interjected and bytes(then.seen_by(seat)) == now)


def test_repetition_is_what_the_history_says_also_after_undo(game):
    match, dice = new_match(game, game.seats[0], 3), random.Random(3)
    for _ in range(150):
        if match.position.is_over:
            break
        random_step(match, dice)
        if match.position.to_act >= 0:
            assert match.repeated(match.position.to_act) == repeated_by_comparison(match, match.position.to_act)
        if match.ply > 20 and dice.random() < 0.1:
            match.truncate(match.ply - dice.randrange(1, 12))


def repetitive_game(plies):
    """Return a game of Poignée in which positions recur, because the last legal action is always taken."""
    game = find_game("poignee")
    match = Match(game, 2, source=Seeded(19))
    while match.ply < plies or match.position.to_act == CHANCE:
        seat = match.position.to_act
        if seat == CHANCE:
            match.sample_chance()
        else:
            match.play(seat, max(match.position.legal()))
    return match


def test_only_what_a_seat_sees_is_compared():
    """Airain: if only the hands of others differ, a seat sees the same positions and has the same repetitions."""
    game = find_game("airain")
    match, dice = new_match(game, 3, 5), random.Random(5)
    while match.ply < 60 or match.position.to_act == CHANCE:
        random_step(match, dice)
    seat = match.position.to_act
    other = Match(game, 3)
    for move, before in zip(match.moves, match._before, strict=True):
        world = match.position.copy()
        world.states.view("u1")[:] = memoryview(before)
        other._before.append(bytes(world.redealt(seat, 9)) if move.seat == seat else before)
        other.moves.append(move)
    other.position = match.position.redealt(seat, 9)
    assert bytes(other.position) != bytes(match.position)
    assert other.repeated(seat) == match.repeated(seat)


def test_a_long_game_is_looked_at_once(monkeypatch):
    """`Match.repeated` looks at each earlier position only once, not again at every call."""
    match = repetitive_game(300)
    match.repeated(match.position.to_act)
    asked = []
    before = Match.before
    monkeypatch.setattr(Match, "before", lambda self, ply: (asked.append(ply), before(self, ply))[1])
    for _ in range(20):
        seat = match.position.to_act
        if seat == CHANCE:
            match.sample_chance()
            continue
        match.repeated(seat)
        match.play(seat, match.position.legal()[0])
    assert len(asked) == len(set(asked)) <= 20


@at_table
async def test_two_tables_of_three_bots_keep_what_they_repeat_and_their_trees(place):
    """One worker serves six bots.

    It makes each bot once, keeps all search trees, and is told how often each action was repeated.
    """
    made, kept, told = [], Counter(), []
    mind = thinker.Thinker()

    def maker(word, seed):
        made.append(word)
        return SearchBot(Plan(iterations=4, playout=1, reuse=True), seed, compiled=False)

    class InProcess(bots.Worker):
        async def ask(self, question, budget=0.0):
            match = place.services.rooms.open[question.key.split()[0]].match
            assert question.repeated == repeated_by_comparison(match, question.seat)
            key = (question.key, question.bot)
            trees = list(mind.bots[key].searcher.trees) if key in mind.bots else []
            answer = mind.answer(question)
            assert not answer.error, answer.error
            if trees:
                kept[mind.bots[key].searcher.trees[0] is trees[0]] += 1
            told.append(question)
            await asyncio.sleep(0)
            return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinker, "bot", maker)
        patch.setattr(searcher, "FULL", 1e9)  # otherwise these small trees would be full and be replaced
        place.services.pool.workers = [InProcess(place.services.world)]
        place.services.driver.pause = 0.01
        ann = await place.person()
        tables = [(await ann.new_table("poignee", seats=("bot",) * 3))["table"] for _ in range(2)]
        async with asyncio.timeout(240):
            while len(told) < 60:
                await asyncio.sleep(0.02)
        await place.services.driver.close()
    assert len(made) == 6
    assert told[-1].keep == 6
    assert kept[True] > 20
    assert kept[False] == 0
    for table in tables:
        match = (await place.services.rooms.get(table)).match
        assert {move.seat for move in match.moves} >= {0, 1, 2}


def test_a_bot_gives_up_what_it_has_repeated():
    """A bot avoids actions that its seat has repeated. So does a new bot: the counts come from the game's history."""
    match = repetitive_game(400)
    seat, repeated = match.position.to_act, match.repeated(match.position.to_act)
    worn = {action for action, often in repeated.items() if often >= PATIENCE}
    assert worn < set(match.position.legal())
    fresh = SearchBot(Plan(iterations=20, playout=1), 1, compiled=False)
    ranked = [c.action for c in fresh.think(match.position.seen_by(seat), seat).candidates]
    chosen = fresh.choose(match.position.seen_by(seat), seat, repeated | dict.fromkeys(ranked[:1], PATIENCE))
    assert chosen not in worn | {ranked[0]}
