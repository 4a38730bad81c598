"""What depends on a question, and what each choice would bring."""

import random

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.texts import LANGUAGES
from tablee.games.meeple_war.box import Building, Kind, Node, Phase, Stage
from tablee.games.meeple_war.facts.forecast import combat_on
from tablee.games.meeple_war.tests.moments import moments
from tablee.games.meeple_war.tests.scene import GAME, A, B, C, given


def stakes(position, viewer=A, language="en"):
    """Return what depends on the question."""
    said = GAME.words.stakes(position, viewer)
    return said(GAME.say(language)) if said else ""


def more(position, form, language="en"):
    """Return the second line of a choice."""
    said = GAME.words.more(position, position.read(position.to_act, form))
    return said(GAME.say(language)) if said else ""


# --- questions -------------------------------------------------------------------------------------------------


def test_only_the_seat_asked_reads_what_depends_on_its_answer():
    """MW-150: others see nothing below the prompt."""
    position = given(2).perform("construct")
    assert stakes(position).startswith("A worker first builds it, one step a turn")
    assert stakes(position, B) == stakes(position, NOBODY) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_choice_is_explained_in_every_language(language):
    """MW-057: in random games no sentence is missing, and most questions say what depends on them."""
    say, said, phases = GAME.say(language), set(), set()
    for seats in (2, 3, 4):
        position, dice = GAME.start(seats), random.Random(seats)
        for _ in range(250):
            if position.is_over:
                break
            if position.to_act != CHANCE:
                phases.add(position.state.phase)
                found = GAME.words.stakes(position, position.to_act)
                if found and found(say):
                    said.add(position.state.phase)
                for action in position.legal():
                    line = GAME.words.more(position, action)
                    assert line is None or line(say).strip()
            position.play(position.to_act, dice.choice(position.legal()))
    assert phases - said <= {Phase.MOVE_TO, Phase.MOVE_AMOUNT}


def test_rare_questions_are_explained():
    """MW-085, MW-126, MW-128: the questions that random games seldom ask have their sentences too."""
    for name, position in moments().items():
        assert stakes(position, position.to_act), name


# --- choices ---------------------------------------------------------------------------------------------------


def test_a_building_says_what_it_will_be():
    """MW-007, MW-008: turns, defences and the actions with their distance."""
    position = given(2).perform("construct")
    assert more(position, "building CA") == (
        "Built in 4 turns. Defences: 2 on the building site, then 2. Actions: Bombard (3 steps) and Burn (4 steps)"
    )
    assert more(position, "building MA", "fr").startswith("Prêt en 2 tours. Défenses\u00a0: 3 en chantier, puis 4.")


def test_a_branch_says_what_its_action_does_and_whether_it_would_help():
    """MW-047, MW-056: an action that would have no effect says why."""
    position = given(2)
    position.keep(A, warehouse=0)
    assert more(position, "worker 0 B") == "2 from your stock to your warehouse"
    position.keep(A, stock=1)
    assert more(position, "worker 0 B") == "1 from your stock to your warehouse"
    assert more(position, "worker 0 C").endswith("but now it has no effect: the warehouse is empty")


def test_building_over_says_what_is_lost():
    """MW-151, MW-152: enemies on the old building score."""
    position = given(2)
    position.build(A, 1, Building.MA)
    position.garrison(A, 1, B, 2)
    position.perform("construct").do("building UN")
    assert more(position, "site 1").endswith("; the 2 enemy meeples on it are victory points")
    assert more(position, "site 0") == "Only the City Square can construct buildings"
    assert more(position, "site 2") == ""


def test_moves_say_whom_they_meet():
    """MW-062, MW-120: enemies and their number, and how the combat would end."""
    position = given(2)
    t, fort = position.stand(position.front(A), A, 3), position.at(-1, 0)
    position.stand(fort, B, 2)
    position.resume(Stage.MOVES).do(f"from {t}")
    assert more(position, f"to-terrain {fort}") == "Enemies there: 2 of Green’s. Combat at the end of the turn"
    position.do(f"to-terrain {fort}")
    assert [more(position, f"amount {n}") for n in (1, 2, 3)] == [
        "Combat, 1 of yours and 2 of Green’s: 1 of Green’s would be left; 1 bravery point for you",
        "Combat, 2 of yours and 2 of Green’s: nobody would be left; 2 bravery points for you",
        "Combat, 3 of yours and 2 of Green’s: 1 of yours would be left; 2 bravery points for you",
    ]


def test_the_last_defence_is_announced():
    """MW-133, MW-167: a building that would fall says so."""
    position = given(2)
    position.build(B, 1, Building.CA)
    position.garrison(B, 1, A, 1)
    position.perform("bombard")
    assert more(position, "target 1 1") == "Takes the last of 2 defences: the building is destroyed"
    assert more(position, "target 1 0") == "Defences taken: 0 of 6"


def test_a_second_step_says_where_it_leads():
    """MW-170: to an action, towards one, to a fork, or to the start."""
    position = given(2)
    position.build(A, 1, Building.MA, node=Node.M1)
    position.perform("productivity")
    position.state.node[A, 0] = 0
    assert more(position, "productivity 0") == "You then choose the branch"
    assert more(position, "productivity 1") == "It reaches Deploy 4, which is performed in this turn"


def test_a_turn_that_only_others_could_change_begins_by_itself():
    """MW-140: if only others hold a token, the start of the turn is an only choice without effect."""
    position = given(2)
    position.hand(B, Kind.SHIELD)
    position.resume(Stage.OPEN)
    (begin,) = position.legal()
    assert GAME.words.idle(position, begin)
    assert not any(GAME.words.idle(given(2), action) for action in given(2).legal())


# --- forecasts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("armies", [{A: 3, B: 2}, {A: 2, B: 2}, {A: 1, B: 3}, {A: 3, B: 1, C: 2}, {A: 2, B: 3, C: 3}])
@pytest.mark.parametrize("shielded", [False, True])
@pytest.mark.parametrize("weapon", [False, True])
def test_a_forecast_is_what_happens(armies, shielded, weapon):
    """MW-121, MW-127, MW-128: survivors and bravery are those of the combat itself."""
    position = given(3)
    t = position.at(0, -1)
    for seat, n in armies.items():
        position.stand(t, seat, n)
    position.state.shield = 1 << B if shielded else 0
    position.state.weapon = int(weapon)
    position.resume(Stage.MOVES)
    victim = B if weapon else NOBODY
    expected, before = combat_on(position, t, victim=victim), int(position.state.bravery[A])
    position.do("end")
    if position.state.phase == Phase.VICTIM:
        position.do("victim 1")
    left = [(seat, int(position.state.here[t, seat])) for seat in range(3) if position.state.here[t, seat]]
    assert left == ([(expected.winner, expected.left)] if expected.winner != NOBODY else [])
    assert int(position.state.bravery[A]) - before == expected.bravery


def test_there_is_no_forecast_if_it_depends_on_the_weapon():
    """MW-128: with two enemies the player first chooses whom the weapon forge kills."""
    position = given(3)
    t = position.at(0, -1)
    for seat in (A, B, C):
        position.stand(t, seat, 2)
    position.state.weapon = 1
    assert combat_on(position.resume(Stage.MOVES), t) is None
