"""What the story tells, also of steps that nobody decides: tokens, arrests, explosions, gold bars, the last round.

The promises check that the events account for every change. These tests check what they say.
"""

import pytest

from tablee.core import record
from tablee.core.contract import NOBODY
from tablee.core.log import steps, turns
from tablee.core.match import Match
from tablee.core.names import named
from tablee.games.poignee.tests.scene import GAME, NAMES, A, B, C, given, sentences, start, story

LANGUAGES = ("en", "fr", "es")


def kinds(position, form):
    return [event.kind for event in story(position, form)]


def event_of(kind, position, form):
    """Return the only event of a kind that an action causes."""
    (found,) = [event for event in story(position, form) if event.kind == kind]
    return found


# --- set-up, taking and sowing ---------------------------------------------------------------------------------


def test_the_set_up_is_told():
    """PM-006, PM-009, PM-010, PM-015: the deal, the start player, the corners; then the first turn begins."""
    position = start(2)
    assert sentences(position, "deal builder") == ["Dealt to the Barber: a builder"]
    for _ in range(36):
        position.do(position.choices()[0])
    assert sentences(position, "start 1", B) == ["The draw decides: you are the start player"]
    position.do("start 1")
    assert sentences(position, "corner B5") == ["Ada puts a first marquee on the Undertaker: free of charge, 5 points"]
    position.do("corner B5")
    assert kinds(position, "corner B0") == ["corner", "turn"]


def test_an_agreed_start_player_is_told_with_the_last_deal():
    """PM-009: nobody draws, so the last meeple dealt is followed by who starts."""
    position = start(2, startPlayer="host chooses", firstSeat=2)
    for _ in range(35):
        position.do(position.choices()[0])
    assert sentences(position, position.choices()[0])[-1] == "Bo is the start player, chosen by the host"


TAKEN = {
    "en": ("You take both meeples in the Stable: a builder and a miner", "Bo takes both meeples in the Stable:"),
    "fr": ("Vous prenez les 2 Meeples de l’Écurie\u00a0: un Ouvrier et un Mineur", "Bo prend les 2 Meeples"),
    "es": ("Tomas los 2 meeples del Establo: un constructor y un minero", "Bo toma los 2 meeples del Establo:"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_what_from_where(language):
    """PM-020: the reader is "you"."""
    position = given(active=B, inside={"B2": "builder miner"})
    assert sentences(position, "take B2", B, language) == [TAKEN[language][0]]
    assert sentences(position, "take B2", A, language)[0].startswith(TAKEN[language][1])
    event = event_of("take", position, "take B2")
    assert (event.who, event.count, event.start) == (B, 2, "B2")


def test_taking_the_jail_moves_a_crate():
    """PM-022, PM-023: the crate goes into the bag; when none is left, there is nothing to tell."""
    position = given(jail=2)
    crate = event_of("crate", position, "take jail")
    assert (crate.start, crate.end) == ("jail", "sack")
    assert sentences(position, "take jail") == [
        "Ada takes both meeples in the Jail: 2 robbers",
        "As the Jail was emptied, a crate of dynamite goes into the bag (2 left in the Jail)",
    ]
    assert kinds(given(jail=1, exploded=3), "take jail") == ["take"]


def test_placements_say_the_way_and_what_they_skip():
    """PM-026, PM-032: the first placement fixes the direction; an occupied showdown space is passed."""
    position = given(inside={"B5": "2 miner"}, on={"E": "builder"}, tokens=(-1, B)).do("take B5")
    assert sentences(position, "place miner D6") == [
        "Ada puts a miner at the door of the Hotel, going clockwise, past the occupied showdown space by the Saloon"
    ]
    event = event_of("place", position, "place miner D4")
    assert (event.start, event.end, event.details["skipped"]) == ("B5", "D4", "none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_madame_leaves_a_showdown_space(language):
    """PM-044, PM-045: she goes to the saloon; the turn ends at once."""
    position = given().do("take saloon")
    assert kinds(position, "place madame E") == ["divert", "turn"]
    said = {
        "en": "Ada puts Madame on the showdown space by the Saloon; she never fights and goes straight to the Saloon",
        "fr": "Ada pose Madame sur la case Confrontation côté Saloon\u202f; "
        "elle ne se bat jamais et va aussitôt au Saloon",
        "es": "Ada coloca a Madame en la zona de duelo junto al Saloon; "
        "nunca se bate en duelo y va directamente al Saloon",
    }
    assert sentences(position, "place madame E", B, language) == [said[language]]


def test_who_controls_a_meeple_and_why():
    """PM-040, PM-041, PM-042: the own token, the opponent's if that is in use, or one that the player names."""
    one = given(2, inside={"B5": "miner"}).do("take B5")
    assert sentences(one, "place miner E", A)[1] == "You control the miner on the showdown space by the Saloon"
    two = given(2, inside={"B5": "miner"}, on={"W": "robber"}, tokens=(A, -1)).do("take B5")
    assert sentences(two, "place miner E", B)[1] == (
        "Ada’s token is in use at the other end, so you control the miner on the showdown space by the Saloon. "
        "Both showdown spaces are taken: there will be a showdown this turn"
    )
    assert event_of("token", two, "place miner E").forced
    three = given(3, inside={"B5": "miner"}, on={"W": "robber"}, tokens=(A, -1)).do("take B5")
    assert kinds(three, "place miner E") == ["place"]
    event = event_of("token", three.do("place miner E"), "name 2")
    assert (event.who, event.whom, event.forced) == (A, C, False)


@pytest.mark.parametrize(
    ("option", "end", "said"),
    [
        ("saloon", "saloon", "No space is left for 2 builders: they go to the Saloon and do not act"),
        ("origin", "B3", "No space is left for 2 builders: they go back to the Telegraph and do not act"),
    ],
)
def test_meeples_that_find_no_space(option, end, said):
    """PM-039: after a whole lap, the leftover meeples go to the saloon, or back by an option."""
    position = given(2, inside={"B3": "16 builder"}, sowOverflow=option).do("take B3")
    while len(position.choices()) > 1 or position.state.hand[0] > 3:
        position.do(position.choices()[0])
    event = event_of("left-over", position, position.choices()[0])
    assert (event.count, event.end) == (2, end)
    assert said in sentences(position, position.choices()[0])


# --- resolving -------------------------------------------------------------------------------------------------

BUILT = {
    "en": "Ada builds a marquee on the Smithy for 2 gold and 1 stone: 5 points. The builder goes inside",
    "fr": "Ada construit un Chapiteau à la Forge pour 2 Cubes d’Or et 1 Cube de Pierre\u00a0: 5 points. "
    "L’Ouvrier entre",
    "es": "Ada construye un toldo en la Herrería por 2 de oro y 1 de piedra: 5 puntos. El constructor entra",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_building(language):
    """PM-057, PM-058: what is built where, for how much; the builder goes inside."""
    position = given(on={"D8": "builder", "D9": "miner"}, gold=[2], stone=[1])
    offer = "The builder lets Ada build on the Smithy for 2 gold and 1 stone"
    assert sentences(position, "resolve D8") == [offer]
    position.do("resolve D8")
    assert sentences(position, "build yes", B, language) == [BUILT[language]]
    assert sentences(position, "build no", A) == ["You do not build on the Smithy. The builder goes inside"]
    event = event_of("build", position, "build yes")
    assert (event.start, event.end, len(event.changes)) == ("D8", "B8", 9)


def test_upgrading_in_anothers_turn():
    """PM-061, PM-063: the owner is asked, and pays."""
    position = given(2, tiles={"B6": (B, 5)}, on={"D6": "builder", "D9": "miner"}, stone=[0, 3])
    assert sentences(position, "resolve D6", B) == [
        "The builder lets you upgrade your marquee on the Hotel for 3 stone"
    ]
    position.do("resolve D6")
    event = event_of("upgrade", position, "upgrade yes")
    assert (event.who, event.whom, event.details["own"]) == (B, A, False)
    assert sentences(position, "upgrade no") == [
        "Bo does not upgrade their marquee on the Hotel. The builder goes inside"
    ]


IDLE = [
    ("builder", {}, "Ada cannot pay 2 gold and 1 stone to build on the Gazette. The builder just goes inside"),
    ("builder", {"supply": [0]}, "Ada has no marquee left to build on the Gazette. The builder just goes inside"),
    (
        "builder",
        {"tiles": {"B9": (B, 5)}},
        "Bo cannot pay 2 gold and 1 stone to upgrade their marquee on the Gazette. The builder just goes inside",
    ),
    (
        "builder",
        {"tiles": {"B9": (B, 10)}},
        "The marquee on the Gazette is already upgraded. The builder just goes inside",
    ),
    ("miner", {}, "Nobody has built on the Gazette, so nobody draws for the miner. It just goes inside"),
    ("robber", {}, "The robber finds no miner in the Gazette and just goes inside"),
    ("deputy", {}, "The deputy finds no robber in the Gazette and just goes inside"),
    ("madame", {"saloon": ""}, "Madame finds no builder in the Gazette and just goes inside"),
]


@pytest.mark.parametrize(("kind", "where", "said"), IDLE)
def test_a_meeple_that_does_nothing_says_why(kind, where, said):
    """PM-054, PM-060, PM-064, PM-071: and it goes inside."""
    position = given(on={"D9": kind, "D1": "miner"}, **where)
    assert sentences(position, "resolve D9") == [said]
    event = event_of("idle", position, "resolve D9")
    assert (event.start, event.end) == ("D9", "B9")


def test_meeples_that_bring_draws():
    """PM-069, PM-073, PM-075, PM-076, PM-077, PM-078: who draws how many, why, and where the others go."""
    position = given(2, on={"D9": "miner", "D1": "miner"}, tiles={"B9": (B, 10)})
    assert sentences(position, "resolve D9", B) == [
        "The miner works for you, the owner of the Gazette: you draw 4 pieces from the bag"
    ]
    robber = given(2, on={"D9": "robber"}, inside={"B9": "2 miner"})
    assert sentences(robber, "resolve D9") == [
        "The robber finds 2 miners in the Gazette: Ada draws 4 pieces from the bag (2 for each)"
    ]
    deputy = given(2, on={"D9": "deputy", "D1": "miner"}, inside={"B9": "robber"}).do("resolve D9", "draw gold")
    assert sentences(deputy, "draw stone") == [
        "Ada draws 1 stone",
        "Arrested: a robber from the Gazette goes to the Jail",
        "The deputy goes into the Gazette",
    ]
    madame = given(2, on={"D9": "madame", "D1": "miner"}, saloon="", inside={"B9": "2 builder"})
    madame.do("resolve D9", "draw gold")
    assert sentences(madame, "draw gold")[1:] == [
        "Lured by Madame: 2 builders from the Gazette go to the Saloon",
        "Madame goes into the Gazette",
    ]


def test_draws_from_an_empty_bag_are_lost():
    """PM-086: at once, or after the last piece."""
    position = given(2, on={"D9": "robber", "D1": "miner"}, inside={"B9": "miner"}, bag=(0, 0, 0))
    assert kinds(position, "resolve D9") == ["act", "lost", "enter"]
    position = given(2, on={"D9": "robber", "D1": "miner"}, inside={"B9": "miner"}, bag=(1, 0, 0)).do("resolve D9")
    assert sentences(position, "draw gold")[1] == "The bag is empty: 1 draw is lost"


@pytest.mark.parametrize("option", ["perCrate", "perAction"])
def test_each_explosion_is_told(option):
    """PM-106, PM-111: what everybody loses. By an option, two crates drawn by one action explode together."""
    position = given(2, on={"D2": "robber"}, inside={"B2": "miner"}, stone=[8, 5], bag=(5, 6, 2), multiDynamite=option)
    position.do("resolve D2")
    drawn = event_of("draw", position, "draw crate")
    assert (drawn.big, drawn.end) == (True, "explosion")
    assert sentences(position, "draw crate", A) == ["You draw dynamite! It explodes after the last draw"]
    position.do("draw crate")
    losing = "Everybody loses half of their stone, rounded down"
    said = [text for text in sentences(position, "draw crate", B) if "explode " in text or "explodes (" in text]
    if option == "perCrate":
        assert said == [
            f"The dynamite explodes (1 of 3)! {losing}: Ada 4 (4 left), you 2 (3 left)",
            f"The dynamite explodes (2 of 3)! {losing}: Ada 2 (2 left), you 1 (2 left)",
        ]
    else:
        assert said == [f"2 crates of dynamite explode together (2 of 3)! {losing}: Ada 4 (4 left), you 2 (3 left)"]


def test_an_explosion_without_losses():
    """PM-107: a single stone is not lost."""
    position = given(2, on={"D2": "robber"}, inside={"B2": "miner"}, stone=[1], bag=(5, 6, 1))
    position.do("resolve D2", "draw crate")
    assert sentences(position, "draw gold")[1] == (
        "The dynamite explodes (1 of 3)! Nobody has 2 or more stone, so nobody loses any"
    )


# --- showdowns -------------------------------------------------------------------------------------------------


def duel(west, east, **more):
    return given(2, on={"W": west, "E": east, "D3": "miner"}, tokens=(A, B), **more)


def test_a_showdown_says_who_leads_and_why():
    """PM-090, PM-091, PM-094, PM-095: by the higher die or, on equal dice, by skill; the better shooter may reroll."""
    position = duel("miner", "robber")
    assert sentences(position, "resolve showdown", A) == [
        "You start the showdown: your miner against Bo’s robber. "
        "The better shooter is Bo’s robber: it may reroll once, and wins on equal dice"
    ]
    position.do("resolve showdown")
    assert sentences(position, "die 4") == ["Ada rolls 4 for the miner"]
    position.do("die 4")
    better = "the better shooter, Bo’s robber, may reroll the 2"
    assert sentences(position, "die 2")[1] == f"4 to 2: Ada’s miner leads with the higher die; {better}"
    assert sentences(position, "die 6")[1] == (
        "6 to 4: Bo’s robber leads with the higher die; as the better shooter, it may still reroll"
    )
    assert sentences(position, "die 4")[1] == (
        "4 to 4: Bo’s robber leads, because on equal dice the better shooter wins; it may still reroll"
    )


def test_a_reroll_is_told():
    """PM-091, PM-092: the new value replaces the old one."""
    position = duel("miner", "robber").do("resolve showdown", "die 4", "die 2")
    assert sentences(position, "reroll no", B)[:2] == [
        "You keep the 2 of the robber",
        "4 to 2: Ada’s miner wins with the higher die and goes to the Saloon",
    ]
    assert sentences(position, "reroll yes") == ["Bo rolls again for the robber instead of keeping the 2"]
    position.do("reroll yes")
    assert sentences(position, "die 4") == [
        "Bo rolls 4 this time; it replaces the 2",
        "4 to 4: Bo’s robber wins, because on equal dice the better shooter does, and goes to the Saloon",
        "Shot dead: Ada’s miner, buried in tomb 1 of 6",
        "Reward for shooting the miner: Bo draws 2 pieces from the bag",
    ]
    events = story(position, "die 4")
    assert [(event.start, event.end, event.big) for event in events[1:3]] == [
        ("E", "saloon", True),
        ("W", "graveyard", False),
    ]


TOMBS = {
    "en": ("tomb 6 of 6", "No tomb is free: Bo’s miner goes back into the game box"),
    "fr": ("la Tombe 6 sur 6", "Aucune Tombe n’est libre\u00a0: le Mineur de Bo retourne dans la boîte du jeu"),
    "es": ("la tumba 6 de 6", "No hay ninguna tumba libre: el minero de Bo vuelve a la caja del juego"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tombs", [4, 5, 6])
def test_a_double_kill_may_find_one_tomb_or_none(language, tombs):
    """PM-096, PM-097, PM-098: the story says for each meeple whether it goes to a tomb or to the box."""
    position = duel("miner", "miner", tombs="builder " * tombs).do("resolve showdown", "die 3")
    graves = [event.count for event in story(position, "die 3") if event.kind == "bury"]
    assert graves == {4: [5, 6], 5: [6, 0], 6: [0, 0]}[tombs]
    said = sentences(position, "die 3", A, language)
    assert any(TOMBS[language][0] in text for text in said) == (6 in graves)
    assert (TOMBS[language][1] in said) == (0 in graves)


@pytest.mark.parametrize("bag", [(9, 9, 0), (0, 0, 0)])
@pytest.mark.parametrize(("west", "east", "winner"), [(5, 2, A), (2, 5, B), (3, 3, NOBODY)])
def test_the_winner_of_equal_shooters_is_told(bag, west, east, winner):
    """PM-086, PM-093, PM-094, PM-096, PM-100: the dice decide, even if no reward can be drawn."""
    position = duel("miner", "miner", bag=bag, active=B).do("resolve showdown", f"die {west}")
    found = [event for event in story(position, f"die {east}") if event.kind in ("duel", "both")]
    assert [event.who for event in found] == [winner]
    rewards = [event.who for event in story(position, f"die {east}") if event.kind == "reward"]
    assert rewards == ([B, A] if winner == NOBODY else [winner])
    assert ("lost" in kinds(position, f"die {east}")) == (bag == (0, 0, 0))


# --- the end of a turn -----------------------------------------------------------------------------------------


def test_gold_bars_are_told_as_forced():
    """PM-112, PM-115: one event for each bar, with its price."""
    position = given(2, on={"D3": "miner"}, gold=[13], bank=5)
    events = story(position, "resolve D3")
    assert [(event.kind, event.forced) for event in events[1:3]] == [("bar", True), ("bar", True)]
    assert sentences(position, "resolve D3", A)[1:] == [
        "You have enough gold and must buy a gold bar for 6 gold: 10 points",
        "You have enough gold and must buy a gold bar for 7 gold: 10 points",
    ]


def test_the_last_round_is_told_once():
    """PM-119, PM-120, PM-122: the first trigger announces the last round, a later one only says so."""
    position = given(
        2, on={"W": "miner", "E": "miner", "D3": "miner"}, tokens=(A, B), tombs="miner " * 5, gold=[8], bank=1
    ).do("resolve showdown", "die 3", "die 2", "draw stone")
    event = event_of("last-round", position, "draw stone")
    assert event.big
    assert sentences(position, "draw stone", B)[-1] == (
        "The graveyard is full: the last round! The game ends after your turn"
    )
    position.do("draw stone")
    assert sentences(position, "resolve D3")[-1] == "The last gold bar is sold, too; this is already the last round"
    assert kinds(position, "resolve D3") == ["idle", "bar", "also", "turn"]
    position.do("resolve D3", "take saloon", "place madame W").end_turn()
    assert "(graveyard)" in GAME.board.text(position, A)


def test_the_last_turn_of_a_round_may_be_the_last():
    """PM-121, PM-123: the trigger comes true in the turn that ends the round."""
    position = given(2, active=B, on={"D2": "robber"}, inside={"B2": "miner"}, bag=(5, 6, 1), exploded=2)
    position.do("resolve D2", "draw crate")
    assert kinds(position, "draw gold") == ["draw", "explode", "enter", "last-round", "win"]
    assert "The last dynamite has exploded: the game ends with this turn" in sentences(position, "draw gold")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told(language):
    """PM-129, PM-130, PM-131: who wins, with how many points, and the points of all."""
    position = given(3, active=C, tombs="miner " * 6, gold=[3, 1, 1]).do("take saloon")
    won = {
        "en": "You win with 3 points (you 3, Bo 1, Cléo 1)",
        "fr": "Vous gagnez avec 3 points (vous 3, Bo 1, Cléo 1)",
        "es": "Ganas con 3 puntos (tú 3, Bo 1, Cléo 1)",
    }
    assert sentences(position, "place madame W", A, language)[-1] == won[language]
    shared = given(2, active=B, tombs="miner " * 6, gold=[2, 2]).do("take saloon")
    both = {
        "en": "Shared victory for you and Bo with 2 points (you 2, Bo 2)",
        "fr": "Victoire partagée pour vous et Bo avec 2 points (vous 2, Bo 2)",
        "es": "Victoria compartida: tú y Bo, con 2 puntos (tú 2, Bo 2)",
    }
    assert sentences(shared, "place madame W", A, language)[-1] == both[language]
    assert event_of("win", shared, "place madame W").who == NOBODY


# --- the log ---------------------------------------------------------------------------------------------------

HEADINGS = {
    "en": "took 3 from the Stable, drew 3 gold, drew 1 stone, arrested a robber",
    "fr": "3 Meeples pris depuis l’Écurie, 3 Cubes d’Or piochés, 1 Cube de Pierre pioché, 1 Bandit arrêté",
    "es": "3 meeples tomados desde el Establo, 3 cubos de oro de la bolsa, 1 cubo de piedra de la bolsa, "
    "1 ladrón arrestado",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_adds_up_the_draws_of_the_whole_turn(language):
    """PM-016, PM-083: the lines keep the draws of each resolution apart, the heading adds them up."""
    match = Match(GAME, 2, {"startPlayer": "seat 1"})
    dealt = ["builder"] * 6 + ["robber", "robber", "deputy"] + ["robber", "builder", "builder"] + ["miner"] * 3
    for kind in dealt:
        match.play(-1, match.position.read(-1, f"deal {kind}"))
    while match.position.state.hand.sum():
        match.play(-1, match.position.legal()[0])
    forms = ("corner B0", "corner B11", "take B2", "place deputy D3", "place robber D4", "place robber D5")
    forms += ("resolve D3", "draw gold", "draw stone", "resolve D4", "draw gold", "draw gold")
    for form in forms:
        match.play(match.position.to_act, match.position.read(match.position.to_act, form))
    log = turns(steps(match, A), A)
    assert [turn.seat for turn in log] == [NOBODY, A]
    assert named(log[1].summary(GAME.say(language)), NAMES, language).startswith(HEADINGS[language])
    assert [(line.event.kind, line.event.count) for line in log[1].lines if line.event.kind == "draw"] == [
        ("draw", 1),
        ("draw", 1),
        ("draw", 2),
    ]


@pytest.mark.parametrize("path", sorted((GAME.folder / "tests" / "records").glob("*.game")), ids=lambda path: path.stem)
def test_the_log_of_a_record_covers_the_whole_game(path):
    """PM-015, PM-016: every turn of a recorded game is in the log; a finished game ends with the result."""
    match = record.replay(path.read_text(encoding="utf-8"))
    log = turns(steps(match, NOBODY), NOBODY)
    assert all(turn.summary for turn in log)
    taken = sum(GAME.forms[move.action].startswith("take") for move in match.moves)
    assert sum(any(line.event.kind == "take" for line in turn.lines) for turn in log) == taken
    if match.position.is_over:
        assert log[-1].lines[-1].event.kind == "win"
