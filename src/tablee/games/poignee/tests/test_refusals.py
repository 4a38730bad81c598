"""Illegal actions and unplayable variants are refused with a reason."""

import pytest

from tablee.core.contract import CHANCE
from tablee.core.errors import BadData, IllegalAction, NotYourTurn
from tablee.games.poignee.tests.scene import GAME, A, B, C, fresh, given, start


def refused(position, seat, form, why, error=IllegalAction):
    """Assert that an action is refused with the reason `why` and changes nothing."""
    before = bytes(position)
    with pytest.raises(error, match=why):
        position.play(seat, position.read(seat, form))
    assert bytes(position) == before


def test_a_location_without_meeples_is_refused():
    """PM-019: the message says which location is empty."""
    position = given(inside={"B3": "miner"}, saloon="")
    refused(position, A, "take B4", r"There is no meeple inside: Cantina \(B4\)")
    refused(position, A, "take saloon", "The saloon is empty")
    refused(position, A, "take jail", "The jail cell is empty")


def test_a_door_out_of_sequence_is_refused():
    """PM-031, PM-032, PM-035: the message names the space that is next."""
    position = given(inside={"B3": "2 miner builder"}, on={"W": "miner"}, tokens=(B, -1)).do("take B3")
    refused(position, A, "place miner D5", r"the next one is Stable \(D2\) or Cantina \(D4\)")
    refused(position, A, "place miner D3", "never goes on the door of the building it comes from")
    refused(position, A, "place miner W", r"already holds a miner: showdown space by the Jail \(W\)")
    refused(position, A, "place robber D4", "There is no robber in the hand")
    position.do("place miner D4")
    refused(
        position,
        A,
        "place miner D6",
        r"\(D6\) is out of sequence: sowing clockwise, the next free space is Undertaker \(D5\)",
    )
    refused(position, A, "place miner D2", r"next free space is Undertaker \(D5\)")
    open_slot = given(saloon="madame builder", madameShowdownSlot="stillOpen")
    open_slot.do("take saloon", "place madame E")
    refused(open_slot, A, "place builder D6", r"Madame has left this space open: showdown space by the Saloon \(E\)")


def test_an_upgrade_by_someone_else_is_refused():
    """PM-063, PM-068: only the owner of the tile decides."""
    position = given(tiles={"B10": (B, 5)}, on={"D10": "builder"}, gold=[9, 2], stone=[9, 3]).do("resolve D10")
    refused(
        position,
        A,
        "upgrade yes",
        "seat 1 is to act. Only Green, the owner of the marquee, may upgrade it: Chapel",
        NotYourTurn,
    )
    refused(position, C, "upgrade yes", "Only Green", NotYourTurn)
    resolving = given(tiles={"B10": (B, 5)}, on={"D10": "builder"})
    refused(resolving, A, "upgrade yes", "offered to the owner of a marquee that is not yet upgraded")
    refused(resolving, A, "build yes", "offered when a builder is resolved at a building without a marquee")


def test_a_reroll_by_someone_else_is_refused():
    """PM-091: only the controller of the better shooter decides."""
    position = given(on={"W": "miner", "E": "builder"}, tokens=(C, A))
    position.do("resolve showdown", "die 2", "die 5")
    refused(position, A, "reroll yes", "Only Grey, who controls the better shooter, may reroll", NotYourTurn)


def test_other_refusals_say_what_is_wrong():
    """PM-012, PM-041, PM-047, PM-087: corners, names and resolutions that are not possible are refused."""
    refused(fresh(2).do("corner B5"), A, "corner B5", r"There is already a marquee: Undertaker \(B5\)")
    naming = given(3, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1))
    naming.do("take B5", "place deputy E")
    refused(naming, A, "name 0", "Your own token already lies under the other")
    refused(naming, A, "name 3", "There is no seat 3")
    resolving = given(on={"D2": "miner", "W": "miner"}, tokens=(B, -1))
    refused(resolving, A, "resolve D4", r"There is no meeple at this door: Cantina \(D4\)")
    refused(resolving, A, "resolve showdown", "needs a meeple on both showdown spaces")
    refused(resolving, A, "take B4", "Now it is time to resolve")
    refused(resolving, A, "draw gold", "decided by chance, not by a player")


def test_chance_is_refused_what_cannot_happen():
    """PM-006, PM-082: a fifth deputy, a piece that is not in the bag, and a die before a showdown are refused."""
    position = start(2)
    position.do(*["deal deputy"] * 4)
    refused(position, CHANCE, "deal deputy", "All deputies have been dealt")
    refused(position, CHANCE, "die 3", "time to deal the meeples")
    drawing = given(on={"D2": "robber"}, inside={"B2": "miner"}).do("resolve D2")
    refused(drawing, CHANCE, "draw crate", "There is no crate in the bag")


@pytest.mark.parametrize(
    ("table", "key", "value", "message"),
    [
        ("meeples.builder", "count", 22, "do not use up the meeples"),
        ("meeples.madame", "count", 2, "one Madame"),
        ("meeples.madame", "draws_per_builder", 9, "0 to 127 draws"),
        ("street", "loop", ["W", "E"], "each of the doors"),
        ("bank", "prices", [], "1 to 12 bars"),
        ("graveyard", "tombs", 0, "1 to 12 tombs"),
        ("jail", "crates", 0, "at least one crate"),
        ("bag", "gold", 400, "not complete"),
        ("buildings.3", "stone", -1, "B3 cannot cost less"),
        ("buildings.3", "corner", True, "corners must be"),
    ],
)
def test_unplayable_components_are_refused(table, key, value, message):
    """PM-003, PM-004, PM-006, PM-007, PM-011, PM-026, PM-058, PM-077, PM-120: the message says what is wrong."""
    data = GAME.data
    parts = table.split(".")
    changed = {**data, "meeples": {**data["meeples"]}, "buildings": [*data["buildings"]]}
    holder = changed
    for part in parts[:-1]:
        holder = holder[part]
    last = int(parts[-1]) if isinstance(holder, list) else parts[-1]
    holder[last] = {**holder[last], key: value}
    with pytest.raises(BadData, match=message):
        GAME.box(data=changed)
