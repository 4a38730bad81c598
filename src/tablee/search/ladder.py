"""Measures the strength of bots by games in rotating seats; computes Elo ratings with confidence intervals."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, count, pairwise
from typing import Any

import numpy as np

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.repetition import Repetitions, look
from tablee.core.sources import Seeded
from tablee.core.variants import Variant
from tablee.search.bots import Bot, maker

ELO = 400 / math.log(10)  # Elo points per unit of log-odds
SURE = 1.96  # half width of a 95 % interval, in standard errors
DRAWS_ASSUMED = 1.0  # virtual draws added to every pair, so that no rating is infinite

Maker = Callable[[int], Bot]


def played(position: Position, bots: Sequence[Bot], seed: int) -> Iterator[Position]:
    """Let bots, one per seat, play on from a position; yield the position before every action and at the end."""
    source, repetitions = Seeded(seed), Repetitions()
    for ply in count():
        yield position
        actor = position.to_act
        if actor == NOBODY:
            return
        if actor == CHANCE:
            position.sample_chance(source, ply)
        else:
            seen = position.seen_by(actor)
            here = look(seen, actor)
            action = bots[actor].choose(seen, actor, repetitions.of(here))
            repetitions.add(here, action)
            position.play(actor, action)


def play(
    game: Game,
    makers: Sequence[Maker],
    seed: int,
    options: Mapping[str, str | int] | None = None,
    variant: Variant | None = None,
) -> list[float]:
    """Play one game between bots, one per seat; return each seat's share of the win.

    Chance has its own generator. Two games with the same seed and swapped seats therefore begin with the same dice.
    A game that does not end within four times `Game.ply_limit` counts as a draw.
    """
    bots = [make(seed * 64 + seat) for seat, make in enumerate(makers)]
    said, data = {**game.simulation_options, **(options or {})}, variant.data if variant else None
    position = game.start(len(makers), said, data=data, compiled=True)
    for ply, _ in enumerate(played(position, bots, seed)):
        if ply > 4 * game.ply_limit:
            return [1 / len(makers)] * len(makers)
    return position.values()


def meet(
    game: Game,
    one: Maker,
    other: Maker,
    seed: int,
    options: Mapping[str, str | int] | None = None,
    variant: Variant | None = None,
) -> tuple[float, float]:
    """Play two games with the same seed and swapped seats; return the share of the win that `one` got in each."""
    first, second = play(game, (one, other), seed, options, variant), play(game, (other, one), seed, options, variant)
    return first[0], second[1]


@dataclass
class Tally:
    """The score of one bot against another. A shared win counts as a fraction."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        """Add one game."""
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        """Return the share of games won."""
        return self.won / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the share of games won (Wilson score interval)."""
        return wilson(self.won, self.games)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the Wilson score interval at 95 % of a share of games won."""
    if games == 0:
        return 0.0, 1.0
    share, squared = won / games, SURE * SURE / games
    middle = (share + squared / 2) / (1 + squared)
    half = SURE * math.sqrt(share * (1 - share) / games + squared / games / 4) / (1 + squared)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Ladder:
    """A round robin of two-player games: every pair plays every seed twice, with swapped seats.

    `tallies` may already hold the games of an earlier ladder (see `add`). They count in the ratings, and their pairs
    continue with the next seeds.
    """

    game: Game
    words: Sequence[str]
    options: Mapping[str, str | int] | None = None
    near: int | None = None  # pair only bots at most this many places apart in `words`
    tallies: dict[tuple[str, str], Tally] = field(default_factory=dict)
    variant: Variant | None = None  # None: the printed box

    @property
    def rated(self) -> list[str]:
        """Return every bot of this ladder and of earlier results, in the order in which they were named."""
        return list(dict.fromkeys([*(word for pair in self.tallies for word in pair), *self.words]))

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Return the pairs of bots to play. A pair with earlier games keeps the order of its key in `tallies`."""
        far = len(self.words) if self.near is None else self.near
        places = combinations(range(len(self.words)), 2)
        found = [(self.words[i], self.words[j]) for i, j in places if j - i <= far]
        return [(b, a) if (b, a) in self.tallies else (a, b) for a, b in found]

    def share(self, word: str, other: str) -> float | None:
        """Return the share of games that `word` won against `other`, or None if they have not played."""
        if (word, other) in self.tallies:
            return self.tallies[word, other].share
        return 1 - self.tallies[other, word].share if (other, word) in self.tallies else None

    def run(self, games: int, *, seed: int = 1, jobs: int = 1) -> Iterator[tuple[str, str]]:
        """Play `games` games per pair, rounded up to an even number. Yields the pair after each game."""
        for word in self.words:
            maker(word)  # raises `UnknownBot` before the first game
        begun = {pair: seed + self.tallies.get(pair, Tally()).games // 2 for pair in self.pairs}
        meetings = [(a, b, begun[a, b] + i) for i in range((games + 1) // 2) for a, b in self.pairs]
        with ThreadPoolExecutor(jobs) as pool:
            for a, b, shares in pool.map(self._meet, meetings):
                for share in shares:
                    self.tallies.setdefault((a, b), Tally()).add(share)
                    yield a, b

    def _meet(self, meeting: tuple[str, str, int]) -> tuple[str, str, tuple[float, float]]:
        a, b, seed = meeting
        return a, b, meet(self.game, maker(a), maker(b), seed, self.options, self.variant)

    def ratings(self) -> "Ratings":
        """Return the rating of every bot."""
        return rate(self.rated, self.tallies)

    @property
    def terms(self) -> dict[str, Any]:
        """Return the terms of play, such as the game and its options. Only results with equal terms can be added."""
        options, box = dict(self.options or {}), self.variant.hash if self.variant else None
        name, version = self.game.name, self.game.rules_version
        return {"game": name, "rules_version": version, "seats": 2, "options": options, "box": box}

    def add(self, earlier: Mapping[str, Any]) -> None:
        """Add the games of an earlier ladder, in the form of `to_json`. Raises `TableeError` if its terms differ."""
        for name, own in self.terms.items():
            if earlier.get(name) != own:
                raise TableeError(f"That result has {name} {earlier.get(name)!r}; this ladder has {own!r}.")
        for pair in earlier["pairs"]:
            one, two = pair["bots"]
            self.tallies[one, two] = Tally(pair["won"], pair["games"])

    def to_json(self) -> dict[str, Any]:
        """Return the ratings, the rating differences of neighbours, and the results of all pairs as JSON data."""
        found = self.ratings()
        return {
            **self.terms,
            "ratings": {w: {"elo": round(found.elo[w], 1), "interval": round(found.half[w], 1)} for w in self.rated},
            "steps": [
                {"from": a, "to": b, "elo": round(d, 1), "interval": round(h, 1)}
                for (a, b), (d, h) in found.steps(self.rated).items()
            ],
            "pairs": [
                {"bots": pair, "games": t.games, "won": t.won, "interval": [round(x, 4) for x in t.interval]}
                for pair, t in self.tallies.items()
            ],
        }


@dataclass(frozen=True)
class Ratings:
    """Elo ratings with mean 0, the half widths of their 95 % intervals, and the covariance matrix in `order`."""

    elo: dict[str, float]
    half: dict[str, float]
    covariance: Any
    order: tuple[str, ...]

    def steps(self, words: Sequence[str]) -> dict[tuple[str, str], tuple[float, float]]:
        """Return the rating difference of each two neighbours in `words`, and the half width of its 95 % interval."""
        found = {}
        for a, b in pairwise(words):
            i, j = self.order.index(a), self.order.index(b)
            variance = self.covariance[i, i] + self.covariance[j, j] - 2 * self.covariance[i, j]
            found[a, b] = self.elo[b] - self.elo[a], SURE * math.sqrt(variance) * ELO
        return found


def rate(words: Sequence[str], tallies: Mapping[tuple[str, str], Tally]) -> Ratings:
    """Return maximum-likelihood ratings of the Bradley-Terry model, by Newton's method. A draw is half a win."""
    place = {word: i for i, word in enumerate(words)}
    n = len(words)
    strength = np.zeros(n)
    for _ in range(200):
        slope, curve = np.zeros(n), np.zeros((n, n))
        for (a, b), tally in tallies.items():
            i, j = place[a], place[b]
            games, won = tally.games + DRAWS_ASSUMED, tally.won + DRAWS_ASSUMED / 2
            expected = 1 / (1 + math.exp(strength[j] - strength[i]))
            slope[i] += won - games * expected
            slope[j] -= won - games * expected
            bend = games * expected * (1 - expected)
            curve[i, i] += bend
            curve[j, j] += bend
            curve[i, j] -= bend
            curve[j, i] -= bend
        step = np.linalg.pinv(curve) @ slope
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    strength -= strength.mean()
    covariance = np.linalg.pinv(curve)
    return Ratings(
        {w: float(strength[place[w]]) * ELO for w in words},
        {w: SURE * math.sqrt(covariance[place[w], place[w]]) * ELO for w in words},
        covariance,
        tuple(words),
    )


def against_field(
    game: Game, hero: str, others: str, seats: int, games: int, *, tally: Tally | None = None, jobs: int = 1
) -> Iterator[Tally]:
    """Play one bot against copies of another in all other seats, rotating its seat. Yields the tally after each game.

    Pass `tally` to resume: `games` is the total, and games already in the tally are not played again.
    """
    tally = tally or Tally()

    def one(number: int) -> float:
        at = number % seats
        makers = [maker(hero if seat == at else others) for seat in range(seats)]
        return play(game, makers, 1 + number // seats)[at]

    with ThreadPoolExecutor(jobs) as pool:
        for won in pool.map(one, range(tally.games, games)):
            tally.add(won)
            yield tally
