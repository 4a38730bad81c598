"""What a player of Pour une poignée de meeples reads: the board as text, and why an action is refused."""

from typing import Any

from tablee.core.contract import CHANCE
from tablee.core.position import Position
from tablee.games.poignee.actions import (
    BUILD,
    CORNER,
    DEAL,
    DIE,
    DRAW,
    NAME,
    PIECES,
    PLACE,
    REROLL,
    RESOLVE,
    START,
    TAKE,
    UPGRADE,
    location_name,
)
from tablee.games.poignee.box import (
    CORNERS,
    HIDDEN,
    REMATCH,
    SHOWDOWN,
    SPACES,
    Direction,
    Ending,
    Location,
    Meeple,
    Phase,
    Side,
    Space,
)

TODO = {
    Phase.SETUP_CORNER: "put a starting tile on a corner",
    Phase.TAKE: "take the meeples of a location",
    Phase.SOW: "place a meeple of the hand",
    Phase.NAME_CONTROLLER: "name the controller of the meeple on the showdown space",
    Phase.RESOLVE: "resolve a meeple on a door, or the showdown",
    Phase.BUILD: "say whether to build",
    Phase.UPGRADE: "say whether to upgrade",
    Phase.REROLL: "say whether to reroll",
    Phase.DEAL: "deal the meeples",
    Phase.START: "draw the start player",
    Phase.DRAW: "draw a piece from the bag",
    Phase.ROLL: "roll a die",
    Phase.ROLL_AGAIN: "roll a die again",
}
KINDS = (
    (TAKE, (Phase.SETUP_CORNER,)),
    (PLACE, (Phase.TAKE,)),
    (NAME, (Phase.SOW,)),
    (RESOLVE, (Phase.NAME_CONTROLLER,)),
    (BUILD, (Phase.RESOLVE,)),
    (UPGRADE, (Phase.BUILD,)),
    (REROLL, (Phase.UPGRADE,)),
    (DEAL, (Phase.REROLL,)),
    (START, (Phase.DEAL,)),
    (DRAW, (Phase.START,)),
    (DIE, (Phase.DRAW,)),
)
DICE = (Phase.ROLL, Phase.ROLL_AGAIN)

# --- why an action is refused -------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> str:
    """Say what stands against an action that is not legal."""
    phase = Phase(position.state.phase)
    asked = next((phases for limit, phases in KINDS if action < limit), DICE)
    if phase == Phase.GAME_OVER:
        return "The game is over."
    if action >= DEAL and seat != CHANCE:
        return "Meeples dealt, pieces drawn and dice are chance's, not a player's."
    if phase not in asked:
        return _why_not_asked(phase, action)
    if action < TAKE:
        return f"B{CORNERS[action - CORNER]} already has a tile."
    if action < PLACE:
        return _why_not_take(action - TAKE)
    if action < NAME:
        return _why_not_place(position, *divmod(action - PLACE, SPACES))
    if action < RESOLVE:
        return _why_not_name(position, action - NAME)
    if action < BUILD:
        return _why_not_resolve(action - RESOLVE)
    return _why_not_chance(position, action)


def out_of_turn(position: Position, seat: int, action: int) -> str:
    """Say why a decision that is open belongs to another seat."""
    phase, actor = position.state.phase, position.to_act
    if phase == Phase.UPGRADE and UPGRADE <= action < REROLL:
        return f"Only the owner of the tile on B{position.state.acting}, seat {actor}, may upgrade it."
    if phase == Phase.REROLL and REROLL <= action < DEAL:
        return f"Only the controller of the better shooter, seat {actor}, may reroll."
    return ""


def _why_not_asked(phase: Phase, action: int) -> str:
    now = f"Now it is time to {TODO[phase]}."
    if BUILD <= action < UPGRADE:
        return f"Building is offered when a builder is resolved at a building without a tile, if it can be paid. {now}"
    if UPGRADE <= action < REROLL:
        return f"Upgrading is offered to the owner of a tile when a builder is resolved there, if it can be paid. {now}"
    return now


def _why_not_take(location: int) -> str:
    if location == Location.JAIL:
        return "The jail cell is empty."
    if location == Location.SALOON:
        return "The saloon is empty."
    return f"There is no meeple in {location_name(location)}."


def _why_not_place(position: Position, kind: int, space: int) -> str:
    state, name = position.state, Space(space).name
    if state.hand[kind] == 0:
        return f"There is no {_word(kind)} in the hand."
    if state.space[space] != Meeple.NONE:
        return f"{name} already holds a {_word(int(state.space[space]))}."
    free = sorted({(a - PLACE) % SPACES for a in position.legal()})
    names = " or ".join(Space(s).name for s in free)
    if state.visited == 0 and space == state.origin:
        return f"The first meeple never goes on the door of the building it comes from: {names} is next."
    if state.last in free:
        return f"Madame has left {names} open: the next meeple goes there."
    if len(free) > 1:
        return f"No free space may be jumped over: the next one is {names}."
    way = "clockwise" if state.direction == Direction.CLOCKWISE else "counterclockwise"
    return f"{name} is out of sequence: sowing {way}, the next free space is {names}."


def _why_not_name(position: Position, named: int) -> str:
    if named >= position.seats:
        return f"There is no seat {named} at this table."
    return "Your own token already lies under the other showdown meeple: name another player."


def _why_not_resolve(item: int) -> str:
    if item == SHOWDOWN:
        return "A showdown needs a meeple on both showdown spaces."
    return f"There is no meeple on D{item}."


def _why_not_chance(position: Position, action: int) -> str:
    if action < START:
        return f"All meeples of the kind {_word(action - DEAL)} have been dealt."
    if action < DRAW:
        return f"There is no seat {action - START} at this table."
    return f"There is no {PIECES[action - DRAW]} in the bag."


def _word(kind: int) -> str:
    return Meeple(kind).name.lower()


# --- the board as text --------------------------------------------------------------------------------------

COLUMN = 14
MARGIN = 11
LETTERS = "bmrdM"  # builder, miner, robber, deputy, Madame
NORTH, SOUTH = range(6), range(11, 5, -1)


def text_board(position: Position, seat: int) -> str:
    """Draw the town: both rows of buildings with their doors, the four places at the ends, the players."""
    box, state = position.box, position.state
    names = position.game.data["building_names"]["names"]
    lines = [
        *_row(names, box, state, NORTH),
        _doors(state, NORTH),
        _street(state),
        _doors(state, SOUTH),
        *reversed(_row(names, box, state, SOUTH)),
        "",
        _line("Saloon", _meeples(state.saloon) or "empty"),
        _line("Jail", f"{'r' * int(state.jail) or 'empty'}, {state.crates_jail} dynamite"),
        _line("Graveyard", _graves(box, state)),
        _line("Bank", _bank(box, state)),
        _line("Bag", _bag(box, state)),
    ]
    if sum(state.hand) and state.phase != Phase.DEAL:
        lines.append(_line("Hand", f"{_meeples(state.hand)} from {location_name(int(state.origin))}"))
    if max(state.dice):
        lines.append(_line("Dice", f"W {state.dice[0] or '-'}, E {state.dice[1] or '-'}"))
    lines.append("")
    lines += [_player(position, player, seat) for player in range(position.seats)]
    lines += ["", _moment(position)]
    lines.append("b builder, m miner, r robber, d deputy, M Madame; G gold, S stone; 0:5 a tile of seat 0 showing 5")
    return "\n".join(lines)


def _line(label: str, rest: str) -> str:
    return f"{label:<{MARGIN}}{rest}"


def _cells(label: str, cells: list[str]) -> str:
    return _line(label, "".join(f"{cell:<{COLUMN}}" for cell in cells)).rstrip()


def _row(names: list[str], box: Any, state: Any, buildings: range) -> list[str]:
    return [
        _cells("", [names[b] for b in buildings]),
        _cells("cost, tile", [_cost_and_tile(box, state, b) for b in buildings]),
        _cells("inside", [_meeples(state.inside[b]) or "-" for b in buildings]),
    ]


def _cost_and_tile(box: Any, state: Any, b: int) -> str:
    cost = f"B{b} {box.cost_gold[b]}G{box.cost_stone[b]}S"
    return cost if state.side[b] == Side.NONE else f"{cost} {state.owner[b]}:{box.tile_points[state.side[b]]}"


def _meeples(counts: Any) -> str:
    short = sum(counts) < COLUMN
    pairs = [(letter, int(n)) for letter, n in zip(LETTERS, counts, strict=True) if n]
    return "".join(letter * n if short else f"{n}{letter}" for letter, n in pairs)


def _doors(state: Any, doors: range) -> str:
    return _cells("door", [f"D{d} [{_on(state, d)}]" for d in doors])


def _on(state: Any, space: int) -> str:
    return " " if state.space[space] == Meeple.NONE else LETTERS[state.space[space]]


def _street(state: Any) -> str:
    ends = []
    for i, space in enumerate((Space.W, Space.E)):
        token = f" {state.controller[i]}" if state.controller[i] >= 0 else ""
        ends.append(f"{space.name} [{_on(state, space)}{token}]")
    boom = f"{state.crates_exploded} exploded"
    return f"{ends[0]:<{MARGIN}}{boom:^{6 * COLUMN - 2}}{ends[1]}".rstrip()


def _graves(box: Any, state: Any) -> str:
    buried = "".join(LETTERS[kind] for kind in state.graveyard if kind >= 0)
    boxed = "".join(LETTERS[kind] for kind in state.boxed if kind >= 0)
    return f"{buried}{'.' * (int(box.tombs) - len(buried))}" + (f", in the box {boxed}" if boxed else "")


def _bank(box: Any, state: Any) -> str:
    if state.bank == 0:
        return "empty"
    return f"{state.bank} gold bars, the next for {box.price[box.bars - state.bank]} gold"


def _bag(box: Any, state: Any) -> str:
    if box.bag_counts == HIDDEN:
        return "closed"
    return f"{state.bag_gold} gold, {state.bag_stone} stone, {state.crates_bag} dynamite"


def _player(position: Position, player: int, viewer: int) -> str:
    state = position.state
    colour = position.game.data["player"]["colours"]["names"][player]
    turn = ">" if player == state.active and state.phase != Phase.GAME_OVER else " "
    you = " (you)" if player == viewer else ""
    token = "on the street" if player in state.controller else "ready"
    return (
        f"{turn}{player} {colour + you:<14}{state.gold[player]:>3} gold {state.stone[player]:>3} stone "
        f"{state.bars[player]:>2} bars {state.tiles[player]:>2} tiles left, token {token}, "
        f"{position.scores()[player]} points"
    )


def _moment(position: Position) -> str:
    state, phase = position.state, Phase(position.state.phase)
    if phase != Phase.GAME_OVER:
        last = " This is the last round." if state.by_turn >= 0 else ""
        return f"Now it is time to {TODO[phase]}: {position.whose_turn()}.{last}"
    winners = [str(seat) for seat, place in enumerate(position.ranks()) if place == 1]
    ended = f"The game is over ({Ending(state.ending).name.lower()}): "
    if len(winners) == 1:
        return ended + f"seat {winners[0]} wins."
    rematch = " A new game would settle it." if position.box.final_tie == REMATCH else ""
    return ended + f"seats {' and '.join(winners)} share the victory.{rematch}"
