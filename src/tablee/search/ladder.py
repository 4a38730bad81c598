"""Measured strength: games between bots with seats rotated, and ratings with confidence intervals."""

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
from tablee.search.bots import Bot, maker

ELO = 400 / math.log(10)  # rating points of a logit
SURE = 1.96  # standard errors of a 95 % interval
DRAWS_ASSUMED = 1.0  # between every pair that met, so that no rating is infinite

Maker = Callable[[int], Bot]


def played(position: Position, bots: Sequence[Bot], seed: int) -> Iterator[Position]:
    """Let bots, one per seat, play on from a position; yield it before every action and at the end."""
    source, repetitions = Seeded(seed), Repetitions()
    for ply in count():
        yield position
        actor = position.to_act
        if actor == NOBODY:
            return
        if actor == CHANCE:
            position.draw(source, ply)
        else:
            seen = position.seen_by(actor)
            here = look(seen, actor)
            action = bots[actor].choose(seen, actor, repetitions.of(here))
            repetitions.add(here, action)
            position.play(actor, action)


def play(game: Game, makers: Sequence[Maker], seed: int, options: Mapping[str, str | int] | None = None) -> list[float]:
    """Play one game between bots, one per seat; return each seat's share of the win.

    Chance is seeded alone, so that games with the same seed and seats swapped meet, for a while, the same dice.
    """
    bots = [make(seed * 64 + seat) for seat, make in enumerate(makers)]
    position = game.start(len(makers), options, compiled=True)
    for ply, _ in enumerate(played(position, bots, seed)):
        if ply > 4 * game.ply_limit:
            return [1 / len(makers)] * len(makers)
    return position.values()


def meet(
    game: Game, one: Maker, other: Maker, seed: int, options: Mapping[str, str | int] | None = None
) -> tuple[float, float]:
    """Play a pair of games with seats swapped; return what `one` won of each."""
    return play(game, (one, other), seed, options)[0], play(game, (other, one), seed, options)[1]


@dataclass
class Tally:
    """What one bot has won of the games it played against another."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        """Count one game."""
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        """Return the share won."""
        return self.won / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of that share (Wilson)."""
        return wilson(self.won, self.games)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share, squared = won / games, SURE * SURE / games
    middle = (share + squared / 2) / (1 + squared)
    half = SURE * math.sqrt(share * (1 - share) / games + squared / games / 4) / (1 + squared)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Ladder:
    """A round robin at two seats: every pair plays every seed twice, seats swapped.

    `tallies` may begin with the games of an earlier result; they count in the ratings, and its pairs go on with the
    seeds they have not played.
    """

    game: Game
    words: Sequence[str]
    options: Mapping[str, str | int] | None = None
    near: int | None = None  # only bots at most so many places apart meet
    tallies: dict[tuple[str, str], Tally] = field(default_factory=dict)

    @property
    def rated(self) -> list[str]:
        """Return every bot that played or is to play, weakest first as far as they were named so."""
        return list(dict.fromkeys([*(word for pair in self.tallies for word in pair), *self.words]))

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Return who plays whom; two who met before are named in the order of then."""
        far = len(self.words) if self.near is None else self.near
        places = combinations(range(len(self.words)), 2)
        found = [(self.words[i], self.words[j]) for i, j in places if j - i <= far]
        return [(b, a) if (b, a) in self.tallies else (a, b) for a, b in found]

    def share(self, word: str, other: str) -> float | None:
        """Return the share of its games against another that a bot won."""
        if (word, other) in self.tallies:
            return self.tallies[word, other].share
        return 1 - self.tallies[other, word].share if (other, word) in self.tallies else None

    def run(self, games: int, *, seed: int = 1, jobs: int = 1) -> Iterator[tuple[str, str]]:
        """Play `games` games per pair, an even number; yield each pair after each game, for a progress bar."""
        for word in self.words:
            maker(word)
        begun = {pair: seed + self.tallies.get(pair, Tally()).games // 2 for pair in self.pairs}
        meetings = [(a, b, begun[a, b] + i) for i in range((games + 1) // 2) for a, b in self.pairs]
        with ThreadPoolExecutor(jobs) as pool:
            for a, b, shares in pool.map(self._meet, meetings):
                for share in shares:
                    self.tallies.setdefault((a, b), Tally()).add(share)
                    yield a, b

    def _meet(self, meeting: tuple[str, str, int]) -> tuple[str, str, tuple[float, float]]:
        a, b, seed = meeting
        return a, b, meet(self.game, maker(a), maker(b), seed, self.options)

    def ratings(self) -> "Ratings":
        """Return the rating of every bot."""
        return rate(self.rated, self.tallies)

    @property
    def terms(self) -> dict[str, Any]:
        """Return what is played, which two results must share to be rated together."""
        options = dict(self.options or {})
        return {"game": self.game.name, "rules_version": self.game.rules_version, "seats": 2, "options": options}

    def add(self, earlier: Mapping[str, Any]) -> None:
        """Count the games of an earlier result, as `to_json` tells it; refuse what is none of this game."""
        for name, own in self.terms.items():
            if earlier.get(name) != own:
                raise TableeError(f"That result has {name} {earlier.get(name)!r}; this ladder has {own!r}.")
        for pair in earlier["pairs"]:
            one, two = pair["bots"]
            self.tallies[one, two] = Tally(pair["won"], pair["games"])

    def to_json(self) -> dict[str, Any]:
        """Return everything found, for a file."""
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
    """Elo ratings around a mean of 0, half widths of their 95 % intervals, and the covariance behind both."""

    elo: dict[str, float]
    half: dict[str, float]
    covariance: Any
    order: tuple[str, ...]

    def steps(self, words: Sequence[str]) -> dict[tuple[str, str], tuple[float, float]]:
        """Return the difference between neighbours with the half width of its 95 % interval."""
        found = {}
        for a, b in pairwise(words):
            i, j = self.order.index(a), self.order.index(b)
            variance = self.covariance[i, i] + self.covariance[j, j] - 2 * self.covariance[i, j]
            found[a, b] = self.elo[b] - self.elo[a], SURE * math.sqrt(variance) * ELO
        return found


def rate(words: Sequence[str], tallies: Mapping[tuple[str, str], Tally]) -> Ratings:
    """Return the ratings of greatest likelihood (Bradley-Terry; a shared win is half a win), by Newton's method."""
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
    """Seat one bot among bots of another kind, its seat rotating; yield what it won after each of `games` games.

    A tally of earlier games is gone on with.
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
