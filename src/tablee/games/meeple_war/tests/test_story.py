"""What the story tells, also of steps that nobody decides: forced choices, combats, the end of turns.

The promises check that the events account for every change. These tests check what they say.
"""

import random
from collections import Counter

import pytest

from tablee.core import record
from tablee.core.contract import NOBODY
from tablee.core.log import steps, turns
from tablee.core.match import Match
from tablee.core.names import named
from tablee.core.story import Event
from tablee.games.meeple_war import rules
from tablee.games.meeple_war.actions import KIND_NAMES
from tablee.games.meeple_war.box import TERRAINS, Building, Kind, Node, Stage
from tablee.games.meeple_war.facts.places import shores
from tablee.games.meeple_war.rules import building_actions, combat, meeples, special_places
from tablee.games.meeple_war.rules.common import put
from tablee.games.meeple_war.story import events
from tablee.games.meeple_war.tests.scene import GAME, NAMES, A, B, C, given, sentences, story

LANGUAGES = ("en", "fr", "es")


def kinds(position, form):
    return [event.kind for event in story(position, form)]


def event_of(kind, position, form):
    """Return the only event of a kind that an action causes."""
    (found,) = [event for event in story(position, form) if event.kind == kind]
    return found


# --- the city --------------------------------------------------------------------------------------------------


def test_workers_and_a_building_action_in_three_languages():
    """MW-043, MW-158: the workers' move and the action that follows without a question are told."""
    position = given(2)
    assert sentences(position, "worker 0 B")[:2] == [
        "Ada’s worker: City Square reaches Assemble 2",
        "Ada assembles 2 meeples (Assemble 2): from the stock to the warehouse",
    ]
    assert sentences(position, "worker 0 B", A, "fr")[:2] == [
        "Votre ouvrier\u00a0: Place de la Cité → Assemblage 2",
        "Vous assemblez 2 meeples (Assemblage 2), du stock à l’entrepôt",
    ]
    assert sentences(position, "worker 0 B", B, "es")[:2] == [
        "El trabajador de Ada: Plaza del Pueblo → Ensamblar 2",
        "Ada ensambla 2 meeples (Ensamblar 2), del stock al depósito",
    ]


def test_the_first_turn_has_a_heading():
    """MW-011 (OPT-03): if the host names the first player, the first action begins the first turn."""
    position = given(2)
    assert kinds(position, "worker 0 B")[0] == "turn"
    assert "turn" not in kinds(position.do("worker 0 C"), "amount 1")


def test_a_deployment_among_enemies():
    """MW-058, MW-059: the sentence says from where to where, and that the meeples may not move."""
    position = given(2)
    position.stand(position.front(A), B, 1)
    position.perform("deploy 2")
    assert sentences(position, "amount 2")[0] == (
        "Ada deploys 2 meeples from the warehouse to blank terrain 2 outside the gate, among enemies, "
        "unable to move this turn"
    )
    assert sentences(position, "amount 0", A)[0] == "You deploy nobody"


def test_an_action_without_effect_is_told():
    """MW-056: the reason is named."""
    position = given(2)
    position.keep(A, warehouse=0)
    assert "Deploy 2 (your City Square) has no effect: the warehouse is empty" in sentences(position, "worker 0 C", A)


def test_a_building_is_replaced():
    """MW-151, MW-152: enemies on the old building score. Without the City Square nothing more can be built."""
    position = given(2)
    position.garrison(A, 0, B, 2)
    position.perform("construct").do("building UN")
    told = sentences(position, "site 0")
    assert told[0] == (
        "Ada removes their own City Square to build in its place; Bo scores 2 points for the meeples on it; "
        "without the Square nothing more can be constructed"
    )
    assert told[1] == "Ada starts to construct the University on site 1: it takes 2 turns"
    assert event_of("replace", position, "site 0").big


def test_a_bombard_that_destroys():
    """MW-133, MW-134, MW-167: the hit and the destruction are two big events."""
    position = given(2)
    position.build(B, 1, Building.CA)
    position.garrison(B, 1, A, 1)
    position.perform("bombard")
    assert sentences(position, "target 1 1")[:2] == [
        "Ada bombards Bo’s Catapult: 1 meeple from the stock takes a defence (2 of 2 taken)",
        "Bo’s Catapult is destroyed: all its defences are taken; Ada scores 2 points for the meeples on it",
    ]
    assert event_of("destroyed", position, "target 1 1").big


# --- the map ---------------------------------------------------------------------------------------------------


def test_a_move_is_told_once_with_its_last_answer():
    """MW-062: start, destination and number are told together. A fort that is taken is a big moment."""
    position = given(2)
    t = position.stand(position.front(A), A, 3)
    position.resume(Stage.MOVES)
    assert story(position, f"from {t}") == []
    position.do(f"from {t}")
    assert story(position, "to-terrain 3") == []
    position.do("to-terrain 3")
    assert sentences(position, "amount 2") == [
        "Ada moves 2 meeples from blank terrain 2 to wooden fort 3",
        "Ada holds wooden fort 3: 1 victory point in their next turn, if they still hold it then",
    ]
    assert sentences(position, "amount 2", A, "fr")[0] == (
        "Vous déplacez 2 meeples du terrain vierge 2 vers le fortin de bois 3"
    )
    assert sentences(position, "amount 2", A, "es")[0] == (
        "Mueves 2 meeples desde el territorio neutro 2 hasta la torre de madera 3"
    )
    assert event_of("fort", position, "amount 2").big


def dead_end(position):
    """Lay a village on a hex with a single neighbour; return its number and the neighbour's."""
    for q, r in shores(position):
        trial = position.copy()
        t = trial.lay(q, r, Kind.VILLAGE)
        beside = [int(u) for u in trial.state.link[t] if 0 <= u < TERRAINS]
        if len(beside) == 1:
            return position.lay(q, r, Kind.VILLAGE), beside[0]
    raise AssertionError("every hex has several neighbours")


def test_a_forced_scare_is_told():
    """MW-163: if meeples have only one way to flee, they are scared without a question, and that is told."""
    position = given(2)
    t, end = dead_end(position)
    position.stand(t, B, 3)
    position.build(A, 3, Building.BS, node=Node.M1)
    position.resume(Stage.WORKERS).do("worker 0 B")
    (scared,) = [event for event in story(position, "action 3") if event.kind == "scare"]
    assert (scared.count, scared.who, scared.whom) == (3, A, B)
    assert (scared.start, scared.end, scared.forced) == (f"terrain-{t}", f"terrain-{end}", True)
    name = GAME.say("en")("the-place", kind=KIND_NAMES[position.state.kind[end]], number=end)
    told = f"3 of Bo’s meeples, which flee from village {t} to {name}"
    assert sentences(position, "action 3")[0] == f"Scare 3: Ada scares {told}"


def test_a_combat_says_who_lost_what():
    """MW-121, MW-123, MW-128: armies, losses, the weapon forge and the survivors are told, then bravery."""
    fight = given(2)
    t = fight.at(0, -1)
    fight.stand(t, A, 3)
    fight.stand(t, B, 2)
    fight.state.weapon = 1
    fight.resume(Stage.MOVES)
    told = sentences(fight, "end", B)
    assert told[0].startswith("Combat on ")
    assert "Ada (3 meeples) against you (2 meeples): Ada loses 1 and you lose 2" in told[0]
    assert "Ada’s weapon forge destroys one of your meeples first; Ada remains with 2 meeples" in told[0]
    assert "Ada gains 2 bravery points for enemies destroyed: now 2 of 7" in told
    combats = event_of("combat", fight, "end")
    assert combats.big
    assert (combats.who, combats.whom, combats.count) == (A, B, 3)


def test_defenders_keep_a_fort_without_taking_it_again():
    """MW-027: a combat that the holder of a fort survives with two meeples is no capture."""
    position = given(2)
    fort = next(t for t in range(position.state.n_terrains) if position.state.kind[t] == Kind.WOODEN)
    position.stand(fort, B, 4)
    position.stand(fort, A, 1)
    position.resume(Stage.MOVES)
    form = "end" if "end" in position.choices() else position.choices()[0]
    assert "fort" not in kinds(position, form)
    won = given(2)
    won.stand(fort, B, 1)
    won.stand(fort, A, 4)
    won.resume(Stage.MOVES)
    assert event_of("fort", won, "end").who == A


def test_an_exploration():
    """MW-111: a tile that is laid as soon as it is drawn is told in one event."""
    position = given(2)
    position.stand(position.at(0, -1), A, 2)
    position.resume(Stage.MOVES).move(position.at(0, -1), "to-space 0 -2", 2)
    (found,) = [event for event in story(position, "tile village -") if event.kind == "explore"]
    assert not found.big
    assert found.count == 2
    t = position.state.n_terrains
    assert sentences(position, "tile village -", A)[0] == (
        f"You explore and discover a village: it becomes village {t}, under your 2 meeples"
    )


# --- tokens, points, the end -----------------------------------------------------------------------------------


def test_a_token_out_of_turn():
    """MW-140: the seat that places it is named, and both places are pointed at."""
    position = given(2)
    position.hand(B, Kind.SHIELD)
    form = "@1 token shield 0"
    assert sentences(position, form) == ["Bo turns blank terrain 0 into a shield forge with an upgrade token"]
    (event,) = story(position, form)
    assert (event.who, event.start, event.end) == (B, "token-1-5", "terrain-0")


def test_the_sixth_point_ends_the_game():
    """MW-023, MW-186: the points are added up, the game ends, and somebody wins."""
    position = given(2)
    position.keep(A, mountain=5)
    position.build(B, 1, Building.CA)
    position.garrison(B, 1, A, 1)
    position.perform("bombard")
    told = story(position, "target 1 1")
    assert [event.kind for event in told[-2:]] == ["end", "win"]
    assert all(event.big for event in told[-2:])
    assert sentences(position, "target 1 1", A)[-2:] == [
        "You have 7 victory points (7 on the Mountain of Fame, 0 from forts): the game ends at once",
        "You win the game with 7 points",
    ]
    assert sentences(position, "target 1 1", B, "fr")[-1] == "Ada gagne la partie avec 7 points"


@pytest.mark.parametrize("name", ["deadlock", "round_limit", "stalemate"])
def test_many_empty_turns_are_one_event(name):
    """MW-026, MW-186: hundreds of turns in which nobody can do anything are added up, then the game ends."""
    match = record.replay((GAME.folder / "tests" / "records" / f"{name}.game").read_text(encoding="utf-8"))
    last = steps(match, NOBODY)[-1].events
    assert len(last) < 40
    assert [event.kind for event in last[-3:]] == ["idle-turns", "end", "win"]
    assert last[-3].count > 10
    assert last[-2].details["ending"] == name


def test_the_log_of_a_whole_game_names_people_and_never_its_reader():
    """MW-025: each turn has a heading, in every language; the reader is "you"."""
    match = Match(GAME, 3, {"introductory_game": "on", "first_player": "seat-0", "pile_backs": "hidden"})
    dice = random.Random(3)
    while not match.position.is_over and match.ply < 150:
        match.play(match.position.to_act, dice.choice(match.position.legal()))
    for language in LANGUAGES:
        made = turns(steps(match, C), C)
        assert [turn.seat for turn in made[:4]] == [A, B, C, A]
        assert all(turn.summary for turn in made[:-1])
        text = " ".join(named(line.text(GAME.say(language)), NAMES, language) for turn in made for line in turn.lines)
        assert "Ada" in text
        assert "Cleo" not in text


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (4, 5, {}),
        (4, 5, {"introductory_game": "on"}),
        (2, 0, {}),  # with one answer, a meeple enters a space, explores it and dies
        (3, 13, {"distance_mode": "terrain_path"}),  # a Scare asks no question, and no meeple dies
        (4, 47, {"tunnel_when_scared": "owner_choice"}),  # with one answer, a meeple is placed and dies
    ],
)
def test_the_story_tells_every_meeple_destroyed(seats, seed, options, monkeypatch):
    """MW-122: for each seat, the story tells as many lost meeples as the rules destroyed."""
    destroyed = Counter()

    def destroy(box, state, seat, n):
        destroyed[int(seat)] += int(n)
        meeples.destroy_meeples(box, state, seat, n)

    for module in (building_actions, combat, special_places):
        monkeypatch.setattr(module, "destroy_meeples", destroy)
    position = GAME.start(seats, options)
    choose = random.Random(seed)
    total = 0
    for _ in range(700):
        if position.is_over:
            break
        before, action = position.copy(), choose.choice(position.legal())
        destroyed.clear()
        rules.apply(position.box, position.state, action)
        expected = +destroyed
        told = lost(events(before, action, position))
        assert told == expected, GAME.forms[action]
        total += told.total()
    assert total > 5


def lost(told):
    """Return how many meeples each seat loses in a story."""
    found = Counter()
    for event in told:
        if event.kind == "combat":
            found.update({seat: gone for seat, _, gone in event.details["armies"]})
        elif event.kind == "burn":
            found.update(dict(event.details["losses"]))
        elif event.kind in ("strike", "sacrifice"):
            found[event.whom if event.kind == "strike" else event.who] += 1
    return +found


def test_a_spectator_reads_names():
    """MW-163: nobody is "you" to a spectator."""
    position = given(2)
    assert "you" not in " ".join(sentences(position, "worker 0 B", NOBODY)).lower().split()


def test_a_full_ladder_gives_a_point():
    """MW-181, MW-183: the bravery gained is told, then the meeple that climbs the Mountain."""
    position = given(2)
    over = position.keep(A, stock=0, warehouse=0, bravery=6)
    position.state.defence[B, 0, A], position.state.mountain[A] = 3, 3
    t = position.at(0, -1)
    put(position.state, t, A, over - 6)
    position.stand(t, B, over - 6)
    told = [event.kind for event in story(position.resume(Stage.MOVES), "end")]
    assert told[: told.index("point") + 1] == ["combat", "bravery", "bravery", "point"]


@pytest.mark.parametrize("kind", ["owed", "paid"])
def test_points_owed_are_told_by_their_number(kind):
    """MW-184: one point and several points have different sentences in every language."""
    for language in LANGUAGES:
        one, two = (GAME.words.tell(given(2), Event(kind, A, count=n), B)(GAME.say(language)) for n in (1, 2))
        assert one.replace("1", "2") != two
