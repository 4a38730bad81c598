"""What is used in a game, and how those who use it fare: components, and the actions that bots choose.

Use is not cause. Besides the win rate of its users, each component therefore has an effect: how much more its users won
than was expected of them just before they used it. Whoever comes to a far square of a track has had a good turn,
whatever the square does. So the effect of a place on a track (`Game.tracks`) is what it has more than its neighbours.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import polars as pl

from tablee.core.actions import Block
from tablee.core.game import Game
from tablee.lab import statistics
from tablee.lab.report.measures import NOTHING, Estimate, Measures, Numbers, linear, mean, ratio, share
from tablee.lab.schema import Component

LARGE_BLOCK = 64  # actions of a block with more than this are judged together
FEWEST_OFFERS = 100  # an action that was possible less often is not judged
NUMBER = re.compile(r"[-+]?\d*")
REACH = 4  # a place on a track is compared with so many places before and after it
BLIND = "random"  # the bot whose choices say nothing about actions


@dataclass(frozen=True)
class Used:
    """A component: how much it is used, and how its users fare."""

    index: int  # in `Manifest.components`
    component: Component
    users: int  # seats that used it, over all games
    games: Estimate  # share of the games in which somebody used it
    rate: Estimate  # share of the win that its users got
    effect: Estimate  # the same, minus what was expected just before; on a track, compared to the neighbours


def measured(measures: Measures, game: Game) -> list[int]:
    """Return the components that a report tells about, by their index.

    What a game names itself always is. Of what actions name, numbers are left out, because most of them count something
    or mean seats; but they are told if there is nothing else.
    """
    listed = measures.manifest.components
    own = set(game.parts)
    numbered = {kind for kind, _ in own} - {kind for kind, name in own if not name.isdigit()}
    used = [listed[i] for i in measures.uses["component"].unique().to_list()]
    last = {kind: max([int(c.name) for c in used if c.kind == kind], default=0) for kind in numbered}
    possible = _possible(measures, game)

    def told(c: Component) -> bool:
        if _key(c) in own:
            return c.kind not in numbered or int(c.name) <= last[c.kind]
        block = c.name if c.kind == "action" else c.kind
        return block.split(" ")[0] in possible

    found = [i for i, component in enumerate(listed) if told(component)]
    return [i for i in found if _key(listed[i]) in own or not NUMBER.fullmatch(listed[i].name)] or found


def _key(component: Component) -> tuple[str, str]:
    return component.kind, component.name


def _possible(measures: Measures, game: Game) -> set[str]:
    """Return the first words of the names of blocks with an action that was possible in some game.

    Table options can rule out whole blocks; they are not dead.
    """
    seen = measures.actions.filter(pl.col("offered") + pl.col("forced") > 0)["action"].unique().to_list()
    return {game.actions.block_of(action).name.split(" ")[0] for action in seen}


def used_components(measures: Measures, game: Game, alpha: float) -> list[Used]:
    """Return every component with its use. `alpha` is the error rate over all of them, for each of two questions."""
    listed = measures.manifest.components
    played = measures.games(noted=pl.col("game") < measures.manifest.use_games)["noted"]
    by_component = measures.uses.partition_by("component", as_dict=True)
    chosen = measured(measures, game)
    alpha /= max(1, len(chosen))
    found, gains = list[Used](), dict[int, tuple[Numbers, Numbers]]()
    for index in chosen:
        users, games, won, expected = _per_unit(by_component.get((index,)), len(played))
        gains[index] = won - expected, users
        rate, effect = ratio(won, users, alpha / 2), ratio(won - expected, users, alpha / 2)
        found.append(Used(index, listed[index], int(users.sum()), share(games, played, alpha), rate, effect))
    for kind in game.tracks:
        track = [used for used in found if used.component.kind == kind]
        effects = along_a_track([gains[used.index] for used in track], alpha / 2)
        compared = {used.index: effect for used, effect in zip(track, effects, strict=True)}
        found = [replace(used, effect=compared.get(used.index, used.effect)) for used in found]
    return found


def _per_unit(rows: pl.DataFrame | None, units: int) -> Numbers:
    """Return the users of a component, the games with one, their wins, and the wins expected, by unit."""
    made = np.zeros((4, units))
    if rows is not None:
        made[:, rows["unit"].to_numpy()] = rows.select("users", "games", "share", "expected").to_numpy().T
    return made


def along_a_track(gains: Sequence[tuple[Numbers, Numbers]], alpha: float) -> list[Estimate]:
    """Return how much more each place on a track brings than its neighbours suggest.

    `gains` are, for each place in order, wins above expectation and users, by unit. Through the gains of up to `REACH`
    places on each side goes a straight line; the effect is how far the place is above it.
    """
    enough = [i for i, (_, users) in enumerate(gains) if np.count_nonzero(users) >= statistics.FEWEST]
    terms = {i: linear(*gains[i]) for i in enough}
    found = []
    for place, (won, users) in enumerate(gains):
        near = [i for i in enough if 0 < abs(i - place) <= REACH]
        if place in terms and len(near) > 1:
            line = np.linalg.pinv([[1.0, i - place] for i in near])[0]  # weights of the neighbours: the line at `place`
            apart = terms[place] - sum(weight * terms[i] for weight, i in zip(line, near, strict=True))
            found.append(mean(apart, alpha))
        else:
            found.append(ratio(won, users, alpha))
    return found


def strength(effect: Estimate) -> float:
    """Return the order of components: the least effect that the interval allows, then the estimate."""
    return effect.low if np.isfinite(effect.low) else -1e3 + effect.value


@dataclass(frozen=True)
class Chosen:
    """An action, or a large block of them: how often it is chosen where it is one of several choices."""

    block: Block
    actions: tuple[int, ...]
    offered: int
    rate: Estimate  # how often it was chosen when it was possible
    by_bot: dict[str, float] = field(default_factory=dict)  # the same for each bot that had it often enough

    @property
    def large(self) -> bool:
        """Tell whether this is a whole block: then the rate is that of one action of it."""
        return len(self.actions) > 1


def chosen_actions(measures: Measures, game: Game, alpha: float) -> list[Chosen]:
    """Return the actions of seats that were possible often enough, as bots chose them that do not choose blindly."""
    table = measures.actions
    groups: list[tuple[Block, tuple[int, ...]]] = []
    for block in game.actions.blocks:
        actions = tuple(range(block.start, block.start + block.size))
        if not block.chance:
            groups += [(block, actions)] if block.size > LARGE_BLOCK else [(block, (one,)) for one in actions]
    counts = _counts(table, game)
    seeing = [bot for bot in counts if bot != BLIND]
    found = []
    for block, actions in groups:
        by_bot = {bot: counts[bot][:, list(actions)].sum(axis=1) for bot in counts}
        offered = int(sum(by_bot[bot][0] for bot in seeing))
        if offered < FEWEST_OFFERS and sum(n for n, _ in by_bot.values()) < FEWEST_OFFERS:
            continue
        rates = {bot: float(n_chosen / n) for bot, (n, n_chosen) in by_bot.items() if n >= FEWEST_OFFERS}
        found.append((block, actions, offered, int(sum(by_bot[bot][1] for bot in seeing)), rates))
    blocks = measures.size[1]
    alpha /= max(1, len(found))
    return [
        Chosen(block, actions, offered, _rate(n_chosen, offered, blocks, alpha), rates)
        for block, actions, offered, n_chosen, rates in found
    ]


def _counts(table: pl.DataFrame, game: Game) -> dict[str, Numbers]:
    """Return, for each bot, how often each action was offered and chosen."""
    made: dict[str, Numbers] = {}
    for (bot,), rows in table.partition_by("bot", as_dict=True, maintain_order=True).items():
        made[bot] = np.zeros((2, game.n_actions))
        made[bot][:, rows["action"].to_numpy()] = rows["offered"].to_numpy(), rows["chosen"].to_numpy()
    return made


def _rate(chosen: int, offered: int, blocks: int, alpha: float) -> Estimate:
    """Estimate how often an action is chosen, as if the decisions of one block were all alike."""
    if offered < FEWEST_OFFERS:
        return NOTHING
    units = min(blocks, offered)
    first = chosen / offered
    taken = np.append(np.repeat([1.0, 0.0], _split(first, units)), [1.0, 0.0])
    found = ratio(taken, np.ones(units + 2), alpha)
    return Estimate(first, max(0.0, min(first, found.low)), min(1.0, max(first, found.high)), found.smallest)


def _split(part: float, units: int) -> tuple[int, int]:
    """Split a number of units in two, the first about `part` of them; but not 0 or all unless `part` is."""
    first = round(part * units)
    first = max(first, 1) if part > 0 else first
    first = min(first, units - 1) if part < 1 else first
    return first, units - first
