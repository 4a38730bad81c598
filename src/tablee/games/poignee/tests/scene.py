"""Setting up positions of Pour une poignée de meeples for tests, in the words of the worked examples."""

from collections.abc import Mapping, Sequence

import tablee
from tablee.core.contract import CHANCE
from tablee.core.position import Position
from tablee.games.poignee.box import CORNERS, FIGHTERS, Location, Meeple, Phase, Side, Space

A, B, C, D = range(4)
GAME = tablee.game("poignee")
DEAL = [kind for kind in range(FIGHTERS) for _ in range((21, 6, 5, 4)[kind])]


def fresh(seats: int, **options: str | int) -> Position:
    """Return a game with the meeples dealt in order of kind; seat 0 starts unless told otherwise."""
    position = GAME.start(seats, {"startPlayer": "seat 1"} | options)
    for kind in DEAL:
        do(position, f"deal {Meeple(kind).name.lower()}")
    return position


def opened(seats: int, **options: str | int) -> Position:
    """Return a game at the first turn, corner tiles placed in the order they are asked for."""
    position = fresh(seats, **options)
    for corner in CORNERS[:seats]:
        do(position, f"corner B{corner}")
    return position


def counts(words: str) -> list[int]:
    """Turn words like '2 miner madame' into numbers of each kind."""
    made, times = [0] * 5, 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            made[Meeple[word.upper()]] += times
            times = 1
    return made


def given(
    seats: int = 4,
    *,
    active: int = A,
    inside: Mapping[str, str] | None = None,
    saloon: str = "madame",
    jail: int = 0,
    on: Mapping[str, str] | None = None,
    tokens: Sequence[int] = (-1, -1),
    tiles: Mapping[str, tuple[int, int]] | None = None,
    gold: Sequence[int] = (),
    stone: Sequence[int] = (),
    bars: Sequence[int] = (),
    supply: Sequence[int] = (),
    bag: tuple[int, int, int] | None = None,
    crates_jail: int | None = None,
    exploded: int = 0,
    tombs: str = "",
    bank: int = 6,
    **options: str | int,
) -> Position:
    """Return a position at the start of a turn, or in the middle of resolving if meeples stand on doors.

    Only what is said is there; other cubes are in the bag, other crates in jail.
    """
    position = GAME.start(seats, {"startPlayer": "seat 1"} | options)
    state = position.state
    state.hand[:] = 0
    state.start_seat, state.active = A, active
    state.saloon[:] = counts(saloon)
    state.jail = jail
    for building, words in (inside or {}).items():
        state.inside[Location[building]] = counts(words)
    for space, kind in (on or {}).items():
        state.space[Space[space]] = Meeple[kind.upper()]
    state.controller[:] = tokens
    for building, (owner, points) in (tiles or {}).items():
        state.owner[Location[building]] = owner
        state.side[Location[building]] = Side.BASIC if points == 5 else Side.UPGRADED
        state.tiles[owner] -= 1
    for field, said in (("gold", gold), ("stone", stone), ("bars", bars), ("tiles", supply)):
        state[field][: len(said)] = said
    state.bag_gold, state.bag_stone, state.crates_bag = bag or (36 - sum(gold), 18 - sum(stone), 0)
    state.crates_exploded = exploded
    state.crates_jail = 3 - exploded - state.crates_bag if crates_jail is None else crates_jail
    state.graveyard[: len(tombs.split())] = [Meeple[word.upper()] for word in tombs.split()]
    state.bank = bank
    both = min(state.space[Space.W], state.space[Space.E]) >= 0
    state.phase = Phase.RESOLVE if both or max(state.space[: Space.W]) >= 0 else Phase.TAKE
    return position


def do(position: Position, *forms: str) -> Position:
    """Play written actions, each by whoever is to act."""
    for form in forms:
        position.play(position.to_act, position.read(position.to_act, form))
    return position


def choices(position: Position) -> list[str]:
    """Return the written forms of all that is possible."""
    return [position.write(action) for action in position.legal()]


def weights(position: Position) -> dict[str, int]:
    """Return the outcomes of the chance event at hand with their weights."""
    return {position.write(action): weight for action, weight in position.chance()}


def where(position: Position, kind: str = "") -> list[str]:
    """Return the spaces that hold a meeple, or one of that kind."""
    return [
        Space(i).name
        for i, meeple in enumerate(position.state.space)
        if meeple >= 0 and kind in ("", Meeple(meeple).name.lower())
    ]


def holds(position: Position, building: str, words: str) -> bool:
    """Tell whether exactly these meeples are inside a building, the saloon or the jail."""
    state, location = position.state, Location[building.upper()]
    if location == Location.JAIL:
        return int(state.jail) == counts(words)[Meeple.ROBBER]
    held = state.saloon if location == Location.SALOON else state.inside[location]
    return list(held) == counts(words)


def bag(position: Position) -> tuple[int, int, int]:
    """Return gold, stone and dynamite in the bag."""
    state = position.state
    return int(state.bag_gold), int(state.bag_stone), int(state.crates_bag)


def buried(position: Position) -> str:
    """Return what lies in the tombs, in order."""
    return " ".join(Meeple(kind).name.lower() for kind in position.state.graveyard if kind >= 0)


def boxed(position: Position) -> str:
    """Return what lies in the box, in order."""
    return " ".join(Meeple(kind).name.lower() for kind in position.state.boxed if kind >= 0)


def draws(position: Position) -> tuple[int, int]:
    """Return who draws now and how many pieces."""
    assert position.to_act == CHANCE
    assert position.state.phase == Phase.DRAW
    return int(position.state.draw_seat[0]), int(position.state.draw_left[0])


def end_turn(position: Position, builds: str = "no") -> Position:
    """Resolve what is left, drawing gold first, answering every question with `builds`."""
    me, phase = position.state.active, position.state.phase
    while position.state.active == me and phase != Phase.GAME_OVER:
        options = choices(position)
        answer = next((form for form in options if form.endswith(builds)), options[0])
        do(position, answer)
        phase = position.state.phase
        if phase == Phase.TAKE:
            break
    return position
