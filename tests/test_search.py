"""The bots play legally, cannot see hidden information, are reproducible, and find known best moves."""

import json
import math
import threading
from dataclasses import replace
from itertools import combinations, islice

import numpy as np
import pytest
from endgames import by_chance, sampled
from random_play import random_match
from toys import doors, nodding, riddle, stalling
from typer.testing import CliRunner

import tablee
from tablee.cli import app
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.sources import Seeded
from tablee.games.destorsion.box import Phase
from tablee.search import ladder, tree_memory
from tablee.search.bots import GREEDY, LEVELS, NAMES, SearchBot, UnknownBot, bot
from tablee.search.searcher import Plan, Searcher

SMALL = Plan(iterations=40, playout=5)


def decisions(game, seats, seed, every=7, plies=200):
    """Yield positions of a random game in which a seat has a choice."""
    for match in random_match(game, seats, seed, plies=plies):
        position = match.position
        if match.ply % every == 0 and position.to_act >= 0 and len(position.legal()) > 1:
            yield position.copy()


# --- every game ------------------------------------------------------------------------------------------------


def test_bots_play_legal_actions(game):
    """The seats are played by bots of different kinds. `Position.play` refuses an illegal action."""
    words = ["mcts:30", "greedy", "flat:20", "bot2", "random"]
    seats = game.seats[-1]
    position = game.start(seats)
    bots = [bot(words[seat % len(words)], seat) for seat in range(seats)]
    source = Seeded(5)
    for ply in range(250):
        if position.is_over:
            break
        actor = position.to_act
        if actor == CHANCE:
            position.sample_chance(source, ply)
        else:
            position.play(actor, bots[actor].choose(position.seen_by(actor), actor))
    assert ply > 50


def test_bots_of_chance_do_not_go_round_in_circles():
    """When a position repeats, a random bot may choose another action. If it could not, this game would never end."""
    game = tablee.game("poignee")
    match = Match(game, 2, source=Seeded(0), compiled=True)
    bots = [bot("random", seat) for seat in range(2)]
    while not match.position.is_over and match.ply < 3000:
        actor = match.position.to_act
        if actor == CHANCE:
            match.sample_chance()
        else:
            match.play(actor, bots[actor].choose(match.position.seen_by(actor), actor))
    assert match.position.is_over


@pytest.mark.parametrize(("name", "seed"), [("poignee", 19), ("airain", 21)])
def test_bots_content_with_what_they_have_end_a_game_all_the_same(name, seed):
    """From these seeds, bots that always chose the same action in a position would repeat their moves forever."""
    game = tablee.game(name)
    bots = [bot("mcts:100", 2 * seed + seat) for seat in range(2)]
    plies = sum(1 for _ in islice(ladder.played(game.start(2, compiled=True), bots, seed), 20_000))
    assert plies < 20_000


def test_what_was_chosen_too_often_is_given_up(choice):
    """Earlier choices of an action change what the bot chooses, but not the result of its search."""
    seen, seat = choice
    one = SearchBot(Plan(iterations=50, playout=5))
    ranked = [c.action for c in one.think(seen, seat).candidates]
    for often in (3, 9):
        assert one.choose(seen, seat, {ranked[0]: often}) != ranked[0]
    assert one.choose(seen, seat, {ranked[1]: 9}) == ranked[0]
    # If all actions were chosen too often, the best one is chosen.
    assert one.choose(seen, seat, dict.fromkeys(ranked, 3)) == ranked[0]
    assert one.think(seen, seat).action == ranked[0]


def test_a_bot_cannot_see_what_its_seat_may_not_know(game):
    """Positions that differ only in what is hidden from a seat give the same choice and the same search result."""
    differ = 0
    for position in decisions(game, game.seats[-1], 3, every=11):
        seat = position.to_act
        other = position.redealt(seat, 99)
        differ += bytes(other) != bytes(position)
        for name in ("mcts:60", "flat:60", "greedy", "bot1", "random"):
            assert bot(name, 8).choose(position, seat) == bot(name, 8).choose(other, seat)
        one, two = (Searcher(SMALL, 4).think(world, seat) for world in (position, other))
        assert one.candidates == two.candidates
    hidden = game.hides
    assert bool(differ) == hidden


def test_the_same_seed_and_observation_give_the_same_thought(game):
    for position in list(decisions(game, 2, 9))[:4]:
        seat = position.to_act
        seen = position.seen_by(seat)
        searcher = Searcher(SMALL, 6)
        first, again = searcher.think(seen, seat), searcher.think(seen, seat)
        assert first.candidates == again.candidates == Searcher(SMALL, 6).think(seen, seat).candidates


def test_a_thought_tells_every_choice_with_chances_that_sum_to_one(game):
    position = next(decisions(game, game.seats[-1], 12))
    seat = position.to_act
    thought = Searcher(Plan(iterations=300, playout=5)).think(position.seen_by(seat), seat)
    assert {c.action for c in thought.candidates} == set(position.legal())
    assert sum(c.visits for c in thought.candidates) in (299, 300)
    assert thought.candidates[0].action == thought.action
    for candidate in thought.candidates:
        assert len(candidate.chances) == position.seats
        assert sum(candidate.chances) == pytest.approx(1)
    hasty = Searcher(Plan(iterations=1)).think(position.seen_by(seat), seat)
    assert all(sum(candidate.chances) == pytest.approx(1) for candidate in hasty.candidates)
    told = json.loads(json.dumps(thought.to_json(game, best=2)))
    assert told["choice"] == position.write(thought.action) == told["candidates"][0]["action"]
    assert len(told["candidates"]) == 2


@pytest.mark.kernel
@pytest.mark.parametrize("name", ["destorsion", "airain"])
def test_the_compiled_search_equals_the_plain_one(name):
    game = tablee.game(name)
    for position in list(decisions(game, 3, 15, every=19))[:3]:
        seat = position.to_act
        with np.errstate(all="raise"):
            plain = Searcher(SMALL, 2, compiled=False).think(position, seat)
        native = Searcher(SMALL, 2).think(position, seat)
        assert [(c.action, c.visits) for c in plain.candidates] == [(c.action, c.visits) for c in native.candidates]
        assert np.allclose([c.chances for c in plain.candidates], [c.chances for c in native.candidates])


# --- budgets, threads, reuse -----------------------------------------------------------------------------------


@pytest.fixture
def choice():
    position = next(decisions(tablee.game("poignee"), 2, 21, plies=400, every=50))
    return position.seen_by(position.to_act), position.to_act


def test_a_search_can_be_stopped(choice):
    searcher = Searcher(Plan(iterations=1 << 40, playout=5, nodes=1 << 12))
    searcher.prepared(*choice)
    threading.Timer(0.2, searcher.stop).start()
    thought = searcher.think(*choice)
    assert 0 < thought.iterations < 1 << 40


def test_threads_add_up(choice):
    thought = Searcher(Plan(iterations=400, playout=5, threads=2)).think(*choice)
    assert thought.iterations == 400
    assert sum(c.visits for c in thought.candidates) == 398  # the first iteration of each thread only creates its root


def test_a_full_tree_goes_on_searching(choice):
    thought = Searcher(Plan(iterations=2000, playout=5, nodes=10)).think(*choice)
    assert thought.iterations == 2000
    assert sum(c.visits for c in thought.candidates) == 1999


def test_the_tree_is_used_again(choice):
    seen, seat = choice
    searcher = Searcher(Plan(iterations=500, playout=5, reuse=True))
    searcher.think(seen, seat)
    assert sum(c.visits for c in searcher.think(seen, seat).candidates) == 999
    fresh = Searcher(Plan(iterations=500, playout=5))
    fresh.think(seen, seat)
    assert sum(c.visits for c in fresh.think(seen, seat).candidates) == 499


def test_a_budget_in_milliseconds_ends(choice):
    thought = Searcher(Plan(ms=30, playout=5, reuse=True, threads=2)).think(*choice)
    assert thought.iterations > 0


def test_the_iteration_cap_ends_a_budget_in_milliseconds(choice):
    seen, seat = choice
    game = replace(seen.game, search=replace(seen.game.search, iteration_cap=777))
    capped = Position(game, seen.boxes, seen.states)
    searcher = Searcher(Plan(ms=600_000, playout=5, exploration=1e6, reuse=True))
    for _ in range(2):
        thought = searcher.think(capped, seat)
        assert thought.iterations == 777
        assert sum(c.visits for c in thought.candidates) == 776


def test_a_budget_is_one_of_two():
    for wrong in ({}, {"iterations": 1, "ms": 1}):
        with pytest.raises(ValueError):
            Plan(**wrong)


def test_what_looks_different_has_another_key(game):
    """Positions that look different to the seat to act have different hashes, even if only a few actions apart."""
    width = -(-game.state_dtype.itemsize // 8) * 8
    for start in list(decisions(game, 2, 9))[:2]:
        seen, near = {}, [start]
        while near and len(seen) < 3000:
            position = near.pop(0)
            for action in position.legal()[:20]:
                after = position.copy()
                after.play(position.to_act, action)
                view = bytes(after.seen_by(max(after.to_act, 0))).ljust(width, b"\0")
                if after.to_act != NOBODY and view not in seen:
                    seen[view] = None
                    near.append(after)
        words = np.frombuffer(b"".join(seen), np.uint64).reshape(len(seen), -1)
        assert len(np.unique(tree_memory.hash_of(words.T))) == len(seen)


def test_no_two_changes_cancel_in_a_key():
    bits = [np.frombuffer((1 << n).to_bytes(24, "little"), np.uint64) for n in range(192)]
    words = np.array([*bits, *(one ^ other for one, other in combinations(bits, 2))])
    assert len(np.unique(tree_memory.hash_of(words.T))) == len(words)


# --- positions with a known best choice ------------------------------------------------------------------------


def test_small_endgames_are_played_best(game):
    """With enough iterations, the search finds a choice that exhaustive expectimax proves best."""
    searcher = Searcher(Plan(iterations=50_000))
    for endgame in sampled(game, 5, limit=1500, players=(by_chance,)):
        assert endgame.is_best(searcher.think(endgame.position, endgame.seat).action)


def test_what_is_hidden_is_guessed_anew_each_time():
    """A guess wins half the time. A search that always assumed the same card would expect the guess to win always."""
    position = riddle().start(2)
    position.sample_chance(Seeded(1), 0)
    thought = Searcher(Plan(iterations=3000, points_share=0.0), compiled=False).think(position, 0)
    chance = {c.action: c.chances[0] for c in thought.candidates}
    assert thought.action == 2
    assert chance[2] == pytest.approx(0.75, abs=0.05)
    assert chance[0] == pytest.approx(0.5, abs=0.15)
    assert chance[1] == pytest.approx(0.5, abs=0.15)


@pytest.mark.parametrize("seed", range(2))
def test_what_looked_poor_at_first_is_tried_again(seed):
    """Two of three doors lose. A search that stops trying doors after one that loses never finds the door that wins."""
    plan = Plan(iterations=6000, points_share=0.0, exploration=0.3)
    thought = Searcher(plan, seed, compiled=False).think(doors().start(2), 0)
    assert thought.action == 1


def test_a_win_is_worth_more_than_any_hope():
    thought = Searcher(Plan(iterations=200, playout=0, nodes=1), compiled=False).think(stalling().start(2), 0)
    assert thought.action == 1


def test_a_move_that_is_forced_does_not_begin_a_playout_of_the_next_turn():
    """Otherwise forcing a move would look good, because the rest of seat 1's turn would be played at random."""
    thought = Searcher(Plan(iterations=200, playout=0, nodes=1), compiled=False).think(nodding().start(2), 0)
    assert thought.action == 1


def test_greedy_takes_the_choice_of_highest_value():
    """Only decisions after which another seat always acts are checked: there `value` depends on the choice alone."""
    game, met = tablee.game("meeple_war"), 0
    for position in decisions(game, 2, 30, every=1):
        seat, worth = position.to_act, {}
        for action in position.legal():
            after = position.copy()
            after.play(seat, action)
            if after.to_act in (seat, CHANCE):
                break
            worth[action] = after.values()[seat]
        else:
            met += max(worth.values()) > min(worth.values())
            assert worth[SearchBot(GREEDY).choose(position, seat)] == max(worth.values())
    assert met


@pytest.mark.parametrize(
    ("square", "master", "dice", "sure"),
    [
        (22, 1, (1, 4), True),  # the dwarf leaves the dungeon by moving four squares
        (22, 1, (1, 3), False),
        (22, 1, (2, 2), True),  # each die of a double may be raised by 2
        (15, 47, (1, 3), True),  # the dwarf moves one square and leads; the Master moves three and leaves
        (14, 47, (1, 3), False),
    ],
)
def test_destorsion_sees_a_win_that_the_dice_allow(square, master, dice, sure):
    position = tablee.game("destorsion").start(2)
    state = position.states[0]
    state["phase"], state["active"], state["n_dice"], state["master"] = Phase.ASSIGN, 0, 2, master
    state["lap"][:2], state["sq"][:2], state["dice"][:2] = 1, (square, 15), dice
    assert (position.values()[0] == 1.0) == sure


# --- names, ratings, the command -------------------------------------------------------------------------------


def test_bots_have_names_and_budgets():
    for name in (*NAMES, "bot", "mcts:50", "mcts:20ms", "flat:9"):
        assert bot(name, 1)
    for wrong in ("nosuch", "bot9", "mcts:", "mcts:x", "random:5", "", "mcts:5s"):
        with pytest.raises(UnknownBot, match="no bot called"):
            bot(wrong)
    assert sorted(LEVELS) == [1, 2, 3, 4, 5]


def test_ratings_follow_the_results():
    """Winning 3 of 4 games means 191 Elo points; equal results give equal differences; more games, smaller error."""
    few, many = (ladder.rate(("a", "b"), {("a", "b"): ladder.Tally(n / 4, n)}) for n in (100, 40_000))
    assert many.elo["b"] - many.elo["a"] == pytest.approx(400 * math.log10(3), abs=0.5)
    assert few.half["a"] > 10 * many.half["a"]
    chain = {("a", "b"): ladder.Tally(300, 1200), ("b", "c"): ladder.Tally(300, 1200)}
    steps = ladder.rate(("a", "b", "c"), chain).steps(("a", "b", "c"))
    assert steps["a", "b"] == pytest.approx(steps["b", "c"])
    # The error of the rating difference of two bots is 400/ln 10 x 1.96 / sqrt(n p (1 - p)).
    assert steps["a", "b"][1] == pytest.approx(173.7 * 1.96 / math.sqrt(1201 * 0.25 * 0.75), rel=0.01)
    assert ladder.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert ladder.rate(("a", "b"), {("a", "b"): ladder.Tally(0, 20)}).elo["b"] < 1000


def test_seats_are_rotated():
    game = tablee.game("destorsion")
    *_, whole = ladder.against_field(game, "greedy", "random", 3, 6)
    *_, half = ladder.against_field(game, "greedy", "random", 3, 3)
    assert (half.games, whole.games) == (3, 6)
    *_, rest = ladder.against_field(game, "greedy", "random", 3, 6, tally=half)  # resumed after three games
    assert rest == whole
    measured = ladder.Ladder(game, ("random", "greedy"))
    assert list(measured.run(4)) == [("random", "greedy")] * 4
    again = ladder.Ladder(game, ("random", "greedy"))
    list(again.run(4, jobs=2))
    assert measured.to_json() == again.to_json()


def test_a_ladder_goes_on(tmp_path):
    """Two games and two more after a resumption equal four games. Bots can be added. Another game's file is refused."""
    game = tablee.game("destorsion")
    whole, half = (ladder.Ladder(game, ("random", "greedy")) for _ in range(2))
    list(whole.run(4))
    list(half.run(2))
    rest = ladder.Ladder(game, ("greedy", "random"))  # the same pair in another order
    rest.add(json.loads(json.dumps(half.to_json())))
    list(rest.run(2))
    assert rest.to_json() == whole.to_json()

    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps(whole.to_json()), encoding="utf-8")
    words = ["bots", "ladder", "destorsion", "--games", "2", "--bots", "greedy,mcts:20", "--save", str(tmp_path)]
    result = CliRunner().invoke(app, [*words, "--resume", str(kept)], env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    (path,) = tmp_path.glob("ladder-destorsion-*.json")
    told = json.loads(path.read_text(encoding="utf-8"))
    assert list(told["ratings"]) == ["random", "greedy", "mcts:20"]
    assert [pair["games"] for pair in told["pairs"]] == [4, 2]

    for text, why in (
        (json.dumps(whole.to_json() | {"game": "airain"}), "'airain'"),
        ("[]", "not a result"),
        ("1 g8", "not a result"),
    ):
        kept.write_text(text, encoding="utf-8")
        refused = CliRunner().invoke(app, [*words, "--resume", str(kept)])
        assert refused.exit_code == 1
        assert why in " ".join(refused.output.split())


def test_the_command_writes_a_result(tmp_path):
    words = ["bots", "ladder", "destorsion", "--games", "2", "--bots", "random,greedy", "--save", str(tmp_path)]
    result = CliRunner().invoke(app, words, env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    (path,) = tmp_path.glob("ladder-destorsion-*.json")
    told = json.loads(path.read_text(encoding="utf-8"))
    assert set(told["ratings"]) == {"random", "greedy"}
    assert told["pairs"][0]["games"] == 2
    refused = CliRunner().invoke(app, ["bots", "ladder", "destorsion", "--bots", "random,nosuch"])
    assert refused.exit_code == 1
    assert "no bot called 'nosuch'" in " ".join(refused.output.split())
