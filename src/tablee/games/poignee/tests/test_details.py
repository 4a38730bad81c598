"""Details of the rules that the worked examples do not cover."""

import pytest

from tablee.core.contract import CHANCE
from tablee.core.errors import BadData
from tablee.games.poignee.box import Ending, Location, Meeple, Phase, Side, Space
from tablee.games.poignee.tests.scene import GAME, A, B, C, fresh, given

NORTH = [(0, 3), (1, 2), (2, 1), (2, 1), (1, 2), (0, 3)]  # costs of B0 to B5 in gold and stone; B6 to B11 cost the same


def test_a_start_seat_set_by_an_option_is_known_from_the_beginning():
    """PM-009: the start seat is unknown at first only if it is drawn at random."""
    assert GAME.start(3, {"startPlayer": "seat 1"}).state.start_seat == 0
    assert GAME.start(3, {"startPlayer": "host chooses", "firstSeat": 2}).state.start_seat == 1
    assert GAME.start(3, {"startPlayer": "random"}).state.start_seat == -1


def test_without_options_the_defaults_hold():
    """PM-009: if no option is set, each has its default; for instance, the start player is random."""
    assert GAME.read_options() == {name: option.default for name, option in GAME.options.items()}
    assert GAME.options["startPlayer"].default == "random"


def test_leftovers_leave_the_hand():
    """PM-039: all leftover meeples go to the saloon."""
    position = given(inside={"B3": "15 builder"}, saloon="madame")
    position.do("take B3")
    while position.state.phase in (Phase.SOW, Phase.NAME_CONTROLLER):
        position.do(position.choices()[0])
    assert sum(position.state.hand) == 0
    assert position.state.saloon[Meeple.BUILDER] >= 1


def test_an_upgrade_is_paid_into_the_bag_and_uses_no_tile():
    """PM-061, PM-062, PM-063: the same tile is turned over; no tile is needed in the supply."""
    position = given(tiles={"B10": (B, 5)}, on={"D10": "builder"}, gold=[5, 2], stone=[9, 3], supply=[7, 0])
    bag = position.state.bag_gold, position.state.bag_stone
    position.do("resolve D10", "upgrade yes")
    paid = 2 - position.state.gold[B], 3 - position.state.stone[B]
    assert (position.state.bag_gold - bag[0], position.state.bag_stone - bag[1]) == paid
    assert position.state.tiles[B] == 0
    assert position.state.side[10] == Side.UPGRADED


def test_the_active_player_may_upgrade_the_own_tile():
    """PM-061: the owner is asked in their own turn, too."""
    position = given(tiles={"B10": (A, 5)}, on={"D10": "builder"}, gold=[9], stone=[9])
    position.do("resolve D10")
    assert (position.to_act, position.choices()) == (A, ["upgrade no", "upgrade yes"])
    assert position.do("upgrade yes").state.side[10] == Side.UPGRADED


@pytest.mark.parametrize(("kind", "inside", "owed"), [("deputy", "2 robber", 4), ("madame", "3 builder", 3)])
def test_meeples_other_than_miners_draw_for_the_active_player(kind, inside, owed):
    """PM-075, PM-077, PM-080: the active player draws, no matter who owns the building."""
    saloon = "" if kind == "madame" else "madame"
    position = given(tiles={"B6": (B, 10)}, on={"D6": kind}, inside={"B6": inside}, saloon=saloon)
    position.do("resolve D6")
    assert (position.state.draw_seat[0], position.state.draw_left[0]) == (A, owed)


def test_meeples_of_the_same_kind_inside_bring_nothing():
    """PM-069, PM-075: a miner's draws depend on the tile, a deputy's on the robbers inside."""
    position = given(tiles={"B6": (B, 5)}, on={"D6": "miner"}, inside={"B6": "3 miner"}).do("resolve D6")
    assert position.state.draw_left[0] == 2
    position = given(on={"D6": "deputy"}, inside={"B6": "robber 2 deputy"}).do("resolve D6")
    assert position.state.draw_left[0] == 2


def test_the_meeple_stays_on_its_door_until_the_draws_are_made():
    """PM-050: a meeple enters the building only when its action is over."""
    position = given(tiles={"B6": (B, 5)}, on={"D6": "miner"}).do("resolve D6")
    assert (position.state.phase, position.state.space[Space.D6]) == (Phase.DRAW, Meeple.MINER)
    position.do("draw gold", "draw gold")
    assert position.state.space[Space.D6] == Meeple.NONE
    assert position.state.inside[Location.B6][Meeple.MINER] == 1


def test_the_end_waits_for_the_start_player_whoever_that_is():
    """PM-122, PM-123: the last turn is that of the seat before the start player."""
    position = given(3, on={"D3": "miner"}, gold=[8], bank=1)
    position.state.start_seat = B
    position.do("resolve D3")
    assert position.is_over
    position = given(3, on={"D3": "miner"}, gold=[8], bank=1)
    position.state.start_seat = A
    position.do("resolve D3")
    assert not position.is_over


def test_the_turn_of_the_first_trigger_is_kept():
    """PM-119, PM-121: a later trigger does not change whose turn is recorded."""
    position = given(3, on={"D3": "miner"}, gold=[8, 8], bank=1, inside={"B2": "miner"}, bag=(5, 5, 1), exploded=2)
    position.do("resolve D3")
    assert (position.state.by_turn, list(position.state.reasons)) == (A, [1, 0, 0])
    position.state.space[Space.D2] = Meeple.ROBBER
    position.state.phase = Phase.RESOLVE
    position.do("resolve D2", "draw crate", "draw gold")
    assert list(position.state.reasons) == [1, 0, 1]
    assert position.state.by_turn == A


def test_a_robber_is_more_skilled_than_a_miner():
    """PM-090, PM-091: only the controller of the robber may reroll."""
    position = given(on={"W": "robber", "E": "miner"}, tokens=(B, C))
    position.do("resolve showdown", "die 2", "die 5")
    assert (position.to_act, position.choices()) == (B, ["reroll no", "reroll yes"])


def test_bars_are_not_cubes_in_a_tie():
    """PM-129, PM-130: gold and stone cubes break a tie, bars do not."""
    position = given(2, gold=[12, 2], stone=[0, 1], bars=[0, 1])
    assert position.scores() == [12, 12]
    assert position.ranks() == [1, 2]


def test_a_double_kill_with_a_bag_that_runs_empty():
    """PM-086, PM-096: if the bag runs empty, the rest of the first reward and all of the second are lost."""
    position = given(2, on={"W": "deputy", "E": "deputy"}, tokens=(A, B), bag=(1, 0, 0), exploded=3, crates_jail=0)
    position.do("resolve showdown", "die 3", "die 3")
    while position.to_act == CHANCE:
        position.do(choices_of_chance(position)[0])
    assert list(position.state.draw_left) == [0, 0]
    assert list(position.state.draw_seat) == [-1, -1]


def choices_of_chance(position):
    return [position.write(action) for action, _ in position.chance()]


def test_the_costs_are_the_printed_ones():
    """PM-058: every building has the cost printed on the board."""
    box = given().box
    found = [(box.cost_gold[b], box.cost_stone[b]) for b in range(12)]
    assert found == NORTH + NORTH


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"bank": {"prices": [8, 6], "from": "seed"}}, "ascending order"),
        ({"bag": {"gold": 100, "stone": 60, "from": "seed"}}, "at most 127"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(change, problem):
    """PM-003, PM-007: the error message says what is wrong with the prices or the cubes."""
    data = {key: dict(value) if isinstance(value, dict) else value for key, value in GAME.data.items()}
    for key, value in change.items():
        data[key] = data[key] | value
    with pytest.raises(BadData, match=problem):
        GAME.start(2, data=data)


def test_the_deal_leaves_nothing_behind():
    """PM-006, PM-008: when the first corner tile is placed, the hand is empty and nothing is being resolved."""
    state = fresh(2).state
    assert (state.phase, sum(state.hand), state.acting, state.ending) == (Phase.SETUP_CORNER, 0, -1, Ending.NONE)


def public_tables(data):
    """Yield every table of the component data that comes from a public source."""
    for value in data.values():
        for table in value if isinstance(value, list) else [value]:
            if isinstance(table, dict):
                yield from public_tables(table)
    if data.get("from") == "public":
        yield data


def test_public_data_cite_their_source():
    """PM-003, PM-026, PM-058: values from public sources name a source that `data.toml` lists."""
    text = (GAME.folder / "data.toml").read_text(encoding="utf-8")
    found = list(public_tables(GAME.data))
    assert len(found) == 15  # bank, colours, street, twelve buildings
    for table in found:
        sources = table["note"].partition(":")[0].split(", ")
        assert sources
        assert all(f"\n#   {source} " in text for source in sources)
    assert "github.com/gamepark/a-fistful-of-meeples" in text
