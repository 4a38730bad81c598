"""The board of Pour une poignée de meeples as text, for a terminal."""

from typing import Any

from tablee.core.position import Position
from tablee.games.poignee.actions import LOCATION_NAMES, SPACE_NAMES
from tablee.games.poignee.box import HIDDEN, SHOWDOWN, Ending, Meeple, Phase, Side, Space
from tablee.games.poignee.facts import boxed, buried, is_rematch_offered, next_price
from tablee.games.poignee.words import task_of

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
        _line("Jail", f"{'r' * state.jail or 'empty'}, {state.crates_jail} dynamite"),
        _line("Graveyard", _graves(position)),
        _line("Bank", _bank(position)),
        _line("Bag", _bag(box, state)),
    ]
    if sum(state.hand) and state.phase != Phase.DEAL:
        lines.append(_line("Hand", f"{_meeples(state.hand)} from {LOCATION_NAMES[state.origin]}"))
    if max(state.dice):
        lines.append(_line("Dice", f"W {state.dice[0] or '-'}, E {state.dice[1] or '-'}"))
    lines.append("")
    lines += [_player(position, player, seat) for player in range(position.seats)]
    lines += ["", _moment(position)]
    letters = "b builder, m miner, r robber, d deputy, M Madame; G gold, S stone"
    points = box.tile_points[Side.BASIC]
    lines.append(f"{letters}; 0:{points} a tile of seat 0 showing {points}")
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
    pairs = [(letter, n) for letter, n in zip(LETTERS, counts, strict=True) if n]
    return "".join(letter * n if short else f"{n}{letter}" for letter, n in pairs)


def _doors(state: Any, doors: range) -> str:
    return _cells("door", [f"{SPACE_NAMES[d]} [{_on(state, d)}]" for d in doors])


def _on(state: Any, space: int) -> str:
    return " " if state.space[space] == Meeple.NONE else LETTERS[state.space[space]]


def _street(state: Any) -> str:
    ends = []
    for i, space in enumerate((Space.W, Space.E)):
        token = f" {state.controller[i]}" if state.controller[i] >= 0 else ""
        ends.append(f"{space.name} [{_on(state, space)}{token}]")
    boom = f"{state.crates_exploded} exploded"
    return f"{ends[0]:<{MARGIN}}{boom:^{6 * COLUMN - 2}}{ends[1]}".rstrip()


def _graves(position: Position) -> str:
    dead = "".join(LETTERS[kind] for kind in buried(position))
    in_box = "".join(LETTERS[kind] for kind in boxed(position))
    return f"{dead:.<{position.box.tombs}}" + (f", in the box {in_box}" if in_box else "")


def _bank(position: Position) -> str:
    if position.state.bank == 0:
        return "empty"
    return f"{position.state.bank} gold bars, the next for {next_price(position)} gold"


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


def _details(state: Any) -> str:
    """Say which building is resolved, who draws, and how many crates are about to explode."""
    parts = []
    if 0 <= state.acting < SHOWDOWN:
        parts.append(f"on B{state.acting}")
    if state.draw_left[0]:
        parts.append(f"for seat {state.draw_seat[0]}, {state.draw_left[0]} more")
    if state.crates_drawn:
        parts.append(f"{state.crates_drawn} crates drawn will explode")
    return " (" + "; ".join(parts) + ")" if parts else ""


def _moment(position: Position) -> str:
    state, phase = position.state, Phase(position.state.phase)
    if phase != Phase.GAME_OVER:
        last = " This is the last round." if state.by_turn >= 0 else ""
        task = task_of(position)(position.game.say("en"))
        return f"Now it is time to {task}{_details(state)}: {position.whose_turn()}.{last}"
    winners = [str(seat) for seat, place in enumerate(position.ranks()) if place == 1]
    ended = f"The game is over ({Ending(state.ending).name.lower()}): "
    if len(winners) == 1:
        return ended + f"seat {winners[0]} wins."
    rematch = " A new game would settle it." if is_rematch_offered(position) else ""
    return ended + f"seats {' and '.join(winners)} share the victory.{rematch}"
