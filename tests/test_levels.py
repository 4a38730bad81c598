"""The difficulty levels err softly: no ruinous choice, no win missed, and no more given away than a level may."""

import itertools
from dataclasses import replace

import pytest
from toys import riddle, stalling

import tablee
from tablee.core.contract import NOBODY
from tablee.core.sources import Seeded
from tablee.games.meeple_war.tests.scene import A, given
from tablee.search.bots import bot
from tablee.search.calibration import BAR, HINT, Curve, calibrated, curves
from tablee.search.ladder import played
from tablee.search.levels import LEVELS, Level, LevelBot, patient_choice, soft_weights, softly_chosen, wins_at_once
from tablee.search.outlook import outlook
from tablee.search.searcher import Plan
from tablee.search.thought import Candidate, Thought, are_about_equal

LOSSES = [0.0, 0.01, 0.02, 0.05, 0.2]
TICKETS = [i / 1000 for i in range(1000)]


def candidates(losses, visits=10):
    """Return candidates of seat 0, of which the first wins with a chance of 0.6 and the others lose as given."""
    return [Candidate(i, visits, (0.6 - loss, 0.4 + loss)) for i, loss in enumerate(losses)]


# --- the soft choice -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expected", [0.001, 0.01, 0.03])
def test_a_soft_choice_loses_what_it_should(expected):
    weights = soft_weights(LOSSES, expected)
    assert sum(weights) == pytest.approx(1)
    assert sum(w * loss for w, loss in zip(weights, LOSSES, strict=True)) == pytest.approx(expected, rel=1e-3)
    assert weights == sorted(weights, reverse=True)


def test_where_little_is_at_stake_all_choices_are_equally_likely():
    assert soft_weights(LOSSES, 1.0) == pytest.approx([0.2] * 5)


def test_a_choice_beyond_the_cap_or_untried_is_never_made():
    level = Level(Plan(iterations=1), carelessness=1.0, cap=0.1)
    rated = [*candidates(LOSSES), Candidate(9, 0, (0.6, 0.4))]
    chosen = {softly_chosen(rated, 0, level, ticket).action for ticket in TICKETS}
    assert chosen == {0, 1, 2, 3}


def test_a_higher_level_gives_away_less():
    rated = candidates(LOSSES)
    lost = [
        sum(LOSSES[softly_chosen(rated, 0, level, ticket).action] for ticket in TICKETS) / len(TICKETS)
        for level in LEVELS.values()
    ]
    assert lost == sorted(lost, reverse=True)
    assert lost[-1] == 0
    for below, above in itertools.pairwise(lost):
        assert below > 1.5 * above


def test_a_level_chooses_alike_with_the_same_seed_and_otherwise_with_another():
    position = riddle().start(2)
    position.sample_chance(Seeded(1), 0)
    level = replace(LEVELS[1], carelessness=1.0, cap=1.0)
    choices = [
        [one.choose(position, 0) for _ in range(3)]
        for one in (LevelBot(level, seed, compiled=False) for seed in (1, 1, 2, 3, 4, 5))
    ]
    assert choices[0] == choices[1]
    assert len({tuple(made) for made in choices}) > 1


@pytest.mark.parametrize(("repeated", "chosen"), [({}, 0), ({0: 1}, 0), ({0: 2}, 1), ({0: 3}, 1), ({0: 2, 1: 2}, 0),
                                                  ({0: 3, 1: 3}, 2), ({0: 3, 1: 3, 2: 3}, 3), ({1: 9}, 0)])  # fmt: skip
def test_a_repetition_has_a_price(repeated, chosen):
    """The second candidate is worse by .015, the third by .3, and the fourth was not tried."""
    found = (*candidates([0.0, 0.015, 0.3]), Candidate(3, 0, (0.6, 0.4)))
    assert patient_choice(Thought(0, 0, found), repeated) == chosen


# --- what levels never do --------------------------------------------------------------------------------------


def test_a_win_in_one_decision_is_never_missed_from_level_3_on():
    position = stalling().start(2)
    assert wins_at_once(position, 0) == [1]
    for number in (3, 4, 5):
        for seed in range(10):
            assert LevelBot(LEVELS[number], seed, compiled=False).choose(position, 0) == 1


def test_a_win_that_depends_on_what_is_hidden_is_no_sure_win():
    position = riddle().start(2)
    position.sample_chance(Seeded(1), 0)
    assert wins_at_once(position.seen_by(0), 0) == []


@pytest.mark.parametrize("number", LEVELS)
def test_a_ruinous_choice_is_never_made(number):
    """Here the choice that wins at once is called ruinous, so every level that searches would like it best."""
    game = stalling()
    game = replace(game, words=replace(game.words, ruinous=lambda seen, action: action == 1))
    game.__dict__["options"] = game.__dict__["data"] = {}
    level = replace(LEVELS[number], plan=Plan(iterations=20), sees_wins=False)
    for seed in range(10):
        one = LevelBot(level, seed, compiled=False)
        assert one.choose(game.start(2), 0) == 0
        assert one.choose(game.start(2), 0, {0: 9}) == 0  # not even when the other choice was repeated too often


def test_only_ruinous_choices_are_choices_all_the_same():
    game = stalling()
    game = replace(game, words=replace(game.words, ruinous=lambda seen, action: True))
    game.__dict__["options"] = game.__dict__["data"] = {}
    assert LevelBot(LEVELS[4], compiled=False).choose(game.start(2), 0) == 1


@pytest.mark.kernel
def test_no_level_builds_over_its_city_square():
    """MW-155: three free sites are left, so building over the City Square would look mad."""
    position = given(2).perform("construct").do("building UN")
    for number in (1, 2, 3, 4):
        for seed in range(25):
            assert position.write(bot(f"bot{number}", seed).choose(position, A)) != "site 0"


@pytest.mark.kernel
def test_games_between_levels_end(game):
    for seed, (one, other) in enumerate([("bot1", "bot2"), ("bot3", "bot1")]):
        position = game.start(2, game.simulation_options, compiled=True)
        bots = [bot(one, seed), bot(other, seed)]
        for ply, _ in enumerate(played(position, bots, seed)):
            assert ply < game.ply_limit
        assert position.is_over


# --- chances that are shown ------------------------------------------------------------------------------------


def test_calibration_reads_the_chance_of_the_seat_to_decide_off_the_curve():
    curve = Curve((0.2, 0.5, 0.8), (0.4, 0.45, 0.6))
    for chances in ([0.5, 0.5], [0.5, 0.1, 0.3, 0.1], [0.125] * 4, [0.0, 1.0], [1.0, 0.0]):
        for decider in range(len(chances)):
            made = curve(chances, decider)
            assert sum(made) == pytest.approx(1 if chances[decider] < 1 else made[decider])
            others = [seat for seat in range(len(chances)) if seat != decider]
            assert [made[seat] * chances[others[0]] for seat in others] == pytest.approx(
                [made[others[0]] * chances[seat] for seat in others]
            )
    said = [curve([p / 100, 1 - p / 100], 0)[0] for p in range(101)]
    assert said == sorted(set(said))
    assert (said[0], said[20], said[50], said[100]) == pytest.approx((0, 0.4, 0.45, 1))


@pytest.mark.parametrize("wrong", [((0.5, 0.4), (0.4, 0.5)), ((0.4, 0.5), (0.5, 0.5)), ((0.5,), ()), ((0.5,), (1.2,))])
def test_a_curve_must_rise(wrong):
    with pytest.raises(ValueError):
        Curve(*wrong)


def test_a_game_that_is_not_calibrated_shows_its_estimates():
    assert calibrated(riddle().start(2), [0.3, 0.7], 0, HINT) == pytest.approx([0.3, 0.7])


def test_a_result_is_shown_as_it_is():
    """In Poignée, which is calibrated, a shared win is one half."""
    assert calibrated(tablee.game("poignee").start(2), [0.5, 0.5], NOBODY, BAR) == [0.5, 0.5]
    for source in (HINT, BAR):
        assert calibrated(tablee.game("poignee").start(2), [0.8, 0.2], 0, source) != [0.8, 0.2]


def test_the_calibration_of_a_game_names_its_seats(game):
    for seats, source in curves(game.folder):
        assert seats in game.seats
        assert source in (HINT, BAR)


def test_the_outlook_of_a_seat_uses_only_what_it_sees():
    """Seat 0 may win three times in four by rolling the die. Only seat 1 knows the card, and yet it says no more."""
    position = riddle().start(2)
    position.sample_chance(Seeded(1), 0)
    for seat in (0, 1):
        told, decider = outlook(position.seen_by(seat), seat, compiled=False)
        assert decider == 0
        assert sum(told) == pytest.approx(1)
        assert told[0] == pytest.approx(0.7, abs=0.12)
    before, decider = outlook(riddle().start(2), 0, compiled=False)  # chance is still to deal
    assert decider == 0
    assert before[0] == pytest.approx(0.7, abs=0.12)
    position.play(0, 2)
    position.do("action 6")
    assert outlook(position, 1, compiled=False) == ([1.0, 0.0], NOBODY)


def test_choices_are_about_equal_within_the_noise():
    def close(p, visits, q, others):
        return are_about_equal(Candidate(0, visits, (p,)), Candidate(1, others, (q,)), 0)

    assert close(0.60, 100, 0.55, 100)
    assert not close(0.60, 100_000, 0.55, 100_000)
    assert close(0.60, 100_000, 0.55, 100)  # the second was hardly tried
    assert close(0.60, 100, 0.65, 10)
    assert not close(0.9, 1000, 0.2, 50)
