"""The board of Meeple War as text, for a terminal."""

from typing import Any

from tablee.core.contract import CHANCE
from tablee.core.position import Position
from tablee.games.meeple_war.actions import BUILDING_NAMES, KIND_NAMES, NODE_NAMES, TOKEN_NAMES, edges_written
from tablee.games.meeple_war.box import SITES, UPGRADES, Ending, Phase, Side
from tablee.games.meeple_war.facts.places import defences, site_hex, terrain_hex, waiting
from tablee.games.meeple_war.rules.land import forest_of

LETTERS = "BGOR"  # the seats by colour: blue, green, orange, red
HALF = 5  # width of half a hex, in columns
WIDEST = 110


def text_board(position: Position, seat: int) -> str:
    """Draw the map, then every city.

    A terrain shows its number and kind, its meeples by colour letter, and its forest edges after a ^.
    """
    lines = _map(position)
    lines.append("")
    for p in range(position.seats):
        lines += _city(position, p, seat)
    lines.append(_question(position))
    return "\n".join(lines)


# --- the map ---------------------------------------------------------------------------------------------------


def _cells(position: Position) -> dict[tuple[int, int], tuple[str, str]]:
    """Return the two lines of text in every hex: what the hex is, and whose meeples are there."""
    state = position.state
    cells = {}
    for t in range(state.n_terrains):
        name = KIND_NAMES[state.upgrade[t]] + "+" if state.upgrade[t] else KIND_NAMES[state.kind[t]]
        forest = forest_of(state, t)
        standing = _troops(state.here[t]) + (f" ^{edges_written(forest)}" if forest else "")
        cells[terrain_hex(position, t)] = f"{t} {name}", standing.strip()
    for where, i in waiting(position).items():
        cells[where] = f"space {i}", f"{LETTERS[state.active]}{state.pending_n[i]}"
    for owner in range(position.seats):
        for site in range(SITES):
            kind = state.building[owner, site]
            name = BUILDING_NAMES[kind] if kind >= 0 else "--"
            cells[site_hex(position, owner, site)] = (
                f"[{LETTERS[owner]}{site} {name}]",
                _troops(state.defence[owner, site]),
            )
    return cells


def _troops(counts: Any) -> str:
    return " ".join(f"{LETTERS[p]}{n}" for p, n in enumerate(counts) if n)


def _map(position: Position) -> list[str]:
    """Draw the hexes in rows, each shifted by half a hex. If that is too wide, list them instead."""
    cells = _cells(position)
    left = min(2 * q + r for q, r in cells)
    width = (max(2 * q + r for q, r in cells) - left + 2) * HALF
    if width > WIDEST:
        return [f"({q},{r}) {label:<12} {troops}" for (q, r), (label, troops) in cells.items()]
    lines = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        above, below = [" "] * width, [" "] * width
        for (q, r), (label, troops) in cells.items():
            if r == row:
                start = (2 * q + r - left) * HALF
                above[start : start + 2 * HALF - 1] = f"{label:<{2 * HALF - 1}}"[: 2 * HALF - 1]
                below[start : start + 2 * HALF - 1] = f"{troops:<{2 * HALF - 1}}"[: 2 * HALF - 1]
        lines += ["".join(above).rstrip(), "".join(below).rstrip()]
    return lines


# --- the cities ------------------------------------------------------------------------------------------------


def _city(position: Position, p: int, seat: int) -> list[str]:
    state = position.state
    mark = ">" if p == state.active and not position.is_over else " "
    name = position.game.say("en")("seat-you" if p == seat else "seat-name", seat=p)
    tokens = [TOKEN_NAMES[k] for k in range(1, UPGRADES + 1) if state.hand[p] >> k & 1]
    if state.tree_at[p] < 0:
        tokens.insert(0, "tree")
    lines = [
        f"{mark}{LETTERS[p]} {name:<13}{position.scores()[p]} VP  bravery {state.bravery[p]}  stock {state.stock[p]}"
        f"  warehouse {state.warehouse[p]}  workers {state.workers[p]}"
        f"  tokens: {', '.join(tokens) or 'none'}"
    ]
    sites = [_site(position, p, site) for site in range(SITES)]
    lines.append("     " + "   ".join(sites))
    return lines


def _site(position: Position, p: int, site: int) -> str:
    box, state = position.box, position.state
    kind = state.building[p, site]
    if kind < 0:
        return f"{site} empty"
    held, room = defences(position, p, site)
    if state.side[p, site] == Side.FINISHED:
        track = f"worker on {NODE_NAMES[state.node[p, site]]}"
    else:
        track = f"built {state.node[p, site]} of {box.build[kind]}"
    return f"{site} {BUILDING_NAMES[kind]} {track}, {held}/{room}"


def _question(position: Position) -> str:
    """Say which round it is, and who must choose what or how the game ended."""
    state = position.state
    where = f"Round {state.round_no}, {state.pile_size} tiles unseen. "
    if position.is_over:
        goal = state.ending == Ending.SIX_POINTS
        how = f"{position.box.vp_to_end} points" if goal else Ending(state.ending).name.lower().replace("_", " ")
        return where + f"The game is over: {how}."
    if position.to_act == CHANCE:
        return where + "Something is drawn."
    extra = ""
    if state.move_from >= 0:
        extra = f" (from terrain {state.move_from})"
    elif state.phase in (Phase.FORK, Phase.PRODUCTIVITY_FORK):
        extra = f" (site {state.site})"
    say = position.game.say("en")
    question = say("question", phase=Phase(state.phase).name.lower())
    return where + f"{say('seat-name', seat=position.to_act)} must choose {question}{extra}."
