"""Functions that set up positions of Pour une poignée de meeples for tests, in the words of the worked examples."""

import random
from collections.abc import Mapping, Sequence
from typing import Self

import tablee
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.log import Step, lines
from tablee.core.names import named
from tablee.core.position import Position
from tablee.core.story import Event, happened
from tablee.games.poignee.box import CORNERS, FIGHTERS, Location, Meeple, Phase, Side, Space

A, B, C, D = range(4)
GAME = tablee.game("poignee")
NAMES = ("Ada", "Bo", "Cléo", "Dan")
DEAL = [kind for kind in range(FIGHTERS) for _ in range((21, 6, 5, 4)[kind])]


class Scene(Position):
    """A position set up by hand, with methods that tests use to look at it."""

    def weights(self) -> dict[str, int]:
        """Return the outcomes of the present chance event with their weights."""
        return {self.write(action): weight for action, weight in self.chance()}

    def where(self, kind: str = "") -> list[str]:
        """Return the spaces that hold a meeple, or only those that hold a meeple of this kind."""
        return [
            Space(i).name
            for i, meeple in enumerate(self.state.space)
            if meeple >= 0 and kind in ("", Meeple(meeple).name.lower())
        ]

    def holds(self, building: str, words: str) -> bool:
        """Tell whether exactly these meeples are inside a building, the saloon or the jail."""
        state, location = self.state, Location[building.upper()]
        if location == Location.JAIL:
            return state.jail == counts(words)[Meeple.ROBBER]
        held = state.saloon if location == Location.SALOON else state.inside[location]
        return list(held) == counts(words)

    def bag(self) -> tuple[int, int, int]:
        """Return gold, stone and dynamite in the bag."""
        state = self.state
        return state.bag_gold, state.bag_stone, state.crates_bag

    def draws(self) -> tuple[int, int]:
        """Return the seat that draws now and the number of pieces it has to draw."""
        assert self.to_act == CHANCE
        assert self.state.phase == Phase.DRAW
        return self.state.draw_seat[0], self.state.draw_left[0]

    def end_turn(self, builds: str = "no") -> Self:
        """Play to the end of the turn: answer every question with `builds`, and take the first choice elsewhere."""
        me, phase = self.state.active, self.state.phase
        while self.state.active == me and phase != Phase.GAME_OVER:
            options = self.choices()
            answer = next((form for form in options if form.endswith(builds)), options[0])
            self.do(answer)
            phase = self.state.phase
            if phase == Phase.TAKE:
                break
        return self


def start(seats: int, **options: str | int) -> Scene:
    """Return a game before the deal."""
    position = GAME.start(seats, options)
    return Scene(GAME, position.boxes, position.states)


def fresh(seats: int, **options: str | int) -> Scene:
    """Return a game after the deal. Meeples are dealt kind by kind; seat 0 starts unless `options` say otherwise."""
    position = start(seats, **{"startPlayer": "seat 1"} | options)
    for kind in DEAL:
        position.do(f"deal {Meeple(kind).name.lower()}")
    return position


def opened(seats: int, **options: str | int) -> Scene:
    """Return a game at its first turn; the seats have chosen the corners in ascending order."""
    position = fresh(seats, **options)
    for corner in CORNERS[:seats]:
        position.do(f"corner B{corner}")
    return position


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
) -> Scene:
    """Return a position at the start of a turn, or in the middle of resolving if meeples stand on doors.

    Meeples that no argument mentions are not on the board. Unless `bag` or `crates_jail` say otherwise, cubes that no
    player has are in the bag, and crates that have not exploded are in the jail.
    """
    position = start(seats, **{"startPlayer": "seat 1"} | options)
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


def counts(words: str) -> list[int]:
    """Turn words like '2 miner madame' into a number per kind."""
    made, times = [0] * 5, 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            made[Meeple[word.upper()]] += times
            times = 1
    return made


def buried(position: Position) -> str:
    """Return the meeples in the tombs, in order of burial."""
    return " ".join(Meeple(kind).name.lower() for kind in position.state.graveyard if kind >= 0)


def boxed(position: Position) -> str:
    """Return the meeples in the box, in the order in which they were put there."""
    return " ".join(Meeple(kind).name.lower() for kind in position.state.boxed if kind >= 0)


def story(position: Position, form: str) -> list[Event]:
    """Return what happens if an action is taken; the position does not change."""
    action, after = position.read(position.to_act, form), position.copy()
    after.play(after.to_act, action)
    return happened(position, position.to_act, action, after, NOBODY)


def sentences(position: Position, form: str, viewer: int = NOBODY, language: str = "en") -> list[str]:
    """Return what a viewer is told if an action is taken."""
    step = Step(0, story(position, form), position.copy().do(form))
    return [named(line.text(GAME.say(language)), NAMES, language) for line in lines(step, viewer)]


def some_positions() -> list[Position]:
    """Return a position of every phase, from random games with all numbers of players."""
    found: dict[tuple[int, int, int], Position] = {}
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        position, dice = GAME.start(seats), random.Random(seed)
        while not position.is_over:
            options = position.chance() or [(action, 1) for action in position.legal()]
            actions, weights = zip(*options, strict=True)
            position.play(position.to_act, dice.choices(actions, weights)[0])
            if dice.random() < 0.1:
                found[seats, position.state.phase, dice.randrange(3)] = position.copy()
        found[seats, position.state.phase, 0] = position
    return list(found.values())
