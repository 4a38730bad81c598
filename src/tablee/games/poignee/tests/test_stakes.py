"""What is said about a question and about each choice: what depends on it, what it would bring, and whether at all."""

import pytest

from tablee.core.names import named
from tablee.games.poignee.tests.scene import GAME, NAMES, A, B, C, given, opened


def stakes(position, viewer=A, language="en"):
    said = GAME.words.stakes(position, viewer)
    return said and named(said(GAME.say(language, marks=True)), NAMES, language)


def more(position, form, language="en"):
    said = GAME.words.more(position, position.read(position.to_act, form))
    return said and named(said(GAME.say(language, marks=True)), NAMES, language)


def prompt(position, viewer=A, language="en"):
    return named(GAME.words.prompt(position, viewer)(GAME.say(language, marks=True)), NAMES, language)


# --- taking and sowing -----------------------------------------------------------------------------------------


def test_a_turn_says_how_far_the_next_bar_is():
    """PM-112, PM-122: gold for the next bar; in the last round, that this is the last turn."""
    assert (
        stakes(given(gold=[4])) == "You have 4 gold; with 2 more you buy a gold bar (10 points) at the end of this turn"
    )
    assert stakes(given(gold=[7])) == "You have 7 gold and must buy a gold bar for 6 at the end of this turn"
    assert stakes(given(bank=0)) is None
    assert stakes(given(), B) is None  # who waits is not asked
    last = given(gold=[4])
    last.state.by_turn = B
    assert stakes(last).startswith("This is your last turn. You have 4 gold")


def test_taking_says_where_the_last_meeple_stops():
    """PM-025, PM-036: in both directions, past an occupied showdown space."""
    position = given(inside={"B1": "2 builder miner", "B5": "deputy"}, on={"E": "builder"}, tokens=(-1, B), jail=2)
    assert more(position, "take B1") == (
        "2 builders and a miner. Last stop: Cantina (clockwise), Barn (counterclockwise)"
    )
    assert more(position, "take B5") == "a deputy: to the door of the Hotel or to the door of the Cantina"
    assert more(position, "take saloon") == "Madame, from any free space"
    assert more(position, "take jail") == "2 robbers, from any free space. A crate of dynamite goes into the bag"
    crowd = given(inside={"B3": "16 builder"})
    assert more(crowd, "take B3") == "16 builders"  # some will find no space


def sown(position, location, way):
    """Sow all meeples of a building in a direction, and return the space of the last one."""
    position = position.copy().do(f"take {location}")
    while True:
        forms = [form for form in position.choices() if form.startswith("place")]
        spaces = list(dict.fromkeys(form.split()[2] for form in forms))
        space = spaces[way if len(spaces) > 1 else 0]
        position.do(next(form for form in forms if form.endswith(f" {space}")))
        if not any(form.startswith("place") for form in position.choices()):
            return space


@pytest.mark.parametrize("b", range(12))
def test_the_last_stop_is_where_the_sowing_ends(b):
    """PM-025, PM-030, PM-032: the prediction agrees with the rules."""
    position = opened(2)
    ends = [SHORT[sown(position, f"B{b}", way)] for way in (0, 1)]
    assert more(position, f"take B{b}").endswith(f"Last stop: {ends[0]} (clockwise), {ends[1]} (counterclockwise)")


SHORT = {f"D{b}": GAME.say("en")("place-name", place=b) for b in range(12)}
SHORT |= {"W": "showdown space by the Jail", "E": "showdown space by the Saloon"}


def test_sowing_says_what_the_placement_decides():
    """PM-032, PM-033, PM-034: the direction, then the next and the last space."""
    position = given(inside={"B3": "2 miner builder"}).do("take B3")
    assert stakes(position) == "The side you choose sets the direction for all the others"
    position.do("place builder D4")
    assert (
        stakes(position)
        == "The next one goes to the door of the Undertaker, the last one to the showdown space by the Saloon"
    )
    position.do("place miner D5")
    assert stakes(position) == "The last one goes to the showdown space by the Saloon"
    anywhere = given(jail=2).do("take jail")
    assert stakes(anywhere) == "The first meeple may go on any free space; the second one sets the direction"
    assert stakes(given().do("take saloon")) == "It is the last meeple of the hand"


def test_a_placement_says_what_the_meeple_would_do():
    """PM-054, PM-057, PM-073: as things are now; if the side sets the direction, also where the last one stops."""
    position = given(inside={"B3": "builder robber", "B4": "miner"}, tiles={"B2": (B, 5)}, gold=[1], stone=[2])
    position.do("take B3")
    assert more(position, "place builder D4") == "There: you may build. Last stop of the 2: Undertaker"
    assert more(position, "place robber D4") == "There: you draw 2. Last stop of the 2: Undertaker"
    assert more(position, "place builder D2") == (
        "No effect so far: Bo cannot pay 2 gold and 1 stone to upgrade. Last stop of the 2: General Store"
    )
    assert more(position, "place robber D2").startswith("No effect so far: there is no miner inside")


@pytest.mark.parametrize(
    ("seats", "tokens", "said"),
    [
        (2, (-1, -1), "It waits there for an opponent on the other showdown space"),
        (2, (B, -1), "Showdown this turn: you control it, against Bo’s robber"),
        (2, (A, -1), "Showdown this turn against your robber: Bo controls it"),
        (3, (A, -1), "Showdown this turn against your robber: you choose who controls it"),
    ],
)
def test_a_fighter_is_announced(seats, tokens, said):
    """PM-040, PM-041, PM-055: whom it would fight, and who would control it."""
    on = {"W": "robber"} if max(tokens) >= 0 else {}
    position = given(seats, inside={"B5": "miner"}, on=on, tokens=tokens).do("take B5")
    assert more(position, "place miner E") == said


def test_naming_a_controller_says_who_shoots_better():
    """PM-041, PM-090."""
    position = given(3, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1)).do("take B5", "place deputy E")
    assert prompt(position) == "You must choose who controls the deputy on the showdown space by the Saloon"
    assert stakes(position) == (
        "The deputy will fight your miner. Yours is the worse shooter: the other may reroll, and wins on equal dice"
    )


# --- resolving -------------------------------------------------------------------------------------------------


def test_the_prompt_names_the_showdown_only_if_there_is_one():
    """PM-047, PM-055."""
    assert prompt(given(on={"D3": "miner"})) == "You must resolve a meeple at a door"
    both = given(on={"D3": "miner", "W": "miner", "E": "robber"}, tokens=(A, B))
    assert prompt(both) == "You must resolve a meeple at a door, or the showdown"
    alone = given(on={"W": "miner", "E": "robber"}, tokens=(A, B))
    assert prompt(alone) == "You must resolve the showdown"
    assert more(alone, "resolve showdown") == (
        "The better shooter is Bo’s robber. If it wins, Bo draws 2; otherwise you draw 3"
    )


def test_the_order_matters_if_draws_can_pay():
    """PM-048: said only if somebody draws and a builder waits."""
    position = given(on={"D3": "robber", "D4": "builder"}, inside={"B3": "miner"})
    assert stakes(position) == "In any order. What you draw first can pay for a marquee"
    assert stakes(given(on={"D3": "robber", "D4": "builder"})) is None
    assert stakes(given(on={"D3": "robber", "D4": "miner"}, inside={"B3": "miner"})) is None


def test_resolutions_say_costs_risks_and_reasons():
    """PM-054, PM-058, PM-084: what a marquee costs, how much dynamite is in the bag, why nothing would happen."""
    position = given(
        on={"D3": "robber", "D4": "builder", "D9": "miner"}, inside={"B3": "miner"}, gold=[1], stone=[2], bag=(9, 9, 2)
    )
    assert more(position, "resolve D3") == "Dynamite in the bag: 2 of 20 pieces"
    assert more(position, "resolve D4") == "5 points for 1 gold and 2 stone"
    assert more(position, "resolve D9") == "Because nobody has built there"
    hidden = given(on={"D3": "robber"}, inside={"B3": "miner"}, bag=(9, 9, 2), bagCounts="hidden")
    assert more(hidden, "resolve D3") is None


def test_only_a_resolution_without_effect_is_idle():
    """PM-054: it needs no click if it is the only choice."""

    def idle(position, form):
        return GAME.words.idle(position, position.read(position.to_act, form))

    assert idle(given(on={"D3": "robber"}), "resolve D3")
    assert not idle(given(on={"D3": "robber"}, inside={"B3": "miner"}), "resolve D3")
    assert not idle(given(on={"W": "miner", "E": "robber"}, tokens=(A, B)), "resolve showdown")
    assert not idle(given().do("take saloon"), "place madame W")


def test_building_and_upgrading_say_what_they_bring_and_leave():
    """PM-057, PM-061, PM-063: points, draws, what is left; the others see who decides."""
    position = given(2, on={"D0": "builder", "D6": "builder"}, tiles={"B6": (B, 5)}, gold=[2, 1], stone=[3, 4])
    building = position.copy().do("resolve D0")
    assert prompt(building) == "Build on the Barber for 3 stone?"
    assert prompt(building, B) == "Ada decides whether to build on the Barber for 3 stone"
    assert stakes(building) == (
        "5 points, and a miner acting here lets you draw 2. You would have 2 gold and 0 stone left"
    )
    assert more(building, "build no") == "The builder just goes inside"
    upgrading = position.copy().do("resolve D6")
    assert prompt(upgrading, B, "fr") == "Améliorer votre Chapiteau de l’Hôtel pour 3 Cubes de Pierre\u202f?"
    assert stakes(upgrading, B) == (
        "It would be worth 10 points instead of 5, and a miner acting here would let you draw 4 instead of 2. "
        "You would have 1 gold and 1 stone left"
    )
    assert stakes(upgrading, A) is None
    assert more(position, "resolve D6") == "10 points instead of 5, for 3 stone"


REROLL = {
    "en": "4 to 2: Ada’s miner leads with the higher die. A reroll of the 2 wins with 4 or more. "
    "If your robber wins, you draw 2; otherwise Ada draws 3",
    "fr": "4 contre 2\u00a0: le Mineur d’Ada mène avec le dé le plus élevé. Relancer le 2 gagne avec 4 ou plus. "
    "Si votre Bandit gagne, vous piochez 2\u202f; sinon, Ada pioche 3",
    "es": "4 a 2: el minero de Ada va ganando con el dado más alto. Repetir el 2 gana con 4 o más. "
    "Si gana tu ladrón, sacas 2; si no, Ada saca 3",
}


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_reroll_says_who_leads_and_what_it_may_cost(language):
    """PM-091, PM-094, PM-100: everybody is told."""
    position = given(3, on={"W": "miner", "E": "robber"}, tokens=(A, B)).do("resolve showdown", "die 4", "die 2")
    assert stakes(position, B, language) == REROLL[language]
    assert "Bo" in stakes(position, C, language)


def test_the_answers_to_a_reroll_say_how_it_ends():
    """PM-091, PM-092, PM-095: on equal dice the better shooter wins, so a reroll against a 1 cannot lose."""
    position = given(2, on={"W": "miner", "E": "robber"}, tokens=(A, B)).do("resolve showdown", "die 4", "die 2")
    assert prompt(position, B) == "Reroll the 2 of your robber?"
    assert more(position, "reroll yes") == "It wins with 4 or more: 3 chances in 6"
    assert more(position, "reroll no") == "Then Ada’s miner wins, and Ada draws 3"
    equal = given(2, on={"W": "miner", "E": "robber"}, tokens=(A, B)).do("resolve showdown", "die 1", "die 1")
    assert more(equal, "reroll yes") == "It wins with any number"
    assert "leads, as the better shooter does on equal dice. Any reroll wins" in stakes(equal, B)
